"""Measures how fast other game libraries play, for comparison; `rounds.py` starts this as a process.

A Python loop asks for the options, picks one at random and applies it: two random players in catanatron, all players
and chance in OpenSpiel, all agents in PettingZoo. A decision is a player's question with more than one option, as in
our own figures; catanatron's ticks are all its questions, also those with one option, such as to roll.
"""

import importlib
import sys
from random import Random
from typing import Any

from tianxia.lab.bench.jobs import Measure, answer_jobs, per_second

CATAN, SPIEL, ZOO = "catanatron", "open_spiel", "pettingzoo"
LIBRARIES = {CATAN: "catanatron", SPIEL: "open_spiel.python.games", ZOO: "pettingzoo.classic.chess_v6"}
"""What must be importable for each library; OpenSpiel's games in Python are known only after this import."""
SPIEL_GAMES = ("python_block_dominoes", "backgammon", "go")
"""One game in Python and two in C++."""
ZOO_GAMES = ("connect_four_v3", "chess_v6")
AGENTS = 200
"""How many agents act between two looks at the clock."""
ENGINE_PEERS, RESEARCH_PEERS = (CATAN, SPIEL), (SPIEL, ZOO)
"""With whom the engine is compared, and with whom the interfaces for learning."""


def catan_game(_rng: Random, forced_too: bool) -> int:
    """Two random players of catanatron play one game; its own limit ends one that goes nowhere."""
    game_module: Any = importlib.import_module("catanatron.game")
    player: Any = importlib.import_module("catanatron.models.player")
    players = [player.RandomPlayer(player.Color.RED), player.RandomPlayer(player.Color.BLUE)]
    game, choices = game_module.Game(players), 0
    while game.winning_color() is None and game.state.num_turns < game_module.TURNS_LIMIT:
        choices += forced_too or len(game.state.playable_actions) > 1
        game.play_tick()
    return choices


def spiel_game(game: Any, rng: Random) -> int:
    """One random game of OpenSpiel."""
    state, choices = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            legal = state.legal_actions()
            choices += len(legal) > 1
            state.apply_action(legal[int(rng.random() * len(legal))])
    return choices


def aec_steps(env: Any, rng: Random, count: int) -> int:
    """Let that many agents of a PettingZoo environment observe and act at random; games follow one another."""
    for _ in range(count):
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
        else:
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
    return count


def figures(library: str) -> dict[str, Measure]:
    """The figures of a library, as `whose.which`."""
    if library == CATAN:
        return {
            f"{CATAN}.decisions_per_s": lambda rng: catan_game(rng, False),
            f"{CATAN}.ticks_per_s": lambda rng: catan_game(rng, True),
        }
    made = (
        [spiel_figure(name) for name in SPIEL_GAMES] if library == SPIEL else [zoo_figure(name) for name in ZOO_GAMES]
    )
    return dict(made)


def spiel_figure(name: str) -> tuple[str, Measure]:
    """The decisions of a game of OpenSpiel."""
    game: Any = importlib.import_module("pyspiel").load_game(name)
    return f"{SPIEL} {name}.decisions_per_s", lambda rng: spiel_game(game, rng)


def zoo_figure(name: str) -> tuple[str, Measure]:
    """The steps of an environment of PettingZoo, with its wrappers."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    return f"{ZOO} {name}.steps_per_s", lambda rng: aec_steps(env, rng, AGENTS)


def main(library: str) -> None:
    """Measure a library on request; ends at once if it is not installed."""
    importlib.import_module(LIBRARIES[library])
    rng, known = Random(1), figures(library)
    importlib.import_module("random").seed(1)  # catanatron's players use this one
    for measured in known.values():
        per_second(measured, rng, 0.01)
    answer_jobs(list(known), lambda name, seconds: per_second(known[name], rng, seconds))


if __name__ == "__main__":
    main(sys.argv[1])
