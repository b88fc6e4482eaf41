"""The tree search of Qin: fair and repeatable. How strong it is, `tianxia simulate` tells."""

from random import Random

import pytest

from tests.games.qin.board import qin
from tianxia.bots import bot, names_for
from tianxia.bots.qin_search import most_tried, searched
from tianxia.bots.search import SearchBot
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.engine.host import Host, new_host
from tianxia.games import game

QIN = game("qin")


def mid_game(answers: int = 8) -> Host:
    host, luck = new_host(QIN, ["a", "b"], {"board": "bird"}, "5"), Random(3)
    for _ in range(answers):
        ask = host.match.questions[0]
        host.answer(ask.seat, luck.choice(ask.options()))
    return host


def search(iterations: int) -> SearchBot:
    from tianxia.bots import qin_search

    return SearchBot(qin_search, iterations)


def test_only_games_with_a_search_have_the_bot() -> None:
    assert "search" in names_for("qin")
    assert "search" not in names_for("zhanguo")
    with pytest.raises(BadInput, match="unknown-bot"):
        bot("search", "zhanguo")


def test_it_answers_what_is_allowed_and_the_same_again() -> None:
    host = mid_game()
    ask = host.match.questions[0]
    answers = [search(200).answer(Eye(host.match, ask.seat), Random(9)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in ask.options()


def test_hands_of_others_do_not_matter() -> None:
    host = mid_game()
    seat = host.match.questions[0].seat
    eye = Eye(host.match, seat)
    worlds = [eye.guess(Random(number)) for number in (1, 2, 3)]
    assert len({str(QIN.to_plain(world.position)["hands"]) for world in worlds}) > 1
    trees = [searched(world.position, seat, 300, 7) for world in worlds]
    assert len({tuple((child.move, child.visits, child.total) for child in tree.children) for tree in trees}) == 1


def test_every_iteration_is_counted() -> None:
    host = mid_game()
    tree = searched(host.match.position, host.match.questions[0].seat, 150, 1)
    assert tree.visits == 150
    assert sum(child.visits for child in tree.children) == 150


def test_it_puts_down_the_last_pagoda() -> None:
    table = qin("y.. ...", hands=["yy", "rr"], supply=[1, 20])
    seat = table.match.questions[0].seat
    answer = most_tried(searched(table.match.position, seat, 60, 1))
    table.match.answer(seat, answer)
    assert table.match.over
    assert table.match.result().winners == (seat,)
