"""Cards, walls, tasks and answers of ZhanGuo in words."""

from collections.abc import Callable, Mapping

from tianxia.engine.game import Plain
from tianxia.terminal.zhanguo import facts
from tianxia.words import Words

Phrase = Callable[[Plain, str, Words], str]


def seat_name(seat: int, words: Words) -> str:
    """The colour of a seat's pieces."""
    return words.say(f"zhanguo-seat-{seat}")


def listed(parts: list[str], words: Words) -> str:
    """Things in a row with the word for `and` before the last."""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])


def aspect(name: str, words: Words) -> str:
    """An aspect by its name."""
    return words.say("zhanguo-aspect", aspect=name)


def arrow(trigger: str) -> str:
    """The arrow printed beside a court action."""
    return "▲" if trigger in facts.HIGHER else "▼"


def card(plain: Plain, words: Words) -> str:
    """A card in full: `Currency ▲ Hire Workers → 2 VP`."""
    return words.say("zhanguo-card", arrow=arrow(plain["trigger"]), **plain)


def short_card(plain: Plain, words: Words) -> str:
    """A tucked card in a few letters, without its aspect: `▲hire→2 VP`."""
    trigger, bonus = words.say("zhanguo-short-trigger", **plain), words.say("zhanguo-short-bonus", **plain)
    return f"{arrow(plain['trigger'])}{trigger}→{bonus}"


def tile(wall: Plain, words: Words) -> str:
    """What a wall tile brings by rods, and for what: `1/2/3 VP for each region without unrest`."""
    if wall["vp"] is None:
        return "–"
    worth = "/".join(str(vp) for vp in wall["vp"])
    return words.say("zhanguo-wall-tile", worth=worth, criterion=wall["criterion"])


def brings(wall: Plain, seat: int) -> str:
    """What a wall of 1, 2 or 3 rods would bring a seat now, where the view tells it."""
    worth = wall.get("brings")
    return "" if worth is None or wall["vp"] is None else "/".join(str(vp) for vp in worth[seat])


def needs(name: str, task: Plain, words: Words) -> str:
    """What a task asks for: palaces or governors in regions, walls at sites."""
    kind, places = name.partition("_")[2], task["places"] or []
    if kind == "wall":
        places = [words.say("zhanguo-site-name", site=site) for site in places]
    return words.say("zhanguo-needs", kind=kind, places=", ".join(str(place) for place in places) or "–")


def reward(plain: Plain, words: Words) -> str:
    """A reward with the regions it is bound to."""
    regions = listed([str(region) for region in plain["regions"]], words)
    return words.say("zhanguo-reward-text", reward=plain["kind"], regions=regions, count=len(plain["regions"]))


# -- answers


def _card(view: Plain, key: str, words: Words) -> str:
    plain = facts.card_of(view, int(key))
    return key if plain is None else card(plain, words)


def _ability(view: Plain, key: str, words: Words) -> str:
    """A tucked card, the board, or to stop."""
    if key == "done":
        return words.say("zhanguo-choice-done")
    if key == "board":
        board = view["seats"][facts.viewer(view)]["board"]
        return words.say("zhanguo-choice-board-ability", board=board)
    where = facts.region_of(view, facts.viewer(view), int(key))
    return words.say("zhanguo-choice-ability", card=_card(view, key, words), region=where or 0)


def _region(view: Plain, key: str, words: Words) -> str:
    """A region with what lies there."""
    number = int(key.split()[-1])
    plain = view["seats"][facts.viewer(view)]["regions"][number - 1]
    return words.say(
        "zhanguo-choice-region",
        region=number,
        workers=plain["workers"],
        level=plain["unrest"],
        track=plain["track"] or 0,
        cards=len(plain["cards"]),
    )


def _official(_view: Plain, key: str, words: Words) -> str:
    return words.say("zhanguo-choice-official", colour=key)


def _point(_view: Plain, key: str, words: Words) -> str:
    """A move of an official, or to stop."""
    if key == "done":
        return words.say("zhanguo-choice-done")
    move, colour, region, to = key.split()
    return words.say("zhanguo-choice-move", move=move, colour=colour, region=int(region), to=int(to))


def _square(view: Plain, key: str, words: Words) -> str:
    """A bonus square of the region that has just been chosen, and its bonus."""
    number, region = int(key.split()[-1]), facts.governed_region(view)
    squares = view["map"][region - 1]["squares"] if region else []
    known = 0 < number <= len(squares)
    bonus = words.say("zhanguo-square", bonus=squares[number - 1]["bonus"]) if known else ""
    return words.say("zhanguo-choice-square", region=region, square=number, bonus=bonus, known="yes" if known else "no")


def _section(view: Plain, key: str, words: Words) -> str:
    """A wall section: what its tile brings."""
    wall = facts.section_named(view, key)
    site, own = words.say("zhanguo-site-name", site=wall["site"]), brings(wall, facts.viewer(view))
    text = f"{site} {key.split()[-1]}: {tile(wall, words)}"
    return f"{text} ({words.say('zhanguo-brings', vp=own)})" if own else text


def _workers(_view: Plain, key: str, words: Words) -> str:
    regions = key.split()
    return words.say("zhanguo-choice-workers", regions=listed(regions, words), count=len(regions))


def _worker(_view: Plain, key: str, words: Words) -> str:
    region, _, to = key.split()
    return words.say("zhanguo-choice-worker", region=int(region), to=int(to))


def _governor(_view: Plain, key: str, words: Words) -> str:
    region, *spot, _, to = key.split()
    square = int(spot[-1]) if spot[0] == "square" else 0
    return words.say("zhanguo-choice-governor", region=int(region), square=square, to=int(to))


def _reward(view: Plain, key: str, words: Words) -> str:
    name = facts.asked_aspect(view)
    text = reward(view["rewards"][name], words)
    return words.say("zhanguo-choice-reward", answer=key, aspect=name, reward=text)


def _board(_view: Plain, key: str, words: Words) -> str:
    return f"{words.say('zhanguo-board', board=key)}: {words.say('zhanguo-ability', board=key)}"


def _bid(_view: Plain, key: str, words: Words) -> str:
    return words.say("zhanguo-choice-bid", bid=0 if key == "pass" else int(key.split()[-1]))


def _draft(view: Plain, key: str, words: Words) -> str:
    cards = [str(number) for number in facts.dropped(view, key)]
    return words.say("zhanguo-choice-draft", cards=listed(cards, words))


def _aspect(_view: Plain, key: str, words: Words) -> str:
    return aspect(key, words)


PHRASES: Mapping[str, Phrase] = {
    "board": _board,
    "bid": _bid,
    "draft": _draft,
    "card": _card,
    "use": lambda _view, key, words: words.say("zhanguo-choice-use", use=key),
    "action": lambda _view, key, words: words.say("zhanguo-action", action=key),
    "official": _official,
    "square_official": _official,
    "point": _point,
    "square": _square,
    "big_marker": _aspect,
    "section": _section,
    "rods": lambda _view, key, words: words.say("zhanguo-choice-rods", rods=int(key.split()[-1])),
    "wall_workers": _workers,
    "ability": _ability,
    "marker": _aspect,
    "move_worker": _worker,
    "move_governor": _governor,
    "reward": _reward,
}
"""By question; all others ask for a region."""


def answer(view: Plain, question: str, key: str, words: Words) -> str:
    """An answer to a question in words; the free move is the same in every question."""
    if key.startswith("down "):
        _, colour, region = key.split()
        return words.say("zhanguo-choice-down", colour=colour, region=int(region))
    return PHRASES.get(question, _region)(view, key, words)
