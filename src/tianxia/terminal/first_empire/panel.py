"""The First Empire's panel: what is on its pages, and how its pieces look."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Json
from tianxia.telling.first_empire.realm import LI_SI, OFFICIALS
from tianxia.telling.realm import ROUNDS
from tianxia.terminal import styles
from tianxia.terminal.first_empire.mausoleum import MausoleumPages
from tianxia.terminal.styles import Sign
from tianxia.terminal.widgets.pages import Lines
from tianxia.terminal.widgets.realm_pages import Parts, RealmPages
from tianxia.terminal.widgets.realm_panel import RealmPanel

COLOURS = {"alchemist": "#BE93D8", "architect": "#D9A441", "general": "#E58A7B"}
UNREST = 3
"""The slots of the unrest track."""


class FirstEmpirePages(MausoleumPages):
    """Draws a view of The First Empire. No meaning depends on colour alone."""

    SIGNS: ClassVar = {
        0: ("●", "#7FA4DE"),
        1: ("■", "#D8B13C"),
        2: ("▲", "#E28776"),
        3: ("◆", "#BE93D8"),
        "li_si": ("◉", "#B9B2A3"),
    }
    KINDS: ClassVar = {"writing": "#EFE3C4", "currency": "#D9A441", "laws": "#6FB8A2", "alchemists": "#BE93D8"}
    LEAST_COLUMN, LEAST_CARD = 16, 24
    COLUMN = ("title", "governors", "palaces", "tiles", "rule", "officials", "workers", "unrest")
    BLOCK = (("title", "workers", "unrest", "officials"), ("owners",))

    def sign(self, player: int) -> Sign:
        """How a player's pieces look."""
        seat = "li_si" if self.is_li_si(player) else player
        shape, colour = self.SIGNS[seat]
        return Sign(shape, self.said("seat-letter", seat=seat), colour)

    def letter(self, kind: str) -> Text:
        """The letter of a card's type, or a star for any, in its colour."""
        return Text("*", styles.QUIET) if kind == "any" else super().letter(kind.replace("alchemist", "alchemists"))

    def pages(self, now: RealmPages, room: int) -> list[tuple[str, Lines]]:
        """The table, the land with its walls, mausoleum and track, rewards, scores."""
        return [
            ("table", partial(self.table, now, room)),
            ("land", self.land),
            ("mausoleum", self.mausoleum),
            ("rewards", self.tableau),
            ("scores", self.scores),
        ]

    def below(self, width: int) -> list[list[Text]]:
        """Walls and mausoleum."""
        return [self.walls(width), self.mausoleum(width)]

    # -- players

    def backs(self, player: int) -> Text:
        """The backs of the cards in hand, or the size of Li Si's pile."""
        backs = super().backs(player)
        return backs.append(str(self.view["solo"]["pile_size"]), styles.QUIET) if self.is_li_si(player) else backs

    def summary(self, player: int) -> str:
        """Ship and soldiers."""
        board = self.view["boards"][player]
        return self.said("strip-more", ship=board["ship"], soldiers=board["entrance"])

    def stock(self, player: int) -> list[Text]:
        """Tokens, ship and soldiers, then the stock beside the board."""
        board, left = self.view["boards"][player], self.view["stocks"][player]
        values = {name: board[name] for name in ("ship", "entrance", "locked")}
        line = self.said("short-stock", value=self.view["track"][board["ship"]]["value"], **values)
        spare = self.said("left", **{name: left[name] for name in ("governors", "palaces", "walls")})
        if not self.is_li_si(player):
            spare += f" · {' '.join(self._short(name, left['officials'][name]) for name in OFFICIALS)}"
        return [self.marked(player).append(line, styles.PLAIN), Text(spare, styles.QUIET)]

    def _short(self, official: str, count: int) -> str:
        return f"{self.said('short-official', official=official)}{count}"

    def other(self, player: int, width: int) -> list[Text]:
        """Another player's board with the alchemist cards; Li Si's with his last card, his decks, how he scores."""
        if not self.is_li_si(player):
            return [*super().other(player, width), *self._named(self.view["boards"][player]["alchemists"], width)]
        head = self.sign(LI_SI).chip().append(f" {self.level()}", styles.STRONG)
        last = [Text(line, styles.QUIET if number else styles.PLAIN) for number, line in enumerate(self.last_card())]
        decks = [Text(line, styles.QUIET) for line in [*self.decks(), *self.scoring()]]
        return [head, *last, *self.stock(LI_SI), *self.board(LI_SI, width), *decks]

    # -- cards and rewards

    def played(self) -> Text | None:
        """The card being played."""
        card = next((step["text"]["card"] for step in reversed(self.view["steps"]) if step["question"] == "card"), None)
        if card is None:
            return None
        face, line = self.face(card), Text(card, styles.STRONG)
        return line.append(" ").append_text(self.drawn(face)) if face.get("ability") else line

    def hand(self, width: int) -> list[Text]:
        """The viewer's cards, with the alchemist cards below."""
        if self.view["hand"] is None:
            return []
        own = self.view["boards"][self.viewer]["alchemists"]
        return [*self._named(self.view["hand"], width), *self._named(own, width)]

    def _named(self, names: Sequence[str], width: int) -> list[Text]:
        ordered = sorted(names, key=lambda name: (not name.isdecimal(), int(name.strip("AM")), name))
        return self.held_cards({name: self.face(name) for name in ordered}, width)

    def tableau(self, width: int) -> list[Text]:
        """All rewards of the game by round, the present one highlighted."""
        lines = []
        for number in range(1, ROUNDS + 1):
            lines.append(styles.head(self.said("title-round", round=number), width))
            for aspect, data in self.rewards_of(number).items():
                quiet = self.letter(aspect).append(f" {self.reward(data)}", styles.QUIET)
                lines.append(self.reward_row(aspect, data) if number == self.view["round"] else quiet)
        return lines

    # -- the land and its walls

    def land(self, width: int) -> list[Text]:
        """The regions of the game board with their tiles in words, and the walls."""
        named = [(styles.head(self.region(region), width), self._land(region)) for region in self.regions]
        return [*(line for head, lines in named for line in (head, *lines)), *self.walls(width)]

    def _land(self, region: str) -> list[Text]:
        data, majority = self.view["regions"][region], self.view["majorities"][region]
        head = self._owners(region)
        if any(majority):
            head.append(f"  {self.said('short-majority')} ", styles.QUIET).append_text(self.pieces(majority))
        governors = [
            Text(f"  {_tile(tile)} ", styles.STRONG).append(self.governor_tile(tile)) for tile in self._free(region)
        ]
        palaces = [
            Text("  ").append_text(self.letter(tile)).append(f" {self.palace_tile(tile)}", styles.PLAIN)
            for tile in data["palace_tiles"]
            if tile
        ]
        return [head, *governors, *palaces]

    def walls(self, width: int) -> list[Text]:
        """The wall sections with what they would give, and the emperor tiles of their sites."""
        sections = [line for name in self.view["walls"] for line in self._wall(name)]
        title = styles.head(self.said("title-walls"), width)
        return [title, *sections, Text(self.emperor_tiles(), styles.QUIET)]

    def _wall(self, name: str) -> list[Text]:
        wall, found, section = self.view["walls"][name], self.plan("walls", name), self.said("section", section=name)
        line = Text(f"{section[:1].upper()}{section[1:]}  ", styles.STRONG)
        for slot in wall["slots"]:
            line.append("▎" * slot["rods"], styles.QUIET).append_text(self.piece(slot["wall"])).append(" ")
        said = Text(f"  {self.criterion(wall)}", styles.PLAIN)
        if found:
            said.append(f"  {self.would_bring('/'.join(map(str, found['brings'])))}", styles.GAIN)
        return [line, said]

    # -- regions

    @property
    def regions(self) -> Sequence[str]:
        """The regions by name."""
        return list(self.view["regions"])

    def parts(self, player: int, region: Any) -> Parts:
        """A region of the game board, and of a player's board below it; Li Si's has only cards."""
        parts = {
            "title": Text(self.region(region), styles.HEAD),
            "governors": self.whose("governors", self.on_boards("governors", region)),
            "palaces": self.whose("palaces", self.on_boards("palaces", region)),
            "tiles": self._governor_tiles(region).append(" ").append_text(self._palace_tiles(region)),
            "owners": self._owners(region),
        }
        data = self.view["boards"][player]["regions"][region]
        own = {
            "officials": self._officials(data["officials"]),
            "workers": self.workers(data["workers"]),
            "unrest": self.unrest(data["unrest"], UNREST),
        }
        return parts if self.is_li_si(player) else {**parts, **own}

    def region_cards(self, player: int, region: Any) -> list[Text]:
        """The cards of a region; of Li Si's, who has no abilities, only the types, then his palace tiles."""
        cards = self.faces(player, region)
        if not self.is_li_si(player):
            return [self.drawn(card) for card in cards]
        typed = [self.letter(card["type"]).append(f" {card['card']}", styles.QUIET) for card in cards]
        tiles = self.view["boards"][player]["regions"][region]["palace_tiles"]
        return (
            [*typed, Text("⌂ ", styles.QUIET).append_text(Text(" ").join(map(self.letter, tiles)))] if tiles else typed
        )

    def _owners(self, region: str) -> Text:
        """Governors and palaces of a region with the tiles still there, in one line."""
        governors, palaces = (self.whose(what, self.on_boards(what, region)) for what in ("governors", "palaces"))
        governors.append(" ").append_text(self._governor_tiles(region)).append("  ")
        return governors.append_text(palaces).append(" ").append_text(self._palace_tiles(region))

    def _free(self, region: str) -> list[str]:
        """The governor tiles of the free spaces."""
        spaces = self.view["regions"][region]["governor_tiles"]
        return [space["tile"] for space in spaces if space["governor"] is None and space["tile"]]

    def _governor_tiles(self, region: str) -> Text:
        free = [_tile(tile) for tile in self._free(region)]
        return Text().append(f"[{' '.join(free)}]" if free else "", styles.QUIET)

    def _palace_tiles(self, region: str) -> Text:
        tiles = [self.letter(tile) for tile in self.view["regions"][region]["palace_tiles"] if tile]
        return Text("⌂", styles.QUIET).append_text(Text().join(tiles)) if tiles else Text()

    def _officials(self, counts: Mapping[str, int]) -> Text:
        """The officials of a region, by two letters of their type."""
        text = Text()
        for name in OFFICIALS:
            if counts[name]:
                text.append(f"{self._short(name, counts[name])} ", Style(color=COLOURS[name], bold=True))
        return text if text else Text("–", styles.QUIET)


def _tile(name: str) -> str:
    """A governor tile by its name, a blank one by its shape."""
    return "□" if name == "blank" else name


class FirstEmpirePanel(RealmPanel):
    """The table, the land with its walls, mausoleum and track, rewards, scores, then the others' boards or Li Si."""

    PAGES = FirstEmpirePages

    def beside(self, view: Json) -> list[tuple[int, str]]:
        """Li Si plays without a seat."""
        return [(LI_SI, self.words.say("first_empire-li-si"))] if view["solo"] is not None else []


PANEL = FirstEmpirePanel
