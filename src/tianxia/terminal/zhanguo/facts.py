"""What a view of ZhanGuo says, gathered for those who show it. Nothing is judged here, only looked up and counted."""

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


def waiting(view: Plain, action: str) -> tuple[int, int]:
    """How many own cards wait for a court action, and how many more are locked by unrest."""
    if view["aids"] is None:
        return 0, 0
    found = view["aids"]["court"]["actions"][action]
    return len(found["wakes"]), len(found["locked"])


def governors(view: Plain, region: int, seat: int) -> int:
    """A seat's governors in a region, counted from 0."""
    plain = view["map"][region]
    on_squares = [square for square in plain["squares"] if square["governor"] == seat]
    return int(plain["open_governors"][seat]) + len(on_squares)
