"""What the guide of a lesson says, as sent to its learner."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tianxia.engine.draft import answer_of
from tianxia.engine.eye import published_choice
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.lessons import Advice, Step
from tianxia.server.protocol.shapes import Coach


def coached(said: Advice, match: Match, seat: int) -> Coach:
    """A piece of advice with the next click, in the match that the draft has led to."""
    plain = Coach(said.state, said.text, said.total, said.say, other=said.other)
    click = list(_click(match, seat, said.path)) if said.next is not None else []
    if not click:
        return plain
    return replace(plain, answers=[one["key"] for one in click], spots=click[-1]["spots"], text=click[-1]["text"])


def _click(match: Match, seat: int, path: Sequence[Step]) -> Iterator[Json]:
    """The choices of one click: what lies behind a way, such as the court or the own board, is clicked at once."""
    for step in path:
        ask = match.question(seat)
        if ask is None or ask.name != step.question:
            return
        answer = answer_of(match, ask, step.answer)
        choice = published_choice(match, ask, answer)
        yield choice
        if any(":" in spot for spot in choice["spots"]):
            return
        match = match.fork()
        match.answer(seat, answer)
        if match.events:
            return
