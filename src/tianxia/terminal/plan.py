"""What is to be played: a game, who sits where, the options of each game of a series, and the components."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tianxia import bots, games
from tianxia.engine.game import BadInput, Game
from tianxia.engine.live import LiveMatch, new_live_match
from tianxia.telling.speech import PERSON
from tianxia.terminal.saves import Kept


@dataclass(frozen=True)
class Plan:
    """A checked plan: it can be begun without further complaints."""

    game: Game[Any]
    names: tuple[str, ...]
    options: tuple[Mapping[str, str], ...]
    """One choice of options for each game; more than one only in a series."""
    series: tuple[str, ...]
    """The values that the series gives to its option, game by game; empty for a single game."""
    components: Any
    folder: str | None
    """Where the components come from, None for the game's own."""

    def begin(self, number: int, seed: str) -> LiveMatch:
        """The live match of the game of that number, counted from 0."""
        return new_live_match(self.game, self.names, self.options[number], seed, self.components)


def make_plan(
    game: Game[Any],
    names: Sequence[str],
    options: Mapping[str, str],
    series: Sequence[str] = (),
    folder: str | None = None,
) -> Plan:
    """Check all that was asked for; BadInput names what is wrong."""
    for name in names:
        if name != PERSON and name not in bots.NAMES:
            raise BadInput("play-unknown-seat", seat=name, allowed=", ".join((PERSON, *bots.names_for(game.name))))
        if name != PERSON and name not in bots.names_for(game.name):
            raise BadInput("bot-not-for-game", bot=name, game=game.name)
    each = [game.chosen(chosen, len(names)) for chosen in game.series_options(options, series)]
    return Plan(game, tuple(names), tuple(each), tuple(series), game.load_components(folder), folder)


def usual_seats(game: str) -> str:
    """Who sits down where nobody has said anything."""
    return f"{PERSON},{bots.usual(game)}"


def plan_of(kept: Kept, folder: str | None = None) -> Plan:
    """The plan that a kept game followed; `folder` is where its components lie now, if not where they did."""
    header = kept.records[0].header
    game = games.game(header.game)
    options = dict(header.options)
    if kept.series and game.series is not None:
        options.pop(game.series, None)
    return make_plan(game, header.seats, options, kept.series, folder or kept.components)
