"""The deals of a day: game, options and opponent are known to all, the seed to the server alone."""

import hmac
import secrets
from dataclasses import dataclass, field
from datetime import date

from tianxia import games
from tianxia.server.store.secrets import server_secret
from tianxia.server.store.store import Store

SECRET = "daily"


@dataclass(frozen=True)
class Deal:
    """A kind of deal: the game, the bot in the second seat if there is one, and an option that changes day by day."""

    game: str
    bot: str | None
    options: dict[str, str] = field(default_factory=dict)
    varied: str | None = None

    def options_of(self, day: str) -> dict[str, str]:
        """The options of a day."""
        game = games.game(self.game)
        seats = 1 if self.bot is None else 2
        chosen = dict(self.options)
        if self.varied is not None:
            values = next(option for option in game.options if option.name == self.varied).allowed(seats)
            chosen[self.varied] = values[date.fromisoformat(day).toordinal() % len(values)]
        return game.chosen(chosen, seats)


DEALS = {
    "qin": Deal("qin", "medium", varied="board"),
    "zhanguo": Deal("zhanguo", "medium"),
    "first_empire": Deal("first_empire", "medium"),
    "li_si": Deal("first_empire", None, varied="li_si"),
}
"""All deals by name: each game against the same bot every day, and The First Empire alone against Li Si."""


async def seed_of(store: Store, deal: str, day: str) -> str:
    """The seed of a deal. Without the server's secret nobody can compute it, before its day or after."""
    secret = await server_secret(store, SECRET, lambda: secrets.token_hex(32))
    return hmac.new(secret.encode(), f"{deal}/{day}".encode(), "sha256").hexdigest()
