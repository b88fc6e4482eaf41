"""Whole games over real sockets: two persons and a bot, spectators, catching up, two at the same moment."""

import asyncio
from functools import partial
from random import Random

import pytest

from tests.server.house import GREEDY, ME, OPEN, RANDOM, House
from tianxia.server.protocol.shapes import Table
from tianxia.server.store.store import Store
from tianxia.server.tables.handlers import game
from tianxia.server.tables.summaries import table_for


async def test_a_whole_game_between_two_persons_and_a_bot(house: House) -> None:
    ann, ben, eve = await house.guest("Ann"), await house.guest("Ben"), await house.guest()
    table = await ann.new_table(ME, OPEN, RANDOM, public=True)
    assert [t["id"] for t in (await ben.ask("GET", "/api/tables?which=open"))["tables"]] == [table["id"]]
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    first, second, other = await ann.sit(table["id"]), await ben.sit(table["id"]), await eve.sit(table["id"])
    assert other.welcome["eye"] == -1
    assert other.seen is not None
    assert other.seen["view"]["hand"] is None
    await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
    assert first.state == "finished"
    while other.state != "finished":
        await other.next()
    assert first.result == other.result == (await eve.ask("GET", f"/api/tables/{table['id']}"))["result"]
    finished = (await eve.ask("GET", "/api/tables?which=finished"))["tables"]
    assert [t["id"] for t in finished] == [table["id"]]
    fairness = await eve.ask("GET", f"/api/tables/{table['id']}/fairness")
    assert fairness["committed"]
    assert fairness["fair"]


async def test_who_comes_back_gets_the_events_since(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, options={"first": "1"})
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    first, second = await ann.sit(table["id"]), await ben.sit(table["id"])
    await asyncio.gather(first.play(Random(1), 3), second.play(Random(2), 3))
    events, version = first.events[:], first.version
    await first.close()
    await asyncio.gather(second.play(Random(3), 1))
    again = await ann.sit(table["id"], since=version)
    assert again.welcome["since"] == version
    whole = await ann.sit(table["id"])
    assert whole.welcome["since"] is None
    assert whole.events == [*events, *again.welcome["events"]]
    assert whole.seen == again.seen
    unknown = await ann.sit(table["id"], since=9999)
    assert unknown.welcome["since"] is None, "an unknown version gets the whole view"


async def test_who_leaves_before_they_are_welcomed_is_not_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.guest("Ann")
    table = (await ann.new_table(ME, RANDOM))["id"]
    reading, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(store: Store, table: str, person: str | None, local_only: bool) -> Table:
        reading.set()
        await go_on.wait()
        return await table_for(store, table, person, local_only)

    monkeypatch.setattr(game, "table_for", slowly)
    socket = await ann.connect(table)
    await socket.send('{"type": "hello", "id": 1}')
    await reading.wait()
    await socket.close()
    while len(house.services.sockets):
        await asyncio.sleep(0.01)
    go_on.set()
    room = await house.services.rooms.get(table)
    await room.do(partial(asyncio.sleep, 0))
    assert not room.publisher.connections


async def test_of_two_who_answer_at_the_same_moment_one_wins(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, GREEDY)
    one, two = await ann.sit(table["id"]), await ann.sit(table["id"])
    assert await one.my_turn()
    assert await two.my_turn()
    version, options = one.version, one.options
    replies = await asyncio.gather(
        one.send("answer", seat=0, version=version, answer=options[0]),
        two.send("answer", seat=0, version=version, answer=options[1]),
    )
    assert sorted(reply["type"] for reply in replies) == ["done", "trouble_with"]
    assert [reply["code"] for reply in replies if reply["type"] == "trouble_with"] == ["late"]
    stored = await house.services.store.entries(table["id"])
    assert [entry["seat"] for entry in stored if entry["kind"] == "answer"].count(0) == 1


async def test_hot_seat_is_one_person_in_both_seats(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, ME, options={"first": "0"})
    looker = await ann.sit(table["id"])
    assert looker.welcome["mine"] == [0, 1]
    await looker.do("answer", seat=0, version=looker.version, answer=looker.options[0])
    await looker.do("look", eye=1)
    await looker.do("answer", seat=1, version=looker.version, answer=looker.options[0])
    await looker.do("look", eye=0)
    assert looker.seen is not None
    assert looker.seen["undo"] == "free"
    before = looker.seen["count"]
    await looker.do("undo", seat=0, version=looker.version)
    assert looker.seen["count"] < before
    assert looker.seen["asked"] == [{"seat": 1, "question": "place"}]


async def test_what_all_see_alike_is_kept_once_for_all_eyes(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, ME, game="zhanguo")
    lookers = [await ann.sit(table["id"]) for _ in range(3)]
    for looker, eye in zip(lookers, (0, 1, -1), strict=True):
        await looker.do("look", eye=eye)
    shown = (await house.services.rooms.get(table["id"])).publisher.shown
    for _ in range(2):
        assert sorted(shown.eyes) == [-1, 0, 1]
        assert not any(name in own for own in shown._besides.values() for name in ("map", "seats", "walls"))
        mover = next(looker for looker in lookers if looker.options)
        await mover.do("answer", seat=mover.welcome["eye"], version=mover.version, answer=mover.options[0])


async def test_a_bot_that_dies_is_replaced(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, options={"first": "0"})
    looker = await ann.sit(table["id"])
    await looker.play(Random(1), 1)
    assert await looker.my_turn()
    pool = house.services.bots._pool
    assert pool is not None
    for process in pool._processes.values():
        process.kill()
    await looker.play(Random(2), 2)
    assert await looker.my_turn()


async def test_a_hint_goes_on_from_the_draft(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, game="zhanguo")
    looker = await ann.sit(table["id"])
    assert await looker.my_turn()
    card = next(key for key in looker.options if key.isdecimal())
    drafted = await looker.do("draft", seat=0, version=looker.version, answers=[card])
    assert drafted["question"] == "use"
    hinted = await looker.do("hint", seat=0, drafted=True)
    for way in hinted["best"]:
        first = way["steps"][0]
        assert first["question"] == "use"
        assert first["key"] in drafted["options"]
        assert first["spots"]
        assert first["text"]["say"] == "zhanguo-choice-use"
    whole = [step["key"] for step in hinted["best"][0]["steps"]]
    drafted = await looker.do("draft", seat=0, version=looker.version, answers=whole)
    assert drafted["barrier"], "the steps lead to the end of the turn"
    assert drafted["complete"]


async def test_an_earlier_choice_can_be_looked_at_from_the_middle_of_a_draft(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, game="zhanguo")
    looker = await ann.sit(table["id"])
    assert await looker.my_turn()
    card = next(key for key in looker.options if key.isdecimal())
    for answer in (card, "court", "recruit"):
        drafted = await looker.do("draft", seat=0, version=looker.version, answers=[answer])
    other = await looker.do("draft", seat=0, version=looker.version, answers=["tuck"], preview=True, keep=1)
    assert other["answers"] == [card, "tuck"]
    assert other["question"] == "tuck"
    further = await looker.do("draft", seat=0, version=looker.version, answers=["red"], preview=True)
    assert further["answers"][:3] == drafted["answers"]
    assert (await looker.refused("draft", seat=0, version=looker.version, answers=["red"], preview=True, keep=-1))[
        "code"
    ] == "malformed"


async def test_a_hint_at_the_start_of_a_turn(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, game="zhanguo")
    looker = await ann.sit(table["id"])
    assert await looker.my_turn()
    assert (await looker.do("hint", seat=0))["best"][0]["steps"][0]["key"] in looker.options


async def test_a_game_without_advice_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.server.tables.handlers.hints.can_advise", lambda _game: False)
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, options={"first": "0"})
    looker = await ann.sit(table["id"])
    assert (await looker.refused("hint", seat=0))["code"] == "no-hint"


async def test_hints_reasons_and_candidates(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, options={"first": "0"})
    looker = await ann.sit(table["id"])
    hinted = await looker.do("hint", seat=0)
    assert hinted["best"][0]["steps"][0]["key"] in looker.options
    reason = await looker.do("why_not", seat=0, answers=["rA1 rB1"])
    assert reason["refusal"]["rule"].startswith("Q-2")
    assert (await looker.do("why_not", seat=0, answers=[looker.options[0]]))["refusal"] is None
    listed = await looker.do("list_candidates", seat=0)
    allowed = [candidate["answer"] for candidate in listed["candidates"] if candidate["refusal"] is None]
    assert set(allowed) <= set(looker.options)
    preview = await looker.do("draft", seat=0, version=looker.version, answers=[looker.options[0]], preview=True)
    assert preview["preview"]
    assert preview["barrier"] == "chance"
    assert preview["events"][0]["event"] == "placed"
    drafted = await looker.do("draft", seat=0, version=looker.version, answers=[looker.options[0]])
    assert drafted["view"] == preview["view"]
    code = (await looker.refused("draft", seat=0, version=looker.version, answers=[looker.options[1]]))["code"]
    assert code == "draft-barrier"
    fresh = await looker.do("draft", seat=0, version=looker.version, answers=[looker.options[1]], keep=0)
    assert fresh["answers"] == [looker.options[1]]
    await looker.do("confirm", seat=0, version=looker.version, answers=fresh["answers"])
