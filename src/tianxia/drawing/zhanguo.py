"""ZhanGuo as a picture."""

from collections.abc import Sequence
from typing import Any, ClassVar

from tianxia.drawing.drawings import Drawing
from tianxia.drawing.icons import icon
from tianxia.drawing.layout import beside, flowing, sized, stacked
from tianxia.drawing.palette import INK, JADE, MUTED, SITES, Colours
from tianxia.drawing.realm.cards import CardText, tucked
from tianxia.drawing.realm.land import hills, site, slot
from tianxia.drawing.realm.pieces import counted, flower, numbered, official, row, track, workers
from tianxia.drawing.realm.sheet import COLUMN, RIGHT, ROOM, RealmSheet
from tianxia.drawing.svg import Block, paragraph, word
from tianxia.engine.game import Json
from tianxia.telling.zhanguo.face import ZhanguoRealm
from tianxia.words import Words

INNER = COLUMN - 16
PLAIN = Colours("none", INK, INK)


class ZhanguoSheet(ZhanguoRealm, RealmSheet):
    """Draws a view of ZhanGuo."""

    COLOURS = ("blue", "red", "purple", "yellow")
    TITLES: ClassVar = {
        "court": "page-zhanguo-court",
        "cards": "page-zhanguo-court-cards",
        "rewards": "page-zhanguo-rewards",
    }

    @property
    def region_names(self) -> Sequence[Any]:
        """The regions, counted from 0."""
        return range(len(self.view["map"]))

    def order_lines(self) -> list[str]:
        """Who is ahead where rewards are tied."""
        return [f"{self.say('euro-ties')} {', '.join(self.name(seat) for seat in self.view['tie_order'])}"]

    def pieces_of(self, player: int) -> list[Block]:
        """Pieces left in the supply."""
        left = self.pieces_left(player)
        pieces = [counted(self.piece(kind[:-1], player, 20), left[kind]) for kind in ("governors", "palaces", "walls")]
        return [*pieces, *(counted(official(colour, 18), left[colour]) for colour in ("red", "gray", "white"))]

    def about_board(self, player: int) -> str:
        """What the special side of a board can do; in an auction, the bid to beat."""
        if self.view["stage"] == "boards" and self.view["options"]["boards"] == "auction":
            return self.say("page-zhanguo-how-bid", bid=self.view["now"]["bid"])
        return " ".join(self.ability(player))

    @property
    def columns_of_board(self) -> Sequence[Any]:
        """A board that is not chosen yet has no regions."""
        return self.region_names if self.view["seats"][self.viewer]["board"] else ()

    # -- cards

    def card_text(self, data: Json) -> CardText:
        """A card in words."""
        trigger, effect = self.said("trigger", trigger=data["trigger"]), self.said("bonus", **data)
        return CardText(
            str(data["number"]), data["aspect"], trigger, self.arrow(data["trigger"]), data["trigger"], effect
        )

    def held_cards(self) -> list[CardText]:
        """The viewer's hand by number."""
        return [self.card_text(card) for card in sorted(self.view["hand"] or [], key=lambda card: int(card["number"]))]

    def playing(self) -> CardText | None:
        """The card that is being played."""
        card = self.view["now"]["card"]
        return self.card_text(card) if card else None

    def court_kind(self) -> str | None:
        """The aspect of the card on top of the court pile."""
        top = self.view["court_top"]
        return top["aspect"] if top else None

    # -- the middle of the table

    def middle(self) -> Block:
        """Walls above the map."""
        return stacked([self._walls(), hills([self._land(region) for region in self.region_names])])

    def _walls(self) -> Block:
        walls = self.view["walls"]
        width = RIGHT / (len(walls) // 2)
        sections = [self._section(wall, width / 2 - 14) for wall in walls]
        tall = max(section.height for section in sections) + 10
        pairs = [(walls[n]["site"], sections[n : n + 2]) for n in range(0, len(walls), 2)]
        return beside(
            [site(self.say("page-zhanguo-site", site=name), SITES[name], pair, width, tall) for name, pair in pairs]
        )

    def _section(self, wall: Json, room: float) -> Block:
        """What a section pays for, its slots, and what they would give the viewer."""
        worth = wall["vp"] or ["–"] * len(wall["slots"])
        slots = [
            slot(self.wall_place(n, worth[n - 1], seat), seat is not None, room / 3 - 3, 34)
            for n, seat in enumerate(wall["slots"], 1)
        ]
        brings = [paragraph(self.would_bring(vp), room, 11, JADE, 600) for vp in self.brings(wall) if self.is_seat]
        return stacked([beside(slots, 3), paragraph(self.tile(wall), room, 11), *brings], 4)

    def _land(self, region: int) -> Block:
        """A region of the map: governors on squares and beside them, palaces, and who would score."""
        data = self.view["map"][region]
        leads = [counted(self.mark(seat, 14), vp, 12) for seat, vp in enumerate(data["scores"]) if vp]
        head = flowing([numbered(region + 1), *leads], INNER, 5)
        squares = [
            slot(self._square(square), square["governor"] is not None, INNER / 3 - 3, 42) for square in data["squares"]
        ]
        palaces = self.owners("palace", data["palaces"])
        free = [icon("palace", 24, Colours("none", MUTED))] * (data["palace_slots"] - len(palaces))
        width = INNER / max(3, data["palace_slots"]) - 3
        places = [slot(each, n < len(palaces), width, 36) for n, each in enumerate([*palaces, *free])]
        open_ones = self.owners("governor", data["open_governors"], 22)
        return stacked(
            [
                sized(head, INNER, max(head.height, 24)),
                beside(squares, 3),
                *([flowing(open_ones, INNER, 2)] if open_ones else []),
                beside(places, 3),
            ],
            6,
        )

    def _square(self, square: Json) -> Block:
        if square["governor"] is not None:
            return self.piece("governor", square["governor"], 32)
        if square["bonus"] == "vp":
            return flower(square["amount"], 28)
        sign = icon("act-reassign" if square["bonus"] == "points" else "act-recruit", 20, PLAIN)
        return beside([sign, word(str(square["amount"]), 12, weight=600)], 1) if square["bonus"] == "points" else sign

    # -- tasks

    def beside_map(self) -> list[Block]:
        """The tasks."""
        return [self.titled(self.said("title-tasks"), [self._task(name) for name in self.view["tasks"]])]

    def _task(self, name: str) -> Block:
        slots = [
            counted(self.mark(each["seat"], 20), each["vp"]) if each["seat"] is not None else numbered(each["vp"])
            for each in self.view["tasks"][name]["slots"]
        ]
        needs = paragraph(self.needs(name), ROOM - 32, 12)
        kind = icon(f"act-{name.partition('_')[2]}", 22, PLAIN)
        return beside([kind, stacked([needs, beside(slots, 5)], 3)], 8, centred=False)

    # -- boards

    def column(self, player: int, region: Any) -> Block:
        """Officials above and below, workers, unrest and cards of a region."""
        data, room = self.view["seats"][player]["regions"][region], COLUMN - 12
        above, below = (
            flowing(
                [official(each, 20) for each, count in data[area].items() for _ in range(count)] or [row([])], room, 3
            )
            for area in ("governors_area", "workers_area")
        )
        force = flowing(workers(data["workers"]) or [row([])], room, 3)
        cards = [tucked(self.card_text(card), room, data["asleep"]) for card in data["cards"]]
        parts = [
            (self.say("page-zhanguo-governors"), above),
            (self.say("page-zhanguo-work"), stacked([below, force], 3)),
        ]
        labelled = [
            stacked([word(name, 11, MUTED), sized(block, room, max(block.height, 20))]) for name, block in parts
        ]
        unrest = track(data["unrest"], data["track"] or 0, data["no_palace_from"] or 0)
        return stacked(
            [word(self.said("title-region", region=region + 1), 13, weight=600), *labelled, unrest, *cards], 6
        )


class ZhanguoDrawing(Drawing):
    """Draws ZhanGuo."""

    def picture(self, view: Json, words: Words, told: Sequence[Json]) -> Block:
        """The whole table."""
        return ZhanguoSheet(view, words, told).sheet()


DRAWING = ZhanguoDrawing("zhanguo")
