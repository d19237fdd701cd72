"""A third game touches no other room: it is played wherever the two others are."""

from __future__ import annotations

import inspect
import json
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bigshoulders.box.box import AnyBox
from bigshoulders.box.faces import Picture, face, voice
from bigshoulders.kernel.errors import BadConfig
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.match import Match
from bigshoulders.lab.experiment.results import Results
from bigshoulders.lab.experiment.run import run_spec
from bigshoulders.lab.experiment.spec import parse_spec
from bigshoulders.lab.report import write_report
from bigshoulders.language.messages import LANGUAGES, messages
from bigshoulders.rulebook import find
from cases import Case
from contract import test_contract
from servers import Running, Table, checked, fast, refused, running, until

from .conftest import ROOT, Command

with warnings.catch_warnings():  # its tests use an import that it deprecates itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test

PROMISES = [
    check
    for name, check in vars(test_contract).items()
    if name.startswith("test_") and list(inspect.signature(check).parameters) == ["case"]
]
SPEC = """
format = "bigshoulders/spec/1"
name = "nim"
seed = 7

[[experiment]]
name = "expert"
game = "nim"
config = { stones = 7 }
bots = ["expert", "random"]
games = 8
"""


@pytest.mark.parametrize("check", PROMISES, ids=lambda check: check.__name__)
def test_it_keeps_the_contract(check: Callable[[Case], None], nim: AnyBox):
    check(Case("nim", nim.game, {"stones": 20}, least=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, nim: AnyBox):
    game = nim.game
    g = game.assemble({})
    speaker = voice(nim, messages(language), ["Ann", "Bob"], g)
    s = game.new(g, b"words", SILENT)
    assert "Ann" in speaker.decision(s, 0)
    assert speaker.move(s, game.legal(g, s, 0)[0])
    refusal = game.refusal(g, s, 1, game.legal(g, s, 0)[0])
    assert refusal is not None
    assert speaker.refusal(refusal).endswith("[NIM-4]")


def test_its_rules_can_be_looked_up(nim: AnyBox):
    assert "hidden" in find("NIM-3")[0].text


def test_a_missing_face_is_named(nim: AnyBox):
    with pytest.raises(BadConfig) as caught:
        face(nim, Picture)
    assert caught.value.facts == {"game": "nim", "face": "picture"}


def test_the_text_table_plays_it(command: Command):
    keys = "nonsense\nwhy take 2\nhint\nboard\n" + "1\n" * 7
    shown = command("play", "nim", "--stones", "7", "--seed", "toy", keys=keys)
    assert "Welcome to Nim" in shown
    assert "Cards: " in shown
    assert "wins" in shown


def test_a_saved_game_is_replayed(command: Command, tmp_path: Path):
    command("play", "nim", "--seed", "toy", keys="1\nsave nim.jsonl\nquit\n")
    shown = command("replay", "nim.jsonl")
    assert "Take 1" in shown


def test_the_arena_measures_its_bots_on_two_cores(command: Command):
    shown = command(
        "arena", "nim", "--bots", "expert,random", "--games", "8", "--jobs", "2", "--json"
    )
    rows = {row["bot"]: row for row in json.loads(shown)["standings"]}
    assert rows["expert"]["wins"] > rows["random"]["wins"]


def test_the_lab_runs_an_experiment_with_it(command: Command, tmp_path: Path):
    (tmp_path / "nim.toml").write_text(SPEC, encoding="utf-8")
    command("lab", "run", "nim.toml", "--out", "results", "--jobs", "2")
    assert list((tmp_path / "results").rglob("*.parquet"))


def test_a_report_on_it_has_its_name_and_its_unit(nim: AnyBox, tmp_path: Path):
    results = Results(tmp_path / "results", parse_spec(SPEC, ""))
    list(run_spec(results))
    page, _ = write_report(results.finish(), tmp_path, messages("en"))
    text = page.read_text(encoding="utf-8")
    assert f"<h1>The balance of {nim.title}</h1>" in text
    assert "final score" in text
    assert not any(word in text for word in ("Chicago", "Broker", "money", "$"))


@pytest.fixture
def server(nim: AnyBox, tmp_path: Path) -> Iterator[Running]:
    with running(fast(tmp_path)) as found:
        yield found


def table_at(server: Running, *seats: dict[str, str]) -> Table:
    body = {"game": "nim", "config": {"stones": 7}, "seats": seats}
    with server.client() as anybody:
        return Table(server, checked(anybody.post("/api/tables", json=body)))


ANN, BOB = {"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}
EXPERT = {"kind": "bot", "bot": "expert"}


def test_the_catalogue_lists_it(server: Running):
    with server.client() as anybody:
        offers = checked(anybody.get("/api/games"))
    offer = next(offer for offer in offers if offer["game"] == "nim")
    assert offer["seats"] == [2]
    assert [option["name"] for option in offer["options"]] == ["stones"]
    assert [bot["name"] for bot in offer["bots"]] == ["random", "expert"]


def test_http_plays_it_against_a_bot_in_its_own_process(server: Running):
    table = table_at(server, ANN, EXPERT)
    first = table.state(0)
    assert first["view"]["cards"][1] == "hidden"
    assert first["sheet"]["heap"] == 7
    for _ in range(4):
        until(lambda: table.info()["awaited"] == [0] or table.info()["status"] == "finished")
        if table.info()["status"] == "finished":
            break
        table.move(0)
    until(lambda: table.info()["status"] == "finished")
    assert "hidden" not in table.state(0)["view"]["cards"]
    table.close()


def test_a_refusal_is_a_sentence_of_its_own(server: Running):
    table = table_at(server, ANN, BOB)
    body = {"after": 0, "do": {"do": "draw_card", "card": "1"}}
    problem = refused(table.post(0, "/moves", body), 422, "not-now")
    assert problem["text"] == "Not now. [NIM-4]"
    table.close()


def test_a_sandbox_deals_its_hidden_card_again(server: Running):
    table = table_at(server, ANN, EXPERT)
    until(lambda: table.info()["awaited"] == [0])
    at = table.state(0)["seq"]
    cards = set()
    for deal in "abcdef":
        line = {"at": at, "deal": deal, "moves": []}
        while (found := checked(table.post(0, "/sandbox", line)))["snapshot"]["choices"]:
            assert found["dealt"] == "again"
            asked = found["snapshot"]
            line["moves"].append({"seat": asked["seat"], "do": asked["choices"][-1]["do"]})
        assert found["snapshot"]["result"]
        cards.add(found["snapshot"]["view"]["cards"][1])
    assert len(cards) > 1
    assert table.state(0)["seq"] == at
    table.close()


def test_a_socket_plays_it(server: Running):
    table, rng = table_at(server, ANN, BOB), Random(5)
    with table.seat_line(0) as ann, table.seat_line(1) as bob:
        lines, seq = [ann, bob], 0
        while table.info()["status"] == "running":
            seat = table.awaited()
            snapshot = lines[seat].snapshot_from(seq)
            do = rng.choice(snapshot["choices"])["do"]
            lines[seat].say(move={"after": snapshot["seq"], "do": do}, id=seq)
            seq += 1
            lines[1 - seat].snapshot_from(seq)
    assert table.info()["status"] == "finished"
    table.close()


def test_features_it_has_no_part_of_are_refused_or_empty(server: Running):
    table = table_at(server, ANN, BOB)
    snapshot = table.state(0)
    move = {"do": snapshot["choices"][0]["do"]}
    preview = checked(table.post(0, "/preview", move))
    assert (preview["notes"], preview["warnings"]) == ([], [])
    assert snapshot.get("suggestions", []) == []
    while table.info()["status"] == "running":
        table.move(table.awaited())
    assert table.get(0, "/since", seq=0)["digest"] is None
    for path, status, code in (
        ("/chapters/1", 404, "no_story"),
        ("/ending", 404, "no_story"),
        ("/review", 409, "no_review"),
    ):
        refused(table.seats[0].get(table.path(path)), status, code)
    table.close()


def test_a_review_of_it_is_refused_in_words(command: Command, nim: AnyBox, tmp_path: Path):
    match = Match(nim.game, {}, b"toy")
    while seats := match.board.awaited():
        match.play(seats[0], match.board.legal(seats[0])[0])
    (tmp_path / "nim.jsonl").write_text(match.log.text(), encoding="utf-8")
    assert "nim doesn’t have this part: reviewing" in command("review", "nim.jsonl", status=2)


def test_pettingzoo_plays_it(nim: AnyBox):
    from bigshoulders.envs.pettingzoo import env

    made = env("nim", stones=20)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(made, num_cycles=40)
    made.reset(seed=1)
    assert made.metadata["name"] == "nim_v0"
    assert made.possible_agents == ["player_0", "player_1"]


def test_the_documentation_lists_its_files():
    page = (ROOT / "docs" / "build" / "add-a-game.md").read_text(encoding="utf-8")
    table = page.partition("\n## ")[0]
    listed = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    folder = ROOT / "tests" / "toy" / "nim"
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sorted(listed) == sorted(str(path.relative_to(folder)) for path in files)
