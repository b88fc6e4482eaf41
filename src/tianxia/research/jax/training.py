"""Trains the network by self-play, with checkpoints: the same command goes on where it stopped.

python -m tianxia.research.jax.training FOLDER --minutes 9 --planned 18
python -m tianxia.research.jax.training FOLDER --minutes 9 --planned 18 --from WEIGHTS.npz --rates 6e-4 3e-5
"""

import argparse
import csv
import json
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import jax
import jax.numpy as jnp
import numpy as np

from tianxia.research.jax.learning import Learner, new_learner, round_of
from tianxia.research.jax.network import exported, first_weights
from tianxia.research.jax.selfplay import many

CHECKPOINT, CURVE = "checkpoint.npz", "curve.csv"
COLUMNS = ("seconds", "decisions", "rate", "policy", "entropy", "before", "after", "ended", "advantage")
SEAT_MIX = (2, 2, 3, 4)
"""Half of the tables have two seats."""
RATES, WARM_UP = (1.5e-3, 1e-4), 300
"""The highest learning rate and the lowest, and the updates until the highest."""
SHARP = 8.0, 20.0
"""How much the improved policy trusts advantages, at the beginning and at the end."""
SCATTER = 64
"""Random turns before the first round, so that the tables do not all begin together."""
EVERY = 60.0
"""Seconds between checkpoints."""
APART = 3
"""Minutes of training between the weights that are kept."""


class Plan(NamedTuple):
    """How a training run goes on from where its weights come from."""

    seconds: float
    rates: tuple[float, float] = RATES
    sharp: tuple[float, float] = SHARP

    def at(self, seconds: float, updates: int) -> tuple[float, float]:
        """The learning rate and the sharpness after as many seconds and updates."""
        done = min(1.0, seconds / self.seconds)
        highest, lowest = self.rates
        rate = lowest + (highest - lowest) * (1 + np.cos(np.pi * done)) / 2
        return float(rate * min(1.0, (updates + 1) / WARM_UP)), self.sharp[0] + (self.sharp[1] - self.sharp[0]) * done


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


def load(folder: Path, seed: int, start: Path | None) -> tuple[Learner, dict[str, Any]]:
    """The learner of a folder and what is known about it, or a new one: from exported weights, or from random ones."""
    if not (folder / CHECKPOINT).is_file():
        facts: dict[str, Any] = {"seed": seed, "seconds": 0.0, "decisions": 0, "before": 0.0}
        if start is None:
            return new_learner(first_weights(seed)), facts
        weights, earlier = exported(start)
        facts |= {name: earlier[name] for name in ("seconds", "decisions")}
        return new_learner(weights), facts | {"before": facts["seconds"]}
    with np.load(folder / CHECKPOINT) as kept:
        facts = {"before": 0.0} | json.loads(str(kept["facts"]))
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

    def __init__(self, folder: Path, seed: int, tables: int, turns: int, start: Path | None = None) -> None:
        """Go on where the folder's checkpoint stands."""
        self.folder = folder
        self.learner, self.facts = load(folder, seed, start)
        self.per_round = tables * turns
        self.key, deal = jax.random.split(jax.random.key(seed + 1 + int(self.learner.updates)))
        seats = jnp.asarray(SEAT_MIX, jnp.int32)[jnp.arange(tables) % len(SEAT_MIX)]
        self.tables = jax.jit(partial(many, turns=SCATTER))(seats, deal)
        self._round = jax.jit(partial(round_of, turns=turns))

    def round(self, plan: Plan) -> dict[str, float]:
        """One round of play and learning; returns a line of the curve."""
        began = time.perf_counter()
        rate, sharp = plan.at(self.facts["seconds"] - self.facts["before"], int(self.learner.updates))
        self.key, now = jax.random.split(self.key)
        self.learner, self.tables, figures = self._round(self.learner, self.tables, now, rate, sharp)
        values = [float(value) for value in np.asarray(figures)]
        self.facts["seconds"] += time.perf_counter() - began
        self.facts["decisions"] += self.per_round
        return dict(zip(COLUMNS, [self.facts["seconds"], self.facts["decisions"], rate, *values], strict=True))

    def run(self, minutes: float, plan: Plan, most_rounds: int) -> None:
        """Train for some minutes, the first compilation included, with a checkpoint every minute and at the end."""
        end, kept, rounds = time.monotonic() + 60 * minutes, time.monotonic(), 0
        self.facts |= {"planned": plan.seconds / 60, "rates": plan.rates, "sharp": plan.sharp}
        self._warm(plan)
        while time.monotonic() < end and rounds < most_rounds:
            rounds += 1
            self.note(self.round(plan))
            if time.monotonic() - kept > EVERY:
                kept = time.monotonic()
                self.keep()
        self.keep()

    def _warm(self, plan: Plan) -> None:
        """Take the first round's compilation out of the time that the schedule counts."""
        seconds = self.facts["seconds"]
        self.note(self.round(plan))
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
    parser.add_argument("--from", dest="start", type=Path, help="weights that a new folder begins with")
    parser.add_argument(
        "--rates", type=float, nargs=2, default=RATES, help="the learning rate at first, and at the planned end"
    )
    parser.add_argument(
        "--sharp", type=float, nargs=2, default=SHARP, help="the trust in advantages at first, and at the planned end"
    )
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    training = Training(given.folder, given.seed, given.tables, given.turns, given.start)
    training.run(given.minutes, Plan(60 * given.planned, tuple(given.rates), tuple(given.sharp)), given.rounds)
    print(json.dumps(training.facts))


if __name__ == "__main__":
    main()
