"""The views of every game and mode are of the shapes that clients are told of."""

import json
from typing import Any

import msgspec
import pytest

from ludotheque.registry.discovery import view_types
from tests.contract.cases import Case, all_cases, questions

VIEWS = view_types()
CASES = [case for case in all_cases() if case.setup.game in VIEWS]
SPARSE = 61


def without_nothing(value: Any) -> Any:  # JSON
    """JSON in which what is null is left out, as what has its usual value is."""
    if isinstance(value, dict):
        return {name: without_nothing(inside) for name, inside in value.items() if inside is not None}
    return [without_nothing(inside) for inside in value] if isinstance(value, list) else value


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_views_have_the_shape_that_is_described(case: Case) -> None:
    looked_at = 0
    for match in questions(case.start("views"), case.random("views"), SPARSE):
        for seats in ((), (0,)):
            view = json.loads(json.dumps(match.redact(seats)))
            shaped = msgspec.json.encode(msgspec.convert(view, VIEWS[case.setup.game]))
            assert without_nothing(json.loads(shaped)) == without_nothing(view)
        looked_at += 1
    assert looked_at
