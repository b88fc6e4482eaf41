"""The figures of a contest: shares of victory and ranks with their intervals, and a ladder for two seats.

The unit is the deal: its games share their luck, so intervals follow from how much deals differ, not games.
"""

from collections.abc import Mapping, Sequence
from math import log, sqrt
from statistics import fmean, variance

from tianxia.engine.game import Json
from tianxia.lab.arena.contest import Contest, Outcome
from tianxia.lab.arena.sequential import verdict
from tianxia.lab.intervals import Z95, mean_interval, wilson

LEAST_EFFECT = 0.5
"""However alike the deals are, a game never counts for more than two."""
ROUNDS = 2000
ELO = 400 / log(10)
"""Elo points per unit of log strength: 400 points are ten to one."""


def figures(contest: Contest, played: Sequence[Outcome], claim: float) -> Json:
    """All figures by pairing, and the ladder of a contest with two seats."""
    by_lineup = [whole_deals(contest, played, number) for number in range(len(contest.lineups))]
    pairings = [
        pairing(contest.lineups[number], deals, claim) for number, deals in enumerate(by_lineup) if len(deals) > 0
    ]
    ladder = bradley_terry(contest.bots, pairings) if contest.seats == 2 and pairings else None
    return {"pairings": pairings, "ladder": ladder, "games": sum(each["games"] for each in pairings)}


def whole_deals(contest: Contest, played: Sequence[Outcome], lineup: int) -> list[list[Outcome]]:
    """The games of a pairing by deal, without deals that have not been played in every seat yet."""
    deals: dict[int, list[Outcome]] = {}
    for outcome in played:
        if outcome.slot.lineup == lineup:
            deals.setdefault(outcome.slot.deal, []).append(outcome)
    return [deals[deal] for deal in sorted(deals) if len(deals[deal]) == contest.seats]


def pairing(lineup: Sequence[str], deals: Sequence[Sequence[Outcome]], claim: float) -> Json:
    """The figures of a pairing; the claim is about its first bot."""
    found, after = verdict(shares_of(deals, [0]), claim)
    seats = {name: [number for number, other in enumerate(lineup) if other == name] for name in lineup}
    players = [player_figures(name, numbers, deals) for name, numbers in seats.items()]
    return {
        "bots": list(lineup),
        "deals": len(deals),
        "games": len(deals) * len(lineup),
        "players": players,
        "effect": effect(shares_of(deals, [0]), len(lineup)),
        "verdict": found,
        "verdict_after_games": after * len(lineup),
    }


def player_figures(name: str, numbers: Sequence[int], deals: Sequence[Sequence[Outcome]]) -> Json:
    """Share of victory and mean rank of a bot in a pairing, per seat if it has several."""
    shares = shares_of(deals, numbers)
    ranks = [fmean(outcome.ranks[number] for outcome in deal for number in numbers) for deal in deals]
    return {
        "bot": name,
        "share": fmean(shares),
        "interval": list(share_interval(shares, len(deals[0]))),
        "mean_rank": fmean(ranks),
        "rank_interval": list(mean_interval(ranks)),
    }


def shares_of(deals: Sequence[Sequence[Outcome]], numbers: Sequence[int]) -> list[float]:
    """The share of victory of each of these players of a pairing, in each deal."""
    return [fmean(outcome.shares[number] for outcome in deal for number in numbers) for deal in deals]


def effect(by_deal: Sequence[float], per_deal: int) -> float:
    """How much more the deals vary than if their games were independent; 1 where that is unknown."""
    share = fmean(by_deal)
    alone = share * (1 - share) / per_deal
    if len(by_deal) < 2 or alone == 0:
        return 1.0
    return min(float(per_deal), max(LEAST_EFFECT, variance(by_deal) / alone))


def share_interval(by_deal: Sequence[float], per_deal: int) -> tuple[float, float]:
    """Wilson's 95 % interval for as many games as the deals are worth."""
    worth = len(by_deal) * per_deal / effect(by_deal, per_deal)
    return wilson(fmean(by_deal) * worth, worth)


def bradley_terry(bots: Sequence[str], pairings: Sequence[Json]) -> list[Json]:
    """The ladder, strongest first: Elo points relative to the mean of the field, with 95 % intervals.

    Each pairing gets one more drawn game: without it a bot that never lost would be off the scale.
    """
    games, won = tallies(pairings)
    strengths = fitted(bots, games, won)
    spread = errors(bots, games, strengths, fmean(each["effect"] for each in pairings))
    middle = fmean(log(strengths[bot]) for bot in bots)
    rows = [(ELO * (log(strengths[bot]) - middle), ELO * Z95 * spread[place], bot) for place, bot in enumerate(bots)]
    return [{"bot": bot, "elo": elo, "interval": [elo - half, elo + half]} for elo, half, bot in sorted(rows)[::-1]]


Tally = dict[tuple[str, str], float]


def tallies(pairings: Sequence[Json]) -> tuple[Tally, Tally]:
    """Games and points of each bot against each other."""
    games: Tally = {}
    won: Tally = {}
    for each in pairings:
        one, two = each["bots"]
        games[one, two] = games[two, one] = each["games"] + 1
        won[one, two] = each["players"][0]["share"] * each["games"] + 0.5
        won[two, one] = each["players"][1]["share"] * each["games"] + 0.5
    return games, won


def fitted(bots: Sequence[str], games: Tally, won: Tally) -> dict[str, float]:
    """The likeliest strengths, by Zermelo's iteration."""
    strengths = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for bot in bots:
            others = [other for other in bots if (bot, other) in games]
            met = sum(games[bot, other] / (strengths[bot] + strengths[other]) for other in others)
            strengths[bot] = sum(won[bot, other] for other in others) / met if met else 1.0
    return strengths


def errors(bots: Sequence[str], games: Tally, strengths: Mapping[str, float], effect: float) -> list[float]:
    """The standard errors of the log strengths around their mean, by Fisher's information."""
    size = len(bots)
    # The information matrix is singular for a shift of all; a constant added everywhere fixes that, and is taken off.
    rows = [[1 / size] * size for _ in bots]
    for (one, two), count in games.items():
        chance = strengths[one] / (strengths[one] + strengths[two])
        told = count * chance * (1 - chance) / effect
        rows[bots.index(one)][bots.index(one)] += told
        rows[bots.index(one)][bots.index(two)] -= told
    return [sqrt(max(0.0, row[place] - 1 / size)) for place, row in enumerate(inverse(rows))]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small symmetric matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for number in range(size):
            if number != place:
                factor = rows[number][place]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[place], strict=True)]
    return [row[size:] for row in rows]
