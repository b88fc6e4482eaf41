"""What ZhanGuo's views look like. The page's types are made from it (`web/scripts/make_views.py`).

Seats are numbered from 0; regions from 1 where they are named, and by their index where they form a list.
"""

from typing import TypedDict

from tianxia.engine.shapes import Refusal, Some
from tianxia.games.zhanguo.names import Action, Aspect, Colour, Site, Stage, Task, Way


class Card(TypedDict):
    """A card with everything printed on it."""

    number: int
    aspect: Aspect
    trigger: Action
    bonus: str
    amount: int | Colour | Aspect


class NextCard(TypedDict):
    """Markers and unrest that one more card would add. (Z-3.2, Z-3.3)"""

    markers: int
    unrest: int


class Region(TypedDict):
    """A region of a seat's board. (Z-3, Z-5)"""

    cards: list[Card]
    governors_area: dict[Colour, int]
    workers_area: dict[Colour, int]
    workers: int
    unrest: int
    track: int | None
    asleep: bool
    """Whether unrest is on the last slot, so that the cards here are blocked."""
    no_palace_from: int | None
    next_card: NextCard | None
    """What the next card tucked here would add; null if there are already three."""


class Supply(TypedDict):
    """What a seat has beside its board."""

    red: int
    gray: int
    white: int
    governors: int
    palaces: int
    walls: int
    task_discs: int


class Stack(TypedDict):
    """Markers of an aspect."""

    small: int
    big: int


class Markers(Stack):
    """The markers of a seat."""

    value: int


class Seat(TypedDict):
    """What a seat has in front of it, all of it open. (Z-1.1)"""

    board: str | None
    regions: list[Region]
    supply: Supply
    markers: dict[Aspect, Markers]
    disc: int | Aspect | None
    """The position on the rewards track from the top, or the aspect whose slot of this round the disc is on."""
    hand_aspects: dict[Aspect, int]
    earned: dict[str, int]
    if_it_ended_now: dict[str, int]
    vp: int
    """The sum of both: what the seat would have if the game ended now."""


class Square(TypedDict):
    """A bonus square. (Z-5.4, Z-5.5)"""

    bonus: str
    amount: int
    governor: int | None


class MapRegion(TypedDict):
    """A region of the map. (Z-5.4, Z-5.7)"""

    squares: list[Square]
    open_governors: list[int]
    palaces: list[int]
    palace_slots: int
    scores: list[int]
    """What each seat would score here if the game ended now."""
    adjacent: list[int]


class Wall(TypedDict):
    """A section of the wall. (Z-5.8)"""

    site: Site
    tile: str | None
    criterion: str | None
    vp: list[int] | None
    brings: list[list[int]] | None
    """By seat and rods."""
    slots: list[int | None]


class TaskSlot(TypedDict):
    """A slot for a disc."""

    vp: int
    seat: int | None


class TaskSpace(TypedDict):
    """A task with its tile and discs. (Z-8)"""

    tile: str | None
    places: list[Site | int] | None
    slots: list[TaskSlot]


class Reward(TypedDict):
    """The reward of an aspect in a round. (Z-7.3)"""

    kind: str
    regions: list[int]


class Contender(TypedDict):
    """A seat that would be offered a reward, and its value of markers. (Z-7.1)"""

    seat: int
    value: int


class Deck(TypedDict):
    """How many cards a deck has: unseen ones, and the draft's discards below them by round. (Z-2.2)"""

    unseen: int
    under: dict[str, int]


class Now(TypedDict):
    """What the current turn is about."""

    card: Card | None
    action: Action | None
    woken: bool
    used: list[int]
    points: int
    bid: int


class Options(TypedDict):
    """The options of the game."""

    boards: str
    draft: str
    turn_order: str
    hire_unrest: str


class Shared(TypedDict):
    """What everybody sees. (Z-1.1)"""

    options: Options
    round: int
    stage: Stage
    turn: int
    first: int | None
    to_move: int | None
    now: Now
    seats: list[Seat]
    map: list[MapRegion]
    walls: list[Wall]
    tasks: dict[Task, TaskSpace]
    rewards: dict[Aspect, Reward]
    races: dict[Aspect, list[Contender]]
    """By aspect, who is offered its reward in which order."""
    tie_order: list[int]
    """Seats in tie-break order."""
    rewards_by_round: list[dict[Aspect, Reward]]
    markers_left: dict[Aspect, Stack]
    court: list[int]
    court_top: Card | None
    """The card on top of the court pile."""
    decks: dict[Aspect, Deck]
    removed_boards: list[str]


class ActionPlan(TypedDict):
    """What would be activated after an action. (Z-4.2, Z-4.3)"""

    way: Way | None
    wakes: list[int]
    locked: list[int]
    board: bool


class CardPlan(TypedDict):
    """What a card in hand would activate by action, and what would stay blocked. (Z-4.2, Z-4.3)"""

    card: int
    stands: str
    wakes: Some[Action, list[int]]
    sleeps: Some[Action, list[int]]


class CourtPlan(TypedDict):
    """The number to beat, and what would be activated."""

    number: int | None
    actions: dict[Action, ActionPlan]
    hand: list[CardPlan]


class RewardPlan(TypedDict):
    """Whether the seat could accept a reward, what it is worth, and what the markers would have been worth. (Z-7)"""

    order: list[int]
    values: list[int]
    refusal: Refusal | None
    brings: int | None
    costs: int


class TaskPlan(TypedDict):
    """What the seat has for a task, and what a disc would be worth. (Z-8)"""

    met: list[Site | int]
    missing: list[Site | int]
    claimed: int | None
    slot: int | None
    brings: int | None


class WallPlan(TypedDict):
    """How often the seat meets a section's criterion."""

    met: int


class Planning(TypedDict):
    """What helps the seat plan."""

    court: CourtPlan
    rewards: dict[Aspect, RewardPlan | None]
    tasks: dict[Task, TaskPlan]
    walls: list[WallPlan]


class Discard(TypedDict):
    """A card that a seat has put under a deck. (Z-9.1)"""

    round: int
    card: int


class Own(TypedDict):
    """What only the seat may know. (Z-2.2, Z-9.1)"""

    hand: list[Card] | None
    discarded: list[Discard] | None
    planning: Planning | None
    """None for spectators, and at the very start and end."""


class View(Shared, Own):
    """ZhanGuo as seen by a seat or a spectator."""


class Under(Discard):
    """A discard of any seat, and whether it was drawn again."""

    seat: int
    drawn: bool


class Hidden(TypedDict):
    """What a replay that shows everything adds."""

    hands: list[list[Card]]
    under: list[Under]


class AllSeeing(View, Hidden):
    """All of a position, for replays."""
