"""What a draft would change on a page: the letters that are other than before stand out."""

from difflib import SequenceMatcher

from rich.text import Text

from tianxia.terminal import inks


def marked(before: list[Text], after: list[Text]) -> list[Text]:
    """The lines after the draft; lines that only come or go, such as a row of the hand, are not marked."""
    matcher = SequenceMatcher(None, [line.plain for line in before], [line.plain for line in after], autojunk=False)
    for tag, start, end, at, stop in matcher.get_opcodes():
        if tag == "replace" and end - start == stop - at:
            for old, new in zip(before[start:end], after[at:stop], strict=True):
                _mark(old.plain, new)
    return after


def _mark(old: str, new: Text) -> None:
    for place, letter in enumerate(new.plain):
        if letter != " " and (place >= len(old) or old[place] != letter):
            new.stylize(inks.GAIN, place, place + 1)
