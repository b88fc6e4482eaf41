"""Textbook information-set Monte Carlo tree search, to measure our own against.

After Cowling and others. No ordering, no policy, no evaluation: every iteration guesses a world, descends by upper
confidence bounds among what is legal there, adds one random answer, plays to the end of the game at random, and counts
victories.

    python3 tools/plain_search.py --iterations 1000 --games 40
"""

import argparse
from math import log, sqrt
from random import Random

from tianxia import games
from tianxia.bots import Bot
from tianxia.bots.judge import draw
from tianxia.bots.playing import play_to_end
from tianxia.bots.qin.rivals import TREE
from tianxia.bots.search import SearchBot
from tianxia.engine.eye import Eye
from tianxia.engine.live import new_live_match
from tianxia.engine.match import Match
from tianxia.engine.playout import play_out
from tianxia.lab.arena.ladder import share_interval

CURIOSITY = 0.7
"""The constant of the bound, as in the paper that introduced the method."""
GAME = "qin"


class Node:
    """An answer in the tree, with its results for the seat that gave it."""

    def __init__(self, seat: int) -> None:
        """An answer that has not been tried yet."""
        self.seat, self.visits, self.total, self.seen = seat, 0, 0.0, 0
        self.children: dict[int, Node] = {}


class PlainBot:
    """Chooses the answer tried most."""

    def __init__(self, iterations: int) -> None:
        """Run this many iterations per answer."""
        self._iterations = iterations

    def answer(self, eye: Eye, rng: Random) -> int:
        """Search from here."""
        root = Node(-1)
        for _ in range(self._iterations):
            iterate(eye.guess(rng), root, rng)
        return max(root.children, key=lambda answer: root.children[answer].visits)


def iterate(world: Match, root: Node, rng: Random) -> None:
    """Select, expand, play out at random, and update everything on the way."""
    path, node = [root], root
    dealt(world, rng)
    while not world.over:
        ask = world.questions[0]
        options = ask.options()
        untried = [option for option in options if option not in node.children]
        for option in options:
            if option in node.children:
                node.children[option].seen += 1
        answer = rng.choice(untried) if untried else max(options, key=lambda option: bound(node.children[option]))
        node = node.children.setdefault(answer, Node(ask.seat))
        path.append(node)
        world.answer(ask.seat, answer)
        dealt(world, rng)
        if untried:
            break
    play_out(world.game.next_step, position := world.position.copy(), rng)
    winners = world.game.result(position).winners
    for node in path:
        node.visits += 1
        node.total += 1 / len(winners) if node.seat in winners else 0.0


def bound(node: Node) -> float:
    """The upper confidence bound of an answer, by how often it was available."""
    return node.total / node.visits + CURIOSITY * sqrt(log(node.seen) / node.visits)


def dealt(world: Match, rng: Random) -> None:
    """Answer chance at random until a seat is asked."""
    while world.draw is not None:
        draw(world, rng)


def share_of(seed: str, iterations: int, turned: int) -> float:
    """What our search scores in one game against the plain one, both with the same number of iterations."""
    live = new_live_match(games.game(GAME), ["x", "x"], {}, seed)
    ours: Bot = SearchBot(TREE, "hard", iterations=iterations)
    bots: list[Bot] = [ours, PlainBot(iterations)][:: 1 - 2 * turned]
    play_to_end(live, bots)
    winners = live.match.result().winners
    return 1 / len(winners) if turned in winners else 0.0


def main() -> None:
    """Play and print our search's share of victories."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    deals: list[float] = []
    for deal in range(given.games // 2):
        deals.append(sum(share_of(f"plain/{deal}", given.iterations, turned) for turned in (0, 1)) / 2)
        low, high = share_interval(deals, 2)
        print(f"{2 * len(deals)} games: {sum(deals) / len(deals):.3f} ({low:.3f} to {high:.3f})", flush=True)


if __name__ == "__main__":
    main()
