"""Chances of victory from self-play: many games, the figures that fit how they ended, and how well these hold.

Two games of three are fitted; the third is kept to check the figures by.
"""

import json
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean, stdev

from tianxia.bots.chances import Figures
from tianxia.bots.learning.chance_fit import fitted
from tianxia.bots.learning.outcomes import Kind, Moment, outcomes
from tianxia.lab.executors import run_tasks
from tianxia.lab.needs import needs_of
from tianxia.lab.workers import Workers

CHECKED = 3
"""Every game with a number one less than a multiple of this is kept for the check."""
BINS = 10

Played = Sequence[Sequence[Moment]]
"""The moments of games, game by game."""


def self_play(
    game: str, kind: Kind, count: int, seed: str, workers: Workers | None = None
) -> Generator[list[Moment], None, None]:
    """The moments of that many games at tables of a kind; the same seed gives the same games."""
    seeds = (f"{seed}/{kind.name}/{number}" for number in range(count))
    return run_tasks(partial(outcomes, game, kind), seeds, workers, needs=needs_of(game))


def split(played: Played) -> tuple[Played, Played]:
    """The games to fit, and those to check by."""
    kept = [number % CHECKED == CHECKED - 1 for number in range(len(played))]
    return (
        [game for game, check in zip(played, kept, strict=True) if not check],
        [game for game, check in zip(played, kept, strict=True) if check],
    )


def figures(played: Mapping[str, Played]) -> dict[str, Figures]:
    """The figures that fit how these games ended, by kind of table."""
    return fitted({kind: [moment for game in some for moment in game] for kind, some in played.items()})


def figures_text(made_by: str, found: Mapping[str, Figures]) -> str:
    """The file of figures: how it was made, then the kinds of table."""
    kinds = {kind: {name: list(column) for name, column in asdict(each).items()} for kind, each in found.items()}
    lines = ",\n    ".join(f"{json.dumps(kind)}: {json.dumps(each)}" for kind, each in kinds.items())
    return f'{{\n  "made_by": {json.dumps(made_by)},\n  "kinds": {{\n    {lines}\n  }}\n}}\n'


@dataclass(frozen=True)
class Check:
    """How well chances hold in games that they were not fitted to."""

    games: int
    brier: float
    """The mean square of chance minus result."""
    gain: float
    """How much better that is than always saying the share that was won at tables of the kind."""
    error: float
    """The standard error of the gain, over games: the moments of one game have one result."""
    bins: tuple[tuple[int, float, float], ...]
    """By tenths of the chance: how many moments, their mean chance, and the share that was won."""


def checked(found: Mapping[str, Figures], played: Played) -> Check:
    """Check figures by the seats' own chances."""
    told = [[(found[each.seen.kind].shares(each.seen)[0], each) for each in game] for game in played]
    briers = [fmean([(chance - each.shares[0]) ** 2 for chance, each in game]) for game in told]
    usual = {kind: fmean(won) for kind, won in _won(played).items()}
    plain = [fmean([(usual[each.seen.kind] - each.shares[0]) ** 2 for _, each in game]) for game in told]
    gains = [before - after for before, after in zip(plain, briers, strict=True)]
    pairs = [(chance, each.shares[0]) for game in told for chance, each in game]
    error = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    return Check(len(played), fmean(briers), fmean(gains), error, _bins(pairs))


def _won(played: Played) -> dict[str, list[float]]:
    """The results by kind of table."""
    won: dict[str, list[float]] = {}
    for game in played:
        for each in game:
            won.setdefault(each.seen.kind, []).append(each.shares[0])
    return won


def _bins(pairs: Sequence[tuple[float, float]]) -> tuple[tuple[int, float, float], ...]:
    by_bin: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for pair in pairs:
        by_bin[min(BINS - 1, int(pair[0] * BINS))].append(pair)
    return tuple((len(each), fmean([p for p, _ in each]), fmean([won for _, won in each])) for each in by_bin if each)
