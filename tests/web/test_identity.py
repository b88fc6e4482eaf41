"""Who one is in a browser: a name when it first matters, an account in one step, and the way back into it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.axe import checker
from tests.web.conftest import Opener
from tests.web.steps import ME, PHONE, look, new_game, post
from tests.web.waits import expect
from tests.web.walks import Walker, everywhere
from tianxia.words import words

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
PASSWORD = "a long secret"


def authenticator(page: Any) -> tuple[Any, str]:
    """A device in this browser that keeps passkeys and lets them out without being asked."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, added["authenticatorId"]


def keep_code(page: Any) -> str:
    """Read the recovery code, and say that it is kept."""
    code: str = page.inner_text("[data-code]")
    assert re.fullmatch(r"(\w{4}-){4}\w{4}", code)
    page.click("dialog button.primary")
    page.wait_for_selector("dialog", state="detached")
    return code


def test_nobody_is_named_before_it_matters(opened: Opener) -> None:
    page = opened(refused=True)
    page.click("text=Play Qin now")
    page.wait_for_selector("[role=grid]")
    seats = page.evaluate("async () => (await (await fetch('/api/tables?which=mine')).json()).tables[0].seats")
    assert [seat["name"] for seat in seats if seat["mine"]] == [None]
    look(page, "#/", "text=Sign in")
    page.click("text=Invite a friend")
    page.click("dialog >> text=Create invitation")
    page.wait_for_selector("text=What should we call you?")
    page.keyboard.press("Escape")
    page.wait_for_selector("text=What should we call you?", state="detached")
    assert not page.locator("dialog svg[role=img]").count(), "no name, no invitation"
    page.click("dialog >> text=Create invitation")
    page.fill("[autocomplete=nickname]", "You")
    page.click("text=Use this name")
    page.wait_for_selector("[role=alert] >> text=reserved")
    page.fill("[autocomplete=nickname]", "Wen")
    page.click("text=Use this name")
    page.wait_for_selector("dialog svg[role=img]")
    expect(page.locator("header.top")).to_contain_text("Wen")


def test_chat_asks_for_a_name(opened: Opener) -> None:
    page = opened()
    post(page, "me", {})
    table = post(page, "tables", {"game": "qin", "seats": [ME, {"kind": "bot", "bot": "easy"}]})["table"]["id"]
    look(page, f"#/table/{table}", "[role=grid]")
    page.click("[role=tab]:has-text('Chat')")
    page.fill("[placeholder='Write a message…']", "hello")
    page.keyboard.press("Enter")
    page.fill("dialog [autocomplete=nickname]", "Xu")
    page.click("text=Use this name")
    expect(page.locator(".chat li")).to_have_text("You hello")


@pytest.mark.parametrize(("language", "size"), everywhere(("de-DE", "desktop"), ("fr-FR", "phone")))
def test_a_passkey_makes_an_account_and_opens_it_again(opened: Opener, language: str, size: str) -> None:
    walker = Walker(opened, language, size, "#/me", refused=True)
    page, name, said = walker.page, f"Passkey {language} {size}", words(language[:2]).say
    session, device = authenticator(page)
    page.fill("[autocomplete=username]", name)
    page.get_by_role("button", name=said("account-passkey-create")).click()
    keep_code(page)
    key = page.locator("main li", has_text=said("account-passkey"))
    expect(key).to_have_count(1)
    walker.looks("an account with a passkey")
    key.get_by_role("button").click()
    page.wait_for_selector(f"[role=alert] >> text={said('server-last-way-in')}")
    leave_here(page)
    page.click("[role=tab] >> nth=1")
    page.get_by_role("button", name=said("account-passkey-sign-in")).click()
    page.wait_for_selector(f"p.note >> text={said('account-welcome-back', name=name)}")
    leave_here(page)
    page.click("[role=tab] >> nth=1")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.get_by_role("button", name=said("account-passkey-sign-in")).click()
    page.wait_for_selector(f"[role=alert] >> text={said('account-passkey-failed')}")
    walker.looks("refused by the device")
    session.send("WebAuthn.clearCredentials", {"authenticatorId": device})
    assert name not in page.inner_text("header.top")


def leave_here(page: Any) -> None:
    """Sign out on this device."""
    page.click("section.who .out")
    page.wait_for_selector("main form")


REPLAY = """async () => {
  const send = async (path, body) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch('/api/' + path, { method: 'POST', headers, body: body && JSON.stringify(body) });
    return [answer.status, await answer.json()];
  };
  const [, options] = await send('session/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })).toJSON();
  const bent = structuredClone(credential);
  bent.response.signature = bent.response.signature.slice(0, -8) + 'AAAAAAAA';
  const tried = [];
  for (const wrong of [
    bent,
    { ...credential, response: { ...credential.response, authenticatorData: 'AAAA' } },
    { ...credential, response: {} },
    { ...credential, response: 'none' },
    { ...credential, id: 'AAAA', rawId: 'AAAA' },
    {},
  ])
    tried.push((await send('session/passkey', { credential: wrong }))[1].code);
  const first = await send('session/passkey', { credential });
  const again = await send('session/passkey', { credential });
  return [tried, first[0], again[1].code];
}"""


def test_an_answer_to_a_challenge_counts_once_and_only_if_it_fits(opened: Opener) -> None:
    page = opened("#/me", refused=True)
    authenticator(page)
    page.fill("[autocomplete=username]", "Passkey Bo")
    page.click("text=Create with a passkey")
    keep_code(page)
    tried, first, again = page.evaluate(REPLAY)
    assert set(tried) == {"passkey-wrong", "passkey-late", "passkey-unknown"}
    assert tried[0] == tried[1] == "passkey-wrong"
    assert (first, again) == (200, "passkey-late")


def test_an_account_with_a_password_from_two_devices(opened: Opener, tmp_path: Path) -> None:
    ada, phone = opened("#/me", refused=True), opened("#/me", refused=True, **PHONE)
    post(ada, "me", {"name": "Li Na"})
    table = new_game(ada, [ME, {"kind": "bot", "bot": "easy"}])
    look(ada, "#/me", "text=Keep what")
    ada.reload()
    ada.fill("[autocomplete=username]", "Li Na")
    ada.fill("[type=password]", PASSWORD)
    ada.click("text=Create with a password")
    code = keep_code(ada)
    enter(phone, "L i N a")
    phone.wait_for_selector("text=Welcome back, Li Na.")
    look(phone, f"#/table/{table}", "[role=grid]")
    look(phone, "#/me", "text=Devices")
    devices(phone, 2)
    checker(phone)("account")
    ada.reload()
    ada.locator("section:has-text('Devices') li >> text=Sign out").click()
    devices(ada, 1)
    phone.reload()
    phone.wait_for_selector("text=Keep what")
    with ada.expect_download() as download:
        ada.click("text=Export my data")
        ada.click("a:has-text('Export')")
    download.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text())["person"][0]["name"] == "Li Na"
    recover(phone, "Li Na", code)
    keep_code(phone)
    ada.reload()
    ada.wait_for_selector("text=Keep what")
    phone.click("text=Delete …")
    phone.click("text=Delete everything")
    phone.wait_for_selector("text=Play Qin now")
    enter(ada, "Li Na")
    ada.wait_for_selector("[role=alert] >> text=Wrong name or password.")


def devices(page: Any, count: int) -> None:
    """Wait until the account lists this many devices."""
    expect(page.locator("section:has(h2:text-is('Devices')) li")).to_have_count(count)


def enter(page: Any, name: str) -> None:
    page.click("[role=tab]:has-text('Sign in')")
    page.fill("[autocomplete=username]", name)
    page.fill("[type=password]", PASSWORD)
    page.locator("form").get_by_role("button", name="Sign in", exact=True).click()


def recover(page: Any, name: str, code: str) -> None:
    page.click("[role=tab]:has-text('Sign in')")
    page.click("text=Can’t sign in?")
    page.fill("[autocomplete=username]", name)
    page.fill("[autocomplete=one-time-code]", code.lower())
    page.fill("[type=password]", "another long secret")
    page.locator("form").get_by_role("button", name="Recover account").click()


@pytest.mark.parametrize(("language", "size"), everywhere(("de-DE", "phone"), ("fr-FR", "desktop")))
def test_an_account_in_every_language(opened: Opener, language: str, size: str) -> None:
    """Made, renamed, left, entered again, recovered and deleted."""
    walker = Walker(opened, language, size, "#/me")
    page, name = walker.page, f"Ida {language} {size}"
    page.fill("[autocomplete=username]", name)
    page.fill("[type=password]", PASSWORD)
    walker.looks("a guest")
    page.click("main form button:not([type=button])")
    page.wait_for_selector("[data-code]")
    walker.looks("the recovery code")
    code = keep_code(page)
    page.click("section.who .acts button >> nth=0")
    page.fill("section.who [autocomplete=nickname]", f"{name} II")
    page.click("section.who form button")
    page.wait_for_selector(f"h1 >> text={name} II")
    page.click("section:has(.danger) .danger")
    walker.looks("an account, about to be deleted")
    page.click("section.who .out")
    page.click("[role=tab] >> nth=1")
    walker.looks("signing in")
    page.click("main form button.link")
    page.fill("[autocomplete=username]", f"{name} II")
    page.fill("[autocomplete=one-time-code]", code)
    page.fill("[type=password]", "another long secret")
    walker.looks("recovery")
    page.click("main form button:not([type=button])")
    keep_code(page)
    page.click(".danger")
    page.click("section:has(.acts .quiet) .acts .primary")
    page.wait_for_selector("section.hero")
