"""What a view tells besides the pieces: what is printed on what is in sight, races and majorities."""

import pytest

from tests.games.first_empire.board import setting
from tianxia.games.first_empire.components import load_components

DATA = {datum.id: datum.value for datum in load_components(None).data()}


def test_a_view_tells_what_is_printed_on_the_cards_in_sight_and_on_no_other() -> None:  # F-2.2
    table = setting(2).hand(0, 5, 45).hand(1, 6).card(1, "wei", 81).table()
    cards = table.view(0)["printed"]["cards"]
    assert set(cards) == {"5", "45", "81", "A1", "A2", "A3", "A4", "A5", "M1", "M2"}
    assert cards["5"] == {
        "type": "writing",
        "trigger": "palace",
        "ability": "unrest_for_tokens",
        "what": "writing-laws",
        "count": 2,
    }
    assert "5" not in table.view(-1)["printed"]["cards"]


@pytest.mark.parametrize("card", [*map(str, range(1, 121))])
def test_what_is_printed_on_a_card_is_what_the_data_say(card: str) -> None:  # F-6.1
    shown = setting(2).card(0, "chu", int(card)).table().view(1)["printed"]["cards"][card]
    what = shown["what"].replace("-", "+")
    told = [shown["type"], shown["trigger"], shown["ability"], what, str(shown["count"])]
    assert " ".join(text for text in told if text) == DATA[f"card.{card}"]


def test_li_sis_action_cards_are_told_in_the_solo_game_alone() -> None:  # F-10.2
    assert setting(2).table().view(0)["printed"]["action_cards"] == {}
    cards = setting(1, level=2).li_si_has(14, 16, 21, 6, 2).table().view(0)["printed"]["action_cards"]
    order = ["qi", "yan", "chu", "wei", "zhao"]
    assert cards["14"] == {"kind": "governor", "once": True, "order": order, "spaces": "right", "pieces": 2}
    assert cards["16"]["tokens"] == ["currency", "laws", "writing"]
    assert cards["16"]["takes"] is True
    assert cards["21"]["arrow"] == "left"
    assert cards["6"] == {"kind": "elixir", "once": False, "steps": 3}
    assert cards["2"] == {"kind": "unification", "once": False}


def test_a_view_tells_what_places_and_palace_tiles_bring() -> None:  # F-3.2, F-3.3, F-6.5
    printed = setting(2).table().view(0)["printed"]
    assert printed["places"] == [{"tokens": n, "unrest": n - 1} for n in (1, 2, 3)]
    assert printed["palace_tiles"] == {"writing": 3, "currency": 3, "laws": 3, "alchemist": 3, "any": 2}
    assert printed["most_unrest"] == 3


def test_a_view_says_which_regions_are_in_revolt_and_what_a_large_token_counts() -> None:  # F-1.2, F-4.4
    view = setting(2).unrest(0, wei=3, chu=2).table().view(1)
    revolting = [name for name, region in view["boards"][0]["regions"].items() if region["in_revolt"]]
    assert revolting == ["wei"]
    assert not any(region["in_revolt"] for region in view["boards"][1]["regions"].values())
    assert view["printed"]["large_token"] == 2


def test_a_race_stands_in_the_order_in_which_seats_are_asked() -> None:  # F-8.1
    table = setting(3).order(2, 0, 1).tokens(0, laws=2).tokens(1, laws=3).tokens(2, laws=2).table()
    race = table.view(-1)["races"]["laws"]
    assert [(one["player"], one["value"]) for one in race] == [(1, 3), (2, 2), (0, 2)]
    assert table.view(-1)["races"]["writing"] == []


def test_majorities_say_what_governors_would_bring_now() -> None:  # F-9.2
    table = setting(2).governors(0, chu=1).governors(1, chu=1, yan=2).table()
    assert table.view(0)["majorities"]["chu"] == [5, 5]
    assert table.view(0)["majorities"]["yan"] == [0, 10]
    assert table.view(0)["majorities"]["qi"] == [0, 0]


def test_the_total_of_each_player_is_told_li_sis_too() -> None:  # F-9.7
    view = setting(1, level=2).table().view(0)
    assert len(view["totals"]) == len(view["scores"]) == 2
    view = setting(2).governors(0, wei=2).ship(1, 3).table().view(1)
    assert view["totals"] == [sum(parts.values()) for parts in view["scores"]]
    assert view["totals"][0] > 0
