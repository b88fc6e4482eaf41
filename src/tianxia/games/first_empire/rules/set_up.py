"""Set-up: everything that is laid out at random, drawn openly one by one. (F-1, F-10.1)"""

from typing import Final

from tianxia.engine.script import Script, Tell, draw
from tianxia.games.first_empire.position import (
    ASPECTS,
    ELIXIR_SYMBOL,
    FIRST_SITE,
    LI_SI,
    REGIONS,
    STARTING_CHOICE,
    SYMBOLS,
    Position,
)

BLANK: Final = 11
DECKS: Final = ("writing", "currency", "laws")
DEALS: Final = ("deal_writing", "deal_currency", "deal_laws")
"""The questions to chance for a card of each deck."""


def lay_out(pos: Position) -> Script[None]:
    """All open parts of the board, then who begins and the starting tiles. (F-1.3 to F-1.8)"""
    if pos.advanced:
        yield from lay_mausoleum_tokens(pos)
    yield from lay_mausoleum_tiles(pos)
    yield from lay_wall_tiles(pos)
    yield from lay_emperor_tiles(pos)
    yield from lay_palace_tiles(pos)
    yield from lay_governor_tiles(pos)
    yield from show_masters(pos)
    yield from (seat_li_si(pos) if pos.level else choose_first(pos))
    yield from deal_starting_tiles(pos)
    pos.stage = STARTING_CHOICE


def draw_from(name: str, bag: list[int]) -> Script[int]:
    """One id out of an open bag, which then holds one fewer."""
    drawn = yield from draw(name, name, lambda: bag, hidden=False)
    bag[drawn] -= 1
    return drawn


def lay_mausoleum_tokens(pos: Position) -> Script[None]:
    """Advanced mode: any token on any spot. (F-1.3)"""
    bag = [1] * SYMBOLS
    for symbol in range(SYMBOLS):
        pos.spot[symbol] = yield from draw_from("tomb_spot", bag)


def lay_mausoleum_tiles(pos: Position) -> Script[None]:
    """Tiles on the spots of their kind: five of regions, three of wall sites, one of the elixir. (F-1.3)"""
    bag = [1] * REGIONS
    for symbol in range(REGIONS):
        pos.tomb_tile[symbol] = yield from draw_from("tomb_region", bag)
    bag = [0] * FIRST_SITE + [1] * 3
    for symbol in range(FIRST_SITE, ELIXIR_SYMBOL):
        pos.tomb_tile[symbol] = yield from draw_from("tomb_wall", bag)
    pos.tomb_tile[ELIXIR_SYMBOL] = ELIXIR_SYMBOL


def lay_wall_tiles(pos: Position) -> Script[None]:
    """Six of seven tiles, each on a random side. (F-1.4)"""
    bag = [1] * 7
    for section in range(6):
        tile = yield from draw_from("wall_tile", bag)
        side = yield from draw("wall_side", f"wall_side_{section}", two_sides, hidden=False)
        pos.wall_tiles[section] = pos.box.wall_sides[tile * 2 + side]


def two_sides() -> list[int]:
    """Front and back."""
    return [1, 1]


def lay_emperor_tiles(pos: Position) -> Script[None]:
    """Four, five or six of six, each on the pile of the site on its back, in random order. (F-1.4)"""
    bag = [1] * 6
    for _ in range(pos.box.emperor_tiles):
        tile = yield from draw_from("emperor_tile", bag)
        site = pos.box.emperor_site[tile]
        pos.emperor_piles[site * 2 + (1 if pos.emperor_piles[site * 2] else 0)] = tile + 1


def lay_palace_tiles(pos: Position) -> Script[None]:
    """One, two or three in each region. (F-1.5)"""
    bag = pos.box.palace_copies[:]
    for region in range(REGIONS):
        for space in range(pos.box.palace_spaces):
            kind = yield from draw_from("palace_tile", bag)
            pos.palace_tiles[region * 3 + space] = kind + 1


def lay_governor_tiles(pos: Position) -> Script[None]:
    """The tiles of this game are drawn, joined by blanks, and laid at random. (F-1.5)"""
    box = pos.box
    chosen, left = [0] * (BLANK + 1), [0] + [1] * 10
    for _ in range(box.bonus_tiles):
        tile = yield from draw_from("governor_tile", left)
        chosen[tile] += 1
    chosen[BLANK] = box.blank_tiles
    for region in range(REGIONS):
        for space in range(box.governor_spaces):
            pos.governor_tiles[region * 2 + space] = yield from draw_from("governor_space", chosen)


def show_masters(pos: Position) -> Script[None]:
    """As many masters as players. (F-1.6)"""
    bag = [1] * 5
    for _ in range(pos.players):
        master = yield from draw_from("masters", bag)
        pos.masters += 1 << master
    pos.masters_in_play = pos.masters


def choose_first(pos: Position) -> Script[None]:
    """A first player by lot, the others clockwise. (F-1.8)"""
    first = yield from draw("first", "first", lambda: [1] * pos.players, hidden=False)
    pos.order = [(first + place) % pos.players for place in range(pos.players)]
    yield Tell("order", tuple(pos.order))


def seat_li_si(pos: Position) -> Script[None]:
    """His place on the turn order track, ship and unlocked soldiers are those of his level. (F-10.1)"""
    box = pos.box
    pos.order = [LI_SI, 0] if box.li_place == 1 else [0, LI_SI]
    pos.ship[LI_SI] = box.li_ship
    pos.locked[LI_SI] -= box.li_soldiers
    pos.entrance[LI_SI] += box.li_soldiers
    yield Tell("li_si", (pos.level,))
    yield Tell("order", tuple([pos.chair(player) for player in pos.order]))


def deal_starting_tiles(pos: Position) -> Script[None]:
    """Two open tiles to each seat. (F-1.8)"""
    bag = [0] + [1] * 10
    for seat in range(pos.seats):
        for number in range(2):
            pos.starting[seat * 2 + number] = yield from draw_from("starting_deal", bag)
        yield Tell("starting_dealt", (seat, pos.starting[seat * 2], pos.starting[seat * 2 + 1]))


def aspect_counts(pos: Position, aspect: int) -> list[int]:
    """The 40 cards of a deck, numbered from 0, as chance draws from it. (F-1.6)"""
    return pos.deck[aspect * 40 + 1 : aspect * 40 + 41]


def draw_card(pos: Position, names: tuple[str, str, str], player: int, aspect: int, hidden: bool) -> Script[int]:
    """A card leaves its deck."""
    number = yield from draw(names[aspect], DECKS[aspect], lambda: aspect_counts(pos, aspect), player, 0, hidden)
    card = aspect * 40 + 1 + number
    pos.deck[card] = 0
    return card


def deal(pos: Position) -> Script[None]:
    """Two cards of each deck to every hand. (F-2.2)"""
    for seat in range(pos.seats):
        cards: list[int] = []
        for number in range(2 * ASPECTS):
            card = yield from draw_card(pos, DEALS, seat, number // 2, True)
            cards.append(card)
            pos.put_in_hand(seat, cards)
        yield Tell("drew", (seat,))
        yield Tell("drew_cards", (seat, *cards), (seat,))
