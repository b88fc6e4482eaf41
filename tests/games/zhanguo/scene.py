"""Positions of ZhanGuo put together piece by piece, so that a test shows what it is about.

A scene begins in the play phase of round 1 with bare boards, A sides, wall tiles 1a to 6a on the sections in order and
the first two tasks of each kind. Regions count from 1 as in records. Seats without a named hand get cards that nobody
else has; `table` sits down at it.
"""

from collections.abc import Sequence
from typing import Any

from tianxia.engine.eye import published_event
from tianxia.engine.game import Json
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.components import load_components
from tianxia.games.zhanguo.ids import (
    A_SIDE,
    ALL_ASPECTS,
    ALL_CARDS,
    ALL_SECTIONS,
    ALL_TASK_SLOTS,
    ALL_TASKS,
    SITE_OF,
    Aspect,
    Board,
    Card,
    Disc,
    Face,
    Official,
    Region,
    Rods,
    Seat,
    Square,
    Stage,
    Task,
    TaskTile,
)
from tianxia.games.zhanguo.names import ASPECTS, BOARDS, COLOURS, SITES, STAGES, TASKS
from tianxia.games.zhanguo.position import Position, empty_table
from tianxia.games.zhanguo.rules.set_up import tiles_of
from tianxia.testing import Table

OTHERS = (40, 39, 80, 79, 120, 119, 38, 78, 118, 37, 77, 117, 36, 76, 116, 35, 75, 115, 34, 74, 114, 33, 73, 113)
"""Cards for hands that do not matter."""
ME, OTHER = Seat(0), Seat(1)


def hands_of(pos: Position) -> list[list[Card]]:
    """The hands of all seats."""
    return [pos.hand(seat) for seat in pos.all_seats]


def region_of(number: int) -> Region:
    """A region by its printed number."""
    return Region(number - 1)


class ZhanguoTable(Table):
    """A table with short names for what the tests look at."""

    def seat(self, seat: int) -> Json:
        """Everything in front of a seat."""
        found: Json = self.data()["seats"][seat]
        return found

    def region(self, seat: int, region: int) -> Json:
        """One region of a seat's board."""
        found: Json = self.seat(seat)["regions"][region - 1]
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
        """Who is on the squares of a region, and how many of each seat beside them."""
        place = self.data()["map"][region - 1]
        return [square["governor"] for square in place["squares"]], place["open_governors"]

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat."""
        return [card["number"] for card in self.data()["hands"][seat]]

    def claims(self, task: str) -> list[int | None]:
        """Whose discs are on the slots of a task."""
        return [slot["seat"] for slot in self.data()["tasks"][task]["slots"]]

    def play(self, seat: int, card: int, **answers: str) -> list[Json]:
        """A court card and what it is for; the rest of the turn's answers may follow."""
        return self.answers(seat, card=str(card), use="court", **answers)

    def all_told(self, name: str) -> list[Json]:
        """All events of that name so far."""
        return [published_event(self.match, tell) for tell in self.match.events if tell.name == name]


class Scene:
    """A position under construction; each call adds to it and returns the scene."""

    def __init__(self, seats: int = 2, components: Any = None, **options: str) -> None:
        """Bare boards at the start of the play phase."""
        self.components = components or load_components(None)
        self.options = GAME.chosen(options, seats)
        start = GAME.set_up(seats, self.options, self.components)
        pos = self.pos = empty_table(seats, self.components.printed)
        pos.set_rules(start.sides, start.has_draft, start.by_track, start.per_worker)
        pos.stage = Stage(STAGES.index("play"))
        for seat in pos.all_seats:
            pos.set_board(seat, A_SIDE)
        self.discs(*range(seats)).tiles(0, 2, 4, 6, 8, 10).tasks(1, 1, 1, 2, 2, 2)
        self._hands: dict[int, Sequence[int]] = {}
        self._court: Sequence[int] = (60,)

    def hand(self, seat: int, *cards: int) -> "Scene":
        """The cards of a seat."""
        self._hands[seat] = cards
        return self

    def court(self, *cards: int) -> "Scene":
        """The court pile, the top card last; 60 by default."""
        self._court = cards
        return self

    def board(self, seat: int, board: str) -> "Scene":
        """A B side for a seat."""
        self.pos.set_board(Seat(seat), Board(BOARDS.index(board)))
        return self

    def above(self, seat: int, region: int, *colours: str) -> "Scene":
        """Officials in a governors area."""
        for official in self._officials(seat, colours):
            self.pos.add_above(Seat(seat), region_of(region), official, 1)
        return self

    def below(self, seat: int, region: int, *colours: str) -> "Scene":
        """Officials in a workers area."""
        for official in self._officials(seat, colours):
            self.pos.add_below(Seat(seat), region_of(region), official, 1)
        return self

    def _officials(self, seat: int, colours: Sequence[str]) -> list[Official]:
        """Officials taken out of a supply."""
        found = [Official(COLOURS.index(colour)) for colour in colours]
        for official in found:
            self.pos.spend_supply(Seat(seat), official, 1)
        return found

    def workers(self, seat: int, **regions: int) -> "Scene":
        """Workers by region: `workers(0, r4=2)`."""
        for name, count in regions.items():
            region = region_of(int(name[1]))
            self.pos.spend_workers(Seat(seat), region, self.pos.workers(Seat(seat), region) - count)
        return self

    def unrest(self, seat: int, **regions: int) -> "Scene":
        """Unrest by region: `unrest(0, r4=2)`."""
        for name, level in regions.items():
            self.pos.put_unrest(Seat(seat), region_of(int(name[1])), level)
        return self

    def tuck(self, seat: int, region: int, *cards: int) -> "Scene":
        """Cards in a region."""
        for card in cards:
            self.pos.tuck(Seat(seat), region_of(region), Card(card))
        return self

    def governor(self, seat: int, region: int, *squares: int) -> "Scene":
        """Governors of a seat on these squares of a region, or one in the open area."""
        for _ in squares or (0,):
            self.pos.add_governor(Seat(seat), region_of(region))
        for square in squares:
            self.pos.set_governor_on(region_of(region), Square(square - 1), Seat(seat))
        return self

    def palace(self, seat: int, *regions: int) -> "Scene":
        """Palaces of a seat."""
        for region in regions:
            self.pos.add_palace(Seat(seat), region_of(region))
        return self

    def wall(self, seat: int, site: str, section: int, rods: int) -> "Scene":
        """A wall of a seat."""
        sections = [at for at in ALL_SECTIONS if SITE_OF[at] == SITES.index(site)]
        self.pos.build_wall(Seat(seat), sections[section - 1], Rods(rods))
        return self

    def markers(self, seat: int, writing: int = 0, currency: int = 0, laws: int = 0) -> "Scene":
        """The value-1 markers of a seat."""
        for aspect, count in zip(ALL_ASPECTS, (writing, currency, laws), strict=True):
            self.pos.set_markers(Seat(seat), aspect, count)
        return self

    def big(self, seat: int, *aspects: str) -> "Scene":
        """The value-3 markers of a seat."""
        for aspect in aspects:
            self.pos.set_big_marker(Aspect(ASPECTS.index(aspect)), Seat(seat))
        return self

    def claim(self, task: str, *seats: int) -> "Scene":
        """Discs on a task from the left."""
        for slot, seat in zip(ALL_TASK_SLOTS, seats, strict=False):
            self.pos.set_claim(Seat(seat), Task(TASKS.index(task)), slot)
        return self

    def tasks(self, *tiles: int) -> "Scene":
        """The tiles of the six tasks: upper wall, palace, governor, then lower; each 1 to 4."""
        for task, tile in zip(ALL_TASKS, tiles, strict=True):
            self.task(task, tiles_of(task % 3)[tile - 1])
        return self

    def task(self, task: int, tile: TaskTile) -> "Scene":
        """The tile of one task."""
        self.pos.set_task_tile(Task(task), tile)
        return self

    def tiles(self, *faces: int) -> "Scene":
        """The wall tiles of the six sections by number * 2 + face, from 0."""
        for section, face in zip(ALL_SECTIONS, faces, strict=True):
            self.pos.set_wall_tile(section, Face(face))
        return self

    def discs(self, *discs: int) -> "Scene":
        """By seat, the place of its disc."""
        for seat, disc in enumerate(discs):
            self.pos.set_disc(Seat(seat), Disc(disc))
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
        for number in self._court:
            pos.add_to_court(Card(number))
        tucked = [card for seat in pos.all_seats for card in pos.tucked_cards(seat)]
        taken = {*self._court, *tucked, *(card for hand in self._hands.values() for card in hand)}
        spare = [card for card in OTHERS if card not in taken]
        for seat in pos.all_seats:
            hand = self._hands[seat] if seat in self._hands else [spare.pop(0) for _ in range(6)]
            pos.set_hand(seat, [Card(card) for card in hand])
        seen = [*self._court, *tucked, *(card for hand in hands_of(pos) for card in hand)]
        for card in ALL_CARDS:
            pos.set_unseen(card, card not in seen)
        return pos

    def table(self) -> ZhanguoTable:
        """Sit down."""
        return ZhanguoTable(GAME, self.pos.seats, self.position(), self.options, self.components)


def scene(seats: int = 2, **options: str) -> Scene:
    """A scene with this many seats."""
    return Scene(seats, **options)
