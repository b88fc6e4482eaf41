"""A wheel built from this folder, installed into an empty environment: no sources, no compiler, no Node, no home."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path

from tests.plain_install import required
from tianxia.kernels.build import status
from tools.environment import Home
from tools.wheels import build_wheels

ROOT = Path(__file__).resolve().parent.parent


class Installed:
    """An environment with the wheel and what a plain install brings, and nothing else."""

    def __init__(self, folder: Path, wheel: Path, python: str | None = None) -> None:
        """Make it in this folder; for another Python, pip fetches what the wheel requires."""
        self.folder = folder
        self.python = folder / "venv/bin/python"
        (folder / "nothing").mkdir(parents=True)
        (folder / "home").mkdir()
        if python is not None:
            subprocess.run([python, "-m", "venv", str(folder / "venv")], check=True, capture_output=True)
            fetching = [str(self.python), "-m", "pip", "install", "--quiet", str(wheel)]
            subprocess.run(fetching, check=True, capture_output=True, cwd=folder)
            return
        venv.create(folder / "venv", symlinks=True)
        self._bring_requirements(next((folder / "venv/lib").glob("python*/site-packages")))
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet", "--no-index"]
        subprocess.run([*pip, "--no-deps", "--no-compile", str(wheel)], check=True, capture_output=True, cwd=folder)

    def _bring_requirements(self, packages: Path) -> None:
        """Link what pip would fetch, so that no test needs a network."""
        found = [distribution(name) for name in required("tianxia") - {"tianxia"}]
        for link in {Path(str(one.locate_file(file.parts[0]))) for one in found for file in one.files or ()}:
            if link.name not in ("..", "__pycache__"):
                (packages / link.name).symlink_to(link)

    @property
    def environment(self) -> dict[str, str]:
        """Variables under which it finds nothing of this machine but its Python."""
        home = str(self.folder / "home")
        kept = {name: os.environ[name] for name in ("TMPDIR", "LANG") if name in os.environ}
        return {**kept, "HOME": home, "PATH": str(self.folder / "nothing"), "TIANXIA_KERNELS": "compiled"}

    def run(self, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
        """Run its Python."""
        command = [str(self.python), *arguments]
        variables = {**self.environment, **more}
        return subprocess.run(
            command, env=variables, cwd=self.folder, capture_output=True, text=True, encoding="utf-8", check=False
        )


def shared_wheels(folder: Path) -> list[Path]:
    """The wheels, built once for a whole test run: the pure one, then the compiled one if there can be one."""
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = folder / "done"
        if not done.exists():
            wheels = build_wheels(this_home(), folder, pure_only=not all(unit.compiled for unit in status()))
            done.write_text("\n".join(wheel.name for wheel in wheels), encoding="utf-8")
        return [folder / name for name in done.read_text(encoding="utf-8").splitlines()]


def this_home() -> Home:
    """This folder, with the environment that runs the tests."""
    home = Home(ROOT)
    home.python = Path(sys.executable)
    return home


def copied(to: Path) -> Path:
    """The sources of this folder as a clone would have them, with the page and the documents that are built already."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    for built in ("page", "documents"):
        shutil.copytree(ROOT / "src/tianxia/server" / built, to / "src/tianxia/server" / built)
    return to


def other_pythons() -> list[str]:
    """Pythons of other versions to install into: those that TIANXIA_PYTHONS lists, else those on the PATH."""
    listed = os.environ.get("TIANXIA_PYTHONS")
    found = listed.split(os.pathsep) if listed else [shutil.which(f"python3.{minor}") for minor in range(11, 16)]
    versions = {version_of(python): python for python in found if python}
    return [python for version, python in sorted(versions.items()) if version not in ((), sys.version_info[:2])]


def version_of(python: str) -> tuple[int, ...]:
    """The version of a Python; none if it does not start."""
    asked = [python, "-c", "import sys; print(*sys.version_info[:2])"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return tuple(int(part) for part in done.stdout.split()) if done.returncode == 0 else ()


def is_pure(wheel: Path) -> bool:
    """Whether a wheel is for every system, by its name."""
    return re.search(r"-py3-none-any\.whl$", wheel.name) is not None
