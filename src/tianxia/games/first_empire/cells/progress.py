"""The course of the game: its stage and round, whose turn it is, and the starting tiles."""

from mypy_extensions import i64

from tianxia.engine.script import Seat
from tianxia.games.first_empire.cells.layout import (
    ADVANCED,
    CHOSEN,
    LEVEL,
    MARKER,
    ORDER,
    PLAYERS,
    ROUND,
    RULES_VERSION,
    SEATS,
    STAGE,
    STARTING,
    TABLEAU,
    TURN,
    Cells,
)
from tianxia.games.first_empire.ids import LI_SI, LI_SI_SEAT, PLAYERS_OF, StartingTile


class Progress(Cells):
    """Which game it is and how far it is."""

    # -- the game

    @property
    def rules(self) -> int:
        """The version of the rules that the game uses."""
        return self.cells[RULES_VERSION]

    @property
    def seats(self) -> int:
        """How many people play."""
        return self.cells[SEATS]

    @property
    def players(self) -> int:
        """How many play, Li Si included."""
        return self.cells[PLAYERS]

    @property
    def level(self) -> int:
        """Li Si's level; 0 if he does not play. (F-10.1)"""
        return self.cells[LEVEL]

    @property
    def tableau(self) -> int:
        """Which of the three unification tableaux is used. (F-1.7)"""
        return self.cells[TABLEAU]

    @property
    def advanced(self) -> bool:
        """Whether tokens are placed on the mausoleum at random. (F-1.3)"""
        return self.cells[ADVANCED] > 0

    @property
    def stage(self) -> int:
        """The stage of the game, from set-up to its end."""
        return self.cells[STAGE]

    @stage.setter
    def stage(self, stage: int) -> None:
        self.cells[STAGE] = stage

    @property
    def round(self) -> int:
        """The round, from 1 on; 0 before the first."""
        return self.cells[ROUND]

    @round.setter
    def round(self, number: int) -> None:
        self.cells[ROUND] = number

    @property
    def turn(self) -> int:
        """How many turns, or rows of rewards, this stage has had."""
        return self.cells[TURN]

    @turn.setter
    def turn(self, number: int) -> None:
        self.cells[TURN] = number

    def begin_stage(self, stage: int) -> None:
        """Go to another stage, at its first turn."""
        self.cells[STAGE] = stage
        self.cells[TURN] = 0

    def end_turn(self, turns: int, then: int) -> None:
        """End the turn; after the last of `turns` the next stage begins."""
        self.cells[TURN] += 1
        if self.cells[TURN] == turns:
            self.begin_stage(then)

    # -- players

    def player(self) -> Seat:
        """Whose turn it is on the turn order track."""
        at: i64 = self.cells[TURN] % self.cells[PLAYERS]
        return Seat(self.cells[ORDER + at])

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All players by number, Li Si included."""
        return PLAYERS_OF[self.cells[PLAYERS]]

    def is_li_si(self, me: Seat) -> bool:
        """Whether a player is Li Si."""
        return me == LI_SI and self.cells[LEVEL] > 0

    def seat_of(self, me: Seat) -> int:
        """How events name a player: the seat, or a separate number for Li Si."""
        return LI_SI_SEAT if self.is_li_si(me) else me

    def order(self) -> list[Seat]:
        """The turn order from the first player on; nobody until the first player has been drawn. (F-1.8)"""
        if self.cells[ORDER] == self.cells[ORDER + 1]:
            return []
        return [Seat(self.cells[ORDER + place]) for place in range(self.cells[PLAYERS])]

    def set_order(self, players: list[Seat]) -> None:
        """Set a new turn order."""
        for place in range(len(players)):
            self.cells[ORDER + place] = players[place]

    def marker(self, me: Seat) -> int:
        """The row of rewards that a player's marker is in, or that it is still on the track. (F-8.2)"""
        seat: i64 = me
        return self.cells[MARKER + seat]

    def set_marker(self, me: Seat, row: int) -> None:
        """Move a player's marker to a row, or back to the track."""
        seat: i64 = me
        self.cells[MARKER + seat] = row

    def starting_tiles(self, me: Seat) -> list[StartingTile]:
        """The open tiles that a seat keeps one of. (F-1.8)"""
        seat: i64 = me
        first: i64 = STARTING + seat * 2
        return [StartingTile(self.cells[at]) for at in range(first, first + 2) if self.cells[at]]

    def set_starting_tiles(self, me: Seat, tiles: list[StartingTile]) -> None:
        """Set the tiles that a seat may choose from."""
        seat: i64 = me
        for at in range(2):
            self.cells[STARTING + seat * 2 + at] = tiles[at] if at < len(tiles) else 0

    def chosen_tile(self, me: Seat) -> StartingTile:
        """The tile that a seat has kept, until it is carried out; 0 for none."""
        seat: i64 = me
        return StartingTile(self.cells[CHOSEN + seat])

    def set_chosen_tile(self, me: Seat, tile: StartingTile) -> None:
        """Set the tile that a seat keeps."""
        seat: i64 = me
        self.cells[CHOSEN + seat] = tile
