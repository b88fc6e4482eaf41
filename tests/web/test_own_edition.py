"""An owner's edition that the server was started with: chosen for a table, played, and named in its record."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.mistakes import own_text
from tests.web.conftest import House, Opener, slowness
from tests.web.steps import play_on
from tests.web.waits import expect
from tianxia.commands import tianxia
from tianxia.engine.components.edition import Edition

CARDS = own_text("zhanguo", "cards.csv").replace("5,writing,governor,vp,3", "5,writing,governor,vp,2")
BOX = Edition("zhanguo", "My box", "typed by Ann", "", (("cards.csv", CARDS),))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[House]:
    """A server that was started with an edition."""
    folder = tmp_path_factory.mktemp("house")
    file = folder / "box.tianxia-edition"
    file.write_text(BOX.text(), encoding="utf-8")
    house = House(folder, slowness(pytestconfig), more=("--components", str(file)))
    house.start()
    yield house
    house.kill()


def replayed(record: Path, *more: str) -> Any:
    return CliRunner().invoke(tianxia, ["--lang", "en", "replay", str(record), "--verify", *more])


def test_an_edition_is_chosen_played_and_named_in_the_record(opened: Opener, house: House, tmp_path: Path) -> None:
    page = opened("#/new/zhanguo")
    page.locator("label", has_text="My box").filter(has_text="typed by Ann").click()
    expect(page.get_by_label("My box")).to_be_checked()
    page.click("button.primary.big")
    expect(page.locator("header .crumb")).to_contain_text("My box")
    assert play_on(page, page.url.partition("#/table/")[2], 6) == "enough"
    page.locator(".tools button:has(use[href='#ic-menu'])").click()
    page.locator("dialog button.line:has(use[href='#ic-flag'])").click()
    page.locator("dialog .sure button.primary").click()
    record = tmp_path / "record.jsonl"
    with page.expect_download() as taken:
        page.click("section.end a[download]")
    taken.value.save_as(record)
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["edition"] == "My box"
    assert "My box" in replayed(record).output, "it says what is missing"
    done = replayed(record, "--components", str(house.folder / "box.tianxia-edition"))
    assert done.exit_code == 0, done.output
