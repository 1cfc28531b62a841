"""The data folder of a person, where each system wants it."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath
from typing import Final

VARIABLE: Final = "LUDO_DATA"
"""Names the folder where the system's own place is not wanted."""
PROJECT: Final = "ludotheque"


def data_folder() -> Path:
    """This person's folder on this computer; it need not be there yet."""
    said = os.environ.get(VARIABLE)
    return Path(said).expanduser() if said else Path(usual_folder(sys.platform, os.environ, str(Path.home())))


def usual_folder(platform: str, environment: Mapping[str, str], home: str) -> PurePath:
    """Where a system wants such a folder to be; a place that is not absolute is no place."""
    if platform == "win32":
        local = PureWindowsPath(environment.get("LOCALAPPDATA", ""))
        return (local if local.is_absolute() else PureWindowsPath(home) / "AppData" / "Local") / PROJECT
    if platform == "darwin":
        return PurePosixPath(home) / "Library" / "Application Support" / PROJECT
    shared = PurePosixPath(environment.get("XDG_DATA_HOME", ""))
    return (shared if shared.is_absolute() else PurePosixPath(home) / ".local" / "share") / PROJECT
