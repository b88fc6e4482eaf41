"""What a table allows: chosen when it is created, seen by everybody, and held to by the server."""

from typing import Any

import pytest

from tests.server.house import HELPED, INVITED, ME, OPEN, RANDOM, Guest, House, Json, Looker

NONE = {"hints": False, "previews": False, "undo": False}


async def two_at(house: House, **more: Any) -> tuple[Json, Looker, Looker]:
    ann, bo = await house.guest("Ann"), await house.guest("Bo")
    table = await ann.new_table(ME, OPEN, options={"first": "0"}, **more)
    await bo.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    return table, await ann.sit(table["id"]), await bo.sit(table["id"])


@pytest.mark.parametrize(
    ("seats", "helped"), [([ME, RANDOM], True), ([ME, ME], True), ([ME, OPEN], False), ([ME, RANDOM, INVITED], False)]
)
async def test_help_is_off_among_people_and_on_against_bots(house: House, seats: list[Json], helped: bool) -> None:
    table = await (await house.guest("Ann")).new_table(*seats)
    assert table["allowed"] == dict.fromkeys(NONE, helped)
    assert table["rated"] is False


async def test_what_is_not_allowed_is_refused_and_not_offered(any_house: House) -> None:
    table, ann, bo = await two_at(any_house)
    for looker in (ann, bo):
        assert looker.welcome["table"]["allowed"] == NONE
    watcher = await (await any_house.guest()).sit(table["id"])
    assert watcher.welcome["table"]["allowed"] == NONE
    assert (await ann.refused("hint", seat=0))["code"] == "no-hints-here"
    tried = {"seat": 0, "version": ann.version, "answers": [ann.options[0]]}
    assert (await ann.refused("draft", **tried, preview=True))["code"] == "no-previews-here"
    drafted = await ann.do("draft", **tried)
    assert drafted["ledger"] == []
    assert drafted["changes"], "one still sees what one is about to place"
    await ann.do("answer", seat=0, version=ann.version, answer=ann.options[0])
    assert ann.seen is not None
    assert (ann.seen["undo"], ann.seen["redo"]) == ("none", "none")
    for kind in ("undo", "propose_undo", "redo", "propose_redo"):
        assert (await ann.refused(kind, seat=0, version=ann.version))["code"] == "no-undo-here"


async def test_each_kind_of_help_is_chosen_alone(house: House) -> None:
    _table, ann, _bo = await two_at(house, undo=True)
    assert ann.welcome["table"]["allowed"] == {**NONE, "undo": True}
    await ann.do("answer", seat=0, version=ann.version, answer=ann.options[0])
    await ann.do("propose_undo", seat=0, version=ann.version)
    assert (await ann.refused("hint", seat=0))["code"] == "no-hints-here"
    guest = await house.guest("Cy")
    strict = await guest.new_table(ME, RANDOM, hints=False)
    assert strict["allowed"] == {"hints": False, "previews": True, "undo": True}


async def test_a_rated_game_allows_no_help(any_house: House) -> None:
    table, ann, _bo = await two_at(any_house, rated=True)
    assert (table["rated"], table["allowed"]) == (True, NONE)
    assert (await ann.refused("hint", seat=0))["code"] == "no-hints-here"
    guest = await any_house.guest("Cy")
    against_bot = await guest.new_table(ME, RANDOM, rated=True)
    assert (against_bot["rated"], against_bot["allowed"]) == (True, NONE)
    for help_wanted in HELPED:
        body = {"game": "qin", "seats": [ME, OPEN], "rated": True, help_wanted: True}
        assert await guest.refused("POST", "/api/tables", body) == "rated-no-help"


@pytest.mark.parametrize(
    "body",
    [
        {"game": "qin", "seats": [ME, ME]},
        {"game": "qin", "seats": [ME, ME, OPEN]},
        {"game": "qin", "seats": [RANDOM, RANDOM]},
        {"game": "first_empire", "seats": [ME], "options": {"li_si": "1"}},
    ],
)
async def test_nobody_is_rated_against_themselves(house: House, body: Json) -> None:
    assert await (await house.guest("Ann")).refused("POST", "/api/tables", {**body, "rated": True}) == "rated-alone"


async def test_nobody_takes_two_seats_of_a_rated_game(any_house: House) -> None:
    ann = await any_house.guest("Ann")
    table = await ann.new_table(ME, OPEN, INVITED, rated=True)
    assert await ann.refused("PUT", f"/api/tables/{table['id']}/seats/1") == "rated-alone"
    token = {"token": table["invitations"][0]["path"].partition("#")[2]}
    assert await ann.refused("POST", "/api/links", token) == "rated-alone"


async def test_a_rematch_keeps_what_was_agreed(house: House) -> None:
    table, ann, _bo = await two_at(house, rated=True)
    await ann.do("resign", seat=0)
    again = await guest_of(ann).ask("POST", f"/api/tables/{table['id']}/rematch", {})
    assert (again["table"]["rated"], again["table"]["allowed"]) == (True, NONE)


def guest_of(looker: Looker) -> Guest:
    return looker.guest


async def test_hints_are_told_to_other_people_once_for_each_question(house: House) -> None:
    ada, bo = await house.guest("Ada"), await house.guest("Bo")
    table = (await ada.new_table(ME, OPEN, options={"first": "0"}, **HELPED))["id"]
    await bo.ask("PUT", f"/api/tables/{table}/seats/1")
    mine, theirs = await ada.sit(table), await bo.sit(table)
    await mine.do("hint", seat=0)
    await mine.do("hint", seat=0)
    await theirs.until(lambda message: message["type"] == "said")
    await theirs.do("ping")
    assert [(line["name"], line["seat"], line["text"]) for line in theirs.said] == [("Ada", 0, "")]
    assert [line["text"] for line in (await bo.sit(table)).welcome["chat"]] == [""], "who comes later sees it, too"
    alone = (await ada.new_table(ME, RANDOM, options={"first": "0"}))["id"]
    single = await ada.sit(alone)
    await single.do("hint", seat=0)
    assert (await ada.sit(alone)).welcome["chat"] == []
