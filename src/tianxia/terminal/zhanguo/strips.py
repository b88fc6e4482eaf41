"""A player of ZhanGuo in a line or two: the score now and after the draft, hand, markers and pieces left."""

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks, palette
from tianxia.terminal.zhanguo import facts, signs
from tianxia.words import Words

ROOM_FOR_MORE = 36
"""From this width on a second line tells markers and pieces."""


def strip(view: Plain, after: Plain | None, seat: int, width: int, words: Words) -> list[Text]:
    """The score and the aspects of the hand; markers below where there is room."""
    now, then = facts.score_now(view, seat), facts.score_now(after or view, seat)
    text = Text(words.say("zhanguo-strip-score", score=now), inks.STRONG)
    if then != now:
        tone = palette.JADE if then > now else palette.CINNABAR
        text.append(f"→{then}", Style(color=tone, bold=True))
    text.append(" ").append_text(_hand(view, seat, words))
    return [text, _more(view, seat, words)] if width >= ROOM_FOR_MORE else [text]


def _hand(view: Plain, seat: int, words: Words) -> Text:
    """The backs of the cards in hand, a letter for each."""
    text = Text("▤", inks.QUIET)
    for aspect, count in view["seats"][seat]["hand_aspects"].items():
        for _ in range(count):
            text.append_text(signs.aspect_letter(aspect, words))
    return text


def _more(view: Plain, seat: int, words: Words) -> Text:
    text = Text("    ◎ ", inks.QUIET)
    for aspect in facts.ASPECTS:
        text.append_text(signs.aspect_letter(aspect, words))
        text.append(f"{facts.marker_count(view, seat, aspect)} ", inks.PLAIN)
    unrest = sum(region["unrest"] for region in view["seats"][seat]["regions"])
    workers = sum(region["workers"] for region in view["seats"][seat]["regions"])
    return text.append(words.say("zhanguo-strip-more", workers=workers, unrest=unrest), inks.QUIET)
