"""The result of a finished game as ratings and statistics need it: places, scores, and whether it counts.

docs/ratings.md states the effects of resigning, leaving, aborting and stand-ins that are decided here.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from tianxia.engine.game import Json
from tianxia.server.days import day_of, labelled_day
from tianxia.server.ratings.anchors import plays_as_measured
from tianxia.server.ratings.finishing import Finish
from tianxia.server.store.schema import Values
from tianxia.server.tables.seats import SeatState, StoredRow
from tianxia.server.tables.state import TableState

UNTOLD = ("mean_before", "doubt_before", "mean", "doubt")
"""What only a rated game has."""


def finish_of(state: TableState, holders: Mapping[str, Collection[int]], ended: float) -> Finish | None:
    """What to store about a game that has just ended; nothing about a lesson."""
    if state.guide is not None or state.result is None:
        return None
    why = why_unrated(state, holders)
    result = {**result_row(state.row, len(state.seats), state.result, ended), "rated": why is None, "unrated": why}
    left = abandoned(state)
    return Finish(result, seat_rows(state.seats, state.result, left), _daily(state, ended))


def result_row(row: StoredRow, seats: int, result: Json, ended: float) -> Values:
    """A result, apart from whether it is rated."""
    kept: Values = {name: row[name] for name in ("id", "game", "options", "pace", "public", "daily", "begun")}
    return kept | {"seats": seats, "reason": result["reason"], "ended": ended}


def seat_rows(seats: Sequence[SeatState], result: Json, left: Collection[int]) -> list[Values]:
    """The seats of a result, in order."""
    ranks, scores = places(result, len(seats), left), result["scores"]
    return [
        {
            "seat": seat.seat,
            "person": seat.person if seat.kind == "person" else None,
            "bot": seat.bot,
            "rank": ranks[seat.seat],
            "outcome": _outcome(ranks, seat.seat),
            "score": scores[seat.seat] if scores else None,
            "abandoned": seat.seat in left,
            **dict.fromkeys(UNTOLD),
        }
        for seat in seats
    ]


# -- places


def places(result: Json, seats: int, left: Collection[int] = ()) -> list[int | None]:
    """The place of each seat, 1 for the best; equal places are a tie, and nobody has one if nobody won or lost.

    People who left are behind everybody else. Playing alone, one can only win or be second.
    """
    winners, scores = result["winners"], result["scores"]
    if not winners and not scores:
        return [None] * seats
    if seats == 1:
        return [1 if winners else 2]
    keys = [(seat in left, seat not in winners, -scores[seat] if scores else 0) for seat in range(seats)]
    return [1 + sum(other < key for other in keys) for key in keys]


def _outcome(ranks: list[int | None], seat: int) -> str:
    """What a place means to its player."""
    if ranks[seat] is None:
        return "none"
    if ranks[seat] != 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "drawn"


def abandoned(state: TableState) -> set[int]:
    """The seats whose people did not play to the end.

    They resigned or ran out of time; and in a rated game, where help is not allowed, a bot answered for them.
    """
    left = state.resigned | (state.stood_in if is_rated(state.row) else set())
    if state.result is not None and state.result["reason"] in ("resigned", "time"):
        left |= {seat.seat for seat in state.seats if seat.seat not in state.result["winners"]}
    return left


# -- whether it counts


def is_rated(row: Mapping[Any, Any]) -> bool:
    """Whether a table was created as a rated one."""
    return bool(row.get("rated", False))


def why_unrated(state: TableState, holders: Mapping[str, Collection[int]]) -> str | None:
    """Why a game does not count; None if it does."""
    if not is_rated(state.row) or state.row["forked"] or state.row["daily"]:
        return "casual"
    if len(state.seats) < 2:
        return "alone"
    people = [seat for seat in state.seats if seat.kind == "person"]
    return _who_is_wrong(state, people, holders) or _what_is_wrong(state, {seat.seat for seat in people})


def _who_is_wrong(state: TableState, people: list[SeatState], holders: Mapping[str, Collection[int]]) -> str | None:
    if not people or any(seat.person is None for seat in people):
        return "forgotten"
    if any(len(held) > 1 for held in holders.values()):
        return "one-person"  # two seats of one person, or one that was lent to an opponent
    if any(seat.bot is not None and not plays_as_measured(seat.bot, state.game.name) for seat in state.seats):
        return "bot"
    return None


def _what_is_wrong(state: TableState, people: set[int]) -> str | None:
    assert state.result is not None
    if not state.result["winners"]:
        return "closed"
    unfinished = not state.result["scores"]
    if unfinished and not people <= {entry.seat for entry in state.match.entries}:
        return "short"  # somebody had no turn yet
    return "abandoned" if len(abandoned(state)) == len(state.seats) else None


# -- daily deals


def _daily(state: TableState, ended: float) -> Values | None:
    """What becomes of a try at a daily deal; a resigned one has no margin."""
    result = state.result
    if not state.row["daily"] or result is None or day_of(ended) != labelled_day(state.row["daily"]):
        return None  # after its day a deal is known, and does not count any more
    own = next(seat.seat for seat in state.seats if seat.kind == "person")
    scores: list[int] = result["scores"]
    others = [*scores[:own], *scores[own + 1 :], *result.get("others", {}).values()]
    margin = scores[own] - max(others) if scores and others else None
    honest = own not in state.stood_in
    return {"ended": ended, "won": honest and own in result["winners"], "margin": margin if honest else None}
