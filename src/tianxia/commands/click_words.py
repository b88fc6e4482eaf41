"""Click's own sentences in the reader's language.

Click looks up its sentences with `gettext`, in catalogues chosen by the environment. Ours are Fluent messages, and
`--lang` chooses too, so click gets another lookup function: English in, ours out.
"""

from types import ModuleType
from typing import Any

import click
from click import core, decorators, exceptions, formatting, parser, types

from tianxia.engine.components.faults import closest
from tianxia.words import LANGUAGES, Words, language_for, words

MESSAGES = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "Show this message and exit.": "click-help",
    "default: {default}": "click-default",
    "required": "click-required",
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try-help",
    "Did you mean {possibility}?": "click-did-you-mean",
    "No such option {name!r}.": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing command.": "click-missing-command",
    "Got unexpected extra argument ({args})": "click-extra-arguments",
    "Option {name!r} requires an argument.": "click-value-missing",
    "Option {name!r} does not take a value.": "click-value-not-taken",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Choose from:\n\t{choices}": "click-choose",
    "{value!r} is not {choice}.": "click-not-a-choice",
    "{value!r} is not a valid {number_type}.": "click-not-a-number",
    "{value} is not in the range {range}.": "click-not-in-range",
    "{name} {filename!r} is a directory.": "file-folder",
    "{name} {filename!r} is not readable.": "click-file-unreadable",
}
"""The message for each of click's sentences that our commands can show; of singular and plural, the singular."""

MODULES: tuple[ModuleType, ...] = (core, decorators, exceptions, formatting, parser, types)

_spoken: list[Words] = [words("en")]


class Sentence(str):
    """A message as click expects it: a text with `format`."""

    __slots__ = ("name", "number")

    name: str
    number: int

    def __new__(cls, name: str, number: int = 1) -> "Sentence":
        """The text without values, which click uses as it is if there are none."""
        made = super().__new__(cls, _spoken[0].say(name))
        made.name, made.number = name, number
        return made

    def format(self, *_values: Any, **named: Any) -> str:
        """The text with its values, formatted by Fluent, which knows plurals."""
        if "number_type" in named:
            named["number_type"] = "whole" if named["number_type"].startswith("integer") else "any"
        if "filename" in named:
            named["file"] = named["filename"]
        return _spoken[0].say(self.name, **named, count=self.number)


class OneOf(click.Choice[str]):
    """A choice among names that suggests the nearest one."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """The names, and the nearest one."""
        message, meant = super().get_invalid_choice_message(value, ctx), closest(str(value), [*self.choices])
        return message if meant is None else f"{message} {_spoken[0].say('did-you-mean', name=meant)}"


def languages(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[str]:
    """The languages that begin with this, for shell completion."""
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def look_up(english: str) -> str:
    """Our message for one of click's sentences, or the sentence itself if our commands never show it."""
    return Sentence(MESSAGES[english]) if english in MESSAGES else english


def look_up_plural(one: str, many: str, number: int) -> str:
    """The same for a sentence with a number in it."""
    return Sentence(MESSAGES[one], number) if one in MESSAGES else one if number == 1 else many


def speak(said: Words) -> None:
    """Make click use these words from now on."""
    _spoken[0] = said
    for module in MODULES:
        for name, function in (("_", look_up), ("ngettext", look_up_plural)):
            if hasattr(module, name):
                setattr(module, name, function)


def asked_language(arguments: list[str]) -> str | None:
    """The last language on a command line: errors in the same line are in it, too."""
    asked = None
    for number, argument in enumerate(arguments):
        name, given, value = argument.partition("=")
        if name == "--lang":
            asked = value if given else next(iter(arguments[number + 1 :]), None)
    return asked


def speak_as_asked(arguments: list[str]) -> Words:
    """Use the language of a command line, else that of the environment."""
    asked = asked_language(arguments)
    said = words(language_for(asked if asked in LANGUAGES else None))
    speak(said)
    return said
