"""Everything a person reads: Fluent messages in English, German and French, found by name. One set for every client.

Rules tell facts and codes; only here do they become sentences. Messages that begin with the name of another package's
game (`lanterns-name`) are found in that package.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any

from tianxia.engine.components.faults import BadComponents, Fault, closest
from tianxia.engine.game import BadInput, Refusal
from tianxia.messages import Messages, messages_in, texts_in

LANGUAGES = ("en", "de", "fr")
FOLDER = Path(__file__).parent / "locale"
NAMED = {
    "unknown-game": "game",
    "unknown-bot": "bot",
    "unknown-language": "language",
    "play-unknown-seat": "seat",
    "bad-option": "option",
    "bad-option-value": "value",
}
"""The errors about a wrong name, each with the value that holds that name."""


class Words:
    """The messages of one language; English replaces what a language lacks."""

    def __init__(self, language: str) -> None:
        """Read the files of the language."""
        self.language = language
        self._ours = messages_in(FOLDER, language)

    def say(self, name: str, /, **values: Any) -> str:
        """The sentence of that name with its values filled in."""
        messages = self._messages_with(name)
        return name if messages is None else messages.say(name, values)

    def _messages_with(self, name: str) -> Messages | None:
        """Where a message is: among our words, else among those of the game whose name it begins with."""
        return self._ours if self._ours.has(name) else next((m for m in self._others(name) if m.has(name)), None)

    def _others(self, name: str) -> Iterator[Messages]:
        """Where else to look for a message that our words of this language lack."""
        yield messages_in(FOLDER, "en")
        folder = game_folder(name.partition("-")[0])
        if folder is not None:
            yield from (messages_in(folder, spoken) for spoken in dict.fromkeys((self.language, "en")))

    def text(self, text: Mapping[str, Any]) -> str:
        """A text that a game publishes: `say` names the message, its values may be texts or lists."""
        values = {name: self._value(value) for name, value in text.items() if name != "say"}
        return self.say(text["say"], **values)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Mapping):
            # Inside another text it is not a complete sentence.
            return self.text(value).rstrip(".")
        return self.listed([str(self._value(each)) for each in value]) if isinstance(value, list) else value

    def listed(self, parts: Sequence[str]) -> str:
        """Things in a row with the word for `and` before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def choice(self, choice: Mapping[str, Any]) -> str:
        """What an answer is called."""
        said = self.text(choice["text"])
        return said[:1].upper() + said[1:]

    def noted(self, choice: Mapping[str, Any]) -> str:
        """What an answer is called, and what to know before giving it."""
        said = self.choice(choice)
        first, *others = [self.text(note).rstrip(".") for note in choice.get("notes", ())] or [""]
        notes = reduce(lambda before, note: self.say("notes-and", first=before, last=note), others, first)
        return self.say("choice-noted", text=said, notes=notes) if notes else said

    def has(self, name: str) -> bool:
        """Whether there is a message of that name."""
        return self._messages_with(name) is not None

    def complaint(self, error: BadInput) -> str:
        """What is wrong with some input, where, what would be right, and what was most likely meant."""
        if isinstance(error, BadComponents):
            first, more = self.fault(error.faults[0]), len(error.faults) - 1
            return f"{first} {self.say('component-and-more', count=more)}" if more else first
        sentence = self.say(error.message, **error.values)
        if error.message not in NAMED:
            return sentence
        given, allowed = str(error.values[NAMED[error.message]]), str(error.values["allowed"])
        meant = closest(given, allowed.split(", "))
        return sentence if meant is None else f"{sentence} {self.say('did-you-mean', name=meant)}"

    def fault(self, fault: Fault) -> str:
        """A mistake in a data file, with its place."""
        what = self.say(fault.message, **fault.values)
        kind = "cell" if fault.column and fault.name else "column" if fault.column else "line" if fault.line else "file"
        column = letter(fault.column) if fault.file.endswith(".csv") and fault.column else str(fault.column)
        place = {"file": fault.file, "line": str(fault.line), "column": column, "name": fault.name}
        return self.say(f"component-at-{kind}", **place, what=what)

    def refusal(self, game: str, refusal: Refusal, values: Mapping[str, Any] | None = None) -> str:
        """Why an answer is not allowed. `values` are the numbers as shown to this reader."""
        name = f"{game}-refusal-{refusal.code}" if refusal.rule else f"refusal-{refusal.code}"
        shown = refusal.numbers if values is None else values
        return self.say(name, **shown, rule=refusal.rule)


def letter(column: int) -> str:
    """A column as spreadsheets name it: A to Z, then AA."""
    before, last = divmod(column - 1, 26)
    return (letter(before) if before else "") + chr(ord("A") + last)


@cache
def words(language: str) -> Words:
    """The messages of a language, loaded once."""
    return Words(language)


def language_for(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the first one of the environment that we have, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadInput("unknown-language", language=asked, allowed=", ".join(LANGUAGES))
        return asked
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for name in environment.get(variable, "").split(":"):
            if name[:2].lower() in LANGUAGES:
                return name[:2].lower()
    return "en"


def game_folder(game: str) -> Path | None:
    """The folder with the words of another package's game; None for our own, whose words are here, and for no game."""
    from tianxia import games  # only when a message is missing here: the help of the command line needs no game

    return None if games.is_ours(game) or game not in games.names() else games.folder(game) / "locale"


def game_texts(game: str, language: str) -> list[str]:
    """The words of any game from its files; English first, to fill gaps of the language."""
    folder = game_folder(game)
    place, files = (FOLDER, f"{game}.ftl") if folder is None else (folder, "*.ftl")
    return [text for spoken in dict.fromkeys(("en", language)) for text in texts_in(place, spoken, files)]
