"""F-10: the solo game against Li Si: set-up, his pile, soldiers, the end of a round."""

from random import Random

import pytest

from tests.games.first_empire.board import solo
from tests.games.first_empire.li_si import checks, li_si_plays
from tianxia.engine.game import BadInput
from tianxia.engine.match import begin
from tianxia.games.first_empire import GAME
from tianxia.games.first_empire.ids import OUT_OF_GAME
from tianxia.testing import played_out

# Set-up


@pytest.mark.parametrize(
    ("level", "deck", "order", "ship", "entrance"),
    [
        (1, {1, 2, 3, 6, 8, 10, 15, 18, 20}, [0, 1], 0, 1),
        (2, {2, 3, 4, 6, 11, 14, 16, 21, 23}, [0, 1], 0, 2),
        (3, {3, 4, 5, 7, 9, 12, 16, 19, 21}, [1, 0], 2, 2),
        (4, {1, 4, 5, 7, 13, 14, 17, 22, 24}, [1, 0], 4, 3),
    ],
)
def test_levels(level: int, deck: set[int], order: list[int], ship: int, entrance: int) -> None:  # F-10.1
    match, rng = begin(GAME, 1, {"li_si": str(level)}), Random(1)
    while match.draw is not None:
        counts = match.draw.counts()
        match.answer_chance(rng.choices(range(len(counts)), counts)[0])
    data = GAME.to_json(match.position)
    assert {int(card) for card in data["solo"]["action_cards"]} == deck
    assert data["order"] == order, "no first player is drawn"
    his = data["boards"][1]
    assert (his["ship"], his["entrance"], his["locked"]) == (ship, entrance, 9 - entrance)
    assert his["alchemists"] == ["A1", "A2", "A3", "A4", "A5"]
    assert his["starting_tiles"] == []
    assert len(data["boards"][0]["starting_tiles"]) == 2
    assert data["supply"]["laws"] == 9


def test_a_level_is_for_one_seat_only() -> None:  # F-10.1
    assert begin(GAME, 1).options["li_si"] == "1"
    assert begin(GAME, 3).options["li_si"] == "none"
    with pytest.raises(BadInput) as caught:
        begin(GAME, 2, {"li_si": "3"})
    assert caught.value.values["allowed"] == "none"


# His pile and deck


def test_his_pile_has_two_of_each_deck_and_shows_one_back() -> None:  # F-10.2
    table = solo().stage("deal").round(0).table()
    table.chance(pile_top="laws")
    assert table.data()["solo"]["pile_size"] == 6
    assert GAME.view(table.pos, 0)["solo"]["pile_top"] == "laws"


def test_a_card_goes_to_the_discards_and_a_one_shot_out_of_the_game() -> None:  # F-10.2
    table = li_si_plays(solo(1).li_si_has(6, 8), 8)
    assert table.data()["solo"]["action_cards"]["8"] == "removed"
    other = li_si_plays(solo(1).li_si_has(6, 8), 6)
    assert other.data()["solo"]["action_cards"]["6"] == "discards"


def test_nobodys_abilities_wake_on_his_turn() -> None:  # F-10.2
    scene = solo(1).card(0, "chu", 93).governors(0, qi=2).governor_tile("chu", "G4")
    table = li_si_plays(scene, 12)
    assert table.told("ability", "governor_bonus") == []


def test_what_is_left_of_his_pile_leaves_the_game() -> None:  # F-10.2
    scene = solo(1).stage("limit").round(2)
    table = scene.table()
    assert table.waits_for() == [(-1, "pile_top")]
    assert sum(table.pos.pile_counts()) == 6, "a fresh pile, whatever was left"


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_every_card_of_every_deck_is_played(level: str) -> None:  # F-10.2
    seen: set[int] = set()
    for seed in range(3):
        match = played_out(begin(GAME, 1, {"li_si": level}), lambda _s, _n, options: options[-1], Random(seed))
        cards = [tell.facts[0] for tell in match.events if tell.name == "li_si_card"]
        assert len(cards) == 30
        assert all(cards.count(card) <= 1 for card in (8, 9, 14, 18, 19, 23, 24))
        seen |= set(cards)
    assert seen == set(match.position.printed.li_deck)


# Unification


def test_his_card_goes_to_the_first_region_with_room() -> None:  # F-10.3
    scene = solo().round(3).card(1, "chu", 1, 2, 3).card(1, "wei", 4)
    table = li_si_plays(scene, 1, li_si_writing="11", pile_top="laws")
    assert table.cards(1, "wei") == ["4", "11"]
    assert table.tokens(1) == {"writing": 2, "currency": 0, "laws": 0}
    assert table.unrest(1, "wei") == 0
    assert checks(table) == [("has-room", "chu", False), ("has-room", "wei", True)]


def test_where_all_are_full_his_card_goes_to_court() -> None:  # F-10.3
    scene = solo().round(1).card(1, "chu", 1, 2, 3).court(60)
    table = li_si_plays(scene, 2, li_si_writing="11", pile_top="laws")
    assert table.data()["court"] == [60, 11]
    assert table.tokens(1) == {"writing": 1, "currency": 1, "laws": 1}
    assert checks(table) == [("has-room", "chu", False)]


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_every_unification_card_does_the_same(card: int) -> None:  # F-10.3
    table = li_si_plays(solo(), card, li_si_writing="11", pile_top="laws")
    assert table.cards(1, "chu") == ["11"]
    assert table.tokens(1)["writing"] == 1


def test_his_tokens_end_with_the_supply() -> None:  # F-10.3
    table = li_si_plays(solo().card(1, "chu", 1, 2).tokens(0, writing=8), 1, li_si_writing="11", pile_top="laws")
    assert table.tokens(1)["writing"] == 1


# Soldiers


def test_he_places_as_soon_as_a_condition_is_met() -> None:  # F-10.8
    table = li_si_plays(solo().soldiers(1, locked=8, entrance=1), 10)
    assert table.soldiers("chu") == [1, None]
    assert table.points(1) == {"soldiers": 5}


def test_he_places_as_soon_as_one_is_unlocked() -> None:  # F-10.8
    table = li_si_plays(solo().soldiers(1, locked=9).governors(1, chu=1).ship(1, 2), 7)
    assert table.soldiers("chu") == [1, None]


def test_the_person_chooses_among_more_tiles_than_soldiers() -> None:  # F-10.8
    scene = solo().soldiers(1, locked=9).governors(1, chu=1).palaces(1, wei=1).ship(1, 1)
    scene.soldiers(0, "wei", locked=8)
    table = li_si_plays(scene, 6)
    assert table.asked(0, "li_si_soldier") == ["chu", "wei"], "5 points before 4"
    table.answers(0, li_si_soldier="wei")
    assert table.soldiers("wei") == [0, 1]


# Phase 3


def test_he_accepts_whenever_asked_and_gains_nothing() -> None:  # F-10.9
    scene = solo().stage("reward").tokens(1, writing=2).large(1, "writing").tokens(0, writing=1)
    table = scene.table()
    assert [tell.name for tell in table.match.events][:1] == ["reward"]
    assert table.tokens(1)["writing"] == 0
    assert sum(table.officials(1, "chu").values()) == 0
    assert table.data()["order"] == [0, 1], "his marker stood in the column"


def test_he_accepts_after_the_person_passed() -> None:  # F-10.9
    table = solo().stage("reward").tokens(1, writing=2).tokens(0, writing=3).table()
    table.answers(0, reward="pass")
    assert table.told("reward")[0]["seat"] == "li_si"


def test_he_unlocks_what_he_can_pay_large_tokens_first() -> None:  # F-10.9
    scene = solo().stage("unlock").tokens(1, writing=1, currency=4).large(1, "laws").soldiers(1, locked=9)
    table = scene.table()
    assert (table.board(1)["locked"], table.board(1)["entrance"]) == (7, 2)
    assert table.tokens(1) == {"writing": 1, "currency": 0, "laws": 0}


def test_the_person_breaks_ties_that_matter() -> None:  # F-10.9
    table = solo().stage("unlock").tokens(1, writing=2, currency=2).soldiers(1, locked=9).table()
    assert table.asked(0, "li_si_aspect") == ["writing", "currency"]
    table.answers(0, li_si_aspect="currency")
    assert table.tokens(1) == {"writing": 1, "currency": 0, "laws": 0}


def test_the_token_limit_holds_for_him_too() -> None:  # F-10.9
    table = (
        solo().stage("unlock").tokens(1, writing=4, currency=3, laws=1).soldiers(1, "chu", locked=0, entrance=0).table()
    )
    assert table.tokens(1) == {"writing": 1, "currency": 3, "laws": 1}


def test_discards_and_undrawn_cards_are_his_deck_again() -> None:  # F-10.10
    scene = solo(1).li_si_has(6).stage("limit").round(2).action_card(8, OUT_OF_GAME)
    places = scene.table().data()["solo"]["action_cards"]
    assert places["8"] == "removed"
    assert {place for card, place in places.items() if card != "8"} == {"deck"}
