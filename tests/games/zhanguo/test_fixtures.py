"""The archive of whole games: every version replays each to its result. `make_fixtures.py` says how to add one."""

from pathlib import Path

import pytest

from tests.games.zhanguo import make_fixtures
from tests.games.zhanguo.make_fixtures import FOLDER, WANTED
from tests.games.zhanguo.second_scorer import scores
from tianxia.engine.record import Record, read, record_of, write, write_notation
from tianxia.engine.replay import replayed, verified
from tianxia.games.zhanguo import GAME

FILES = sorted(FOLDER.glob("*.jsonl"))


def record_in(path: Path) -> Record:
    (record,) = read(path.read_text(encoding="utf-8"), path.name)
    return record


def of_each_file() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@of_each_file()
def test_a_game_replays_to_its_result(path: Path) -> None:  # Z-10.5
    record = record_in(path)
    match = replayed(GAME, record)
    result = match.result()
    assert result.to_json() == record.result
    assert [sum(part.values()) for part in result.parts] == list(result.scores)
    assert record_of(match, record.header, record.seed) == record
    parts, winner = scores(GAME.to_json(match.position))
    assert ([dict(part) for part in result.parts], result.winners) == (parts, (winner,))


@of_each_file()
def test_its_draws_are_those_of_its_seed(path: Path) -> None:
    assert record_in(path).header.commitment is not None
    assert verified(GAME, record_in(path))


@of_each_file()
def test_it_reads_as_it_was_written(path: Path) -> None:
    record = record_in(path)
    assert write(record) == path.read_text(encoding="utf-8")
    assert read(write_notation(record)) == [record]


@of_each_file()
def test_it_is_what_its_name_says(path: Path) -> None:
    seats, options = WANTED[path.stem]
    header = record_in(path).header
    assert (len(header.seats), header.options) == (seats, GAME.chosen(options, seats))


def test_every_option_has_a_game() -> None:
    assert {path.stem for path in FILES} == set(WANTED)
    for option in GAME.options:
        assert {record_in(path).header.options[option.name] for path in FILES} == set(option.values)


def test_existing_files_are_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_fixtures, "FOLDER", tmp_path)
    monkeypatch.setattr(make_fixtures, "WANTED", {name: WANTED[name] for name in ("a-2", "per_worker-2")})
    kept = tmp_path / "a-2.jsonl"
    kept.write_text("archive", encoding="utf-8")
    make_fixtures.main([])
    assert kept.read_text(encoding="utf-8") == "archive"
    assert (tmp_path / "per_worker-2.jsonl").exists()
