"""Every answer to every question of The First Empire in words."""

from collections.abc import Callable, Mapping

from tianxia.engine.game import Plain
from tianxia.terminal.first_empire import facts, phrases
from tianxia.words import Words

Wording = Callable[[Plain, str, Words], str]
STOP = "stop"


def answer(view: Plain, question: str, key: str, words: Words) -> str:
    """An answer to a question in words."""
    if key == STOP:
        return _plain(view, key, words)
    return WORDINGS.get(question, _region)(view, key, words)


def _plain(_view: Plain, key: str, words: Words) -> str:
    return words.say("first_empire-answer", answer=key)


def _card(view: Plain, key: str, words: Words) -> str:
    return _named(key, phrases.card(facts.card_face(view, key), words))


def _named(key: str, text: str) -> str:
    """Alchemists and masters with their letter; the numbers of other cards stand before them anyway."""
    return text if key.isdecimal() else f"{key} {text}"


def _own_card(view: Plain, key: str, words: Words) -> str:
    """A card on the own board, and where."""
    me = facts.viewer(view)
    text = _named(key, phrases.card(facts.on_board(view, me, key), words))
    where = facts.region_of(view, me, key)
    return f"{text} ({phrases.region(where, words)})" if where else text


def _emperor(view: Plain, key: str, words: Words) -> str:
    """A card that would wake with another action from now on."""
    section = facts.answered(view, "section")
    pile = view["emperor_tiles"][section.partition("-")[0]] if section else []
    text = _own_card(view, key, words)
    return words.say("first_empire-choice-emperor", card=text, action=pile[0]) if pile else text


def _region(view: Plain, key: str, words: Words) -> str:
    """A region with what lies there on the own board."""
    plain = view["boards"][facts.viewer(view)]["regions"][key]
    return words.say(
        "first_empire-choice-region",
        region=key,
        officials=phrases.officials(plain["officials"], words),
        workers=plain["workers"],
        unrest=plain["unrest"],
        cards=len(plain["cards"]),
    )


def _action(view: Plain, key: str, words: Words) -> str:
    """A court action, and what it would wake with the card that is played."""
    text = words.say("first_empire-action", action=key)
    woken = facts.woken_by(view, facts.answered(view, "card") or "")
    if woken is None:
        return text
    cards = woken.get(key, [])
    return words.say("first_empire-choice-wakes", action=key, count=len(cards), cards=", ".join(cards))


def _official(view: Plain, key: str, words: Words) -> str:
    stock = facts.stock(view, facts.viewer(view))
    return words.say("first_empire-choice-official", official=key, count=stock[key])


def _space(view: Plain, key: str, words: Words) -> str:
    """A space for a governor, with what its tile brings."""
    text, region = _plain(view, key, words), facts.answered(view, "region")
    if region is None or key == "area":
        return text
    tiles = view["regions"][region]["governor_tiles"]
    number = int(key.removeprefix("tile-"))
    if number > len(tiles):
        return text
    return phrases.pair(text, phrases.governor_tile(view, tiles[number - 1]["tile"], words), words)


def _half(view: Plain, key: str, words: Words) -> str:
    """Half a governor tile."""
    text, tile = _plain(view, key, words), facts.chosen_tile(view)
    halves = view["printed"]["governor_tiles"].get(tile["tile"]) if tile else None
    return phrases.pair(text, phrases.ability(halves[0 if key == "left" else 1], words), words) if halves else text


def _section(view: Plain, key: str, words: Words) -> str:
    """A wall section: what it pays, and what that would be now."""
    text = phrases.pair(phrases.section(key, words), phrases.criterion(view["walls"][key], words), words)
    found = facts.aid(view, "walls", key)
    return f"{text} ({words.say('first_empire-met', count=found['met'])})" if found else text


def _slot(view: Plain, key: str, words: Words) -> str:
    """A slot of a wall section: its rods, and what a wall there would bring now."""
    section = facts.answered(view, "section")
    slots = view["walls"][section]["slots"] if section else []
    if int(key) > len(slots):
        return words.say("first_empire-choice-slot", slot=int(key), rods=0)
    text = words.say("first_empire-choice-slot", slot=int(key), rods=slots[int(key) - 1]["rods"])
    found = facts.aid(view, "walls", section or "")
    return f"{text}, {words.say('first_empire-brings', points=found['brings'][int(key) - 1])}" if found else text


def _mover(_view: Plain, key: str, words: Words) -> str:
    official, _, region = key.partition("-")
    return words.say("first_empire-choice-mover", official=official, region=region)


def _aspect(_view: Plain, key: str, words: Words) -> str:
    return phrases.aspect(key, words)


def _token(_view: Plain, key: str, words: Words) -> str:
    return words.say("first_empire-token", token=key)


def _large(_view: Plain, key: str, words: Words) -> str:
    return words.say("first_empire-token", token=f"large-{key}")


def _tomb(view: Plain, key: str, words: Words) -> str:
    """A mausoleum tile: its condition, and the points of its next slot."""
    tomb = view["mausoleum"][key]
    text = words.say("first_empire-choice-tomb", spot=key, needs=phrases.needs(tomb, words))
    points, found = phrases.next_slot(tomb), facts.aid(view, "mausoleum", key)
    worth = found["brings"] if found and found["brings"] is not None else points
    return text if worth is None else f"{text}; {words.say('first_empire-brings', points=worth)}"


def _li_si_tomb(view: Plain, key: str, words: Words) -> str:
    """A mausoleum tile for Li Si: the aids are those of the person."""
    tomb = view["mausoleum"][key]
    text = words.say("first_empire-choice-tomb", spot=key, needs=phrases.needs(tomb, words))
    points = phrases.next_slot(tomb)
    return text if points is None else f"{text}; {words.say('first_empire-points', points=points)}"


def _reward(view: Plain, key: str, words: Words) -> str:
    name, plain = facts.reward_now(view)
    return words.say("first_empire-choice-reward", answer=key, aspect=name, reward=phrases.reward(plain, words))


WORDINGS: Mapping[str, Wording] = {
    "starting_tile": lambda _view, key, words: words.say("first_empire-starting-tile", starting_tile=key),
    "card": _card,
    "use": _plain,
    "action": _action,
    "official": _official,
    "symbol": _plain,
    "alchemist": _card,
    "master": _card,
    "space": _space,
    "half": _half,
    "palace_tile": lambda _view, key, words: phrases.palace_tile(key, words),
    "large_token": _large,
    "section": _section,
    "slot": _slot,
    "emperor": _emperor,
    "after": _plain,
    "ability": _own_card,
    "mover": _mover,
    "token": _token,
    "soldier": _tomb,
    "put": _tomb,
    "reward": _reward,
    "another_card": _plain,
    "unlock": lambda _view, key, words: words.say("first_empire-choice-unlock", count=int(key)),
    "pay": _token,
    "return": _token,
    "li_si_soldier": _li_si_tomb,
    "li_si_aspect": _aspect,
}
"""By question; all others ask for a region."""
