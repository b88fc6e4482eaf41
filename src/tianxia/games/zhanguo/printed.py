"""What is printed on the boards, cards and tiles of ZhanGuo, and what each printed thing can do.

The kinds of bonuses, rewards, criteria and tasks are declared in `rules/`, each with its rule; `loading.py` makes them
from the data files.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.script import ALLOWED, Script
from tianxia.games.zhanguo.ids import Action, Board, Code, Face, Official, Region, Rods, Seat, Square, TaskTile
from tianxia.games.zhanguo.names import Aspect, Colour

if TYPE_CHECKING:
    from tianxia.games.zhanguo.position import Position


class Bonus:
    """What a card gives when it is activated. (Z-6)"""

    name: ClassVar[str] = ""
    """Its name in data files, records and views."""
    amounts: ClassVar[tuple[Colour | Aspect, ...]] = ()
    """The words for its amount, if that is not a number."""

    def __init__(self, amount: int) -> None:
        """Create it as printed on one card."""
        self.amount = amount
        self.number = 0
        """Its index in the list of all kinds of bonuses."""

    def why_not(self, pos: "Position", me: Seat, region: Region) -> Code:
        """0 if it would give its owner something now; the region is that of the card."""
        return ALLOWED

    def carry_out(self, pos: "Position", me: Seat, region: Region) -> Script[None]:
        """Give it, asking whatever needs to be asked."""
        self.give(pos, me, region)
        yield from ()

    def give(self, pos: "Position", me: Seat, region: Region) -> None:
        """Give it, for bonuses that ask nothing."""
        raise NotImplementedError

    @property
    def shown(self) -> int | Colour | Aspect:
        """The amount as data files and views write it."""
        return self.amounts[self.amount] if self.amounts else self.amount


class SquareBonus:
    """What a bonus square of the map gives a governor. (Z-5.5)"""

    name: str = ""
    amount: int = 0

    def carry_out(self, pos: "Position", me: Seat) -> Script[None]:
        """Give it, asking whatever needs to be asked."""
        raise NotImplementedError


class Reward:
    """What the player with most markers of an aspect is offered at the end of a round. (Z-7.3)"""

    name: ClassVar[str] = ""
    bound: ClassVar[bool] = False
    """Whether it is tied to a single region."""

    def __init__(self, regions: list[Region]) -> None:
        """Create it as printed on the rewards track; no region means any."""
        self.regions = regions

    def why_not(self, pos: "Position", me: Seat) -> Code:
        """0 if the whole reward is possible. (Z-7.2)"""
        return ALLOWED

    def carry_out(self, pos: "Position", me: Seat) -> Script[None]:
        """Take it, asking whatever needs to be asked."""
        self.give(pos, me)
        yield from ()

    def give(self, pos: "Position", me: Seat) -> None:
        """Take it, for rewards that ask nothing."""
        raise NotImplementedError

    def brings(self, pos: "Position", me: Seat) -> int:
        """The most VP that its piece would be worth, now or at the end."""
        return 0


class Criterion:
    """What a wall counts at the end of the game. (Z-10.4)"""

    name: str = ""
    number: int = 0
    """Its place among all criteria."""
    flat: bool = False
    """Whether a flat sum is paid, minus what is counted."""

    def times_met(self, pos: "Position", me: Seat) -> int:
        """How often it is met on a seat's board."""
        raise NotImplementedError

    def pays(self, vp: int, met: int) -> int:
        """What a wall scores, from the VP of its slot and how often the criterion is met."""
        return max(0, vp - met) if self.flat else vp * met


class TaskKind:
    """What a task requires. (Z-8)"""

    name: ClassVar[str] = ""

    def __init__(self, places: list[int]) -> None:
        """Create it as printed on a tile: the sites of walls, or the regions of palaces or governors."""
        self.places = places
        self.spots: vec[i64] = vec[i64](list(dict.fromkeys(places)))
        """The same, each place once."""

    def lacks(self, pos: "Position", me: Seat, place: i64) -> i64:
        """How many pieces a seat still lacks at a place that is shown."""
        raise NotImplementedError

    def is_met(self, pos: "Position", me: Seat) -> bool:
        """Whether a seat has a piece at each place that is shown. (Z-8.1)"""
        for place in self.spots:
            if self.lacks(pos, me, place):
                return False
        return True

    def missing(self, pos: "Position", me: Seat) -> list[int]:
        """The shown places where a seat has no piece yet, each as often as it lacks one."""
        return [place for place in self.spots for _ in range(self.lacks(pos, me, place))]


class Printed:
    """The printed tables that the rules use. They never change once filled."""

    def __init__(self) -> None:
        """An empty shell; `loading.py` fills it from the data files."""
        self.trigger: list[Action] = []
        """By card, index 0 unused: the court action that activates it."""
        self.bonus: list[Bonus] = []
        """By card, index 0 unused."""
        self.near: list[list[Region]] = []
        """By region: the adjacent regions."""
        self.tracks: vec[i64] = vec[i64]()
        """By board and region: the slots of the unrest track."""
        self.symbols: vec[i64] = vec[i64]()
        """By board and region: the level with the no-palace symbol."""
        self.starts: vec[i64] = vec[i64]()
        """By board and official: officials at the start."""
        self.squares: list[SquareBonus | None] = []
        """By region and square."""
        self.criterion: list[Criterion] = []
        """By face of a wall tile."""
        self.worth: vec[i64] = vec[i64]()
        """By face of a wall tile and rods."""
        self.slots: vec[i64] = vec[i64]()
        """By task and slot: the VP printed below it."""
        self.task: list[TaskKind] = []
        """By task tile."""
        self.rewards: list[Reward] = []
        """By round and aspect."""
        self.bordering: vec[i64] = vec[i64]()
        """By two regions: 1 if they are adjacent."""

    def track_length(self, board: Board, region: Region) -> int:
        """The slots of a region's unrest track."""
        at: i64 = board
        return self.tracks[at * 5 + region]

    def palace_symbol(self, board: Board, region: Region) -> int:
        """The level of unrest that shows the no-palace symbol."""
        at: i64 = board
        return self.symbols[at * 5 + region]

    def no_palace_from(self, board: Board, region: Region) -> int:
        """The level of unrest from which no palace may be built: the symbol, or the last slot. (Z-5.7)"""
        at: i64 = board
        at = at * 5 + region
        return self.symbols[at] if self.symbols[at] < self.tracks[at] else self.tracks[at]

    def starting_officials(self, board: Board, official: Official) -> int:
        """The officials of a colour at the start. (Z-1.8)"""
        at: i64 = board
        return self.starts[at * 3 + official]

    def square(self, region: Region, square: Square) -> SquareBonus | None:
        """The bonus of a square, None if nothing is printed there. (Z-5.5)"""
        return self.squares[region * 3 + square]

    def wall_vp(self, face: Face, rods: Rods) -> int:
        """The VP that a wall tile pays for a slot, each time its criterion is met."""
        at: i64 = face
        return self.worth[at * 3 + rods - 1]

    def task_vp(self, task: int, slot: int) -> int:
        """The VP below a slot of a task."""
        at: i64 = task
        return self.slots[at * 4 + slot]

    def task_of(self, tile: TaskTile) -> TaskKind:
        """What a task tile requires."""
        return self.task[tile]

    def reward(self, number: int, aspect: int) -> Reward:
        """The reward of an aspect in a round. (Z-7.3)"""
        return self.rewards[number * 3 - 3 + aspect]

    def are_adjacent(self, region: Region, other: Region) -> bool:
        """Whether two regions are adjacent."""
        at: i64 = region
        return self.bordering[at * 5 + other] != 0


NOTHING_PRINTED: Final = Printed()
