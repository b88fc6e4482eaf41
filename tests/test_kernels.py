"""Compiled kernels: found for exactly the sources they were made from, never stale, never unfinished."""

import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from tianxia import games
from tianxia.commands import compile as compile_command
from tianxia.kernels import (
    AUTO,
    COMPILED,
    KERNELS,
    MANIFEST,
    MYPYC,
    PYTHON,
    Kernels,
    background,
    build,
    compiled_file,
    imports,
    is_compiled,
    is_whole,
    toolchain,
    wanted_mode,
)
from tianxia.kernels.build import Status, compile_missing, status
from tianxia.kernels.toolchain import CannotCompile, why_no_compiler
from tianxia.words import words

TOY = {"toy": ("toy.inner", "toy.outer", "toy.quick")}
# A module written in C, which exists compiled or not at all.
QUICK = """\
#include <Python.h>
static struct PyModuleDef quick = {PyModuleDef_HEAD_INIT, "quick", NULL, -1, NULL, NULL, NULL, NULL, NULL};
PyMODINIT_FUNC PyInit_quick(void) { return PyModule_Create(&quick); }
"""
SOURCES = {
    "__init__.py": "",
    "rules.py": "from typing import Final\n\nSTEP: Final = 3\n",
    "inner.py": "from toy.rules import STEP\n\n\ndef climb(height: int) -> int:\n    return height + STEP\n",
    "quick.c": QUICK,
    "outer.py": "from toy.inner import climb\n\n\ndef twice(height: int) -> int:\n    return climb(climb(height))\n",
}
# What a fresh process finds: the file it runs, and what it computes.
TRY = """\
import sys
from tianxia.kernels import Kernels
sources, builds, mode = sys.argv[1:]
sys.meta_path.insert(0, Kernels({units!r}, sources, builds, mode))
sys.path.insert(0, sources)
from toy import inner, outer
print(inner.__file__.endswith(".py"), outer.__file__.endswith(".py"), outer.twice(1))
"""


def toy(folder: Path, builds: Path, mode: str = AUTO) -> Kernels:
    """A small package of two modules to compile and one that they import."""
    (folder / "toy").mkdir(parents=True)
    for name, source in SOURCES.items():
        (folder / "toy" / name).write_text(source, encoding="utf-8")
    return Kernels(TOY, str(folder), str(builds), mode)


def change(kernels: Kernels, name: str, old: str, new: str) -> None:
    """Edit a source of the toy."""
    file = Path(kernels.sources, "toy", name)
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def tried(kernels: Kernels, mode: str = AUTO) -> str:
    """What a new process makes of the toy."""
    code = TRY.format(units=TOY)
    command = [sys.executable, "-c", code, kernels.sources, kernels.builds, mode]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


INTERPRETED_7, COMPILED_7 = "True True 7", "False False 7"


@pytest.fixture(scope="session")
def builds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy compiled once for all tests; test processes share the folder, and the second waits for the first."""
    if reason := why_no_compiler():
        if os.environ.get("CI"):
            pytest.fail(f"kernels must be compiled where CI is set, but {reason}")
        pytest.skip(reason)
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "toy-builds"
    kernels = toy(tmp_path_factory.mktemp("toy"), folder)
    assert list(compile_missing(kernels)) == [Status("toy", True)]
    return folder


@pytest.fixture
def kernels(builds: Path, tmp_path: Path) -> Kernels:
    """The toy with separate sources and a copy of its build, to be damaged at will."""
    return toy(tmp_path / "sources", Path(shutil.copytree(builds, tmp_path / "builds")))


def folder_of(kernels: Kernels) -> Path:
    """Where the build of the current sources is, or would be."""
    folder = build.place_of(kernels, "toy")
    assert folder
    return Path(folder)


def test_a_compiled_unit_is_found(kernels: Kernels) -> None:
    assert tried(kernels) == COMPILED_7
    assert tried(kernels, COMPILED) == COMPILED_7
    assert status(kernels) == [Status("toy", True)]


def test_a_module_written_in_c_is_compiled_with_the_others(kernels: Kernels) -> None:
    find = "import sys; from tianxia.kernels import Kernels; sources, builds, mode = sys.argv[1:]; "
    find += f"sys.meta_path.insert(0, Kernels({TOY!r}, sources, builds, mode)); sys.path.insert(0, sources); "
    command = [sys.executable, "-c", find + "from toy import quick; print(quick.__file__)", kernels.sources]
    found = subprocess.run([*command, kernels.builds, AUTO], capture_output=True, text=True)
    assert Path(found.stdout.strip()) == Path(compiled_file(str(folder_of(kernels)), "toy.quick"))
    assert subprocess.run([*command, kernels.builds, PYTHON], capture_output=True).returncode != 0
    change(kernels, "quick.c", "-1, NULL", "-1,  NULL")
    assert not status(kernels)[0].compiled, "an edit is noticed"


def test_it_can_be_switched_off(kernels: Kernels) -> None:
    assert tried(kernels, PYTHON) == INTERPRETED_7


@pytest.mark.parametrize("name", ["inner.py", "outer.py", "rules.py"])
def test_an_edit_falls_back_at_once_and_undoing_it_finds_the_compiled_one(kernels: Kernels, name: str) -> None:
    words = {"inner.py": ("height + STEP", "height + 10"), "outer.py": ("climb(climb(", "climb(7 + climb(")}
    old, new = words.get(name, ("= 3", "= 10"))
    change(kernels, name, old, new)
    assert tried(kernels) in ("True True 21", "True True 14")
    assert not status(kernels)[0].compiled
    change(kernels, name, new, old)
    assert tried(kernels) == COMPILED_7


def test_a_missing_build_is_an_error_where_it_is_demanded(kernels: Kernels) -> None:
    change(kernels, "inner.py", "+ STEP", "+ 10")
    assert tried(kernels, COMPILED).startswith("ImportError: toy.inner is not compiled")


def cut_short(folder: Path) -> None:
    file = Path(compiled_file(str(folder), "toy.inner"))
    file.write_bytes(file.read_bytes()[:100])


def lose_a_file(folder: Path) -> None:
    Path(compiled_file(str(folder), "kernels_toy__mypyc")).unlink()


def lose_the_manifest(folder: Path) -> None:
    (folder / MANIFEST).unlink()


def empty_the_manifest(folder: Path) -> None:
    (folder / MANIFEST).write_text("", encoding="utf-8")


@pytest.mark.parametrize("damage", [cut_short, lose_a_file, lose_the_manifest, empty_the_manifest])
def test_a_broken_build_is_not_used(kernels: Kernels, damage: object) -> None:
    assert callable(damage)
    damage(folder_of(kernels))
    assert tried(kernels) == INTERPRETED_7
    assert not status(kernels)[0].compiled


def test_a_new_build_takes_the_place_of_a_broken_one(kernels: Kernels, tmp_path: Path) -> None:
    place = folder_of(kernels)
    made = Path(shutil.copytree(place, tmp_path / "draft" / "made"))
    lose_a_file(place)
    build.move(made, place)
    assert tried(kernels) == COMPILED_7


def test_the_slower_of_two_builders_changes_nothing(kernels: Kernels, tmp_path: Path) -> None:
    place = folder_of(kernels)
    made = Path(shutil.copytree(place, tmp_path / "draft" / "made"))
    before = place.stat().st_ino
    build.move(made, place)
    assert place.stat().st_ino == before


def test_what_mypyc_refuses_is_said_in_one_sentence_and_leaves_no_build(kernels: Kernels) -> None:
    change(kernels, "inner.py", "height + STEP", "'high'")
    (result,) = compile_missing(kernels)
    assert not result.compiled
    assert "inner.py:5: error: Incompatible return value type" in result.why
    assert not folder_of(kernels).exists()
    assert status(kernels) == [result]
    assert not list(Path(kernels.builds).glob(f"{toolchain.DRAFT}*"))


def toys(folder: Path) -> Kernels:
    """Two units that are not compiled yet."""
    one = toy(folder / "sources", folder / "builds")
    return Kernels({"first": ("toy.inner",), "second": ("toy.outer",)}, one.sources, one.builds)


def test_units_are_compiled_side_by_side_and_told_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2)

    def made(_kernels: Kernels, unit: str, _tools: build.Tools) -> None:
        both.wait(30)
        raise CannotCompile(f"no {unit}")

    monkeypatch.setattr(build, "build", made)
    monkeypatch.setattr(build, "why_no_compiler", lambda **_: "")
    found = list(compile_missing(toys(tmp_path), at_once=2))
    assert found == [Status("first", False, "no first"), Status("second", False, "no second")]


@pytest.mark.skipif(os.name == "nt", reason="no signals")
@pytest.mark.usefixtures("hears_ctrl_c")
def test_ctrl_c_ends_a_build_without_a_note_that_it_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = toys(tmp_path)
    monkeypatch.setattr(build, "SETUP", "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    monkeypatch.setattr(build, "why_no_compiler", lambda **_: "")
    monkeypatch.setattr(toolchain, "c_compiler", lambda: "cc")
    monkeypatch.setattr(toolchain, "has_mypyc", lambda: True)
    with pytest.raises(KeyboardInterrupt):
        list(compile_missing(kernels, at_once=2))
    assert not list(Path(kernels.builds).glob("*.failed"))
    assert not list(Path(kernels.builds).glob(f"{toolchain.DRAFT}*"))


def test_imports_are_followed_however_they_are_written() -> None:
    source = b"""\
from toy import (
    inner,  # a word
    outer as other,
)
import toy.rules as rules, os
def late() -> None:
    from toy.deep.down import thing
"""
    expected = {"toy", "toy.inner", "toy.outer", "toy.rules", "os", "toy.deep.down", "toy.deep.down.thing"}
    assert expected <= set(imports(source))


def test_a_unit_with_another_list_of_modules_is_another_build(kernels: Kernels) -> None:
    fewer = Kernels({"toy": TOY["toy"][:1]}, kernels.sources, kernels.builds)
    assert fewer.key("toy", kernels.closure("toy")) != kernels.key("toy", kernels.closure("toy"))


def test_the_first_line_counts_too() -> None:
    assert list(imports(b"import toy.rules")) == ["toy.rules"]


def test_a_unit_without_a_source_is_left_alone(tmp_path: Path) -> None:
    kernels = Kernels({"none": ("toy.gone",)}, str(tmp_path), str(tmp_path / "builds"))
    assert kernels.find_spec("toy.gone") is None
    (result,) = compile_missing(kernels)
    assert result == Status("none", False, "a module that the unit names has no source")


def test_other_modules_are_none_of_its_business() -> None:
    assert KERNELS.find_spec("json") is None
    assert KERNELS.find_spec("tianxia.games") is None


def test_every_module_of_every_unit_is_there() -> None:
    for unit, modules in KERNELS.units.items():
        assert set(modules) <= KERNELS.closure(unit).keys(), unit
        assert "-" not in unit


def test_a_start_hashes_only_what_it_imports_and_that_once() -> None:
    code = "import tianxia.games.qin.game; from tianxia.kernels import KERNELS; print(*sorted(KERNELS.chosen))"
    environment = {**os.environ, "TIANXIA_KERNELS": "auto"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.split() == ["engine", "qin"]
    counted = Kernels(KERNELS.units, KERNELS.sources, KERNELS.builds)
    assert counted.found("qin") == counted.found("qin")
    assert {*counted.chosen} - {"engine"} == {"qin"}, "the engine is looked for only where Qin is compiled"


def test_importing_tianxia_stays_light() -> None:
    code = "import sys, tianxia; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"asyncio", "click", "fluent", "platformdirs", "textual"} & set(done.stdout.split())


def test_the_switch_knows_three_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIANXIA_KERNELS", "complied")
    with pytest.raises(ImportError, match=r"TIANXIA_KERNELS=complied means nothing"):
        wanted_mode()
    monkeypatch.setenv("TIANXIA_KERNELS", "")
    assert wanted_mode() == AUTO


def test_plain_modules_are_not_called_compiled() -> None:
    assert not is_compiled("tianxia.kernels")
    assert not is_compiled("no.such.module")
    assert is_compiled("tianxia.games.qin.rules.*") is is_compiled("tianxia.games.qin.rules.turn")


def test_a_title_is_compiled_if_every_module_it_announces_is(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def compiled(module: str) -> bool:
        asked.append(module)
        return not module.endswith("last")

    monkeypatch.setattr("tianxia.kernels._is_compiled", compiled)
    announced = games.game("qin").kernel
    assert any("*" in name for name in announced)
    assert is_compiled(*announced)
    assert set(asked) == set(KERNELS.units["qin"])
    assert not is_compiled(*announced, "tianxia.last")


@pytest.mark.parametrize(
    ("second", "code", "line"),
    [
        (Status("qin", True), 0, "qin: compiled"),
        (Status("qin", False, "there is no C compiler"), 1, "qin: interpreted, there is no C compiler"),
    ],
)
def test_the_command_prints_a_line_a_unit(
    second: Status, code: int, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile_command, "compile_missing", lambda **_: iter([Status("engine", True), second]))
    monkeypatch.setattr(compile_command, "lacks_only_a_compiler", lambda: False)
    result = CliRunner().invoke(compile_command.command, obj=words("en"))
    assert (result.exit_code, result.output) == (code, f"engine: compiled\n{line}\n")


def test_no_compiler_is_said_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    (result,) = compile_missing(toy(tmp_path / "sources", tmp_path / "builds"))
    assert result == Status("toy", False, "there is no C compiler (on Debian and Ubuntu: apt install gcc)")
    assert not (tmp_path / "builds").exists()


def test_no_python_headers_are_said_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "c_compiler", lambda: "cc")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert f"apt install python3.{sys.version_info.minor}-dev" in why_no_compiler()


def test_mypyc_comes_from_its_lock_where_it_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(toolchain, "run_quietly", lambda command, _: commands.append(command))
    monkeypatch.setattr(toolchain, "has_mypyc", lambda: False)
    with toolchain.python_with_mypyc(toy(tmp_path / "sources", made(tmp_path / "builds"))) as python:
        assert commands[0][1:3] == ["-m", "venv"]
        assert commands[1][0] == python
        assert "--require-hashes" in commands[1]
        assert commands[1][-1].endswith("requirements-compile.lock")


def test_a_c_compiler_is_fetched_only_where_that_is_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    kernels = toy(tmp_path / "sources", made(tmp_path / "builds"))
    monkeypatch.setattr(toolchain, "run_quietly", lambda command, _: commands.append(command))
    with toolchain.compiler(kernels, fetches=True) as variables:
        assert variables == {"CC": toolchain.c_compiler()}, "the system's comes first"
    monkeypatch.setattr(toolchain, "c_compiler", lambda: None)
    monkeypatch.setattr(os.path, "exists", lambda _: True)  # the headers of Python
    assert (bool(why_no_compiler()), why_no_compiler(fetches=True)) == (True, "")
    with toolchain.compiler(kernels, fetches=False) as variables:
        assert (variables, commands) == ({}, [])
    with toolchain.compiler(kernels, fetches=True) as variables:
        assert "-m ziglang cc -mcpu=baseline" in variables["CC"], "for any processor of this kind"
        assert all(Path(place).is_relative_to(kernels.builds) for name, place in variables.items() if "CACHE" in name)
        assert commands[1][-1].endswith("requirements-zig.lock")
    assert not list(Path(kernels.builds).iterdir()), "and it is thrown away"


@pytest.mark.parametrize(("answer", "fetches"), [("y\n", True), ("\n", False)])
def test_the_command_asks_before_it_fetches_a_compiler(
    answer: str, fetches: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def compiled(fetches: bool, **_: object) -> Iterator[Status]:
        asked.append(fetches)
        yield Status("toy", fetches, "there is no C compiler")

    monkeypatch.setattr(compile_command, "status", lambda: [Status("toy", False, "there is no C compiler")])
    monkeypatch.setattr(compile_command, "lacks_only_a_compiler", lambda: True)
    monkeypatch.setattr(compile_command, "compile_missing", compiled)
    monkeypatch.setattr(compile_command, "at_terminal", lambda: True)
    result = CliRunner().invoke(compile_command.command, input=answer, obj=words("en"))
    assert (asked, result.exit_code) == ([fetches], 0 if fetches else 1)
    assert "99 MB, deleted afterwards" in result.output
    monkeypatch.setattr(compile_command, "at_terminal", lambda: False)
    CliRunner().invoke(compile_command.command, obj=words("en"))
    CliRunner().invoke(compile_command.command, ["--fetch-compiler"], obj=words("en"))
    assert asked == [fetches, False, True], "where nobody can be asked, the option decides"


@pytest.mark.thorough  # fetches 99 MB and takes minutes
def test_zig_compiles_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "c_compiler", lambda: None)
    kernels = Kernels(KERNELS.units, KERNELS.sources, str(tmp_path))
    assert list(compile_missing(kernels, at_once=2, fetches=True)) == [Status(unit, True) for unit in kernels.units]


def made(folder: Path) -> Path:
    """A folder that is there."""
    folder.mkdir()
    return folder


def test_mypyc_that_cannot_be_fetched_is_said_in_one_sentence() -> None:
    with pytest.raises(CannotCompile, match="is there a network"):
        toolchain.run_quietly([sys.executable, "-c", "raise SystemExit(1)"], "is there a network?")


def test_without_a_checkout_the_package_to_install_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain, "checkout", lambda: None)
    with pytest.raises(CannotCompile, match=f"mypy=={MYPYC}"):
        toolchain.make_python(tmp_path, toolchain.MYPYC_LOCK, "")


def test_old_builds_are_swept_away(tmp_path: Path) -> None:
    kernels = toy(tmp_path / "sources", tmp_path / "builds")
    names = [f"toy-{number}" for number in range(build.KEPT + 3)]
    for age, name in enumerate([*names, "other-1", f"{toolchain.DRAFT}old"]):
        (tmp_path / "builds" / name).mkdir(parents=True)
        os.utime(tmp_path / "builds" / name, (time.time() - 9000 - age,) * 2)
    (tmp_path / "builds" / f"{toolchain.DRAFT}new").mkdir()
    build.prune(kernels, "toy")
    left = {path.name for path in (tmp_path / "builds").iterdir()}
    assert left == {*names[: build.KEPT], "other-1", f"{toolchain.DRAFT}new"}


class Background:
    """Counts the builders that would have been started."""

    def __init__(self) -> None:
        self.flags: list[list[str]] = []

    def start(self, _log: Path, flags: list[str]) -> "subprocess.Popen[bytes]":
        self.flags.append(flags)
        return subprocess.Popen([sys.executable, "-c", "pass"])


@pytest.fixture
def behind(monkeypatch: pytest.MonkeyPatch) -> Background:
    counter = Background()
    monkeypatch.setattr(background, "start", counter.start)
    monkeypatch.setattr(background, "why_no_compiler", lambda **_: "")
    return counter


def test_missing_kernels_are_compiled_in_the_background(behind: Background, tmp_path: Path) -> None:
    assert background.compile_in_background(toy(tmp_path / "sources", tmp_path / "builds"))
    assert behind.flags == [[]]


def test_nothing_is_started_without_need(behind: Background, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = toy(tmp_path / "sources", tmp_path / "builds")
    with toolchain.turn(kernels):
        assert not background.compile_in_background(kernels)
    build.failed(kernels, "toy", "it failed just now")
    assert not background.compile_in_background(kernels)
    os.utime(build.failure_file(str(folder_of(kernels))), (time.time() - background.PATIENCE - 1,) * 2)
    assert background.compile_in_background(kernels)
    kernels.mode = PYTHON
    assert not background.compile_in_background(kernels)
    kernels.mode = AUTO
    monkeypatch.setattr(background, "why_no_compiler", lambda fetches=False: "" if fetches else "there is none")
    assert not background.compile_in_background(kernels)
    assert behind.flags == [[]]
    build.failed(kernels, "toy", "it failed just now")
    assert background.compile_in_background(kernels, fetches=True), "who asks for a compiler wants another try"
    assert behind.flags == [[], ["--fetch-compiler"]]


def test_compiled_kernels_need_no_background(behind: Background, kernels: Kernels) -> None:
    assert is_whole(str(folder_of(kernels)))
    assert not background.compile_in_background(kernels)
    assert behind.flags == []


def test_who_has_started_a_builder_knows_before_it_has_begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kernels = toy(tmp_path / "sources", tmp_path / "builds")
    monkeypatch.setattr(background, "started", [])
    assert not background.is_compiling(kernels)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as builder:
        background.started.append(builder)
        assert background.is_compiling(kernels)
        builder.communicate(b"\n")
    assert not background.is_compiling(kernels)
    with toolchain.turn(kernels):
        assert background.is_compiling(kernels)


def test_a_folder_that_cannot_be_written_to_stops_no_game(behind: Background, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not background.compile_in_background(toy(tmp_path / "sources", tmp_path / "file" / "builds"))
    assert behind.flags == []
