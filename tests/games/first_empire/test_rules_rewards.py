"""F-8: who gets a reward, that it is taken in full, and free builds."""

import pytest

from tests.games.first_empire.board import Setting, setting
from tests.games.first_empire.rewards import ROWS, taken
from tianxia.engine.script import Seat
from tianxia.games.first_empire.refusals import REFUSALS
from tianxia.games.first_empire.rules.rewards import ACCEPT, AcceptReward

# Who gets it


def test_most_token_value_is_asked_first_and_passes_on() -> None:  # F-8.1
    scene = (
        setting(3).stage("reward").tokens(0, writing=2).tokens(1, writing=1).tokens(2, currency=9).large(1, "writing")
    )
    table = scene.table()
    assert table.waits_for() == [(1, "reward")], "a large token counts 2"
    table.answers(1, reward="pass")
    table.answers(0, reward="pass")
    assert table.names()[:2] == ["reward_declined", "reward_lost"]
    assert table.tokens(0)["writing"] == 2
    assert table.waits_for() == [(2, "reward")], "a player without a token is not asked"


def test_ties_go_by_the_turn_order_track_then_by_the_column() -> None:  # F-8.1
    scene = setting(4).order(3, 2, 1, 0).stage("reward", 2).tokens(0, laws=2).tokens(1, laws=2).tokens(2, laws=2)
    scene.tokens(3, laws=2)
    table = scene.markers(None, 0, 1, None).table()
    asked = []
    for _ in range(4):
        seat = table.waits_for()[0][0]
        asked.append(seat)
        table.answers(seat, reward="pass")
    assert asked == [3, 0, 1, 2]


def test_a_reward_that_nobody_can_claim_is_lost() -> None:  # F-8.1
    table = setting(2).stage("reward", 1).tokens(0, laws=1).table()
    assert "reward_lost" in [event.name for event in table.match.events]


def test_all_tokens_of_the_aspect_go_back() -> None:  # F-8.2
    scene = setting().stage("reward").tokens(0, writing=3, laws=2).large(0, "writing", "laws")
    table = scene.table()
    table.answers(0, reward="accept", official="general")
    assert table.tokens(0) == {"writing": 0, "currency": 0, "laws": 2}
    assert table.data()["large_tokens"] == {"writing": None, "currency": None, "laws": 0}


def test_the_marker_stands_on_the_last_reward_taken() -> None:  # F-8.2
    table = setting().stage("reward").tokens(0, writing=3, laws=2).table()
    table.answers(0, reward="accept", official="general")
    assert table.data()["markers"] == [0, None]
    table.answers(0, reward="accept")
    assert table.data()["order"] == [1, 0]


def test_after_a_reward_soldiers_may_be_placed() -> None:  # F-8.2
    table = setting().round(4).stage("reward").tokens(0, writing=3).governors(0, chu=1).soldiers(0, locked=9).table()
    table.answers(0, reward="accept")
    assert table.asked(0, "soldier") == ["chu", "stop"]


FULL = [
    ("board", "currency", 1, setting().official(0, "qi", general=3), "officials-short"),
    (
        "tile_a",
        "writing",
        3,
        setting(tableau="tile_a").official(0, "qi", alchemist=4, architect=4, general=3),
        "officials-short",
    ),
    ("board", "currency", 2, setting().ship(0, 24).soldiers(0, locked=9), "ship-at-end"),
    ("board", "writing", 2, setting().holds(0), "no-card-to-place"),
    (
        "board",
        "writing",
        2,
        setting()
        .card(0, "chu", 1, 2, 3)
        .card(0, "wei", 4, 5, 6)
        .card(0, "zhao", 7, 8, 9)
        .card(0, "qi", 10, 11, 12)
        .card(0, "yan", 13, 14, 15),
        "no-room-for-card",
    ),
    ("board", "writing", 3, setting().governors(0, chu=7), "no-governor"),
    ("board", "writing", 4, setting().soldiers(0, locked=1), "locked-short"),
    ("board", "writing", 5, setting().palaces(0, chu=6), "no-palace"),
    ("board", "currency", 5, setting().soldiers(0, locked=0, entrance=2), "locked-short"),
    ("board", "laws", 3, setting(), "no-unrest"),
    ("tile_a", "laws", 4, setting(tableau="tile_a").soldiers(0, locked=9), "entrance-empty"),
    (
        "board",
        "laws",
        4,
        setting()
        .wall(0, "west-left")
        .wall(0, "west-right")
        .wall(0, "centre-left")
        .wall(0, "centre-right")
        .wall(0, "east-left")
        .wall(0, "east-right")
        .soldiers(0, locked=9),
        "no-wall",
    ),
]


@pytest.mark.parametrize(
    ("tableau", "aspect", "number", "scene", "code"), FULL, ids=[f"{f[0]}-{f[1]}-{f[2]}-{f[4]}" for f in FULL]
)
def test_accepting_needs_the_full_reward(
    tableau: str, aspect: str, number: int, scene: Setting, code: str
) -> None:  # F-8.2
    row = ROWS[tableau].index(aspect)
    scene.order(1, 0).tokens(0, **{aspect: 1}).tokens(1, **{aspect: 1}).unrest(1, chu=1)
    table = scene.round(number).stage("reward", row).table()
    table.answers(1, reward="pass")
    assert (0, "pass") in table.forced()
    assert REFUSALS.declared[AcceptReward(scene.pos, Seat(0), row).why_not(ACCEPT)].name == code


def test_excess_of_a_ship_reward_is_wasted() -> None:  # F-8.2
    assert taken("tile_a", "currency", 5, setting(tableau="tile_a").ship(0, 23)).board(0)["ship"] == 24


def test_up_to_rewards_may_stop() -> None:  # F-8.2
    table = taken("board", "laws", 3, setting().unrest(0, chu=1, wei=2, qi=3))
    table.answers(0, reset="qi")
    table.answers(0, reset="stop")
    assert [table.unrest(0, region) for region in ("chu", "wei", "qi")] == [1, 2, 0]
    cards = taken("tile_b", "laws", 3, setting(tableau="tile_b"))
    cards.answers(0, alchemist="A1", region="chu", another_card="no")
    assert cards.cards(0, "chu") == ["A1"]


# Free builds


def test_a_free_governor_takes_bonus_and_resets_unrest() -> None:  # F-8.6
    table = taken("board", "writing", 3, setting().governor_tile("wei", "G10").unrest(0, wei=3))
    table.answers(0, region="wei", space="tile-1", half="left")
    assert (table.unrest(0, "wei"), table.board(0)["locked"]) == (0, 7)
    assert sum(table.officials(0, "wei").values()) == 0


def test_a_free_governor_only_where_the_reward_says() -> None:  # F-8.6
    refusal = taken("board", "writing", 3).refused(0, region="yan")
    assert (refusal.code, refusal.numbers["allowed"]) == ("not-this-region", ["chu", "wei"])


def test_a_free_palace_takes_its_tile_but_no_large_token() -> None:  # F-8.6
    table = taken("board", "writing", 5, setting().palace_tile("wei", "laws").card(0, "wei", 90))
    table.answers(0, region="wei")
    assert table.points(0) == {"palaces": 6, "palace_tiles": 3}
    assert table.told("large_token") == []


def test_a_free_wall_takes_its_emperor_tile_and_wakes_nothing() -> None:  # F-8.6
    scene = setting().emperor_tiles("west", "wall").card(0, "wei", 120).governors(0, qi=2)
    table = taken("board", "laws", 4, scene)
    table.answers(0, section="west-right", slot="2")
    assert table.region(0, "wei")["cards"] == [{"card": "120", "emperor_tile": "wall"}]
    assert table.points(0) == {}
