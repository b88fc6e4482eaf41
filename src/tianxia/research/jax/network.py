"""The network: residual convolutions over the board, no normalisation, with the mean and maximum of the whole board
fed back in some blocks. It says which placements are promising, who will win, and how many pagodas each will place.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tianxia.research.jax.features import NUMBERS, PLANES
from tianxia.research.jax.fitting import SEATS

CHANNELS, BLOCKS, POOLED, HIDDEN = 48, 5, (1, 3), 64
PER_CELL = 18

Weights = Mapping[str, Any]


def shapes() -> dict[str, tuple[int, ...]]:
    """The shape of every array of weights, by name."""
    wide = CHANNELS
    found: dict[str, tuple[int, ...]] = {"enter": (3, 3, PLANES, wide), "numbers": (NUMBERS, wide)}
    for block in range(BLOCKS):
        found |= {f"in{block}": (3, 3, wide, wide), f"in{block}_bias": (wide,)}
        if block in POOLED:
            found[f"pool{block}"] = (2 * wide, wide)
        found |= {f"out{block}": (3, 3, wide, wide), f"out{block}_bias": (wide,)}
    found |= {"policy": (1, 1, wide, PER_CELL), "policy_bias": (PER_CELL,)}
    found |= {"hidden": (2 * wide, HIDDEN), "hidden_bias": (HIDDEN,)}
    return found | {"outcome": (HIDDEN, 2 * SEATS), "outcome_bias": (2 * SEATS,)}


def first_weights(seed: int) -> dict[str, Any]:
    """Random weights: blocks begin by changing nothing, heads by saying nothing."""
    rng = np.random.default_rng(seed)
    found = {}
    for name, shape in shapes().items():
        still = name.endswith("_bias") or name.startswith(("out", "policy"))
        scale = 0.0 if still else (2 / np.prod(shape[:-1])) ** 0.5
        found[name] = jnp.asarray(rng.normal(0, 1, shape) * scale, jnp.float32)
    return found


def exported(path: Path) -> tuple[Weights, dict[str, Any]]:
    """The weights of a file that training wrote, and how they were made."""
    with np.load(path) as kept:
        weights = {name: jnp.asarray(kept[name], jnp.float32) for name in kept.files if name != "facts"}
        return weights, json.loads(str(kept["facts"]))


def convolved(x: Any, kernel: Any) -> Any:
    """A convolution that keeps the size."""
    return jax.lax.conv_general_dilated(
        x, kernel.astype(x.dtype), (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )


def pooled(x: Any) -> Any:
    """The mean and the maximum of each channel over the board."""
    return jnp.concatenate([x.mean((1, 2)), x.max((1, 2))], -1)


def judge(weights: Weights, planes: Any, numbers: Any) -> tuple[Any, Any]:
    """Scores of placements (n, 13, 13, 18); by seat, scores of victory and of the share of pagodas placed (n, 8)."""
    kind = planes.dtype
    part = {name: value.astype(kind) for name, value in weights.items()}
    x = convolved(planes, part["enter"]) + (numbers @ part["numbers"])[:, None, None]
    for block in range(BLOCKS):
        y = convolved(jax.nn.relu(x), part[f"in{block}"]) + part[f"in{block}_bias"]
        if block in POOLED:
            y += (pooled(jax.nn.relu(y)) @ part[f"pool{block}"])[:, None, None]
        x += convolved(jax.nn.relu(y), part[f"out{block}"]) + part[f"out{block}_bias"]
    x = jax.nn.relu(x)
    policy = convolved(x, part["policy"]) + part["policy_bias"]
    hidden = jax.nn.relu(pooled(x) @ part["hidden"] + part["hidden_bias"])
    outcome = hidden @ part["outcome"] + part["outcome_bias"]
    return policy.astype(jnp.float32), outcome.astype(jnp.float32)


def victory(outcome: Any, seats: Any) -> Any:
    """The logarithms of each seat's chance to win, counted from the seat that looks."""
    sits = jnp.arange(SEATS) < seats[..., None]
    return jax.nn.log_softmax(jnp.where(sits, outcome[..., :SEATS], -1e9))
