"""The First Empire's table: players, boards, hand, alchemist cards, and Li Si."""

from typing import Any, ClassVar

from tianxia.drawing.first_empire.land import GREEN, LandSheet
from tianxia.drawing.icons import icon
from tianxia.drawing.layout import beside, flowing, panel, sized, stacked
from tianxia.drawing.palette import TERRACOTTA, WELL, Colours
from tianxia.drawing.realm.cards import CardText, fanned, tucked
from tianxia.drawing.realm.pieces import counted, official, row, track, workers
from tianxia.drawing.realm.sheet import COLUMN, GAP, LEFT, RIGHT, ROOM, WIDTH
from tianxia.drawing.svg import Block, paragraph, word
from tianxia.engine.game import Json
from tianxia.telling.first_empire.realm import LI_SI, OFFICIALS
from tianxia.telling.realm import listed


class FirstEmpireSheet(LandSheet):
    """Draws a view of The First Empire."""

    COLOURS = ("blue", "yellow", "red", "purple")
    TITLES: ClassVar = {"court": "page-fe-court", "cards": "page-fe-court-cards", "rewards": "page-fe-rewards"}

    def colour(self, player: int) -> str:
        """Li Si has the last colour."""
        return self.COLOURS[-1 if self.is_li_si(player) else player]

    def pieces_of(self, player: int) -> list[Block]:
        """Ship, soldiers, alchemist cards, and the pieces left."""
        board, left = self.view["boards"][player], self.view["stocks"][player]
        soldiers = self.piece("soldier", player, 20), icon("soldier", 18, Colours(TERRACOTTA))
        pieces = [counted(self.piece(kind[:-1], player, 20), left[kind]) for kind in ("governors", "palaces", "walls")]
        officials = [counted(official(name, 18), left["officials"][name]) for name in OFFICIALS]
        return [
            counted(self.piece("ship", player, 20), board["ship"]),
            counted(soldiers[0], board["entrance"]),
            beside([counted(soldiers[1], board["locked"]), icon("lock", 12)], 1),
            counted(icon("gourd", 18, GREEN), listed(board["alchemists"])),
            *pieces,
            *([] if self.is_li_si(player) else officials),
        ]

    # -- cards

    def card_text(self, data: Json) -> CardText:
        """A card in words; one whose face is unknown by its name."""
        if data.get("ability") is None:
            return CardText(str(data["card"]), data.get("type"), "", "", "", "")
        star = "☆" if data["replaced"] else ""
        trigger = self.said("trigger", trigger=data["trigger"])
        arrow = f"{self.arrow(data['trigger'])}{star}"
        return CardText(str(data["card"]), data["type"], trigger, arrow, data["trigger"], self.effect(data))

    def _named(self, names: list[str]) -> list[CardText]:
        return [self.card_text(self.face(name)) for name in names]

    def held_cards(self) -> list[CardText]:
        """The viewer's hand."""
        return self._named(self.view["hand"] or [])

    def court_kind(self) -> str | None:
        """The type of the card on top of the court pile, if its face is known."""
        kind: str | None = self.view["printed"]["cards"].get(str(self.top), {}).get("type")
        return kind

    def hand(self) -> list[Block]:
        """The viewer's cards, then its starting tiles and alchemist cards."""
        return [*super().hand(), *self._starting(), *self._alchemists()]

    def _starting(self) -> list[Block]:
        tiles = self.view["boards"][self.viewer]["starting_tiles"]
        lines = [paragraph(self.starting_tile(tile), RIGHT - 24, 12) for tile in tiles]
        return [panel("", stacked(lines, 4), RIGHT)] if lines else []

    def _alchemists(self) -> list[Block]:
        own = self._named(self.view["boards"][self.viewer]["alchemists"])
        return [panel(self.say("page-fe-alchemist-cards"), fanned(own, RIGHT - 24), RIGHT, WELL)] if own else []

    def _masters(self) -> Block:
        masters = [tucked(card, ROOM, blocked=False) for card in self._named(self.view["masters"])]
        inside = stacked(masters, 6) if masters else word(self.say("page-fe-no-masters"), 12)
        return panel(self.say("page-fe-masters"), inside, LEFT)

    # -- boards

    def beside_map(self) -> list[Block]:
        """The mausoleum, and the masters that can still be taken."""
        return [self.mausoleum(), self._masters()]

    def column(self, player: int, region: Any) -> Block:
        """Officials, workers, unrest and cards of a region."""
        data, room = self.view["boards"][player]["regions"][region], COLUMN - 12
        staff = [official(name, 20) for name in OFFICIALS for _ in range(data["officials"][name])]
        force = flowing([*staff, *workers(data["workers"])] or [row([])], room, 3)
        cards = [tucked(self.card_text(face), room, data["in_revolt"]) for face in self.faces(player, region)]
        title = word(self.region(region), 13, weight=600)
        unrest = track(data["unrest"], self.view["printed"]["most_unrest"])
        return stacked([title, sized(force, room, max(force.height, 20)), unrest, *cards], 6)

    # -- Li Si

    def below(self) -> list[Block]:
        """Li Si's regions, cards and scoring, in games where he plays."""
        if self.view["solo"] is None:
            return []
        room = (WIDTH - 24 - GAP) / 2
        own = [*self.region_lines(LI_SI), self.supplies(LI_SI)]
        halves = [
            stacked([paragraph(line, room, 12) for line in lines], 4)
            for lines in (own, [*self.decks(), *self.scoring()])
        ]
        return [panel(self.level(), beside(halves, GAP, centred=False), WIDTH)]
