"""The one place where facts become sentences for a reader: seats by name, spaces as the game's face calls them."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.bots import NAMES
from tianxia.engine.eye import published_choice
from tianxia.engine.game import Game, Json, Result
from tianxia.engine.match import Match
from tianxia.telling.faces import Face, face
from tianxia.words import Words

PERSON = "me"
"""What records call a person at a terminal; any other name is a bot's."""
SEATS = ("seat", "from", "owner")
"""Values that are seats."""


class Speech:
    """Puts one game into words in one language."""

    def __init__(self, game: str, words: Words, own: Face | None = None, reader: int | None = None) -> None:
        """Use the game's face, or another one for it; `reader` is the only person at the table, addressed as “you”."""
        self.game, self.words, self.reader = game, words, reader
        self.face: Face = face(game) if own is None else own

    # -- who

    def seat(self, seat: int | None) -> str:
        """What a seat is called."""
        return self.words.say("seat-nobody") if seat is None else self.face.seat_name(seat, self.words)

    def seats(self, seats: list[int]) -> str:
        """Several seats in a row."""
        return self.words.listed([self.seat(seat) for seat in seats])

    def name(self, seat: int) -> str:
        """How a sentence about a seat begins for its reader."""
        return self.words.say("page-you") if seat == self.reader else self.seat(seat)

    def names(self, seats: list[int]) -> str:
        """Several of them, the reader first: “You and Purple”."""
        return self.words.listed([self.name(seat) for seat in sorted(seats, key=lambda seat: seat != self.reader)])

    def you(self, *seats: Any) -> str:
        """Whether the reader is among the seats that a message is about, in the form messages expect."""
        return "yes" if self.reader is not None and self.reader in seats else "no"

    def sitter(self, name: str, names: Sequence[str]) -> str:
        """How one name of a record's header, among these, is shown: you, a person, which bot, or a name."""
        if name != PERSON:
            return bot_name(name, self.words)
        return self.words.say("player-you" if names.count(PERSON) == 1 else "player-person")

    # -- options

    def option_name(self, name: str) -> str:
        """What an option of the game is called."""
        return self.said(f"option-{message_part(name)}") or name

    def option_value(self, name: str, value: str) -> str:
        """A value of an option, in words."""
        return self.said(f"option-{message_part(name)}-{message_part(value)}") or value

    def chosen(self, game: Game[Any], options: Mapping[str, str]) -> list[str]:
        """The options for a title: what is off is omitted, what is on is named, the first player is visible anyway."""
        shown = [option.name for option in game.options if not option.names_seats]
        return [part for name in shown if (part := self._chosen(name, options[name]))]

    def _chosen(self, name: str, value: str) -> str:
        if value in ("off", "none"):
            return ""
        return self.option_name(name) if value == "on" else self.option_value(name, value)

    # -- values

    def view(self, match: Match, seat: int) -> Json:
        """What a seat sees, as faces expect it, with nothing tried out."""
        return signed(match.game.view(match.position, seat), seat)

    def values(self, facts: Mapping[str, Any], view: Json) -> dict[str, Any]:
        """The values of an event or a refusal as shown to a reader."""
        return self.shown({**facts, **self.face.values(facts, view, self.words)})

    def shown(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as shown to a reader, without what only the table could add to them."""
        told = {"you" if name == "seat" else f"{name}you": self.you(facts[name]) for name in SEATS if name in facts}
        return {**told, **{name: self._readable(name, value) for name, value in facts.items()}}

    def _readable(self, name: str, value: Any) -> Any:
        if name in SEATS:
            # A player without a seat already has a name.
            return value if isinstance(value, str) else self.seat(value)
        if name == "seats":
            return self.seats(value)
        if isinstance(value, dict):
            return self.words.listed([f"{self._counted(name)} {count}" for name, count in value.items()])
        return self._place(value) if isinstance(value, list) else value

    def _counted(self, name: str) -> str:
        """A seat, or another value by name."""
        return self.seat(int(name)) if name.isdecimal() else name

    def _place(self, value: list[Any]) -> str:
        """A cell, or several."""
        if value and isinstance(value[0], list):
            return self.words.listed([self.face.space(cell) for cell in value])
        return self.face.space(value)

    # -- sentences

    def said(self, name: str, **values: Any) -> str:
        """A message of the game; nothing if the game has no words for it yet."""
        message = f"{self.game}-{name}"
        return self.words.say(message, **values) if self.words.has(message) else ""

    def answer(self, match: Match, seat: int, key: str) -> str:
        """What an answer to the open question of a seat is called."""
        ask = match.question(seat)
        assert ask is not None, f"seat {seat} is not asked anything"
        return self.words.choice(published_choice(match, ask, match.game.answer_of(ask.name, key)))

    def event(self, event: Json, view: Json) -> str:
        """A fact in words; shown raw if the game has none."""
        facts = {name: value for name, value in event.items() if name not in ("event", "after")}
        values = self.values(facts, view)
        return self.said(f"event-{message_part(event['event'])}", **values) or listing(event["event"], values)

    def events(self, events: list[Json], view: Json) -> list[str]:
        """Facts in words, omitting those that nobody needs to read."""
        return [self.event(event, view) for event in events if self.face.worth_telling(event)]

    # -- the end

    def outcome(self, result: Result) -> list[str]:
        """How a game ended: why and who won, then every seat's score with its parts."""
        won = [*result.winners]
        winners = {"winners": self.names(won), "count": len(won), "you": self.you(*won)}
        reason = self.said(f"result-{message_part(result.reason)}", **winners)
        seats = [
            self._score(self.name(seat), score, result.parts[seat], seat in result.winners)
            for seat, score in enumerate(result.scores)
        ]
        others = [
            self._score(self.said(message_part(name)) or name, sum(part.values()), part, name in result.also_won())
            for name, part in result.others.items()
        ]
        return [reason or listing(result.reason, winners), *seats, *others]

    def _score(self, name: str, score: int, part: Mapping[str, int], won: bool) -> str:
        parts = {message_part(source): count for source, count in part.items()}
        text = self.said("score", seat=name, score=score, won="yes" if won else "no", **parts)
        return text or listing(name, {"score": score, **parts})


def bot_name(name: str, words: Words) -> str:
    """What a bot is called: ours in words, others by their own names."""
    return words.say(f"bot-{name}") if name in NAMES else name


def signed(view: Json, seat: int, steps: Sequence[Json] = ()) -> Json:
    """A view as faces expect it: with whose it is, and what that seat has answered in the current step."""
    return {**view, "viewer": seat, "steps": list(steps)}


def listing(name: str, values: Mapping[str, Any]) -> str:
    """A fact for which a game has no words: its name and its values."""
    return f"{name}: " + ", ".join(f"{each} {value}" for each, value in values.items())


def message_part(name: str) -> str:
    """A name used in the rules as part of a message name, which has only hyphens."""
    return name.replace("_", "-")
