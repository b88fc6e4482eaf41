"""ZhanGuo's greedy bot: it beats chance, gives the same answer when asked again, and knows no more than its seat."""

from random import Random

import pytest

from tianxia.bots import Bot, bot, rng_for
from tianxia.bots.beam import best_turn
from tianxia.bots.playing import answer_from
from tianxia.bots.zhanguo.evaluation import value
from tianxia.engine.eye import Eye
from tianxia.engine.match import Match, begin
from tianxia.games.zhanguo import GAME
from tianxia.testing import Table

CONFIGURATIONS = [{"boards": "a"}, {"boards": "b"}, {"boards": "auction", "draft": "on", "turn_order": "track"}]


def on(match: Match, bots: list[Bot], seed: str, until: int = 10**6) -> Match:
    """The same match, played by bots until it is over or has this many answers."""
    rng = Random(seed)
    while not match.over and len(match.entries) < until:
        if match.draw is not None:
            counts = match.draw.counts()
            match.answer_chance(rng.choices(range(len(counts)), counts)[0])
            continue
        for ask in match.questions[:]:
            luck = rng_for(seed, ask.seat, len(match.entries))
            match.answer(ask.seat, answer_from(bots[ask.seat], match, ask.seat, luck))
    return match


def crew(*names: str) -> list[Bot]:
    return [bot(name, "zhanguo") for name in names]


def at_a_card(seed: str, answers: int) -> Match:
    """A match at the start of somebody's turn, after some random answers."""
    match = on(begin(GAME, 3), crew("random", "random", "random"), seed, answers)
    while [ask.name for ask in match.questions] != ["card"]:
        on(match, crew("random", "random", "random"), seed, len(match.entries) + 1)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_clearly(seats: int, thorough: bool) -> None:
    for game in range(20 if thorough else 1):
        place = game % seats
        names = ["greedy" if seat == place else "random" for seat in range(seats)]
        result = on(begin(GAME, seats), crew(*names), f"clear-{game}").result()
        assert result.winners == (place,)
        others = [score for seat, score in enumerate(result.scores) if seat != place]
        assert result.scores[place] > max(others) * 4 // 3


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_it_finds_its_way_through_every_kind_of_question(options: dict[str, str], thorough: bool) -> None:
    match = on(begin(GAME, 2, options), crew("greedy", "greedy"), "ways", 10**6 if thorough else 40)
    assert len(match.entries) >= 40


def test_the_same_eye_and_luck_give_the_same_answers() -> None:
    ended = [on(begin(GAME, 2), crew("greedy", "random"), "again", 90).entries for _ in range(2)]
    assert ended[0] == ended[1]


@pytest.mark.parametrize("answers", [60, 150, 260])
def test_twin_worlds_get_the_same_answer(answers: int) -> None:
    """What the seat cannot know is dealt again; with the same seed the bot must not notice."""
    match = at_a_card("twins", answers)
    seat = match.to_answer()[0]
    said = crew("greedy")[0].answer(Eye(match, seat), Random("luck"))
    for number in range(2):
        twin = Eye(match, seat).guess(Random(number))
        assert crew("greedy")[0].answer(Eye(twin, seat), Random("luck")) == said


@pytest.mark.parametrize("answers", [60, 150, 260])
def test_the_evaluation_is_the_same_in_every_world_that_the_seat_could_believe(answers: int) -> None:
    match = at_a_card("worlds", answers)
    for seat in range(3):
        worlds = [Eye(match, seat).guess(Random(number)).position for number in range(3)]
        assert {value(world, seat) for world in worlds} == {value(match.position, seat)}


def test_looking_ahead_leaves_the_world_as_it_was() -> None:
    match = at_a_card("aside", 100)
    seat = match.to_answer()[0]
    before, length = GAME.to_json(match.position), len(match.entries)
    plan = best_turn(match, seat, value)
    assert (GAME.to_json(match.position), len(match.entries)) == (before, length)
    assert plan[0][0] == "card"


def test_at_the_end_of_the_game_the_score_is_what_counts() -> None:
    """With everything else equal a VP is worth a hundred, and so is a VP from a source that is scored at the end."""
    match = on(begin(GAME, 2), crew("random", "random"), "final")
    table = Table("zhanguo", 2, match.position)
    richer = match.position.copy()
    richer.score(0, 4, 3)
    assert table.match.over
    assert value(richer, 0) - value(match.position, 0) == 300


def test_a_turn_is_thought_through_once() -> None:
    """The plan of a turn is followed while the questions come as foreseen."""
    match = at_a_card("plan", 100)
    seat = match.to_answer()[0]
    plan = best_turn(Eye(match, seat).guess(Random("luck")), seat, value)
    player, began = crew("greedy")[0], match.step_began()
    given = []
    while match.step_began() == began:
        ask = match.question(seat)
        assert ask is not None
        given.append((ask.name, answer_from(player, match, seat, Random("luck"))))
        match.answer(seat, given[-1][1])
    assert given == plan
