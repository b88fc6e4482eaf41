"""What a rule may say: ask a seat, ask several seats secretly at once, ask chance, or tell the table.

A rule is a generator function (a *script*). It yields one of the four requests below, gets the answer back, and changes
its position in between. Who answers, and how answers are kept, is the business of `match.py`.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

EVERYONE: Final[tuple[int, ...]] = (-1,)
"""The audience of a fact that the whole table may know."""

CHANCE: Final = -1
"""The chair of chance in the list of answers."""

ALLOWED: Final = 0
"""What a `why_not` predicate says of a candidate that is an option."""

NOT_A_CANDIDATE: Final = -1
"""The refusal code of an answer that nobody could even try. Games number their own codes from 1."""


def allowed(_answer: int) -> int:
    """The predicate of a question whose candidates are all options."""
    return ALLOWED


class Ask:
    """A question to one seat: the candidates are all it might try, the options those with no reason against them.

    `listing` is for games that can list options faster than one by one; it must agree with `why_not` on every
    candidate. The answer to a `secret` question is known to its seat alone, and ends its step unless it is sealed.
    `about` holds what the question refers to, in the order in which the game declares it: the card that is played, the
    region that was chosen.
    """

    def __init__(
        self,
        seat: int,
        name: str,
        candidates: Callable[[], Sequence[int]],
        why_not: Callable[[int], int] = allowed,
        listing: Callable[[], list[int]] | None = None,
        secret: bool = False,
        about: tuple[int, ...] = (),
    ) -> None:
        """Remember the question; nothing is listed before somebody asks."""
        self.seat = seat
        self.name = name
        self.candidates = candidates
        self.why_not = why_not
        self.listing = listing
        self.secret = secret
        self.about = about
        self._options: list[int] | None = None

    def options(self) -> list[int]:
        """Every answer that the rules allow, in the stated order."""
        if self._options is None:
            self._options = self._listed()
        return self._options

    def _listed(self) -> list[int]:
        if self.listing is not None:
            return self.listing()
        return [answer for answer in self.candidates() if self.why_not(answer) == ALLOWED]

    def refused(self, answer: int) -> int:
        """0 for an option, else the code of the refusal."""
        if self._options is not None and answer in self._options:
            return ALLOWED
        # Candidates that are listed one by one are few; a predicate then need not know what to make of anything else.
        if self.listing is None and answer not in self.candidates():
            return NOT_A_CANDIDATE
        code = self.why_not(answer)
        if code == ALLOWED and answer not in self.candidates():
            return NOT_A_CANDIDATE
        return code


class Together:
    """One question to several seats, answered secretly in any order; the script gets the answers in asking order."""

    def __init__(self, asks: list[Ask]) -> None:
        """Seal the questions: each seat may be asked only once."""
        seats = {ask.seat for ask in asks}
        assert 0 < len(seats) == len(asks), f"nobody, or somebody twice, is asked at once: {[ask.seat for ask in asks]}"
        self.asks = asks


class Draw:
    """A question to chance: one id out of a multiset. `counts[id]` says how many of it are still there.

    `deck`, `shuffle` and `seat` name the order from which a host with a seed deals, so that one seat's draws hardly
    touch another's. `hidden` says that not all seats see the answer; such a draw ends its step.
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


class Tell:
    """A fact for the table: a name and small ints, never a sentence. `only` names the seats that may know it."""

    def __init__(self, name: str, facts: tuple[int, ...] = (), only: tuple[int, ...] = EVERYONE) -> None:
        """State the fact; the match adds which answer brought it about."""
        self.name = name
        self.facts = facts
        self.only = only
        self.after = -1

    def known_to(self, seat: int) -> bool:
        """Whether this seat may hear of it."""
        return self.only == EVERYONE or seat in self.only


Request: TypeAlias = Ask | Together | Draw | Tell
Script: TypeAlias = Generator[Request, Any, T]


def choose(
    seat: int,
    name: str,
    candidates: Callable[[], Sequence[int]],
    why_not: Callable[[int], int] = allowed,
    listing: Callable[[], list[int]] | None = None,
    secret: bool = False,
    about: tuple[int, ...] = (),
) -> Script[int]:
    """Ask one seat and return its answer."""
    answer: int = yield Ask(seat, name, candidates, why_not, listing, secret, about)
    return answer


def together(asks: list[Ask]) -> Script[list[int]]:
    """Ask several seats at once and secretly; return the answers in the order of the questions."""
    answers: list[int] = yield Together(asks)
    return answers


def draw(
    name: str, deck: str, counts: Callable[[], Sequence[int]], seat: int = CHANCE, shuffle: int = 0, hidden: bool = True
) -> Script[int]:
    """Ask chance for one id out of a multiset and return it."""
    drawn: int = yield Draw(name, deck, counts, seat, shuffle, hidden)
    return drawn
