"""The search of The First Empire: it plays solo too, and looks no further than the turns of a round."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from tianxia.bots import first_empire_search
from tianxia.bots.first_empire import value
from tianxia.bots.first_empire_search import OWN, round_of
from tianxia.bots.turn_tree import TurnTree, taken
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match, begin
from tianxia.games import game
from tianxia.games.first_empire.position import DEAL, REWARD, Position

GAME = game("first_empire")
NARROW = replace(OWN, width=3, next_width=2, branches=4, fewest=2)


def waiting(seats: int, cards: int) -> Match:
    """A match by lot, at the first turn at which its seat holds so many cards."""
    match, rng = begin(GAME, seats, {"li_si": "3"} if seats == 1 else None), Random(seats)
    while match.draw is not None or match.questions[0].name not in OWN.turn or held(match) != cards:
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            ask = match.questions[0]
            match.answer(ask.seat, rng.choice(ask.options()))
    return match


def held(match: Match) -> int:
    return len(match.position.hand(match.questions[0].seat))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_settles_on_a_whole_turn_that_can_be_played(seats: int) -> None:
    match = waiting(seats, 4)
    seat, began = match.questions[0].seat, match.step_began()
    tree = TurnTree(Eye(match, seat), Random(1), NARROW)
    tree.run(500)
    answers, visits, _ = tree.found()[0]
    assert visits > 1, "followed further"
    assert taken(match, seat, answers)
    assert match.step_began() > began


def test_the_end_of_the_turns_of_a_round_is_judged_before_its_rewards() -> None:
    """Beyond them cards would be dealt, and the evaluation would count a round too few."""
    seen: set[int] = set()

    def noted(pos: Position, seat: int) -> int:
        seen.add(pos.stage)
        return value(pos, seat)

    match = waiting(2, 1)
    assert round_of(match.position) == match.position.round
    tree = TurnTree(Eye(match, match.questions[0].seat), Random(1), replace(NARROW, value=noted))
    tree.run(300)
    assert REWARD in seen
    assert DEAL not in seen


def test_every_level_has_a_budget_of_its_own() -> None:
    budgets = list(first_empire_search.BUDGETS.values())
    assert [later / earlier for earlier, later in pairwise(budgets)] == [8, 8]
