"""The five levels that people play against. What each costs and how strong it is: docs/strength.md.

The two lower ones judge by the evaluation alone. A searching level is a budget of iterations a turn, set by its game,
so that its play can be repeated on any machine. The limits in seconds are for a whole turn. Compiled they are hardly
ever reached; uncompiled they hold, and the level is weaker.
"""

from math import inf

from tianxia.bots import Bot, greedy, search

SECONDS = {"beginner": 0.3, "easy": 0.3, "medium": 0.5, "hard": 1.5, "master": 4.0}
"""No turn takes longer."""
ERRS = 0.5
"""So often the beginner does not take the best turn that he finds."""
ERRS_OFTEN = {"zhanguo": 0.75, "first_empire": 0.75}
"""The same where a turn has many answers: there the better third lie close together, and a slip costs less."""
NARROW = 2
"""Where a turn has many answers, the lower levels follow so few lines at a time."""


def make(level: str, game: str, patient: bool = False) -> Bot:
    """A game's bot of that level; where somebody is patient, the budget alone ends its thoughts."""
    seconds = inf if patient else SECONDS[level]
    if level == "beginner":
        return greedy.make(game, NARROW, seconds, ERRS_OFTEN.get(game, ERRS))
    if level == "easy":
        return greedy.make(game, NARROW, seconds)
    return search.make(game, level, seconds)
