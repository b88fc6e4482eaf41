"""Options before a game: what is chosen on the page is what the table is created with."""

from typing import Any

from tests.web.conftest import Opener
from tests.web.waits import expect


def made_table(page: Any) -> dict[str, Any]:
    """Create the table that the form describes, and ask the server what it is."""
    page.click("main button.primary")
    page.wait_for_url("**/#/table/*")
    table: dict[str, Any] = page.evaluate(
        "() => fetch('/api/tables/' + location.hash.split('/')[2]).then((response) => response.json())"
    )
    return table


def choose(page: Any, legend: str, value: str) -> None:
    """Click a value of an option."""
    page.locator("fieldset", has=page.locator("legend", has_text=legend)).get_by_text(value, exact=True).click()


def test_alone_against_li_si_at_a_level_of_choice(opened: Opener) -> None:
    page = opened("#/new/first_empire")
    page.wait_for_selector("legend >> text=Rewards tableau")
    assert page.locator("legend", has_text="Li Si").count() == 0
    choose(page, "Players", "1")
    choose(page, "Li Si", "Li Si 3")
    choose(page, "Advanced mode", "On")
    table = made_table(page)
    assert len(table["seats"]) == 1
    assert table["options"] == {"tableau": "board", "advanced": "on", "li_si": "3"}


def test_a_clock_and_the_pace_that_is_chosen_never_contradict_each_other(opened: Opener) -> None:
    page = opened("#/new/qin")
    choose(page, "Clock", "5 min + 5 s")
    expect(page.locator("fieldset label.on").filter(has_text="clock")).to_have_count(0)  # and five minutes of it
    table = made_table(page)
    assert (table["pace"], table["clock"]["seconds"]) == ("live", 300)
    page.wait_for_selector(".crumb >> text=5 min + 5 s")


def test_a_level_of_li_si_is_forgotten_when_others_come(opened: Opener) -> None:
    page = opened("#/new/first_empire")
    choose(page, "Players", "1")
    choose(page, "Li Si", "Li Si 3")
    choose(page, "Players", "2")
    assert made_table(page)["options"]["li_si"] == "none"


def test_every_option_of_zhanguo_has_its_sentence(opened: Opener) -> None:
    page = opened("#/new/zhanguo")
    page.wait_for_selector("legend >> text=Player boards")
    choose(page, "Player boards", "B sides, auctioned")
    choose(page, "Draft", "With a draft")
    choose(page, "Turn order", "Rewards track")
    choose(page, "Unrest from hiring", "1 unrest per worker")
    sentences = page.locator("section:has(h2:text('Options')) small")
    expect(sentences).to_have_count(9)
    assert all(sentence.endswith(".") for sentence in sentences.all_inner_texts())
    chosen = {"boards": "auction", "draft": "on", "turn_order": "track", "hire_unrest": "per_worker"}
    assert made_table(page)["options"] == chosen
