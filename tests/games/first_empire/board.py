"""Positions of The First Empire by hand: say what matters for a test, the rest is empty and in its printed order."""

from typing import Any

from tests.table import Table
from tianxia.engine.game import Plain
from tianxia.games.first_empire import GAME, names
from tianxia.games.first_empire.components import load_components
from tianxia.games.first_empire.names import card_named
from tianxia.games.first_empire.position import (
    FIRST_ALCHEMIST,
    LI_SI,
    PLACES,
    REGIONS,
    SLOTS,
    Position,
    empty_position,
)
from tianxia.games.first_empire.table import STAGE_NAMES

REST = (39, 40, 79, 80, 119, 120)
"""What a hand holds unless a test says otherwise: cards that no test is about."""


def region_number(name: str) -> int:
    return names.REGION_NAMES.index(name)


class EmpireTable(Table):
    """A table with short names for what the tests look at."""

    @property
    def pos(self) -> Position:
        position: Position = self.match.position
        return position

    def board(self, player: int) -> Plain:
        board: Plain = self.plain()["boards"][player]
        return board

    def region(self, player: int, region: str) -> Plain:
        found: Plain = self.board(player)["regions"][region]
        return found

    def workers(self, player: int, region: str) -> int:
        return int(self.region(player, region)["workers"])

    def unrest(self, player: int, region: str) -> int:
        return int(self.region(player, region)["unrest"])

    def officials(self, player: int, region: str) -> dict[str, int]:
        return dict(self.region(player, region)["officials"])

    def cards(self, player: int, region: str) -> list[str]:
        return [card["card"] for card in self.region(player, region)["cards"]]

    def tokens(self, player: int) -> dict[str, int]:
        return dict(self.board(player)["tokens"])

    def points(self, player: int) -> dict[str, int]:
        """Points earned so far, by source, without the sources that gave none."""
        return {source: points for source, points in self.board(player)["points"].items() if points}

    def soldiers(self, symbol: str) -> list[int | None]:
        return [slot["soldier"] for slot in self.plain()["mausoleum"][symbol]["slots"]]

    def walls(self, section: str) -> list[int | None]:
        return [slot["wall"] for slot in self.plain()["walls"][section]["slots"]]


class Setting:
    """A position in the making; every method returns it, `table` sits down at it."""

    def __init__(self, seats: int, level: int, tableau: str, advanced: bool) -> None:
        number = names.TABLEAU_NAMES.index(tableau)
        box = load_components(None).box(max(seats, 2), number, level)
        self.pos = pos = empty_position(box, seats, level, number, int(advanced))
        self.options = {"tableau": tableau, "advanced": "on" if advanced else "off"}
        self.options |= {"li_si": str(level)} if level else {}
        pos.order = list(range(pos.players))
        pos.tomb_tile, pos.wall_tiles = list(range(9)), [0, 1, 2, 3, 4, 5]
        for place in range(5 * 2):
            pos.governor_tiles[place] = 11 if place % 2 < box.governor_spaces else 0
        pos.masters = pos.masters_in_play = (1 << pos.players) - 1
        pos.round = 1
        self.stage("play")
        for seat in range(seats):
            pos.put_in_hand(seat, list(REST))
        if level:
            pos.pile, pos.pile_top = [2, 2, 2], 0

    # -- time

    def stage(self, name: str, turn: int = 0) -> "Setting":
        self.pos.stage, self.pos.turn = STAGE_NAMES.index(name), turn
        return self

    def round(self, number: int) -> "Setting":
        self.pos.round = number
        return self

    def order(self, *players: int) -> "Setting":
        self.pos.order = list(players)
        return self

    # -- cards

    def hand(self, seat: int, *cards: int) -> "Setting":
        self.pos.put_in_hand(seat, list(cards))
        return self

    def court(self, *cards: int) -> "Setting":
        self.pos.court = list(cards)
        return self

    def card(self, player: int, region: str, *cards: int | str, emperor: str | None = None) -> "Setting":
        for card in cards:
            number = card_named(card) if isinstance(card, str) else card
            place = player * PLACES + 3 * region_number(region) + self.pos.cards_in(player, region_number(region))
            self.pos.cards[place] = number
            self.pos.emperor[place] = names.ACTION_NAMES.index(emperor) + 1 if emperor else 0
            self._take_alchemist(player, number)
        return self

    def _take_alchemist(self, player: int, card: int) -> None:
        if card >= FIRST_ALCHEMIST:
            self.pos.alchemists[player] &= ~(1 << (card - FIRST_ALCHEMIST))

    def holds(self, player: int, *cards: str) -> "Setting":
        """Just these alchemist and master cards beside the board."""
        self.pos.alchemists[player] = sum(1 << names.ALCHEMIST_NAMES.index(card) for card in cards)
        return self

    def masters(self, *there: str, in_play: tuple[str, ...] = ()) -> "Setting":
        self.pos.masters = sum(1 << int(name[1:]) - 1 for name in there)
        self.pos.masters_in_play = sum(1 << int(name[1:]) - 1 for name in in_play or there)
        return self

    # -- a player's board

    def official(self, player: int, region: str, **officials: int) -> "Setting":
        for name, count in officials.items():
            kind = names.OFFICIAL_NAMES.index(name)
            self.pos.officials[player * PLACES + 3 * region_number(region) + kind] = count
        return self

    def workers(self, player: int, **regions: int) -> "Setting":
        for name, count in regions.items():
            self.pos.workers[player * REGIONS + region_number(name)] = count
        return self

    def unrest(self, player: int, **regions: int) -> "Setting":
        for name, level in regions.items():
            self.pos.unrest[player * REGIONS + region_number(name)] = level
        return self

    def tokens(self, player: int, **aspects: int) -> "Setting":
        for name, count in aspects.items():
            self.pos.small[player * 3 + names.ASPECT_NAMES.index(name)] = count
        return self

    def large(self, player: int, *aspects: str) -> "Setting":
        for aspect in aspects:
            self.pos.large[names.ASPECT_NAMES.index(aspect)] = player + 1
        return self

    def ship(self, player: int, space: int) -> "Setting":
        self.pos.ship[player] = space
        return self

    def soldiers(self, player: int, *symbols: str, locked: int = 0, entrance: int = 0) -> "Setting":
        """Soldiers on tiles, each on the topmost free slot, beside those locked and at the entrance."""
        for symbol in symbols:
            first = names.SYMBOL_NAMES.index(symbol) * SLOTS
            self.pos.soldiers[self.pos.soldiers.index(0, first)] = player + 1
        self.pos.locked[player], self.pos.entrance[player] = locked, entrance
        return self

    # -- the game board

    def governors(self, player: int, **regions: int) -> "Setting":
        """Governors in the open areas."""
        for name, count in regions.items():
            self.pos.governors[player * REGIONS + region_number(name)] = count
        return self

    def governor_tile(self, region: str, *tiles: str) -> "Setting":
        for number, tile in enumerate(tiles):
            self.pos.governor_tiles[2 * region_number(region) + number] = names.GOVERNOR_TILE_NAMES.index(tile) + 1
        return self

    def governor_on(self, player: int, region: str, space: int = 0) -> "Setting":
        self.pos.governor_on[2 * region_number(region) + space] = player + 1
        self.pos.governors[player * REGIONS + region_number(region)] += 1
        return self

    def palaces(self, player: int, **regions: int) -> "Setting":
        for name, count in regions.items():
            self.pos.palaces[player * REGIONS + region_number(name)] = count
        return self

    def palace_tile(self, region: str, *kinds: str) -> "Setting":
        for number, kind in enumerate(kinds):
            self.pos.palace_tiles[3 * region_number(region) + number] = names.PALACE_TILE_NAMES.index(kind) + 1
        return self

    def wall(self, player: int, section: str, slot: int = 1) -> "Setting":
        self.pos.walls[names.SECTION_NAMES.index(section) * SLOTS + slot - 1] = player + 1
        return self

    def criterion(self, section: str, name: str) -> "Setting":
        self.pos.wall_tiles[names.SECTION_NAMES.index(section)] = names.CRITERION_NAMES.index(name)
        return self

    def emperor_tiles(self, site: str, *actions: str) -> "Setting":
        for number, action in enumerate(actions):
            self.pos.emperor_piles[2 * names.SITE_NAMES.index(site) + number] = names.ACTION_NAMES.index(action) + 1
        return self

    def tomb(self, **tiles: str) -> "Setting":
        """Mausoleum tiles by symbol, written with underscores; tiles that are displaced change places."""
        for name, tile in tiles.items():
            symbol, number = names.SYMBOL_NAMES.index(name.replace("_", "-")), names.TOMB_TILE_NAMES.index(tile)
            other = self.pos.tomb_tile.index(number)
            self.pos.tomb_tile[other], self.pos.tomb_tile[symbol] = self.pos.tomb_tile[symbol], number
        return self

    def starting(self, seat: int, *tiles: str) -> "Setting":
        self.pos.starting[2 * seat : 2 * seat + 2] = [names.STARTING_TILE_NAMES.index(tile) + 1 for tile in tiles]
        return self

    # -- Li Si

    def li_si_has(self, *cards: int) -> "Setting":
        """Only these action cards are in his deck; the others of his level are discarded."""
        self.pos.li_cards = [0 if not place else 1 if n in cards else 2 for n, place in enumerate(self.pos.li_cards)]
        return self

    def li_si_tile(self, region: str, kind: str) -> "Setting":
        self.pos.li_tiles[3 * region_number(region)] = names.PALACE_TILE_NAMES.index(kind) + 1
        return self

    def table(self) -> EmpireTable:
        """Sit down: cards that lie somewhere are in no deck."""
        pos = self.pos
        for card in [*pos.hands, *pos.cards, *pos.court]:
            if 0 < card <= 120:
                pos.deck[card] = 0
        return EmpireTable(GAME, pos.seats, pos, self.options)


def setting(seats: int = 2, *, level: int = 0, tableau: str = "board", advanced: bool = False) -> Setting:
    """The first turn of round 1 with nothing on the boards: blank governor tiles, no palace or emperor tiles."""
    return Setting(seats, level, tableau, advanced)


def solo(level: int = 1, **more: Any) -> Setting:
    """The same against Li Si, whose turn it is."""
    return setting(1, level=level, **more).order(LI_SI, 0)
