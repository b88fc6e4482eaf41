"""A game with a listener that asks why each candidate of each question is refused, and notes the rule that is cited."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.test_rules_tables import rules
from tianxia.engine.conformance.playing import interposed
from tianxia.engine.game import Game, Refusal
from tianxia.engine.script import ALLOWED, Ask, Request, Together
from tianxia.games import __file__ as games

Found = dict[tuple[str, int], Refusal]
"""By question and code: a refusal that was given, also in a question that a match answered automatically."""
Cited = Mapping[str, Mapping[str, str]]
"""By question and name of a refusal: the rules that it cites, with a space between two."""


def listening(game: Game[Any], found: Found) -> Game[Any]:
    """The same game, all its refusals noted."""

    def next_step(pos: Any) -> Any:
        def listen(request: Request) -> None:
            for ask in asks_in(request):
                for answer in ask.candidates():
                    code = ask.why_not(answer)
                    if code != ALLOWED:
                        found[ask.name, code] = game.refusal(pos, ask, answer, code)

        return interposed(replace(game, next_step=lambda _pos: game.next_step(pos)), listen).next_step(pos)

    return replace(game, next_step=next_step)


def asks_in(request: Request) -> Iterator[Ask]:
    if isinstance(request, Ask):
        yield request
    elif isinstance(request, Together):
        yield from request.asks


def pairs(cited: Cited) -> set[tuple[str, str, str]]:
    """Question, name and rule, one by one."""
    return {
        (question, name, rule) for question, by in cited.items() for name, all_ in by.items() for rule in all_.split()
    }


def cited_in(found: Found) -> set[tuple[str, str, str]]:
    """The same of what was heard."""
    return {(question, refusal.code, refusal.rule) for (question, _), refusal in found.items()}


def known_rules(game: str) -> set[str]:
    """The ids of a game's rules."""
    return {rule.id for rule in rules((Path(games).parent / game / "RULES.md").read_text(encoding="utf-8"))}
