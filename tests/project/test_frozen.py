"""What moving and renaming code must leave alone is as it was: formats, stored rooms, transcripts, compiled modules."""

import pytest

from tests.golden.frozen import FILES, FROZEN


@pytest.mark.parametrize("name", FILES)
def test_it_is_as_it_was(name: str) -> None:
    kept = (FROZEN / name).read_text(encoding="utf-8")
    assert FILES[name]() == kept, "if this is meant: python -m tests.golden.renew_frozen, and read the diff"


def test_no_file_is_kept_that_nothing_is_compared_with() -> None:
    assert {path.name for path in FROZEN.iterdir()} == {*FILES, "digests.txt"}
