"""Finds the browser that drives the client in tests and screenshots: Chromium, Chrome or Edge.

python tools/browser.py     # says which; installs Debian's chromium where there is none and it may
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
    "chrome",
]
USUAL_PLACES = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
]
MISSING = "The browser tests need Chromium, Chrome or Edge: install one, or set BROWSER_PATH."


def find_browser() -> str | None:
    """The path of a browser: from BROWSER_PATH, from PATH, or from its usual place."""
    named = os.environ.get("BROWSER_PATH")
    if named:
        return named if Path(named).exists() else None
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((place for place in USUAL_PLACES if Path(place).exists()), None)


def may_install() -> bool:
    """Whether this is root on Debian or a derivative."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))


def install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
        subprocess.run(["apt-get", *command], check=False, env=environment)


if __name__ == "__main__":
    if find_browser() is None and may_install():
        install()
    path = find_browser()
    print(path or MISSING)
    sys.exit(path is None)
