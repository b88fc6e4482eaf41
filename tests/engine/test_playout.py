"""A playout has no match, but plays the same game with the same scripts."""

from random import Random

import pytest

from tianxia import games
from tianxia.engine.match import begin
from tianxia.engine.playout import picked, play_match, play_out

TABLES = [
    ("qin", 2, {"board": "lion"}),
    ("zhanguo", 2, {}),
    ("zhanguo", 3, {"boards": "b"}),
    ("zhanguo", 4, {"boards": "auction", "draft": "on"}),
    ("first_empire", 1, {}),
    ("first_empire", 3, {}),
    ("first_empire", 4, {"advanced": "on"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_playout_plays_the_game_of_the_match(name: str, seats: int, options: dict[str, str]) -> None:
    game = games.game(name)
    pos = game.set_up(seats, game.chosen(options, seats), game.load_components(None))
    choices = play_out(game.next_step, pos, Random(5))
    match = begin(game, seats, options)
    assert play_match(match, Random(5)) == choices > 50
    assert game.to_json(pos) == game.to_json(match.position)
    assert game.result(pos) == match.result()


def test_a_playout_goes_on_from_any_step() -> None:
    game = games.game("first_empire")
    match = begin(game, 3)
    played = begin(game, 3)
    play_match(played, Random(1))
    match.entries = played.entries[: len(played.entries) // 2]
    match.rewind(len(match.entries))
    pos = match.checkpoint()
    play_out(game.next_step, pos, Random(2))
    assert game.result(pos).winners


@pytest.mark.parametrize("board", ["bird", "lion"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_kernel_plays_the_game_of_the_scripts(seats: int, board: str) -> None:
    game = games.game("qin")
    assert game.kernel_game is not None
    for number in range(8):
        pos = game.set_up(seats, game.chosen({"board": board}, seats), game.load_components(None))
        twin = pos.copy()
        assert game.kernel_game(pos, Random(number)) == play_out(game.next_step, twin, Random(number))
        assert game.to_json(pos) == game.to_json(twin)


def test_nobody_picks_where_there_is_one_option() -> None:
    rng = Random(1)
    before = rng.getstate()
    assert picked([7], rng) == 7
    assert rng.getstate() == before
