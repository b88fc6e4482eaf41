"""The events of Qin with their values named, for clients. Nothing here is a sentence: words are in `locale/`."""

from tianxia.engine.game import Json
from tianxia.engine.script import Tell
from tianxia.games.qin.notation import COLOURS, KIND_NAMES, PLACE, key_of
from tianxia.games.qin.rules.placing import cell_of, colour_of, other_cell_of, other_colour_of
from tianxia.games.qin.views import seat_or_none, square

VALUES = {
    "first": ("seat",),
    "drew": ("seat",),
    "drew_tile": ("seat", "tile"),
    "placed": ("seat", "placement"),
    "passed": ("seat",),
    "founded": ("seat", "cell", "size"),
    "expanded": ("seat", "cell", "size"),
    "absorbed": ("seat", "cell", "size"),
    "returned": ("seat", "cell", "count"),
    "built": ("seat", "cell", "pagodas"),
    "seized": ("seat", "village", "from"),
    "conquered": ("seat", "village", "from"),
    "won": ("seat",),
    "ended": (),
}
"""The values of each event, in the order in which scripts tell them."""


def facts_of(tell: Tell) -> Json:
    """The named values of an event, cells as row and column, tiles by their kind."""
    data: Json = {}
    for name, value in zip(VALUES[tell.name], tell.facts, strict=False):
        data |= _named(name, value)
    return data


def _named(name: str, value: int) -> Json:
    if name == "cell":
        return {"cell": square(value)}
    if name == "tile":
        return {"tile": KIND_NAMES[value]}
    if name == "from":
        return {"from": seat_or_none(value)}
    if name == "placement":
        cells = [square(int(cell_of(value))), square(int(other_cell_of(value)))]
        colours = COLOURS[int(colour_of(value))] + COLOURS[int(other_colour_of(value))]
        return {"placement": key_of(PLACE, value), "cells": cells, "colours": colours}
    return {name: value}
