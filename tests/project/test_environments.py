"""The environments: made from hashed locks, with the pip that comes along, and only when something changed."""

import re
import tomllib
from pathlib import Path

import pytest

from scripts import environments
from scripts.environments import COMPILED, PLAY, REQUIREMENTS, ROOT, TEST, Environment, SetupFailed

LOCKS = sorted(REQUIREMENTS.glob("*.lock"))
PINNED = re.compile(r"^([a-z0-9._-]+)==(\S+)", re.MULTILINE)


def pins(lock: Path) -> set[tuple[str, str]]:
    return set(PINNED.findall(lock.read_text()))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_its_hashes(lock: Path) -> None:
    text = "\n" + lock.read_text()
    packages = re.split(r"\n(?=[a-z0-9])", text)[1:]
    assert len(packages) == len(pins(lock)) > 0
    assert [package.split()[0] for package in packages if "--hash=sha256:" not in package] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_index(lock: Path) -> None:
    assert "://" not in lock.read_text()
    assert "index-url" not in lock.read_text()


def test_who_can_test_can_play() -> None:
    assert pins(PLAY.lock) < pins(TEST.lock)


def test_the_locks_hold_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for lock, wanted in ((PLAY.lock, []), (TEST.lock, extras["test"] + extras["dev"])):
        names = {re.split(r"[\[<>=~! ]", line)[0] for line in project["dependencies"] + wanted}
        plain = {re.sub(r"[._]", "-", name).lower() for name in names}
        assert plain - {name for name, _ in pins(lock)} == set()


def test_the_wheel_of_pip_is_the_published_one() -> None:
    assert ("pip", environments.pip_wheel().name.split("-")[1]) in pins(REQUIREMENTS / "pip.lock")


def test_a_damaged_wheel_of_pip_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bootstrap").mkdir()
    (tmp_path / "bootstrap" / "pip-1.0-py3-none-any.whl").write_bytes(b"not a wheel")
    (tmp_path / "pip.lock").write_text((REQUIREMENTS / "pip.lock").read_text())
    monkeypatch.setattr(environments, "REQUIREMENTS", tmp_path)
    with pytest.raises(SetupFailed, match="is damaged"):
        environments.pip_wheel()


def test_an_environment_is_ready_once_stamped_and_stale_after_a_change(tmp_path: Path) -> None:
    environment = Environment(tmp_path, "play")
    environment.python.parent.mkdir(parents=True)
    environment.python.touch()
    assert not environments.ready(environment)
    environment.stamp.write_text(environment.digest())
    assert environments.ready(environment)
    environment.lock = TEST.lock
    assert not environments.ready(environment)


def test_the_compiled_environment_is_not_the_sources_own() -> None:
    assert COMPILED.folder != TEST.folder
    assert PLAY.folder == TEST.folder


def test_the_tools_settings_do_not_decide_what_is_installed() -> None:
    settings = environments.packaging_settings()
    assert "hatchling" in settings
    assert "ruff>=" in settings
    assert "max-complexity" not in settings


def test_content_is_never_compiled() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ludotheque"]["compiled"]
    package = ROOT / "src" / "ludotheque"
    matched = {pattern: list(package.glob(pattern)) for pattern in (*settings["modules"], *settings["except"])}
    assert [pattern for pattern, files in matched.items() if not files] == []
    assert [pattern for pattern in settings["modules"] if "content/*" in pattern or "yaml" in pattern] == []
