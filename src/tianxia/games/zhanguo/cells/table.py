"""What is in the middle of the table: markers and VP, the map, walls and tasks."""

from mypy_extensions import i64

from tianxia.games.zhanguo.cells.boards import Boards
from tianxia.games.zhanguo.cells.layout import (
    BIG,
    BIG_MARKERS,
    CLAIMS,
    GOVERNORS,
    GOVERNORS_EACH,
    MARKERS,
    MARKERS_EACH,
    PALACES,
    PALACES_EACH,
    SQUARES,
    TASK_TILES,
    VP,
    WALL_TILES,
    WALLS,
    WALLS_EACH,
)
from tianxia.games.zhanguo.ids import (
    NOBODY,
    SEATED,
    Aspect,
    Face,
    Region,
    Rods,
    Seat,
    Section,
    Site,
    Source,
    Square,
    Task,
    TaskSlot,
    TaskTile,
)


class Table(Boards):
    """The cells of the middle of the table."""

    # -- markers

    def markers(self, me: Seat, aspect: Aspect) -> int:
        """The value-1 markers of a seat."""
        seat: i64 = me
        return self.cells[MARKERS + seat * 3 + aspect]

    def set_markers(self, me: Seat, aspect: Aspect, count: int) -> None:
        """Set the value-1 markers of a seat."""
        seat: i64 = me
        self.cells[MARKERS + seat * 3 + aspect] = count

    def add_markers(self, me: Seat, aspect: Aspect, count: int) -> None:
        """Give a seat value-1 markers. (Z-3.2)"""
        seat: i64 = me
        self.cells[MARKERS + seat * 3 + aspect] += count
        self.tell("markers", me, aspect, count)

    def markers_left(self, aspect: Aspect) -> int:
        """The value-1 markers of an aspect in the general supply."""
        at: i64 = aspect
        at += MARKERS
        cells = self.cells
        return MARKERS_EACH * self.seats - (cells[at] + cells[at + 3] + cells[at + 6] + cells[at + 9])

    def big_marker(self, aspect: Aspect) -> Seat:
        """Who has the value-3 marker of an aspect."""
        return self.cells[BIG_MARKERS + aspect]  # type: ignore[return-value]

    def has_big_marker_left(self) -> bool:
        """Whether a value-3 marker is beside the court."""
        cells = self.cells
        return cells[BIG_MARKERS] == NOBODY or cells[BIG_MARKERS + 1] == NOBODY or cells[BIG_MARKERS + 2] == NOBODY

    def set_big_marker(self, aspect: Aspect, seat: Seat) -> None:
        """Give the value-3 marker of an aspect to a seat, or put it back beside the court."""
        self.cells[BIG_MARKERS + aspect] = seat

    def marker_value(self, me: Seat, aspect: Aspect) -> int:
        """The value of a seat's markers of an aspect: tall ones count 3. (Z-7.1, Z-10.2)"""
        seat: i64 = me
        value: i64 = self.cells[MARKERS + seat * 3 + aspect]
        return value + BIG if self.cells[BIG_MARKERS + aspect] == seat else value

    # -- VP

    def vp(self, seat: Seat, source: Source) -> int:
        """The VP of a seat from a source."""
        at: i64 = seat
        return self.cells[VP + at * 6 + source]

    def add_points(self, seat: Seat, source: Source, points: int) -> None:
        """Add VP for a seat, noted by source."""
        at: i64 = seat
        self.cells[VP + at * 6 + source] += points

    def score(self, seat: Seat, source: Source, points: int) -> None:
        """Score VP during the game, noted by source."""
        self.add_points(seat, source, points)
        self.tell("scored", seat, points, source)

    def earned(self, seat: Seat) -> int:
        """All VP of a seat so far, without final scoring."""
        at: i64 = seat
        at = VP + at * 6
        cells = self.cells
        return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4] + cells[at + 5]

    # -- the map

    def governors(self, seat: Seat, region: Region) -> int:
        """The governors of a seat in a region, on squares and beside them."""
        at: i64 = seat
        return self.cells[GOVERNORS + at * 5 + region]

    def add_governor(self, seat: Seat, region: Region) -> None:
        """Add a governor of a seat to a region."""
        at: i64 = seat
        self.cells[GOVERNORS + at * 5 + region] += 1

    def take_governor(self, seat: Seat, region: Region) -> None:
        """Remove a governor of a seat from a region."""
        at: i64 = seat
        self.cells[GOVERNORS + at * 5 + region] -= 1

    def all_governors(self, seat: Seat) -> int:
        """The governors of a seat on the map."""
        at: i64 = seat
        at = GOVERNORS + at * 5
        cells = self.cells
        return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]

    def governors_left(self, seat: Seat) -> int:
        """The governors in a seat's supply."""
        return GOVERNORS_EACH - self.all_governors(seat)

    def governor_on(self, region: Region, square: Square) -> Seat:
        """Whose governor stands on a bonus square."""
        at: i64 = region
        return self.cells[SQUARES + at * 3 + square]  # type: ignore[return-value]

    def set_governor_on(self, region: Region, square: Square, seat: Seat) -> None:
        """Put a governor on a bonus square, or remove it."""
        at: i64 = region
        self.cells[SQUARES + at * 3 + square] = seat

    def open_governors(self, seat: Seat, region: Region) -> int:
        """The governors of a seat in the open area of a region."""
        me: i64 = seat
        at: i64 = region
        found: i64 = self.cells[GOVERNORS + me * 5 + at]
        for place in range(SQUARES + at * 3, SQUARES + at * 3 + 3):
            if self.cells[place] == me:
                found -= 1
        return found

    def palaces(self, seat: Seat, region: Region) -> int:
        """The palaces of a seat in a region."""
        at: i64 = seat
        return self.cells[PALACES + at * 5 + region]

    def add_palace(self, seat: Seat, region: Region) -> None:
        """Add a palace of a seat to a region."""
        at: i64 = seat
        self.cells[PALACES + at * 5 + region] += 1

    def all_palaces(self, seat: Seat) -> int:
        """The palaces of a seat on the map."""
        at: i64 = seat
        at = PALACES + at * 5
        cells = self.cells
        return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]

    def palaces_left(self, seat: Seat) -> int:
        """The palaces in a seat's supply."""
        return PALACES_EACH - self.all_palaces(seat)

    def palace_slots_left(self, region: Region) -> int:
        """The free palace slots of a region: as many slots as players. (Z-5.7)"""
        at: i64 = region
        at += PALACES
        cells = self.cells
        return self.seats - (cells[at] + cells[at + 5] + cells[at + 10] + cells[at + 15])

    # -- walls

    def wall_tile(self, section: Section) -> Face:
        """The wall tile of a section, the side facing up."""
        return self.cells[WALL_TILES + section]  # type: ignore[return-value]

    def set_wall_tile(self, section: Section, face: Face) -> None:
        """Put a wall tile on a section. (Z-1.5)"""
        self.cells[WALL_TILES + section] = face

    def wall(self, section: Section, rods: Rods) -> Seat:
        """The seat whose wall is on a slot."""
        at: i64 = section
        at += WALLS
        for seat in SEATED[self.seats]:
            if self.cells[at] == rods:
                return seat
            at += 6
        return NOBODY

    def rods_of(self, me: Seat, section: Section) -> int:
        """The rods of the slot where a seat has its wall in a section; 0 if it has none."""
        seat: i64 = me
        return self.cells[WALLS + seat * 6 + section]

    def build_wall(self, me: Seat, section: Section, rods: Rods) -> None:
        """Put a wall of a seat on a slot. (Z-5.8)"""
        seat: i64 = me
        self.cells[WALLS + seat * 6 + section] = rods

    def has_wall(self, me: Seat, section: Section) -> bool:
        """Whether a seat has a wall in a section."""
        seat: i64 = me
        return self.cells[WALLS + seat * 6 + section] != 0

    def free_slots(self, section: Section) -> int:
        """The free slots of a section: a bit for each number of rods. (Z-5.8)"""
        at: i64 = section
        at += WALLS
        cells = self.cells
        one: i64 = 1
        taken: i64 = one << cells[at] | one << cells[at + 6] | one << cells[at + 12] | one << cells[at + 18]
        return 14 & ~taken

    def cheapest_slot(self, section: Section) -> int:
        """The rods of the first free slot of a section; 0 if all are taken. (Z-5.8)"""
        free = self.free_slots(section)
        if free & 2:
            return 1
        return 2 if free & 4 else 3 if free & 8 else 0

    def all_walls(self, me: Seat) -> int:
        """The walls of a seat on the map."""
        at: i64 = me
        at = WALLS + at * 6
        found = 0
        for place in range(at, at + 6):
            if self.cells[place]:
                found += 1
        return found

    def walls_left(self, me: Seat) -> int:
        """The walls in a seat's supply."""
        return WALLS_EACH - self.all_walls(me)

    def walls_at(self, me: Seat, site: Site) -> int:
        """In how many of a site's two sections a seat has a wall. (Z-8.1)"""
        at: i64 = me
        at = WALLS + at * 6 + site * 2
        return (1 if self.cells[at] else 0) + (1 if self.cells[at + 1] else 0)

    # -- tasks

    def task_tile(self, task: Task) -> TaskTile:
        """The tile of a task."""
        return self.cells[TASK_TILES + task]  # type: ignore[return-value]

    def set_task_tile(self, task: Task, tile: TaskTile) -> None:
        """Put a tile on a task. (Z-1.6)"""
        self.cells[TASK_TILES + task] = tile

    def claim(self, task: Task, slot: TaskSlot) -> Seat:
        """The seat whose disc is on a slot of a task."""
        at: i64 = task
        at += CLAIMS
        number: i64 = slot
        for seat in SEATED[self.seats]:
            if self.cells[at] == number + 1:
                return seat
            at += 6
        return NOBODY

    def set_claim(self, me: Seat, task: Task, slot: TaskSlot) -> None:
        """Put a disc on a slot of a task. (Z-8)"""
        seat: i64 = me
        self.cells[CLAIMS + seat * 6 + task] = slot + 1

    def drop_claim(self, me: Seat, task: Task) -> None:
        """Remove a seat's disc from a task."""
        seat: i64 = me
        self.cells[CLAIMS + seat * 6 + task] = 0

    def has_claimed(self, me: Seat, task: Task) -> bool:
        """Whether a seat has a disc on a task."""
        seat: i64 = me
        return self.cells[CLAIMS + seat * 6 + task] != 0

    def claimed_slot(self, me: Seat, task: Task) -> TaskSlot:
        """The slot of a task that a seat's disc is on; NO_SLOT if it has none."""
        seat: i64 = me
        return self.cells[CLAIMS + seat * 6 + task] - 1  # type: ignore[return-value]

    def free_slot(self, task: Task) -> TaskSlot:
        """The first slot of a task without a disc: there is one for each player."""
        at: i64 = task
        at += CLAIMS
        discs: i64 = 0
        for place in range(at, at + 24, 6):
            if self.cells[place]:
                discs += 1
        return TaskSlot(discs)

    def all_claims(self, me: Seat) -> int:
        """How many tasks a seat has claimed."""
        at: i64 = me
        at = CLAIMS + at * 6
        found = 0
        for place in range(at, at + 6):
            if self.cells[place]:
                found += 1
        return found
