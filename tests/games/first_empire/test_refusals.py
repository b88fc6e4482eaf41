"""Every refusal code is reached, with its rule and numbers, also in questions that a match answers by itself."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

import pytest

from tests.games.first_empire.board import Setting, setting
from tests.table import placed_match, played_out
from tianxia.engine.conformance.playing import interposed
from tianxia.engine.game import Game, Refusal
from tianxia.engine.match import Match, begin
from tianxia.engine.script import ALLOWED, Ask, Request, Together
from tianxia.games.first_empire import GAME, codes
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.refusal import NUMBERS, RULES

Found = dict[int, Refusal]


def listening(found: Found) -> Game[Position]:
    """The game with somebody who asks of every candidate of every question why it is refused."""

    def next_step(pos: Position) -> object:
        def listen(request: Request) -> None:
            for ask in asks_in(request):
                for answer in ask.candidates():
                    code = ask.why_not(answer)
                    if code != ALLOWED:
                        found[code] = GAME.refusal(pos, ask, answer, code)

        heard = interposed(replace(GAME, next_step=lambda _pos: GAME.next_step(pos)), listen)
        return heard.next_step(pos)

    return replace(GAME, next_step=next_step)  # type: ignore[arg-type]


def asks_in(request: Request) -> Iterator[Ask]:
    if isinstance(request, Ask):
        yield request
    elif isinstance(request, Together):
        yield from request.asks


def at_random(match: Match, rng: Random) -> None:
    played_out(match, lambda _seat, _name, options: rng.choice(options), rng)


def step(scene: Setting, found: Found, prefer: Callable[[str, list[int]], int]) -> None:
    """Play one turn or step from a scene; the preferred answers lead to the question that matters."""
    scene.table()  # takes the cards that lie somewhere out of the decks
    match = placed_match(listening(found), scene.pos.seats, scene.pos, scene.options)
    begun = match.step_began()
    while match.step_began() == begun and match.questions:
        ask = match.questions[0]
        match.answer(ask.seat, prefer(ask.name, ask.options()))


def preferring(**keys: str) -> Callable[[str, list[int]], int]:
    def prefer(name: str, options: list[int]) -> int:
        wanted = GAME.answer_of(name, keys[name]) if name in keys else options[0]
        return wanted if wanted in options else options[0]

    return prefer


FULL_BOARD = {"chu": (1, 2, 3), "wei": (4, 5, 6), "zhao": (7, 8, 9), "qi": (10, 11, 12), "yan": (13, 14, 15)}


def full_board() -> Setting:
    scene = setting().hand(0, 60, 61)
    for region, cards in FULL_BOARD.items():
        scene.card(0, region, *cards)
    return scene


def helpless() -> Setting:
    """No court action is possible."""
    scene = setting().hand(0, 60, 61).ship(0, 24).soldiers(0, locked=9)
    scene.official(0, "chu", alchemist=4).official(0, "wei", architect=4).official(0, "zhao", general=4)
    return scene.unrest(0, zhao=3)


def reward(number: int, row: int, scene: Setting, aspect: str) -> Setting:
    return scene.round(number).stage("reward", row).tokens(0, **{aspect: 1})


def walled() -> Setting:
    scene = setting().hand(0, 60, 61).workers(0, chu=3, wei=3)
    for section in ("west-left", "west-right", "centre-left", "centre-right", "east-left", "east-right"):
        scene.wall(0, section)
    return scene.soldiers(0, locked=9)


COURT = {"use": "court"}
THREE = {"alchemist": 1, "architect": 1, "general": 1}
SCENES: dict[int, tuple[Setting, dict[str, str]]] = {
    codes.NO_ROOM_ANYWHERE: (full_board(), {}),
    codes.NO_ACTION: (helpless(), {}),
    codes.NO_GOVERNOR: (setting().hand(0, 60, 61).governors(0, chu=7), COURT),
    codes.OFFICIALS_MISSING: (setting().hand(0, 60, 61).official(0, "chu", **THREE), {**COURT, "action": "governor"}),
    codes.NO_PALACE: (setting().hand(0, 60, 61).palaces(0, chu=6), COURT),
    codes.NO_ARCHITECT: (
        setting().hand(0, 60, 61).official(0, "chu", architect=1).workers(0, chu=2, wei=1),
        {**COURT, "action": "palace"},
    ),
    codes.WORKERS_MISSING: (
        setting()
        .hand(0, 60, 61)
        .official(0, "chu", architect=1)
        .official(0, "wei", architect=1)
        .workers(0, chu=2, wei=1),
        {**COURT, "action": "palace"},
    ),
    codes.OTHER_WORKER_MISSING: (setting().hand(0, 60, 61).official(0, "chu", architect=1).workers(0, chu=3), COURT),
    codes.NO_WALL: (walled(), COURT),
    codes.LARGE_TOKEN_TAKEN: (
        setting().hand(0, 60, 61).official(0, "chu", architect=1).workers(0, chu=2, wei=1).large(1, "laws"),
        {**COURT, "action": "palace"},
    ),
    codes.SPACE_TAKEN: (
        setting().hand(0, 60, 61).official(0, "chu", **THREE).governor_on(1, "chu"),
        {**COURT, "action": "governor"},
    ),
    codes.TILE_RAISES_UNREST: (
        setting(3)
        .hand(0, 60, 61)
        .official(0, "chu", architect=1)
        .workers(0, chu=2, wei=1)
        .palace_tile("chu", "any", "laws")
        .unrest(0, chu=3),
        {**COURT, "action": "palace"},
    ),
    codes.HAS_EMPEROR_TILE: (
        setting()
        .hand(0, 60, 61)
        .workers(0, chu=1)
        .card(0, "wei", 5, emperor="hire")
        .card(0, "wei", 6)
        .emperor_tiles("west", "wall"),
        {**COURT, "action": "wall", "section": "west-left"},
    ),
    codes.HALF_WITHOUT_EFFECT: (
        setting().hand(0, 60, 61).official(0, "chu", **THREE).governor_tile("chu", "G7"),
        {**COURT, "action": "governor", "space": "tile-1"},
    ),
    codes.NO_OFFICIAL_TO_MOVE: (setting().hand(0, 60, 61), {**COURT, "action": "elixir"}),
    codes.CALMED_ALREADY: (
        setting().hand(0, 60, 61).official(0, "chu", **THREE).governor_tile("chu", "G9").unrest(0, wei=2, qi=2),
        {**COURT, "action": "governor", "space": "tile-1", "half": "left"},
    ),
    codes.SUPPLY_EMPTY: (
        setting().hand(0, 60, 61).card(0, "chu", 112).tokens(1, laws=9),
        {**COURT, "action": "recruit", "after": "activate"},
    ),
    codes.NONE_LOCKED: (
        setting().hand(0, 60, 61).ship(0, 2).official(0, "chu", alchemist=1).soldiers(0, entrance=9),
        {**COURT, "action": "elixir"},
    ),
    codes.NO_CARD_TO_PLACE: (setting().hand(0, 60, 61).ship(0, 2), {**COURT, "action": "elixir"}),
    codes.OFFICIALS_SHORT: (reward(1, 1, setting().official(0, "chu", general=3), "currency"), {}),
    codes.ENTRANCE_EMPTY: (reward(4, 0, setting(tableau="tile_a").soldiers(0, locked=9), "laws"), {}),
    codes.NO_ROOM_FOR_CARD: (reward(2, 0, full_board(), "writing"), {}),
    codes.NO_UNREST: (reward(3, 2, setting(), "laws"), {}),
    codes.PAYS_TOO_MUCH: (
        setting().stage("unlock").round(2).tokens(0, writing=2).large(0, "laws", "currency"),
        {"unlock": "1", "pay": "writing"},
    ),
}
"""Scenes that lead to the codes which random games seldom reach."""


@pytest.mark.parametrize("code", SCENES, ids=lambda code: RULES[code][0])
def test_codes_that_need_a_scene(code: int) -> None:
    scene, keys = SCENES[code]
    found: Found = {}
    step(scene, found, preferring(**keys))
    assert code in found
    assert (found[code].code, found[code].rule) == RULES[code]


def test_every_code_is_reached() -> None:
    found: Found = {}
    for seed in range(3):
        for seats, options in ((2, {}), (4, {"tableau": "tile_a"}), (3, {"tableau": "tile_b"}), (1, {"li_si": "3"})):
            rng = Random(f"{seed} {seats}")
            at_random(begin(listening(found), seats, options), rng)
    for scene, keys in SCENES.values():
        step(scene, found, preferring(**keys))
    every = {value for name, value in vars(codes).items() if name.isupper()}
    assert [RULES[code][0] for code in sorted(every - set(found))] == []
    assert set(RULES) == every
    assert set(NUMBERS) <= every
    for code, refusal in found.items():
        assert (refusal.code, refusal.rule) == RULES[code]
        assert json.loads(json.dumps(refusal.to_plain())) == refusal.to_plain()


def test_numbers_say_what_is_missing() -> None:
    table = setting().hand(0, 60).official(0, "wei", architect=1).workers(0, wei=2).table()
    table.answers(0, card="60", use="court")
    refusal = table.refused(0, action="palace")
    assert refusal.to_plain() == {
        "code": "other-worker-missing",
        "rule": "F-5.5",
        "numbers": {"answer": "palace", "region": "wei", "workers": 2},
    }


def test_a_condition_names_needs_and_haves() -> None:
    scene = setting().hand(0, 7, 8).soldiers(0, locked=8, entrance=1).governors(0, chu=1, qi=1)
    table = scene.table()
    table.answers(0, card="7", use="unification", region="zhao")
    numbers = table.refused(0, soldier="qi").numbers
    assert numbers == {
        "answer": "qi",
        "tile": "qi",
        "governors": 1,
        "palaces": 0,
        "needs_governors": 2,
        "needs_palaces": 1,
    }
