"""Build Perihelion: compile the rules with mypyc and build the pages of the browser where that is
possible, and say whether it was.

Everything else about the package stands in `pyproject.toml`. Four environment variables decide:

`PERIHELION_PURE=1`      do not compile;
`PERIHELION_COMPILED=1`  compile or fail. Without it a machine that cannot compile gets pure Python.
`PERIHELION_FAST=0`      compile quickly, for tests: what comes out is several times slower.
`PERIHELION_PAGES=1`     build the pages or fail. Without it a machine that cannot build them gets a
                         server without pages. `PERIHELION_PAGES=0` leaves them as they are.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError

ROOT = Path(__file__).resolve().parent

sys.path.insert(0, str(ROOT / "tools"))
import pages  # noqa: E402

WHOLE = ["-flto=auto", "-fno-fat-lto-objects", "-fno-plt"]
"""Functions of one file are built into those of others: games are another 2 to 10 % faster."""

ONLY_GCC = """
#if !defined(__GNUC__) || defined(__clang__)
#error others have not been tried
#endif
int answer(void) { return 42; }
"""


def say(text: str) -> None:
    """Tell whoever builds; pip shows it with `-v` and after a failure."""
    print(f"perihelion: {text}", file=sys.stderr, flush=True)


def compiled_sources() -> list[str]:
    """The modules to compile: those of every game, and what `[tool.perihelion.compiled]` in
    pyproject.toml names besides.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        chosen = tomllib.load(file)["tool"]["perihelion"]["compiled"]
    paths = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/**/*.py"))
    games = [path.replace("game.py", "*") for path in paths if path.endswith("/game.py")]
    wanted = [*games, *chosen["include"]]
    return [
        path
        for path in paths
        if any(fnmatch(path, pattern) for pattern in wanted)
        and not any(fnmatch(path, pattern) for pattern in chosen["exclude"])
    ]


def extensions(must: bool) -> list[Extension]:
    """The C extensions that mypyc makes of the rules, or none where it cannot."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        if must:
            raise
        say("mypyc is not here: installing as pure Python")
        return []

    sources = compiled_sources()
    say(f"compiling {len(sources)} modules with mypyc")
    os.chdir(ROOT)
    try:
        made: list[Extension] = mypycify(
            ["--config-file=pyproject.toml", *sources],
            opt_level="0" if os.environ.get("PERIHELION_FAST") == "0" else "3",
            group_name="perihelion",
            multi_file=True,
        )
    except SystemExit:
        if must:
            raise
        say("mypyc refused the source: installing as pure Python")
        return []
    for extension in made:
        extension.optional = not must
        if os.name == "posix":
            # Nothing outside calls these functions by name. Only if the compiler knows that does it
            # build them into each other, and games are a fifth faster.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return made


class BuildAndSay(build_ext):
    """Build the extensions, all or none, and say what came of it."""

    def build_extensions(self) -> None:
        """Compile with all processors. Nearly all the C belongs to one extension, of hundreds of
        files, which setuptools would compile one after the other.
        """
        if os.environ.get("PERIHELION_FAST") != "0" and self.links_whole():
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *WHOLE]
                extension.extra_link_args = [*extension.extra_link_args, *WHOLE, "-O3"]
        compile_files = self.compiler.compile

        def compile_side_by_side(sources: list[str], **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_files([source], **settings), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def links_whole(self) -> bool:
        """Whether this compiler is GCC and can optimise all files as one."""
        if self.compiler.compiler_type != "unix":
            return False
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "try.c")
            source.write_text(ONLY_GCC)
            try:
                made = self.compiler.compile([str(source)], folder, extra_postargs=WHOLE)
                self.compiler.link_shared_object(made, f"{folder}/try.so", extra_postargs=WHOLE)
            except (CompileError, LinkError):
                return False
        return True

    def run(self) -> None:
        """Build; if one is missing, take the others away, since they lean on each other."""
        super().run()
        if not self.extensions:
            return
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in made):
            say(f"compiled: {len(made)} extensions")
            return
        for path in made:
            path.unlink(missing_ok=True)
        say("no working C compiler: installing as pure Python")


class BuildWithPages(build_py):
    """Build the pages, then gather the files. An editable install serves what `make web` made."""

    def run(self) -> None:
        """Build the pages unless told otherwise."""
        wanted = os.environ.get("PERIHELION_PAGES", "")
        if not self.editable_mode and wanted != "0" and pages.WEB.is_dir():
            try:
                pages.do("build", install=False)
                say("built the pages of the browser")
            except (OSError, subprocess.SubprocessError, SystemExit) as why:
                if wanted:
                    raise
                kept = "those that are there are kept" if pages.PAGES.is_dir() else "none are there"
                say(f"could not build the pages ({why}): {kept}")
        super().run()


def needed() -> list[str]:
    """What a build needs beside `pyproject.toml`: Node, where the machine has none. Setuptools asks
    for it with this command before it builds.
    """
    asked = sys.argv[1:2] == ["egg_info"]
    return [pages.WHEEL] if asked and pages.WEB.is_dir() and pages.node(False) is None else []


def main() -> None:
    """Decide whether to compile, then build."""
    pure = os.environ.get("PERIHELION_PURE", "") not in ("", "0")
    must = os.environ.get("PERIHELION_COMPILED", "") not in ("", "0")
    if pure and must:
        sys.exit("perihelion: PERIHELION_PURE and PERIHELION_COMPILED contradict each other")
    # Metadata and source distributions need no extensions, and mypyc takes its time.
    builds = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
    building = not builds.isdisjoint(sys.argv[1:])
    if building and pure:
        say("pure Python, as PERIHELION_PURE asks")
    setup(
        ext_modules=extensions(must) if building and not pure else [],
        cmdclass={"build_ext": BuildAndSay, "build_py": BuildWithPages},
        setup_requires=needed(),
    )


if __name__ == "__main__":
    main()
