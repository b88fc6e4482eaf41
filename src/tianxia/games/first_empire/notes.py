"""The words of The First Empire's choices: what a player should know before choosing."""

from tianxia.engine.question import Text
from tianxia.engine.script import Ask, Seat
from tianxia.games.first_empire import names
from tianxia.games.first_empire.ids import (
    ALL_OFFICIALS,
    BLANK,
    NO_ACTION,
    REGIONS,
    Action,
    Card,
    GovernorTile,
    Region,
    Tomb,
)
from tianxia.games.first_empire.position import Position
from tianxia.games.first_empire.rules.court import COURT_ACTIONS
from tianxia.games.first_empire.view_types import Reward
from tianxia.games.first_empire.views.printed import card_json, halves
from tianxia.games.first_empire.views.table import tomb
from tianxia.games.first_empire.worths import soldier_worth


def word(answer: str) -> Text:
    """An answer that is a word."""
    return Text("first_empire-answer", {"answer": answer})


def card_face(pos: Position, card: Card, trigger: Action = NO_ACTION) -> Text:
    """What is printed on a card; an emperor tile replaces its trigger."""
    action = pos.printed.triggers[card] if trigger == NO_ACTION else trigger
    data = card_json(pos.printed, card) | {"trigger": names.ACTION_NAMES[action]}
    arrow = "▲" if COURT_ACTIONS[action].wakes_higher else "▼"
    ability = Text("first_empire-ability", data)
    return Text("first_empire-card-face", {**data, "arrow": arrow, "does": ability})


def region_note(pos: Position, me: Seat, region: Region) -> Text:
    """What is in a region of the player's board."""
    counts = [(names.OFFICIAL_NAMES[kind], pos.officials(me, region, kind)) for kind in ALL_OFFICIALS]
    officials = tuple(official_count(name, count) for name, count in counts if count)
    return Text(
        "first_empire-choice-region-note",
        {
            "officials": officials or Text("first_empire-no-officials"),
            "workers": pos.workers(me, region),
            "unrest": pos.unrest(me, region),
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
    """Which cards would be activated."""
    return Text("first_empire-choice-wakes", {"count": len(cards), "cards": tuple(cards)})


def governor_tile(pos: Position, tile: GovernorTile) -> Text:
    """The bonus of one half of a tile, or that it is blank. (F-6.4)"""
    if tile == BLANK or not tile:
        return Text("first_empire-tile-blank")
    left, right = (Text("first_empire-ability", data) for data in halves(pos.printed, tile))
    return Text("first_empire-tile-halves", {"left": left, "right": right})


def tomb_notes(pos: Position, ask: Ask, at: Tomb) -> tuple[Text, ...]:
    """What a tile requires, and the points for a soldier; for Li Si only those of the slot."""
    conditions = tomb(pos, at)["needs"].items()
    needs = tuple(Text("first_empire-need", {"need": need, "count": count}) for need, count in conditions)
    if ask.name == "li_si_soldier":
        return (*needs, Text("first_empire-points", {"points": pos.slot_points(at)}))
    return needs if pos.soldier_on(Seat(ask.seat), at) else (*needs, brings(soldier_worth(pos, Seat(ask.seat), at)))


def reward_notes(data: Reward) -> tuple[Text, ...]:
    """What a reward gives, the officials it names and the regions it is tied to."""
    brought = Text("first_empire-reward", {"reward": data["reward"], "count": data["count"]})
    counts = {kind: data["officials"].count(kind) for kind in names.OFFICIAL_NAMES}
    regions = tuple(region_text(name) for name in data["regions"])
    return (
        brought,
        *(official_count(kind, count) for kind, count in counts.items() if count),
        *([Text("first_empire-only-in", {"regions": regions})] if len(regions) < REGIONS else []),
    )


def region_text(name: str) -> Text:
    """A region by its name."""
    return Text("first_empire-region", {"region": name})
