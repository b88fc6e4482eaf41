"""How much the page weighs on the way: measured in a browser, as it arrives there."""

from typing import Any

from tests.web.conftest import House

MOST_SCRIPT = 60_000
"""Bytes of compressed script until the first page is shown."""


def test_the_first_page_is_light_and_loads_no_game(chromium: Any, house: House) -> None:
    context = chromium.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    arrived: list[Any] = []
    page.on("response", lambda response: arrived.append(response))
    page.goto(house.url)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    scripts = [response for response in arrived if response.url.endswith(".js")]
    short = {response.url.rpartition("/")[2]: response.headers for response in scripts}
    large = {name: headers for name, headers in short.items() if int(headers["content-length"]) > 1000}
    context.close()
    assert len(large) >= 3
    assert [name for name, headers in large.items() if headers.get("content-encoding") != "gzip"] == []
    assert [name for name, headers in short.items() if "immutable" not in headers["cache-control"]] == []
    assert [name for name in short if name.startswith(("face-", "TableScreen-"))] == [], "games come when needed"
    assert sum(int(headers["content-length"]) for headers in short.values()) < MOST_SCRIPT
