"""Builds kernel and rules with mypyc in a separate environment, outside the source tree."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from scripts.environments import COMPILED, ROOT, TEST, SetupFailed, fingerprint, packaging_settings, pip, prepare
from scripts.steps import FAILED, PASSED, SKIPPED, Outcome

SOURCES = ROOT / "src" / "ludotheque"
BUILD = COMPILED.folder / "build"
CODE_DIGEST = BUILD / "code.digest"
PACKAGE_DIGEST = BUILD / "package.digest"
SCRIPT = ROOT / "scripts" / "mypyc_build.py"
FULL = "full"
NOT_CODE = {"__pycache__", "static"}
QUICK = "quick"  # for tests, which compare results and not speed


def missing_compiler() -> str:
    """Return why nothing can be compiled here, or an empty string."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if os.name != "nt" and not shutil.which(compiler):
        return f"There is no C compiler ({compiler}) here, so nothing is compiled; the plain package works without."
    if not header.exists():
        return f"Python's C headers are missing ({header}), so nothing is compiled; the plain package works without."
    return ""


def build_if_possible(how: str = FULL) -> Outcome:
    """Build, or skip with the reason. The plain package works without."""
    if missing := missing_compiler():
        print(missing)
        return Outcome(SKIPPED, missing)
    return build(how)


def build(how: str = FULL) -> Outcome:
    """Update the compiled environment. Compiles only if code changed.

    A full build also serves where a quick one is enough.
    """
    if missing := missing_compiler():
        print(missing)
        return Outcome(FAILED, missing)
    prepare(COMPILED)
    files = [file for file in sorted(SOURCES.rglob("*")) if file.is_file() and not NOT_CODE & set(file.parts)]
    python = [file for file in files if file.suffix == ".py"]
    code = fingerprint([*python, TEST.lock, SCRIPT], packaging_settings("ludotheque"))
    package = fingerprint(files, code)
    enough = {f"{FULL} {code}", f"{how} {code}"}
    built = written(CODE_DIGEST) in enough
    if built and written(PACKAGE_DIGEST) == package:
        return Outcome(PASSED, "nothing changed")
    PACKAGE_DIGEST.unlink(missing_ok=True)
    pip(COMPILED, "install", "--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT))
    if not built:
        if not compile_code(how):
            return Outcome(FAILED, "mypyc failed; see its messages above")
        CODE_DIGEST.write_text(f"{how} {code}")
    PACKAGE_DIGEST.write_text(package)
    return Outcome(PASSED)


def compile_code(how: str) -> bool:
    """Compile a new copy of the sources. Returns whether it succeeded."""
    shutil.rmtree(BUILD, ignore_errors=True)
    remove_extensions()
    shutil.copytree(SOURCES, BUILD / "src" / "ludotheque", ignore=shutil.ignore_patterns(*NOT_CODE))
    words = [str(TEST.python), str(SCRIPT), str(site_packages()), how]
    return subprocess.run(words, cwd=BUILD / "src", check=False).returncode == 0


def written(digest: Path) -> str:
    return digest.read_text() if digest.exists() else ""


def site_packages() -> Path:
    found = list(COMPILED.folder.glob("[Ll]ib/**/site-packages"))
    if len(found) != 1:
        raise SetupFailed(f"{COMPILED.folder.name} is not a virtual environment; remove it and try again.")
    return found[0]


def remove_extensions() -> None:
    """Remove old extensions, which would shadow modules that are no longer compiled."""
    packages = site_packages()
    for pattern in ("*__mypyc*", "ludotheque/**/*.so", "ludotheque/**/*.pyd"):
        for extension in packages.glob(pattern):
            extension.unlink()


def main() -> int:
    """Build the version for the tests."""
    try:
        outcome = build(QUICK)
    except SetupFailed as failure:
        print(failure)
        return 1
    print(outcome.line or "built")
    return 0 if outcome.verdict == PASSED else 1


if __name__ == "__main__":
    sys.exit(main())
