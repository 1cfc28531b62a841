"""Compiles the modules listed in pyproject.toml with mypyc. Runs in a copy of the sources.

Usage: mypyc_build.py TARGET full|quick, where TARGET is the folder for the extensions. Quick is for tests: the same C
code with cheap optimisations only. Without any, it would be no faster than Python.
"""

import os
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]  # it has no stubs
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

SETTINGS = Path(__file__).resolve().parent.parent / "pyproject.toml"
HERE = Path()  # the working directory, a copy of the sources

# Contracting a*b+c would round once where plain Python rounds twice. No other library replaces our functions, so calls
# between them need no indirection.
COMPILER_OPTIONS = ["-ffp-contract=off", "-fno-semantic-interposition", "-fno-plt"]


def modules(sources: Path = HERE) -> list[Path]:
    """Return the files to compile: those that match the patterns, without __init__ files."""
    settings = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))["tool"]["ludotheque"]["compiled"]
    named = {file for pattern in settings["modules"] for file in matching(sources, pattern)}
    plain = {file for pattern in settings["except"] for file in matching(sources, pattern)}
    return [file for file in sorted(named - plain) if file.name != "__init__.py"]


def matching(sources: Path, pattern: str) -> list[Path]:
    """Return the files of the package that match a pattern, relative to the source folder."""
    found = [file.relative_to(sources) for file in (sources / "ludotheque").glob(pattern)]
    if not found:
        raise SystemExit(f"{SETTINGS.name}: no file matches {pattern}; correct the list of compiled modules.")
    return found


def compile_at_once(extension: Extension) -> None:
    """Compile the sources of an extension on all processors. Linking remains to be done."""
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
    # One group for all, so that calls between its modules are plain C calls. Quick makes one C file per module, to
    # compile them in parallel. In a single file the compiler can optimise across modules, but takes far longer.
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
