"""F-2 to F-4: rounds, unification, the court and what comes after it."""

from random import Random

import pytest

from tests.games.first_empire.board import cards_played, setting
from tests.games.first_empire.test_rules_set_up import laid_out
from tianxia.engine.eye import published_events
from tianxia.games.first_empire import GAME
from tianxia.testing import played_out

# Rounds


def test_five_rounds_the_last_with_its_rewards() -> None:  # F-2.1
    match = played_out(laid_out(2), lambda _seat, _name, options: options[0], Random(3))
    names = [tell.name for tell in match.events]
    assert names.count("round") == names.count("round_ended") == 5
    assert names[-1] == "ended"
    last = len(names) - 1 - names[::-1].index("court")
    assert {"reward", "reward_lost", "reward_declined"} & set(names[last:])
    assert cards_played(match.position) == 60


def test_two_cards_of_each_deck_and_open_backs() -> None:  # F-2.2
    match = laid_out(3)
    for seat in (0, 1, 2):
        match.answer(seat, match.question(seat).options()[0])  # type: ignore[union-attr]
    rng = Random(5)
    while match.draw is not None or match.questions[0].name != "card":
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            match.answer(match.questions[0].seat, match.questions[0].options()[0])
    view = GAME.view(match.position, 1)
    assert view["backs"] == [{"writing": 2, "currency": 2, "laws": 2}] * 3
    assert len(view["hand"]) == 6
    assert "hands" not in view
    assert "deck" not in view
    told = [event for event in published_events(match, 1) if event["event"] == "drew_cards"]
    assert [event["seat"] for event in told] == [1]


def test_one_card_a_turn_in_turn_order() -> None:  # F-2.3
    table = setting(3).order(2, 0, 1).hand(2, 10, 50).hand(0, 11, 51).hand(1, 12, 52).table()
    table.answers(2, card="10", use="unification", region="chu")
    table.answers(0, card="51", use="court", action="recruit", official="general", region="chu", after="pass")
    table.answers(1, card="12", use="unification", region="chu")
    assert table.waits_for() == [(2, "use")], "the last card in hand was picked up automatically"
    assert table.forced()[-1] == (2, "50")


def test_rewards_come_when_all_cards_are_played() -> None:  # F-2.3
    table = setting(2).stage("play", 11).hand(1, 7).hand(0).table()
    table.answers(1, card="7", use="unification", region="chu")
    assert table.data()["stage"] == "reward"


# Unification


def test_three_cards_a_region_at_most() -> None:  # F-3.1
    table = setting().hand(0, 5).card(0, "qi", 1, 2, 3).table()
    table.answers(0, card="5", use="unification")
    assert table.refused(0, region="qi").code == "region-full"
    table.answers(0, region="yan")
    assert table.cards(0, "qi") == ["1", "2", "3"]


@pytest.mark.parametrize(("before", "tokens", "unrest"), [(0, 1, 0), (1, 2, 1), (2, 3, 2)])
def test_tokens_and_unrest_by_place(before: int, tokens: int, unrest: int) -> None:  # F-3.2 F-3.3
    table = setting().hand(0, 70).card(0, "wei", *(1, 2)[:before]).table()
    table.answers(0, card="70", use="unification", region="wei")
    assert table.tokens(0) == {"writing": 0, "currency": tokens, "laws": 0}
    assert table.unrest(0, "wei") == unrest


@pytest.mark.parametrize(("left", "got"), [(2, 2), (1, 1), (0, 0)])
def test_tokens_as_far_as_the_supply_goes(left: int, got: int) -> None:  # F-3.2
    table = setting().hand(0, 100).card(0, "wei", 1, 2).tokens(1, laws=9 - left).table()
    table.answers(0, card="100", use="unification", region="wei")
    assert table.tokens(0)["laws"] == got
    assert table.told("tokens") == [{"event": "tokens", "seat": 0, "aspect": "laws", "count": got}]


@pytest.mark.parametrize(
    ("cards", "unrest", "legal"), [(1, 2, True), (1, 3, False), (2, 1, True), (2, 2, False), (0, 3, True)]
)
def test_a_placement_that_would_pass_unrest_3_is_illegal(cards: int, unrest: int, legal: bool) -> None:  # F-3.3
    table = setting().hand(0, 5).card(0, "yan", *(1, 2)[:cards]).unrest(0, yan=unrest).table()
    table.answers(0, card="5", use="unification")
    if legal:
        table.answers(0, region="yan")
        assert table.unrest(0, "yan") == unrest + cards
    else:
        assert table.refused(0, region="yan").code == "too-much-unrest"


def test_alchemist_cards_take_up_a_place() -> None:  # F-3.4
    table = setting().hand(0, 5).card(0, "chu", "A1", "A2").card(0, "wei", 1, "A3", "A4").table()
    table.answers(0, card="5", use="unification")
    assert table.refused(0, region="wei").code == "region-full"
    table.answers(0, region="chu")
    assert (table.tokens(0)["writing"], table.unrest(0, "chu")) == (3, 2)


# Court


def test_the_pile_is_never_cleared_and_any_card_serves_any_action() -> None:  # F-4.1
    table = setting().hand(0, 6, 119).court(3, 4).table()
    table.answers(0, card="119", use="court", action="recruit", official="general", region="chu", after="pass")
    assert table.data()["court"] == [3, 4, 119]


def test_the_action_must_be_possible() -> None:  # F-4.1
    table = setting().hand(0, 6).table()
    table.answers(0, card="6", use="court")
    assert table.asked(0, "action") == ["recruit", "elixir"]
    assert table.refused(0, action="hire").rule == "F-5.4"


def test_without_a_legal_play_a_card_is_laid_down() -> None:  # F-4.1
    blocked = setting().hand(0, 6).court(3).ship(0, 24)
    blocked.official(0, "chu", alchemist=4).official(0, "wei", architect=4).official(0, "zhao", general=4)
    blocked.unrest(0, chu=3, wei=3, zhao=3, qi=3, yan=3)
    for region in ("chu", "wei", "zhao", "qi", "yan"):
        blocked.card(0, region, {"chu": 7, "wei": 8, "zhao": 9, "qi": 10, "yan": 11}[region])
    table = blocked.soldiers(0, locked=9).table()
    assert (0, "nothing") in table.forced()
    assert table.data()["court"] == [3, 6]
    assert table.waits_for() == [(1, "card")]


def test_after_the_action_one_of_three_things() -> None:  # F-4.2
    table = setting().hand(0, 6).court(50).card(0, "chu", 12).official(0, "chu", general=1).governors(0, qi=1).table()
    table.answers(0, card="6", use="court", action="recruit", official="general", region="chu")
    assert table.asked(0, "after") == ["activate", "move-official", "pass"]
    table.answers(0, after="move-official", mover="general-chu", to="wei")
    assert table.officials(0, "wei")["general"] == 1
    assert table.points(0) == {}


def test_an_official_moves_whatever_the_number() -> None:  # F-4.2
    table = setting().hand(0, 60).court(50).official(0, "yan", general=1).table()
    table.answers(0, card="60", use="court", action="recruit", official="alchemist", region="chu")
    assert table.asked(0, "after") == ["move-official", "pass"]
    table.answers(0, after="move-official", mover="general-yan")
    assert table.officials(0, "qi")["general"] == 1


def test_the_ends_of_the_row_are_not_adjacent() -> None:  # F-4.2
    table = setting().hand(0, 60).court(50).official(0, "zhao", general=1).table()
    table.answers(0, card="60", use="court", action="elixir", symbol="unlock", after="move-official")
    assert table.asked(0, "to") == ["wei", "qi"]
    assert table.refused(0, to="yan").code == "not-adjacent"


WAKES = [
    ("recruit", 49, True),
    ("recruit", 51, False),
    ("elixir", 49, True),
    ("elixir", 51, False),
    ("governor", 49, True),
    ("governor", 51, False),
    ("hire", 49, False),
    ("hire", 51, True),
    ("palace", 49, False),
    ("palace", 51, True),
    ("wall", 49, False),
    ("wall", 51, True),
]


def acting(action: str, card: int, *beneath: int) -> list[str]:
    """What may follow an action with a card; one tableau card of each trigger would give points."""
    scene = setting().hand(0, card).court(*beneath).workers(0, chu=3, wei=3, zhao=3).soldiers(0, locked=9)
    scene.official(0, "chu", alchemist=1, architect=1, general=1).governors(0, yan=1)
    scene.card(0, "zhao", 12, 73, 93).card(0, "qi", 35, 55, 120)
    table = scene.table()
    table.answers(0, card=str(card), use="court", action=action)
    answers = {
        "recruit": {"official": "general", "region": "wei"},
        "elixir": {"symbol": "unlock"},
        "governor": {"region": "chu", "space": "area"},
        "hire": {"region": "chu"},
        "palace": {"region": "chu", "worker": "wei", "large_token": "laws"},
        "wall": {"section": "west-left", "slot": "1", "worker": "chu"},
    }
    table.answers(0, **answers[action])
    return table.asked(0, "after") if table.waits_for()[0][1] == "after" else []


@pytest.mark.parametrize(("action", "card", "wakes"), WAKES)
def test_lower_wakes_the_left_and_higher_the_right_actions(action: str, card: int, wakes: bool) -> None:  # F-4.3
    assert ("activate" in acting(action, card, 50)) == wakes


@pytest.mark.parametrize("action", ["recruit", "elixir", "governor", "hire", "palace", "wall"])
@pytest.mark.parametrize("card", [1, 118])
def test_on_an_empty_pile_any_number_qualifies(action: str, card: int) -> None:  # F-4.3
    assert "activate" in acting(action, card)


def test_cards_wake_in_any_order_each_once_and_one_may_stop() -> None:  # F-4.4
    table = setting().hand(0, 6).court(50).card(0, "chu", 12, 27, "A1").governors(0, qi=2).table()
    table.answers(0, card="6", use="court", action="recruit", official="general", region="yan", after="activate")
    assert table.asked(0, "ability") == ["12", "27", "A1"]
    table.answers(0, ability="A1")
    assert table.workers(0, "chu") == 1
    assert table.asked(0, "ability") == ["12", "27", "stop"]
    assert table.refused(0, ability="A1").code == "used-already"
    table.answers(0, ability="12")
    table.answers(0, ability="stop")
    assert table.points(0) == {"cards": 2}


def test_an_emperor_tile_replaces_the_trigger() -> None:  # F-4.4
    scene = setting().hand(0, 6).court(50).card(0, "chu", 12, emperor="elixir").card(0, "wei", 93, emperor="recruit")
    table = scene.governors(0, qi=2).table()
    table.answers(0, card="6", use="court", action="recruit", official="general", region="yan", after="activate")
    assert table.points(0) == {"cards": 2}
    assert [event["card"] for event in table.told("ability")] == ["93"]


def test_a_region_at_unrest_3_sleeps_until_it_is_calmed() -> None:  # F-4.4
    scene = setting().hand(0, 6).court(50).card(0, "chu", 12).card(0, "wei", 107).governors(0, qi=2).unrest(0, chu=3)
    table = scene.table()
    table.answers(0, card="6", use="court", action="recruit", official="general", region="yan", after="activate")
    assert [event["card"] for event in table.told("ability")] == ["107"], "the only card at first"
    table.answers(0, ability="107")
    table.answers(0, ability="12")
    assert table.points(0) == {"cards": 2}


def test_a_price_that_lifts_a_region_to_3_puts_its_other_cards_to_sleep() -> None:  # F-4.4 F-4.5
    scene = setting().hand(0, 6).court(50).card(0, "chu", 12, 32).governors(0, qi=2).unrest(0, chu=2)
    table = scene.table()
    table.answers(0, card="6", use="court", action="recruit", official="general", region="yan", after="activate")
    table.answers(0, ability="32")
    assert (table.unrest(0, "chu"), table.workers(0, "chu")) == (3, 1)
    assert table.waits_for() == [(1, "card")]


def test_nothing_may_raise_unrest_above_3() -> None:  # F-4.5
    table = setting().hand(0, 60).official(0, "chu", general=1).official(0, "wei", general=1).unrest(0, chu=3).table()
    table.answers(0, card="60", use="court", action="hire", region="wei")
    refusal = (
        setting()
        .hand(0, 60)
        .official(0, "chu", general=1)
        .official(0, "wei", general=1)
        .official(0, "qi", general=1)
        .unrest(0, chu=3)
        .table()
    )
    refusal.answers(0, card="60", use="court", action="hire")
    assert refusal.refused(0, region="chu").code == "too-much-unrest"


def test_a_card_that_came_during_the_action_may_wake() -> None:  # F-4.6
    scene = setting().hand(0, 6).court(50).ship(0, 6).official(0, "wei", alchemist=1).holds(0, "A5", "M1")
    table = scene.table()
    table.answers(0, card="6", use="court", action="elixir", symbol="place", alchemist="M1", region="wei")
    table.answers(0, master="M1")
    table.answers(0, after="activate")
    assert table.points(0) == {"cards": 2}


def test_a_price_is_paid_in_full_and_the_rest_as_far_as_possible() -> None:  # F-4.6
    scene = setting().hand(0, 6).court(50).card(0, "chu", 22).tokens(1, currency=9)
    table = scene.table()
    table.answers(0, card="6", use="court", action="recruit", official="general", region="yan", after="activate")
    assert table.unrest(0, "chu") == 1
    assert table.tokens(0) == {"writing": 0, "currency": 0, "laws": 1}


def test_an_ability_that_would_do_nothing_is_not_offered() -> None:  # F-4.6
    scene = setting().hand(0, 6).court(50).card(0, "chu", 12, 22).tokens(1, currency=9, laws=9)
    table = scene.card(0, "wei", 17).table()
    table.answers(0, card="6", use="court", action="recruit", official="general", region="yan", after="activate")
    assert [event["card"] for event in table.told("ability")] == ["17"]
    assert table.unrest(0, "chu") == 0
