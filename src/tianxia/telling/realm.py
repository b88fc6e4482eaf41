"""What the two ZhanGuo games say alike: players, court, rewards, boards and scores, in sentences for line mode.

A realm is a view in one language. The terminal's `realm_pages` draws it in coloured letters.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tianxia.engine.game import Json
from tianxia.telling.faces import Face
from tianxia.words import Words

ASPECTS = ("writing", "currency", "laws")
ROUNDS = 5
WAYS = {"higher": "▲", "lower": "▼"}
"""A higher or a lower number at court wakes the cards that wait for its action."""


def listed(parts: Sequence[str], between: str = ", ") -> str:
    """Things in a row; a stroke where there are none."""
    return between.join(parts) or "–"


class Realm:
    """A view of one of the games. Nothing is judged here, only looked up, counted and said."""

    GAME: ClassVar[str]
    ACTIONS: ClassVar[Mapping[str, tuple[str, ...]]]
    """The court actions by the number that wakes the cards which wait for them."""
    MOVER: ClassVar[str]
    """What the view calls whoever is to move."""

    def __init__(self, view: Json, words: Words, told: Sequence[Json] = ()) -> None:
        """Look at a view in a language; `told` is what has happened so far."""
        self.view, self.words, self.told = view, words, told
        self.say = words.say

    def said(self, name: str, **values: Any) -> str:
        """A message of the game."""
        return self.words.say(f"{self.GAME}-{name}", **values)

    def plan(self, *path: str) -> Json | None:
        """A part of what helps the looking seat plan, where the view has it."""
        found = self.view.get("planning")
        for name in path:
            found = None if found is None else found.get(name)
        return found

    # -- players

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        raise NotImplementedError

    @property
    def players(self) -> range:
        """Everybody who has a board."""
        return range(self.seats)

    @property
    def viewer(self) -> int:
        """Whose board is shown first: the looking seat's, for a spectator that of whoever is to move."""
        seat = int(self.view.get("viewer", -1))
        return seat if seat >= 0 else min(int(self.view[self.MOVER] or 0), self.seats - 1)

    def name(self, player: int) -> str:
        """The colour of a player's pieces."""
        return self.said(f"seat-{player}")

    def taker(self, player: int | None) -> str:
        """Who has taken a place, if it is taken."""
        return self.said("open") if player is None else self.name(player)

    def counted(self, counts: Sequence[int]) -> str:
        """Who has how many, without those who have none."""
        return listed([f"{self.name(player)} {count}" for player, count in enumerate(counts) if count])

    def score(self, player: int) -> int:
        """The points that a player would have if the game ended now."""
        return sum(self.sources(player).values())

    def sources(self, player: int) -> dict[str, int]:
        """These points by where they come from."""
        raise NotImplementedError

    def held(self, player: int) -> dict[str, int]:
        """How many cards of each aspect a player has in hand."""
        raise NotImplementedError

    def marks(self, player: int, aspect: str) -> str:
        """A player's markers or tokens of an aspect, a large one apart."""
        raise NotImplementedError

    def aspect(self, name: str) -> str:
        """An aspect by its name."""
        return self.said("aspect", aspect=name)

    def by_aspect(self, counts: Mapping[str, Any]) -> str:
        """How many there are of each aspect."""
        return ", ".join(f"{self.aspect(name)} {count}" for name, count in counts.items())

    def all_marks(self, player: int) -> str:
        """A player's markers or tokens."""
        return self.by_aspect({aspect: self.marks(player, aspect) for aspect in ASPECTS})

    def pair(self, name: str, text: str) -> str:
        """Something and what there is to say of it."""
        return self.say("euro-pair", name=name, text=text)

    # -- cards

    def arrow(self, trigger: str | None) -> str:
        """Whether a higher or a lower number wakes a card."""
        return WAYS["higher" if trigger in self.ACTIONS["higher"] else "lower"]

    def short_card(self, data: Json) -> str:
        """A card in a few letters, without its type: `▲hire→2 VP`; a star where its trigger was changed."""
        trigger, bonus = self.said("short-trigger", **data), self.said("short-bonus", **data)
        return f"{self.arrow(data['trigger'])}{'☆' if data.get('replaced') else ''}{trigger}→{bonus}"

    # -- court

    @property
    def top(self) -> int:
        """The number to beat at court, or 0."""
        return int(self.view["court"][-1]) if self.view["court"] else 0

    def wakes(self, action: str) -> tuple[list[Any], list[Any]]:
        """The own cards that wait for a court action, and those that unrest keeps asleep."""
        found = self.plan("court", "actions", action)
        return ([], []) if found is None else (found["wakes"], found["locked"])

    def waits(self, action: str) -> str:
        """A court action with what waits for it."""
        raise NotImplementedError

    def waiting(self, way: str) -> str:
        """The court actions that wake cards by a higher or a lower number, each with what waits for it."""
        return " · ".join(self.waits(action) for action in self.ACTIONS[way])

    def order_lines(self) -> list[str]:
        """Who plays when, where that changes."""
        return []

    def court_lines(self) -> list[str]:
        """Round and court: the number to beat, and what waits for a higher or a lower one."""
        return [
            self.said("round", round=self.view["round"], stage=self.view["stage"]),
            *self.order_lines(),
            self.said("court", top=self.top, cards=len(self.view["court"])),
            *(self.say(f"{self.GAME}-wakes-{way}", waiting=self.waiting(way)) for way in WAYS),
        ]

    # -- rewards

    @property
    def round(self) -> int:
        """The round whose rewards are raced for."""
        return max(int(self.view["round"]), 1)

    def rewards_of(self, number: int) -> Mapping[str, Json]:
        """The rewards of a round by aspect, as far as they are known."""
        raise NotImplementedError

    def reward(self, data: Json) -> str:
        """A reward with what it is bound to."""
        raise NotImplementedError

    def left(self, aspect: str) -> int:
        """How many markers or tokens of an aspect the supply has."""
        raise NotImplementedError

    def race(self, aspect: str) -> list[tuple[int, int]]:
        """Who would be asked first for an aspect, with the value of the markers or tokens."""
        return [(player, value) for player, value in (each.values() for each in self.view["races"][aspect])]

    def worth(self, aspect: str) -> int:  # noqa: ARG002
        """What the reward of an aspect would bring the looking seat now, where that is all there is to it."""
        return 0

    def _reward_line(self, aspect: str, data: Json) -> str:
        race = listed([f"{self.name(player)} {value}" for player, value in self.race(aspect)])
        rest = {"race": race, "left": self.left(aspect)}
        text = self.said("reward-line", aspect=aspect, reward=self.reward(data), **rest)
        return f"{text} {sentence(self.would_bring(self.worth(aspect)))}" if self.worth(aspect) else text

    def would_bring(self, points: int | str) -> str:
        """What something would bring the looking seat now."""
        return self.said("brings", points=points, vp=points)

    def later_rewards(self) -> list[str]:
        """The rewards of the rounds to come."""
        known = [(number, self.rewards_of(number)) for number in range(self.round + 1, ROUNDS + 1)]
        return [self.said("later-rewards", round=number, rewards=self._row(row)) for number, row in known if row]

    def _row(self, rewards: Mapping[str, Json]) -> str:
        return " · ".join(self.pair(self.aspect(aspect), self.reward(data)) for aspect, data in rewards.items())

    # -- boards

    def middle_lines(self) -> list[str]:
        """What lies in the middle of the table."""
        raise NotImplementedError

    def region_lines(self, player: int) -> list[str]:
        """The regions of a player's board."""
        raise NotImplementedError

    def board_lines(self, player: int) -> list[str]:
        """A player's board."""
        return [self.said("board-of", seat=self.name(player), score=self.score(player)), *self.region_lines(player)]

    def shared_lines(self) -> list[str]:
        """The table without anybody's board."""
        now = [self._reward_line(aspect, data) for aspect, data in self.rewards_of(self.round).items()]
        return [*self.court_lines(), *now, *self.later_rewards(), *self.middle_lines()]

    def supplies(self, player: int) -> str:
        """What a player has besides the regions of the board."""
        raise NotImplementedError

    def hand_lines(self) -> list[str]:
        """The own cards in words, one a line."""
        raise NotImplementedError

    def score_line(self, player: int) -> str:
        """The running score by source, as if the game ended now."""
        parts = {name.replace("_", "-"): count for name, count in self.sources(player).items()}
        return self.said("score", seat=self.name(player), score=self.score(player), won="no", **parts)


def sentence(text: str) -> str:
    """A phrase as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."


class RealmFace(Face):
    """The face of a game whose view is a realm."""

    REALM: ClassVar[type[Realm]]

    def board(self, view: Json, words: Words) -> list[str]:
        """Court, rewards, what lies in the middle, and the own board."""
        realm = self.REALM(view, words)
        return [*realm.shared_lines(), "", *realm.board_lines(realm.viewer)]

    def described(self, view: Json, words: Words) -> list[str]:
        """Everything, with every board and the running score by source."""
        realm = self.REALM(view, words)
        boards = [line for seat in range(realm.seats) for line in realm.board_lines(seat)]
        return [*realm.shared_lines(), *boards, *(realm.score_line(seat) for seat in range(realm.seats))]

    def typed(self, text: str) -> str:
        """Small letters, one space between."""
        return " ".join(text.lower().split())

    def supplies(self, view: Json, seat: int, words: Words) -> str:
        """Score, markers, hand, and the pieces left."""
        return self.REALM(view, words).supplies(seat)

    def hand(self, view: Json, words: Words) -> list[str]:
        """The own cards."""
        return self.REALM(view, words).hand_lines() if view["hand"] is not None else []

    def balance(self, before: Json, after: Json, words: Words) -> list[str]:
        """Whose score would change, if the game ended then."""
        old, new = self.REALM(before, words), self.REALM(after, words)
        scores = [(new.name(player), old.score(player), new.score(player)) for player in new.players]
        return [new.said("balance", seat=name, before=was, after=now) for name, was, now in scores if was != now]
