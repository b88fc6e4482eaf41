"""At the first start units are compiled one after another: a game must play although only others are compiled yet."""

import os
import subprocess
import sys

import pytest

from tests.kernel_runs import no_kernel
from tianxia import games
from tianxia.kernels import KERNELS

RUN = """
import sys
from tianxia import kernels

game, found = sys.argv[1], kernels.Kernels.found
kernels.Kernels.found = lambda self, unit: None if unit == game else found(self, unit)

import tianxia
from tianxia import lessons

lessons.lesson(game, "first")
tianxia.play(game, ["random", "random"], seed=1)
engine, rules = kernels.KERNELS.units["engine"][0], kernels.KERNELS.units[game][0]
print(kernels.is_compiled(engine), kernels.is_compiled(rules))
"""


@pytest.mark.compiler
@pytest.mark.parametrize("game", games.names())
def test_a_game_plays_before_it_is_compiled(game: str) -> None:
    if KERNELS.found("engine") is None:
        no_kernel("the engine is not compiled")
    environment = {**os.environ, "TIANXIA_KERNELS": "auto"}
    command = [sys.executable, "-c", RUN, game]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", "False"]
