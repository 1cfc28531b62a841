"""Settings for all tests: assertion details in helper modules, and less frequent garbage collection.

The collector took a sixth of the time of many tests; objects made during collection of the tests are kept until the
end.
"""

import gc
from pathlib import Path

import pytest

YOUNG_OBJECTS = 20_000  # objects allocated before a collection, instead of 700
FOLDERS = sorted(path.name for path in Path(__file__).parent.iterdir() if path.is_dir())
pytest.register_assert_rewrite(*[f"tests.{name}" for name in FOLDERS])  # by default only test modules show values
gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
    gc.enable()
