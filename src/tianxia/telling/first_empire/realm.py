"""A view of The First Empire in sentences: cards, tiles, tombs and rewards, and the table for line mode."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tianxia.engine.game import Json
from tianxia.telling.realm import Realm, listed, sentence

OFFICIALS = ("alchemist", "architect", "general")
LI_SI = 1
"""Li Si's number as a player of the solo game."""


class FirstEmpireRealm(Realm):
    """A view of The First Empire in one language."""

    GAME = "first_empire"
    ACTIONS: ClassVar = {"lower": ("recruit", "elixir", "governor"), "higher": ("hire", "palace", "wall")}
    MOVER = "to_play"

    # -- players

    @property
    def seats(self) -> int:
        """How many people are at the table, without Li Si."""
        return int(self.view["seats"])

    @property
    def players(self) -> range:
        """Everybody with a board: the seats, and Li Si."""
        return range(len(self.view["boards"]))

    def is_li_si(self, player: int) -> bool:
        """Whether a player is Li Si, who has no seat."""
        return self.view["solo"] is not None and player == LI_SI

    def name(self, player: int) -> str:
        """A player by colour; in the solo game the second one is Li Si."""
        return self.called("li_si" if self.is_li_si(player) else player)

    def called(self, seat: int | str) -> str:
        """A seat by its colour, or Li Si."""
        return self.say("first_empire-li-si") if seat == "li_si" else super().name(int(seat))

    def sources(self, player: int) -> dict[str, int]:
        """Points by source."""
        return dict(self.view["scores"][player])

    def held(self, player: int) -> dict[str, int]:
        """How many cards of each aspect a seat has in hand."""
        return {} if self.is_li_si(player) else dict(self.view["backs"][player])

    def marks(self, player: int, aspect: str) -> str:
        """The tokens of a player, like `2` or `2+②`: small ones, and the large one."""
        large = "+②" if self.view["large_tokens"][aspect] == player else ""
        return f"{self.view['boards'][player]['tokens'][aspect]}{large}"

    def supplies(self, player: int) -> str:
        """What a player has besides the regions of the board."""
        board, left = self.view["boards"][player], self.view["stocks"][player]
        return self.said(
            "li-si-supplies" if self.is_li_si(player) else "supplies",
            score=self.score(player),
            tokens=self.all_marks(player),
            hand=self.by_aspect(self.held(player)),
            alchemists=listed(board["alchemists"]),
            left=self.officials(left["officials"]),
            **{name: board[name] for name in ("ship", "entrance", "locked")},
            **{name: left[name] for name in ("governors", "palaces", "walls")},
        )

    # -- names of things

    def region(self, name: str) -> str:
        """A region by its name."""
        return self.say("first_empire-region", region=name)

    def official(self, name: str) -> str:
        """An official by its type."""
        return self.say("first_empire-official", official=name)

    def officials(self, counts: Mapping[str, int]) -> str:
        """How many officials of each type, omitting types with none."""
        parts = [f"{self.official(name)} ×{counts[name]}" for name in OFFICIALS if counts[name]]
        return ", ".join(parts) or self.say("first_empire-no-officials")

    def palace_tile(self, name: str) -> str:
        """A palace tile."""
        return self.say("first_empire-palace-tile", palace_tile=name)

    def starting_tile(self, name: str) -> str:
        """A starting tile by its name, with what it gives."""
        return f"{name} ({self.say('first_empire-starting-tile', starting_tile=name)})"

    def effect(self, data: Json) -> str:
        """What a card or half a governor tile does, without the full stop."""
        return self.said("ability", **data).rstrip(".")

    def governor_tile(self, name: str | None) -> str:
        """A governor tile: the bonuses of its halves, or that it is blank."""
        halves = self.view["printed"]["governor_tiles"].get(name)
        if not halves or name == "blank":
            return self.say("first_empire-tile-blank")
        left, right = (self.effect(half) for half in halves)
        return self.say("first_empire-tile-halves", left=left, right=right)

    # -- cards

    def face(self, name: str, emperor_tile: str | None = None) -> Json:
        """What is printed on a visible card; an emperor tile replaces its trigger."""
        printed = self.view["printed"]["cards"].get(name, {})
        trigger = emperor_tile or printed.get("trigger")
        return {**printed, "card": name, "trigger": trigger, "replaced": emperor_tile is not None}

    def faces(self, player: int, region: str) -> list[Json]:
        """The cards of a region."""
        cards = self.view["boards"][player]["regions"][region]["cards"]
        return [self.face(card["card"], card["emperor_tile"]) for card in cards]

    def card(self, data: Json) -> str:
        """A card in full: `14 Currency ▲ Hire 2 Workers → Lower unrest by 1 in any region`."""
        if data.get("ability") is None:
            return f"{data['card']} {data['card']}"
        mark = "☆" if data["replaced"] else ""
        trigger, kind = self.said("trigger", trigger=data["trigger"]), self.said("card-type", type=data["type"])
        return f"{data['card']} {kind} {self.arrow(data['trigger'])}{mark} {trigger} → {self.effect(data)}"

    def short_card(self, data: Json) -> str:
        """A card in a few letters; a card whose face is unknown by its name."""
        return str(data["card"]) if data.get("ability") is None else super().short_card(data)

    def hand_lines(self) -> list[str]:
        """The seat's cards in words, one per line; then its alchemist cards."""
        own = self.view["boards"][self.viewer]["alchemists"]
        held = [self.say("first_empire-hand", count=len(self.view["hand"])), *self._cards(self.view["hand"])]
        return [*held, *([self.say("first_empire-alchemists"), *self._cards(own)] if own else [])]

    def _cards(self, names: list[str]) -> list[str]:
        return [f"  {self.card(self.face(name))}" for name in names]

    # -- court and rewards

    def order_lines(self) -> list[str]:
        """The turn order."""
        return [self.say("first_empire-order", order=listed([self.name(player) for player in self.view["order"]]))]

    def waits(self, action: str) -> str:
        """A court action with the seat's cards that it triggers: `hire 14, 115 (in revolt: 57)`."""
        awake, locked = self.wakes(action)
        asleep = f" ({self.say('first_empire-asleep', cards=', '.join(locked))})" if locked else ""
        return f"{self.said('short-trigger', trigger=action)} {listed(awake)}{asleep}"

    def rewards_of(self, number: int) -> Mapping[str, Json]:
        """The rewards of a round by aspect."""
        return {row["aspect"]: row["rounds"][number - 1] for row in self.view["rewards"]}

    def reward(self, data: Json) -> str:
        """A reward with its officials and the regions it is tied to."""
        text = self.say("first_empire-reward", reward=data["reward"], count=data["count"])
        counts = {name: data["officials"].count(name) for name in data["officials"]}
        bound = [f"{self.official(name)} ×{count}" for name, count in counts.items()]
        if len(data["regions"]) < len(self.view["regions"]):
            bound.append(", ".join(self.region(name) for name in data["regions"]))
        return f"{text} ({', '.join(bound)})" if bound else text

    def left(self, aspect: str) -> int:
        """How many tokens of an aspect the supply has."""
        return int(self.view["supply"][aspect])

    def worth(self, aspect: str) -> int:
        """What the reward of an aspect is worth to the seat now."""
        found = self.plan("rewards", aspect)
        return int(found["brings"] or 0) if found else 0

    # -- the game board

    def middle_lines(self) -> list[str]:
        """The game board: regions, walls, mausoleum, elixir track, masters."""
        return [
            *(self._map_line(region) for region in self.view["regions"]),
            *(self._wall_line(name) for name in self.view["walls"]),
            self.emperor_tiles(),
            *(self._tomb_line(name) for name in self.tombs()),
            self._track_line(),
            self.masters(" · "),
        ]

    def on_boards(self, what: str, region: str) -> list[int]:
        """How many governors or palaces each player has in a region."""
        return [board["regions"][region][what] for board in self.view["boards"]]

    def _map_line(self, region: str) -> str:
        data = self.view["regions"][region]
        spaces = [(space["governor"], space["tile"]) for space in data["governor_tiles"]]
        tiles = [self.governor_tile(tile) if player is None else self.name(player) for player, tile in spaces]
        return self.say(
            "first_empire-map-region",
            region=region,
            governors=self.counted(self.on_boards("governors", region)),
            majority=self.counted(self.view["majorities"][region]),
            palaces=self.counted(self.on_boards("palaces", region)),
            governor_tiles=listed(tiles, " · "),
            palace_tiles=listed([self.palace_tile(tile) for tile in data["palace_tiles"] if tile], " · "),
        )

    def criterion(self, wall: Json) -> str:
        """What a wall section pays by rods, and for what."""
        if wall["criterion"] is None:
            return "–"
        worth = "/".join(map(str, wall["points_by_rods"]))
        return self.say("first_empire-wall-tile", worth=worth, criterion=wall["criterion"])

    def _wall_line(self, name: str) -> str:
        wall, found = self.view["walls"][name], self.plan("walls", name)
        slots = [
            self.say("first_empire-wall-slot", rods=slot["rods"], taker=self.taker(slot["wall"]))
            for slot in wall["slots"]
        ]
        tile = self.criterion(wall)
        text = self.say("first_empire-wall-line", section=name, tile=tile, slots=", ".join(slots))
        met = f" {sentence(self.say('first_empire-met', count=found['met']))}" if found else ""
        return f"{text[:1].upper()}{text[1:]}{met}"

    def emperor_tiles(self) -> str:
        """The emperor tiles of each site, the top one first."""
        piles = [
            self.pair(self.where(site), listed([self.say("first_empire-action", action=tile) for tile in pile]))
            for site, pile in self.view["emperor_tiles"].items()
        ]
        return self.say("first_empire-emperor-tiles", piles=" · ".join(piles))

    def where(self, site: str) -> str:
        """A site of the wall by its name."""
        return self.say("first_empire-where", where=site)

    def tombs(self) -> list[str]:
        """The spots of the mausoleum from the top left to the bottom right."""
        tombs = self.view["mausoleum"]
        return sorted(tombs, key=lambda name: (tombs[name]["row"], tombs[name]["column"]))

    def needs(self, tomb: Json) -> str:
        """What a mausoleum tile requires."""
        return listed([self.say("first_empire-need", need=need, count=count) for need, count in tomb["needs"].items()])

    def _tomb_line(self, name: str) -> str:
        tomb, found = self.view["mausoleum"][name], self.plan("mausoleum", name)
        slots = listed([f"{slot['points']} {self.taker(slot['soldier'])}" for slot in tomb["slots"]])
        place: dict[str, Any] = {"spot": name, "row": tomb["row"], "column": tomb["column"]}
        text = self.say("first_empire-tomb-line", needs=self.needs(tomb), slots=slots, **place)
        met = found is not None and found["met"] and not found["own"]
        return f"{text} {self.say('first_empire-tomb-met')}" if met else text

    def _track_line(self) -> str:
        """Where the ships are on the elixir track, what that is worth, and where the symbols are."""
        track, at = self.view["track"], [board["ship"] for board in self.view["boards"]]
        ships = [
            self.say("first_empire-ship", seat=self.name(player), space=space, value=track[space]["value"])
            for player, space in enumerate(at)
        ]
        symbols = [
            self.say("first_empire-symbol", symbol=space["symbol"], space=number)
            for number, space in enumerate(track)
            if space["symbol"]
        ]
        return self.say("first_empire-track", ships=", ".join(ships), last=len(track) - 1, symbols=", ".join(symbols))

    def masters(self, between: str) -> str:
        """The master alchemists that can still be taken."""
        cards = [self.card(self.face(name)) for name in self.view["masters"]]
        return self.say("first_empire-masters", cards=listed(cards, between))

    # -- boards

    def region_lines(self, player: int) -> list[str]:
        """The five regions of a player's board, one per line."""
        regions = self.view["boards"][player]["regions"]
        line = self._li_si_region if self.is_li_si(player) else self._region
        return [line(name, data, self.faces(player, name)) for name, data in regions.items()]

    def _region(self, name: str, data: Json, cards: list[Json]) -> str:
        return self.say(
            "first_empire-board-region",
            region=name,
            officials=self.officials(data["officials"]),
            workers=data["workers"],
            unrest=data["unrest"],
            cards=listed([self.card(card) for card in cards], " · "),
        )

    def _li_si_region(self, name: str, data: Json, cards: list[Json]) -> str:
        """Li Si has no abilities, so only the types of his cards count."""
        tiles = listed([self.palace_tile(tile) for tile in data["palace_tiles"]], " · ")
        named = [f"{card['card']} {self.said('card-type', type=card['type'])}" for card in cards]
        return self.say("first_empire-li-si-region", region=name, tiles=tiles, cards=listed(named))
