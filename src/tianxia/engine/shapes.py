"""Types for JSON values, so that a game can say what its views look like. `web/scripts/make_views.py` reads them."""

from typing import Annotated, Any, TypedDict, TypeVar

K = TypeVar("K")
V = TypeVar("V")

SOME = "some"
Some = Annotated[dict[K, V], SOME]
"""An object that may lack some of its keys. Where keys are literals, a plain `dict` has all of them."""

PAIR = "pair"
Pair = Annotated[list[V], PAIR]
"""A list of two."""


class Refusal(TypedDict):
    """Why an answer is not allowed, as sent to clients: a code, the rule that says so, and the numbers involved."""

    code: str
    rule: str
    numbers: dict[str, Any]
