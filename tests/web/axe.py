"""What axe finds on a page: with all its rules in light, and those for colours in dark, where all else is the same."""

from typing import Any, Protocol

import pytest

THERE = "() => typeof axe !== 'undefined'"
RUN = """async ([where, only]) => (await axe.run(where, { resultTypes: ['violations'], ...only })).violations
  .map((one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))])"""
THEMES: dict[str, dict[str, list[str]]] = {"dark": {"runOnly": ["color-contrast", "link-in-text-block"]}, "light": {}}
"""By theme: which rules. A theme is an attribute of the root that affects only colours."""


class Check(Protocol):
    """Fails with what axe finds in a state: on the whole page, or only within and without some parts of it."""

    def __call__(self, state: str, within: str = ..., without: str = ...) -> None: ...


def checker(page: Any) -> Check:
    """Fails with what axe finds, by any rule and in both themes; the page stays in light, without motion."""
    script = pytest.importorskip("axe_playwright_python.sync_playwright").Axe().axe_script

    def check(state: str, within: str = "html", without: str = "") -> None:
        where = {"include": [within], "exclude": [without] if without else []}
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_selector(f"html[data-theme={theme}]")
            if not page.evaluate(THERE):
                page.evaluate(script)
            found = page.evaluate(RUN, [where, rules])
            assert found == [], f"{state}, {theme}: {found}"

    return check
