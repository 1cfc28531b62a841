"""A digest of the code and content that affect the games of a benchmark."""

import hashlib
from functools import cache
from pathlib import Path

import ludotheque

APART = ("cli", "lab", "presentation", "sentences")  # folders of a game that never affect how it is played


@cache
def code_version(game: str, *apart: str) -> str:
    """Return a digest of the kernel and of a game's folder, without modules whose names begin with one of `apart`."""
    package = Path(ludotheque.__file__).parent
    digest = hashlib.sha256()
    for file in files_of(package, game):
        inner = file.relative_to(package)
        if not any(part.startswith((*APART, *apart)) for part in inner.parts):
            digest.update(f"{inner.as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def files_of(package: Path, game: str) -> list[Path]:
    """Return the code and content of the kernel and of a game."""
    folders = (package / "kernel", package / "games" / game)
    missing = [str(folder) for folder in folders if not folder.is_dir()]
    if missing:
        raise FileNotFoundError(f"no such folder: {', '.join(missing)}")
    return sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".yaml"))
