"""A writer may be killed at any moment: the sheet is always one that was written, and no confirmed game is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the writers are forked")
def test_no_kill_harms_a_sheet(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.games.one_deck_dungeon.campaign.killing", str(tmp_path / "campaign")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("games, none lost\n")
