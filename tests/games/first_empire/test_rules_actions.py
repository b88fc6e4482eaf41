"""F-5: the six court actions."""

import pytest

from tests.games.first_empire.board import EmpireTable, Setting, setting


def at_court(scene: Setting, action: str, card: int = 60) -> EmpireTable:
    table = scene.hand(0, card, 1, 2).table()
    table.answers(0, card=str(card), use="court", action=action)
    return table


@pytest.mark.parametrize("official", ["alchemist", "architect", "general"])
@pytest.mark.parametrize("region", ["chu", "wei", "zhao", "qi", "yan"])
def test_recruit_any_type_to_any_region(official: str, region: str) -> None:  # F-5.1
    table = at_court(setting(), "recruit")
    table.answers(0, official=official, region=region)
    assert table.officials(0, region)[official] == 1


def test_no_limit_of_officials_in_a_region() -> None:  # F-5.1
    table = at_court(setting().official(0, "chu", alchemist=4, architect=4, general=3), "recruit")
    table.answers(0, official="general", region="chu")
    assert sum(table.officials(0, "chu").values()) == 12


def test_only_types_in_stock() -> None:  # F-5.1 F-5.8
    table = at_court(setting().official(0, "chu", general=4), "recruit")
    assert table.asked(0, "official") == ["alchemist", "architect"]
    assert table.refused(0, official="general").numbers["official"] == "general"


def test_the_ship_moves_three_spaces() -> None:  # F-5.2
    table = at_court(setting().ship(0, 14), "elixir")
    assert table.told("sailed") == [{"event": "sailed", "seat": 0, "from_space": 14, "to_space": 17}]
    table.answers(0, symbol="unlock", after="pass")
    assert (table.board(0)["locked"], table.board(0)["entrance"]) == (7, 2)


def test_a_symbol_may_place_a_card_without_tokens_or_unrest() -> None:  # F-5.2
    table = at_court(setting().ship(0, 14).official(0, "qi", alchemist=1).card(0, "qi", 1), "elixir")
    table.answers(0, symbol="place", alchemist="A2", region="qi")
    assert table.cards(0, "qi") == ["1", "A2"]
    assert (table.unrest(0, "qi"), sum(table.tokens(0).values())) == (0, 0)
    assert "A2" not in table.board(0)["alchemists"]


def test_a_card_needs_an_own_alchemist_and_room() -> None:  # F-5.2
    scene = setting().ship(0, 14).official(0, "qi", alchemist=1).official(0, "chu", alchemist=1)
    table = at_court(scene.official(0, "wei", alchemist=1).card(0, "chu", 3, 4, 5), "elixir")
    table.answers(0, symbol="place", alchemist="A1")
    assert table.asked(0, "region") == ["wei", "qi"]
    assert table.refused(0, region="yan").code == "no-alchemist-there"
    assert table.refused(0, region="chu").code == "region-full"


@pytest.mark.parametrize(
    "choices", [("unlock", "unlock"), ("unlock", "place"), ("place", "unlock"), ("place", "place")]
)
def test_a_double_symbol_counts_twice_same_or_different(choices: tuple[str, str]) -> None:  # F-5.2
    table = at_court(setting().ship(0, 18).official(0, "qi", alchemist=1).official(0, "chu", alchemist=1), "elixir")
    for number, choice in enumerate(choices):
        more = {"alchemist": f"A{number + 1}", "region": "qi"} if choice == "place" else {}
        table.answers(0, symbol=choice, **more)
    assert table.board(0)["locked"] == 8 - choices.count("unlock")
    assert len(table.cards(0, "qi")) == choices.count("place")


def test_a_master_of_choice_joins_the_cards() -> None:  # F-5.2
    table = at_court(setting(3).ship(0, 8).masters("M2", "M5", in_play=("M2", "M4", "M5")), "elixir")
    assert table.asked(0, "master") == ["M2", "M5"]
    assert table.refused(0, master="M4").code == "master-gone"
    table.answers(0, master="M5")
    assert table.board(0)["alchemists"][-1] == "M5"
    assert table.data()["masters"] == ["M2"]


def test_excess_movement_is_lost_and_the_last_space_bars_the_action() -> None:  # F-5.2
    table = at_court(setting().ship(0, 23), "elixir")
    assert table.board(0)["ship"] == 24
    end = setting().hand(0, 60).ship(0, 24).official(0, "chu", general=1).table()
    end.answers(0, card="60", use="court")
    assert end.refused(0, action="elixir").code == "ship-at-end"


def test_a_governor_costs_one_official_of_each_type() -> None:  # F-5.3
    scene = setting().official(0, "wei", alchemist=2, architect=1, general=1).unrest(0, wei=3, qi=2)
    table = at_court(scene.governor_tile("wei", "G6"), "governor")
    table.answers(0, region="wei", space="area")
    assert table.officials(0, "wei") == {"alchemist": 1, "architect": 0, "general": 0}
    assert (table.unrest(0, "wei"), table.unrest(0, "qi")) == (0, 2)
    assert table.region(0, "wei")["governors"] == 1
    assert table.told("governor_bonus") == []


def test_the_bonus_comes_at_once_before_unrest_is_reset() -> None:  # F-5.3
    scene = setting().official(0, "wei", alchemist=1, architect=1, general=1).unrest(0, wei=2, qi=1)
    table = at_court(scene.governor_tile("wei", "G9"), "governor")
    table.answers(0, region="wei", space="tile-1", half="left")
    assert table.asked(0, "calm") == ["wei", "qi"]
    table.answers(0, calm="wei")
    assert (table.unrest(0, "wei"), table.unrest(0, "qi")) == (0, 0)


def test_officials_just_returned_may_be_recruited_by_the_bonus() -> None:  # F-5.3
    scene = setting().official(0, "wei", alchemist=1, architect=1, general=1).official(0, "yan", general=3)
    table = at_court(scene.governor_tile("wei", "G6"), "governor")
    table.answers(0, region="wei", space="tile-1", half="left")
    table.answers(0, region="qi")
    assert table.officials(0, "qi")["general"] == 1


def test_one_governor_a_tile_space_and_the_tile_stays() -> None:  # F-5.3
    scene = setting(4).official(0, "wei", alchemist=1, architect=1, general=1).governor_tile("wei", "G7", "blank")
    table = at_court(scene.governor_on(1, "wei", 0), "governor")
    assert table.asked(0, "space") == ["tile-2", "area"]
    assert table.refused(0, space="tile-1").code == "space-taken"
    table.answers(0, space="tile-2")
    spaces = table.data()["regions"]["wei"]["governor_tiles"]
    assert spaces == [{"tile": "G7", "governor": 1}, {"tile": "blank", "governor": 0}]


def test_hire_two_whatever_the_number_of_generals() -> None:  # F-5.4
    table = at_court(setting().official(0, "qi", general=3).unrest(0, qi=2), "hire")
    assert (table.workers(0, "qi"), table.unrest(0, "qi")) == (2, 3)


def test_hire_needs_a_general_and_calm() -> None:  # F-5.4
    scene = setting().official(0, "qi", general=1).official(0, "chu", general=1).official(0, "wei", general=1)
    table = at_court(scene.unrest(0, chu=3), "hire")
    assert table.asked(0, "region") == ["wei", "qi"]
    assert table.refused(0, region="yan").code == "no-general"


def test_a_palace_costs_two_workers_there_and_one_elsewhere() -> None:  # F-5.5
    table = at_court(setting().official(0, "qi", architect=1).workers(0, qi=3, chu=1, yan=2), "palace")
    table.answers(0, worker="yan", large_token="writing")
    assert [table.workers(0, region) for region in ("qi", "chu", "yan")] == [1, 1, 1]
    assert table.officials(0, "qi")["architect"] == 1
    assert table.points(0) == {"palaces": 6}
    assert table.data()["large_tokens"]["writing"] == 0


def test_the_third_worker_comes_from_another_region() -> None:  # F-5.5
    scene = setting().hand(0, 60).official(0, "qi", architect=1).workers(0, qi=5)
    table = scene.official(0, "chu", architect=1).table()
    table.answers(0, card="60", use="court")
    refusal = table.refused(0, action="palace")
    assert (refusal.code, refusal.numbers["region"]) == ("other-worker-missing", "qi")
    table = at_court(setting().official(0, "qi", architect=1).workers(0, qi=5, chu=1, wei=1), "palace")
    assert table.refused(0, worker="qi").code == "region-has-paid"


def test_why_a_palace_cannot_stand_in_a_region() -> None:  # F-5.5
    scene = (
        setting().official(0, "chu", architect=1).official(0, "wei", architect=1).workers(0, chu=2, wei=2, qi=2, yan=1)
    )
    table = at_court(scene.official(0, "yan", architect=1), "palace")
    assert table.refused(0, region="qi").code == "no-architect"
    refusal = table.refused(0, region="yan")
    assert (refusal.code, refusal.numbers["missing"], refusal.numbers["region"]) == ("workers-missing", 1, "yan")


def test_a_palace_tile_must_be_taken_and_is_chosen_among_several() -> None:  # F-5.5
    scene = setting(3).official(0, "qi", architect=1).workers(0, qi=2, chu=1).card(0, "qi", 1, 2, 90)
    table = at_court(scene.palace_tile("qi", "laws", "writing"), "palace")
    assert table.asked(0, "palace_tile") == ["writing", "laws"]
    table.answers(0, palace_tile="writing", large_token="laws")
    assert table.points(0) == {"palaces": 6, "palace_tiles": 6}
    assert table.data()["regions"]["qi"]["palace_tiles"] == ["laws", None]


def test_a_large_token_must_be_taken_if_any_is_left() -> None:  # F-5.5
    scene = setting().official(0, "qi", architect=1).workers(0, qi=2, chu=1).large(1, "writing")
    table = at_court(scene, "palace")
    assert table.asked(0, "large_token") == ["currency", "laws"]
    assert table.refused(0, large_token="writing").code == "large-token-taken"
    none = at_court(
        setting().official(0, "qi", architect=1).workers(0, qi=2, chu=1).large(1, "writing", "currency", "laws"),
        "palace",
    )
    assert none.told("large_token") == []
    assert none.points(0) == {"palaces": 6}


@pytest.mark.parametrize(
    ("section", "slot", "price"), [("west-left", "1", 1), ("west-left", "2", 2), ("west-right", "2", 3)]
)
def test_a_wall_costs_a_worker_of_a_different_region_a_rod(section: str, slot: str, price: int) -> None:  # F-5.6
    table = at_court(setting().workers(0, chu=2, wei=2, zhao=2, qi=2, yan=2), "wall")
    table.answers(0, section=section, slot=slot)
    for region in ("yan", "qi", "chu")[:price]:
        table.answers(0, worker=region)
    assert sum(table.workers(0, region) for region in ("chu", "wei", "zhao", "qi", "yan")) == 10 - price
    assert table.walls(section)[int(slot) - 1] == 0


def test_a_region_pays_one_worker_only() -> None:  # F-5.6
    table = at_court(setting().workers(0, chu=3, wei=1, qi=1), "wall")
    table.answers(0, section="west-left", slot="2", worker="chu")
    assert table.asked(0, "worker") == ["wei", "qi"]
    assert table.refused(0, worker="chu").code == "region-has-paid"
    assert table.refused(0, worker="yan").code == "no-worker-there"


def test_one_wall_a_player_in_a_section_and_one_a_slot() -> None:  # F-5.6
    scene = (
        setting()
        .workers(0, chu=3, wei=1, qi=1)
        .wall(0, "west-left", 1)
        .wall(1, "west-right", 1)
        .wall(1, "east-left", 2)
    )
    table = at_court(scene, "wall")
    assert table.refused(0, section="west-left").code == "own-wall-there"
    table.answers(0, section="east-left", worker="chu")
    assert table.forced()[-2] == (0, "1"), "the other slot is taken"
    assert table.walls("east-left") == [0, 1]


def test_a_slot_needs_as_many_regions_as_rods() -> None:  # F-5.6
    table = at_court(setting().workers(0, chu=9, wei=1), "wall")
    table.answers(0, section="centre-left", slot="1", worker="wei")
    assert table.walls("centre-left") == [0, None], "only the slot with one rod could be paid"
    two = at_court(setting().workers(0, chu=9, wei=1).wall(1, "centre-left", 1), "wall")
    refusal = two.refused(0, section="centre-left")
    assert (refusal.code, refusal.numbers["regions"]) == ("too-few-regions", 2)


def build_first(scene: Setting, section: str = "west-left") -> EmpireTable:
    table = at_court(scene.workers(0, chu=3, wei=1), "wall")
    table.answers(0, section=section)
    if table.waits_for() == [(0, "slot")]:
        table.answers(0, slot="1")
    if table.waits_for() == [(0, "worker")]:
        table.answers(0, worker="chu")
    return table


def test_the_first_in_a_section_puts_the_top_emperor_tile_on_a_card() -> None:  # F-5.6
    scene = setting().emperor_tiles("west", "hire", "wall").card(0, "chu", 5, emperor="recruit").card(0, "wei", 6, "A1")
    table = build_first(scene)
    assert table.asked(0, "emperor") == ["6", "A1"]
    assert table.refused(0, emperor="5").code == "has-emperor-tile"
    table.answers(0, emperor="A1")
    assert table.region(0, "wei")["cards"][1] == {"card": "A1", "emperor_tile": "hire"}
    assert table.data()["emperor_tiles"]["west"] == ["wall"]


def test_a_later_builder_takes_no_emperor_tile() -> None:  # F-5.6
    scene = setting().emperor_tiles("west", "hire").card(0, "wei", 6).wall(1, "west-left", 2)
    assert build_first(scene).told("emperor_tile") == []


def test_without_a_card_for_it_the_tile_stays_for_the_other_section() -> None:  # F-5.6
    table = build_first(setting().emperor_tiles("west", "hire").card(0, "wei", 6, emperor="recruit"))
    assert table.data()["emperor_tiles"]["west"] == ["hire"]
    other = build_first(setting().emperor_tiles("west", "hire").card(0, "wei", 6).wall(1, "west-left", 1), "west-right")
    assert other.region(0, "wei")["cards"] == [{"card": "6", "emperor_tile": "hire"}]


def test_alchemist_cards_alone_do_not_let_a_player_take_the_tile() -> None:  # F-5.6
    table = build_first(setting().emperor_tiles("west", "hire").card(0, "wei", "A1", "M2"))
    assert table.data()["emperor_tiles"]["west"] == ["hire"]
    assert table.told("emperor_stays") == [{"event": "emperor_stays", "seat": 0, "lack": "unification_card"}]
    full = build_first(setting().emperor_tiles("west", "hire").card(0, "wei", 6, emperor="recruit"))
    assert full.told("emperor_stays") == [{"event": "emperor_stays", "seat": 0, "lack": "bare_card"}]
    carried = build_first(setting().emperor_tiles("west", "hire").card(0, "wei", 6, emperor="wall").card(0, "qi", "A1"))
    assert carried.region(0, "qi")["cards"] == [{"card": "A1", "emperor_tile": "hire"}]


def test_under_version_1_an_alchemist_card_was_enough() -> None:  # F-5.6
    scene = setting().emperor_tiles("west", "hire").card(0, "wei", "A1")
    assert build_first(scene.rules(1)).region(0, "wei")["cards"] == [{"card": "A1", "emperor_tile": "hire"}]


def test_a_card_given_the_wall_trigger_may_wake_at_once() -> None:  # F-5.6
    table = build_first(setting().emperor_tiles("west", "wall").card(0, "wei", 12).governors(0, qi=2))
    assert "activate" in table.asked(0, "after")


def test_move_fully_then_resolve_symbols_in_order() -> None:  # F-5.7
    scene = setting().ship(0, 8).official(0, "chu", alchemist=1).holds(0).masters("M1", "M2")
    table = at_court(scene, "elixir")
    assert table.board(0)["ship"] == 11
    table.answers(0, master="M2", symbol="place")
    assert table.cards(0, "chu") == ["M2"], "the master of space 9 was placed at space 11"


def test_a_symbol_is_lost_only_if_nothing_can_be_done() -> None:  # F-5.7
    table = at_court(setting().ship(0, 14).soldiers(0, locked=0, entrance=0), "elixir")
    assert len(table.told("symbol_lost")) == 1
    forced = at_court(setting().ship(0, 14), "elixir")
    assert (0, "unlock") in forced.forced()


@pytest.mark.parametrize(
    ("scene", "action", "code"),
    [
        (setting().official(0, "chu", alchemist=4, architect=4, general=4), "recruit", "none-in-stock"),
        (
            setting().governors(0, chu=4, wei=3).official(0, "chu", alchemist=1, architect=1, general=1),
            "governor",
            "no-governor",
        ),
        (setting().palaces(0, chu=6).official(0, "chu", architect=1).workers(0, chu=3, wei=3), "palace", "no-palace"),
        (
            setting()
            .workers(0, chu=3)
            .wall(0, "west-left")
            .wall(0, "west-right")
            .wall(0, "centre-left")
            .wall(0, "centre-right")
            .wall(0, "east-left")
            .wall(0, "east-right"),
            "wall",
            "no-wall",
        ),
    ],
)
def test_without_a_piece_in_stock_the_action_is_impossible(scene: Setting, action: str, code: str) -> None:  # F-5.8
    table = scene.hand(0, 60).table()
    table.answers(0, card="60", use="court")
    assert table.refused(0, action=action).code == code
