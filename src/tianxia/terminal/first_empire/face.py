"""The First Empire in letters, for line mode: `tables` has the long texts, `phrases` the short ones."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tianxia.engine.game import Plain, Refusal
from tianxia.terminal.boards import InWords, coordinates
from tianxia.terminal.first_empire import facts, li_si, phrases, tables
from tianxia.words import Words

OPENING = ("starting_tile", "card", "reward", "unlock", "return")
"""The questions that begin something; all others only go on with it."""
SILENT = ("drew",)
"""Events that need no sentence: everybody draws alike each round."""
ANSWERS = ("court", "tucked", "laid_down", "ability", "starting_tile", "reward_declined")
"""Events that only say that an answer was given."""
ABSENT = ("no-official-there", "no-worker-there", "not-adjacent", "card-not-held", "other-trigger", "no-unrest-there")
"""Refusals of things that are not there at all, which nobody would look for."""
TILE = re.compile(r"[asmg]\d+")


class FirstEmpireFace(InWords):
    """The face of The First Empire."""

    def worth_telling(self, event: Plain) -> bool:
        """All but what everybody does alike."""
        return event["event"] not in SILENT

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
        """Court, rewards, game board, Li Si, and the own board."""
        return [
            *self._shared(view, words),
            "",
            *tables.player_board(view, facts.viewer(view), words),
        ]

    def _shared(self, view: Plain, words: Words) -> list[str]:
        solo = li_si.lines(view, words)
        table = [*tables.court(view, words), *tables.rewards(view, words), *tables.middle(view, words)]
        return [*table, "", *solo] if solo else table

    def supplies(self, view: Plain, seat: int, words: Words) -> str:
        """Score, tokens, ship, soldiers, alchemist cards, pieces left."""
        return tables.supplies(view, seat, words)

    def hand(self, view: Plain, words: Words) -> list[str]:
        """The own cards and alchemist cards."""
        return tables.hand(view, words)

    def described(self, view: Plain, words: Words) -> list[str]:
        """Everything, with every board and the running score by source."""
        seats = range(view["seats"])
        boards = [line for seat in seats for line in tables.player_board(view, seat, words)]
        return [*self._shared(view, words), *boards, *(tables.score(view, seat, words) for seat in seats)]

    def typed(self, text: str) -> str:
        """Small letters with hyphens between the words, as answers are written; cards and tiles with a capital."""
        key = "-".join(text.lower().replace("-", " ").replace("_", " ").split())
        return key.upper() if TILE.fullmatch(key) else key

    def values(self, facts: Mapping[str, Any], view: Plain, words: Words) -> dict[str, Any]:
        """Li Si by his name, his cards with their kind; lists as text."""
        shown: dict[str, Any] = {}
        if facts.get("seat") == "li_si":
            shown["seat"] = phrases.seat_name("li_si", words)
        if "order" in facts:
            shown["order"] = phrases.order(facts["order"], words)
        for name in ("starting_tile", "other_tile"):
            # Where two tiles are told of at once, each stands in the sentence as it is given.
            if "other_tile" in facts:
                shown[name] = phrases.starting_tile(facts[name], words)
        if "action_card" in facts and "check" not in facts:
            shown["action_card"] = li_si.named(view, facts["action_card"], words)
        if "cards" in facts:
            shown["cards"] = words.listed([str(card) for card in facts["cards"]])
        if "officials" in facts:
            named = [words.say("first_empire-official", official=name) for name in facts["officials"]]
            shown["officials"] = words.listed(named)
        if "allowed" in facts:
            shown["allowed"] = words.listed([phrases.region(name, words) for name in facts["allowed"]])
        return shown

    def balance(self, before: Plain, after: Plain, words: Words) -> list[str]:
        """Whose score would change, if the game ended then."""
        scores = [(p, facts.score_now(before, p), facts.score_now(after, p)) for p in facts.players(after)]
        return [
            words.say("first_empire-balance", seat=phrases.player_name(after, player, words), before=old, after=new)
            for player, old, new in scores
            if old != new
        ]

    # -- many kinds of questions

    def opens(self, question: str) -> bool:
        """A turn begins with its card."""
        return question in OPENING

    def question(self, question: str, words: Words) -> str:
        """A question in words."""
        return words.say("first_empire-question", question=question)

    def worth_greying(self, refusal: Refusal) -> bool:
        """Whether the refused thing is there."""
        return refusal.code not in ABSENT


FACE = FirstEmpireFace()
