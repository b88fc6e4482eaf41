"""Every kind of card and tile of the two heavy games fits where it is: nothing on it is cut off."""

import json
from collections.abc import Callable, Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from tests.breadth import at_first
from tests.web import empire, zhanguo_steps
from tests.web.conftest import Opener
from tests.web.looks import assert_well_set, resized
from tests.web.steps import go, look
from tests.web.waits import expect
from tianxia.games.first_empire import components as empire_components
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import Card, GovernorTile
from tianxia.games.first_empire.rules import criteria
from tianxia.games.first_empire.views.printed import card_json, halves
from tianxia.games.zhanguo import components as zhanguo_components
from tianxia.games.zhanguo.ids import ALL_CARDS
from tianxia.games.zhanguo.views.table import card_json as zhanguo_card

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
CARDS = 120
GOVERNORS = tuple(name for name in names.GOVERNOR_TILE_NAMES if name != "blank")
PALACES, CRITERIA = names.PALACE_TILE_NAMES, tuple(kind.name for kind in criteria.CRITERIA)
HAND = 6
Json = dict[str, Any]
Deal = Callable[[Json, list[Json], int], None]


def zhanguo_cards() -> list[Json]:
    """The cards of ZhanGuo as in a view."""
    printed = zhanguo_components.load_components(None).printed
    return [{**zhanguo_card(printed, card)} for card in ALL_CARDS]


def empire_cards() -> list[Json]:
    """The cards of The First Empire, with their names."""
    printed = empire_components.load_components(None).printed(2, 0, 0)
    return [{"card": str(card), **card_json(printed, Card(card))} for card in range(1, CARDS + 1)]


def of_each_kind(cards: list[Json]) -> list[Json]:
    """One card for each trigger and for each bonus, in rising order."""
    kinds: dict[tuple[Any, ...], Json] = {}
    for card in cards:
        bonus = tuple(
            value for name, value in card.items() if name not in ("number", "card", "trigger", "aspect", "type")
        )
        kinds.setdefault(("brings", *bonus), card)
        kinds.setdefault(("wakes by", card["trigger"]), card)
    return [card for card in cards if card in kinds.values()]


def deal_zhanguo(view: Json, cards: list[Json], _time: int) -> None:
    """Another hand in a view of ZhanGuo."""
    view["hand"] = cards


def deal_empire(view: Json, cards: list[Json], time: int) -> None:
    """Another hand in a view of The First Empire; each time with other tiles, as on the map for two or for four."""
    printed = empire_components.load_components(None).printed(4, 0, 0)
    view["hand"] = [card["card"] for card in cards]
    view["printed"]["cards"] |= {card["card"]: card for card in cards}
    tiles = {name: halves(printed, GovernorTile(number)) for number, name in enumerate(GOVERNORS, 1)}
    view["printed"]["governor_tiles"] = tiles
    governors, palaces, counted = cycle_from(time, GOVERNORS), cycle_from(time, PALACES), cycle_from(time, CRITERIA)
    two_tiles = time % 2
    for region in view["regions"].values():
        region["governor_tiles"] = [{"tile": next(governors), "governor": None} for _ in range(1 + two_tiles)]
        region["palace_tiles"] = [next(palaces)] * (1 + 2 * two_tiles)
    for section in view["walls"].values():
        section |= {"criterion": next(counted), "points_by_rods": [1, 2, 3]}


def cycle_from(time: int, tiles: tuple[str, ...]) -> Iterator[str]:
    """The tiles in turn, without end; each time it begins with others."""
    return islice(cycle(tiles), time * HAND, None)


def hands(cards: list[Json]) -> Iterator[list[Json]]:
    """Hands of six."""
    rest = iter(cards)
    while hand := list(islice(rest, HAND)):
        yield hand


@pytest.mark.parametrize("language", at_first(["de-DE"], ["en-GB", "de-DE", "fr-FR"]))
@pytest.mark.parametrize(
    ("of", "cards", "deal"), [("zhanguo", zhanguo_cards, deal_zhanguo), ("first_empire", empire_cards, deal_empire)]
)
def test_every_kind_of_card_fits(
    opened: Opener, of: str, cards: Callable[[], list[Json]], deal: Deal, language: str
) -> None:
    page = opened(language=language, reduced_motion="reduce")
    if of == "zhanguo":
        table = zhanguo_steps.new_game(page, [ME, BOT])["table"]["id"]
    else:
        table = empire.middle(page, "4-board", 22)
    shown: list[Json] = []
    times = [0]

    def dealt(text: str) -> str:
        told = json.loads(text)
        if view := (told.get("seen") or {}).get("view"):  # what a bot changes meanwhile is not the hand
            deal(view, shown, times[0])
        return json.dumps(told)

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(dealt(text)))

    page.route_web_socket("**/socket", between)
    for hand in hands(of_each_kind(cards())):
        shown[:] = hand
        look(page, f"#/table/{table}", "button.hc")
        told = [str(card.get("number", card.get("card"))) for card in hand]
        expect(page.locator("button.hc .top b")).to_have_text(told)
        assert_well_set(page, f"cards {told}")
        resized(page, (360, 740))
        page.wait_for_selector(f"button.hc.compact >> nth={len(hand) - 1}")
        assert_well_set(page, f"cards {told} on a phone")
        resized(page, (1280, 720))
        times[0] += 1
        go(page, "#/")
