"""The words of the rulebook as used in records, views and data files, each list in the order of its numbers."""

from typing import Literal, get_args

from tianxia.games.first_empire import TABLEAU_NAMES as TABLEAU_NAMES
from tianxia.games.first_empire import Tableau as Tableau
from tianxia.games.first_empire.ids import ALCHEMIST_CARDS, CARDS, FIRST_ALCHEMIST, Card

Region = Literal["chu", "wei", "zhao", "qi", "yan"]
Aspect = Literal["writing", "currency", "laws"]
CardType = Literal[Aspect, "alchemist"]
Official = Literal["alchemist", "architect", "general"]
Action = Literal["recruit", "elixir", "governor", "hire", "palace", "wall"]
Site = Literal["west", "centre", "east"]
Section = Literal["west-left", "west-right", "centre-left", "centre-right", "east-left", "east-right"]
Tomb = Literal[Region, "wall-west", "wall-centre", "wall-east", "elixir"]
LiSiKind = Literal["unification", "elixir", "governor", "palace", "wall"]

REGION_NAMES: tuple[Region, ...] = get_args(Region)
ASPECT_NAMES: tuple[Aspect, ...] = get_args(Aspect)
TYPE_NAMES: tuple[CardType, ...] = get_args(CardType)
OFFICIAL_NAMES: tuple[Official, ...] = get_args(Official)
PIECE_NAMES = ("governor", "palace", "wall")
ACTION_NAMES: tuple[Action, ...] = get_args(Action)
SITE_NAMES: tuple[Site, ...] = get_args(Site)
SECTION_NAMES: tuple[Section, ...] = get_args(Section)
SYMBOL_NAMES: tuple[Tomb, ...] = get_args(Tomb)
PALACE_TILE_NAMES = (*TYPE_NAMES, "any")
PLAYER_COUNTS = ("two", "three", "four")

ALCHEMIST_NAMES = ("A1", "A2", "A3", "A4", "A5", "M1", "M2", "M3", "M4", "M5")
GOVERNOR_TILE_NAMES = ("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10", "blank")
STARTING_TILE_NAMES = ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10")
WALL_TILE_NAMES = ("WT1", "WT2", "WT3", "WT4", "WT5", "WT6", "WT7")
TOMB_TILE_NAMES = ("MR1", "MR2", "MR3", "MR4", "MR5", "MW1", "MW2", "MW3", "ME1")

SOURCE_NAMES = ("palaces", "palace_tiles", "cards", "governor_tiles", "soldiers")
"""Where points earned during the game come from. (F-9.1)"""
FINAL_NAMES = ("majorities", "elixir", "lines", "walls", "entrance")
"""The parts that are scored at the end. (F-9.2 to F-9.6)"""
SCORING_CARD_NAMES = ("A", "B", "C", "D")
SCORING_LINES = ("ties_split", "ties_won", "plus_0", "plus_2")
LI_SI_KINDS: tuple[LiSiKind, ...] = get_args(LiSiKind)


def card_name(card: Card) -> str:
    """A card as records write it: its number, or the name of an alchemist or master."""
    return str(card) if card <= CARDS else ALCHEMIST_NAMES[card - FIRST_ALCHEMIST]


def card_named(text: str) -> Card:
    """The card of that name; ValueError if there is none."""
    if text in ALCHEMIST_NAMES:
        return ALCHEMIST_CARDS[ALCHEMIST_NAMES.index(text)]
    if not text.isdecimal() or not 1 <= int(text) <= 120 or text != str(int(text)):
        raise ValueError(f"{text!r} is no card")
    return Card(int(text))
