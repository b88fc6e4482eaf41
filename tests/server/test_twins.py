"""No seat's traffic shows what it may not know, in whole games of every title: `twins.py` explains how."""

import pytest

from tests.server.house import House
from tests.server.twins import whole_game

Wish = tuple[str, int, dict[str, str]]
GAMES: list[Wish] = [
    ("qin", 2, {}),
    ("qin", 3, {"board": "lion"}),
    ("qin", 4, {}),
    ("zhanguo", 2, {"draft": "on"}),
    ("first_empire", 2, {"advanced": "on"}),
]
LARGER: list[Wish] = [
    ("zhanguo", 3, {"boards": "auction"}),
    ("zhanguo", 4, {"turn_order": "track"}),
    ("first_empire", 3, {}),
    ("first_empire", 4, {"tableau": "tile_a"}),
]
"""Played to the end only with --thorough. Alone against Li Si nothing hidden lies on the table."""


async def compared(house: House, wish: Wish, seed: int, hints: float, most: int = 1000) -> None:
    game, seats, options = wish
    tally = await whole_game(house, game, seats, options, seed, hints, most)
    assert tally.apart > tally.stretches / 2, "the worlds must differ for the comparison to mean anything"
    assert tally.answers > tally.alone, "most answers of the game must be heard in both worlds"


@pytest.mark.slow
@pytest.mark.parametrize("wish", GAMES, ids=lambda wish: f"{wish[0]}-{wish[1]}")
async def test_a_seat_cannot_tell_its_guess_from_the_truth(house: House, wish: Wish, thorough: bool) -> None:
    for seed in range(5 if thorough else 1):
        await compared(house, wish, seed, hints=0.5 if thorough else 0.1)


@pytest.mark.slow
@pytest.mark.parametrize("wish", LARGER, ids=lambda wish: f"{wish[0]}-{wish[1]}")
async def test_nor_can_it_at_larger_tables(house: House, wish: Wish, thorough: bool) -> None:
    for seed in range(5 if thorough else 1):
        await compared(house, wish, seed, hints=0.5 if thorough else 0.1, most=1000 if thorough else 5)
