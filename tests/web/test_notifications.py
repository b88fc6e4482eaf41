"""Notifications in a browser: choosing channels, kinds and quiet hours, a test, and what the service worker does."""

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.standins import Browser, Post, mail_relay
from tests.web.axe import checker
from tests.web.conftest import PATIENCE, House, Opener, missing, slowness
from tests.web.looks import resized
from tests.web.steps import PHONE, look, post
from tests.web.waits import expect

NO_SERVICE = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) });
"""
"""What a push service would do: no browser here can reach one."""
SAID = {
    "en-GB": ("Tell me when it’s my turn", "Send a test", "Test from Tianxia", "You turned this off"),
    "de-DE": ("Sag mir, wenn ich am Zug bin", "Test senden", "Test von Tianxia", "Du hast das über einen Link"),
    "fr-FR": ("Prévenez-moi quand c’est à moi", "Envoyer un test", "Test de Tianxia", "Vous l’avez désactivé"),
}
CARD = "section:has(h2:text-is('{title}'))"


@pytest.fixture(scope="module")
def relay() -> Iterator[tuple[Post, list[str]]]:
    """A mail relay, and the options that name it."""
    with mail_relay(Post()) as (kept, found):
        yield kept, ["--mail", f"smtp+plain://127.0.0.1:{found.port}", "--mail-from", "table@example.org"]


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config, relay: tuple[Post, list[str]]
) -> Iterator[House]:
    """A server that sends mail and knows its address."""
    folder = tmp_path_factory.mktemp("notifications")
    made = House(folder, slowness(pytestconfig), more=(*relay[1], "--url", "http://localhost"))
    try:
        made.start()
    except AssertionError as error:
        missing(str(error))
    yield made
    made.kill()


def letter(kept: Post) -> Any:
    """The next e-mail."""
    until = time.monotonic() + PATIENCE / 1000
    while not kept.letters and time.monotonic() < until:
        time.sleep(0.05)
    return kept.letters.pop(0)


def with_account(page: Any, kept: Post, name: str) -> None:
    """Somebody with an account and a confirmed e-mail address."""
    post(page, "me", {"name": name})
    ask(page, "PUT", "me/password", {"password": "a long secret"})
    ask(page, "PUT", "me/email", {"email": "ann@example.org"})
    code = re.search(r"\w{4}-\w{4}-\w{4}", letter(kept).get_content())
    assert code is not None
    post(page, "me/email", {"code": code[0]})


def ask(page: Any, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the page would."""
    script = """async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/' + path, { method, headers, body: body && JSON.stringify(body) });
      return answer.json();
    }"""
    return page.evaluate(script, [method, path, body])


def switch(card: Any, number: int, on: bool) -> None:
    """Turn a switch of the card, and wait until the server has it."""
    found = card.locator("[role=switch]").nth(number)
    found.click()
    expect(found).to_be_enabled()
    expect(found).to_be_checked(checked=on)


@pytest.mark.parametrize("language", SAID)
def test_choosing_how_to_be_told(opened: Opener, relay: tuple[Post, list[str]], language: str) -> None:
    title, test, subject, off = SAID[language]
    page = opened(service_workers="allow", language=language, permissions=["notifications"], timezone_id="Europe/Paris")
    page.context.add_init_script(NO_SERVICE % json.dumps(Browser(language).subscription()))
    page.reload()
    with_account(page, relay[0], f"Ann {language[:2]}")
    look(page, "#/me", CARD.format(title=title))
    card, check = page.locator(CARD.format(title=title)), checker(page)
    assert card.locator("table").count() == 0
    switch(card, 1, True)
    card.locator(f"button:has-text('{test}')").click()
    card.locator("[role=status]").wait_for()
    found = letter(relay[0])
    assert found["subject"] == subject
    switch(card, 0, True)
    card.locator("button[aria-expanded]").click()
    card.locator("input[type=url]").fill("https://hook.example.org/x")
    card.locator("form button").click()
    expect(card.locator("[data-secret]")).to_have_text(re.compile(".{31}"))
    switch(card, 3, True)
    begin, kind = card.locator("input[type=time]").first, card.locator("tbody tr").nth(2).locator("input").nth(1)
    begin.fill("21:15")
    expect(begin).to_be_enabled()  # once the server has it
    kind.click()
    expect(kind).to_be_enabled()
    chosen = ask(page, "GET", "me/notifications")
    assert [state["on"] for state in chosen["channels"]] == [True, True, True]
    assert chosen["quiet"] == {"begin": 21 * 60 + 15, "end": 8 * 60}
    assert (chosen["zone"], chosen["language"]) == ("Europe/Paris", language[:2])
    assert chosen["channels"][1]["kinds"] == ["turn", "clock", "ended", "joined"]
    assert "notifications-" not in page.inner_text("main")
    check(f"{language}, wide")
    resized(page, (PHONE["width"], PHONE["height"]))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(f"{language}, narrow")
    turn_off_by_worker(page, found["list-unsubscribe"].strip("<>").rpartition("/")[2])
    look(page, "#/tables", "main")
    look(page, "#/me", f"{CARD.format(title=title)} >> text={off}")
    switch(card, 0, False)
    assert [state["on"] for state in ask(page, "GET", "me/notifications")["channels"]] == [False, False, True]


def turn_off_by_worker(page: Any, token: str) -> None:
    """Show a notification as the push service would, and click its button."""
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).active.state === 'activated'")
    if not page.context.service_workers:
        page.context.wait_for_event("serviceworker")
    (worker,) = page.context.service_workers
    data = {"title": "Your turn", "body": "Qin", "tag": "t", "lang": "en", "path": "#/table/x", "off": token}
    shown = worker.evaluate(
        """async (said) => {
          const lasting = [];
          const happen = (kind, values) => {
            const event = Object.assign(new Event(kind), { waitUntil: (work) => lasting.push(work) }, values);
            self.dispatchEvent(event);
            return Promise.all(lasting);
          };
          await happen('push', { data: { json: () => said } });
          const [notification] = await self.registration.getNotifications();
          const { title, body, tag, actions } = notification;
          await happen('notificationclick', { notification, action: 'off' });
          const left = (await self.registration.getNotifications()).length;
          return [title, body, tag, actions.map((one) => one.title), left];
        }""",
        {**data, "turn_off": "Turn off"},
    )
    assert shown == ["Your turn", "Qin", "t", ["Turn off"], 0]


def test_a_browser_that_blocks_them_says_so(opened: Opener) -> None:
    page = opened(refused=True, **PHONE)
    page.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    post(page, "me", {"name": "Bo"})
    page.reload()
    look(page, "#/me", CARD.format(title=SAID["en-GB"][0]))
    card = page.locator(CARD.format(title=SAID["en-GB"][0]))
    expect(card.locator("li")).to_have_count(2)  # a guest has no e-mail address, and no webhook
    card.locator("[role=switch]").first.click()
    card.locator("[role=alert] >> text=Your browser blocks").wait_for()
