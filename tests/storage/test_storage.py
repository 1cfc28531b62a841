"""The data folder of each system, files that are always whole, and one writer at a time."""

from pathlib import Path

import pytest

from ludotheque.presentation.error_messages import sentence
from ludotheque.storage.atomic_files import replacing, write_text
from ludotheque.storage.folders import data_folder, usual_folder
from ludotheque.storage.locks import FolderBusy, held
from ludotheque.text.messages import Messages


@pytest.mark.parametrize(
    ("platform", "environment", "home", "folder"),
    [
        ("linux", {}, "/home/eve", "/home/eve/.local/share/ludotheque"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/home/eve", "/data/ludotheque"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/eve", "/home/eve/.local/share/ludotheque"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/eve", "/home/eve/.local/share/ludotheque"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/Users/eve", "/Users/eve/Library/Application Support/ludotheque"),
        ("win32", {"LOCALAPPDATA": "D:\\Local"}, "C:\\Users\\eve", "D:\\Local\\ludotheque"),
        ("win32", {}, "C:\\Users\\eve", "C:\\Users\\eve\\AppData\\Local\\ludotheque"),
    ],
)
def test_each_system_has_its_place(platform: str, environment: dict[str, str], home: str, folder: str) -> None:
    assert str(usual_folder(platform, environment, home)) == folder


def test_a_folder_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDO_DATA", str(tmp_path))
    assert data_folder() == tmp_path
    monkeypatch.setenv("LUDO_DATA", "")
    assert data_folder().name == "ludotheque"


def test_a_text_replaces_what_is_there(tmp_path: Path) -> None:
    for text in ("old", "new é"):
        write_text(tmp_path / "file", text)
        assert (tmp_path / "file").read_text(encoding="utf-8") == text
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_writing_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    with pytest.raises(UnicodeEncodeError), replacing(file) as part:
        part.write_text("new \ud800", encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "old"


def test_a_folder_that_is_not_there_is_named_with_the_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as refused:
        write_text(tmp_path / "missing" / "file", "text")
    assert refused.value.filename == str(tmp_path / "missing" / "file")


def test_a_writer_that_never_ends_is_reported(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(FolderBusy) as refused, held(tmp_path, patience=0.05):
        pass
    said = f"Somebody else has been writing in {tmp_path} for too long; try again."
    assert sentence(refused.value, Messages("en").say) == said
    with held(tmp_path, patience=0.0):
        pass
