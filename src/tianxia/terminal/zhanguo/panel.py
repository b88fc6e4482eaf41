"""ZhanGuo's panel: what is on its pages, and how its pieces look."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Json
from tianxia.telling.zhanguo.face import ZhanguoRealm
from tianxia.terminal import styles
from tianxia.terminal.widgets.pages import Lines
from tianxia.terminal.widgets.realm_pages import Parts, RealmPages
from tianxia.terminal.widgets.realm_panel import RealmPanel

OFFICIALS = {"red": "#E58A7B", "gray": "#ABABA6", "white": "#FBF6EA"}


class ZhanguoPages(ZhanguoRealm, RealmPages):
    """Draws a view of ZhanGuo. No meaning depends on colour alone."""

    SIGNS: ClassVar = {0: ("●", "#7FA4DE"), 1: ("▲", "#E28776"), 2: ("◆", "#BE93D8"), 3: ("■", "#D8B13C")}
    KINDS: ClassVar = {"writing": "#EFE3C4", "currency": "#D9A441", "laws": "#C69A72"}
    LEAST_COLUMN, LEAST_CARD = 15, 23
    COLUMN = ("title", "squares", "governors", "palaces", "rule", "above", "below", "workers", "unrest")
    BLOCK = (("title", "workers", "unrest"), ("above", "below", "squares"), ("governors", "palaces"))

    def pages(self, now: RealmPages, room: int) -> list[tuple[str, Lines]]:
        """The table, walls and tasks, scores."""
        return [("table", partial(self.table, now, room)), ("middle", self.middle), ("scores", self.scores)]

    def below(self, width: int) -> list[list[Text]]:
        """Walls and tasks."""
        return [self.middle(width)]

    def summary(self, player: int) -> str:
        """Workers and unrest of all regions."""
        regions = self.view["seats"][player]["regions"]
        workers, unrest = sum(each["workers"] for each in regions), sum(each["unrest"] for each in regions)
        return self.said("strip-more", workers=workers, unrest=unrest)

    def stock(self, player: int) -> list[Text]:
        """Another seat's supply, and the ability of its board."""
        if player == self.viewer:
            return []
        lines = [self.said("title-left", **self.pieces_left(player)), *self.ability(player)]
        return [Text(line, styles.QUIET) for line in lines]

    # -- cards

    def drawn(self, card: Json) -> Text:
        """A card: aspect, trigger, bonus."""
        return super().drawn({**card, "type": card["aspect"]})

    def played(self) -> Text | None:
        """The card being played."""
        card = self.view["now"]["card"]
        return Text(f"{card['number']} ", styles.STRONG).append_text(self.drawn(card)) if card else None

    def hand(self, width: int) -> list[Text]:
        """The viewer's cards by number."""
        cards = {int(card["number"]): card for card in self.view["hand"] or ()}
        return self.held_cards({str(number): cards[number] for number in sorted(cards)}, width)

    # -- walls and tasks

    def middle(self, width: int) -> list[Text]:
        """Walls with what they would give, tasks, and the rewards of later rounds."""
        walls = [line for number in range(len(self.view["walls"])) for line in self._wall(number)]
        tasks = [self._task(name) for name in self.view["tasks"]]
        titles = [styles.head(self.say(f"{self.GAME}-title-{name}"), width) for name in ("walls", "tasks")]
        later = [Text(line, styles.QUIET) for line in self.later_rewards()]
        return [titles[0], *walls, titles[1], *tasks, *later]

    def _wall(self, number: int) -> list[Text]:
        wall = self.view["walls"][number]
        line = Text(f"{self.said('site-name', site=wall['site'])} {number % 2 + 1}  ", styles.STRONG)
        for rods, seat in enumerate(wall["slots"], 1):
            line.append_text(Text(f"{rods}·", styles.QUIET) if seat is None else self.piece(seat)).append(" ")
        line.append(f" {self.tile(wall)}", styles.PLAIN)
        return [line, *(Text(f"    {self.would_bring(vp)}", styles.GAIN) for vp in self.brings(wall))]

    def _task(self, name: str) -> Text:
        line = Text("▀ " if name.startswith("upper") else "▄ ", styles.QUIET)
        for slot in self.view["tasks"][name]["slots"]:
            line.append(str(slot["vp"]), styles.PLAIN).append_text(self.piece(slot["seat"])).append(" ")
        return line.append(f" {self.needs(name)}", styles.PLAIN)

    # -- regions

    @property
    def regions(self) -> range:
        """The regions of the map, counted from 0."""
        return range(len(self.view["map"]))

    def parts(self, player: int, region: Any) -> Parts:
        """A region of the map, and of a seat's board below it."""
        land, data = self.view["map"][region], self.view["seats"][player]["regions"][region]
        palaces = self.whose("palaces", land["palaces"]).append(f"/{land['palace_slots']}", styles.QUIET)
        return {
            "title": Text(self.said("title-region", region=region + 1), styles.HEAD),
            "squares": self._squares(land["squares"]),
            "governors": self.whose("governors", self.governors(region)),
            "palaces": palaces,
            "above": Text("↑ ", styles.QUIET).append_text(_officials(data["governors_area"])),
            "below": Text("↓ ", styles.QUIET).append_text(_officials(data["workers_area"])),
            "workers": self.workers(data["workers"]),
            "unrest": self.unrest(data["unrest"], data["track"] or 0, data["no_palace_from"] or 0),
        }

    def region_cards(self, player: int, region: Any) -> list[Text]:
        """The cards tucked there."""
        return [self.drawn(card) for card in self.view["seats"][player]["regions"][region]["cards"]]

    def _squares(self, squares: Sequence[Json]) -> Text:
        """The bonus squares: what a free one gives, and the governor on a taken one."""
        text = Text()
        for square in squares:
            free = Text(self.said("short-square", bonus=square["bonus"]), styles.QUIET)
            text.append_text(free if square["governor"] is None else self.piece(square["governor"])).append(" ")
        return text


def _officials(area: Json) -> Text:
    """The officials of an area, one letter each, as in answers."""
    text = Text()
    for colour, count in area.items():
        text.append(f"{colour[0]} " * count, Style(color=OFFICIALS[colour], bold=True))
    return text if text else Text("–", styles.QUIET)


class ZhanguoPanel(RealmPanel):
    """The table, walls and tasks, scores, then the other seats' boards."""

    PAGES = ZhanguoPages


PANEL = ZhanguoPanel
