"""Compile the modules named in pyproject.toml with mypyc; runs inside a copy of the sources.

Usage: mypyc_build.py TARGET, where TARGET is the folder that gets the extensions.
"""

import sys
import tomllib
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # it carries no stubs

SETTINGS = Path(__file__).resolve().parent.parent / "pyproject.toml"
PACKAGE = Path("ludotheque")

# Contracting a*b+c would round once where plain Python rounds twice. No other library replaces our functions, so
# calls between them need no detour.
COMPILER_OPTIONS = ["-ffp-contract=off", "-fno-semantic-interposition", "-fno-plt"]


def modules() -> list[str]:
    """The files to compile: what the patterns name, without the packages' own __init__ files."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["tool"]["ludotheque"]["compiled"]
    named = {file for pattern in settings["modules"] for file in PACKAGE.glob(pattern)}
    plain = {file for pattern in settings["except"] for file in PACKAGE.glob(pattern)}
    return [str(file) for file in sorted(named - plain) if file.name != "__init__.py"]


def main() -> None:
    # One group for all: calls between its modules are plain C calls.
    extensions = mypycify(
        ["--strict", *modules()], opt_level="3", debug_level="0", group_name="ludotheque_rules", target_dir="../c"
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_OPTIONS]
    setup(
        name="ludotheque-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-lib", sys.argv[1], "--build-temp", "../temp"],
    )


if __name__ == "__main__":
    main()
