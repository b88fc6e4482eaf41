"""Two tables side by side in worlds that look the same to one seat: what it and a spectator are sent is the same text.

One table has the truth. At a decision of a seat the other gets a guess of that seat, which differs in everything the
seat has not seen. Both continue with the same answers and draws while that is possible; then the next seat that is
asked takes over. This covers a whole game, every stretch with somebody's eyes.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from sqlalchemy import update

from tests.server.house import HELPED, ME, OPEN, Guest, House, Looker
from tianxia.engine.conformance.trial import give
from tianxia.engine.conformance.worlds import common_answer, line_up
from tianxia.engine.entry import Entry
from tianxia.engine.eye import Eye
from tianxia.engine.live import LiveMatch
from tianxia.engine.match import Match
from tianxia.server.store.schema import tables
from tianxia.server.tables.room import Room

STRETCH = 12
"""How many answers are given in both worlds before another guess is made."""
OWN = re.compile(r'"(id|made|begun|ended|commitment|live)": ?("[^"]*"|[\d.e+]+)')
"""What differs between any two tables."""


class ToldLiveMatch(LiveMatch):
    """Deals what it is told to."""

    draws: list[int]

    def deal(self) -> None:
        """Take the draws from the list."""
        while self.match.draw is not None:
            self.match.answer_chance(self.draws.pop(0))


class Side:
    """One of the two tables, with a connection for each seat and one for a spectator."""

    def __init__(self, room: Room, lookers: list[Looker], other: Looker) -> None:
        self.room, self.lookers, self.spectator = room, lookers, other
        self.swap(room.state.match)

    @property
    def match(self) -> Match:
        return self.room.state.match

    def swap(self, match: Match) -> None:
        """Let the table go on in another world."""
        old = self.room.state.live
        assert old is not None
        live = ToldLiveMatch(match, old.header, "")
        live.draws = []
        self.room.state.live = live

    async def follow(self, truth: "Side", world: Match, seat: int) -> None:
        """Stand where the other table stands, in a world that its seat guesses."""
        ours, theirs = self.room.state, truth.room.state
        # What lies before the checkpoint is the same past, and a seat knows of its own answers which it did not choose:
        # a guess itself keeps neither.
        pairs = enumerate(zip(theirs.match.entries, world.entries, strict=True))
        world.entries = [past if n < world.origin or past.seat == seat else guessed for n, (past, guessed) in pairs]
        world.events, world.origin = list(theirs.match.events), theirs.match.origin
        ours.version, ours.asked_at, ours.floor = theirs.version, theirs.asked_at, theirs.floor
        ours.marks, ours.times, ours.phase = list(theirs.marks), dict(theirs.times), theirs.phase
        self.room.publisher.drafts.clear()
        self.swap(world)
        columns = self.room.columns(0.0)
        await self.room.store.write(update(tables).where(tables.c.id == columns.pop("id")).values(columns))

    def tell(self, draws: Sequence[int]) -> None:
        """Note what chance will answer."""
        live = self.room.state.live
        assert isinstance(live, ToldLiveMatch)
        live.draws = list(draws)

    async def answer(self, entry: Entry) -> None:
        """Give a seat's answer, by its own connection, and wait until everybody has heard it."""
        key = self.match.game.key_of(entry.question, entry.answer)
        looker = self.lookers[entry.seat]
        await looker.do("answer", seat=entry.seat, version=self.room.state.version, answer=key)

    def eyes(self, seat: int) -> list[Looker]:
        return [self.lookers[seat], self.spectator]

    async def settle(self, seat: int) -> None:
        """Read everything that was sent to these eyes."""
        for looker in self.eyes(seat):
            await looker.do("ping")


async def set_out(house: House, guests: list[Guest], game: str, options: dict[str, str]) -> Side:
    """A table at which each guest but the last has a seat; the last one watches."""
    seats, live = len(guests) - 1, guests[0]
    table = (await live.new_table(ME, *[OPEN] * (seats - 1), game=game, options=options, **HELPED))["id"]
    for seat in range(1, seats):
        await guests[seat].ask("PUT", f"/api/tables/{table}/seats/{seat}")
    lookers = [await guest.sit(table, trees=True) for guest in guests]
    return Side(await house.services.rooms.get(table), lookers[:-1], lookers[-1])


def next_answer(truth: Match, world: Match, rng: Random) -> tuple[Entry, list[int]] | None:
    """An answer and the draws after it that leave both worlds at the same question; None if they diverge."""
    here, there, start = truth.fork(), world.fork(), world.step_began()
    chosen = common_answer(here, there, rng)
    if chosen is None:
        return None
    draws: list[int] = []
    entry: Entry | None = chosen
    while True:
        if entry is None:
            return None
        give(here, entry)
        give(there, entry)
        if here.over or there.over or len(here.entries) != len(there.entries) or not line_up(here, there, start):
            return None  # everybody sees that a seat had no choice, so a guess in which it had one looks different
        if here.draw is None:
            return chosen, draws
        entry = common_answer(here, there, rng)
        draws += [entry.answer] if entry is not None else []


async def pry(side: Side, seat: int, luck: Random, hint: bool) -> None:
    """Ask everything that a curious page might ask."""
    looker, spectator = side.eyes(seat)
    await looker.do("look", eye=seat)
    await spectator.do("look", eye=-1)
    options, version = looker.options, side.room.state.version
    for answer in luck.sample(options, min(2, len(options))):
        await looker.do("draft", seat=seat, version=version, answers=[answer], preview=True, keep=0)
        await looker.do("draft", seat=seat, version=version, answers=[answer], keep=0)
        await looker.send("list_candidates", seat=seat)
        await looker.send("why_not", seat=seat, answers=[luck.choice(options)])
    await looker.do("draft", seat=seat, version=looker.version, keep=0, answers=[])
    await looker.do("list_candidates", seat=seat, keep=0)
    if hint:
        await looker.do("hint", seat=seat)
    for eye in (looker, spectator):
        eye.heard.append(await eye.guest.ask("GET", f"/api/tables/{side.room.id}/record"))


def traffic(side: Side, seat: int) -> list[str]:
    """Everything these eyes were sent since the last look, without what differs between any two tables."""
    heard = [OWN.sub(r'"\1":0', text) for looker in side.eyes(seat) for text in looker.heard]
    for looker in (*side.lookers, side.spectator):
        looker.heard.clear()
    return heard


class Tally:
    """What was compared, so that a test can see that it meant something."""

    def __init__(self) -> None:
        self.stretches = self.answers = self.alone = self.texts = self.apart = 0


async def stretch(truth: Side, twin: Side, rng: Random, tally: Tally, hint: bool) -> None:
    """Continue for a few answers with the eyes of a seat that is asked, and compare everything it is sent."""
    seat = rng.choice(truth.match.to_answer())
    await twin.follow(truth, Eye(truth.match.fork(), seat).guess(rng), seat)
    tally.apart += data(truth.match) != data(twin.match)
    for side in (truth, twin):
        await side.settle(seat)
        traffic(side, seat)
        await pry(side, seat, Random(tally.stretches), hint)
    for _ in range(STRETCH):
        given = next_answer(truth.match, twin.match, rng)
        if given is None:
            break
        for side in (truth, twin):
            side.tell(given[1])
            await side.answer(given[0])
        tally.answers += 1
    await compare(truth, twin, seat, tally)


async def compare(truth: Side, twin: Side, seat: int, tally: Tally) -> None:
    heard = []
    for side in (truth, twin):
        await side.settle(seat)
        heard.append(traffic(side, seat))
    tally.stretches, tally.texts = tally.stretches + 1, tally.texts + len(heard[0])
    for one, two in zip(*heard, strict=True):
        where = f"seat {seat} of {truth.match.game.name} after {len(truth.match.entries)} answers"
        assert one == two, f"{where}: {difference(one, two)}"


def difference(one: str, two: str) -> str:
    """The first place at which two texts differ, with what stands around it."""
    place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return " | ".join([one[:60], *(text[max(0, place - 60) : place + 60] for text in (one, two))])


def data(match: Match) -> Any:
    return match.game.to_json(match.position)


async def go_on(truth: Side, rng: Random) -> None:
    """Give one answer in the truth alone, after the worlds have diverged."""
    fork, draws = truth.match.fork(), []
    entry = common_answer(fork, fork, rng)
    assert entry is not None
    give(fork, entry)
    while fork.draw is not None:
        drawn = common_answer(fork, fork, rng)
        assert drawn is not None
        give(fork, drawn)
        draws.append(drawn.answer)
    truth.tell(draws)
    await truth.answer(entry)


async def whole_game(
    house: House, game: str, seats: int, options: dict[str, str], seed: int, hints: float, most: int
) -> Tally:
    """Play a game at two tables, for at most `most` stretches, and compare what each seat in turn is sent."""
    rng, tally = Random(seed), Tally()
    guests = [await house.guest(f"Guest {number}") for number in range(seats + 1)]
    truth, twin = [await set_out(house, guests, game, options) for _ in range(2)]
    while not truth.match.over and tally.stretches < most:
        await stretch(truth, twin, rng, tally, rng.random() < hints)
        await go_on(truth, rng)
        tally.alone += 1
    return tally
