"""Compiles the modules listed in pyproject.toml with mypyc. Runs in a copy of the sources.

Usage: mypyc_build.py TARGET full|quick, where TARGET is the folder that gets the extensions. Quick is what tests need:
the same C code, improved only by what takes the compiler little time. Improved not at all, it is no faster than Python.
To read the headers takes as long as to compile a module of middling size, so a quick build has few files of C: each
includes many of those that mypyc writes.
"""

import os
import shutil
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
HERE = Path()  # where the script runs: a copy of the sources
C_CODE = "../c"
TEMPORARY = "../temp"
MODULE_OF_C = "__native_ludotheque___"  # a file that mypyc writes for a module, rather than for all of them
QUICKLY = "1" if os.name == "nt" else "g"
SHARES = 8  # of the code of all modules; more would keep more processors busy, and read the headers more often

# Contracting a*b+c would round once where plain Python rounds twice. No other library replaces our functions, so calls
# between them need no indirection.
COMPILER_OPTIONS = ["-ffp-contract=off", "-fno-semantic-interposition", "-fno-plt"]

SILENT = [] if os.name == "nt" else ["-w"]  # the build of wheels hears the warnings; what is improved less has others


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


class Compiler:
    """The C compiler that setuptools would use, on all processors."""

    def __init__(self) -> None:
        self.own = new_compiler()
        customize_compiler(self.own)

    def objects(self, sources: list[str], extension: Extension) -> list[str]:
        """Compile these sources as an extension wants it; the object files."""
        folders = [*extension.include_dirs, sysconfig.get_path("include"), str(HERE.resolve())]
        options = extension.extra_compile_args

        def compiled(source: str) -> str:
            return str(self.own.compile([source], TEMPORARY, include_dirs=folders, extra_postargs=options)[0])

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(compiled, sources))

    def link(self, compiled: str, extension: Extension) -> str:
        """The shared library of one object file."""
        library = f"{compiled}.shared"
        self.own.link_shared_object([compiled], library, extra_postargs=extension.extra_link_args)
        return library


def included(name: str, lines: list[str]) -> str:
    """A file of C with these lines."""
    file = Path(C_CODE, f"{name}.c")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def compile_rules(compiler: Compiler, extension: Extension) -> None:
    """Compile the code of all modules; what is left to do is to link it. The large files are spread evenly."""
    modules = sorted(
        (file for file in extension.sources if MODULE_OF_C in file), key=lambda file: Path(file).stat().st_size
    )
    others = [file for file in extension.sources if file not in modules]
    shares = [modules[place::SHARES] for place in range(SHARES)]
    together = [
        included(f"share_{place}", [f'#include "{file}"' for file in share])
        for place, share in enumerate(shares)
        if share
    ]
    extension.extra_objects = compiler.objects([*together, *others], extension)
    extension.sources = []


def compile_shims(compiler: Compiler, shims: list[Extension], target: Path) -> None:
    """Build what Python imports for each module: a few lines that call the compiled rules.

    A library may hold those of many modules, as long as no two have the same name; it is copied for each of them.
    """
    left = list(shims)
    while left:
        share = {shim.name.rpartition(".")[2]: shim for shim in reversed(left)}
        left = [shim for shim in left if shim not in share.values()]
        lines = []
        for name, shim in share.items():
            lines += [
                f"#define PyInit___init__ unused_{name}",
                f'#include "{shim.sources[0]}"',
                "#undef PyInit___init__",
            ]
        (compiled,) = compiler.objects([included(f"shims_{len(left)}", lines)], shims[0])
        library = compiler.link(compiled, shims[0])
        for shim in share.values():
            place = target / (shim.name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX"))
            shutil.copy(library, place)


def main() -> None:
    quick = sys.argv[2] == "quick"
    # One group for all, so that calls between its modules are plain C calls. Quick makes one C file per module, to
    # compile them in parallel. In a single file the compiler can optimise across modules, but takes far longer.
    extensions = mypycify(
        ["--strict", *map(str, modules())],
        opt_level=QUICKLY if quick else "3",
        debug_level="0",
        group_name="ludotheque_rules",
        target_dir=C_CODE,
        multi_file=quick,
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_OPTIONS, *(SILENT if quick else [])]
    if quick:
        compiler = Compiler()
        shims = [extension for extension in extensions if len(extension.sources) == 1]
        extensions = [extension for extension in extensions if extension not in shims]
        compile_shims(compiler, shims, Path(sys.argv[1]))
        for extension in extensions:
            compile_rules(compiler, extension)
    setup(
        name="ludotheque-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--build-lib", sys.argv[1], "--build-temp", TEMPORARY],
    )


if __name__ == "__main__":
    main()
