"""What many games add up to, as plain values: wins with their intervals, scores and sources, lengths, endings."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tianxia.engine.game import Json, Standing
from tianxia.lab.simulate import Plan, Played

Z95 = 1.959963984540054
"""Between minus and plus so many standard deviations lie 95 % of a normal distribution."""


class Chair(NamedTuple):
    """One seat of one game, or of one series."""

    bot: str
    seat: int
    score: int
    won: bool
    shared: bool
    parts: Mapping[str, int]
    """Where the score comes from; a series has none."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score: it stays between 0 and 1, and is honest for few games."""
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    half = Z95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    below, above = (middle - half) / (1 + z2 / games), (middle + half) / (1 + z2 / games)
    return (0.0 if wins == 0 else below), (1.0 if wins == games else above)


def spread(values: Sequence[int]) -> Json:
    """Mean, standard deviation (of a sample) and range."""
    return {
        "mean": fmean(values),
        "sd": stdev(values) if len(values) > 1 else 0.0,
        "min": min(values),
        "max": max(values),
    }


def mean_interval(values: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a mean, by the normal distribution; one value alone says nothing of it."""
    half = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return fmean(values) - half, fmean(values) + half


def summary(plan: Plan, games: Sequence[Played], standing: Standing | None) -> Json:
    """All figures of a simulation. They do not depend on how many processes played it."""
    chairs = [chair for game in games for chair in chairs_of(plan, game)]
    data: Json = {
        "game": plan.game,
        "players": list(plan.players),
        "options": {name: value for name, value in plan.options.items() if name != plan.series_option},
        "seed": plan.seed,
        "games": len(games),
        "by_bot": grouped(chairs, "bot", list(dict.fromkeys(plan.players)), lambda chair: chair.bot),
        "by_seat": grouped(chairs, "seat", list(range(len(plan.players))), lambda chair: chair.seat),
        "lengths": spread([game.length for game in games]),
        "reasons": dict(sorted(Counter(game.result.reason for game in games).items())),
        "others": {name: other_figures(games, name) for name in games[0].result.others},
        "series": None,
    }
    return {**data, "series": series_summary(plan, games, standing)} if standing and plan.series else data


def chairs_of(plan: Plan, game: Played) -> list[Chair]:
    """The seats of a game with what became of them."""
    result = game.result
    return seated(plan, game.seating, result.scores, result.winners, result.parts, len(result.also_won()))


def seated(
    plan: Plan,
    seating: Sequence[int],
    scores: Sequence[int],
    winners: Sequence[int],
    parts: Sequence[Mapping[str, int]] = (),
    besides: int = 0,
) -> list[Chair]:
    """Scores and winners by seat, with the bots that sat there; `besides` them so many won who are no seat."""
    alone = len(winners) + besides == 1
    chairs: list[Chair] = []
    for seat, player in enumerate(seating):
        ahead, sources = seat in winners, parts[seat] if parts else {}
        chairs.append(Chair(plan.players[player], seat, scores[seat], alone and ahead, not alone and ahead, sources))
    return chairs


def grouped(
    chairs: Sequence[Chair], name: str, values: Sequence[str | int], of: Callable[[Chair], str | int]
) -> list[Json]:
    """The figures of each bot or seat. A win is a victory alone; shared ones are counted apart."""
    return [{name: value, **figures([chair for chair in chairs if of(chair) == value])} for value in values]


def figures(chairs: Sequence[Chair]) -> Json:
    """Wins with their interval, shared victories and scores of some chairs."""
    wins = sum(chair.won for chair in chairs)
    return {
        "chairs": len(chairs),
        "wins": wins,
        "share": wins / len(chairs),
        "interval": list(wilson(wins, len(chairs))),
        "shared": sum(chair.shared for chair in chairs),
        "scores": spread([chair.score for chair in chairs]),
        "sources": mean_parts([chair.parts for chair in chairs]),
    }


def mean_parts(parts: Sequence[Mapping[str, int]]) -> Json:
    """The mean of every source."""
    return {name: fmean([each[name] for each in parts]) for name in parts[0]}


def other_figures(games: Sequence[Played], name: str) -> Json:
    """One who scores but is no seat: scores, sources, and the margin of the best seat over him."""
    parts = [game.result.others[name] for game in games]
    scores = [sum(each.values()) for each in parts]
    margins = [max(game.result.scores) - score for game, score in zip(games, scores, strict=True)]
    margin = {**spread(margins), "interval": list(mean_interval(margins))}
    return {"scores": spread(scores), "sources": mean_parts(parts), "margin": margin}


def series_summary(plan: Plan, games: Sequence[Played], standing: Standing) -> Json:
    """The same by bot for whole series, as the game counts them."""
    length = plan.per_series
    chairs: list[Chair] = []
    for start in range(0, len(games), length):
        sums, ahead = standing([game.result for game in games[start : start + length]])
        chairs += seated(plan, games[start].seating, sums, ahead)
    bots = list(dict.fromkeys(plan.players))
    by_bot = grouped(chairs, "bot", bots, lambda chair: chair.bot)
    return {"option": plan.series_option, "values": list(plan.series), "played": plan.count, "by_bot": by_bot}
