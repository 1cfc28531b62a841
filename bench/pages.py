"""Measures the Lighthouse performance of home and table pages on a local server: `python -m bench.pages`."""

import tempfile
from pathlib import Path
from urllib.parse import urljoin

from scripts import client, lighthouse
from scripts.environments import TEST
from tests.browser.positions import PreparedRooms
from tests.browser.running import serving
from tests.browser.scenes import BY_NAME

GOAL = 95
SCREENS = ("home", "main-phase")


def main() -> None:
    """Print the scores. A busy machine gives lower ones."""
    client.build_if_stale(TEST)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        rooms = PreparedRooms(server)
        for name in SCREENS:
            marks, lost = lighthouse.marks(urljoin(server.address, BY_NAME[name].address(rooms)), "performance")
            print(f"{name:<12} performance {marks['performance']:>3} of 100, the goal is {GOAL}")
            print("".join(f"  {line}\n" for line in lost), end="")


if __name__ == "__main__":
    main()
