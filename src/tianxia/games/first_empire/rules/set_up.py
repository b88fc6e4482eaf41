"""Set-up: everything that is placed at random, drawn openly one by one. (F-1, F-10.1)"""

from typing import Final

from tianxia.engine.script import Draw, Script, Seat
from tianxia.games.first_empire.ids import (
    ALL_ASPECTS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_TOMBS,
    BLANK,
    ELIXIR_TOMB,
    FIRST_SITE,
    LI_SI,
    MASTER_CARDS,
    MASTERS,
    PLAYERS_OF,
    REGIONS,
    STARTING_CHOICE,
    TOMBS,
    Action,
    Aspect,
    Card,
    GovernorTile,
    PalaceTile,
    StartingTile,
    TombTile,
    card_of,
)
from tianxia.games.first_empire.position import Position

DECKS: Final[tuple[str, ...]] = ("writing", "currency", "laws")
DEALS: Final[tuple[str, ...]] = ("deal_writing", "deal_currency", "deal_laws")
"""The questions to chance for a card of each deck."""


def lay_out(pos: Position) -> Script[None]:
    """All open parts of the board, then the first player and the starting tiles. (F-1.3 to F-1.8)"""
    if pos.advanced:
        yield from lay_mausoleum_tokens(pos)
    yield from lay_mausoleum_tiles(pos)
    yield from lay_wall_tiles(pos)
    yield from lay_emperor_tiles(pos)
    yield from lay_palace_tiles(pos)
    yield from lay_governor_tiles(pos)
    yield from show_masters(pos)
    if pos.level:
        seat_li_si(pos)
    else:
        yield from choose_first(pos)
    yield from deal_starting_tiles(pos)
    pos.stage = STARTING_CHOICE


def draw_from(name: str, bag: list[int]) -> Script[int]:
    """Draw one id from an open bag, which then holds one fewer."""
    drawn: int = yield Draw(name, name, lambda: bag, hidden=False)
    bag[drawn] -= 1
    return drawn


def lay_mausoleum_tokens(pos: Position) -> Script[None]:
    """Advanced mode: any token on any spot. (F-1.3)"""
    bag = [1] * TOMBS
    for tomb in ALL_TOMBS:
        spot = yield from draw_from("tomb_spot", bag)
        pos.set_spot(tomb, spot)


def lay_mausoleum_tiles(pos: Position) -> Script[None]:
    """Tiles on the spots of their kind: five of regions, three of wall sites, one of the elixir. (F-1.3)"""
    regions, sites = [1] * REGIONS, [0] * FIRST_SITE + [1] * 3
    for tomb in ALL_TOMBS[:FIRST_SITE]:
        tile = yield from draw_from("tomb_region", regions)
        pos.set_tomb_tile(tomb, TombTile(tile))
    for tomb in ALL_TOMBS[FIRST_SITE:ELIXIR_TOMB]:
        tile = yield from draw_from("tomb_wall", sites)
        pos.set_tomb_tile(tomb, TombTile(tile))
    pos.set_tomb_tile(ELIXIR_TOMB, TombTile(ELIXIR_TOMB))


def lay_wall_tiles(pos: Position) -> Script[None]:
    """Six of seven tiles, each on a random side. (F-1.4)"""
    bag = [1] * 7
    for section in ALL_SECTIONS:
        tile = yield from draw_from("wall_tile", bag)
        side: int = yield Draw("wall_side", f"wall_side_{section}", two_sides, hidden=False)
        pos.set_criterion(section, pos.printed.wall_sides[tile][side])


def two_sides() -> list[int]:
    """Front and back."""
    return [1, 1]


def lay_emperor_tiles(pos: Position) -> Script[None]:
    """Four, five or six of six, each on the pile of the site on its back, in random order. (F-1.4)"""
    bag = [1] * 6
    for _ in range(pos.printed.emperor_tiles):
        tile = yield from draw_from("emperor_tile", bag)
        pos.lay_emperor_tile(pos.printed.emperor_sites[tile], Action(tile))


def lay_palace_tiles(pos: Position) -> Script[None]:
    """One, two or three in each region. (F-1.5)"""
    bag = pos.printed.palace_copies[:]
    for region in ALL_REGIONS:
        for place in range(pos.printed.palace_spaces):
            tile = yield from draw_from("palace_tile", bag)
            pos.set_palace_tile(region, place, PalaceTile(tile))


def lay_governor_tiles(pos: Position) -> Script[None]:
    """Draw the tiles of this game, add the blanks, and place them at random. (F-1.5)"""
    chosen, left = [0] * (BLANK + 1), [0] + [1] * 10
    for _ in range(pos.printed.bonus_tiles):
        tile = yield from draw_from("governor_tile", left)
        chosen[tile] += 1
    chosen[BLANK] = pos.printed.blank_tiles
    for region in ALL_REGIONS:
        for space in range(pos.printed.governor_spaces):
            tile = yield from draw_from("governor_space", chosen)
            pos.set_governor_tile(region, space, GovernorTile(tile))


def show_masters(pos: Position) -> Script[None]:
    """As many masters as players. (F-1.6)"""
    bag = [1] * MASTERS
    for _ in range(pos.players):
        master = yield from draw_from("masters", bag)
        pos.show_master(MASTER_CARDS[master])


def choose_first(pos: Position) -> Script[None]:
    """Draw the first player at random; the others follow clockwise. (F-1.8)"""
    players = list(pos.everyone)
    first: int = yield Draw("first", "first", lambda: [1] * len(players), hidden=False)
    pos.set_order(players[first:] + players[:first])
    tell_order(pos)


def seat_li_si(pos: Position) -> None:
    """His place on the turn order track, ship and unlocked soldiers depend on his level. (F-10.1)"""
    printed, you = pos.printed, Seat(0)
    pos.set_order([LI_SI, you] if printed.li_place == 1 else [you, LI_SI])
    pos.set_ship(LI_SI, printed.li_ship)
    pos.set_soldiers(LI_SI, pos.locked(LI_SI) - printed.li_soldiers, pos.entrance(LI_SI) + printed.li_soldiers)
    pos.tell("li_si", pos.level)
    tell_order(pos)


def tell_order(pos: Position) -> None:
    """The turn order as it is now. (F-1.8, F-8.3)"""
    pos.tell_all("order", tuple([pos.seat_of(player) for player in pos.order()]))


def deal_starting_tiles(pos: Position) -> Script[None]:
    """Deal two open tiles to each seat. (F-1.8)"""
    bag = [0] + [1] * 10
    for seat in PLAYERS_OF[pos.seats]:
        first = yield from draw_from("starting_deal", bag)
        pos.set_starting_tiles(seat, [StartingTile(first)])
        second = yield from draw_from("starting_deal", bag)
        pos.set_starting_tiles(seat, [StartingTile(first), StartingTile(second)])
        pos.tell("starting_dealt", seat, first, second)


def draw_card(pos: Position, names: tuple[str, ...], player: Seat, aspect: Aspect, hidden: bool) -> Script[Card]:
    """Draw a card from its deck."""
    number: int = yield Draw(names[aspect], DECKS[aspect], lambda: pos.deck_counts(aspect), player, 0, hidden)
    card = card_of(aspect, number)
    pos.take_from_deck(card)
    return card


def deal(pos: Position) -> Script[None]:
    """Deal two cards of each deck to every hand. (F-2.2)"""
    for seat in PLAYERS_OF[pos.seats]:
        cards: list[Card] = []
        for aspect in ALL_ASPECTS:
            for _ in range(2):
                card = yield from draw_card(pos, DEALS, seat, aspect, True)
                cards.append(card)
                pos.add_to_hand(seat, card)
        pos.tell("drew", seat)
        pos.tell_all("drew_cards", (seat, *cards), (seat,))
