"""The names of ZhanGuo's small numbers, the same in data files, records, views and words."""

from typing import Final, Literal, get_args

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
BONUSES: Final = (
    "marker",
    "points",
    "vp",
    "worker",
    "vp_per_aspect",
    "calm_any",
    "calm_same",
    "move_worker",
    "official",
)
BOARDS: Final = ("a", "circle", "square", "triangle", "star")
SQUARES: Final = ("points", "official", "vp")
SITES: Final[tuple[Site, ...]] = get_args(Site)
CRITERIA: Final = (
    "empty_tracks",
    "enough_officials",
    "gray_regions",
    "red_regions",
    "white_regions",
    "flat",
    "aspect_sets",
    "full_regions",
    "pair_regions",
    "currency_regions",
    "laws_regions",
    "writing_regions",
)
REWARDS: Final = ("official", "two_red", "two_gray", "two_workers", "governor", "wall", "palace")
TASK_KINDS: Final = ("wall", "palace", "governor")
TASKS: Final[tuple[Task, ...]] = get_args(Task)
SOURCES: Final = ("auction", "shortage", "palaces", "squares", "cards", "boards")
FINAL_SOURCES: Final = ("governors", "markers", "tasks", "walls")
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
SIDES: Final = ("a", "b", "auction")
FACES: Final = "ab"


def task_tile_name(tile: int) -> str:
    """A task tile by kind and number, like `palace 1`."""
    return f"{TASK_KINDS[tile // 4]} {tile % 4 + 1}"


def wall_tile_name(face: int) -> str:
    """A wall tile by number and face, like `3b`."""
    return f"{face // 2 + 1}{FACES[face % 2]}"
