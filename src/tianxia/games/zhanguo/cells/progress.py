"""How far the game is, which rules it uses, and what the current turn is about."""

from tianxia.games.zhanguo.cells.layout import (
    ACTION,
    BID,
    CARD,
    DISC,
    DRAFT_RULE,
    FIRST,
    PER_WORKER_RULE,
    POINTS,
    ROUND,
    SIDES,
    STAGE,
    TRACK_RULE,
    TURN,
    USED,
    WOKEN,
    Cells,
)
from tianxia.games.zhanguo.ids import NOBODY, SEATED, Action, Card, Disc, Seat, Sides, Stage


class Progress(Cells):
    """The course of the game."""

    # -- who plays, and with which rules

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return SEATED[self.seats]

    @property
    def sides(self) -> Sides:
        """Which sides of the boards are used. (Z-1.7)"""
        return self.cells[SIDES]  # type: ignore[return-value]

    @property
    def has_draft(self) -> bool:
        """Whether cards are drafted. (Z-9.1)"""
        return self.cells[DRAFT_RULE] != 0

    @property
    def by_track(self) -> bool:
        """Whether turn order follows the rewards track. (Z-9.2)"""
        return self.cells[TRACK_RULE] != 0

    @property
    def per_worker(self) -> bool:
        """Whether hiring raises unrest by 1 per worker. (Z-9.3)"""
        return self.cells[PER_WORKER_RULE] != 0

    def set_rules(self, sides: Sides, draft: bool, by_track: bool, per_worker: bool) -> None:
        """The variants of this game. (Z-9)"""
        self.cells[SIDES] = sides
        self.cells[DRAFT_RULE] = 1 if draft else 0
        self.cells[TRACK_RULE] = 1 if by_track else 0
        self.cells[PER_WORKER_RULE] = 1 if per_worker else 0

    # -- how far the game is

    @property
    def stage(self) -> Stage:
        """The phase of the game."""
        return self.cells[STAGE]  # type: ignore[return-value]

    @stage.setter
    def stage(self, stage: Stage) -> None:
        self.cells[STAGE] = stage

    @property
    def round(self) -> int:
        """The round, 1 to 5."""
        return self.cells[ROUND]

    @round.setter
    def round(self, number: int) -> None:
        self.cells[ROUND] = number

    @property
    def turn(self) -> int:
        """Turns taken in the play phase, or aspects done in the rewards phase."""
        return self.cells[TURN]

    @turn.setter
    def turn(self, number: int) -> None:
        self.cells[TURN] = number

    @property
    def first(self) -> Seat:
        """The first player of the round."""
        return self.cells[FIRST]  # type: ignore[return-value]

    @first.setter
    def first(self, seat: Seat) -> None:
        self.cells[FIRST] = seat

    # -- what the current turn is about; all unset where a step begins

    @property
    def card(self) -> Card:
        """The card being played."""
        return self.cells[CARD]  # type: ignore[return-value]

    @card.setter
    def card(self, card: Card) -> None:
        self.cells[CARD] = card

    @property
    def action(self) -> Action:
        """The current court action."""
        return self.cells[ACTION]  # type: ignore[return-value]

    @action.setter
    def action(self, action: Action) -> None:
        self.cells[ACTION] = action

    @property
    def woken(self) -> bool:
        """Whether the number of the court card activates tucked cards. (Z-4.2)"""
        return self.cells[WOKEN] != 0

    @woken.setter
    def woken(self, woken: bool) -> None:
        self.cells[WOKEN] = 1 if woken else 0

    @property
    def points(self) -> int:
        """The re-assignment points left. (Z-5.2)"""
        return self.cells[POINTS]

    @points.setter
    def points(self, points: int) -> None:
        self.cells[POINTS] = points

    @property
    def bid(self) -> int:
        """The highest bid of the current auction. (Z-9.4)"""
        return self.cells[BID]

    @bid.setter
    def bid(self, bid: int) -> None:
        self.cells[BID] = bid

    def is_used(self, place: int) -> bool:
        """Whether the card at a place, or the board, has been used in this action. (Z-4.3)"""
        return self.cells[USED + place] != 0

    def use_up(self, place: int) -> None:
        """Mark a card's or the board's ability as used in this action."""
        self.cells[USED + place] = 1

    def renew_abilities(self) -> None:
        """Make all abilities available for the next action."""
        for place in range(USED, USED + 16):
            self.cells[place] = 0

    # -- discs

    def disc(self, seat: Seat) -> Disc:
        """Where the disc of a seat is. (Z-7.2)"""
        return self.cells[DISC + seat]  # type: ignore[return-value]

    def set_disc(self, seat: Seat, disc: Disc) -> None:
        """Move the disc of a seat."""
        self.cells[DISC + seat] = disc

    def seat_at(self, disc: Disc) -> Seat:
        """Whose disc is there, NOBODY if there is none."""
        for seat in SEATED[self.seats]:
            if self.cells[DISC + seat] == disc:
                return seat
        return NOBODY

    def by_discs(self) -> list[Seat]:
        """The seats in tie-break order: the rewards track from the top, then the round's column. (Z-7.1)"""
        found: list[Seat] = []
        for disc in range(-1, 7):
            for seat in SEATED[self.seats]:
                if self.cells[DISC + seat] == disc:
                    found.append(seat)
        return found
