"""Z-6: the nine card bonuses, each on a card that has it."""

import pytest

from tests.games.zhanguo.scene import Scene, ZhanguoTable, scene
from tianxia.games.zhanguo.components import load_components
from tianxia.games.zhanguo.names import ACTIONS
from tianxia.games.zhanguo.rules.bonuses import BONUSES


def recruited(stage: Scene, card: int = 1, region: int = 5) -> ZhanguoTable:
    """Seat 0 recruits a red official into a region with a low card, so that recruit cards are activated."""
    table = stage.hand(0, card, 99).table()
    table.play(0, card, action="recruit", official="red", official_region=f"region {region}")
    return table


def test_a_marker_of_choice() -> None:  # Z-6.1
    table = recruited(scene().tuck(0, 1, 30).markers(1, writing=6))
    table.answers(0, ability="30")
    assert table.asked(0, "marker") == ["currency", "laws"]
    assert table.refused(0, marker="writing").code == "marker-gone"
    table.answers(0, marker="laws")
    assert table.small(0) == [0, 0, 1]


def test_a_point_when_no_marker_of_any_aspect_is_left() -> None:  # Z-6.1
    table = recruited(scene().tuck(0, 1, 30).markers(1, 6, 6, 6))
    table.answers(0, ability="30")
    assert (table.small(0), table.big(0), table.earned(0)) == ([0, 0, 0], [0, 0, 0], {"cards": 1})


def test_up_to_two_points() -> None:  # Z-6.2
    table = recruited(scene().tuck(0, 1, 12))
    table.answers(0, ability="12", point="side red 5 4")
    table.answers(0, point="side red 4 3")
    assert table.above(0, 3) == {"red": 1}
    table = recruited(scene().tuck(0, 1, 12))
    table.answers(0, ability="12", point="done")
    assert table.above(0, 5) == {"red": 1}


@pytest.mark.parametrize(("card", "points"), [(39, 2), (66, 2), (99, 2)])
def test_two_points_of_victory(card: int, points: int) -> None:  # Z-6.3
    table = scene().hand(0, 1, 98).tuck(0, 1, card).table()
    table.play(0, 1, action="recruit", official="red", official_region="region 5")
    table.answers(0, ability=str(card))
    assert table.earned(0) == {"cards": points}


def test_three_points_of_victory() -> None:  # Z-6.3
    table = scene().hand(0, 120, 99).tuck(0, 1, 23).workers(0, r1=1).table()
    table.play(0, 120, action="wall", section="gold 1", rods="rods 1")
    table.answers(0, ability="23")
    assert table.earned(0) == {"cards": 3}


def test_a_worker_in_the_cards_region_without_unrest() -> None:  # Z-6.4
    table = recruited(scene().tuck(0, 2, 9))
    table.answers(0, ability="9")
    assert (table.workers(0), table.unrest(0)) == ([0, 1, 0, 0, 0], [0] * 5)


@pytest.mark.parametrize(("card", "points"), [(21, 3), (53, 1), (84, 2)])
def test_points_per_own_card_of_an_aspect(card: int, points: int) -> None:  # Z-6.5
    """Writing: 21, 22 and 23; laws: 84; currency: 53 and 55. The activated card counts too."""
    table = recruited(scene().tuck(0, 1, 21, 22, 23).tuck(0, 2, 84, 53, 55).tuck(1, 1, 24, 25, 95))
    table.answers(0, ability=str(card))
    assert table.earned(0) == {"cards": points}


def test_calm_in_any_region() -> None:  # Z-6.6
    table = recruited(scene().tuck(0, 1, 94).unrest(0, r2=2, r4=1))
    table.answers(0, ability="94")
    assert table.asked(0, "calm") == ["region 2", "region 4"]
    table.answers(0, calm="region 2")
    assert table.unrest(0) == [0, 1, 0, 1, 0]


def test_calm_in_the_cards_region() -> None:  # Z-6.7
    table = recruited(scene().tuck(0, 2, 35).unrest(0, r2=2, r4=1))
    table.answers(0, ability="35")
    assert table.unrest(0) == [0, 1, 0, 1, 0]


def test_a_worker_moves_to_an_adjacent_region() -> None:  # Z-6.8
    table = recruited(scene().tuck(0, 1, 62).workers(0, r1=1, r4=2))
    table.answers(0, ability="62")
    assert table.asked(0, "move_worker") == ["1 to 2", "4 to 3", "4 to 5"]
    assert table.refused(0, move_worker="1 to 3").code == "not-adjacent"
    assert table.refused(0, move_worker="2 to 3").code == "no-worker-there"
    table.answers(0, move_worker="4 to 5")
    assert table.workers(0) == [1, 0, 0, 1, 1]


@pytest.mark.parametrize(("card", "colour"), [(4, "white"), (20, "gray"), (72, "red")])
def test_an_official_of_the_shown_colour_in_the_cards_region(card: int, colour: str) -> None:  # Z-6.9
    table = recruited(scene().tuck(0, 2, card))
    table.answers(0, ability=str(card))
    assert table.above(0, 2) == {colour: 1}


def test_no_official_when_the_colour_is_out() -> None:  # Z-6.9 Z-1.1
    table = recruited(scene().tuck(0, 2, 4, 39).below(0, 3, "white", "white").above(0, 3, "white", "white", "white"))
    refused = table.refused(0, ability="4")
    assert (refused.code, refused.numbers) == ("no-such-official", {"colour": "white"})


@pytest.mark.parametrize(
    ("card", "code"),
    [(94, "no-unrest-anywhere"), (35, "no-unrest"), (62, "no-worker-anywhere")],
)
def test_what_would_bring_nothing_is_not_offered(card: int, code: str) -> None:  # Z-6.6 Z-6.7 Z-6.8
    table = recruited(scene().tuck(0, 2, card, 39))
    assert table.refused(0, ability=str(card)).code == code


def test_points_need_an_official() -> None:  # Z-6.2
    table = scene().hand(0, 1, 99).tuck(0, 2, 17, 5).above(0, 1, "red", "gray", "white").table()
    table.play(0, 1, action="governor", governor="region 1", square="square 3")
    assert table.refused(0, ability="17").code == "no-officials"


@pytest.mark.parametrize("trigger", range(5))
@pytest.mark.parametrize("bonus", [kind.name for kind in BONUSES])
def test_every_bonus_has_a_card_for_every_trigger(trigger: int, bonus: str) -> None:  # Z-6.1
    printed = load_components(None).printed
    found = [card for card in range(1, 121) if (printed.trigger[card], printed.bonus[card].name) == (trigger, bonus)]
    assert found, f"{ACTIONS[trigger]} {bonus}"


@pytest.mark.parametrize("card", range(1, 121))
def test_every_card_fires(card: int) -> None:  # Z-4.3 Z-6.1
    """Each of the 120 cards is activated after its action on a board where every bonus has an effect."""
    printed = load_components(None).printed
    action, low = ACTIONS[printed.trigger[card]], printed.trigger[card] > 2
    played = (2 if card == 1 else 1) if low else (119 if card == 120 else 120)
    stage = scene().hand(0, played, 117 if card != 117 else 116).court(60 if card != 60 else 61).tuck(0, 2, card)
    stage.above(0, 1, "red", "gray", "white").below(0, 1, "red").workers(0, r1=3, r2=2, r3=1).unrest(0, r2=1)
    table = stage.table()
    table.answers(0, card=str(played), use="court", action=action)
    while table.waits_for() == [(0, table.match.questions[0].name)] and table.match.questions[0].name != "ability":
        table.match.answer(0, table.match.questions[0].options()[0])
    assert str(card) in table.asked(0, "ability")
    table.match.answer(0, card)
    while table.match.questions[0].seat == 0:
        table.match.answer(0, table.match.questions[0].options()[0])
    told = [tell for tell in table.match.events if tell.name == "ability"]
    assert [tell.facts for tell in told] == [(0, card)]
