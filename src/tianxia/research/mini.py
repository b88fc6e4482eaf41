"""A mini game with everything that is hard about the others, small enough to solve exactly.

M-1  Two seats draw one of three tokens each, worth 1 to 3, and keep them hidden.
M-2  Seat 0 bows or boasts. After a boast it names a stake of 2 or 3; after a bow the stake is 1.
M-3  Both secretly choose at once to fight or to yield. If both fight, the higher token takes the stake from the lower;
     if one fights, it takes 1 from the other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from tianxia.engine.game import Account, BadInput, Bounds, Datum, Game, Json, Refusal, Result, digest
from tianxia.engine.observing import Encoder
from tianxia.engine.question import Question as Declared
from tianxia.engine.question import listed
from tianxia.engine.script import ALLOWED, Ask, Code, Draw, Script, Tell, Teller, Together

TOKENS, PURSE = 3, 3
BOW, BOAST = 0, 1
YIELD, FIGHT = 0, 1
TOO_HIGH = Code(1)
TEXTS = {
    "token": ("one", "two", "three"),
    "boast": ("bow", "boast"),
    "stake": ("", "1", "2", "3"),
    "fight": ("yield", "fight"),
}


class Position(Teller):
    """Whose token is which, from 1 on, 0 before the draw; and how many points everybody has."""

    def __init__(self) -> None:
        """The table before the draw. (M-1)"""
        self.tokens = [0, 0]
        self.points = [PURSE, PURSE]
        self.fought = False

    def copy(self) -> "Position":
        """An equal position that shares nothing that can change."""
        twin = Position()
        twin.tokens, twin.points, twin.fought = self.tokens[:], self.points[:], self.fought
        return twin

    def bag(self) -> list[int]:
        """The tokens that nobody has drawn."""
        return [int(token + 1 not in self.tokens) for token in range(TOKENS)]


class Boast(Ask):
    """Do you bow or boast? (M-2)"""

    name = "boast"

    def candidates(self) -> Sequence[int]:
        """Either."""
        return BOW, BOAST


class Stake(Ask):
    """What is the stake? (M-2)"""

    name = "stake"

    def __init__(self, seat: int, boast: int) -> None:
        """Ask after a bow or a boast."""
        super().__init__(seat)
        self.boast = boast

    def candidates(self) -> Sequence[int]:
        """Any stake."""
        return 1, 2, 3

    def why_not(self, answer: int) -> int:
        """1 after a bow, more after a boast. (M-2)"""
        return ALLOWED if (answer > 1) == (self.boast == BOAST) else TOO_HIGH


class Fight(Ask):
    """Do you fight or yield? (M-3)"""

    name = "fight"

    def candidates(self) -> Sequence[int]:
        """Either."""
        return YIELD, FIGHT


def next_step(pos: Position) -> Script[None] | None:
    """The draws, one step each, then the contest."""
    for seat in (0, 1):
        if pos.tokens[seat] == 0:
            return draw_token(pos, seat)
    return None if pos.fought else contest(pos)


def draw_token(pos: Position, seat: int) -> Script[None]:
    """A seat draws a hidden token. (M-1)"""
    drawn: int = yield Draw("token", "tokens", pos.bag, seat)
    pos.tokens[seat] = drawn + 1
    pos.tell_only(seat, "drew", seat, drawn)


def contest(pos: Position) -> Script[None]:
    """Seat 0 sets the stake, and both choose secretly at once. (M-2, M-3)"""
    boast: int = yield Boast(0)
    stake: int = yield Stake(0, boast)
    first, second = yield Together([Fight(0), Fight(1)])
    if first == second == FIGHT:
        winner, price = int(pos.tokens[1] > pos.tokens[0]), stake
    else:
        winner, price = int(second == FIGHT), int(first != second)
    pos.points[winner] += price
    pos.points[1 - winner] -= price
    pos.fought = True
    pos.tell("won", winner, price)


def result(pos: Position) -> Result:
    """Most points win. (M-3)"""
    winners = tuple(seat for seat in (0, 1) if pos.points[seat] == max(pos.points))
    return Result(winners, tuple(pos.points), "fought", tuple({"points": points} for points in pos.points))


def key_of(question: str, answer: int) -> str:
    """The text of an answer."""
    return TEXTS[question][answer]


def answer_of(question: str, text: str) -> int:
    """The answer that a text stands for."""
    texts = TEXTS.get(question, ())
    if not text or text not in texts:
        raise ValueError(f"{text!r} is no answer to {question!r}; there are {', '.join(filter(None, texts))}")
    return texts.index(text)


def facts_of(tell: Tell) -> Json:
    """The named values of an event."""
    names = ("seat", "token") if tell.name == "drew" else ("seat", "points")
    return dict(zip(names, tell.facts, strict=True))


def refusal(_pos: Position, ask: Ask, answer: int, _code: int) -> Refusal:
    """A stake that does not fit. (M-2)"""
    return Refusal("stake", "M-2", {"stake": answer, "boast": getattr(ask, "boast", 0)})


def redeal(pos: Position, seat: int, _since: Sequence[tuple[int, str, int]], rng: Random) -> None:
    """The other seat's token could be any that this seat does not hold."""
    for other in (0, 1):
        if other != seat and pos.tokens[other]:
            known = pos.tokens[1 - other] if seat >= 0 else 0
            pos.tokens[other] = rng.choice([token for token in (1, 2, 3) if token != known])
    if seat < 0 and all(pos.tokens):
        pos.tokens = rng.sample([1, 2, 3], 2)


class MiniEncoder(Encoder):
    """The seat's own token, whether the other has one, its points, and whether the contest is over."""

    def write(self, pos: Any, seat: i64, out: "vec[i16]", at: i64) -> None:
        """Write four numbers. (M-1)"""
        other = 1 - seat
        for place, value in enumerate(
            (pos.tokens[seat], int(pos.tokens[other] > 0), pos.points[seat], int(pos.fought))
        ):
            out[at + place] = value


@dataclass(frozen=True)
class MiniComponents:
    """Three tokens."""

    folder: str | None
    digest: str

    def data(self) -> list[Datum]:
        """The number of tokens."""
        return [Datum("tokens", str(TOKENS), "rulebook", "M-1")]


def load_components(folder: str | None) -> MiniComponents:
    """The components of the game; it reads none from a folder."""
    if folder is not None:
        raise BadInput("components-none", folder=folder, files="")
    return MiniComponents(None, digest(TEXTS))


def set_up(_seats: int, _options: Mapping[str, str], _components: MiniComponents) -> Position:
    """The table before the draw. (M-1)"""
    return Position()


def from_json(data: Json, _components: object) -> Position:
    """The position that `to_json` wrote."""
    pos = Position()
    pos.tokens, pos.points, pos.fought = list(data["tokens"]), list(data["points"]), data["fought"]
    return pos


GAME: Game[Position] = Game(
    name="mini",
    home="tianxia.research.mini:GAME",
    seat_counts=(2,),
    rules_version=1,
    options=(),
    load_components=load_components,
    set_up=set_up,
    next_step=next_step,
    result=result,
    shared=lambda pos: {"points": [*pos.points], "drawn": [token > 0 for token in pos.tokens], "fought": pos.fought},
    own=lambda pos, seat: {"token": pos.tokens[seat] if seat >= 0 else None},
    account=lambda pos, seat: Account({"points": pos.points[seat]}),
    to_json=lambda pos: {"tokens": [*pos.tokens], "points": [*pos.points], "fought": pos.fought},
    from_json=from_json,
    redeal=redeal,
    questions=(
        Declared("token", tuple(range(TOKENS))),
        listed("boast", (BOW, BOAST), key_of),
        listed("stake", (1, 2, 3), key_of),
        listed("fight", (YIELD, FIGHT), key_of),
    ),
    key_of=key_of,
    answer_of=answer_of,
    refusal=refusal,
    facts_of=facts_of,
    pieces=lambda pos: {"points": sum(pos.points), "tokens": TOKENS},
    encoder=MiniEncoder(4),
    bounds=Bounds(choices=4, draws=2, scores=(0, 2 * PURSE), step=3),
)
