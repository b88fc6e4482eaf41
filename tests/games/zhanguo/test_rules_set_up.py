"""Z-1: players, supplies, decks, discs, tiles, tasks, boards and starting officials."""

from collections import Counter
from random import Random

import pytest

from tests.games.zhanguo.scene import ZhanguoTable, hands_of, scene
from tianxia.engine.game import BadInput
from tianxia.engine.match import Match, begin
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.ids import ALL_ASPECTS
from tianxia.games.zhanguo.names import ASPECTS, BOARDS, COLOURS

SEATS = (2, 3, 4)


def dealt(seats: int, seed: int = 1, **options: str) -> Match:
    """A match at its first question to a seat."""
    match, rng = begin(GAME, seats, options), Random(seed)
    while match.draw is not None:
        counts = match.draw.counts()
        match.answer_chance(rng.choices(range(len(counts)), counts)[0])
    return match


@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_play_with_limited_supplies(seats: int) -> None:  # Z-1.1
    for board in GAME.to_json(dealt(seats).position)["seats"]:
        supply = board["supply"]
        assert (supply["governors"], supply["palaces"], supply["walls"], supply["task_discs"]) == (8, 6, 5, 6)
        assert [supply[colour] for colour in COLOURS] == [4, 4, 4]


@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_plays(seats: int) -> None:  # Z-1.1
    with pytest.raises(BadInput) as caught:
        begin(GAME, seats)
    assert caught.value.message == "bad-seat-count"


def test_all_but_hands_and_decks_is_open() -> None:  # Z-1.1
    table = scene().hand(0, 57).tuck(1, 2, 12).markers(1, laws=2).workers(1, r3=1).table()
    for seat in (0, 1, -1):
        view = table.view(seat)
        assert view["seats"] == table.data()["seats"]
        assert not {"hands", "under"} & view.keys()


@pytest.mark.parametrize(("seats", "markers"), [(2, 6), (3, 9), (4, 12)])
def test_markers_by_number_of_players(seats: int, markers: int) -> None:  # Z-1.2
    left = GAME.to_json(dealt(seats).position)["markers_left"]
    assert left == {aspect: {"small": markers, "big": 1} for aspect in ASPECTS}


def test_workers_never_run_out() -> None:  # Z-1.2
    table = scene().hand(0, 90, 100).below(0, 1, "red", "gray").workers(0, r1=60).table()
    table.play(0, 90, action="hire", hire="region 1")
    assert table.workers(0) == [62, 0, 0, 0, 0]


def test_three_decks_of_forty() -> None:  # Z-1.3
    match = begin(GAME, 2)
    assert [match.position.deck_size(aspect) for aspect in ALL_ASPECTS] == [40, 40, 40]
    cards = [card for hand in GAME.to_json(dealt(4).position)["hands"] for card in hand]
    assert all(card["aspect"] == ASPECTS[(card["number"] - 1) // 40] for card in cards)
    assert Counter(card["aspect"] for card in cards) == dict.fromkeys(ASPECTS, 8)


def test_discs_by_lot_and_the_top_one_begins() -> None:  # Z-1.4
    table = ZhanguoTable("zhanguo", 4)
    assert table.data()["first"] is None
    assert table.match.draw is not None
    assert list(table.match.draw.counts()) == [1, 1, 1, 1]
    table.chance(disc="2")
    assert list(table.match.draw.counts()) == [1, 1, 0, 1]
    table.chance(disc="0")
    table.chance(disc="3")
    assert [table.seat(seat)["disc"] for seat in range(4)] == [2, 4, 1, 3]
    assert table.match.position.first == 2


def test_six_wall_tiles_each_on_a_random_side() -> None:  # Z-1.5
    table = ZhanguoTable("zhanguo", 2)
    table.chance(disc="0")
    assert table.match.draw is not None
    assert list(table.match.draw.counts()) == [1] * 12
    table.chance(wall_tile="3b")
    assert list(table.match.draw.counts()) == [1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1]
    assert table.data()["walls"][0]["criterion"] == "pair_regions"
    tiles = [wall["tile"][0] for wall in GAME.to_json(dealt(2).position)["walls"]]
    assert sorted(tiles) == ["1", "2", "3", "4", "5", "6"]


def test_two_of_four_tasks_of_each_kind() -> None:  # Z-1.6
    for seed in range(10):
        tasks = GAME.to_json(dealt(2, seed).position)["tasks"]
        for kind in ("wall", "palace", "governor"):
            upper, lower = tasks[f"upper_{kind}"]["tile"], tasks[f"lower_{kind}"]["tile"]
            assert upper != lower
            assert upper.split()[0] == lower.split()[0] == kind


def test_a_sides_for_all() -> None:  # Z-1.7
    data = GAME.to_json(dealt(3).position)
    assert [board["board"] for board in data["seats"]] == ["a", "a", "a"]
    assert [region["track"] for region in data["seats"][0]["regions"]] == [4, 3, 2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_b_sides_are_chosen_in_reverse_order_before_cards_are_drawn(seats: int) -> None:  # Z-1.7
    match, chosen = dealt(seats, boards="b"), []
    first = match.position.first
    while match.questions:
        ask = match.questions[0]
        assert ask.name == "board"
        assert hands_of(match.position) == [[]] * seats
        chosen.append(ask.seat)
        match.answer(ask.seat, ask.options()[-1])
    chosen += [entry.seat for entry in match.entries if entry.forced and entry.question == "board"]
    assert chosen == [(first - 1 - step) % seats for step in range(seats)]
    boards = [board["board"] for board in GAME.to_json(match.position)["seats"]]
    assert len(set(boards)) == seats
    assert set(boards) <= set(BOARDS[1:])


@pytest.mark.parametrize("boards", ["a", "b", "auction"])
def test_three_starting_officials_in_region_1(boards: str) -> None:  # Z-1.8
    match, rng = dealt(2, boards=boards), Random(1)
    while GAME.to_json(match.position)["stage"] != "play":
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            match.answer(match.questions[0].seat, match.questions[0].options()[0])
    for board in GAME.to_json(match.position)["seats"]:
        assert board["regions"][0]["governors_area"] == dict.fromkeys(COLOURS, 1)
        assert [region["unrest"] for region in board["regions"]] == [0] * 5
        assert sum(sum(region["governors_area"].values()) for region in board["regions"]) == 3
    vp = [sum(board["earned"].values()) for board in GAME.to_json(match.position)["seats"]]
    assert vp == ([0, 0] if boards != "auction" else vp)
    assert all(points < 15 for points in vp)


def test_points_start_at_0_with_the_auction_at_15() -> None:  # Z-1.8
    assert [begin(GAME, 2).position.earned(seat) for seat in (0, 1)] == [0, 0]
    assert [begin(GAME, 2, {"boards": "auction"}).position.earned(seat) for seat in (0, 1)] == [15, 15]
