"""What a worker elsewhere must have for its games to be the same as here: it compares before it plays."""

import hashlib
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from tianxia import __version__, games
from tianxia.bots import LEARNED, NAMES, has_part, weights_file
from tianxia.bots.own import check_bots
from tianxia.engine.game import BadInput

SHOWN = 12
"""Characters of a hash in a message."""


class Needs(NamedTuple):
    """What the games of a run depend on."""

    version: str
    game: str
    folder: str | None
    """The folder of the components; None for those shipped with the game."""
    bots: tuple[str, ...]
    """Bots at a place `module:Name`, and those that other packages announce."""
    facts: tuple[tuple[str, str], ...]
    """Versions and hashes by name."""


def needs_of(game: str, folder: str | None = None, bots: Iterable[str] = ()) -> Needs:
    """What the games of a run depend on, as it is here."""
    return Needs(__version__, game, folder, tuple(bot for bot in bots if bot not in NAMES), facts(game, folder))


def facts(game: str, folder: str | None) -> tuple[tuple[str, str], ...]:
    """The versions and hashes of everything in a game that decides how it goes."""
    found = games.game(game)
    digest = found.load_components(folder).digest
    return ("rules", str(found.rules_version)), ("components", digest), ("weights", weights_digest(game))


def weights_digest(game: str) -> str:
    """The hash of the learned weights of a game, which `tianxia train` may have replaced."""
    if not has_part(game, LEARNED) or not (file := weights_file(game)).exists():
        return "–"
    return hashlib.sha256(file.read_bytes()).hexdigest()


def check_here(needs: Needs | None, worker: str) -> None:
    """Compare with what this process has; BadInput names the worker, and both versions of the first that differs."""
    if needs is None:
        return
    check_version(needs.version, worker)
    for (name, mine), (_, wanted) in zip(_facts_here(needs, worker), needs.facts, strict=True):
        if mine != wanted:
            raise differs(worker, name, mine, wanted)
    _check_bots_here(needs, worker)


def check_version(version: str, worker: str) -> None:
    """Compare with the version of this process."""
    if version != __version__:
        raise differs(worker, "version", __version__, version)


def differs(worker: str, what: str, theirs: str, ours: str) -> BadInput:
    """The refusal of a worker that would play other games."""
    return BadInput("worker-differs", worker=worker, what=what, theirs=theirs[:SHOWN], ours=ours[:SHOWN])


def _facts_here(needs: Needs, worker: str) -> tuple[tuple[str, str], ...]:
    try:
        return facts(needs.game, needs.folder)
    except BadInput:
        what, name = ("game", needs.game) if needs.folder is None else ("components", needs.folder)
        raise BadInput("worker-lacks", worker=worker, what=what, name=name) from None


@cache
def _check_bots_here(needs: Needs, worker: str) -> None:
    try:
        check_bots(needs.bots, needs.game)
    except BadInput as error:
        raise no_bot(worker, str(error.values.get("why", error.values["bot"]))) from None


def no_bot(worker: str, why: str) -> BadInput:
    """The refusal of a worker that does not have a bot of the caller."""
    return BadInput("worker-lacks", worker=worker, what="bot", name=why)
