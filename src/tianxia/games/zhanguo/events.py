"""The events of ZhanGuo, each declared once with its values, and how each value is shown to clients.

Scripts tell them by name (`pos.tell("palace", me, region)`). Nothing here is a sentence: words are in `locale/`.
"""

from collections.abc import Callable, Mapping

from tianxia.engine.game import Json
from tianxia.engine.script import Tell
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.ids import OPEN_AREA, SITE_OF, TILES_OF_A_KIND, Face, Section
from tianxia.games.zhanguo.rules.abilities import BOARD
from tianxia.games.zhanguo.rules.moves import KIND_NAMES, MOVE_OF
from tianxia.games.zhanguo.rules.tasks import TASK_KINDS

VALUES: Mapping[str, tuple[str, ...]] = {
    "order": ("seats",),
    "wall_tile": ("section", "tile"),
    "task_tile": ("task", "task_tile"),
    "removed_board": ("board",),
    "board": ("seat", "board"),
    "bid": ("seat", "bid"),
    "paid": ("seat", "vp"),
    "round": ("round", "seat"),
    "drew": ("seat", "aspect", "count"),
    "drew_card": ("seat", "card"),
    "discarded": ("seat", "card"),
    "tucked": ("seat", "card", "region"),
    "markers": ("seat", "aspect", "count"),
    "big_marker": ("seat", "aspect"),
    "scored": ("seat", "vp", "source"),
    "unrest": ("seat", "region", "level"),
    "down": ("seat", "colour", "region"),
    "moved": ("seat", "move"),
    "court": ("seat", "card", "action"),
    "recruited": ("seat", "colour", "region"),
    "installed": ("seat", "region", "square"),
    "hired": ("seat", "region", "count"),
    "palace": ("seat", "region"),
    "wall": ("seat", "section", "rods"),
    "ability": ("seat", "ability"),
    "worker": ("seat", "region", "count"),
    "worker_moved": ("seat", "region", "to"),
    "governor_moved": ("seat", "region", "square", "to"),
    "reward": ("seat", "aspect", "accepted"),
    "task": ("seat", "task", "vp"),
    "ended": (),
}
"""The values of each event, in the order in which scripts tell them; those of `order` are one list of seats."""

SHOWN: Mapping[str, Callable[[int], object]] = {
    "tile": lambda face: names.wall_tile_name(Face(face)),
    "task": lambda task: names.TASKS[task],
    "board": lambda board: names.BOARDS[board],
    "aspect": lambda aspect: names.ASPECTS[aspect],
    "region": lambda region: region + 1,
    "to": lambda region: region + 1,
    "source": lambda source: names.SOURCES[source],
    "colour": lambda official: names.COLOURS[official],
    "action": lambda action: names.ACTIONS[action],
    "square": lambda square: square_number(square),
    "ability": lambda answer: "board" if answer == BOARD else str(answer),
    "accepted": lambda answer: "yes" if answer else "no",
}


def facts_of(tell: Tell) -> Json:
    """The named values of an event, regions and squares from 1 (the open area is 0), all others by their names."""
    if tell.name == "order":
        return {"seats": list(tell.facts)}
    data: Json = {}
    for name, value in zip(VALUES[tell.name], tell.facts, strict=True):
        if name in PARTS:
            data |= PARTS[name](value)
        else:
            data[name] = SHOWN[name](value) if name in SHOWN else value
    return data


def square_number(square: int) -> int:
    """A bonus square from 1, the open area as 0."""
    return 0 if square == OPEN_AREA else square + 1


def section_parts(section: int) -> Json:
    """A wall section by its site and its number there."""
    return {"site": names.SITES[SITE_OF[section]], "section": names.number_at_site(Section(section))}


def task_tile_parts(tile: int) -> Json:
    """A task tile by its kind and number."""
    kind, number = divmod(tile, TILES_OF_A_KIND)
    return {"kind": TASK_KINDS[kind].name, "tile": number + 1}


def move_parts(answer: int) -> Json:
    """A move of an official: side, along or up, which official, from where and to where."""
    move = MOVE_OF[answer]
    colour = names.COLOURS[move.official]
    return {"move": KIND_NAMES[move.kind], "colour": colour, "region": move.region + 1, "to": move.to + 1}


PARTS: Mapping[str, Callable[[int], Json]] = {
    "section": section_parts,
    "task_tile": task_tile_parts,
    "move": move_parts,
}
"""Values that are made up of several parts."""
