"""The files for putting a server online: they name what exists, agree with one another, and pass their checkers.

What can be run without an engine for containers is run here: the checkers, the health check, the options. With one,
tests/web/test_container.py builds and plays the container.
"""

import configparser
import ipaddress
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from tests.server.house import open_house
from tianxia.commands import COMMANDS, serve, tianxia
from tools import door, sbom

ROOT = Path(__file__).parent.parent
DOCKERFILE, COMPOSE, UNIT = ROOT / "Dockerfile", ROOT / "compose.yaml", ROOT / "deploy/tianxia.service"
SERVING = ROOT / "docs/serving.md"
OTHERS = {"TIANXIA_KERNELS", "TIANXIA_DOMAIN", "TIANXIA_UPSTREAM"}
"""Variables of the environment that are no options of `tianxia serve`: the kernels' own, and those of the proxy."""
NGINX = ("nginx.conf", "nginx-several.conf")
EXPOSED = 20
"""The worst that `systemd-analyze security` may find, of 100."""


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def options() -> dict[str, click.Option]:
    """The options of `tianxia serve` by the variable that stands for each."""
    found = [param for param in serve.command.params if isinstance(param, click.Option)]
    return {f"TIANXIA_{str(param.name).upper()}": param for param in found}


@pytest.mark.parametrize(
    "file", ["Dockerfile", "compose.yaml", "deploy/tianxia.service", "deploy/example.env", "docs/serving.md"]
)
def test_every_variable_is_known(file: str) -> None:
    named = set(re.findall(r"\bTIANXIA_[A-Z_]+[A-Z]\b", text(ROOT / file)))
    assert named
    assert named - OTHERS <= options().keys()


# -- the container


@cache
def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each on one line."""
    lines = "\n".join(line for line in text(DOCKERFILE).splitlines() if not line.startswith("#"))
    joined = re.sub(r"\\\n\s*", " ", lines)
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in joined.splitlines() if line)]


def said(name: str) -> list[str]:
    return [rest for instruction, rest in instructions() if instruction == name]


def copied() -> Iterator[str]:
    """What is copied from this folder."""
    for rest in said("COPY"):
        if not rest.startswith("--from"):
            yield from rest.split()[:-1]


def is_ignored(name: str) -> bool:
    """Whether `.dockerignore` keeps a file or folder at the top of the project out; the last line that fits counts."""
    lines = [line for line in text(ROOT / ".dockerignore").splitlines() if line and not line.startswith("#")]
    verdicts = [not line.startswith("!") for line in lines if line.lstrip("!") in ("*", name)]
    return bool(verdicts) and verdicts[-1]


def test_the_dockerfile_copies_what_exists_and_nothing_else_is_sent() -> None:
    names = set(copied())
    assert {"src", "web", "tools", "requirements-postgres.lock"} <= names
    for name in names:
        assert (ROOT / name).exists()
        assert not is_ignored(name)
    sent = {path.name for path in ROOT.iterdir() if not is_ignored(path.name)}
    assert sent == names, "`.dockerignore` and the Dockerfile agree"


def test_the_container_installs_by_hash_and_runs_as_nobody() -> None:
    for command in said("RUN"):
        if " -r " in command:
            assert "--require-hashes --only-binary :all:" in command
        elif "pip install" in command:
            assert "--no-deps --no-index" in command, "the wheel that was just built, and nothing else"
    assert said("USER") == ["10001:10001"]
    last = [name for name, _ in instructions()][::-1]
    assert last.index("USER") < last.index("COPY") < last.index("FROM"), "in the last stage, and after all is in place"
    assert "://" not in re.sub(r"sqlite:///|http://127\.0\.0\.1", "", text(DOCKERFILE)), "no registry"


def test_both_stages_have_the_same_python() -> None:
    images = [rest.split() for rest in said("FROM")]
    assert [image[0] for image in images][1:] == ["python", "python"]
    assert images[0][1:] == ["AS", "python"]


def test_what_the_container_starts_is_a_command_with_valid_options() -> None:
    (command,) = said("CMD")
    assert json.loads(command) == ["tianxia", "serve"]
    values = dict(pair.split("=", 1) for rest in said("ENV") for pair in rest.split() if pair.startswith("TIANXIA"))
    context = click.Context(serve.command)
    for name, value in values.items():
        if name not in OTHERS:
            option = options()[name]
            assert option.type_cast_value(context, value) is not None
    assert values["TIANXIA_PORT"] == "8380" == said("EXPOSE")[0]


async def test_the_health_check_tells_a_server_that_runs_from_one_that_does_not(tmp_path: Path) -> None:
    (check,) = said("HEALTHCHECK")
    command = json.loads(check.partition("CMD ")[2])
    assert command[0] == "python"

    async def healthy(port: int) -> bool:
        import asyncio

        code = command[2].replace(":8380/", f":{port}/")
        done = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stderr=subprocess.DEVNULL)
        return await done.wait() == 0

    async with open_house(tmp_path) as house:
        assert await healthy(house.port)
        port = house.port
    assert not await healthy(port)


def run_checker(program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a program of others; skipped where there is none, and a failure where CI is set."""
    beside = Path(sys.executable).parent / program
    found = str(beside) if beside.exists() else shutil.which(program)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(f"{program} is missing")
        pytest.skip(f"{program} is missing")
    return subprocess.run([found, *arguments], capture_output=True, text=True, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="the checker is to be had for Linux only")
def test_the_checker_of_dockerfiles_finds_nothing() -> None:
    done = run_checker("hadolint", "--no-color", str(DOCKERFILE))
    assert (done.returncode, done.stdout) == (0, "")


# -- compose


@cache
def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text(COMPOSE))
    return found


def test_compose_names_what_exists() -> None:
    services = composed()["services"]
    assert services.keys() == {"server", "database", "proxy"}
    assert services["server"]["build"] == "."
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        assert set(service["networks"]) == composed()["networks"].keys()
        for volume in service.get("volumes", ()):
            place = volume.partition(":")[0]
            assert place in composed()["volumes"] or (ROOT / place).is_file()
        if "build" not in service:
            assert re.fullmatch(r"[a-z]+:\d+", service["image"]), "a version, and no registry"
    assert "ports" not in services["server"], "only the proxy can be reached"
    assert "ports" not in services["database"]


def test_compose_asks_for_what_the_example_has() -> None:
    asked = set(re.findall(r"\$\{(\w+)", text(COMPOSE)))
    given = set(re.findall(r"^(\w+)=", text(ROOT / "deploy/example.env"), re.MULTILINE))
    assert asked
    assert asked <= given
    for file in ("Caddyfile",):
        placeholders = set(re.findall(r"\{\$(\w+)\}", text(ROOT / "deploy" / file)))
        assert placeholders == composed()["services"]["proxy"]["environment"].keys()


def test_the_server_trusts_the_proxy_and_nobody_else() -> None:
    services, (network,) = composed()["services"], composed()["networks"].values()
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["server"]["environment"]["TIANXIA_PROXIES"] == address
    assert ipaddress.ip_address(address) in ipaddress.ip_network(network["ipam"]["config"][0]["subnet"])
    assert services["proxy"]["environment"]["TIANXIA_UPSTREAM"] == "server:8380"


@pytest.mark.parametrize("file", ["Caddyfile", *NGINX])
def test_proxies_do_not_compress(file: str) -> None:
    """The length of a response with a secret beside something a stranger chose would show how similar the two are."""
    found = text(ROOT / "deploy" / file)
    assert not re.search(r"^\s*encode\b|gzip on", found, re.MULTILINE)
    assert found.count("{") == found.count("}")


@pytest.mark.parametrize("file", NGINX)
def test_nginx_passes_on_what_the_server_needs(file: str) -> None:
    found = re.findall(r"proxy_set_header (\S+) (\S+);", text(ROOT / "deploy" / file))
    assert dict(found) == {
        "Host": "$http_host",
        "Upgrade": "$http_upgrade",
        "Connection": "$tianxia_connection",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
    }


def test_the_document_shows_what_shares_out_the_tables() -> None:
    (shown,) = re.findall(r"```nginx\n(.*?)```", text(SERVING), re.DOTALL)
    whole = text(ROOT / "deploy/nginx-several.conf")
    assert all(part in whole for part in shown.split("upstream"))


@pytest.mark.parametrize("file", NGINX)
def test_nginx_accepts_its_files(file: str, tmp_path: Path) -> None:
    site = text(ROOT / "deploy" / file).replace("listen 80;", "listen 127.0.0.1:8390;").replace("listen [::]:80;", "")
    places = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ access_log off; {places}\n{site} }}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    done = run_checker("nginx", "-t", "-c", str(tmp_path / "nginx.conf"))
    assert done.returncode == 0, done.stderr


# -- systemd


def unit() -> dict[str, dict[str, list[str]]]:
    """The service: its sections, with every value of each name."""

    class Every(dict[str, Any]):
        def __setitem__(self, name: str, value: Any) -> None:
            if isinstance(value, list) and name in self:
                value = [*self[name], *value]
            super().__setitem__(name, value)

    parser = configparser.RawConfigParser(strict=False, dict_type=Every, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text(UNIT))
    return {
        section: {name: value.split("\n") for name, value in parser.items(section)} for section in parser.sections()
    }


def test_the_service_starts_the_server_and_can_do_nothing_else() -> None:
    service = unit()["Service"]
    program, *arguments = service["ExecStart"][0].split()
    assert Path(program).name == "tianxia"
    assert arguments == ["serve"]
    strict = (
        "NoNewPrivileges ProtectHome PrivateTmp PrivateDevices PrivateUsers MemoryDenyWriteExecute RestrictSUIDSGID"
    )
    assert [service[name] for name in strict.split()] == [["yes"]] * 7
    assert service["CapabilityBoundingSet"] == [""]
    assert service["ProtectSystem"] == ["strict"]
    assert service["User"] == ["tianxia"]
    assert f"/var/lib/{service['StateDirectory'][0]}/" in service["Environment"][0]


def test_systemd_accepts_the_service_and_finds_it_safe(tmp_path: Path) -> None:
    there = tmp_path / UNIT.name
    # The program is not installed here; any other does for the check.
    there.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={sys.executable}", text(UNIT)), encoding="utf-8")
    done = run_checker("systemd-analyze", "verify", "--man=no", str(there))
    assert (done.returncode, done.stderr) == (0, "")
    judged = run_checker("systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED}", str(there))
    assert judged.returncode == 0, judged.stdout[-300:]


# -- the list of what is shipped


def test_the_list_of_what_is_shipped_has_every_package_with_its_licence(
    tmp_path: Path, thorough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [tmp_path / name for name in ("a.json", "b.json")]
    for file in files[: 2 if thorough else 1]:
        assert sbom.main([str(file)]) == 0
    found = json.loads(text(files[0]))
    locked = {(name, version) for name, version in sbom.pins().items()}
    python = {(sbom.plain(one["name"]), one["version"]) for one in found["components"] if "pypi" in one["purl"]}
    assert python == locked
    assert {"psycopg", "prometheus-client", "sqlalchemy"} <= {name for name, _ in locked}
    assert not {"pytest", "cyclonedx-bom"} & {name for name, _ in locked}
    assert all(one["licenses"] for one in found["components"])
    assert found["metadata"]["component"]["name"] == "tianxia"
    known = {one["bom-ref"] for one in (*found["components"], found["metadata"]["component"])}
    assert {one["ref"] for one in found["dependencies"]} == known
    assert "file://" not in text(files[0]), "nobody learns where it was made"
    assert str(ROOT) not in text(files[0])
    if thorough:
        assert text(files[0]) == text(files[1])
        assert_valid(text(files[0]))
    monkeypatch.setattr(sbom, "pins", lambda: {"psycopg": "0.0"})
    monkeypatch.setattr(sbom, "installed", lambda _python: found)
    assert sbom.main([str(tmp_path / "c.json")]) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(file.name for file in files if file.exists())


def assert_valid(made: str) -> None:
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(made) is None


def test_the_list_names_every_package_that_the_page_imports() -> None:
    sources = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    imported = {
        "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
        for path in sources
        for name in re.findall(r"""(?:from |import |url\()['"]((?:@[a-z]|[a-z])[^'"]*)['"]""", text(path))
    }
    assert {name for name in imported if not name.startswith("@locale")} <= set(sbom.PAGE)
    assert len(imported) >= 4


# -- what the test run installs


def test_programs_that_tests_need_are_installed_only_where_only_tests_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(door, "call", lambda command, *_folder, **_environment: called.append(command))
    monkeypatch.setattr(shutil, "which", lambda name: name if name in ("chromium", "nginx") else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.delenv("CI", raising=False)
    door.fetch_programs()
    assert called == []
    assert "apt-get install systemd" in capsys.readouterr().err
    monkeypatch.setenv("CI", "1")
    door.fetch_programs()
    assert called[-1][-1] == "systemd"
    assert "chromium" not in called[-1]


# -- the page about it


def test_the_page_about_serving_has_every_option_and_command() -> None:
    page = text(SERVING)
    for option in options().values():
        if not option.hidden and option.name != "lang":
            assert any(f"`{name}" in page or f" {name}" in page for name in option.opts), option.name
    admin = tianxia.get_command(click.Context(tianxia), "admin")
    assert isinstance(admin, click.Group)
    for name in admin.commands:
        assert f"tianxia admin {name}" in page
    for endpoint in ("/health", "/ready", "/privacy", "/metrics"):
        assert endpoint in page


def typed() -> Iterator[list[str]]:
    """Every call of `tianxia` in the examples of that page."""
    for kind, block in re.findall(r"```(\w*)\n(.*?)```", text(SERVING), re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines() if kind != "nginx" else ():
            call = re.search(r"(?:^|[ /])tianxia ((?:[a-z]+)(?: .*)?)$", line.partition("   ")[0])
            if call and call[1].split()[0] in COMMANDS:
                yield call[1].split()


def test_every_call_in_that_page_has_options_that_exist() -> None:
    calls = list(typed())
    assert len(calls) > 10
    for name, *rest in calls:
        command = tianxia.get_command(click.Context(tianxia), name)
        assert command is not None
        if isinstance(command, click.Group):
            command = command.get_command(click.Context(command), rest[0])
            assert command is not None, rest
        known = {opt for param in command.params for opt in param.opts}
        assert {word.partition("=")[0] for word in rest if word.startswith("--")} <= known, (name, rest)
