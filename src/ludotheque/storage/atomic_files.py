"""Files that are always whole: the old content or the new one, whatever happens in between."""

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
    """A file to write, which takes the place of another in one step when it is whole and on the disk.

    Only its owner may read it.
    """
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=PART)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error  # people know the file by this name
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
    """Write a text without changing its line ends."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    with replacing(path) as part:
        part.write_bytes(content)


def sync_file(path: Path) -> None:
    """Bring what was written to the disk."""
    with path.open("r+b") as stream:
        os.fsync(stream.fileno())


def sync_folder(folder: Path) -> None:
    """Make a new, renamed or deleted entry last; Windows does it by itself."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def remove_unfinished(folder: Path) -> None:
    """Remove what killed writers left; only for the holder of the lock under which every writer writes."""
    for left in folder.glob(f".*{PART}"):
        left.unlink(missing_ok=True)
