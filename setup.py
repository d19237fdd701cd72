"""Builds the package: the engine with mypyc if a C compiler is available, otherwise plain Python.

Set BIGSHOULDERS_PURE=1 to force plain Python. The web client is built first if it is missing and
Node is available. A source distribution contains the built client, so it needs no Node.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "bigshoulders"
CLIENT = PACKAGE / "server" / "static" / "index.html"
NO_CLIENT = (
    "The web page isn't built, so the server will answer programs only: install Node 20.19 or "
    "newer and install again, or run `make web` first."
)
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
# Calls between modules of the engine then need no lookup in the dynamic linker's table.
COMPILED = ["-fvisibility=hidden"] if sys.platform == "linux" else []
# `make types` checks types. A build must not fail because a library of an extra is missing.
COMPILING = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]

sys.path.insert(0, str(ROOT / "tools"))
sys.path.insert(0, str(ROOT / "src"))

from absolute_links import absolute_links
from bigshoulders import __version__
from bigshoulders.origin import PACKED, commit_of
from compiled_modules import compiled_modules
from npm import WEB, npm_command


def has_compiler() -> bool:
    """Whether a small extension with Python's headers can be compiled."""
    from distutils.ccompiler import new_compiler  # setuptools brings its own distutils
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[include])
        except (CCompilerError, ExecError, PlatformError):
            return False
    return True


def extensions() -> list:
    """The engine's modules in C; only for commands that build them, because it takes a while."""
    if not BUILDING & set(sys.argv):
        return []
    if os.environ.get("BIGSHOULDERS_PURE") == "1" or not has_compiler():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    os.environ["MYPYPATH"] = str(ROOT / "src")
    return mypycify(
        [*COMPILING, *compiled_modules()], opt_level="3", debug_level="0", multi_file=True
    )


def build_client() -> None:
    """Build the page if it is missing; without Node, say so in one sentence."""
    if CLIENT.is_file():
        return
    steps = [["ci", "--no-fund", "--no-audit", "--loglevel=error"], ["run", "--silent", "build"]]
    try:
        npm = npm_command()
        built = (WEB / "package.json").is_file() and not any(
            subprocess.run([*npm, *step], cwd=WEB, check=False).returncode for step in steps
        )
    except SystemExit:  # there is no Node
        built = False
    if not built:
        print(NO_CLIENT, file=sys.stderr)


class BuildEngine(build_ext):
    """Compiles the C files of the engine on all cores; setuptools compiles one after another."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        for extension in self.extensions:
            # All extensions share one list.
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILED]
        compile_in_turn = self.compiler.compile
        with ThreadPoolExecutor(os.cpu_count()) as pool:

            def compile_together(sources: list[str], *args: object, **options: object) -> list[str]:
                files = [[source] for source in sources]
                built = pool.map(lambda file: compile_in_turn(file, *args, **options), files)
                return [name for names in built for name in names]

            self.compiler.compile = compile_together
            super().build_extensions()


class BuildPackage(build_py):
    """Adds the page, the rules for `bigshoulders rules`, and the commit for results."""

    def run(self) -> None:
        build_client()
        super().run()
        built = Path(self.build_lib) / "bigshoulders"
        if commit := commit_of(ROOT):
            (built / PACKED).write_text(commit + "\n", encoding="utf-8")
        elif not (PACKAGE / PACKED).is_file():
            (built / PACKED).unlink(missing_ok=True)  # from an earlier build
        (built / "rulebook_texts").mkdir(parents=True, exist_ok=True)
        for book in (ROOT / "docs" / "rules").glob("*.md"):
            shutil.copy(book, built / "rulebook_texts" / book.name)


class PackSources(sdist):
    """Adds the page and the commit to a source distribution."""

    def run(self) -> None:
        build_client()
        super().run()

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        if commit := commit_of(ROOT):
            target = Path(base_dir) / "src" / "bigshoulders" / PACKED
            target.write_text(commit + "\n", encoding="utf-8")


setup(
    long_description=absolute_links((ROOT / "README.md").read_text(encoding="utf-8"), __version__),
    long_description_content_type="text/markdown",
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage, "sdist": PackSources},
)
