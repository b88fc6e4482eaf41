"""Views are what their game says they are (`view_types.py`): random games of every title, seen by everybody."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from tests.test_questions import TABLES, decisions
from tianxia.engine.game import Json, joined
from tianxia.engine.match import Match
from tianxia.engine.shapes import PAIR, SOME

PAGE = Path(__file__).parents[1] / "web" / "src"


def types_of(name: str) -> Any:
    return import_module(f"tianxia.games.{name}.view_types")


def moments(name: str, thorough: bool) -> Iterator[Match]:
    """Some moments of a random game at each table: its beginning, its end, and others in between."""
    for number, (seats, options) in enumerate(TABLES[name]):
        rng, last = Random(number), None
        for at, match in enumerate(decisions(name, seats, options, number)):
            if thorough or at == 0 or rng.random() < 0.05:
                yield match
            last = match
        assert last is not None
        yield last


@pytest.mark.parametrize("name", TABLES)
def test_views_are_what_their_types_say(name: str, thorough: bool) -> None:
    types = types_of(name)
    for match in moments(name, thorough):
        game, pos = match.game, match.position
        shared = game.shared(pos)
        is_just(shared, types.Shared)
        for seat in range(-1, match.seats):
            own = game.own(pos, seat)
            is_just(own, types.Own)
            is_just(joined(shared, own), types.View)
        is_just({**game.view(pos, -1), **game.to_json(pos)}, types.AllSeeing)


def is_just(data: Json, shape: Any) -> None:
    """It has the type, and no other keys, which `convert` would drop; nor does it lack any."""
    assert msgspec.convert(data, shape, strict=True) == data
    assert list(gaps(data, shape, shape.__name__)) == []


def gaps(data: Any, shape: Any, where: str) -> Iterator[str]:
    """Objects that lack a key that their type lists, and pairs that are not pairs: `convert` lets both pass."""
    origin, inner = get_origin(shape), get_args(shape)
    if origin is Annotated:
        if inner[1] == PAIR and len(data) != 2:
            yield where
        origin, inner = dict if inner[1] == SOME else list, get_args(inner[0])
    elif origin is dict and get_origin(inner[0]) is Literal and set(data) != set(get_args(inner[0])):
        yield where
    for name, one, below in parts(data, shape, origin, inner):
        yield from gaps(one, below, f"{where}.{name}")


def parts(data: Any, shape: Any, origin: Any, inner: tuple[Any, ...]) -> list[tuple[object, Any, Any]]:
    """What a value is made of, each part with its type."""
    if data is None or isinstance(data, int | str):
        return []
    if is_typeddict(shape):
        hints = get_type_hints(shape, include_extras=True)
        return [(name, one, hints[name]) for name, one in data.items()]
    if origin is NotRequired:
        return [("", data, inner[0])]
    if origin in (Union, UnionType):
        return [("", data, one) for one in inner if one is not NoneType]
    items = data.items() if origin is dict else enumerate(data)
    return [(name, one, inner[-1]) for name, one in items]


def test_a_view_with_a_name_too_many_or_too_few_is_found() -> None:
    view = next(moments("first_empire", False))
    good = view.game.view(view.position, 0)
    types = types_of("first_empire")
    is_just(good, types.View)
    lacking = {name: count for name, count in good["supply"].items() if name != "laws"}
    for bad in (
        {**good, "more": 1},
        {**good, "boards": [{**good["boards"][0], "more": 1}]},
        {**good, "supply": lacking},
    ):
        with pytest.raises(AssertionError):
            is_just(bad, types.View)
    with pytest.raises(msgspec.ValidationError):
        is_just({name: value for name, value in good.items() if name != "court"}, types.View)


def test_the_page_takes_types_on_trust_in_one_place() -> None:
    sources = [path for kind in ("ts", "svelte") for path in (PAGE / "games").rglob(f"*.{kind}")]
    assert sources
    assert [path.name for path in sources if "as unknown as" in path.read_text(encoding="utf-8")] == []
