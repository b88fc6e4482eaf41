"""Turns of many answers, sealed questions and drafts, with the engine's small game."""

import asyncio
import json
from random import Random
from typing import Any

from tests.server.house import HELPED, ME, OPEN, RANDOM, Guest, House, Looker


async def two(house: House, game: str, **more: Any) -> tuple[Looker, Looker]:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, game=game, **HELPED, **more)
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    return await ann.sit(table["id"]), await ben.sit(table["id"])


async def bid(looker: Looker, answer: str = "0") -> None:
    eye = looker.welcome["eye"]
    await looker.do("answer", seat=eye, version=looker.version, answer=answer)


async def to_trade(first: Looker, second: Looker) -> Looker:
    """Bid, then return who is to show a card."""
    await bid(first, first.options[0])
    await bid(second, second.options[0])
    while first.seen is None or first.seen["asked"][0]["question"] != "show":
        await first.next()
    while second.version < first.version:
        await second.next()
    return first if first.options else second


async def test_sealed_answers_come_in_any_order_and_can_be_taken_back(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    assert first.seen is not None
    assert first.seen["sealed"]
    assert [asked["seat"] for asked in first.seen["asked"]] == [0, 1]
    version = first.version
    drafted = await second.do("draft", seat=1, version=version, answers=[second.options[-1]])
    assert drafted["barrier"] == "sealed"
    assert drafted["events"] == []
    # Both decide on the same version: the second is not late, since nobody could see the first.
    await second.do("answer", seat=1, version=version, answer=second.options[-1])
    while first.version < second.version:
        await first.next()
    assert first.seen["given"] == [1]
    assert first.events == [event for event in first.events if event["event"] != "bids"]
    await second.do("take_back", seat=1, version=version)
    again = await second.refused("take_back", seat=1, version=second.version)
    assert again["refusal"]["code"] == "nothing-to-take-back"
    assert second.seen is not None
    replies = await asyncio.gather(
        first.send("answer", seat=0, version=version, answer=first.options[0]),
        second.send("answer", seat=1, version=second.version, answer=second.options[-1]),
    )
    assert [reply["type"] for reply in replies] == ["done", "done"]
    while not any(event["event"] == "bids" for event in first.events):
        await first.next()
    twice = await first.refused("answer", seat=0, version=version, answer="0")
    assert twice["code"] == "late"


async def test_a_draft_runs_to_the_barrier_and_is_confirmed_whole(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    looker = await to_trade(first, second)
    eye, version = looker.welcome["eye"], looker.version
    card = looker.options[0]
    one = await looker.do("draft", seat=eye, version=version, answers=[card])
    assert one["question"] == "price"
    assert [event["event"] for event in one["events"]] == ["showed"]
    assert [(step["question"], step["key"]) for step in one["steps"]][-1:] == [("show", card)]
    dear = await looker.do("list_candidates", seat=eye)
    assert dear["question"] == "price"
    price = one["options"][0]
    ahead = await looker.do("draft", seat=eye, version=version, answers=[price], preview=True)
    assert [event["event"] for event in ahead["events"]] == ["showed", "asked"]
    assert ahead["barrier"] == "others"
    assert (await looker.refused("why_not", seat=eye, answers=["nonsense"]))["code"] == "no-answer"
    both = await looker.do("draft", seat=eye, version=version, answers=[price])
    assert both["answers"] == [card, price]
    assert (await looker.do("look", eye=eye))["draft"] == [card, price], "a player who comes back finds their draft"
    shorter = await looker.do("draft", seat=eye, version=version, keep=1, answers=[])
    assert shorter["answers"] == [card]
    assert (await looker.do("draft", seat=eye, version=looker.version, keep=0, answers=[]))["answers"] == []
    bad = await looker.refused("confirm", seat=eye, version=version, answers=[card, "9"])
    assert bad["code"] == "no-answer"
    assert looker.version == version, "nothing of a refused draft was played"
    past = await looker.refused("confirm", seat=eye, version=version, answers=[card, price, "buy"])
    assert past["code"] == "draft-barrier"
    await looker.do("confirm", seat=eye, version=version, answers=[card, price])
    assert looker.version == version + 1, "a whole turn is one entry"
    other = second if looker is first else first
    assert await other.my_turn()
    assert other.seen is not None
    assert other.seen["question"] == "reply"
    assert other.seen["steps"] == [], "another seat's answer is not shown"
    gone = await looker.refused("draft", seat=eye, version=looker.version, keep=0, answers=[])
    assert gone["refusal"]["code"] == "not-asked"


async def test_nobody_else_can_see_or_use_a_draft(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    looker = await to_trade(first, second)
    other = second if looker is first else first
    eye, heard = looker.welcome["eye"], len(other.heard)
    await looker.do("draft", seat=eye, version=looker.version, answers=[looker.options[0]])
    assert (await other.refused("draft", seat=eye, version=other.version, answers=[]))["code"] == "not-your-seat"
    tried = await other.refused("draft", seat=eye, version=other.version, answers=["x"], preview=True)
    assert tried["code"] == "not-your-seat"
    await other.do("ping")
    assert all('"trouble_with"' in text or '"done"' in text for text in other.heard[heard:])


async def test_two_windows_of_a_seat_have_one_draft(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    looker = await to_trade(first, second)
    eye, version, card = looker.welcome["eye"], looker.version, looker.options[0]
    window = await looker.guest.sit(looker.welcome["table"]["id"])
    one = await looker.do("draft", seat=eye, version=version, answers=[card])
    told = await window.until(lambda message: message["type"] == "drafted")
    assert told == {**one, "id": -1}
    both = await window.do("draft", seat=eye, version=version, answers=[one["options"][0]])
    assert both["answers"] == [card, one["options"][0]], "it continues from the same draft"
    assert await looker.until(lambda message: message["type"] == "drafted") == {**both, "id": -1}
    await window.do("confirm", seat=eye, version=version, answers=both["answers"])
    late = await looker.refused("confirm", seat=eye, version=version, answers=both["answers"])
    assert late["code"] == "late"


async def test_a_change_beside_the_game_leaves_drafts_standing(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    looker = await to_trade(first, second)
    other = second if looker is first else first
    eye, card = looker.welcome["eye"], looker.options[0]
    drafted = await looker.do("draft", seat=eye, version=looker.version, answers=[card])
    for one, on in ((looker, True), (looker, False), (other, True), (other, False)):
        version = looker.version
        await one.do("pause", seat=one.welcome["eye"], on=on)
        while looker.version == version:
            await looker.next()
        assert json.loads(next(text for text in reversed(looker.heard) if '"changed"' in text))["draft"] == [card]
    both = await looker.do("draft", seat=eye, version=looker.version, answers=[drafted["options"][0]])
    assert both["answers"] == [card, drafted["options"][0]]


async def test_undo_within_a_turn_is_free_and_beyond_it_needs_consent(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    looker = await to_trade(first, second)
    other = second if looker is first else first
    eye, theirs = looker.welcome["eye"], other.welcome["eye"]
    await looker.do("answer", seat=eye, version=looker.version, answer=looker.options[0])
    assert looker.seen is not None
    assert looker.seen["undo"] == "free"
    await looker.do("undo", seat=eye, version=looker.version)
    assert looker.seen["question"] == "show"
    assert (await looker.refused("undo", seat=eye, version=looker.version))["refusal"]["code"] == "barrier"
    assert looker.seen["undo"] == "consent"
    count = looker.seen["count"]
    await looker.do("propose_undo", seat=eye, version=looker.version)
    await other.until(lambda message: message["type"] == "room" and message["room"]["proposal"] is not None)
    assert other.room["proposal"]["missing"] == [theirs]
    await other.do("consent", seat=theirs, yes=False)
    await looker.until(lambda message: message["type"] == "room" and message["room"]["proposal"] is None)
    assert looker.seen["count"] == count
    await looker.do("propose_undo", seat=eye, version=looker.version)
    await other.do("consent", seat=theirs, yes=True)
    await looker.until(lambda message: message["type"] == "changed" and message["rewound"])
    assert looker.seen["count"] < count
    whole = await looker.guest.sit(looker.welcome["table"]["id"])
    assert whole.events == looker.events, "those who watched and those who come in have the same events after an undo"


async def test_a_turn_is_begun_anew_in_one_step(house: House, small_game: str) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, ME, game=small_game)
    looker = await ann.sit(table["id"])
    for eye in (0, 1):
        await looker.do("look", eye=eye)
        await bid(looker, looker.options[0])
    assert looker.seen is not None
    mover = looker.seen["asked"][0]["seat"]
    await looker.do("look", eye=mover)
    began, options = looker.seen["count"], looker.options
    for _ in range(2):
        await looker.do("answer", seat=mover, version=looker.version, answer=looker.options[-1])
    assert looker.seen["count"] > began + 1
    await looker.do("undo", seat=mover, version=looker.version, turn=True)
    assert (looker.seen["count"], looker.options) == (began, options), "both answers of the turn are gone at once"
    assert all(event["after"] < began for event in looker.events)


async def test_a_turn_begun_anew_stops_at_a_barrier(house: House, small_game: str) -> None:
    first, second = await two(house, small_game)
    looker = await to_trade(first, second)
    eye = looker.welcome["eye"]
    assert looker.seen is not None
    began = looker.seen["count"]
    await looker.do("answer", seat=eye, version=looker.version, answer=looker.options[0])
    await looker.do("undo", seat=eye, version=looker.version, turn=True)
    assert looker.seen["count"] == began, "the bids before the turn stay"
    refused = await looker.refused("undo", seat=eye, version=looker.version, turn=True)
    assert refused["refusal"]["code"] == "barrier"


async def test_whole_small_games_with_bots_survive_a_fresh_room(house: House, small_game: str) -> None:
    ann: Guest = await house.guest("Ann")
    table = await ann.new_table(ME, RANDOM, RANDOM, game=small_game)
    looker = await ann.sit(table["id"])
    await looker.play(Random(5), 6)
    assert await looker.my_turn()
    room = await house.services.rooms.get(table["id"])
    before = room.state.seen(0)
    house.services.rooms.discard(room, "again")
    again = await house.services.rooms.get(table["id"])
    assert again is not room
    assert again.state.seen(0) == before
    looker = await ann.sit(table["id"])
    await looker.play(Random(6))
    assert looker.state == "finished"
    assert (await ann.ask("GET", f"/api/tables/{table['id']}/fairness"))["fair"]
