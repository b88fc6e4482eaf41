"""What is printed on cards, tiles and boards. It never changes; positions share it.

`loading.py` fills it from the data files. Where something depends on the number of players, only that number's version
is here. Bonuses, rewards and wall criteria are declared in `rules/`, each under the name that the data files use.
"""

from typing import TYPE_CHECKING, ClassVar

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import (
    Action,
    ActionCard,
    Aspect,
    Region,
    Site,
)

if TYPE_CHECKING:
    from tianxia.games.first_empire.position import Position


class Bonus:
    """A bonus as printed on a card, or on half a governor tile: what it concerns, and how many. (F-6)"""

    name: ClassVar[str] = ""
    """Its name in the data files."""
    known: ClassVar[tuple[str, ...]] = ()
    """The words for what a bonus of this kind may concern; none if there is nothing to name."""
    joined: ClassVar[bool] = False
    """Whether it concerns two of them, written with a plus."""
    of_region: ClassVar[bool] = False
    """Whether it applies to the region of its card, which a governor tile does not have."""

    def __init__(self, what: str, count: int) -> None:
        """Read what is printed; ValueError if this bonus does not know the word."""
        words = what.split("+") if what else []
        numbers = [self.known.index(word) for word in words]
        if len(numbers) != (2 if self.joined else 1 if self.known else 0):
            raise ValueError(what)
        self.what = what
        self.about = numbers[0] if numbers else 0
        self.second = numbers[-1] if numbers else 0
        self.count = count
        self.number = 0
        """Its index in the list of all bonuses."""

    def helps(self, pos: "Position", me: Seat, region: Region) -> bool:
        """Whether it would do more than raise unrest; workers and points have no limit. (F-4.6)"""
        return True

    def carry_out(self, pos: "Position", me: Seat, region: Region) -> Script[None]:
        """Carry it out, as far as possible, in the region of its card. (F-6.1 to F-6.4)"""
        self.give(pos, me, region)
        yield from ()

    def give(self, pos: "Position", me: Seat, region: Region) -> None:
        """Give it, for bonuses that ask nothing."""
        raise NotImplementedError


class Reward:
    """A reward as printed in a slot of the unification tableau. (F-8.2)"""

    name: ClassVar[str] = ""
    """Its name in the data files."""

    def __init__(self, count: int, regions: tuple[Region, ...], officials: list[int]) -> None:
        """Read what is printed: how many, where it may be, and the officials it names, by type."""
        self.count = count
        self.regions = regions
        self.officials = officials

    def why_not(self, pos: "Position", me: Seat) -> Code:
        """Whether a player can take it in full. (F-8.2)"""
        return ALLOWED

    def carry_out(self, pos: "Position", me: Seat) -> Script[None]:
        """Give it to a player. (F-8.2, F-8.6)"""
        self.give(pos, me)
        yield from ()

    def give(self, pos: "Position", me: Seat) -> None:
        """Give it, for rewards that ask nothing."""
        raise NotImplementedError

    def brings(self, then: "Position", me: Seat) -> int:
        """The most points the piece itself is worth, tried on a copy; officials and workers are worth none."""
        return 0


class Criterion:
    """What a wall tile counts, and what it pays for one, two and three rods each time it is met. (F-9.5)"""

    name: ClassVar[str] = ""
    """Its name in the data files."""

    def __init__(self, points: list[int]) -> None:
        """Read what is printed."""
        self.points = points
        self.number = 0
        """Its index in the list of all criteria."""

    def times_met(self, pos: "Position", me: Seat) -> int:
        """How often a player meets it now."""
        raise NotImplementedError


class StartingFace:
    """What a starting tile gives: all of it in Chu. (F-6.6)"""

    def __init__(self, officials: list[int], unrest: list[Region], tokens: list[Aspect]) -> None:
        """Officials by type, regions whose unrest rises, and tokens; the rest is filled in if printed."""
        self.officials = officials
        self.unrest = unrest
        self.tokens = tokens
        self.workers = 0
        self.soldiers = 0
        self.steps = 0
        self.alchemists = 0


class TombFace:
    """What a mausoleum tile requires, and the points of its slots from the top. (F-7)"""

    def __init__(self, points: list[int]) -> None:
        """The slots used with this many players; conditions are filled in if printed."""
        self.points = points
        self.governors = 0
        self.palaces = 0
        self.walls = 0
        self.space = 0


class ActionFace:
    """One of Li Si's action cards. (F-10.3 to F-10.7)"""

    def __init__(self, kind: str, once: bool) -> None:
        """What he does, and whether the card then leaves the game; the rest depends on the kind of card."""
        self.kind = kind
        self.once = once
        self.steps = 0
        self.regions: list[Region] = []
        self.sites: list[Site] = []
        self.tokens: list[Aspect] = []
        """The large tokens in the order in which he takes them."""
        self.spaces = 0
        """Where he places governors: in the open area, or on the first free tile space from the left or right."""
        self.pieces = 0
        self.takes = False
        """Whether he takes a palace tile, or removes an emperor tile."""
        self.right = 0
        """Whether the arrow points to the right."""


class Printed:
    """What is printed on one set of components for one number of players."""

    def __init__(self) -> None:
        """Nothing yet; `loading.py` fills it in."""
        self.players = 0
        # by card, from 1 on
        self.triggers: list[Action] = []
        self.abilities: list[Bonus] = []
        # by tile, from 1 on
        self.halves: list[list[Bonus]] = []
        self.starting: list[StartingFace] = []
        # by kind of palace tile: copies, and points for each card
        self.palace_copies: list[int] = []
        self.palace_points: list[int] = []
        # walls: criteria on the two sides of each tile, by number; rods by section and slot; sites of emperor tiles
        self.criteria: list[Criterion] = []
        self.wall_sides: list[list[int]] = []
        self.rods: list[list[int]] = []
        self.emperor_sites: list[Site] = []
        # elixir track, by space
        self.last_space = 0
        self.symbols: list[int] = []
        self.multipliers: list[int] = []
        # mausoleum: the printed spot of each symbol, the tiles, and how many slots are used with this many players
        self.spots: list[int] = []
        self.tombs: list[TombFace] = []
        self.slots = 0
        # numbers by players
        self.small_tokens = 0
        self.emperor_tiles = 0
        self.bonus_tiles = 0
        self.blank_tiles = 0
        self.governor_spaces = 0
        self.palace_spaces = 0
        self.majority = 0
        # rewards: the aspect of each row, and its five rewards by round
        self.rows: list[Aspect] = []
        self.rewards: list[list[Reward]] = []
        # Li Si's action cards, from 1 on, and his level
        self.action_cards: list[ActionFace] = []
        self.li_deck: list[ActionCard] = []
        self.li_walls: list[int] = []
        """His points for a wall, by rods."""
        self.li_wins_ties = False
        self.li_plus = 0
        """What he adds to the elixir multiplier."""
        self.li_place = 0
        self.li_ship = 0
        self.li_soldiers = 0
