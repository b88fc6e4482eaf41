"""The five regions of a board, with the map above them, as columns side by side, or one below the other."""

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks, palette
from tianxia.terminal.zhanguo import facts, phrases, signs
from tianxia.words import Words

LEAST_COLUMN = 15
"""Narrower columns cannot hold a card."""
CARDS = 3
LEAST_CARD = 23
"""The columns of a card in hand."""


def is_narrow(width: int) -> bool:
    """Whether the regions cannot stand side by side."""
    return width // 5 < LEAST_COLUMN


def board(view: Plain, seat: int, width: int, words: Words) -> list[Text]:
    """The map and a seat's board in the width there is."""
    regions = range(len(view["map"]))
    each = width // len(regions)
    if is_narrow(width):
        return [line for region in regions for line in _block(view, seat, region, width, words)]
    columns = [_column(view, seat, region, words) for region in regions]
    return [inks.row([column[at] for column in columns], each) for at in range(len(columns[0]))]


def _column(view: Plain, seat: int, region: int, words: Words) -> list[Text]:
    plain = view["seats"][seat]["regions"][region]
    cards = [card(each, words) for each in plain["cards"]]
    title = Text(f"{words.say('zhanguo-title-region', region=region + 1):<40}", inks.HEAD)
    return [
        title,
        squares(view, region, words),
        governors(view, region, words),
        palaces(view, region, words),
        Text("─" * 40, palette.LINE),
        Text("↑ ", inks.QUIET).append_text(officials(plain["governors_area"])),
        Text("↓ ", inks.QUIET).append_text(officials(plain["workers_area"])),
        workers(plain, words),
        unrest(plain),
        *cards,
        *[Text("·", inks.QUIET) for _ in range(CARDS - len(cards))],
    ]


def _block(view: Plain, seat: int, region: int, width: int, words: Words) -> list[Text]:
    """A region in a few lines of the whole width: for narrow screens."""
    plain = view["seats"][seat]["regions"][region]
    title = Text(f"{words.say('zhanguo-title-region', region=region + 1)}  ", inks.HEAD)
    title.append_text(workers(plain, words)).append("  ").append_text(unrest(plain))
    title.stylize(Style(bgcolor=palette.SILK))
    title.truncate(width, overflow="ellipsis", pad=True)
    staff = Text(" ↑ ", inks.QUIET).append_text(officials(plain["governors_area"]))
    staff.append("  ↓ ", inks.QUIET).append_text(officials(plain["workers_area"]))
    staff.append("   ").append_text(squares(view, region, words))
    land = Text(" ").append_text(governors(view, region, words)).append("  ").append_text(palaces(view, region, words))
    return [title, staff, land, *(Text(" ").append_text(card(each, words)) for each in plain["cards"])]


def squares(view: Plain, region: int, words: Words) -> Text:
    """The bonus squares: what a free one brings, who stands on a taken one."""
    text = Text()
    for square in view["map"][region]["squares"]:
        if square["governor"] is None:
            text.append(words.say("zhanguo-short-square", bonus=square["bonus"]), inks.QUIET)
        else:
            text.append_text(signs.piece(square["governor"], words))
        text.append(" ")
    return text


def governors(view: Plain, region: int, words: Words) -> Text:
    """Whose governors stand in a region."""
    counts = [facts.governors(view, region, seat) for seat in facts.seats_of(view)]
    return Text(words.say("zhanguo-short-governors", governors=""), inks.QUIET).append_text(signs.pieces(counts, words))


def palaces(view: Plain, region: int, words: Words) -> Text:
    """Whose palaces stand in a region, and how many slots it has."""
    plain = view["map"][region]
    text = Text(words.say("zhanguo-short-palaces", palaces=""), inks.QUIET)
    text.append_text(signs.pieces(plain["palaces"], words))
    return text.append(f"/{plain['palace_slots']}", inks.QUIET)


def officials(area: Plain) -> Text:
    """The officials of an area, a letter for each as answers write them."""
    text = Text()
    for colour, count in area.items():
        text.append(f"{colour[0]} " * count, Style(color=signs.OFFICIALS[colour], bold=True))
    return text if text else Text("–", inks.QUIET)


def workers(plain: Plain, words: Words) -> Text:
    """How many workers a region has."""
    count = plain["workers"]
    return Text(words.say("zhanguo-short-workers", count=count), inks.STRONG if count else inks.QUIET)


def unrest(plain: Plain) -> Text:
    """The unrest track: filled and free slots, a stroke where palaces end; a full one stands out."""
    level, track, block = plain["unrest"], plain["track"] or 0, plain["no_palace_from"] or 0
    tone = Style(color=palette.OCHRE, bold=True) if level else inks.QUIET
    text = Text()
    for slot in range(1, track + 1):
        text.append("┃" if slot == block else "", inks.QUIET)
        text.append("▮" if slot <= level else "▯", tone)
    return text.append(f" {level}/{track}", tone).append("!" if track and level == track else "", tone)


def card(plain: Plain, words: Words) -> Text:
    """A tucked card: aspect, trigger, bonus."""
    text = signs.aspect_letter(plain["aspect"], words)
    return text.append(phrases.short_card(plain, words), inks.PLAIN)


def hand(cards: list[Plain] | None, width: int, words: Words) -> list[Text]:
    """The own cards with their numbers, as many in a row as fit."""
    cells = [
        Text().append(f"{plain['number']:>3} ", inks.STRONG).append_text(card(plain, words))
        for plain in sorted(cards or [], key=lambda plain: int(plain["number"]))
    ]
    return inks.grid(cells, width, LEAST_CARD)
