"""What can be looked at above the answers, a page at a time."""

from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks
from tianxia.terminal.first_empire import columns, facts, li_si, phrases, signs, tables, tombs
from tianxia.words import Words


def table(view: Plain, now: Plain, width: int, room: int, words: Words) -> list[Text]:
    """The page of the looking seat: court, rewards, board, hand; where there is room, walls and mausoleum too.

    The court is always that of now, even where the view is one after the draft: its number is what the draft must beat.
    On narrow screens the hand stands above the board, where it would else be scrolled away.
    """
    seat = facts.viewer(view)
    head, prizes = court(now, width, words), rewards(view, words)
    held, board = hand(view, width, words), [*stock(view, seat, words), *columns.board(view, seat, width, words)]
    own = [*head, *held, *board, *prizes] if columns.is_narrow(width) else [*head, *prizes, *board, *held]
    return inks.filled(own, [walls(view, words, width), tombs.page(view, width, words)], room)


def court(view: Plain, width: int, words: Words) -> list[Text]:
    """Round and number to beat, what is under way, then what waits for a higher and for a lower card."""
    top = view["court"][-1] if view["court"] else 0
    head = Text(words.say("first_empire-round", round=view["round"], stage=view["stage"]), inks.QUIET)
    head.append(f"   {words.say('first_empire-court-short', top=top)}", inks.STRONG)
    counts = {way: tables.waiting(view, way, words) for way in ("higher", "lower")}
    lines = [head, *_under_way(view, words)]
    if facts.aid(view, "court") is None:
        return lines
    if columns.is_narrow(width):
        return [*lines, Text(f"▲ {counts['higher']}", inks.PLAIN), Text(f"▼ {counts['lower']}", inks.PLAIN)]
    return [*lines, *(Text(words.say(f"first_empire-wakes-{way}", waiting=each)) for way, each in counts.items())]


def _under_way(view: Plain, words: Words) -> list[Text]:
    """The card that is played now, for what, and with which action."""
    played = facts.step(view, "card")
    if played is None:
        return []
    card = played["text"]["card"]
    face = facts.card_face(view, card)
    line = Text(card, inks.STRONG)
    if face.get("ability"):
        line.append(" ").append_text(columns.card(face, words))
    for then in (facts.step(view, "use"), facts.step(view, "action")):
        if then is not None:
            line.append(f" · {words.choice(then)}", inks.STRONG)
    return [line]


def hand(view: Plain, width: int, words: Words) -> list[Text]:
    """The own cards, and the own alchemist cards below."""
    if view["hand"] is None:
        return []
    own = view["boards"][facts.viewer(view)]["alchemists"]
    return [*columns.hand(view, view["hand"], width, words), *columns.hand(view, own, width, words)]


def stock(view: Plain, player: int, words: Words) -> list[Text]:
    """Tokens, ship and soldiers, then what is left beside the board."""
    board = view["boards"][player]
    value = view["track"][board["ship"]]["value"]
    line = Text()
    for aspect in facts.ASPECTS:
        line.append_text(signs.type_letter(aspect, words))
        line.append(f"{facts.token_value(view, player, aspect)} ", inks.PLAIN)
    soldiers = {"entrance": board["entrance"], "locked": board["locked"]}
    line.append(words.say("first_empire-short-stock", ship=board["ship"], value=value, **soldiers), inks.PLAIN)
    own = facts.stock(view, player)
    left = {name: own[name] for name in ("governors", "palaces", "walls")}
    spare = "" if facts.is_li_si(view, player) else _spare(own, words)
    return [line, Text(words.say("first_empire-left", **left) + spare, inks.QUIET)]


def _spare(stock: Plain, words: Words) -> str:
    """The officials in stock."""
    counts = [f"{words.say('first_empire-short-official', official=name)}{stock[name]}" for name in facts.OFFICIALS]
    return f" · {' '.join(counts)}"


def rewards(view: Plain, words: Words) -> list[Text]:
    """The rewards of the round with the race for each."""
    number = max(view["round"], 1)
    return [
        line for row in view["rewards"] for line in [_reward(view, row["aspect"], row["rounds"][number - 1], words)]
    ]


def _reward(view: Plain, aspect: str, plain: Plain, words: Words) -> Text:
    line = signs.type_letter(aspect, words).append(" ")
    for each in view["races"][aspect]:
        line.append_text(signs.piece(view, each["player"], words)).append(f"{each['value']} ", inks.PLAIN)
    line.append(f"{phrases.reward(plain, words)}", inks.PLAIN)
    found = facts.aid(view, "rewards", aspect)
    if found and found["brings"]:
        line.append(f" +{found['brings']}", inks.GAIN)
    left = words.say("first_empire-left-short", count=view["supply"][aspect])
    return line.append(f"  ({left})", inks.QUIET)


def tableau(view: Plain, width: int, words: Words) -> list[Text]:
    """All rewards of the game by round, that of the round standing out."""
    lines = []
    for number in range(1, 6):
        lines.append(inks.head(words.say("first_empire-title-round", round=number), width))
        for row in view["rewards"]:
            if number == view["round"]:
                lines.append(_reward(view, row["aspect"], row["rounds"][number - 1], words))
            else:
                said = phrases.reward(row["rounds"][number - 1], words)
                lines.append(signs.type_letter(row["aspect"], words).append(f" {said}", inks.QUIET))
    return lines


def land(view: Plain, width: int, words: Words) -> list[Text]:
    """The regions of the game board with their tiles in words, and the walls."""
    lines = []
    for region in view["regions"]:
        lines.append(inks.head(phrases.region(region, words), width))
        lines += _land(view, region, words)
    return [*lines, *walls(view, words, width)]


def _land(view: Plain, region: str, words: Words) -> list[Text]:
    plain = view["regions"][region]
    head = columns.owners(view, region, words)
    majority = view["majorities"][region]
    if any(majority):
        head.append(f"  {words.say('first_empire-short-majority')} ", inks.QUIET)
        head.append_text(signs.pieces(view, majority, words))
    lines = [head]
    for space in plain["governor_tiles"]:
        if space["governor"] is None and space["tile"]:
            said = phrases.governor_tile(view, space["tile"], words)
            lines.append(Text(f"  {space['tile'] if space['tile'] != 'blank' else '□'} ", inks.STRONG).append(said))
    for tile in plain["palace_tiles"]:
        if tile:
            sign = Text("*") if tile == "any" else signs.type_letter(tile, words)
            lines.append(Text("  ").append_text(sign).append(f" {phrases.palace_tile(tile, words)}", inks.PLAIN))
    return lines


def walls(view: Plain, words: Words, width: int = 30) -> list[Text]:
    """The wall sections with what they would bring, and the emperor tiles of their sites."""
    lines = [inks.head(words.say("first_empire-title-walls"), width)]
    for name in view["walls"]:
        lines += _wall(view, name, words)
    return [*lines, Text(tables.emperor_line(view, words), inks.QUIET)]


def _wall(view: Plain, name: str, words: Words) -> list[Text]:
    wall, found = view["walls"][name], facts.aid(view, "walls", name)
    line = Text(f"{phrases.section(name, words)}  ", inks.STRONG)
    for slot in wall["slots"]:
        sign = Text("·", inks.QUIET) if slot["wall"] is None else signs.piece(view, slot["wall"], words)
        line.append("▎" * slot["rods"], inks.QUIET).append_text(sign).append(" ")
    said = Text(f"  {phrases.criterion(wall, words)}", inks.PLAIN)
    if found:
        worth = "/".join(str(points) for points in found["brings"])
        said.append(f"  {words.say('first_empire-brings', points=worth)}", inks.GAIN)
    return [line, said]


def scores(view: Plain, words: Words) -> list[Text]:
    """The running score by source: a column for each player."""
    head = Text(f"{words.say('first_empire-title-score'):<26}", inks.STRONG)
    for player in facts.players(view):
        head.append_text(signs.sign(view, player, words).chip()).append("  ")
    lines = [head]
    for source in view["scores"][0]:
        counts = [parts[source] for parts in view["scores"]]
        lines.append(_numbers(words.say("first_empire-source-name", source=source), counts, bold=False))
    return [*lines, _numbers("=", [facts.score_now(view, player) for player in facts.players(view)], bold=True)]


def _numbers(name: str, counts: list[int], bold: bool) -> Text:
    line = Text(f"{name:<26}", inks.STRONG if bold else inks.QUIET)
    for count in counts:
        line.append(f"{count:>3}   ", inks.STRONG if bold else inks.PLAIN if count else inks.QUIET)
    return line


def other(view: Plain, player: int, width: int, words: Words) -> list[Text]:
    """Another player's board, what is left beside it, and the backs of the hand."""
    head = signs.sign(view, player, words).chip().append(f" {phrases.player_name(view, player, words)}", inks.STRONG)
    backs = ", ".join(f"{phrases.aspect(name, words)} {count}" for name, count in view["backs"][player].items())
    head.append(f" · {phrases.pair(words.say('first_empire-title-hand'), backs, words)}", inks.PLAIN)
    alchemists = columns.hand(view, view["boards"][player]["alchemists"], width, words)
    return [head, *stock(view, player, words), *columns.board(view, player, width, words), *alchemists]


def prime_minister(view: Plain, events: list[Plain], width: int, words: Words) -> list[Text]:
    """Li Si's page: his last card and checks, his board, his decks, how he scores."""
    head = signs.sign(view, facts.LI_SI, words).chip()
    head.append(f" {words.say('first_empire-li-si-level', level=view['li_si'])}", inks.STRONG)
    last = [
        Text(line, inks.PLAIN if number == 0 else inks.QUIET)
        for number, line in enumerate(li_si.last_card(view, events, words))
    ]
    deck = [Text(line, inks.QUIET) for line in [*li_si.deck(view, words), *li_si.scoring(view, words)]]
    board = [*stock(view, facts.LI_SI, words), *columns.board(view, facts.LI_SI, width, words)]
    return [head, *last, *board, *deck]
