"""`tianxia components GAME`: every datum of a game with its source, and the way to an edition of one's own."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

import click

from tianxia import games
from tianxia.commands import completion
from tianxia.commands.arguments import components_option, db_option, game_argument, json_option
from tianxia.commands.component_files import export
from tianxia.engine.components.edition import SUFFIX, Edition, read_edition
from tianxia.engine.components.faults import BadComponents
from tianxia.engine.components.files import ComponentFiles
from tianxia.engine.game import BadInput, Datum, Game
from tianxia.files import read_bytes, write_text
from tianxia.words import Words

WITH_MISTAKES = 1
"""The exit code of a check that found some."""
FOLDER: dict[str, Any] = {"shell_complete": completion.folders}


@click.command("components")
@game_argument
@components_option()
@json_option
@click.option("--export", metavar="DIR", help="Write the data files.", **FOLDER)
@click.option("--check", metavar="PATH", help="Check a folder or an edition.", **FOLDER)
@click.option("--pack", nargs=2, metavar="DIR FILE", help="Make an edition of a folder.", **FOLDER)
@click.option("--name", metavar="TEXT", help="The name of the edition.")
@click.option("--credits", metavar="TEXT", default="", help="Who made it.")
@click.option("--install", metavar="PATH", help="Add an edition to the database.", **FOLDER)
@click.option("--installed", is_flag=True, help="List the editions in the database.")
@click.option("--remove", metavar="ID", help="Offer an edition no longer.")
@db_option
@click.pass_obj
def command(
    said: Words,
    /,
    game: str,
    folder: str | None,
    as_json: bool,
    name: str | None,
    credits: str,
    db: str | None,
    **wanted: Any,
) -> None:
    """Show every datum of a game with its provenance, or work on an edition of it."""
    found = games.game(game)
    asked = {what: value for what, value in wanted.items() if value}
    if len(asked) > 1:
        raise BadInput("components-one-thing")
    if "export" in asked:
        export(said, files_of(found), Path(asked["export"]))
        count = len(files_of(found).names)
        click.echo(said.say("components-exported", count=count, folder=asked["export"], game=game))
    elif "check" in asked:
        check(said, found, asked["check"], as_json)
    elif "pack" in asked:
        pack(said, found, asked["pack"], name, credits)
    elif asked:
        from tianxia.commands.installed_editions import change  # the rest needs no server

        change(said, found, asked, name, credits, db)
    else:
        show(said, game, folder, as_json)


def files_of(game: Game[Any]) -> ComponentFiles[Any]:
    """The data files of a game; BadInput if it has none that could be replaced."""
    if game.component_files is None:
        raise BadInput("edition-none-for", game=game.name)
    return game.component_files


def check(said: Words, game: Game[Any], source: str, as_json: bool) -> None:
    """List every mistake of a folder or an edition; the exit code is 1 if there are any."""
    files = files_of(game)
    try:
        read = files.read(source)
        found = files.make(read)
    except BadComponents as error:
        plain = [asdict(fault) | {"sentence": said.fault(fault)} for fault in error.faults]
        lines = [*(said.fault(fault) for fault in error.faults), said.say("components-mistakes", count=len(plain))]
        click.echo(json.dumps(plain, indent=2, ensure_ascii=False) if as_json else "\n".join(lines))
        raise click.exceptions.Exit(WITH_MISTAKES) from None
    changed = read.changed()
    if as_json:
        click.echo("[]")
        return
    click.echo(said.say("components-fine", digest=found.digest))
    click.echo(said.say("components-changed", files=said.listed(changed)) if changed else said.say("components-same"))


def pack(said: Words, game: Game[Any], wanted: tuple[str, str], name: str | None, credits: str) -> None:
    """Write the file of an edition."""
    folder, out = wanted
    edition = edition_of(game, folder, name or Path(folder).resolve().name, credits)
    file = Path(out if out.endswith(SUFFIX) else out + SUFFIX)
    write_text(file, edition.text())
    files = said.listed([name for name, _ in edition.files])
    click.echo(said.say("components-packed", file=str(file), name=edition.name, files=files))


def edition_of(game: Game[Any], source: str, name: str, credits: str) -> Edition:
    """The edition in a file, or one made of a folder; BadInput if it has mistakes or changes nothing."""
    files = files_of(game)
    read = files.read(source)
    files.make(read)
    if isinstance(read.source, Edition):
        return read.source
    if not read.changed():
        raise BadInput("edition-unchanged", folder=source)
    return files.packed(read, name, credits, game.load_components(None).digest)


def edition_at(text: str) -> Edition:
    """The edition in a file, or one made of a game's folder: `GAME=FOLDER`; BadInput if it has mistakes."""
    game, _, folder = text.rpartition("=")
    if game:
        return edition_of(games.game(game), folder, Path(folder).resolve().name, "")
    edition = read_edition(read_bytes(text), text)
    return edition_of(games.game(edition.game), text, edition.name, "")


def show(said: Words, game: str, folder: str | None, as_json: bool) -> None:
    """Print every datum."""
    found = games.game(game).load_components(folder)
    data = found.data()
    if as_json:
        plain = {"game": game, "folder": folder, "digest": found.digest, "data": [asdict(datum) for datum in data]}
        click.echo(json.dumps(plain, indent=2, ensure_ascii=False))
    else:
        click.echo(said.say("components-digest", game=game, digest=found.digest))
        click.echo(listing(said, data))


def listing(said: Words, data: Sequence[Datum]) -> str:
    """The data in order, under one heading per source."""
    width = max(len(datum.id) for datum in data)
    lines: list[str] = []
    for (provenance, source), group in groupby(data, lambda datum: (datum.provenance, datum.source)):
        lines.append(said.say("components-from", provenance=origin(said, provenance), source=source or "–"))
        lines += [f"  {datum.id:<{width}}  {datum.value}" for datum in group]
    return "\n".join(lines)


def origin(said: Words, provenance: str) -> str:
    """A provenance in the reader's language; a player's own folder may use any word."""
    name = f"provenance-{provenance}"
    return said.say(name) if said.has(name) else provenance
