"""What the documents show runs as they say: doctests of the public surface and the Python in the README."""

import doctest
import re
from pathlib import Path

import tianxia

ROOT = Path(__file__).parent.parent


def test_doctests_of_the_public_surface() -> None:
    assert doctest.testmod(tianxia).attempted > 0
    assert doctest.testmod(tianxia).failed == 0


def test_python_in_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_links_in_the_documents_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
