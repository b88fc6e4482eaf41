"""The First Empire's boards: every question has its pieces; refusals, hints, plans; by keyboard and by ear."""

import pytest

from tests.web.conftest import Opener
from tests.web.empire import asked, drive, middle, new_table, sit_at, skip_li_si
from tests.web.legible import assert_touchable
from tests.web.looks import resized
from tests.web.steps import PHONE, answered, insist
from tests.web.test_glowing import see_the_boards
from tests.web.waits import expect

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
PIECES: dict[str, tuple[tuple[str, ...], tuple[str, int, int]]] = {
    "card": (("hand",), ("2-advanced", 67, 67)),
    "use": (("board:*:place", "court"), ("2-advanced", 67, 68)),
    "region": (("board:*:above",), ("2-advanced", 77, 81)),
    "action": (("court",), ("2-advanced", 67, 69)),
    "official": (("supply",), ("2-advanced", 77, 80)),
    "worker": (("board:*:worker",), ("2-tile_a", 435, 439)),
    "mover": (("board:*:alchemist",), ("2-advanced", 77, 83)),
    "to": (("board:*:above",), ("2-advanced", 77, 84)),
    "after": (("tucked", "board:*:general"), ("2-advanced", 67, 73)),
    "ability": (("tucked",), ("3-symbol_lost", 200, 206)),
    "emperor": (("tucked",), ("2-board", 173, 179)),
    "symbol": (("alchemist", "unlock"), ("2-advanced", 148, 151)),
    "alchemist": (("alchemist",), ("2-advanced", 148, 152)),
    "another_card": (("alchemist",), ("2-tile_a", 295, 298)),
    "master": (("master",), ("2-advanced", 351, 355)),
    "section": (("wall:*:slot:1",), ("2-advanced", 67, 70)),
    "slot": (("wall:*:slot:2",), ("2-tile_b", 384, 386)),
    "space": (("map:*:open",), ("2-advanced", 482, 486)),
    "half": (("map:*:left",), ("2-shared_victory", 281, 284)),
    "palace_tile": (("map:*:palace:alchemist",), ("3-board", 704, 706)),
    "large_token": (("token:*:large",), ("2-board", 249, 255)),
    "token": (("token",), ("4-tile_a", 953, 964)),
    "pay": (("own",), ("2-advanced", 132, 133)),
    "return": (("own",), ("2-advanced", 312, 312)),
    "unlock": (("unlock",), ("2-advanced", 132, 132)),
    "soldier": (("tomb",), ("2-advanced", 465, 474)),
    "put": (("tomb",), ("3-tile_a", 555, 556)),
    "li_si_soldier": (("tomb",), ("solo-1", 265, 265)),
    "li_si_aspect": (("li_si",), ("solo-3-tie", 385, 385)),
    "calm": (("board:*:unrest",), ("4-tile_a", 516, 522)),
    "reset": (("board:*:unrest",), ("2-shared_victory", 288, 289)),
    "reward": (("reward",), ("2-advanced", 126, 126)),
    "starting_tile": (("start",), ("2-advanced", 53, 53)),
}
"""By question: the kinds of pieces that answer it, and where an archived game asks it with a choice."""


def glowing(kinds: tuple[str, ...]) -> str:
    """Pieces that can be picked now: by how their names begin and, after a star, end."""
    ends = [kind.replace("*:", "*").partition("*") for kind in kinds]
    return ", ".join(
        f"button.spot.can[data-spot^='{head.rstrip(':')}:']" + (f"[data-spot$=':{tail}']" if tail else "")
        for head, _, tail in ends
    )


@pytest.mark.parametrize("part", range(3))
def test_every_question_is_answered_on_its_pieces(opened: Opener, part: int) -> None:
    page = opened(**PHONE)
    for question, (kinds, place) in list(PIECES.items())[part::3]:
        resized(page, (PHONE["width"], PHONE["height"]))
        sit_at(page, asked(page, question, place))
        skip_li_si(page)
        assert_touchable(page, question)
        resized(page, (1280, 720))
        for kind in kinds if question in ("use", "symbol") else (kinds[-1],):
            page.wait_for_selector(glowing((kind,)), state="attached")
        see_the_boards(page)
        before = page.inner_text(".turn")
        insist(page, glowing(kinds))
        page.wait_for_function("(old) => document.querySelector('.turn').innerText !== old", arg=before)
        answered(page)
        assert page.locator(".why").all_inner_texts() == [], question
        page.keyboard.press("Control+z")


def test_a_piece_that_cannot_move_now_says_why_and_leaves_the_draft_as_it_was(opened: Opener) -> None:
    page = opened()
    table = new_table(page, [ME, BOT])
    drive(page, table, "card")
    sit_at(page, table)
    insist(page, "[data-spot='tomb:chu']")
    page.wait_for_selector("text=Not now. Which card do you play?")
    insist(page, "[data-spot='court:governor']")
    page.wait_for_selector(".why >> text=No region has an alchemist, an architect and a general.")
    assert not page.locator("button.hc.chosen").count(), "no card has been chosen for that"
    page.locator("button.hc.can").first.click()
    page.wait_for_selector("button.act.can")
    insist(page, "[data-spot='court:governor']")
    page.wait_for_selector(".why >> text=No region has an alchemist, an architect and a general.")
    assert page.locator("button.tk-free.can").count(), "the card is still in hand"
    page.get_by_role("button", name="Rule F-5.3").click()
    page.wait_for_selector("li.on[data-rule='F-5.3']")


def test_the_last_card_of_a_hand_is_named_and_stands_chosen(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "3-board", 6))
    page.wait_for_selector("button.hc.chosen")
    number = page.inner_text("button.hc.chosen .top b")
    page.wait_for_selector(f".turn h2 >> text=Card {number}:")
    expect(page.locator("ol.steps")).to_have_text(f"Card {number}")


# -- advice and plans


def test_a_hint_ranks_moves_marks_the_piece_and_is_followed(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "3-board", 10))
    page.wait_for_selector("button.hc.can")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".tip.ways li")
    page.wait_for_function(
        """() => {
          const [advice, card] = ['.tip.ways', 'section.turn'].map((one) => document.querySelector(one));
          return advice.getBoundingClientRect().bottom <= card.getBoundingClientRect().bottom;
        }"""
    )
    best = page.inner_text("[data-hinted]")
    assert "points at the end" in best
    assert 1 <= page.locator(".tip.ways li").count() <= 3
    marked = page.locator("button.hc.hinted .top b").inner_text()
    assert best.startswith(f"Card {marked}\n")
    page.click("[data-hinted]")
    page.wait_for_selector(f"button.hc.chosen >> text={marked}")
    page.wait_for_selector("ol.steps li >> nth=1")  # what the card is for
    page.wait_for_selector("ol.effects li")
    page.wait_for_selector("[data-confirm], [data-offer]")  # the whole turn is ready, and can be taken back
    page.get_by_role("button", name="Restart turn").click()
    page.wait_for_selector("ol.steps", state="detached")


def test_planning_aids_are_on_the_boards_and_in_one_list(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "4-board", 22))
    page.wait_for_selector("button.hc.can")
    assert page.locator(".turn .wakes li").count() >= 2  # which cards are activated by which number
    assert page.locator("section.wall .slot .now").count() >= 6
    expect(page.locator(".maus .nd:has-text('/')")).to_have_count(9)
    expect(page.locator("section[aria-label=Rewards] .race em")).to_have_count(3)
    expect(page.locator("section[aria-label='Supply'] tbody tr")).to_have_count(3)
    page.get_by_role("tab", name="Plan").click()
    for words in ("the number you need", "each card in your hand", "This round’s rewards", "Walls:", "mausoleum"):
        expect(page.locator("#panel-plan .plan")).to_contain_text(words)
    expect(page.locator(".turn .wakes")).to_have_count(0)  # shown once
    page.get_by_role("tab", name="Score").click()
    expect(page.locator(".talk table tbody tr:not(.group)")).to_have_count(10)


# -- by keyboard and by ear


def test_keyboard_alone_plays_a_whole_turn(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "3-board", 8))
    page.wait_for_selector("button.hc.can")
    page.keyboard.press("2")
    page.wait_for_selector("button.hc.chosen")
    page.wait_for_selector("[data-offer]")
    page.locator("[data-offer]").first.focus()
    page.keyboard.press("ArrowRight")
    for _ in range(30):
        page.keyboard.press("Enter")
        answered(page)
        page.wait_for_selector("[data-offer], [data-confirm]")
        if page.locator("[data-confirm]").count():
            break
        page.wait_for_function("() => document.activeElement?.dataset.offer !== undefined")
    page.wait_for_function("() => document.activeElement?.dataset.confirm !== undefined")
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.keyboard.press("Control+Shift+Z")
    page.wait_for_selector("[data-confirm]")
    page.keyboard.press("Control+z")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.wait_for_function("() => document.activeElement?.dataset.offer !== undefined")
    for _ in range(30):
        if page.locator("[data-confirm]").count():
            break
        page.keyboard.press("Enter")
        answered(page)
        page.wait_for_selector("[data-offer], [data-confirm]")
    page.wait_for_function("() => document.activeElement?.dataset.confirm !== undefined")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-confirm]", state="detached")
    page.wait_for_function("() => document.querySelector('p.sr[aria-live]').innerText.length > 10")


def test_every_piece_has_a_name_to_listen_to(opened: Opener) -> None:
    page = opened()
    sit_at(page, middle(page, "4-board", 22))
    page.wait_for_selector("button.hc.can")
    tree = page.locator("main").aria_snapshot()
    for words in (
        "Build 1 Palace; activates 2 of your cards",
        "Order of choice:",
        "you have 0 governors and 1 palace",
        "met 2 times",
        "worth 8 VP to you now",
        "Palace tile in Chu",
        "Symbols (soldier or alchemist card) on spaces",
        "Officials in Zhao: 1",
        "Unrest in Wei: 3 of 3",
        "lower: recruit, elixir, governor",
        "Tokens in the supply",
    ):
        assert words in tree, words
    nameless = "() => [...document.querySelectorAll('main button')].filter((one) => !one.ariaLabel && !one.innerText)"
    assert page.evaluate(f"{nameless}.length".replace("() => ", "")) == 0


@pytest.mark.parametrize(("language", "words"), [("de-DE", "Du bist dran."), ("fr-FR", "À vous.")])
def test_names_are_spoken_in_the_readers_language(opened: Opener, language: str, words: str) -> None:
    page = opened(language=language)
    sit_at(page, middle(page, "4-advanced", 20))
    page.wait_for_selector(f"text={words}")
    for tab in ("plan", "scores", "rules"):
        page.click(f"#tab-{tab}")
        page.wait_for_function("(tab) => document.querySelector(`#panel-${tab}`)?.innerText.trim()", arg=tab)
