"""The compiled scripts play exactly the games of the interpreted ones."""

import pytest

from tests.kernel_runs import check_same

GAMES = 27


@pytest.mark.compiler
def test_compiled_and_interpreted_play_the_same_games(thorough: bool) -> None:
    check_same("games.zhanguo", 20 * GAMES if thorough else GAMES)
