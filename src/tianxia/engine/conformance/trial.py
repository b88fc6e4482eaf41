"""A trial: one random game, played to its end, which the checks then go through again and again. It judges nothing."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from random import Random
from typing import Any

from tianxia.engine.entry import Entry
from tianxia.engine.game import Game, canonical
from tianxia.engine.match import Match, begin
from tianxia.engine.record import Header, header_of
from tianxia.engine.script import CHANCE


class ConformanceError(AssertionError):
    """A game breaks a law: the check that found it, what it found, and where."""

    def __init__(self, check: str, what: str, where: str) -> None:
        """Put everything into one sentence."""
        super().__init__(f"{check}: {what} ({where})")
        self.check = check
        self.what = what
        self.where = where


class Broken(Exception):
    """What a check found, in a few words; `Trial.finding` adds which check it was, and where."""


def require(holds: bool, what: str) -> None:
    """Raise with what is broken unless the condition holds."""
    if not holds:
        raise Broken(what)


class Trial:
    """A game, a table and a seed; once played, the answers given. Checks look at a share of its stops."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, str] | None = None, seed: int = 1, rate: float = 0.25
    ) -> None:
        """Set the table; `playing.play_trial` plays."""
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.seed = seed
        self.rate = rate
        self.secret = f"{self.rng('secret').getrandbits(128):032x}"
        self.moves: list[Entry] = []
        self._at = 0

    def rng(self, purpose: str) -> Random:
        """A separate source of randomness for each purpose, the same every time."""
        return Random(f"{self.seed}/{purpose}")

    def begin(self) -> Match:
        """A new match at this table."""
        return begin(self.game, self.seats, self.options)

    def header(self) -> Header:
        """The header of this game's record."""
        return header_of(self.begin(), [f"seat {seat}" for seat in range(self.seats)]).committed(self.secret)

    def stops(self) -> Iterator[tuple[Match, list[Entry]]]:
        """One match, yielded before each answer that was given and at the end, with the answers still to come."""
        match = self.begin()
        for number, move in enumerate(self.moves):
            self.at(match)
            yield match, self.moves[number:]
            give(match, move)
        self.at(match)
        yield match, []

    def decisions(self, purpose: str) -> Iterator[tuple[Match, list[Entry]]]:
        """The stops at which a seat is asked, or the share of them that the rate says."""
        rng = self.rng(purpose)
        for match, rest in self.stops():
            if match.questions and rng.random() < self.rate:
                yield match, rest

    def forced(self, match: Match, start: int) -> Iterator[tuple[Match, Entry]]:
        """The answers from there on that the match gave automatically, each with a fork that still waits for it."""
        twin = match.fork()
        for place in range(len(match.entries) - 1, start - 1, -1):
            if match.entries[place].forced:
                twin.rewind(place)
                yield twin, match.entries[place]

    def ended(self) -> Match:
        """The match at its end, with all its events."""
        match = self.begin()
        play_on(match, self.moves)
        return match

    def at(self, match: Match) -> None:
        """Note the place, for findings there."""
        self._at = len(match.entries)

    def where(self) -> str:
        """The place, as needed to find it again."""
        table = f"{self.game.name}, {self.seats} seats, options {canonical(self.options)}, seed {self.seed}"
        return f"{table}, after {self._at} answers"

    @contextmanager
    def finding(self, check: str) -> Iterator[None]:
        """Turn anything found or raised into a sentence that names the check and the place."""
        try:
            yield
        except Broken as found:
            raise ConformanceError(check, str(found), self.where()) from None
        except ConformanceError:
            raise
        except Exception as error:
            raise ConformanceError(check, f"something raised {error!r}", self.where()) from error


Check = Callable[[Trial], None]


def checking(check: Check) -> Check:
    """Make a `check_…` function a check of the suite."""

    @wraps(check)
    def run(trial: Trial) -> None:
        trial._at = 0
        with trial.finding(name_of(check)):
            check(trial)

    return run


def name_of(check: Check) -> str:
    """The name of a check, as used in its findings."""
    return check.__name__.removeprefix("check_")


def give(match: Match, entry: Entry) -> None:
    """Give an answer again."""
    if entry.seat == CHANCE:
        match.answer_chance(entry.answer)
    else:
        match.answer(entry.seat, entry.answer)


def play_on(match: Match, moves: list[Entry]) -> None:
    """Give these answers, one after another."""
    for move in moves:
        give(match, move)
