"""The answers to a question in words, and what cannot be answered now: one list for every game."""

from tianxia.terminal.sentences import Sentences


def option_lines(sentences: Sentences, seat: int) -> list[str]:
    """The options under their headings, each as it is typed and what it means."""
    lines = []
    for heading, choices in sentences.face.grouped(sentences.session.choices(seat), sentences.words):
        lines += [heading, *(f"  {choice['key']} = {sentences.words.noted(choice)}" for choice in choices)]
    return lines


def greyed_lines(sentences: Sentences, seat: int) -> list[str]:
    """All that cannot be answered now, each with the headline of why not."""
    view, words = sentences.session.seen(seat)["view"], sentences.words
    return [
        f"  {choice['key']} = {words.choice(choice)}: {sentences.refusal(refusal, view).partition(chr(10))[0]}"
        for choice, refusal in sentences.session.greyed(seat)
        if sentences.face.worth_greying(refusal)
    ]
