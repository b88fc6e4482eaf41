"""Wheels: what is in them, that they can be built again to the byte, and that they run where there is nothing else."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.installed import Installed, is_pure, this_home
from tests.kernel_runs import no_kernel
from tianxia.kernels import KERNELS, binary_interface
from tools import wheel_hook, wheels

ROOT = Path(__file__).resolve().parent.parent
MADE = ("tianxia/server/page/", "tianxia/server/documents/", "tianxia/kernels/built/", "tianxia/kernels/requirements-")
"""What a wheel has beside the sources."""
SHOWS_FILES = (
    "from tianxia.bots.qin import layers\nfrom tianxia.engine import match\nprint(layers.__file__, match.__file__)"
)


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as zipped:
        return {name for name in zipped.namelist() if ".dist-info/" not in name}


def compiled_one(built: list[Path]) -> Path:
    """The wheel with kernels; without a compiler there is none."""
    return next((wheel for wheel in built if not is_pure(wheel)), None) or no_kernel("the kernels are not compiled")


def test_a_wheel_has_all_sources_the_page_and_what_compiling_needs(built_wheels: list[Path]) -> None:
    listed = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    tracked = {name.removeprefix("src/") for name in listed.stdout.splitlines() if (ROOT / name).is_file()}
    pure = names(next(wheel for wheel in built_wheels if is_pure(wheel)))
    assert tracked <= pure
    assert {f"tianxia/server/{built}/index.html" for built in ("page", "documents")} <= pure
    assert {*(f"tianxia/kernels/{lock}" for lock in wheel_hook.LOCKS)} <= pure
    assert not [name for name in pure if name.endswith((".so", ".pyd", ".pyc", ".log"))]
    assert not [name for name in pure - tracked if not name.startswith(MADE) and not (ROOT / "src" / name).is_file()]


def test_the_compiled_wheel_adds_every_unit(built_wheels: list[Path]) -> None:
    wheel = compiled_one(built_wheels)
    added = names(wheel) - names(next(wheel for wheel in built_wheels if is_pure(wheel)))
    units = {name.split("/")[3].partition("-")[0] for name in added}
    assert units == set(KERNELS.units)
    assert any("/bots/qin/layers." in name for name in added), "the network of Qin, which is written in C"
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in wheel.name
    assert sys.platform != "linux" or "linux" in wheel.name


def test_the_same_sources_give_the_same_bytes(built_wheels: list[Path], tmp_path: Path) -> None:
    wheel = built_wheels[-1]
    folders = wheels.kernel_folders(this_home()) if not is_pure(wheel) else []
    again = wheels.build_wheel(this_home(), tmp_path / "again", os.pathsep.join(folders))
    assert again.name == wheel.name
    assert hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(wheel.read_bytes()).digest()


def test_the_source_archive_has_everything_and_gives_the_same_wheel(built_wheels: list[Path], tmp_path: Path) -> None:
    made = wheels.python(this_home(), "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path))
    assert made.returncode == 0, made.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    unpacked = tmp_path / archive.name.removesuffix(".tar.gz")
    files = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    tracked = {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}
    assert {name for name in tracked - files if not name.startswith(".")} == set()
    assert not [name for name in files if name.startswith((".venv", "build/", "web/node_modules")) or ".so" in name]
    for built in ("page", "documents"):  # whose stamps fit only if all of their sources are there
        shutil.copytree(ROOT / "src/tianxia/server" / built, unpacked / "src/tianxia/server" / built)
    home = this_home()
    home.root = unpacked
    wheel = wheels.build_wheel(home, tmp_path / "wheels", "")
    pure = next(wheel for wheel in built_wheels if is_pure(wheel))
    assert hashlib.sha256(wheel.read_bytes()).digest() == hashlib.sha256(pure.read_bytes()).digest()


@pytest.mark.parametrize(
    ("platform", "glibc", "tag"),
    [
        ("linux_x86_64", 14, "manylinux_2_17_x86_64"),
        ("linux_aarch64", 34, "manylinux_2_34_aarch64"),
        ("linux_x86_64", 0, "linux_x86_64"),  # another C library
        ("macosx_11_0_arm64", 0, "macosx_11_0_arm64"),
        ("win_amd64", 0, "win_amd64"),
    ],
)
def test_a_wheel_names_the_oldest_system_it_runs_on(platform: str, glibc: int, tag: str) -> None:
    assert wheel_hook.platform_of(platform, glibc) == tag


def test_the_newest_function_counts(tmp_path: Path) -> None:
    (tmp_path / "one.so").write_bytes(b"\0GLIBC_2.2.5\0GLIBC_2.14\0")
    (tmp_path / "two.so").write_bytes(b"\0memcpy\0GLIBC_2.29\0")
    assert wheel_hook.newest_glibc([tmp_path]) == 29


def test_kernels_fit_every_release_of_a_python_but_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def interface(*version: object) -> tuple[str, int]:
        named = type("version", (tuple,), {"releaselevel": version[3]})(version)
        monkeypatch.setattr(sys, "version_info", named)
        levels = {"alpha": 0xA0, "beta": 0xB0, "candidate": 0xC0, "final": 0xF0}
        numbers = [int(str(number)) for number in version[:3]]
        monkeypatch.setattr(sys, "hexversion", int.from_bytes([*numbers, levels[str(version[3])]], "big"))
        return binary_interface()

    assert interface(3, 11, 7, "final", 0) == interface(3, 11, 8, "final", 0) == interface(3, 11, 0, "candidate", 1)
    assert interface(3, 12, 7, "final", 0) != interface(3, 11, 7, "final", 0)
    assert interface(3, 12, 0, "beta", 1) != interface(3, 12, 0, "final", 0)


def test_an_installed_wheel_runs_compiled_without_sources_or_compiler(
    built_wheels: list[Path], installed: Installed
) -> None:
    compiled_one(built_wheels)
    assert shutil.which("gcc", path=installed.environment["PATH"]) is None
    done = installed.run("-m", "tianxia", "compile")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [f"{unit}: compiled" for unit in KERNELS.units]
    shown = installed.run("-c", SHOWS_FILES)
    assert shown.stderr == ""
    assert shown.stdout.count(str(installed.folder / "venv")) == 2
    assert shown.stdout.count("/kernels/built/") == 2
    listed = installed.run("-m", "tianxia", "games", TIANXIA_KERNELS="auto")
    assert (listed.returncode, listed.stdout.count("\n\n")) == (0, 2)
    assert not list((installed.folder / "home").rglob("*.so")), "nothing was compiled again"


def test_the_command_is_there(installed: Installed) -> None:
    command = installed.python.with_name("tianxia")
    done = subprocess.run([command, "--version"], env=installed.environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("tianxia, version ")
