"""Finds compiled kernels: typed modules that mypyc has compiled, used in place of their sources.

A compiled file never lies beside its source but in a folder named by a hash of all the sources it was made from, so a
stale one cannot be found: after an edit the plain source runs, and undoing the edit finds the compiled one again.
This module only finds, and stays light since every start imports it; build.py compiles, background.py does so aside.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

MYPYC = "2.4.1"  # the version that the locks pin
MANNER = 2  # how build.py has units compiled; raise it when that changes what comes out

# Each unit is compiled as a whole and may build on others: calls and subclasses across units are direct too.
# List a module here to have it compiled; what it imports is followed. A unit's name must not hold a hyphen.
UNITS: dict[str, tuple[str, ...]] = {
    "engine": ("tianxia.engine.script", "tianxia.engine.entry", "tianxia.engine.match", "tianxia.engine.playout"),
    "turns": ("tianxia.bots.beam", "tianxia.bots.turn_nodes", "tianxia.bots.turn_search"),
    "qin": (
        "tianxia.games.qin.position",
        "tianxia.games.qin.rules.placing",
        "tianxia.games.qin.rules.provinces",
        "tianxia.games.qin.rules.turn",
        "tianxia.games.qin.notation",
        "tianxia.games.qin.playout",
        "tianxia.games.qin.views",
        "tianxia.bots.qin",
        "tianxia.bots.qin_search",
    ),
    "zhanguo": (
        "tianxia.games.zhanguo.ids",
        "tianxia.games.zhanguo.names",
        "tianxia.games.zhanguo.kit",
        "tianxia.games.zhanguo.cells.layout",
        "tianxia.games.zhanguo.cells.course",
        "tianxia.games.zhanguo.cells.boards",
        "tianxia.games.zhanguo.cells.table",
        "tianxia.games.zhanguo.cells.cards",
        "tianxia.games.zhanguo.position",
        "tianxia.games.zhanguo.rules.moves",
        "tianxia.games.zhanguo.refusals",
        "tianxia.games.zhanguo.rules.asking",
        "tianxia.games.zhanguo.rules.actions",
        "tianxia.games.zhanguo.rules.set_up",
        "tianxia.games.zhanguo.rules.auction",
        "tianxia.games.zhanguo.rules.drawing",
        "tianxia.games.zhanguo.rules.markers",
        "tianxia.games.zhanguo.rules.unification",
        "tianxia.games.zhanguo.rules.officials",
        "tianxia.games.zhanguo.rules.recruit",
        "tianxia.games.zhanguo.rules.reassign",
        "tianxia.games.zhanguo.rules.governor",
        "tianxia.games.zhanguo.rules.hire",
        "tianxia.games.zhanguo.rules.palace",
        "tianxia.games.zhanguo.rules.wall",
        "tianxia.games.zhanguo.rules.workers",
        "tianxia.games.zhanguo.rules.calm",
        "tianxia.games.zhanguo.rules.bonuses",
        "tianxia.games.zhanguo.rules.boards",
        "tianxia.games.zhanguo.rules.abilities",
        "tianxia.games.zhanguo.rules.court",
        "tianxia.games.zhanguo.rules.tasks",
        "tianxia.games.zhanguo.rules.criteria",
        "tianxia.games.zhanguo.scoring",
        "tianxia.games.zhanguo.rules.reward_kinds",
        "tianxia.games.zhanguo.rules.rewards",
        "tianxia.games.zhanguo.rules.turn",
        "tianxia.games.zhanguo.redeal",
        "tianxia.games.zhanguo.views.shared",
        "tianxia.games.zhanguo.views.planning",
        "tianxia.games.zhanguo.views.own",
        "tianxia.bots.zhanguo.weights",
        "tianxia.bots.zhanguo.outlook",
        "tianxia.bots.zhanguo.tasks",
        "tianxia.bots.zhanguo.buildings",
        "tianxia.bots.zhanguo.governors",
        "tianxia.bots.zhanguo.board",
        "tianxia.bots.zhanguo.race",
        "tianxia.bots.zhanguo.evaluation",
        "tianxia.bots.zhanguo.learned",
    ),
    "first_empire": (
        "tianxia.games.first_empire.box",
        "tianxia.games.first_empire.position",
        "tianxia.games.first_empire.codes",
        "tianxia.games.first_empire.deeds",
        "tianxia.games.first_empire.moves",
        "tianxia.games.first_empire.elixir",
        "tianxia.games.first_empire.bonuses",
        "tianxia.games.first_empire.actions.recruit",
        "tianxia.games.first_empire.actions.elixir",
        "tianxia.games.first_empire.actions.governor",
        "tianxia.games.first_empire.actions.hire",
        "tianxia.games.first_empire.actions.palace",
        "tianxia.games.first_empire.actions.wall",
        "tianxia.games.first_empire.mausoleum",
        "tianxia.games.first_empire.starting",
        "tianxia.games.first_empire.set_up",
        "tianxia.games.first_empire.reward_kinds",
        "tianxia.games.first_empire.rewards",
        "tianxia.games.first_empire.li_si_soldiers",
        "tianxia.games.first_empire.li_si_builds",
        "tianxia.games.first_empire.li_si",
        "tianxia.games.first_empire.round_end",
        "tianxia.games.first_empire.walls",
        "tianxia.games.first_empire.court",
        "tianxia.games.first_empire.turn",
        "tianxia.games.first_empire.unseen",
        "tianxia.games.first_empire.scoring",
        "tianxia.games.first_empire.worths",
        "tianxia.games.first_empire.aids",
        "tianxia.games.first_empire.shown",
        "tianxia.games.first_empire.printed",
        "tianxia.games.first_empire.view",
        "tianxia.bots.first_empire.weights",
        "tianxia.bots.first_empire.outlook",
        "tianxia.bots.first_empire.elixir",
        "tianxia.bots.first_empire.mausoleum",
        "tianxia.bots.first_empire.governors",
        "tianxia.bots.first_empire.buildings",
        "tianxia.bots.first_empire.bonuses",
        "tianxia.bots.first_empire.race",
        "tianxia.bots.first_empire.board",
        "tianxia.bots.first_empire.evaluation",
        "tianxia.bots.first_empire.learned",
    ),
}

SOURCES = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
AUTO, PYTHON, COMPILED = "auto", "python", "compiled"  # values of TIANXIA_KERNELS
MANIFEST = "manifest.txt"
# A line break rather than `^` begins the pattern: that is twice as fast, and every start pays for it.
IMPORT = re.compile(rb"\n *(?:from +([\w.]+) +)?import +(\([^)]*\)|[^\n]*)")


def group(unit: str) -> str:
    """The name under which mypyc puts the code of a whole unit into one file, with a suffix of its own."""
    return f"kernels_{unit}"


class Kernels:
    """A finder for `sys.meta_path` that looks only into the folder made from just these sources."""

    def __init__(self, units: Mapping[str, Sequence[str]], sources: str, builds: str, mode: str = AUTO) -> None:
        self.units, self.sources, self.builds, self.mode = units, sources, builds, mode
        self.unit_of = {name: unit for unit in units for name in (*units[unit], group(unit) + "__mypyc")}
        self.packages = {name.partition(".")[0] for name in self.unit_of}
        self.chosen: dict[str, str | None] = {}

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG002
        """Answer Python's search for a module: the compiled one where it is there, else let others look."""
        unit = self.unit_of.get(name)
        if unit is None or self.mode == PYTHON:
            return None
        folder = self.found(unit)
        if folder is None and self.mode == COMPILED:
            raise ImportError(f"{name} is not compiled, as TIANXIA_KERNELS=compiled demands: run `tianxia compile`")
        return spec_from_file_location(name, compiled_file(folder, name)) if folder else None

    def found(self, unit: str) -> str | None:
        """The folder of this unit's whole and current build; looked up once, so that no process mixes two builds."""
        if unit not in self.chosen:
            self.chosen[unit] = None  # while we look: units must not need one another
            sources = self.closure(unit)
            folder = self.folder(unit, sources)
            if folder and is_whole(folder) and all(self.found(other) for other in self.needed(unit, sources)):
                self.chosen[unit] = folder
        return self.chosen[unit]

    def needed(self, unit: str, sources: Mapping[str, bytes]) -> list[str]:
        """The other units on which a unit with these sources builds, in the order of all."""
        return [other for other in self.units if other != unit and self.units[other][0] in sources]

    def folder(self, unit: str, sources: Mapping[str, bytes]) -> str | None:
        """Where a build of a unit from these sources belongs; nowhere while one of its modules has none."""
        if not sources.keys() >= set(self.units[unit]):
            return None
        return os.path.join(self.builds, f"{unit}-{self.key(unit, sources)}")

    def key(self, unit: str, sources: Mapping[str, bytes]) -> str:
        """A hash of all that the compiled code depends on."""
        import hashlib

        machine = os.uname().machine if hasattr(os, "uname") else ""
        made_by = (MYPYC, MANNER, sys.hexversion, EXTENSION_SUFFIXES[0], machine, unit, *self.units[unit])
        whole = hashlib.sha256(repr(made_by).encode())
        for name in sorted(sources):
            whole.update(b"%s %d\n" % (name.encode(), len(sources[name])) + sources[name])
        return whole.hexdigest()[:24]

    def closure(self, unit: str) -> dict[str, bytes]:
        """The sources of a unit and of all modules of ours that they import: mypyc builds constants of those in.

        Of another unit that is imported all modules count: what it exports to others depends on them.
        """
        sources: dict[str, bytes] = {}
        todo = list(self.units[unit])
        while todo:
            name = todo.pop()
            if name not in sources and (source := read_source(self.sources, name)) is not None:
                sources[name] = source
                if name in self.unit_of:
                    todo += self.units[self.unit_of[name]]
                todo += (other for other in imports(source) if other.partition(".")[0] in self.packages)
        return sources


def imports(source: bytes) -> Iterator[str]:
    """All names that might be modules in the import statements of a source; some too many do no harm."""
    for package, names in IMPORT.findall(b"\n" + source):
        prefix = package.decode() + "." if package else ""
        if package:
            yield package.decode()
        for name in re.findall(rb"[\w.]+", names):
            yield prefix + name.decode()


def source_file(sources: str, name: str) -> str:
    """Where the source of a module is, or would be."""
    stem = os.path.join(sources, *name.split("."))
    return os.path.join(stem, "__init__.py") if os.path.isdir(stem) else stem + ".py"


def read_source(sources: str, name: str) -> bytes | None:
    """The source of a module of ours; none if there is no such module."""
    try:
        with open(source_file(sources, name), "rb") as file:
            return file.read()
    except OSError:
        return None


def compiled_file(folder: str, name: str) -> str:
    """Where a build keeps the compiled form of a module."""
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
    """The folder of the project, where the package runs from a copy of the repository."""
    root = os.path.dirname(SOURCES)
    return root if os.path.exists(os.path.join(root, "requirements-compile.lock")) else None


def build_folder() -> str:
    """Where builds are kept: in the checkout, or in the user's cache where the package was installed without one."""
    root = checkout()
    if root:
        return os.path.join(root, "build", "kernels")
    from platformdirs import user_cache_dir

    return os.path.join(user_cache_dir("tianxia", appauthor=False), "kernels")


def wanted_mode() -> str:
    """What TIANXIA_KERNELS asks for; a word that means nothing is an error, not a silent slow run."""
    mode = os.environ.get("TIANXIA_KERNELS") or AUTO
    if mode not in (AUTO, PYTHON, COMPILED):
        raise ImportError(f"TIANXIA_KERNELS={mode} means nothing: say {PYTHON}, {COMPILED} or {AUTO}")
    return mode


KERNELS = Kernels(UNITS, SOURCES, build_folder(), wanted_mode())


def install_finder() -> None:
    """Let Python look for compiled kernels before it looks for sources; doing it twice does no harm."""
    if KERNELS not in sys.meta_path:
        sys.meta_path.insert(0, KERNELS)


def is_compiled(module: str) -> bool:
    """Whether this module runs compiled in this process, or would if it were imported now."""
    if module in sys.modules:
        return str(getattr(sys.modules[module], "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))
    unit = KERNELS.unit_of.get(module)
    return unit is not None and KERNELS.mode != PYTHON and KERNELS.found(unit) is not None
