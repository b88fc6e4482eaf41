"""The archive of whole games: every version replays each to its result. `make_fixtures.py` says how to add one."""

import json
from pathlib import Path

import pytest

from tests.games.first_empire.make_fixtures import FOLDER, WANTED
from tests.games.first_empire.second_scorer import score
from tianxia.engine.game import BadInput
from tianxia.engine.record import Record, read, record_of, write, write_notation
from tianxia.engine.replay import replayed, verified
from tianxia.games.first_empire import GAME

FILES = sorted(FOLDER.glob("*.jsonl"))


def record_in(path: Path) -> Record:
    (record,) = read(path.read_text(encoding="utf-8"), path.name)
    return record


def of_each_file() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_every_fixture_is_there() -> None:
    assert {path.stem for path in FILES} == set(WANTED)


@of_each_file()
def test_a_game_replays_to_its_result(path: Path) -> None:  # F-9.7
    record = record_in(path)
    match = replayed(GAME, record)
    result = match.result()
    assert result.to_plain() == record.result
    assert record_of(match, record.header, record.seed) == record
    state = json.loads(json.dumps(GAME.to_plain(match.position)))
    assert [sum(score(state, seat).values()) for seat in range(match.seats)] == list(result.scores)


@of_each_file()
def test_its_draws_are_those_of_its_seed(path: Path) -> None:
    assert verified(GAME, record_in(path))


@of_each_file()
def test_it_reads_as_it_was_written(path: Path) -> None:
    record = record_in(path)
    assert write(record) == path.read_text(encoding="utf-8")
    assert read(write_notation(record)) == [record]


@of_each_file()
def test_it_is_what_its_name_says(path: Path) -> None:
    seats, options, wanted = WANTED[path.stem]
    match = replayed(GAME, record_in(path))
    assert match.seats == seats
    assert options.items() <= dict(match.options).items()
    assert wanted(match)


def test_a_changed_answer_does_not_replay() -> None:
    lines = (FOLDER / "2-board.jsonl").read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["result"]["scores"][0] += 1
    for changed in ([*lines[:-2], lines[-1]], [*lines[:-1], json.dumps(end)]):
        (record,) = read("\n".join(changed))
        with pytest.raises(BadInput):
            replayed(GAME, record)
