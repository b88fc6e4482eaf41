"""Rounds trained weights to whole numbers, for the bots that play by them: `bots/qin/network.bin`.

python -m tianxia.research.jax.rounding WEIGHTS.npz NETWORK.bin
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tianxia.games.qin.ids import COPIES, HAND, KINDS, TILES
from tianxia.research.jax.features import MOST, PLANES
from tianxia.research.jax.fitting import SEATS
from tianxia.research.jax.network import BLOCKS, CHANNELS, POOLED

WEIGHT_BITS, ACTIVE_BITS, NUMBER_BITS = 11, 8, 20
"""Fractional bits, as in `bots/qin/layers.c`."""
UNITS = [HAND] * KINDS + [COPIES] * KINDS + [MOST] * SEATS + [HAND] * (SEATS - 1) + [TILES] + [1] * SEATS
"""What each of the single numbers is divided by in training; bots count pieces."""


def whole(values: Any, bits: int, kind: str) -> bytes:
    """Values with this many fractional bits, as little-endian whole numbers; ValueError if one is too large."""
    rounded = np.rint(np.asarray(values, np.float64) * 2.0**bits)
    limits = np.iinfo(np.dtype(kind))
    if rounded.min() < limits.min or rounded.max() > limits.max:
        raise ValueError("a weight is too large for its whole number")
    return rounded.astype(kind).tobytes()


def layer(kernel: Any, bias: Any) -> bytes:
    """A convolution: taps, channels in, channels out, then what is added."""
    return whole(kernel, WEIGHT_BITS, "<i2") + whole(bias, WEIGHT_BITS + ACTIVE_BITS, "<i4")


def rounded(weights: Any) -> bytes:
    """All weights in the order in which `layers.c` reads them."""
    parts = [whole(weights["numbers"] / np.array(UNITS, np.float64)[:, None], NUMBER_BITS, "<i4")]
    parts.append(layer(weights["enter"].reshape(9, PLANES, CHANNELS), np.zeros(CHANNELS)))
    for block in range(BLOCKS):
        parts.append(layer(weights[f"in{block}"], weights[f"in{block}_bias"]))
        if block in POOLED:
            parts.append(whole(weights[f"pool{block}"], WEIGHT_BITS, "<i2"))
        parts.append(layer(weights[f"out{block}"], weights[f"out{block}_bias"]))
    heads = [layer(weights[head], weights[f"{head}_bias"]) for head in ("policy", "hidden", "outcome")]
    return b"".join(parts + heads)


def network_file(path: Path) -> bytes:
    """The whole file: a line that says how the weights were made, then the weights."""
    with np.load(path) as kept:
        facts = json.loads(str(kept["facts"]))
        numbers = rounded({name: kept[name].astype(np.float64) for name in kept.files if name != "facts"})
    return json.dumps(facts).encode() + b"\n" + numbers


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(network_file(Path(sys.argv[1])))
