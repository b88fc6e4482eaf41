"""Ways to spoil what is right: strange values, mutated JSON, and mangled bytes."""

from random import Random
from typing import Any

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    15,
    16,
    2**31,
    2**63,
    2**64,
    -(2**70),
    10**400,
    1e308,
    float("inf"),
    float("nan"),
    "",
    " ",
    "\x00",
    "a\x00b",
    "\ud800",
    "\udfff\ud800",
    "\ufeff",
    "\u2028",
    "\u202e",
    "null",
    "nan",
    "../../etc/passwd",
    "<script>",
    "'; DROP TABLE tables; --",
    "%00%ff",
    "é" * 300,
    "9" * 5000,
    "²",
    "x" * 9000,
    [],
    {},
    [[[[]]]],
    {"": {"\x00": None}},
    ["pass"] * 70,
]


def strange(luck: Random) -> Any:
    """A value that hardly any place expects."""
    if luck.random() < 0.2:
        return "".join(chr(luck.randrange(0x250)) for _ in range(luck.randrange(12)))
    return luck.choice(STRANGE)


def mutated(value: Any, luck: Random) -> Any:
    """A copy with one place changed: a value replaced, removed, doubled or renamed, at any depth."""
    if isinstance(value, dict) and value and luck.random() < 0.85:
        return _mutated_dict(dict(value), luck)
    if isinstance(value, list) and value and luck.random() < 0.85:
        spot, copy = luck.randrange(len(value)), list(value)
        copy[spot] = mutated(copy[spot], luck)
        return copy * luck.choice([1, 1, 1, 2, 40])
    return strange(luck)


def _mutated_dict(copy: dict[str, Any], luck: Random) -> dict[str, Any]:
    name = luck.choice(list(copy))
    way = luck.random()
    if way < 0.1:
        del copy[name]
    elif way < 0.2:
        copy[str(strange(luck))[:50]] = copy[name]
    else:
        copy[name] = mutated(copy[name], luck)
    return copy


def mangled(data: bytes, luck: Random, alphabet: bytes = b'\x00\xff\xc3{}[]",:\\u0') -> bytes:
    """The same bytes with a few changed, inserted, cut off or repeated."""
    copy = bytearray(data)
    for _ in range(luck.choice([1, 1, 2, 5])):
        spot = luck.randrange(len(copy) + 1)
        way = luck.randrange(4)
        if way == 0:
            copy[spot:spot] = bytes([luck.choice(alphabet)])
        elif way == 1:
            copy[spot : spot + 1] = bytes([luck.choice(alphabet)])
        elif way == 2:
            del copy[spot : spot + luck.randrange(1, 5)]
        else:
            copy[spot:spot] = copy[spot : spot + 8] * luck.choice([1, 30])
    return bytes(copy)
