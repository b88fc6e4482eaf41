"""Trains the network by self-play, with checkpoints: the same command goes on where it stopped.

python -m tianxia.research.jax.training FOLDER --minutes 9 --planned 18
"""

import argparse
import csv
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, cast

import jax
import jax.numpy as jnp
import numpy as np

from tianxia.research.jax.learning import Learner, new_learner, round_of
from tianxia.research.jax.network import first_weights
from tianxia.research.jax.selfplay import many

CHECKPOINT, CURVE = "checkpoint.npz", "curve.csv"
COLUMNS = ("seconds", "decisions", "rate", "policy", "entropy", "before", "after", "ended", "advantage")
SEAT_MIX = (2, 2, 3, 4)
"""Half of the tables have two seats."""
HIGHEST_RATE, LOWEST_RATE, WARM_UP = 1.5e-3, 1e-4, 300
SHARP = 8.0, 20.0
"""How much the improved policy trusts advantages, at the beginning and at the end."""
SCATTER = 64
"""Random turns before the first round, so that the tables do not all begin together."""
EVERY = 60.0
"""Seconds between checkpoints."""
APART = 3
"""Minutes of training between the weights that are kept."""


def schedule(progress: float, updates: int) -> tuple[float, float]:
    """The learning rate and the sharpness at this share of the planned time."""
    done = min(1.0, progress)
    rate = LOWEST_RATE + (HIGHEST_RATE - LOWEST_RATE) * (1 + np.cos(np.pi * done)) / 2
    return float(rate * min(1.0, (updates + 1) / WARM_UP)), SHARP[0] + (SHARP[1] - SHARP[0]) * done


def save(folder: Path, learner: Learner, facts: dict[str, Any]) -> None:
    """Write a checkpoint: first beside the old one, so that nothing is ever half-written."""
    arrays = {
        f"{part}/{name}": np.asarray(value)
        for part in Learner._fields[:4]
        for name, value in getattr(learner, part).items()
    }
    fresh = folder / ("new-" + CHECKPOINT)
    np.savez(fresh, facts=json.dumps(facts | {"updates": int(learner.updates)}), **cast(Any, arrays))
    fresh.replace(folder / CHECKPOINT)


def load(folder: Path, seed: int) -> tuple[Learner, dict[str, Any]]:
    """The learner of a folder and what is known about it, or a new one."""
    if not (folder / CHECKPOINT).is_file():
        return new_learner(first_weights(seed)), {"seed": seed, "seconds": 0.0, "decisions": 0}
    with np.load(folder / CHECKPOINT) as kept:
        facts = json.loads(str(kept["facts"]))
        parts: dict[str, dict[str, Any]] = {part: {} for part in Learner._fields[:4]}
        for name in kept.files:
            if "/" in name:
                parts[name.split("/")[0]][name.split("/")[1]] = jnp.asarray(kept[name])
    return Learner(**parts, updates=jnp.int32(facts["updates"])), facts


def export(path: Path, weights: Any, facts: dict[str, Any]) -> None:
    """Write the weights that play, in half precision, with how they were made."""
    halves: Any = {name: np.asarray(value, np.float16) for name, value in weights.items()}
    np.savez(path, facts=json.dumps(facts), **halves)


class Training:
    """A training run in a folder."""

    def __init__(self, folder: Path, seed: int, tables: int, turns: int) -> None:
        """Go on where the folder's checkpoint stands."""
        self.folder = folder
        self.learner, self.facts = load(folder, seed)
        self.per_round = tables * turns
        start = jax.random.key(seed + 1 + int(self.learner.updates))
        self.key, deal = jax.random.split(start)
        seats = jnp.asarray(SEAT_MIX, jnp.int32)[jnp.arange(tables) % len(SEAT_MIX)]
        self.tables = jax.jit(partial(many, turns=SCATTER))(seats, deal)
        self._round = jax.jit(partial(round_of, turns=turns))

    def round(self, planned: float) -> dict[str, float]:
        """One round of play and learning; returns a line of the curve."""
        began = time.perf_counter()
        rate, sharp = schedule(self.facts["seconds"] / planned, int(self.learner.updates))
        self.key, now = jax.random.split(self.key)
        self.learner, self.tables, figures = self._round(self.learner, self.tables, now, rate, sharp)
        values = [float(value) for value in np.asarray(figures)]
        self.facts["seconds"] += time.perf_counter() - began
        self.facts["decisions"] += self.per_round
        return dict(zip(COLUMNS, [self.facts["seconds"], self.facts["decisions"], rate, *values], strict=True))

    def run(self, minutes: float, planned: float, most_rounds: int) -> None:
        """Train for some minutes, the first compilation included, with a checkpoint every minute and at the end."""
        end, kept, rounds = time.monotonic() + 60 * minutes, time.monotonic(), 0
        planned_seconds = 60 * planned
        self.facts["planned"] = planned
        self._warm(planned_seconds)
        while time.monotonic() < end and rounds < most_rounds:
            rounds += 1
            self.note(self.round(planned_seconds))
            if time.monotonic() - kept > EVERY:
                kept = time.monotonic()
                self.keep()
        self.keep()

    def _warm(self, planned: float) -> None:
        """Take the first round's compilation out of the time that the schedule counts."""
        seconds = self.facts["seconds"]
        self.note(self.round(planned))
        self.facts["seconds"] = seconds

    def note(self, line: dict[str, float]) -> None:
        """Add a line to the curve."""
        path = self.folder / CURVE
        new = not path.is_file()
        with path.open("a", newline="") as file:
            writer = csv.DictWriter(file, COLUMNS)
            if new:
                writer.writeheader()
            writer.writerow(line)

    def keep(self) -> None:
        """Write the checkpoint, and the weights that play by the minute of training."""
        save(self.folder, self.learner, self.facts)
        minute = round(self.facts["seconds"] / 60)
        export(self.folder / f"weights-{minute - minute % APART:03}.npz", self.learner.average, self.facts)


def main() -> None:
    """Train from the command line."""
    parser = argparse.ArgumentParser(description="Train the network of Qin by self-play.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=9.0, help="how long to train now")
    parser.add_argument(
        "--planned", type=float, default=18.0, help="minutes of training that the schedule plans in all"
    )
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--turns", type=int, default=32, help="turns at every table between two lessons")
    parser.add_argument("--rounds", type=int, default=10**9, help="stop after as many rounds")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    training = Training(given.folder, given.seed, given.tables, given.turns)
    training.run(given.minutes, given.planned, given.rounds)
    print(json.dumps(training.facts))


if __name__ == "__main__":
    main()
