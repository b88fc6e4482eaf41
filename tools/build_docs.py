"""Builds the documents into a small site for `/docs`: `python3 tools/build_docs.py`, with markdown-it-py.

Links between documents become links between pages; links to sources lose theirs, since a reader of the site has none.
A stamp holds a hash of everything that goes in. Checking it needs the standard library alone.
"""

import hashlib
import html
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.environment import Trouble, say

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

ROOT = Path(__file__).resolve().parent.parent
SITE = "src/tianxia/server/documents"
STYLE = "tools/documents.css"
ICON = "web/public/seal.svg"
STAMP = "stamp.txt"
PICTURES = (".png", ".svg")
RULES = {name: f"src/tianxia/games/{name}/RULES.md" for name in ("qin", "zhanguo", "first_empire")}
DECISIONS = "docs/decisions"
SECTIONS = {
    "Play": [
        *(
            "README.md",
            "docs/installing.md",
            *RULES.values(),
            "docs/daily.md",
            "docs/tournaments.md",
            "docs/ratings.md",
        ),
        *("docs/notifications.md", "docs/review.md", "docs/strength.md", "docs/components.md"),
    ],
    "Host": ["docs/serving.md"],
    "Program": [
        *("docs/command-line.md", "docs/library.md", "docs/record-format.md", "docs/research.md", "docs/training.md"),
        *("docs/cluster.md", "docs/balance.md", "docs/a-game-of-your-own.md"),
    ],
    "Contribute": [
        *("CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md", DECISIONS, "docs/adding-a-bonus.md"),
        *("docs/adding-a-game.md", "docs/adding-a-bot.md", "docs/writing-a-lesson.md", "docs/adding-a-language.md"),
        *("docs/adding-a-screen.md", "web/README.md", "docs/gallery.md", "docs/screens.md", "CHANGELOG.md"),
    ],
}
"""The navigation: every document belongs somewhere. A test holds it to that."""
SHORT = {
    "README.md": "About",
    RULES["qin"]: "Rules of Qin",
    RULES["zhanguo"]: "Rules of ZhanGuo",
    RULES["first_empire"]: "Rules of The First Empire",
}
"""What documents with a long title, or none, are called in the navigation."""
OWN_NAMES = {"README.md": "index", "web/README.md": "working-on-the-page", DECISIONS: "decisions/index"}
OWN_NAMES |= {file: f"rules-{name.replace('_', '-')}" for name, file in RULES.items()}
COMMENT = re.compile(r"^<!--.*?-->\n", re.MULTILINE)  # for our tests, not for readers
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title} · tianxia</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="{up}seal.svg"><link rel="stylesheet" href="{up}documents.css"></head>
<body><nav aria-label="Documents"><p><a href="{home}">tianxia</a></p>{nav}</nav>
<main>
{body}</main></body></html>
"""


def documents(root: Path) -> list[str]:
    """All documents of the site, by their paths in the repository; the list of decisions is made, not written."""
    named = [file for files in SECTIONS.values() for file in files]
    return [*named, *sorted(file.relative_to(root).as_posix() for file in (root / DECISIONS).glob("*.md"))]


def page_of(file: str) -> str:
    """The page of the site that a document becomes."""
    return OWN_NAMES.get(file, file.removeprefix("docs/").removesuffix(".md").lower()) + ".html"


def pictures(root: Path) -> list[str]:
    """The pictures that documents show."""
    files = (root / "docs").rglob("*")
    return sorted(file.relative_to(root).as_posix() for file in files if file.suffix in PICTURES)


# -- building


def ensure_documents(root: Path, python: str) -> bool:
    """Build the site if it is missing or out of date, with a Python that has what it takes; whether it was built."""
    if not (root / "docs").is_dir() or is_current(root):
        return False
    command = [python, str(root / "tools" / Path(__file__).name)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise Trouble(done.stderr.strip().rpartition("\n")[2] or "a step failed")
    return True


def is_current(root: Path) -> bool:
    """Whether the site was built from exactly these documents."""
    try:
        return (root / SITE / STAMP).read_text(encoding="utf-8") == digest(root)
    except OSError:
        return False


def digest(root: Path) -> str:
    """A hash of every file that goes into the site."""
    whole = hashlib.sha256()
    files = [file for file in documents(root) if file != DECISIONS]
    for file in [*files, *pictures(root), STYLE, ICON, "tools/build_docs.py"]:
        whole.update(f"{file}\0".encode() + hashlib.sha256((root / file).read_bytes()).digest())
    return whole.hexdigest()[:32]


def build(root: Path = ROOT) -> None:
    """Build beside the old site and then replace it."""
    fresh, site = root / f"{SITE}.new", root / SITE
    shutil.rmtree(fresh, ignore_errors=True)
    for name, page in Site(root).pages().items():
        (fresh / name).parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).write_text(page, encoding="utf-8")
    for picture in pictures(root):
        target = fresh / picture.removeprefix("docs/")
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(root / picture, target)
    shutil.copyfile(root / STYLE, fresh / "documents.css")
    shutil.copyfile(root / ICON, fresh / "seal.svg")
    (fresh / STAMP).write_text(digest(root), encoding="utf-8")
    shutil.rmtree(site, ignore_errors=True)
    fresh.rename(site)


class Site:
    """The pages, made of the documents."""

    def __init__(self, root: Path) -> None:
        """Read all documents."""
        decisions = sorted((root / DECISIONS).glob("*.md"))
        written = [file for file in documents(root) if file != DECISIONS]
        self.texts = {file: COMMENT.sub("", (root / file).read_text(encoding="utf-8")) for file in written}
        titles = [(file.name, title_of(file.read_text(encoding="utf-8"))) for file in decisions]
        self.texts[DECISIONS] = (
            "# Decisions\n\n" + "\n".join(f"- [{title}](decisions/{name})" for name, title in titles) + "\n"
        )
        self.titles = {file: title_of(text) for file, text in self.texts.items()} | SHORT

    def pages(self) -> dict[str, str]:
        """Every page by its name."""
        return {page_of(file): self.page(file) for file in self.texts}

    def page(self, file: str) -> str:
        """One document with the navigation."""
        place = page_of(file)
        up = relpath(".", dirname(place) or ".") + "/"
        return PAGE.format(
            title=html.escape(self.titles[file]),
            up="" if up == "./" else up,
            home=between(place, "index.html"),
            nav="".join(self.section(name, place) for name in SECTIONS),
            body=self.body(file),
        )

    def section(self, name: str, place: str) -> str:
        """A part of the navigation; its list is open where it leads to this page."""
        here = place in map(page_of, SECTIONS[name])
        items = "".join(f"<li>{self.link(file, place)}</li>" for file in SECTIONS[name])
        return f"<details{' open' * here}><summary>{name}</summary><ul>{items}</ul></details>"

    def link(self, file: str, place: str) -> str:
        """A line of the navigation."""
        current = ' aria-current="page"' * (page_of(file) == place)
        return f'<a href="{between(place, page_of(file))}"{current}>{html.escape(self.titles[file])}</a>'

    def body(self, file: str) -> str:
        """A document as HTML."""
        reader = markdown()
        tokens = reader.parse(self.texts[file])
        number_headings(tokens)
        for token in tokens:
            self.lead(file, token.children or [])
        return str(reader.renderer.render(tokens, reader.options, {}))

    def lead(self, file: str, tokens: "list[Token]") -> None:
        """Let links and pictures of a line lead to pages; what the site does not have becomes plain text."""
        for number, token in enumerate(tokens):
            if token.type == "image":
                token.attrs["src"] = between(
                    page_of(file), located(file, str(token.attrs["src"])).removeprefix("docs/")
                )
            elif token.type == "link_open" and (to := self.target(file, str(token.attrs["href"]))) is not None:
                token.attrs["href"] = to
            elif token.type == "link_open":
                end = next(at for at in range(number, len(tokens)) if tokens[at].type == "link_close")
                token.type = tokens[end].type = "text"

    def target(self, file: str, address: str) -> str | None:
        """Where a link leads on the site; None if it leads to a file that is not part of it."""
        if re.match(r"[a-z]+:", address):
            return address
        path, mark, anchor = address.partition("#")
        found = located(file, path) if path else file
        if found == "docs":
            found = "README.md"
        return between(page_of(file), page_of(found)) + mark + anchor if found in self.texts else None


def markdown() -> "MarkdownIt":
    """A reader for the Markdown of the documents."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def title_of(text: str) -> str:
    """The first heading, without marks."""
    return next(line for line in text.splitlines() if line.startswith("# ")).lstrip("# ").replace("`", "").strip("*")


def number_headings(tokens: "list[Token]") -> None:
    """Give headings the names that links use: small letters, hyphens for spaces, nothing else."""
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            token.attrs["id"] = anchor_of(inside.content)


def anchor_of(heading: str) -> str:
    """The name of a heading in links, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def located(file: str, path: str) -> str:
    """A path in a document as one from the root of the repository."""
    return normpath(join(dirname(file), path))


def between(place: str, other: str) -> str:
    """The way from one page to another."""
    return relpath(other, dirname(place) or ".")


def main() -> int:
    """Build the site."""
    try:
        build(ROOT)
    except ImportError:
        say("the documents need markdown-it-py: python3 play.py installs it")
        return 1
    say(f"The documents are built: {os.path.relpath(ROOT / SITE)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
