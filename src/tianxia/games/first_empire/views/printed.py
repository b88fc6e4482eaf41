"""What is printed on the cards and tiles in sight, as plain values, so that a face can draw them without data files.

Only what a seat sees is told: an unseen card would say by its entry that it is in the deck or in a hand.
"""

from typing import get_args

from tianxia.games.first_empire import names
from tianxia.games.first_empire.kit import Box
from tianxia.games.first_empire.names import card_name
from tianxia.games.first_empire.position import (
    ASPECTS,
    FIRST_ALCHEMIST,
    FIRST_MASTER,
    LARGE_TOKEN,
    MOST_UNREST,
    REGIONS,
    Position,
    type_of,
)
from tianxia.games.first_empire.rules.starting_tiles import (
    ALCHEMIST_CARD,
    FIELDS,
    OFFICIALS,
    SOLDIERS_FREED,
    STEPS,
    TOKENS,
    UNREST,
    WORKERS,
)
from tianxia.games.first_empire.view_types import ActionCard, Bonus, CardFace, Printed, Side, SpaceRule, StartingTile

SIDES: tuple[Side, ...] = get_args(Side)
SPACE_RULES: tuple[SpaceRule, ...] = get_args(SpaceRule)
"""Where Li Si's governor cards put a governor. (F-10.5)"""


def printed(pos: Position) -> Printed:
    """The cards in tableaux and beside boards, the tiles laid out, and Li Si's action cards.

    `places` is what the first, second and third card of a region bring. (F-3.2, F-3.3)
    """
    tiles = [tile for tile in pos.governor_tiles if 0 < tile < len(names.GOVERNOR_TILE_NAMES)]
    return {
        "cards": faces(pos, in_sight(pos)),
        "governor_tiles": {names.GOVERNOR_TILE_NAMES[tile - 1]: halves(pos.box, tile) for tile in tiles},
        "starting_tiles": {
            names.STARTING_TILE_NAMES[tile - 1]: starting_tile(pos.box, tile) for tile in pos.starting if tile
        },
        "palace_tiles": dict(zip(names.PALACE_TILE_NAMES, pos.box.palace_points, strict=True)),
        "places": [{"tokens": before + 1, "unrest": before} for before in range(3)],
        "most_unrest": MOST_UNREST,
        "large_token": LARGE_TOKEN,
        "action_cards": {str(card): action_card(pos.box, card) for card, place in enumerate(pos.li_cards) if place},
    }


def faces(pos: Position, cards: list[int]) -> dict[str, CardFace]:
    """What is printed on these cards, by their names."""
    return {card_name(card): card_plain(pos.box, card) for card in cards}


def in_sight(pos: Position) -> list[int]:
    """Cards in tableaux, the five alchemists that all have, and the masters of this game."""
    masters = [FIRST_MASTER + number for number in range(5) if pos.masters_in_play >> number & 1]
    return [card for card in pos.cards if card] + list(range(FIRST_ALCHEMIST, FIRST_MASTER)) + masters


def card_plain(box: Box, card: int) -> CardFace:
    """A card with all that is printed on it. (F-6.1 to F-6.3)"""
    return {
        "type": names.TYPE_NAMES[type_of(card)],
        "trigger": names.ACTION_NAMES[box.trigger[card]],
        **bonus_plain(box.bonus[card], box.what[card], box.count[card]),
    }


def bonus_plain(bonus: int, what: int, count: int) -> Bonus:
    """A bonus of a card or of half a governor tile."""
    name = names.BONUS_NAMES[bonus]
    return {"ability": name, "what": what_name(name, what), "count": count}


def what_name(bonus: str, what: int) -> str:
    """The official, piece, type or pair of tokens that a bonus is about; for others it means nothing."""
    if bonus == "unrest_for_tokens":
        return f"{names.ASPECT_NAMES[what % 3]}-{names.ASPECT_NAMES[what // 3]}"
    if bonus == "vp_per_piece":
        return names.PIECE_NAMES[what]
    if bonus in ("recruit_here", "recruit_in_one_region"):
        return names.OFFICIAL_NAMES[what]
    return names.TYPE_NAMES[what] if bonus.endswith("vp_per_card") else ""


def halves(box: Box, tile: int) -> list[Bonus]:
    """The two halves of a governor tile. (F-6.4)"""
    return [bonus_plain(box.half[at], box.half_what[at], box.half_count[at]) for at in (tile * 2, tile * 2 + 1)]


def starting_tile(box: Box, tile: int) -> StartingTile:
    """What a starting tile brings. (F-6.6)"""
    fields = box.starting[tile * FIELDS : tile * FIELDS + FIELDS]
    officials = [name for kind, name in enumerate(names.OFFICIAL_NAMES) for _ in range(fields[OFFICIALS + kind])]
    return {
        "officials": officials,
        "unrest": [name for region, name in enumerate(names.REGION_NAMES) if fields[UNREST] >> region & 1],
        "tokens": [name for aspect, name in enumerate(names.ASPECT_NAMES) if fields[TOKENS] >> aspect & 1],
        "workers": fields[WORKERS],
        "soldiers": fields[SOLDIERS_FREED],
        "steps": 0 if fields[STEPS] == ALCHEMIST_CARD else fields[STEPS],
        "alchemists": int(fields[STEPS] == ALCHEMIST_CARD),
    }


def action_card(box: Box, card: int) -> ActionCard:
    """One of Li Si's action cards. (F-10.3 to F-10.7)"""
    kind = names.LI_SI_KINDS[box.li_kind[card]]
    plain: ActionCard = {"kind": kind, "once": bool(box.li_once[card])}
    order = box.li_order[card * REGIONS : card * REGIONS + REGIONS]
    if kind == "elixir":
        return plain | {"steps": box.li_steps[card]}
    if kind == "wall":
        arrow = SIDES[box.li_arrow[card]]
        sites: list[str] = [names.SITE_NAMES[site] for site in order[:3]]
        return plain | {"order": sites, "arrow": arrow, "takes": bool(box.li_takes[card])}
    regions: list[str] = [names.REGION_NAMES[region] for region in order]
    if kind == "governor":
        return plain | {"order": regions, "spaces": SPACE_RULES[box.li_spaces[card]], "pieces": box.li_pieces[card]}
    if kind == "palace":
        tokens = box.li_tokens[card * ASPECTS : card * ASPECTS + ASPECTS]
        large = [names.ASPECT_NAMES[aspect] for aspect in tokens]
        return plain | {"order": regions, "takes": bool(box.li_takes[card]), "tokens": large}
    return plain
