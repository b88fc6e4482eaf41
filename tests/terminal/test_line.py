"""Line mode through pipes: whole games in three languages, every command, bad input, hot-seat, series, resume."""

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.engine.small_game import GAME as SMALL
from tests.terminal.sessions import lines, play, sit, typed_game
from tests.terminal.tables import sit_at
from tianxia.commands import tianxia
from tianxia.engine.game import BadInput, Refusal
from tianxia.terminal import saves
from tianxia.terminal.line.start import LineStart
from tianxia.terminal.line.streams import CLEAR, Left, Streams
from tianxia.terminal.line.table import LineTable
from tianxia.terminal.session import new_session, resumed_session
from tianxia.terminal.setup import make_setup
from tianxia.terminal.wording import Wording
from tianxia.words import words

END = {"en": r"and wins?\b", "de": r"und gewinns?t\b", "fr": r"et gagnez?\b"}


def run(*arguments: str, typed: str = "") -> Result:
    """The command with something in its pipe."""
    return CliRunner().invoke(tianxia, ["play", *arguments], input=typed)


class Keyboard(StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


# -- whole games


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("board", ["bird", "lion"])
def test_a_whole_game_in_every_language(language: str, board: str) -> None:
    printed = lines(sit(board=board), typed_game(board=board), language)
    said = words(language).say
    assert re.search(END[language], printed)
    assert said("qin-seat-0") in printed
    assert said(f"qin-option-board-{board}") in printed
    assert not re.search("qin-[a-z]", printed)
    assert "{" not in printed
    assert "None" not in printed


def test_a_whole_game_through_real_pipes(tmp_path: Path) -> None:
    typed = "\n".join(typed_game(seed="3"))
    command = [
        sys.executable,
        "-m",
        "tianxia",
        "play",
        "qin",
        "--seats",
        "me,random",
        "--option",
        "first=0",
        "--seed",
        "3",
    ]
    env = {**os.environ, "TIANXIA_HOME": str(tmp_path / "pipes")}
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(END["en"], done.stdout)
    assert "Game record:" in done.stdout
    assert len(list((tmp_path / "pipes" / "records").iterdir())) == 1


def test_bots_alone_play_while_one_watches() -> None:
    printed = run("qin", "--seats", "greedy,random", "--seed", "5").output
    assert "Green lays" in printed
    assert "Purple lays" in printed
    assert "wins" in printed


def test_line_mode_does_not_load_the_screen_library() -> None:
    code = "import sys, tianxia.commands.play; print([name for name in ('textual', 'rich') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# -- commands


def test_help_names_every_command() -> None:
    commands = [name.removeprefix("_do_") for name in dir(LineTable) if name.startswith("_do_")]
    assert len(commands) > 10
    printed = lines(sit(), ["help"])
    assert all(f"\n{name} " in printed for name in commands if name != "help")
    assert "Qin:" in printed


def test_options_are_grouped_by_tile() -> None:
    session = sit()
    printed = lines(session, ["options"])
    options = session.seen(0)["options"]
    for tile in set(session.seen(0)["view"]["hand"]):
        assert f"{words('en').say('qin-tile', tile=tile)} (" in printed
    flat = " ".join(printed.split())
    assert all(option in flat for option in options)


def test_why_says_the_rule_and_what_would_be_right() -> None:
    session = sit()
    hand = session.seen(0)["view"]["hand"][0]
    off = f"{hand[0]}A1 {hand[1]}B1"
    printed = lines(session, [f"why {off}", "why pass", f"why {session.seen(0)['options'][0]}"])
    assert "Rule Q-2.3" in printed
    assert "Rule Q-2.1" in printed
    assert f"{session.seen(0)['options'][0]} is legal." in printed
    assert session.count == sit().count


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_hint_in_a_game_without_hints_is_one_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.terminal.session.can_advise", lambda _game: False)
    before, asked = lines(sit(), [], language), lines(sit(), ["hint"], language)
    missing = words(language).say("no-hints-for-game")
    save = [line for line in asked.splitlines() if line != missing]
    # Each sitting is saved in a file of its own, which the last line names.
    assert asked.splitlines().count(missing) == 1
    assert save[:-1] == before.splitlines()[:-1]


def test_preview_and_hint_change_nothing() -> None:
    session = sit()
    before = session.seen(0)
    option = before["options"][0]
    printed = lines(session, [f"preview {option}", "hint"])
    assert "A bot would play" in printed
    assert printed.count("% to win") == 3
    assert "pagodas left" in printed
    assert session.seen(0) == before


def test_log_board_and_describe() -> None:
    session = sit("me,greedy")
    play(session, 6)
    printed = lines(session, ["log", "board", "describe"])
    assert printed.count("Purple lays") >= 6
    assert printed.count("\n13  ") == 2
    assert "Village F1–G1: " in printed
    assert "province of" in printed


def test_undo_shows_the_table_as_it_was() -> None:
    session = sit()
    typed = play(sit(), 1)
    printed = lines(session, ["undo", *typed, "undo", "yes", "log"])
    assert "Nothing to undo." in printed
    assert "Undo your last turn?\nPurple’s move will be undone too." in printed
    assert "Undone." in printed
    assert session.seen(0) == sit().seen(0)
    boards = printed.split("\n    A   B")
    assert boards[1].splitlines()[1:14] == boards[3].splitlines()[1:14]


def test_undo_asks_first_and_redo_brings_it_back() -> None:
    session, other = sit(), sit()
    typed = play(other, 1)
    printed = lines(session, [*typed, "undo", "redo", "undo", "ja"])
    assert printed.count("Undo your last turn?") == 2
    assert "Undone." not in printed, "anything but yes is the next command"
    assert session.seen(0) == other.seen(0)
    printed = lines(session, ["undo", "ja", "redo", "redo"], language="de")
    assert printed.index("Rückgängig gemacht.") < printed.index("Wiederholt.") < printed.index("Nichts zu wiederholen")
    assert session.seen(0) == other.seen(0)


def test_quit_saves_and_so_does_the_end_of_the_input() -> None:
    for typed in (["quit"], []):
        session = sit()
        printed = lines(session, typed)
        assert str(session.paths.running) in printed
        assert resumed_session(saves.open_save(session.paths.running)).seen(0) == session.seen(0)


def test_answers_may_be_typed_carelessly() -> None:
    session = sit()
    (first, second) = session.seen(0)["options"][0].upper().split()
    lines(session, [f"  {second.replace(',', '.')}   {first} "])
    assert session.count > sit().count


@pytest.mark.parametrize(
    "typed", ["foo", "rE7", "rE7 yJ10", "rB100 yB2", "why", "preview x", "why rB2", "42", "rE7 yF7 bB2"]
)
def test_bad_input_gets_one_sentence_and_asks_again(typed: str) -> None:
    session = sit()
    printed = lines(session, [typed, "options"])
    assert "is neither a command nor a move" in printed
    assert "(" in printed.split("neither")[1]
    assert session.count == sit().count


@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("qin", "lay a tile"),
        ("zhanguo", "Which card do you play?"),
        ("first_empire", "Which starting tile do you keep?"),
    ],
)
def test_bad_input_is_told_what_is_asked(game: str, question: str) -> None:
    session = sit_at(game, "me,random", "7")
    printed = lines(session, ["foo"])
    options, complaint = session.seen(0)["options"], printed.split("neither")[1]
    assert question in printed.split("“foo”")[0]
    assert question in complaint
    assert game == "qin" or f"such as {', '.join(options[:3])}." in complaint


def test_a_refusal_names_its_question_in_words() -> None:
    session = sit_at("zhanguo", "me,random", "7")
    refusal = Refusal("not-a-candidate", "", {"question": "card"})
    text = Wording(session, words("en")).refusal(refusal, session.seen(0)["view"])
    assert text == "That move does not exist."


def test_an_illegal_answer_is_refused_and_nothing_happens() -> None:
    session = sit()
    hand = session.seen(0)["view"]["hand"][0]
    printed = lines(session, [f"{hand[0]}G7 {hand[1]}H7"])
    assert "No room at G7" in printed
    assert "Rule Q-2.2" in printed
    assert session.count == sit().count


def test_an_empty_line_is_no_mistake() -> None:
    assert "neither" not in lines(sit(), ["", "   "])


def test_a_full_disk_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    session = sit()
    typed = play(sit(), 2)
    (tmp_path / "file").write_text("", encoding="utf-8")
    table = LineTable(session, words("en"), Streams(StringIO(f"{typed[0]}\n"), out := StringIO()))
    session.paths = saves.SavePaths(tmp_path / "file" / "a", tmp_path / "file" / "b")
    with pytest.raises(BadInput):
        table.run()
    assert "Can’t write" in out.getvalue()


# -- several persons


def test_hands_are_not_shown_between_two_persons() -> None:
    session = sit("me,me")
    typed = play(sit("me,me"), 2)
    out = Keyboard()
    LineTable(session, words("en"), Streams(Keyboard(f"\n{typed[0]}\n\n{typed[1]}\n"), out)).run()
    turns = out.getvalue().split(CLEAR)[1:]
    assert [turn.split("\n")[0].split(",")[0] for turn in turns] == [
        "Pass the screen to Green",
        "Pass the screen to Purple",
        "Pass the screen to Green",
    ]
    assert "Green draws" in turns[0]
    assert "Green draws" not in turns[1]
    assert "Purple draws" not in turns[0]
    assert "Your hand" not in turns[2]


def test_a_script_may_leave_out_the_empty_lines_of_the_curtain() -> None:
    assert re.search(END["en"], lines(sit("me,me,me"), typed_game("me,me,me")))


def test_undo_between_persons_hands_the_table_back() -> None:
    session = sit("me,me")
    typed = play(sit("me,me"), 1)
    printed = lines(session, [typed[0], "undo", "yes"])
    assert "Undo the last turn?" in printed
    assert printed.count("Pass the screen to Green") == 2
    assert session.asked_person() == 0


# -- series, resume, options of the command


def test_a_series_goes_on_by_itself_and_is_summed() -> None:
    session = sit("me,random", series=["bird", "lion"])
    typed = play(session, 100)
    session.next_game()
    typed += play(session, 100)
    printed = lines(sit("me,random", series=["bird", "lion"]), typed)
    assert "Series after 1 of 2 games" in printed
    assert "Series after 2 of 2 games" in printed
    assert "in total" in printed


def test_a_game_is_left_and_resumed_by_the_command() -> None:
    typed = typed_game(seed="9")
    first = run("qin", "--seats", "me,random", "--option", "first=0", "--seed", "9", typed="\n".join(typed[:4]) + "\n")
    assert first.exit_code == 0
    assert "tianxia play --resume" in first.output
    rest = run("--resume", typed="\n".join(typed[4:]) + "\n")
    assert rest.exit_code == 0
    assert re.search(END["en"], rest.output)
    assert run("--resume").exit_code == 2


def test_what_happened_since_the_own_turn_is_told_on_resuming() -> None:
    session = sit("me,greedy")
    play(session, 3)
    news = run("qin", "--resume").output
    assert news.count("You lay ") == 1
    assert news.count("Purple lays") == 1


def test_a_named_file_is_resumed_and_the_record_copied(tmp_path: Path) -> None:
    session = sit()
    copy = tmp_path / "copy.jsonl"
    done = run("--resume", str(session.paths.running), "--record", str(copy), "--lang", "fr", typed="quit\n")
    assert done.exit_code == 0
    assert "Vert" in done.output
    assert copy.read_text(encoding="utf-8").count("seed") == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "Unknown game “chess”"),
        (["qin", "--seats", "me,crane"], "Unknown seat “crane”"),
        (["qin", "--seats", "me"], "1 seat"),
        (["qin", "--option", "board"], "Write options as name=value (got “board”)"),
        (["qin", "--option", "board=cat"], "can’t be “cat”"),
        (["qin", "--series", "bird,cat"], "can’t be “cat”"),
        (["--resume", "nowhere.jsonl"], "File not found: nowhere.jsonl"),
        (["--resume"], "No saved games"),
        (["qin", "--resume", "--seed", "3"], "--seed can’t be changed"),
        (["qin", "--resume", "--option", "board=lion"], "--option can’t be changed"),
        (["qin", "--lang", "xx"], "Unknown language “xx”"),
        (["qin", "--components", "nowhere"], "nowhere"),
        (["qin", "--record", "/proc/nowhere/copy.jsonl"], "Can’t write"),
    ],
)
def test_bad_wishes_get_one_sentence_and_write_nothing(arguments: list[str], says: str, home: Path) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert says in done.output
    assert len(done.output.strip().splitlines()) == 1
    assert not home.exists()


# -- the start without a game, and games without a face


def test_the_start_asks_for_everything_and_takes_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.games.names", lambda: ["qin"])
    printed = run(typed="me,me,me\nlion\n2\nquit\n").output
    assert "Who plays?" in printed
    assert "Board: Lion" in printed
    assert "Pass the screen to Black" in printed
    again = run(typed="7\n1\nquit\n").output
    assert "Enter a number from 0 to 1 (got “7”)." in again
    assert "Pass the screen to Black" in again


@pytest.mark.parametrize("compiled", [True, False])
def test_the_start_says_if_bots_are_not_compiled(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.terminal.fields.is_compiled", lambda *_modules: compiled)
    assert ("tianxia compile" in run(typed="qin\n").output) is not compiled


def test_the_start_asks_again_after_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.games.names", lambda: ["qin"])
    printed = run(typed="me,nobody\nme,greedy\ncat\n\n\nquit\n").output
    assert "Unknown seat “nobody”" in printed
    assert "can’t be “cat”" in printed
    assert "Board: Bird" in printed


def test_leaving_the_start_writes_nothing(home: Path) -> None:
    assert run().exit_code == 0
    assert not home.exists()


def test_the_start_offers_several_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tianxia.games.names", lambda: ["other", "qin"])
    out = StringIO()
    with pytest.raises(Left):
        LineStart(words("en"), Streams(StringIO("chess\n"), out)).session()
    assert "Game (other, qin) [qin]:" in out.getvalue()
    assert "Unknown game “chess”" in out.getvalue()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_game_without_words_or_drawing_can_be_played(language: str) -> None:
    session = new_session(make_setup(SMALL, ["me", "random", "me"], {}), "7", saves.new_paths("small"))
    shadow = new_session(make_setup(SMALL, ["me", "random", "me"], {}), "7", saves.new_paths("small"))
    typed: list[str] = ["help", "options", "hint", "log", "describe"]
    shadow.play_bots()
    first = shadow.choices(shadow.asked_person() or 0)
    while (seat := shadow.asked_person()) is not None:
        ask = shadow.match.question(seat)
        assert ask is not None
        key = SMALL.key_of(ask.name, ask.options()[-1])
        typed += [f"preview {key}", key]
        shadow.answer(seat, ask.options()[-1])
        shadow.play_bots()
    printed = lines(session, typed, language)
    assert session.match.over
    assert session.match.result() == shadow.match.result()
    assert "score" in printed
    asked = {entry.question for entry in shadow.match.entries if entry.seat in shadow.people and not entry.forced}
    assert asked
    assert all(f": {question}. " in printed.replace("\u00a0", " ") for question in asked)
    shown = printed.split(words(language).say("line-options"))[1].splitlines()
    rows = [f"  {choice['key']} = {words(language).noted(choice)}" for choice in first]
    assert shown[1 : len(first) + 1] == rows


def test_long_lines_are_broken_at_words_and_set_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    session, out = sit_at("zhanguo", "me,random", "7"), Keyboard()
    LineTable(session, words("de"), Streams(Keyboard("quit\n"), out)).run()
    printed = out.getvalue().split("Möglichkeiten:")[1].splitlines()
    assert all(len(line) < 60 for line in printed[1:-3])
    later = [line for line in printed if line.startswith("    ")]
    assert later
    first = words("de").noted(session.choices(0)[0])
    assert f"= {first}" in " ".join(" ".join(printed).split())
