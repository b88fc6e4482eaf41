"""The texts of ZhanGuo's answers. Every question lists all its answers with their texts, so reading and writing agree.

`57` a card, `down gray 3` the free move, `side gray 3 4` and `along gray 3 4` a move of an official above and below,
`up gray 3 3` out of a workers area, `1 3 4` the regions of workers, `drop 1 3 2` a draft, `bid 4`, `2b` a wall tile.
Regions, sections and squares count from 1.
"""

from collections.abc import Mapping

from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.ids import (
    ALL_CARDS,
    ALL_FACES,
    ALL_REGIONS,
    ALL_RODS,
    ALL_SECTIONS,
    ALL_SQUARES,
    B_SIDES,
    DECK,
    OPEN_AREA,
    SEATS,
    TILES_OF_A_KIND,
)
from tianxia.games.zhanguo.rules.abilities import BOARD
from tianxia.games.zhanguo.rules.auction import BIDS
from tianxia.games.zhanguo.rules.auction import PASS as NO_BID
from tianxia.games.zhanguo.rules.drawing import DRAW_NAMES, DROP_OF
from tianxia.games.zhanguo.rules.governor import NO_OFFICIAL
from tianxia.games.zhanguo.rules.moves import (
    DONE,
    DOWN,
    DOWNS,
    KIND_NAMES,
    MOVE_OF,
    PAYMENT_ANSWERS,
    PAYMENT_OF,
    POINT_ANSWERS,
    SHIFT_OF,
    STEP_OF,
    Move,
    Payment,
    Shift,
)
from tianxia.games.zhanguo.rules.rewards import ACCEPT, PASS
from tianxia.games.zhanguo.rules.set_up import TASK_NAMES

Texts = dict[int, str]


def move_text(move: Move) -> str:
    """A move of an official: `down gray 3`, `side gray 3 4`."""
    text = f"{KIND_NAMES[move.kind]} {names.COLOURS[move.official]} {move.region + 1}"
    return text if move.kind == DOWN else f"{text} {move.to + 1}"


def shift_text(shift: Shift) -> str:
    """A move of a governor: `1 square 2 to 2` or `1 open to 2`."""
    start = "open" if shift.square == OPEN_AREA else f"square {shift.square + 1}"
    return f"{shift.region + 1} {start} to {shift.to + 1}"


def payment_text(payment: Payment) -> str:
    """The regions of a payment: `1 3 4`."""
    return " ".join(str(region + 1) for region in payment.regions)


def drop_text(places: tuple[int, int, int]) -> str:
    """Which card of each deck is given up in the draft, 1 the lowest: `drop 1 3 2`."""
    return f"drop {' '.join(str(place + 1) for place in places)}"


def numbered(texts: tuple[str, ...]) -> Texts:
    """Names by their numbers."""
    return dict(enumerate(texts))


CARD_TEXTS: Texts = {card: str(card) for card in ALL_CARDS}
DOWN_TEXTS: Texts = {move.answer: move_text(move) for move in DOWNS}
REGION_TEXTS: Texts = {region: f"region {region + 1}" for region in ALL_REGIONS}
BOARD_TEXTS: Texts = {board: names.BOARDS[board] for board in B_SIDES}

TEXTS: Mapping[str, Texts] = {
    "disc": {seat: str(seat) for seat in range(SEATS)},
    "wall_tile": {face: names.wall_tile_name(face) for face in ALL_FACES},
    **{name: {tile: f"tile {tile + 1}" for tile in range(TILES_OF_A_KIND)} for name in TASK_NAMES},
    "removed_board": BOARD_TEXTS,
    "board": BOARD_TEXTS,
    "bid": {bid: "pass" if bid == NO_BID else f"bid {bid}" for bid in BIDS},
    **{name: {n: str(aspect * DECK + n + 1) for n in range(DECK)} for aspect, name in enumerate(DRAW_NAMES)},
    "draft": {answer: drop_text(places) for answer, places in enumerate(DROP_OF)},
    "card": CARD_TEXTS | DOWN_TEXTS,
    "use": numbered(("tuck", "court")),
    "action": numbered(names.ACTIONS),
    "tuck": REGION_TEXTS,
    "official": numbered(names.COLOURS),
    "official_region": REGION_TEXTS,
    "point": {answer: "done" if answer == DONE else move_text(MOVE_OF[answer]) for answer in POINT_ANSWERS},
    "governor": REGION_TEXTS,
    "square": {square: f"square {square + 1}" for square in ALL_SQUARES},
    "square_official": numbered(names.COLOURS) | {NO_OFFICIAL: "none"},
    "hire": REGION_TEXTS,
    "palace": REGION_TEXTS,
    "palace_worker": REGION_TEXTS,
    "big_marker": numbered(names.ASPECTS),
    "section": {section: names.section_name(section) for section in ALL_SECTIONS},
    "rods": {rods: f"rods {rods}" for rods in ALL_RODS},
    "wall_workers": {answer: payment_text(PAYMENT_OF[answer]) for sets in PAYMENT_ANSWERS[1:] for answer in sets},
    "ability": CARD_TEXTS | {BOARD: "board", DONE: "done"} | DOWN_TEXTS,
    "marker": numbered(names.ASPECTS),
    "calm": REGION_TEXTS,
    "move_worker": {answer: f"{step.region + 1} to {step.to + 1}" for answer, step in STEP_OF.items()},
    "move_governor": {answer: shift_text(shift) for answer, shift in SHIFT_OF.items()},
    "reward": {ACCEPT: "accept", PASS: "pass"},
    "reward_governor": REGION_TEXTS,
}
"""By question: every answer with its text."""

ANSWERS = {question: {text: answer for answer, text in texts.items()} for question, texts in TEXTS.items()}


def key_of(question: str, answer: int) -> str:
    """The text of an answer."""
    return TEXTS[question][answer]


def answer_of(question: str, text: str) -> int:
    """The answer that a text stands for; ValueError shows what valid ones look like."""
    answers = ANSWERS.get(question)
    if answers is None:
        raise ValueError(f"{question!r} is no question of this game")
    if text not in answers:
        some = ", ".join(repr(known) for known in list(answers)[:3])
        raise ValueError(f"{text!r} is no answer to {question!r}; some are {some}")
    return answers[text]
