"""The greedy bot of The First Empire: it beats chance, plays solo to the end, and knows no more than its seat.

The short run follows few ways through a turn, so that it stays quick when nothing is compiled.
"""

from random import Random

import pytest

from tianxia.bots import Bot, bot, rng_for
from tianxia.bots.first_empire.evaluation import value
from tianxia.bots.playing import answer_from
from tianxia.bots.turns import TurnBot
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match, begin
from tianxia.engine.script import Seat
from tianxia.games import game
from tianxia.games.first_empire.ids import OVER
from tianxia.games.first_empire.scoring import score_parts

GAME = game("first_empire")
NARROW = 3


def greedy(thorough: bool) -> Bot:
    """The bot as it plays, or one that follows fewer ways."""
    return bot("greedy", "first_empire") if thorough else TurnBot(value, NARROW)


def played(bots: list[Bot], seed: str, options: dict[str, str] | None = None, answers: int = -1) -> Match:
    """A game played by these bots, to the end or for this many answers."""
    match, chance = begin(GAME, len(bots), options), Random(seed)
    while not match.over and len(match.entries) != answers:
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(chance.choices(range(len(counts)), counts)[0])
        else:
            seat = match.questions[0].seat
            match.answer(seat, answer_from(bots[seat], match, seat, rng_for(seed, seat, len(match.entries))))
    return match


def half_way(seats: int, seed: int) -> Match:
    """A game of random answers at a question to a seat somewhere in its middle."""
    match, rng = begin(GAME, seats, {"li_si": "2"} if seats == 1 else None), Random(seed)
    waits = rng.randrange(30, 110)
    while waits > 0 or match.draw is not None:
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
        else:
            ask = match.questions[0]
            match.answer(ask.seat, rng.choice(ask.options()))
            waits -= 1
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_greedy_beats_random_ones(seats: int, thorough: bool) -> None:
    for number in range(20 if thorough else 1):
        seat = (seats + number) % seats
        bots = [greedy(thorough) if other == seat else bot("random", "first_empire") for other in range(seats)]
        result = played(bots, f"beats-{number}").result()
        assert result.winners == (seat,), f"game {number}: {result.scores}"


@pytest.mark.parametrize("level", ["1", "4"])
def test_solo_games_run_to_the_end(level: str, thorough: bool) -> None:
    for number in range(10 if thorough else 1):
        match = played([greedy(thorough)], f"solo-{number}", {"li_si": level})
        assert match.over
        assert match.result().scores[0] > 60


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_evaluation_reads_only_what_the_seat_knows(seats: int, thorough: bool) -> None:
    for seed in range(40 if thorough else 6):
        match = half_way(seats, seed)
        seat = match.questions[0].seat
        world = Eye(match, seat).guess(Random(seed))
        again = Eye(world, seat).guess(Random(seed + 1))
        assert value(match.position, seat) == value(world.position, seat) == value(again.position, seat)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_same_answer_in_twin_worlds_and_again(seats: int, thorough: bool) -> None:
    for seed in range(20 if thorough else 2):
        match = half_way(seats, seed)
        seat = match.questions[0].seat
        twin = Eye(Eye(match, seat).guess(Random(seed)), seat).guess(Random(seed + 1))
        answers = [greedy(thorough).answer(Eye(world, seat), Random(7)) for world in (match, match, twin)]
        assert answers[0] == answers[1] == answers[2]


def test_a_game_is_the_same_again(thorough: bool) -> None:
    far = -1 if thorough else 60
    games = [played([greedy(thorough), greedy(thorough)], "again", answers=far) for _ in range(2)]
    assert games[0].entries == games[1].entries


@pytest.mark.parametrize("seats", [1, 3])
def test_at_the_end_points_are_points(seats: int) -> None:
    """What a seat has at the end is its score, minus a part of what can be seen of the others'."""
    bots = [bot("random", "first_empire") for _ in range(seats)]
    pos = played(bots, "points", {"li_si": "3"} if seats == 1 else None).position
    assert pos.stage == OVER
    for seat in range(seats):
        behind = 100 * sum(score_parts(pos, Seat(seat)).values()) - value(pos, seat)
        others = [player for player in pos.everyone if player != seat]
        seen = sum(pos.all_points(player) for player in others)
        governors = sum(score_parts(pos, player)["majorities"] for player in others)
        assert abs(behind - 100 * (seen + governors) / (2 * pos.players)) < 1
