"""Observations: what one seat knows at one moment, as a row of small numbers for programs that learn.

A row begins with the open question and the answers of the current step, since a script may hold a choice that no view
shows yet. What the game's own encoder writes follows. Seats are counted from the one that looks.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from tianxia.engine.catalogue import Catalogue
from tianxia.engine.entry import Entry
from tianxia.engine.match import Match
from tianxia.engine.script import CHANCE, Ask

QUESTION: Final = 0
"""The number of the open question from 1; 0 if nobody is asked."""
ASKED: Final = 1
"""The seats that are asked, as bits: 1 for the seat that looks, 2 for the next; several choose in secret."""
ABOUT: Final = 2
"""What the question refers to, each value plus 1; all 0 for a question to another seat."""
MOST_ABOUT: Final = 3
GIVEN: Final = ABOUT + MOST_ABOUT
"""How many answers of the current step the seat knows."""
ROOM: Final = 4
"""There is room for this many seats in every table by seat."""
ANSWERS: Final = GIVEN + 1
"""Pairs of who answered, from 1 on with the seat that looks, 0 for chance, and what (see `Catalogue.token`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat may know about a position of one game."""

    def __init__(self, size: int) -> None:
        """Announce how many numbers it writes."""
        self.size = size

    def write(self, pos: Any, seat: i64, out: vec[i16], at: i64) -> None:
        """Write the numbers for a seat into a row from a place on.

        The row is all 0, or holds an earlier moment of the same game: what is 0 and always was need not be written.
        """
        raise NotImplementedError("an encoder must write")


class Observer:
    """Writes whole rows for one game."""

    def __init__(self, catalogue: Catalogue, encoder: Encoder, room: int) -> None:
        """Keep room for that many answers of a step; of more, the latest ones are written."""
        self.catalogue = catalogue
        self.encoder = encoder
        self.room = room
        self.width = ANSWERS + 2 * room + encoder.size

    def write(self, match: Match, seat: int, out: vec[i16], at: i64) -> None:
        """Write what a seat knows now into a row that begins at a place."""
        for place in range(at, at + self.width):
            out[place] = 0
        self.write_question(match.questions, seat, match.seats, out, at)
        known = known_since(match, seat)
        self.write_count(len(known), out, at)
        first = max(0, len(known) - self.room)
        for number in range(first, len(known)):
            entry = known[number]
            self.write_answer(number - first, entry.seat, self.catalogue.token(entry), seat, match.seats, out, at)
        self.encoder.write(match.position, seat, out, at + ANSWERS + 2 * self.room)

    def write_question(self, asks: list[Ask], seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
        """Write the open question, and what it is about if this seat is asked."""
        for place in range(at, at + GIVEN):
            out[place] = 0
        if not asks:
            return
        shown = asks[0]
        bits: i64 = 0
        for ask in asks:
            asked: i64 = ask.seat
            bits |= 1 << around(asked, seat, seats)
            if asked == seat:
                shown = ask
                place = at + ABOUT
                for value in ask.about():
                    out[place] = i16(value + 1)
                    place += 1
        out[at + QUESTION] = i16(self.catalogue.actions.question_number(shown.name) + 1)
        out[at + ASKED] = i16(bits)

    def write_count(self, count: i64, out: vec[i16], at: i64) -> None:
        """Write how many answers of the current step the seat knows."""
        out[at + GIVEN] = i16(count)

    def write_answer(self, number: i64, who: i64, token: i64, seat: i64, seats: i64, out: vec[i16], at: i64) -> None:
        """Write one of them."""
        place = at + ANSWERS + 2 * number
        out[place] = 0 if who == CHANCE else i16(around(who, seat, seats) + 1)
        out[place + 1] = i16(token)


def observer_of(game: Any) -> Observer:
    """The observer of a game; ValueError if the game has no encoder."""
    if game.encoder is None or game.bounds is None:
        raise ValueError(f"{game.name} cannot be observed as numbers: it needs an encoder and bounds")
    return Observer(game.catalogue, game.encoder, game.bounds.step)


def remembered(match: Match, seat: int) -> list[Entry]:
    """All answers so far that a seat has heard of, without sealed ones of others that are still closed.

    Of those that it does not know (`Entry.known_to`) it has heard only that they were given.
    """
    given = match.given()
    opened = match.entries[: len(match.entries) - len(given)]
    return opened + [entry for entry in given if entry.seat == seat]


def known_since(match: Match, seat: int) -> list[Entry]:
    """The answers of the current step that a seat knows; sealed ones of others only once all are in."""
    given = match.given()
    opened = len(match.entries) - len(given)
    known = [entry for entry in match.entries[match.step_began() : opened] if entry.known_to(seat)]
    return known + [entry for entry in given if entry.seat == seat]


def around(who: i64, me: i64, seats: i64) -> i64:
    """How many seats somebody sits after me."""
    return who - me if who >= me else who - me + seats


def runs(*parts: tuple[int, ...]) -> vec[i64]:
    """Where runs of numbers begin and how long they are, one after another: quicker to walk than tuples."""
    flat = [number for part in parts for number in part]
    return vec[i64](flat)


def write_run(out: vec[i16], at: i64, cells: vec[i64], first: i64, count: i64) -> i64:
    """Copy numbers as they are; return the place after them."""
    for place in range(count):
        out[at + place] = i16(cells[first + place])
    return at + count


def write_by_seat(
    out: vec[i16], at: i64, cells: vec[i64], first: i64, each: i64, tables: i64, me: i64, seats: i64
) -> i64:
    """Copy tables by seat that follow one another, the seat that looks first; what is of absent seats stays 0."""
    for number in range(tables):  # a variable called _ would be a Python object
        place = at + number * ROOM * each
        start = first + number * ROOM * each
        mine = start + me * each
        for cell in range(mine, start + seats * each):  # from the seat that looks to the last one
            out[place] = i16(cells[cell])
            place += 1
        for cell in range(start, mine):
            out[place] = i16(cells[cell])
            place += 1
    return at + tables * ROOM * each


def all_shown() -> vec[i16]:
    """How a seat sees owners, at every table: itself as 1, the next as 2; nobody, before and after them, as 0."""
    rows: list[list[int]] = []
    for seats in range(ROOM + 1):
        for me in range(ROOM):
            there = [int(around(who, me, seats)) + 1 if max(who, me) < seats else 0 for who in range(ROOM)]
            rows.append([0, *there, 0])
    flat = [number for row in rows for number in row]
    return vec[i16](flat)


SHOWN: Final = all_shown()
"""Looking an owner up here is quicker than to compare, since nobody could predict which way that goes."""


def shown_to(me: i64, seats: i64) -> i64:
    """Where in `SHOWN` the first seat stands as one that looks sees it: -1 and 4 seats further on is nobody."""
    return (seats * ROOM + me) * (ROOM + 2) + 1


def write_owners(
    out: vec[i16], at: i64, cells: vec[i64], first: i64, count: i64, zero: i64, me: i64, seats: i64
) -> i64:
    """Copy cells that hold seats counted from `zero`, as seats from 1 on, the one that looks first; 0 is nobody."""
    shown = SHOWN
    start = shown_to(me, seats) - zero
    for place in range(count):
        out[at + place] = shown[start + cells[first + place]]
    return at + count
