"""Records: written and read back in both forms, and every way in which reading can fail."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tianxia.engine
from tests.engine.small_game import GAME
from tests.engine.tables import SECRET, live_match_of, play_out, play_until
from tianxia.engine.game import BadInput
from tianxia.engine.record import (
    CHANCE_NAME,
    Header,
    Line,
    Record,
    read,
    write,
    write_notation,
)
from tianxia.engine.replay import replayed
from tianxia.engine.script import CHANCE

ENDED = play_out(live_match_of()).record()
RUNNING = play_until(live_match_of(), "reply").record()
HEADER = write(replace(ENDED, lines=(), result=None, seed=None)).strip()
MOVE = '{"seat": 0, "question": "bid", "answer": "1"}'
NAMED = write_notation(replace(ENDED, lines=(), result=None, seed=None))
MESSAGE = re.compile(r'BadInput\(\s*"([a-z-]+)"')
"""The name of a message in the source."""


@pytest.mark.parametrize("written", [write, write_notation])
@pytest.mark.parametrize("record", [ENDED, RUNNING, replace(RUNNING, seed=SECRET)])
def test_a_record_is_read_back_as_it_was_written(written: Callable[[Record], str], record: Record) -> None:
    assert read(written(record)) == [record]


@pytest.mark.parametrize("written", [write, write_notation])
def test_a_file_may_hold_several_games(written: Callable[[Record], str]) -> None:
    text = "# three games\n\n" + "\n".join(written(record) for record in (ENDED, RUNNING, ENDED))
    assert read(text) == [ENDED, RUNNING, ENDED]
    assert read(text, "games.txt")[0].place == "games.txt:3"


def test_json_lines_are_a_header_the_answers_and_the_end() -> None:
    header, *moves, end = [json.loads(line) for line in write(ENDED).splitlines()]
    assert (header["tianxia"], header["game"], header["seats"]) == (1, "small", ["a", "b", "c"])
    assert moves[0] == {"seat": CHANCE_NAME, "question": "card", "answer": ENDED.lines[0].answer}
    assert sum("forced" in move for move in moves) == sum(line.forced for line in ENDED.lines) > 0
    assert end == {"result": ENDED.result, "seed": SECRET}


def test_notation_is_one_line_a_move() -> None:
    text = write_notation(ENDED).splitlines()
    assert text[:2] == ["@tianxia 1", '@game "small"']
    assert text[-2:] == [f"@result {json.dumps(ENDED.result)}", f'@seed "{SECRET}"']
    moves = [line for line in text if not line.startswith("@")]
    assert re.fullmatch(r"   1\. chance card (silk|jade)[123]", moves[0])
    forced = next(number for number, line in enumerate(ENDED.lines) if line.forced)
    assert moves[forced].endswith(f" {ENDED.lines[forced].answer} !")


def test_lines_may_end_as_other_systems_end_them() -> None:
    assert read(write(ENDED).replace("\n", "\r\n")) == [ENDED]
    assert read(write_notation(ENDED).replace("\n", "\r\n")) == [ENDED]


names = st.text(max_size=12)
words = st.from_regex(r"[a-z_]{1,8}", fullmatch=True)
keys = st.from_regex(r"[a-z0-9,+-]{1,8}( [a-z0-9,+-]{1,8})?", fullmatch=True)
headers = st.builds(
    Header,
    game=names,
    rules=st.integers(0, 99),
    components=names,
    seats=st.lists(names, max_size=4).map(tuple),
    options=st.dictionaries(names, names, max_size=3),
    commitment=st.none() | names,
)
lines = st.lists(st.builds(Line, st.integers(CHANCE, 3), words, keys, st.booleans()), max_size=6).map(tuple)
results = st.none() | st.dictionaries(names, st.integers() | names | st.lists(st.integers()), max_size=3)
records = st.builds(Record, header=headers, lines=lines, result=results, seed=st.none() | names)


@given(st.lists(records, min_size=1, max_size=3))
def test_any_records_are_read_back_in_both_forms(some: list[Record]) -> None:
    assert read("".join(map(write, some))) == some
    assert read("".join(map(write_notation, some))) == some


def place_of_error(text: str) -> object:
    """Where a text cannot be read; anything but BadInput fails the test."""
    try:
        read(text, "file")
    except BadInput as error:
        return error.values["place"]
    return "nowhere"


@given(st.text())
@example("[" * 100_000)
@example('{"tianxia": ' + "9" * 5000 + "}")
@example(NAMED + f"1. {'9' * 5000} bid 1")
@example(NAMED + "1. ² bid 1")
@example("\u2028\u2029\x85\x1c")
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    assert place_of_error(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from(["tianxia", "game", "rules", "components", "seats", "options", "commitment", "result", "seed"])


@given(st.lists(st.dictionaries(fields | st.sampled_from(["seat", "question", "answer", "forced"]), json_values)))
def test_any_objects_are_read_or_refused(objects: list[dict[str, object]]) -> None:
    for first in ([], [json.loads(HEADER)]):
        assert place_of_error("\n".join(json.dumps(plain) for plain in [*first, *objects]))


@given(st.lists(st.tuples(fields, json_values) | st.text(max_size=20)))
def test_any_named_values_are_read_or_refused(written: list[tuple[str, object] | str]) -> None:
    text = [line if isinstance(line, str) else f"@{line[0]} {json.dumps(line[1])}" for line in written]
    for first in ("", NAMED):
        assert place_of_error(first + "\n".join(text))


@given(st.data())
def test_a_damaged_record_replays_or_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([write(RUNNING), write_notation(RUNNING)]))
    place = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:place] + data.draw(st.text(max_size=3)) + text[place + data.draw(st.integers(0, 5)) :]
    try:
        for record in read(damaged):
            replayed(GAME, record)
    except BadInput:
        pass


def header(**changes: object) -> str:
    plain = {**json.loads(HEADER), **changes}
    return json.dumps({name: value for name, value in plain.items() if value != "left out"})


UNREADABLE = [
    ("", "record-empty place=file"),
    ("\n  \n# nothing\n", "record-empty place=file"),
    ("nonsense", "record-not-json place=file:1"),
    ("[1, 2]", "record-not-json place=file:1"),
    (f"{HEADER}\n{MOVE}\n{{", "record-not-json place=file:3"),
    (f'{HEADER}\n{{"seat": "\\ud800"}}', "record-not-json place=file:2"),
    ('@tianxia 1, "x": 2', "record-not-json place=file:1"),
    ("@tianxia", "record-not-json place=file:1"),
    (MOVE, "record-no-header place=file:1"),
    (f"\n{MOVE}\n{HEADER}", "record-no-header place=file:2"),
    ('@game "small"\n', "record-no-header place=file:1"),
    (header(tianxia=2), "record-format place=file:1 format=2 known=1"),
    (header(tianxia={}), "record-format place=file:1 format={} known=1"),
    (header(game=7), "record-header place=file:1 name=game"),
    (header(rules="1"), "record-header place=file:1 name=rules"),
    (header(rules=True), "record-header place=file:1 name=rules"),
    (header(components=None), "record-header place=file:1 name=components"),
    (header(seats="abc"), "record-header place=file:1 name=seats"),
    (header(seats=["a", 2]), "record-header place=file:1 name=seats"),
    (header(seats="left out"), "record-header place=file:1 name=seats"),
    (header(options=["purse"]), "record-header place=file:1 name=options"),
    (header(options={"purse": 1}), "record-header place=file:1 name=options"),
    (header(commitment=1), "record-header place=file:1 name=commitment"),
    (f"{HEADER}\n{{}}", "record-line place=file:2"),
    (f'{HEADER}\n{{"seat": true, "question": "bid", "answer": "1"}}', "record-line place=file:2"),
    (f'{HEADER}\n{{"seat": -2, "question": "bid", "answer": "1"}}', "record-line place=file:2"),
    (f'{HEADER}\n{{"seat": "me", "question": "bid", "answer": "1"}}', "record-line place=file:2"),
    (f'{HEADER}\n{{"seat": 0, "question": "bid", "answer": 1}}', "record-line place=file:2"),
    (f'{HEADER}\n{{"seat": 0, "answer": "1"}}', "record-line place=file:2"),
    (f'{HEADER}\n{{"result": null}}\n{MOVE}', "record-line place=file:2"),
    (f"{NAMED}bid 1", "record-line place=file:8"),
    (f"{NAMED}one. 0 bid 1", "record-line place=file:8"),
    (f"{NAMED}1. 0 bid", "record-line place=file:8"),
    (f"{NAMED}1. me bid 1", "record-line place=file:8"),
    (f"{NAMED}1. {'9' * 5000} bid 1", "record-line place=file:8"),
    (f'{NAMED}1. 0 bid 1\n@seed "1"', "record-line place=file:9"),
    (f'{HEADER}\n{{"result": 5}}', "record-end place=file:2"),
    (f'{HEADER}\n{{"result": null, "seed": 5}}', "record-end place=file:2"),
]


@pytest.mark.parametrize(("text", "message"), UNREADABLE)
def test_what_cannot_be_read_is_said_with_its_line(text: str, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text, "file")
    assert str(caught.value) == message


def test_every_message_of_reading_is_reached() -> None:
    folder = Path(tianxia.engine.__path__[0])
    said = {
        name for module in ("record", "notation") for name in MESSAGE.findall((folder / f"{module}.py").read_text())
    }
    assert said == {message.split()[0] for _, message in UNREADABLE}
