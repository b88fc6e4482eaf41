"""Positions of The First Empire by hand: say what matters for a test, the rest is empty and in its printed order."""

from typing import Any

from tianxia.engine.game import Json
from tianxia.engine.script import Seat
from tianxia.games.first_empire import GAME, names
from tianxia.games.first_empire.cells.layout import MASTERS_LEFT, MASTERS_SHOWN, RULES_VERSION
from tianxia.games.first_empire.components import load_components
from tianxia.games.first_empire.ids import (
    ALL_ACTIONS,
    ALL_REGIONS,
    ALL_SECTIONS,
    ALL_TOMBS,
    BLANK,
    CARDS,
    DISCARDED,
    FIRST_ALCHEMIST,
    IN_DECK,
    LI_SI,
    MASTER_CARDS,
    ON_TRACK,
    ActionCard,
    Aspect,
    Card,
    GovernorTile,
    Official,
    PalaceTile,
    Region,
    Section,
    Site,
    Source,
    StartingTile,
    Tomb,
    TombTile,
)
from tianxia.games.first_empire.names import card_named
from tianxia.games.first_empire.position import Position, empty_position
from tianxia.games.first_empire.views.table import STAGE_NAMES
from tianxia.testing import Table

REST = (39, 40, 79, 80, 119, 120)
"""The default hand: cards that no test is about."""


def region_number(name: str) -> Region:
    return Region(names.REGION_NAMES.index(name))


def section_number(name: str) -> Section:
    return Section(names.SECTION_NAMES.index(name))


def aspect_number(name: str) -> Aspect:
    return Aspect(names.ASPECT_NAMES.index(name))


def tomb_number(name: str) -> Tomb:
    return Tomb(names.SYMBOL_NAMES.index(name))


def palace_tile_number(name: str) -> PalaceTile:
    return PalaceTile(names.PALACE_TILE_NAMES.index(name))


def cards_played(pos: Position) -> int:
    """Unification cards on boards and on the court pile."""
    tucked = [card for player in pos.everyone for card in pos.tableau_cards(player) if card <= CARDS]
    return len(pos.court()) + len(tucked)


class EmpireTable(Table):
    """A table with short names for what the tests look at."""

    @property
    def pos(self) -> Position:
        position: Position = self.match.position
        return position

    def board(self, player: int) -> Json:
        board: Json = self.data()["boards"][player]
        return board

    def region(self, player: int, region: str) -> Json:
        found: Json = self.board(player)["regions"][region]
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
        """Points scored so far, by source, without the sources that gave none."""
        return {source: points for source, points in self.board(player)["points"].items() if points}

    def soldiers(self, symbol: str) -> list[int | None]:
        return [slot["soldier"] for slot in self.data()["mausoleum"][symbol]["slots"]]

    def walls(self, section: str) -> list[int | None]:
        return [slot["wall"] for slot in self.data()["walls"][section]["slots"]]


class Setting:
    """A position under construction; every method returns it, `table` sits down at it."""

    def __init__(self, seats: int, level: int, tableau: str, advanced: bool) -> None:
        number = names.TABLEAU_NAMES.index(tableau)
        printed = load_components(None).printed(max(seats, 2), number, level)
        self.pos = pos = empty_position(printed, seats, level, number, int(advanced), GAME.rules_version)
        self.options = {"tableau": tableau, "advanced": "on" if advanced else "off"}
        self.options |= {"li_si": str(level)} if level else {}
        pos.set_order(list(pos.everyone))
        for tomb in ALL_TOMBS:
            pos.set_tomb_tile(tomb, TombTile(tomb))
        for section in ALL_SECTIONS:
            pos.set_criterion(section, section)
        for region in ALL_REGIONS:
            for space in range(printed.governor_spaces):
                pos.set_governor_tile(region, space, BLANK)
        for master in MASTER_CARDS[: pos.players]:
            pos.show_master(master)
        pos.round = 1
        self.stage("play")
        for seat in range(seats):
            self.hand(seat, *REST)
        if level:
            self.pile(2, 2, 2)

    # -- time

    def rules(self, version: int) -> "Setting":
        """An older version of the rules."""
        self.pos.cells[RULES_VERSION] = version
        return self

    def stage(self, name: str, turn: int = 0) -> "Setting":
        self.pos.stage, self.pos.turn = STAGE_NAMES.index(name), turn
        return self

    def round(self, number: int) -> "Setting":
        self.pos.round = number
        return self

    def order(self, *players: int) -> "Setting":
        self.pos.set_order([Seat(player) for player in players])
        return self

    def markers(self, *rows: int | None) -> "Setting":
        """The rows of all players' markers; None for one that is still on the turn order track."""
        for player, row in enumerate(rows):
            self.pos.set_marker(Seat(player), ON_TRACK if row is None else row)
        return self

    # -- cards

    def hand(self, seat: int, *cards: int) -> "Setting":
        self.pos.set_hand(Seat(seat), [Card(card) for card in cards])
        return self

    def court(self, *cards: int) -> "Setting":
        for card in cards:
            self.pos.lay_on_court(Card(card))
        return self

    def card(self, player: int, region: str, *cards: int | str, emperor: str | None = None) -> "Setting":
        me, there = Seat(player), region_number(region)
        for card in cards:
            number = card_named(card) if isinstance(card, str) else Card(card)
            place = self.pos.cards_in(me, there)
            self.pos.add_card(me, there, number)
            self.pos.set_emperor_tile(me, there, place, names.ACTION_NAMES.index(emperor) + 1 if emperor else 0)
            if number >= FIRST_ALCHEMIST:
                self.pos.spend_alchemist(me, number)
        return self

    def no_last_card(self, player: int, region: str) -> "Setting":
        """Without the last card of a region."""
        self.pos.remove_last_card(Seat(player), region_number(region))
        return self

    def swap_emperor_tiles(self, player: int, old: str, new: str) -> "Setting":
        """Other emperor tiles on all cards that have one sort."""
        me, tiles = Seat(player), [names.ACTION_NAMES.index(name) + 1 for name in (old, new)]
        for region in ALL_REGIONS:
            for place in range(self.pos.cards_in(me, region)):
                if self.pos.emperor_tile(me, region, place) == tiles[0]:
                    self.pos.set_emperor_tile(me, region, place, tiles[1])
        return self

    def holds(self, player: int, *cards: str) -> "Setting":
        """Exactly these alchemist and master cards beside the board."""
        self.pos.set_held_cards(Seat(player), [card_named(card) for card in cards])
        return self

    def masters(self, *there: str, in_play: tuple[str, ...] = ()) -> "Setting":
        self.pos.cells[MASTERS_SHOWN] = self.pos.cells[MASTERS_LEFT] = 0
        for name in in_play or there:
            self.pos.show_master(card_named(name))
            if name not in there:
                self.pos.spend_master(card_named(name))
        return self

    # -- a player's board

    def official(self, player: int, region: str, **officials: int) -> "Setting":
        me, there = Seat(player), region_number(region)
        for name, count in officials.items():
            kind = Official(names.OFFICIAL_NAMES.index(name))
            self.pos.add_officials(me, there, kind, count - self.pos.officials(me, there, kind))
        return self

    def workers(self, player: int, **regions: int) -> "Setting":
        me = Seat(player)
        for name, count in regions.items():
            self.pos.put_workers(me, region_number(name), count - self.pos.workers(me, region_number(name)))
        return self

    def unrest(self, player: int, **regions: int) -> "Setting":
        for name, level in regions.items():
            self.pos.put_unrest(Seat(player), region_number(name), level)
        return self

    def tokens(self, player: int, **aspects: int) -> "Setting":
        me = Seat(player)
        for name, count in aspects.items():
            self.pos.put_tokens(me, aspect_number(name), count - self.pos.tokens(me, aspect_number(name)))
        return self

    def large(self, player: int, *aspects: str) -> "Setting":
        for aspect in aspects:
            self.pos.put_large(Seat(player), aspect_number(aspect))
        return self

    def points(self, player: int, *points: int) -> "Setting":
        """Points scored so far, by source in their order."""
        for source, count in enumerate(points):
            self.pos.add_points(Seat(player), Source(source), count)
        return self

    def ship(self, player: int, space: int) -> "Setting":
        self.pos.set_ship(Seat(player), space)
        return self

    def soldiers(self, player: int, *symbols: str, locked: int = 0, entrance: int = 0) -> "Setting":
        """Soldiers on tiles, each on the topmost free slot, beside those locked and at the entrance."""
        for symbol in symbols:
            tomb = tomb_number(symbol)
            self.pos.set_soldier(tomb, self.pos.top_slot(tomb), Seat(player))
        self.pos.set_soldiers(Seat(player), locked, entrance)
        return self

    # -- the game board

    def governors(self, player: int, **regions: int) -> "Setting":
        """Governors in the open areas."""
        me = Seat(player)
        for name, count in regions.items():
            self.pos.add_governors(me, region_number(name), count - self.pos.governors(me, region_number(name)))
        return self

    def governor_tile(self, region: str, *tiles: str) -> "Setting":
        for space, tile in enumerate(tiles):
            number = GovernorTile(names.GOVERNOR_TILE_NAMES.index(tile) + 1)
            self.pos.set_governor_tile(region_number(region), space, number)
        return self

    def governor_on(self, player: int, region: str, space: int = 0) -> "Setting":
        self.pos.put_governor_on(Seat(player), region_number(region), space)
        self.pos.add_governors(Seat(player), region_number(region), 1)
        return self

    def palaces(self, player: int, **regions: int) -> "Setting":
        me = Seat(player)
        for name, count in regions.items():
            self.pos.add_palaces(me, region_number(name), count - self.pos.palaces(me, region_number(name)))
        return self

    def palace_tile(self, region: str, *kinds: str) -> "Setting":
        for place, kind in enumerate(kinds):
            self.pos.set_palace_tile(region_number(region), place, palace_tile_number(kind))
        return self

    def wall(self, player: int, section: str, slot: int = 1) -> "Setting":
        self.pos.put_wall(Seat(player), section_number(section), slot - 1)
        return self

    def criterion(self, section: str, name: str) -> "Setting":
        known = [criterion.name for criterion in self.pos.printed.criteria]
        self.pos.set_criterion(section_number(section), known.index(name))
        return self

    def emperor_tiles(self, site: str, *actions: str) -> "Setting":
        for action in actions:
            tile = names.ACTION_NAMES.index(action)
            self.pos.lay_emperor_tile(Site(names.SITE_NAMES.index(site)), ALL_ACTIONS[tile])
        return self

    def tomb(self, **tiles: str) -> "Setting":
        """Mausoleum tiles by symbol, written with underscores; displaced tiles change places."""
        for name, tile in tiles.items():
            tomb, number = tomb_number(name.replace("_", "-")), TombTile(names.TOMB_TILE_NAMES.index(tile))
            other = next(other for other in ALL_TOMBS if self.pos.tomb_tile(other) == number)
            self.pos.set_tomb_tile(other, self.pos.tomb_tile(tomb))
            self.pos.set_tomb_tile(tomb, number)
        return self

    def spots(self, *spots: int) -> "Setting":
        """Where the tokens of advanced mode are, by symbol."""
        for tomb, spot in zip(ALL_TOMBS, spots, strict=True):
            self.pos.set_spot(tomb, spot)
        return self

    def starting(self, seat: int, *tiles: str) -> "Setting":
        numbers = [StartingTile(names.STARTING_TILE_NAMES.index(tile) + 1) for tile in tiles]
        self.pos.set_starting_tiles(Seat(seat), numbers)
        return self

    # -- Li Si

    def pile(self, *counts: int) -> "Setting":
        """His pile by aspect, a writing card on top."""
        for aspect, count in enumerate(counts):
            self.pos.set_pile(Aspect(aspect), count)
        self.pos.pile_top = Aspect(0)
        return self

    def action_card(self, card: int, place: int) -> "Setting":
        self.pos.set_action_card(ActionCard(card), place)
        return self

    def li_si_has(self, *cards: int) -> "Setting":
        """Only these action cards are in his deck; the others of his level are discarded."""
        for card in self.pos.printed.li_deck:
            self.pos.set_action_card(card, IN_DECK if card in cards else DISCARDED)
        return self

    def li_si_tile(self, region: str, kind: str) -> "Setting":
        self.pos.set_li_tile(region_number(region), 0, palace_tile_number(kind))
        return self

    def table(self) -> EmpireTable:
        """Sit down: cards that are somewhere else are in no deck."""
        pos = self.pos
        boards = [card for player in pos.everyone for card in pos.tableau_cards(player)]
        hands = [card for player in pos.everyone for card in pos.hand(player)]
        for card in [*hands, *boards, *pos.court()]:
            if card <= CARDS:
                pos.take_from_deck(card)
        return EmpireTable(GAME, pos.seats, pos, self.options)


def setting(seats: int = 2, *, level: int = 0, tableau: str = "board", advanced: bool = False) -> Setting:
    """The first turn of round 1 with nothing on the boards: blank governor tiles, no palace or emperor tiles."""
    return Setting(seats, level, tableau, advanced)


def solo(level: int = 1, **more: Any) -> Setting:
    """The same against Li Si, whose turn it is."""
    return setting(1, level=level, **more).order(LI_SI, 0)
