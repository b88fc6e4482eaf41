"""What happens at a table that absent people may want to know. Nothing here knows how they are told."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from tianxia.server.notifications.items import short_at
from tianxia.server.tables.state import TableState

DELAY = {"live": 20.0, "leisure": 300.0}
"""Seconds for which a message waits, by pace: others may come in that time, and many a turn is played by then."""


class Occasion(NamedTuple):
    """Something to tell a person: from when on it may be sent along with others, and when it must be sent."""

    person: str
    kind: str
    made: float
    due: float


class Before(NamedTuple):
    """What a table was before a change."""

    waiting: Collection[int]
    finished: bool


def before(state: TableState) -> Before:
    """What must be known of a table before it changes."""
    return Before(state.clocked(), state.phase == "finished")


def occasions(
    state: TableState, was: Before, kind: str, seat: int | None, made: float, looks: Callable[[str], bool]
) -> list[Occasion]:
    """What a change is an occasion for; `looks` says whether somebody is looking at the table.

    Somebody with several seats is told once of each kind, as early as one of the seats asks for it.
    """
    found = _of_seats(state, was, kind, seat, made, looks)
    latest_first = sorted(found, key=lambda one: one.due, reverse=True)
    return list({(one.person, one.kind): one for one in latest_first}.values())


def _of_seats(
    state: TableState, was: Before, kind: str, seat: int | None, made: float, looks: Callable[[str], bool]
) -> list[Occasion]:
    delay = DELAY[state.row["pace"]]
    if state.phase == "finished":
        return [] if was.finished else [Occasion(one, "ended", made, made + delay) for one in _away(state, seat, looks)]
    found = _turns(state, was, made, looks)
    if kind == "taken" and seat is not None:
        host: str | None = state.row["host"]
        if host is not None and host != state.seats[seat].person and not looks(host):
            found.append(Occasion(host, "joined", made, made + delay))
    return found


def _away(state: TableState, seat: int | None, looks: Callable[[str], bool]) -> list[str]:
    """The people who did not see the end: not those looking, nor the one who caused it."""
    mover = state.seats[seat].person if seat is not None else None
    people = state.persons()
    return [person for person in people if person != mover and not looks(person)] if len(people) > 1 else []


def _turns(state: TableState, was: Before, made: float, looks: Callable[[str], bool]) -> list[Occasion]:
    """Those whom others have just begun to wait for. Bots are patient: if no other person plays, nobody is told."""
    if state.live is None or len(state.persons()) < 2:
        return []
    leisure, found = state.row["pace"] == "leisure", list[Occasion]()
    for seat in state.clocked():
        person = state.seats[seat].person
        if seat in was.waiting or person is None or state.seats[seat].gone or (not leisure and looks(person)):
            continue
        found.append(Occasion(person, "turn", made, made + DELAY[state.row["pace"]]))
        if leisure and state.clock is not None and state.clock.rule.at_zero != "nothing":
            short = made + max(DELAY["leisure"], state.clock.left[seat] - short_at(state.row["clock"]))
            found.append(Occasion(person, "clock", short, short))
    return found
