"""A seat's eye: all that a person or bot in that seat may know, and guesses at the rest. Nothing else publishes it."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from tianxia.engine.entry import Entry
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.engine.script import Ask, Tell, counted

SPECTATOR = -1


def published_event(match: Match, tell: Tell) -> Json:
    """A fact as sent to clients: its name, the answer that caused it, and named values."""
    return {"event": tell.name, "after": tell.after, **match.game.facts_of(tell)}


def published_events(match: Match, seat: int, since: int = 0) -> list[Json]:
    """The facts that this seat may know, from the given number on."""
    return [published_event(match, tell) for tell in match.events[since:] if tell.known_to(seat)]


class _Keys(dict[int, str]):
    """The text keys of a question's answers as they come up. A question can have hundreds of options at every turn."""

    def __init__(self, key_of: Callable[[str, int], str], question: str) -> None:
        super().__init__()
        self._key_of, self._question = key_of, question

    def __missing__(self, answer: int) -> str:
        key = self[answer] = self._key_of(self._question, answer)
        return key


_keys = cache(_Keys)


def published_options(match: Match, ask: Ask) -> list[str]:
    """The options of a question as text keys."""
    keys = _keys(match.game.key_of, ask.name)
    return [keys[option] for option in ask.options()]


def published_choice(match: Match, ask: Ask, answer: int) -> Json:
    """An answer to an open question as sent to clients: its key, its spots and its words."""
    describe = match.game.asked[ask.name].describe
    assert describe is not None
    choice = describe(match.position, ask, answer)
    data: Json = {
        "key": match.game.key_of(ask.name, answer),
        "spots": list(choice.spots),
        "text": choice.text.to_json(),
    }
    if choice.notes:
        data["notes"] = [note.to_json() for note in choice.notes]
    if choice.group is not None:
        data["group"] = choice.group.to_json()
    return data


def published_steps(match: Match, seat: int, more: Sequence[Entry] = ()) -> list[Json]:
    """What this seat has answered in the current step, including answers given automatically because it had no choice.

    `more` are answers that come after those. Nobody else learns which answers were forced: having only one option
    reveals what a seat holds.
    """
    steps: list[Json] = []

    def note(there: Match, entry: Entry) -> None:
        ask = there.question(entry.seat)
        if entry.seat == seat and ask is not None:
            steps.append(published_step(there, ask, entry))

    if seat != SPECTATOR and any(entry.seat == seat for entry in (*match.since(), *more)):
        match.retrace(note, more)
    return steps


def published_step(match: Match, ask: Ask, entry: Entry) -> Json:
    """One answer of a turn, shown before it is given: the question, the choice, and whether it was the only one."""
    about, choice = match.game.asked[ask.name].about_of(ask), published_choice(match, ask, entry.answer)
    # It is no longer in any list.
    choice.pop("group", None)
    return {"question": ask.name, "about": about, **choice, "forced": entry.forced}


def published(match: Match, seat: int) -> Json:
    """Everything a seat sees now: the view, who is asked what, and its own options."""
    return {"view": match.game.view(match.position, seat), **published_asks(match, seat)}


def published_asks(match: Match, seat: int) -> Json:
    """What a seat sees beside its view: who is asked what, its own options and its turn so far, and the result."""
    ask = match.question(seat)
    return {
        "asked": [{"seat": open_.seat, "question": open_.name} for open_ in match.questions],
        "given": sorted(entry.seat for entry in match.given()),
        "chance": match.draw.name if match.draw is not None else None,
        "question": ask.name if ask is not None else None,
        "about": match.game.asked[ask.name].about_of(ask) if ask is not None else None,
        "steps": published_steps(match, seat),
        "options": published_options(match, ask) if ask is not None else None,
        "result": match.result().to_json() if match.over else None,
    }


class Eye:
    """What a bot gets. It can look, list its options, and guess worlds that its seat could believe."""

    def __init__(self, match: Match, seat: int) -> None:
        """Look at a match from one seat."""
        self.seat = seat
        self.game = match.game
        self._match = match

    def __repr__(self) -> str:
        """The seat and its game; nothing that the seat does not know."""
        return f"<Eye of seat {self.seat} at {self.game.name}, {counted(self.count(), 'answer')}>"

    def view(self) -> Json:
        """The position as this seat may know it."""
        return self.game.view(self._match.position, self.seat)

    def question(self) -> str:
        """The name of the question that waits for this seat."""
        return self._ask().name

    def options(self) -> list[int]:
        """The answers that this seat may give."""
        return self._ask().options()

    def texts(self) -> list[str]:
        """The same answers as text, in the same order, as records have them."""
        return published_options(self._match, self._ask())

    def count(self) -> int:
        """How many answers have been given so far by all seats and chance."""
        return len(self._match.entries)

    def step_began(self) -> int:
        """How many answers had been given when the current step, usually a turn, began."""
        return self._match.step_began()

    def guess(self, rng: Random) -> Match:
        """Return a match in a world that this seat could believe, waiting at the same question.

        What the seat has not seen is dealt again on a copy of the checkpoint, then the answers since are replayed;
        other seats' sealed answers are drawn again.
        """
        match, seat = self._match, self.seat
        sealed = [entry for entry in match.given() if entry.seat != seat]
        since = [_as_seen(entry, seat) for entry in match.since() if not _among(entry, sealed)]
        checkpoint = match.checkpoint()
        self.game.redeal(checkpoint, seat, [(e.seat, e.question, e.answer) for e in since], rng)
        world = match.believed(checkpoint, since)
        for other in sorted(entry.seat for entry in sealed):
            world.answer(other, rng.choice(_asked(world, other).options()))
        world.forget_events()
        return world

    def _ask(self) -> Ask:
        return _asked(self._match, self.seat)


def _asked(match: Match, seat: int) -> Ask:
    ask = match.question(seat)
    assert ask is not None, f"seat {seat} is not asked anything"
    return ask


def _as_seen(entry: Entry, seat: int) -> Entry:
    """An answer as a seat sees it. Only its own seat learns that it was forced: that reveals what the seat holds."""
    forced = entry.forced and entry.seat == seat
    return Entry(entry.seat, entry.question, entry.answer, forced, entry.sealed, entry.only)


def _among(entry: Entry, entries: list[Entry]) -> bool:
    return any(entry is other for other in entries)
