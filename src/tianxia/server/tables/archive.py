"""Finished games, ready to be stepped through from any eyes, checked against their seed, or written as records."""

import asyncio
import json
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any

from tianxia.engine.chance import Dealer, commitment
from tianxia.engine.eye import SPECTATOR, published_choice, published_event, published_events
from tianxia.engine.game import BadInput, Game, Json
from tianxia.engine.match import Match, begin
from tianxia.engine.record import Header, Line, Record, write, write_notation
from tianxia.engine.replay import check_draw, play_line
from tianxia.server.protocol.errors import Failure, bad_input
from tianxia.server.protocol.responses import Fairness, ScoreHistory, Stage, Standing, Step
from tianxia.server.store.schema import Row, Values
from tianxia.server.store.store import Store
from tianxia.server.tables import live_matches
from tianxia.server.tables.rooms import seats_of, state_from
from tianxia.server.tables.state import TableState

KEPT = 16
ALL_SEEING = "all"


@dataclass(frozen=True)
class FinishedGame:
    """A finished game with every position it went through."""

    game: Game[Any]
    record: Record
    prefix: int
    """How many lines came from another game, dealt by another seed."""
    times: dict[int, float]
    positions: list[Any]
    asked: list[tuple[list[int], str | None]]
    moves: list[int]
    """For each answer, how many there were before the move that it belongs to."""
    texts: list[Json | None]
    """For each answer what it is called; None for chance's."""
    match: Match

    def view(self, number: int, eye: str) -> Json:
        """The position after so many answers."""
        return self.seen(self.positions[number], eye)

    def seen(self, position: Any, eye: str) -> Json:
        """A position with these eyes. All-seeing ones see what a spectator does, and all that is hidden."""
        if eye == ALL_SEEING:
            return {**self.game.view(position, -1), **self.game.to_json(position)}
        return self.game.view(position, int(eye))

    def step(self, number: int, eye: str, with_view: bool) -> Step:
        """One answer with what it brought about; from 1."""
        line = self.record.lines[number - 1]
        return Step(
            number=number,
            seat=line.seat,
            question=line.question,
            answer=line.answer if self._shown(number - 1, eye) else "",
            forced=line.forced,
            made=self.times.get(number - 1),
            events=self.events(number - 1, eye),
            move=self.moves[number - 1],
            text=self.texts[number - 1] if self._shown(number - 1, eye) else None,
            view=self.view(number, eye) if with_view else None,
        )

    def _shown(self, place: int, eye: str) -> bool:
        """Whether these eyes see the answer itself: with a seat's eyes only its own and what events tell of."""
        return eye == ALL_SEEING or self.match.entries[place].seat == int(eye)

    def events(self, after: int, eye: str) -> list[Json]:
        """What an answer brought about, as far as these eyes see it."""
        told = [tell for tell in self.match.events if tell.after == after]
        seen = [tell for tell in told if eye == ALL_SEEING or tell.known_to(int(eye))]
        return [published_event(self.match, tell) for tell in seen]

    def standing(self, number: int, eye: str) -> Standing:
        """Where the game stood after so many answers."""
        asked, question = self.asked[number]
        return Standing(number, len(self.record.lines), self.view(number, eye), asked, question)

    def course(self) -> ScoreHistory:
        """What the scores were whenever a chapter began, and at the end."""
        begun = [tell.after + 1 for tell in self.match.events if tell.name == self.game.chapter]
        return ScoreHistory([self._stage(number) for number in [*begun, len(self.positions) - 1]] if begun else [])

    def _stage(self, number: int) -> Stage:
        result = self.game.result(self.positions[number])
        others = {name: dict(parts) for name, parts in result.others.items()}
        sums = {name: sum(parts.values()) for name, parts in others.items()}
        return Stage(number, list(result.scores), [dict(parts) for parts in result.parts], others, sums)

    def fairness(self) -> Fairness:
        """Whether the seed fits the promise, and every draw the seed."""
        header, seed = self.record.header, self.record.seed
        draws = sum(1 for line in self.record.lines[self.prefix :] if line.seat < 0)
        if seed is None:
            return Fairness(False, False, None, draws, {"code": "record-no-seed", "place": "record"})
        promised = header.commitment is not None
        if promised and header.commitment != commitment(seed, header.to_json()):
            return Fairness(True, False, seed, draws, {"code": "record-commitment", "place": "record"})
        try:
            _check_draws(self.game, self.record, self.prefix)
        except BadInput as error:
            return Fairness(promised, False, seed, draws, {"code": error.message, **bad_input(error).values})
        return Fairness(promised, True, seed, draws)

    def text(self, form: str, extra: Json) -> str:
        """The record; what is not part of it by the rules stands beside the header's own names."""
        record = replace(self.record, seed=None) if self.prefix else self.record
        if form == "notation":
            return write_notation(record)
        first, _, rest = write(record).partition("\n")
        return json.dumps({**json.loads(first), **extra}, ensure_ascii=False) + "\n" + rest


def _check_draws(game: Game[Any], record: Record, prefix: int) -> None:
    match, dealer = begin(game, len(record.header.seats), record.header.options), Dealer(record.seed or "")
    for number, line in enumerate(record.lines):
        if match.draw is not None and prefix <= number == len(match.entries):
            check_draw(match, dealer.draw(match.draw), line, number, record.place)
        play_line(match, line, number, record.place)


class Archive:
    """Finished games by table; the last few used are kept in memory."""

    def __init__(self, store: Store) -> None:
        """Begin with an empty shelf."""
        self._store = store
        self._shelf: OrderedDict[str, FinishedGame] = OrderedDict()

    async def get(self, row: Row) -> FinishedGame:
        """A finished game; it never changes again, so it may be kept."""
        if row["state"] != "finished":
            raise Failure("not-finished", 409)
        table = row["id"]
        if table not in self._shelf:
            chairs, entries = await seats_of(self._store, [table]), await self._store.entries(table)
            try:
                self._shelf[table] = await asyncio.to_thread(_shelved, row, chairs, list(entries))
            except BadInput as error:
                raise bad_input(error, 409) from None
        self._shelf.move_to_end(table)
        while len(self._shelf) > KEPT:
            self._shelf.popitem(last=False)
        return self._shelf[table]


def _shelved(row: Row, chairs: list[Values], entries: list[Row]) -> FinishedGame:
    state = state_from(row, chairs, entries)
    record = _record(state, entries)
    match, positions, asked, moves, texts = _gone_through(state.game, record)
    return FinishedGame(state.game, record, state.origin, state.times, positions, asked, moves, texts, match)


def _record(state: TableState, entries: list[Row]) -> Record:
    stored = entries[-1]["body"] if entries and entries[-1]["kind"] == "uploaded" else None
    if stored is not None:
        header = Header(**{**stored["header"], "seats": tuple(stored["header"]["seats"])})
        return Record(header, tuple(live_matches.unpacked(stored["lines"])), stored["result"], stored["seed"])
    if state.live is None:
        raise Failure("not-begun", 409)
    # A game that was given up has no result by its rules; a sealed answer that waited for others never counted.
    record = replace(state.live.record(), seed=state.live.seed)
    waiting = len(state.match.given())
    return replace(record, lines=record.lines[: len(record.lines) - waiting])


def _gone_through(
    game: Game[Any], record: Record
) -> tuple[Match, list[Any], list[tuple[list[int], str | None]], list[int], list[Json | None]]:
    """Play a record and note every position, who was asked then, where each answer's move began, and its words."""
    match = begin(game, len(record.header.seats), record.header.options)
    positions, asked, moves, texts = [], [], list[int](), list[Json | None]()
    for number in range(len(record.lines) + 1):
        there = match
        if len(match.entries) > number:  # it has passed a forced answer already
            there = match.fork()
            there.rewind(number)
        positions.append(there.position.copy())
        question = there.draw.name if there.draw is not None else next((ask.name for ask in there.questions), None)
        asked.append((there.to_answer(), question))
        if number < len(record.lines):
            moves.append(_began(record, number, there.step_began(), moves))
            texts.append(_text(there, record.lines[number]))
            play_line(match, record.lines[number], number, record.place)
    return match, positions, asked, moves, texts


def _text(match: Match, line: Line) -> Json | None:
    """What an answer of a record is called, where a seat gives it."""
    ask = match.question(line.seat)
    if ask is None:
        return None
    text: Json = published_choice(match, ask, match.game.answer_of(line.question, line.answer))["text"]
    return text


def _began(record: Record, number: int, turn: int, moves: list[int]) -> int:
    """Where the move of an answer began: with the answer before it, if the same seat gave both in the same turn."""
    same = number > turn and record.lines[number].seat == record.lines[number - 1].seat
    return moves[number - 1] if same else number


def seen_so_far(state: TableState, eye: int) -> str:
    """What a seat, or a spectator, has seen of a game that still runs, as JSON lines. No seed, no answer of others."""
    if state.live is None:
        raise Failure("not-begun", 409)
    header = {**state.live.header.to_json(), "seen_by": eye if eye != SPECTATOR else "spectator"}
    plains = [header, *published_events(state.match, eye), {"view": state.game.view(state.match.position, eye)}]
    return "".join(json.dumps(data, ensure_ascii=False) + "\n" for data in plains)
