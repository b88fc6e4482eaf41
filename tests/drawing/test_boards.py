"""Boards as SVG: well-formed and self-contained through whole games, with all that is public and no secret."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import tianxia
from tests.engine.tables import live_match_of, play_until
from tianxia import games
from tianxia.drawing.drawings import drawing
from tianxia.drawing.svg import measured, plain, wrapped
from tianxia.engine.eye import SPECTATOR

TEXT = "{http://www.w3.org/2000/svg}text"
OWN = ("first_empire", "qin", "zhanguo")


def tables() -> list[tuple[str, int, str, str]]:
    """Every game at every seat count, with every value of every option."""
    found: dict[tuple[str, int, str, str], None] = {}
    for name in OWN:
        for seats in games.title(name).seat_counts:
            for option in games.title(name).options:
                found |= {(name, seats, option.name, value): None for value in option.allowed(seats)}
    return list(found)


def looks(table: tianxia.Table, step: int, rng: Random) -> Iterator[tianxia.Table]:
    """A random game, looked at now and then, and at its start and end."""
    yield table
    while not table.over:
        for _ in range(step):
            if not table.over:
                table.push(rng.choice(table.moves))
        yield table


def written(svg: str) -> str:
    """All words of a picture, without its description."""
    root = ElementTree.fromstring(svg)
    return " ".join("".join(node.itertext()) for node in root.iter(TEXT))


def numbers(svg: str) -> set[str]:
    return set(re.findall(r"\d+", written(svg)))


@pytest.mark.parametrize(("game", "seats", "option", "value"), tables())
def test_a_board_is_one_self_contained_picture(game: str, seats: int, option: str, value: str) -> None:
    table = tianxia.new_game(game, seats=seats, seed=5, **{option: value})
    for now in looks(table, 60 if game == "qin" else 250, Random(2)):
        for seat in (now.to_move, None):
            svg = now.svg(seat)
            root = ElementTree.fromstring(svg)
            assert root.get("role") == "img"
            assert root.get("aria-label") == root[0].text
            assert not re.search(r'\sid=|url\(|href|<script|<style|<image|@import|NaN|None|"inf', svg)
            assert float(root.get("width", "0")) > 600


@pytest.mark.parametrize(("game", "seats"), [("qin", 3), ("zhanguo", 3), ("first_empire", 3), ("first_empire", 1)])
def test_a_board_is_the_same_in_every_world_that_its_seat_could_believe(game: str, seats: int) -> None:
    draft = {"draft": "on"} if game == "zhanguo" else {}
    table = tianxia.new_game(game, seats=seats, seed=4, **draft)
    different = False
    for number, now in enumerate(looks(table, 9 if game == "qin" else 31, Random(3))):
        if now.over:
            break
        for seat in range(seats):
            # A copy has no events, just as a guess: nobody knows which tile was laid last.
            world = now.guess(seat, seed=number)
            assert world.svg(seat) == now.copy().svg(seat)
            different |= any(world.svg(other) != now.copy().svg(other) for other in range(seats) if other != seat)
    assert different is (seats > 1)


def test_a_hand_is_on_its_own_board_only() -> None:
    table = tianxia.new_game("zhanguo", seats=2, seed=4)
    for seat in (0, 1):
        hand = {str(card["number"]) for card in table.view(seat)["hand"]}
        assert hand <= numbers(table.svg(seat))
        # Small numbers are everywhere: scores, rounds, pieces.
        large = {number for number in hand if int(number) > 20}
        assert large
        assert not large & (numbers(table.svg(1 - seat)) | numbers(table.svg()))


def shown_numbers(game: str, view: Any) -> list[Any]:
    """Public numbers of a view, collected by hand."""
    if game == "qin":
        sizes = [len(province["cells"]) for province in view["provinces"]]
        counts = [count for placed in view["placed"] for count in placed.values()]
        return [*view["supply"], *view["hand_sizes"], view["bag_size"], *sizes, *counts]
    races = [contender["value"] for race in view["races"].values() for contender in race]
    if game == "zhanguo":
        seats = view["seats"]
        left = [n for seat in seats for name, n in seat["supply"].items() if name != "task_discs"]
        regions = [region[name] for region in seats[view["viewer"]]["regions"] for name in ("unrest", "track")]
        worth = [vp for wall in view["walls"] for vp in wall["vp"]]
        cards = [card["number"] for region in seats[view["viewer"]]["regions"] for card in region["cards"]]
        scores = [vp for region in view["map"] for vp in region["scores"] if vp]
        discs = [slot["vp"] for task in view["tasks"].values() for slot in task["slots"]]
        markers = [marks["small"] for seat in seats for marks in seat["markers"].values()]
        return [*(s["vp"] for s in seats), *left, *regions, *worth, *cards, *scores, *discs, *markers, *races]
    boards, own = view["boards"], view["boards"][view["viewer"]]
    pieces = [stock[name] for stock in view["stocks"] for name in ("governors", "palaces", "walls")]
    men = [board[name] for board in boards for name in ("ship", "entrance", "locked")]
    points = [slot["points"] for tomb in view["mausoleum"].values() for slot in tomb["slots"]]
    cards = [card["card"].lstrip("AM") for region in own["regions"].values() for card in region["cards"]]
    majorities = [vp for region in view["majorities"].values() for vp in region if vp]
    return [*view["totals"], *pieces, *men, *points, *cards, *majorities, *races, *view["supply"].values()]


@pytest.mark.parametrize(("game", "seats"), [(name, n) for name in OWN for n in games.title(name).seat_counts])
def test_every_public_number_is_on_the_board(game: str, seats: int) -> None:
    table = tianxia.new_game(game, seats=seats, seed=6)
    for now in looks(table, 30 if game == "qin" else 170, Random(1)):
        view = {**now.view(seats - 1), "viewer": seats - 1}
        svg = now.svg(seats - 1)
        missing = {str(number) for number in shown_numbers(game, view)} - numbers(svg)
        assert not missing
        if game != "qin" and view["court"]:
            assert str(view["court"][-1]) in numbers(svg)


def test_qin_has_its_coordinates_and_the_tile_laid_last() -> None:
    table = tianxia.new_game("qin", seed=7, board="lion", first=0)
    words = written(table.svg()).split()
    assert [*"ABCDEFGHIJKLM"] == [word for word in words if len(word) == 1 and word.isalpha()][:13]
    assert {str(row) for row in range(1, 14)} <= set(words)
    brackets = 'stroke-linecap="round"'
    before = table.svg().count(brackets)
    table.push("y1,8 y2,8")
    assert 'd="M384 59V48H395' in table.svg(0)
    assert table.svg(0).count(brackets) > before


def test_a_notebook_shows_the_seat_to_move() -> None:
    table = tianxia.new_game("qin", seed=7, board="lion", first=0)
    assert table._repr_svg_() == table.svg(0) != table.svg()
    assert "Your hand" in written(table._repr_svg_())
    assert "Your hand" not in written(table.svg())
    ended = tianxia.play("qin", ["random", "random"], seed=1)
    assert ended._repr_svg_() == ended.svg(SPECTATOR)


@pytest.mark.parametrize(("language", "hand"), [("en", "Your hand"), ("de", "Deine Hand"), ("fr", "Votre main")])
def test_boards_speak_three_languages(language: str, hand: str) -> None:
    assert hand in written(tianxia.new_game("qin", seed=7, first=0).svg(0, language))


def test_bad_input_is_answered_in_a_sentence() -> None:
    table = tianxia.new_game("qin", seed=7)
    with pytest.raises(ValueError, match="no seat 2: the seats are 0 to 1"):
        table.svg(2)
    with pytest.raises(ValueError, match="'xx' is not a language of tianxia; it speaks en, de, fr"):
        table.svg(0, "xx")


def test_a_game_without_a_drawing_shows_its_text() -> None:
    live = play_until(live_match_of(), "show")
    table = tianxia.Table(live)
    assert type(drawing(table.game)).__name__ == "Drawing"
    said = written(table.svg(0)).replace("\N{NO-BREAK SPACE}", " ")
    for line in str(table).splitlines()[1:]:
        assert line in said


def test_words_are_escaped_wrapped_and_measured() -> None:
    assert plain('<b> & "\x00') == "&lt;b&gt; &amp; &quot;\ufffd"
    assert wrapped("one two three", measured("one two", 12), 12) == ["one two", "three"]
    assert wrapped("", 10, 12) == []
    assert measured("mm", 10) > measured("ii", 10)
