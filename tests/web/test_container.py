"""The container, built from the Dockerfile and played in a browser, where there is an engine for containers.

That is docker or podman, or the command that TIANXIA_CONTAINER_ENGINE has.
"""

import os
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from tests.ports import reserved_port
from tests.web.conftest import ROOT
from tests.web.steps import ME, hinted_move, new_game, sit_at
from tianxia.kernels import KERNELS

ENGINES = ("docker", "podman")
NAME = "tianxia-test"
SAFE = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"]
"""As compose.yaml runs it."""


def engine() -> list[str]:
    """The command of an engine that works."""
    named = os.environ.get("TIANXIA_CONTAINER_ENGINE")
    for command in [named.split()] if named else [[name] for name in ENGINES if shutil.which(name)]:
        if subprocess.run([*command, "info"], capture_output=True, check=False).returncode == 0:
            return command
    pytest.skip("no engine for containers")


class Container:
    """The image in a container, with its data in a volume that outlives it."""

    def __init__(self) -> None:
        """Build the image, and choose a free port."""
        self.engine = engine()
        self.ask("build", "--network", "host", "--tag", NAME, str(ROOT))
        self.ask("volume", "create", NAME)
        self.port, self._reserved = reserved_port()
        self.url = f"http://localhost:{self.port}/"

    def ask(self, *arguments: str) -> str:
        """Run the engine; what it prints."""
        done = subprocess.run([*self.engine, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout.strip()

    def start(self) -> None:
        """Start it and wait until it can do its work."""
        where = ["--network", "host", "--env", "TIANXIA_HOST=127.0.0.1", "--env", f"TIANXIA_PORT={self.port}"]
        self.ask("run", "--detach", "--name", NAME, *SAFE, "--volume", f"{NAME}:/data", *where, NAME)
        for _ in range(300):
            try:
                with urllib.request.urlopen(self.url + "ready", timeout=5) as answer:
                    assert answer.status == 200
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(self.ask("logs", NAME))

    def stop(self) -> None:
        """Stop it as a service manager would, and remove it; its data stays."""
        self.ask("stop", NAME)
        assert self.ask("inspect", "--format", "{{.State.ExitCode}}", NAME) == "0"
        self.ask("rm", NAME)

    def inside(self, *command: str) -> str:
        """Run a command inside."""
        return self.ask("exec", NAME, *command)

    def remove(self) -> None:
        """Leave nothing behind but the image's layers, which make the next build quick."""
        for what in (["rm", "--force", NAME], ["volume", "rm", "--force", NAME]):
            subprocess.run([*self.engine, *what], capture_output=True, check=False)


@pytest.fixture
def container() -> Iterator[Container]:
    container = Container()
    yield container
    container.remove()


@pytest.mark.thorough  # fetches a system, a compiler and Node, and compiles everything
def test_the_container_plays_compiled_as_nobody_and_keeps_its_data(chromium: Any, container: Container) -> None:
    container.start()
    assert container.inside("id", "-u") == "10001"
    assert container.inside("tianxia", "compile").splitlines() == [f"{unit}: compiled" for unit in KERNELS.units]
    page = chromium.new_page(base_url=container.url)
    page.goto("")
    table = new_game(page, [ME, {"kind": "bot", "bot": "hard"}])
    sit_at(page, table)
    assert hinted_move(page)
    container.stop()
    container.start()
    page.reload()
    page.wait_for_selector("[role=grid]")
    assert hinted_move(page), "the game goes on"
    page.close()
    assert table in container.inside("tianxia", "admin", "tables")
    container.stop()
