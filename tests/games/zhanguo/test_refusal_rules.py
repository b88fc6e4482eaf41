"""Each refusal cites the rule that forbids the answer, whichever question it answers."""

from random import Random

import pytest

from tests.games.listening import Cited, Found, cited_in, known_rules, listening, pairs
from tests.games.zhanguo.scene import ZhanguoTable, scene
from tianxia.engine.game import Refusal
from tianxia.engine.match import begin
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.refusals import REFUSALS
from tianxia.testing import played_out

CITED: Cited = {
    "ability": {
        "locked": "Z-4.3",
        "no-board-ability": "Z-4.4",
        "no-official-above": "Z-5.3",
        "no-officials": "Z-5.2",
        "no-such-official": "Z-6.9",
        "no-unrest": "Z-3.4",
        "no-unrest-anywhere": "Z-3.4 Z-4.7",
        "no-worker-anywhere": "Z-4.5 Z-6.8",
        "used-already": "Z-4.3 Z-4.4",
        "workers-area-full": "Z-5.3",
        "wrong-number": "Z-4.2",
        "wrong-trigger": "Z-4.3",
    },
    "action": {
        "free-move-first": "Z-5.3",
        "no-governor-left": "Z-1.1",
        "no-officials": "Z-5.2",
        "no-palace-left": "Z-1.1",
        "no-set-anywhere": "Z-5.4",
        "no-wall-left": "Z-1.1",
        "nowhere-for-palace": "Z-5.7",
        "nowhere-for-wall": "Z-5.8",
        "nowhere-to-hire": "Z-5.6",
        "supply-empty": "Z-5.1",
    },
    "bid": {
        "bid-too-high": "Z-9.4",
        "bid-too-low": "Z-9.4",
        "must-open": "Z-9.4",
    },
    "big_marker": {
        "marker-gone": "Z-5.7",
    },
    "board": {
        "board-removed": "Z-9.4",
        "board-taken": "Z-1.7",
    },
    "calm": {
        "no-unrest": "Z-3.4",
    },
    "card": {
        "no-official-above": "Z-5.3",
        "not-in-hand": "Z-2.3",
        "workers-area-full": "Z-5.3",
    },
    "governor": {
        "no-set-here": "Z-5.4",
    },
    "hire": {
        "free-move-first": "Z-5.3",
        "nobody-hires": "Z-5.6",
        "unrest-too-high": "Z-3.4",
    },
    "marker": {
        "marker-gone": "Z-6.1",
    },
    "move_governor": {
        "no-governor-there": "Z-4.8",
        "not-adjacent": "Z-4.8",
    },
    "move_worker": {
        "no-worker-there": "Z-4.5 Z-6.8",
        "not-adjacent": "Z-4.5 Z-6.8",
    },
    "official": {
        "no-such-official": "Z-5.1 Z-1.1",
    },
    "palace": {
        "one-worker-elsewhere": "Z-5.7",
        "palace-blocked": "Z-5.7",
        "palace-slots-full": "Z-5.7",
        "two-workers-here": "Z-5.7",
    },
    "palace_worker": {
        "no-worker-there": "Z-5.7",
        "same-region": "Z-5.7",
    },
    "point": {
        "no-official-above": "Z-5.2 Z-5.3",
        "no-official-below": "Z-5.2",
        "not-adjacent": "Z-5.2",
        "not-in-rewards": "Z-5.3",
        "one-point-at-least": "Z-5.2",
        "step-by-step": "Z-5.2",
        "too-few-points": "Z-5.2",
        "workers-area-full": "Z-5.2 Z-5.3",
    },
    "reward": {
        "reward-governor": "Z-7.2",
        "reward-officials": "Z-7.2",
        "reward-palace": "Z-7.2",
        "reward-wall": "Z-7.2",
    },
    "reward_governor": {
        "not-this-region": "Z-7.3",
    },
    "rods": {
        "slot-taken": "Z-5.8",
        "too-few-regions": "Z-5.8",
    },
    "section": {
        "own-wall-there": "Z-5.8",
        "section-full": "Z-5.8",
        "too-few-regions": "Z-5.8",
    },
    "square": {
        "no-square-there": "Z-5.4",
        "square-taken": "Z-5.4",
    },
    "square_official": {
        "no-such-official": "Z-5.5",
    },
    "tuck": {
        "region-full": "Z-3.1",
        "unrest-too-high": "Z-3.4",
    },
    "use": {
        "no-room-to-tuck": "Z-3.1 Z-3.3",
    },
    "wall_workers": {
        "no-worker-there": "Z-5.8",
    },
}
"""Which rule forbids it, by question and name."""
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {"boards": "b", "draft": "on"}),
    (4, {"boards": "auction", "hire_unrest": "per_worker"}),
    (2, {"boards": "b", "turn_order": "track"}),
)
SET = ("red", "gray", "white")


def test_every_refusal_cites_the_rule_that_forbids_it() -> None:
    found: Found = {}
    for number in range(12):
        seats, options = TABLES[number % 4]
        rng = Random(f"refusals {number}")
        match = begin(listening(GAME, found), seats, options)
        played_out(match, lambda _seat, _name, options, rng=rng: rng.choice(options), rng)  # type: ignore[misc]
    assert cited_in(found) <= pairs(CITED)
    declared = {(each.name, each.rule) for each in REFUSALS.declared.values()}
    assert {(name, rule) for _, name, rule in pairs(CITED)} == declared
    assert {rule for _, _, rule in pairs(CITED)} <= known_rules("zhanguo")


def cited(refused: Refusal) -> tuple[str, str]:
    return refused.code, refused.rule


def test_a_big_marker_that_is_gone() -> None:  # Z-5.7
    table = scene().hand(0, 99, 98).workers(0, r4=2, r5=1).big(1, "laws").table()
    table.play(0, 99, action="palace", palace="region 4", palace_worker="region 5")
    told = table.refused(0, big_marker="laws")
    assert (*cited(told), told.numbers) == ("marker-gone", "Z-5.7", {"aspect": "laws"})


def test_a_wall_paid_from_a_region_without_a_worker() -> None:  # Z-5.8
    table = scene().hand(0, 99, 98).workers(0, r1=1, r2=1).table()
    table.play(0, 99, action="wall", section="turquoise 1", rods="rods 1")
    told = table.refused(0, wall_workers="3")
    assert (*cited(told), told.numbers) == ("no-worker-there", "Z-5.8", {"region": 3})


def installed(board: str, *tucked: int) -> ZhanguoTable:
    """Just after a governor in region 1, with a lower card, for 4 VP."""
    stage = scene().hand(0, 10, 99).board(0, board).above(0, 1, *SET).governor(0, 3).workers(0, r1=2, r5=1)
    table = stage.tuck(0, 2, *tucked).table()
    table.play(0, 10, action="governor", governor="region 1", square="square 3")
    return table


@pytest.mark.parametrize(
    ("board", "cards", "ability", "rule"), [("circle", (), "board", "Z-4.5"), ("square", (36,), "36", "Z-6.8")]
)
def test_a_worker_moved_by_a_board_or_a_card(
    board: str, cards: tuple[int, ...], ability: str, rule: str
) -> None:  # Z-4.5 Z-6.8
    table = installed(board, *cards)
    table.answers(0, ability=ability)
    assert cited(table.refused(0, move_worker="1 to 3")) == ("not-adjacent", rule)
    assert cited(table.refused(0, move_worker="2 to 3")) == ("no-worker-there", rule)


def test_a_governor_that_would_go_too_far() -> None:  # Z-4.8
    table = installed("star")
    table.answers(0, ability="board")
    assert cited(table.refused(0, move_governor="1 square 3 to 4")) == ("not-adjacent", "Z-4.8")


def test_a_free_move_into_a_full_workers_area() -> None:  # Z-5.3 Z-5.2
    table = scene().hand(0, 99, 98).above(0, 3, "red").below(0, 3, "gray", "white").below(0, 2, "red").table()
    assert cited(table.refused(0, card="down red 3")) == ("workers-area-full", "Z-5.3")
    table.play(0, 99, action="reassign")
    assert cited(table.refused(0, point="down red 3")) == ("workers-area-full", "Z-5.3")
    assert cited(table.refused(0, point="along red 2 3")) == ("workers-area-full", "Z-5.2")


def test_unrest_that_keeps_every_card_away() -> None:  # Z-3.1 Z-3.3
    stage = scene().hand(0, 57, 99)
    for region in range(1, 5):
        stage.tuck(0, region, *range(region * 3, region * 3 + 3))
    stage.tuck(0, 5, 15, 16).unrest(0, r5=3)
    table = stage.table()
    table.answers(0, card="57")
    table.match.rewind(1)
    told = table.match.refused(0, 0)
    assert told is not None
    assert cited(told) == ("no-room-to-tuck", "Z-3.3")


def test_officials_that_the_supply_lacks() -> None:  # Z-5.1 Z-5.5 Z-6.9 Z-1.1
    gone = ("gray",) * 5
    table = scene().hand(0, 99, 98).above(0, 2, *gone).table()
    table.play(0, 99, action="recruit")
    assert cited(table.refused(0, official="gray")) == ("no-such-official", "Z-5.1")
    table = scene().hand(0, 99, 98).board(0, "square").above(0, 2, *gone).tuck(0, 2, 1).workers(0, r1=1).table()
    table.play(0, 99, action="wall", section="turquoise 1", rods="rods 1")
    assert cited(table.refused(0, ability="1")) == ("no-such-official", "Z-6.9")
    table = scene().rewards(1).above(0, 2, *gone).markers(0, writing=1).table()
    table.answers(0, reward="accept")
    assert cited(table.refused(0, official="gray")) == ("no-such-official", "Z-1.1")
    table = scene().rewards(3).above(0, 2, *gone).markers(0, writing=1).table()
    table.answers(0, reward="accept", reward_governor="region 1", square="square 2")
    assert cited(table.refused(0, square_official="gray")) == ("no-such-official", "Z-5.5")
