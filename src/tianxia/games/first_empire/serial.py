"""The whole position as JSON values and back: what `tianxia replay --states` prints and saved matches contain.

It is enough to compute every score by hand. The keys are those of `table.py`, plus `hands` and `deck`.
"""

from collections.abc import Sequence
from typing import Any

from tianxia.engine.game import Json
from tianxia.engine.script import Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.components import FirstEmpireComponents
from tianxia.games.first_empire.ids import (
    ALCHEMIST_CARDS,
    ALL_ASPECTS,
    ALL_OFFICIALS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_SITES,
    ALL_SOURCES,
    ALL_TOMBS,
    CARDS,
    FIRST_ALCHEMIST,
    FIRST_MASTER,
    NOBODY,
    ON_TRACK,
    PLAYERS_OF,
    Action,
    ActionCard,
    Aspect,
    Card,
    GovernorTile,
    PalaceTile,
    Region,
    StartingTile,
    TombTile,
    spot_at,
)
from tianxia.games.first_empire.names import ASPECT_NAMES, card_named
from tianxia.games.first_empire.position import Position, empty_position
from tianxia.games.first_empire.views.printed import faces, printed_part
from tianxia.games.first_empire.views.table import PILE_NAMES, STAGE_NAMES, open_part


def to_json(pos: Position) -> Json:
    """The complete position, with every hand, what is printed on their cards, and the cards still in the decks."""
    seen, hands = printed_part(pos), [pos.hand(seat) for seat in PLAYERS_OF[pos.seats]]
    held = [card for hand in hands for card in hand]
    return {
        "rules": pos.rules,
        **open_part(pos),
        "printed": {**seen, "cards": {**seen["cards"], **faces(pos, held)}},
        "hands": hands,
        "deck": [card for aspect in ALL_ASPECTS for card in pos.deck(aspect)],
    }


def from_json(data: Json, components: FirstEmpireComponents) -> Position:
    """The position that `to_json` wrote. What follows from the components is looked up there, not read."""
    seats, level, tableau = data["seats"], data["li_si"] or 0, names.TABLEAU_NAMES.index(data["tableau"])
    printed = components.printed(max(seats, 2), tableau, level)
    pos = empty_position(printed, seats, level, tableau, int(data["advanced"]), data["rules"])
    _put_stage(pos, data)
    _put_cards(pos, data)
    for player, board in enumerate(data["boards"]):
        _put_board(pos, Seat(player), board)
    _put_regions(pos, data)
    _put_walls(pos, data)
    _put_mausoleum(pos, data)
    if level:
        _put_solo(pos, data)
    return pos


def _number(known: Sequence[str], name: str | None) -> int:
    """A number from 1 on by its name, 0 for null."""
    return 0 if name is None else known.index(name) + 1


def _owner(player: int | None) -> Seat:
    return NOBODY if player is None else Seat(player)


def _put_stage(pos: Position, data: Json) -> None:
    pos.stage = STAGE_NAMES.index(data["stage"])
    pos.round, pos.turn = data["round"], data["turn"]
    pos.set_order([Seat(player) for player in data["order"]])
    for player, row in enumerate(data["markers"]):
        pos.set_marker(Seat(player), ON_TRACK if row is None else row)


def _put_cards(pos: Position, data: Json) -> None:
    for card in data["court"]:
        pos.lay_on_court(Card(card))
    pos.set_decks([Card(card) for card in data["deck"]])
    for seat, hand in enumerate(data["hands"]):
        pos.set_hand(Seat(seat), [Card(card) for card in hand])
    for aspect in ALL_ASPECTS:
        pos.put_large(_owner(data["large_tokens"][names.ASPECT_NAMES[aspect]]), aspect)
    for name in data["masters_in_play"]:
        pos.show_master(card_named(name))
        if name not in data["masters"]:
            pos.spend_master(card_named(name))


def _put_board(pos: Position, me: Seat, board: Any) -> None:
    for region in ALL_REGIONS:
        _put_own_region(pos, me, region, board["regions"][names.REGION_NAMES[region]])
    for aspect in ALL_ASPECTS:
        pos.put_tokens(me, aspect, board["tokens"][names.ASPECT_NAMES[aspect]])
    pos.set_held_cards(me, [card_named(name) for name in board["alchemists"]])
    pos.set_ship(me, board["ship"])
    pos.set_soldiers(me, board["locked"], board["entrance"])
    for source in ALL_SOURCES:
        pos.add_points(me, source, board["points"][names.SOURCE_NAMES[source]])
    tiles = [_number(names.STARTING_TILE_NAMES, tile) for tile in board["starting_tiles"]]
    pos.set_starting_tiles(me, [StartingTile(tile) for tile in tiles])
    pos.set_chosen_tile(me, StartingTile(_number(names.STARTING_TILE_NAMES, board["starting_tile"])))


def _put_own_region(pos: Position, me: Seat, region: Region, data: Any) -> None:
    for place, card in enumerate(data["cards"]):
        pos.add_card(me, region, card_named(card["card"]))
        pos.set_emperor_tile(me, region, place, _number(names.ACTION_NAMES, card["emperor_tile"]))
    for kind in ALL_OFFICIALS:
        pos.add_officials(me, region, kind, data["officials"][names.OFFICIAL_NAMES[kind]])
    pos.put_workers(me, region, data["workers"])
    pos.put_unrest(me, region, data["unrest"])
    pos.add_governors(me, region, data["governors"])
    pos.add_palaces(me, region, data["palaces"])
    for tile in data.get("palace_tiles", []):
        pos.add_li_tile(region, PalaceTile(names.PALACE_TILE_NAMES.index(tile)))


def _put_regions(pos: Position, data: Json) -> None:
    for region in ALL_REGIONS:
        here = data["regions"][names.REGION_NAMES[region]]
        for place, tile in enumerate(here["palace_tiles"]):
            pos.set_palace_tile(region, place, PalaceTile(_number(names.PALACE_TILE_NAMES, tile) - 1))
        for space, there in enumerate(here["governor_tiles"]):
            pos.set_governor_tile(region, space, GovernorTile(_number(names.GOVERNOR_TILE_NAMES, there["tile"])))
            pos.put_governor_on(_owner(there["governor"]), region, space)


def _put_walls(pos: Position, data: Json) -> None:
    known = [criterion.name for criterion in pos.printed.criteria]
    for section in ALL_SECTIONS:
        there = data["walls"][names.SECTION_NAMES[section]]
        pos.set_criterion(section, _number(known, there["criterion"]) - 1)
        for slot, place in enumerate(there["slots"]):
            pos.put_wall(_owner(place["wall"]), section, slot)
    for site in ALL_SITES:
        for tile in data["emperor_tiles"][names.SITE_NAMES[site]]:
            pos.lay_emperor_tile(site, Action(names.ACTION_NAMES.index(tile)))


def _put_mausoleum(pos: Position, data: Json) -> None:
    for tomb in ALL_TOMBS:
        there = data["mausoleum"][names.SYMBOL_NAMES[tomb]]
        pos.set_spot(tomb, spot_at(there["row"], there["column"]))
        pos.set_tomb_tile(tomb, TombTile(_number(names.TOMB_TILE_NAMES, there["tile"]) - 1))
        for slot, place in enumerate(there["slots"]):
            pos.set_soldier(tomb, slot, _owner(place["soldier"]))


def _put_solo(pos: Position, data: Json) -> None:
    solo = data["solo"]
    for number in range(1, len(pos.printed.action_cards)):
        pos.set_action_card(ActionCard(number), PILE_NAMES.index(solo["action_cards"].get(str(number), PILE_NAMES[0])))
    for aspect in ALL_ASPECTS:
        pos.set_pile(aspect, solo["pile"][names.ASPECT_NAMES[aspect]])
    pos.pile_top = Aspect(_number(names.ASPECT_NAMES, solo["pile_top"]) - 1)
    pos.set_ranking([Aspect(names.ASPECT_NAMES.index(name)) for name in solo["ranking"]])


def pieces(pos: Position) -> dict[str, int]:
    """All pieces that can never be lost or created, by sort."""
    action_cards = [ActionCard(card) for card in range(1, len(pos.printed.action_cards))]
    counted = {"cards": _cards(pos), "action_cards": sum(1 for card in action_cards if pos.action_card(card))}
    for aspect in ALL_ASPECTS:
        held = sum(pos.tokens(player, aspect) for player in pos.everyone)
        counted[f"tokens-{ASPECT_NAMES[aspect]}"] = held + pos.tokens_left(aspect)
    for player in pos.everyone:
        counted[f"soldiers-{player}"] = pos.locked(player) + pos.entrance(player) + pos.soldiers_out(player)
        counted[f"alchemists-{player}"] = _own_alchemists(pos, player)
    return counted


def _cards(pos: Position) -> int:
    """Unification cards in decks, hands, tableaux and on the court pile."""
    decks = sum(pos.deck_size(aspect) for aspect in ALL_ASPECTS)
    hands = sum(pos.hand_size(seat) for seat in PLAYERS_OF[pos.seats])
    placed = sum(1 for player in pos.everyone for card in pos.tableau_cards(player) if card <= CARDS)
    return decks + hands + placed + len(pos.court())


def _own_alchemists(pos: Position, player: Seat) -> int:
    """A player's own five alchemists, beside the board or on it."""
    beside = sum(1 for card in ALCHEMIST_CARDS[:5] if pos.holds(player, card))
    return beside + sum(1 for card in pos.tableau_cards(player) if FIRST_ALCHEMIST <= card < FIRST_MASTER)
