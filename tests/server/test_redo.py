"""Redo: what was undone comes back whole, until somebody gives a different answer, and only to its own person."""

import json
from pathlib import Path
from random import Random

from tests.server.house import ME, RANDOM, House, Looker, open_house
from tests.server.test_clocks import clock_of
from tests.server.test_draft import to_trade, two


def shown(looker: Looker) -> str:
    """Everything an eye sees, without what undo and redo mean to it."""
    assert looker.seen is not None
    kept = {name: value for name, value in looker.seen.items() if name not in ("undo", "undoes", "redo")}
    return json.dumps([kept, looker.events])


async def test_a_turn_and_the_bots_replies_come_back_even_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.guest("Ann")
        table = (await ann.new_table(ME, RANDOM, RANDOM, options={"first": "0"}))["id"]
        looker = await ann.sit(table)
        await looker.play(Random(1), 3)
        assert await looker.my_turn()
        assert looker.seen is not None
        before, count = shown(looker), looker.seen["count"]
        assert (looker.seen["undoes"], looker.seen["redo"]) == ([1, 2], "none")
        await looker.do("undo", seat=0, version=looker.version)
        await looker.do("undo", seat=0, version=looker.version)
        assert looker.seen["count"] < count - 4
        assert looker.seen["redo"] == "free"
        watching = await (await house.guest("Ben")).sit(table)
        assert watching.seen is not None
        assert watching.seen["redo"] == "none"
        cookie = ann.http.cookies
    async with open_house(tmp_path) as house:
        ann = await house.guest()
        ann.http.cookies = cookie
        looker = await ann.sit(table)
        for _ in range(2):
            await looker.do("redo", seat=0, version=looker.version)
        assert shown(looker) == before
        whole = await ann.sit(table)
        assert shown(whole) == before
        again = await looker.refused("redo", seat=0, version=looker.version)
        assert again["code"] == "nothing-to-redo"


async def test_once_something_else_is_answered_there_is_nothing_to_redo(house: House) -> None:
    ann = await house.guest("Ann")
    looker = await ann.sit((await ann.new_table(ME, RANDOM, options={"first": "0"}))["id"])
    await looker.play(Random(1), 1)
    assert await looker.my_turn()
    await looker.do("undo", seat=0, version=looker.version)
    assert looker.seen is not None
    assert looker.seen["redo"] == "free"
    await looker.do("draft", seat=0, version=looker.version, answers=[looker.options[-1]])
    assert looker.seen["redo"] == "free", "a preview is not an answer"
    await looker.do("answer", seat=0, version=looker.version, answer=looker.options[-1])
    assert await looker.my_turn()
    assert looker.seen["redo"] == "none"
    assert (await looker.refused("redo", seat=0, version=looker.version))["code"] == "nothing-to-redo"


async def test_moves_of_others_come_back_by_the_same_consent(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    looker = await to_trade(first, second)
    other = second if looker is first else first
    eye, theirs = looker.welcome["eye"], other.welcome["eye"]
    await looker.do("answer", seat=eye, version=looker.version, answer=looker.options[0])
    await looker.do("undo", seat=eye, version=looker.version)
    assert looker.seen is not None
    assert looker.seen["redo"] == "free", "it could just as well be answered again"
    await looker.do("redo", seat=eye, version=looker.version)
    await looker.do("undo", seat=eye, version=looker.version)
    before = looker.seen["count"]
    await looker.do("propose_undo", seat=eye, version=looker.version)
    await other.do("consent", seat=theirs, yes=True)
    await looker.until(lambda message: message["type"] == "changed")
    assert looker.seen["count"] < before
    needs = "consent" if eye == 0 else "free"  # the player asked last took back only their own
    assert looker.seen["redo"] == needs
    assert other.seen is not None
    assert other.seen["redo"] == "none"
    assert (await other.refused("redo", seat=theirs, version=other.version))["code"] == "nothing-to-redo"
    if needs == "consent":
        assert (await looker.refused("redo", seat=eye, version=looker.version))["refusal"]["code"] == "barrier"
    await looker.do("propose_redo", seat=eye, version=looker.version)
    await other.until(lambda message: message["type"] == "room" and message["room"]["proposal"] is not None)
    assert (other.room["proposal"]["redo"], other.room["proposal"]["missing"]) == (True, [theirs])
    await other.do("consent", seat=theirs, yes=True)
    await looker.until(lambda message: message["type"] == "changed")
    assert looker.seen["count"] == before


async def test_a_redo_earns_what_the_turn_had_earned(house: House, small_game: str) -> None:
    first, second = await two(house, small_game, clock={"seconds": 1000, "increment": 100})
    looker = await to_trade(first, second)
    _room, clock = await clock_of(house, looker)
    eye = looker.welcome["eye"]
    before = clock.left[eye]
    for _ in range(2):
        await looker.do("answer", seat=eye, version=looker.version, answer=looker.options[0])
    for _ in range(2):
        await looker.do("undo", seat=eye, version=looker.version, turn=True)
        assert clock.left[eye] <= before
        await looker.do("redo", seat=eye, version=looker.version)
        assert 90 < clock.left[eye] - before <= 100
