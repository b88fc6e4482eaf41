"""Li Si's side of the solo game in sentences: his decks, his last card and what he checked, how he scores."""

from tianxia.engine.game import Plain
from tianxia.terminal.first_empire import facts, phrases, tables
from tianxia.words import Words

PILES = ("deck", "discards", "removed")


def lines(view: Plain, words: Words) -> list[str]:
    """All of it, but for his last card, which only events tell."""
    if view["solo"] is None:
        return []
    return [
        words.say("first_empire-li-si-level", level=view["li_si"]),
        *tables.player_board(view, facts.LI_SI, words)[1:],
        tables.supplies(view, facts.LI_SI, words),
        *deck(view, words),
        *scoring(view, words),
    ]


def deck(view: Plain, words: Words) -> list[str]:
    """His pile, and his action cards by where they are."""
    solo = view["solo"]
    said = [words.say("first_empire-li-si-pile", count=solo["pile_size"], aspect=solo["pile_top"] or "none")]
    for pile in PILES:
        cards = [number for number, where in solo["action_cards"].items() if where == pile]
        shown = ", ".join(named(view, int(number), words) for number in cards)
        said.append(words.say("first_empire-li-si-cards", pile=pile, cards=shown or "–"))
    return said


def named(view: Plain, number: int, words: Words) -> str:
    """An action card by its number, and of which kind it is."""
    plain = view["printed"]["action_cards"].get(str(number))
    return str(number) if plain is None else f"{number} ({words.say('first_empire-action-kind', kind=plain['kind'])})"


def scoring(view: Plain, words: Words) -> list[str]:
    """What his scoring cards say, and what they bring him now."""
    solo = view["solo"]
    walls = "/".join(str(points) for points in solo["wall_points_by_rods"])
    ties = "yes" if solo["wins_ties"] else "no"
    return [
        words.say("first_empire-li-si-scoring", walls=walls, ties=ties, plus=solo["elixir_plus"]),
        tables.score(view, facts.LI_SI, words),
    ]


def last_card(view: Plain, events: list[Plain], words: Words) -> list[str]:
    """His last action card, and what he checked, option by option."""
    found = facts.last_checks(events)
    if not found:
        return []
    number = str(found[0]["action_card"])
    head = words.say("first_empire-li-si-last", number=number, card=phrases.action_card(view, number, words))
    return [head, *(f"  {check(event, words)}" for event in found[1:])]


def check(event: Plain, words: Words) -> str:
    """One thing that he checked, and the outcome."""
    return words.say("first_empire-event-li-si-check", **event)
