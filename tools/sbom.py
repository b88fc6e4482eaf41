"""Lists everything that a server ships, with versions and licences, as CycloneDX.

`.venv/bin/python tools/sbom.py FILE`. The Python packages are those of requirements-postgres.lock, as installed beside
this Python (`python3 play.py test` installs them, and cyclonedx-bom); the page's are those that end up in it. The same
input gives the same file.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import Trouble, say

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-postgres.lock"
PAGE_LOCK = ROOT / "web" / "package-lock.json"
PAGE = (
    "@fluent/bundle",
    "@fontsource-variable/source-sans-3",
    "@fontsource-variable/source-serif-4",
    "clsx",
    "svelte",
    "uqr",
)
"""The packages whose code or fonts end up in the built page; all others only build it."""
PIN = re.compile(r"^([\w.-]+)==(\S+?)(?: ; (.*?))? \\$", re.MULTILINE)
Json = dict[str, Any]


def plain(name: str) -> str:
    """The name of a package as locks spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> dict[str, str]:
    """The version of each package in the lock that a system like this one gets."""
    from packaging.markers import Marker  # comes with cyclonedx-bom

    found = PIN.findall(LOCK.read_text(encoding="utf-8"))
    return {plain(name): version for name, version, marker in found if not marker or Marker(marker).evaluate()}


def installed(python: str) -> Json:
    """Everything in an environment, as cyclonedx-py sees it."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", "--no-validate", "--output-reproducible"]
    done = subprocess.run(
        [*command, "--pyproject", str(ROOT / "pyproject.toml"), "--of", "JSON", python],
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines() or ["no reason given"]
        raise Trouble(f"cyclonedx-py failed: {lines[-1]}")
    found: Json = json.loads(done.stdout)
    return found


def shipped(found: Json) -> list[Json]:
    """The components that the lock names; Trouble if one is missing or another version."""
    wanted = pins()
    kept = {plain(one["name"]): one for one in found["components"] if plain(one["name"]) in wanted}
    for name, version in wanted.items():
        has = kept[name]["version"] if name in kept else "none"
        if has != version:
            raise Trouble(f"{name} {version} is wanted, but {has} is installed there; install {LOCK.name}")
    return list(kept.values())


def page_parts() -> list[Json]:
    """The components of the page, from its own lock."""
    packages = json.loads(PAGE_LOCK.read_text(encoding="utf-8"))["packages"]
    return [_page_part(name, packages[f"node_modules/{name}"]) for name in PAGE]


def _page_part(name: str, package: Json) -> Json:
    group, _, bare = name.rpartition("/")
    reference = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    part = {"type": "library", "name": bare, "version": package["version"], "purl": reference, "bom-ref": reference}
    licence = [{"license": {"id": package["license"], "acknowledgement": "declared"}}]
    return part | {"licenses": licence} | ({"group": group} if group else {})


def bill(python: str) -> Json:
    """The whole list."""
    found = installed(python)
    parts, page = shipped(found), page_parts()
    root = found["metadata"]["component"]["bom-ref"]
    known = {one["bom-ref"] for one in (*parts, *page)}
    needs = {one["ref"]: sorted(known & {*one.get("dependsOn", ())}) for one in found["dependencies"]}
    needs = {ref: needs.get(ref, []) for ref in (root, *sorted(known))}
    needs[root] = sorted({*needs[root], *(one["bom-ref"] for one in page)})
    found["components"] = sorted((*parts, *page), key=lambda one: str(one["bom-ref"]))
    found["dependencies"] = [{"ref": ref, "dependsOn": on} if on else {"ref": ref} for ref, on in needs.items()]
    return found


def main(arguments: list[str]) -> int:
    """Write the list, whole or not at all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="where to write it")
    parser.add_argument("--python", default=sys.executable, help="the Python of the environment to look at")
    given = parser.parse_args(arguments)
    draft = given.file.with_name(f".{given.file.name}.part")
    try:
        made = bill(given.python)
        draft.write_text(json.dumps(made, indent=2, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
        os.replace(draft, given.file)
    except (Trouble, OSError, ImportError) as error:
        say(f"The list could not be made: {error}.")
        return 1
    finally:
        draft.unlink(missing_ok=True)
    say(f"{given.file}: {len(made['components'])} components.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
