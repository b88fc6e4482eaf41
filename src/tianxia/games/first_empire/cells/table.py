"""The game board: palace, governor and wall tiles, walls, and the mausoleum."""

from typing import Final

from mypy_extensions import i64

from tianxia.engine.script import Seat
from tianxia.games.first_empire.cells.layout import (
    CRITERIA,
    EMPEROR_PILES,
    GOVERNOR_ON,
    GOVERNOR_TILES,
    GOVERNORS,
    PALACE_TILES,
    PALACES,
    PLAYERS,
    SOLDIERS,
    SPOTS,
    TOMB_TILES,
    WALLS,
)
from tianxia.games.first_empire.cells.stocks import Stocks
from tianxia.games.first_empire.ids import (
    ALL_TOMBS,
    ELIXIR_TOMB,
    FIRST_SITE,
    PLACES,
    REGIONS,
    SLOTS,
    Action,
    GovernorTile,
    PalaceTile,
    Region,
    Section,
    Site,
    Tomb,
    TombTile,
)
from tianxia.games.first_empire.printed import Criterion, Reward, TombFace

SPACES: Final = 2
"""Places for governor tiles in a region."""


class Table(Stocks):
    """The cells of the game board."""

    # -- tiles of the game board

    def palace_tile(self, region: Region, place: int) -> PalaceTile:
        """A palace tile of a region, from the left; no tile if the space is empty. (F-1.5)"""
        at: i64 = region
        return PalaceTile(self.cells[PALACE_TILES + at * PLACES + place] - 1)

    def set_palace_tile(self, region: Region, place: int, tile: PalaceTile) -> None:
        """Put a palace tile on a space of a region, or remove it."""
        at: i64 = region
        at = PALACE_TILES + at * PLACES + place
        self.cells[at] = tile + 1

    def has_palace_tile(self, region: Region, kind: PalaceTile) -> bool:
        """Whether there is a palace tile of a kind in a region."""
        first: i64 = region
        first = PALACE_TILES + first * PLACES
        wanted: i64 = kind
        wanted += 1
        cells = self.cells
        return cells[first] == wanted or cells[first + 1] == wanted or cells[first + 2] == wanted

    def governor_tile(self, region: Region, space: int) -> GovernorTile:
        """The tile of a space for governors: 1 to 10, blank, or 0 if there is no such space. (F-1.5)"""
        at: i64 = region
        return GovernorTile(self.cells[GOVERNOR_TILES + at * SPACES + space])

    def set_governor_tile(self, region: Region, space: int, tile: GovernorTile) -> None:
        """Put a tile on a space for governors."""
        at: i64 = region
        at = GOVERNOR_TILES + at * SPACES + space
        self.cells[at] = tile

    def governor_on(self, region: Region, space: int) -> Seat:
        """Whose governor is on a tile space; nobody's if it is free."""
        at: i64 = region
        return Seat(self.cells[GOVERNOR_ON + at * SPACES + space] - 1)

    def put_governor_on(self, me: Seat, region: Region, space: int) -> None:
        """Put a player's governor on a tile space."""
        at: i64 = region
        at = GOVERNOR_ON + at * SPACES + space
        self.cells[at] = me + 1

    # -- walls

    def has_wall_tile(self, section: Section) -> bool:
        """Whether a section's wall tile has been placed."""
        at: i64 = section
        return self.cells[CRITERIA + at] >= 0

    def criterion(self, section: Section) -> Criterion:
        """What the wall tile of a section counts. (F-1.4)"""
        at: i64 = section
        return self.printed.criteria[self.cells[CRITERIA + at]]

    def set_criterion(self, section: Section, number: int) -> None:
        """Put a wall tile on a section, with one of its sides up."""
        at: i64 = section
        self.cells[CRITERIA + at] = number

    def wall_owner(self, section: Section, slot: int) -> Seat:
        """Whose wall is on a slot; nobody's if it is free."""
        at: i64 = section
        return Seat(self.cells[WALLS + at * SLOTS + slot] - 1)

    def put_wall(self, me: Seat, section: Section, slot: int) -> None:
        """Put a player's wall on a slot."""
        at: i64 = section
        at = WALLS + at * SLOTS + slot
        self.cells[at] = me + 1

    def own_slot(self, me: Seat, section: Section) -> int:
        """The slot of a section that a player's wall is on; -1 if they have none there."""
        first: i64 = section
        first = WALLS + first * SLOTS
        owner: i64 = me
        owner += 1
        cells = self.cells
        for slot in range(cells[PLAYERS]):
            if cells[first + slot] == owner:
                return slot
        return -1

    def own_wall_in(self, me: Seat, section: Section) -> bool:
        """Whether a player has built in a section."""
        return self.own_slot(me, section) >= 0

    def free_slots(self, section: Section) -> list[int]:
        """The free slots of a section, from the left."""
        first: i64 = section
        first = WALLS + first * SLOTS
        cells = self.cells
        return [slot for slot in range(cells[PLAYERS]) if not cells[first + slot]]

    def any_wall_in(self, section: Section) -> bool:
        """Whether anybody has built in a section."""
        first: i64 = section
        first = WALLS + first * SLOTS
        cells = self.cells
        return cells[first] > 0 or cells[first + 1] > 0 or cells[first + 2] > 0 or cells[first + 3] > 0

    def walls_at(self, me: Seat, site: Site) -> int:
        """A player's walls at a site."""
        first: i64 = site
        first = WALLS + first * 2 * SLOTS
        owner: i64 = me
        owner += 1
        count, cells = 0, self.cells
        for at in range(first, first + 2 * SLOTS):
            if cells[at] == owner:
                count += 1
        return count

    def emperor_pile(self, site: Site) -> list[Action]:
        """The emperor tiles of a site, the top one first. (F-1.4)"""
        at: i64 = site
        at = EMPEROR_PILES + at * 2
        return [Action(self.cells[at + under] - 1) for under in range(2) if self.cells[at + under]]

    def has_emperor_pile(self, site: Site) -> bool:
        """Whether an emperor tile is left at a site."""
        at: i64 = site
        return self.cells[EMPEROR_PILES + at * 2] > 0

    def lay_emperor_tile(self, site: Site, action: Action) -> None:
        """Put an emperor tile beneath those of a site."""
        at: i64 = site
        at = EMPEROR_PILES + at * 2
        if self.cells[at]:
            at += 1
        self.cells[at] = action + 1

    def take_emperor_tile(self, site: Site) -> Action:
        """Take the top tile of a site's pile."""
        at: i64 = site
        at = EMPEROR_PILES + at * 2
        top: i64 = self.cells[at]
        self.cells[at] = self.cells[at + 1]
        self.cells[at + 1] = 0
        return Action(top - 1)

    # -- the mausoleum

    def spot(self, tomb: Tomb) -> int:
        """Where in the three rows of three a symbol is. (F-1.3)"""
        at: i64 = tomb
        return self.cells[SPOTS + at]

    def set_spot(self, tomb: Tomb, spot: int) -> None:
        """Put a symbol on a spot."""
        at: i64 = tomb
        self.cells[SPOTS + at] = spot

    def tomb_tile(self, tomb: Tomb) -> TombTile:
        """The tile on the spot of a symbol; -1 before it is placed. (F-1.3)"""
        at: i64 = tomb
        return TombTile(self.cells[TOMB_TILES + at])

    def tomb_face(self, tomb: Tomb) -> TombFace:
        """What is printed on the tile on the spot of a symbol. (F-7)"""
        at: i64 = tomb
        return self.printed.tombs[self.cells[TOMB_TILES + at]]

    def set_tomb_tile(self, tomb: Tomb, tile: TombTile) -> None:
        """Put a tile on the spot of a symbol."""
        at: i64 = tomb
        self.cells[TOMB_TILES + at] = tile

    def soldier_owner(self, tomb: Tomb, slot: int) -> Seat:
        """Whose soldier is on a slot, from the top; nobody's if it is free."""
        at: i64 = tomb
        return Seat(self.cells[SOLDIERS + at * SLOTS + slot] - 1)

    def set_soldier(self, tomb: Tomb, slot: int, me: Seat) -> None:
        """Put a player's soldier, or nobody's, on a slot."""
        at: i64 = tomb
        at = SOLDIERS + at * SLOTS + slot
        self.cells[at] = me + 1

    def soldier_on(self, me: Seat, tomb: Tomb) -> bool:
        """Whether a player has a soldier on a tile."""
        at: i64 = tomb
        at = SOLDIERS + at * SLOTS
        owner: i64 = me
        owner += 1
        cells = self.cells
        return cells[at] == owner or cells[at + 1] == owner or cells[at + 2] == owner or cells[at + 3] == owner

    def top_slot(self, tomb: Tomb) -> int:
        """The topmost free slot; slots marked 3+ are not used with two players. (F-7.1)"""
        first: i64 = tomb
        first = SOLDIERS + first * SLOTS
        slot = 0
        while self.cells[first + slot]:
            slot += 1
        return slot

    def slot_points(self, tomb: Tomb) -> int:
        """What the topmost free slot of a tile is worth now."""
        return self.tomb_face(tomb).points[self.top_slot(tomb)]

    def earned_tombs(self, me: Seat) -> list[Tomb]:
        """The tiles whose condition a player meets, and where they have no soldier yet. (F-7.1)"""
        return [tomb for tomb in ALL_TOMBS if self.fulfils(me, tomb) and not self.soldier_on(me, tomb)]

    def has_earned_tomb(self, me: Seat) -> bool:
        """Whether there is such a tile."""
        for tomb in ALL_TOMBS:
            if self.fulfils(me, tomb) and not self.soldier_on(me, tomb):
                return True
        return False

    def fulfils(self, me: Seat, tomb: Tomb) -> bool:
        """Whether own pieces at the region or site, or the own ship, reach what the tile asks at least. (F-7.2)"""
        at: i64 = tomb
        cells = self.cells
        face = self.printed.tombs[cells[TOMB_TILES + at]]
        if tomb < FIRST_SITE:
            seat: i64 = me
            at += seat * REGIONS
            return cells[GOVERNORS + at] >= face.governors and cells[PALACES + at] >= face.palaces
        if tomb < ELIXIR_TOMB:
            return self.walls_at(me, Site(tomb - FIRST_SITE)) >= face.walls
        return self.ship(me) >= face.space

    def pieces_for(self, me: Seat, tomb: Tomb) -> dict[str, int]:
        """The player's count of what a tile requires: pieces in its region, walls at its site, ship's space. (F-7.2)"""
        if tomb < FIRST_SITE:
            region = Region(tomb)
            return {"governors": self.governors(me, region), "palaces": self.palaces(me, region)}
        if tomb < ELIXIR_TOMB:
            return {"walls": self.walls_at(me, Site(tomb - FIRST_SITE))}
        return {"space": self.ship(me)}

    # -- rewards

    def reward(self, row: int) -> Reward:
        """This round's reward in a row of the tableau. (F-8.2)"""
        return self.printed.rewards[row][self.round - 1]
