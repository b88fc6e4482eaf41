"""The planning of a view: by hand on small scenes, and against what really happens in whole games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.zhanguo.scene import ZhanguoTable, scene
from tests.games.zhanguo.test_fixtures import FILES, record_in
from tianxia.engine.game import Json
from tianxia.engine.match import Match
from tianxia.engine.replay import played
from tianxia.games.zhanguo import GAME, names
from tianxia.games.zhanguo.scoring import parts

SOME = [path for path in FILES if path.stem in ("a-2", "b-4", "draft-3")]


def planning(table: ZhanguoTable, seat: int = 0) -> Json:
    found: Json = GAME.view(table.match.position, seat)["planning"]
    return found


def of_some_files() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)


def total(pos: object, seat: int, sources: tuple[str, ...]) -> int:
    by_source = parts(pos, seat)  # type: ignore[arg-type]
    return sum(by_source[source] for source in sources)


def test_a_card_above_the_number_wakes_what_waits_for_higher_ones() -> None:  # Z-4.2
    # Hire triggers 31, a wall 23, a palace 29, recruit 39.
    court = planning(scene().hand(0, 59, 61).tuck(0, 2, 31, 23, 29).tuck(0, 3, 39).table())["court"]
    assert court["number"] == 60
    assert {name: action["way"] for name, action in court["actions"].items()} == {
        "wall": "higher",
        "palace": "higher",
        "hire": "higher",
        "recruit": "lower",
        "governor": "lower",
        "reassign": None,
    }
    assert court["hand"] == [
        {"card": 59, "stands": "below", "wakes": {"recruit": [39]}, "sleeps": {}},
        {"card": 61, "stands": "above", "wakes": {"wall": [23], "palace": [29], "hire": [31]}, "sleeps": {}},
    ]


def test_locked_cards_sleep() -> None:  # Z-4.3
    court = planning(scene().hand(0, 59, 61).tuck(0, 2, 31).unrest(0, r2=5).table())["court"]
    assert court["actions"]["hire"]["wakes"] == []
    assert court["actions"]["hire"]["locked"] == [31]
    assert [card["wakes"] for card in court["hand"]] == [{}, {}]
    assert [card["sleeps"] for card in court["hand"]] == [{}, {"hire": [31]}], "59 is too low to activate it anyway"


def test_the_first_court_card_counts_as_both() -> None:  # Z-4.2
    court = planning(scene().hand(0, 1, 99).court().tuck(0, 2, 31, 39).table())["court"]
    assert court["number"] is None
    assert court["actions"]["recruit"]["way"] == court["actions"]["hire"]["way"] == "either"
    assert [card["stands"] for card in court["hand"]] == ["first", "first"]
    assert court["hand"][0]["wakes"] == {"hire": [31], "recruit": [39]}


def test_a_board_ability_works_after_its_actions_whatever_the_number() -> None:  # Z-4.4
    actions = planning(scene(boards="b").board(0, "square").hand(0, 1, 99).table())["court"]["actions"]
    assert [name for name, action in actions.items() if action["board"]] == ["wall", "recruit"]


def test_a_chosen_card_keeps_its_line_for_its_own_seat_only() -> None:
    table = scene().hand(0, 61, 99).tuck(0, 2, 31).table()
    table.answers(0, card="61")
    assert [card["card"] for card in planning(table)["court"]["hand"]] == [61, 99]
    assert 61 not in [card["card"] for card in planning(table, 1)["court"]["hand"]]


def test_a_reward_says_who_is_asked_and_what_a_palace_brings() -> None:  # Z-7.1 Z-7.3
    table = scene().now(round=4).markers(0, writing=2).markers(1, writing=3).tuck(0, 1, 4, 5).table()
    reward = planning(table)["rewards"]["writing"]
    assert reward["order"] == [1, 0]
    assert reward["values"] == [2, 3]
    assert reward["brings"] == 2
    assert (reward["costs"], planning(table, 1)["rewards"]["writing"]["costs"]) == (0, 5)


def test_a_reward_that_cannot_be_had_says_why() -> None:  # Z-7.2
    table = scene().now(round=4).palace(0, 1, 1, 2, 3, 4, 5).markers(0, writing=2).table()
    reward = planning(table)["rewards"]["writing"]
    assert (reward["refusal"]["code"], reward["brings"]) == ("reward-palace", None)


def test_a_reward_that_has_been_offered_is_past() -> None:  # Z-7.1
    rewards = planning(scene().rewards(4, "currency").markers(0, currency=1, laws=1).table())["rewards"]
    assert rewards["writing"] is None
    assert rewards["currency"] is not None


def test_a_task_says_what_is_missing_and_what_the_next_disc_brings() -> None:  # Z-8.1 Z-10.3
    table = scene().palace(0, 1).claim("upper_wall", 1).claim("upper_governor", 0).table()
    tasks, slots = planning(table)["tasks"], table.data()["tasks"]
    palaces = tasks["upper_palace"]
    assert sorted([*palaces["met"], *palaces["missing"]]) == sorted(slots["upper_palace"]["places"])
    assert palaces["met"] == [1]
    assert tasks["upper_governor"]["claimed"] == slots["upper_governor"]["slots"][0]["vp"]
    assert (tasks["upper_governor"]["slot"], tasks["upper_governor"]["brings"]) == (None, None)
    # A second disc in a section counts twice, and then so does the first.
    first, second = slots["upper_governor"]["slots"][0]["vp"], slots["upper_wall"]["slots"][1]["vp"]
    assert tasks["upper_wall"]["slot"] == second
    assert tasks["upper_wall"]["brings"] == 2 * (first + second) - first


def test_a_wall_says_how_often_its_criterion_is_met() -> None:  # Z-10.4
    table = scene().unrest(0, r1=1, r2=2).table()
    view = GAME.view(table.match.position, 0)
    place = next(at for at, wall in enumerate(view["walls"]) if wall["criterion"] == "empty_tracks")
    assert view["planning"]["walls"][place]["met"] == 3
    assert view["walls"][place]["brings"][0] == [3 * vp for vp in view["walls"][place]["vp"]]


def test_spectators_and_a_game_without_boards_have_no_aids() -> None:
    table = scene().table()
    assert GAME.view(table.match.position, -1)["planning"] is None
    assert GAME.view(ZhanguoTable(GAME, 2).match.position, 0)["planning"] is None


def tasks_of(match: Match, seat: int) -> tuple[Json, int]:
    """What the view says about a seat's tasks, and what its discs are worth now."""
    view = GAME.view(match.position, seat)
    return (view["planning"] or {}).get("tasks", {}), view["seats"][seat]["if_it_ended_now"]["tasks"]


def test_a_disc_brings_what_was_said() -> None:  # Z-8.2
    claimed = 0
    for path in SOME:
        seats = range(len(record_in(path).header.seats))
        last: list[tuple[Json, int]] = [({}, 0) for _ in seats]
        for match in played(GAME, record_in(path)):
            now = [tasks_of(match, seat) for seat in seats]
            for (before, old), (after, new) in zip(last, now, strict=True):
                fresh = [name for name in before if after and after[name]["claimed"] != before[name]["claimed"]]
                if len(fresh) == 1:
                    assert new - old == before[fresh[0]]["brings"]
                    claimed += 1
            last = now
    assert claimed > 1


SCORED = {"governor": ("governors", "squares"), "wall": ("walls",), "palace": ("palaces",)}
PLACES = ("reward_governor", "square", "section", "rods", "palace")


def taken(match: Match, seat: int) -> Iterator[Match]:
    """Every way to place the piece of a reward that has been accepted; other questions get their first answer."""
    ask = match.question(seat)
    if ask is None or ask.name == "reward":
        yield match
        return
    for option in ask.options() if ask.name in PLACES else ask.options()[:1]:
        further = match.fork()
        further.answer(seat, option)
        yield from taken(further, seat)


@of_some_files()
def test_a_reward_brings_what_was_said(path: Path) -> None:  # Z-7.3
    seen = set()
    for match in played(GAME, record_in(path)):
        for ask in [ask for ask in match.questions if ask.name == "reward"]:
            view = GAME.view(match.position, ask.seat)
            aspect = names.ASPECTS[view["turn"]]
            kind, said = view["rewards"][aspect]["kind"], view["planning"]["rewards"][aspect]
            assert ask.seat in said["order"]
            assert (said["refusal"] is None) == (1 in ask.options())
            if said["refusal"] is None and kind in SCORED:
                before = total(match.position, ask.seat, SCORED[kind])
                after = match.fork()
                after.answer(ask.seat, 1)
                worlds = taken(after, ask.seat)
                best = max(total(world.position, ask.seat, SCORED[kind]) for world in worlds)
                assert best - before == said["brings"]
                seen.add(kind)
    assert seen


def test_a_view_tells_what_the_next_card_brings_and_who_leads() -> None:  # Z-3.2 Z-3.3 Z-10.1
    table = scene().tuck(0, 2, 31, 23, 29).tuck(0, 3, 39).governor(0, 4, 1).governor(1, 4, 2).court(60).table()
    view = GAME.view(table.match.position, -1)
    brought = [region["next_card"] for region in view["seats"][0]["regions"]]
    assert brought[:3] == [{"markers": 1, "unrest": 0}, None, {"markers": 2, "unrest": 1}]
    assert [region["scores"][:2] for region in view["map"]][3:] == [[6, 6], [0, 0]]
    assert view["court_top"]["number"] == 60
    assert view["seats"][0]["markers"]["writing"].keys() == {"small", "big", "value"}
