"""The words of The First Empire's choices: what is worth knowing before one is made."""

from tianxia.engine.question import Text
from tianxia.engine.script import Ask
from tianxia.games.first_empire import names
from tianxia.games.first_empire.position import PLACES, REGIONS, Position
from tianxia.games.first_empire.rules.governor import BLANK
from tianxia.games.first_empire.rules.mausoleum import slot_points
from tianxia.games.first_empire.view_types import Reward
from tianxia.games.first_empire.views.printed import card_plain, halves
from tianxia.games.first_empire.views.table import tomb
from tianxia.games.first_empire.views.worths import soldier_worth

HIGHER = ("hire", "palace", "wall")
"""The court actions after which a higher number wakes cards. (F-4.3)"""


def word(answer: str) -> Text:
    """An answer that is a word."""
    return Text("first_empire-answer", {"answer": answer})


def card_face(pos: Position, card: int, trigger: int = -1) -> Text:
    """What is printed on a card; an emperor tile replaces its trigger."""
    plain = card_plain(pos.box, card)
    if trigger >= 0:
        plain["trigger"] = names.ACTION_NAMES[trigger]
    arrow = "▲" if plain["trigger"] in HIGHER else "▼"
    ability = Text("first_empire-ability", plain)
    return Text("first_empire-card-face", {**plain, "arrow": arrow, "does": ability})


def region_note(pos: Position, me: int, region: int) -> Text:
    """What lies in a region of one's own board."""
    first, at = me * PLACES + region * 3, me * REGIONS + region
    officials = tuple(
        official_count(name, pos.officials[first + kind])
        for kind, name in enumerate(names.OFFICIAL_NAMES)
        if pos.officials[first + kind]
    )
    return Text(
        "first_empire-choice-region-note",
        {
            "officials": officials or Text("first_empire-no-officials"),
            "workers": pos.workers[at],
            "unrest": pos.unrest[at],
            "cards": pos.cards_in(me, region),
        },
    )


def official_count(name: str, count: int) -> Text:
    """How many officials of a type."""
    return Text("first_empire-officials-here", {"official": name, "count": count})


def brings(points: int) -> Text:
    """What something would be worth now."""
    return Text("first_empire-brings", {"points": points})


def wakes_note(cards: list[str]) -> Text:
    """Which cards wake."""
    return Text("first_empire-choice-wakes", {"count": len(cards), "cards": tuple(cards)})


def governor_tile(pos: Position, tile: int) -> Text:
    """What one of the two halves of a tile brings, or that it is blank. (F-6.4)"""
    if tile == BLANK or not tile:
        return Text("first_empire-tile-blank")
    left, right = (Text("first_empire-ability", plain) for plain in halves(pos.box, tile))
    return Text("first_empire-tile-halves", {"left": left, "right": right})


def tomb_notes(pos: Position, ask: Ask, symbol: int) -> tuple[Text, ...]:
    """What a tile asks for, and the points for a soldier; for Li Si those of the slot alone."""
    conditions = tomb(pos, symbol)["needs"].items()
    needs = tuple(Text("first_empire-need", {"need": need, "count": count}) for need, count in conditions)
    if ask.name == "li_si_soldier":
        return (*needs, Text("first_empire-points", {"points": slot_points(pos, symbol)}))
    return needs if pos.soldier_on(ask.seat, symbol) else (*needs, brings(soldier_worth(pos, ask.seat, symbol)))


def reward_notes(plain: Reward) -> tuple[Text, ...]:
    """What a reward brings, the officials it names and the regions it is bound to."""
    brought = Text("first_empire-reward", {"reward": plain["reward"], "count": plain["count"]})
    counts = {kind: plain["officials"].count(kind) for kind in names.OFFICIAL_NAMES}
    regions = tuple(region_text(name) for name in plain["regions"])
    return (
        brought,
        *(official_count(kind, count) for kind, count in counts.items() if count),
        *([Text("first_empire-only-in", {"regions": regions})] if len(regions) < REGIONS else []),
    )


def region_text(name: str) -> Text:
    """A region by its name."""
    return Text("first_empire-region", {"region": name})
