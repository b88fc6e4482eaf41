"""What a rule may do: ask a seat, ask several seats secretly at once, ask chance, or tell the table.

A rule is a generator function (a *script*). It yields one of the three requests below, gets the answer back, changes
its position in between, and lets the position tell what happened. Who answers, and how answers are stored, is up to
`match.py`.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, NewType, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

Seat = NewType("Seat", int)
"""A place at the table, from 0."""
Code = NewType("Code", int)
"""A refusal code, or ALLOWED."""

EVERYONE: Final[tuple[int, ...]] = (-1,)
"""The audience of a fact that the whole table may know."""

CHANCE: Final = -1
"""The number that stands for chance in the list of answers."""

ALLOWED: Final = Code(0)
"""What a `why_not` predicate returns for a candidate that is an option."""

NOT_A_CANDIDATE: Final = -1
"""The refusal code of an answer that nobody could even try. Games number their own codes from 1."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Ask:
    """A question to one seat. A game has a class for each of its questions, and yields an instance to ask.

    The candidates are everything a seat might try, the options those with no refusal. What a question refers to, such
    as the card played or the region chosen, are fields of its class; `about` lists them for clients. The answer to a
    `secret` question is known only to its seat, and ends the step unless it is sealed.
    """

    name: str = ""
    secret: bool = False
    _options: list[int] | None = None

    def __init__(self, seat: int) -> None:
        """Remember who is asked; nothing is listed until it is needed."""
        self.seat = seat
        if not self.name:
            self._read_class()

    def _read_class(self) -> None:
        """Compiled code does not see the name of a class that is not compiled: copy it here."""
        name, secret = getattr(type(self), "name", ""), getattr(type(self), "secret", False)
        self.name = name if isinstance(name, str) else ""
        self.secret = secret is True

    def __repr__(self) -> str:
        """Who is asked what, and how many options there are if they have been listed."""
        options = "" if self._options is None else f" ({counted(len(self._options), 'option')})"
        return f"<Ask {self.name} to seat {self.seat}{options}>"

    def candidates(self) -> Sequence[int]:
        """Everything that the seat might try."""
        raise NotImplementedError(f"{self.name}: a question needs candidates")

    def is_candidate(self, answer: int) -> bool:
        """Whether the seat might try this."""
        return answer in self.candidates()

    def why_not(self, answer: int) -> int:  # noqa: ARG002 subclasses use it
        """Why the rules refuse a candidate: the code of a refusal, or ALLOWED."""
        return ALLOWED

    def about(self) -> tuple[int, ...]:
        """What the question refers to, in the order that the game declares."""
        return ()

    def listed(self) -> list[int]:
        """The options. A game that can list them faster than one by one must agree with `why_not` on each of them."""
        return [answer for answer in self.candidates() if self.why_not(answer) == ALLOWED]

    def options(self) -> list[int]:
        """Every answer that the rules allow, in the order of the candidates."""
        if self._options is None:
            self._options = self.listed()
        return self._options

    def judged(self, answer: int) -> int:
        """ALLOWED for an option, else the code of the refusal."""
        if self._options is not None and answer in self._options:
            return ALLOWED
        return self.why_not(answer) if self.is_candidate(answer) else NOT_A_CANDIDATE


def counted(count: int, what: str) -> str:
    """How many there are of something: `1 seat`, `2 seats`."""
    return f"{count} {what}{'' if count == 1 else 's'}"


class Together:
    """One question to several seats, answered secretly in any order; the script gets the answers in asking order."""

    def __init__(self, asks: list[Ask]) -> None:
        """Seal the questions: each seat may be asked only once."""
        seats = {ask.seat for ask in asks}
        assert 0 < len(seats) == len(asks), f"nobody, or somebody twice, is asked at once: {[ask.seat for ask in asks]}"
        self.asks = asks

    def __repr__(self) -> str:
        """The questions."""
        return f"<Together {', '.join(repr(ask) for ask in self.asks)}>"


@mypyc_attr(acyclic=True)
class Draw:
    """A question to chance: one id from a multiset. `counts[id]` says how many copies are left.

    `deck`, `shuffle` and `seat` name the order that a dealer with a seed draws from, so that one seat's draws hardly
    affect another's. `hidden` says that not all seats see the answer; such a draw ends its step.
    """

    def __init__(
        self,
        name: str,
        deck: str,
        counts: Callable[[], Sequence[int]],
        seat: int = CHANCE,
        shuffle: int = 0,
        hidden: bool = True,
    ) -> None:
        """Name the deck; its contents are counted only when chance answers."""
        self.name = name
        self.deck = deck
        self.counts = counts
        self.seat = seat
        self.shuffle = shuffle
        self.hidden = hidden

    def __repr__(self) -> str:
        """What is drawn, from where and for whom; counting is left to chance."""
        seat = "" if self.seat == CHANCE else f" for seat {self.seat}"
        return f"<Draw {self.name} from {self.deck}{seat}>"


@mypyc_attr(acyclic=True)
class Tell:
    """A fact for the table: a name and small ints, never a sentence. `only` names the seats that may know it."""

    def __init__(
        self, name: str, facts: tuple[int, ...] = (), only: tuple[int, ...] = EVERYONE, after: int = -1
    ) -> None:
        """State the fact, and the number of the answer that caused it."""
        self.name = name
        self.facts = facts
        self.only = only
        self.after = after

    def __repr__(self) -> str:
        """The fact, and who alone may know it."""
        only = "" if self.only == EVERYONE else f", only to seat {', '.join(str(seat) for seat in self.only)}"
        return f"<Tell {' '.join([self.name, *(str(fact) for fact in self.facts)])}{only}>"

    def known_to(self, seat: int) -> bool:
        """Whether this seat may hear it."""
        return self.only == EVERYONE or seat in self.only


UNSAID: Final = -(1 << 60)
"""Stands for a fact that is not announced."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Teller:
    """The base of positions: they tell the table what happens to them, as long as somebody listens."""

    told: list[Tell] | None = None
    """Where facts go; None if nobody listens, as in a search."""
    after: int = -1
    """The number of the answer that caused the event."""

    def tell(
        self, name: str, first: int = UNSAID, second: int = UNSAID, third: int = UNSAID, fourth: int = UNSAID
    ) -> None:
        """Tell everybody a fact."""
        if self.told is not None:
            self.told.append(Tell(name, said(first, second, third, fourth), EVERYONE, self.after))

    def tell_only(self, seat: int, name: str, first: int = UNSAID, second: int = UNSAID, third: int = UNSAID) -> None:
        """Tell only one seat a fact."""
        if self.told is not None:
            self.told.append(Tell(name, said(first, second, third, UNSAID), (seat,), self.after))

    def tell_all(self, name: str, facts: tuple[int, ...], only: tuple[int, ...] = EVERYONE) -> None:
        """Tell everybody, or only some seats, a fact with any number of values."""
        if self.told is not None:
            self.told.append(Tell(name, facts, only, self.after))


def said(first: int, second: int, third: int, fourth: int) -> tuple[int, ...]:
    """All facts that were announced."""
    if first == UNSAID:
        return ()
    if second == UNSAID:
        return (first,)
    if third == UNSAID:
        return (first, second)
    return (first, second, third) if fourth == UNSAID else (first, second, third, fourth)


Request: TypeAlias = Ask | Together | Draw
Script: TypeAlias = Generator[Request, Any, T]


def together(asks: list[Ask]) -> Script[list[int]]:
    """Ask several seats secretly at once; return the answers in the order of the questions."""
    answers: list[int] = yield Together(asks)
    return answers


def draw(
    name: str, deck: str, counts: Callable[[], Sequence[int]], seat: int = CHANCE, shuffle: int = 0, hidden: bool = True
) -> Script[int]:
    """Ask chance for one id from a multiset and return it."""
    drawn: int = yield Draw(name, deck, counts, seat, shuffle, hidden)
    return drawn


STEP_ENDS: Final = Draw("", "", list)
"""What `steps` yields between two steps."""


def steps(next_step: Callable[[Any], Script[None] | None], position: Any) -> Script[None]:
    """All steps from a position to the end of the game as one script, with STEP_ENDS after each.

    Delegating with `yield from` makes the end of a step almost free; catching StopIteration costs as much as a whole
    question. It must not refer to the match: the two would keep each other alive.
    """
    script = next_step(position)
    while script is not None:
        yield from script
        yield STEP_ENDS
        script = next_step(position)
