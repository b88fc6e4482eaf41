"""Every question of ZhanGuo: what it is about, all its answers, their spots on the table and what they are called.

Spots: `hand:57`, `tucked:57`, `board:3` (a region of the player's board) with `:above`, `:below`, `:worker`, `:unrest`
and `:place` (the next one for a card), `map:3` with `:square:2`, `:open` and `:palace`, `court:palace`, `wall:gold:1`
with `:slot:2`, `supply:gray`, `marker:laws` with `:big`, `reward:laws`, `ability:board`, `boards:circle`, `bid:4`;
`stop` and `pass` have no place on the table.
"""

from tianxia.engine.question import STOP, Choice, Describe, Question, Spot, Text
from tianxia.engine.script import Ask
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.events import SHOWN, section_parts, square_number
from tianxia.games.zhanguo.ids import (
    ALL_RODS,
    OPEN_AREA,
    REGION_OF,
    Card,
    Official,
    Region,
    Rods,
    Seat,
    Section,
    Square,
)
from tianxia.games.zhanguo.notation import TEXTS
from tianxia.games.zhanguo.notes import brings, card_face, region_note, reward_note, tile_note
from tianxia.games.zhanguo.position import Position
from tianxia.games.zhanguo.rules.abilities import BOARD
from tianxia.games.zhanguo.rules.auction import PASS
from tianxia.games.zhanguo.rules.drawing import DRAW_NAMES, dropped
from tianxia.games.zhanguo.rules.governor import NO_OFFICIAL, has_free_square
from tianxia.games.zhanguo.rules.moves import (
    ALONG,
    DONE,
    DOWN,
    KIND_NAMES,
    MOVE_OF,
    PAYMENT_OF,
    SHIFT_OF,
    SIDE,
    STEP_OF,
)
from tianxia.games.zhanguo.rules.rewards import ACCEPT
from tianxia.games.zhanguo.rules.set_up import TASK_NAMES
from tianxia.games.zhanguo.rules.turn import TUCK

PASS_SPOT = "pass"
FREE = Text("zhanguo-options-free")
"""The heading of the free moves. (Z-5.3)"""


# -- spots


def hand(card: int) -> Spot:
    """A card in hand."""
    return f"hand:{card}"


def board(region: int, part: str = "") -> Spot:
    """A region of the player's board, or a part of it."""
    return f"board:{region + 1}{part}"


def above(region: Region, official: Official) -> Spot:
    """An official in a governors area."""
    return board(region, f":above:{names.COLOURS[official]}")


def below(region: Region, official: Official) -> Spot:
    """An official in a workers area."""
    return board(region, f":below:{names.COLOURS[official]}")


def at_map(region: int, part: str = "") -> Spot:
    """A region of the map, or a part of it."""
    return f"map:{region + 1}{part}"


def section_spot(section: int) -> Spot:
    """A section of the wall."""
    parts = section_parts(section)
    return f"wall:{parts['site']}:{parts['section']}"


# -- answers, one function per kind


def play_card(pos: Position, ask: Ask, answer: int) -> Choice:
    """A card in hand, or the free move. (Z-2.3, Z-5.3)"""
    if answer >= DOWN:
        return down(pos, ask, answer)
    return Choice((hand(answer),), Text("zhanguo-choice-card", {"card": answer}), (card_face(pos, answer),))


def down(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """The free move. (Z-5.3)"""
    move = MOVE_OF[answer]
    values = {"colour": names.COLOURS[move.official], "region": move.region + 1}
    spots = (above(move.region, move.official), board(move.region, ":below"))
    return Choice(spots, Text("zhanguo-choice-down", values), group=FREE)


def use(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """Tuck a card, or play it to the court. (Z-2.3)"""
    name = "tuck" if answer == TUCK else "court"
    return Choice(("board" if answer == TUCK else "court",), Text("zhanguo-choice-use", {"use": name}))


def action(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A court action. (Z-4.1)"""
    name = names.ACTIONS[answer]
    return Choice((f"court:{name}",), Text("zhanguo-action", {"action": name}))


def in_region(part: str, message: str = "zhanguo-choice-region") -> Describe:
    """A part of a region of the player's board, with what is there."""

    def describe(pos: Position, ask: Ask, region: int) -> Choice:
        text = Text(message, {"region": region + 1})
        return Choice((board(region, part),), text, (region_note(pos, ask, region),))

    return describe


def palace(pos: Position, ask: Ask, region: int) -> Choice:
    """The region of a palace. (Z-5.7)"""
    text = Text("zhanguo-choice-region", {"region": region + 1})
    return Choice((at_map(region, ":palace"),), text, (region_note(pos, ask, region),))


def governor(pos: Position, ask: Ask, region: int) -> Choice:
    """The region of a governor; the open area if no square is free. (Z-5.4)"""
    beside = not has_free_square(pos, Region(region))
    text = Text("zhanguo-choice-region", {"region": region + 1})
    return Choice((at_map(region, ":open" if beside else ""),), text, (region_note(pos, ask, region),))


def official(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """An official from the player's supply, or none. (Z-5.1, Z-5.5)"""
    name = "none" if answer == NO_OFFICIAL else names.COLOURS[answer]
    spot = STOP if answer == NO_OFFICIAL else f"supply:{name}"
    return Choice((spot,), Text("zhanguo-choice-official", {"colour": name}))


def point(pos: Position, ask: Ask, answer: int) -> Choice:
    """A move of an official for points, the free move, or stopping. (Z-5.2, Z-5.3)"""
    if answer == DONE:
        return Choice((STOP,), Text("zhanguo-choice-done"))
    move = MOVE_OF[answer]
    if move.kind == DOWN:
        return down(pos, ask, answer)
    start = above(move.region, move.official) if move.kind == SIDE else below(move.region, move.official)
    end = board(move.to, ":below" if move.kind == ALONG else ":above")
    values = {"colour": names.COLOURS[move.official], "region": move.region + 1, "to": move.to + 1}
    return Choice((start, end), Text("zhanguo-choice-move", {**values, "move": KIND_NAMES[move.kind]}))


def square(pos: Position, ask: Ask, answer: int) -> Choice:
    """A bonus square of the region where the governor is placed. (Z-5.4)"""
    (region,) = ask.about()
    bonus = pos.printed.square(Region(region), Square(answer))
    notes = () if bonus is None else (Text("zhanguo-square", {"bonus": bonus.name}),)
    text = Text("zhanguo-choice-square", {"region": region + 1, "square": answer + 1})
    return Choice((f"map:{region + 1}:square:{answer + 1}",), text, notes)


def marker(_pos: Position, ask: Ask, answer: int) -> Choice:
    """A marker by its aspect, of value 1 or 3. (Z-5.7, Z-6.1)"""
    name = names.ASPECTS[answer]
    size = ":big" if ask.name == "big_marker" else ""
    return Choice((f"marker:{name}{size}",), Text("zhanguo-aspect", {"aspect": name}))


def section(pos: Position, ask: Ask, answer: int) -> Choice:
    """A section of the wall: what its tile pays by rods, and what that is worth now. (Z-5.8)"""
    return Choice(
        (section_spot(answer),),
        Text("zhanguo-choice-section", section_parts(answer)),
        (*tile_note(pos, answer), brings(pos, ask, Section(answer), ALL_RODS)),
    )


def rods(pos: Position, ask: Ask, answer: int) -> Choice:
    """A slot by its rods. (Z-5.8)"""
    (section,) = ask.about()
    spot = f"{section_spot(section)}:slot:{answer}"
    note = brings(pos, ask, Section(section), (Rods(answer),))
    return Choice((spot,), Text("zhanguo-choice-rods", {"rods": answer}), (note,))


def wall_workers(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A worker from each of several regions. (Z-5.8)"""
    regions = PAYMENT_OF[answer].regions
    values = {"regions": tuple(region + 1 for region in regions), "count": len(regions)}
    return Choice(tuple(board(region, ":worker") for region in regions), Text("zhanguo-choice-workers", values))


def ability(pos: Position, ask: Ask, answer: int) -> Choice:
    """A tucked card, the board, the free move, or stopping. (Z-4.3, Z-4.4)"""
    if answer == DONE:
        return Choice((STOP,), Text("zhanguo-choice-done"))
    if answer == BOARD:
        name = names.BOARDS[pos.board(Seat(ask.seat))]
        note = Text("zhanguo-ability", {"board": name})
        return Choice(("ability:board",), Text("zhanguo-choice-board-ability"), (note,))
    if answer >= DOWN:
        return down(pos, ask, answer)
    region = REGION_OF[pos.place_of(Seat(ask.seat), Card(answer))]
    text = Text("zhanguo-choice-ability", {"card": answer, "region": region + 1})
    return Choice((f"tucked:{answer}",), text, (card_face(pos, answer),))


def move_worker(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A worker and the region it moves to. (Z-6.8)"""
    step = STEP_OF[answer]
    text = Text("zhanguo-choice-worker", {"region": step.region + 1, "to": step.to + 1})
    return Choice((board(step.region, ":worker"), board(step.to)), text)


def move_governor(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A governor and the region it moves to. (Z-4.8)"""
    shift = SHIFT_OF[answer]
    start = ":open" if shift.square == OPEN_AREA else f":square:{shift.square + 1}"
    values = {"region": shift.region + 1, "square": square_number(shift.square), "to": shift.to + 1}
    return Choice((at_map(shift.region, start), at_map(shift.to)), Text("zhanguo-choice-governor", values))


def reward(pos: Position, ask: Ask, answer: int) -> Choice:
    """Accept a reward, or pass. (Z-7.2)"""
    (aspect,) = ask.about()
    name = names.ASPECTS[aspect]
    if answer != ACCEPT:
        return Choice((PASS_SPOT,), Text("zhanguo-choice-reward", {"answer": "pass", "aspect": name}))
    text = Text("zhanguo-choice-reward", {"answer": "accept", "aspect": name})
    return Choice((f"reward:{name}",), text, (reward_note(pos, aspect),))


def take_board(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """One of the B boards. (Z-1.7, Z-9.4)"""
    name = names.BOARDS[answer]
    note = Text("zhanguo-ability", {"board": name})
    return Choice((f"boards:{name}",), Text("zhanguo-board", {"board": name}), (note,))


def bid(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A bid, or passing. (Z-9.4)"""
    spot, value = (PASS_SPOT, 0) if answer == PASS else (f"bid:{answer}", answer)
    return Choice((spot,), Text("zhanguo-choice-bid", {"bid": value}))


def draft(pos: Position, ask: Ask, answer: int) -> Choice:
    """The three cards to give up. (Z-9.1)"""
    cards = dropped(pos.hand(Seat(ask.seat)), answer)
    return Choice(tuple(hand(card) for card in cards), Text("zhanguo-choice-draft", {"cards": tuple(cards)}))


# -- the list


def asked(name: str, describe: Describe, *about: str, many: bool = False) -> Question:
    """A question to a seat."""
    return Question(name, tuple(TEXTS[name]), describe, {each: ABOUT.get(each, int) for each in about}, many)


def drawn(name: str) -> Question:
    """A question to chance."""
    return Question(name, tuple(TEXTS[name]))


ABOUT = {**SHOWN, "section": section_parts}
QUESTIONS: tuple[Question, ...] = (
    drawn("disc"),
    drawn("wall_tile"),
    *(drawn(name) for name in TASK_NAMES),
    drawn("removed_board"),
    asked("board", take_board),
    asked("bid", bid),
    *(drawn(name) for name in DRAW_NAMES),
    asked("draft", draft),
    asked("card", play_card),
    asked("use", use, "card"),
    asked("action", action, "card"),
    asked("tuck", in_region(":place", "zhanguo-choice-tuck"), "card"),
    asked("official", official),
    asked("official_region", in_region(":above"), "colour"),
    asked("point", point, "points"),
    asked("governor", governor),
    asked("square", square, "region"),
    asked("square_official", official),
    asked("hire", in_region(":worker")),
    asked("palace", palace),
    asked("palace_worker", in_region(":worker"), "region"),
    asked("big_marker", marker),
    asked("section", section),
    asked("rods", rods, "section"),
    asked("wall_workers", wall_workers, "section", "rods"),
    asked("ability", ability, "action", many=True),
    asked("marker", marker),
    asked("calm", in_region(":unrest")),
    asked("move_worker", move_worker),
    asked("move_governor", move_governor),
    asked("reward", reward, "aspect"),
    asked("reward_governor", governor, "aspect"),
)
