"""What can be looked at above the options, a page at a time: the table, walls and tasks, scores, the others' boards."""

from rich.text import Text

from tianxia.engine.game import Plain
from tianxia.terminal import inks
from tianxia.terminal.zhanguo import columns, facts, phrases, signs, tables
from tianxia.words import Words


def own(view: Plain, now: Plain, width: int, words: Words) -> list[Text]:
    """The page of the looking seat: court, rewards, board under the map, hand.

    The court is always that of now, even where the view is one after the draft: its number is what the draft must beat.
    On narrow screens the hand stands above the board, where it would else be scrolled away.
    """
    seat = facts.viewer(view)
    head, prizes = court(now, width, words), rewards(view, words)
    held, board = columns.hand(view["hand"], width, words), columns.board(view, seat, width, words)
    return [*head, *held, *board, *prizes] if columns.is_narrow(width) else [*head, *prizes, *board, *held]


def table(view: Plain, now: Plain, width: int, room: int, words: Words) -> list[Text]:
    """The first page, with walls and tasks below where there is room."""
    return inks.filled(own(view, now, width, words), [middle(view, words)], room)


def other(view: Plain, seat: int, width: int, words: Words) -> list[Text]:
    """Another seat's board, what is left in its supply, and the aspects of its hand."""
    supply = {name: count for name, count in view["seats"][seat]["supply"].items() if name != "task_discs"}
    board = view["seats"][seat]["board"]
    head = signs.chip(seat, words).append(f" {phrases.seat_name(seat, words)}", inks.STRONG)
    head.append(f" · {words.say('zhanguo-title-hand')}: {tables.held(view['seats'][seat], words)}", inks.PLAIN)
    lines = [head, Text(words.say("zhanguo-title-left", **supply), inks.QUIET)]
    if board not in (None, "a"):
        lines.append(Text(words.say("zhanguo-ability", board=board), inks.QUIET))
    return [*lines, *columns.board(view, seat, width, words)]


def court(view: Plain, width: int, words: Words) -> list[Text]:
    """Round and number to beat, then what waits for a higher and for a lower card."""
    top = view["court"][-1] if view["court"] else 0
    head = Text(words.say("zhanguo-round", round=view["round"], stage=view["stage"]), inks.QUIET)
    head.append(f"   {words.say('zhanguo-court-short', top=top)}", inks.STRONG)
    now = view["now"]["card"]
    if now:
        head.append(f"   {now['number']} ", inks.STRONG).append_text(columns.card(now, words))
    counts = {way: tables.waiting(view, way, words) for way in ("higher", "lower")}
    if columns.is_narrow(width):
        return [head, Text(f"▲ {counts['higher']}", inks.PLAIN), Text(f"▼ {counts['lower']}", inks.PLAIN)]
    return [head, *(Text(words.say(f"zhanguo-wakes-{way}", waiting=each)) for way, each in counts.items())]


def rewards(view: Plain, words: Words) -> list[Text]:
    """The rewards of the round with the race for each."""
    lines = []
    for aspect in facts.ASPECTS:
        line = signs.aspect_letter(aspect, words).append(" ")
        for seat in facts.seats_of(view):
            line.append_text(signs.piece(seat, words)).append(f"{facts.marker_count(view, seat, aspect)} ", inks.PLAIN)
        left = words.say("zhanguo-left-short", count=view["markers_left"][aspect]["small"])
        line.append(f" {phrases.reward(view['rewards'][aspect], words)}", inks.PLAIN).append(f"  ({left})", inks.QUIET)
        lines.append(line)
    return lines


def middle(view: Plain, words: Words) -> list[Text]:
    """Walls with what they would bring, tasks, and the rewards of later rounds."""
    later = [Text(line, inks.QUIET) for line in tables.later_rewards(view, words)]
    walls = [line for number in range(len(view["walls"])) for line in _wall(view, number, words)]
    tasks = [_task(view, name, words) for name in view["tasks"]]
    return [_head("zhanguo-title-walls", words), *walls, _head("zhanguo-title-tasks", words), *tasks, *later]


def _head(name: str, words: Words) -> Text:
    return Text(f"{words.say(name):<30}", inks.HEAD)


def _wall(view: Plain, number: int, words: Words) -> list[Text]:
    wall, mine = view["walls"][number], phrases.brings(view["walls"][number], facts.viewer(view))
    line = Text().append(f"{words.say('zhanguo-site-name', site=wall['site'])} {number % 2 + 1}  ", inks.STRONG)
    for rods, seat in enumerate(wall["slots"], 1):
        line.append_text(Text(f"{rods}·", inks.QUIET) if seat is None else signs.piece(seat, words)).append(" ")
    line.append(f" {phrases.tile(wall, words)}", inks.PLAIN)
    return [line, Text(f"    {words.say('zhanguo-brings', vp=mine)}", inks.GAIN)] if mine else [line]


def _task(view: Plain, name: str, words: Words) -> Text:
    task = view["tasks"][name]
    line = Text("▀ " if name.startswith("upper") else "▄ ", inks.QUIET)
    for slot in task["slots"]:
        line.append(str(slot["vp"]), inks.PLAIN)
        line.append_text(Text("·", inks.QUIET) if slot["seat"] is None else signs.piece(slot["seat"], words)).append(
            " "
        )
    return line.append(f" {phrases.needs(name, task, words)}", inks.PLAIN)


def scores(view: Plain, words: Words) -> list[Text]:
    """The running score by source: a column for each seat."""
    head = Text(f"{words.say('zhanguo-title-score'):<32}", inks.STRONG)
    for seat in facts.seats_of(view):
        head.append_text(signs.chip(seat, words)).append("  ")
    first = view["seats"][0]
    lines = [head]
    for group, message in (("earned", "zhanguo-source"), ("if_it_ended_now", "zhanguo-source-end")):
        for source in first[group]:
            counts = [plain[group][source] for plain in view["seats"]]
            lines.append(_numbers(words.say(message, source=source), counts, bold=False))
    totals = [facts.score_now(view, seat) for seat in facts.seats_of(view)]
    return [*lines, _numbers("=", totals, bold=True)]


def _numbers(name: str, counts: list[int], bold: bool) -> Text:
    line = Text(f"{name:<32}", inks.STRONG if bold else inks.QUIET)
    for count in counts:
        line.append(f"{count:>3}   ", inks.STRONG if bold else inks.PLAIN if count else inks.QUIET)
    return line
