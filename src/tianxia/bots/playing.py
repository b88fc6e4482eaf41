"""Bots at a match: one answer, or all of them until the game is over."""

from collections.abc import Sequence
from operator import index
from random import Random

from tianxia.bots import Bot, rng_for
from tianxia.bots.own import name_of
from tianxia.engine import draft
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.engine.live import LiveMatch
from tianxia.engine.match import Match


def answer_from(bot: Bot, match: Match, seat: int, rng: Random, known_as: str = "") -> int:
    """A bot's answer for a seat, given as a number or as text; BadInput names a bot whose answer is no option."""
    name = known_as or name_of(bot)
    answer = bot.answer(Eye(match, seat), rng)
    ask = match.question(seat)
    assert ask is not None
    try:
        number = draft.answer_of(match, ask, answer) if isinstance(answer, str) else index(answer)
        refusal = match.refused(seat, number)
    except (TypeError, BadInput):
        raise BadInput("bot-answer", bot=name, answer=str(answer), question=ask.name) from None
    if refusal is not None:
        raise BadInput("bot-refused", bot=name, answer=str(answer), why=refusal.code)
    return number


def play_one(live: LiveMatch, bots: Sequence[Bot]) -> None:
    """Let the bot of the seat to move answer: the same whenever the same game is played again."""
    seat = live.match.to_answer()[0]
    rng = rng_for(live.seed, seat, len(live.match.entries))
    live.answer(seat, answer_from(bots[seat], live.match, seat, rng, live.header.seats[seat]))


def play_to_end(live: LiveMatch, bots: Sequence[Bot]) -> None:
    """Let the bot of each seat answer until the game is over."""
    while not live.match.over:
        play_one(live, bots)
