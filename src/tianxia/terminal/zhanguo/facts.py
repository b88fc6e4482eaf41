"""What a view of ZhanGuo says, gathered for those who show it. Nothing is judged here, only looked up and counted."""

from collections.abc import Iterator

from tianxia.engine.game import Plain

ASPECTS = ("writing", "currency", "laws")
COLOURS = ("red", "gray", "white")
HIGHER = ("wall", "palace", "hire")
"""The court actions with an arrow up on the printed board: a higher number wakes the cards that wait for them."""
LOWER = ("recruit", "governor")
"""Those with an arrow down."""


def seats_of(view: Plain) -> range:
    """The seats at the table."""
    return range(len(view["seats"]))


def viewer(view: Plain) -> int:
    """Whose board is shown first: the looking seat's, for a spectator that of whoever is to move."""
    seat = int(view.get("viewer", -1))
    return seat if seat >= 0 else int(view["to_move"] or 0)


def score_now(view: Plain, seat: int) -> int:
    """The VP that a seat would have if the game ended now."""
    return int(view["seats"][seat]["vp"])


def marker_count(view: Plain, seat: int, aspect: str) -> str:
    """The markers of a seat, like `2` or `2+③`: small ones, and the one of value 3."""
    markers = view["seats"][seat]["markers"][aspect]
    return f"{markers['small']}+③" if markers["big"] else str(markers["small"])


def tucked(view: Plain, seat: int) -> Iterator[tuple[int, Plain]]:
    """The cards at a seat's regions, each with its region counted from 1."""
    for region, plain in enumerate(view["seats"][seat]["regions"], 1):
        for card in plain["cards"]:
            yield region, card


def waiting(view: Plain, action: str) -> tuple[int, int]:
    """How many own cards wait for a court action, and how many more are locked by unrest."""
    if view["aids"] is None:
        return 0, 0
    found = view["aids"]["court"]["actions"][action]
    return len(found["wakes"]), len(found["locked"])


def card_of(view: Plain, number: int) -> Plain | None:
    """An open card or one in the own hand by its number."""
    cards = [*(view["hand"] or []), *(card for seat in seats_of(view) for _, card in tucked(view, seat))]
    now = view["now"]["card"]
    return next((card for card in [*cards, *([now] if now else [])] if card["number"] == number), None)


def region_of(view: Plain, seat: int, number: int) -> int | None:
    """Where a seat has tucked a card."""
    return next((region for region, card in tucked(view, seat) if card["number"] == number), None)


def dropped(view: Plain, key: str) -> list[int]:
    """The cards that a draft like `drop 1 3 2` names: by deck, counted from the lowest in hand."""
    numbers = []
    for aspect, place in zip(ASPECTS, key.split()[1:], strict=True):
        held = sorted(card["number"] for card in view["hand"] or [] if card["aspect"] == aspect)
        numbers += held[int(place) - 1 : int(place)]
    return numbers


def asked_aspect(view: Plain) -> str:
    """The aspect whose reward is offered: in the rewards phase the view counts aspects as turns."""
    return ASPECTS[min(int(view["turn"]), len(ASPECTS) - 1)]


def governed_region(view: Plain) -> int:
    """The region that was last chosen for a governor, counted from 1; 0 where none was."""
    chosen = [key for question, key in view.get("so_far", []) if question in ("governor", "reward_governor")]
    return int(chosen[-1].split()[-1]) if chosen else 0


def section_named(view: Plain, key: str) -> Plain:
    """The wall section of a key like `gold 2`."""
    site, number = key.split()
    found: Plain = [wall for wall in view["walls"] if wall["site"] == site][int(number) - 1]
    return found


def governors(view: Plain, region: int, seat: int) -> int:
    """A seat's governors in a region, counted from 0."""
    plain = view["map"][region]
    on_squares = [square for square in plain["squares"] if square["governor"] == seat]
    return int(plain["open_governors"][seat]) + len(on_squares)
