"""The compiled kernel gives exactly what the interpreted one gives; a bare loop on it plays the game of the scripts."""

from random import Random

import pytest

from tests.games.qin.kernel_digest import dealt, events_of
from tests.kernel_runs import check_same, no_kernel
from tianxia.engine.match import Match, begin
from tianxia.engine.playout import lot
from tianxia.games.qin import GAME
from tianxia.games.qin.components import load_components
from tianxia.games.qin.ids import NOBODY, TILES
from tianxia.games.qin.playout import random_game
from tianxia.games.qin.position import Position, empty_position
from tianxia.games.qin.rules.placing import placements
from tianxia.games.qin.rules.provinces import pass_turn_on
from tianxia.games.qin.scoring import result

GAMES = 24
BROUGHT_ABOUT = ("founded", "expanded", "absorbed", "returned", "built", "seized", "conquered", "won")
"""The events of a placement."""
TABLES = [(board, seats) for board in ("bird", "lion") for seats in (2, 3, 4)]


@pytest.mark.compiler
def test_compiled_and_interpreted_play_the_same_games() -> None:
    check_same("games.qin", GAMES)


def test_a_missing_kernel_is_a_failure_where_ci_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="must be compiled where CI is set: no compiler"):
        no_kernel("no compiler")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="no compiler"):
        no_kernel("no compiler")


def by_lot(match: Match, rng: Random) -> Match:
    """Play a match to its end with the same random numbers that the loops below use."""
    while not match.over:
        if match.draw is not None:
            first = match.draw.name == "first"
            match.answer_chance(
                int(rng.random() * match.seats) if first else lot(match.position.bag_counts(), rng.random())
            )
        else:
            options = match.questions[0].options()
            match.answer(match.questions[0].seat, options[int(rng.random() * len(options))])
    return match


def bare_loop(pos: Position, rng: Random) -> list[str]:
    """A playout with the functions of the kernel alone; returns the names of all events."""
    happened: list[str] = []
    while (me := int(pos.to_move)) != NOBODY:
        moves = [int(move) for move in placements(pos, me)]
        if moves:
            move = moves[int(rng.random() * len(moves))] if len(moves) > 1 else moves[0]
            happened += [name for name, _ in events_of(pos, move)]
            if pos.to_move != NOBODY and pos.bag_size() > 0:
                pos.take(me, lot(pos.bag_counts(), rng.random()))
        if pos.to_move != NOBODY:
            pass_turn_on(pos)
    return happened


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_a_bare_loop_plays_the_game_of_the_scripts(board: str, seats: int, seed: int) -> None:
    start = dealt(board, seats, Random(seed))
    match = begin(GAME, seats, {"board": board, "first": str(start.to_move)})
    for number in range(3 * seats):
        assert match.draw is not None
        kinds = [kind for kind in range(6) for _ in range(start.held(match.draw.seat, kind))]
        match.answer_chance(kinds[number // seats])
    by_lot(match, Random(seed))
    happened = bare_loop(start, Random(seed))
    assert GAME.to_json(start) == GAME.to_json(match.position)
    assert result(start) == match.result()
    assert happened == [tell.name for tell in match.events if tell.name in BROUGHT_ABOUT]


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_a_playout_by_random_answers_ends_like_a_game(board: str, seats: int) -> None:
    pos = empty_position(load_components(None).boards[board], seats)
    assert random_game(pos, Random(1)) > 10
    assert pos.is_over()
    assert pos.bag_size() < TILES
    scored = result(pos)
    assert [sum(part.values()) for part in scored.parts] == list(scored.scores)
