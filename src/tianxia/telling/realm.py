"""What the two ZhanGuo games have in common: players, court, rewards, boards and scores, in sentences for line mode.

A realm is a view in one language. The terminal's `realm_pages` draws it with coloured letters.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tianxia.engine.game import Json
from tianxia.telling.faces import Face
from tianxia.words import Words

ASPECTS = ("writing", "currency", "laws")
ROUNDS = 5
WAYS = {"higher": "▲", "lower": "▼"}
"""A higher or a lower number at court activates the cards with that action as their trigger."""


def listed(parts: Sequence[str], between: str = ", ") -> str:
    """Things in a row; a dash if there are none."""
    return between.join(parts) or "–"


class Realm:
    """A view of one of the games. Nothing is judged here, only looked up, counted and put into words."""

    GAME: ClassVar[str]
    ACTIONS: ClassVar[Mapping[str, tuple[str, ...]]]
    """The court actions, by which numbers activate the cards they trigger."""
    MOVER: ClassVar[str]
    """The view's key for the player to move."""

    def __init__(self, view: Json, words: Words, told: Sequence[Json] = ()) -> None:
        """Wrap a view in a language; `told` is what has happened so far."""
        self.view, self.words, self.told = view, words, told
        self.say = words.say

    def said(self, name: str, **values: Any) -> str:
        """A message of the game."""
        return self.words.say(f"{self.GAME}-{name}", **values)

    def plan(self, *path: str) -> Json | None:
        """A part of what helps the seat plan, if the view has it."""
        found = self.view.get("planning")
        for name in path:
            found = None if found is None else found.get(name)
        return found

    # -- players

    @property
    def seats(self) -> int:
        """How many people are at the table."""
        raise NotImplementedError

    @property
    def players(self) -> range:
        """Everybody with a board."""
        return range(self.seats)

    @property
    def viewer(self) -> int:
        """Whose board is shown first: the seat's own, or for a spectator that of the player to move."""
        seat = int(self.view.get("viewer", -1))
        return seat if seat >= 0 else min(int(self.view[self.MOVER] or 0), self.seats - 1)

    def name(self, player: int) -> str:
        """The colour of a player's pieces."""
        return self.said(f"seat-{player}")

    def taker(self, player: int | None) -> str:
        """Who has taken a place, if anybody."""
        return self.said("open") if player is None else self.name(player)

    def counted(self, counts: Sequence[int]) -> str:
        """Who has how many, omitting those with none."""
        return listed([f"{self.name(player)} {count}" for player, count in enumerate(counts) if count])

    def score(self, player: int) -> int:
        """The points that a player would have if the game ended now."""
        return sum(self.sources(player).values())

    def sources(self, player: int) -> dict[str, int]:
        """These points by source."""
        raise NotImplementedError

    def held(self, player: int) -> dict[str, int]:
        """How many cards of each aspect a player has in hand."""
        raise NotImplementedError

    def marks(self, player: int, aspect: str) -> str:
        """A player's markers or tokens of an aspect, the large one shown separately."""
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
        """Something and what there is to say about it."""
        return self.say("euro-pair", name=name, text=text)

    # -- cards

    def arrow(self, trigger: str | None) -> str:
        """Whether a higher or a lower number activates a card."""
        return WAYS["higher" if trigger in self.ACTIONS["higher"] else "lower"]

    def short_card(self, data: Json) -> str:
        """A card in a few letters, without its type: `▲hire→2 VP`; with a star if its trigger was changed."""
        trigger, bonus = self.said("short-trigger", **data), self.said("short-bonus", **data)
        return f"{self.arrow(data['trigger'])}{'☆' if data.get('replaced') else ''}{trigger}→{bonus}"

    # -- court

    @property
    def top(self) -> int:
        """The number to beat at court, or 0."""
        return int(self.view["court"][-1]) if self.view["court"] else 0

    def wakes(self, action: str) -> tuple[list[Any], list[Any]]:
        """The seat's cards that a court action triggers, and those blocked by unrest."""
        found = self.plan("court", "actions", action)
        return ([], []) if found is None else (found["wakes"], found["locked"])

    def waits(self, action: str) -> str:
        """A court action with the cards it triggers."""
        raise NotImplementedError

    def waiting(self, way: str) -> str:
        """The court actions that activate cards with a higher or a lower number, each with the cards it triggers."""
        return " · ".join(self.waits(action) for action in self.ACTIONS[way])

    def order_lines(self) -> list[str]:
        """The turn order, in games where it changes."""
        return []

    def court_lines(self) -> list[str]:
        """Round and court: the number to beat, and what a higher or a lower one activates."""
        return [
            self.said("round", round=self.view["round"], stage=self.view["stage"]),
            *self.order_lines(),
            self.said("court", top=self.top, cards=len(self.view["court"])),
            *(self.say(f"{self.GAME}-wakes-{way}", waiting=self.waiting(way)) for way in WAYS),
        ]

    # -- rewards

    @property
    def round(self) -> int:
        """The round whose rewards are next."""
        return max(int(self.view["round"]), 1)

    def rewards_of(self, number: int) -> Mapping[str, Json]:
        """The rewards of a round by aspect, as far as they are known."""
        raise NotImplementedError

    def reward(self, data: Json) -> str:
        """A reward with the regions it is tied to."""
        raise NotImplementedError

    def left(self, aspect: str) -> int:
        """How many markers or tokens of an aspect the supply has."""
        raise NotImplementedError

    def race(self, aspect: str) -> list[tuple[int, int]]:
        """Who would be offered an aspect's reward first, with the value of the markers or tokens."""
        return [(player, value) for player, value in (each.values() for each in self.view["races"][aspect])]

    def worth(self, aspect: str) -> int:  # noqa: ARG002
        """What the reward of an aspect is worth to the seat now, if that is all there is to it."""
        return 0

    def _reward_line(self, aspect: str, data: Json) -> str:
        race = listed([f"{self.name(player)} {value}" for player, value in self.race(aspect)])
        rest = {"race": race, "left": self.left(aspect)}
        text = self.said("reward-line", aspect=aspect, reward=self.reward(data), **rest)
        return f"{text} {sentence(self.would_bring(self.worth(aspect)))}" if self.worth(aspect) else text

    def would_bring(self, points: int | str) -> str:
        """What something is worth to the seat now."""
        return self.said("brings", points=points, vp=points)

    def later_rewards(self) -> list[str]:
        """The rewards of the rounds to come."""
        known = [(number, self.rewards_of(number)) for number in range(self.round + 1, ROUNDS + 1)]
        return [self.said("later-rewards", round=number, rewards=self._row(row)) for number, row in known if row]

    def _row(self, rewards: Mapping[str, Json]) -> str:
        return " · ".join(self.pair(self.aspect(aspect), self.reward(data)) for aspect, data in rewards.items())

    # -- boards

    def middle_lines(self) -> list[str]:
        """What is in the middle of the table."""
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
        """The seat's cards in words, one per line."""
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
        """Court, rewards, the middle of the table, and the seat's board."""
        realm = self.REALM(view, words)
        return [*realm.shared_lines(), "", *realm.board_lines(realm.viewer)]

    def described(self, view: Json, words: Words) -> list[str]:
        """Everything, with every board and the running score by source."""
        realm = self.REALM(view, words)
        boards = [line for seat in range(realm.seats) for line in realm.board_lines(seat)]
        return [*realm.shared_lines(), *boards, *(realm.score_line(seat) for seat in range(realm.seats))]

    def typed(self, text: str) -> str:
        """Lower case, single spaces."""
        return " ".join(text.lower().split())

    def supplies(self, view: Json, seat: int, words: Words) -> str:
        """Score, markers, hand, and the pieces left."""
        return self.REALM(view, words).supplies(seat)

    def hand(self, view: Json, words: Words) -> list[str]:
        """The seat's cards."""
        return self.REALM(view, words).hand_lines() if view["hand"] is not None else []

    def balance(self, before: Json, after: Json, words: Words) -> list[str]:
        """Whose score would change, if the game ended then."""
        old, new = self.REALM(before, words), self.REALM(after, words)
        scores = [(new.name(player), old.score(player), new.score(player)) for player in new.players]
        return [new.said("balance", seat=name, before=was, after=now) for name, was, now in scores if was != now]
