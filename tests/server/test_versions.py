"""A rule or a notation changes while games run: games begun with the old one continue, and are replayed."""

from pathlib import Path
from random import Random

import pytest

from tests.games.first_empire.make_fixtures import FOLDER
from tests.games.qin.make_fixtures import FOLDER as QIN
from tests.games.qin.older import HALF, OLDER, older
from tests.server.house import ME, RANDOM, House, open_house
from tianxia import games
from tianxia.engine.record import read
from tianxia.games.first_empire import GAME, VERSION_1


def of_the_old_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry as it was before the correction."""
    monkeypatch.setattr(games, "game", {"first_empire": VERSION_1}.__getitem__)


async def test_a_running_table_goes_on_under_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_the_old_program(monkeypatch)
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = await ann.new_table(ME, RANDOM, game="first_empire")
        await (await ann.sit(table["id"])).play(Random(1), 10)
        cookies = ann.http.cookies
    monkeypatch.undo()
    async with open_house(tmp_path) as house:
        ann = await house.guest()
        ann.http.cookies = cookies
        looker = await ann.sit(table["id"])
        assert looker.welcome["table"]["rules"] == 1
        state = (await house.services.rooms.get(table["id"])).state
        assert (state.game, state.match.position.rules) == (VERSION_1, 1)
        await looker.play(Random(2), 10)
        await looker.do("resign", seat=0)
        assert (await ann.ask("GET", f"/api/tables/{table['id']}/fairness"))["fair"]
        assert '"rules": 1,' in await ann.ask("GET", f"/api/tables/{table['id']}/record")
        again = await ann.ask("POST", f"/api/tables/{table['id']}/rematch", {})
        assert again["table"]["rules"] == GAME.rules_version == 2


async def test_a_running_table_in_the_older_notation_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "game", {"qin": OLDER}.__getitem__)
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = (await ann.new_table(ME, RANDOM, options={"first": "0"}))["id"]
        looker = await ann.sit(table)
        await looker.play(Random(1), 5)
        assert await looker.my_turn()
        assert HALF.match(looker.options[0])
        cookies, before = ann.http.cookies, looker.seen
    monkeypatch.undo()
    async with open_house(tmp_path) as house:
        ann = await house.guest()
        ann.http.cookies = cookies
        looker = await ann.sit(table)
        assert before is not None
        assert looker.seen is not None
        assert looker.seen["view"] == before["view"]
        assert [older(option) for option in looker.options] == before["options"]
        await looker.do("undo", seat=0, version=looker.version)
        assert looker.seen["count"] < before["count"]
        await looker.do("redo", seat=0, version=looker.version)
        assert looker.seen["view"] == before["view"]
        await looker.play(Random(2), 3)
        await looker.do("resign", seat=0)
        assert (await ann.ask("GET", f"/api/tables/{table}/fairness"))["fair"]
        assert not HALF.search(await ann.ask("GET", f"/api/tables/{table}/record"))


async def test_a_record_in_the_older_notation_is_handed_out_in_today_s(house: House) -> None:
    ann = await house.guest("Ann")
    text = (QIN / "bird-2-passes.jsonl").read_text(encoding="utf-8")
    assert HALF.search(text)
    path = f"/api/tables/{(await ann.ask('POST', '/api/records', {'record': text}))['id']}"
    assert (await ann.ask("GET", f"{path}/fairness"))["fair"]
    for form in ("jsonl", "notation"):
        assert not HALF.search(await ann.ask("GET", f"{path}/record?form={form}"))
    steps = (await ann.ask("GET", f"{path}/replay?eye=all"))["steps"]
    assert [older(step["answer"]) for step in steps] == [line.answer for line in read(text)[0].lines]
    asked = next(n for n in range(30, len(steps)) if steps[n]["seat"] >= 0)
    fork = (await ann.ask("POST", f"{path}/fork", {"entry": asked, "seats": [ME, RANDOM]}))["table"]
    looker = await ann.sit(fork["id"])
    assert await looker.my_turn()
    assert await looker.play(Random(1), 1) == 1


async def test_a_record_of_old_rules_is_taken_in_and_played_on_from(house: House) -> None:
    ann = await house.guest("Ann")
    text = (FOLDER / "rules-1-emperor_tile.jsonl").read_text(encoding="utf-8")
    table = await ann.ask("POST", "/api/records", {"record": text})
    assert table["rules"] == 1
    assert (await ann.ask("GET", f"/api/tables/{table['id']}/fairness"))["fair"]
    wish = {"entry": 120, "seats": [ME, RANDOM]}
    fork = (await ann.ask("POST", f"/api/tables/{table['id']}/fork", wish))["table"]
    assert fork["rules"] == 1
    assert (await house.services.rooms.get(fork["id"])).state.match.game is VERSION_1
