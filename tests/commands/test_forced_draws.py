"""A draw right after a forced answer: the match waits for it while the forced line is still to come in the record."""

from typing import Any

from tests.engine.asking import AskWith
from tianxia.engine.game import Account, Game, Refusal, Result
from tianxia.engine.live import new_live_match, resumed
from tianxia.engine.question import Question, listed
from tianxia.engine.record import read, write
from tianxia.engine.replay import verified
from tianxia.engine.script import Script, Teller, draw


class Counter(Teller):
    """A position that only counts the turns."""

    def __init__(self, turns: int = 0) -> None:
        self.turns = turns

    def copy(self) -> "Counter":
        return Counter(self.turns)


class Nothing:
    """No components at all."""

    source, digest = None, "none"


def turn(pos: Counter) -> Script[None]:
    """A choice, an answer that is forced, then a draw."""
    yield AskWith(0, "free", lambda: [0, 1])
    yield AskWith(1, "forced", lambda: [7])
    yield from draw("draw", "deck", lambda: [5, 5, 5, 5])
    pos.turns += 1


def key_of(_question: str, answer: int) -> str:
    """Answers are written as their numbers."""
    return str(answer)


GAME: Game[Counter] = Game(
    name="forced",
    home="tests.commands.test_forced_draws:GAME",
    seat_counts=(2,),
    rules_version=1,
    options=(),
    load_components=lambda _folder: Nothing(),
    set_up=lambda _seats, _options, _components: Counter(),
    next_step=lambda pos: turn(pos) if pos.turns < 4 else None,
    result=lambda _pos: Result((0,), (1, 0), "done", ({}, {})),
    shared=lambda pos: {"turns": pos.turns},
    own=lambda _pos, _seat: {},
    account=lambda _pos, seat: Account({"turns": 1 - seat}),
    to_json=lambda pos: {"turns": pos.turns},
    from_json=lambda data, _components: Counter(data["turns"]),
    redeal=lambda _pos, _seat, _since, _rng: None,
    questions=(listed("free", (0, 1), key_of), listed("forced", (7,), key_of), Question("draw", (0, 1, 2, 3))),
    key_of=key_of,
    answer_of=lambda _question, text: int(text),
    refusal=lambda _pos, _ask, _answer, _code: Refusal("no", "X-1"),
    facts_of=lambda _tell: {},
    pieces=lambda _pos: {},
)


def played(turns: int) -> Any:
    live = new_live_match(GAME, ["a", "b"], {}, "9")
    for number in range(turns):
        live.answer(0, number % 2)
    return live


def test_draws_after_forced_answers_verify() -> None:
    record = read(write(played(4).record()))[0]
    assert [line.forced for line in record.lines] == [False, True, False] * 4
    assert verified(GAME, record) is False


def test_games_with_draws_after_forced_answers_resume() -> None:
    saved = read(write(played(2).save()))[0]
    live = resumed(GAME, saved)
    live.answer(0, 0)
    live.answer(0, 1)
    assert live.record() == played(4).record()
