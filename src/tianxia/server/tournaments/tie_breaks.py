"""What decides between entrants with equal points. The page has a sentence for each (`tournament-tie-…`)."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Sequence

from tianxia.server.tournaments.history import History

Values = dict[int, float]
"""A value for each of some entrants; more is better."""


def buchholz(history: History, some: Sequence[int]) -> Values:
    """The points of all opponents, added up: stronger opponents put you ahead. A bye adds nothing."""
    return {entrant: sum(_opponents(history, entrant)) / 2 for entrant in some}


def median(history: History, some: Sequence[int]) -> Values:
    """The same without the best and the worst opponent, so that one of them does not decide."""
    return {entrant: sum(sorted(_opponents(history, entrant))[1:-1]) / 2 for entrant in some}


def _opponents(history: History, entrant: int) -> list[int]:
    return [history.points[two] for game in history.of[entrant] for one, two in game.met() if one == entrant]


def sonneborn_berger(history: History, some: Sequence[int]) -> Values:
    """The points of all who were beaten, and half of those with whom one tied."""
    return {entrant: _beaten(history, entrant) for entrant in some}


def _beaten(history: History, entrant: int) -> float:
    return sum(
        history.points[two] * game.points_against(entrant, two) / 4
        for game in history.of[entrant]
        for one, two in game.met()
        if one == entrant
    )


def head_to_head(history: History, some: Sequence[int]) -> Values:
    """Points from the games among those who are tied, if all of them have met."""
    if not history.all_met(some):
        return dict.fromkeys(some, 0.0)
    return {
        entrant: sum(
            game.points_against(entrant, two) / 2
            for game in history.of[entrant]
            for one, two in game.met()
            if one == entrant and two in some
        )
        for entrant in some
    }


def margin(history: History, some: Sequence[int]) -> Values:
    """By how many points of the game one was ahead of the best opponent, over all games; behind counts against."""
    return {
        entrant: float(sum(game.margin(entrant) or 0 for game in history.of[entrant] if game.is_over))
        for entrant in some
    }


def wins(history: History, some: Sequence[int]) -> Values:
    """Games won outright."""
    return {
        entrant: float(sum(_won(game.places, game.entrants, entrant) for game in history.of[entrant]))
        for entrant in some
    }


def _won(places: Sequence[int | None] | None, entrants: Sequence[int], entrant: int) -> bool:
    return places is not None and places[entrants.index(entrant)] == 1 and list(places).count(1) == 1


def duplicate(history: History, some: Sequence[int]) -> Values:
    """With the same deal and seat: the percentage of the others who did worse, averaged over all deals."""
    own: dict[int, list[float]] = {entrant: [] for entrant in history.entrants}
    for (_, entrant), share in shares_outdone(history).items():
        own[entrant].append(share)
    return {one: round(100 * sum(own[one]) / len(own[one]), 1) if own[one] else 0.0 for one in some}


def shares_outdone(history: History) -> dict[tuple[int, int], float]:
    """By round and entrant, the share of those with the same deal in the same seat whom they outdid by margin."""
    same: dict[tuple[int, int], dict[int, int]] = defaultdict(dict)
    for game in history.pairings:
        for seat, entrant in enumerate(game.entrants) if game.is_over else ():
            if (found := game.margin(entrant)) is not None:
                same[game.round, seat][entrant] = found
    return {
        (number, entrant): _outdone(own, ordered)
        for (number, _), margins in same.items()
        for ordered in [sorted(margins.values())]
        for entrant, own in margins.items()
        if len(margins) > 1
    }


def _outdone(own: int, ordered: list[int]) -> float:
    """The share of the others, who are all but one of these, that somebody outdid; equals count half."""
    ahead = bisect_left(ordered, own) + bisect_right(ordered, own)
    return (ahead - 1) / 2 / (len(ordered) - 1)


TIE_BREAKS: dict[str, Callable[[History, Sequence[int]], Values]] = {
    "median": median,
    "buchholz": buchholz,
    "sonneborn_berger": sonneborn_berger,
    "head_to_head": head_to_head,
    "margin": margin,
    "wins": wins,
    "duplicate": duplicate,
}


def used_in(form: str, duplicates: bool) -> tuple[str, ...]:
    """The tie-breaks of a kind of tournament, in the order in which they decide."""
    compared_first = ("duplicate",) if duplicates else ()
    if form == "swiss":
        return ("median", "buchholz", *compared_first, "sonneborn_berger", "head_to_head", "margin")
    if form == "round_robin":
        return (*compared_first, "head_to_head", "sonneborn_berger", "wins", "margin")
    return ("wins", "head_to_head", "margin")
