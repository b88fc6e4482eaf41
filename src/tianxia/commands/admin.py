"""`tianxia admin …`: what an operator may look up and do, with a server that runs or without one."""

import json
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import click

from tianxia.commands import LANG, translate, words_of
from tianxia.commands.arguments import Decorator, count_option, db_option, json_option
from tianxia.commands.output import table as in_columns
from tianxia.engine.game import Json
from tianxia.words import Words

DAY = 24 * 3600.0
FOR_GOOD = 253_370_764_800.0
"""The first day of the year 9999: an end that nobody will see."""
IDS: dict[str, Any] = {"ignore_unknown_options": True}
"""An id may begin with a hyphen, and is no option then."""


class OperatorGroup(click.Group):
    """A group of the operator's commands; its name begins those of their messages."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names of the commands, what looks things up first."""
        return list(self.commands)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """A command with the words of the reader's language."""
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            if not any(param is LANG for param in command.params):
                command.params.append(LANG)
            translate(ctx, command, self.name or "")  # most of them share their options
            command.help = words_of(ctx).say(f"help-{self.name}-{cmd_name}")
        return command


@click.group("admin", cls=OperatorGroup)
def command() -> None:
    """Look after tables and people."""


def person_command(name: str) -> Decorator[Any]:
    """A command about one person."""

    def decorated(function: Callable[..., None]) -> click.Command:
        with_person = click.argument("person")(db_option(click.pass_obj(function)))
        return command.command(name, context_settings=IDS)(with_person)

    return decorated


def table_command(name: str) -> Decorator[Any]:
    """A command about one table."""

    def decorated(function: Callable[..., None]) -> click.Command:
        with_table = click.argument("table")(db_option(click.pass_obj(function)))
        return command.command(name, context_settings=IDS)(with_table)

    return decorated


days_option = click.option("--days", type=click.FloatRange(0, min_open=True), metavar="N", help="For how long.")


def ordered(db: str | None, kind: str, **body: Any) -> Json:
    """Have an order carried out."""
    from tianxia.server.admin.office import carried_out
    from tianxia.server.store.urls import own_url

    return carried_out(db or own_url(), kind, body)


def looked_up(db: str | None, look: Callable[..., Any], *arguments: Any) -> Any:
    """Look something up."""
    from tianxia.server.admin.lists import opened
    from tianxia.server.store.urls import own_url

    with opened(db or own_url()) as connection:
        return look(connection, *arguments)


def until(days: float | None) -> float:
    """The moment that many days from now; without a number, one that nobody will see."""
    return FOR_GOOD if days is None else min(FOR_GOOD, time.time() + days * DAY)


def moment(seconds: float | None) -> str:
    """A moment as people here write it; empty if there is none, or it is never."""
    never = seconds is None or seconds >= FOR_GOOD
    return "" if never or seconds is None else datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def ending(seconds: float) -> str:
    """When something ends, for messages: `never`, or a moment."""
    return moment(seconds) or "never"


# -- looking things up


def show(rows: Sequence[Json], as_json: bool, head: Sequence[str], line: Callable[[Json], Sequence[str]]) -> None:
    """Print rows as JSON or in columns."""
    if as_json:
        click.echo(json.dumps(list(rows), indent=2, ensure_ascii=False))
    elif rows:
        click.echo(in_columns([head, *(line(row) for row in rows)]))


limit_option = count_option("--limit", default=50, help="How many at most.")


@command.command("tables")
@click.option("--state", type=click.Choice(["open", "running", "finished"]), help="Only such tables.")
@limit_option
@json_option
@db_option
@click.pass_obj
def tables(said: Words, state: str | None, limit: int, as_json: bool, db: str | None) -> None:
    """List tables."""
    from tianxia.server.admin.lists import list_tables

    head = [said.say(f"admin-head-{name}") for name in ("table", "game", "state", "changed", "players")]
    found = looked_up(db, list_tables, state, limit)
    show(
        found, as_json, head, lambda row: [row["id"], row["game"], row["state"], moment(row["changed"]), _players(row)]
    )


def _players(row: Json) -> str:
    return ", ".join(seat["name"] or seat["bot"] or "–" for seat in row["seats"])


@command.command("table", context_settings=IDS)
@click.argument("table")
@json_option
@db_option
@click.pass_obj
def table(said: Words, table: str, as_json: bool, db: str | None) -> None:
    """Show a table with its seats and its chat."""
    from tianxia.server.admin.lists import show_table

    found = looked_up(db, show_table, table)
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    click.echo(said.say("admin-table", table=found["id"], game=found["game"], state=found["state"]))
    rows = [
        [str(seat["seat"] + 1), seat["name"] or seat["bot"] or "–", seat["person"] or ""] for seat in found["seats"]
    ]
    click.echo(in_columns([[said.say(f"admin-head-{name}") for name in ("seat", "players", "person")], *rows]))
    for line in found["chat"]:
        click.echo(f"{moment(line['made'])}  {line['person'] or '–'}  {line['name'] or '–'}: {line['text']}")


@command.command("people")
@click.option("--name", metavar="TEXT", help="Only these.")
@limit_option
@json_option
@db_option
@click.pass_obj
def people(said: Words, name: str | None, limit: int, as_json: bool, db: str | None) -> None:
    """List people."""
    from tianxia.server.admin.lists import list_people

    head = [said.say(f"admin-head-{part}") for part in ("person", "name", "login", "seen", "state")]
    found = looked_up(db, list_people, name, limit)
    show(
        found,
        as_json,
        head,
        lambda row: [row["id"], row["name"], row["login"] or "", moment(row["seen"]), _standing(said, row)],
    )


def _standing(said: Words, row: Json) -> str:
    now = time.time()
    marks = [(name, row[f"{name}_until"]) for name in ("banned", "muted")]
    return ", ".join(said.say(f"admin-is-{name}", until=ending(end)) for name, end in marks if end and end > now)


@command.command("bans")
@json_option
@db_option
@click.pass_obj
def bans(said: Words, as_json: bool, db: str | None) -> None:
    """List banned addresses."""
    from tianxia.server.admin.lists import list_bans

    head = [said.say(f"admin-head-{name}") for name in ("address", "until")]
    show(looked_up(db, list_bans), as_json, head, lambda row: [row["network"], moment(row["until"])])


# -- tables


@table_command("close")
def close(said: Words, table: str, db: str | None) -> None:
    """End a game without a winner."""
    click.echo(said.say("admin-closed", **ordered(db, "close", table=table)))


@table_command("delete")
def delete(said: Words, table: str, db: str | None) -> None:
    """Remove a table."""
    click.echo(said.say("admin-deleted", **ordered(db, "delete", table=table)))


# -- people


@person_command("mute")
@days_option
def mute(said: Words, person: str, days: float | None, db: str | None) -> None:
    """Let somebody say nothing."""
    end = until(days)
    click.echo(said.say("admin-muted", **ordered(db, "mute", person=person, until=end), until=ending(end)))


@person_command("unmute")
def unmute(said: Words, person: str, db: str | None) -> None:
    """Let somebody speak again."""
    click.echo(said.say("admin-unmuted", **ordered(db, "mute", person=person, until=None)))


@person_command("ban")
@days_option
@click.option("--address", is_flag=True, help="Ban also where they come from.")
def ban(said: Words, person: str, days: float | None, address: bool, db: str | None) -> None:
    """Ban somebody."""
    end = until(days)
    done = ordered(db, "ban", person=person, until=end, address=address)
    click.echo(said.say("admin-banned", name=done["name"], person=done["person"], until=ending(end)))
    if address and done["network"] is None:
        click.echo(said.say("admin-address-unknown"))
    elif address:
        click.echo(said.say("admin-banned-address", network=done["network"], until=ending(end)))


@person_command("unban")
def unban(said: Words, person: str, db: str | None) -> None:
    """Let somebody in again."""
    done = ordered(db, "ban", person=person, until=None)
    click.echo(said.say("admin-unbanned", name=done["name"], person=done["person"]))


@command.command("ban-address")
@click.argument("address")
@days_option
@db_option
@click.pass_obj
def ban_address(said: Words, address: str, days: float | None, db: str | None) -> None:
    """Ban an address or a network."""
    end = until(days)
    done = ordered(db, "ban-network", network=address, until=end)
    click.echo(said.say("admin-banned-address", **done, until=ending(end)))


@command.command("unban-address")
@click.argument("address")
@db_option
@click.pass_obj
def unban_address(said: Words, address: str, db: str | None) -> None:
    """Let an address or a network in again."""
    click.echo(said.say("admin-unbanned-address", **ordered(db, "ban-network", network=address, until=None)))


@command.command("rename", context_settings=IDS)
@click.argument("person")
@click.argument("name")
@db_option
@click.pass_obj
def rename(said: Words, person: str, name: str, db: str | None) -> None:
    """Give somebody another name."""
    click.echo(said.say("admin-renamed", **ordered(db, "rename", person=person, name=name)))


@person_command("password")
def password(said: Words, person: str, db: str | None) -> None:
    """Set a new password and print it."""
    # Loaded only here; the order has the hash, so that the password itself is stored nowhere.
    import secrets

    from tianxia.server.people.keys import password_hash

    fresh = secrets.token_urlsafe(12)
    done = ordered(db, "password", person=person, hash=password_hash(fresh))
    click.echo(said.say("admin-password", **done, password=fresh))


@person_command("forget")
def forget(said: Words, person: str, db: str | None) -> None:
    """Remove a person."""
    click.echo(said.say("admin-forgotten", **ordered(db, "forget", person=person)))
