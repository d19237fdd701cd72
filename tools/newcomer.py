"""A newcomer's first steps: runs every command in an empty folder with an empty
environment, and writes docs/host/first-steps.md with the commands and their output.

python tools/newcomer.py           (builds nothing: uses the packages in dist/)
python tools/newcomer.py --check   (runs everything, and fails if the page says anything else)

`pip` finds our package in dist/ and all others where it always looks.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from time import monotonic
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "host" / "first-steps.md"
TRAINING = "src/bigshoulders/examples/first_policy.py"
SHOWN = 14  # lines of output at each end
PATIENCE = 60.0
PIP_NOISE = "WARNING: Location"  # a folder of packages that this machine lacks
SPEED = re.compile(r"in [\d.,]+ s, [\d,]+ per second")
LEARNED = re.compile(r"^Train a small policy.*?^Install the server", re.DOTALL | re.MULTILINE)
FIRST_GAME = """\
from bigshoulders import new_game

board = new_game("chicago", seed=b"my first game", players=2, decades=1)
while awaited := board.awaited():
    seat = awaited[0]
    board.play(seat, board.legal(seat)[0])
print(board.result())
"""


@dataclass(frozen=True)
class Step:
    """One command, what it is for, and the files that the reader writes before it or gets by it."""

    why: str
    command: str
    written: tuple[tuple[str, str], ...] = ()  # names and texts, which the page shows
    made: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shell:
    """A shell in an empty folder whose environment is the newcomer's."""

    folder: Path
    environment: dict[str, str]

    def run(self, command: str) -> str:
        """The output of a command; exits with it if the command fails."""
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != 0:
            sys.exit(f"{command}: exit status {done.returncode}\n{done.stdout}")
        return done.stdout


def steps() -> Iterator[Step]:
    """The way from nothing to a game and to a trained policy, in order."""
    yield Step("Create an environment and use it.", "python3 -m venv games")
    yield Step("Install the game for the terminal.", "pip install --quiet bigshoulders")
    yield Step("See that it works.", "bigshoulders --version")
    yield Step(
        "Let random players play twenty games, to see the range of results.",
        "bigshoulders simulate chicago --players 3 --games 20",
    )
    yield Step(
        "Play a whole game in the terminal. You would type the number of a move; here, `yes` types "
        "1 each time, so the first move in the list is played.",
        "yes 1 | bigshoulders play --players 2 --decades 1 --bots random --seed first",
    )
    yield Step("Look up a rule by its number.", "bigshoulders rules STOCK-15")
    yield Step(
        "Play a game in your own program.", "python first.py", written=(("first.py", FIRST_GAME),)
    )
    yield Step("Install the environments.", 'pip install --quiet "bigshoulders[envs]"')
    yield Step(
        f"Train a small policy and save it. [The program](../../{TRAINING}) is part of the "
        "package and one of several [examples](../build/research.md#examples).",
        "python -m bigshoulders.examples.first_policy first.npz",
        made=("first.npz",),
    )
    yield Step(
        "Let it play against random opponents.",
        "bigshoulders simulate chicago --players 2 --decades 1 --bots policy:first.npz,random",
    )
    yield Step("Install the server.", 'pip install --quiet "bigshoulders[server]"')


def newcomer(folder: Path) -> Shell:
    """A shell whose programs are those of the environment `games`, and nothing of this project."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    links = " ".join([str(ROOT / "dist"), os.environ.get("PIP_FIND_LINKS", "")]).strip()
    programs = [str(folder / "games" / "bin"), *os.environ["PATH"].split(os.pathsep)]
    own = [path for path in programs if not path.startswith(str(ROOT))]
    kept |= {"PIP_FIND_LINKS": links, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "COLUMNS": "100"}
    kept |= {"PATH": os.pathsep.join(own), "BIGSHOULDERS_DATA": str(folder / "data")}
    kept.pop("VIRTUAL_ENV", None)
    return Shell(folder, kept)


@contextmanager
def served(shell: Shell, port: int) -> Iterator[str]:
    """The address of the newcomer's server."""
    command = ["bash", "-c", f"exec bigshoulders serve --no-browser --port {port}"]
    with subprocess.Popen(command, cwd=shell.folder, env=shell.environment) as server:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def page_of(address: str) -> str:
    """The page that a server shows, as soon as it answers."""
    started = monotonic()
    while monotonic() - started < PATIENCE:
        try:
            with urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except (URLError, OSError):
            continue
    sys.exit(f"The server at {address} doesn't answer.")


def shortened(output: str, folder: Path, lines: int = SHOWN) -> str:
    """The output without this machine's folders; a long one loses its middle."""
    text = output.replace(str(folder), "~").rstrip()
    text = re.sub(r"\S*/pip-[^\s]+", "…", text)
    rows = [row.rstrip() for row in text.splitlines() if not row.startswith(PIP_NOISE)]
    if len(rows) > 2 * lines:
        hidden = f"… {len(rows) - 2 * lines} more lines …"
        rows = [*rows[:lines], hidden, *rows[-lines:]]
    return "\n".join(rows)


def transcript(port: int) -> str:
    """All commands with their output, as a page."""
    out = [HEAD]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shell = newcomer(folder)
        for step in steps():
            print(step.command, flush=True)
            out.append(f"{step.why}\n")
            for file, text in step.written:
                (folder / file).write_text(text, encoding="utf-8")
                out.append(f"Save this as `{file}`:\n\n```python\n{text}```\n\nThen run it:\n")
            shown = shortened(shell.run(step.command), folder)
            out.append(f"```text\n$ {step.command}\n{shown}".rstrip() + "\n```\n")
            missing = [file for file in step.made if not (folder / file).exists()]
            if missing:
                sys.exit(f"{step.command}: made no {missing[0]}")
            if step.command == "python3 -m venv games":
                out.append("On Linux and macOS, `source games/bin/activate` selects it.\n")
        with served(shell, port) as address:
            title = re.findall(r"<title>([^<]+)</title>", page_of(address))
        out.append(SERVER.format(title=title[0]))
    return "\n".join(out)


def settled(page: str) -> str:
    """A page without the figures that differ between machines: speeds, and whatever is learned."""
    page = SPEED.sub("in … s", page)
    return LEARNED.sub(lambda part: re.sub(r"[\d ]+", " ", part[0]), page)


def outdated(page: str) -> str:
    """The difference between the stored page and that of a run; empty if they agree."""
    stored = settled(PAGE.read_text(encoding="utf-8")).splitlines()
    return "\n".join(unified_diff(stored, settled(page).splitlines(), PAGE.name, "this run"))


HEAD = """\
# First steps

For newcomers: from an empty folder to a game and to a trained policy, with every command and its
output. A script ran all of this in an empty environment and wrote this page (`tools/newcomer.py`).
"""
SERVER = """\
Start the server and open the page. The script saw a page with the title “{title}”.

<!-- not run: the server would never end -->
```sh
bigshoulders serve
```

## Next

- [How to play](../play/how-to-play.md) teaches the game.
- [Hosting](hosting.md) explains the server's settings.
- [Using the engine](../build/engine.md) continues with programs.
- [Research environments](../build/research.md) continues with learning.
"""


def main() -> int:
    if not list((ROOT / "dist").glob("*.whl")):
        sys.exit("There are no packages in dist/. Run `make release-check`.")
    page = transcript(18750)
    if "--check" not in sys.argv:
        PAGE.write_text(page, encoding="utf-8")
    elif difference := outdated(page):
        sys.exit(f"{difference}\nThe page is outdated. Run `make newcomer`.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
