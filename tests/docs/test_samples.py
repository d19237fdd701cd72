"""Every sample in the documentation runs: programs, commands, requests, positions, experiments."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bigshoulders.cli.main import build_parser, main
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.moves import SPACE as CHICAGO_MOVES
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.moves import SPACE as INDUSTRIALIST_MOVES
from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.experiment.spec import read_spec
from samples import MARKS, PAGES, ROOT, SAMPLES, Sample, read_samples, samples
from servers import checked, fast, running

RUN = {"python", "sh", "http", "json", "toml"}
SHOWN = {"text", "diff", "caddyfile", "nginx"}  # for a reader, or for another program
ADDRESS = "http://127.0.0.1:1875"
GAMES = {game.name: game for game in (CHICAGO, INDUSTRIALIST)}
FREE = {"config", "view", "sheet", "do", "facts"}  # their keys depend on the game


def place(sample: Sample) -> str:
    return sample.place


@pytest.mark.parametrize("sample", SAMPLES, ids=place)
def test_a_sample_names_its_language_and_is_marked_correctly(sample: Sample) -> None:
    assert sample.language in RUN | SHOWN
    assert sample.mark in MARKS
    assert (sample.mark == "answer") <= (sample.language == "json")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_code_block_escapes(page: Path) -> None:
    fences = re.findall(r"^\s*(?:```|~~~)", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(fences) == 2 * len(read_samples(page))


@pytest.mark.parametrize("sample", [s for s in samples("python") if s.runs], ids=place)
def test_a_program_runs(sample: Sample, tmp_path: Path) -> None:
    script = tmp_path / "sample.py"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "ignore", str(script)]
    if ADDRESS not in sample.code:
        script.write_text(sample.code, encoding="utf-8")
        subprocess.run(command, cwd=tmp_path, env=environment, check=True, timeout=120)
        return
    with running(fast(tmp_path)) as server:
        here = f"http://127.0.0.1:{server.port}"
        script.write_text(sample.code.replace(ADDRESS, here), encoding="utf-8")
        subprocess.run(command, cwd=tmp_path, env=environment, check=True, timeout=120)


def commands(sample: Sample) -> list[list[str]]:
    """The commands of a block, without comments and leading variables."""
    found = []
    for line in sample.code.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while words and re.match(r"^[A-Z_]+=", words[0]):
            words = words[1:]
        if words:
            found.append(words)
    return found


@pytest.mark.parametrize("sample", samples("sh"), ids=place)
def test_a_command_exists_and_takes_these_arguments(sample: Sample) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for program, *arguments in commands(sample):
        if program == "bigshoulders":
            build_parser().parse_args(arguments)
        elif program == "make":
            assert set(arguments) <= set(targets)
        else:
            assert not sample.runs, f"mark why {program} doesn't run"


@pytest.mark.parametrize("sample", [s for s in samples("sh") if s.runs], ids=place)
def test_a_command_succeeds(
    sample: Sample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BIGSHOULDERS_DATA", str(tmp_path))
    for _, *arguments in commands(sample):
        assert main(arguments) == 0


@pytest.mark.parametrize("sample", samples("toml"), ids=place)
def test_an_experiment_is_valid(sample: Sample, tmp_path: Path) -> None:
    assert tomllib.loads(sample.code)["format"] == "bigshoulders/spec/1"
    path = tmp_path / "spec.toml"
    path.write_text(sample.code, encoding="utf-8")
    assert read_spec(path).experiments


def documents(sample: Sample) -> list[Any]:
    """One document, or one per line."""
    try:
        return [json.loads(sample.code)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in sample.code.splitlines()]


def objects(document: Any) -> Iterator[dict[str, Any]]:
    """The document and everything in it."""
    if isinstance(document, dict):
        yield document
        for value in document.values():
            yield from objects(value)
    elif isinstance(document, list):
        for value in document:
            yield from objects(value)


def is_move(words: dict[str, Any]) -> bool:
    for space in (CHICAGO_MOVES, INDUSTRIALIST_MOVES):
        try:
            space.parse(words)
        except GameError:
            continue
        return True
    return False


def test_a_move_without_its_certificate_is_noticed() -> None:
    move = {"do": "buy_certificate", "company": "swift", "source": "bank_pool"}
    assert not is_move(move)
    assert is_move(move | {"certificate": "common"})


@pytest.mark.parametrize("sample", samples("json"), ids=place)
def test_a_document_is_complete(sample: Sample) -> None:
    for document in documents(sample):
        for found in objects(document):
            assert not isinstance(found.get("do"), str) or is_move(found), found
        kind = str(document.get("format", "")).split("/")
        if len(kind) == 3:
            rules, state = GAMES[kind[1]].import_position(document)
            assert GAMES[kind[1]].problems(rules, state) == []


def inline_moves(text: str) -> list[dict[str, Any]]:
    """The moves that a page spells in the middle of a sentence."""
    found = []
    for code in re.findall(r"`(\{\"do\": \"[^`]*\})`", text):
        found.append(json.loads(code))
    return found


@pytest.mark.parametrize("page", sorted({sample.page for sample in SAMPLES}), ids=lambda p: p.name)
def test_a_move_in_a_sentence_is_spelt_correctly(page: Path) -> None:
    for move in inline_moves(page.read_text(encoding="utf-8")):
        assert is_move(move), move


@pytest.mark.parametrize("page", sorted({s.page for s in samples("http")}), ids=lambda p: p.name)
def test_requests_succeed_and_answers_have_these_keys(page: Path, tmp_path: Path) -> None:
    """In the order of the page; names in braces stand for values of earlier answers."""
    values: dict[str, Any] = {}
    with running(fast(tmp_path)) as server, server.client() as client:

        def ask(head: str, headers: dict[str, str], body: Any) -> Any:
            method, path = head.split()
            answer = checked(client.request(method, path, headers=headers, json=body))
            values.update(seen(answer))
            return answer

        last: dict[str, Any] = {}
        for sample in [one for one in SAMPLES if one.page == page]:
            if sample.language == "http":
                head, headers, body = request(sample.code, values)
                last[sample.code.partition("\n")[0].split("?")[0]] = ask(head, headers, body)
            elif sample.mark == "answer":
                auth = {"authorization": f"Seat {values['token']}"}
                if sample.said.startswith("GET"):
                    answer = ask(fill(sample.said, values), auth, None)
                else:
                    answer = last[sample.said]
                same_keys(json.loads(sample.code), answer, sample.place)


def fill(text: str, values: dict[str, Any]) -> str:
    return re.sub(r"\{([a-z]+)\}", lambda found: str(values[found[1]]), text)


def request(code: str, values: dict[str, Any]) -> tuple[str, dict[str, str], Any]:
    """The first line, the header lines and the body of a request."""
    head, *lines = code.splitlines()
    headers: dict[str, str] = {}
    while lines and re.match(r"^[A-Z][A-Za-z-]+: ", lines[0]):
        name, _, value = lines.pop(0).partition(": ")
        headers[name] = fill(value, values)
    return fill(head, values), headers, json.loads("\n".join(lines)) if lines else None


def seen(answer: Any) -> dict[str, Any]:
    """The values that later requests name."""
    found = {key: value for key, value in answer.items() if isinstance(value, str | int)}
    for seat in answer.get("seats", [])[:1]:
        found |= {"token": seat["token"]} if "token" in seat else {}
    return found


def same_keys(sample: Any, answer: Any, where: str) -> None:
    if isinstance(sample, dict) and isinstance(answer, dict):
        assert sample.keys() == answer.keys(), where
        for key in sample.keys() - FREE:
            same_keys(sample[key], answer[key], f"{where} {key}")
    elif isinstance(sample, list) and isinstance(answer, list) and sample and answer:
        same_keys(sample[0], answer[0], where)
