"""Every question of ZhanGuo: what it is about, all its answers, where each lies on the table and what it is called.

Spots: `hand:57`, `tucked:57`, `board:3` (a region of one's own board) with `:above`, `:below`, `:worker`, `:unrest` and
`:place` (the next one for a card), `map:3` with `:square:2`, `:open` and `:palace`, `court:palace`, `wall:gold:1` with
`:slot:2`, `supply:gray`, `marker:laws` with `:big`, `reward:laws`, `ability:board`, `boards:circle`, `bid:4`; `stop`
and `pass` lie nowhere else.
"""

from collections.abc import Callable

from tianxia.engine.question import STOP, Choice, Question, Spot, Text
from tianxia.engine.script import ALLOWED, Ask
from tianxia.games.zhanguo import names
from tianxia.games.zhanguo.abilities import BOARD
from tianxia.games.zhanguo.actions.governor import NO_OFFICIAL, why_no_square
from tianxia.games.zhanguo.auction import PASS
from tianxia.games.zhanguo.board_abilities import OPEN
from tianxia.games.zhanguo.drawing import DRAW_NAMES, dropped
from tianxia.games.zhanguo.facts import SHOWN, section_parts
from tianxia.games.zhanguo.kit import HIRE, REGIONS, SQUARES, TUCKS
from tianxia.games.zhanguo.notation import TEXTS
from tianxia.games.zhanguo.officials import ALONG, DONE, DOWN, SIDE, UP
from tianxia.games.zhanguo.position import ALL_REGIONS, NOBODY, Position, cards_at, track_length
from tianxia.games.zhanguo.rewards import ACCEPT, reward_at
from tianxia.games.zhanguo.set_up import TASK_NAMES
from tianxia.games.zhanguo.turn import TUCK
from tianxia.games.zhanguo.view import card_plain
from tianxia.games.zhanguo.walls import wall_score

PASS_SPOT = "pass"
FREE = Text("zhanguo-options-free")
"""The heading of the free moves. (Z-5.3)"""


# -- spots


def hand(card: int) -> Spot:
    """A card of one's own hand."""
    return f"hand:{card}"


def board(region: int, part: str = "") -> Spot:
    """A region of one's own board, or a part of it."""
    return f"board:{region + 1}{part}"


def above(official: int) -> Spot:
    """An official in a governors area."""
    return board(official // 3, f":above:{names.COLOURS[official % 3]}")


def below(official: int) -> Spot:
    """An official in a workers area."""
    return board(official // 3, f":below:{names.COLOURS[official % 3]}")


def at_map(region: int, part: str = "") -> Spot:
    """A region of the map, or a part of it."""
    return f"map:{region + 1}{part}"


def section_spot(section: int) -> Spot:
    """A section of the wall."""
    return f"wall:{names.SITES[section // 2]}:{section % 2 + 1}"


# -- words


def card_face(pos: Position, card: int) -> Text:
    """What is printed on a card."""
    plain = card_plain(pos.kit, card)
    arrow = "▲" if pos.kit.trigger[card] <= HIRE else "▼"
    return Text("zhanguo-card", {**plain, "arrow": arrow})


def region_note(pos: Position, me: int, region: int) -> Text:
    """What lies in a region of one's own board."""
    at = me * REGIONS + region
    level, track = pos.unrest[at], track_length(pos, me, region)
    values = {"workers": pos.workers[at], "level": level, "track": track, "cards": cards_at(pos, me, region)}
    return Text("zhanguo-choice-region-note", values)


# -- answers, one function a kind


def play_card(pos: Position, ask: Ask, answer: int) -> Choice:
    """A card of the hand, or the free move. (Z-2.3, Z-5.3)"""
    if answer >= DOWN:
        return down(pos, ask, answer)
    return Choice((hand(answer),), Text("zhanguo-choice-card", {"card": answer}), (card_face(pos, answer),))


def down(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """The free move. (Z-5.3)"""
    official = answer - DOWN
    values = {"colour": names.COLOURS[official % 3], "region": official // 3 + 1}
    spots = (above(official), board(official // 3, ":below"))
    return Choice(spots, Text("zhanguo-choice-down", values), group=FREE)


def use(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """Tuck a card, or play it at court. (Z-2.3)"""
    name = "tuck" if answer == TUCK else "court"
    return Choice(("board" if answer == TUCK else "court",), Text("zhanguo-choice-use", {"use": name}))


def action(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A court action. (Z-4.1)"""
    name = names.ACTIONS[answer]
    return Choice((f"court:{name}",), Text("zhanguo-action", {"action": name}))


def in_region(part: str, message: str = "zhanguo-choice-region") -> Callable[[Position, Ask, int], Choice]:
    """A region of one's own board, or rather a part of it, with what lies there."""

    def describe(pos: Position, ask: Ask, region: int) -> Choice:
        text = Text(message, {"region": region + 1})
        return Choice((board(region, part),), text, (region_note(pos, ask.seat, region),))

    return describe


def palace(pos: Position, ask: Ask, region: int) -> Choice:
    """The region of a palace. (Z-5.7)"""
    text = Text("zhanguo-choice-region", {"region": region + 1})
    return Choice((at_map(region, ":palace"),), text, (region_note(pos, ask.seat, region),))


def governor(pos: Position, ask: Ask, region: int) -> Choice:
    """The region of a governor; where no square is free it goes beside them. (Z-5.4)"""
    beside = all(why_no_square(pos, region, square) != ALLOWED for square in range(SQUARES))
    text = Text("zhanguo-choice-region", {"region": region + 1})
    return Choice((at_map(region, ":open" if beside else ""),), text, (region_note(pos, ask.seat, region),))


def official(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """An official of one's supply, or none. (Z-5.1, Z-5.5)"""
    name = "none" if answer == NO_OFFICIAL else names.COLOURS[answer]
    spot = STOP if answer == NO_OFFICIAL else f"supply:{name}"
    return Choice((spot,), Text("zhanguo-choice-official", {"colour": name}))


def point(pos: Position, ask: Ask, answer: int) -> Choice:
    """A move of an official for points, the free move, or no more. (Z-5.2, Z-5.3)"""
    if answer == DONE:
        return Choice((STOP,), Text("zhanguo-choice-done"))
    if answer < SIDE:
        return down(pos, ask, answer)
    mover, to = answer % 100 // 5, answer % 5
    values = {"colour": names.COLOURS[mover % 3], "region": mover // 3 + 1, "to": to + 1}
    start = above(mover) if answer < ALONG else below(mover)
    end = board(to, ":below" if ALONG <= answer < UP else ":above")
    move = "side" if answer < ALONG else "along" if answer < UP else "up"
    return Choice((start, end), Text("zhanguo-choice-move", {**values, "move": move}))


def square(pos: Position, ask: Ask, answer: int) -> Choice:
    """A bonus square of the region where the governor goes. (Z-5.4)"""
    (region,) = ask.about()
    kind = pos.kit.squares[region * 3 + answer]
    notes = (Text("zhanguo-square", {"bonus": names.SQUARES[kind]}),) if 0 <= kind < len(names.SQUARES) else ()
    text = Text("zhanguo-choice-square", {"region": region + 1, "square": answer + 1})
    return Choice((f"map:{region + 1}:square:{answer + 1}",), text, notes)


def marker(_pos: Position, ask: Ask, answer: int) -> Choice:
    """A marker by its aspect, of value 1 or 3. (Z-5.7, Z-6.1)"""
    name = names.ASPECTS[answer]
    size = ":big" if ask.name == "big_marker" else ""
    return Choice((f"marker:{name}{size}",), Text("zhanguo-aspect", {"aspect": name}))


def section(pos: Position, ask: Ask, answer: int) -> Choice:
    """A section of the wall: what its tile pays by rods, and what that would be now. (Z-5.8)"""
    return Choice(
        (section_spot(answer),),
        Text("zhanguo-choice-section", section_parts(answer)),
        (*tile_note(pos, answer), brings(pos, ask.seat, answer, (1, 2, 3))),
    )


def tile_note(pos: Position, section: int) -> tuple[Text, ...]:
    """What the tile of a section pays, and for what."""
    face = pos.tiles[section]
    if face == NOBODY:
        return ()
    worth = "/".join(str(vp) for vp in pos.kit.worth[face * 3 : face * 3 + 3])
    return (Text("zhanguo-wall-tile", {"worth": worth, "criterion": names.CRITERIA[pos.kit.criterion[face]]}),)


def brings(pos: Position, me: int, section: int, rods: tuple[int, ...]) -> Text:
    """What walls of these rods would be worth to a seat now."""
    return Text("zhanguo-brings", {"vp": "/".join(str(wall_score(pos, me, section, each)) for each in rods)})


def rods(pos: Position, ask: Ask, answer: int) -> Choice:
    """A slot by its rods. (Z-5.8)"""
    (section,) = ask.about()
    spot = f"{section_spot(section)}:slot:{answer}"
    return Choice((spot,), Text("zhanguo-choice-rods", {"rods": answer}), (brings(pos, ask.seat, section, (answer,)),))


def wall_workers(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A worker from each of several regions. (Z-5.8)"""
    regions = [region for region in ALL_REGIONS if answer >> region & 1]
    values = {"regions": tuple(region + 1 for region in regions), "count": len(regions)}
    return Choice(tuple(board(region, ":worker") for region in regions), Text("zhanguo-choice-workers", values))


def ability(pos: Position, ask: Ask, answer: int) -> Choice:
    """A tucked card, the board, the free move, or no more. (Z-4.3, Z-4.4)"""
    if answer == DONE:
        return Choice((STOP,), Text("zhanguo-choice-done"))
    if answer == BOARD:
        name = names.BOARDS[pos.boards[ask.seat]]
        note = Text("zhanguo-ability", {"board": name})
        return Choice(("ability:board",), Text("zhanguo-choice-board-ability"), (note,))
    if answer >= DOWN:
        return down(pos, ask, answer)
    region = (pos.tucked.index(answer, ask.seat * 15) - ask.seat * 15) // TUCKS
    text = Text("zhanguo-choice-ability", {"card": answer, "region": region + 1})
    return Choice((f"tucked:{answer}",), text, (card_face(pos, answer),))


def move_worker(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A worker and where it goes. (Z-6.8)"""
    region, to = answer // 5, answer % 5
    text = Text("zhanguo-choice-worker", {"region": region + 1, "to": to + 1})
    return Choice((board(region, ":worker"), board(to)), text)


def move_governor(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A governor and the region where it goes. (Z-4.8)"""
    region, spot, to = answer // 20, answer // 5 % 4, answer % 5
    start = "open" if spot == OPEN else f"square:{spot + 1}"
    values = {"region": region + 1, "square": 0 if spot == OPEN else spot + 1, "to": to + 1}
    return Choice((f"map:{region + 1}:{start}", f"map:{to + 1}"), Text("zhanguo-choice-governor", values))


def reward(pos: Position, ask: Ask, answer: int) -> Choice:
    """Accept a reward, or pass. (Z-7.2)"""
    (aspect,) = ask.about()
    name = names.ASPECTS[aspect]
    if answer != ACCEPT:
        return Choice((PASS_SPOT,), Text("zhanguo-choice-reward", {"answer": "pass", "aspect": name}))
    text = Text("zhanguo-choice-reward", {"answer": "accept", "aspect": name})
    return Choice((f"reward:{name}",), text, (reward_note(pos, aspect),))


def reward_note(pos: Position, aspect: int) -> Text:
    """What a reward of this round is, and the regions it is bound to."""
    place = reward_at(pos, aspect)
    regions = tuple(region + 1 for region in pos.kit.places[place])
    kind = names.REWARDS[pos.kit.reward[place]]
    return Text("zhanguo-reward-text", {"reward": kind, "regions": regions, "count": len(regions)})


def take_board(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """One of the B boards. (Z-9.3)"""
    name = names.BOARDS[answer]
    note = Text("zhanguo-ability", {"board": name})
    return Choice((f"boards:{name}",), Text("zhanguo-board", {"board": name}), (note,))


def bid(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """A bid, or to pass. (Z-9.4)"""
    spot, value = (PASS_SPOT, 0) if answer == PASS else (f"bid:{answer}", answer)
    return Choice((spot,), Text("zhanguo-choice-bid", {"bid": value}))


def draft(pos: Position, ask: Ask, answer: int) -> Choice:
    """The three cards that are given up. (Z-9.1)"""
    cards = dropped(pos.hands[ask.seat], answer)
    return Choice(tuple(hand(card) for card in cards), Text("zhanguo-choice-draft", {"cards": tuple(cards)}))


# -- the list


def asked(name: str, describe: Callable[[Position, Ask, int], Choice], *about: str, many: bool = False) -> Question:
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
