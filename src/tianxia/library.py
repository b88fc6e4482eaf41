"""What `import tianxia` offers beside tables: whole games between bots, simulations and contests.

A bot is a name (`easy`), a place (`mybots:Careful`), or any object with `answer(eye, rng)`.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from tianxia import games
from tianxia.bots import Bot
from tianxia.bots.own import any_bot, checked, name_of
from tianxia.bots.playing import play_to_end
from tianxia.engine.game import BadInput, Json
from tianxia.extras import MissingExtra
from tianxia.lab.arena.contest import new_contest
from tianxia.lab.arena.ladder import figures
from tianxia.lab.arena.run import Run, even_share
from tianxia.lab.arena.run import play as play_contest
from tianxia.lab.executors import opened
from tianxia.lab.simulate import new_simulation, play_games
from tianxia.lab.summary import summary
from tianxia.table import Table, load_table, new_table, option_texts, source_text, whole_number
from tianxia.words import words

Player = str | Bot
P = ParamSpec("P")
T = TypeVar("T")


def in_words(function: Callable[P, T]) -> Callable[P, T]:
    """Raise bad input as ValueError, or FileNotFoundError, with one English sentence."""

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return function(*args, **kwargs)
        except MissingExtra:
            raise
        except BadInput as error:
            kind = FileNotFoundError if error.message == "file-missing" else ValueError
            raise kind(words("en").complaint(error)) from None

    return call


@in_words
def new_game(
    game: str,
    seats: int | None = None,
    seed: object = None,
    components: str | Path | None = None,
    **options: object,
) -> Table:
    """A new game, dealt up to its first question. Without a seed nobody can foresee its draws.

    `components` is the file of an edition, or a folder with data files, to play with instead of the built-in ones.
    """
    return new_table(game, seats, seed, options, components=components)


@in_words
def load(path: str | Path, components: str | Path | None = None) -> Table:
    """The first game of a record file that has its seed: a finished one at its end, a saved one where it was left.

    A game with an edition needs its `components`, as in `new_game`.
    """
    return load_table(path, components)


@in_words
def play(
    game: str,
    players: Sequence[Player],
    seed: object = None,
    components: str | Path | None = None,
    **options: object,
) -> Table:
    """One game between bots, played to its end. The same seed gives the same game; `components` as in `new_game`."""
    table = new_table(game, len(players), seed, options, _named(players)[0], components)
    play_to_end(table.live, [any_bot(one, game, patient=True) if isinstance(one, str) else one for one in players])
    return table


@in_words
def simulate(
    game: str,
    players: Sequence[Player],
    count: int = 100,
    seed: object = 0,
    jobs: int = 1,
    executor: Executor | str | None = None,
    components: str | Path | None = None,
    **options: object,
) -> Json:
    """Many games between bots, which change seats after every game: wins, scores and their sources, lengths.

    They are played by that many `jobs` (processes), or on an executor of `concurrent.futures`, or on the cluster at an
    address such as `dask://host:8786`. Bots that are objects must then be picklable. `components` as in `new_game`.
    """
    title, (names, own) = games.game(game), _named(players)
    wanted = whole_number("count", count, lowest=1)
    folder = source_text(components)
    simulation = new_simulation(title, names, wanted, str(seed), option_texts(options), folder=folder, own=own)
    with opened(whole_number("jobs", jobs, lowest=1), executor) as workers:
        return summary(simulation, list(play_games([simulation], workers)), title.standing)


@in_words
def arena(
    game: str,
    bots: Sequence[Player],
    count: int = 60,
    seats: int | None = None,
    seed: object = 0,
    jobs: int = 1,
    executor: Executor | str | None = None,
    **options: object,
) -> Json:
    """Bots against one another on shared deals, every one in every seat: shares of victory with 95 % intervals.

    `jobs` and `executor` are those of `simulate`.
    """
    title, (names, own) = games.game(game), _named(bots)
    places = len(names) if seats is None else whole_number("seats", seats)
    contest = new_contest(title, names, places, option_texts(options), str(seed), own)
    run, wanted = Run(contest, even_share(contest.seats), play_all=True), whole_number("count", count, lowest=1)
    with opened(whole_number("jobs", jobs, lowest=1), executor) as workers:
        for _ in play_contest(run, contest.deals(wanted), workers):
            pass
    return figures(contest, run.played, run.claim)


def _named(players: Sequence[Player]) -> tuple[list[str], dict[str, Bot]]:
    """A name for every player, and the bots that are objects by their names."""
    if isinstance(players, str):
        raise TypeError(f"name a bot for every seat in a list, such as [{players!r}, 'random']")
    names: list[str] = []
    own: dict[str, Bot] = {}
    for player in players:
        name = name_of(player)
        if isinstance(player, str):
            names.append(name)
            continue
        same = next((known for known, bot_ in own.items() if bot_ is player), None)
        number = sum(known.partition(" ")[0] == name for known in own) + 1
        names.append(same or (name if number == 1 else f"{name} {number}"))
        own[names[-1]] = checked(player)
    return names, own
