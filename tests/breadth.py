"""Cases that only `--thorough` runs: the same test once more in another language, size or game."""

from collections.abc import Iterable
from typing import Any

import pytest


def later(*values: Any) -> Any:
    """One such case."""
    return pytest.param(*values, marks=pytest.mark.thorough)


def at_first(now: Iterable[str], every: Iterable[str]) -> list[Any]:
    """Every case, of which only some run each time."""
    kept = set(now)
    return [one if one in kept else later(one) for one in every]
