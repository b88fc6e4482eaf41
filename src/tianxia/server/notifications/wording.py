"""A message in words: which game, with whom, and where. Never a card, a move or a score."""

from collections.abc import Sequence
from dataclasses import dataclass

from tianxia.server.notifications.items import Item
from tianxia.server.notifications.queue import TEST
from tianxia.words import Words, words

MOST = 20
"""The most items that one message names; the rest is counted."""


@dataclass(frozen=True)
class Message:
    """What one receiver is told: the same id however often it is tried."""

    id: str
    items: tuple[Item, ...]
    language: str

    @property
    def said(self) -> Words:
        """The words of the receiver's language."""
        return words(self.language)

    @property
    def title(self) -> str:
        """What it is about."""
        kinds = {item.kind for item in self.items}
        if len(kinds) > 1:
            return self.said.say("notify-title-several")
        return self.said.say(f"notify-title-{kinds.pop()}", count=len(self.items))

    def lines(self, most: int = MOST) -> list[str]:
        """A sentence for each thing."""
        lines = [line(self.said, item) for item in self.items[:most]]
        more = len(self.items) - most
        return [*lines, self.said.say("notify-more", count=more)] if more > 0 else lines


def line(said: Words, item: Item) -> str:
    """One thing as a sentence."""
    if item.kind == TEST:
        return said.say("notify-test")
    who, tournament = named(said, [item.who]), item.tournament or said.say("notify-tournament")
    return said.say(f"notify-{item.kind}", game=table_name(said, item), who=who, tournament=tournament)


def table_name(said: Words, item: Item) -> str:
    """A table as people call it: the game, and who else plays."""
    game = said.say(f"{item.game}-name")
    return said.say("notify-table", game=game, others=named(said, item.others)) if item.others else game


def named(said: Words, names: Sequence[str | None]) -> str:
    """A list of people; somebody who was forgotten has no name."""
    return said.listed([name or said.say("notify-somebody") for name in names])


def path(item: Item) -> str:
    """Where the page shows it, below its own address."""
    return "#/me" if item.kind == TEST else f"#/table/{item.subject}"
