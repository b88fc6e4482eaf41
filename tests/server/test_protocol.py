"""Anything that comes in over the socket gets a clear answer; invalid messages change nothing."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.house import HELPED, LOOSE, ME, OPEN, Guest, House, Looker, SlowTime, open_house
from tianxia.server.protocol.incoming import PROTOCOL, FromClient

KINDS = [kind.__struct_config__.tag for kind in FromClient.__subclasses__()]
TEXTS = st.sampled_from(["", "pass", "rE7 yF7", "random", "greedy", "\x00", "<script>", "9" * 150, "é" * 300])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.sampled_from([2**31, 2**70, -(2**70)]) | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    [
        "id",
        "seat",
        "version",
        "answer",
        "answers",
        "eye",
        "since",
        "yes",
        "on",
        "bot",
        "text",
        "turn",
        "keep",
        "x",
    ]
)
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from([*KINDS, "unknown", ""])}, optional={"id": st.integers(0, 99)}
).flatmap(lambda base: st.dictionaries(FIELDS, VALUES, max_size=5).map(lambda more: {**more, **base}))
ANYTHING = st.one_of(
    MESSAGES.map(lambda message: json.dumps(message)),
    st.text(max_size=60),
    st.binary(max_size=60),
    st.just("[" * 5000),
    st.just('{"type":"say","id":1,"text":"' + "x" * 20_000 + '"}'),
)


async def at_table(house: House) -> tuple[Looker, Looker]:
    """Two persons at a table; it is not the second one's turn."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await ann.new_table(ME, OPEN, options={"first": "0"}, **HELPED)
    await ben.ask("PUT", f"/api/tables/{table['id']}/seats/1")
    return await ann.sit(table["id"]), await ben.sit(table["id"])


HARMLESS = {"pause", "resign", "stand_in", "say", "switch_chat", "look", "hello", "consent", "propose_undo"}
"""What even a stranger's random message may rightly do for its own seat: left out if nothing may change."""


def test_nothing_that_comes_in_changes_the_game_or_breaks_the_table(tmp_path: Path) -> None:
    """One table, many messages from somebody whose turn it is not."""
    with asyncio.Runner() as runner:
        opened = open_house(tmp_path)
        house = runner.run(opened.__aenter__())
        first, second = runner.run(at_table(house))
        before = json.dumps(first.seen)

        @settings(max_examples=150)
        @given(ANYTHING)
        def hold(text: str | bytes) -> None:
            if not any(f'"{kind}"' in str(text) for kind in HARMLESS):
                reply = runner.run(second.raw(text))
                assert reply["type"] in {"trouble_with", "done", "reason", "drafted"}, reply

        hold()
        runner.run(first.do("look", eye=0))
        assert json.dumps(first.seen) == before
        assert first.version == second.version
        runner.run(opened.__aexit__(None, None, None))


WRONG: list[tuple[str, str | bytes]] = [
    ("malformed", "{"),
    ("malformed", b"\xff\xfe"),
    ("malformed", '{"type":"dance","id":7}'),
    ("malformed", '{"type":"answer","id":7,"seat":0,"version":1}'),
    ("malformed", '{"type":"answer","id":7,"seat":0,"version":1,"answer":"pass","cheat":true}'),
    ("malformed", '{"type":"answer","id":7,"seat":"0","version":1,"answer":"pass"}'),
    ("malformed", '{"type":"hint","id":-7,"seat":0}'),
    ("no-seat", '{"type":"hint","id":7,"seat":9}'),
    ("not-your-seat", '{"type":"answer","id":7,"seat":1,"version":2,"answer":"pass"}'),
    ("not-your-seat", '{"type":"look","id":7,"eye":1}'),
    ("not-your-seat", '{"type":"hello","id":7,"eye":1}'),
    ("not-your-seat", '{"type":"resign","id":7,"seat":1}'),
    ("not-your-seat", '{"type":"why_not","id":7,"seat":1,"answers":["pass"]}'),
    ("late", '{"type":"answer","id":7,"seat":0,"version":0,"answer":"pass"}'),
    ("late", '{"type":"answer","id":7,"seat":0,"version":99,"answer":"pass"}'),
    ("no-answer", '{"type":"answer","id":7,"seat":0,"version":2,"answer":"rB2 rJ10"}'),
    ("refused", '{"type":"answer","id":7,"seat":0,"version":2,"answer":"pass"}'),
    ("refused", '{"type":"undo","id":7,"seat":0,"version":2}'),
    ("no-proposal", '{"type":"consent","id":7,"seat":0,"yes":true}'),
    ("unknown-bot", '{"type":"stand_in","id":7,"seat":0,"bot":"deep-thought"}'),
    ("too-large", '{"type":"say","id":7,"text":"' + "x" * 20_000 + '"}'),
]


async def test_every_wrong_message_gets_its_error_and_changes_nothing(house: House) -> None:
    first, _second = await at_table(house)
    assert first.version == 2
    for code, text in WRONG:
        reply = await first.raw(text)
        assert reply["type"] == "trouble_with", (text, reply)
        assert reply["code"] == code, (text, reply)
        assert reply["id"] == (7 if '"id":7' in str(text) else reply["id"])
        assert reply["version"] == 2
    await first.do("look", eye=0)
    assert first.version == 2


async def test_a_duplicate_is_late(house: House) -> None:
    first, _second = await at_table(house)
    text = json.dumps({"type": "answer", "id": 50, "seat": 0, "version": 2, "answer": first.options[0]})
    assert (await first.raw(text))["type"] == "done"
    again = await first.raw(text)
    assert again["code"] == "late"
    assert first.version == 3


async def test_the_first_message_is_hello(house: House) -> None:
    first, _second = await at_table(house)
    looker = Looker(await first.guest.connect(first.welcome["table"]["id"]))
    assert (await looker.refused("ping"))["code"] == "hello-first"
    with pytest.raises(ConnectionClosed) as closed:
        await Looker(await first.guest.connect("x" * 16)).next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "no-table"


async def test_far_too_large_closes_the_connection_only(house: House) -> None:
    first, second = await at_table(house)
    with pytest.raises(ConnectionClosed):
        await second.raw("x" * 200_000)
    await first.do("ping")


PING = b'{"type":"ping","id":77}'
IN_FRAME = Frame(Opcode.TEXT, PING).serialize(mask=True)
IN_PIECES = {
    "a frame in two": ([IN_FRAME[:9], IN_FRAME[9:]], 77),
    "two frames at once": ([IN_FRAME + IN_FRAME], 77),
    "a message in two frames": (
        [
            Frame(Opcode.TEXT, PING[:9], fin=False).serialize(mask=True),
            Frame(Opcode.CONT, PING[9:]).serialize(mask=True),
        ],
        77,
    ),
    # The mask is zero: what follows looks like a frame of its own, and is the text of the first.
    "a frame in a frame": ([bytes([0x81, 0x80 | len(IN_FRAME), 0, 0, 0, 0]), IN_FRAME], -1),
}


@pytest.mark.parametrize("pieces", IN_PIECES)
async def test_messages_may_come_in_any_pieces(house: House, pieces: str) -> None:
    first, _second = await at_table(house)
    parts, number = IN_PIECES[pieces]
    for part in parts:
        first.socket.transport.write(part)
        await asyncio.sleep(0.05)
    assert (await first.until(lambda message: "id" in message))["id"] == number
    await first.do("ping")


async def test_who_is_too_quick_waits_and_loses_nothing(tmp_path: Path, slow_time: SlowTime) -> None:
    quick = replace(LOOSE, messages=(50.0, 8.0), heavy=(20.0, 2.0))
    async with open_house(tmp_path, limits=quick) as house:
        first, _second = await at_table(house)
        for _ in range(4):
            await first.do("draft", seat=0, version=2, answers=[first.options[0]], preview=True)
        assert slow_time.waited == pytest.approx([1 / 20.0] * 2, rel=1e-3), "two more previews than may come at once"
        slow_time.waited.clear()
        for _ in range(12):
            await first.do("ping")
        assert slow_time.waited, "more messages than may come at once"
        assert max(slow_time.waited) <= 1 / 50.0


@pytest.mark.usefixtures("slow_time")
async def test_who_sends_far_too_much_is_told_so(tmp_path: Path) -> None:
    tight = replace(LOOSE, messages=(0.1, 20.0), heavy=(0.1, 3.0), chat=(0.1, 2.0))
    async with open_house(tmp_path, limits=tight) as house:
        first, _second = await at_table(house)
        tried = {"seat": 0, "version": 2, "answers": [first.options[0]], "preview": True}
        codes = [(await first.send("draft", **tried)).get("code") for _ in range(5)]
        assert codes == [None, None, None, "too-many", "too-many"]
        said = [await first.send("say", text="hey") for _ in range(3)]
        assert [answer.get("code") for answer in said] == [None, None, "too-many"]
        assert said[-1]["values"] == {"wait": 10}
        pings = [(await first.send("ping")).get("code") for _ in range(20)]
        assert pings[-1] == "too-many"


async def test_a_slow_reader_is_let_go(tmp_path: Path) -> None:
    tight = replace(LOOSE, waiting=5)
    async with open_house(tmp_path, limits=tight) as house:
        _first, second = await at_table(house)
        room = await house.services.rooms.get(second.welcome["table"]["id"])
        slow = next(connection for connection in room.publisher.connections if connection.eye == 1)
        for _ in range(50):
            room.publisher.tell_room()
        assert slow.closed
        assert (await second.until(lambda message: message["type"] == "bye"))["code"] == "too-slow"


async def test_another_site_s_page_cannot_open_a_socket(house: House) -> None:
    first, _second = await at_table(house)
    guest: Guest = first.guest
    table = first.welcome["table"]["id"]
    with pytest.raises(Exception, match="403"):
        await guest.connect(table, Origin="https://evil.example")
    allowed: Any = await guest.connect(table, Origin=f"http://127.0.0.1:{house.port}")
    await allowed.close()


async def test_a_page_of_another_protocol_is_told_to_load_itself_again(house: House) -> None:
    ann = await house.guest("Ann")
    table = await ann.new_table(ME, OPEN)
    for protocol, code in ((PROTOCOL, None), (None, None), (PROTOCOL - 1, "old-page"), (PROTOCOL + 1, "old-page")):
        looker = Looker(await ann.connect(table["id"]))
        assert (await looker.hello(protocol=protocol)).get("code") == code
        await looker.close()


async def test_a_path_is_drafted_at_once_or_not_at_all(house: House) -> None:
    """The refusal is that of its first wrong step, and the draft stays as it was."""
    ann = await house.guest("Ann")
    looker = await ann.sit((await ann.new_table(ME, ME, game="zhanguo"))["id"])
    assert looker.seen is not None
    await looker.do("look", eye=looker.seen["asked"][0]["seat"])
    seat, card = looker.welcome["eye"], looker.options[0]
    path = {"seat": seat, "version": looker.version}
    whole = await looker.do("draft", **path, answers=[card, "tuck", "region 1"])
    assert [step["key"] for step in whole["steps"]][-3:] == [card, "tuck", "region 1"]
    assert whole["barrier"] == "others"
    assert {line["what"] for line in whole["ledger"] if line["seat"] == seat} >= {"cards"}
    bad = await looker.refused("draft", **path, keep=1, answers=["court", "palace", "region 1"])
    assert bad["refusal"]["rule"] == "Z-5.7"
    assert (await looker.do("look", eye=seat))["draft"] == [card, "tuck", "region 1"]
    other = await looker.do("draft", **path, keep=2, answers=["region 2"])
    assert other["answers"] == [card, "tuck", "region 2"]
