"""The texts of ZhanGuo's answers. Every question has a list of all its answers with their texts, so both ways agree.

`57` a card, `down gray 3` the free move, `side gray 3 4` and `along gray 3 4` a move of an official above and below,
`up gray 3 3` out of a workers area, `1 3 4` the regions of workers, `drop 1 3 2` a draft, `bid 4`, `2b` a wall tile.
Regions, sections and squares count from 1.
"""

from collections.abc import Mapping

from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.abilities import BOARD
from tianxia.games.zhanguo.actions.governor import NO_OFFICIAL
from tianxia.games.zhanguo.actions.wall import SETS
from tianxia.games.zhanguo.auction import BIDS, PASS
from tianxia.games.zhanguo.board_abilities import OPEN, SHIFTS
from tianxia.games.zhanguo.bonuses import STEPS
from tianxia.games.zhanguo.drawing import DRAW_NAMES, DROPS
from tianxia.games.zhanguo.kit import CARDS, DECK
from tianxia.games.zhanguo.officials import ALONG, DONE, DOWN, DOWNS, POINT_CANDIDATES, SIDE, UP
from tianxia.games.zhanguo.set_up import TASK_NAMES

Texts = dict[int, str]
MOVES = {SIDE: "side", ALONG: "along", UP: "up"}


def down_text(answer: int) -> str:
    """The free move: `down gray 3`."""
    official = answer - DOWN
    return f"down {names.COLOURS[official % 3]} {official // 3 + 1}"


def point_text(answer: int) -> str:
    """What is done with a point."""
    if answer == DONE:
        return "done"
    if answer < SIDE:
        return down_text(answer)
    official, kind = answer % 100 // 5, answer // 100 * 100
    return f"{MOVES[kind]} {names.COLOURS[official % 3]} {official // 3 + 1} {answer % 5 + 1}"


def shift_text(shift: int) -> str:
    """A governor moves: `1 square 2 to 2` or `1 open to 2`."""
    spot = shift // 5 % 4
    return f"{shift // 20 + 1} {'open' if spot == OPEN else f'square {spot + 1}'} to {shift % 5 + 1}"


def regions_text(mask: int) -> str:
    """The regions of a payment: `1 3 4`."""
    return " ".join(str(region + 1) for region in range(5) if mask >> region & 1)


def drop_text(answer: int) -> str:
    """Which card of each deck goes in the draft, 1 the lowest: `drop 1 3 2`."""
    return f"drop {answer // 9 + 1} {answer // 3 % 3 + 1} {answer % 3 + 1}"


def numbered(texts: tuple[str, ...]) -> Texts:
    """Names by their numbers."""
    return dict(enumerate(texts))


CARD_TEXTS = {card: str(card) for card in range(1, CARDS + 1)}
DOWN_TEXTS = {answer: down_text(answer) for answer in DOWNS}
REGION_TEXTS = {region: f"region {region + 1}" for region in range(5)}

TEXTS: Mapping[str, Texts] = {
    "disc": {seat: str(seat) for seat in range(4)},
    "wall_tile": {face: names.wall_tile_name(face) for face in range(12)},
    **{name: {tile: f"tile {tile + 1}" for tile in range(4)} for name in TASK_NAMES},
    "removed_board": {board: names.BOARDS[board] for board in range(1, 5)},
    "board": {board: names.BOARDS[board] for board in range(1, 5)},
    "bid": {bid: "pass" if bid == PASS else f"bid {bid}" for bid in BIDS},
    **{name: {n: str(aspect * DECK + n + 1) for n in range(DECK)} for aspect, name in enumerate(DRAW_NAMES)},
    "draft": {answer: drop_text(answer) for answer in DROPS},
    "card": CARD_TEXTS | DOWN_TEXTS,
    "use": numbered(("tuck", "court")),
    "action": numbered(names.ACTIONS),
    "tuck": REGION_TEXTS,
    "official": numbered(names.COLOURS),
    "official_region": REGION_TEXTS,
    "point": {answer: point_text(answer) for answer in POINT_CANDIDATES},
    "governor": REGION_TEXTS,
    "square": {square: f"square {square + 1}" for square in range(3)},
    "square_official": numbered(names.COLOURS) | {NO_OFFICIAL: "none"},
    "hire": REGION_TEXTS,
    "palace": REGION_TEXTS,
    "palace_worker": REGION_TEXTS,
    "big_marker": numbered(names.ASPECTS),
    "section": {section: f"{names.SITES[section // 2]} {section % 2 + 1}" for section in range(6)},
    "rods": {rods: f"rods {rods}" for rods in (1, 2, 3)},
    "wall_workers": {mask: regions_text(mask) for masks in SETS[1:] for mask in masks},
    "ability": CARD_TEXTS | {BOARD: "board", DONE: "done"} | DOWN_TEXTS,
    "marker": numbered(names.ASPECTS),
    "calm": REGION_TEXTS,
    "move_worker": {step: f"{step // 5 + 1} to {step % 5 + 1}" for step in STEPS},
    "move_governor": {shift: shift_text(shift) for shift in SHIFTS},
    "reward": {1: "accept", 0: "pass"},
    "reward_governor": REGION_TEXTS,
}
"""By question: every answer with its text."""

ANSWERS = {question: {text: answer for answer, text in texts.items()} for question, texts in TEXTS.items()}


def key_of(question: str, answer: int) -> str:
    """The text of an answer."""
    return TEXTS[question][answer]


def answer_of(question: str, text: str) -> int:
    """The answer that a text means; ValueError says what right ones look like."""
    answers = ANSWERS.get(question)
    if answers is None:
        raise ValueError(f"{question!r} is no question of this game")
    if text not in answers:
        some = ", ".join(repr(known) for known in list(answers)[:3])
        raise ValueError(f"{text!r} is no answer to {question!r}; some are {some}")
    return answers[text]
