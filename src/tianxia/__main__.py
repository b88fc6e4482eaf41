"""`python -m tianxia` and the command `tianxia`: runs a command, and exits quietly if it is stopped or nobody reads."""

import os
import sys

INTERRUPTED = 130
"""The exit code of a program stopped by Ctrl-C."""


def main() -> None:
    """Run the command line; never returns."""
    try:
        sys.exit(run())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The rest of the buffer has no reader: `| head` has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def run() -> int:
    """Load and run the command line; return the exit code. Loading it here keeps Ctrl-C quiet even while it loads."""
    from tianxia.loading import loading

    with loading():
        import click

        from tianxia.commands import tianxia

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a character shows its number instead of a traceback.
            stream.reconfigure(errors="backslashreplace")
    try:
        return tianxia.main(prog_name="tianxia", standalone_mode=False) or 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    finally:
        sys.stdout.flush()


if __name__ == "__main__":
    main()
