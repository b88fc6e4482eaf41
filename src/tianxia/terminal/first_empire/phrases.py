"""Cards, tiles, walls, tombs and rewards of The First Empire in words."""

from tianxia.engine.game import Plain
from tianxia.terminal.first_empire import facts
from tianxia.words import Words


def seat_name(seat: int | str, words: Words) -> str:
    """The colour of a seat's pieces, or Li Si."""
    return words.say("first_empire-li-si") if seat == "li_si" else words.say(f"first_empire-seat-{seat}")


def player_name(view: Plain, player: int, words: Words) -> str:
    """A player by colour; in the solo game the second one is Li Si."""
    return seat_name("li_si" if facts.is_li_si(view, player) else player, words)


def pair(name: str, text: str, words: Words) -> str:
    """Something and what there is to say of it."""
    return words.say("first_empire-pair", name=name, text=text)


def aspect(name: str, words: Words) -> str:
    """An aspect by its name."""
    return words.say("first_empire-aspect", aspect=name)


def region(name: str, words: Words) -> str:
    """A region by its name."""
    return words.say("first_empire-region", region=name)


def regions(names: list[str], words: Words) -> str:
    """Regions in a row."""
    return ", ".join(region(name, words) for name in names)


def section(name: str, words: Words) -> str:
    """A wall section by its name."""
    said = words.say("first_empire-section", section=name)
    return said[:1].upper() + said[1:]


def spot(name: str, words: Words) -> str:
    """A spot of the mausoleum by its symbol."""
    return words.say("first_empire-spot", spot=name)


def arrow(trigger: str | None) -> str:
    """The half of the court board that a court action is on."""
    return "▲" if trigger in facts.HIGHER else "▼"


def ability(plain: Plain, words: Words) -> str:
    """What a card or half a governor tile does, without the full stop."""
    return words.say("first_empire-ability", **plain).rstrip(".")


def card(plain: Plain, words: Words) -> str:
    """A card in full: `Currency ▲ Hire 2 Workers → Lower unrest by 1 in any region`."""
    if plain.get("ability") is None:
        return str(plain["card"])
    mark = "☆" if plain["replaced"] else ""
    trigger = words.say("first_empire-trigger", trigger=plain["trigger"])
    kind = words.say("first_empire-card-type", type=plain["type"])
    return f"{kind} {arrow(plain['trigger'])}{mark} {trigger} → {ability(plain, words)}"


def short_card(plain: Plain, words: Words) -> str:
    """A card in a few letters, without its type: `▲hire→calm*`; a star where an emperor tile changed its trigger."""
    if plain.get("ability") is None:
        return str(plain["card"])
    trigger, bonus = words.say("first_empire-short-trigger", **plain), words.say("first_empire-short-bonus", **plain)
    return f"{arrow(plain['trigger'])}{'☆' if plain['replaced'] else ''}{trigger}→{bonus}"


def governor_tile(view: Plain, name: str | None, words: Words) -> str:
    """A governor tile: what one of its halves brings, or that it is blank."""
    halves = view["printed"]["governor_tiles"].get(name)
    if not halves or name == "blank":
        return words.say("first_empire-tile-blank")
    left, right = (ability(half, words) for half in halves)
    return words.say("first_empire-tile-halves", left=left, right=right)


def palace_tile(name: str, words: Words) -> str:
    """A palace tile."""
    return words.say("first_empire-palace-tile", palace_tile=name)


def starting_tile(name: str, words: Words) -> str:
    """A starting tile by its name, with what it brings."""
    return f"{name} ({words.say('first_empire-starting-tile', starting_tile=name)})"


def criterion(plain: Plain, words: Words) -> str:
    """What a wall section pays by rods, and for what."""
    if plain["criterion"] is None:
        return "–"
    worth = "/".join(str(points) for points in plain["points_by_rods"])
    return words.say("first_empire-wall-tile", worth=worth, criterion=plain["criterion"])


def needs(tomb: Plain, words: Words) -> str:
    """What a mausoleum tile asks for."""
    parts = [words.say("first_empire-need", need=name, count=count) for name, count in tomb["needs"].items()]
    return ", ".join(parts) or "–"


def reward(plain: Plain, words: Words) -> str:
    """A reward with its officials and the regions it is bound to."""
    text = words.say("first_empire-reward", reward=plain["reward"], count=plain["count"])
    named = {name: plain["officials"].count(name) for name in plain["officials"]}
    officials = [f"{words.say('first_empire-official', official=name)} ×{count}" for name, count in named.items()]
    bound = [regions(plain["regions"], words)] if len(plain["regions"]) < 5 else []
    return f"{text} ({', '.join([*officials, *bound])})" if officials or bound else text


def officials(counts: Plain, words: Words) -> str:
    """How many officials of each type, without those types that are missing."""
    parts = [
        f"{words.say('first_empire-official', official=name)} ×{counts[name]}"
        for name in facts.OFFICIALS
        if counts[name]
    ]
    return ", ".join(parts) or words.say("first_empire-no-officials")


def order(seats: list[int | str], words: Words) -> str:
    """Players in turn order."""
    return ", ".join(seat_name(seat, words) for seat in seats)


def action_card(view: Plain, number: str, words: Words) -> str:
    """One of Li Si's action cards: what it does, in which order it looks."""
    plain = view["printed"]["action_cards"].get(number)
    if plain is None:
        return number
    known = "first_empire-where" if plain["kind"] == "wall" else "first_empire-region"
    name = "where" if plain["kind"] == "wall" else "region"
    looks = ", ".join(words.say(known, **{name: place}) for place in plain.get("order", []))
    tokens = ", ".join(aspect(each, words) for each in plain.get("tokens", []))
    text = words.say(
        "first_empire-action-card",
        kind=plain["kind"],
        steps=plain.get("steps", 0),
        order=looks,
        spaces=plain.get("spaces", ""),
        arrow=plain.get("arrow", ""),
        takes="yes" if plain.get("takes") else "no",
        tokens=tokens,
    )
    return f"{text} {words.say('first_empire-once')}" if plain["once"] else text
