"""What The First Empire's views look like. The page's types are made from it (`web/scripts/make_views.py`).

Players are numbered; in the solo game player 1 is Li Si. A place for a piece shows its owner's number or null.
"""

from typing import Literal, NotRequired, TypedDict

from tianxia.engine.shapes import Pair, Refusal, Some
from tianxia.games.first_empire.names import (
    Action,
    Aspect,
    CardType,
    LiSiKind,
    Official,
    Region,
    Section,
    Site,
    Tableau,
    Tomb,
)

Stage = Literal["lay_out", "starting_choice", "starting_effect", "deal", "play", "reward", "unlock", "limit", "over"]
Pile = Literal["not_in_game", "deck", "discards", "removed"]
Step = Literal["single", "double", "master"]
Need = Literal["governors", "palaces", "walls", "space"]
Way = Literal["higher", "lower", "either"]
Stands = Literal["first", "above", "below"]
Side = Literal["left", "right"]
SpaceRule = Literal["area", "left", "right"]


# -- what is printed


class Bonus(TypedDict):
    """A bonus of a card or of half a governor tile."""

    ability: str
    what: str
    count: int


class CardFace(Bonus):
    """A card with everything printed on it. (F-6.1 to F-6.3)"""

    type: CardType
    trigger: Action


class ActionCard(TypedDict):
    """One of Li Si's action cards. (F-10.3 to F-10.7)"""

    kind: LiSiKind
    once: bool
    steps: NotRequired[int]
    order: NotRequired[list[str]]
    """Regions, or sites of the wall."""
    spaces: NotRequired[SpaceRule]
    pieces: NotRequired[int]
    takes: NotRequired[bool]
    tokens: NotRequired[list[Aspect]]
    arrow: NotRequired[Side]


class StartingTile(TypedDict):
    """What a starting tile gives. (F-6.6)"""

    officials: list[Official]
    unrest: list[Region]
    tokens: list[Aspect]
    workers: int
    soldiers: int
    steps: int
    alchemists: int


class Place(TypedDict):
    """What a card gives as the first, second or third of a region. (F-3.2, F-3.3)"""

    tokens: int
    unrest: int


class SeenCards(TypedDict):
    """The visible cards, by name."""

    cards: dict[str, CardFace]


class Printed(SeenCards):
    """What is printed on the visible cards and tiles."""

    governor_tiles: dict[str, Pair[Bonus]]
    starting_tiles: dict[str, StartingTile]
    action_cards: dict[str, ActionCard]
    palace_tiles: dict[str, int]
    places: list[Place]
    most_unrest: int
    large_token: int


# -- boards


class Tucked(TypedDict):
    """A card in a region, with the emperor tile on it."""

    card: str
    emperor_tile: Action | None


class OwnRegion(TypedDict):
    """A region of a player's board, with their governors and palaces there."""

    cards: list[Tucked]
    officials: dict[Official, int]
    workers: int
    unrest: int
    in_revolt: bool
    governors: int
    palaces: int
    palace_tiles: NotRequired[list[str]]
    """Li Si's."""


class Board(TypedDict):
    """One player's board and what is beside it."""

    regions: dict[Region, OwnRegion]
    tokens: dict[Aspect, int]
    alchemists: list[str]
    ship: int
    locked: int
    entrance: int
    points: dict[str, int]
    starting_tiles: list[str]
    starting_tile: str | None


class GovernorSpace(TypedDict):
    """A space for a governor."""

    tile: str | None
    governor: int | None


class MapRegion(TypedDict):
    """A region of the game board."""

    palace_tiles: list[str | None]
    governor_tiles: list[GovernorSpace]


class WallSlot(TypedDict):
    """A slot for a wall."""

    rods: int
    wall: int | None


class WallSection(TypedDict):
    """A wall section: its criterion, what it pays by rods, and the slots from left to right."""

    criterion: str | None
    points_by_rods: list[int] | None
    slots: list[WallSlot]


class SoldierSlot(TypedDict):
    """A slot for a soldier."""

    points: int
    soldier: int | None


class TombTile(TypedDict):
    """A mausoleum tile: where it is, what it requires, and its slots from the top."""

    row: int
    column: int
    tile: str | None
    needs: Some[Need, int]
    slots: list[SoldierSlot]


class TrackSpace(TypedDict):
    """A space of the elixir track."""

    symbol: Step | None
    value: int


class Reward(TypedDict):
    """What, how many, in which regions, which officials."""

    reward: str
    count: int
    regions: list[Region]
    officials: list[Official]


class RewardRow(TypedDict):
    """A row of the tableau with the rewards of the five rounds."""

    aspect: Aspect
    rounds: list[Reward]


class Solo(TypedDict):
    """Li Si's cards and how he scores. (F-10)"""

    action_cards: dict[str, Pile]
    pile_size: int
    pile_top: Aspect | None
    pile: dict[Aspect, int]
    ranking: list[Aspect]
    wall_points_by_rods: list[int]
    wins_ties: bool
    elixir_plus: int
    palace_tile_points: dict[str, int]


class Contender(TypedDict):
    """A player who would be offered a reward, and their value of tokens. (F-8.1)"""

    player: int
    value: int


class Stock(TypedDict):
    """What a player still has beside their board. (F-1.1)"""

    officials: dict[Official, int]
    governors: int
    palaces: int
    walls: int


class Open(TypedDict):
    """Everything open on the table. (F-2.2)"""

    seats: int
    tableau: Tableau
    advanced: bool
    li_si: int | None
    stage: Stage
    round: int
    turn: int
    order: list[int]
    markers: list[int | None]
    court: list[int]
    boards: list[Board]
    large_tokens: dict[Aspect, int | None]
    supply: dict[Aspect, int]
    masters: list[str]
    masters_in_play: list[str]
    regions: dict[Region, MapRegion]
    walls: dict[Section, WallSection]
    emperor_tiles: dict[Site, list[Action]]
    mausoleum: dict[Tomb, TombTile]
    track: list[TrackSpace]
    majority: int
    rewards: list[RewardRow]
    solo: Solo | None


class Shared(Open):
    """Everything open, the backs of every hand, and the score by source as it would be now. (F-2.2)"""

    printed: Printed
    backs: list[dict[Aspect, int]]
    deck_sizes: dict[Aspect, int]
    scores: list[dict[str, int]]
    totals: list[int]
    """The sum of each."""
    races: dict[Aspect, list[Contender]]
    majorities: dict[Region, list[int]]
    stocks: list[Stock]
    to_play: int | None


# -- what a seat knows besides


class ActionPlan(TypedDict):
    """What would be activated after an action. (F-4.3, F-4.4)"""

    way: Way
    wakes: list[str]
    locked: list[str]


class CardPlan(TypedDict):
    """How a card in hand compares with the number to beat, and what it would activate by action. (F-4.3)"""

    card: str
    stands: Stands
    wakes: Some[Action, list[str]]


class CourtPlan(TypedDict):
    """The number to beat, and what would be activated."""

    number: int | None
    actions: dict[Action, ActionPlan]
    hand: list[CardPlan]


class RewardPlan(TypedDict):
    """Whether the seat could accept a reward, and what it is worth. (F-8.2)"""

    refusal: Refusal | None
    brings: int | None


class WallPlan(TypedDict):
    """How often the seat meets a section's criterion, and what a wall on each of its slots is worth. (F-9.5)"""

    met: int
    brings: list[int | None]


class TombPlan(TypedDict):
    """What the seat has for a mausoleum tile, and what a soldier there is worth. (F-7.1, F-9.4)"""

    has: dict[str, int]
    met: bool
    own: bool
    brings: int | None
    entrance: int | None


class Planning(TypedDict):
    """What helps the seat plan."""

    court: CourtPlan
    rewards: dict[Aspect, RewardPlan | None]
    walls: dict[Section, WallPlan]
    mausoleum: dict[Tomb, TombPlan]


class Secrets(TypedDict):
    """The hand of a seat, and what helps it plan."""

    hand: list[str] | None
    planning: Planning | None


class Own(Secrets):
    """What a seat may know besides: `printed` has the cards in its hand, merged with what everybody knows. (F-2.2)"""

    printed: NotRequired[SeenCards]


class View(Shared, Secrets):
    """The First Empire as seen by a seat or a spectator."""


class Hidden(TypedDict):
    """What a replay that shows everything adds."""

    rules: int
    hands: list[list[int]]
    deck: list[int]


class AllSeeing(View, Hidden):
    """All of a position, for replays."""
