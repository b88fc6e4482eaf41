"""A reward of the tests: offered to seat 0, or taken."""

from tests.games.first_empire.board import EmpireTable, Setting, setting

ROWS = {
    "board": ["writing", "currency", "laws"],
    "tile_a": ["laws", "writing", "currency"],
    "tile_b": ["currency", "laws", "writing"],
}


def offered(tableau: str, aspect: str, number: int, scene: Setting | None = None) -> EmpireTable:
    """Seat 0 alone has a token and is offered one reward."""
    row = ROWS[tableau].index(aspect)
    scene = scene or setting(tableau=tableau)
    return scene.round(number).stage("reward", row).tokens(0, **{aspect: 1}).table()


def taken(tableau: str, aspect: str, number: int, scene: Setting | None = None) -> EmpireTable:
    table = offered(tableau, aspect, number, scene)
    table.answers(0, reward="accept")
    return table
