"""What is open on the table, as JSON values in the rulebook's words. Views and saved positions are made from it."""

from tianxia.engine.script import ALLOWED
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo import view_types as types
from tianxia.games.zhanguo.cells.layout import DISCS_EACH
from tianxia.games.zhanguo.ids import (
    ALL_ASPECTS,
    ALL_OFFICIALS,
    ALL_PLACES,
    ALL_REGIONS,
    ALL_RODS,
    ALL_SOURCES,
    ALL_SQUARES,
    ALL_TASK_SLOTS,
    BOARD_PLACE,
    GRAY,
    IN_COLUMN,
    NO_ACTION,
    NO_BOARD,
    NO_CARD,
    NO_DISC,
    NO_FACE,
    NO_TILE,
    NOBODY,
    ON_TRACK,
    RED,
    SITE_OF,
    TILES_OF_A_KIND,
    WHITE,
    Aspect,
    Card,
    Disc,
    Region,
    Seat,
    Section,
    Square,
    Task,
    TaskSlot,
    TaskTile,
    aspect_of,
)
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.printed import Printed, TaskKind
from tianxia.games.zhanguo.rules.tasks import TASK_KINDS, WallTask, task_of
from tianxia.games.zhanguo.rules.unification import why_no_tuck
from tianxia.games.zhanguo.scoring import parts, region_score


def card_json(printed: Printed, card: Card) -> types.Card:
    """A card with everything printed on it."""
    bonus = printed.bonus[card]
    return {
        "number": card,
        "aspect": names.ASPECTS[aspect_of(card)],
        "trigger": names.ACTIONS[printed.trigger[card]],
        "bonus": bonus.name,
        "amount": bonus.shown,
    }


def seat_or_none(seat: Seat) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def region_json(pos: Position, seat: Seat, region: Region) -> types.Region:
    """One region of a seat's board. (Z-3, Z-5)"""
    board = pos.board(seat)
    return {
        "cards": [card_json(pos.printed, card) for card in pos.tucked_at(seat, region)],
        "governors_area": {names.COLOURS[who]: pos.above(seat, region, who) for who in ALL_OFFICIALS},
        "workers_area": {names.COLOURS[who]: pos.below(seat, region, who) for who in ALL_OFFICIALS},
        "workers": pos.workers(seat, region),
        "unrest": pos.unrest(seat, region),
        "track": None if board == NO_BOARD else pos.track_length(seat, region),
        "asleep": board != NO_BOARD and pos.is_locked(seat, region),
        "no_palace_from": None if board == NO_BOARD else pos.printed.palace_symbol(board, region),
        "next_card": next_card(pos, seat, region),
    }


def next_card(pos: Position, seat: Seat, region: Region) -> types.NextCard | None:
    """What one more card would add: markers of its aspect and unrest; None if none fits. (Z-3.1 to Z-3.3)"""
    if why_no_tuck(pos, seat, region) != ALLOWED:
        return None
    cards = pos.cards_at(seat, region)
    return {"markers": cards + 1, "unrest": cards}


def seat_json(pos: Position, seat: Seat) -> types.Seat:
    """What a seat has in front of it, all of it open; for its hand only the aspects. (Z-1.1, Z-2.2)"""
    aspects = [aspect_of(card) for card in pos.hand(seat)]
    by_source, board = parts(pos, seat), pos.board(seat)
    return {
        "board": None if board == NO_BOARD else names.BOARDS[board],
        "regions": [region_json(pos, seat, region) for region in ALL_REGIONS],
        "supply": supply_json(pos, seat),
        "markers": {names.ASPECTS[aspect]: markers_json(pos, seat, aspect) for aspect in ALL_ASPECTS},
        "disc": disc_json(pos.disc(seat)),
        "hand_aspects": {names.ASPECTS[aspect]: aspects.count(aspect) for aspect in ALL_ASPECTS},
        "earned": {names.SOURCES[source]: pos.vp(seat, source) for source in ALL_SOURCES},
        "if_it_ended_now": {name: by_source[name] for name in names.FINAL_SOURCES},
        "vp": sum(by_source.values()),
    }


def supply_json(pos: Position, seat: Seat) -> types.Supply:
    """What a seat has beside its board."""
    return {
        "red": pos.supply(seat, RED),
        "gray": pos.supply(seat, GRAY),
        "white": pos.supply(seat, WHITE),
        "governors": pos.governors_left(seat),
        "palaces": pos.palaces_left(seat),
        "walls": pos.walls_left(seat),
        "task_discs": DISCS_EACH - pos.all_claims(seat),
    }


def markers_json(pos: Position, seat: Seat, aspect: Aspect) -> types.Markers:
    """The markers of a seat of one aspect."""
    return {
        "small": pos.markers(seat, aspect),
        "big": int(pos.big_marker(aspect) == seat),
        "value": pos.marker_value(seat, aspect),
    }


def disc_json(disc: Disc) -> int | names.Aspect | None:
    """A position on the rewards track from 1, or the aspect whose column the disc is in. (Z-7.2)"""
    if disc == NO_DISC:
        return None
    return disc + 1 if disc in ON_TRACK else names.ASPECTS[IN_COLUMN.index(disc)]


def map_json(pos: Position, region: Region) -> types.MapRegion:
    """One region of the map: governors, palaces, and what each seat would score. (Z-5.4, Z-5.7)"""
    squares = [square_json(pos, region, square) for square in ALL_SQUARES]
    return {
        "squares": [square for square in squares if square is not None],
        "open_governors": [pos.open_governors(seat, region) for seat in pos.all_seats],
        "palaces": [pos.palaces(seat, region) for seat in pos.all_seats],
        "palace_slots": pos.seats,
        "scores": [region_score(pos, seat, region) for seat in pos.all_seats],
        "adjacent": [other + 1 for other in pos.printed.near[region]],
    }


def square_json(pos: Position, region: Region, square: Square) -> types.Square | None:
    """A bonus square: what it gives, how much, and whose governor is there. (Z-5.4, Z-5.5)"""
    bonus = pos.printed.square(region, square)
    if bonus is None:
        return None
    owner = seat_or_none(pos.governor_on(region, square))
    return {"bonus": bonus.name, "amount": bonus.amount, "governor": owner}


def wall_json(pos: Position, section: Section) -> types.Wall:
    """One section of the wall: its tile, who built on the 1-, 2- and 3-rod slots, what each would score. (Z-5.8)"""
    face, site = pos.wall_tile(section), names.SITES[SITE_OF[section]]
    slots = [seat_or_none(pos.wall(section, rods)) for rods in ALL_RODS]
    if face == NO_FACE:
        return {"site": site, "tile": None, "criterion": None, "vp": None, "brings": None, "slots": slots}
    criterion, vp = pos.printed.criterion[face], [pos.printed.wall_vp(face, rods) for rods in ALL_RODS]
    met = [criterion.times_met(pos, seat) for seat in pos.all_seats]
    return {
        "site": site,
        "tile": names.wall_tile_name(face),
        "criterion": criterion.name,
        "vp": vp,
        "brings": [[criterion.pays(each, times) for each in vp] for times in met],
        "slots": slots,
    }


def task_json(pos: Position, task: Task) -> types.TaskSpace:
    """One task: its tile, and whose discs are on which slots. (Z-8)"""
    tile = pos.task_tile(task)
    slots = [task_slot(pos, task, slot) for slot in ALL_TASK_SLOTS]
    if tile == NO_TILE:
        return {"tile": None, "places": None, "slots": slots}
    wanted = task_of(pos, task)
    return {"tile": task_tile_name(tile), "places": shown_places(wanted, wanted.places), "slots": slots}


def task_tile_name(tile: TaskTile) -> str:
    """A task tile by kind and number, like `palace 1`."""
    kind, number = divmod(tile, TILES_OF_A_KIND)
    return f"{TASK_KINDS[kind].name} {number + 1}"


def shown_places(task: TaskKind, places: list[int]) -> list[names.Site | int]:
    """The places of a task as clients see them: sites by name, regions by number."""
    return [names.SITES[place] if isinstance(task, WallTask) else place + 1 for place in places]


def task_slot(pos: Position, task: Task, slot: TaskSlot) -> types.TaskSlot:
    """A slot of a task, and whose disc is there. (Z-8)"""
    return {"vp": pos.printed.task_vp(task, slot), "seat": seat_or_none(pos.claim(task, slot))}


def rewards_json(pos: Position, number: int) -> dict[names.Aspect, types.Reward]:
    """The rewards of a round by aspect. (Z-7.3)"""
    return {names.ASPECTS[aspect]: reward_json(pos, number, aspect) for aspect in ALL_ASPECTS}


def reward_json(pos: Position, number: int, aspect: Aspect) -> types.Reward:
    """The reward of an aspect in a round. (Z-7.3)"""
    reward = pos.printed.reward(number, aspect)
    return {"kind": reward.name, "regions": [region + 1 for region in reward.regions]}


def now_json(pos: Position) -> types.Now:
    """What the current turn is about."""
    return {
        "card": None if pos.card == NO_CARD else card_json(pos.printed, pos.card),
        "action": None if pos.action == NO_ACTION else names.ACTIONS[pos.action],
        "woken": pos.woken,
        "used": [place for place in (*ALL_PLACES, BOARD_PLACE) if pos.is_used(place)],
        "points": pos.points,
        "bid": pos.bid,
    }


def options_json(pos: Position) -> types.Options:
    """The variants of this game. (Z-9)"""
    return {
        "boards": names.SIDES[pos.sides],
        "draft": "on" if pos.has_draft else "off",
        "turn_order": "track" if pos.by_track else "clockwise",
        "hire_unrest": "per_worker" if pos.per_worker else "one",
    }


def left_json(pos: Position, aspect: Aspect) -> types.Stack:
    """The markers of an aspect in the general supply."""
    return {"small": pos.markers_left(aspect), "big": int(pos.big_marker(aspect) == NOBODY)}
