"""What a view of The First Empire says, gathered for those who show it. Nothing is judged here, only looked up."""

from tianxia.engine.game import Plain

ASPECTS = ("writing", "currency", "laws")
OFFICIALS = ("alchemist", "architect", "general")
LOWER = ("recruit", "elixir", "governor")
"""The court actions on the left half of the court board: a lower number wakes the cards that wait for them."""
HIGHER = ("hire", "palace", "wall")
"""Those on the right half."""
LI_SI = 1
"""Li Si's number as a player of the solo game."""


def players(view: Plain) -> range:
    """Everybody who has a board: the seats, and Li Si."""
    return range(len(view["boards"]))


def stock(view: Plain, player: int) -> dict[str, int]:
    """What a player still has beside his board: officials by type, governors, palaces, walls."""
    left = view["stocks"][player]
    return {**left["officials"], **{name: left[name] for name in ("governors", "palaces", "walls")}}


def is_li_si(view: Plain, player: int) -> bool:
    """Whether a player is Li Si, who is no seat."""
    return view["solo"] is not None and player == LI_SI


def viewer(view: Plain) -> int:
    """Whose board is shown first: the looking seat's, for a spectator that of whoever is to play, else the first."""
    seat, next_one = int(view.get("viewer", -1)), view["to_play"]
    if seat >= 0:
        return seat
    return 0 if next_one is None or is_li_si(view, next_one) else int(next_one)


def score_now(view: Plain, player: int) -> int:
    """The points that a player would have if the game ended now."""
    return int(view["totals"][player])


def card_face(view: Plain, name: str, emperor_tile: str | None = None) -> Plain:
    """What is printed on a card in sight; an emperor tile replaces its trigger."""
    printed = view["printed"]["cards"].get(name, {})
    trigger = emperor_tile or printed.get("trigger")
    return {**printed, "card": name, "trigger": trigger, "replaced": emperor_tile is not None}


def step(view: Plain, question: str) -> Plain | None:
    """What the looking seat has answered last to a question in its turn, with its words."""
    return next((step for step in reversed(view["steps"]) if step["question"] == question), None)


def token_value(view: Plain, player: int, aspect: str) -> str:
    """The tokens of a player, like `2` or `2+②`: small ones, and the large one."""
    large = "+②" if view["large_tokens"][aspect] == player else ""
    return f"{view['boards'][player]['tokens'][aspect]}{large}"


def aid(view: Plain, *path: str) -> Plain | None:
    """A planning aid of the view, where it has one for the looking seat."""
    found = view.get("aids")
    for name in path:
        found = None if found is None else found.get(name)
    return found


def waiting(view: Plain, action: str) -> tuple[list[str], list[str]]:
    """The own cards that wait for a court action, and those in a region in revolt."""
    found = aid(view, "court", "actions", action)
    return ([], []) if found is None else (found["wakes"], found["locked"])


def soldiers_on(view: Plain, player: int) -> int:
    """How many mausoleum tiles a player's soldiers guard."""
    return sum(slot["soldier"] == player for tomb in view["mausoleum"].values() for slot in tomb["slots"])


def last_checks(events: list[Plain]) -> list[Plain]:
    """Li Si's last action card with what he checked, oldest first."""
    cards = [number for number, event in enumerate(events) if event["event"] == "li_si_card"]
    if not cards:
        return []
    return [event for event in events[cards[-1] :] if event["event"] in ("li_si_card", "li_si_check")]
