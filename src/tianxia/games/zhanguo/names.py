"""The names of ZhanGuo's ids, the same in data files, records, views and words. Each list is in order of the numbers.

Bonuses, rewards, criteria and tasks are named where they are declared, in `rules/`.
"""

from typing import Final, Literal, get_args

from tianxia.games.zhanguo.ids import ALL_FACES, SECTIONS_OF, SITE_OF, Face, Section

Aspect = Literal["writing", "currency", "laws"]
Colour = Literal["red", "gray", "white"]
Action = Literal["wall", "palace", "hire", "recruit", "governor", "reassign"]
Site = Literal["turquoise", "gold", "vermilion"]
Task = Literal["upper_wall", "upper_palace", "upper_governor", "lower_wall", "lower_palace", "lower_governor"]
Stage = Literal["set_up", "boards", "draw", "draft", "play", "rewards", "over"]
Way = Literal["higher", "lower", "either"]

ASPECTS: Final[tuple[Aspect, ...]] = get_args(Aspect)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
BOARDS: Final = ("a", "circle", "square", "triangle", "star")
SITES: Final[tuple[Site, ...]] = get_args(Site)
TASKS: Final[tuple[Task, ...]] = get_args(Task)
SOURCES: Final = ("auction", "shortage", "palaces", "squares", "cards", "boards")
FINAL_SOURCES: Final = ("governors", "markers", "tasks", "walls")
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
SIDES: Final = ("a", "b", "auction")
FACES: Final = "ab"


def wall_tile_name(face: Face) -> str:
    """A wall tile by number and face, like `3b`."""
    return f"{face // 2 + 1}{FACES[face % 2]}"


def wall_tile_named(name: str) -> Face:
    """The wall tile and face that a name stands for."""
    return next(face for face in ALL_FACES if wall_tile_name(face) == name)


def section_name(section: Section) -> str:
    """A wall section by its site and its number there, like `gold 2`."""
    return f"{SITES[SITE_OF[section]]} {number_at_site(section)}"


def number_at_site(section: Section) -> int:
    """The number of a wall section at its site, from 1."""
    return SECTIONS_OF[SITE_OF[section]].index(section) + 1
