"""Builds the engine with mypyc if a C compiler is available; otherwise installs plain Python.

Set BIGSHOULDERS_PURE=1 to force plain Python.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "tools"))
sys.path.insert(0, str(Path(__file__).parent / "src"))

from bigshoulders.origin import PACKED, commit_of
from compiled_modules import compiled_modules


def has_compiler() -> bool:
    """Whether a small extension with Python's headers can be compiled."""
    command = (sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        build = [*command, f"-I{include}", "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(build, capture_output=True, check=False).returncode == 0


def extensions() -> list:
    if os.environ.get("BIGSHOULDERS_PURE") == "1" or not has_compiler():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    return mypycify(compiled_modules(), opt_level="3", debug_level="0", multi_file=True)


class BuildWithRules(build_py):
    """Adds the rules, for `bigshoulders rules`, and the commit, for results, to the package."""

    def run(self) -> None:
        super().run()
        packed = Path(self.build_lib) / "bigshoulders" / PACKED
        packed.unlink(missing_ok=True)  # from an earlier build
        if commit := commit_of(Path(__file__).resolve().parent):
            packed.write_text(commit + "\n", encoding="utf-8")
        target = Path(self.build_lib) / "bigshoulders" / "rulebook_texts"
        target.mkdir(parents=True, exist_ok=True)
        for book in Path("docs/rules").glob("*.md"):
            shutil.copy(book, target / book.name)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
