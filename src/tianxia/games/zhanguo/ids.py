"""The things of ZhanGuo by number, with one type for each kind, so that mypy tells a seat from a region.

Each is a small number. Regions count from 0 internally and from 1 outside; cards use their printed numbers everywhere.
`names.py` has the words that stand for these numbers in data, records and views.
"""

from typing import Final, NewType

from tianxia.engine.script import Code as Code
from tianxia.engine.script import Seat as Seat

SEATS: Final = 4
"""The maximum number of players; positions have room for all of them."""
NOBODY: Final = Seat(-1)
"""Used in place of a seat: an empty square or slot, a value-3 marker beside the court."""
SEATED: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    tuple(Seat(seat) for seat in range(count)) for count in range(SEATS + 1)
)
"""By number of players: their seats."""

Region = NewType("Region", int)
REGIONS: Final = 5
ALL_REGIONS: Final[tuple[Region, ...]] = tuple(Region(region) for region in range(REGIONS))
FIRST_REGION: Final = Region(0)
"""The region where the starting officials are placed. (Z-1.8)"""

Official = NewType("Official", int)
"""An official by colour."""
OFFICIALS: Final = 3
RED: Final = Official(0)
GRAY: Final = Official(1)
WHITE: Final = Official(2)
ALL_OFFICIALS: Final[tuple[Official, ...]] = (RED, GRAY, WHITE)

Aspect = NewType("Aspect", int)
"""The aspects of unification: writing (ivory), currency (orange), laws (brown)."""
ASPECTS: Final = 3
WRITING: Final = Aspect(0)
CURRENCY: Final = Aspect(1)
LAWS: Final = Aspect(2)
ALL_ASPECTS: Final[tuple[Aspect, ...]] = (WRITING, CURRENCY, LAWS)

Card = NewType("Card", int)
NO_CARD: Final = Card(0)
CARDS: Final = 120
DECK: Final = 40
"""Cards of an aspect. (Z-1.3)"""
ALL_CARDS: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(1, CARDS + 1))

Place = NewType("Place", int)
"""A place for a card on a board, three for each region."""
TUCKS: Final = 3
"""How many cards may be tucked in a region. (Z-3.1)"""
PLACES: Final = 15
ALL_PLACES: Final[tuple[Place, ...]] = tuple(Place(place) for place in range(PLACES))
BOARD_PLACE: Final = Place(15)
"""Stands for the board itself in the list of places."""
NO_PLACE: Final = Place(-1)
REGION_OF: Final[tuple[Region, ...]] = tuple(region for region in ALL_REGIONS for _ in range(TUCKS))
"""By place: its region."""

Action = NewType("Action", int)
"""A court action."""
WALL: Final = Action(0)
PALACE: Final = Action(1)
HIRE: Final = Action(2)
RECRUIT: Final = Action(3)
GOVERNOR: Final = Action(4)
REASSIGN: Final = Action(5)
NO_ACTION: Final = Action(-1)
ALL_ACTIONS: Final[tuple[Action, ...]] = (WALL, PALACE, HIRE, RECRUIT, GOVERNOR, REASSIGN)

Board = NewType("Board", int)
"""A player board: the A side, or one of the four B sides."""
BOARDS: Final = 5
A_SIDE: Final = Board(0)
CIRCLE: Final = Board(1)
SQUARE: Final = Board(2)
TRIANGLE: Final = Board(3)
STAR: Final = Board(4)
NO_BOARD: Final = Board(-1)
B_SIDES: Final[tuple[Board, ...]] = (CIRCLE, SQUARE, TRIANGLE, STAR)

Square = NewType("Square", int)
"""A bonus square of a region of the map."""
SQUARES: Final = 3
ALL_SQUARES: Final[tuple[Square, ...]] = (Square(0), Square(1), Square(2))
OPEN_AREA: Final = Square(3)
"""The open area beside the squares of a region."""

Site = NewType("Site", int)
"""Where walls are built: turquoise, gold, vermilion; two sections each."""
SITES: Final = 3
ALL_SITES: Final[tuple[Site, ...]] = (Site(0), Site(1), Site(2))
Section = NewType("Section", int)
SECTIONS: Final = 6
ALL_SECTIONS: Final[tuple[Section, ...]] = tuple(Section(section) for section in range(SECTIONS))
SITE_OF: Final[tuple[Site, ...]] = tuple(site for site in ALL_SITES for _ in range(2))
"""By section: its site."""
SECTIONS_OF: Final[tuple[tuple[Section, ...], ...]] = tuple(
    tuple(section for section in ALL_SECTIONS if SITE_OF[section] == site) for site in ALL_SITES
)
"""By site: its two sections."""
Rods = NewType("Rods", int)
"""A slot of a section, by the number of its rods."""
RODS: Final = 3
ALL_RODS: Final[tuple[Rods, ...]] = (Rods(1), Rods(2), Rods(3))
Face = NewType("Face", int)
"""A side of a wall tile, two for each tile."""
ALL_FACES: Final[tuple[Face, ...]] = tuple(Face(face) for face in range(12))
NO_FACE: Final = Face(-1)

Task = NewType("Task", int)
"""Wall, palace, governor of the upper section, then of the lower one."""
TASKS: Final = 6
ALL_TASKS: Final[tuple[Task, ...]] = tuple(Task(task) for task in range(TASKS))
KINDS: Final = 3
"""Of each section of tasks: wall, palace, governor."""
KIND_OF: Final[tuple[int, ...]] = (0, 1, 2, 0, 1, 2)
"""By task: its kind."""
UPPER_TASKS: Final[tuple[Task, ...]] = ALL_TASKS[:KINDS]
LOWER_TASKS: Final[tuple[Task, ...]] = ALL_TASKS[KINDS:]
TaskTile = NewType("TaskTile", int)
TILES_OF_A_KIND: Final = 4
TASK_TILES: Final = 12
NO_TILE: Final = TaskTile(-1)
TaskSlot = NewType("TaskSlot", int)
TASK_SLOTS: Final = 4
NO_SLOT: Final = TaskSlot(-1)
ALL_TASK_SLOTS: Final[tuple[TaskSlot, ...]] = tuple(TaskSlot(slot) for slot in range(TASK_SLOTS))

Source = NewType("Source", int)
"""Sources of VP during the game."""
SOURCES: Final = 6
FROM_AUCTION: Final = Source(0)
FROM_SHORTAGE: Final = Source(1)
FROM_PALACES: Final = Source(2)
FROM_SQUARES: Final = Source(3)
FROM_CARDS: Final = Source(4)
FROM_BOARDS: Final = Source(5)
ALL_SOURCES: Final[tuple[Source, ...]] = tuple(Source(source) for source in range(SOURCES))

Stage = NewType("Stage", int)
"""The phase of the game."""
SET_UP: Final = Stage(0)
CHOOSING: Final = Stage(1)
"""B boards are chosen or auctioned. (Z-1.7, Z-9.4)"""
DRAW: Final = Stage(2)
DRAFT: Final = Stage(3)
PLAY: Final = Stage(4)
REWARDS: Final = Stage(5)
OVER: Final = Stage(6)

Sides = NewType("Sides", int)
"""Which sides of the boards are used."""
A_BOARDS: Final = Sides(0)
B_BOARDS: Final = Sides(1)
AUCTION: Final = Sides(2)

Disc = NewType("Disc", int)
"""Where a disc is: 0 to 3 on the rewards track, top first; then the column of the round, by aspect. (Z-7.2)"""
TOP: Final = Disc(0)
ON_TRACK: Final[tuple[Disc, ...]] = (Disc(0), Disc(1), Disc(2), Disc(3))
IN_COLUMN: Final[tuple[Disc, ...]] = (Disc(4), Disc(5), Disc(6))
"""By aspect."""
NO_DISC: Final = Disc(-1)

ROUNDS: Final = 5
TURNS: Final = 6
"""How many cards a seat plays in a round. (Z-2.3)"""


def aspect_of(card: Card) -> Aspect:
    """Writing 1 to 40, currency 41 to 80, laws 81 to 120. (Z-1.3)"""
    return LAWS if card > DECK + DECK else CURRENCY if card > DECK else WRITING
