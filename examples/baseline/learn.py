"""Learn to play against Li Si with MaskablePPO, in minutes on one core: python examples/baseline/learn.py [STEPS]

Needs `pip install 'tianxia[research]' sb3-contrib` (PyTorch comes with it). Writes curve.csv and model.zip.
"""

import csv
import sys
from pathlib import Path

import gymnasium
import numpy as np

import tianxia.research.gymnasium  # noqa: F401 registers the environments

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.monitor import Monitor
except ImportError:
    sys.exit("This example needs sb3-contrib and PyTorch: pip install sb3-contrib")

LEVEL, WINDOW = 1, 50


def environment(seed):
    env = gymnasium.make("tianxia/LiSi-v0", li_si=LEVEL)
    space = gymnasium.spaces.Box(-10, 10, env.observation_space.shape, np.float32)
    env = gymnasium.wrappers.TransformObservation(env, squash, space)
    env.reset(seed=seed)
    return Monitor(env)


def squash(numbers):
    """Whole numbers up to a few hundred, made small enough for a network."""
    return (np.sign(numbers) * np.log1p(np.abs(numbers))).astype(np.float32)


class Curve(BaseCallback):
    """Notes the score and Li Si's after every game."""

    def __init__(self):
        super().__init__()
        self.games = []

    def _on_step(self):
        if self.locals["dones"][0]:
            self.games.append((self.num_timesteps, *self.locals["infos"][0]["scores"]))
        return True


def main(steps):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    curve = Curve()
    model = MaskablePPO("MlpPolicy", environment(1), n_steps=2048, batch_size=256, seed=1, gamma=0.999, ent_coef=0.01)
    model.learn(steps, callback=curve)
    model.save("model.zip")
    with Path("curve.csv").open("w", newline="", encoding="utf-8") as file:
        write = csv.writer(file)
        write.writerow(["steps", "score", "li_si", "won"])
        for end in range(WINDOW, len(curve.games) + 1, WINDOW):
            recent = np.array(curve.games[end - WINDOW : end])
            won = (recent[:, 1] > recent[:, 2]).mean()
            write.writerow([recent[-1, 0], *recent[:, 1:].mean(axis=0).round(1), round(float(won), 2)])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000)
