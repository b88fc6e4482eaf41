"""What hatchling adds to a wheel: the built page and documents, and the compiled kernels that tools/wheels.py names.

Without those, as in `pip install .`, the wheel is for every system, and `tianxia compile` makes kernels where it is.
"""

import os
import re
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNELS = "TIANXIA_WHEEL_KERNELS"
"""The variable with the folders of compiled kernels."""
LOCKS = ("requirements-compile.lock", "requirements-zig.lock")
"""What compiling needs where the wheel will be installed."""
OLDEST_GLIBC = 17
"""Of 2.17, from 2013: no wheel claims to run on anything older."""


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling for each wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add what is built to the wheel; an editable install finds it in the checkout."""
        if version == "editable":
            return
        build_page_and_documents(Path(self.root))
        included: dict[str, str] = build_data["force_include"]
        included.update({lock: f"tianxia/kernels/{lock}" for lock in LOCKS})
        folders = [Path(folder) for folder in os.environ.get(KERNELS, "").split(os.pathsep) if folder]
        if folders:
            included.update({str(folder): f"tianxia/kernels/built/{folder.name}" for folder in folders})
            build_data.update(pure_python=False, tag=tag(folders))


def build_page_and_documents(root: Path) -> None:
    """Build both if they are missing or out of date."""
    sys.path.insert(0, str(root))
    from tools.build_docs import ensure_documents
    from tools.build_page import ensure_page
    from tools.environment import Trouble

    try:
        ensure_page(root)
        ensure_documents(root, sys.executable)
    except Trouble as trouble:
        sys.exit(f"The page or the documents could not be built: {trouble}.")


def tag(folders: list[Path]) -> str:
    """The Python and the system that these kernels run on."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"\W", "_", sysconfig.get_platform())
    return f"{python}-{python}-{platform_of(platform, newest_glibc(folders))}"


def platform_of(platform: str, glibc: int) -> str:
    """For Linux, the oldest C library that will do; if the kernels name none, this system's own."""
    return platform.replace("linux_", f"manylinux_2_{max(glibc, OLDEST_GLIBC)}_", 1) if glibc else platform


def newest_glibc(folders: list[Path]) -> int:
    """The newest glibc 2.x whose functions a compiled file uses; 0 if none does."""
    libraries = (file.read_bytes() for folder in folders for file in folder.rglob("*.so"))
    return max((int(minor) for data in libraries for minor in re.findall(rb"\bGLIBC_2\.(\d+)", data)), default=0)
