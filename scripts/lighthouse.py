"""Audits a page with Lighthouse, which is installed from npm on first use."""

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from scripts import browser
from scripts.client import Node, node_of
from scripts.environments import REQUIREMENTS, TEST

NAMED = REQUIREMENTS / "lighthouse"
FOLDER = TEST.folder / "lighthouse"
STAMP = FOLDER / "installed.stamp"
PROGRAM = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
FLAGS = "--headless=new --no-sandbox --disable-gpu"

Marks = dict[str, int]
"""Scores out of 100, by category."""


def ready() -> Node:
    """Return the Node.js to run Lighthouse with, after installing it if necessary."""
    node = node_of(TEST)
    wanted = hashlib.sha256((NAMED / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text() != wanted:
        print("Fetching Lighthouse from npm …", flush=True)
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(NAMED, FOLDER)
        node.run(node.npm, "ci", folder=FOLDER)
        STAMP.write_text(wanted)
    return node


def marks(address: str, *categories: str) -> tuple[Marks, list[str]]:
    """Return the scores of a page, and the audits that lowered them."""
    node, found = ready(), browser.find()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        words = [str(node.program), str(PROGRAM), address, "--quiet", "--output=json", f"--output-path={report}"]
        words += [f"--only-categories={','.join(categories)}", f"--chrome-flags={FLAGS}", "--preset=desktop"]
        variables = os.environ | node.variables() | found.variables | {"CHROME_PATH": found.program}
        subprocess.run(words, env=variables, check=True, capture_output=True)
        said = json.loads(report.read_text(encoding="utf-8"))
    given = {name: round(100 * said["categories"][name]["score"]) for name in categories}
    return given, lost(said)


def lost(report: dict[str, object]) -> list[str]:
    """Return the audits that lowered a score, with their titles."""
    audits = report["audits"]
    assert isinstance(audits, dict)
    categories = report["categories"]
    assert isinstance(categories, dict)
    scored = {ref["id"] for part in categories.values() for ref in part["auditRefs"] if ref["weight"]}
    poor = [audit for name, audit in audits.items() if name in scored and (audit["score"] or 0) < 1]
    return [f"{audit['id']}: {audit['title']}" for audit in poor if audit["scoreDisplayMode"] != "notApplicable"]
