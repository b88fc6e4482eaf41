"""What Lanterns asks, how answers are written and told, and the named values of its events and refusals."""

from lanterns.position import OILS, PLACES, ROOM, Position
from lanterns.turn import FULL, LEAVE
from tianxia.engine.game import Json, Refusal
from tianxia.engine.question import Choice, Question, Text
from tianxia.engine.script import Ask, Tell

KEYS: dict[str, tuple[str, ...]] = {
    "oil": ("", *(str(oil) for oil in OILS)),
    "watch": ("leave", *(str(oil) for oil in OILS)),
    "hang": PLACES,
}
"""How records write the answers to each question; `""` stands for a number without a meaning."""

VALUES = {"drew": ("seat", "oil"), "stayed": ("seat", "oil"), "left": ("seat",), "won": ("seat", "count")}
VALUES["hung"] = ("seat", "place")


def key_of(question: str, answer: int) -> str:
    """The text of an answer."""
    return KEYS[question][answer]


def answer_of(question: str, text: str) -> int:
    """The answer that a text stands for; ValueError if there is none."""
    if not text:
        raise ValueError("there is no answer without a text")
    return KEYS.get(question, ()).index(text)


def describe_watch(_pos: Position, _ask: Ask, answer: int) -> Choice:
    """Leave, or stay and show the oil."""
    if answer == LEAVE:
        return Choice(("home",), Text("lanterns-leave"), (Text("lanterns-leave-brings"),))
    return Choice((f"oil:{answer}",), Text("lanterns-stay", {"oil": answer}))


def describe_place(pos: Position, _ask: Ask, answer: int) -> Choice:
    """A place of the quay, with how much room there is."""
    room = Text("lanterns-room", {"count": ROOM - sum(pos.lanterns(answer))})
    return Choice((f"quay:{PLACES[answer]}",), Text("lanterns-place", {"place": PLACES[answer]}), (room,))


QUESTIONS = (
    Question("oil", tuple(OILS)),
    Question("watch", (LEAVE, *OILS), describe_watch),
    Question("hang", tuple(range(len(PLACES))), describe_place),
)


def refusal(_pos: Position, _ask: Ask, answer: int, code: int) -> Refusal:
    """A place that is full, or oil of others."""
    if code == FULL:
        return Refusal("full", "L-3", {"place": PLACES[answer], "count": ROOM})
    return Refusal("not-yours", "L-2", {"oil": answer})


def facts_of(tell: Tell) -> Json:
    """The named values of an event."""
    named = dict(zip(VALUES[tell.name], tell.facts, strict=True))
    return {**named, "place": PLACES[named["place"]]} if "place" in named else dict(named)
