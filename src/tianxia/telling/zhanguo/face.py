"""ZhanGuo in letters, for line mode."""

from collections.abc import Mapping
from typing import ClassVar

from tianxia.engine.game import Json
from tianxia.telling.realm import Realm, RealmFace, listed, sentence
from tianxia.words import Words


class ZhanguoRealm(Realm):
    """A view of ZhanGuo in one language."""

    GAME = "zhanguo"
    ACTIONS: ClassVar = {"higher": ("wall", "palace", "hire"), "lower": ("recruit", "governor")}
    MOVER = "to_move"

    # -- players

    @property
    def seats(self) -> int:
        """How many people are at the table."""
        return len(self.view["seats"])

    def sources(self, player: int) -> dict[str, int]:
        """VP by source: those already scored, then final scoring."""
        data = self.view["seats"][player]
        return {**data["earned"], **data["if_it_ended_now"]}

    def held(self, player: int) -> dict[str, int]:
        """How many cards of each aspect a seat has in hand."""
        return dict(self.view["seats"][player]["hand_aspects"])

    def marks(self, player: int, aspect: str) -> str:
        """The markers of a seat, like `2` or `2+③`: small ones, and the one of value 3."""
        markers = self.view["seats"][player]["markers"][aspect]
        return f"{markers['small']}+③" if markers["big"] else str(markers["small"])

    def pieces_left(self, player: int) -> dict[str, int]:
        """What a seat still has in its supply."""
        return {name: count for name, count in self.view["seats"][player]["supply"].items() if name != "task_discs"}

    def supplies(self, player: int) -> str:
        """What a seat has besides its board."""
        hand, left = self.by_aspect(self.held(player)), self.pieces_left(player)
        return self.said("supplies", score=self.score(player), markers=self.all_marks(player), hand=hand, **left)

    def governors(self, region: int) -> list[int]:
        """How many governors each seat has in a region, counted from 0."""
        data = self.view["map"][region]
        on_squares = [square["governor"] for square in data["squares"]]
        return [data["open_governors"][seat] + on_squares.count(seat) for seat in self.players]

    # -- cards, court and rewards

    def card(self, data: Json) -> str:
        """A card in full, with its number."""
        return f"{data['number']} {self.said('card', arrow=self.arrow(data['trigger']), **data)}"

    def hand_lines(self) -> list[str]:
        """The seat's cards in words, one per line."""
        return [
            self.said("hand", count=len(self.view["hand"])),
            *(f"  {self.card(card)}" for card in self.view["hand"]),
        ]

    def waits(self, action: str) -> str:
        """A court action with the number of cards that it triggers: `palace 0 (1 locked)`."""
        awake, locked = self.wakes(action)
        text = f"{self.said('short-trigger', trigger=action)} {len(awake)}"
        return f"{text} ({self.said('locked', count=len(locked))})" if locked else text

    def rewards_of(self, number: int) -> Mapping[str, Json]:
        """The rewards of a round by aspect; those of later rounds only if the view has them."""
        later: list[Mapping[str, Json]] = self.view.get("rewards_by_round", [])
        now: Mapping[str, Json] = self.view["rewards"]
        return now if number == self.round else later[number - 1] if number <= len(later) else {}

    def reward(self, data: Json) -> str:
        """A reward with the regions it is tied to."""
        regions = self.words.listed([str(region) for region in data["regions"]])
        return self.said("reward-text", reward=data["kind"], regions=regions, count=len(data["regions"]))

    def left(self, aspect: str) -> int:
        """How many small markers of an aspect the supply has."""
        return int(self.view["markers_left"][aspect]["small"])

    # -- the middle of the table

    def middle_lines(self) -> list[str]:
        """Map, walls and tasks."""
        regions = [self._map_line(region) for region in range(len(self.view["map"]))]
        walls = [self._wall_line(number) for number in range(len(self.view["walls"]))]
        return [*regions, *walls, *(self._task_line(name, data) for name, data in self.view["tasks"].items())]

    def _map_line(self, region: int) -> str:
        data = self.view["map"][region]
        free = [(number, each["bonus"]) for number, each in enumerate(data["squares"], 1) if each["governor"] is None]
        return self.said(
            "map-region",
            region=region + 1,
            squares=listed([self.said("map-square", number=number, bonus=bonus) for number, bonus in free]),
            governors=self.counted(self.governors(region)),
            palaces=self.counted(data["palaces"]),
            slots=data["palace_slots"],
        )

    def _wall_line(self, number: int) -> str:
        wall = self.view["walls"][number]
        slots = ", ".join(self.taker(seat) for seat in wall["slots"])
        where = {"site": wall["site"], "section": number % 2 + 1}
        text = self.said("wall-line", tile=self.tile(wall), slots=slots, **where)
        return " ".join([text, *(sentence(self.would_bring(vp)) for vp in self.brings(wall))])

    def tile(self, wall: Json) -> str:
        """What a wall tile pays by rods, and for what: `1/2/3 VP for each region without unrest`."""
        if wall["vp"] is None:
            return "–"
        return self.said("wall-tile", worth="/".join(map(str, wall["vp"])), criterion=wall["criterion"])

    def brings(self, wall: Json) -> list[str]:
        """What a wall of 1, 2 or 3 rods is worth to the viewer now, if the view says so."""
        worth = wall.get("brings")
        return [] if worth is None or wall["vp"] is None else ["/".join(map(str, worth[self.viewer]))]

    def _task_line(self, name: str, data: Json) -> str:
        slots = [f"{slot['vp']} {self.taker(slot['seat'])}" for slot in data["slots"]]
        return self.said("task-line", task=name, needs=self.needs(name), slots=", ".join(slots))

    def needs(self, task: str) -> str:
        """What a task requires: palaces or governors in regions, walls at sites."""
        kind, places = task.partition("_")[2], self.view["tasks"][task]["places"] or []
        named = [self.said("site-name", site=place) if kind == "wall" else str(place) for place in places]
        return self.said("needs", kind=kind, places=listed(named))

    # -- boards

    def ability(self, player: int) -> list[str]:
        """What the special side of a seat's board can do."""
        board = self.view["seats"][player]["board"]
        return [] if board in (None, "a") else [self.said("ability", board=board)]

    def board_lines(self, player: int) -> list[str]:
        """A seat's board, with what its side can do; nothing before it is chosen."""
        head, *regions = super().board_lines(player)
        return [" ".join([head, *self.ability(player)]), *(regions if self.view["seats"][player]["board"] else [])]

    def region_lines(self, player: int) -> list[str]:
        """The five regions of a seat's board, one per line."""
        return [self._region(number, data) for number, data in enumerate(self.view["seats"][player]["regions"], 1)]

    def _region(self, number: int, data: Json) -> str:
        return self.said(
            "board-region",
            region=number,
            above=self._officials(data["governors_area"]),
            below=self._officials(data["workers_area"]),
            workers=data["workers"],
            level=data["unrest"],
            track=data["track"] or 0,
            block=data["no_palace_from"] or 0,
            cards=listed([self.card(card) for card in data["cards"]], "; "),
        )

    def _officials(self, area: Json) -> str:
        return listed([f"{self.said('colour-name', colour=colour)} {n}" for colour, n in area.items() if n])


class ZhanguoFace(RealmFace):
    """The face of ZhanGuo."""

    REALM = ZhanguoRealm
    OPENING = ("board", "bid", "draft", "card", "reward")
    SILENT = ("wall_tile", "task_tile", "drew", "drew_card")
    ANSWERS = ("court", "tucked", "discarded", "bid", "ability")
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

    def worth_telling(self, event: Json) -> bool:
        """Everything except what the table shows anyway, and markers that were not available."""
        return super().worth_telling(event) and not (event["event"] == "markers" and event["count"] == 0)

    def balance(self, before: Json, after: Json, words: Words) -> list[str]:
        """How many of the seat's cards the number activates, before the action; then whose score would change."""
        action, woken, scores = after["now"]["action"], after["now"]["woken"], super().balance(before, after, words)
        if before["now"]["action"] is not None or action is None:
            return scores
        awake, _ = ZhanguoRealm(after, words).wakes(action)
        return [words.say("zhanguo-woken", count=len(awake) if woken else 0), *scores]


FACE = ZhanguoFace("zhanguo")
