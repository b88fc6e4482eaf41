"""Replaying records, and every way in which it can fail: errors name the place."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import tianxia.engine
from tests.engine.asking import AskWith
from tests.engine.small_game import GAME, SmallComponents, set_up
from tests.engine.small_game.position import Position
from tests.engine.tables import live_match_of, match_of, play_out, play_until
from tianxia.engine.game import BadInput
from tianxia.engine.live import resumed
from tianxia.engine.record import (
    Record,
    header_of,
    read,
    record_of,
    write,
)
from tianxia.engine.replay import played, replayed, verified
from tianxia.engine.script import CHANCE, Script

ENDED = play_out(live_match_of()).record()
RUNNING = play_until(live_match_of(), "reply").record()
MESSAGE = re.compile(r'BadInput\(\s*"([a-z-]+)"')
"""The name of a message in the source."""


def with_line(record: Record, number: int, **changes: object) -> Record:
    changed = replace(record.lines[number], **changes)  # type: ignore[arg-type]
    return replace(record, lines=(*record.lines[:number], changed, *record.lines[number + 1 :]))


def with_header(record: Record, **changes: object) -> Record:
    return replace(record, header=replace(record.header, **changes))  # type: ignore[arg-type]


BIDS = next(number for number, line in enumerate(ENDED.lines) if line.question == "bid")
FORCED = next(number for number, line in enumerate(ENDED.lines) if line.forced)
FREE = next(number for number, line in enumerate(ENDED.lines) if line.question == "show")

UNPLAYABLE = [
    (with_header(ENDED, game="chess"), "record-game place= game=chess"),
    (with_header(ENDED, rules=2), "record-rules place= game=small rules=2 known=1"),
    (with_header(ENDED, components="other"), "record-components place= game=small"),
    (with_header(ENDED, components="other", edition="mine"), "record-edition place= game=small edition=mine"),
    (with_header(ENDED, seats=("a",)), "bad-seat-count game=small seats=1 allowed=2, 3, 4 place="),
    (with_header(ENDED, options={"purse": "x"}), "bad-option-value option=purse value=x allowed=plain, rich place="),
    (with_header(ENDED, options={"x": "y"}), "bad-option game=small option=x allowed=purse place="),
    (with_line(ENDED, 0, answer="jade1"), "record-illegal place= number=1 question=card answer=jade1 why=not-there"),
    (with_line(ENDED, 0, answer="gold"), "record-illegal place= number=1 question=card answer=gold why='gold' is no"),
    (with_line(ENDED, 0, seat=0), "record-illegal place= number=1 question=card .* why=not-asked  seat=0"),
    (with_line(ENDED, 0, question="favour"), "record-illegal place= number=1 question=favour"),
    (with_line(ENDED, 0, forced=True), "record-illegal place= number=1 question=card"),
    (with_line(ENDED, BIDS, seat=CHANCE), f"record-illegal place= number={BIDS + 1} question=bid .* why=not-asked"),
    (with_line(ENDED, FORCED, forced=False), f"record-illegal place= number={FORCED + 1} .* why=$"),
    (with_line(ENDED, FORCED, answer="other"), f"record-illegal place= number={FORCED + 1} .* answer=other why=$"),
    (with_line(ENDED, FREE, forced=True), f"record-illegal place= number={FREE + 1} question=show .* why=$"),
    (replace(ENDED, lines=(*ENDED.lines, ENDED.lines[-1])), f"record-illegal place= number={len(ENDED.lines) + 1} "),
    (replace(ENDED, result={"winners": []}), "record-result place="),
    (replace(ENDED, lines=ENDED.lines[:-1]), "record-result place="),
    (replace(RUNNING, result=ENDED.result), "record-result place="),
]


@pytest.mark.parametrize(("record", "message"), UNPLAYABLE)
def test_what_cannot_be_played_is_said_with_its_place(record: Record, message: str) -> None:
    with pytest.raises(BadInput) as caught:
        replayed(GAME, record)
    assert re.match(message, str(caught.value))


def test_a_wrong_line_of_a_file_is_named() -> None:
    (record,) = read(write(with_line(ENDED, BIDS, answer="9")), "file")
    with pytest.raises(BadInput, match=f"record-illegal place=file:{BIDS + 2} number={BIDS + 1} question=bid answer=9"):
        replayed(GAME, record)


def test_a_record_does_not_stop_before_a_last_forced_answer() -> None:
    def script(_pos: Position) -> Script[None]:
        yield AskWith(0, "price", lambda: range(1, 4))
        yield AskWith(1, "reply", lambda: [1])

    match = match_of(script)
    match.answer(0, 2)
    record = record_of(match, header_of(match, "ab"))
    assert [line.forced for line in record.lines] == [False, True]
    assert replayed(match.game, record).over
    with pytest.raises(BadInput, match="record-result"):
        replayed(match.game, replace(record, lines=record.lines[:1], result=None))


UNVERIFIED = [
    (replace(ENDED, seed=None), "record-no-seed place="),
    (replace(ENDED, seed="0" * 32), "record-commitment place="),
    (with_header(replace(ENDED, seed="0" * 32), commitment=None), "record-draw place= number=. question=card"),
]


@pytest.mark.parametrize(("record", "message"), UNVERIFIED)
def test_what_cannot_be_verified_is_said(record: Record, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        verified(GAME, record)


def test_a_game_over_goes_on_nowhere_else() -> None:
    with pytest.raises(BadInput, match="record-no-seed"):
        resumed(GAME, replace(ENDED, seed=None))
    assert resumed(GAME, ENDED).match.over


def test_every_message_of_replaying_is_reached() -> None:
    folder = Path(tianxia.engine.__path__[0])
    said = {name for module in ("replay", "live") for name in MESSAGE.findall((folder / f"{module}.py").read_text())}
    reached = {message.split()[0] for _, message in (*UNPLAYABLE, *UNVERIFIED)}
    assert said - reached == {"rewind-too-far"}  # in test_live.py


def test_a_record_is_played_answer_by_answer() -> None:
    lengths = [len(match.entries) for match in played(GAME, ENDED)]
    assert len(lengths) == len(ENDED.lines) + 1
    assert all(length >= number for number, length in enumerate(lengths))
    assert lengths[-1] == len(ENDED.lines)


def test_a_record_is_played_under_the_version_of_the_rules_that_it_names() -> None:
    newer = replace(GAME, rules_version=2, set_up=_with_a_coin_more, older=(GAME,))
    old, new = replayed(newer, ENDED), play_out(live_match_of(game=newer)).record()
    assert (old.game, old.result().to_json()) == (GAME, ENDED.result)
    assert (new.header.rules, replayed(newer, new).game) == (2, newer)
    with pytest.raises(BadInput, match="record-rules place= game=small rules=3 known=2"):
        replayed(newer, with_header(ENDED, rules=3))


def _with_a_coin_more(seats: int, options: Mapping[str, str], components: SmallComponents) -> Position:
    pos = set_up(seats, options, components)
    pos.coins = [coins + 1 for coins in pos.coins]
    return pos


def test_a_replayed_game_has_the_same_end() -> None:
    match = replayed(GAME, ENDED)
    assert match.over
    assert match.result().to_json() == ENDED.result
