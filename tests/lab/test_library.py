"""The lab is a library: no command line in it, and nothing printed."""

import pkgutil
import subprocess
import sys

from tianxia import lab

MODULES = [module.name for module in pkgutil.walk_packages(lab.__path__, "tianxia.lab.")]


def test_a_program_that_uses_the_lab_loads_no_command_line_and_no_screen() -> None:
    foreign = "('click', 'textual', 'rich', 'starlette', 'tianxia.commands', 'tianxia.terminal', 'tianxia.server')"
    script = f"import sys, {', '.join(MODULES)}; print([name for name in {foreign} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert len(MODULES) > 10
    assert (done.stdout, done.stderr) == ("[]\n", "")
