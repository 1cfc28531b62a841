"""A folder lock for one writer at a time. The system releases it when its holder dies, so it is never stale."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ludotheque.kernel.errors import LudoError

NAME: Final = ".lock"
PATIENCE: Final = 10.0
PAUSE: Final = 0.005
BUSY: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class FolderBusy(LudoError):
    """Another process has been writing in the folder for too long."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"somebody else has been writing in {folder} for too long")
        self.folder = folder


if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(folder: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Hold the folder's lock. Raises `FolderBusy` if another process holds it for too long."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        wait_for(handle, folder, time.monotonic() + patience)
        yield
    finally:
        os.close(handle)  # releases the lock


def wait_for(handle: int, folder: Path, until: float) -> None:
    while True:
        try:
            take(handle)
        except OSError as error:
            if error.errno not in BUSY:
                raise
            if time.monotonic() > until:
                raise FolderBusy(folder) from error
            time.sleep(PAUSE)
        else:
            return
