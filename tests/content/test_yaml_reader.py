"""YAML is read strictly: what a file seems to say is what it says."""

from pathlib import Path

import pytest

from ludotheque.content.problems import BrokenContent
from ludotheque.content.yaml_reader import parse_yaml, read_yaml


def test_plain_values_come_as_they_are() -> None:
    assert parse_yaml("a: 1\nb: [x, true, 2.5, null]\nc: {1: y}", "f") == {
        "a": 1,
        "b": ["x", True, 2.5, None],
        "c": {1: "y"},
    }
    assert parse_yaml("", "f") is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a: 1\na: 2", r"f at line 2: key 'a' is written twice"),
        ("a: {b: 1, b: 1}", r"f at line 1: key 'b' is written twice"),
        ("a: &x [1]\nb: *x", r"f at line 1: anchors and aliases are not allowed"),
        ("a: 2024-05-06", r"neither text nor a number"),
        ("[a]: 1", r"a key must be a word or a number"),
        ("true: 1", r"a key must be a word or a number"),
        ("a: [1", r"f: is no valid YAML \(line \d\)"),
        ("a: !!python/object:os.system x", r"is no valid YAML"),
        ("a: 1\n---\nb: 2", r"is no valid YAML"),
        ("a: \x00", r"is no valid YAML"),
    ],
)
def test_what_yaml_would_repair_is_refused(text: str, why: str) -> None:
    with pytest.raises(BrokenContent, match=why):
        parse_yaml(text, "f")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xff\xfe\x00a")
    with pytest.raises(BrokenContent, match=r"x\.yaml: cannot be read"):
        read_yaml(path, path.name)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BrokenContent, match="cannot be read"):
        read_yaml(tmp_path, "folder")
