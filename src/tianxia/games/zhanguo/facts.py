"""The events of ZhanGuo with their values named, for clients. Nothing here is a sentence: words are in `locale/`."""

from collections.abc import Callable, Mapping

from tianxia.engine.game import Plain
from tianxia.engine.script import Tell
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.abilities import BOARD
from tianxia.games.zhanguo.board_abilities import OPEN
from tianxia.games.zhanguo.notation import key_of

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
    "tile": names.wall_tile_name,
    "task": lambda task: names.TASKS[task],
    "board": lambda board: names.BOARDS[board],
    "aspect": lambda aspect: names.ASPECTS[aspect],
    "region": lambda region: region + 1,
    "to": lambda region: region + 1,
    "source": lambda source: names.SOURCES[source],
    "colour": lambda colour: names.COLOURS[colour],
    "action": lambda action: names.ACTIONS[action],
    "square": lambda square: 0 if square == OPEN else square + 1,
    "ability": lambda answer: "board" if answer == BOARD else str(answer),
    "accepted": lambda answer: "yes" if answer else "no",
}


def facts_of(tell: Tell) -> Plain:
    """The named values of an event, regions and squares from 1 (the open area is 0), all others by their names."""
    if tell.name == "order":
        return {"seats": list(tell.facts)}
    plain: Plain = {}
    for name, value in zip(VALUES[tell.name], tell.facts, strict=True):
        if name in PARTS:
            plain |= PARTS[name](value)
        else:
            plain[name] = SHOWN[name](value) if name in SHOWN else value
    return plain


def section_parts(section: int) -> Plain:
    """A wall section by its site and its number there."""
    return {"site": names.SITES[section // 2], "section": section % 2 + 1}


def task_tile_parts(tile: int) -> Plain:
    """A task tile by its kind and number."""
    return {"kind": names.TASK_KINDS[tile // 4], "tile": tile % 4 + 1}


def move_parts(move: int) -> Plain:
    """A move of an official: side, along or up, who, from where and to where."""
    kind, colour, region, to = key_of("point", move).split()
    return {"move": kind, "colour": colour, "region": int(region), "to": int(to)}


PARTS: Mapping[str, Callable[[int], Plain]] = {
    "section": section_parts,
    "task_tile": task_tile_parts,
    "move": move_parts,
}
"""Values that say several things."""
