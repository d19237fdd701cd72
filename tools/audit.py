"""Checks our dependencies for known vulnerabilities with pip-audit; says so if no database
answers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).parents[1] / "requirements" / "runtime.txt"
SECONDS = 300
# pip-audit's message when it can't reach a database, as opposed to finding something.
UNREACHABLE = re.compile(
    r"ConnectionError|ServiceError|Max retries|Failed to (establish|resolve|upgrade)"
    r"|Name or service|timed? ?out|Temporary failure|HTTPError|HTTP error|Connection refused",
    re.IGNORECASE,
)


def main() -> int:
    command = [sys.executable, "-m", "pip_audit", "--requirement", str(LOCK)]
    command += ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "20"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        print(f"audit: not done: no index of known faults answered within {SECONDS} s.")
        return 0
    said = done.stdout + done.stderr
    if done.returncode != 0 and UNREACHABLE.search(said):
        print("audit: not done: no index of known faults can be reached from here.")
        return 0
    print(said.strip())
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
