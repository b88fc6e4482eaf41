"""Tables for the tests of the engine: the small game at a certain question, and games of a few lines."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.engine.asking import AskWith
from tests.engine.small_game import GAME
from tests.engine.small_game.position import Position
from tianxia.engine.game import Game, Refused
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.engine.match import Match, begin
from tianxia.engine.script import Ask, Script, together

SECRET = "0123456789abcdef" * 2
"""A seed with the form of a secret one."""


def live_match_of(seats: int = 3, seed: str = SECRET, game: Game[Position] = GAME) -> LiveMatch:
    """A new game whose seats have letters for names."""
    return new_live_match(game, "abcd"[:seats], {}, seed)


def asked(live: LiveMatch) -> Ask:
    """The question that has been open longest."""
    return live.match.questions[0]


def play_until(live: LiveMatch, question: str, times: int = 1, forced: bool = False) -> LiveMatch:
    """Give various options until a question of that name is open, or has been forced."""
    while not _is_there(live.match, question, forced):
        answer(live)
    return live if times == 1 else play_until(answer(live), question, times - 1, forced)


def _is_there(match: Match, question: str, forced: bool) -> bool:
    if forced:
        return any(entry.forced and entry.question == question for entry in match.entries)
    return any(ask.name == question for ask in match.questions)


def answer(live: LiveMatch, key: str | None = None) -> LiveMatch:
    """Give the answer with this key, or some option, always the same one."""
    ask, given = asked(live), len(live.match.entries)
    option = ask.options()[given % len(ask.options())]
    live.answer(ask.seat, option if key is None else live.match.game.answer_of(ask.name, key))
    return live


def play_out(live: LiveMatch) -> LiveMatch:
    """Give various options until the game is over."""
    while not live.match.over:
        answer(live)
    return live


def match_of(*steps: Callable[[Position], Script[None]], seats: int = 2) -> Match:
    """A match of a game that has only these steps; `pos.turns` counts them."""

    def counted(pos: Position) -> Script[None]:
        yield from steps[pos.turns](pos)
        pos.turns += 1

    return begin(replace(GAME, next_step=lambda pos: counted(pos) if pos.turns < len(steps) else None), seats)


def facts(match: Match) -> list[tuple[int, str, int, bool]]:
    """All answers of a match."""
    return [entry.facts() for entry in match.entries]


def refusal_of(error: pytest.ExceptionInfo[Refused]) -> tuple[str, dict[str, object]]:
    """Code and numbers of a refusal that was caught."""
    return error.value.refusal.code, dict(error.value.refusal.numbers)


def one_question(pos: Position) -> Script[None]:
    """A step of one answer."""
    yield AskWith(0, "price", lambda: range(3))
    pos.tell("sold", 0, 0)


def two_questions(pos: Position) -> Script[None]:
    """A step of two answers of the same seat, which tells something before each."""
    pos.tell("favour", 0)
    first = yield AskWith(0, "price", lambda: range(3))
    pos.tell("asked", 0, first)
    second = yield AskWith(0, "deck", lambda: range(2))
    pos.tell("drew", 0, second)


def sealed_bids(pos: Position) -> Script[None]:
    """A step in which all bid at once; their coins become what they bid."""
    bids = yield from together([AskWith(seat, "bid", lambda: range(4)) for seat in range(pos.seats)])
    pos.tell_all("bids", tuple(bids))
    pos.coins = bids
