"""`Table`: a game to play from Python. Push moves, undo, ask why not, look with any seat's eyes, play on at random.

>>> import tianxia
>>> table = tianxia.new_game("qin", seats=2, seed=7, board="lion", first=0)
>>> table
<Table qin board=lion first=0, 2 seats, move 1: seat 0 to place (144 moves)>
>>> table.moves[:2]
[Move('yI2 yI3'), Move('bI2 bI3')]
>>> table.push("yI2 yI3")
>>> table.to_move
1
>>> table.undo()
>>> table.to_move
0
"""

from collections.abc import Iterator, Mapping, Sequence
from operator import index
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tianxia import games
from tianxia.drawing.drawings import drawn
from tianxia.engine.chance import new_seed
from tianxia.engine.components.faults import closest
from tianxia.engine.draft import answer_of
from tianxia.engine.eye import SPECTATOR, Eye, published_choice, published_events
from tianxia.engine.game import BadInput, Game, Json, Refusal, Refused, Result
from tianxia.engine.live import LiveMatch, new_live_match, resumed
from tianxia.engine.match import Match
from tianxia.engine.observing import observer_of
from tianxia.engine.playout import play_match
from tianxia.engine.record import header_of, read, write, write_notation
from tianxia.engine.replay import played
from tianxia.engine.script import Ask
from tianxia.engine.undo import last_chosen
from tianxia.files import read_text, write_text
from tianxia.telling.faces import face
from tianxia.telling.speech import Speech
from tianxia.words import LANGUAGES, words

if TYPE_CHECKING:
    from tianxia.numbers import Eyes, Numbers

NOTATION = ".txt"
"""The ending of files that hold a record as text for people; all others hold JSON lines."""


class IllegalMove(ValueError):
    """A move that the rules do not allow, or that means nothing here. Nothing has changed."""


class Move:
    """An answer to the question that was open when the move was listed.

    It prints as text, equals its text and its number, and knows its spots on the table and its words.
    """

    __slots__ = ("_choice", "_table", "_when", "id", "question", "text")

    def __init__(self, table: "Table", ask: Ask, answer: int) -> None:
        """Name an answer to an open question of a table."""
        self.id, self.question = answer, ask.name
        self.text: str = table.match.game.key_of(ask.name, answer)
        self._table, self._when = table, len(table.match.entries)
        self._choice: Json | None = None

    @property
    def spots(self) -> list[str]:
        """Where it lies on the table, such as `hand:57` and `map:3`: first what it takes, then where that goes."""
        return list(self._described()["spots"])

    @property
    def words(self) -> str:
        """What a person would call it, in English."""
        return words("en").choice(self._described())

    @property
    def action(self) -> int:
        """Its number among all actions of the game, as in `Table.mask`."""
        return self._table.match.game.catalogue.actions.number_of(self.question, self.id)

    def _described(self) -> Json:
        if self._choice is None:
            match = self._table.match
            asks = [ask for ask in match.questions if ask.name == self.question]
            if len(match.entries) != self._when or not asks:
                raise ValueError(f"the table has moved on since {self.text!r} was listed")
            self._choice = published_choice(match, asks[0], self.id)
        return self._choice

    def __eq__(self, other: object) -> bool:
        """A move equals a move, a text or a number of the same answer."""
        if isinstance(other, Move):
            return (self.question, self.id) == (other.question, other.id)
        return other in (self.text, self.id)

    def __hash__(self) -> int:
        """The hash of its text."""
        return hash(self.text)

    def __str__(self) -> str:
        """The text that records have."""
        return self.text

    def __repr__(self) -> str:
        """The text, marked as a move."""
        return f"Move({self.text!r})"


class Table:
    """One game, seen by its owner: everything on it can be looked at. Bots get an `Eye` instead (`play`)."""

    def __init__(self, live: LiveMatch) -> None:
        """Sit down at a live match; `new_game` and `load` make one."""
        self.live = live

    # -- what it shows

    @property
    def match(self) -> Match:
        """The match of the engine, for whatever this class does not offer."""
        return self.live.match

    @property
    def game(self) -> str:
        """The name of the title."""
        return self.match.game.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.match.seats

    @property
    def options(self) -> Mapping[str, str]:
        """The options that the game is played with."""
        return self.match.options

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; the first of several where all choose in secret, None at the end."""
        return self.match.questions[0].seat if self.match.questions else None

    @property
    def question(self) -> str | None:
        """The name of the open question; None at the end."""
        return self.match.questions[0].name if self.match.questions else None

    @property
    def moves(self) -> list[Move]:
        """What the seat to move may answer, in a stable order; empty at the end."""
        return self.moves_of(self.to_move) if self.to_move is not None else []

    def moves_of(self, seat: int) -> list[Move]:
        """What a seat may answer now; empty where it is not asked."""
        ask = self.match.question(self._seat(seat))
        return [Move(self, ask, option) for option in ask.options()] if ask is not None else []

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat: final ones at the end, until then those that the game would end with now."""
        return self.match.standing().scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty before the end, and where somebody without a seat won alone."""
        return tuple(self.match.result().winners) if self.over else ()

    @property
    def result(self) -> Result | None:
        """How the game ended, with the sources of every score; None before the end."""
        return self.match.result() if self.over else None

    def view(self, seat: int = SPECTATOR) -> Json:
        """What a seat may know of the position, as JSON; without a seat, what a spectator may know."""
        return self.match.game.view(self.match.position, self._seat(seat, SPECTATOR))

    def observation(self, seat: int | None = None) -> "Numbers":
        """What a seat, by default the one to move, knows, as a numpy array; needs the extra `research`."""
        return self._eyes().observation(self.match, self._seat((self.to_move or 0) if seat is None else seat))

    def mask(self, seat: int | None = None) -> "Numbers":
        """1 for every action of the game that a seat, by default the one to move, may take now, as a numpy array."""
        return self._eyes().mask(self.match, self._seat((self.to_move or 0) if seat is None else seat))

    def _eyes(self) -> "Eyes":
        from tianxia.numbers import Eyes  # numpy only when asked

        return Eyes(observer_of(self.match.game))

    def _seat(self, seat: int, lowest: int = 0) -> int:
        """A seat, or a spectator where `lowest` allows it; ValueError where there is none."""
        if seat not in range(lowest, self.seats):
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}")
        return seat

    def events(self, seat: int = SPECTATOR) -> list[str]:
        """What has happened so far, as far as a seat may know it, in English."""
        speech, view = self._speech(), self.view(seat)  # which checks the seat
        return speech.events(published_events(self.match, seat), view)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """A picture of what a seat may see, as the text of an SVG file; without a seat, of what a spectator may see."""
        at = self._seat(SPECTATOR if seat is None else seat, SPECTATOR)
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not a language of tianxia; it speaks {', '.join(LANGUAGES)}")
        speech = Speech(self.game, words(language))
        told = published_events(self.match, at)
        return drawn(speech, speech.view(self.match, at), self.match.to_answer(), told)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show: as `print` does, with the hand of the seat to move."""
        return self.svg(self.to_move)

    # -- playing

    def push(self, *moves: "Move | str | int", seat: int | None = None) -> None:
        """Play moves one after another, each given as a move, its text or its number.

        Chance answers from the seed, and a move that leaves no choice is made without asking. IllegalMove says why a
        move is refused; the moves before it stand.
        """
        for move in moves:
            ask = self._asked(seat)
            try:
                self.live.answer(ask.seat, self._answer(ask, move))
            except Refused as refused:
                raise IllegalMove(self.sentence(ask.seat, refused.refusal)) from None

    def why_not(self, move: "Move | str | int", seat: int | None = None) -> str | None:
        """Why a move is not allowed, in a sentence with the rule behind it; None where it is allowed."""
        ask = self._asked(seat)
        refusal = self.match.refused(ask.seat, self._answer(ask, move))
        return None if refusal is None else self.sentence(ask.seat, refusal)

    def _asked(self, seat: int | None) -> Ask:
        at = self.to_move if seat is None else seat
        ask = self.match.question(at) if at is not None else None
        if ask is None:
            raise IllegalMove("the game is over" if self.over else f"seat {at} is not asked anything now")
        return ask

    def undo(self) -> None:
        """Take back the last move that somebody chose, with what followed it; ValueError where there is none."""
        self._require_history()
        if last_chosen(self.match, range(self.seats)) is None:
            raise ValueError("there is no move to undo")
        self.live.undo(range(self.seats))

    def rollout(self, seed: object = None) -> Result:
        """How the game ends if everybody plays at random from here, on a copy. It knows everything: see `copy`."""
        match = self.match.fork()
        play_match(match, Random(str(new_seed() if seed is None else seed)))
        return match.result()

    def copy(self) -> "Table":
        """A table that goes its own way from here. It knows everything: hands, and what the seed will deal.

        To look ahead as a fair player would, use `guess`.
        """
        return Table(self.live.copy())

    def guess(self, seat: int | None = None, seed: object = None) -> "Table":
        """A table in a world that a seat could believe: what it has not seen is dealt again at random. It is fair."""
        at = self.to_move if seat is None else seat
        if at is None:
            raise ValueError("the game is over, so there is nothing to guess")
        luck = str(new_seed() if seed is None else seed)
        world = LiveMatch(Eye(self.match, self._seat(at)).guess(Random(luck)), self.live.header, luck)
        world.foreign = len(world.match.entries)
        return Table(world)

    # -- records

    def save(self, path: str | Path) -> None:
        """Write the record with its seed: as text for people where the file ends in .txt, else as JSON lines."""
        self._require_history()
        file, record = Path(path), self.live.save()
        write_text(file, write_notation(record) if file.suffix == NOTATION else write(record))

    def positions(self) -> Iterator["Table"]:
        """The game from its start: a table before every move that somebody chose, and the last one as it is now."""
        self._require_history()
        record, seen = self.live.save(), -1
        for match in played(self.match.game, record, self.match.components):
            if len(match.entries) > seen and (match.over or match.draw is None):
                seen = len(match.entries)
                yield Table(LiveMatch(match.fork(), record.header, self.live.seed))

    def _require_history(self) -> None:
        """A guess does not know how its world came about, only what its seat could believe now."""
        if self.match.origin:
            raise ValueError("a guess has no history: copy it instead of undoing, and save the table it was made from")

    # -- words

    def __str__(self) -> str:
        """The board and the hand of the seat to move, as text."""
        own, said, seat = face(self.game), words("en"), SPECTATOR if self.to_move is None else self.to_move
        view = self.view(seat)
        return "\n".join([self._headline(), *own.board(view, said), *own.hand(view, said)])

    def __repr__(self) -> str:
        """The game and where it stands."""
        return f"<Table {self._headline()}>"

    def _headline(self) -> str:
        usual = self.match.game.chosen({}, self.seats)
        chosen = [f" {name}={value}" for name, value in self.options.items() if value != usual[name]]
        start = f"{self.game}{''.join(chosen)}, {self.seats} seat{'s' * (self.seats != 1)}"
        if self.over:
            return f"{start}, over: {', '.join(str(score) for score in self.scores)}"
        number = sum(1 for entry in self.match.entries if entry.seat >= 0 and not entry.forced) + 1
        return f"{start}, move {number}: seat {self.to_move} to {self.question} ({len(self.moves)} moves)"

    def _speech(self) -> Speech:
        return Speech(self.game, words("en"))

    def sentence(self, seat: int, refusal: Refusal) -> str:
        """Why something is refused, in a sentence with the rule behind it."""
        values = self._speech().values(refusal.numbers, self.view(seat))
        said = " ".join(words("en").refusal(self.game, refusal, values).split())
        return f"{said} ({refusal.rule})" if refusal.rule and refusal.rule not in said else said

    def _answer(self, ask: Ask, move: "Move | str | int") -> int:
        """The number of a move given in any form; IllegalMove suggests what was probably meant."""
        if isinstance(move, int):
            return move
        text = str(move)
        try:
            return answer_of(self.match, ask, text)
        except BadInput:
            allowed = [str(one) for one in self.moves_of(ask.seat)]
            near = closest(text, allowed)
            hint = f"did you mean {near!r}?" if near is not None else f"try one of table.moves, such as {allowed[0]!r}"
            raise IllegalMove(f"{text!r} is not an answer to {ask.name!r}; {hint}") from None


def new_table(
    game: str,
    seats: int | None,
    seed: object,
    options: Mapping[str, object],
    names: Sequence[str] = (),
    components: str | Path | None = None,
) -> Table:
    """A new game, dealt up to its first question. BadInput names what is wrong, and what is allowed."""
    title = games.game(game)
    count = seat_count(title, seats)
    called = names or [f"seat {seat}" for seat in range(count)]
    luck, printed = new_seed() if seed is None else str(seed), title.load_components(source_text(components))
    return Table(new_live_match(title, called, option_texts(options), luck, printed))


def table_of(match: Match) -> Table:
    """A table to look at a match that somebody else plays."""
    return Table(LiveMatch(match, header_of(match, [f"seat {seat}" for seat in range(match.seats)]), ""))


def load_table(path: str | Path, components: str | Path | None = None) -> Table:
    """The first game of a record file with its seed: a finished one at its end, a saved one where it was left."""
    record, *_ = read(read_text(path), str(path))
    title = games.game(record.header.game)
    return Table(resumed(title, record, title.load_components(source_text(components))))


def source_text(components: str | Path | None) -> str | None:
    """Where components are, as games want it: the file of an edition, or a folder; None for those built in."""
    return None if components is None else str(components)


def seat_count(game: Game[Any], seats: int | None) -> int:
    """That many seats; by default two, where a game can be played by two."""
    if seats is None:
        return 2 if 2 in game.seat_counts else min(game.seat_counts)
    return whole_number("seats", seats)


def whole_number(name: str, value: object, lowest: int = 0) -> int:
    """A number that a program gives; TypeError where it is none, ValueError where it is too small."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    if (number := index(value)) < lowest:
        raise ValueError(f"{name} must be at least {lowest}, not {number}")
    return number


def option_texts(options: Mapping[str, object]) -> dict[str, str]:
    """Values of options as games name them: `True` is `on`, `2` is `2`."""
    return {name: ("off", "on")[it] if isinstance(it, bool) else str(it) for name, it in options.items()}
