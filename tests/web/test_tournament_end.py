"""A tournament in browsers from the form to its end: two people, two bots, two rounds with one deal at both tables."""

from typing import Any

import pytest

from tests.web.conftest import Opener
from tests.web.steps import PLAY
from tests.web.waits import expect
from tests.web.walks import Walker, everywhere

PLAY_BUTTON = "header .acts button.primary"


def create(ada: Walker) -> None:
    """Fill in the form: two rounds of Qin with duplicate deals."""
    page = ada.page
    page.wait_for_selector("main form")
    page.fill("main form input[maxlength='60']", "Autumn")
    page.fill("main form input[max='30']", "2")
    page.locator("main form [role=switch]").nth(1).click()
    ada.looks("the form")
    page.click("main form button.primary")
    ada.is_called("Ada")
    page.wait_for_url("**/#/tournament/*")


def enter_all(ada: Walker, bo: Walker) -> None:
    """Ada enters and adds two bots; Bo comes by the link."""
    ada.page.click(PLAY_BUTTON)
    ada.page.wait_for_selector("tr.you")
    ada.page.select_option("section[aria-labelledby=organiser] select", index=0)
    ada.page.fill("section[aria-labelledby=organiser] form input", "2")
    ada.page.click("section[aria-labelledby=organiser] form button")
    bo.page.goto(ada.page.input_value("section[aria-labelledby=organiser] .copy input"))
    bo.page.wait_for_selector(PLAY_BUTTON)
    bo.looks("before entering")
    bo.page.click(PLAY_BUTTON)
    bo.is_called("Bo")
    bo.page.wait_for_selector("tr.you")
    ada.page.wait_for_selector("tbody tr:nth-of-type(4)")
    ada.looks("before the start")


def to_the_tables(*people: Walker) -> None:
    """Everybody clicks on their game, until the boards are there."""
    for one in people:
        one.page.click(PLAY_BUTTON)
        one.page.wait_for_url("**/#/table/*")
    for one in people:
        one.page.wait_for_selector("main[data-version]")


def from_home(one: Walker) -> None:
    """Home says that a table waits, and one click later a seat is taken."""
    one.goes("#/", "aside li.turn a.primary")
    one.looks("at home")
    one.page.click("aside li.turn a.primary")
    one.page.click("main ol button.primary")


def back(*people: Walker) -> None:
    for one in people:
        one.page.click("a[href^='#/tournament/']")
        one.page.wait_for_selector("main table")


def play_to_the_end(*people: Walker) -> None:
    """Both at once, as they may have been paired with each other."""
    for one in people:
        table = one.page.url.rpartition("/")[2]
        one.page.evaluate(f"(table) => {{ window.played = ({PLAY})([table, 999]); }}", table)
    for one in people:
        assert one.page.evaluate("async () => (await window.played)[0]") == "finished"
        one.page.wait_for_selector("section.end")


STATE = "async (id) => (await (await fetch(`api/tables/${id}`)).json()).state"


def resign(one: Walker) -> None:
    """Give up with the table's menu, unless the opponent has."""
    page = one.page
    if page.evaluate(STATE, page.url.rpartition("/")[2]) == "finished":
        page.wait_for_selector("section.end")
        return
    page.locator(".tools button:has(use[href='#ic-menu'])").click()
    page.locator("dialog button.line:has(use[href='#ic-flag'])").click()
    page.locator("dialog .sure button.primary").click()
    page.wait_for_selector("section.end")


def compare_the_deal(one: Walker, tables: int) -> None:
    """The deal of the first round: both boards, then the second seat, then a replay."""
    page = one.page
    page.click("section[aria-labelledby=round] nav button >> nth=0")
    expect(page.locator("ul.tables .board svg")).to_have_count(tables)
    page.locator("section[aria-labelledby=deal] .seats button").nth(1).click()
    page.wait_for_selector("section[aria-labelledby=deal] .seats button:nth-of-type(2)[aria-pressed=true]")
    expect(page.locator("ol.scale li")).to_have_count(tables)
    one.looks("the deal side by side")
    page.click("ul.tables li >> nth=0 >> a")
    page.wait_for_url("**/#/replay/*")


@pytest.mark.parametrize(("language", "size"), everywhere(("en-GB", "desktop")))
def test_from_the_form_to_the_final_standings(opened: Opener, language: str, size: str) -> None:
    ada, bo = Walker(opened, language, size, "#/tournaments/new"), Walker(opened, language, size)
    create(ada)
    enter_all(ada, bo)
    ada.page.click("section[aria-labelledby=organiser] .acts button.primary")
    from_home(bo)
    to_the_tables(ada)
    bo.page.wait_for_selector("main[data-version]")
    play_to_the_end(ada, bo)
    back(ada, bo)
    for one in (ada, bo):
        one.page.wait_for_selector("section[aria-labelledby=round] nav button:nth-of-type(2)[aria-pressed=true]")
    ada.looks("the second round")
    to_the_tables(ada, bo)
    for one in (ada, bo):
        resign(one)
    back(ada, bo)
    check_the_end(ada, bo)
    compare_the_deal(bo, tables=2)


def check_the_end(*people: Walker) -> None:
    """Standings with two results each and the tie-breaks explained; nothing more to do."""
    for one in people:
        expect(one.page.locator("i.playing, i.none, header .acts button")).to_have_count(0)
        expect(one.page.locator("tbody tr")).to_have_count(4)
        expect(one.page.locator("tbody .dot")).to_have_count(8)
    one = people[0]
    one.page.click("details summary")
    expect(one.page.locator("details li")).to_have_count(6)
    one.looks("the final standings")
    shown: Any = one.page.evaluate("async (id) => (await fetch(`api/tournaments/${id}`)).json()", tournament_of(one))
    assert shown["terms"]["state"] == "finished"
    assert sum(line["points"] for line in shown["standings"]) == 4.0, "two rounds of two games, one point each"
    decided = [line["decided_by"] for line in shown["standings"] if line["decided_by"]]
    expect(one.page.locator("tbody small")).to_have_count(len(decided))  # what decided between equals


def tournament_of(one: Walker) -> str:
    return str(one.page.url.rpartition("/")[2])
