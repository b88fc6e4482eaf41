"""Playouts round the match play the games of the match."""

from random import Random

import pytest

from tests.games.first_empire.test_conformance import CONFIGURATIONS, Options, name
from tianxia.engine.match import Match, begin
from tianxia.engine.playout import lot, play_out
from tianxia.games.first_empire import GAME
from tianxia.games.first_empire.components import load_components
from tianxia.games.first_empire.rules.turn import next_step


def by_lot(match: Match, rng: Random) -> int:
    """Play a match to its end by the same lots that a playout throws."""
    choices = 0
    while not match.over:
        if match.draw is not None:
            match.answer_chance(lot(match.draw.counts(), rng.random()))
        else:
            options = match.questions[0].options()
            match.answer(match.questions[0].seat, options[int(rng.random() * len(options))])
            choices += 1
    return choices


@pytest.mark.parametrize("table", CONFIGURATIONS, ids=name)
def test_a_playout_plays_the_game_of_the_scripts(table: tuple[int, Options]) -> None:
    seats, options = table
    match = begin(GAME, seats, options)
    chosen = GAME.chosen(options, seats)
    pos = GAME.set_up(seats, chosen, load_components(None))
    choices = play_out(next_step, pos, Random(name(table)))
    assert choices == by_lot(match, Random(name(table)))
    assert GAME.to_plain(pos) == GAME.to_plain(match.position)


def test_a_playout_goes_on_from_any_step() -> None:
    match, rng = begin(GAME, 3), Random(1)
    while match.draw is not None or match.questions[0].name != "card":
        if match.draw is not None:
            match.answer_chance(lot(match.draw.counts(), rng.random()))
        else:
            match.answer(match.questions[0].seat, match.questions[0].options()[0])
    pos = match.checkpoint()
    assert play_out(next_step, pos, rng) > 100
    assert GAME.result(pos).winners
