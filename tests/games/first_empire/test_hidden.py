"""What a seat may know: views and guesses reveal nothing about hands and decks. (F-2.2)"""

from random import Random

from tests.games.first_empire.board import EmpireTable, setting
from tianxia.engine.eye import Eye, published
from tianxia.engine.game import canonical
from tianxia.games.first_empire.ids import ALL_ASPECTS, type_of
from tianxia.games.first_empire.position import Position


def middle() -> EmpireTable:
    scene = setting(3).order(1, 0, 2).hand(0, 5, 45, 85).hand(1, 6, 7, 46, 86).hand(2, 8, 47, 48)
    return scene.card(0, "chu", 1).court(60).table()


def test_a_view_does_not_change_with_the_hands_of_others() -> None:  # F-2.2
    one = middle()
    other = setting(3).order(1, 0, 2).hand(0, 5, 45, 85).hand(1, 20, 21, 70, 99).hand(2, 22, 71, 72)
    twin = other.card(0, "chu", 1).court(60).table()
    assert canonical(published(one.match, 0)) == canonical(published(twin.match, 0))
    assert canonical(published(one.match, -1)) == canonical(published(twin.match, -1))
    assert one.view(1)["hand"] != twin.view(1)["hand"]


def test_a_guess_keeps_backs_and_the_card_that_was_shown() -> None:  # F-2.2
    table = middle()
    table.answers(1, card="46", use="court", action="elixir")
    hands = set()
    for number in range(60):
        world = Eye(table.match, 1).guess(Random(number))
        position = world.position
        assert position.hand(1) == [6, 7, 86], "the seat's own hand is known"
        assert [type_of(card) for card in position.hand(0)] == [0, 1, 2]
        hands.add(tuple(position.hand(0)))
    assert len(hands) > 50


def test_in_a_guess_of_another_seat_the_shown_card_was_in_the_hand() -> None:  # F-2.2
    table = (
        setting(2)
        .hand(0, 5, 45, 85)
        .hand(1, 6, 7, 46, 86)
        .order(1, 0)
        .card(1, "chu", 12)
        .governors(1, qi=2)
        .court(60)
        .table()
    )
    table.answers(1, card="46", use="court", action="recruit")
    checkpoint = table.match.checkpoint()
    since = [(entry.seat, entry.question, entry.answer) for entry in table.match.since()]
    for number in range(40):
        world = checkpoint.copy()
        table.game.redeal(world, 0, since, Random(number))
        assert 46 in world.hand(1)
        assert [type_of(card) for card in world.hand(1)] == [0, 0, 1, 2]
        assert sizes(world) == sizes(checkpoint)


def sizes(pos: Position) -> list[int]:
    return [pos.deck_size(aspect) for aspect in ALL_ASPECTS]
