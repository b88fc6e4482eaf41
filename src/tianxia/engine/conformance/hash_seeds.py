"""The check that nothing depends on the order of a set: the same game in two processes with different hash seeds."""

import importlib
import json
import os
import subprocess
import sys
from typing import Any

from tianxia.engine.conformance.looks import guesses, state, told
from tianxia.engine.conformance.playing import play_trial
from tianxia.engine.conformance.trial import Trial, checking, require
from tianxia.engine.game import digest

PROGRAM = "from tianxia.engine.conformance.hash_seeds import main; main()"


@checking
def check_hash_seeds(trial: Trial) -> None:
    """A game is the same, answer by answer and view by view, whatever the hash seed of its process."""
    digests = {_digest_under(trial, hash_seed) for hash_seed in ("1", "2")}
    require(len(digests) == 1, "the game differs under another hash seed")


def _digest_under(trial: Trial, hash_seed: str) -> str:
    table = [trial.game.home, trial.seats, trial.options, trial.seed, trial.rate]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", PROGRAM, json.dumps(table)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    reasons = done.stderr.strip().splitlines() or [""]
    require(done.returncode == 0, f"another process cannot play the game: {reasons[-1]}")
    return done.stdout


def main() -> None:
    """Play one trial and print the digest of everything visible in it."""
    home, seats, options, seed, rate = json.loads(sys.argv[1])
    module, _, name = home.partition(":")
    print(digest_of(play_trial(getattr(importlib.import_module(module), name), seats, options, seed, rate)))


def digest_of(trial: Trial) -> str:
    """The digest of everything visible in a trial."""
    seen: list[Any] = [[state(match), *guesses(match)] for match, _ in trial.decisions("hash seeds")]
    end = trial.ended()
    return digest([seen, state(end), told(end, end.events)])
