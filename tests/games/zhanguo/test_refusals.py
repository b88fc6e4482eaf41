"""Refusals: every code is reached by some test, with its rule and numbers; here are those that belong nowhere else."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.zhanguo.scene import ME, Scene, ZhanguoTable, scene
from tianxia.engine.game import Refusal
from tianxia.engine.match import begin
from tianxia.games.zhanguo import GAME, refusals
from tianxia.games.zhanguo.components import OWN_FOLDER, load_components
from tianxia.games.zhanguo.refusals import REFUSALS
from tianxia.games.zhanguo.rules.palace import PalaceRegion

SET = ("red", "gray", "white")


def numbers_of(found: Refusal | None) -> tuple[str, str, dict[str, Any]]:
    assert found is not None
    return found.code, found.rule, dict(found.numbers)


def test_every_code_has_a_name_and_a_rule() -> None:
    codes = [value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)]
    assert sorted(codes) == sorted(REFUSALS.declared)
    assert all(declared.name and declared.rule.startswith("Z-") for declared in REFUSALS.declared.values())
    assert len({(declared.name, declared.rule) for declared in REFUSALS.declared.values()}) == len(REFUSALS.declared)


def test_every_name_is_in_some_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [declared.name for declared in REFUSALS.declared.values() if f'"{declared.name}"' not in tests] == []


def test_a_card_that_is_not_in_hand() -> None:  # Z-2.3
    table = scene().hand(0, 57, 58).table()
    assert numbers_of(table.refused(0, card="59")) == ("not-in-hand", "Z-2.3", {"card": 59})


def full_board() -> ZhanguoTable:
    stage, cards = scene().hand(0, 57, 99), iter(range(1, 46, 3))
    for region in range(1, 6):
        stage.tuck(0, region, *(next(cards) for _ in range(3)))
    return stage.table()


def test_no_room_for_a_card() -> None:  # Z-3.1
    table = full_board()
    table.answers(0, card="57")
    table.match.rewind(1)
    assert numbers_of(table.match.refused(0, 0)) == ("no-room-to-tuck", "Z-3.1", {})


def few_squares(tmp_path: Path) -> Any:
    text = (OWN_FOLDER / "map.toml").read_text(encoding="utf-8")
    (tmp_path / "map.toml").write_text(text.replace('["points", "official", "vp"]', '["points", "vp"]', 1))
    return load_components(str(tmp_path))


def test_a_square_that_is_not_printed(tmp_path: Path) -> None:  # Z-5.4
    stage = Scene(2, few_squares(tmp_path)).hand(0, 120, 99).above(0, 1, *SET)
    table = stage.table()
    table.play(0, 120, action="governor", governor="region 1")
    assert table.asked(0, "square") == ["square 1", "square 2"]
    assert numbers_of(table.refused(0, square="square 3")) == ("no-square-there", "Z-5.4", {"square": 3})


def test_workers_for_a_palace() -> None:  # Z-5.7
    """Needs one more worker in a region other than 4: said wherever another region could build."""
    pos = scene().workers(0, r4=3, r2=1).position()
    ask = PalaceRegion(pos, ME)
    told = REFUSALS.explain(pos, ask, 1, refusals.TWO_WORKERS_HERE)
    assert numbers_of(told) == ("two-workers-here", "Z-5.7", {"region": 2, "missing": 1})
    told = REFUSALS.explain(pos, ask, 3, refusals.ONE_WORKER_ELSEWHERE)
    assert numbers_of(told) == ("one-worker-elsewhere", "Z-5.7", {"region": 4})


def test_the_trigger_and_the_number_that_are_wrong() -> None:  # Z-4.2 Z-4.3
    table = scene().hand(0, 120, 99).board(0, "square").tuck(0, 1, 39, 31).table()
    table.play(0, 120, action="recruit", official="red", official_region="region 1")
    assert numbers_of(table.refused(0, ability="39")) == (
        "wrong-number",
        "Z-4.2",
        {"card": 39, "played": 120, "beneath": 60},
    )
    assert numbers_of(table.refused(0, ability="31")) == ("wrong-trigger", "Z-4.3", {"card": 31, "trigger": "hire"})


def test_a_free_move_that_would_help_is_named_at_the_action() -> None:  # Z-5.3
    table = scene().hand(0, 120, 99).above(0, 2, "red").above(0, 4, "gray").unrest(0, r2=3).table()
    table.answers(0, card="120", use="court")
    assert numbers_of(table.refused(0, action="hire")) == ("free-move-first", "Z-5.3", {"region": 4})


@pytest.mark.parametrize("answer", [-1, 125, 129, 145, 199, 475, 10**9])
def test_what_nobody_could_answer_is_no_candidate(answer: int) -> None:
    match = begin(GAME, 2)
    while match.draw is not None:
        match.answer_chance(next(n for n, count in enumerate(match.draw.counts()) if count))
    told = match.refused(match.questions[0].seat, answer)
    assert told is not None
    assert told.code == "not-a-candidate"
