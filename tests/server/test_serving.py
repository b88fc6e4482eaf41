"""Who can connect: this machine alone, the local network, or through a proxy that was named."""

import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.responses import PlainTextResponse
from websockets.exceptions import ConnectionClosed

from tests.mistakes import own_text
from tests.server.house import INVITED, LOOSE, ME, RANDOM, House, Looker, open_house
from tianxia.commands import compiling, opening, serve
from tianxia.engine.components.edition import Edition
from tianxia.engine.game import BadInput
from tianxia.server import logs
from tianxia.server.http.middleware import SecurityMiddleware
from tianxia.server.ops import serving, supervisor
from tianxia.server.protocol.errors import Failure
from tianxia.server.settings import AT_HOME, DAY, KEPT_AT_HOME, Inner, Limits, Retention, Settings
from tianxia.words import words

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, str, tuple[str, ...]]]:
    """What `tianxia serve` would start: its settings, its host and the proxies it trusts."""
    calls: list[tuple[Settings, str, tuple[str, ...]]] = []

    class Still:
        ready: Callable[[], None]

        def run(self, sockets: Any) -> None:
            self.ready()
            for bound in sockets:
                bound.close()

    def make(settings: Settings, host: str, _port: int, proxies: tuple[str, ...], _peers: object) -> Still:
        calls.append((settings, host, proxies))
        return Still()

    monkeypatch.setattr(supervisor, "make_server", make)
    monkeypatch.setattr(serving, "lan_address", lambda: "192.0.2.77")
    monkeypatch.setattr(logs, "set_up", lambda _form: None)  # pytest listens, too
    return calls


def said(*arguments: str) -> str:
    done = CliRunner().invoke(serve.command, [*arguments, "--port", "0", "--db", "sqlite://"], obj=words("en"))
    assert done.exception is None, done.output
    return done.output


def test_by_default_only_this_machine_can_connect(started: list[Any]) -> None:
    output = said()
    ((settings, host, proxies),) = started
    assert host == "127.0.0.1"
    assert settings.local_only
    assert settings.hosts, "a stranger's name that points here is refused"
    assert settings.limits == AT_HOME
    assert proxies == ()
    assert "192.0.2.77" not in output
    assert "--lan" in output


def test_lan_opens_it_and_shows_the_address_for_friends(started: list[Any]) -> None:
    output = said("--lan")
    ((settings, host, _proxies),) = started
    assert host == "0.0.0.0"
    assert not settings.local_only
    assert settings.hosts == ()
    assert settings.limits == Limits()
    assert "http://192.0.2.77:" in output
    assert "--lan" not in output


def test_another_host_opens_it_too(started: list[Any]) -> None:
    said("--host", "0.0.0.0")
    assert not started[0][0].local_only


def test_a_proxy_is_named_and_its_path_is_tidied(started: list[Any]) -> None:
    said("--proxy", "127.0.0.1", "--proxy", "10.0.0.7", "--root-path", "games/", "--origin", "https://play.example")
    ((settings, host, proxies),) = started
    assert proxies == ("127.0.0.1", "10.0.0.7")
    assert host == "127.0.0.1"
    assert settings.root_path == "/games"
    assert settings.origins == ("https://play.example",)
    assert not settings.local_only, "friends come through the proxy"
    assert settings.limits == Limits()


def edition_file(folder: Path) -> Path:
    """An edition of ZhanGuo with one card changed."""
    cards = own_text("zhanguo", "cards.csv").replace("5,writing,governor,vp,3", "5,writing,governor,vp,2")
    file = folder / "box.tianxia-edition"
    file.write_text(Edition("zhanguo", "My box", "", "", (("cards.csv", cards),)).text(), encoding="utf-8")
    (folder / "cards.csv").write_text(cards, encoding="utf-8")
    return file


def test_editions_and_folders_are_offered(started: list[Any], tmp_path: Path) -> None:
    file = edition_file(tmp_path)
    said("--components", str(file), "--components", f"zhanguo={tmp_path}")
    ((settings, _, _),) = started
    assert [json.loads(text)["name"] for text in settings.editions] == ["My box", tmp_path.name]


def test_a_server_that_runs_already_is_shown_and_compiled_for(
    started: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[Any] = []
    monkeypatch.setattr(opening, "is_open_already", lambda _port: True)
    monkeypatch.setattr(opening, "show_page", done.append)
    monkeypatch.setattr(compiling, "compile_bots", lambda _said, fetches: done.append(fetches))
    assert said("--open") == "Already running at http://localhost:0/.\n"
    assert done == [0]
    said("--open", "--compile")
    assert done == [0, 0, True]
    offered = ["--open", "--components", str(edition_file(tmp_path)), "--port", "0", "--db", "sqlite://"]
    refused = CliRunner().invoke(serve.command, offered, obj=words("en")).exception
    assert isinstance(refused, BadInput)
    assert refused.message == "serve-open-components"
    assert started == []


def test_an_operator_chooses_what_is_measured_logged_and_kept(
    started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    forms: list[str] = []
    monkeypatch.setattr(logs, "set_up", forms.append)
    said("--metrics", "9100", "--log", "json", "--keep-finished", "0.5", "--keep-chat", "forever", "--operator", "Ann")
    said("--host", "0.0.0.0", "--metrics", "[::1]:9200")
    monkeypatch.setenv("TIANXIA_KEEP_CHAT", "30")
    monkeypatch.setenv("TIANXIA_PROXIES", "10.0.0.7 10.0.0.8")
    said()
    (home, _, _), (open_to_all, _, _), (proxied, _, proxies) = started
    assert forms == ["json", "text", "text"]
    assert home.metrics == ("127.0.0.1", 9100)
    assert open_to_all.metrics == ("::1", 9200)
    assert home.retention == replace(KEPT_AT_HOME, finished=12 * 3600.0, chat=None)
    assert open_to_all.retention == Retention()
    assert home.operator == "Ann"
    assert proxied.retention == Retention(chat=30 * DAY), "in the environment, too"
    assert proxies == ("10.0.0.7", "10.0.0.8")


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("--metrics nine", "serve-bad-metrics"),
        ("--metrics 65536", "serve-bad-metrics"),
        ("--mail ftp://relay --mail-from a@example.org", "serve-bad-mail"),
        ("--mail smtp://relay:port --mail-from a@example.org", "serve-bad-mail"),
        ("--mail smtp://relay", "serve-mail-sender"),
        ("--mail-from a@example.org", "serve-mail-sender"),
        ("--url nonsense", "serve-bad-url"),
        ("--url https://example.org/?x", "serve-bad-url"),
        ("--keep-chat never", "serve-bad-days"),
        ("--keep-running 0", "serve-bad-days"),
        ("--keep-visitors nan", "serve-bad-days"),
    ],
)
def test_what_an_operator_mistypes_is_refused(started: list[Any], typed: str, message: str) -> None:
    done = CliRunner().invoke(serve.command, typed.split(), obj=words("en"))
    assert isinstance(done.exception, BadInput)
    assert done.exception.message == message
    assert started == []


@pytest.mark.parametrize("local", [True, False])
async def test_an_invitation_says_when_it_helps_nobody_elsewhere(tmp_path: Path, local: bool) -> None:
    async with open_house(tmp_path, local_only=local) as house:
        ann = await house.guest("Ann")
        table = await ann.new_table(ME, INVITED)
        assert table["local_only"] is local
        assert (await ann.sit(table["id"])).welcome["table"]["local_only"] is local


@contextlib.asynccontextmanager
async def proxied(folder: Path, monkeypatch: pytest.MonkeyPatch, *named: str, **more: Any) -> AsyncIterator[House]:
    """A house that trusts the named proxies; every request of a test comes from 127.0.0.1."""
    real = serving.make_server
    with monkeypatch.context() as patch:
        patch.setattr("tests.server.house.make_server", lambda settings, host, port: real(settings, host, port, named))
        async with open_house(folder, **more) as house:
            yield house


async def test_a_named_proxy_says_for_whom_it_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tight = replace(LOOSE, visitors=(0.001, 1.0))
    async with proxied(tmp_path, monkeypatch, "127.0.0.1", limits=tight, root_path="/games") as house:
        guest = await house.guest(path="/games")
        cookie = (await guest.http.post("/api/me", json={"name": "Ann"}, headers=FORWARDED)).headers["set-cookie"]
        assert "Secure" in cookie
        assert "Path=/games/" in cookie
        again = await house.guest(path="/games")
        refused = await again.http.post("/api/me", json={"name": "Ben"}, headers=FORWARDED)
        assert refused.status_code == 429, "the second newcomer from one address"
        elsewhere = {**FORWARDED, "X-Forwarded-For": "203.0.113.10"}
        assert (await again.http.post("/api/me", json={"name": "Ben"}, headers=elsewhere)).status_code == 200


async def test_nobody_else_is_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tight = replace(LOOSE, visitors=(0.001, 1.0))
    async with proxied(tmp_path, monkeypatch, "10.0.0.7", limits=tight) as house:
        codes = []
        for number in range(3):
            guest, claimed = await house.guest(), {**FORWARDED, "X-Forwarded-For": f"203.0.113.{number}"}
            answer = await guest.http.post("/api/me", json={"name": "Ann"}, headers=claimed)
            assert "Secure" not in answer.headers.get("set-cookie", "")
            codes.append(answer.status_code)
        assert codes == [200, 429, 429], "a client that claims to be another is still the same"


async def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, sockets=2)) as house:
        ann = await house.guest("Ann")
        table = (await ann.new_table(ME, RANDOM))["id"]
        kept = [await ann.sit(table), await ann.sit(table)]
        with pytest.raises(ConnectionClosed) as closed:
            await Looker(await ann.connect(table)).next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        await kept[0].close()
        await kept[1].do("ping")
        assert (await ann.sit(table)).welcome["mine"] == [0], "a place is free again"


async def test_asking_again_and_again_for_a_socket_is_limited_too(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, http=(0.01, 5.0))) as house:
        ann = await house.guest("Ann")
        reasons = []
        for _ in range(8):
            with pytest.raises(ConnectionClosed) as closed:
                await Looker(await ann.connect("nowhere-at-all")).next()
            reasons.append(closed.value.rcvd.reason if closed.value.rcvd else "")
        assert reasons[0] == "no-table"
        assert reasons[-1] == "too-many"


async def test_tries_of_passwords_and_uploads_are_limited(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(LOOSE, logins=(0.001, 2.0), uploads=(0.001, 1.0))) as house:
        ann = await house.guest("Ann")
        wrong = {"login": "ann", "password": "not the one"}
        codes = [await ann.refused("POST", "/api/session", wrong) for _ in range(4)]
        assert codes == ["login-wrong", "login-wrong", "too-many", "too-many"]
        records = [await ann.refused("POST", "/api/records", {"record": "nonsense"}) for _ in range(2)]
        assert records == ["record-not-json", "too-many"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--workers", "2", "--db", "sqlite:///tables.db"), "serve-workers-db"),
        (("--peers", "10.0.0.1:port"), "serve-peers"),
        (("--peers", ":8380"), "serve-peers"),
        (("--peers", "10.0.0.1:65536"), "serve-peers"),
        (("--peers", "0.0.0.0:8381"), "serve-peers"),
        (("--peers", "[::]"), "serve-peers"),
    ],
)
def test_what_cannot_be_shared_is_refused(started: list[Any], arguments: tuple[str, ...], code: str) -> None:
    done = CliRunner().invoke(serve.command, [*arguments, "--port", "0"], obj=words("en"))
    assert isinstance(done.exception, BadInput)
    assert done.exception.message == code
    assert words("en").complaint(done.exception)
    assert started == []


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        (None, ("127.0.0.1", 0)),
        ("10.0.0.11", ("10.0.0.11", 0)),
        ("10.0.0.11:8381", ("10.0.0.11", 8381)),
        ("fd00::1", ("fd00::1", 0)),
        ("[fd00::1]", ("fd00::1", 0)),
        ("[fd00::1]:8381", ("fd00::1", 8381)),
    ],
)
def test_an_address_for_peers_may_have_a_port(typed: str | None, place: tuple[str, int]) -> None:
    assert serve._place(typed) == place


def test_visitors_and_processes_may_use_one_port_at_different_addresses() -> None:
    inner = Inner("10.0.0.11", 8380, "secret")
    guard = SecurityMiddleware(PlainTextResponse("x"), Settings(db="sqlite://", inner=inner))

    def refused(address: str) -> Failure | None:
        return guard._stranger({"type": "http", "server": (address, 8380), "headers": []})

    assert refused("127.0.0.1") is None
    assert refused("10.0.0.11") is not None
