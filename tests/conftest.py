"""The garbage collector looks at less, and more rarely: it took a sixth of the time of many tests.

What is made while tests are collected stays until the end.
"""

import gc

import pytest

YOUNG_OBJECTS = 20_000  # made before the collector looks at them, rather than 700

gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
    gc.enable()
