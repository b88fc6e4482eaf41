"""A second scorer, written from the rule texts alone. It reads nothing but the JSON of `replay --states`.

It shares no code with the game: a person with paper would go through the same steps.
"""

from typing import Any

State = dict[str, Any]
ASPECTS = ("writing", "currency", "laws")


def card_type(card: str) -> str:
    """Cards 1-40 are writing, 41-80 currency, 81-120 laws; the others are alchemists and masters."""
    if card[0] in "AM":
        return "alchemist"
    number = int(card)
    return "writing" if number <= 40 else "currency" if number <= 80 else "laws"


def types_in(region: State) -> list[str]:
    return [card_type(card["card"]) for card in region["cards"]]


def all_types(board: State) -> list[str]:
    return [kind for region in board["regions"].values() for kind in types_in(region)]


def majority(state: State, player: int) -> int:
    """10, 15 or 20 points per region for most governors, shared and rounded down; card B gives Li Si all ties."""
    total = 0
    for name in state["boards"][0]["regions"]:
        here = [board["regions"][name]["governors"] for board in state["boards"]]
        if here[player] == 0 or here[player] != max(here):
            continue
        leaders = [other for other, count in enumerate(here) if count == here[player]]
        if len(leaders) > 1 and state["solo"] and state["solo"]["wins_ties"]:
            total += state["majority"] if player == 1 else 0
        else:
            total += state["majority"] // len(leaders)
    return total


def elixir(state: State, player: int) -> int:
    """Alchemist cards on the board times the highest value on the track up to the ship; card D adds two for Li Si."""
    board = state["boards"][player]
    reached: int = max(space["value"] for space in state["track"][: board["ship"] + 1])
    if state["solo"] and player == 1:
        reached += state["solo"]["elixir_plus"]
    return all_types(board).count("alchemist") * reached


def lines(state: State, player: int) -> int:
    """Ten points for three of the player's soldiers in a row or a column."""
    mine = set()
    for tomb in state["mausoleum"].values():
        if player in [slot["soldier"] for slot in tomb["slots"]]:
            mine.add((tomb["row"], tomb["column"]))
    rows = sum(all((row, column) in mine for column in (1, 2, 3)) for row in (1, 2, 3))
    columns = sum(all((row, column) in mine for row in (1, 2, 3)) for column in (1, 2, 3))
    return 10 * (rows + columns)


def meets(criterion: str, region: State) -> bool:
    """Whether one region of a board meets a criterion that is counted by region."""
    officials, types = region["officials"], types_in(region)
    if criterion in officials:
        return bool(officials[criterion] >= 1)
    if criterion == "worker":
        return bool(region["workers"] >= 1)
    if criterion == "two_of_a_type":
        return any(types.count(kind) > 1 for kind in types)
    if criterion == "officials_match_unrest":
        present = sum(officials.values())
        return bool(present >= 1 and present >= region["unrest"])
    if criterion == "palace":
        return bool(region["palaces"] >= 1)
    if criterion == "governor":
        return bool(region["governors"] >= 1)
    if criterion == "no_unrest":
        return bool(region["unrest"] == 0)
    assert criterion.endswith("_card")
    return criterion.removesuffix("_card") in types


def times(criterion: str, board: State) -> int:
    if criterion == "sets":
        types = all_types(board)
        return min(types.count(kind) for kind in (*ASPECTS, "alchemist"))
    return sum(meets(criterion, region) for region in board["regions"].values())


PAYS = {"sets": (2, 4, 6)}
STRONG = ("architect", "alchemist", "general", "worker", "two_of_a_type", "officials_match_unrest")


def pays(criterion: str, rods: int) -> int:
    """What a criterion pays for each time it is met, by the rods of the slot."""
    return PAYS.get(criterion, (2, 3, 4) if criterion in STRONG else (1, 2, 3))[rods - 1]


def walls(state: State, player: int) -> int:
    """Each of the player's walls by its section's criterion; Li Si's by rods alone."""
    total = 0
    for section in state["walls"].values():
        for slot in section["slots"]:
            if slot["wall"] != player:
                continue
            if state["solo"] and player == 1:
                total += state["solo"]["wall_points_by_rods"][slot["rods"] - 1]
            else:
                total += pays(section["criterion"], slot["rods"]) * times(section["criterion"], state["boards"][player])
    return total


def entrance(state: State, player: int) -> int:
    waiting = state["boards"][player]["entrance"]
    return 0 if waiting == 0 else 2 if waiting == 1 else 5 if waiting == 2 else 9


def palace_tiles(state: State) -> int:
    """Li Si's palace tiles: 3 per card of the type shown, or 2 per card of any type, in that region."""
    total = 0
    for region in state["boards"][1]["regions"].values():
        for tile in region["palace_tiles"]:
            types = types_in(region)
            total += 2 * len(types) if tile == "any" else 3 * types.count(tile)
    return total


def score(state: State, player: int) -> dict[str, int]:
    """The final score of a player, Li Si being player 1 of a solo game, by its parts."""
    parts = dict(state["boards"][player]["points"])
    if state["solo"] and player == 1:
        parts["palace_tiles"] += palace_tiles(state)
    parts["majorities"] = majority(state, player)
    parts["elixir"] = elixir(state, player)
    parts["lines"] = lines(state, player)
    parts["walls"] = walls(state, player)
    parts["entrance"] = entrance(state, player)
    return parts
