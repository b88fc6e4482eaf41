"""A finished game: step through it from any eyes, check its deal against the seed, or write it as a record."""

import json
from dataclasses import dataclass, replace
from typing import Any

from tianxia.engine.chance import Dealer, commitment
from tianxia.engine.eye import published_choice, published_event
from tianxia.engine.game import BadInput, Game, Json
from tianxia.engine.match import Match, begin
from tianxia.engine.record import Line, Record, renewed, write, write_notation
from tianxia.engine.replay import check_draw, play_line
from tianxia.server.protocol.errors import bad_input
from tianxia.server.protocol.responses import Fairness, ScoreHistory, Stage, Standing, Step

ALL_SEEING = "all"


@dataclass(frozen=True)
class FinishedGame:
    """A finished game with every position it went through."""

    game: Game[Any]
    record: Record
    prefix: int
    """How many lines were copied from another game, dealt from another seed."""
    times: dict[int, float]
    positions: list[Any]
    asked: list[tuple[list[int], str | None]]
    moves: list[int]
    """For each answer, how many answers came before its move."""
    texts: list[Json | None]
    """The words of each answer; None for chance's."""
    match: Match

    def view(self, number: int, eye: str) -> Json:
        """The view after a number of answers."""
        return self.seen(self.positions[number], eye)

    def seen(self, position: Any, eye: str) -> Json:
        """A position through these eyes. All-seeing eyes see a spectator's view and everything hidden."""
        if eye == ALL_SEEING:
            return {**self.game.view(position, -1), **self.game.to_json(position)}
        return self.game.view(position, int(eye))

    def step(self, number: int, eye: str, with_view: bool) -> Step:
        """One answer, counted from 1, with its events."""
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
        """Whether these eyes see the answer itself: a seat sees its own, and of others only their events."""
        return eye == ALL_SEEING or self.match.entries[place].seat == int(eye)

    def events(self, after: int, eye: str) -> list[Json]:
        """The events of an answer that these eyes see."""
        told = [tell for tell in self.match.events if tell.after == after]
        seen = [tell for tell in told if eye == ALL_SEEING or tell.known_to(int(eye))]
        return [published_event(self.match, tell) for tell in seen]

    def standing(self, number: int, eye: str) -> Standing:
        """The game after a number of answers."""
        asked, question = self.asked[number]
        return Standing(number, len(self.record.lines), self.view(number, eye), asked, question)

    def score_history(self) -> ScoreHistory:
        """The scores at the start of each chapter and at the end."""
        begun = [tell.after + 1 for tell in self.match.events if tell.name == self.game.chapter]
        return ScoreHistory([self._stage(number) for number in [*begun, len(self.positions) - 1]] if begun else [])

    def _stage(self, number: int) -> Stage:
        result = self.game.result(self.positions[number])
        others = {name: dict(parts) for name, parts in result.others.items()}
        sums = {name: sum(parts.values()) for name, parts in others.items()}
        return Stage(number, list(result.scores), [dict(parts) for parts in result.parts], others, sums)

    def fairness(self) -> Fairness:
        """Whether the seed matches its promise, and every draw the seed."""
        header, seed = self.record.header, self.record.seed
        draws = sum(1 for line in self.record.lines[self.prefix :] if line.seat < 0)
        if seed is None:
            return Fairness(False, False, None, draws, {"code": "record-no-seed", "place": "record"})
        promised = header.commitment is not None
        if promised and header.commitment != commitment(seed, header.to_json()):
            return Fairness(True, False, seed, draws, {"code": "record-commitment", "place": "record"})
        try:
            _check_draws(self.game, self.record, self.prefix, self.match.components)
        except BadInput as error:
            return Fairness(promised, False, seed, draws, {"code": error.message, **bad_input(error).values})
        return Fairness(promised, True, seed, draws)

    def text(self, form: str, extra: Json) -> str:
        """The record as text; `extra` is added to its header."""
        record = replace(self.record, seed=None) if self.prefix else self.record
        if form == "notation":
            return write_notation(record)
        first, _, rest = write(record).partition("\n")
        return json.dumps({**json.loads(first), **extra}, ensure_ascii=False) + "\n" + rest


def _check_draws(game: Game[Any], record: Record, prefix: int, components: Any) -> None:
    match, dealer = begin(game, len(record.header.seats), record.header.options, components), Dealer(record.seed or "")
    for number, line in enumerate(record.lines):
        if match.draw is not None and prefix <= number == len(match.entries):
            check_draw(match, dealer.draw(match.draw), line, number, record.place)
        play_line(match, line, number, record.place)


def finished_game(
    game: Game[Any], record: Record, prefix: int, times: dict[int, float], components: Any = None
) -> FinishedGame:
    """Play a record, noting each position, who was asked, where each answer's move began, and its words.

    It may have been uploaded in an older notation; from here on it has today's.
    """
    record = renewed(game, record)
    match = begin(game, len(record.header.seats), record.header.options, components)
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
    return FinishedGame(game, record, prefix, times, positions, asked, moves, texts, match)


def _text(match: Match, line: Line) -> Json | None:
    """The words of an answer in a record; None if chance gave it."""
    ask = match.question(line.seat)
    if ask is None:
        return None
    text: Json = published_choice(match, ask, match.game.answer_of(line.question, line.answer))["text"]
    return text


def _began(record: Record, number: int, turn: int, moves: list[int]) -> int:
    """Where an answer's move began: with the answer before it, if the same seat gave both in the same turn."""
    same = number > turn and record.lines[number].seat == record.lines[number - 1].seat
    return moves[number - 1] if same else number
