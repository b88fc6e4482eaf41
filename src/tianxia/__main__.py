"""`python -m tianxia` and the command `tianxia`: runs a command, and is quiet where it is stopped or nobody reads."""

import os
import sys

INTERRUPTED = 130
"""The exit code of a program that was stopped by Ctrl-C."""


def main() -> None:
    """Run the command line; never returns."""
    try:
        sys.exit(run())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # What is still in the buffer has no reader: `| head` has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def run() -> int:
    """Load the command line and run it; gives the exit code. Loaded only here, Ctrl-C is quiet even while it loads."""
    import click

    from tianxia.commands import tianxia

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a sign shows its number instead of a traceback.
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
