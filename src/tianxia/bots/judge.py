"""What a review asks of a game: its best move, to compare moves, and to say what each seat may expect.

A game whose levels search has a module `bots/<game>/judge.py` with a `JUDGE`.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import stdev
from typing import NamedTuple, Protocol

from tianxia.bots import has_part, part
from tianxia.bots.beam import best_turn, taken
from tianxia.bots.chances import SURE, Chances
from tianxia.bots.search import Way, thought_of
from tianxia.bots.turn_nodes import Tuning
from tianxia.bots.turn_search import Rules, Search
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.engine.match import Match
from tianxia.engine.playout import lot

Answers = tuple[tuple[str, int], ...]
"""Questions and answers of one seat, up to the end of its turn."""


GLANCE = 1
"""How many lines of a turn quick play follows."""


QUICK = "hard"
"""The level of a first pass. Chances were fitted to what it sees: the ends of two turns."""


WORLDS = 16
"""How many worlds a chance of victory is the mean of, at most."""


class Expected(NamedTuple):
    """What a seat may expect after a move: its value as people read it, and its chance of victory."""

    value: float
    chance: float | None
    """None if the judge does not tell."""


class Judge(Protocol):
    """Evaluates a game's moves and deals, in the `UNIT` of its search."""

    def preferred(self, eye: Eye, rng: Random, level: str, iterations: int) -> Way:
        """The best move that a search with this budget finds, as a level judges."""
        ...

    def compared(self, eye: Eye, rng: Random, level: str, ways: Sequence[Answers], iterations: int) -> list[float]:
        """The values of moves to the eye's seat, each tried by a level in the same worlds that it could believe."""
        ...

    def expected(self, eye: Eye, rng: Random, way: Answers, value: float, iterations: int, /) -> Expected:
        """What the eye's seat may expect after a move of this value."""
        ...

    def outlook(self, world: Match, luck: Random) -> list[float]:
        """What each seat may expect after a little quick play; the world is played on and not restored."""
        ...


class TurnJudge:
    """Judges a game whose turns have many answers: by its beam, its search through turns and its learned value.

    Every level judges by the same value; they differ in how many lines and worlds they look at, and how far.
    """

    def __init__(self, game: str, rules: Rules, tunings: Mapping[str, Tuning]) -> None:
        """Judge by these rules and each level's parameters of the search."""
        self._rules, self._tunings = rules, tunings
        self._chances = Chances(game)
        self._chance_rules = rules.valued(self._chances)

    def preferred(self, eye: Eye, rng: Random, level: str, iterations: int) -> Way:
        """The turn that the search tried most; with a single iteration the one that the beam found best."""
        return thought_of(Search(eye, rng, self._rules, self._tunings[level]), iterations).ways[0]

    def compared(self, eye: Eye, rng: Random, level: str, ways: Sequence[Answers], iterations: int) -> list[float]:
        """The values of moves in points, as far as the search of a level looks."""
        return Search(eye, rng, self._rules, self._tunings[level]).compared(ways, iterations)

    def expected(self, eye: Eye, rng: Random, way: Answers, value: float, iterations: int) -> Expected:
        """The points at the end, and the mean chance in some worlds, at the end of this turn and of the next one."""
        search = Search(eye, rng, self._chance_rules, self._tunings[QUICK])
        chance = search.compared([way], min(iterations, WORLDS))[0] * 100 / SURE
        after = search.world.fork()
        taken(after, eye.seat, way)
        return Expected(value + self._chances.to_come(after.checkpoint(), eye.seat), chance)

    def outlook(self, world: Match, luck: Random) -> list[float]:
        """The evaluation for each seat after the turns of the next round that has any."""
        rules, began = self._rules, False
        while not world.over and not (began and rules.mover(world.position) < 0):
            if world.draw is not None:
                draw(world, luck)
                continue
            began = began or rules.mover(world.position) >= 0
            seat = world.questions[0].seat
            taken(world, seat, best_turn(world, seat, rules.value, GLANCE))
        return [rules.value(world.position, seat) / 100 for seat in range(world.seats)]


def draw(world: Match, luck: Random) -> None:
    """Answer chance at random, every piece as likely as any other."""
    assert world.draw is not None
    world.answer_chance(lot(world.draw.counts(), luck.random()))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its standard error, which is 0 for a single value."""
    count = len(values)
    mean = sum(values) / count
    return mean, stdev(values) / sqrt(count) if count > 1 else 0.0


def rounded(value: float) -> float:
    """A value to four places, and never -0."""
    return round(value, 4) + 0.0


def has_judge(game: str) -> bool:
    """Whether the games of a title can be reviewed."""
    return has_part(game, "judge")


def judge_of(game: str) -> Judge:
    """The judge of a game; BadInput if its bots do not search."""
    if not has_judge(game):
        raise BadInput("review-no-search", game=game)
    judge: Judge = part(game, "judge").JUDGE
    return judge
