"""The schedule of a round robin: with two seats by the circle method; with more, until everybody has met everybody.

Somebody who joins late makes it longer: the rest is drawn again, until everybody has been paired with everybody.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from tianxia.server.tournaments.groups import tables_of
from tianxia.server.tournaments.history import Draw, History, Pairing
from tianxia.server.tournaments.matching import FREE, grow
from tianxia.server.tournaments.seat_order import all_seated


@lru_cache(maxsize=64)
def schedule(entrants: int, seats: int) -> tuple[Draw, ...]:
    """Every round, for entrants numbered from 0."""
    if entrants < seats:
        return ()
    return _circle(entrants) if seats == 2 else tuple(_rounds_left(History(tuple(range(entrants)), seats)))


def next_round(history: History) -> Draw | None:
    """The next round; None after the last. Those who withdraw stay in the schedule, unless they were never paired."""
    return next(iter(_left(history)), None)


def rounds_of(history: History) -> int:
    """How many rounds there are in all, including those to come."""
    return history.rounds + len(_left(history))


def is_open(history: History) -> bool:
    """Whether somebody may still join: until half of the original rounds have been paired."""
    first = sum(len(pairing.entrants) for pairing in history.pairings if pairing.round == 1)
    return history.rounds <= max(1, len(schedule(first, history.seats)) // 2)


def _left(history: History) -> tuple[Draw, ...]:
    """The rounds to come: the rest of the schedule or, if somebody has joined since, what is needed from here on."""
    there = tuple(one for one in history.entrants if history.of[one] or one not in history.withdrawn)
    rounds = tuple(_named(draw, there) for draw in schedule(len(there), history.seats))
    begun = rounds[: history.rounds]
    if len(begun) == history.rounds and all(_is_drawn(draw, history, n) for n, draw in enumerate(begun, 1)):
        return rounds[history.rounds :]
    return tuple(_rounds_left(_as_played(history, there)))


def _named(draw: Draw, entrants: tuple[int, ...]) -> Draw:
    """A round of a schedule for these entrants."""
    tables = tuple(tuple(entrants[place] for place in table) for table in draw.tables)
    return Draw(tables, tuple(entrants[place] for place in draw.byes))


def _is_drawn(draw: Draw, history: History, number: int) -> bool:
    """Whether a round was paired as in the schedule."""
    met = {frozenset(game.entrants) for game in history.pairings if game.round == number and not game.is_bye}
    return met == set(map(frozenset, draw.tables))


def _as_played(history: History, there: tuple[int, ...]) -> History:
    """What has been paired, as if everybody had come: a forfeited game is not played again."""
    games = (game for game in history.pairings if not game.is_bye)
    return History(there, history.seats, tuple(Pairing(game.round, game.entrants, "") for game in games))


# -- drawing rounds


def _circle(entrants: int) -> tuple[Draw, ...]:
    """The last one stays, the others move round by one place; first and second seats differ by one at most."""
    size = entrants + entrants % 2
    moving = size - 1
    rounds = []
    for number in range(moving):
        pairs = [(number, moving) if number % 2 == 0 else (moving, number)]
        for step in range(1, size // 2):
            one, two = (number + step) % moving, (number - step) % moving
            pairs.append((one, two) if step % 2 == 0 else (two, one))
        whole = tuple(pair for pair in pairs if max(pair) < entrants)
        rounds.append(Draw(whole, tuple(min(pair) for pair in pairs if max(pair) >= entrants)))
    return tuple(rounds)


def _rounds_left(history: History) -> Iterator[Draw]:
    """Rounds until all have met. In each of them somebody meets somebody new, so there is a last one."""
    number = history.rounds
    while not history.all_met(history.entrants):
        draw, number = (_pairs(history) if history.seats == 2 else _tables(history)), number + 1
        yield draw
        history = replace(history, pairings=(*history.pairings, *(Pairing(number, table, "") for table in draw.tables)))


def _pairs(history: History) -> Draw:
    """A round in which everybody plays somebody new; if that is not possible, those with most opponents left do."""
    there, mates = history.entrants, [FREE] * len(history.entrants)
    new = [[two for two, b in enumerate(there) if a != b and not history.meetings[a, b]] for a in there]
    most_first = sorted(range(len(there)), key=lambda place: -len(new[place]))
    graph = [sorted(found, key=most_first.index) for found in new]
    for one in most_first:
        if mates[one] == FREE:
            grow(graph, mates, one, [True] * len(there))  # anyone who has a partner keeps one
    pairs = [(there[one], there[two]) for one, two in enumerate(mates) if one < two]
    return Draw(all_seated(pairs, history), tuple(there[one] for one, two in enumerate(mates) if two == FREE))


def _tables(history: History) -> Draw:
    """A round in which those sit out who played most, and those sit together who have met least."""
    order = _in_turn(history)
    size = len(order) - len(order) % history.seats
    if history.all_met(order[:size]):  # otherwise those who have not met would take turns sitting out
        pair = next(pair for pair in combinations(order, 2) if not history.meetings[pair])
        order = [*pair, *(entrant for entrant in order if entrant not in pair)]
    tables = all_seated(tables_of(order[:size], history.seats, history.meetings), history)
    return Draw(tables, tuple(sorted(order[size:])))


def _in_turn(history: History) -> list[int]:
    """Who should play next: those with fewest games, and among them those with most opponents left."""
    left = {one: sum(not history.meetings[one, two] for two in history.entrants) for one in history.entrants}
    return sorted(history.entrants, key=lambda entrant: (len(history.of[entrant]), -left[entrant], entrant))
