"""Why an answer is not allowed: by its key, by the spots somebody points at, or for everything that might be tried."""

from collections.abc import Sequence
from dataclasses import dataclass

from tianxia.engine.draft import answer_of, barrier_at, is_sealed, played, reached
from tianxia.engine.eye import published_choice
from tianxia.engine.game import BadInput, Json, Refusal, Refused
from tianxia.engine.match import Match
from tianxia.engine.question import Spot

Candidate = tuple[Json, Refusal | None]
"""Something that might be tried, with its spots and words, and its refusal if it is not allowed."""
MOST_MISSES = 40
"""How many questions are searched for answers on a spot."""


@dataclass(frozen=True)
class Missed:
    """An answer that somebody has pointed at, and its refusal if it is not allowed."""

    path: list[str]
    """The answers that lead to it, itself included."""
    refusal: Refusal | None


def why_not(match: Match, seat: int, answers: Sequence[str], key: str) -> Refusal | None:
    """Why an answer after a draft is not allowed; None if it is."""
    there, ask = reached(match, seat, answers)
    return there.refused(seat, answer_of(there, ask, key))


def why_not_there(match: Match, seat: int, answers: Sequence[str], spots: Sequence[Spot]) -> Missed | None:
    """Why what lies on these spots cannot be chosen after a draft; None if no question concerns anything there.

    Searches the open question first, then those that follow answers which only announce an intention: an action at
    court, before a card has been chosen.
    """
    there, _ = reached(match, seat, answers)
    level, looks = [(there, list[str]())], 0
    while level and looks < MOST_MISSES:
        looks += len(level)
        missed = [found for each, way in level if (found := _missed(each, seat, spots, way)) is not None]
        if missed:
            return next((found for found in missed if found.refusal is None), missed[0])
        level = [] if is_sealed(match) else [onward for each, way in level for onward in _meant(each, seat, way)]
    return None


def helps(match: Match, seat: int, answers: Sequence[str]) -> list[tuple[Json, list[str]]]:
    """Free moves that would make these answers possible, each with the complete draft that results."""
    ask = match.question(seat)
    if ask is None or is_sealed(match):
        return []
    free = [choice for option in ask.options() if "group" in (choice := published_choice(match, ask, option))]
    drafts = [(choice, [choice["key"], *answers]) for choice in free]
    return [(choice, keys) for choice, keys in drafts if _can_be_played(match, seat, keys)]


def _can_be_played(match: Match, seat: int, answers: Sequence[str]) -> bool:
    try:
        played(match, seat, answers)
    except (Refused, BadInput):
        return False
    return True


def _missed(match: Match, seat: int, spots: Sequence[Spot], way: list[str]) -> Missed | None:
    """The answer of the open question at just these spots, or at what contains them: a full region, the whole court.

    The order of the spots matters: a tile covers two spaces one way round or the other.
    """
    ask = match.question(seat)
    assert ask is not None
    there: Missed | None = None
    whole: Missed | None = None
    for answer in ask.candidates():
        lies = match.game.asked[ask.name].spots_of(match.position, ask, answer)
        just, near = list(lies) == list(spots), there is None and all(spot in lies for spot in spots)
        if just or near:
            there = Missed([*way, match.game.key_of(ask.name, answer)], match.refused(seat, answer))
        if just:
            break
        if there is None and whole is None and all(_holds(lies, spot) for spot in spots):
            no = match.refused(seat, answer)
            whole = Missed([*way, match.game.key_of(ask.name, answer)], no) if no else None
    return there or whole


def _holds(lies: Sequence[Spot], spot: Spot) -> bool:
    return any(spot == each or spot.startswith(f"{each}:") for each in lies)


def _meant(match: Match, seat: int, way: list[str]) -> list[tuple[Match, list[str]]]:
    """The match after each answer that only announces an intention, with the answers that lead to it."""
    ask, base = match.question(seat), len(match.entries)
    assert ask is not None
    options = ask.options()
    onward: list[tuple[Match, list[str]]] = []
    for option in options if len(options) <= MOST_MISSES else ():
        twin = match.fork()
        twin.answer(seat, option)
        if not twin.events and barrier_at(twin, seat, base) is None:
            onward.append((twin, [*way, match.game.key_of(ask.name, option)]))
    return onward


def candidates(match: Match, seat: int, answers: Sequence[str], most: int) -> tuple[str, list[Candidate], bool]:
    """The question, everything that might be tried with its refusal, and whether the list was cut off."""
    there, ask = reached(match, seat, answers)
    listed: list[Candidate] = []
    for answer in ask.candidates():
        no = there.refused(seat, answer)
        if no is not None and no.code in match.game.absent:
            continue
        if len(listed) == most:
            return ask.name, listed, True
        listed.append((published_choice(there, ask, answer), no))
    return ask.name, listed, False
