"""The examples of the rulebook, played. Stefania is seat 0, Marco seat 1, Pauline seat 2."""

from tests.games.first_empire.board import setting, solo
from tests.games.first_empire.li_si import li_si_plays
from tianxia.engine.script import Seat
from tianxia.games.first_empire.ids import GOVERNOR, WALL
from tianxia.games.first_empire.scoring import li_si_tile_points, result, score_parts


def test_writing_in_zhao_for_one_token() -> None:  # F-3.2
    table = setting(3).hand(0, 7, 8).table()
    table.answers(0, card="7", use="unification", region="zhao")
    assert table.tokens(0) == {"writing": 1, "currency": 0, "laws": 0}
    assert (table.cards(0, "zhao"), table.unrest(0, "zhao")) == (["7"], 0)


def test_second_card_in_wei() -> None:  # F-3.3
    table = setting(3).hand(0, 47, 8).card(0, "wei", 5).table()
    table.answers(0, card="47", use="unification", region="wei")
    assert (table.tokens(0)["currency"], table.unrest(0, "wei")) == (2, 1)


def test_forbidden_placements_in_wei_and_yan() -> None:  # F-3.3
    scene = setting(3).hand(0, 47, 8).card(0, "wei", 5, 6).unrest(0, wei=2).card(0, "yan", 9).unrest(0, yan=3)
    table = scene.card(0, "zhao", 10).table()
    table.answers(0, card="47", use="unification")
    assert table.asked(0, "region") == ["chu", "zhao", "qi"]
    assert table.refused(0, region="wei").code == table.refused(0, region="yan").code == "too-much-unrest"


def test_an_alchemist_to_wei() -> None:  # F-5.1
    table = setting(3).hand(0, 47, 8).table()
    table.answers(0, card="47", use="court", action="recruit", official="alchemist", region="wei")
    assert table.officials(0, "wei") == {"alchemist": 1, "architect": 0, "general": 0}


def test_a_governor_in_wei() -> None:  # F-5.3
    scene = setting(3).hand(0, 47, 8).official(0, "wei", alchemist=1, architect=1, general=1).unrest(0, wei=2)
    table = scene.governor_tile("wei", "G3").table()
    table.answers(0, card="47", use="court", action="governor", region="wei", space="tile-1", half="left")
    assert (table.unrest(0, "wei"), table.board(0)["entrance"]) == (0, 2)
    assert sum(table.officials(0, "wei").values()) == 0


def test_the_bonus_of_a_governor_in_wei_comes_before_the_reset() -> None:  # F-5.3
    # G9 lowers unrest in two regions, and only Wei has any: after the reset it would have no effect. The steps of the
    # rule name the bonus before the reset; the example has them the other way round in both languages (f17).
    scene = setting(3).hand(0, 47, 8).official(0, "wei", alchemist=1, architect=1, general=1).unrest(0, wei=2)
    table = scene.governor_tile("wei", "G9").table()
    table.answers(0, card="47", use="court", action="governor", region="wei", space="tile-1", half="left", calm="wei")
    expected = [{"event": "unrest", "seat": 0, "region": "wei", "level": level} for level in (1, 0)]
    assert [told for told in table.told("governor_bonus", "unrest") if told["event"] == "unrest"] == expected
    assert table.names().index("governor_bonus") < table.names().index("unrest")


def test_two_workers_in_zhao() -> None:  # F-5.4
    scene = setting(3).hand(0, 47, 8).official(0, "zhao", general=1).official(0, "yan", general=1)
    table = scene.table()
    table.answers(0, card="47", use="court", action="hire")
    assert table.asked(0, "region") == ["zhao", "yan"]
    table.answers(0, region="zhao")
    assert (table.workers(0, "zhao"), table.unrest(0, "zhao")) == (2, 1)


def test_a_palace_in_qi_for_nine_points() -> None:  # F-5.5 F-6.5
    scene = setting(3).hand(0, 47, 8).official(0, "qi", architect=1).workers(0, qi=2, chu=1).card(0, "qi", 5)
    table = scene.palace_tile("qi", "writing").table()
    table.answers(0, card="47", use="court", action="palace", large_token="writing")
    assert table.points(0) == {"palaces": 6, "palace_tiles": 3}
    assert table.data()["large_tokens"]["writing"] == 0
    assert table.data()["regions"]["qi"]["palace_tiles"] == [None, None]


def test_a_wall_for_three_workers_and_a_tile_on_an_alchemist_card() -> None:  # F-5.6
    scene = (
        setting(3)
        .hand(0, 47, 8)
        .workers(0, chu=1, zhao=1, yan=1)
        .card(0, "wei", 7, "A2")
        .emperor_tiles("centre", "elixir")
    )
    table = scene.table()
    table.answers(0, card="47", use="court", action="wall", section="centre-left", slot="3")
    table.answers(0, worker="chu")
    table.answers(0, worker="zhao")
    assert sum(table.workers(0, region) for region in ("chu", "zhao", "yan")) == 0
    table.answers(0, emperor="A2")
    assert table.region(0, "wei")["cards"][1] == {"card": "A2", "emperor_tile": "elixir"}
    assert table.data()["emperor_tiles"]["centre"] == []


def test_an_alchemist_card_then_a_master() -> None:  # F-5.2 F-5.7
    table = setting(3).hand(0, 47, 8).ship(0, 6).official(0, "qi", alchemist=1).table()
    table.answers(0, card="47", use="court", action="elixir", symbol="place", alchemist="A4", region="qi", master="M3")
    assert (table.cards(0, "qi"), table.board(0)["alchemists"]) == (["A4"], ["A1", "A2", "A3", "A5", "M3"])


def test_activation_in_wei_but_not_in_yan() -> None:  # F-4.4
    scene = setting(3).hand(0, 47, 8).court(30).official(0, "qi", architect=1).workers(0, qi=2, chu=1)
    scene.card(0, "wei", 60, 100).card(0, "yan", 36).unrest(0, yan=3)
    table = scene.table()
    table.answers(0, card="47", use="court", action="palace", large_token="writing", after="activate")
    assert table.asked(0, "ability") == ["60", "100"]
    assert table.refused(0, ability="36").code == "region-in-revolt"
    table.answers(0, ability="60")
    table.answers(0, ability="100", token="laws")
    assert table.officials(0, "wei")["architect"] == 1
    assert table.tokens(0)["laws"] == 1


def test_an_official_moved_after_a_wall_with_too_low_a_card() -> None:  # F-4.2 F-4.3
    scene = (
        setting(3)
        .hand(0, 47, 8)
        .court(66)
        .workers(0, chu=1)
        .official(0, "qi", general=1)
        .card(0, "wei", 6)
        .wall(0, "east-left", 1)
    )
    table = scene.table()
    table.answers(0, card="47", use="court", action="wall", section="west-left")
    assert table.refused(0, after="activate").code == "not-higher"
    table.answers(0, after="move-official", mover="general-qi", to="zhao")
    assert table.officials(0, "zhao")["general"] == 1


def test_a_wall_with_a_card_whose_trigger_is_the_governor() -> None:  # F-4.1 F-4.4
    scene = setting(3).hand(0, 13, 8).court(5).workers(0, chu=1).card(0, "wei", 16, 40, 24)
    assert [scene.pos.printed.triggers[card] for card in (13, 16, 40, 24)] == [GOVERNOR, WALL, WALL, GOVERNOR]
    table = scene.table()
    table.answers(0, card="13", use="court", action="wall", section="west-left", after="activate")
    assert table.walls("west-left") == [0, None, None]
    assert table.asked(0, "ability") == ["16", "40"]
    assert table.refused(0, ability="24").code == "other-trigger"
    table.answers(0, ability="16")
    assert table.officials(0, "wei")["alchemist"] == 1


def test_a_soldier_on_the_topmost_slot() -> None:  # F-7.1
    scene = setting(3).order(2, 0, 1).hand(2, 47, 8).soldiers(2, locked=8, entrance=1).palaces(2, wei=1)
    table = scene.soldiers(1, "wei", locked=8).table()
    table.answers(2, card="47", use="unification", region="chu")
    table.answers(2, soldier="wei")
    assert table.soldiers("wei") == [1, 2, None, None]
    assert table.points(2) == {"soldiers": 5}


def test_rewards_of_round_4() -> None:  # F-8.1 F-8.2 F-8.3
    scene = setting(3).round(4).stage("reward").order(0, 1, 2).soldiers(0, locked=8)
    scene.tokens(0, writing=3, laws=1).tokens(1, writing=1, currency=1, laws=1).tokens(2, currency=2)
    table = scene.table()
    assert table.waits_for() == [(0, "reward")]
    table.answers(0, reward="accept")
    assert table.board(0)["entrance"] == 2
    assert table.waits_for() == [(2, "reward")]
    table.answers(2, reward="accept", region="qi", space="area")
    assert table.waits_for() == [(1, "reward")], "tied with Stefania, but still on the track"
    table.answers(1, reward="pass")
    table.answers(0, reward="accept", section="east-left", slot="1")
    assert table.data()["order"] == [1, 2, 0]


def test_marco_unlocks_two_and_validates_a_tile() -> None:  # F-8.4
    scene = (
        setting(3).round(4).stage("unlock").order(1, 2, 0).tokens(1, writing=2, currency=4, laws=6).governors(1, chu=1)
    )
    table = scene.soldiers(1, locked=8).table()
    table.answers(1, unlock="2")
    for token in ("writing", "writing", "laws", "laws", "laws", "laws"):
        table.answers(1, pay=token)
    table.answers(1, soldier="chu")
    assert (table.soldiers("chu")[0], table.board(1)["entrance"], table.board(1)["locked"]) == (1, 1, 6)


def test_the_limit_of_round_4() -> None:  # F-8.5
    scene = setting(3).round(4).stage("limit").order(1, 2, 0)
    table = scene.tokens(0, writing=2).large(0, "laws").tokens(1, currency=4, laws=2).tokens(2, laws=2).table()
    table.answers(1, **{"return": "laws"})
    assert table.data()["large_tokens"]["laws"] is None
    assert [sum(table.tokens(seat).values()) for seat in range(3)] == [2, 5, 2]


def test_131_points() -> None:  # F-9.1 F-9.2 F-9.3 F-9.4 F-9.5 F-9.6 F-9.7
    scene = setting(3).stage("over").round(5).points(0, 24, 9, 6, 3, 20)
    scene.governors(0, wei=1, qi=2).governors(1, wei=1, chu=1, qi=1).governors(2, zhao=1)
    scene.card(0, "chu", 1, "A1").card(0, "wei", 2, 45).card(0, "yan", 3, "A2").ship(0, 13)
    scene.soldiers(0, "chu", "wall-west", "wei", "elixir", "qi", locked=3, entrance=1)
    scene.criterion("west-left", "writing_card").wall(0, "west-left", 3)
    scene.criterion("centre-left", "architect").wall(0, "centre-left", 2)
    scene.criterion("east-left", "alchemist").wall(0, "east-left", 1)
    scene.official(0, "chu", architect=1, alchemist=1).official(0, "qi", architect=2, alchemist=1)
    parts = score_parts(scene.pos, Seat(0))
    earned = sum(parts[name] for name in ("palaces", "palace_tiles", "cards", "governor_tiles", "soldiers"))
    assert earned == 62
    expected = {"majorities": 22, "elixir": 6, "lines": 20, "walls": 19, "entrance": 2}
    assert {name: parts[name] for name in expected} == expected
    assert result(scene.pos).scores[0] == 131


def test_li_si_scores_his_palace_tile_in_wei() -> None:  # F-10.11
    scene = solo().card(1, "wei", 41, 42, 5).li_si_tile("wei", "currency")
    assert li_si_tile_points(scene.pos) == 6


def test_li_si_at_a_double_symbol_with_one_place_left() -> None:  # F-10.4
    scene = solo().round(4).card(1, "qi", 1, 2).soldiers(1, "elixir", locked=4, entrance=1).ship(1, 17)
    table = li_si_plays(scene, 6, li_si_alchemist="A3")
    assert table.cards(1, "qi") == ["1", "2", "A3"]
    assert (table.board(1)["locked"], table.board(1)["entrance"]) == (3, 2)
    assert [name for name in table.names() if name in ("alchemist", "unlocked")] == ["alchemist", "unlocked"]


def test_li_si_builds_in_wei_and_takes_the_palace_tile() -> None:  # F-10.6 F-10.11
    scene = solo(4).soldiers(1, "zhao", locked=8).palace_tile("wei", "currency").card(1, "wei", 41, 42, 5)
    table = li_si_plays(scene, 17)
    assert table.data()["regions"]["wei"]["palace_tiles"] == [None]
    assert (table.region(1, "wei")["palaces"], table.region(1, "wei")["palace_tiles"]) == (1, ["currency"])
    assert table.points(1) == {"palaces": 6}, "the tile counts at the end"
    assert li_si_tile_points(table.pos) == 6
