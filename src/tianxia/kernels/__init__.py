"""Finds compiled kernels: typed modules that mypyc has compiled, used in place of their sources.

A compiled file is never beside its source but in a folder named by a hash of all the sources it was made from, so a
stale one cannot be found: after an edit the plain source runs, and undoing the edit finds the compiled one again.
Wheels bring such folders along (`built/`); they are looked at first.
This module only finds, and stays light since every start imports it; build.py compiles, background.py in the
background.
"""

import importlib
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

MYPYC = "2.4.1"  # the version that the locks pin
MANNER = 3  # how build.py compiles units; raise it when that changes the result

# The base of all games. Each unit is compiled as a whole and may build on others: calls and subclasses across units
# are direct too. Imports of listed modules are followed. A unit's name must not contain a hyphen.
COMMON: dict[str, tuple[str, ...]] = {
    "engine": (
        "tianxia.engine.script",
        "tianxia.engine.entry",
        "tianxia.engine.match",
        "tianxia.engine.playout",
        "tianxia.engine.catalogue",
        "tianxia.engine.observing",
        "tianxia.engine.lanes",
        "tianxia.engine.differences",
        "tianxia.engine.undo",
    ),
    "turns": ("tianxia.bots.beam", "tianxia.bots.turn_nodes", "tianxia.bots.turn_search"),
}

SOURCES = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
AUTO, PYTHON, COMPILED = "auto", "python", "compiled"  # values of TIANXIA_KERNELS
MANIFEST = "manifest.txt"
C = ".c"  # the suffix of a module written in C: it exists compiled or not at all
SHARED = "__mypyc"  # the suffix that mypyc gives the module with the code of a whole unit
# The pattern starts with a line break rather than `^`: that is twice as fast, and every start pays for it.
IMPORT = re.compile(rb"\n *(?:from +([\w.]+) +)?import +(\([^)]*\)|[^\n]*)")


def group(unit: str) -> str:
    """The name, before its suffix, of the file where mypyc puts the code of a whole unit."""
    return f"kernels_{unit}"


class Units(Mapping[str, Sequence[str]]):
    """The units by name, each with its modules."""

    def __init__(self, units: Mapping[str, Sequence[str]]) -> None:
        self._units = dict(units)

    def __getitem__(self, unit: str) -> Sequence[str]:
        return self._units[unit]

    def __iter__(self) -> Iterator[str]:
        return iter(self._units)

    def __len__(self) -> int:
        return len(self._units)

    def of(self, name: str) -> str | None:
        """The unit that a module belongs to, including the module that mypyc makes for the code of a whole unit."""
        if name.endswith(SHARED):
            return next((unit for unit in self if name == group(unit) + SHARED), None)
        return next((unit for unit in self.near(name) if name in self[unit]), None)

    def near(self, name: str) -> Iterable[str]:  # noqa: ARG002 subclasses use it
        """The units among which a module may be found."""
        return self


class Announced(Units):
    """The common units, and one for each title of this package that announces modules to compile."""

    def __getitem__(self, unit: str) -> Sequence[str]:
        if unit not in self._units and unit in titles():
            announced = importlib.import_module(f"tianxia.games.{unit}").TITLE.kernel
            self._units[unit] = tuple(module for name in announced for module in modules_named(name))
        return self._units[unit]

    def __iter__(self) -> Iterator[str]:
        return iter((*COMMON, *titles()))

    def __len__(self) -> int:
        return len([*self])

    def near(self, name: str) -> Iterable[str]:
        """A title's modules are in its own folder or that of its bots, so no other title needs to be asked."""
        parts = name.split(".")
        if len(parts) > 3 and parts[1] in ("games", "bots") and parts[2] in titles():
            return [parts[2]]
        return COMMON


@cache
def titles() -> list[str]:
    """The titles of this package: each is a folder of its games."""
    folder = os.path.join(SOURCES, "tianxia", "games")
    return sorted(name for name in os.listdir(folder) if os.path.exists(os.path.join(folder, name, "__init__.py")))


def modules_named(name: str) -> list[str]:
    """A module, or for `package.*` all modules of a package; packages themselves are never compiled."""
    package, star, _ = name.partition(".*")
    if not star:
        return [name]
    files = sorted(os.listdir(os.path.join(SOURCES, *package.split("."))))
    return [f"{package}.{file[:-3]}" for file in files if file.endswith(".py") and file != "__init__.py"]


class Kernels:
    """A finder for `sys.meta_path` that looks only in the folder built from exactly these sources."""

    def __init__(
        self, units: Mapping[str, Sequence[str]], sources: str, builds: str, mode: str = AUTO, shipped: str = ""
    ) -> None:
        self.units = units if isinstance(units, Units) else Units(units)
        self.sources, self.builds, self.mode, self.shipped = sources, builds, mode, shipped
        self.package = self.units[next(iter(self.units))][0].partition(".")[0]
        self.chosen: dict[str, str | None] = {}

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG002
        """Answer Python's search for a module: the compiled one if it is there, else let others look."""
        if self.mode == PYTHON or not name.startswith((self.package + ".", group(""))):
            return None
        unit = self.units.of(name)
        if unit is None:
            return None
        folder = self.found(unit)
        if folder is None and self.mode == COMPILED:
            raise ImportError(f"{name} is not compiled, as TIANXIA_KERNELS=compiled demands: run `tianxia compile`")
        return spec_from_file_location(name, compiled_file(folder, name)) if folder else None

    def found(self, unit: str) -> str | None:
        """The folder of this unit's complete and current build; looked up once, so that no process mixes two builds."""
        if unit not in self.chosen:
            self.chosen[unit] = None  # during the search: units must not need each other
            sources = self.closure(unit)
            folder = self.whole(unit, sources)
            if folder and all(self.found(other) for other in self.needed(unit, sources)):
                self.chosen[unit] = folder
        return self.chosen[unit]

    def whole(self, unit: str, sources: Mapping[str, bytes]) -> str | None:
        """The folder of a complete build from these sources: the one that came with the package, or one made here."""
        place = self.folder(unit, sources)
        if place is None:
            return None
        shipped = os.path.join(self.shipped, os.path.basename(place)) if self.shipped else place
        return next((folder for folder in (shipped, place) if is_whole(folder)), None)

    def needed(self, unit: str, sources: Mapping[str, bytes]) -> list[str]:
        """The other units that a unit with these sources builds on, in the order of all units."""
        # By module: a title is loaded only if one of its modules is among the sources.
        found = {self.units.of(name) for name in sources}
        return [other for other in self.units if other != unit and other in found]

    def folder(self, unit: str, sources: Mapping[str, bytes]) -> str | None:
        """Where a build of a unit from these sources belongs; None if one of its modules has no source."""
        if not sources.keys() >= set(self.units[unit]):
            return None
        return os.path.join(self.builds, f"{unit}-{self.key(unit, sources)}")

    def key(self, unit: str, sources: Mapping[str, bytes]) -> str:
        """A hash of everything that the compiled code depends on."""
        import hashlib

        machine = os.uname().machine if hasattr(os, "uname") else ""
        made_by = (MYPYC, MANNER, *binary_interface(), machine, unit, *self.units[unit])
        whole = hashlib.sha256(repr(made_by).encode())
        for name in sorted(sources):
            whole.update(b"%s %d\n" % (name.encode(), len(sources[name])) + sources[name])
        return whole.hexdigest()[:24]

    def closure(self, unit: str) -> dict[str, bytes]:
        """The sources of a unit and of all our modules that they import: mypyc builds in constants of those.

        For another unit that is imported, all its modules count: what it exports depends on them.
        """
        sources: dict[str, bytes] = {}
        todo = list(self.units[unit])
        while todo:
            name = todo.pop()
            if name not in sources and (source := read_source(self.sources, name)) is not None:
                sources[name] = source
                other = self.units.of(name)
                if other is not None:
                    todo += self.units[other]
                todo += (other for other in imports(source) if other.partition(".")[0] == self.package)
        return sources


def binary_interface() -> tuple[str, int]:
    """What compiled modules rely on: in all releases of 3.11 the same, and not settled before the first of them."""
    settled = sys.version_info.releaselevel in ("candidate", "final")
    return EXTENSION_SUFFIXES[0], sys.hexversion >> 16 if settled else sys.hexversion


def imports(source: bytes) -> Iterator[str]:
    """All names in the import statements of a source that could be modules; a few too many do no harm."""
    for package, names in IMPORT.findall(b"\n" + source):
        prefix = package.decode() + "." if package else ""
        if package:
            yield package.decode()
        for name in re.findall(rb"[\w.]+", names):
            yield prefix + name.decode()


def source_file(sources: str, name: str) -> str:
    """Where the source of a module is, or would be: a package, a module in C, or plain Python."""
    stem = os.path.join(sources, *name.split("."))
    if os.path.isdir(stem):
        return os.path.join(stem, "__init__.py")
    return stem + C if os.path.exists(stem + C) else stem + ".py"


def read_source(sources: str, name: str) -> bytes | None:
    """The source of one of our modules; None if there is no such module."""
    try:
        with open(source_file(sources, name), "rb") as file:
            return file.read()
    except OSError:
        return None


def compiled_file(folder: str, name: str) -> str:
    """Where a build stores the compiled form of a module."""
    return os.path.join(folder, *name.split(".")) + EXTENSION_SUFFIXES[0]


def is_whole(folder: str) -> bool:
    """Whether a build has every file that its manifest names, at its full size."""
    try:
        with open(os.path.join(folder, MANIFEST), encoding="utf-8") as file:
            lines = [line.rstrip("\n").split(" ", 1) for line in file]
        return bool(lines) and all(os.path.getsize(os.path.join(folder, name)) == int(size) for size, name in lines)
    except (OSError, ValueError):
        return False


def checkout() -> str | None:
    """The project folder, if the package runs from a copy of the repository."""
    root = os.path.dirname(SOURCES)
    return root if os.path.exists(os.path.join(root, "requirements-compile.lock")) else None


def build_folder() -> str:
    """Where builds are stored: in the checkout, or in the user's cache if the package was installed without one."""
    root = checkout()
    if root:
        return os.path.join(root, "build", "kernels")
    from platformdirs import user_cache_dir

    return os.path.join(user_cache_dir("tianxia", appauthor=False), "kernels")


def wanted_mode() -> str:
    """What TIANXIA_KERNELS asks for; an unknown word is an error, not a silent slow run."""
    mode = os.environ.get("TIANXIA_KERNELS") or AUTO
    if mode not in (AUTO, PYTHON, COMPILED):
        raise ImportError(f"TIANXIA_KERNELS={mode} means nothing: say {PYTHON}, {COMPILED} or {AUTO}")
    return mode


SHIPPED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "built")
KERNELS = Kernels(Announced(COMMON), SOURCES, build_folder(), wanted_mode(), SHIPPED)


def install_finder() -> None:
    """Let Python look for compiled kernels before it looks for sources; calling it twice does no harm."""
    if KERNELS not in sys.meta_path:
        sys.meta_path.insert(0, KERNELS)


def is_compiled(*modules: str) -> bool:
    """Whether these modules run compiled in this process, or would if imported now; False if there are none.

    `package.*` stands for all modules of a package, as in what a title announces.
    """
    return bool(modules) and all(_is_compiled(module) for name in modules for module in modules_named(name))


def _is_compiled(module: str) -> bool:
    if module in sys.modules:
        return str(getattr(sys.modules[module], "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))
    unit = KERNELS.units.of(module)
    return unit is not None and KERNELS.mode != PYTHON and KERNELS.found(unit) is not None
