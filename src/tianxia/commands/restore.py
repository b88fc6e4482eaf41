"""`tianxia restore FILE`: puts a backup in the place of the database, whole and at once. Stop the server first."""

from pathlib import Path

import click

from tianxia.commands.arguments import db_option, file_argument
from tianxia.engine.game import BadInput
from tianxia.words import Words


@click.command("restore")
@file_argument
@db_option
@click.option("--force", is_flag=True, help="Replace a database that is there.")
@click.pass_obj
def command(said: Words, file: str, db: str | None, force: bool) -> None:
    """Replace all tables by those of a backup."""
    from tianxia.server.store.urls import file_of, full_url, own_url

    target = file_of(full_url(db or own_url()))
    if target is None:
        raise BadInput("restore-not-sqlite")
    kept = restored(Path(file), target, force)
    click.echo(said.say("restore-done", file=str(target)))
    if kept is not None:
        click.echo(said.say("restore-kept", file=str(kept)))


def restored(backup: Path, target: Path, force: bool) -> Path | None:
    """Check a backup and put it in place; returns where the old database is kept, if there was one."""
    from tianxia.server.store.copies import replace_with
    from tianxia.server.store.faults import faults_told
    from tianxia.server.store.lock import Claim
    from tianxia.server.store.migrate import check_file

    _check_names(backup, target)
    with faults_told(str(backup)):
        check_file(backup)
    with faults_told(str(target)):
        claim = Claim(target)
        try:
            if target.exists() and not force:
                raise BadInput("restore-exists", file=str(target))
            return replace_with(target, backup)
        finally:
            claim.release()


def _check_names(backup: Path, target: Path) -> None:
    if backup.is_dir():
        raise BadInput("file-folder", file=str(backup))
    if not backup.is_file():
        raise BadInput("file-missing", file=str(backup))
    if target.exists() and backup.samefile(target):
        raise BadInput("restore-same", file=str(backup))
