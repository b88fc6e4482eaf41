"""What can be seen of a match, as texts to compare."""

from collections.abc import Iterable
from random import Random

from tianxia.engine.eye import SPECTATOR, Eye, published, published_event
from tianxia.engine.game import canonical
from tianxia.engine.match import Match
from tianxia.engine.script import Tell


def onlookers(match: Match) -> range:
    """Everybody who looks: a spectator and every seat."""
    return range(SPECTATOR, match.seats)


def position_text(match: Match) -> str:
    """The whole position."""
    return canonical(match.game.to_json(match.position))


def look(match: Match, seat: int) -> str:
    """Everything a seat sees now."""
    return canonical(published(match, seat))


def state(match: Match) -> str:
    """Everything about a match: its position, what each seat sees, and the answers."""
    facts = [entry.facts() for entry in match.entries]
    return "\n".join([position_text(match), *(look(match, seat) for seat in onlookers(match)), canonical(facts)])


def heard(match: Match, seat: int, events: Iterable[Tell]) -> str:
    """What a seat hears of these events."""
    return canonical([published_event(match, tell) for tell in events if tell.known_to(seat)])


def told(match: Match, events: Iterable[Tell]) -> str:
    """What everybody hears of these events."""
    kept = list(events)
    return "\n".join(heard(match, seat, kept) for seat in onlookers(match))


def guess(match: Match, seat: int, lot: object) -> str:
    """The world that a seat guesses from this random seed: its position, and the answers since the last step."""
    world = Eye(match, seat).guess(Random(f"{lot}"))
    return f"{position_text(world)} {canonical([entry.facts() for entry in world.entries])}"


def guesses(match: Match) -> list[str]:
    """What each seat that is asked would guess from the same random seed."""
    return [guess(match, seat, "luck") for seat in match.to_answer()]
