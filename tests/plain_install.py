"""Runs Python as after `pip install tianxia`: of all installed packages, only those it requires can be imported."""

import os
import subprocess
import sys
from functools import cache
from importlib.metadata import distribution

from packaging.requirements import Requirement

FINDER = """
import sys
from importlib.machinery import PathFinder
class Plain(PathFinder):
    known = sys.stdlib_module_names | {modules!r}
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        part = name.partition(".")[0]
        known = part in cls.known or part.startswith("_sysconfigdata")  # of the standard library, named by the system
        return super().find_spec(name, path, target) if known else None
sys.meta_path[sys.meta_path.index(PathFinder)] = Plain
"""


@cache
def required(name: str, extras: frozenset[str] = frozenset()) -> frozenset[str]:
    """A distribution and everything that it requires here with these extras, directly or through others."""
    needs = [Requirement(line) for line in distribution(name).requires or ()]
    asked = [{"extra": extra} for extra in extras or [""]]
    met = [need for need in needs if need.marker is None or any(need.marker.evaluate(each) for each in asked)]
    return frozenset({name}).union(*(required(need.name, frozenset(need.extras)) for need in met))


def modules_of(name: str) -> set[str]:
    """The top-level modules of a distribution, compiled ones too."""
    files = [file.parts[0] for file in distribution(name).files or () if file.suffix in (".py", ".so", ".pyd", ".pyi")]
    return {part.partition(".")[0] for part in files}


def plain(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program that finds nothing but the standard library and what a plain install brings."""
    modules = {"tianxia"}.union(*(modules_of(name) for name in required("tianxia")))
    code = FINDER.format(modules=modules) + program
    spoken = {**os.environ, "LANGUAGE": "", "LC_ALL": "en_GB.UTF-8"}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, encoding="utf-8", env=spoken
    )


def command(*arguments: str, at_terminal: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a command of `tianxia` as plainly installed."""
    looks = f"sys.stdin.isatty = sys.stdout.isatty = lambda: {at_terminal}\n"
    return plain(f"{looks}import runpy; runpy.run_module('tianxia', run_name='__main__', alter_sys=True)", *arguments)
