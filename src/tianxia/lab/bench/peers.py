"""Measures how fast other game libraries play, for comparison; `rounds.py` starts this as a process.

A Python loop asks for the options, picks one at random and applies it: two random players in catanatron, all players
and chance in OpenSpiel. A decision is a player's question with more than one
option, as in our own figures; catanatron's ticks are all its questions, also those with one option, such as to roll.
"""

import importlib
import random
import sys
from time import perf_counter
from typing import Any

from tianxia.lab.bench.jobs import answer_jobs

CATAN, SPIEL = "catanatron", "open_spiel"
LIBRARIES = {CATAN: "catanatron", SPIEL: "open_spiel.python.games"}
"""What must be importable for each library; OpenSpiel's games in Python are known only after this import."""
SPIEL_GAMES = ("python_block_dominoes", "backgammon", "go")
"""One game in Python and two in C++."""
FIGURES = {
    CATAN: (f"{CATAN}.decisions_per_s", f"{CATAN}.ticks_per_s"),
    SPIEL: tuple(f"{SPIEL} {name}.decisions_per_s" for name in SPIEL_GAMES),
}
"""The figures of each library, as `whose.which`."""


def catan_game(forced_too: bool) -> int:
    """Two random players of catanatron play one game; its own limit ends one that goes nowhere."""
    game_module: Any = importlib.import_module("catanatron.game")
    player: Any = importlib.import_module("catanatron.models.player")
    players = [player.RandomPlayer(player.Color.RED), player.RandomPlayer(player.Color.BLUE)]
    game, choices = game_module.Game(players), 0
    while game.winning_color() is None and game.state.num_turns < game_module.TURNS_LIMIT:
        choices += forced_too or len(game.state.playable_actions) > 1
        game.play_tick()
    return choices


def spiel_game(name: str) -> int:
    """One random game of OpenSpiel."""
    spiel: Any = importlib.import_module("pyspiel")
    state, choices = spiel.load_game(name).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            choices += len(legal) > 1
            state.apply_action(legal[int(random.random() * len(legal))])
    return choices


def played(figure: str) -> int:
    """One game of what a figure is about."""
    whose, _, which = figure.partition(".")
    return catan_game(which == "ticks_per_s") if whose == CATAN else spiel_game(whose.removeprefix(f"{SPIEL} "))


def timed(figure: str, seconds: float) -> float:
    """How many decisions or ticks per second in random games."""
    count, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        count += played(figure)
    return count / passed


def main(library: str) -> None:
    """Measure a library on request; ends at once if it is not installed."""
    importlib.import_module(LIBRARIES[library])
    random.seed(1)
    for figure in FIGURES[library]:
        timed(figure, 0.01)
    answer_jobs(list(FIGURES[library]), timed)


if __name__ == "__main__":
    main(sys.argv[1])
