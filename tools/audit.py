"""Checks every locked package for known vulnerabilities, Python's and the client's.

The exit status is 0 if all packages were checked and none has one, 1 if one has, and 2 if some
packages could not be checked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKS = {"what runs": "requirements/runtime.txt", "what builds": "requirements/build.txt"}
CLIENT = ROOT / "web" / "package-lock.json"
SECONDS = 300
FOUND, UNKNOWN = 1, 2


@dataclass
class Findings:
    """The findings for the packages of one lock file."""

    title: str
    checked: int = 0
    unchecked: int = 0
    vulnerable: list[str] = field(default_factory=list)

    def report(self) -> str:
        total = self.checked + self.unchecked
        lines = [f"{self.title}: {self.checked} of {total} packages checked"]
        if self.unchecked:
            lines[0] += ". The others could not be checked: no database of vulnerabilities answered"
        lines += [f"  {name}" for name in self.vulnerable]
        return "\n".join(lines)


def read_pip_audit(title: str, output: str, locked: int) -> Findings:
    """The findings in pip-audit's JSON; a run that failed has checked nothing."""
    try:
        packages: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError):
        return Findings(title, unchecked=locked)
    checked = [package for package in packages if "skip_reason" not in package]
    return Findings(
        title,
        len(checked),
        locked - len(checked),
        [
            f"{package['name']} {package['version']}: {fault['id']}, "
            f"fixed in {', '.join(fault['fix_versions']) or 'no version yet'}"
            for package in checked
            for fault in package["vulns"]
        ],
    )


def read_npm_audit(title: str, output: str, locked: int) -> Findings:
    """The findings in npm's JSON; an error of its endpoint has checked nothing."""
    try:
        faults: dict[str, dict[str, Any]] = json.loads(output)["vulnerabilities"]
    except (ValueError, KeyError):
        return Findings(title, unchecked=locked)
    found = [f"{name} {fault['range']}: {fault['severity']}" for name, fault in faults.items()]
    return Findings(title, locked, 0, found)


def run(*command: str) -> str:
    """The standard output of a program; empty if it takes too long."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def pip_audit(title: str, lock: Path) -> Findings:
    locked = sum("==" in line for line in lock.read_text(encoding="utf-8").splitlines())
    options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "20"]
    options += ["--format", "json", "--requirement", str(lock)]
    return read_pip_audit(title, run(sys.executable, "-m", "pip_audit", *options), locked)


def npm_audit(title: str) -> Findings:
    locked = len(json.loads(CLIENT.read_text(encoding="utf-8"))["packages"]) - 1  # less the client
    npm = [sys.executable, str(ROOT / "tools" / "npm.py")]
    options = ["audit", "--json", "--package-lock-only"]
    return read_npm_audit(title, run(*npm, *options), locked)


def main() -> int:
    findings = [pip_audit(f"Python, {title}", ROOT / lock) for title, lock in LOCKS.items()]
    findings.append(npm_audit("The client's packages"))
    for found in findings:
        print(found.report(), flush=True)
    if any(found.vulnerable for found in findings):
        print("audit: failed. Update the packages above with `make lock` or `npm update`.")
        return FOUND
    if any(found.unchecked for found in findings):
        print("audit: not done. Nothing is known about the packages that could not be checked.")
        return UNKNOWN
    print("audit: no known vulnerabilities.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
