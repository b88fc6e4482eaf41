"""The archive of whole games: every version replays each to its result. `make_fixtures.py` says how to add one."""

import json
from pathlib import Path

import pytest

from tests.games.qin import make_fixtures
from tests.games.qin.make_fixtures import BOARDS, FOLDER, REASONS, SEATS, WANTED
from tests.games.qin.older import HALF, older
from tianxia.engine.game import BadInput
from tianxia.engine.record import Record, read, record_of, renewed, write, write_notation
from tianxia.engine.replay import replayed, verified
from tianxia.games.qin import GAME
from tianxia.games.qin.ids import supply_for

FILES = sorted(FOLDER.glob("*.jsonl"))


def record_in(path: Path) -> Record:
    (record,) = read(path.read_text(encoding="utf-8"), path.name)
    return record


def of_each_file() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@of_each_file()
def test_a_game_replays_to_its_result(path: Path) -> None:
    record = record_in(path)
    match = replayed(GAME, record)
    result = match.result()
    assert result.to_json() == record.result
    assert [sum(part.values()) for part in result.parts] == list(result.scores)
    assert record_of(match, record.header, record.seed) == renewed(GAME, record)


@of_each_file()
def test_written_again_it_has_the_names_of_spaces(path: Path) -> None:
    """The archive numbers rows and columns, as records once did."""
    record = record_in(path)
    renewal = renewed(GAME, record)
    for form in (write, write_notation):
        before, after = form(record), form(renewal)
        assert HALF.search(before)
        assert not HALF.search(after)
        assert older(after) == before
        assert read(after) == [renewal]
    assert replayed(GAME, renewal).entries == replayed(GAME, record).entries
    assert verified(GAME, renewal)
    assert renewed(GAME, renewal) == renewal


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
    board, seats, wanted = WANTED[path.stem]
    match = replayed(GAME, record_in(path))
    assert (match.options["board"], match.seats) == (board, seats)
    assert wanted(match)


def test_every_way_of_ending_is_there_for_each_board_and_seat_count() -> None:
    ended = set()
    for path in FILES:
        record = record_in(path)
        assert record.result is not None
        ended.add((record.header.options["board"], len(record.header.seats), record.result["reason"]))
    assert ended == {(board, seats, reason) for board in BOARDS for seats in SEATS for reason in REASONS}


def test_scores_and_reasons_fit_together() -> None:
    for path in FILES:
        result = record_in(path).result
        assert result is not None
        best = max(result["scores"])
        assert result["winners"] == [seat for seat, score in enumerate(result["scores"]) if score == best]
        assert (best == supply_for(len(result["scores"]))) == (result["reason"] == "last_pagoda")


def test_a_changed_answer_does_not_replay() -> None:
    """The archive would be worthless if replaying did not check."""
    lines = (FOLDER / "bird-2-last_pagoda.jsonl").read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["result"]["scores"][0] += 1
    for changed in ([*lines[:-2], lines[-1]], [*lines[:-1], json.dumps(end)]):
        (record,) = read("\n".join(changed))
        with pytest.raises(BadInput):
            replayed(GAME, record)


def test_existing_files_are_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_fixtures, "FOLDER", tmp_path)
    monkeypatch.setattr(
        make_fixtures, "WANTED", {name: WANTED[name] for name in ("bird-2-last_pagoda", "lion-3-last_pagoda")}
    )
    kept = tmp_path / "bird-2-last_pagoda.jsonl"
    kept.write_text("archive", encoding="utf-8")
    make_fixtures.main([])
    assert kept.read_text(encoding="utf-8") == "archive"
    assert (tmp_path / "lion-3-last_pagoda.jsonl").exists()
    make_fixtures.main(["bird-2-last_pagoda"])
    assert kept.read_text(encoding="utf-8") != "archive"
