"""Bots at a live match: one answer, or all of them until the game is over."""

from collections.abc import Sequence
from typing import Any

from tianxia.bots import Bot, rng_for
from tianxia.engine import draft
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput, Refused
from tianxia.engine.live import LiveMatch


def answer_of(live: LiveMatch, seat: int, bot: Bot) -> int:
    """A bot's answer for a seat: the same whenever the same game is played again. It may be given as text, too."""
    answer: Any = bot.answer(Eye(live.match, seat), rng_for(live.seed, seat, len(live.match.entries)))
    if isinstance(answer, str):
        ask = live.match.question(seat)
        assert ask is not None
        return draft.answer_of(live.match, ask, answer)
    return int(answer)


def play_to_end(live: LiveMatch, bots: Sequence[Bot]) -> None:
    """Let the bot of each seat answer until the game is over."""
    while not live.match.over:
        seat = live.match.to_answer()[0]
        answer = answer_of(live, seat, bots[seat])
        try:
            live.answer(seat, answer)
        except Refused as error:
            why = error.refusal.code
            raise BadInput("bot-refused", bot=live.header.seats[seat], answer=str(answer), why=why) from None
