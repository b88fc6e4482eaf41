"""Well-formed messages of people at the table, legal or not, at any moment: the table and its store always agree."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.house import House, Json, Looker, open_house
from tests.server.test_protocol import at_table
from tianxia.server.protocol.incoming import PROTOCOL, FromClient
from tianxia.server.tables.automation import Automation
from tianxia.server.tables.changes import restored
from tianxia.server.tables.room import Room


def mostly(value: str, *others: Any) -> st.SearchStrategy[Any]:
    """Nearly always one value, so that something happens; now and then another."""
    return st.sampled_from([*[value] * 8, *others])


ANSWERS = mostly("offered", "pass", "rE7 yF7", "x" * 20)
OWN: dict[str, st.SearchStrategy[Any]] = {
    "seat": mostly("own", "other", 7),
    "eye": mostly("own", "other", -1),
    "since": st.integers(0, 60) | st.none(),
    "version": mostly("now", 0, 3, 9999),
    "answer": ANSWERS,
    "answers": st.lists(ANSWERS, min_size=1, max_size=2),
    "protocol": st.sampled_from([None, PROTOCOL]),
    **dict.fromkeys(("reach", "spots"), st.lists(st.sampled_from(["hand:ry", "cell:E7", "stop"]), max_size=2)),
    "keep": st.none() | st.integers(0, 2),
    "bot": st.sampled_from(["random", None, "deep"]),
    "text": st.text(min_size=1, max_size=30),
    **dict.fromkeys(("preview", "turn", "yes", "on", "drafted", "trees"), st.booleans()),
}
"""A fitting value for each field of each message; words such as `now` are filled in when it is sent."""
OFTEN = ["answer"] * 8 + ["confirm"] * 4 + ["draft"] * 3 + ["undo"] * 3 + ["redo"] * 2


def whole_messages() -> st.SearchStrategy[Json]:
    """Messages of the right shape with anything in them; giving up would end the game too soon."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in FromClient.__subclasses__()}
    chosen = st.sampled_from([*OFTEN, *(tag for tag in kinds if tag != "resign")])
    return chosen.flatmap(lambda tag: whole_message(tag, kinds[tag]))


def whole_message(tag: str, kind: type[FromClient]) -> st.SearchStrategy[Json]:
    fields = {field: OWN[field] for field in kind.__struct_fields__ if field != "id"}
    return st.fixed_dictionaries({"type": st.just(tag), **fields})


def filled_in(message: Json, looker: Looker) -> Json:
    eye = looker.welcome["eye"]
    meant = {"own": eye, "other": 1 - eye, "now": looker.version, "offered": (looker.options or ["pass"])[0]}
    given = {name: meant.get(value, value) if isinstance(value, str) else value for name, value in message.items()}
    return {**given, **({"answers": [meant.get(key, key) for key in given["answers"]]} if "answers" in given else {})}


CHANGES = {"answer", "confirm", "take_back", "undo", "propose_undo", "redo", "propose_redo", "consent"}
CHANGES |= {"pause", "stand_in", "switch_chat"}
"""Only these may move the table on."""


async def one_message(lookers: tuple[Looker, Looker], house: House, message: Json, number: int) -> None:
    """Send it; whatever comes of it, what was acknowledged is stored and what was refused has changed nothing."""
    looker, store = lookers[number], house.services.store
    table = looker.welcome["table"]["id"]
    room = await house.services.rooms.get(table)
    before, entries = room.state.version, len(await store.entries(table))
    sent = filled_in(message, looker)
    reply = await looker.send(sent.pop("type"), **sent)
    moved = room.state.version - before
    assert moved == len(await store.entries(table)) - entries
    if moved:
        assert (moved, reply["type"], message["type"] in CHANGES) == (1, "done", True), (message, reply)
    assert reply.get("code") != "server-failed", message
    rebuilt = restored(room.state.row, await store.seats([table]), await store.entries(table))
    for eye in (-1, 0, 1):
        assert rebuilt.seen(eye) == room.state.seen(eye), "the store has just what the table shows"
    assert rebuilt.version == room.state.version
    await go_on(room, lookers)


async def go_on(room: Room, lookers: tuple[Looker, Looker]) -> None:
    """Let the table be one at which something can happen, and both see it as it is."""
    if room.state.paused:
        await lookers[0].do("pause", seat=0, on=False)
    for seat, looker in enumerate(lookers):
        if room.state.seats[seat].stand_in is not None:
            await looker.do("stand_in", seat=seat, bot=None)
    for seat, looker in enumerate(lookers):
        await looker.do("look", eye=seat)
        assert looker.version == room.state.version


async def no_bot_turn(*_arguments: object) -> None:
    """A bot that stands in would move between two messages."""


def test_whatever_a_seat_sends_for_itself_the_table_and_its_store_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table, many well-formed messages from who sits at it, legal or not, at any moment."""
    monkeypatch.setattr(Automation, "_bot_turn", no_bot_turn)
    with asyncio.Runner() as runner:
        opened = open_house(tmp_path)
        house = runner.run(opened.__aenter__())
        at, answers = [runner.run(at_table(house))], 0

        @given(whole_messages(), st.sampled_from([0, 1]))
        def hold(message: Json, number: int) -> None:
            nonlocal answers
            if at[0][0].state == "finished":
                at[0] = runner.run(at_table(house))
            # Mostly the seat with the question answers, or nothing would ever move.
            asked = 0 if at[0][0].options else 1
            who = asked if message["type"] in ("answer", "confirm") and number else number
            before = at[0][0].version
            runner.run(one_message(at[0], house, message, who))
            answers += message["type"] in ("answer", "confirm") and at[0][0].version > before

        hold()
        assert answers >= 5, "something must have happened"
        runner.run(opened.__aexit__(None, None, None))
