"""Arguments and options that commands share, and what people type for them, read and checked before anything starts.

The English help here is replaced by the messages of `locale/`.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from tianxia.commands import completion
from tianxia.engine.game import BadInput

F = TypeVar("F", bound=Callable[..., Any])
Decorator = Callable[[F], F]

game_argument = click.argument("game", shell_complete=completion.game_names)
file_argument = click.argument("file", shell_complete=completion.files)
json_option = click.option("--json", "as_json", is_flag=True, help="As JSON.")
csv_option = click.option(
    "--csv", "sheet", shell_complete=completion.files, metavar="FILE", help="Where to write the figures as CSV."
)
db_option = click.option(
    "--db", metavar="URL", envvar="TIANXIA_DB", help="The database; the file in your data folder if not given."
)
game_options = click.option(
    "--option",
    "options",
    multiple=True,
    shell_complete=completion.option_values,
    metavar="NAME=VALUE",
    help="An option of the game.",
)


def count_option(*names: str, default: int, least: int = 1, help: str = "How many.") -> Decorator[Any]:
    """An option for a number, with its default in the help."""
    kind = click.IntRange(least)
    return click.option(*names, type=kind, metavar="N", default=default, show_default=True, help=help)


jobs_option = count_option("--jobs", default=1, help="Processes.")
cluster_option = click.option("--cluster", metavar="ADDRESS", help="A cluster to run on.")


def components_option(name: str = "folder") -> Decorator[Any]:
    """`--components DIR`: the player's own data files."""
    kind = completion.folders
    help = "A folder with data files of your own."
    return click.option("--components", name, shell_complete=kind, metavar="DIR", help=help)


def seed_option(default: str | None = None) -> Decorator[Any]:
    """`--seed TEXT`: where chance comes from."""
    return click.option("--seed", metavar="TEXT", default=default, show_default=default is not None, help="Any text.")


def chosen_seed(seed: str | None) -> str:
    """The seed as typed, or a random one short enough to type again."""
    return seed or secrets.token_hex(4)


def option_pairs(texts: Sequence[str]) -> dict[str, str]:
    """`name=value` texts as a mapping; the last of a name counts."""
    for text in texts:
        if "=" not in text or text.startswith("="):
            raise BadInput("bad-option-form", text=text)
    pairs = [text.split("=", 1) for text in texts]
    return {name.strip(): value.strip() for name, value in pairs}


def listed_names(text: str) -> tuple[str, ...]:
    """Names separated by commas."""
    return tuple(part.strip() for part in text.split(","))
