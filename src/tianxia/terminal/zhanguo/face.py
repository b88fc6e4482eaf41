"""ZhanGuo in letters, for line mode: `tables` has the long texts, `phrases` the short ones."""

from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import Plain, Refusal
from tianxia.terminal.boards import InWords, coordinates
from tianxia.terminal.zhanguo import facts, phrases, tables
from tianxia.words import Words

OPENING = ("board", "bid", "draft", "card", "reward")
"""The questions that begin something; all others only go on with it."""
SILENT = ("wall_tile", "task_tile", "drew", "drew_card")
"""Events that need no sentence: the tiles lie on the table, and everybody draws alike each round."""
ANSWERS = ("court", "tucked", "discarded", "bid", "ability")
"""Events that only say that an answer was given."""
ABSENT = (
    "not-in-hand",
    "no-official-above",
    "no-official-below",
    "no-square-there",
    "no-governor-there",
    "not-adjacent",
    "no-board-ability",
    "board-removed",
)
"""Refusals of things that are not there at all, which nobody would look for."""


class ZhanguoFace(InWords):
    """The face of ZhanGuo."""

    def worth_telling(self, event: Plain) -> bool:
        """All but what the table shows anyway, and markers that were not there to be taken."""
        return event["event"] not in SILENT and not (event["event"] == "markers" and event["count"] == 0)

    def consequences(self, events: list[Plain]) -> list[Plain]:
        """What an answer leads to, without the answer."""
        return [event for event in events if event["event"] not in ANSWERS]

    def seat_name(self, seat: int, words: Words) -> str:
        """The colour of a seat's pieces."""
        return phrases.seat_name(seat, words)

    def space(self, cell: Sequence[int]) -> str:
        """There are no spaces by row and column: places have names."""
        return coordinates(cell)

    def board(self, view: Plain, words: Words) -> list[str]:
        """Court, rewards, map, walls, tasks, and the own board."""
        return [
            *tables.court(view, words),
            *tables.rewards(view, words),
            *tables.middle(view, words),
            "",
            *tables.player_board(view, facts.viewer(view), words),
        ]

    def supplies(self, view: Plain, seat: int, words: Words) -> str:
        """Score, pieces left, markers, and the aspects of the cards in hand."""
        return tables.supplies(view, seat, words)

    def hand(self, view: Plain, words: Words) -> list[str]:
        """The own cards, and how many lie in the decks."""
        return tables.hand(view, words)

    def described(self, view: Plain, words: Words) -> list[str]:
        """Everything, with every board and the running score by source."""
        boards = [line for seat in facts.seats_of(view) for line in tables.player_board(view, seat, words)]
        scores = [tables.score(view, seat, words) for seat in facts.seats_of(view)]
        shared = [*tables.court(view, words), *tables.rewards(view, words), *tables.middle(view, words)]
        return [*shared, *boards, *scores]

    def typed(self, text: str) -> str:
        """Small letters, one space between; `r3` or `3 ` need not be guessed: every option stands with its key."""
        return " ".join(text.lower().split())

    def values(self, facts: Mapping[str, Any], view: Plain, words: Words) -> dict[str, Any]:  # noqa: ARG002
        """Events and refusals say all that their messages need."""
        return {}

    def balance(self, before: Plain, after: Plain, words: Words) -> list[str]:
        """Whose score would change, if the game ended then."""
        scores = [(seat, facts.score_now(before, seat), facts.score_now(after, seat)) for seat in facts.seats_of(after)]
        return [
            *self._woken(before, after, words),
            *(
                words.say("zhanguo-balance", seat=self.seat_name(seat, words), before=old, after=new)
                for seat, old, new in scores
                if old != new
            ),
        ]

    def _woken(self, before: Plain, after: Plain, words: Words) -> list[str]:
        """How many own cards the number wakes, while the action is not done yet."""
        now = after["now"]
        if before["now"]["action"] is not None or now["action"] is None:
            return []
        awake, _ = facts.waiting(after, now["action"])
        return [words.say("zhanguo-woken", count=awake if now["woken"] else 0)]

    # -- many kinds of questions

    def opens(self, question: str) -> bool:
        """A turn begins with its card."""
        return question in OPENING

    def question(self, question: str, words: Words) -> str:
        """A question in words."""
        return words.say("zhanguo-question", question=question)

    def worth_greying(self, refusal: Refusal) -> bool:
        """Whether the refused thing is there."""
        return refusal.code not in ABSENT


FACE = ZhanguoFace()
