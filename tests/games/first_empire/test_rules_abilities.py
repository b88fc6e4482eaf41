"""F-6: every ability of the 120 cards, the alchemists and masters, governor, palace and starting tiles."""

import csv
from collections.abc import Callable

import pytest

from tests.games.first_empire.board import EmpireTable, Setting, setting
from tianxia.games.first_empire.components import OWN_FOLDER

ROWS = list(csv.DictReader((OWN_FOLDER / "cards.csv").open(encoding="utf-8")))


def rich(qi: tuple[str | int, ...] = ("A4",), yan: tuple[str | int, ...] = ("A5", 118)) -> Setting:
    """A seat for which every action and every ability does something: two governors, three palaces, one wall."""
    scene = setting().official(0, "chu", alchemist=1, architect=1, general=1).official(0, "yan", general=1)
    scene.workers(0, chu=3, wei=3, qi=1).governors(0, wei=1, qi=1).palaces(0, yan=3).wall(0, "east-right", 2)
    scene.soldiers(0, "wei", "qi", locked=7).ship(0, 14).unrest(0, wei=1)
    return scene.card(0, "qi", *qi, emperor="recruit").card(0, "yan", *yan, emperor="recruit")


ACTION_ANSWERS: dict[str, dict[str, str]] = {
    "recruit": {"official": "alchemist", "region": "wei"},
    "elixir": {"symbol": "unlock"},
    "governor": {"region": "chu", "space": "area"},
    "hire": {"region": "chu"},
    "palace": {"region": "chu", "worker": "wei", "large_token": "laws"},
    "wall": {"section": "west-left", "slot": "1", "worker": "chu"},
}


def wake(scene: Setting, card: str, trigger: str) -> EmpireTable:
    """Play the action that activates a card in Zhao; the pile is empty, so every number qualifies."""
    scene.card(0, "zhao", int(card) if card.isdecimal() else card).hand(0, 119 if card != "119" else 120)
    if trigger == "recruit":
        scene.swap_emperor_tiles(0, "recruit", "governor")
    table = scene.table()
    table.answers(0, card="119" if card != "119" else "120", use="court", action=trigger)
    table.answers(0, **ACTION_ANSWERS[trigger])
    table.answers(0, after="activate")
    table.answers(0, ability=card)
    return table


def expect_ship(table: EmpireTable, row: dict[str, str]) -> None:
    assert table.board(0)["ship"] == (15 if row["trigger"] != "elixir" else 18)


def expect_recruit_here(table: EmpireTable, row: dict[str, str]) -> None:
    assert table.officials(0, "zhao")[row["what"]] == 1


def expect_move_workers(table: EmpireTable, _row: dict[str, str]) -> None:
    before = table.workers(0, "wei")
    table.answers(0, worker="wei", to="zhao")
    assert (table.workers(0, "wei"), table.workers(0, "zhao")) == (before - 1, 1)


def expect_move_officials(table: EmpireTable, row: dict[str, str]) -> None:
    steps = ["qi", "zhao", "wei", "chu"]
    place = "yan"
    for to in steps[: int(row["count"])]:
        table.answers(0, mover=f"general-{place}", to=to)
        place = to
    assert table.officials(0, place)["general"] >= 1


def expect_reduce_unrest(table: EmpireTable, _row: dict[str, str]) -> None:
    if table.waits_for() == [(0, "calm")]:
        table.answers(0, calm="wei")
    assert table.unrest(0, "wei") == 0


def expect_gain_tokens(table: EmpireTable, _row: dict[str, str]) -> None:
    table.answers(0, token="currency")
    assert table.tokens(0)["currency"] == 1


def cards_of(table: EmpireTable, kind: str) -> int:
    numbers = [card for region in table.board(0)["regions"] for card in table.cards(0, region)]
    low = {"writing": 1, "currency": 41, "laws": 81}
    if kind == "alchemist":
        return sum(1 for card in numbers if not card.isdecimal())
    return sum(1 for card in numbers if card.isdecimal() and low[kind] <= int(card) < low[kind] + 40)


def expect_vp_per_card(table: EmpireTable, row: dict[str, str]) -> None:
    assert table.points(0)["cards"] == cards_of(table, row["what"])


def expect_vp_per_piece(table: EmpireTable, row: dict[str, str]) -> None:
    out = {"governor": 2, "palace": 3, "wall": 1}[row["what"]] + (row["what"] == row["trigger"])
    assert table.points(0)["cards"] == out


def expect_unrest_for_tokens(table: EmpireTable, row: dict[str, str]) -> None:
    assert table.unrest(0, "zhao") == 1
    got = {aspect: row["what"].split("+").count(aspect) for aspect in ("writing", "currency", "laws")}
    assert table.tokens(0) == got


def expect_unrest_for_workers(table: EmpireTable, row: dict[str, str]) -> None:
    assert (table.unrest(0, "zhao"), table.workers(0, "zhao")) == (1, int(row["count"]))


def expect_unrest_for_vp_per_card(table: EmpireTable, row: dict[str, str]) -> None:
    assert table.unrest(0, "zhao") == 1
    expect_vp_per_card(table, row)


EXPECTED: dict[str, Callable[[EmpireTable, dict[str, str]], None]] = {
    "ship": expect_ship,
    "recruit_here": expect_recruit_here,
    "move_workers": expect_move_workers,
    "move_officials": expect_move_officials,
    "reduce_unrest": expect_reduce_unrest,
    "gain_tokens": expect_gain_tokens,
    "vp_per_card": expect_vp_per_card,
    "vp_per_piece": expect_vp_per_piece,
    "unrest_for_tokens": expect_unrest_for_tokens,
    "unrest_for_workers": expect_unrest_for_workers,
    "unrest_for_vp_per_card": expect_unrest_for_vp_per_card,
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['number']}-{row['trigger']}-{row['ability']}")
def test_every_unification_card(row: dict[str, str]) -> None:  # F-6.1
    scene = rich(yan=("A5", 117 if row["number"] == "118" else 118))
    if row["ability"] == "unrest_for_vp_per_card":
        scene.card(0, "wei", 1, 41).card(0, "qi", 81)
    EXPECTED[row["ability"]](wake(scene, row["number"], row["trigger"]), row)


def test_official_moves_may_stop_and_may_be_of_one_or_several() -> None:  # F-6.1
    table = wake(rich(), "2", "elixir")
    table.answers(0, mover="general-yan", to="qi")
    table.answers(0, mover="stop")
    assert table.officials(0, "qi")["general"] == 1


def test_a1_a_worker_here_without_unrest() -> None:  # F-6.2
    table = wake(rich(), "A1", "recruit")
    assert (table.workers(0, "zhao"), table.unrest(0, "zhao")) == (1, 0)


def test_a2_an_official_of_choice_here() -> None:  # F-6.2
    table = wake(rich(), "A2", "hire")
    table.answers(0, official="architect")
    assert table.officials(0, "zhao")["architect"] == 1


def test_a3_calms_here_then_anywhere() -> None:  # F-6.2
    table = wake(rich().unrest(0, zhao=2, wei=1), "A3", "palace")
    assert table.unrest(0, "zhao") == 1
    table.answers(0, calm="wei")
    assert table.unrest(0, "wei") == 0


def test_a3_works_where_only_another_region_is_restless() -> None:  # F-6.2
    table = wake(rich().unrest(0, wei=1), "A3", "palace")
    assert table.unrest(0, "wei") == 0


def test_a4_up_to_three_moves() -> None:  # F-6.2
    expect_move_officials(wake(rich(qi=()), "A4", "wall"), {"count": "3"})


def test_a5_two_tokens_of_choice() -> None:  # F-6.2
    table = wake(rich(yan=(118,)), "A5", "governor")
    assert table.unrest(0, "zhao") == 1
    table.answers(0, token="laws")
    table.answers(0, token="writing")
    assert table.tokens(0) == {"writing": 1, "currency": 0, "laws": 1}


def test_m1_two_points_an_alchemist_card_here() -> None:  # F-6.3
    assert wake(rich().card(0, "zhao", "A1", 3), "M1", "elixir").points(0) == {"cards": 4}


def test_m2_unlocks_a_soldier() -> None:  # F-6.3
    assert wake(rich(), "M2", "governor").board(0)["locked"] == 6


def test_m3_a_point_a_placed_soldier() -> None:  # F-6.3
    assert wake(rich(), "M3", "wall").points(0) == {"cards": 2}


def test_m4_two_workers_for_unrest() -> None:  # F-6.3
    table = wake(rich(), "M4", "recruit")
    assert (table.unrest(0, "zhao"), table.workers(0, "zhao")) == (1, 2)


@pytest.mark.parametrize("number", [1, 3, 5])
def test_m5_points_by_the_round(number: int) -> None:  # F-6.3
    assert wake(rich().round(number), "M5", "hire").points(0) == {"cards": number}


# Governor tiles


def govern(tile: str, half: str, scene: Setting | None = None) -> EmpireTable:
    table = (scene or rich()).governor_tile("chu", tile).hand(0, 60, 5).table()
    table.answers(0, card="60", use="court", action="governor", region="chu", space="tile-1", half=half)
    return table


def test_g1() -> None:  # F-6.4
    table = govern("G1", "left")
    table.answers(0, alchemist="A2", region="yan")
    assert "A2" in table.cards(0, "yan"), "no alchemist is needed there"
    assert govern("G1", "right", rich().card(0, "zhao", 1, 2)).points(0) == {"governor_tiles": 2}


def test_g2() -> None:  # F-6.4
    expect_move_officials(govern("G2", "left"), {"count": "3"})
    assert govern("G2", "right").points(0) == {"governor_tiles": 1}


def test_g3() -> None:  # F-6.4
    assert govern("G3", "left").board(0)["locked"] == 6
    table = govern("G3", "right")
    table.answers(0, worker="wei", to="zhao")
    table.answers(0, worker="zhao", to="qi")
    assert table.workers(0, "qi") == 2
    stopped = govern("G3", "right")
    stopped.answers(0, worker="stop")
    assert stopped.waits_for() == [(0, "after")]


def test_g4() -> None:  # F-6.4
    table = govern("G4", "left")
    table.answers(0, region="yan")
    assert (table.workers(0, "yan"), table.unrest(0, "yan")) == (1, 0)
    assert govern("G4", "right").board(0)["ship"] == 16


@pytest.mark.parametrize(
    ("tile", "half", "official"),
    [("G5", "left", "architect"), ("G6", "left", "general"), ("G10", "right", "alchemist")],
)
def test_two_officials_in_one_region(tile: str, half: str, official: str) -> None:  # F-6.4
    table = govern(tile, half)
    table.answers(0, region="zhao")
    assert table.officials(0, "zhao")[official] == 2


def test_two_officials_as_far_as_the_stock_goes() -> None:  # F-6.4
    table = govern("G5", "left", rich().official(0, "qi", architect=3))
    table.answers(0, region="zhao")
    assert table.officials(0, "zhao")["architect"] == 1


def test_g5_g6_other_halves() -> None:  # F-6.4
    assert govern("G5", "right", rich().card(0, "zhao", 41, 42, 43)).points(0) == {"governor_tiles": 3}
    table = govern("G6", "right")
    table.answers(0, region="wei")
    assert table.workers(0, "wei") == 4


def test_g7() -> None:  # F-6.4
    assert govern("G7", "left").points(0) == {"governor_tiles": 3}
    assert govern("G7", "right").board(0)["ship"] == 17


def test_g8() -> None:  # F-6.4
    assert govern("G8", "left").points(0) == {"governor_tiles": 1}
    expect_move_officials(govern("G8", "right"), {"count": "4"})


def test_g9() -> None:  # F-6.4
    table = govern("G9", "left", rich().unrest(0, wei=2, qi=1, zhao=1))
    table.answers(0, calm="wei")
    assert table.refused(0, calm="wei").code == "calmed-already"
    assert table.asked(0, "calm") == ["zhao", "qi"]
    table.answers(0, calm="qi")
    assert [table.unrest(0, region) for region in ("wei", "zhao", "qi")] == [1, 1, 0]
    assert govern("G9", "right").points(0) == {"governor_tiles": 2}


def test_g10() -> None:  # F-6.4
    assert govern("G10", "left").board(0)["locked"] == 6


def test_a_half_without_effect_cannot_be_chosen_and_none_if_both_are_so() -> None:  # F-6.4
    scene = rich().governor_tile("chu", "G4").hand(0, 60, 5).ship(0, 24).soldiers(0, "elixir", locked=8)
    table = scene.table()
    table.answers(0, card="60", use="court", action="governor", region="chu", space="tile-1")
    assert table.told("governor_bonus")[0]["half"] == "left"
    none = (
        setting()
        .official(0, "chu", alchemist=1, architect=1, general=1)
        .governor_tile("chu", "G8")
        .hand(0, 60, 5)
        .table()
    )
    none.answers(0, card="60", use="court", action="governor", region="chu", space="tile-1")
    assert none.told("governor_bonus") == []


# Palace tiles


@pytest.mark.parametrize(
    ("kind", "points", "unrest"),
    [("writing", 3, 1), ("currency", 3, 1), ("laws", 0, 1), ("alchemist", 3, 1), ("any", 6, 2)],
)
def test_palace_tiles(kind: str, points: int, unrest: int) -> None:  # F-6.5
    scene = (
        setting().official(0, "chu", architect=1).workers(0, chu=2, wei=1).card(0, "chu", 1, 41, "A1").unrest(0, chu=1)
    )
    table = scene.palace_tile("chu", kind).hand(0, 60, 5).table()
    table.answers(0, card="60", use="court", action="palace", large_token="laws")
    assert table.board(0)["points"]["palace_tiles"] == points
    assert table.unrest(0, "chu") == unrest
    assert table.data()["regions"]["chu"]["palace_tiles"] == [None]


def test_the_tile_that_raises_unrest_cannot_be_taken_at_3() -> None:  # F-6.5
    scene = (
        setting(4).official(0, "chu", architect=1).workers(0, chu=2, wei=1).card(0, "chu", 1, 41, "A1").unrest(0, chu=3)
    )
    table = scene.palace_tile("chu", "any", "laws", "writing").hand(0, 60, 5).table()
    table.answers(0, card="60", use="court", action="palace")
    assert table.asked(0, "palace_tile") == ["writing", "laws"]
    assert table.refused(0, palace_tile="any").code == "tile-raises-unrest"
    only = setting().official(0, "chu", architect=1).workers(0, chu=2, wei=1).unrest(0, chu=3).palace_tile("chu", "any")
    alone = only.hand(0, 60, 5).table()
    alone.answers(0, card="60", use="court", action="palace", large_token="laws")
    assert alone.points(0) == {"palaces": 6}
    assert alone.data()["regions"]["chu"]["palace_tiles"] == ["any"]


# Starting tiles


def start(tile: str) -> EmpireTable:
    other = "S1" if tile != "S1" else "S2"
    table = setting(2).stage("starting_choice").starting(0, tile, other).starting(1, "S3", "S9").table()
    table.answers(0, starting_tile=tile)
    table.answers(1, starting_tile="S3")
    if tile == "S10":
        table.answers(0, alchemist="A3")
    return table


@pytest.mark.parametrize(("tile", "officials"), [("S1", (1, 0, 1)), ("S2", (0, 1, 1)), ("S3", (0, 0, 2))])
def test_starting_tiles_with_two_officials(tile: str, officials: tuple[int, int, int]) -> None:  # F-6.6
    if tile == "S3":
        table = setting(2).stage("starting_choice").starting(0, "S3", "S1").starting(1, "S2", "S9").table()
        table.answers(0, starting_tile="S3")
        table.answers(1, starting_tile="S2")
    else:
        table = start(tile)
    assert tuple(table.officials(0, "chu").values()) == officials


@pytest.mark.parametrize(
    ("tile", "region", "tokens"),
    [("S4", "wei", (1, 1, 0)), ("S5", "zhao", (0, 1, 1)), ("S6", "qi", (1, 0, 1))],
)
def test_starting_tiles_with_tokens(tile: str, region: str, tokens: tuple[int, int, int]) -> None:  # F-6.6
    table = start(tile)
    assert table.unrest(0, region) == 1
    assert tuple(table.tokens(0).values()) == tokens
    assert table.officials(0, "chu")["general"] == 1


def test_other_starting_tiles() -> None:  # F-6.6
    assert start("S7").board(0)["ship"] == 2
    eight = start("S8")
    assert (eight.board(0)["ship"], eight.board(0)["entrance"], eight.unrest(0, "chu")) == (1, 2, 1)
    nine = setting(2).stage("starting_choice").starting(0, "S9", "S1").starting(1, "S3", "S2").table()
    nine.answers(0, starting_tile="S9")
    nine.answers(1, starting_tile="S3")
    assert (nine.workers(0, "chu"), nine.unrest(0, "chu"), nine.unrest(0, "yan")) == (1, 1, 1)
    ten = start("S10")
    assert ten.cards(0, "chu") == ["A3"]
    assert [ten.unrest(0, region) for region in ("chu", "wei", "zhao", "qi", "yan")] == [0, 1, 1, 1, 0]


def test_masters_and_alchemists_are_of_the_type_alchemist() -> None:  # F-6.7
    table = wake(rich().card(0, "wei", "M2", emperor="hire").card(0, "wei", "A2"), "27", "recruit")
    assert table.points(0) == {"cards": 4}
