"""Make the project's virtual environments from its hashed lock files, and only when something changed."""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
STAMP = "ludotheque.stamp"
WORKING = ROOT / ".venv"
VERSION = ROOT / "src" / "ludotheque" / "__init__.py"


class SetupFailed(Exception):
    """An environment could not be made; the message is for the person who asked for it."""


class Environment:
    """A virtual environment: its folder, and the lock file it is made from."""

    def __init__(self, folder: Path, lock: str) -> None:
        self.folder = folder
        self.lock = REQUIREMENTS / f"{lock}.lock"

    @property
    def python(self) -> Path:
        return self.script("python")

    def script(self, name: str) -> Path:
        """The path of a command installed in this environment."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin") / (f"{name}.exe" if os.name == "nt" else name)

    @property
    def stamp(self) -> Path:
        return self.folder / STAMP

    def digest(self) -> str:
        """A fingerprint of everything the installed packages depend on."""
        return fingerprint([self.lock, REQUIREMENTS / "pip.lock", VERSION], packaging_settings())

    def stamped(self) -> list[str]:
        return self.stamp.read_text().split() if self.stamp.exists() else []


PLAY = Environment(WORKING, "play")
TEST = Environment(WORKING, "test")
COMPILED = Environment(ROOT / ".venv-compiled", "play")


def fingerprint(files: list[Path], settings: str) -> str:
    """A hash over this Python, this folder, the settings and the files in the order given."""
    total = hashlib.sha256(f"{sys.version} {ROOT} {settings}".encode())
    for file in files:
        content = file.read_bytes()
        total.update(f"\n{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def packaging_settings(*tools: str) -> str:
    """The part of pyproject.toml that decides what is installed, and the settings of these tools."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    chosen = [settings["tool"][name] for name in ("hatch", *tools)]
    return json.dumps([settings["build-system"], settings["project"], chosen])


def ready(environment: Environment) -> bool:
    """Whether nothing has to be installed; the test environment holds all that play needs."""
    known = environment.stamped()
    wanted = [environment.digest()]
    if environment.folder == WORKING:
        wanted.append(TEST.digest())
    return environment.python.exists() and any(digest in known for digest in wanted)


def prepare(environment: Environment) -> None:
    """Create the environment and install its lock and the project, unless all that is there already."""
    if ready(environment):
        return
    print(f"Installing {environment.lock.name} into {environment.folder.name} …", flush=True)
    begin(environment)
    pip(environment, "install", "--require-hashes", "-r", str(environment.lock))
    if environment.folder == WORKING:
        pip(environment, "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    environment.stamp.write_text(environment.digest() + "\n")


def begin(environment: Environment) -> None:
    """Create the environment with the project's pip in it, unless all that is there already."""
    if not ready(environment):
        create(environment)
        install_pip(environment)


def create(environment: Environment) -> None:
    """Make the folder, without pip: a Python without ensurepip cannot make it otherwise."""
    settings = environment.folder / "pyvenv.cfg"
    version = ".".join(str(part) for part in sys.version_info[:3])
    stale = not settings.exists() or f"version = {version}\n" not in settings.read_text()
    try:
        venv.create(environment.folder, with_pip=False, clear=stale, symlinks=os.name != "nt")
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupFailed(f"Cannot make the environment {environment.folder}: {error}.") from error


def pip_wheel() -> Path:
    """The wheel of pip that comes with the project, checked against its lock."""
    wheels = sorted((REQUIREMENTS / "bootstrap").glob("pip-*.whl"))
    if len(wheels) != 1:
        raise SetupFailed("requirements/bootstrap must hold exactly one wheel of pip; restore it from the repository.")
    digest = hashlib.sha256(wheels[0].read_bytes()).hexdigest()
    if f"sha256:{digest}" not in (REQUIREMENTS / "pip.lock").read_text():
        raise SetupFailed(f"{wheels[0].name} is damaged: its hash is not the one in requirements/pip.lock.")
    return wheels[0]


def install_pip(environment: Environment) -> None:
    """Let the wheel of pip install itself, where this version of it is not there yet."""
    wheel = pip_wheel()
    version = wheel.name.split("-")[1]
    if not list(environment.folder.glob(f"[Ll]ib/**/site-packages/pip-{version}.dist-info")):
        run_pip(environment, [f"{wheel}/pip"], ["install", "--no-index", "--upgrade", str(wheel)])


def pip(environment: Environment, *arguments: str) -> None:
    run_pip(environment, ["-m", "pip"], list(arguments))


def run_pip(environment: Environment, program: list[str], arguments: list[str]) -> None:
    options = ["--quiet", "--disable-pip-version-check", "--no-input"]
    command = [str(environment.python), *program, *arguments, *options]
    ours = os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}  # the pages of the browser are built by a step of their own
    done = subprocess.run(command, cwd=ROOT, env=ours, check=False, capture_output=True, text=True)
    if done.returncode:
        said = f"{done.stdout}{done.stderr}".rstrip()
        raise SetupFailed(f"{said}\npip could not fill {environment.folder.name}; its own message stands above.")
