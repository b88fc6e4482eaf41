"""`tianxia serve`: the table for browsers; with `--open` it opens one too."""

import socket
import threading
from dataclasses import replace
from typing import Any

import click

from tianxia.commands import completion
from tianxia.commands.arguments import db_option
from tianxia.commands.serve_options import operator_options, operator_settings
from tianxia.engine.game import BadInput
from tianxia.extras import need
from tianxia.loading import loading
from tianxia.words import Words

PORT = 8380
LAST_PORT = 65535


@click.command("serve", context_settings={"auto_envvar_prefix": "TIANXIA"})
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", metavar="N", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="The port to listen at."
)
@db_option
@click.option("--lan", is_flag=True, help="Let the local network connect, and show the address for friends.")
@click.option("--open", "opens", is_flag=True, help="Open the table in a browser.")
@click.option("--compile", "compiles", is_flag=True, help="Compile the bots in the background.")
@click.option("--root-path", default="", metavar="PATH", help="The path under which a reverse proxy shows the server.")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="A reverse proxy whose headers are trusted.")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another origin that may open sockets.")
@click.option(
    "--workers",
    metavar="N",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Server processes behind this port; more than one need PostgreSQL.",
)
@click.option(
    "--peers",
    metavar="HOST[:PORT]",
    help="This machine's private address, if servers on other machines share the database.",
)
@click.option(
    "--components",
    "sources",
    multiple=True,
    shell_complete=completion.files,
    metavar="[GAME=]PATH",
    help="An edition, or a folder with data files of a game, to choose at new tables.",
)
@click.option("--bot-pause", type=float, default=0.35, hidden=True, help="How long a bot seems to think.")
@click.option(
    "--review-iterations", type=click.IntRange(1), metavar="NUMBER", help="How thoroughly games are reviewed."
)
@operator_options
@click.pass_obj
def command(
    said: Words,
    /,
    host: str,
    port: int,
    db: str | None,
    lan: bool,
    opens: bool,
    compiles: bool,
    root_path: str,
    proxies: tuple[str, ...],
    origins: tuple[str, ...],
    workers: int,
    peers: str | None,
    sources: tuple[str, ...],
    bot_pause: float,
    review_iterations: int | None,
    **given: Any,
) -> None:
    """Serve the table to browsers until Ctrl-C."""
    if given["metrics"] is not None:
        need("server", "tianxia serve --metrics")
    with loading():  # only here: other commands need no server
        from tianxia.server.logs import set_up
        from tianxia.server.ops.serving import LOOPBACK
        from tianxia.server.ops.supervisor import Plan, Supervisor, bot_workers
        from tianxia.server.settings import AT_HOME, Limits, Settings
        from tianxia.server.store.urls import is_postgresql, own_url

    host = "0.0.0.0" if lan else host
    local = host in LOOPBACK and not proxies
    settings = Settings(
        db=db or own_url(),
        root_path=_path(root_path),
        local_only=local,
        origins=origins,
        bot_pause=bot_pause,
        review_iterations=review_iterations,
        hosts=("localhost", "127.0.0.1", "[::1]") if local else (),
        limits=AT_HOME if local else Limits(),
        editions=editions_at(sources),
        **operator_settings(local, given),
    )
    set_up(given["log"])
    plan = Plan(settings, host, port, proxies, _place(peers))
    if workers > 1 and not is_postgresql(settings.db):
        raise BadInput("serve-workers-db")
    if opens and is_shown(said, port, sources):
        if compiles:
            from tianxia.commands.compiling import compile_bots

            compile_bots(said, fetches=True)
        return
    bound = _bound(host, port)

    def ready() -> None:
        announce(said, host, bound.getsockname()[1], local)
        if opens or compiles:
            asked = {"opens": opens, "fetches": compiles}
            threading.Thread(target=compile_and_open, args=[said, bound.getsockname()[1]], kwargs=asked).start()

    if workers > 1:
        plan = replace(plan, settings=replace(settings, bot_workers=bot_workers(workers)))
        Supervisor(plan, workers, bound).run(ready)
        return
    server = plan.server(0)
    server.ready = ready
    server.run(sockets=[bound])


def editions_at(sources: tuple[str, ...]) -> tuple[str, ...]:
    """The editions at these places."""
    if not sources:
        return ()
    from tianxia.commands.components import edition_at  # reads component files, which most servers are not given

    return tuple(edition_at(source).text() for source in sources)


def is_shown(said: Words, port: int, sources: tuple[str, ...]) -> bool:
    """Show the page of a server that is already running at that port; False if none is."""
    from tianxia.commands.opening import is_open_already, show_page

    if not is_open_already(port):
        return False
    address = f"http://localhost:{port}/"
    if sources:
        raise BadInput("serve-open-components", address=address)
    click.echo(said.say("serve-open-already", address=address))
    show_page(port)
    return True


def compile_and_open(said: Words, port: int, *, opens: bool, fetches: bool) -> None:
    """Once the server answers: open the page, and compile the bots if they are not compiled yet."""
    from tianxia.commands.compiling import compile_bots
    from tianxia.commands.opening import show_page

    if opens:
        show_page(port)
    compile_bots(said, fetches=fetches)


def _place(peers: str | None) -> tuple[str, int]:
    """Host and port for other servers, any port if none is given; BadInput if it is no address."""
    address = peers or "127.0.0.1"
    host, port = (address, "0") if _is_bare(address) else address.rsplit(":", 1)
    host = host.strip("[]")
    if not host or host in ("0.0.0.0", "::") or not port.isdigit() or int(port) > LAST_PORT:
        raise BadInput("serve-peers", peers=address)
    return host, int(port)


def _is_bare(address: str) -> bool:
    """Whether an address has no port; one of IPv6 is in brackets if it has."""
    return ":" not in address or address.endswith("]") or (address.count(":") > 1 and "]" not in address)


def _path(root_path: str) -> str:
    """A path with a leading and no trailing slash, or nothing."""
    bare = root_path.strip("/")
    return f"/{bare}" if bare else ""


def _bound(host: str, port: int) -> socket.socket:
    """A listening socket; BadInput if the port is taken, before anything else starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=512)
    except OSError as error:
        raise BadInput("serve-no-port", host=host, port=port, why=str(error.strerror or error)) from None


def announce(said: Words, host: str, port: int, local: bool) -> None:
    """Print the address of the table, and whether friends can join."""
    from tianxia.server.ops.serving import lan_address

    shown = "localhost" if host in ("0.0.0.0", "::") or local else host
    click.echo(said.say("serve-ready", address=f"http://{shown}:{port}/"))
    address = lan_address() if host in ("0.0.0.0", "::") else None
    if address is not None:
        click.echo(said.say("serve-lan", address=f"http://{address}:{port}/"))
    elif local:
        click.echo(said.say("serve-local-only"))
