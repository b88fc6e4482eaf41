"""Stable-Baselines3's check of a Gymnasium environment. It uses nothing of PyTorch, which is therefore not installed.

The check sits in a package whose every part imports PyTorch, mostly for type hints; placeholders stand in for it
during that one import. `requirements-checkers.lock` installs the package without its own requirements.
"""

import importlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from types import ModuleType
from typing import Any

TORCH = ("torch", "torch.nn", "torch.nn.functional")
PACKAGE = "stable_baselines3"


class Anything(type):
    """The kind of a class that has every name, each of them another such class: enough for type hints."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything(name, (), {})


class Placeholder(ModuleType):
    """A module that has every name."""

    def __getattr__(self, name: str) -> Any:
        return getattr(Anything(self.__name__, (), {}), name)


def bare_package() -> ModuleType:
    """The package without what its `__init__` imports: every learner."""
    found = find_spec(PACKAGE)
    assert found is not None
    assert found.submodule_search_locations is not None
    package = ModuleType(PACKAGE)
    package.__path__ = list(found.submodule_search_locations)
    return package


@contextmanager
def standing_in() -> Iterator[None]:
    """Placeholders for PyTorch and the bare package; afterwards only real modules are known again."""
    sys.modules.update({name: Placeholder(name) for name in TORCH} | {PACKAGE: bare_package()})
    try:
        yield
    finally:
        for name in [name for name in sys.modules if name in TORCH or name.partition(".")[0] == PACKAGE]:
            del sys.modules[name]


def load_check() -> Callable[..., None]:
    """`check_env` of Stable-Baselines3."""
    with standing_in():
        check: Callable[..., None] = importlib.import_module(f"{PACKAGE}.common.env_checker").check_env
        return check


check_env = load_check()
