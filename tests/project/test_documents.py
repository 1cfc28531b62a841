"""The papers of the project agree with the project."""

import re
from pathlib import Path

import pytest

import ludotheque

ROOT = Path(__file__).resolve().parents[2]
PAPERS = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/cli.md")]
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_links_lead_somewhere(paper: Path) -> None:
    targets = LINK.findall(paper.read_text(encoding="utf-8"))
    assert [target for target in targets if not (paper.parent / target).exists()] == []


def test_the_newest_change_is_this_version() -> None:
    versions = re.findall(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == ludotheque.__version__


def test_the_architecture_names_every_package() -> None:
    drawing = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "ludotheque"
    packages = [folder.name for folder in package.iterdir() if (folder / "__init__.py").exists()]
    assert [name for name in packages if f"{name}/" not in drawing] == []


def test_readme_says_unofficial() -> None:
    assert "unofficial" in (ROOT / "README.md").read_text(encoding="utf-8").lower()


def test_the_architecture_names_files_that_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").replace("`DT/", "`games/dice_throne/")
    named = re.findall(r"`((?:cli|games|kernel|lab|presentation|registry|server)/[\w/]+\.(?:py|md))`", text)
    assert len(named) > 30
    assert [name for name in named if not (ROOT / "src" / "ludotheque" / name).exists()] == []


def test_each_walk_names_as_many_files_as_it_says_and_they_exist() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").replace("`DT/", "`games/dice_throne/")
    walks = re.findall(r"^\*\*.+\*\*.*\((\d+) files\)((?:.+\n)+)", text, re.MULTILINE)
    assert len(walks) == 5
    for count, walk in walks:
        named = [name for name in re.findall(r"`([^` ]+)`", walk) if "/" in name or name.endswith(".py")]
        assert len(named) == int(count), named
        folder = ""
        for name in named:
            path = name if "/" in name else f"{folder}/{name}"  # without a folder: beside the one before
            assert list((ROOT / "src" / "ludotheque").glob(path)), path
            folder = path.rpartition("/")[0]
