"""The standings of a tournament: by points, then by tie-breaks one after the other, each of which is named."""

from collections.abc import Sequence
from dataclasses import dataclass

from tianxia.server.tournaments.history import History
from tianxia.server.tournaments.tie_breaks import TIE_BREAKS


@dataclass(frozen=True)
class Line:
    """An entrant's place; those who are equal in everything share one."""

    entrant: int
    place: int
    points: float
    values: dict[str, float]
    """What each tie-break counts; `head_to_head` only where it was needed."""
    decided_by: str | None
    """The tie-break that put somebody behind the one above, who has equal points."""


def standings(history: History, breaks: Sequence[str]) -> list[Line]:
    """Everybody, best first."""
    values = {name: TIE_BREAKS[name](history, history.entrants) for name in breaks if name != "head_to_head"}
    lines = list[Line]()
    for points in sorted(set(history.points.values()), reverse=True):
        tied = [entrant for entrant in history.entrants if history.points[entrant] == points]
        shared = {entrant: {name: found[entrant] for name, found in values.items()} for entrant in tied}
        for group in _split(history, [tied], breaks, shared):
            place = len(lines) + 1
            for entrant in group:
                above = lines[-1] if lines and lines[-1].points == points / 2 else None
                by = _first_different(above.values, shared[entrant], breaks) if above is not None else None
                lines.append(Line(entrant, place, points / 2, shared[entrant], by))
    return lines


def _split(
    history: History, groups: list[list[int]], breaks: Sequence[str], shared: dict[int, dict[str, float]]
) -> list[list[int]]:
    """Separate those who are tied by one tie-break after another; head to head counts games among the tied."""
    for name in breaks:
        parted = list[list[int]]()
        for group in groups:
            if name == "head_to_head" and len(group) > 1:
                for entrant, value in TIE_BREAKS[name](history, group).items():
                    shared[entrant][name] = value
            found = {one: shared[one][name] for one in group} if len(group) > 1 else {}
            values = sorted(set(found.values()), reverse=True)
            parted += [[one for one in group if found[one] == value] for value in values] if found else [group]
        groups = parted
    return groups


def _first_different(above: dict[str, float], own: dict[str, float], breaks: Sequence[str]) -> str | None:
    return next((name for name in breaks if name in above and name in own and above[name] != own[name]), None)
