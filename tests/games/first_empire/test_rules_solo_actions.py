"""F-10: what Li Si's action cards do, and what he does if they cannot be carried out."""

import pytest

from tests.games.first_empire.board import Setting, solo
from tests.games.first_empire.li_si import checks, li_si_plays

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
    assert table.data()["masters"] == ["M1"]


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
    assert table.data()["regions"][region]["governor_tiles"] == [{"tile": "G4", "governor": space}]


def test_where_no_space_is_free_the_open_area_serves() -> None:  # F-10.5
    table = li_si_plays(solo().governor_on(0, "yan").soldiers(1, locked=9), 12)
    assert table.data()["regions"]["yan"]["governor_tiles"][0]["governor"] == 0
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
    assert table.data()["large_tokens"][token] == 1
    assert table.region(1, region)["palaces"] == 1
    assert table.region(1, region)["palace_tiles"] == (["laws"] if takes else [])
    assert table.data()["regions"][region]["palace_tiles"] == ([None] if takes else ["laws"])


def test_the_first_large_token_that_is_there() -> None:  # F-10.6
    table = li_si_plays(solo().large(0, "writing").soldiers(1, locked=9), 15)
    assert table.data()["large_tokens"] == {"writing": 0, "currency": 1, "laws": None}
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
    assert table.data()["emperor_tiles"][site] == (["wall"] if removes else ["hire", "wall"])


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
