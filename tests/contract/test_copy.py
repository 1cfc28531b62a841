"""A copy of a state is equal, shares no mutable values, and can be serialized."""

import json
from typing import Any

from ludotheque.kernel.state import StatePart, digest, dump
from tests.contract.cases import Case, every_case, questions


def fields_of(part: StatePart) -> set[str]:
    """Return the fields of a part; compiled classes list them, and a game of another package adds its own."""
    compiled: tuple[str, ...] = getattr(type(part), "__mypyc_attrs__", ())
    return {*compiled, *getattr(part, "__dict__", ())} - {"__dict__"}


def changeable(value: Any) -> list[object]:  # plain data of any shape
    """Return every mutable object in a state; fail on anything but plain data."""
    if isinstance(value, StatePart):
        assert fields_of(value) == set(type(value).FIELDS), f"{type(value).__name__} has fields it does not list"
        return [value, *(part for name in type(value).FIELDS for part in changeable(getattr(value, name)))]
    if isinstance(value, list):
        return [value, *(part for item in value for part in changeable(item))]
    if isinstance(value, dict):
        assert all(isinstance(key, (int, str)) for key in value)
        return [value, *(part for item in value.values() for part in changeable(item))]
    if isinstance(value, tuple):
        return [part for item in value for part in changeable(item)]
    # a bool is a number in compiled code, so that the same state would be serialized differently
    assert value is None or type(value) in (int, str), f"{type(value).__name__} is no plain data"
    return []


@every_case
def test_a_copy_is_equal_and_shares_nothing(case: Case) -> None:
    for match in questions(case.start(1), case.random(1), case.every(3)):
        state = match.table.core
        copy = case.game.copy_state(state)
        assert dump(copy) == dump(state)
        shared = {id(part) for part in changeable(state)} & {id(part) for part in changeable(copy)}
        assert not shared


@every_case
def test_a_state_can_be_written_and_read(case: Case) -> None:
    for match in questions(case.start(2), case.random(2), case.every(5)):
        state = match.table.core
        read = case.game.load_state(json.loads(json.dumps(dump(state))))
        assert dump(read) == dump(state)
        assert digest(read) == digest(state) == match.digest()
        shared = {id(part) for part in changeable(read)} & {id(part) for part in changeable(case.game.copy_state(read))}
        assert not shared


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for match in questions(case.start(3), case.random(3), case.every(7)):
        before = match.digest()
        first = [match.redact((seat,)) for seat in range(case.seats)]
        assert first == [match.redact((seat,)) for seat in range(case.seats)]
        assert match.digest() == before
