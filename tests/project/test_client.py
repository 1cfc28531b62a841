"""The client as it is built and packed: for every platform, within its budgets, from checked types."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludotheque.registry.discovery import game_ids
from scripts import client
from scripts.environments import ROOT, TEST

FIRST_SCREEN = 120_000
LAZY_CHUNK = 80_000
PLATFORMS = 15
SOURCES = client.CLIENT / "src"
GENERATED = ("wire.ts", "views.ts")
Manifest = dict[str, Any]  # as Vite writes it


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    assert not client.stale(), "the pages are not built from these sources: python3 -m scripts.client builds them"
    found: Manifest = json.loads((client.STATIC / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return found


def needed(manifest: Manifest, name: str) -> set[str]:
    """The scripts that are loaded with this one."""
    chunk = manifest[name]
    return {chunk["file"]}.union(*(needed(manifest, each) for each in chunk.get("imports", ())))


def weight(files: set[str]) -> int:
    scripts = [client.STATIC / file for file in files if file.endswith(".js")]
    return sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)


def first_screen(manifest: Manifest, lang: str) -> set[str]:
    """The entry, and the words of one language, which it waits for."""
    words = [name for name in manifest if f"/locales/{lang}/" in name]
    assert len(words) > 3
    return needed(manifest, "index.html").union(*(needed(manifest, name) for name in words))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_screen_is_light(manifest: Manifest, lang: str) -> None:
    assert weight(first_screen(manifest, lang)) <= FIRST_SCREEN


def test_whatever_is_loaded_later_is_light(manifest: Manifest) -> None:
    there = needed(manifest, "index.html")
    later = {name: weight(needed(manifest, name) - there) for name in manifest if manifest[name].get("isDynamicEntry")}
    assert later
    assert {name: size for name, size in later.items() if size > LAZY_CHUNK} == {}


def test_every_text_lies_there_in_its_smaller_forms(manifest: Manifest) -> None:
    scripts = list((client.STATIC / "assets").glob("*.js"))
    assert scripts
    for script in (*scripts, client.STATIC / "index.html"):
        smaller = script.with_name(script.name + ".gz")
        if smaller.exists():  # what would become larger has none
            assert gzip.decompress(smaller.read_bytes()) == script.read_bytes()
        assert smaller.exists() or script.stat().st_size < 1_000


def modules() -> dict[Path, str]:
    """The client's own modules by their path, without tests and generated ones."""
    files = [file for file in SOURCES.rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    own = [file for file in files if ".test." not in file.name and file.name not in GENERATED]
    return {file.relative_to(SOURCES): file.read_text(encoding="utf-8") for file in own}


def test_only_the_folder_of_a_game_names_it() -> None:
    folders = [record.parent.name for record in (SOURCES / "games").glob("*/index.ts")]
    assert len(folders) == len(game_ids())
    names = re.compile("|".join([*game_ids(), *folders]))
    shared = {file: text for file, text in modules().items() if file.parts[0] != "games"}
    assert len(shared) > 100
    assert [file for file, text in shared.items() if names.search(text)] == []


def test_only_the_list_of_games_imports_a_game() -> None:
    wrong = []
    for file, text in modules().items():
        for path in re.findall(r'(?:from|import)[ (]"(\.[^"]+)"', text):
            target = Path(os.path.normpath(file.parent / path))
            game = target.parts[:2]
            of_a_game = len(game) == 2 and game[0] == "games" and (SOURCES / Path(*game)).is_dir()
            if of_a_game and file.parts[:2] not in (game, ("games", "index.ts")):
                wrong.append(f"{file} imports {target}")
    assert wrong == []


def test_the_lock_serves_every_platform() -> None:
    packages = json.loads((client.CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = set(packages["node_modules/rolldown"]["optionalDependencies"])
    there = {name.removeprefix("node_modules/") for name in packages if "node_modules/@rolldown/binding-" in name}
    assert wanted <= there
    assert len([name for name in there if name.startswith("@rolldown/binding-")]) >= PLATFORMS
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


def test_the_types_of_the_client_are_really_checked(tmp_path: Path) -> None:
    """A checker that is set up wrongly says nothing, which looks like success."""
    for name in ("tsconfig.json", "svelte.config.js", "package.json"):
        shutil.copy(client.CLIENT / name, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(client.MODULES, target_is_directory=True)
    (tmp_path / "src").mkdir()
    wrong = '<script lang="ts">\n  const seats: number = "two";\n</script>\n\n<p>{seats}</p>\n'
    (tmp_path / "src" / "Wrong.svelte").write_text(wrong)
    node = client.node_of(TEST)
    words = [str(node.program), str(node.npm), "run", "check"]
    done = subprocess.run(
        words, cwd=tmp_path, env=os.environ | node.variables(), capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "Type 'string' is not assignable to type 'number'" in done.stdout


def test_a_change_makes_the_pages_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "ROOT", tmp_path)
    for name in ("CLIENT", "STAMP", "SMALLER"):
        monkeypatch.setattr(client, name, tmp_path / name.lower())
    (tmp_path / "client" / "node_modules").mkdir(parents=True)
    (tmp_path / "client" / "main.ts").write_text("1")
    (tmp_path / "smaller").write_text("2")
    assert client.stale()
    (tmp_path / "stamp").write_text(client.digest())
    assert not client.stale()
    (tmp_path / "client" / "node_modules" / "any.js").write_text("3")
    assert not client.stale()
    (tmp_path / "client" / "main.ts").write_text("4")
    assert client.stale()


def test_archives_carry_the_pages_once_and_need_no_node(manifest: Manifest, tmp_path: Path) -> None:
    sources = packed("sdist", ROOT, tmp_path)
    with tarfile.open(sources) as archive:
        names = Counter(re.sub(r"^[^/]+/", "", name) for name in archive.getnames())
    subprocess.run([sys.executable, "-m", "tarfile", "-e", str(sources), str(tmp_path)], check=True)
    assert names["src/ludotheque/static/index.html"] == 1
    assert [name for name in names if "node_modules" in name] == []
    source = next(path for path in tmp_path.iterdir() if path.is_dir())
    with zipfile.ZipFile(packed("wheel", source, tmp_path)) as wheel:
        inside = Counter(wheel.namelist())
    assert [name for name, times in inside.items() if times > 1] == []
    built = {file.relative_to(client.STATIC).as_posix() for file in client.STATIC.rglob("*") if file.is_file()}
    carried = {name.removeprefix("ludotheque/static/") for name in inside if name.startswith("ludotheque/static/")}
    assert carried == built
    assert not (source / "client" / "node_modules").exists()
    assert [name for name in names if name.endswith("/state_fields.py")]
    assert [name for name in inside if name.endswith("/state_fields.py")] == []
    assert "ludotheque/kernel/state_classes.py" in inside


def packed(kind: str, source: Path, to: Path) -> Path:
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    done = subprocess.run(words, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(to.glob("*.tar.gz" if kind == "sdist" else "*.whl"))
