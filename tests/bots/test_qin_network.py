"""The network of Qin: the same numbers on every machine, and the search that plays by it. Its features: test_jax.py."""

import hashlib
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.qin.board import qin
from tianxia.bots import search as searching
from tianxia.bots.levels import limit
from tianxia.bots.qin import network, search, tree
from tianxia.bots.qin.halving import Halving, Tuning
from tianxia.bots.qin.rivals import Network100, Policy
from tianxia.bots.search import SearchBot, thought_of
from tianxia.engine.eye import Eye
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.games import game
from tianxia.games.qin.position import Position
from tianxia.games.qin.rules.placing import placements

QIN = game("qin")
SMALL = Tuning(8, 2)
SAID = "006a59e7086dbe2d"
"""The hash of what the network says about some positions. It changes with the weights and with nothing else."""

needs_layers = pytest.mark.skipif(
    search.NETWORK is None and not os.environ.get("CI"), reason="the kernels of Qin are not compiled"
)


def mid_game(answers: int = 8, seats: int = 2) -> LiveMatch:
    live, luck = new_live_match(QIN, ["x"] * seats, {"board": "bird"}, "5"), Random(3)
    for _ in range(answers):
        ask = live.match.questions[0]
        live.answer(ask.seat, luck.choice(ask.options()))
    return live


def eye_of(live: LiveMatch) -> Eye:
    return Eye(live.match, live.match.questions[0].seat)


def weights() -> bytes:
    whole = (Path(import_module("tianxia.bots.qin").__file__ or "").with_name("network.bin")).read_bytes()
    return whole[whole.index(b"\n") + 1 :]


def positions() -> list[Position]:
    return [mid_game(answers, seats).match.position for seats in (2, 3, 4) for answers in (2, 14, 27)]


def said(judge: Any, pos: Position) -> list[int]:
    me = pos.to_move
    found: list[int] = judge.judge(network.planes(pos, me), network.numbers(pos, me, False), placements(pos, me))
    return found


@needs_layers
def test_every_version_says_the_same_on_every_machine() -> None:
    layers = import_module(network.LAYERS)
    assert layers.versions()[-1] == "plain"
    heard = {name: [said(layers.Network(weights(), name), pos) for pos in positions()] for name in layers.versions()}
    assert all(each == heard["plain"] for each in heard.values())
    assert hashlib.sha256(repr(heard["plain"]).encode()).hexdigest()[:16] == SAID


@needs_layers
def test_what_is_not_a_network_or_not_a_position_is_refused() -> None:
    layers = import_module(network.LAYERS)
    for wrong in (b"", weights()[:-1], weights() + b"\0"):
        with pytest.raises(ValueError, match="not the weights"):
            layers.Network(wrong)
    with pytest.raises(ValueError, match="no version"):
        layers.Network(weights(), "abacus")
    with pytest.raises(ValueError, match="not what the network sees"):
        layers.Network(weights()).judge(vec[i64]([1]), network.NO_NUMBERS, network.NO_NUMBERS)


def test_parts_are_shares_of_the_whole() -> None:
    found = list(network.parts(vec[i64]([0, 0, 1024, -99_999]), 4))
    assert found[0] == found[1]
    assert found[2] == pytest.approx(2.71828 * int(found[0]), rel=1e-4)
    assert found[3] == 0
    assert network.SURE - 4 <= sum(found) <= network.SURE
    assert network.share(0) == network.SURE // 2
    assert network.share(2048) == pytest.approx(0.880797 * network.SURE, rel=1e-4)
    assert network.share(2048) + network.share(-2048) == pytest.approx(network.SURE, abs=2)


def test_a_finished_game_is_judged_by_its_result() -> None:
    pos = mid_game(20, 3).match.position
    pos.supply[0], pos.supply[1], pos.supply[2] = 3, 0, 0
    found = network.final(pos)
    assert list(found.chances) == [0, network.SURE // 2, network.SURE // 2]
    assert found.worths[0] < 0 < found.worths[1] == found.worths[2]


# -- the search


def begun(eye: Eye, tuning: Tuning = SMALL, seed: int = 2) -> Halving:
    return Halving(search.NETWORK, eye.guess(Random(seed)).position, eye.seat, seed, eye.question(), tuning)


def tried(found: Halving) -> list[tuple[Any, int, float]]:
    return [(answers, visits, value) for answers, visits, value in found.found()]


@needs_layers
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_others_do_not_matter(seats: int) -> None:
    eye = eye_of(mid_game(seats=seats))
    worlds = [eye.guess(Random(number)) for number in (1, 2, 3)]
    assert len({str(QIN.to_json(world.position)["hands"]) for world in worlds}) > 1
    searches = [Halving(search.NETWORK, world.position, eye.seat, 7, "place", SMALL) for world in worlds]
    for each in searches:
        each.run(80)
    assert tried(searches[0]) == tried(searches[1]) == tried(searches[2])


@needs_layers
def test_slices_make_no_difference() -> None:
    eye = eye_of(mid_game())
    whole = begun(eye)
    whole.run(100)
    sliced = thought_of(begun(eye), 100)
    assert [(way.answers, way.visits, way.value) for way in sliced.ways] == tried(whole)


@needs_layers
def test_the_better_half_is_tried_more_often() -> None:
    found = begun(eye_of(mid_game()))
    found.run(100)
    visits = [visits for _, visits, _ in found.found()]
    assert len(visits) == SMALL.breadth
    assert visits == sorted(visits, reverse=True)
    assert visits[0] == visits[1] > visits[2] == visits[3] > visits[4] == visits[-1] > 1
    assert 85 <= sum(visits) <= 100
    assert all(len(one.trees) == SMALL.worlds for one in found.live)
    line = found.line()
    assert line[0] == (int(found.me), found.found()[0][0][0][1])
    assert len(line) > 1


@needs_layers
def test_a_search_cut_short_has_something_to_play() -> None:
    eye = eye_of(mid_game())
    thought = SearchBot(search, "master").think(eye, Random(1), cancelled=lambda: True)
    assert thought.iterations == searching.SLICE
    assert thought.ways[0].answers[0][1] in eye.options()


@needs_layers
def test_placements_that_are_compared_are_tried_equally_often() -> None:
    eye = eye_of(mid_game())
    found, moves = begun(eye), eye.options()[:3]
    found.compare(moves, 64)
    assert sorted(answers[0][1] for answers, _, _ in found.found()) == sorted(moves)
    visits = [visits for _, visits, _ in found.found()]
    assert max(visits) - min(visits) <= 1
    assert min(visits) >= 20


@needs_layers
def test_it_takes_the_victory() -> None:
    """Founding the province places the last pagoda."""
    table = qin("R..... ......", hands=["rr yb", "yy"], supply=[1, 5])
    eye = Eye(table.match, 0)
    thought = SearchBot(search, "hard").think(eye, Random(1))
    assert thought.ways[0].value == 1.0
    assert thought.iterations < search.BUDGETS["hard"], "nothing is left to think about"
    moves = eye.options()[-2:]
    found = begun(eye)
    found.compare([thought.ways[0].answers[0][1], *moves], 40)
    assert len(found.found()) == 3, "all are compared, though one is sure to win"


@needs_layers
def test_rivals_for_measuring_play_by_the_rules() -> None:
    eye = eye_of(mid_game())
    for rival in (Policy(), Network100()):
        assert rival.answer(eye, Random(1)) in eye.options()


@needs_layers
def test_levels_search_by_the_network_within_its_limits() -> None:
    eye = eye_of(mid_game())
    kinds = {level: type(search.begun(eye, Random(1), level)) for level in search.BUDGETS}
    assert kinds == {"medium": tree.Search, "hard": Halving, "master": Halving}
    assert (limit("hard", "qin"), limit("master", "qin")) == (0.3, 1.0)
    assert (limit("hard", "zhanguo"), limit("master", "zhanguo")) == (1.5, 4.0)


def test_without_its_layers_the_tree_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "NETWORK", None)
    assert isinstance(search.begun(eye_of(mid_game()), Random(1), "master"), tree.Search)
    code = "from tianxia.bots.qin import search, tree; from tianxia.bots.levels import limit; "
    code += "print(search.NETWORK, search.BUDGETS == tree.BUDGETS, search.ADVISER, limit('master', 'qin'))"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "TIANXIA_KERNELS": "python"}, capture_output=True, text=True
    )
    assert done.stdout.split() == ["None", "True", "medium", "4.0"], done.stderr
