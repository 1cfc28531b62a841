"""Compile the modules named in pyproject.toml with mypyc; runs inside a copy of the sources.

Usage: mypyc_build.py TARGET full|quick, where TARGET is the folder that gets the extensions. Quick is what tests need:
the same C code, improved only by what takes the compiler little time. Improved not at all, it is no faster than Python.
"""

import os
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]  # it carries no stubs
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

SETTINGS = Path(__file__).resolve().parent.parent / "pyproject.toml"
HERE = Path()  # where the script runs: a copy of the sources

# Contracting a*b+c would round once where plain Python rounds twice. No other library replaces our functions, so
# calls between them need no detour.
COMPILER_OPTIONS = ["-ffp-contract=off", "-fno-semantic-interposition", "-fno-plt"]


def modules(sources: Path = HERE) -> list[Path]:
    """The files to compile: what the patterns name, without the packages' own __init__ files."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["tool"]["ludotheque"]["compiled"]
    named = {file for pattern in settings["modules"] for file in matching(sources, pattern)}
    plain = {file for pattern in settings["except"] for file in matching(sources, pattern)}
    return [file for file in sorted(named - plain) if file.name != "__init__.py"]


def matching(sources: Path, pattern: str) -> list[Path]:
    """The files of the package that a pattern names, from the folder of the sources."""
    found = [file.relative_to(sources) for file in (sources / "ludotheque").glob(pattern)]
    if not found:
        raise SystemExit(f"{SETTINGS.name}: nothing is named {pattern}; correct the list of compiled modules.")
    return found


def compile_at_once(extension: Extension) -> None:
    """Compile the sources of an extension on all processors; what is left to do is to link them."""
    compiler = new_compiler()
    customize_compiler(compiler)
    folders = [*extension.include_dirs, sysconfig.get_path("include")]

    def compiled(source: str) -> str:
        options = extension.extra_compile_args
        objects = compiler.compile([source], "../temp", include_dirs=folders, extra_postargs=options)
        return str(objects[0])

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        extension.extra_objects = list(pool.map(compiled, extension.sources))
    extension.sources = []


def main() -> None:
    quick = sys.argv[2] == "quick"
    # One group for all: calls between its modules are plain C calls. Quick is a C file for each module, so that they
    # are compiled side by side; in one file the compiler can weave them together, and takes far longer.
    extensions = mypycify(
        ["--strict", *map(str, modules())],
        opt_level="1" if quick else "3",
        debug_level="0",
        group_name="ludotheque_rules",
        target_dir="../c",
        multi_file=quick,
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_OPTIONS]
        if quick:
            compile_at_once(extension)
    setup(
        name="ludotheque-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-lib", sys.argv[1], "--build-temp", "../temp"],
    )


if __name__ == "__main__":
    main()
