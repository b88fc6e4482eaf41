"""The five regions of a player's board with the game board above them: side by side, or one below the other."""

from rich.style import Style
from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks, palette
from tianxia.terminal.first_empire import facts, phrases, signs
from tianxia.words import Words

LEAST_COLUMN = 16
"""Narrower columns cannot hold a card."""
LEAST_CARD = 24
CARDS, UNREST = 3, 3
"""Places for cards, and the slots of the unrest track."""


def is_narrow(width: int) -> bool:
    """Whether the regions cannot stand side by side."""
    return width // 5 < LEAST_COLUMN


def board(view: Plain, player: int, width: int, words: Words) -> list[Text]:
    """The regions in the width there is."""
    regions = list(view["regions"])
    if is_narrow(width):
        return [line for region in regions for line in _block(view, player, region, width, words)]
    columns = [_column(view, player, region, words) for region in regions]
    each = width // len(regions)
    return [inks.row([column[at] for column in columns], each) for at in range(len(columns[0]))]


def _column(view: Plain, player: int, region: str, words: Words) -> list[Text]:
    plain = view["boards"][player]["regions"][region]
    cards = typed(view, plain, words) if facts.is_li_si(view, player) else tucked(view, plain, words)
    lines = [
        Text(f"{phrases.region(region, words):<40}", inks.HEAD),
        governors(view, region, words),
        palaces(view, region, words),
        Text().append_text(governor_tiles(view, region)).append(" ").append_text(palace_tiles(view, region, words)),
        Text("─" * 40, palette.LINE),
    ]
    if not facts.is_li_si(view, player):
        lines += [officials(plain["officials"], words), workers(plain, words), unrest(plain)]
    places = CARDS + 1 if facts.is_li_si(view, player) else CARDS
    return [*lines, *cards, *[Text("·", inks.QUIET) for _ in range(places - len(cards))]]


def _block(view: Plain, player: int, region: str, width: int, words: Words) -> list[Text]:
    """A region in a few lines of the whole width: for narrow screens."""
    plain = view["boards"][player]["regions"][region]
    title = Text(f"{phrases.region(region, words)}  ", inks.HEAD)
    if not facts.is_li_si(view, player):
        title.append_text(workers(plain, words)).append("  ").append_text(unrest(plain)).append("  ")
        title.append_text(officials(plain["officials"], words))
    title.stylize(Style(bgcolor=palette.SILK))
    title.truncate(width, overflow="ellipsis", pad=True)
    land = Text(" ").append_text(owners(view, region, words))
    if facts.is_li_si(view, player):
        return [title, land, Text(" ").append_text(Text("  ").join(typed(view, plain, words)))]
    return [title, land, *(Text(" ").append_text(card) for card in tucked(view, plain, words))]


def tucked(view: Plain, plain: Plain, words: Words) -> list[Text]:
    """The cards of a region."""
    faces = [facts.card_face(view, each["card"], each["emperor_tile"]) for each in plain["cards"]]
    return [card(face, words) for face in faces]


def typed(view: Plain, plain: Plain, words: Words) -> list[Text]:
    """Li Si's cards: he has no abilities, so only their types count; then his palace tiles."""
    faces = [facts.card_face(view, each["card"]) for each in plain["cards"]]
    cards = [signs.type_letter(face["type"], words).append(f" {face['card']}", inks.QUIET) for face in faces]
    tiles = Text("⌂ ", inks.QUIET)
    for tile in plain["palace_tiles"]:
        tiles.append_text(Text("*") if tile == "any" else signs.type_letter(tile, words)).append(" ")
    return [*cards, tiles] if plain["palace_tiles"] else cards


def card(plain: Plain, words: Words) -> Text:
    """A card: type, trigger, bonus."""
    text = signs.type_letter(plain["type"], words) if plain.get("type") else Text()
    return text.append(phrases.short_card(plain, words), inks.PLAIN)


def officials(counts: Plain, words: Words) -> Text:
    """The officials of a region, by two letters of their type."""
    text = Text()
    for name in facts.OFFICIALS:
        if counts[name]:
            short = words.say("first_empire-short-official", official=name)
            text.append(f"{short}{counts[name]} ", Style(color=signs.OFFICIALS[name], bold=True))
    return text if text else Text("–", inks.QUIET)


def workers(plain: Plain, words: Words) -> Text:
    """How many workers a region has."""
    count = plain["workers"]
    return Text(words.say("first_empire-short-workers", count=count), inks.STRONG if count else inks.QUIET)


def unrest(plain: Plain) -> Text:
    """The unrest track: filled and free slots; a region in revolt stands out."""
    level = plain["unrest"]
    tone = inks.WARN if level else inks.QUIET
    return Text("▮" * level + "▯" * (UNREST - level) + f" {level}/{UNREST}" + "!" * (level == UNREST), tone)


def owners(view: Plain, region: str, words: Words) -> Text:
    """Governors and palaces of a region with the tiles that still lie there, in one line."""
    line = governors(view, region, words).append(" ").append_text(governor_tiles(view, region)).append("  ")
    return line.append_text(palaces(view, region, words)).append(" ").append_text(palace_tiles(view, region, words))


def governors(view: Plain, region: str, words: Words) -> Text:
    """Whose governors stand in a region."""
    counts = [board["regions"][region]["governors"] for board in view["boards"]]
    text = Text(words.say("first_empire-short-governors"), inks.QUIET).append(" ")
    return text.append_text(signs.pieces(view, counts, words))


def palaces(view: Plain, region: str, words: Words) -> Text:
    """Whose palaces stand in a region."""
    counts = [board["regions"][region]["palaces"] for board in view["boards"]]
    text = Text(words.say("first_empire-short-palaces"), inks.QUIET).append(" ")
    return text.append_text(signs.pieces(view, counts, words))


def governor_tiles(view: Plain, region: str) -> Text:
    """The governor tiles of the spaces that are free."""
    free = [space["tile"] for space in view["regions"][region]["governor_tiles"] if space["governor"] is None]
    named = [tile if tile != "blank" else "□" for tile in free if tile]
    return Text(f"[{' '.join(named)}]" if named else "", inks.QUIET)


def palace_tiles(view: Plain, region: str, words: Words) -> Text:
    """The palace tiles that lie in a region."""
    tiles = [tile for tile in view["regions"][region]["palace_tiles"] if tile]
    text = Text()
    for tile in tiles:
        text.append_text(Text("*", inks.QUIET) if tile == "any" else signs.type_letter(tile, words))
    return Text("⌂", inks.QUIET).append_text(text) if tiles else text


def hand(view: Plain, names: list[str], width: int, words: Words) -> list[Text]:
    """Cards with their numbers, as many in a row as fit."""
    cells = [
        Text().append(f"{name:>3} ", inks.STRONG).append_text(card(facts.card_face(view, name), words))
        for name in sorted(names, key=lambda name: (not name.isdecimal(), int(name.strip("AM")), name))
    ]
    return inks.grid(cells, width, LEAST_CARD)
