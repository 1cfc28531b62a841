"""Finds the browser for the tests, or downloads one from npm into the environment."""

import hashlib
import os
import platform
import shutil
import sys
import tarfile

from scripts.client import Node, node_of
from scripts.environments import REQUIREMENTS, ROOT, TEST, SetupFailed
from scripts.steps import PASSED, Outcome

VARIABLE = "LUDO_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
NAMED = REQUIREMENTS / "browser"
FOLDER = TEST.folder / "browser"
STAMP = FOLDER / "unpacked.stamp"
PROGRAM = FOLDER / "chromium"
PACKED = FOLDER / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACK = ROOT / "scripts" / "unpack.mjs"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/font-cache</cachedir>
</fontconfig>
"""


class Browser:
    """A browser for Playwright: its program and environment variables."""

    def __init__(self, program: str, variables: dict[str, str]) -> None:
        self.program = program
        self.variables = variables


def find() -> Browser:
    """Return the configured browser, an installed one, or the one from npm."""
    if named := os.environ.get(VARIABLE):
        if not shutil.which(named):
            raise SetupFailed(f"{VARIABLE} names {named}, which is not a program.")
        return Browser(named, {})
    for name in NAMES:
        if found := shutil.which(name):
            return Browser(found, {})
    return unpacked(node_of(TEST))


def unpacked(node: Node) -> Browser:
    """Return the browser from npm, downloaded on first use. It includes its libraries and fonts."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise SetupFailed(f"The tests need a Chromium or Chrome: install one, or name one in {VARIABLE}.")
    wanted = hashlib.sha256((NAMED / "package-lock.json").read_bytes() + UNPACK.read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text() != wanted:
        fetch(node)
        STAMP.write_text(wanted)
    # Pages crash without any font, and the system may have none.
    return Browser(
        str(PROGRAM), {"LD_LIBRARY_PATH": str(FOLDER / "lib"), "FONTCONFIG_FILE": str(FOLDER / "fonts.conf")}
    )


def fetch(node: Node) -> None:
    print("Fetching a browser from npm …", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(NAMED, FOLDER)
    node.run(node.npm, "ci", folder=FOLDER)
    node.run(UNPACK, str(PACKED), str(FOLDER), folder=FOLDER)
    for archive in sorted(FOLDER.glob("*.tar")):
        with tarfile.open(archive) as packed:
            packed.extractall(FOLDER)
        archive.unlink()
    (FOLDER / "fonts.conf").write_text(FONTS.format(folder=FOLDER))
    PROGRAM.chmod(0o755)
    shutil.rmtree(FOLDER / "node_modules")


def ready() -> Outcome:
    return Outcome(PASSED, find().program)
