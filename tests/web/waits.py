"""Waiting for what a page is about to show: whatever follows a click may come at once, or much later."""

from typing import Any


def expect(what: Any) -> Any:
    """Playwright's own checks of a page, or of a part of it, which wait until they are true."""
    from playwright.sync_api import expect as checks  # not at the top: tests without it are skipped

    return checks(what)
