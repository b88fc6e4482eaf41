"""A review in words: skill and luck by player, then the costliest moves, each with what would have been better."""

from collections.abc import Sequence
from typing import Any

from tianxia.bots import LEVELS
from tianxia.bots.advice import CHANCE
from tianxia.bots.alternatives import Texts, play_alternative
from tianxia.bots.review import Move, Review, SeatReview
from tianxia.engine.game import Game
from tianxia.engine.match import Match
from tianxia.engine.record import Record
from tianxia.engine.replay import played
from tianxia.telling.speech import PERSON, Speech
from tianxia.telling.titles import game_title, move_count
from tianxia.words import Words

WORST = 10
"""How many moves are shown."""
STEPS = "▁▂▃▄▅▆▇█"
"""The heights of the curve, from no chance to certainty."""


def chances(moves: Sequence[Move], seat: int, seats: int) -> list[float]:
    """A seat's chance after each move that tells it: its own and, where only two play, those of the other."""
    told = [(move.seat, move.chance) for move in moves if move.chance is not None]
    return [chance if who == seat else 1 - chance for who, chance in told if who == seat or seats == 2]


def step_of(chance: float) -> str:
    """The height of the curve at this chance."""
    return STEPS[min(len(STEPS) - 1, int(chance * len(STEPS)))]


class Retold(Speech):
    """Tells the review of one game."""

    def __init__(
        self, review: Review, game: Game[Any], record: Record, words: Words, components: Any = None, level: str = "hard"
    ) -> None:
        """Tell the review of a record of this game, in one language."""
        names = record.header.seats
        super().__init__(game.name, words, reader=names.index(PERSON) if names.count(PERSON) == 1 else None)
        self.review, self.record, self.level = review, record, level
        self._game, self._components = game, components

    def lines(self, worst: int = WORST) -> list[str]:
        """The whole review, with an empty line between its parts."""
        moves = [line for _, lines in self.moves(worst) for line in lines]
        return [*self.before(), *moves, "", *self.after()]

    def before(self) -> list[str]:
        """What comes before the moves: who judged them, and the players."""
        title = game_title(self._game.name, self.words)
        judge = self.words.say(f"bot-{self.level}")
        head = self.words.say("review-title", game=title, level=judge, unit=self.review.unit)
        seats = [self._seat(seat) for seat in self.review.seats if seat.moves or seat.luck]
        best = [] if self.costliest(1) else [self.words.say("review-all-best")]
        skill = [self.words.say("review-seats"), *seats, "", *self.curves()]
        return [head, "", *skill, self.words.say("review-costliest"), *best]

    def after(self) -> list[str]:
        """What comes after them: what the figures mean."""
        weaker = [self.words.say("review-weaker", bot=self.words.say(f"bot-{self.level}"))] if self._is_weaker() else []
        return [self.words.say("review-note"), *weaker]

    def _is_weaker(self) -> bool:
        """Whether a bot played that is stronger than the judge."""
        return any(name in LEVELS[LEVELS.index(self.level) + 1 :] for name in self.record.header.seats)

    # -- the curve

    def curves(self) -> list[str]:
        """The chances of winning in the course of the game, if the judge tells them."""
        moves = [move for move in self.review.moves if move.chance is not None]
        if not moves:
            return []
        seats = len(self.record.header.seats)
        first = moves[0].seat if self.reader is None else self.reader
        shown = [first] if seats == 2 else sorted({move.seat for move in moves})
        return [self.words.say("review-curve"), *(self._curve(seat, seats) for seat in shown), ""]

    def _curve(self, seat: int, seats: int) -> str:
        curve = "".join(step_of(value) for value in chances(self.review.moves, seat, seats))
        return self.words.say("review-curve-of", player=self.player(seat), curve=curve)

    # -- players

    def player(self, seat: int) -> str:
        """A seat and its player."""
        names = self.record.header.seats
        return self.words.say("review-player", seat=self.seat(seat), name=self.sitter(names[seat], names))

    def _seat(self, seat: SeatReview) -> str:
        return self.words.say(
            "review-seat",
            player=self.player(seat.seat),
            best=seat.best,
            moves=seat.moves,
            given=self._given(seat),
            luck=("+" if seat.luck > 0 else "") + self.amount(seat.luck),
            error=self.amount(seat.luck_error),
        )

    def _given(self, seat: SeatReview) -> str:
        """Chances given away come back when others err, so what counts is the average per move."""
        if self.review.unit != CHANCE:
            return self.amount(seat.loss)
        return self.words.say("review-each", amount=self.amount(seat.loss / max(1, seat.moves)))

    def amount(self, value: float) -> str:
        """A value in the unit of the review."""
        return self.words.say("review-amount", **self._values(value))

    def _values(self, value: float) -> dict[str, Any]:
        return {"unit": self.review.unit, "percent": 100 * value, "points": value}

    # -- moves

    def costliest(self, most: int) -> list[Move]:
        """The costliest moves, costliest first."""
        return sorted((move for move in self.review.moves if move.loss > 0), key=lambda move: -move.loss)[:most]

    def moves(self, most: int = WORST) -> list[tuple[Move, list[str]]]:
        """The costliest moves, each in a few lines."""
        dear = self.costliest(most)
        began = self._began({move.number for move in dear})
        return [(move, self._move(number, move, began[move.number])) for number, move in enumerate(dear, 1)]

    def _move(self, number: int, move: Move, began: Match) -> list[str]:
        """A move and the better one; moves are counted from 1, as in a replay."""
        at = move_count(self.record.lines[: move.number]) + 1
        head = {"number": number, "player": self.name(move.seat), "move": at}
        ways = (("review-move-played", move.played, move.value), ("review-move-better", move.best, move.best_value))
        return [
            self.words.say("review-move", **head, **self._values(move.loss)),
            *(
                "   " + self.words.say(name, text=self.told(began.fork(), move.seat, way), **self._values(value))
                for name, way, value in ways
            ),
        ]

    def _began(self, numbers: set[int]) -> dict[int, Match]:
        """The match before each of these answers."""
        matches = enumerate(played(self._game, self.record, self._components))
        return {number: match.fork() for number, match in matches if number in numbers}

    def told(self, match: Match, seat: int, way: Texts) -> str:
        """What a line of play leads to; if it tells nothing, its answers."""
        before = match.fork()
        events, _ = play_alternative(match, seat, way, self.record.lines[len(match.entries) :])
        told = self.events(events, self.view(match, seat))
        return " ".join(told) if told else self._answers(before, seat, way)

    def _answers(self, match: Match, seat: int, way: Texts) -> str:
        said: list[str] = []
        for question, key in way:
            ask = match.question(seat)
            if ask is None or ask.name != question:
                break
            said.append(self.answer(match, seat, key))
            match.answer(seat, match.game.answer_of(question, key))
        return self.words.listed(said)
