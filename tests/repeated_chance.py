"""Servers whose games repeat: what they draw follows from the name of the running test, a salt, and nothing else.

A test that fails fails again. `LUDO_TEST_SALT` gives tests other games; `python -m scripts.stress` sets another one in
each round.
"""

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Final, NoReturn

from ludotheque.server.hosting.entropy import KEY_BYTES, Purpose

ROOT: Final = Path(__file__).resolve().parents[1]
SALT: Final = "LUDO_TEST_SALT"
FILE: Final = "LUDO_TEST_NAME_FILE"
"""Names a file with the name of the running test, for a server that several tests share.

A second line is the key in hexadecimal of the matches that begin meanwhile, whose chance is then written."""
SERVER: Final = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests import repeated_chance as ludo; ludo.main()"
"""What `python -c` runs: the command `ludo`, with repeated chance."""


class RepeatedChance:
    """Stands in for `entropy.random_bytes`: each purpose has its own sequence, which begins anew with each test."""

    def __init__(self, name: str = "", file: Path | None = None) -> None:
        self.name = name
        self.key = ""
        self.file = file
        self.drawn: Counter[Purpose] = Counter()

    def __call__(self, purpose: Purpose, /) -> bytes:
        if self.file is not None:
            name, _, self.key = self.file.read_text(encoding="utf-8").partition("\n")
            if name != self.name:
                self.name = name
                self.drawn.clear()
        if self.key and purpose == "match":
            return bytes.fromhex(self.key)
        self.drawn[purpose] += 1
        source = f"{os.environ.get(SALT, '')} {self.name} {purpose} {self.drawn[purpose]}"
        return hashlib.sha256(source.encode()).digest()[:KEY_BYTES]


def running_test() -> str:
    """Return the name of the running test, as pytest also passes it on to child processes."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]


def main() -> NoReturn:
    """Run the command `ludo` with the chance of the test that started it."""
    from ludotheque.cli.main import main as ludo  # noqa: PLC0415 - only processes of their own need the command
    from ludotheque.server.hosting import entropy  # noqa: PLC0415 - the same

    file = os.environ.get(FILE)
    entropy.random_bytes = RepeatedChance(running_test(), Path(file) if file else None)
    sys.exit(ludo(sys.argv[1:]))
