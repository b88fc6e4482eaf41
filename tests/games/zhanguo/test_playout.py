"""A playout goes round the match but plays the game of the same scripts."""

from random import Random

import pytest

from tianxia.engine.match import begin
from tianxia.engine.playout import lot, play_out
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.components import load_components
from tianxia.games.zhanguo.scoring import result

TABLES = [(2, {}), (3, {"boards": "b"}), (4, {"boards": "auction", "draft": "on"})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_playout_plays_the_game_of_the_match(seats: int, options: dict[str, str]) -> None:
    chosen = GAME.chosen(options, seats)
    pos, rng = GAME.set_up(seats, chosen, load_components(None)), Random(5)
    choices = play_out(GAME.next_step, pos, Random(5))
    match, free = begin(GAME, seats, options), 0
    while not match.over:
        if match.draw is not None:
            match.answer_chance(lot(match.draw.counts(), rng.random()))
        for ask in match.questions[:]:
            found = ask.options()
            match.answer(ask.seat, found[int(rng.random() * len(found))])
            free += 1
    assert GAME.to_plain(pos) == GAME.to_plain(match.position)
    assert result(pos) == match.result()
    assert choices == free
