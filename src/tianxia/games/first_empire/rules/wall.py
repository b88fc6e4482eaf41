"""Build one wall, paid or free, and put an emperor tile on a card. (F-5.6, F-8.6)"""

from collections.abc import Sequence
from typing import Final

from tianxia.engine.script import ALLOWED, Code, Script, Seat
from tianxia.games.first_empire.ids import (
    ALL_REGIONS,
    ALL_SECTIONS,
    NOBODY,
    Action,
    Card,
    Region,
    Section,
    Site,
    site_of,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusals import (
    HAS_EMPEROR_TILE,
    NO_SECTION_TO_BUILD,
    NO_WALL,
    OWN_WALL_THERE,
    SLOT_TAKEN,
    TOO_FEW_REGIONS,
    WALL_LACKS_WORKER,
    WALL_REGION_HAS_PAID,
)
from tianxia.games.first_empire.rules.action import CourtAction
from tianxia.games.first_empire.rules.asking import TO_WALL, Question

SLOT_NUMBERS: Final[tuple[tuple[int, ...], ...]] = ((), (), (0, 1), (0, 1, 2), (0, 1, 2, 3))
"""The slots of a section, by number of players."""
NO_PRICE: Final = 9
"""The number of rods for a player who builds for free."""


class WallSection(Question):
    """In which section do you build? (F-5.6)"""

    name = "section"

    def __init__(self, pos: Position, me: Seat, rods: int) -> None:
        """Remember how many rods the player could pay for."""
        super().__init__(pos, me)
        self.rods = rods

    def candidates(self) -> Sequence[int]:
        """Two sections at each of three sites."""
        return ALL_SECTIONS

    def why_not(self, answer: int) -> Code:
        """A slot that the player can pay for."""
        return why_no_section(self.pos, self.me, Section(answer), self.rods)


class WallSlot(Question):
    """On which slot of the section? (F-5.6)"""

    name = "slot"

    def __init__(self, pos: Position, me: Seat, section: Section, rods: int) -> None:
        """Remember the section, and how many rods the player could pay for."""
        super().__init__(pos, me)
        self.section = section
        self.rods = rods

    def candidates(self) -> Sequence[int]:
        """One slot per player."""
        return SLOT_NUMBERS[self.pos.players]

    def why_not(self, answer: int) -> Code:
        """Free, and not too expensive."""
        return why_no_slot(self.pos, self.section, answer, self.rods)

    def about(self) -> tuple[int, ...]:
        """The section."""
        return (self.section,)


class WallWorker(Question):
    """Which region pays the next worker? (F-5.6)"""

    name = "worker"

    def __init__(self, pos: Position, me: Seat, paid: list[Region]) -> None:
        """Remember the regions that have paid."""
        super().__init__(pos, me)
        self.paid = paid

    def candidates(self) -> Sequence[int]:
        """Any region."""
        return ALL_REGIONS

    def why_not(self, answer: int) -> Code:
        """Every worker comes from a different region. (F-5.6)"""
        if answer in self.paid:
            return WALL_REGION_HAS_PAID
        return ALLOWED if self.pos.workers(self.me, Region(answer)) else WALL_LACKS_WORKER

    def about(self) -> tuple[int, ...]:
        """For a wall."""
        return (TO_WALL,)


class EmperorCard(Question):
    """On which card do you put the emperor tile? (F-5.6)"""

    name = "emperor"

    def __init__(self, pos: Position, me: Seat, action: Action) -> None:
        """Remember the action that will trigger the card."""
        super().__init__(pos, me)
        self.action = action

    def candidates(self) -> Sequence[int]:
        """All cards on the player's board."""
        return self.pos.tableau_cards(self.me)

    def why_not(self, answer: int) -> Code:
        """One emperor tile per card. (F-5.6)"""
        return HAS_EMPEROR_TILE if self.pos.has_emperor_tile(self.me, Card(answer)) else ALLOWED

    def about(self) -> tuple[int, ...]:
        """The action that will trigger the card."""
        return (self.action,)


def why_no_section(pos: Position, me: Seat, section: Section, rods: int) -> Code:
    """One wall per player in a section, and a free slot that the player can pay for. (F-5.6)"""
    if pos.own_wall_in(me, section):
        return OWN_WALL_THERE
    for slot in range(pos.players):
        if why_no_slot(pos, section, slot, rods) == ALLOWED:
            return ALLOWED
    return TOO_FEW_REGIONS


def why_no_slot(pos: Position, section: Section, slot: int, rods: int) -> Code:
    """A slot holds one wall and costs a worker of a different region for each rod. (F-5.6)"""
    if pos.wall_owner(section, slot) != NOBODY:
        return SLOT_TAKEN
    return ALLOWED if pos.printed.rods[section][slot] <= rods else TOO_FEW_REGIONS


class BuildWall(CourtAction):
    """Pay as many workers of different regions as the slot has rods. (F-5.6)"""

    wakes_higher = True

    def why_not(self, pos: Position, me: Seat) -> Code:
        """A section where the player can build; without a wall in stock they are in every section. (F-5.6, F-5.8)"""
        rods = pos.regions_with_workers(me)
        if rods:
            for section in ALL_SECTIONS:
                if why_no_section(pos, me, section, rods) == ALLOWED:
                    return ALLOWED
        return NO_SECTION_TO_BUILD if pos.walls_left(me) else NO_WALL

    def carry_out(self, pos: Position, me: Seat) -> Script[None]:
        """Section, slot, and the workers one by one. (F-5.6)"""
        rods = pos.regions_with_workers(me)
        section: Section = yield WallSection(pos, me, rods)
        slot: int = yield WallSlot(pos, me, section, rods)
        paid: list[Region] = []
        for _ in range(pos.printed.rods[section][slot]):
            region: Region = yield WallWorker(pos, me, paid[:])
            pos.spend_workers(me, region, 1)
            pos.tell("paid_workers", me, region, 1)
            paid.append(region)
        yield from erect(pos, me, section, slot)


def build_free(pos: Position, me: Seat) -> Script[None]:
    """Build a wall on any legal slot without workers. (F-8.6)"""
    section: Section = yield WallSection(pos, me, NO_PRICE)
    slot: int = yield WallSlot(pos, me, section, NO_PRICE)
    yield from erect(pos, me, section, slot)


def erect(pos: Position, me: Seat, section: Section, slot: int) -> Script[None]:
    """Build the wall; the first player in its section takes the site's top emperor tile if possible. (F-5.6)"""
    is_first, site = not pos.any_wall_in(section), site_of(section)
    pos.put_wall(me, section, slot)
    pos.tell("wall", pos.seat_of(me), section, slot)
    if is_first and pos.has_emperor_pile(site):
        if may_take_emperor_tile(pos, me):
            card: Card = yield EmperorCard(pos, me, pos.emperor_pile(site)[0])
            put_emperor_tile(pos, me, card, site)
        else:
            pos.tell("emperor_stays", me, 1 if pos.has_unification_card(me) else 0)


def may_take_emperor_tile(pos: Position, me: Seat) -> bool:
    """A card without an emperor tile in the tableau, and at least one unification card tucked. (F-5.6)"""
    if pos.rules > 1 and not pos.has_unification_card(me):
        return False
    return pos.has_bare_card(me)


def put_emperor_tile(pos: Position, me: Seat, card: Card, site: Site) -> None:
    """Put the tile on the card; it replaces its trigger for good. (F-5.6)"""
    action = pos.take_emperor_tile(site)
    pos.put_emperor_tile(me, card, action)
    pos.tell("emperor_tile", me, card, action)
