"""The archive of whole games: every version replays each to its result. `make_fixtures.py` says how to add one."""

import json
import pickle
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.games.first_empire.make_fixtures import FOLDER, WANTED
from tests.games.first_empire.second_scorer import score
from tianxia.engine.eye import Eye
from tianxia.engine.game import BadInput
from tianxia.engine.live import new_live_match, resumed
from tianxia.engine.record import Record, header_of, read, record_of, write, write_notation
from tianxia.engine.replay import replayed, verified
from tianxia.games.first_empire import GAME, VERSION_1

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
    assert result.to_json() == record.result
    assert record_of(match, record.header, record.seed) == record
    state = json.loads(json.dumps(GAME.to_json(match.position)))
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


def test_each_version_of_the_rules_is_in_the_archive() -> None:
    rules = {record_in(path).header.rules for path in FILES}
    assert rules == {game.rules_version for game in (GAME, *GAME.older)} == {1, 2}


def test_what_version_1_allowed_replays_as_version_1_only() -> None:  # F-5.6
    record = record_in(FOLDER / "rules-1-emperor_tile.jsonl")
    match = replayed(GAME, record)
    assert match.game is VERSION_1
    assert header_of(match, record.header.seats).rules == 1
    with pytest.raises(BadInput, match="record-illegal"):
        replayed(GAME, replace(record, header=replace(record.header, rules=2)))


def test_a_game_of_version_1_goes_on_under_it_wherever_it_is_kept() -> None:
    record = record_in(FOLDER / "rules-1-emperor_tile.jsonl")
    live = resumed(GAME, replace(record, lines=record.lines[: len(record.lines) // 4], result=None))
    live.rewind(len(live.match.entries) - 3)
    guess = Eye(live.match, live.match.questions[0].seat).guess(Random(1))
    for kept in (live.match, live.match.fork(), guess, pickle.loads(pickle.dumps(live.match))):
        assert (kept.game, kept.position.rules) == (VERSION_1, 1)
    assert new_live_match(GAME, record.header.seats, record.header.options, "7").match.position.rules == 2


def test_a_changed_answer_does_not_replay() -> None:
    lines = (FOLDER / "2-board.jsonl").read_text(encoding="utf-8").splitlines()
    end = json.loads(lines[-1])
    end["result"]["scores"][0] += 1
    for changed in ([*lines[:-2], lines[-1]], [*lines[:-1], json.dumps(end)]):
        (record,) = read("\n".join(changed))
        with pytest.raises(BadInput):
            replayed(GAME, record)
