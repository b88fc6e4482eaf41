"""Two worlds side by side: the same answers are given in both, as long as both allow them."""

from random import Random

from tianxia.engine.conformance.trial import give
from tianxia.engine.entry import Entry
from tianxia.engine.match import Match
from tianxia.engine.script import ALLOWED, CHANCE


def common_answer(one: Match, other: Match, rng: Random) -> Entry | None:
    """An answer that is possible in both worlds, if there is one."""
    if one.draw is not None:
        return _common_draw(one, other, rng)
    ask = rng.choice(one.questions)
    twin = other.question(ask.seat)
    if twin is None or twin.name != ask.name:
        return None
    there = set(twin.options())
    options = [option for option in ask.options() if option in there]
    return Entry(ask.seat, ask.name, rng.choice(options)) if options else None


def _common_draw(one: Match, other: Match, rng: Random) -> Entry | None:
    if one.draw is None or other.draw is None or one.draw.name != other.draw.name:
        return None
    counts = zip(one.draw.counts(), other.draw.counts(), strict=True)
    drawn = [number for number, (here, there) in enumerate(counts) if here > 0 and there > 0]
    return Entry(CHANCE, one.draw.name, rng.choice(drawn)) if drawn else None


def possible(match: Match, entry: Entry) -> bool:
    """Whether this answer could be given now."""
    if entry.seat == CHANCE:
        draw = match.draw
        return draw is not None and draw.name == entry.question and draw.counts()[entry.answer] > 0
    ask = match.question(entry.seat)
    return ask is not None and ask.name == entry.question and ask.judged(entry.answer) == ALLOWED


def line_up(one: Match, other: Match, start: int) -> bool:
    """Bring both worlds to the same place, if one has continued with a forced answer where the other had a choice.

    False if that is impossible, or if the answers from a place on or the rules have made them diverge: then there is
    nothing more to compare.
    """
    while len(one.entries) != len(other.entries):
        behind, ahead = sorted((one, other), key=lambda match: len(match.entries))
        entry = ahead.entries[len(behind.entries)]
        if not possible(behind, entry):
            return False
        give(behind, entry)
    return _said(one, start) == _said(other, start) and _waits_for(one) == _waits_for(other)


def _said(match: Match, start: int) -> list[tuple[int, str, int]]:
    """The answers from a place on, without sealed ones that are still closed."""
    end = len(match.entries) - len(match.given())
    return [entry.facts()[:3] for entry in match.entries[start:end]]


def _waits_for(match: Match) -> list[tuple[int, str]]:
    if match.draw is not None:
        return [(CHANCE, match.draw.name)]
    return [(ask.seat, ask.name) for ask in match.questions]
