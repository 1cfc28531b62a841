"""Write the files of `tests/golden/frozen`: `python -m tests.golden.renew_frozen`. Review the diff line by line."""

import sys

from ludotheque.registry.discovery import game_ids
from tests.golden.frozen import FILES, FROZEN, PLAYED

if __name__ == "__main__":
    if guests := [game for game in game_ids() if game not in PLAYED]:
        sys.exit(f"The files list the games of this package only: uninstall {', '.join(guests)} first.")
    for name, content in FILES.items():
        (FROZEN / name).write_text(content(), encoding="utf-8")
