"""Simulations: games that do not depend on one another, and what their figures count."""

from typing import Any

from tianxia.commands.reports.simulate import reasons_text
from tianxia.engine.game import Result
from tianxia.games import game
from tianxia.lab.simulate import PlayedGame, Simulation, play_game
from tianxia.lab.summary import spread, summary
from tianxia.words import words


def test_seats_stay_during_a_series() -> None:
    simulation = Simulation("qin", ("a", "b"), {}, "1", 2, "board", ("bird", "lion"))
    assert [simulation.seating(number) for number in range(simulation.total)] == [(0, 1), (0, 1), (1, 0), (1, 0)]


def test_games_do_not_depend_on_one_another() -> None:
    qin = game("qin")
    simulation = Simulation("qin", ("random", "random"), qin.chosen({}, 2), "x", 3, recorded=True)
    assert play_game(simulation, 2) == play_game(simulation, 2)
    assert play_game(simulation, 1).text != play_game(simulation, 2).text


def test_spread_of_one_value() -> None:
    assert spread([5]) == {"mean": 5.0, "sd": 0.0, "min": 5, "max": 5}


def test_shared_victories_are_counted_apart() -> None:
    qin = game("qin")
    simulation = Simulation("qin", ("a", "b"), {}, "1", 2)
    tied = Result((0, 1), (9, 9), "no_placement", ({}, {}))
    won = Result((0,), (9, 8), "no_placement", ({}, {}))
    data: Any = summary(simulation, [PlayedGame((0, 1), tied, 4, ""), PlayedGame((1, 0), won, 6, "")], qin.standing)
    assert [(each["bot"], each["wins"], each["shared"]) for each in data["by_bot"]] == [("a", 0, 1), ("b", 1, 1)]
    assert [(each["seat"], each["wins"], each["shared"]) for each in data["by_seat"]] == [(0, 1, 1), (1, 0, 1)]


def test_a_tie_with_one_who_is_no_seat_is_a_shared_victory() -> None:
    simulation = Simulation("first_empire", ("a",), {}, "1", 3)
    results = [Result((0,), (9,), "tied_with_li_si", ({"cards": 9},), {"li_si": {"cards": 9}})]
    results += [Result((0,), (9,), "beat_li_si", ({"cards": 9},), {"li_si": {"cards": 8}})]
    results += [Result((), (9,), "lost_to_li_si", ({"cards": 9},), {"li_si": {"cards": 10}})]
    data: Any = summary(simulation, [PlayedGame((0,), result, 4, "") for result in results], None)
    assert [(each["bot"], each["wins"], each["shared"]) for each in data["by_bot"]] == [("a", 1, 1)]
    assert data["reasons"] == {"beat_li_si": 1, "lost_to_li_si": 1, "tied_with_li_si": 1}
    assert "tied with Li Si 1 (33.3 %)" in reasons_text(words("en"), data)
