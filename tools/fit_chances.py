"""Fits the chances of victory that reviews of ZhanGuo and The First Empire show, and checks them.

    python3 tools/fit_chances.py zhanguo --games 240 --seed 1 --jobs 2

writes `bots/<game>/chances.json` and prints how well the figures hold in a third of the games, which was held out.
With `--check FILE` nothing is fitted: the figures in place are checked by recorded games.
"""

import argparse
from pathlib import Path

from tianxia.bots import weights_file
from tianxia.bots.chances import figures_of
from tianxia.bots.learning.outcomes import kinds_of, moments
from tianxia.engine.record import read
from tianxia.lab.chances import Check, Played, checked, figures, figures_text, self_play, split
from tianxia.lab.executors import opened


def main() -> None:
    """Fit or check, as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=("zhanguo", "first_empire"))
    parser.add_argument("--games", type=int, default=240, metavar="N", help="games at each kind of table")
    parser.add_argument("--seed", default="1", metavar="TEXT")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--check", metavar="FILE", help="check by these records, and fit nothing")
    given = parser.parse_args()
    if given.check:
        records = read(Path(given.check).read_text(encoding="utf-8"), given.check)
        print(report("records", checked(figures_of(given.game), [list(moments(each)) for each in records])))
    else:
        fit(given.game, given.games, given.seed, given.jobs)


def fit(game: str, count: int, seed: str, jobs: int) -> None:
    """Play, fit, write, and print how well it holds."""
    fits: dict[str, Played] = {}
    checks: dict[str, Played] = {}
    with opened(jobs) as workers:
        for kind in kinds_of(game):
            fits[kind.name], checks[kind.name] = split(list(self_play(game, kind, count, seed, workers)))
    found = figures(fits)
    for name, kept in {**checks, "all": [each for some in checks.values() for each in some]}.items():
        print(report(name, checked(found, kept)))
    made_by = f"python3 tools/fit_chances.py {game} --games {count} --seed {seed}"
    weights_file(game).with_name("chances.json").write_text(figures_text(made_by, found), encoding="utf-8")


def report(name: str, check: Check) -> str:
    """A check as text: the score, then a row for each tenth."""
    better = f"{check.gain:.4f} ± {check.error:.4f} better than the usual share"
    head = f"{name}: {check.games} games, Brier score {check.brier:.4f}, {better}"
    rows = [f"  said {mean:6.1%}  came {came:6.1%}  moments {count}" for count, mean, came in check.bins]
    return "\n".join([head, *rows])


if __name__ == "__main__":
    main()
