"""Fake package installations without pip, for tests that find a game of another package."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

from ludotheque.plugins import GAMES

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "quatre_cent_vingt_et_un"


def describe(folder: Path, name: str, version: str, entries: Mapping[str, str]) -> None:
    """Write the metadata of a package that provides games."""
    described = folder / f"{name}-{version}.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = [f"[{GAMES}]", *[f"{game} = {value}" for game, value in entries.items()]]
    (described / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def found_in(*folders: Path) -> dict[str, str]:
    """Return the environment variable with which Python also finds these folders."""
    before = [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []
    return {"PYTHONPATH": os.pathsep.join([*map(str, folders), str(ROOT), *before])}


def with_example(folder: Path) -> dict[str, str]:
    """Return the same for the example, as its project file says; its metadata goes into the empty folder."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    describe(folder, project["name"].replace("-", "_"), project["version"], project["entry-points"][GAMES])
    return found_in(folder, EXAMPLE)
