"""Q-1: players, boards, tiles, pagodas, the first player."""

from collections import Counter
from random import Random

import pytest

from tests.games.qin.board import qin
from tianxia.engine.eye import published, published_events
from tianxia.engine.game import BadInput, Json, canonical
from tianxia.engine.match import Match, begin
from tianxia.engine.script import CHANCE
from tianxia.games.qin import GAME
from tianxia.testing import Table, placed_match, played_out

BOARDS = ("bird", "lion")
SEATS = (2, 3, 4)
SPECTATOR = -1


def dealt(seats: int, first: str = "0", board: str = "bird", seed: int = 1) -> Match:
    """A match with three tiles in every hand."""
    match, rng = begin(GAME, seats, {"board": board, "first": first}), Random(seed)
    while match.draw is not None:
        match.answer_chance(rng.choices(range(6), match.draw.counts())[0])
    return match


def data(match: Match) -> Json:
    return GAME.to_json(match.position)


@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_play(seats: int) -> None:
    assert len(data(begin(GAME, seats))["supply"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(BadInput) as caught:
        begin(GAME, seats)
    assert caught.value.message == "bad-seat-count"
    assert caught.value.values == {"game": "qin", "seats": seats, "allowed": "2, 3, 4"}


def test_bird_is_the_default_and_lion_the_other_board() -> None:
    assert data(begin(GAME, 2))["board"] == "bird"
    assert data(begin(GAME, 2, {"board": "lion"}))["board"] == "lion"
    with pytest.raises(BadInput) as caught:
        begin(GAME, 2, {"board": "dragon"})
    assert caught.value.values == {"option": "board", "value": "dragon", "allowed": "bird, lion"}


@pytest.mark.parametrize(("board", "village_squares", "water"), [("bird", 14, 0), ("lion", 16, 12)])
def test_boards_are_13_by_13_with_three_starts(board: str, village_squares: int, water: int) -> None:
    cells = data(begin(GAME, 2, {"board": board}))["cells"]
    assert [len(row) for row in cells] == [13] * 13
    signs = Counter("".join(cells))
    assert (signs["r"], signs["y"], signs["b"]) == (1, 1, 1)
    assert (signs["V"], signs["~"]) == (village_squares, water)


@pytest.mark.parametrize(("board", "villages", "of_two_squares"), [("bird", 10, 4), ("lion", 12, 4)])
def test_village_squares_that_share_an_edge_are_one(board: str, villages: int, of_two_squares: int) -> None:  # R5
    found = data(begin(GAME, 2, {"board": board}))["villages"]
    sizes = Counter(len(village["cells"]) for village in found)
    assert sizes == {1: villages - of_two_squares, 2: of_two_squares}
    assert all(village["owner"] is None for village in found)


def test_village_squares_that_meet_at_a_corner_are_two() -> None:  # R5
    table = qin(
        """
        V..V
        .VVV
        """
    )
    assert [village["cells"] for village in table.data()["villages"]] == [[[0, 0]], [[0, 3], [1, 1], [1, 2], [1, 3]]]


def test_start_spaces_are_singles_without_owner() -> None:  # R3
    assert data(begin(GAME, 2))["provinces"] == []


def test_72_tiles_twelve_of_each_kind() -> None:
    assert data(begin(GAME, 2))["bag"] == dict.fromkeys(("rr", "yy", "bb", "ry", "rb", "yb"), 12)


@pytest.mark.parametrize("seats", SEATS)
def test_three_tiles_to_each_hand_and_the_rest_face_down(seats: int) -> None:
    position = data(dealt(seats))
    assert [len(hand) for hand in position["hands"]] == [3] * seats
    assert sum(position["bag"].values()) == 72 - 3 * seats
    held = Counter(kind for hand in position["hands"] for kind in hand)
    assert held + Counter(position["bag"]) == dict.fromkeys(position["bag"], 12)


def test_tiles_are_dealt_in_turn_beginning_with_the_first_player() -> None:
    match, seats = begin(GAME, 3, {"first": "2"}), []
    while match.draw is not None:
        seats.append(match.draw.seat)
        match.answer_chance(0 if match.draw.counts()[0] else 1)
    assert seats == [2, 0, 1] * 3


def test_chance_draws_from_all_that_lies_face_down() -> None:  # R22
    match = dealt(2)
    draw = begin(GAME, 2, {"first": "0"}).draw
    assert draw is not None
    assert list(draw.counts()) == [12] * 6
    match.answer(0, match.questions[0].options()[0])
    assert match.draw is not None
    assert list(match.draw.counts()) == list(data(match)["bag"].values())


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_holds_ones_own_hand_and_the_sizes_of_the_others(seats: int) -> None:
    match = dealt(seats)
    hands = data(match)["hands"]
    for seat in range(seats):
        view = GAME.view(match.position, seat)
        assert view["hand"] == hands[seat]
        assert view["hand_sizes"] == [3] * seats
        assert view["bag_size"] == 72 - 3 * seats
        assert not {"hands", "bag"} & view.keys()
    assert GAME.view(match.position, SPECTATOR)["hand"] is None


def test_a_view_does_not_change_with_the_hands_of_others() -> None:
    def seen(hand: str, bag: str) -> Json:
        return published(qin("..Y..", hands=["ry rr", hand], bag=bag).match, 0)

    assert canonical(seen("yy bb rb", "rr ry yb")) == canonical(seen("rr rr rr", "yy yy yy"))
    assert canonical(seen("yy bb", "rr ry yb")) != canonical(seen("rr rr rr", "yy yy yy"))


def test_a_spectator_sees_no_hand_and_no_options() -> None:
    seen = published(qin("..Y..", hands=["ry rr"]).match, SPECTATOR)
    assert (seen["view"]["hand"], seen["question"], seen["options"]) == (None, None, None)
    assert seen["asked"] == [{"seat": 0, "question": "place"}]


@pytest.mark.parametrize("seats", SEATS)
def test_who_draws_alone_hears_what(seats: int) -> None:
    rng = Random(seats)
    match = played_out(begin(GAME, seats), lambda _seat, _question, options: rng.choice(options), rng)
    drawn = [entry for entry in match.entries if entry.seat == CHANCE and entry.question != "first"]
    for seat in (*range(seats), SPECTATOR):
        heard = [event for event in published_events(match, seat) if event["event"] == "drew_tile"]
        assert all(event["seat"] == seat for event in heard)
    everybody = [event for event in published_events(match, SPECTATOR) if event["event"] == "drew"]
    assert len(everybody) == len(drawn)
    assert all(event.keys() == {"event", "after", "seat"} for event in everybody)


@pytest.mark.parametrize(("seats", "pagodas"), [(2, 24), (3, 19), (4, 15)])
def test_pagodas_by_number_of_players(seats: int, pagodas: int) -> None:
    match = dealt(seats)
    assert data(match)["supply"] == [pagodas] * seats
    for seat in (*range(seats), SPECTATOR):
        assert GAME.view(match.position, seat)["supply"] == [pagodas] * seats


def test_supplies_stay_open_when_pagodas_stand() -> None:
    table = qin("rrrrr...Y", {(0, 0): 1}, hands=["ry"])
    table.answers(0, place="rG1 yH1")
    for seat in (0, 1, SPECTATOR):
        assert table.view(seat)["supply"] == [23, 22]


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:  # R23
    for first in range(seats):
        table = Table("qin", seats)
        assert table.match.draw is not None
        assert list(table.match.draw.counts()) == [1] * seats
        assert table.data()["to_move"] is None
        assert table.chance(first=str(first)) == [{"event": "first", "seat": first}]
        assert table.data()["to_move"] == first


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_can_be_chosen(seats: int) -> None:  # R23
    for first in range(seats):
        assert dealt(seats, str(first)).to_answer() == [first]
    with pytest.raises(BadInput) as caught:
        begin(GAME, seats, {"first": str(seats)})
    assert caught.value.message == "bad-option-value"


@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_clockwise(seats: int) -> None:
    rng, match = Random(7), dealt(seats, "1")
    order: list[int] = []
    while len(order) < 2 * seats:
        if match.draw is not None:
            match.answer_chance(rng.choices(range(6), match.draw.counts())[0])
        else:
            order.append(match.questions[0].seat)
            match.answer(order[-1], rng.choice(match.questions[0].options()))
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]


def test_a_set_up_position_plays_like_the_real_set_up() -> None:
    """The trick of the test tables changes only where a game begins."""
    real = dealt(2)
    placed = placed_match(GAME, 2, real.position)
    assert placed.questions[0].options() == real.questions[0].options()
    assert data(placed) == data(real)
