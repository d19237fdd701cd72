"""The audit never calls a package safe that nobody looked up."""

from __future__ import annotations

import json

import pytest

import audit

SAFE = {"name": "anyio", "version": "4.16.0", "vulns": []}
SKIPPED = {"name": "attrs", "skip_reason": "Dependency not found"}
FAULTY = {"name": "h11", "version": "0.1", "vulns": [{"id": "X-1", "fix_versions": ["0.16"]}]}


def pip_output(*packages: dict[str, object]) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


def test_a_package_that_was_skipped_is_not_checked() -> None:
    found = audit.read_pip_audit("Python", pip_output(SAFE, SKIPPED), 2)
    assert (found.checked, found.unchecked, found.vulnerable) == (1, 1, [])
    assert "1 of 2 packages checked. The others could not be checked" in found.report()


def test_a_vulnerability_names_its_package_and_the_fix() -> None:
    found = audit.read_pip_audit("Python", pip_output(SAFE, FAULTY), 2)
    assert found.vulnerable == ["h11 0.1: X-1, fixed in 0.16"]


@pytest.mark.parametrize("output", ["", "not JSON", '{"message": "405 Method Not Allowed"}'])
def test_a_failed_run_has_checked_nothing(output: str) -> None:
    assert audit.read_npm_audit("Client", output, 300).unchecked == 300
    assert audit.read_pip_audit("Python", output, 40).unchecked == 40


def test_npm_lists_the_clients_vulnerable_packages() -> None:
    faults = {"vite": {"severity": "high", "range": "<7.0.1"}}
    found = audit.read_npm_audit("Client", json.dumps({"vulnerabilities": faults}), 300)
    assert (found.checked, found.vulnerable) == (300, ["vite <7.0.1: high"])


def test_without_a_database_the_audit_says_so_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nobody = "http://127.0.0.1:9"
    for name in ("HTTPS_PROXY", "https_proxy", "npm_config_registry", "npm_config_https_proxy"):
        monkeypatch.setenv(name, nobody)
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    assert audit.main() == audit.UNKNOWN
    printed = capsys.readouterr().out
    assert printed.count("could not be checked: no database") == 3
    assert "no known vulnerabilities" not in printed
