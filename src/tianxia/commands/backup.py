"""`tianxia backup FILE`: a copy of all tables, even while the server runs."""

from pathlib import Path

import click

from tianxia.engine.game import BadInput
from tianxia.extras import need
from tianxia.words import Words


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--db", metavar="URL", help="The database; the file in your data folder if not given.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@click.pass_obj
def command(said: Words, file: Path, db: str | None, force: bool) -> None:
    """Copy all tables to a file."""
    need("server", "tianxia backup")
    from tianxia.server.store.migrate import file_of, online_copy
    from tianxia.server.store.store import full_url, own_url

    source = file_of(full_url(db or own_url()))
    if source is None:
        raise BadInput("backup-not-sqlite")
    if not source.is_file():
        raise BadInput("backup-none", file=str(source))
    if file.exists() and not force:
        raise BadInput("backup-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        online_copy(source, part)
        part.replace(file)
    except OSError as error:
        raise BadInput("backup-failed", file=str(file), why=str(error.strerror or error)) from None
    click.echo(said.say("backup-done", file=str(file), size=file.stat().st_size // 1024))
