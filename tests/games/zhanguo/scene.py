"""Positions of ZhanGuo put together piece by piece, so that a test shows what it is about.

A scene begins in the play phase of round 1 with bare boards, A sides, wall tiles 1a to 6a on the sections in order and
the first two tasks of each kind. Regions count from 1 as in records. Seats for which a test names no hand get cards
that nobody else has; `table` sits down at it.
"""

from collections.abc import Sequence
from typing import Any

from tests.table import Table
from tianxia.engine.eye import published_event
from tianxia.engine.game import Plain
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.components import load_components
from tianxia.games.zhanguo.kit import REGIONS, aspect_of
from tianxia.games.zhanguo.names import ASPECTS, BOARDS, COLOURS, SITES, STAGES, TASKS
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.set_up import empty_table

OTHERS = (40, 39, 80, 79, 120, 119, 38, 78, 118, 37, 77, 117, 36, 76, 116, 35, 75, 115, 34, 74, 114, 33, 73, 113)
"""Cards for hands that do not matter."""


class ZhanguoTable(Table):
    """A table with short names for what the tests look at."""

    def seat(self, seat: int) -> Plain:
        """All that lies in front of a seat."""
        found: Plain = self.plain()["seats"][seat]
        return found

    def region(self, seat: int, region: int) -> Plain:
        """One region of a seat's board."""
        found: Plain = self.seat(seat)["regions"][region - 1]
        return found

    def unrest(self, seat: int) -> list[int]:
        """The unrest of a seat by region."""
        return [region["unrest"] for region in self.seat(seat)["regions"]]

    def workers(self, seat: int) -> list[int]:
        """The workers of a seat by region."""
        return [region["workers"] for region in self.seat(seat)["regions"]]

    def above(self, seat: int, region: int) -> dict[str, int]:
        """The officials in a governors area."""
        return {colour: count for colour, count in self.region(seat, region)["governors_area"].items() if count}

    def below(self, seat: int, region: int) -> dict[str, int]:
        """The officials in a workers area."""
        return {colour: count for colour, count in self.region(seat, region)["workers_area"].items() if count}

    def small(self, seat: int) -> list[int]:
        """The value-1 markers of a seat: writing, currency, laws."""
        return [self.seat(seat)["markers"][aspect]["small"] for aspect in ASPECTS]

    def big(self, seat: int) -> list[int]:
        """The value-3 markers of a seat: writing, currency, laws."""
        return [self.seat(seat)["markers"][aspect]["big"] for aspect in ASPECTS]

    def earned(self, seat: int) -> dict[str, int]:
        """The VP of a seat so far by source."""
        return {source: vp for source, vp in self.seat(seat)["earned"].items() if vp}

    def governors(self, region: int) -> tuple[list[int | None], list[int]]:
        """Who stands on the squares of a region, and how many of each seat beside them."""
        place = self.plain()["map"][region - 1]
        return [square["governor"] for square in place["squares"]], place["open_governors"]

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat."""
        return [card["number"] for card in self.plain()["hands"][seat]]

    def claims(self, task: str) -> list[int | None]:
        """Whose discs lie on the slots of a task."""
        return [slot["seat"] for slot in self.plain()["tasks"][task]["slots"]]

    def play(self, seat: int, card: int, **answers: str) -> list[Plain]:
        """A court card and what it is for; the rest of the turn's answers may follow."""
        return self.answers(seat, card=str(card), use="court", **answers)

    def all_told(self, name: str) -> list[Plain]:
        """Everything of that name that has ever been told."""
        return [published_event(self.match, tell) for tell in self.match.events if tell.name == name]


class Scene:
    """A position under construction; each call adds to it and returns the scene."""

    def __init__(self, seats: int = 2, components: Any = None, **options: str) -> None:
        """Bare boards at the start of the play phase."""
        self.components = components or load_components(None)
        self.options = GAME.chosen(options, seats)
        start = GAME.set_up(seats, self.options, self.components)
        pos = self.pos = empty_table(seats, self.components.kit)
        pos.sides, pos.draft, pos.by_track, pos.per_worker = start.sides, start.draft, start.by_track, start.per_worker
        pos.stage = STAGES.index("play")
        pos.boards, pos.discs = [0] * seats, list(range(seats))
        pos.tiles, pos.tasks = [0, 2, 4, 6, 8, 10], [0, 4, 8, 1, 5, 9]
        self._hands: dict[int, Sequence[int]] = {}
        self._court: Sequence[int] = (60,)

    def at(self, seat: int, region: int) -> int:
        """The place of a region in lists by seat and region."""
        return seat * REGIONS + region - 1

    def hand(self, seat: int, *cards: int) -> "Scene":
        """The cards of a seat."""
        self._hands[seat] = cards
        return self

    def court(self, *cards: int) -> "Scene":
        """The court pile, the upper card last; 60 unless said otherwise."""
        self._court = cards
        return self

    def board(self, seat: int, board: str) -> "Scene":
        """A B side for a seat."""
        self.pos.boards[seat] = BOARDS.index(board)
        return self

    def above(self, seat: int, region: int, *colours: str) -> "Scene":
        """Officials in a governors area."""
        return self._officials(self.pos.above, seat, region, colours)

    def below(self, seat: int, region: int, *colours: str) -> "Scene":
        """Officials in a workers area."""
        return self._officials(self.pos.below, seat, region, colours)

    def _officials(self, area: list[int], seat: int, region: int, colours: Sequence[str]) -> "Scene":
        for colour in colours:
            area[self.at(seat, region) * 3 + COLOURS.index(colour)] += 1
            self.pos.supply[seat * 3 + COLOURS.index(colour)] -= 1
        return self

    def workers(self, seat: int, **regions: int) -> "Scene":
        """Workers by region: `workers(0, r4=2)`."""
        for region, count in regions.items():
            self.pos.workers[self.at(seat, int(region[1]))] = count
        return self

    def unrest(self, seat: int, **regions: int) -> "Scene":
        """Unrest by region: `unrest(0, r4=2)`."""
        for region, level in regions.items():
            self.pos.unrest[self.at(seat, int(region[1]))] = level
        return self

    def tuck(self, seat: int, region: int, *cards: int) -> "Scene":
        """Cards at a region."""
        start = self.at(seat, region) * 3
        self.pos.tucked[start : start + len(cards)] = cards
        return self

    def governor(self, seat: int, region: int, *squares: int) -> "Scene":
        """Governors of a seat on these squares of a region, or one in the open area."""
        self.pos.governors[self.at(seat, region)] += len(squares) or 1
        for square in squares:
            self.pos.squares[(region - 1) * 3 + square - 1] = seat
        return self

    def palace(self, seat: int, *regions: int) -> "Scene":
        """Palaces of a seat."""
        for region in regions:
            self.pos.palaces[self.at(seat, region)] += 1
        return self

    def wall(self, seat: int, site: str, section: int, rods: int) -> "Scene":
        """A wall of a seat."""
        self.pos.walls[(SITES.index(site) * 2 + section - 1) * 3 + rods - 1] = seat
        return self

    def markers(self, seat: int, writing: int = 0, currency: int = 0, laws: int = 0) -> "Scene":
        """The value-1 markers of a seat."""
        self.pos.markers[seat * 3 : seat * 3 + 3] = [writing, currency, laws]
        return self

    def big(self, seat: int, *aspects: str) -> "Scene":
        """The value-3 markers of a seat."""
        for aspect in aspects:
            self.pos.big[ASPECTS.index(aspect)] = seat
        return self

    def claim(self, task: str, *seats: int) -> "Scene":
        """Discs on a task from the left."""
        start = TASKS.index(task) * 4
        self.pos.claims[start : start + len(seats)] = seats
        return self

    def tasks(self, *tiles: int) -> "Scene":
        """The tiles of the six tasks: upper wall, palace, governor, then lower; each 1 to 4."""
        self.pos.tasks = [task % 3 * 4 + tile - 1 for task, tile in enumerate(tiles)]
        return self

    def tiles(self, *faces: int) -> "Scene":
        """The wall tiles of the six sections by number * 2 + face, from 0."""
        self.pos.tiles = list(faces)
        return self

    def discs(self, *discs: int) -> "Scene":
        """By seat, the place of its disc."""
        self.pos.discs = list(discs)
        return self

    def now(self, **values: Any) -> "Scene":
        """Round, turn, first player, stage …"""
        for name, value in values.items():
            setattr(self.pos, name, STAGES.index(value) if name == "stage" else value)
        return self

    def rewards(self, round_: int, aspect: str = "writing") -> "Scene":
        """The rewards phase of a round, at an aspect; hands are empty."""
        for seat in range(self.pos.seats):
            self._hands[seat] = ()
        return self.now(stage="rewards", round=round_, turn=ASPECTS.index(aspect))

    def position(self) -> Position:
        """The position: hands filled up, and all other cards in the decks."""
        pos = self.pos
        pos.court = list(self._court)
        taken = {*pos.court, *pos.tucked, *(card for hand in self._hands.values() for card in hand)}
        spare = [card for card in OTHERS if card not in taken]
        for seat in range(pos.seats):
            pos.hands[seat] = sorted(self._hands[seat] if seat in self._hands else [spare.pop(0) for _ in range(6)])
        for card in [*pos.court, *(card for card in pos.tucked if card), *(c for hand in pos.hands for c in hand)]:
            pos.decks[aspect_of(card)][(card - 1) % 40] = 0
        return pos

    def table(self) -> ZhanguoTable:
        """Sit down."""
        return ZhanguoTable(GAME, self.pos.seats, self.position(), self.options, self.components)


def scene(seats: int = 2, **options: str) -> Scene:
    """A scene of so many seats."""
    return Scene(seats, **options)
