"""Z-9: draft, turn order, unrest of hiring, and the auction of the boards."""

from random import Random

import pytest

from tests.games.zhanguo.scene import ME, ZhanguoTable, hands_of, scene
from tests.games.zhanguo.test_rules_set_up import dealt
from tianxia.engine.eye import published, published_events
from tianxia.engine.match import Match, begin
from tianxia.games.zhanguo import GAME, refusals
from tianxia.games.zhanguo.ids import FROM_AUCTION, aspect_of
from tianxia.games.zhanguo.rules.auction import Bid


def answered(match: Match, rng: Random) -> None:
    """Answer whatever is asked, at random."""
    if match.draw is not None:
        counts = match.draw.counts()
        match.answer_chance(rng.choices(range(len(counts)), counts)[0])
    else:
        ask = match.questions[0]
        match.answer(ask.seat, rng.choice(ask.options()))


# Draft


def test_three_of_each_deck_two_are_kept_and_one_goes_under() -> None:  # Z-9.1
    match = dealt(2, draft="on")
    hands = hands_of(match.position)
    assert [len(hand) for hand in hands] == [9, 9]
    assert [(ask.seat, ask.name, len(ask.options())) for ask in match.questions] == [(0, "draft", 27), (1, "draft", 27)]
    match.answer(1, GAME.answer_of("draft", "drop 1 3 2"))
    assert hands_of(match.position) == hands
    match.answer(0, GAME.answer_of("draft", "drop 3 1 1"))
    gone = [[hands[0][2], hands[0][3], hands[0][6]], [hands[1][0], hands[1][5], hands[1][7]]]
    assert hands_of(match.position) == [[c for c in hand if c not in gone[seat]] for seat, hand in enumerate(hands)]
    data = GAME.to_json(match.position)
    assert [card["card"] for card in data["under"]] == [*gone[0], *gone[1]]
    assert data["decks"]["laws"] == {"unseen": 34, "under": {"1": 2}}


def test_picks_are_secret_and_simultaneous() -> None:  # Z-9.1
    match = dealt(3, draft="on")
    before = [published(match, seat)["view"] for seat in (1, 2, -1)]
    match.answer(0, 13)
    assert [published(match, seat)["view"] for seat in (1, 2, -1)] == before
    assert published(match, 1)["given"] == [0]
    match.answer(2, 5)
    match.answer(1, 0)
    for seat in range(3):
        heard = [event for event in published_events(match, seat) if event["event"] == "discarded"]
        assert [event["seat"] for event in heard] == [seat] * 3
        assert [card["card"] for card in GAME.view(match.position, seat)["discarded"]] == [e["card"] for e in heard]


def layers_of_a_game(seats: int, seed: int = 1) -> dict[int, list[int]]:
    """By round, which layers the draws from one deck came from, in order."""
    match, rng = begin(GAME, seats, {"draft": "on"}), Random(seed)
    found: dict[int, list[int]] = {}
    while not match.over:
        if match.draw is not None and match.draw.name == "draw_laws":
            found.setdefault(match.position.round, []).append(match.draw.shuffle)
        answered(match, rng)
    return found


@pytest.mark.parametrize(
    ("seats", "layers"),
    [
        (2, {4: [0] * 6, 5: [0] * 4}),
        (3, {4: [0] * 9, 5: [0] * 4 + [1] * 2}),
        (4, {4: [0] * 4 + [1] * 4 + [2] * 4, 5: [3] * 4 + [4] * 4}),
    ],
)
def test_discards_wait_below_all_older_cards(seats: int, layers: dict[int, list[int]]) -> None:  # Z-9.1
    found = layers_of_a_game(seats)
    assert [len(found[number]) for number in range(1, 6)] == [3 * seats] * 4 + [2 * seats]
    assert {number: found[number] for number in layers} == layers


def test_round_5_has_no_draft() -> None:  # Z-9.1
    match, rng = begin(GAME, 2, {"draft": "on"}), Random(2)
    drafts = []
    while not match.over:
        if match.questions and match.questions[0].name == "draft":
            drafts.append(match.position.round)
        answered(match, rng)
    assert sorted(set(drafts)) == [1, 2, 3, 4]


def test_a_drawn_discard_leaves_its_layer() -> None:  # Z-9.1
    match, rng = begin(GAME, 4, {"draft": "on"}), Random(3)
    while match.position.round < 5 or match.position.stage < 4:
        answered(match, rng)
    data = GAME.to_json(match.position)
    assert all(card["drawn"] for card in data["under"])
    assert data["decks"] == {aspect: {"unseen": 0, "under": {}} for aspect in ("writing", "currency", "laws")}
    for hand in hands_of(match.position):
        assert [aspect_of(card) for card in hand] == [0, 0, 1, 1, 2, 2]


# Turn order


def test_turns_go_down_the_rewards_track() -> None:  # Z-9.2
    table = scene(4, turn_order="track").discs(2, 0, 3, 1).now(first=1).table()
    seen = []
    for _ in range(5):
        ((seat, _),) = table.waits_for()
        seen.append(seat)
        table.answers(seat, card=str(table.hand(seat)[0]), use="court", action="recruit", official="red")
        table.answers(seat, official_region="region 1")
    assert seen == [1, 3, 0, 2, 1]


def test_without_the_variant_they_go_clockwise() -> None:  # Z-9.2 Z-2.3
    table = scene(4).discs(2, 0, 3, 1).now(first=1).table()
    assert table.waits_for() == [(1, "card")]
    table.answers(1, card=str(table.hand(1)[0]), use="court", action="recruit", official="red")
    table.answers(1, official_region="region 1")
    assert table.waits_for() == [(2, "card")]


# Unrest of hiring


def test_hiring_raises_unrest_by_each_worker() -> None:  # Z-9.3
    table = scene(hire_unrest="per_worker").hand(0, 1, 99).below(0, 1, "red", "gray").unrest(0, r1=1).table()
    table.play(0, 1, action="hire", hire="region 1")
    assert (table.workers(0)[0], table.unrest(0)[0]) == (2, 3)


def test_all_of_it_must_fit() -> None:  # Z-9.3
    stage = scene(hire_unrest="per_worker").hand(0, 1, 99).below(0, 1, "red", "gray").below(0, 2, "red")
    table = stage.below(0, 5, "red").unrest(0, r1=3).table()
    table.play(0, 1, action="hire")
    assert table.asked(0, "hire") == ["region 2", "region 5"]
    assert table.refused(0, hire="region 1").numbers == {"region": 1, "level": 3, "rise": 2, "track": 4}


def test_the_extra_worker_of_the_circle_counts_too() -> None:  # Z-9.3 Z-4.5
    stage = scene(hire_unrest="per_worker").hand(0, 1, 99).board(0, "circle").below(0, 5, "red", "gray")
    table = stage.table()
    table.play(0, 1, action="hire", hire="region 5")
    assert (table.workers(0)[4], table.unrest(0)[4]) == (3, 3)


def test_other_workers_add_no_unrest() -> None:  # Z-9.3 Z-6.4
    table = scene(hire_unrest="per_worker").hand(0, 1, 99).tuck(0, 2, 9).table()
    table.play(0, 1, action="recruit", official="red", official_region="region 1")
    table.answers(0, ability="9")
    assert (table.workers(0)[1], table.unrest(0)) == (1, [0] * 5)


# Auction


def auction(seats: int, *removed: str) -> ZhanguoTable:
    table = ZhanguoTable("zhanguo", seats, options={"boards": "auction"})
    for seat in range(seats - 1):
        table.chance(disc=str(seat))
    for number in range(6):
        table.chance(wall_tile=f"{number + 1}a")
    for kind in ("task_wall", "task_palace", "task_governor"):
        for tile in ("tile 1", "tile 2"):
            table.chance(**{kind: tile})
    for board in removed:
        table.chance(removed_board=board)
    return table


def test_as_many_boards_as_players() -> None:  # Z-9.4
    table = auction(2, "star", "circle")
    assert table.data()["removed_boards"] == ["circle", "star"]
    table.answers(0, bid="bid 1")
    table.answers(1, bid="pass")
    assert table.asked(0, "board") == ["square", "triangle"]
    assert table.refused(0, board="star").code == "board-removed"


def test_the_first_player_must_open() -> None:  # Z-9.4
    table = auction(4)
    assert table.asked(0, "bid") == [f"bid {bid}" for bid in range(1, 16)]
    assert table.refused(0, bid="pass").code == "must-open"


def test_clockwise_each_bids_higher_or_is_out() -> None:  # Z-9.4
    table = auction(3, "star")
    table.answers(0, bid="bid 2")
    refused = table.refused(1, bid="bid 2")
    assert (refused.code, refused.numbers) == ("bid-too-low", {"bid": 2, "highest": 2, "vp": 15})
    table.answers(1, bid="bid 3")
    table.answers(2, bid="pass")
    table.answers(0, bid="bid 5")
    table.answers(1, bid="pass")
    assert table.earned(0) == {"auction": 10}
    table.answers(0, board="circle")
    assert table.seat(0)["board"] == "circle"
    assert table.waits_for() == [(1, "bid")]


def test_the_next_player_clockwise_without_a_board_opens() -> None:  # Z-9.4
    table = auction(4)
    table.answers(0, bid="bid 1")
    table.answers(1, bid="pass")
    table.answers(2, bid="bid 4")
    table.answers(3, bid="pass")
    table.answers(0, bid="pass")
    table.answers(2, board="square")
    assert table.waits_for() == [(3, "bid")]
    table.answers(3, bid="bid 1")
    table.answers(0, bid="pass")
    table.answers(1, bid="pass")
    assert table.refused(3, board="square").code == "board-taken"
    table.answers(3, board="star")
    assert table.waits_for() == [(0, "bid")]


def test_the_last_board_costs_1_and_nobody_bids_for_it() -> None:  # Z-9.4
    table = auction(2, "star", "circle")
    table.answers(0, bid="bid 15")
    assert (1, "pass") in table.forced()
    table.answers(0, board="square")
    assert (1, "triangle") in table.forced()
    assert [sum(table.seat(seat)["earned"].values()) for seat in (0, 1)] == [0, 14]
    assert table.data()["stage"] == "draw"


def test_never_above_ones_points() -> None:  # Z-9.4
    """Nobody has paid before they have a board, so only a made-up position has a bidder with less than 15."""
    pos = auction(3, "star").match.position.copy()
    pos.add_points(ME, FROM_AUCTION, -6)
    ask = Bid(pos, ME)
    assert [ask.why_not(bid) for bid in (9, 10, 15)] == [0, refusals.BID_TOO_HIGH, refusals.BID_TOO_HIGH]
    refused = refusals.REFUSALS.explain(pos, ask, 10, refusals.BID_TOO_HIGH)
    assert (refused.code, refused.numbers) == ("bid-too-high", {"bid": 10, "highest": 0, "vp": 9})


def test_bidding_goes_by_seats_with_the_turn_order_variant_too() -> None:  # Z-9.4 Z-9.2
    table = ZhanguoTable("zhanguo", 4, options={"boards": "auction", "turn_order": "track"})
    for seat in (1, 3, 0):
        table.chance(disc=str(seat))
    rng = Random(1)
    while table.match.draw is not None:
        answered(table.match, rng)
    order = []
    for _ in range(4):
        ((seat, _),) = table.waits_for()
        order.append(seat)
        table.match.answer(seat, len(order))
    assert order == [1, 2, 3, 0]
