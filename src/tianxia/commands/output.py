"""How commands speak: sentences about bad input, values as people read them, and aligned tables."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import BadInput, Json, Refusal
from tianxia.words import Words


def sentence(said: Words, error: BadInput) -> str:
    """What is wrong, where, and what would be right, in one line."""
    values = dict(error.values)
    if "why" in values and "number" in values:
        values["why"] = why_illegal(said, values)
    text = " ".join(said.complaint(BadInput(error.message, **readable(values))).split())
    place = str(values.get("place", ""))
    return text if place in text else f"{place}: {text}"


def why_illegal(said: Words, values: Mapping[str, Any]) -> str:
    """Why an answer inside a record does not stand: by the rules, by its form, or because the game asks otherwise."""
    refusal = values.get("refusal")
    if isinstance(refusal, Refusal):
        text = said.refusal(str(values["game"]), refusal, readable(refusal.numbers))
        # The first line of a refusal is its headline; where a game has no words for it, its code must do.
        headline = text.partition("\n")[0] if " " in text else refusal.code
        return f"{headline} ({refusal.rule})" if refusal.rule else headline
    return said.say("answer-unreadable" if values["why"] else "answer-elsewhere")


def readable(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values that a message can show: numbers and texts as they are, squares as `6,4`, lists with semicolons."""
    return {name: value if isinstance(value, int | float | str) else listed(value) for name, value in values.items()}


def listed(value: Any) -> str:
    """A value of several parts as text."""
    if isinstance(value, Mapping):
        return "; ".join(f"{name}: {listed(part)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        between = "; " if any(isinstance(part, list | tuple) for part in value) else ","
        return between.join(listed(part) for part in value)
    return str(value)


def title(said: Words, data: Json) -> str:
    """What was played, for the figures of a simulation or a contest: not every game has options."""
    options = ", ".join(f"{name}={value}" for name, value in data["options"].items()) or "none"
    return said.say("simulate-title", game=data["game"], games=data["games"], options=options, seed=data["seed"])


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Rows of text in columns; those named in `right` are aligned to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(_line(row, widths, right) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> str:
    cells = [
        text.rjust(width) if column in right else text.ljust(width)
        for column, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()
