"""The page on the record format shows what the program does: its examples are real, its program verifies games."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.commands.conftest import Typed
from tianxia.engine.game import Game
from tianxia.engine.live import new_live_match
from tianxia.engine.record import read, write
from tianxia.lab.simulate import play_bots

PAGE = Path(__file__).parents[2] / "docs" / "record-format.md"
SECRET = "0123456789abcdef0123456789abcdef"


def block_after(mark: str) -> str:
    found = re.search(rf"<!-- example: {re.escape(mark)} -->\n```\w*\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found, f"the page has no example {mark}"
    return found[1]


@pytest.fixture
def example(typed: Typed, tmp_path: Path) -> str:
    """The file that the page's examples are made from."""
    file = str(tmp_path / "doc.jsonl")
    typed("simulate", "qin", "--games", "1", "--seats", "random,random", "--seed", "doc", "--record", file)
    return file


def test_notation_on_the_page(typed: Typed, example: str) -> None:
    lines = typed("replay", example, "--notation").stdout.splitlines(keepends=True)
    assert block_after("replay doc.jsonl --notation | lines 1-18") == "".join(lines[:18])


def test_turns_on_the_page(typed: Typed, example: str) -> None:
    lines = typed("replay", example).stdout.splitlines(keepends=True)
    assert block_after("replay doc.jsonl | lines 1-7") == "".join(lines[:7])


def test_state_on_the_page(typed: Typed, example: str) -> None:
    state = json.loads(typed("replay", example, "--states").stdout.splitlines()[13])
    shown = json.loads(block_after("replay doc.jsonl --states | n 13").replace('", …]', '"]'))
    count = len(shown["options"])
    assert shown == {**state, "options": state["options"][:count]}
    assert list(shown) == list(state)


def test_json_lines_on_the_page_can_be_read() -> None:
    found = re.search(r"```json\n(\{\"tianxia.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found
    assert len(read(found[1])[0].lines) == 4


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = re.search(r"```python\n(import hashlib.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found
    file = tmp_path_factory.mktemp("stranger") / "verify.py"
    file.write_text(found[1], encoding="utf-8")
    return file


def verdict(program: Path, record: str) -> str:
    done = subprocess.run([sys.executable, "-I", program], input=record, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [(2, {}, SECRET), (3, {"board": "lion"}, SECRET), (4, {"first": "3"}, SECRET), (2, {"first": "1"}, "7")],
)
def test_program_of_the_page_verifies_games(
    program: Path, qin: Game[Any], seats: int, options: dict[str, str], seed: str
) -> None:
    live = new_live_match(qin, ["random"] * seats, options, seed)
    play_bots(live)
    record = write(live.record())
    assert (live.header.commitment is not None) == (seed == SECRET)
    assert verdict(program, record) == "every draw is the seed's\n"
    lines = record.splitlines()
    place = next(number for number, line in enumerate(lines) if '"draw"' in line)
    drawn = json.loads(lines[place])
    lines[place] = json.dumps({**drawn, "answer": "rr" if drawn["answer"] != "rr" else "yy"})
    assert verdict(program, "\n".join(lines)) == f"answer {place} is not the seed's\n"
    other = record.replace('"rules": 1', '"rules": 2')
    assert ("promised" in verdict(program, other)) == (seed == SECRET)
