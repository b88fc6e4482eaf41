"""`tianxia backup FILE`: a copy of all tables, even while the server runs."""

from pathlib import Path

import click

from tianxia.commands.arguments import db_option
from tianxia.engine.game import BadInput
from tianxia.words import Words


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@db_option
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@click.pass_obj
def command(said: Words, file: Path, db: str | None, force: bool) -> None:
    """Copy all tables to a file."""
    from tianxia.server.store.copies import online_copy
    from tianxia.server.store.faults import faults_told
    from tianxia.server.store.urls import file_of, full_url, own_url

    source = file_of(full_url(db or own_url()))
    if source is None:
        raise BadInput("backup-not-sqlite")
    if not source.is_file():
        raise BadInput("backup-none", file=str(source))
    if file.exists() and file.samefile(source):
        raise BadInput("backup-same", file=str(file))
    if file.exists() and not force:
        raise BadInput("backup-exists", file=str(file))
    with faults_told(str(source)):
        online_copy(source, file)
    click.echo(said.say("backup-done", file=str(file), size=file.stat().st_size // 1024))
