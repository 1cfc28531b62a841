"""Updates the hashed lock files in requirements/. Needs uv on the PATH (`python3 scripts/lock.py [--upgrade]`)."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
OLDEST_PYTHON = "3.11"

# test.lock comes first: the smaller environments take their versions from it.
LOCKS: dict[str, list[str]] = {
    "test": ["pyproject.toml", "requirements/build.in", "--extra", "test", "--extra", "dev"],
    "play": ["pyproject.toml", "requirements/build.in", "--constraint", "requirements/test.lock"],
    "client": ["requirements/client.in"],
    "pip": ["requirements/pip.in"],
}


def lock(name: str, sources: list[str], options: list[str]) -> None:
    """Resolve one environment for every supported Python and platform, with file hashes."""
    command = ["uv", "pip", "compile", *sources, *options, "--universal", "--generate-hashes", "--no-header"]
    command += ["--python-version", OLDEST_PYTHON, "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    command += ["--output-file", str(REQUIREMENTS / f"{name}.lock")]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    for name, sources in LOCKS.items():
        lock(name, sources, sys.argv[1:])


if __name__ == "__main__":
    main()
