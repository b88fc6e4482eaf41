"""The game board of The First Empire: walls, regions, elixir track and mausoleum."""

from collections.abc import Sequence
from typing import Any

from tianxia.drawing.icons import icon
from tianxia.drawing.layout import beside, flowing, panel, stacked
from tianxia.drawing.palette import CARD, GOURD, INK, JADE, MUTED, SITES, TERRACOTTA, WATER, WATER_LINE, Colours
from tianxia.drawing.realm.land import hills, site, slot
from tianxia.drawing.realm.pieces import counted
from tianxia.drawing.realm.sheet import COLUMN, LEFT, RIGHT, ROOM, RealmSheet
from tianxia.drawing.svg import SERIF, Block, box, disc, paragraph, path, text, word
from tianxia.engine.game import Json
from tianxia.telling.first_empire.li_si import SoloRealm

INNER = COLUMN - 16
FLAGS = {"west": "turquoise", "centre": "gold", "east": "vermilion"}
PITS = "#e2c49f"
SYMBOLS = {"single": "gourd", "double": "gourd", "master": "master"}
GREEN = Colours(GOURD)


class LandSheet(SoloRealm, RealmSheet):
    """Draws the game board."""

    @property
    def region_names(self) -> Sequence[Any]:
        """The regions by name."""
        return list(self.view["regions"])

    def middle(self) -> Block:
        """Walls, regions, and the sea below them."""
        return stacked([self._walls(), hills([self._land(region) for region in self.region_names]), self._sea()])

    # -- walls

    def _walls(self) -> Block:
        sites = list(self.view["emperor_tiles"])
        width = RIGHT / len(sites)
        sections = {name: self._section(name, width / 2 - 14) for name in self.view["walls"]}
        tall = max(section.height for section in sections.values()) + 34
        return beside([self._site(name, sections, width, tall) for name in sites])

    def _site(self, name: str, sections: dict[str, Block], width: float, tall: float) -> Block:
        """A site with its two sections and its emperor tiles, the top one first."""
        own = [section for key, section in sections.items() if key.startswith(name)]
        drawn = site(self.say("page-fe-site", site=name), SITES[FLAGS[name]], own, width, tall)
        tiles = [
            beside([icon(f"act-{tile}", 16), word(self.said("short-trigger", trigger=tile), 11)], 2)
            for tile in self.view["emperor_tiles"][name]
        ]
        pile = beside([icon("emperor", 18), *(tiles or [word("–", 12, MUTED)])], 6)
        return Block(width, drawn.height, drawn.marks + pile.at(8, drawn.height - pile.height - 5))

    def _section(self, name: str, room: float) -> Block:
        """What a section pays for, its slots, and how often the viewer meets its criterion."""
        wall, found = self.view["walls"][name], self.plan("walls", name)
        paid = wall["points_by_rods"] or ["–"] * 3
        slots = [
            slot(self.wall_place(each["rods"], paid[each["rods"] - 1], each["wall"]), each["wall"] is not None, 36, 34)
            for each in wall["slots"]
        ]
        met = [paragraph(self.say("first_empire-met", count=found["met"]), room, 11, JADE, 600)] if found else []
        return stacked([flowing(slots, room, 3, 3), paragraph(self.criterion(wall), room, 11), *met], 4)

    # -- regions

    def _land(self, region: str) -> Block:
        """A region: who would have the majority, governors on tiles and beside them, palaces and palace tiles."""
        data = self.view["regions"][region]
        leads = [counted(self.mark(seat, 14), vp, 12) for seat, vp in enumerate(self.view["majorities"][region]) if vp]
        head = flowing([word(self.region(region), 16, weight=600, family=SERIF), *leads], INNER, 6)
        on_tiles = [space["governor"] for space in data["governor_tiles"]]
        beside_tiles = [n - on_tiles.count(player) for player, n in enumerate(self.on_boards("governors", region))]
        spaces = [self._governor_space(space) for space in data["governor_tiles"]]
        pieces = [
            *self.owners("governor", beside_tiles, 24),
            *self.owners("palace", self.on_boards("palaces", region), 24),
        ]
        tiles = [self._palace_tile(tile) for tile in data["palace_tiles"] if tile]
        return stacked([head, *spaces, *([flowing(pieces, INNER, 2)] if pieces else []), *tiles], 5)

    def _governor_space(self, space: Json) -> Block:
        taken = space["governor"] is not None
        inside = (
            self.piece("governor", space["governor"], 30)
            if taken
            else paragraph(self.governor_tile(space["tile"]), INNER - 38, 11)
        )
        shown = inside if taken else beside([icon("governor", 22, Colours("none", MUTED)), inside], 5)
        return slot(shown, taken, INNER, max(shown.height, 26) + 8)

    def _palace_tile(self, tile: str) -> Block:
        sign = icon("palace", 18, Colours("none", MUTED))
        return beside([sign, paragraph(self.palace_tile(tile), INNER - 24, 11)], 5)

    # -- the elixir track

    def _sea(self) -> Block:
        """The elixir track: its spaces, symbols and values, and the ships."""
        track, at = self.view["track"], [board["ship"] for board in self.view["boards"]]
        step = RIGHT / len(track)
        crowd = max(at.count(space) for space in at)
        top = 26 + 20 * crowd
        marks = [box(RIGHT, top + 52, WATER), text(12, 18, self.say("page-fe-route"), 14, weight=600, family=SERIF)]
        marks += [
            path(f"M{step / 2:g} {top + 12:g}H{RIGHT - step / 2:g}", "none", WATER_LINE, 1.5, stroke_dasharray="2 4")
        ]
        for number, space in enumerate(track):
            x = step * (number + 0.5)
            before = track[number - 1]["value"] if number else 0
            marks.append(self._space(number, space, x, top + 12, space["value"] != before))
            ships = [player for player, where in enumerate(at) if where == number]
            marks += [self.piece("ship", player, 24).at(x - 12, top - 22 - 20 * n) for n, player in enumerate(ships)]
        return Block(RIGHT, top + 52, "".join(marks))

    def _space(self, number: int, space: Json, x: float, y: float, rises: bool) -> str:
        ring = disc(x, y, 12, CARD, INK, stroke_width=1.6 if space["symbol"] else 1)
        label = text(
            x,
            y + (-2 if space["symbol"] else 4),
            str(number),
            9 if space["symbol"] else 11,
            weight=600,
            anchor="middle",
        )
        count = 2 if space["symbol"] == "double" else 1
        signs = beside([icon(SYMBOLS[space["symbol"]], 11, GREEN)] * count) if space["symbol"] else Block(0, 0)
        value = text(x, y + 30, f"×{space['value']}", 13, weight=700, anchor="middle", family=SERIF) if rises else ""
        return ring + label + signs.at(x - signs.width / 2, y - 1) + value

    # -- the mausoleum

    def mausoleum(self) -> Block:
        """Nine tiles: what each requires, and its slots."""
        width = (ROOM - 8) / 3 - 4
        tombs = [self._tomb(name, width) for name in self.tombs()]
        tall = max(tomb.height for tomb in tombs)
        cells = [
            Block(width + 4, tall + 8, box(width + 4, tall + 8, CARD, rx=4, opacity=0.55) + tomb.at(3, 4))
            for tomb in tombs
        ]
        rows = [beside(cells[n : n + 3], 4) for n in range(0, len(cells), 3)]
        return panel(self.say("page-fe-mausoleum"), stacked(rows, 4), LEFT, PITS)

    def _tomb(self, name: str, width: float) -> Block:
        tomb, found = self.view["mausoleum"][name], self.plan("mausoleum", name)
        met = found is not None and found["met"]
        title = word(f"{self.say('page-fe-tomb', tile=name)}{' ✓' if met else ''}", 12, JADE if met else INK, 700)
        slots = [self._soldier(each) for each in tomb["slots"]]
        return stacked([title, paragraph(self.needs(tomb), width - 2, 11), flowing(slots, width - 2, 3)], 2)

    def _soldier(self, each: Json) -> Block:
        free = icon("soldier", 18, Colours(TERRACOTTA))
        return counted(
            free if each["soldier"] is None else self.piece("soldier", each["soldier"], 20), each["points"], 11
        )
