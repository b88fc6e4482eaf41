"""The library: tables, moves, records, own bots, simulations and contests from Python."""

import doctest
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tianxia
from tests.games.qin.older import older
from tests.mistakes import CARDS
from tianxia import table as table_module

GAMES = [("qin", {"seats": 2}), ("zhanguo", {}), ("first_empire", {"seats": 1, "li_si": 2}), ("first_empire", {})]


class First:
    """Takes the first option."""

    def answer(self, eye: tianxia.Eye, rng: Random) -> int:  # noqa: ARG002
        """The first of the eye's options."""
        return eye.options()[0]


class Typing(First):
    """Answers in text."""

    def answer(self, eye: tianxia.Eye, rng: Random) -> str:  # type: ignore[override]
        """The key of a random option."""
        return eye.game.key_of(eye.question(), rng.choice(eye.options()))


def lion(**options: Any) -> tianxia.Table:
    """A game of Qin whose moves are known."""
    return tianxia.new_game("qin", seed=7, board="lion", first=0, **options)


def test_doctests_of_the_table() -> None:
    assert doctest.testmod(table_module).attempted > 5
    assert doctest.testmod(table_module).failed == 0


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_game_is_played_undone_and_printed(game: str, options: dict[str, Any]) -> None:
    table = tianxia.new_game(game, seed=3, **options)
    before = repr(table), table.view(0), str(table)
    rng = Random(1)
    for _ in range(12):
        table.push(rng.choice(table.moves))
    assert repr(table) != before[0]
    for _ in range(12):
        table.undo()
    assert (repr(table), table.view(0), str(table)) == before
    assert table.winners == ()
    assert len(table.rollout(1).scores) == table.seats
    assert repr(table) == before[0]


def test_a_move_is_its_text_and_its_number() -> None:
    table = lion()
    move = table.moves[0]
    assert move == "yI2 yI3" == str(move)
    assert move == move.id
    assert "yI2 yI3" in table.moves
    assert move in set(table.moves)
    assert move.spots == ["hand:yy", "cell:I2", "cell:I3"]
    assert "I2" in move.words
    table.push(move.id)
    assert table.to_move == 1
    unread = lion().moves[1]
    unread._table.push(unread)
    with pytest.raises(ValueError, match="moved on"):
        _ = unread.words


def test_refusals_are_sentences_and_change_nothing() -> None:
    table = lion()
    held = "Q-2" in str(table.why_not("yA1 yB1"))
    assert held, table.why_not("yA1 yB1")
    assert table.why_not(table.moves[0]) is None
    assert "\n" not in str(table.why_not("yA1 yB1"))
    before = repr(table)
    with pytest.raises(tianxia.IllegalMove, match="Q-2"):
        table.push("yA1 yB1")
    with pytest.raises(tianxia.IllegalMove, match=r"did you mean 'yH3 yH4'\?"):
        table.push("yG3 yH4")
    with pytest.raises(ValueError, match="no move to undo"):
        table.undo()
    assert repr(table) == before


def test_copies_know_the_draws_and_guesses_do_not() -> None:
    table = lion()
    twin = table.copy()
    for one in (table, twin):
        for _ in range(6):
            one.push(one.moves[0])
    assert twin.view(0) == table.view(0)
    seen = [lion().guess(0, seed) for seed in range(4)]
    assert all(world.view(0) == lion().view(0) for world in seen)
    assert len({str(world.match.game.to_json(world.match.position)) for world in seen}) > 1
    late = lion()
    late.push(late.moves[0])
    guess = late.guess()
    guess.push(guess.moves[0])
    for refused in (guess.undo, lambda: guess.save("guess.jsonl"), lambda: list(guess.positions())):
        with pytest.raises(ValueError, match="no history"):
            refused()


@pytest.mark.parametrize("ending", [".jsonl", ".txt"])
def test_records_go_out_and_come_back(tmp_path: Path, ending: str) -> None:
    table = tianxia.play("qin", [First(), "random"], seed=1)
    table.save(tmp_path / f"game{ending}")
    again = tianxia.load(tmp_path / f"game{ending}")
    assert (again.over, again.scores, again.winners) == (True, table.scores, table.winners)
    positions = list(again.positions())
    assert positions[-1].over
    assert positions[0].to_move is not None
    left = lion()
    left.push(left.moves[0])
    left.save(tmp_path / f"left{ending}")
    assert tianxia.load(tmp_path / f"left{ending}").view(1) == left.view(1)


@pytest.mark.parametrize("ending", [".jsonl", ".txt"])
def test_a_record_in_the_older_notation_is_saved_in_today_s(tmp_path: Path, ending: str) -> None:
    written, aged = tmp_path / f"game{ending}", tmp_path / f"older{ending}"
    table = lion()
    for _ in range(4):
        table.push(older(str(table.moves[-1])))
    table.save(written)
    aged.write_text(older(written.read_text(encoding="utf-8")), encoding="utf-8")
    again = tianxia.load(aged)
    again.undo()
    table.undo()
    assert (again.view(0), again.moves) == (table.view(0), table.moves)
    tianxia.load(aged).save(aged)
    assert aged.read_text(encoding="utf-8") == written.read_text(encoding="utf-8")


def test_bots_of_ones_own_are_objects_or_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(
        "class Last:\n    def answer(self, eye, rng):\n        return eye.options()[-1]\n\nnothing = 5\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    typing: Any = Typing()
    assert tianxia.play("qin", ["mine:Last", typing], seed=2).over
    with pytest.raises(ValueError, match="Can’t load the bot “mine:Missing”"):
        tianxia.play("qin", ["mine:Missing", "random"])
    with pytest.raises(ValueError, match=r"Can’t load the bot|is not a bot"):
        tianxia.play("qin", ["mine:nothing", "random"])


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    class Cheat(First):
        def answer(self, eye: tianxia.Eye, rng: Random) -> int:  # noqa: ARG002
            return 999_999

    with pytest.raises(ValueError, match="The bot “Cheat” gave an answer that is not allowed: 999999"):
        tianxia.play("qin", [Cheat(), "random"], seed=1)


class Silent(First):
    """Forgets to return its answer."""

    def answer(self, eye: tianxia.Eye, rng: Random) -> int:  # noqa: ARG002
        """Nothing."""
        return None  # type: ignore[return-value]


class Babbling(First):
    """Answers with a text that means nothing."""

    def answer(self, eye: tianxia.Eye, rng: Random) -> str:  # type: ignore[override]  # noqa: ARG002
        """Nonsense."""
        return "north"


@pytest.mark.parametrize(("bot", "said"), [(Silent(), "“Silent” gave None"), (Babbling(), "“Babbling” gave north")])
def test_a_bot_whose_answer_means_nothing_is_named(bot: Any, said: str) -> None:
    with pytest.raises(ValueError, match=f"{said} as an answer to place"):
        tianxia.play("qin", [bot, "random"], seed=1)
    with pytest.raises(ValueError, match=said):
        tianxia.simulate("qin", [bot, "random"], 2, jobs=2)


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ([First, "random"], r"First is a class: .* First\(\)"),
        ([5, "random"], "5 is not a bot"),
        ("easy", r"\['easy', 'rand"),
    ],
)
def test_what_is_no_bot_is_said(players: Any, said: str) -> None:
    for run in (tianxia.play, tianxia.simulate, tianxia.arena):
        with pytest.raises(TypeError, match=said):
            run("qin", players)


def test_a_bot_reads_its_options_as_text() -> None:
    class Reading(First):
        """Takes the last option in the alphabet."""

        def answer(self, eye: tianxia.Eye, rng: Random) -> str:  # type: ignore[override]  # noqa: ARG002
            assert [eye.game.answer_of(eye.question(), text) for text in eye.texts()] == eye.options()
            return max(eye.texts())

    reading: Any = Reading()
    assert tianxia.play("zhanguo", [reading, "random"], seed=1).over


def test_simulations_and_contests_take_them() -> None:
    figures = tianxia.simulate("qin", [First(), First(), "random"], 6, seed="x")
    assert [each["bot"] for each in figures["by_bot"]] == ["First", "First 2", "random"]
    assert sum(each["played"] for each in figures["by_bot"]) == 18
    ladder = tianxia.arena("qin", [First(), "random"], 4)
    assert {each["bot"] for each in ladder["ladder"]} == {"First", "random"}


@pytest.mark.parametrize("look", ["view", "events", "svg", "moves_of", "guess", "observation", "mask"])
def test_a_seat_that_is_not_there_is_said(look: str) -> None:
    for seat in (2, -2, "1"):
        with pytest.raises(ValueError, match=r"there is no seat .*: the seats are 0 to 1"):
            getattr(lion(), look)(seat)


def test_numbers_that_are_none_are_said() -> None:
    for wrong in ("2", 2.0, True):
        with pytest.raises(TypeError, match=f"seats must be a whole number, not {wrong!r}"):
            tianxia.new_game("qin", seats=wrong)  # type: ignore[arg-type]
    for run in (tianxia.simulate, tianxia.arena):
        with pytest.raises(ValueError, match="count must be at least 1, not 0"):
            run("qin", ["random", "greedy"], 0)
        with pytest.raises(ValueError, match="jobs must be at least 1, not -1"):
            run("qin", ["random", "greedy"], 1, jobs=-1)
        with pytest.raises(TypeError, match="5 is neither an executor nor the address of a cluster"):
            run("qin", ["random", "greedy"], 1, executor=5)  # type: ignore[arg-type]


def test_bad_input_is_one_sentence_with_what_was_meant() -> None:
    with pytest.raises(ValueError, match="Did you mean “qin”"):
        tianxia.new_game("quin")
    with pytest.raises(ValueError, match="Did you mean “lion”"):
        tianxia.new_game("qin", board="lian")
    with pytest.raises(ValueError, match="9 seats"):
        tianxia.new_game("qin", seats=9)
    with pytest.raises(FileNotFoundError, match="nowhere"):
        tianxia.load("nowhere.jsonl")
    with pytest.raises(AttributeError, match="it offers"):
        _ = tianxia.nwe_game  # type: ignore[attr-defined]
    assert "new_game" in dir(tianxia)
    assert tianxia.new_game("first_empire", seats=1, li_si=2, advanced=True).options["advanced"] == "on"


def test_a_program_plays_with_the_cards_of_a_box(tmp_path: Path) -> None:
    cards = CARDS.replace("\n5,writing,governor,vp,3", "\n5,writing,governor,vp,2")
    (tmp_path / "mybox").mkdir()
    (tmp_path / "mybox/cards.csv").write_text(cards, encoding="utf-8")
    table = tianxia.play("zhanguo", ["random", "random"], seed=1, components=tmp_path / "mybox")
    table.save(tmp_path / "game.jsonl")
    assert '"edition":"mybox"' in (tmp_path / "game.jsonl").read_text(encoding="utf-8").partition("\n")[0].replace(
        " ", ""
    )
    assert tianxia.load(tmp_path / "game.jsonl", components=tmp_path / "mybox").scores == table.scores
    with pytest.raises(ValueError, match="uses the edition “mybox”"):
        tianxia.load(tmp_path / "game.jsonl")
    begun = tianxia.new_game("zhanguo", seed=1, components=str(tmp_path / "mybox"))
    assert begun.match.components.digest != tianxia.new_game("zhanguo", seed=1).match.components.digest
    assert tianxia.simulate("zhanguo", ["random", "random"], 1, components=tmp_path / "mybox")["games"] == 1
    (tmp_path / "mybox/cards.csv").write_text(cards.replace("\n7,", "\n6,"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards\.csv, line 8, column A"):
        tianxia.new_game("zhanguo", components=tmp_path / "mybox")
