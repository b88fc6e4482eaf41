"""The planning of a view: by hand on small positions, and against what really happens in whole games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.first_empire.board import EmpireTable, setting
from tests.games.first_empire.test_fixtures import FILES, record_in
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.engine.replay import played
from tianxia.engine.script import Seat
from tianxia.games.first_empire import GAME
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.scoring import score_parts

SOME = [path for path in FILES if path.stem in ("2-board", "3-tile_a", "4-tile_b", "solo-2")]


def planning(table: EmpireTable, seat: int = 0) -> Json:
    found: Json = GAME.view(table.match.position, seat)["planning"]
    return found


def of_some_files() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)


def total(pos: Position, seat: int, sources: tuple[str, ...]) -> int:
    by_source = score_parts(pos, Seat(seat))
    return sum(by_source[source] for source in sources)


def triggered(action: str, *, above: int) -> int:
    """A card beyond a number that an action triggers."""
    triggers = setting().pos.printed.triggers
    return next(card for card in range(above + 1, 121) if triggers[card] == GAME_ACTIONS.index(action))


GAME_ACTIONS = ("recruit", "elixir", "governor", "hire", "palace", "wall")


def test_lower_cards_wake_the_left_actions_and_higher_ones_the_right() -> None:  # F-4.3
    low, high = triggered("recruit", above=0), triggered("hire", above=70)
    table = setting().hand(0, 59, 61).court(60).card(0, "chu", low).card(0, "wei", high).table()
    court = planning(table)["court"]
    assert court["number"] == 60
    assert [court["actions"][name]["way"] for name in GAME_ACTIONS] == ["lower"] * 3 + ["higher"] * 3
    assert court["hand"] == [
        {"card": "59", "stands": "below", "wakes": {"recruit": [str(low)]}},
        {"card": "61", "stands": "above", "wakes": {"hire": [str(high)]}},
    ]


def test_an_emperor_tile_replaces_the_trigger_and_revolt_locks() -> None:  # F-4.4
    low = triggered("recruit", above=0)
    table = setting().hand(0, 61).court(60).card(0, "chu", low, emperor="wall").table()
    assert planning(table)["court"]["hand"][0]["wakes"] == {"wall": [str(low)]}
    table = setting().hand(0, 61).court(60).card(0, "chu", low, emperor="wall").unrest(0, chu=3).table()
    court = planning(table)["court"]
    assert court["hand"][0]["wakes"] == {}
    assert court["actions"]["wall"]["locked"] == [str(low)]


def test_the_first_court_card_wakes_either_way() -> None:  # F-4.3
    court = planning(setting().hand(0, 59).court().table())["court"]
    assert (court["number"], court["hand"][0]["stands"]) == (None, "first")
    assert {action["way"] for action in court["actions"].values()} == {"either"}


def test_what_is_left_beside_the_boards() -> None:  # F-1.1
    table = setting().official(0, "chu", general=2).governors(0, wei=1).palaces(0, qi=2).wall(0, "west-left").table()
    mine, other = GAME.view(table.match.position, 1)["stocks"]
    assert mine == {
        "officials": {"alchemist": 4, "architect": 4, "general": 2},
        "governors": 6,
        "palaces": 4,
        "walls": 5,
    }
    assert other["officials"]["general"] == 4


def test_walls_say_what_each_slot_would_bring() -> None:  # F-9.5
    table = setting().criterion("west-left", "governor").governors(0, wei=1, qi=2).table()
    view = GAME.view(table.match.position, 0)
    wall, plan = view["walls"]["west-left"], view["planning"]["walls"]["west-left"]
    assert plan["met"] == 2
    assert plan["brings"] == [2 * wall["points_by_rods"][slot["rods"] - 1] for slot in wall["slots"]]


def test_a_mausoleum_tile_counts_the_line_that_it_would_fill() -> None:  # F-7.1 F-9.4
    view = GAME.view(setting().table().match.position, 0)
    row = [name for name, tomb in view["mausoleum"].items() if tomb["row"] == 1]
    table = setting().soldiers(0, *row[:2], entrance=1).table()
    tiles, tombs = planning(table)["mausoleum"], GAME.view(table.match.position, 0)["mausoleum"]
    assert tiles[row[2]]["brings"] == tombs[row[2]]["slots"][0]["points"] + 10
    assert tiles[row[2]]["entrance"] == 2
    assert (tiles[row[0]]["own"], tiles[row[0]]["brings"]) == (True, None)


def test_a_reward_that_cannot_be_had_says_why() -> None:  # F-8.2
    table = setting().official(0, "wei", general=3).tokens(0, currency=2).tokens(1, currency=3).table()
    reward = planning(table)["rewards"]["currency"]
    assert (reward["refusal"]["code"], reward["brings"]) == ("officials-short", None)


def test_spectators_have_no_aids() -> None:
    assert GAME.view(setting().table().match.position, -1)["planning"] is None


@of_some_files()
def test_a_soldier_brings_what_was_said(path: Path) -> None:  # F-7.1
    asked = 0
    for match in played(GAME, record_in(path)):
        for ask in [ask for ask in match.questions if ask.name == "soldier"]:
            tiles = GAME.view(match.position, ask.seat)["planning"]
            if tiles is None:  # a starting tile may place a soldier too
                continue
            keys = [GAME.key_of("soldier", option) for option in ask.options()][:-1]
            assert keys == [name for name, plan in tiles["mausoleum"].items() if plan["met"] and not plan["own"]]
            for option, key in zip(ask.options(), keys, strict=False):
                after = match.fork()
                after.answer(ask.seat, option)
                said = tiles["mausoleum"][key]
                then, now = after.position, match.position
                scored = ("soldiers", "lines")
                assert total(then, ask.seat, scored) - total(now, ask.seat, scored) == said["brings"]
                assert total(now, ask.seat, ("entrance",)) - total(then, ask.seat, ("entrance",)) == said["entrance"]
                asked += 1
    assert asked


SCORED = {
    "governor": ("majorities",),
    "palace": ("palaces", "palace_tiles"),
    "wall": ("walls",),
    "place_alchemists": ("elixir",),
    "unlock": ("entrance",),
    "put": ("soldiers", "lines", "entrance"),
    "unlock_and_put": ("soldiers", "lines", "entrance"),
}
PLACES = ("region", "palace_tile", "section", "slot", "put")
LAST = ("space", "soldier")
"""Questions that are best answered last for comparing: the open area has no bonus, and placing can stop."""


def taken(match: Match, seat: int) -> Iterator[Match]:
    """Every way to place the piece of a reward that has been accepted."""
    ask = match.question(seat)
    if ask is None or ask.name in ("reward", "soldier", "unlock", "return"):
        yield match
        return
    options = ask.options()
    for option in options if ask.name in PLACES else options[-1:] if ask.name in LAST else options[:1]:
        further = match.fork()
        further.answer(seat, option)
        yield from taken(further, seat)


@of_some_files()
def test_a_reward_brings_what_was_said(path: Path) -> None:  # F-8.2
    seen = set()
    for match in played(GAME, record_in(path)):
        for ask in [ask for ask in match.questions if ask.name == "reward"]:
            view = GAME.view(match.position, ask.seat)
            row = view["rewards"][view["turn"]]
            kind, said = row["rounds"][view["round"] - 1]["reward"], view["planning"]["rewards"][row["aspect"]]
            assert (said["refusal"] is None) == (0 in ask.options())
            if said["refusal"] is None and kind in SCORED:
                before = total(match.position, ask.seat, SCORED[kind])
                after = match.fork()
                after.answer(ask.seat, 0)
                best = max(total(world.position, ask.seat, SCORED[kind]) for world in taken(after, ask.seat))
                assert best - before == said["brings"], kind
                seen.add(kind)
    assert seen
