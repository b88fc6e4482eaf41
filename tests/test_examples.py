"""Every program in `examples/` runs and prints something; they stay short."""

import ast
import csv
import runpy
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "examples"
PROGRAMS = sorted(FOLDER.glob("*.py"))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_an_example_runs(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(program))
    assert capsys.readouterr().out.strip()


def test_there_are_ten_and_they_are_short() -> None:
    assert len(PROGRAMS) == 10
    assert sum(map(lines_of_code, PROGRAMS)) <= 8 * len(PROGRAMS)


def lines_of_code(program: Path) -> int:
    """Lines without blank ones and the docstring."""
    text = program.read_text(encoding="utf-8")
    first = ast.parse(text).body[0]
    assert ast.get_docstring(ast.parse(text)), f"{program.name} does not say what it shows"
    return sum(bool(line.strip()) for line in text.splitlines()[first.end_lineno :])


def test_the_baseline_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch is no dependency of ours."""
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match="pip install sb3-contrib"):
        runpy.run_path(str(FOLDER / "baseline" / "learn.py"))


def test_the_curve_of_the_baseline_is_drawn_from_its_figures() -> None:
    """And its figures rise."""
    folder = FOLDER / "baseline"
    rows = list(csv.DictReader((folder / "curve.csv").read_text(encoding="utf-8").splitlines()))
    drawn = runpy.run_path(str(folder / "draw.py"))["drawn"]
    assert drawn(rows) == (folder / "curve.svg").read_text(encoding="utf-8")
    assert float(rows[-1]["score"]) > float(rows[0]["score"]) + 30
