"""The marks above tests are found, and no rule loses its test."""

from pathlib import Path

from ludotheque.cli.rules import marked_tests, marks_in
from ludotheque.text.rulebook import rules
from tests.golden.renew_rules import listed, untested
from tests.rules import known_rules

SAMPLE = '''
import pytest
from tests.rules import rule

@rule("DT-CP-1", "DT-CP-2")
def test_a():
    pass

@pytest.mark.rule("DT-CP-1")
@pytest.mark.parametrize("x", [1])
def test_b(x):
    pass

def test_c():
    """No rule("DT-CP-3")."""
'''


def test_both_ways_to_mark_a_test_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_sample.py").write_text(SAMPLE)
    assert marked_tests(folder) == {
        "DT-CP-1": ["tests/test_sample.py::test_a", "tests/test_sample.py::test_b"],
        "DT-CP-2": ["tests/test_sample.py::test_a"],
    }


def test_a_module_is_taken_apart_once_for_as_long_as_it_says_the_same(tmp_path: Path) -> None:
    module = tmp_path / "test_sample.py"
    module.write_text(SAMPLE.replace("test_a", "test_taken_apart_once"))
    first = marked_tests(tmp_path)
    taken_apart = marks_in.cache_info().misses
    assert marked_tests(tmp_path) == first
    assert marks_in.cache_info().misses == taken_apart
    module.write_text(SAMPLE.replace("test_a", "test_another"))
    assert [test.rpartition("::")[2] for test in marked_tests(tmp_path)["DT-CP-2"]] == ["test_another"]
    assert marks_in.cache_info().misses == taken_apart + 1


def test_without_tests_at_hand_nothing_is_found(tmp_path: Path) -> None:
    assert marked_tests(tmp_path / "nowhere") == {}


def test_rules_without_a_test_only_become_fewer() -> None:
    assert set(untested()) - set(listed()) == set()


def test_the_rulebook_reads_every_numbered_rule() -> None:
    numbered = {rule for rule in known_rules() if not rule.startswith(("A-", "AMB-"))}
    assert set(rules()) == numbered
