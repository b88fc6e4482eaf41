"""The table of ZhanGuo as lines of plain text: what line mode prints and screen readers read."""

from tianxia.engine.game import Plain
from tianxia.terminal.zhanguo import facts, phrases
from tianxia.words import Words


def court(view: Plain, words: Words) -> list[str]:
    """Round and court: the number to beat, and how many own cards wait for a higher or a lower one."""
    top = view["court"][-1] if view["court"] else 0
    return [
        words.say("zhanguo-round", round=view["round"], stage=view["stage"]),
        words.say("zhanguo-court", top=top, cards=len(view["court"])),
        *(words.say(f"zhanguo-wakes-{way}", waiting=waiting(view, way, words)) for way in ("higher", "lower")),
    ]


def waiting(view: Plain, way: str, words: Words) -> str:
    """The court actions of an arrow with the number of cards that wait for each: `wall 2 · palace 0 (1 locked)`."""
    actions = facts.HIGHER if way == "higher" else facts.LOWER
    return " · ".join(_waits(view, action, words) for action in actions)


def _waits(view: Plain, action: str, words: Words) -> str:
    awake, locked = facts.waiting(view, action)
    text = f"{words.say('zhanguo-short-trigger', trigger=action)} {awake}"
    return f"{text} ({words.say('zhanguo-locked', count=locked)})" if locked else text


def race(view: Plain, aspect: str, words: Words) -> str:
    """The markers of an aspect by seat."""
    return ", ".join(
        f"{phrases.seat_name(seat, words)} {facts.marker_count(view, seat, aspect)}" for seat in facts.seats_of(view)
    )


def rewards(view: Plain, words: Words) -> list[str]:
    """The rewards of the round, or of all rounds where the view has them, with the race for each."""
    return [
        words.say(
            "zhanguo-reward-line",
            aspect=aspect,
            reward=phrases.reward(view["rewards"][aspect], words),
            race=race(view, aspect, words),
            left=view["markers_left"][aspect]["small"],
        )
        for aspect in facts.ASPECTS
    ] + later_rewards(view, words)


def later_rewards(view: Plain, words: Words) -> list[str]:
    """The rewards of the rounds to come, where the view tells them."""
    lines = []
    for number, row in enumerate(view.get("rewards_by_round", []), 1):
        if number > view["round"]:
            kinds = [f"{phrases.aspect(a, words)}: {phrases.reward(row[a], words)}" for a in facts.ASPECTS]
            lines.append(words.say("zhanguo-later-rewards", round=number, rewards="; ".join(kinds)))
    return lines


def middle(view: Plain, words: Words) -> list[str]:
    """Map, walls and tasks."""
    regions = [map_line(view, region, words) for region in range(len(view["map"]))]
    walls = [wall_line(view, number, words) for number in range(len(view["walls"]))]
    return [*regions, *walls, *(task_line(view, name, words) for name in view["tasks"])]


def map_line(view: Plain, region: int, words: Words) -> str:
    """One region of the map: squares, governors, palaces."""
    plain = view["map"][region]
    squares = [
        words.say("zhanguo-map-square", number=number, bonus=square["bonus"])
        for number, square in enumerate(plain["squares"], 1)
        if square["governor"] is None
    ]
    return words.say(
        "zhanguo-map-region",
        region=region + 1,
        squares=", ".join(squares) or "–",
        governors=by_seat([facts.governors(view, region, seat) for seat in facts.seats_of(view)], words),
        palaces=by_seat(plain["palaces"], words),
        slots=plain["palace_slots"],
    )


def by_seat(counts: list[int], words: Words) -> str:
    """Who has how many, without those who have none."""
    return ", ".join(f"{phrases.seat_name(s, words)} {n}" for s, n in enumerate(counts) if n) or "–"


def _taker(seat: int | None, words: Words) -> str:
    return words.say("zhanguo-open") if seat is None else phrases.seat_name(seat, words)


def wall_line(view: Plain, number: int, words: Words) -> str:
    """One section of the wall: its tile, its slots, what it would bring the viewer."""
    wall = view["walls"][number]
    slots = [_taker(seat, words) for seat in wall["slots"]]
    own = phrases.brings(wall, facts.viewer(view))
    text = words.say(
        "zhanguo-wall-line",
        site=wall["site"],
        section=number % 2 + 1,
        tile=phrases.tile(wall, words),
        slots=", ".join(slots),
    )
    return f"{text} {words.say('zhanguo-brings', vp=own)}." if own else text


def task_line(view: Plain, name: str, words: Words) -> str:
    """One task: what it asks for, and who has claimed which slot."""
    task = view["tasks"][name]
    slots = [f"{slot['vp']} {_taker(slot['seat'], words)}" for slot in task["slots"]]
    return words.say("zhanguo-task-line", task=name, needs=phrases.needs(name, task, words), slots=", ".join(slots))


def player_board(view: Plain, seat: int, words: Words) -> list[str]:
    """The five regions of a seat's board, with what its side can do."""
    plain = view["seats"][seat]
    head = words.say("zhanguo-board-of", seat=phrases.seat_name(seat, words), score=facts.score_now(view, seat))
    if plain["board"] is None:
        return [head]
    if plain["board"] != "a":
        head += " " + words.say("zhanguo-ability", board=plain["board"])
    return [head, *(region_line(number, region, words) for number, region in enumerate(plain["regions"], 1))]


def region_line(number: int, region: Plain, words: Words) -> str:
    """One region of a board in a line."""
    cards = [f"{card['number']} {phrases.card(card, words)}" for card in region["cards"]]
    return words.say(
        "zhanguo-board-region",
        region=number,
        above=officials(region["governors_area"], words),
        below=officials(region["workers_area"], words),
        workers=region["workers"],
        level=region["unrest"],
        track=region["track"] or 0,
        block=region["no_palace_from"] or 0,
        cards="; ".join(cards) or "–",
    )


def officials(area: Plain, words: Words) -> str:
    """The officials of an area by colour."""
    shown = [(words.say("zhanguo-colour-name", colour=colour), count) for colour, count in area.items() if count]
    return ", ".join(f"{name} {count}" for name, count in shown) or "–"


def held(plain: Plain, words: Words) -> str:
    """How many cards of each aspect a seat has in hand."""
    return ", ".join(f"{phrases.aspect(aspect, words)} {count}" for aspect, count in plain["hand_aspects"].items())


def supplies(view: Plain, seat: int, words: Words) -> str:
    """What a seat has besides its board."""
    plain = view["seats"][seat]
    markers = ", ".join(f"{phrases.aspect(a, words)} {facts.marker_count(view, seat, a)}" for a in facts.ASPECTS)
    supply = {name: count for name, count in plain["supply"].items() if name != "task_discs"}
    return words.say(
        "zhanguo-supplies", score=facts.score_now(view, seat), markers=markers, hand=held(plain, words), **supply
    )


def hand(view: Plain, words: Words) -> list[str]:
    """The own cards in words, one a line."""
    if view["hand"] is None:
        return []
    cards = [f"  {card['number']} {phrases.card(card, words)}" for card in view["hand"]]
    return [words.say("zhanguo-hand", count=len(cards)), *cards]


def score(view: Plain, seat: int, words: Words) -> str:
    """The running score by source, as if the game ended now."""
    plain, name = view["seats"][seat], phrases.seat_name(seat, words)
    parts = {**plain["earned"], **plain["if_it_ended_now"]}
    return words.say("zhanguo-score", seat=name, score=facts.score_now(view, seat), **parts)
