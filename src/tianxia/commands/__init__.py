"""The command line: `tianxia COMMAND …`, one file per command, each loaded only when it is called.

A command module has a click command named `command`; its help is the message `help-NAME` of `locale/`, and that of its
options `help-NAME-OPTION`. `click.pass_obj` gives it the words of the reader's language.
"""

import importlib
from typing import IO, Any

import click
from click.exceptions import NoSuchCommand
from click.shell_completion import CompletionItem

from tianxia import __version__
from tianxia.commands.click_words import languages, speak, speak_as_asked
from tianxia.engine.game import BadInput
from tianxia.loading import loading
from tianxia.words import Words, language_for, words

COMMANDS = (
    "play",
    "games",
    "simulate",
    "arena",
    "train",
    "replay",
    "review",
    "components",
    "bench",
    "compile",
    "serve",
    "admin",
    "ratings",
    "backup",
    "restore",
    "load",
)
"""All commands in the order of the help."""

INTERRUPTED = 130
"""The exit code of a program that was stopped by Ctrl-C."""


class Complaint(click.ClickException):
    """Something from outside is wrong: one sentence, exit code 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the sentence and nothing else."""
        click.echo(self.message, file=file, err=file is None)


class Tianxia(click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names of the commands."""
        return list(COMMANDS)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Begin with the language that the command line asks for anywhere, so that all errors are in it."""
        return super().make_context(info_name, args, parent, **{"obj": speak_as_asked(args), **extra})

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; for an unknown one the message suggests near misses."""
        try:
            return super().resolve_command(ctx, args)
        except NoSuchCommand as error:
            raise NoSuchCommand(error.command_name, possibilities=COMMANDS, ctx=ctx) from None

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands and options that begin with this, found without loading a command."""
        names = [name for name in COMMANDS if name.startswith(incomplete)]
        translate(ctx, self, "tianxia")
        return [
            *(CompletionItem(name, help=words_of(ctx).say(f"help-{name}")) for name in names),
            *click.Command.shell_complete(self, ctx, incomplete),
        ]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command and give it the words of the reader's language."""
        if cmd_name not in COMMANDS:
            return None
        with loading():
            command: click.Command = importlib.import_module(f"{__name__}.{cmd_name}").command
        if not any(param.name == LANG.name for param in command.params):
            command.params.append(LANG)
        translate(ctx, command, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section(words_of(ctx).say("click-commands")):
            formatter.write_dl([(name, words_of(ctx).say(f"help-{name}")) for name in COMMANDS])

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """The usage line in the reader's language, also above an error."""
        translate(ctx, self, "tianxia")
        return super().collect_usage_pieces(ctx)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; bad input becomes one sentence, Ctrl-C an exit code."""
        try:
            return super().invoke(ctx)
        except BadInput as error:
            raise complaint(words_of(ctx), error) from None
        except KeyboardInterrupt:
            raise click.exceptions.Exit(INTERRUPTED) from None


def complaint(said: Words, error: BadInput) -> Complaint:
    """The one sentence about a bad input."""
    from tianxia.commands.output import sentence

    return Complaint(sentence(said, error))


def translate(ctx: click.Context, command: click.Command, name: str) -> None:
    """Replace the English help of a command by its messages."""
    said = words_of(ctx)
    if said.has(f"help-{name}"):
        command.help = said.say(f"help-{name}")
    command.options_metavar = said.say("click-metavar-options")
    if isinstance(command, click.Group):
        command.subcommand_metavar = said.say("click-metavar-command")
    for param in command.params:
        message = f"help-{'tianxia' if param is LANG else name}-{param.name}"
        if isinstance(param, click.Option) and said.has(message):
            param.help = said.say(message)
    if (asks_help := command.get_help_option(ctx)) is not None:
        asks_help.help = said.say("click-help")


def words_of(ctx: click.Context) -> Words:
    """The words of the chosen language, or of the environment's if none is chosen yet."""
    return ctx.obj if isinstance(ctx.obj, Words) else words(language_for(None))


def set_language(ctx: click.Context, _param: click.Parameter, language: str | None) -> None:
    """Choose the words for this run, also for what is loaded already; without a language keep the chosen one."""
    if language is None and isinstance(ctx.obj, Words):
        return
    try:
        ctx.obj = ctx.find_root().obj = words(language_for(language))
    except BadInput as error:
        raise complaint(words_of(ctx), error) from None
    speak(ctx.obj)
    translate(ctx, ctx.command, ctx.command.name or "")


def show_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    """Print the version and leave."""
    if wanted and not ctx.resilient_parsing:
        click.echo(words_of(ctx).say("tianxia-version", version=__version__))
        ctx.exit()


LANG = click.Option(
    ["--lang"],
    is_eager=True,
    expose_value=False,
    callback=set_language,
    metavar="en|de|fr",
    shell_complete=languages,
)
"""The option that every command has, and `tianxia` itself before them."""


VERSION = click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show_version)
LAN = click.Option(["--lan"], is_flag=True)
COMPILE = click.Option(["--compile", "compiles"], is_flag=True)


@click.group(cls=Tianxia, invoke_without_command=True, params=[LAN, COMPILE, VERSION, LANG])
@click.pass_context
def tianxia(ctx: click.Context, lan: bool, compiles: bool) -> None:
    """Play, replay and simulate board games."""
    flags = ["--lan"] * lan + ["--compile"] * compiles
    if ctx.invoked_subcommand is None:
        open_table(ctx, flags)
    elif flags:
        raise BadInput("tianxia-flag-first", flag=flags[0])


def open_table(ctx: click.Context, flags: list[str]) -> None:
    """Without a command: the table in the browser; in the terminal, where the page has not been built."""
    # Loaded only here: other commands need no server.
    from tianxia.server.http.static_files import is_built

    assert isinstance(ctx.command, click.Group)
    name, command, rest = ctx.command.resolve_command(ctx, ["serve", "--open", *flags] if is_built() else ["play"])
    assert command is not None
    with command.make_context(name, rest, parent=ctx) as own:
        command.invoke(own)
