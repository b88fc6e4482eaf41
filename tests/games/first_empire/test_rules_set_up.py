"""F-1: players, stocks, the layout of the board, starting tiles."""

from collections import Counter
from random import Random

import pytest

from tests.games.first_empire.board import setting
from tianxia.engine.game import BadInput, Json
from tianxia.engine.match import Match, begin
from tianxia.engine.script import Seat
from tianxia.games.first_empire import GAME, names
from tianxia.games.first_empire.ids import ALL_OFFICIALS
from tianxia.games.first_empire.rules.criteria import CRITERIA
from tianxia.testing import played_out

PLAYERS = (2, 3, 4)


def laid_out(seats: int, seed: int = 1, **options: str) -> Match:
    """A match at its first question to seats."""
    match, rng = begin(GAME, seats, options), Random(seed)
    while match.draw is not None:
        counts = match.draw.counts()
        match.answer_chance(rng.choices(range(len(counts)), counts)[0])
    return match


def data(match: Match) -> Json:
    return GAME.to_json(match.position)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play(seats: int) -> None:  # F-1.1
    shown = data(laid_out(seats))
    assert (shown["seats"], len(shown["boards"])) == (seats, max(seats, 2))


@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_plays(seats: int) -> None:  # F-1.1
    with pytest.raises(BadInput) as caught:
        begin(GAME, seats)
    assert caught.value.message == "bad-seat-count"


def test_a_board_at_the_start() -> None:  # F-1.1
    table = setting(3).table()
    board = table.board(2)
    assert (board["ship"], board["locked"], board["entrance"]) == (0, 8, 1)
    assert board["alchemists"] == ["A1", "A2", "A3", "A4", "A5"]
    assert set(board["points"].values()) == {0}
    for region in board["regions"].values():
        assert (region["unrest"], region["workers"], region["governors"], region["palaces"]) == (0, 0, 0, 0)
        assert set(region["officials"].values()) == {0}
    pos = table.pos
    assert [pos.officials_left(Seat(2), kind) for kind in ALL_OFFICIALS] == [4, 4, 4]


@pytest.mark.parametrize(("seats", "tokens"), [(1, 9), (2, 9), (3, 11), (4, 13)])
def test_small_tokens_by_players(seats: int, tokens: int) -> None:  # F-1.2
    shown = data(laid_out(seats))
    assert shown["supply"] == {"writing": tokens, "currency": tokens, "laws": tokens}
    assert shown["large_tokens"] == {"writing": None, "currency": None, "laws": None}


@pytest.mark.parametrize("seed", range(5))
def test_mausoleum_tiles_lie_on_spots_of_their_kind(seed: int) -> None:  # F-1.3
    tombs = data(laid_out(2, seed))["mausoleum"]
    kinds = {"MR": names.REGION_NAMES, "MW": names.SYMBOL_NAMES[5:8], "ME": ("elixir",)}
    assert all(symbol in kinds[tomb["tile"][:2]] for symbol, tomb in tombs.items())
    assert sorted(tomb["tile"] for tomb in tombs.values()) == sorted(names.TOMB_TILE_NAMES)
    assert (tombs["chu"]["row"], tombs["chu"]["column"]) == (1, 1)
    assert (tombs["elixir"]["row"], tombs["elixir"]["column"]) == (2, 2)


def test_tiles_come_in_every_order() -> None:  # F-1.3
    first = {data(laid_out(2, seed))["mausoleum"]["chu"]["tile"] for seed in range(40)}
    assert first == {"MR1", "MR2", "MR3", "MR4", "MR5"}


def test_advanced_mode_lays_any_token_on_any_spot() -> None:  # F-1.3
    grids = [data(laid_out(2, seed, advanced="on"))["mausoleum"] for seed in range(60)]
    for grid in grids:
        assert len({(tomb["row"], tomb["column"]) for tomb in grid.values()}) == 9
    assert len({(grid["elixir"]["row"], grid["elixir"]["column"]) for grid in grids}) == 9


@pytest.mark.parametrize(("seats", "used"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_walls_and_emperor_tiles(seats: int, used: int) -> None:  # F-1.4
    shown = data(laid_out(seats))
    criteria = [section["criterion"] for section in shown["walls"].values()]
    assert len(set(criteria)) == 6
    assert all(len(section["slots"]) == max(seats, 2) for section in shown["walls"].values())
    piles = shown["emperor_tiles"]
    assert sum(len(pile) for pile in piles.values()) == used
    homes = {"recruit": "west", "palace": "west", "elixir": "centre", "hire": "centre", "governor": "east"}
    assert all(homes.get(tile, "east") == site for site, pile in piles.items() for tile in pile)


def test_both_sides_of_wall_tiles_come_up_and_piles_lie_in_any_order() -> None:  # F-1.4
    shown = [data(laid_out(4, seed)) for seed in range(120)]
    assert {s["walls"]["west-left"]["criterion"] for s in shown} == {criterion.name for criterion in CRITERIA}
    assert {tuple(s["emperor_tiles"]["west"]) for s in shown} == {("recruit", "palace"), ("palace", "recruit")}


@pytest.mark.parametrize(
    ("seats", "palaces", "spaces", "blanks"), [(1, 1, 1, 2), (2, 1, 1, 2), (3, 2, 1, 0), (4, 3, 2, 2)]
)
def test_palace_and_governor_tiles(seats: int, palaces: int, spaces: int, blanks: int) -> None:  # F-1.5
    regions = data(laid_out(seats))["regions"].values()
    assert all(len(region["palace_tiles"]) == palaces for region in regions)
    tiles = [space["tile"] for region in regions for space in region["governor_tiles"]]
    assert (len(tiles), tiles.count("blank")) == (5 * spaces, blanks)
    bonus = [tile for tile in tiles if tile != "blank"]
    assert len(set(bonus)) == len(bonus)
    kinds = Counter(tile for region in regions for tile in region["palace_tiles"])
    assert max(kinds.values()) <= 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_masters_and_decks(seats: int) -> None:  # F-1.6
    shown = data(laid_out(seats))
    assert len(shown["masters"]) == max(seats, 2)
    assert shown["deck"] == list(range(1, 121))
    assert GAME.view(laid_out(seats).position, 0)["deck_sizes"] == {"writing": 40, "currency": 40, "laws": 40}


@pytest.mark.parametrize(
    ("tableau", "rows"),
    [
        ("board", ["writing", "currency", "laws"]),
        ("tile_a", ["laws", "writing", "currency"]),
        ("tile_b", ["currency", "laws", "writing"]),
    ],
)
def test_three_tableaux(tableau: str, rows: list[str]) -> None:  # F-1.7
    shown = data(begin(GAME, 2, {"tableau": tableau}))
    assert [row["aspect"] for row in shown["rewards"]] == rows
    assert all(len(row["rounds"]) == 5 for row in shown["rewards"])


def test_the_first_player_is_drawn_and_others_follow_clockwise() -> None:  # F-1.8
    orders = {tuple(data(laid_out(3, seed))["order"]) for seed in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_starting_tiles_are_open_but_the_choice_is_sealed() -> None:  # F-1.8
    match = laid_out(3)
    assert match.to_answer() == [0, 1, 2]
    tiles = [board["starting_tiles"] for board in data(match)["boards"]]
    assert [len(pair) for pair in tiles] == [2, 2, 2]
    assert len({tile for pair in tiles for tile in pair}) == 6
    match.answer(1, match.questions[1].options()[0])
    assert GAME.view(match.position, 0)["boards"][1]["starting_tile"] is None
    assert not match.events or match.events[-1].name == "starting_dealt"


def test_effects_come_in_turn_order_and_tiles_leave_the_game() -> None:  # F-1.8
    table = setting(2).stage("starting_choice").order(1, 0).starting(0, "S1", "S2").starting(1, "S3", "S10").table()
    table.answers(0, starting_tile="S1")
    table.answers(1, starting_tile="S10")
    assert [event["seat"] for event in table.told("recruited")] == [1]
    table.answers(1, alchemist="A4")
    assert table.cards(1, "chu") == ["A4"]
    assert table.officials(0, "chu") == {"alchemist": 1, "architect": 0, "general": 1}
    assert table.board(0)["starting_tiles"] == table.board(1)["starting_tiles"] == []


@pytest.mark.parametrize("seats", PLAYERS)
def test_every_starting_tile_can_be_done_in_full(seats: int) -> None:  # F-1.8
    rng = Random(seats)
    for seed in range(10):
        match = laid_out(seats, seed)
        while match.given() or len(match.questions) > 1:
            ask = match.questions[0]
            match.answer(ask.seat, rng.choice(ask.options()))
        while match.draw is None and match.questions[0].name != "card":
            ask = match.questions[0]
            match.answer(ask.seat, rng.choice(ask.options()))
        assert all(board["regions"]["chu"]["officials"]["general"] >= 1 for board in data(match)["boards"])


def test_a_whole_game_follows_from_the_set_up() -> None:  # F-1.1
    match = played_out(laid_out(2), lambda _seat, _name, options: options[0], Random(1))
    assert match.over
