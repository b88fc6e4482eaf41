"""How commands answer: sentences about bad input, aligned tables, files and pipes."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import IO, Any

from tianxia.engine.game import BadInput, Json, Refusal
from tianxia.files import written_at_end
from tianxia.telling.faces import reading_face
from tianxia.telling.speech import Speech
from tianxia.words import Words

STDOUT = "-"

# -- files and pipes


def one_on_stdout(files: Mapping[str, str | None]) -> str | None:
    """The option whose output goes to standard output, if any; BadInput where several would mix."""
    found = [option for option, file in files.items() if file == STDOUT]
    if len(found) > 1:
        raise BadInput("one-on-stdout", options=", ".join(found))
    return found[0] if found else None


@contextmanager
def written_out(file: str | None) -> Iterator[IO[str] | None]:
    """The stream to write to: a file that appears only at the end, standard output at once, or None for no file."""
    if file is None:
        yield None
    elif file == STDOUT:
        yield sys.stdout
    else:
        with written_at_end(file) as stream:
            yield stream


# -- sentences


def sentence(said: Words, error: BadInput) -> str:
    """What is wrong, where, and what would be right, in one line."""
    values = dict(error.values)
    if "why" in values and "number" in values:
        values["why"] = why_illegal(said, values)
        error = BadInput(error.message, **values)
    text = " ".join(said.complaint(error).split())
    place = str(values.get("place", ""))
    return text if place in text else f"{place}: {text}"


def why_illegal(said: Words, values: Mapping[str, Any]) -> str:
    """Why a record's answer is not allowed: by the rules, by its form, or because the game asks something else."""
    refusal = values.get("refusal")
    if isinstance(refusal, Refusal):
        game = str(values["game"])
        text = said.refusal(game, refusal, Speech(game, said, reading_face(game)).shown(refusal.numbers))
        # The first line of a refusal is its headline; a game without words for it has only the code.
        headline = text.partition("\n")[0] if " " in text else refusal.code
        return f"{headline} ({refusal.rule})" if refusal.rule else headline
    return said.say("answer-unreadable" if values["why"] else "answer-elsewhere")


# -- tables


def title(said: Words, data: Json) -> str:
    """The line above the figures of a simulation or a contest: what was played."""
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
