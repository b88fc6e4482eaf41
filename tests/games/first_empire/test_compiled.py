"""The compiled rules give exactly what the interpreted ones give."""

import pytest

from tests.kernel_runs import check_same


@pytest.mark.compiler
def test_compiled_and_interpreted_play_the_same_games(thorough: bool) -> None:
    check_same("games.first_empire", 160 if thorough else 16)
