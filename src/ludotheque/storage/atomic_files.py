"""Atomic file writes: a file always has either its old or its new content."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PART: Final = ".part"


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a temporary file that replaces another atomically once it is complete and on the disk.

    Only its owner may read it.
    """
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=PART)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error  # users know the file by this name
    os.close(handle)
    part = Path(name)
    try:
        yield part
        sync_file(part)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def write_text(path: Path, text: str) -> None:
    """Write a text without changing its line endings."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    with replacing(path) as part:
        part.write_bytes(content)


def sync_file(path: Path) -> None:
    """Flush a file to the disk."""
    with path.open("r+b") as stream:
        os.fsync(stream.fileno())


def sync_folder(folder: Path) -> None:
    """Flush a folder entry that was created, renamed or deleted. Windows does so itself."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def remove_unfinished(folder: Path) -> None:
    """Remove files that killed writers left. Only for the holder of the lock that all writers use."""
    for left in folder.glob(f".*{PART}"):
        left.unlink(missing_ok=True)
