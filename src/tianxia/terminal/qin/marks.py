"""What is marked on the board besides the position: the draft, where it could go, what it changes, what came last."""

from tianxia.engine.game import Plain, Refusal
from tianxia.terminal.mats import Sight
from tianxia.terminal.qin.draft import Cell, Draft
from tianxia.terminal.qin.drawing import Marks, chips


def marks_of(sight: Sight, draft: Draft | None, after: Plain | None, refusal: Refusal | None) -> Marks:
    """The draft with its consequences, where one is being made; else only what happened last."""
    if draft is None:
        return Marks(last=last_laid(sight))
    return Marks(
        draft={(row, column): colour for colour, row, column in draft.halves()},
        refused=refusal is not None,
        spots=draft.cells({tuple(choice["spots"]) for choice in sight.choices or ()}),
        last=last_laid(sight),
        clash=clashing(sight.view, refusal),
        fresh=changed(sight.view, after),
    )


def last_laid(sight: Sight) -> set[Cell]:
    """Where the others laid tiles since the own turn; the own last tile while nobody else has."""
    placed = [event for event in sight.news if "cells" in event]
    others = [event for event in placed if event["seat"] != sight.seat]
    return {(row, column) for event in others or placed for row, column in event["cells"]}


def clashing(view: Plain, refusal: Refusal | None) -> set[Cell]:
    """All spaces of the provinces that a refusal names."""
    named = refusal.numbers.get("provinces", []) if refusal is not None else []
    provinces = [p["cells"] for p in view["provinces"] if any(cell in p["cells"] for cell in named)]
    return {(row, column) for cells in provinces for row, column in cells}


def changed(before: Plain, after: Plain | None) -> set[Cell]:
    """Spaces on which other pagodas would stand."""
    if after is None:
        return set()
    old, new = chips(before), chips(after)
    return {cell for cell, chip in new.items() if old.get(cell) != chip}
