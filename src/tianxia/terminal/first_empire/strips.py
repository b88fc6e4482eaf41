"""A player of The First Empire in a line or two: the score now and after the draft, hand, tokens, ship."""

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks, palette
from tianxia.terminal.first_empire import facts, phrases, signs
from tianxia.words import Words

ROOM_FOR_MORE = 36
"""From this width on a second line tells tokens, ship and soldiers."""


def strip(view: Plain, after: Plain | None, player: int, width: int, words: Words) -> list[Text]:
    """The score and the backs of the hand; tokens below where there is room."""
    text = _score(view, after, player, words).append(" ").append_text(_hand(view, player, words))
    return [text, _more(view, player, words)] if width >= ROOM_FOR_MORE else [text]


def li_si(view: Plain, after: Plain | None, width: int, words: Words) -> list[Text]:
    """Li Si, who has no seat: his sign and name, his score, how many cards his pile has."""
    name = Text(" ").append_text(signs.sign(view, facts.LI_SI, words).chip())
    name.append(f" {phrases.seat_name('li_si', words)}", inks.PLAIN)
    right = _score(view, after, facts.LI_SI, words).append(f" ▤{view['solo']['pile_size']}", inks.QUIET)
    name.truncate(width - right.cell_len - 1, pad=True, overflow="ellipsis")
    line = name.append(" ").append_text(right)
    return [line, _more(view, facts.LI_SI, words)] if width >= ROOM_FOR_MORE else [line]


def _score(view: Plain, after: Plain | None, player: int, words: Words) -> Text:
    now, then = facts.score_now(view, player), facts.score_now(after or view, player)
    text = Text(words.say("first_empire-points-short", points=now), inks.STRONG)
    if then != now:
        tone = palette.JADE if then > now else palette.CINNABAR
        text.append(f"→{then}", Style(color=tone, bold=True))
    return text


def _hand(view: Plain, player: int, words: Words) -> Text:
    """The backs of the cards in hand, a letter for each."""
    text = Text("▤", inks.QUIET)
    for aspect, count in view["backs"][player].items():
        for _ in range(count):
            text.append_text(signs.type_letter(aspect, words))
    return text


def _more(view: Plain, player: int, words: Words) -> Text:
    board = view["boards"][player]
    text = Text("    ◎ ", inks.QUIET)
    for aspect in facts.ASPECTS:
        text.append_text(signs.type_letter(aspect, words))
        text.append(f"{facts.token_value(view, player, aspect)} ", inks.PLAIN)
    return text.append(words.say("first_empire-strip-more", ship=board["ship"], soldiers=board["entrance"]), inks.QUIET)
