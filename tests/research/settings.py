"""The tables that the suites of others play at: all titles, seat counts and options, Li Si among them."""

from typing import Any

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("qin", 2, {}),
    ("qin", 3, {"board": "lion", "first": "1"}),
    ("qin", 4, {}),
    ("zhanguo", 2, {"boards": "b", "hire_unrest": "per_worker"}),
    ("zhanguo", 3, {"draft": "on"}),
    ("zhanguo", 4, {"boards": "auction", "draft": "on", "turn_order": "track"}),
    ("first_empire", 1, {"li_si": "3"}),
    ("first_empire", 2, {}),
    ("first_empire", 3, {"tableau": "tile_a"}),
    ("first_empire", 4, {"tableau": "tile_b", "advanced": "on"}),
)
LARGEST = tuple(table for table in TABLES if table[1] == 4)


def named(table: Any) -> str:
    """A short name for a table."""
    return f"{table[0]}-{table[1]}" if isinstance(table, tuple) else str(table)
