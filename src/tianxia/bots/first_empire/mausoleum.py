"""The outlook on the mausoleum: conditions that are near, soldiers for them, rows and columns, the entrance."""

from typing import Final

from tianxia.bots.first_empire.outlook import Outlook
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import ALL_TOMBS, ELIXIR_TOMB, FIRST_SITE, TOMBS, Region, Site, Tomb
from tianxia.games.first_empire.position import Position

LINES: Final[tuple[tuple[int, int, int], ...]] = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
LINE_POINTS: Final = 10
ENTRANCE: Final[tuple[int, ...]] = (0, 200, 500, 900)
"""Soldiers left at the entrance at the end; more than three count as three."""
WAITING: Final = 250
"""A tile is worth keeping a soldier for from this outlook on, in hundredths of a VP."""
PLACED: Final = 100
"""In per cent: the probability of a tile where a soldier already is; no other is as certain."""
PIECE_TURNS: Final = 4
"""How many turns a governor, palace or wall takes, from the first official to the building."""


def tombs_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Tiles by how near their conditions are, for the available soldiers; rows and columns; the entrance."""
    hopes: list[int] = []
    for tomb in ALL_TOMBS:
        if pos.soldier_on(me, tomb):
            view.chance.append(PLACED)
        else:
            points = 100 * pos.slot_points(tomb)
            chance = tile_chance(pos, me, tomb, points, view)
            view.chance.append(chance)
            view.any_tile = max(view.any_tile, points)
            hopes.append(points * chance // 100)
    hopes.sort(reverse=True)
    return soldiers_hope(pos, me, hopes, view) + lines_hope(pos, me, view)


def tile_chance(pos: Position, me: Seat, tomb: Tomb, points: int, view: Outlook) -> int:
    """In per cent: how likely a tile's condition will be met; notes what one more piece is worth there."""
    face = pos.tomb_face(tomb)
    factor = 100 if pos.entrance(me) else view.weights.locked if pos.locked(me) else 0
    gain = points * factor // 100
    if tomb < FIRST_SITE:
        governors = max(0, face.governors - pos.governors(me, Region(tomb)))
        palaces = max(0, face.palaces - pos.palaces(me, Region(tomb)))
        chance = piece_chance(governors + palaces, view.turns)
        more = gain * (piece_chance(governors + palaces - 1, view.turns) - chance) // 100
        view.want_governor[tomb] = more if governors else 0
        view.want_palace[tomb] = more if palaces else 0
        return chance
    if tomb < ELIXIR_TOMB:
        site = Site(tomb - FIRST_SITE)
        walls = max(0, face.walls - pos.walls_at(me, site))
        chance = piece_chance(walls, view.turns)
        view.want_site[site] = gain * (piece_chance(walls - 1, view.turns) - chance) // 100 if walls else 0
        return chance
    spaces = max(0, face.space - pos.ship(me))
    return 95 if spaces == 0 else max(0, min(80, 50 + 3 * view.turns - 7 * spaces))


def piece_chance(missing: int, turns: int) -> int:
    """In per cent: how likely this many governors, palaces and walls will still be built in one place."""
    if missing <= 0:
        return 95
    return max(0, min(70 - 20 * missing, 4 * (turns - PIECE_TURNS * missing + 3)))


def soldiers_hope(pos: Position, me: Seat, hopes: list[int], view: Outlook) -> int:
    """Soldiers at the entrance go to the best tiles; the rest count separately, locked ones come later."""
    total, used, waiting = 0, 0, pos.entrance(me)
    while used < waiting and used < len(hopes) and hopes[used] >= WAITING:
        total += hopes[used]
        used += 1
    total += ENTRANCE[min(3, waiting - used)]
    more = min(pos.locked(me), view.turns // 5)
    if used < len(hopes):
        view.soldier = max(120 if waiting - used < 3 else 30, hopes[used])
    if waiting - used > 2:
        view.soldier = 30
    for at in range(used, min(used + more, len(hopes))):
        total += hopes[at] * view.weights.locked // 100
    return total


def lines_hope(pos: Position, me: Seat, view: Outlook) -> int:
    """Rows and columns by how likely all three tiles are."""
    by_spot = [0] * TOMBS
    placed = [False] * TOMBS
    for tomb in ALL_TOMBS:
        by_spot[pos.spot(tomb)] = view.chance[tomb]
        placed[pos.spot(tomb)] = view.chance[tomb] == PLACED
    total = 0
    for line in LINES:
        chance, missing = 100, 0
        for spot in line:
            chance = chance * by_spot[spot] // 100
            missing += 0 if placed[spot] else 1
        if missing <= pos.entrance(me) + min(pos.locked(me), view.turns // 5):
            locked = max(0, missing - pos.entrance(me))
            total += 100 * LINE_POINTS * chance // (100 + 60 * locked)
    return total


def line_count(pos: Position, me: Seat, line: tuple[int, int, int]) -> int:
    """A player's soldiers in a row or column."""
    count = 0
    for tomb in ALL_TOMBS:
        if pos.spot(tomb) in line and pos.soldier_on(me, tomb):
            count += 1
    return count
