"""Z-2: five rounds of draw, play and rewards."""

from random import Random

import pytest

from tests.games.zhanguo.scene import hands_of, scene
from tests.games.zhanguo.test_rules_set_up import dealt
from tianxia.engine.eye import published_events
from tianxia.engine.match import begin
from tianxia.games.zhanguo import GAME
from tianxia.games.zhanguo.names import ASPECTS
from tianxia.testing import played_out


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_draw_play_and_rewards(seats: int) -> None:  # Z-2.1
    rng = Random(seats)
    match = played_out(begin(GAME, seats), lambda _seat, _question, options: rng.choice(options), rng)
    assert [tell.facts[0] for tell in match.events if tell.name == "round"] == [1, 2, 3, 4, 5]
    played = [tell for tell in match.events if tell.name in ("court", "tucked")]
    assert len(played) == 5 * 6 * seats
    names = [tell.name for tell in match.events if tell.name in ("round", "court", "tucked", "order", "ended")]
    assert names[:2] == ["order", "round"]
    assert names[-2:] == ["order", "ended"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_cards_of_each_deck_hidden_but_for_their_aspects(seats: int) -> None:  # Z-2.2
    match = dealt(seats)
    data = GAME.to_json(match.position)
    for seat in range(seats):
        view = GAME.view(match.position, seat)
        assert view["hand"] == data["hands"][seat]
        assert [board["hand_aspects"] for board in view["seats"]] == [dict.fromkeys(ASPECTS, 2)] * seats
        heard = [event for event in published_events(match, seat) if event["event"] == "drew_card"]
        assert [event["seat"] for event in heard] == [seat] * 6
    assert data["decks"]["laws"] == {"unseen": 40 - 2 * seats, "under": {}}


def test_a_view_does_not_change_with_the_cards_of_others() -> None:  # Z-2.2
    views = [scene().hand(0, 5).hand(1, *cards).table().view(0) for cards in ((7, 57), (8, 43), (7, 87))]
    assert views[0] == views[1]
    assert views[0] != views[2]


def test_played_and_tucked_cards_stay_open() -> None:  # Z-2.2
    table = scene().hand(0, 57, 58).tuck(1, 3, 12).table()
    table.answers(0, card="57", use="tuck", tuck="region 1")
    assert [card["number"] for card in table.view(1)["seats"][0]["regions"][0]["cards"]] == [57]
    assert table.view(0)["court"] == [60]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:  # Z-2.3
    table = scene(3).now(first=first).discs(2, 0, 1).table()
    seen = []
    for _ in range(4):
        ((seat, question),) = table.waits_for()
        assert question == "card"
        seen.append(seat)
        table.answers(seat, card=str(table.hand(seat)[0]), use="court", action="recruit", official="red")
        table.answers(seat, official_region="region 1")
    assert seen == [(first + turn) % 3 for turn in range(4)]


def test_exactly_one_card_a_turn_until_all_six_are_played() -> None:  # Z-2.3
    match, rng = dealt(3), Random(3)
    while match.questions[0].name != "reward":
        ask = match.questions[0]
        before = sum(len(hand) for hand in hands_of(match.position))
        match.answer(ask.seat, rng.choice(ask.options()))
        assert before - sum(len(hand) for hand in hands_of(match.position)) in (0, 1)
    played = [tell.facts[0] for tell in match.events if tell.name in ("court", "tucked")]
    assert sorted(played) == [0] * 6 + [1] * 6 + [2] * 6


def test_a_card_is_for_unification_or_for_the_court() -> None:  # Z-2.3
    table = scene().hand(0, 57, 58).table()
    table.answers(0, card="57")
    assert table.asked(0, "use") == ["tuck", "court"]
