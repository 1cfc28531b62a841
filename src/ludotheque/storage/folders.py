"""The user's data folder on each platform."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import Final

VARIABLE: Final = "LUDO_DATA"
"""The variable that overrides the platform's default folder."""
PROJECT: Final = "ludotheque"


def data_folder() -> Path:
    """Return the user's data folder. It may not exist yet."""
    said = os.environ.get(VARIABLE)
    return Path(said).expanduser() if said else Path(usual_folder(sys.platform, os.environ, str(Path.home())))


def usual_folder(platform: str, environment: Mapping[str, str], home: str) -> PurePath:
    """Return a platform's default folder. Relative paths in variables are ignored."""
    if platform == "win32":
        local = PureWindowsPath(environment.get("LOCALAPPDATA", ""))
        return (local if local.is_absolute() else PureWindowsPath(home) / "AppData" / "Local") / PROJECT
    if platform == "darwin":
        return PurePosixPath(home) / "Library" / "Application Support" / PROJECT
    shared = PurePosixPath(environment.get("XDG_DATA_HOME", ""))
    return (shared if shared.is_absolute() else PurePosixPath(home) / ".local" / "share") / PROJECT
