"""What is to be played: a game, the player of each seat, the options of each game of a series, the components."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tianxia import bots, games
from tianxia.bots.own import check_bots
from tianxia.engine.game import BadInput, Game
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.telling.speech import PERSON
from tianxia.terminal.saves import SavedGame


@dataclass(frozen=True)
class Setup:
    """A checked setup: it can be played without further errors."""

    game: Game[Any]
    names: tuple[str, ...]
    options: tuple[Mapping[str, str], ...]
    """The options of each game; more than one only in a series."""
    series: tuple[str, ...]
    """The values of the series' option, game by game; empty for a single game."""
    components: Any
    folder: str | None
    """The folder of the components; None for the game's own."""

    def begin(self, number: int, seed: str) -> LiveMatch:
        """The live match of a game of the series, counted from 0."""
        return new_live_match(self.game, self.names, self.options[number], seed, self.components)


def make_setup(
    game: Game[Any],
    names: Sequence[str],
    options: Mapping[str, str],
    series: Sequence[str] = (),
    folder: str | None = None,
) -> Setup:
    """Check everything that was asked for; BadInput names what is wrong."""
    check_seats(names, game.name)
    each = [game.chosen(chosen, len(names)) for chosen in game.series_options(options, series)]
    return Setup(game, tuple(names), tuple(each), tuple(series), game.load_components(folder), folder)


def check_seats(names: Sequence[str], game: str) -> None:
    """Check that everyone at the table is a person or a bot that can play the game."""
    try:
        check_bots([name for name in names if name != PERSON], game)
    except BadInput as error:
        if error.message != "unknown-bot":
            raise
        allowed = f"{PERSON}, {error.values['allowed']}"
        raise BadInput("play-unknown-seat", seat=error.values["bot"], allowed=allowed) from None


def usual_seats(game: str) -> str:
    """The default players."""
    return f"{PERSON},{bots.usual(game)}"


def setup_of(save: SavedGame, folder: str | None = None) -> Setup:
    """The setup of a saved game; `folder` overrides the folder of its components."""
    header = save.records[0].header
    game = games.game(header.game)
    options = dict(header.options)
    if save.series and game.series is not None:
        options.pop(game.series, None)
    return make_setup(game, header.seats, options, save.series, folder or save.components)
