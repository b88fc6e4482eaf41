"""Runs Python as after `pip install tianxia`: of all installed packages, only those it requires can be imported."""

import os
import re
import subprocess
import sys
from functools import cache
from importlib.metadata import distribution

FINDER = """
import sys
from importlib.machinery import PathFinder
class Plain(PathFinder):
    known = sys.stdlib_module_names | {modules!r}
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return super().find_spec(name, path, target) if name.partition(".")[0] in cls.known else None
sys.meta_path[sys.meta_path.index(PathFinder)] = Plain
"""
REQUIREMENT = re.compile(r"([\w.-]+)(?:\[.*?\])?[^;]*(;.*extra ==.*)?")


@cache
def required(name: str) -> frozenset[str]:
    """A distribution and everything it requires without an extra."""
    found = [REQUIREMENT.match(line) for line in distribution(name).requires or ()]
    needs = [match[1] for match in found if match is not None and match[2] is None]
    return frozenset({name}).union(*(required(need) for need in needs))


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
