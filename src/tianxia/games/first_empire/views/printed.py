"""What is printed on the visible cards and tiles, as JSON values, so that a client can draw them without data files.

It lists only what a seat sees: the entry of an unseen card would reveal that it is in the deck or in a hand.
"""

from typing import cast, get_args

from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import (
    ALCHEMIST_CARDS,
    ALL_OFFICIALS,
    ALL_REGIONS,
    BLANK,
    LARGE_TOKEN,
    MOST_UNREST,
    PLACES,
    Card,
    GovernorTile,
    type_of,
)
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.printed import ActionFace, Bonus, Printed, StartingFace
from tianxia.games.first_empire.view_types import ActionCard, CardFace, Side, SpaceRule, StartingTile
from tianxia.games.first_empire.view_types import Bonus as BonusJson
from tianxia.games.first_empire.view_types import Printed as PrintedJson
from tianxia.games.first_empire.views.table import in_game

SIDES: tuple[Side, ...] = get_args(Side)
SPACE_RULES: tuple[SpaceRule, ...] = get_args(SpaceRule)
"""Where Li Si's governor cards place a governor. (F-10.5)"""


def printed_part(pos: Position) -> PrintedJson:
    """The cards in tableaux and beside boards, the tiles on the table, and Li Si's action cards.

    `places` is what the first, second and third card of a region give. (F-3.2, F-3.3)
    """
    printed = pos.printed
    governor_tiles = [pos.governor_tile(region, space) for region in ALL_REGIONS for space in range(2)]
    starting_tiles = [tile for player in pos.everyone for tile in pos.starting_tiles(player)]
    return {
        "cards": faces(pos, in_sight(pos)),
        "governor_tiles": {
            names.GOVERNOR_TILE_NAMES[tile - 1]: halves(printed, tile) for tile in governor_tiles if 0 < tile < BLANK
        },
        "starting_tiles": {
            names.STARTING_TILE_NAMES[tile - 1]: starting_tile(printed.starting[tile]) for tile in starting_tiles
        },
        "palace_tiles": dict(zip(names.PALACE_TILE_NAMES, printed.palace_points, strict=True)),
        "places": [{"tokens": before + 1, "unrest": before} for before in range(PLACES)],
        "most_unrest": MOST_UNREST,
        "large_token": LARGE_TOKEN,
        "action_cards": {str(card): action_card(printed.action_cards[card]) for card in in_game(pos)},
    }


def faces(pos: Position, cards: list[Card]) -> dict[str, CardFace]:
    """What is printed on these cards, by their names."""
    return {card_name(card): card_json(pos.printed, card) for card in cards}


def in_sight(pos: Position) -> list[Card]:
    """Cards in tableaux, the five alchemists that everybody has, and the masters of this game."""
    tucked = [card for player in pos.everyone for card in pos.tableau_cards(player)]
    return tucked + list(ALCHEMIST_CARDS[:5]) + pos.masters_shown()


def card_json(printed: Printed, card: Card) -> CardFace:
    """A card with everything printed on it. (F-6.1 to F-6.3)"""
    return {
        "type": names.TYPE_NAMES[type_of(card)],
        "trigger": names.ACTION_NAMES[printed.triggers[card]],
        **bonus_json(printed.abilities[card]),
    }


def bonus_json(bonus: Bonus) -> BonusJson:
    """A bonus of a card or of half a governor tile."""
    return {"ability": bonus.name, "what": bonus.what.replace("+", "-"), "count": bonus.count}


def halves(printed: Printed, tile: GovernorTile) -> list[BonusJson]:
    """The two halves of a governor tile. (F-6.4)"""
    return [bonus_json(half) for half in printed.halves[tile]]


def starting_tile(face: StartingFace) -> StartingTile:
    """What a starting tile gives. (F-6.6)"""
    return {
        "officials": [names.OFFICIAL_NAMES[kind] for kind in ALL_OFFICIALS for _ in range(face.officials[kind])],
        "unrest": [names.REGION_NAMES[region] for region in face.unrest],
        "tokens": [names.ASPECT_NAMES[aspect] for aspect in face.tokens],
        "workers": face.workers,
        "soldiers": face.soldiers,
        "steps": face.steps,
        "alchemists": face.alchemists,
    }


def action_card(face: ActionFace) -> ActionCard:
    """One of Li Si's action cards. (F-10.3 to F-10.7)"""
    kind = cast(names.LiSiKind, face.kind)
    data: ActionCard = {"kind": kind, "once": face.once}
    if kind == "elixir":
        return data | {"steps": face.steps}
    if kind == "wall":
        sites: list[str] = [names.SITE_NAMES[site] for site in face.sites]
        return data | {"order": sites, "arrow": SIDES[face.right], "takes": face.takes}
    regions: list[str] = [names.REGION_NAMES[region] for region in face.regions]
    if kind == "governor":
        return data | {"order": regions, "spaces": SPACE_RULES[face.spaces], "pieces": face.pieces}
    if kind == "palace":
        large = [names.ASPECT_NAMES[aspect] for aspect in face.tokens]
        return data | {"order": regions, "takes": face.takes, "tokens": large}
    return data
