"""A session: answers, previews that leak nothing, undo, series, and files that are always whole."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.games.qin.older import HALF, OLDER, older
from tests.terminal.sessions import lot, play, sit, typed_game
from tests.terminal.tables import sit_at
from tianxia import games
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.engine.record import read
from tianxia.engine.replay import replayed, verified
from tianxia.terminal import saves
from tianxia.terminal.session import new_session, resumed_session
from tianxia.terminal.setup import make_setup


def test_bots_answer_until_a_person_is_asked() -> None:
    session = sit("me,random,greedy")
    session.answer(0, lot(session, 0))
    assert session.asked_person() is None
    session.play_bots()
    assert session.asked_person() == 0


def test_the_same_seed_plays_the_same_game() -> None:
    assert typed_game(seed="11") == typed_game(seed="11") != typed_game(seed="12")


def test_a_preview_tells_what_will_happen() -> None:
    session = sit()
    play(session, 6)
    for answer in session.match.questions[0].options()[::7]:
        preview = session.preview(0, answer)
        twin = session.match.fork()
        twin.answer(0, answer)
        assert [event["event"] for event in preview.events] == [tell.name for tell in twin.events]
        assert preview.view["cells"] == session.game.view(twin.position, 0)["cells"]
        assert preview.view["supply"] == session.game.view(twin.position, 0)["supply"]


def test_a_preview_changes_nothing() -> None:
    session = sit()
    play(session, 3)
    before = session.seen(0)
    for answer in session.match.questions[0].options():
        session.preview(0, answer)
    assert session.seen(0) == before


def test_a_preview_knows_no_more_than_its_seat() -> None:
    """In a world that the seat could believe it is the same, even if hidden hands decide what follows."""
    for seed in ("1", "2", "3"):
        session = sit("me,me", seed)
        while not session.match.over:
            seat = session.asked_person()
            assert seat is not None
            answer, match = lot(session, seat), session.match
            here = session.preview(seat, answer)
            session.live.match = Eye(match, seat).guess(Random(seed))
            assert session.preview(seat, answer) == here
            session.live.match = match
            session.answer(seat, answer)


def test_undo_takes_back_the_bots_answers_too() -> None:
    session = sit()
    play(session, 2)
    before, count = session.seen(0), session.count
    play(session, 1)
    assert session.undo()
    assert (session.seen(0), session.count) == (before, count)


def test_undo_within_ones_own_turn_takes_nothing_else_along() -> None:
    session = sit_at("zhanguo", "me,random", "7")
    session.play_bots()
    session.answer(0, session.match.questions[0].options()[0])
    assert session.asked_person() == 0
    assert session.undoes() is None
    while session.undoes() is None:
        session.answer(0, session.match.questions[0].options()[0])
        session.play_bots()
    assert session.undoes() == [1]
    count = session.count
    assert session.undo()
    assert session.redo()
    assert (session.count, session.redo()) == (count, False)


def test_undo_at_the_very_beginning_does_nothing() -> None:
    session = sit("me,greedy", first="1")
    session.play_bots()
    count = session.count
    assert not session.undo()
    assert session.count == count


def test_after_undo_the_same_answer_brings_the_same_draws() -> None:
    session = sit()
    play(session, 5)
    after = session.seen(0)
    session.undo()
    play(session, 1)
    assert session.seen(0) == after


def test_a_hint_is_an_option_and_knows_only_what_the_seat_knows() -> None:
    session = sit("me,me")
    play(session, 4)
    seat = session.asked_person()
    assert seat is not None
    best, unit = session.hinting(seat)()
    assert unit == "chance"
    assert len(best) == 3
    assert {each.answer for each in best} <= set(session.match.questions[0].options())


def test_every_answer_is_saved_and_resumed() -> None:
    session = sit()
    for _ in range(5):
        play(session, 1)
        again = resumed_session(saves.open_save(session.paths.running))
        assert again.seen(0) == session.seen(0)
        assert again.events(0) == session.events(0)


def test_a_finished_game_moves_to_the_records_and_undo_brings_it_back(home: Path) -> None:
    session = sit()
    play(session, 100)
    assert session.match.over
    assert not session.paths.running.exists()
    (record,) = read(session.paths.finished.read_text(encoding="utf-8"))
    assert replayed(session.game, record).result() == session.match.result()
    assert saves.saved_games() == []
    session.undo()
    assert [save.path for save in saves.saved_games()] == [session.paths.running]
    assert not session.paths.finished.exists()
    assert sorted(path.name for path in home.rglob("*") if path.name.startswith(".")) == []


def test_a_secret_seed_keeps_its_promise_and_the_copy_holds_it_only_after_the_end(tmp_path: Path) -> None:
    setup = make_setup(games.game("qin"), ["me", "random"], {})
    copy = tmp_path / "copy.jsonl"
    session = new_session(setup, None, saves.new_paths("qin"), copy)
    assert session.live.seed not in copy.read_text(encoding="utf-8")
    play(session, 100)
    (record,) = read(copy.read_text(encoding="utf-8"))
    assert record.seed == session.live.seed
    assert verified(session.game, record)


def test_a_series_is_one_file_with_its_sums() -> None:
    session = sit("me,greedy", series=["bird", "lion"])
    assert session.standing() is None
    play(session, 100)
    assert session.more_games
    assert session.paths.running.exists()
    session.next_game()
    assert session.match.options["board"] == "lion"
    assert session.live.seed == "7-2"
    play(session, 3)
    session = resumed_session(saves.latest_save("qin"))
    play(session, 100)
    assert not session.more_games
    standing = session.standing()
    assert standing is not None
    assert standing[0] == [48 - sum(result.scores[seat] for result in session.results()) for seat in (0, 1)]
    boards = [record.header.options["board"] for record in read(session.paths.finished.read_text(encoding="utf-8"))]
    assert boards == ["bird", "lion"]


def test_a_save_in_the_older_notation_is_resumed_and_written_in_today_s(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as old_program:
        old_program.setattr(games, "game", {"qin": OLDER}.__getitem__)
        session = sit("me,greedy", series=["bird", "lion"])
        play(session, 100)
        session.next_game()
        play(session, 3)
    written = session.paths.running.read_text(encoding="utf-8")
    assert HALF.search(written)
    again = resumed_session(saves.latest_save("qin"))
    assert again.seen(0)["view"] == session.seen(0)["view"]
    again.save()
    saved = again.paths.running.read_text(encoding="utf-8")
    assert not HALF.search(saved)
    assert older(saved) == written
    again.undo()
    session.undo()
    assert again.seen(0)["view"] == session.seen(0)["view"]
    assert again.redo()
    assert again.paths.running.read_text(encoding="utf-8") == saved


def test_a_series_left_between_two_games_goes_on() -> None:
    session = sit(series=["lion", "bird"])
    play(session, 100)
    again = resumed_session(saves.latest_save(None))
    assert again.match.over
    assert again.more_games
    again.next_game()
    assert again.match.options["board"] == "bird"


def test_secret_series_have_a_new_secret_for_each_game() -> None:
    setup = make_setup(games.game("qin"), ["random", "random"], {}, ["bird", "bird"])
    session = new_session(setup, None, saves.new_paths("qin"))
    first = session.live.seed
    session.play_bots()
    session.next_game()
    assert session.live.seed != first
    assert session.live.header.commitment is not None


def test_components_of_ones_own_are_found_again(tmp_path: Path) -> None:
    own = Path(games.__path__[0]) / "qin" / "data" / "boards.toml"
    folder = tmp_path / "box"
    folder.mkdir()
    (folder / "boards.toml").write_text(
        own.read_text(encoding="utf-8").replace('"V......', '".......', 1), encoding="utf-8"
    )
    setup = make_setup(games.game("qin"), ["me", "random"], {}, folder=str(folder))
    session = new_session(setup, "7", saves.new_paths("qin"))
    assert resumed_session(saves.latest_save("qin")).seen(0) == session.seen(0)
    with pytest.raises(BadInput) as caught:
        resumed_session(saves.latest_save("qin"), str(Path(games.__path__[0]) / "qin" / "data"))
    assert caught.value.message == "record-edition"
    moved = folder.rename(tmp_path / "moved")
    assert resumed_session(saves.latest_save("qin"), str(moved)).seen(0) == session.seen(0)


@pytest.mark.parametrize(
    ("names", "options", "series", "message"),
    [
        (["me", "nobody"], {}, [], "play-unknown-seat"),
        (["me"], {}, [], "bad-seat-count"),
        (["me", "random"], {"board": "cat"}, [], "bad-option-value"),
        (["me", "random"], {"bord": "lion"}, [], "bad-option"),
        (["me", "random"], {"first": "2"}, [], "bad-option-value"),
        (["me", "random"], {}, ["bird", "cat"], "bad-option-value"),
        (["me", "random"], {"board": "lion"}, ["bird"], "series-and-option"),
    ],
)
def test_a_bad_plan_is_refused(names: list[str], options: dict[str, str], series: list[str], message: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_setup(games.game("qin"), names, options, series)
    assert caught.value.message == message


def test_files_that_are_no_saved_games_are_left_alone(home: Path) -> None:
    session = sit()
    (home / "saves" / "broken.jsonl").write_text("#sitting {\n", encoding="utf-8")
    (home / "saves" / "other.jsonl").write_bytes(b"\xff\xfe")
    assert [save.path for save in saves.saved_games()] == [session.paths.running]
    with pytest.raises(BadInput):
        saves.open_save(home / "saves" / "broken.jsonl")


def test_a_game_without_a_save_says_so() -> None:
    with pytest.raises(BadInput) as caught:
        saves.latest_save(None)
    assert caught.value.message == "play-nothing-saved"


def test_a_file_elsewhere_is_gone_on_with_in_place(tmp_path: Path) -> None:
    session = sit()
    play(session, 2)
    elsewhere = tmp_path / "mine.jsonl"
    session.paths.running.rename(elsewhere)
    again = resumed_session(saves.open_save(elsewhere))
    play(again, 100)
    assert read(elsewhere.read_text(encoding="utf-8"))[0].result is not None


def test_saves_are_read_like_any_other_record(tmp_path: Path) -> None:
    """A folder gets its own sentence, and the byte order mark of an editor does not hide the comment."""
    with pytest.raises(BadInput) as caught:
        saves.open_save(tmp_path)
    assert caught.value.message == "file-folder"
    running = sit(series=["bird", "lion"]).paths.running
    edited = tmp_path / "edited.jsonl"
    edited.write_bytes(b"\xef\xbb\xbf" + running.read_bytes())
    assert saves.open_save(edited).series == ("bird", "lion")


def test_two_games_in_one_second_have_two_files() -> None:
    assert sit().paths.running != sit().paths.running


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TIANXIA_HOME", str(tmp_path / "file"))
    with pytest.raises(BadInput) as caught:
        sit()
    assert caught.value.message == "file-unwritable"


def test_the_comment_of_a_file_is_plain_json() -> None:
    session = sit(series=["bird", "lion"])
    first = session.paths.running.read_text(encoding="utf-8").partition("\n")[0]
    assert json.loads(first.removeprefix(saves.MARK)) == {"series": ["bird", "lion"], "components": None}
