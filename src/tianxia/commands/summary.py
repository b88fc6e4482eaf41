"""What many games add up to, as plain values: wins with their intervals, scores, lengths, ways of ending."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tianxia.commands.simulation import Plan, Played
from tianxia.engine.game import Plain, Series

Z95 = 1.959963984540054
"""Between minus and plus so many standard deviations lie 95 % of a normal distribution."""


class Chair(NamedTuple):
    """One seat of one game, or of one series."""

    bot: str
    seat: int
    score: int
    won: bool
    shared: bool


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score: it stays between 0 and 1, and is honest for few games."""
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    below, above = (middle - half) / (1 + z2 / games), (middle + half) / (1 + z2 / games)
    return (0.0 if wins == 0 else below), (1.0 if wins == games else above)


def spread(values: Sequence[int]) -> Plain:
    """Mean, standard deviation (of a sample) and range."""
    return {
        "mean": fmean(values),
        "sd": stdev(values) if len(values) > 1 else 0.0,
        "min": min(values),
        "max": max(values),
    }


def summary(plan: Plan, games: Sequence[Played], series: Series | None) -> Plain:
    """All figures of a simulation. They do not depend on how many processes played it."""
    chairs = [chair for game in games for chair in chairs_of(plan, game)]
    plain: Plain = {
        "game": plan.game,
        "players": list(plan.players),
        "options": {name: value for name, value in plan.options.items() if name != plan.series_option},
        "seed": plan.seed,
        "games": len(games),
        "by_bot": grouped(chairs, "bot", list(dict.fromkeys(plan.players)), lambda chair: chair.bot),
        "by_seat": grouped(chairs, "seat", list(range(len(plan.players))), lambda chair: chair.seat),
        "lengths": spread([game.length for game in games]),
        "reasons": dict(sorted(Counter(game.result.reason for game in games).items())),
        "series": None,
    }
    return {**plain, "series": series_summary(plan, games, series)} if series and plan.series else plain


def chairs_of(plan: Plan, game: Played) -> list[Chair]:
    """The seats of a game with what became of them."""
    return seated(plan, game.seating, game.result.scores, game.result.winners)


def seated(plan: Plan, seating: Sequence[int], scores: Sequence[int], winners: Sequence[int]) -> list[Chair]:
    """Scores and winners by seat, with the bots that sat there."""
    alone = len(winners) == 1
    return [
        Chair(plan.players[player], seat, scores[seat], alone and seat in winners, not alone and seat in winners)
        for seat, player in enumerate(seating)
    ]


def grouped(
    chairs: Sequence[Chair], name: str, values: Sequence[str | int], of: Callable[[Chair], str | int]
) -> list[Plain]:
    """The figures of each bot or seat. A win is a victory alone; shared ones are counted apart."""
    return [{name: value, **figures([chair for chair in chairs if of(chair) == value])} for value in values]


def figures(chairs: Sequence[Chair]) -> Plain:
    """Wins with their interval, shared victories and scores of some chairs."""
    wins = sum(chair.won for chair in chairs)
    return {
        "chairs": len(chairs),
        "wins": wins,
        "share": wins / len(chairs),
        "interval": list(wilson(wins, len(chairs))),
        "shared": sum(chair.shared for chair in chairs),
        "scores": spread([chair.score for chair in chairs]),
    }


def series_summary(plan: Plan, games: Sequence[Played], series: Series) -> Plain:
    """The same by bot for whole series, as the game counts them."""
    length = plan.per_series
    chairs: list[Chair] = []
    for start in range(0, len(games), length):
        sums, ahead = series.standing([game.result for game in games[start : start + length]])
        chairs += seated(plan, games[start].seating, sums, ahead)
    bots = list(dict.fromkeys(plan.players))
    by_bot = grouped(chairs, "bot", bots, lambda chair: chair.bot)
    return {"option": plan.series_option, "values": list(plan.series), "played": plan.count, "by_bot": by_bot}
