"""The figures of a benchmark as text."""

from typing import Any

from tianxia.commands.output import table
from tianxia.engine.game import Json
from tianxia.lab.bench.rounds import WAYS
from tianxia.words import Words


def missing(said: Words, data: Json) -> list[str]:
    """Sentences about what could not be measured, and what to do about it."""
    sentences = [said.say("bench-no-compiled")] if data["compiled"] is None else []
    return sentences + [said.say("bench-no-peer", peer=peer) for peer, found in data["peers"].items() if not found]


def report(said: Words, data: Json) -> str:
    """The figures as tables."""
    parts = [said.say("bench-title", game=data["game"], seats=data["seats"]), own_table(said, data)]
    if any(data["peers"].values()):
        parts += [said.say("bench-peers"), peer_table(said, data)]
    if data["ratios"]:
        parts += [said.say("bench-ratios"), ratio_table(said, data)]
    return "\n".join(parts)


def own_table(said: Words, data: Json) -> str:
    """One row per figure, one column per way to run."""
    names = list(dict.fromkeys(name for way in WAYS for name in data[way] or ()))
    heads = ["", *(said.say(f"bench-{way}") for way in WAYS)]
    rows = [[said.say(f"bench-{message_part(name)}"), *(cell(said, data[way], name) for way in WAYS)] for name in names]
    return table([heads, *rows], (1, 2))


def message_part(name: str) -> str:
    """The name of a figure in the ids of messages."""
    return name.replace("_", "-")


def cell(said: Words, figures: Any, name: str) -> str:
    """One figure, or a dash."""
    return said.say("bench-figure", figure=figures[name]) if figures and name in figures else "–"


def peer_table(said: Words, data: Json) -> str:
    """One row per figure of the other libraries."""
    return table(
        [
            [peer, said.say(f"bench-{message_part(name)}"), cell(said, figures, name)]
            for peer, figures in data["peers"].items()
            for name in figures or ()
        ],
        (2,),
    )


def ratio_table(said: Words, data: Json) -> str:
    """One row per ratio."""
    return table(
        [
            [said.say(f"bench-ratio-{message_part(name)}"), said.say("bench-ratio", ratio=ratio)]
            for name, ratio in data["ratios"].items()
        ],
        (1,),
    )
