"""The editor of components: a card is corrected, a mistake is shown at its cell, and a table plays with the result."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from tests.mistakes import CARDS, TWENTY, WRONG_FILES, Mistake, mistaken, own_text
from tests.web import axe
from tests.web.conftest import Opener
from tests.web.waits import expect
from tianxia import games
from tianxia.engine.components.faults import BadComponents
from tianxia.words import words

AMOUNT = "#cell-4-amount"
"""The VP of card 5."""
LANGUAGES = ["en-GB", "de-DE", "fr-FR"]
SAYS = """sentences => {
  const plain = text => text.replace(/\\s+/g, ' ').trim();
  const told = [...document.querySelectorAll('main ul.card li, main [role=alert] li')].map(one => plain(one.innerText));
  return JSON.stringify(told.sort()) === JSON.stringify(sentences.map(plain).sort());
}"""
"""Whether the editor lists these mistakes and no others."""


def change(page: Any, cell: str, text: str) -> None:
    page.fill(cell, text)
    page.press(cell, "Tab")


@pytest.mark.parametrize(("width", "language"), [(1280, "en-GB"), (390, "de-DE")])
def test_a_card_is_corrected_and_played_with(opened: Opener, width: int, language: str) -> None:
    page = opened("#/editor/zhanguo", width=width, height=844, language=language)
    check, picture = axe.checker(page), page.locator("tbody tr:nth-child(5) .hc")
    expect(page.locator("tbody .hc")).to_have_count(120)
    assert "editor-" not in page.inner_text("main")

    # A mistake is told at its cell and in the list, which leads there; nothing can be kept.
    change(page, AMOUNT, "three")
    page.wait_for_selector(f"{AMOUNT}[aria-invalid=true]")
    expect(page.locator(f"{AMOUNT}-wrong")).to_contain_text("three")
    expect(picture).to_have_count(0)
    check("a mistake", without="tbody tr:nth-child(n + 9)")  # they are like the first
    page.click("ul.card button >> nth=0")
    expect(page.locator(AMOUNT)).to_be_focused()
    expect(page.locator("ul.card")).to_contain_text("E (amount)")

    # Corrected, the cell shows what was there before, and the picture is drawn again.
    change(page, AMOUNT, "2")
    page.wait_for_selector(f"{AMOUNT}-was >> text=3")
    expect(picture).to_have_count(1)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.locator(AMOUNT)).to_have_value("3")
    page.keyboard.press("Control+Shift+z")
    page.keyboard.press("Control+Shift+z")
    expect(page.locator(AMOUNT)).to_have_value("2")

    # Kept under a name with markup in it, which stays text.
    page.fill(".about label:nth-child(1) input", f"<b>Box</b> {width}")
    page.wait_for_selector(".tools .primary:not([disabled])")
    page.click(".tools .primary")
    page.click(".about p a")
    page.wait_for_selector(f"label >> text=<b>Box</b> {width}")
    assert page.locator("main b >> text=Box").count() == 0
    page.wait_for_function(
        "() => [...document.querySelectorAll('input:checked')].some((one) => /^[0-9a-f]{64}$/.test(one.value))"
    )
    page.click("button.primary.big")
    expect(page.locator("header .crumb")).to_contain_text(f"<b>Box</b> {width}")


def test_a_mistake_is_told_where_the_opened_file_has_it(opened: Opener, tmp_path: Path) -> None:
    turned = [";".join(reversed(line.split(",")[:5])) for line in CARDS.splitlines()]
    turned[5] = turned[5].replace("3;vp", "three;vp")
    sheet = tmp_path / "cards (1).csv"  # what a browser calls the second download
    sheet.write_text("\n".join(["Our cards;;;;", "# by Ann", "", *turned]), encoding="utf-16")
    page = opened("#/editor/zhanguo", width=390, height=844)
    page.wait_for_selector("tbody tr:nth-child(120)")
    page.set_input_files("input[type=file]", str(sheet))
    page.get_by_role("button", name="cards.csv, line 9, column A (amount)").click()
    expect(page.locator(AMOUNT)).to_be_focused()
    change(page, AMOUNT, "2")
    page.get_by_text("No mistakes. Changed: cards.csv.").wait_for()


def test_a_file_that_cannot_be_read_changes_nothing(opened: Opener, tmp_path: Path) -> None:
    said = words("en").say
    page = opened("#/editor/zhanguo", height=844)
    page.wait_for_selector("tbody tr:nth-child(120)")
    opener = page.locator(f"button:has-text('{said('editor-open')}'):not([disabled])")  # one file at a time
    right = tmp_path / "cards (1).csv"
    right.write_text(CARDS, encoding="utf-8")
    for wrong in WRONG_FILES:
        (tmp_path / wrong.name).write_bytes(wrong.content)
        page.set_input_files("input[type=file]", str(tmp_path / wrong.name))
        place = f"{wrong.name}, line {wrong.line}: " if wrong.line else wrong.name
        binary = wrong.message == "component-not-text"
        page.locator("[role=alert]", has_text=said(wrong.message) if binary else place).wait_for()
        opener.wait_for()
        assert page.get_by_text(said("editor-nothing")).is_visible()
        assert page.locator("[aria-invalid], ul.card").count() == 0
        page.set_input_files("input[type=file]", str(right))
        page.wait_for_function("() => !document.querySelector('[role=alert]')")
        opener.wait_for()
    sheet = tmp_path / "Karten.csv"  # of any name: it belongs to the table on the screen
    sheet.write_text(CARDS.replace("\n3,writing,hire,calm_same,1,", "\n3,writing,hire,calm_same,1,given,a, b"), "utf-8")
    page.set_input_files("input[type=file]", str(sheet))
    page.get_by_text(said("editor-left-out", file="cards.csv")).wait_for()


def saved(text: str, number: int) -> bytes:
    """A table as three programs save it; one whose quotation marks are wrong stays as it is."""
    form, signs = [("utf-8", ","), ("utf-8-sig", ";"), ("utf-16", "\t")][number % 3], io.StringIO()
    try:
        csv.writer(signs, delimiter=form[1]).writerows(csv.reader(io.StringIO(text), strict=True))
    except csv.Error:
        return text.encode()
    return signs.getvalue().encode(form[0])


def sentences(mistake: Mistake, folder: Path, language: str) -> list[str]:
    """What the command says about the file."""
    files = games.game(mistake.game).component_files
    assert files is not None
    with pytest.raises(BadComponents) as caught:
        files.make(files.read(str(folder)))
    return [words(language).fault(fault) for fault in caught.value.faults]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_tells_every_mistake_as_the_command_does(
    opened: Opener, language: str, thorough: bool, tmp_path: Path
) -> None:
    """Each in one of the languages; with `--thorough` in all of them."""
    page, game = opened(height=844, language=language), ""
    for number, mistake in enumerate(TWENTY):
        if not thorough and number % len(LANGUAGES) != LANGUAGES.index(language):
            continue
        if mistake.game != game:
            game = mistake.game
            page.goto(page.url.partition("#")[0] + f"#/editor/{game}")
        opener = page.locator("button:has(+ input[type=file]):not([disabled])")
        text, file = mistaken(mistake), tmp_path / str(number) / mistake.file
        file.parent.mkdir()
        file.write_bytes(saved(text, number // 3) if file.suffix == ".csv" else text.encode("utf-8-sig"))
        opener.wait_for()
        page.set_input_files("input[type=file]", str(file))
        page.wait_for_function(SAYS, arg=sentences(mistake, file.parent, language[:2]))
        file.write_text(own_text(game, mistake.file), encoding="utf-8")
        opener.wait_for()
        page.set_input_files("input[type=file]", str(file))
        page.wait_for_function(SAYS, arg=[])


def test_what_could_not_be_checked_is_checked_again(opened: Opener) -> None:
    page = opened("#/editor/zhanguo", height=844)
    page.wait_for_selector("tbody tr:nth-child(120)")
    page.fill(".about label:nth-child(1) input", "Mine")
    failed: list[str] = []

    def fail_once(route: Any) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route("**/components/check", fail_once)
    change(page, AMOUNT, "three")
    page.wait_for_selector(f"{AMOUNT}[aria-invalid=true]")
    assert failed


def test_a_spreadsheet_is_taken_in_and_the_edition_comes_out(opened: Opener, tmp_path: Any) -> None:
    from tests.mistakes import own_text

    text = own_text("first_empire", "cards.csv").replace(
        "2,writing,elixir,move_officials,,2", "2,writing,elixir,ship,,1"
    )
    sheet = tmp_path / "cards.csv"
    sheet.write_text(text.replace(",", ";"), encoding="utf-16")
    page = opened("#/editor/first_empire", height=844)
    page.wait_for_selector("tbody tr:nth-child(120)")
    page.set_input_files("input[type=file]", str(sheet))
    page.wait_for_selector("#cell-1-ability-was >> text=move_officials")
    assert page.locator("[aria-invalid]").count() == 0
    page.fill(".about label:nth-child(1) input", "Mine")
    with page.expect_download() as caught:
        page.click(".tools .btn:nth-last-child(2)")
    assert caught.value.suggested_filename == "Mine.tianxia-edition"
    assert '"cards.csv"' in caught.value.path().read_text(encoding="utf-8")
    page.screenshot(path=str(tmp_path / "editor.png"))
