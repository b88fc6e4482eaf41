"""A second scorer, written from the rulebook and its rulings alone; it reads only the JSON of `--states`.

It shares no line with the game: anybody who doubts a score can follow it by hand, seat by seat and source by source.
"""

from collections import Counter
from typing import Any

Json = dict[str, Any]

GOVERNOR_MAJORITY, PER_GOVERNOR = 9, 3
MARKER_MAJORITY = {"writing": 5, "currency": 6, "laws": 7}


def scores(state: Json) -> tuple[list[dict[str, int]], int]:
    """The final points of every seat by source, and the winner."""
    seats = range(len(state["seats"]))
    parts: list[dict[str, int]] = [dict(seat["earned"]) for seat in state["seats"]]
    for seat in seats:
        parts[seat]["governors"] = governors(state, seat)
        parts[seat]["markers"] = markers(state, seat)
        parts[seat]["tasks"] = tasks(state, seat)
        parts[seat]["walls"] = walls(state, seat)
    totals = [sum(part.values()) for part in parts]
    best = [seat for seat in seats if totals[seat] == max(totals)]
    return parts, topmost(state, best)


def topmost(state: Json, among: list[int]) -> int:
    """Of these seats the one whose disc is nearest to the top of the rewards track."""
    return min(among, key=lambda seat: int(state["seats"][seat]["disc"]))


def governors(state: Json, seat: int) -> int:
    """Region by region: the player with most takes 9 and 3 for each governor; a tie splits that, rounded down."""
    total = 0
    for region in state["map"]:
        count = Counter(dict(enumerate(region["open_governors"])))
        count.update(square["governor"] for square in region["squares"] if square["governor"] is not None)
        most = max(count.values())
        leaders = [who for who, number in count.items() if number == most]
        if most and seat in leaders:
            total += (GOVERNOR_MAJORITY + PER_GOVERNOR * most) // len(leaders)
    return total


def markers(state: Json, seat: int) -> int:
    """Aspect by aspect: most value, a tall marker counting three; one winner, ties by disc; nobody without any."""
    total = 0
    for aspect, worth in MARKER_MAJORITY.items():
        value = {
            who: board["markers"][aspect]["small"] + 3 * board["markers"][aspect]["big"]
            for who, board in enumerate(state["seats"])
        }
        best = [who for who in value if value[who] == max(value.values()) and value[who] >= 1]
        if best and topmost(state, best) == seat:
            total += worth
    return total


def tasks(state: Json, seat: int) -> int:
    """Section by section: what is printed below the player's discs, times how many there are."""
    total = 0
    for section in ("upper", "lower"):
        below = [
            slot["vp"]
            for kind in ("wall", "palace", "governor")
            for slot in state["tasks"][f"{section}_{kind}"]["slots"]
            if slot["seat"] == seat
        ]
        total += len(below) * sum(below)
    return total


def walls(state: Json, seat: int) -> int:
    """Wall by wall: the tile says what is counted, the rods how much each is worth."""
    total = 0
    for section in state["walls"]:
        for place, builder in enumerate(section["slots"]):
            if builder == seat:
                total += wall(state["seats"][seat]["regions"], section["criterion"], section["vp"][place])
    return total


def wall(regions: list[Json], criterion: str, worth: int) -> int:
    """One wall on one board."""
    if criterion == "flat":
        unrest: int = sum(region["unrest"] for region in regions)
        return max(worth - unrest, 0)
    if criterion == "aspect_sets":
        tucked = Counter(card["aspect"] for region in regions for card in region["cards"])
        return worth * min(tucked[aspect] for aspect in MARKER_MAJORITY)
    return worth * sum(1 for region in regions if counts(region, criterion))


def counts(region: Json, criterion: str) -> bool:
    """Whether a region meets a criterion."""
    officials: Counter[str] = Counter(region["governors_area"]) + Counter(region["workers_area"])
    aspects = Counter(card["aspect"] for card in region["cards"])
    if criterion == "empty_tracks":
        return bool(region["unrest"] == 0)
    if criterion == "enough_officials":
        return sum(officials.values()) >= int(region["unrest"])
    if criterion == "full_regions":
        return len(region["cards"]) == 3
    if criterion == "pair_regions":
        return any(number >= 2 for number in aspects.values())
    shown = criterion.removesuffix("_regions")
    return aspects[shown] >= 1 if shown in MARKER_MAJORITY else officials[shown] >= 1
