"""F-10: the solo game against Li Si."""

from random import Random

import pytest

from tests.games.first_empire.board import EmpireTable, Setting, solo
from tests.table import played_out
from tianxia.engine.game import BadInput
from tianxia.engine.match import begin
from tianxia.games.first_empire import GAME
from tianxia.games.first_empire.scoring import result, score_parts


def li_si_plays(scene: Setting, card: int, **draws: str) -> EmpireTable:
    """Li Si draws this action card, which is put into his deck, and chance answers what follows."""
    scene.pos.li_cards[card] = 1
    table = scene.table()
    table.chance(li_si_action=str(card), **draws)
    return table


def checks(table: EmpireTable) -> list[tuple[str, object, bool]]:
    """What he looked at: which check, where, and the outcome."""
    told = [tell for tell in table.match.events if tell.name == "li_si_check"]
    plains = [GAME.facts_of(tell) for tell in told]
    return [(plain["check"], plain.get("where", plain.get("count")), plain["outcome"] == "yes") for plain in plains]


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
    plain = GAME.to_plain(match.position)
    assert {int(card) for card in plain["solo"]["action_cards"]} == deck
    assert plain["order"] == order, "no first player is drawn"
    his = plain["boards"][1]
    assert (his["ship"], his["entrance"], his["locked"]) == (ship, entrance, 9 - entrance)
    assert his["alchemists"] == ["A1", "A2", "A3", "A4", "A5"]
    assert his["starting_tiles"] == []
    assert len(plain["boards"][0]["starting_tiles"]) == 2
    assert plain["supply"]["laws"] == 9


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
    assert table.plain()["solo"]["pile_size"] == 6
    assert GAME.view(table.pos, 0)["solo"]["pile_top"] == "laws"


def test_a_card_goes_to_the_discards_and_a_one_shot_out_of_the_game() -> None:  # F-10.2
    table = li_si_plays(solo(1).li_si_has(6, 8), 8)
    assert table.plain()["solo"]["action_cards"]["8"] == "removed"
    other = li_si_plays(solo(1).li_si_has(6, 8), 6)
    assert other.plain()["solo"]["action_cards"]["6"] == "discards"


def test_nobodys_abilities_wake_on_his_turn() -> None:  # F-10.2
    scene = solo(1).card(0, "chu", 93).governors(0, qi=2).governor_tile("chu", "G4")
    table = li_si_plays(scene, 12)
    assert table.told("ability", "governor_bonus") == []


def test_what_is_left_of_his_pile_leaves_the_game() -> None:  # F-10.2
    scene = solo(1).stage("limit").round(2)
    table = scene.table()
    assert table.waits_for() == [(-1, "pile_top")]
    assert sum(table.pos.pile) == 6, "a fresh pile, whatever was left"


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
    assert table.plain()["court"] == [60, 11]
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


# Elixir


@pytest.mark.parametrize(("card", "steps"), [(6, 3), (7, 4), (8, 4), (9, 5)])
def test_he_sails_as_his_card_says(card: int, steps: int) -> None:  # F-10.4
    table = li_si_plays(solo().soldiers(1, locked=9), card)
    assert table.board(1)["ship"] == steps


def test_with_an_empty_entrance_he_unlocks() -> None:  # F-10.4
    table = li_si_plays(solo().soldiers(1, locked=9).ship(1, 2), 6)
    assert (table.board(1)["locked"], table.board(1)["entrance"]) == (7, 2), "two symbols, decided once"
    assert ("entrance-empty", 0, True) in checks(table)


def test_with_a_soldier_there_he_places_random_cards_in_the_rounds_region() -> None:  # F-10.4
    table = li_si_plays(solo().round(2).soldiers(1, locked=8, entrance=1).ship(1, 2), 6, li_si_alchemist="A4")
    table.chance(li_si_alchemist="A2")
    assert table.cards(1, "wei") == ["A4", "A2"]


def test_without_room_he_unlocks_for_the_rest() -> None:  # F-10.4
    scene = solo().round(1).card(1, "chu", 1, 2).soldiers(1, locked=8, entrance=1).ship(1, 2)
    table = li_si_plays(scene, 6, li_si_alchemist="A4")
    assert table.cards(1, "chu") == ["1", "2", "A4"]
    assert table.board(1)["locked"] == 7


def test_without_a_card_he_unlocks() -> None:  # F-10.4
    table = li_si_plays(solo().holds(1).soldiers(1, locked=8, entrance=1).ship(1, 2), 6)
    assert table.board(1)["locked"] == 6
    assert ("card-left", "chu", False) in checks(table)


def test_a_double_symbol_counts_as_two_and_none_locked_gives_nothing() -> None:  # F-10.4
    table = li_si_plays(solo().soldiers(1, "elixir", locked=8).ship(1, 19), 7)
    assert table.board(1)["locked"] == 5, "a double and a single"
    nothing = li_si_plays(solo().soldiers(1, "chu", "elixir", locked=0).ship(1, 19), 7)
    assert nothing.board(1)["entrance"] == 0


def test_a_random_master_joins_his_cards_at_its_place() -> None:  # F-10.4
    scene = solo().holds(1).soldiers(1, locked=8, entrance=1).ship(1, 7)
    table = li_si_plays(scene, 7, li_si_master="M2", li_si_alchemist="M2")
    assert table.cards(1, "chu") == ["M2"]
    assert table.board(1)["locked"] == 7, "the symbol before the master had no card"
    assert table.plain()["masters"] == ["M1"]


def test_a_soldier_that_the_move_earned_is_placed_before_he_decides() -> None:  # F-10.4
    table = li_si_plays(solo().soldiers(1, locked=8, entrance=1).ship(1, 14), 6)
    assert table.soldiers("elixir") == [1, None]
    assert table.board(1)["entrance"] == 1, "empty after that, so the symbol on 17 unlocked one"


# Governors


def test_the_first_region_without_his_soldier() -> None:  # F-10.5
    table = li_si_plays(solo().soldiers(1, "chu", "wei", locked=7), 10)
    assert table.region(1, "zhao")["governors"] == 1
    expected = [("piece-left", 7, True), ("no-soldier-in-region", "chu", False), ("no-soldier-in-region", "wei", False)]
    assert checks(table) == [*expected, ("no-soldier-in-region", "zhao", True)]


@pytest.mark.parametrize(
    ("card", "region", "space"), [(10, "chu", None), (11, "yan", None), (12, "yan", 1), (13, "zhao", 1), (14, "qi", 1)]
)
def test_every_governor_card(card: int, region: str, space: int | None) -> None:  # F-10.5
    table = li_si_plays(solo(2).governor_tile(region, "G4").soldiers(1, locked=9), card)
    assert table.region(1, region)["governors"] == (2 if card == 14 else 1)
    assert table.plain()["regions"][region]["governor_tiles"] == [{"tile": "G4", "governor": space}]


def test_where_no_space_is_free_the_open_area_serves() -> None:  # F-10.5
    table = li_si_plays(solo().governor_on(0, "yan").soldiers(1, locked=9), 12)
    assert table.plain()["regions"]["yan"]["governor_tiles"][0]["governor"] == 0
    assert table.region(1, "yan")["governors"] == 1


# Palaces


@pytest.mark.parametrize(
    ("card", "region", "token", "takes"),
    [
        (15, "chu", "writing", False),
        (16, "yan", "currency", True),
        (17, "zhao", "laws", True),
        (18, "wei", "currency", False),
        (19, "chu", "laws", True),
    ],
)
def test_every_palace_card(card: int, region: str, token: str, takes: bool) -> None:  # F-10.6
    table = li_si_plays(solo(2).palace_tile(region, "laws").soldiers(1, locked=9), card)
    assert table.points(1) == {"palaces": 6}
    assert table.plain()["large_tokens"][token] == 1
    assert table.region(1, region)["palaces"] == 1
    assert table.region(1, region)["palace_tiles"] == (["laws"] if takes else [])
    assert table.plain()["regions"][region]["palace_tiles"] == ([None] if takes else ["laws"])


def test_the_first_large_token_that_is_there() -> None:  # F-10.6
    table = li_si_plays(solo().large(0, "writing").soldiers(1, locked=9), 15)
    assert table.plain()["large_tokens"] == {"writing": 0, "currency": 1, "laws": None}
    none = li_si_plays(solo().large(0, "writing", "currency", "laws").soldiers(1, locked=9), 15)
    assert none.told("large_token") == []


# Walls


@pytest.mark.parametrize(
    ("card", "section", "slot", "removes"),
    [
        (20, "west-left", 0, False),
        (21, "east-left", 0, True),
        (22, "centre-right", 1, True),
        (23, "centre-left", 0, True),
        (24, "west-right", 1, True),
    ],
)
def test_every_wall_card(card: int, section: str, slot: int, removes: bool) -> None:  # F-10.7
    site = section.partition("-")[0]
    scene = solo(2).emperor_tiles(site, "hire", "wall").soldiers(1, locked=9)
    table = li_si_plays(scene, card)
    assert table.walls(section)[slot] == 1
    assert table.plain()["emperor_tiles"][site] == (["wall"] if removes else ["hire", "wall"])


def test_the_other_section_if_he_is_there_and_slots_from_his_side() -> None:  # F-10.7
    scene = solo().wall(1, "centre-right", 2).wall(0, "centre-left", 2).soldiers(1, locked=9)
    assert li_si_plays(scene, 22).walls("centre-left") == [1, 0]


def test_a_site_with_his_soldier_or_both_his_walls_is_passed_over() -> None:  # F-10.7
    scene = solo().soldiers(1, "wall-west", locked=8).wall(1, "centre-left").wall(1, "centre-right")
    table = li_si_plays(scene, 20)
    assert table.walls("east-left") == [1, None]
    assert ("no-soldier-at-site", "west", False) in checks(table)
    assert ("section-open", "centre", False) in checks(table)


def test_his_wall_makes_others_not_the_first() -> None:  # F-10.7
    scene = solo().order(0, 1).wall(1, "west-left", 2).emperor_tiles("west", "hire").card(0, "chu", 5).workers(0, chu=1)
    table = scene.hand(0, 60, 61).table()
    table.answers(0, card="60", use="court", action="wall", section="west-left")
    assert table.told("emperor_tile") == []


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
    assert table.plain()["order"] == [0, 1], "his marker stood in the column"


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
    scene = solo(1).li_si_has(6).stage("limit").round(2)
    scene.pos.li_cards[8] = 3
    places = scene.table().plain()["solo"]["action_cards"]
    assert places["8"] == "removed"
    assert {place for card, place in places.items() if card != "8"} == {"deck"}


# Scoring


def score(scene: Setting, player: int = 1) -> dict[str, int]:
    scene.stage("over").round(5)
    return {name: points for name, points in score_parts(scene.pos, player).items() if points}


def bare(level: int) -> Setting:
    return solo(level).soldiers(0, locked=9).soldiers(1, locked=9)


@pytest.mark.parametrize(("level", "walls"), [(1, (2, 4, 6)), (2, (3, 5, 7)), (3, (4, 6, 8)), (4, (5, 7, 9))])
def test_his_walls_by_the_upper_card(level: int, walls: tuple[int, int, int]) -> None:  # F-10.11
    scene = bare(level).wall(1, "west-left", 1).wall(1, "west-right", 1).wall(1, "centre-left", 2)
    assert score(scene) == {"walls": sum(walls)}


@pytest.mark.parametrize(("level", "his", "yours"), [(1, 5, 5), (2, 5, 5), (3, 10, 0), (4, 10, 0)])
def test_ties_by_the_bottom_line(level: int, his: int, yours: int) -> None:  # F-10.11
    scene = bare(level).governors(0, chu=1, wei=2).governors(1, chu=1, wei=1, qi=1)
    assert score(scene) == {"majorities": his + 10}
    assert score(scene, 0) == {"majorities": yours + 10}


@pytest.mark.parametrize(("level", "plus"), [(1, 0), (2, 2), (3, 0), (4, 0)])
def test_his_alchemist_cards_by_the_bottom_line(level: int, plus: int) -> None:  # F-10.11
    scene = bare(level).card(1, "chu", "A1", "M1", 5).ship(1, 12)
    assert score(scene) == {"elixir": 2 * (3 + plus)}
    assert score(bare(level).card(0, "chu", "A1").ship(0, 12), 0) == {"elixir": 3}


def test_his_palace_tiles_count_once_on_his_cards_at_the_end() -> None:  # F-10.11
    scene = bare(1).li_si_tile("chu", "any").card(1, "chu", 1, 41, "A1").li_si_tile("wei", "laws").card(1, "wei", 90)
    assert score(scene) == {"palace_tiles": 6 + 3}


def test_lines_and_entrance_as_for_everybody() -> None:  # F-10.11
    scene = solo().soldiers(1, "chu", "wall-west", "wei", locked=4, entrance=2).soldiers(0, locked=9)
    assert score(scene) == {"lines": 10, "entrance": 5}


@pytest.mark.parametrize(
    ("yours", "winners", "reason"), [(9, (), "lost_to_li_si"), (10, (0,), "beat_li_si"), (11, (0,), "beat_li_si")]
)
def test_who_wins_against_li_si(yours: int, winners: tuple[int, ...], reason: str) -> None:  # F-10.11 F-9.7
    scene = bare(1).stage("over").round(5)
    scene.pos.vp[0], scene.pos.vp[5] = yours, 10
    final = result(scene.pos)
    assert (final.winners, final.scores, final.reason) == (winners, (yours,), reason)
    assert sum(final.others["li_si"].values()) == 10
    assert final.to_plain()["others"] == {"li_si": 10}


# Fallbacks


def all_regions_done(level: int) -> Setting:
    return solo(level).soldiers(1, "chu", "wei", "zhao", "qi", "yan", locked=4)


def test_governors_go_where_he_would_not_win() -> None:  # F-10.12
    scene = all_regions_done(2).governors(1, qi=1, yan=1).governors(0, yan=1)
    table = li_si_plays(scene, 14)
    assert table.region(1, "yan")["governors"] == 3, "a tie is not won at this level, and both go there"
    assert ("majority-open", "qi", False) in checks(table)


def test_a_tie_counts_as_won_with_card_b_and_a_governor_of_his() -> None:  # F-10.12
    scene = all_regions_done(4).governors(1, qi=1, yan=1).governors(0, yan=1)
    table = li_si_plays(scene, 14)
    assert table.region(1, "chu")["governors"] == 2


def test_else_the_first_region_of_the_order() -> None:  # F-10.12
    scene = all_regions_done(1).governors(1, chu=1, wei=1, zhao=1, qi=1, yan=1)
    table = li_si_plays(scene, 11)
    assert table.region(1, "yan")["governors"] == 2
    assert checks(table)[-1] == ("first-of-order", "yan", True)


def test_palaces_go_to_the_first_region_of_the_order() -> None:  # F-10.12
    assert li_si_plays(all_regions_done(1), 18).region(1, "wei")["palaces"] == 1


def test_walls_go_to_the_first_site_with_a_section() -> None:  # F-10.12
    scene = (
        solo(2)
        .soldiers(1, "wall-west", "wall-centre", "wall-east", locked=6)
        .wall(1, "centre-left")
        .wall(1, "centre-right")
    )
    table = li_si_plays(scene, 23)
    assert table.walls("west-left") == [1, None]


@pytest.mark.parametrize(
    ("card", "scene"),
    [
        (10, solo().governors(1, chu=7).soldiers(1, locked=9)),
        (15, solo().palaces(1, chu=6).soldiers(1, locked=9)),
        (6, solo().ship(1, 24).soldiers(1, "elixir", locked=8)),
        (
            20,
            solo()
            .wall(1, "west-left")
            .wall(1, "west-right")
            .wall(1, "centre-left")
            .wall(1, "centre-right")
            .wall(1, "east-left")
            .wall(1, "east-right")
            .soldiers(1, locked=9),
        ),
    ],
)
def test_without_a_piece_or_at_the_end_the_card_does_nothing(card: int, scene: Setting) -> None:  # F-10.12
    table = li_si_plays(scene, card)
    assert [tell.name for tell in table.match.events] == ["li_si_card", "li_si_check"]
    assert checks(table)[0][2] is False


@pytest.mark.parametrize("level", ["1", "2", "3", "4"])
def test_every_card_of_every_deck_is_played(level: str) -> None:  # F-10.2
    seen: set[int] = set()
    for seed in range(3):
        match = played_out(begin(GAME, 1, {"li_si": level}), lambda _s, _n, options: options[-1], Random(seed))
        cards = [tell.facts[0] for tell in match.events if tell.name == "li_si_card"]
        assert len(cards) == 30
        assert all(cards.count(card) <= 1 for card in (8, 9, 14, 18, 19, 23, 24))
        seen |= set(cards)
    assert seen == set(match.position.box.li_deck)
