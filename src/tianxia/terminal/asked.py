"""The options of a question in words, and what cannot be answered now: for games with many kinds of questions."""

from tianxia.engine.game import Plain
from tianxia.terminal.boards import Asking
from tianxia.terminal.sentences import Sentences


def option_lines(sentences: Sentences, face: Asking, seat: int) -> list[str]:
    """The options under their headings, each as it is typed and what it means."""
    seen = sentences.session.seen(seat)
    lines = []
    for heading, keys in sentences.face.grouped(seen["options"], sentences.words):
        lines += [heading, *(f"  {_worded(sentences, face, seen, key)}" for key in keys)]
    return lines


def greyed_lines(sentences: Sentences, face: Asking, seat: int) -> list[str]:
    """All that cannot be answered now, each with the headline of why not."""
    seen = sentences.session.seen(seat)
    greyed = [(key, refusal) for key, refusal in sentences.session.greyed(seat) if face.worth_greying(refusal)]
    return [
        f"  {_worded(sentences, face, seen, key)}: {sentences.refusal(refusal, seen['view']).partition(chr(10))[0]}"
        for key, refusal in greyed
    ]


def _worded(sentences: Sentences, face: Asking, seen: Plain, key: str) -> str:
    return f"{key} = {face.worded(seen['view'], seen['question'], key, sentences.words)}"
