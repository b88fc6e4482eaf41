"""What the network learns from self-play, and Adam."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from tianxia.research.jax.features import observed, relative
from tianxia.research.jax.fitting import SEATS
from tianxia.research.jax.network import Weights, judge, victory
from tianxia.research.jax.selfplay import NONE, Row, expected, flat_mask, returns, turn

TRACE = 0.95
"""The lambda of TD(lambda)."""
VICTORY, PAGODAS = 1.0, 4.0
"""What errors about the winner and about pagodas count beside those of the policy."""
MEMORY, SPREAD, TINY, DECAY = 0.9, 0.99, 1e-8, 1e-4
CALM = 0.99
"""The power of the policy that its improvement starts from: below 1, nothing is ruled out for good."""
AVERAGED = 0.999
"""The share that the average of the weights keeps with each update."""


class Learner(NamedTuple):
    """Everything that training goes on from."""

    weights: Weights
    average: Weights
    """The average of recent weights: what plays."""
    momentum: Weights
    spread: Weights
    updates: Any


def new_learner(weights: Weights) -> Learner:
    """A learner at the beginning."""
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, weights, zeros, zeros, jnp.int32(0))


def outcome_loss(said: Any, target: Any, me: Any, seats: Any) -> Any:
    """How far what the network says is from how it went, by table."""
    wins, placed = (jax.vmap(relative)(part, me, seats) for part in (target[:, :SEATS], target[:, SEATS:]))
    victory_loss = -(wins * jnp.where(wins > 0, victory(said, seats), 0)).sum(-1)
    sits = jnp.arange(SEATS) < seats[:, None]
    pagodas_loss = (jnp.where(sits, jax.nn.sigmoid(said[:, SEATS:]) - placed, 0) ** 2).sum(-1)
    return VICTORY * victory_loss + PAGODAS * pagodas_loss


def policy_loss(scores: Any, row: Row, sharpness: Any) -> tuple[Any, Any]:
    """The distance to the improved policy, by table, and the policy's entropy; nothing where there is no choice."""
    mask = flat_mask(row.legal)
    scores = jnp.where(mask, scores.reshape(mask.shape), NONE)
    better = jax.vmap(lambda line, places, by: line.at[places].add(by))(
        jax.lax.stop_gradient(CALM * scores), row.proposals, sharpness * row.advantage
    )
    policy = jax.nn.log_softmax(scores)
    target = jax.nn.softmax(better)
    choice = mask.sum(-1) > 1
    entropy = -(jnp.exp(policy) * jnp.where(mask, policy, 0)).sum(-1)
    return jnp.where(choice, -(target * jnp.where(mask, policy, 0)).sum(-1), 0), jnp.where(choice, entropy, 0)


def loss(weights: Weights, row: Row, targets: tuple[Any, Any], sharpness: Any) -> tuple[Any, Any]:
    """The whole error over the tables of one moment, with its parts."""
    count = row.numbers.shape[0]
    planes = jnp.concatenate([row.planes, row.after_planes])
    scores, said = judge(weights, planes, jnp.concatenate([row.numbers, row.after_numbers]))
    policy, entropy = policy_loss(scores[:count], row, sharpness)
    before = outcome_loss(said[:count], targets[0], row.to_move, row.seats)
    after = outcome_loss(said[count:], targets[1], row.to_move, row.seats)
    parts = jnp.stack([policy.mean(), entropy.mean(), before.mean(), after.mean()])
    return parts[0] + parts[2] + parts[3], parts


def updated(learner: Learner, slope: Weights, rate: Any) -> Learner:
    """One step of Adam, with decay of the weights."""
    updates = learner.updates + 1
    momentum = jax.tree.map(lambda old, new: MEMORY * old + (1 - MEMORY) * new, learner.momentum, slope)
    spread = jax.tree.map(lambda old, new: SPREAD * old + (1 - SPREAD) * new**2, learner.spread, slope)
    even, odd = 1 - MEMORY**updates, 1 - SPREAD**updates
    weights = jax.tree.map(
        lambda now, m, s: now - rate * (m / even / (jnp.sqrt(s / odd) + TINY) + DECAY * now),
        *(learner.weights, momentum, spread),
    )
    average = jax.tree.map(lambda old, new: AVERAGED * old + (1 - AVERAGED) * new, learner.average, weights)
    return Learner(weights, average, momentum, spread, updates)


def round_of(learner: Learner, tables: Any, key: Any, rate: Any, sharpness: Any, turns: int) -> Any:
    """Play some turns at every table and learn from each; returns the learner, the tables and the figures."""
    play_key, order_key = jax.random.split(key)
    acting = jax.tree.map(lambda part: part.astype(jnp.bfloat16), learner.weights)
    tables, rows = jax.lax.scan(
        lambda now, one: turn(acting, now, one, sharpness), tables, jax.random.split(play_key, turns)
    )
    planes, numbers = jax.vmap(observed, (0, 0, None))(tables, tables.to_move, 0)
    last = jax.vmap(expected)(judge(acting, planes, numbers)[1], tables.to_move, tables.seats)
    targets = returns(rows, last, TRACE)

    def learn(now: Learner, at: Any) -> tuple[Learner, Any]:
        row, target = jax.tree.map(lambda part: part[at], (rows, targets))
        (_, parts), slope = jax.value_and_grad(loss, has_aux=True)(now.weights, row, target, sharpness)
        return updated(now, slope, rate), parts

    learner, parts = jax.lax.scan(learn, learner, jax.random.permutation(order_key, turns))
    figures = jnp.concatenate([parts.mean(0), jnp.stack([rows.ended.mean(), jnp.abs(rows.advantage).mean()])])
    return learner, tables, figures
