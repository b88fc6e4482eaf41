"""The figures of a simulation as JSON values: wins with their intervals, scores and their sources, lengths, endings."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from tianxia.engine.game import Json, Standing
from tianxia.lab.intervals import mean_interval, wilson
from tianxia.lab.simulate import PlayedGame, Simulation


class SeatResult(NamedTuple):
    """How one seat did in one game, or in one series."""

    bot: str
    seat: int
    score: int
    won: bool
    shared: bool
    parts: Mapping[str, int]
    """The sources of the score; empty for a series."""


def spread(values: Sequence[int]) -> Json:
    """Mean, sample standard deviation and range."""
    return {
        "mean": fmean(values),
        "sd": stdev(values) if len(values) > 1 else 0.0,
        "min": min(values),
        "max": max(values),
    }


def summary(simulation: Simulation, games: Sequence[PlayedGame], standing: Standing | None) -> Json:
    """All figures of a simulation. They do not depend on how many processes played it."""
    results = [result for game in games for result in seat_results(simulation, game)]
    players = simulation.players
    data: Json = {
        "game": simulation.game,
        "players": list(players),
        "options": {name: value for name, value in simulation.options.items() if name != simulation.series_option},
        "seed": simulation.seed,
        "games": len(games),
        "by_bot": grouped(results, "bot", list(dict.fromkeys(players)), lambda result: result.bot),
        "by_seat": grouped(results, "seat", list(range(len(players))), lambda result: result.seat),
        "lengths": spread([game.length for game in games]),
        "reasons": dict(sorted(Counter(game.result.reason for game in games).items())),
        "others": {name: other_figures(games, name) for name in games[0].result.others},
        "series": None,
    }
    return {**data, "series": series_summary(simulation, games, standing)} if standing and simulation.series else data


def seat_results(simulation: Simulation, game: PlayedGame) -> list[SeatResult]:
    """How each seat of a game did."""
    result = game.result
    return by_seat(simulation, game.seating, result.scores, result.winners, result.parts, len(result.also_won()))


def by_seat(
    simulation: Simulation,
    seating: Sequence[int],
    scores: Sequence[int],
    winners: Sequence[int],
    parts: Sequence[Mapping[str, int]] = (),
    other_winners: int = 0,
) -> list[SeatResult]:
    """Results of a game or series by seat; `other_winners` counts winners without a seat, such as Li Si."""
    alone = len(winners) + other_winners == 1
    results: list[SeatResult] = []
    for seat, player in enumerate(seating):
        ahead, sources = seat in winners, parts[seat] if parts else {}
        bot = simulation.players[player]
        results.append(SeatResult(bot, seat, scores[seat], alone and ahead, not alone and ahead, sources))
    return results


def grouped(
    results: Sequence[SeatResult], name: str, values: Sequence[str | int], key: Callable[[SeatResult], str | int]
) -> list[Json]:
    """The figures of each bot or seat. Only an outright victory is a win; shared ones are counted apart."""
    return [{name: value, **figures([result for result in results if key(result) == value])} for value in values]


def figures(results: Sequence[SeatResult]) -> Json:
    """Wins with their interval, shared victories and scores."""
    wins = sum(result.won for result in results)
    return {
        "played": len(results),
        "wins": wins,
        "share": wins / len(results),
        "interval": list(wilson(wins, len(results))),
        "shared": sum(result.shared for result in results),
        "scores": spread([result.score for result in results]),
        "sources": mean_parts([result.parts for result in results]),
    }


def mean_parts(parts: Sequence[Mapping[str, int]]) -> Json:
    """The mean of every source."""
    return {name: fmean([each[name] for each in parts]) for name in parts[0]}


def other_figures(games: Sequence[PlayedGame], name: str) -> Json:
    """Scores and sources of a player without a seat, and the margin of the best seat over it."""
    parts = [game.result.others[name] for game in games]
    scores = [sum(each.values()) for each in parts]
    margins = [max(game.result.scores) - score for game, score in zip(games, scores, strict=True)]
    margin = {**spread(margins), "interval": list(mean_interval(margins))}
    return {"scores": spread(scores), "sources": mean_parts(parts), "margin": margin}


def series_summary(simulation: Simulation, games: Sequence[PlayedGame], standing: Standing) -> Json:
    """The figures by bot for whole series, as the game counts them."""
    length = simulation.per_series
    results: list[SeatResult] = []
    for start in range(0, len(games), length):
        sums, ahead = standing([game.result for game in games[start : start + length]])
        results += by_seat(simulation, games[start].seating, sums, ahead)
    bots = list(dict.fromkeys(simulation.players))
    by_bot = grouped(results, "bot", bots, lambda result: result.bot)
    values = list(simulation.series)
    return {"option": simulation.series_option, "values": values, "played": simulation.count, "by_bot": by_bot}
