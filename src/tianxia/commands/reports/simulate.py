"""The figures of a simulation as text."""

from collections.abc import Sequence
from typing import Any

from tianxia.commands.output import table, title
from tianxia.engine.game import Json
from tianxia.words import Words

HEADS = ("who", "seats", "wins", "interval", "shared")
RIGHT = (1, 2, 4)


def report(said: Words, data: Json) -> str:
    """The tables and sentences of a simulation."""
    parts = [
        title(said, data),
        figures_table(said, [*bot_rows(said, data["by_bot"]), *seat_rows(said, data["by_seat"])]),
        *(other_text(said, data["game"], name, each) for name, each in data["others"].items()),
        said.say("simulate-lengths", spread=spread_text(said, data["lengths"])),
        said.say("simulate-reasons", reasons=reasons_text(said, data)),
        *series_parts(said, data["series"]),
        said.say("simulate-note"),
    ]
    return "\n".join(parts)


def figures_table(said: Words, rows: Sequence[Sequence[str]], last: str = "scores") -> str:
    """Rows of figures under their heads."""
    return table([[said.say(f"simulate-head-{head}") for head in (*HEADS, last)], *rows], RIGHT)


def bot_rows(said: Words, figures: Sequence[Json]) -> list[list[str]]:
    """A row for each bot."""
    return [[each["bot"], *cells(said, each)] for each in figures]


def seat_rows(said: Words, figures: Sequence[Json]) -> list[list[str]]:
    """A row for each seat."""
    return [[said.say("simulate-seat", seat=each["seat"]), *cells(said, each)] for each in figures]


def cells(said: Words, each: Json) -> list[str]:
    """The figures of one row."""
    low, high = (100 * bound for bound in each["interval"])
    share = said.say("simulate-share", share=100 * each["share"], low=low, high=high)
    return [str(each["played"]), str(each["wins"]), share, str(each["shared"]), spread_text(said, each["scores"])]


def spread_text(said: Words, spread: Json) -> str:
    """Mean, deviation and range."""
    return said.say("simulate-spread", **spread)


def reasons_text(said: Words, data: Json) -> str:
    """How games ended, with the share of each way."""
    return ", ".join(
        said.say("simulate-reason", reason=reason_name(said, data["game"], reason), count=count, share=share)
        for reason, count in data["reasons"].items()
        for share in [100 * count / data["games"]]
    )


def reason_name(said: Words, game: str, reason: str) -> str:
    """A way of ending in the reader's language, where its game has words for it."""
    name = f"{game}-reason-{reason.replace('_', '-')}"
    return said.say(name) if said.has(name) else reason


def other_text(said: Words, game: str, name: str, each: Json) -> str:
    """The scores of a player without a seat, and the margin over it."""
    message, margin = f"{game}-{name.replace('_', '-')}", each["margin"]
    who = said.say(message) if said.has(message) else name
    low, high = margin["interval"]
    return said.say(
        "simulate-other", who=who, spread=spread_text(said, each["scores"]), mean=margin["mean"], low=low, high=high
    )


def series_parts(said: Words, series: Any) -> list[str]:
    """The table of whole series, where there were any."""
    if series is None:
        return []
    values = ", ".join(series["values"])
    head = said.say("simulate-series", series=series["played"], option=series["option"], values=values)
    return [head, figures_table(said, bot_rows(said, series["by_bot"]), "sums")]
