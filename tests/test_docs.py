"""What the documents show works as they say: doctests of the public surface and the Python in the README."""

import doctest
import re
from pathlib import Path

import pytest

import tianxia
from tianxia import testing

ROOT = Path(__file__).parent.parent


def test_doctests_of_the_public_surface() -> None:
    for module in (tianxia, testing):
        done = doctest.testmod(module)
        assert (done.attempted > 0, done.failed) == (True, 0)


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


def test_paths_in_the_architecture_page_exist() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-z_]+/[a-z_<>/.]*[a-z_>/])`", text)
    assert len(named) > 20
    for path in named:
        for title in ("qin", "zhanguo", "first_empire"):
            place = path.replace("<title>", title).replace("<language>", "en")
            found = [root / place for root in (ROOT, ROOT / "src" / "tianxia")]
            if "<" in place or place in ("server/page", "server/documents"):  # built, not kept
                continue
            assert any(one.exists() or one.with_suffix(".py").exists() for one in found), f"{path} is not there"


@pytest.mark.parametrize("page", ["library.md", "research.md"])
def test_a_tour_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the tour of the library saves a picture
    done = doctest.testfile(str(ROOT / "docs" / page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert done.attempted > 10
    assert done.failed == 0
