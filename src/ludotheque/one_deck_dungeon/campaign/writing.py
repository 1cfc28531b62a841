"""Files that are always whole: the old text or the new one, whatever happens in between."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

PART: Final = ".part"


def put(path: Path, text: str) -> None:
    """Write beside, make it last, then take the place in one step; only the owner may read it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}.", suffix=PART)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode())
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a new, renamed or deleted entry last; Windows does it by itself."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sweep(folder: Path) -> None:
    """Remove what killed writers left; only for whoever holds the lock, under which every writer writes."""
    for left in folder.glob(f".*{PART}"):
        left.unlink(missing_ok=True)
