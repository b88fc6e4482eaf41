"""The five levels that people play against. What each costs and how strong it is: docs/strength.md.

The two lower ones use the evaluation alone. A searching level has a budget of iterations per turn, set by its game, so
that its play can be repeated on any machine. Time limits are for a whole turn. Compiled they are hardly ever reached;
uncompiled they are, and the level is weaker.
"""

from math import inf

from tianxia.bots import Bot, greedy, has_part, part, search

SECONDS = {"beginner": 0.3, "easy": 0.3, "medium": 0.5, "hard": 1.5, "master": 4.0}
"""The time limit of a turn, unless the game's search sets its own."""
ERRS = 0.5
"""How often the beginner does not take the best turn found."""
ERRS_OFTEN = {"zhanguo": 0.75, "first_empire": 0.75}
"""The same for games with long turns: there the better third is close together, and a slip costs less."""
NARROW = 2
"""How few lines the lower levels follow at a time in games with long turns."""


def limit(level: str, game: str) -> float:
    """The time limit of a turn: a game's search may set its own."""
    own: dict[str, float] = getattr(part(game, "search"), "SECONDS", {}) if has_part(game, "search") else {}
    return own.get(level, SECONDS[level])


def make(level: str, game: str, patient: bool = False) -> Bot:
    """A game's bot of that level; a patient one has no time limit."""
    seconds = inf if patient else limit(level, game)
    if level == "beginner":
        return greedy.make(game, NARROW, seconds, ERRS_OFTEN.get(game, ERRS))
    if level == "easy":
        return greedy.make(game, NARROW, seconds)
    return search.make(game, level, seconds)
