"""Finds the browser that drives the client in tests and screenshots: Chromium, Chrome or Edge.

python tools/browser.py     # says which; installs Debian's Chromium if it is missing

Chromium's headless shell comes first: it draws the same pages without the windows of a browser,
which take a fifth of the tests' processor time. Only a whole browser shows notifications.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
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


def find_browser(whole: bool = False) -> str | None:
    """The path of a browser: from BROWSER_PATH, from PATH, or from its usual place."""
    named = os.environ.get("BROWSER_PATH")
    if named:
        return named if Path(named).exists() else None
    names = NAMES if whole else [SHELL, *NAMES]
    found = next(filter(None, map(shutil.which, names)), None)
    return found or next((place for place in USUAL_PLACES if Path(place).exists()), None)


def may_install() -> bool:
    """Whether this is root on Debian or a derivative."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))


def install() -> None:
    """Install Chromium, and its headless shell if that is a package of its own."""
    run_apt("update", "-qq")
    for packages in (["chromium", SHELL], ["chromium"]):
        options = ["--no-install-recommends", "-y", "-qq"]
        run_apt("install", *options, *packages, "fonts-liberation")
        if find_browser(whole=True):
            return


def run_apt(*arguments: str) -> None:
    """Run apt-get; what it prints is shown only if it fails."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", *arguments], check=False, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)


if __name__ == "__main__":
    if find_browser(whole=True) is None and may_install():
        install()
    path = find_browser()
    print(path or MISSING)
    sys.exit(path is None)
