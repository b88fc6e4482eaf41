"""One process for each database file: a lock that the system releases when its holder ends, however it ends.

The lock is on a file beside the database. That file stays; it means nothing without the lock. Reading needs no lock.
"""

import os
import sys
from pathlib import Path

from tianxia.engine.game import BadInput


class Claim:
    """The right to write to a database file, until it is released."""

    def __init__(self, file: Path) -> None:
        """Take the lock, of a file yet to be made if need be; BadInput if another server holds it."""
        self.file = file
        if file.is_dir():
            raise BadInput("file-folder", file=str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        self._descriptor = _opened(file)
        try:
            _lock(self._descriptor)
        except (BlockingIOError, PermissionError):
            self.release()
            raise BadInput("db-in-use", db=str(file)) from None

    def release(self) -> None:
        """Let others write."""
        os.close(self._descriptor)


def _opened(file: Path) -> int:
    try:
        return os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        error.filename = str(file)  # the lock is no concern of people: what they named cannot be written
        raise


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
