"""Every refusal code is reached, with its rule and numbers, also in questions that a match answers automatically."""

import json
from collections.abc import Callable
from random import Random

import pytest

from tests.games.first_empire.board import Setting, setting
from tests.games.listening import Cited, Found, cited_in, known_rules, listening, pairs
from tianxia.engine.match import Match, begin
from tianxia.games.first_empire import GAME
from tianxia.games.first_empire import refusals as codes
from tianxia.games.first_empire.refusals import REFUSALS
from tianxia.testing import placed_match, played_out

RULES = {code: (declared.name, declared.rule) for code, declared in REFUSALS.declared.items()}
CITED: Cited = {
    "ability": {
        "other-trigger": "F-4.4",
        "region-in-revolt": "F-4.4",
        "used-already": "F-4.4",
        "without-effect": "F-4.6",
    },
    "action": {
        "no-governor": "F-5.8",
        "no-palace": "F-5.8",
        "no-region-to-build": "F-5.5",
        "no-region-to-govern": "F-5.3",
        "no-region-to-hire": "F-5.4",
        "no-section-to-build": "F-5.6",
        "no-wall": "F-5.8",
        "none-in-stock": "F-5.8",
        "other-worker-missing": "F-5.5",
        "ship-at-end": "F-5.2",
    },
    "after": {
        "no-official-to-move": "F-4.2",
        "not-higher": "F-4.3",
        "not-lower": "F-4.3",
        "nothing-wakes": "F-4.4",
    },
    "alchemist": {
        "card-not-held": "F-5.2",
    },
    "calm": {
        "calmed-already": "F-6.4",
        "no-unrest-there": "F-6.1 F-6.2 F-6.4",
    },
    "emperor": {
        "has-emperor-tile": "F-5.6",
    },
    "half": {
        "half-without-effect": "F-6.4",
    },
    "large_token": {
        "large-token-taken": "F-5.5",
    },
    "master": {
        "master-gone": "F-5.2",
    },
    "mover": {
        "no-official-there": "F-4.2",
    },
    "official": {
        "none-in-stock": "F-5.1 F-6.2 F-8.2",
    },
    "palace_tile": {
        "tile-raises-unrest": "F-6.5",
    },
    "pay": {
        "no-such-token": "F-8.4",
        "pays-too-much": "F-8.4",
    },
    "put": {
        "own-soldier-there": "F-7.1",
    },
    "region": {
        "no-alchemist-there": "F-5.2",
        "no-architect": "F-5.5",
        "no-general": "F-5.4",
        "not-this-region": "F-8.2",
        "officials-missing": "F-5.3",
        "other-worker-missing": "F-5.5",
        "region-full": "F-3.1 F-3.4",
        "too-much-unrest": "F-4.5",
        "workers-missing": "F-5.5",
    },
    "reset": {
        "no-unrest-there": "F-8.2",
    },
    "return": {
        "no-such-token": "F-8.5",
    },
    "reward": {
        "entrance-empty": "F-8.2",
        "locked-short": "F-8.2",
        "no-card-to-place": "F-8.2",
        "no-governor": "F-8.6",
        "no-palace": "F-8.6",
        "no-room-for-card": "F-8.2",
        "no-unrest": "F-8.2",
        "no-wall": "F-8.6",
        "officials-short": "F-8.2",
        "ship-at-end": "F-8.2",
    },
    "section": {
        "own-wall-there": "F-5.6",
        "too-few-regions": "F-5.6",
    },
    "slot": {
        "slot-taken": "F-5.6",
        "too-few-regions": "F-5.6",
    },
    "soldier": {
        "condition-not-met": "F-7.1",
        "own-soldier-there": "F-7.1",
    },
    "space": {
        "space-taken": "F-5.3",
    },
    "symbol": {
        "no-card-to-place": "F-5.2",
        "none-locked": "F-5.2",
    },
    "to": {
        "not-adjacent": "F-4.2",
    },
    "token": {
        "supply-empty": "F-1.2",
    },
    "unlock": {
        "locked-short": "F-8.4",
        "too-few-tokens": "F-8.4",
    },
    "use": {
        "can-play": "F-4.1",
        "no-action": "F-4.1",
        "no-room-anywhere": "F-3.1 F-3.3",
    },
    "worker": {
        "no-worker-there": "F-5.5 F-5.6 F-6.1 F-6.4",
        "region-has-paid": "F-5.5 F-5.6",
    },
}
"""Which rule forbids it, by question and name."""


def at_random(match: Match, rng: Random) -> None:
    played_out(match, lambda _seat, _name, options: rng.choice(options), rng)


def step(scene: Setting, found: Found, prefer: Callable[[str, list[int]], int]) -> None:
    """Play one turn or step from a scene; the preferred answers lead to the question that matters."""
    scene.table()  # takes the cards that are somewhere else out of the decks
    match = placed_match(listening(GAME, found), scene.pos.seats, scene.pos, scene.options)
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


def restless_board() -> Setting:
    """The last region has room for a card, but its unrest cannot rise any further."""
    return full_board().unrest(0, yan=2).no_last_card(0, "yan")


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
    codes.UNREST_BARS_TUCK: (restless_board(), {}),
    codes.CARD_LACKS_OFFICIAL: (
        setting().hand(0, 60, 61).official(0, "chu", general=4).card(0, "wei", "A2"),
        {**COURT, "action": "hire", "after": "activate"},
    ),
    codes.ALCHEMIST_LACKS_UNREST: (
        setting()
        .hand(0, 60, 61)
        .official(0, "chu", architect=1)
        .workers(0, chu=2, wei=1)
        .card(0, "wei", "A3")
        .unrest(0, qi=1, yan=1),
        {**COURT, "action": "palace", "after": "activate"},
    ),
    codes.TILE_LACKS_WORKER: (
        setting().hand(0, 60, 61).official(0, "chu", **THREE).governor_tile("chu", "G3").workers(0, wei=1, qi=1),
        {**COURT, "action": "governor", "space": "tile-1", "half": "right"},
    ),
    codes.REWARD_LACKS_OFFICIAL: (reward(1, 0, setting().official(0, "qi", general=4), "writing"), {}),
    codes.REWARD_LACKS_GOVERNOR: (reward(5, 2, setting().governors(0, chu=7), "laws"), {}),
    codes.REWARD_LACKS_PALACE: (reward(5, 0, setting().palaces(0, chu=6), "writing"), {}),
    codes.REWARD_LACKS_WALL: (reward(4, 2, walled(), "laws"), {}),
    codes.REWARD_SHIP_AT_END: (reward(2, 1, setting().ship(0, 24), "currency"), {}),
    codes.REWARD_LOCKED_SHORT: (reward(4, 0, setting().soldiers(0, locked=1), "writing"), {}),
    codes.REWARD_LACKS_CARD: (reward(2, 0, setting().holds(0), "writing"), {}),
}
"""Scenes that lead to the codes that random games rarely reach."""


@pytest.mark.parametrize("code", SCENES, ids=lambda code: "-".join(RULES[code]))
def test_codes_that_need_a_scene(code: int) -> None:
    scene, keys = SCENES[code]
    found: Found = {}
    step(scene, found, preferring(**keys))
    told = [refusal for (_, given), refusal in found.items() if given == code]
    assert [(refusal.code, refusal.rule) for refusal in told] == [RULES[code]]


def test_every_code_is_reached() -> None:
    found: Found = {}
    for seed in range(3):
        for seats, options in ((2, {}), (4, {"tableau": "tile_a"}), (3, {"tableau": "tile_b"}), (1, {"li_si": "3"})):
            rng = Random(f"{seed} {seats}")
            at_random(begin(listening(GAME, found), seats, options), rng)
    for scene, keys in SCENES.values():
        step(scene, found, preferring(**keys))
    assert [RULES[code][0] for code in sorted(set(RULES) - {code for _, code in found})] == []
    assert cited_in(found) <= pairs(CITED)
    assert {(name, rule) for _, name, rule in pairs(CITED)} == set(RULES.values())
    assert {rule for _, _, rule in pairs(CITED)} <= known_rules("first_empire")
    for (_, code), refusal in found.items():
        assert (refusal.code, refusal.rule) == RULES[code]
        assert json.loads(json.dumps(refusal.to_json())) == refusal.to_json()


def test_numbers_say_what_is_missing() -> None:
    table = setting().hand(0, 60).official(0, "wei", architect=1).workers(0, wei=2).table()
    table.answers(0, card="60", use="court")
    refusal = table.refused(0, action="palace")
    assert refusal.to_json() == {
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
