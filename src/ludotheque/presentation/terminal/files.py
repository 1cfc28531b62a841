"""Files named on the command line: refused before anything is done with them."""

from pathlib import Path

from ludotheque.presentation.error_messages import Refusal


def readable(name: str) -> Path:
    """A file that is there and can be read."""
    path = Path(name)
    if path.is_dir():
        raise Refusal("error-is-folder", file=name)
    try:
        with path.open("rb"):
            return path
    except OSError as error:
        raise refusal(error, name) from error


def refusal(error: OSError, name: str) -> Refusal:
    """Why a file cannot be used."""
    if isinstance(error, FileNotFoundError):
        return Refusal("error-no-file", file=name)
    if isinstance(error, PermissionError):
        return Refusal("error-no-permission", file=name)
    return Refusal("error-file", file=name, reason=error.strerror or type(error).__name__)


def writable(name: str) -> Path:
    """A place where a file can be written."""
    path = Path(name).expanduser()
    if path.is_dir():
        raise Refusal("error-is-folder", file=name)
    if not path.parent.is_dir():
        raise Refusal("error-no-folder", file=name)
    return path
