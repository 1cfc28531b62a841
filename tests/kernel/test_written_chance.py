"""Keys behind which the beginning of chance is written."""

import pytest

from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.errors import BrokenFile
from ludotheque.kernel.file_format import read_key
from ludotheque.kernel.scripted_chance import (
    WrittenChance,
    chance_of,
    is_key,
    is_scripted,
    is_written,
    left_behind,
    scripted,
    taken_from_earlier,
)

KEY, OTHER = key_of("one"), key_of("other")
STREAMS = 3


def rolled(chance: Chance, stream: int, count: int = 40) -> list[int]:
    return [chance.outcome(stream, number, 6) for number in range(count)]


def test_what_is_written_comes_first_and_the_key_afterwards() -> None:
    plain, written = Chance(KEY, STREAMS), chance_of(scripted(KEY, {1: [0, 5, 5]}, {2: [[2, 0, 1]]}), STREAMS)
    assert rolled(written, 1)[:3] == [0, 5, 5]
    assert rolled(written, 1)[3:] == rolled(plain, 1)[3:]
    assert rolled(written, 0) == rolled(plain, 0)
    assert written.outcomes(1, 0, 6, 40) == rolled(written, 1)
    assert written.permutation(2, 0, 3) == [2, 0, 1]
    assert written.permutation(2, 1, 9) == plain.permutation(2, 1, 9)


def test_what_does_not_fit_is_left_to_the_key() -> None:
    plain, written = Chance(KEY, STREAMS), chance_of(scripted(KEY, {0: [9]}, {0: [[0, 1, 2]]}), STREAMS)
    assert rolled(written, 0) == rolled(plain, 0)
    assert written.permutation(0, 0, 4) == plain.permutation(0, 0, 4)


def test_a_match_that_leaves_another_agrees_with_it_so_far() -> None:
    earlier, own = Chance(KEY, STREAMS), Chance(OTHER, STREAMS)
    chance = chance_of(left_behind(OTHER, KEY, [5, 0, 40]), STREAMS)
    assert rolled(chance, 0) == rolled(earlier, 0)[:5] + rolled(own, 0)[5:]
    assert rolled(chance, 1) == rolled(own, 1)
    assert rolled(chance, 2) == rolled(earlier, 2)
    assert chance.permutation(2, 3, 20) == earlier.permutation(2, 3, 20)
    assert chance.permutation(1, 3, 20) == own.permutation(1, 3, 20)


def test_one_can_leave_what_has_left() -> None:
    first = left_behind(OTHER, KEY, [5, 5, 5])
    second = chance_of(left_behind(key_of("third"), first, [9, 9, 9]), STREAMS)
    assert rolled(second, 0)[:9] == rolled(WrittenChance(first, STREAMS), 0)[:9]


def test_a_plain_key_is_plain() -> None:
    assert type(chance_of(KEY, STREAMS)) is Chance
    assert read_key({"seed": KEY.hex()}) == KEY


@pytest.mark.parametrize(
    "tail",
    [
        b"nonsense",
        b"[]",
        b"7",
        b'{"outcomes":[1]}',
        b'{"outcomes":{"0":[-1]}}',
        b'{"outcomes":{"x":[1]}}',
        b'{"orders":{"0":[7]}}',
        b'{"since":["a"]}',
        b'{"since":[true]}',
        b'{"earlier":"zz"}',
        b'{"earlier":"00"}',
        b'{"more":1}',
        b'{"outcomes":{"0":[' + b"1," * 30_000 + b"1]}}",
    ],
)
def test_a_key_that_says_nonsense_is_refused(tail: bytes) -> None:
    assert not is_key(KEY + tail)
    with pytest.raises(BrokenFile):
        read_key({"seed": (KEY + tail).hex()})


def test_a_key_nested_too_deeply_is_refused() -> None:
    key = KEY
    for _ in range(9):
        assert is_key(key)
        key = left_behind(KEY, key, [1])
    assert not is_key(key)


def test_a_key_says_what_was_written_into_it() -> None:
    branch = left_behind(OTHER, KEY, [5, 0, 40])
    script = scripted(KEY, {1: [0]}, {})
    hidden = left_behind(OTHER, left_behind(OTHER, script, [1]), [2])
    assert [is_written(key) for key in (KEY, branch, script, hidden)] == [False, True, True, True]
    assert [is_scripted(key) for key in (KEY, branch, script, hidden)] == [False, False, True, True]
    assert is_scripted(scripted(KEY, {}, {2: [[1, 0]]}))
    assert [taken_from_earlier(key) for key in (KEY, branch, script)] == [[], [5, 0, 40], []]
