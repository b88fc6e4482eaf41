"""The counts of legal sequences in the golden file; `perft.py` says what is counted and regenerates it."""

import pytest

from tests.games.qin.board import siteless
from tests.games.qin.oracle import Oracle
from tests.games.qin.perft import FILE, Case, counted, golden, position_of, start, text_of
from tests.games.qin.test_against_oracle import oracle_at
from tianxia.games.qin import GAME
from tianxia.games.qin.components import load_components

CASES = golden()
NAMES = [case["name"] for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_counts_are_those_of_the_golden_file(case: Case) -> None:
    assert counted(case) == case


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_positions_are_as_the_file_says(case: Case) -> None:
    assert siteless(GAME.to_json(position_of(case))) == case["position"]
    assert sum(case["position"]["bag"].values()) == 0


@pytest.mark.parametrize("case", [case for case in CASES if case["counts"][0] < 100], ids=lambda case: case["name"])
def test_the_oracle_counts_the_same_at_depth_two(case: Case) -> None:
    def after(answer: str) -> Oracle:
        oracle = oracle_at(case["position"], load_components(None).rows[case["position"]["board"]])
        oracle.play(answer)
        return oracle

    legal = oracle_at(case["position"], load_components(None).rows[case["position"]["board"]]).legal()
    assert [len(legal), sum(len(after(answer).legal()) for answer in legal)] == case["counts"][:2]


def test_the_start_positions_are_those_of_the_printed_boards() -> None:
    made = start("lion", "rr ry yb", "yy bb rb")
    (kept,) = [case for case in CASES if case["name"] == made["name"]]
    assert kept["position"] == made["position"]


def test_every_event_of_a_placement_is_counted_somewhere() -> None:
    counted_events = {event for case in CASES for event in case["events"]}
    assert counted_events == {"founded", "expanded", "absorbed", "returned", "built", "seized", "conquered", "won"}


def test_the_file_is_written_as_it_is_read() -> None:
    assert FILE.read_text(encoding="utf-8") == text_of(CASES)
