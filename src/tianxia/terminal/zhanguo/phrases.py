"""Cards, walls, tasks and rewards of ZhanGuo in words, as its boards show them."""

from tianxia.engine.game import Plain
from tianxia.terminal.zhanguo import facts
from tianxia.words import Words


def seat_name(seat: int, words: Words) -> str:
    """The colour of a seat's pieces."""
    return words.say(f"zhanguo-seat-{seat}")


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
    regions = words.listed([str(region) for region in plain["regions"]])
    return words.say("zhanguo-reward-text", reward=plain["kind"], regions=regions, count=len(plain["regions"]))
