"""Errors are data: a message name of `locale/` with its values, and for a refused answer the rule."""

from typing import Any

from tianxia.engine import game as engine
from tianxia.engine.game import BadInput, Refused
from tianxia.server.protocol.shapes import Refusal, Trouble


class Failure(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, status: int = 400, refusal: Refusal | None = None, **values: Any) -> None:
        """A message name, its HTTP status, and the values of the message."""
        super().__init__(code)
        self.code, self.status, self.refusal, self.values = code, status, refusal, values

    def trouble(self) -> Trouble:
        """The failure as it is sent."""
        return Trouble(self.code, self.values, self.refusal)


def explain(refusal: engine.Refusal) -> Refusal:
    """The engine's refusal as it is sent."""
    return Refusal(refusal.code, refusal.rule, dict(refusal.numbers))


def refused(error: Refused) -> Failure:
    """An answer that the rules do not allow."""
    return Failure("refused", 409, explain(error.refusal))


def bad_input(error: BadInput, status: int = 400) -> Failure:
    """Input that the engine finds wrong; a nested refusal is sent beside the values."""
    values = {name: value for name, value in error.values.items() if isinstance(value, str | int | float)}
    inner = error.values.get("refusal")
    return Failure(error.message, status, explain(inner) if isinstance(inner, engine.Refusal) else None, **values)
