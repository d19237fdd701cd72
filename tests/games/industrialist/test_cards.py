"""Card files: every fault with its location; a player's own cards in play, log, position and
command."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bigshoulders.cli.main import main
from bigshoulders.games.industrialist.box import INDUSTRIALIST
from bigshoulders.games.industrialist.engine.cards import parse_cards, read_cards
from bigshoulders.kernel.errors import BadConfig, BadData
from bigshoulders.kernel.log import read_log, replay
from bigshoulders.kernel.match import Match
from command import run
from industrialist_cli import card_file
from industrialist_printed import SIDES, deck, op
from industrialist_table import IndustrialistTable, at, new_game, placed
from table import rule

Words = dict[str, Any]
OWN_FILE = "src/bigshoulders/games/industrialist/data/industrialist-cards.toml"
ROOT = Path(__file__).resolve().parents[3]


def faults(document: object) -> list[tuple[str, str]]:
    """The location and code of every fault in a card document."""
    _, problems = read_cards(document)
    return [(p.where, p.code) for p in problems]


def test_a_card_file_is_toml():
    with pytest.raises(BadData) as caught:
        parse_cards("name = ", "mine.toml")
    assert (caught.value.code, caught.value.where) == ("data/not-toml", "mine.toml")
    assert parse_cards('name = "mine"', "mine.toml") == {"name": "mine"}


def with_event(event: object) -> Words:
    return deck(b1F={"event": event})


def without(key: str) -> Words:
    """The cards, with one key missing from 1F."""
    document = deck()
    del document["building"][0][key]
    return document


# --- faults ---------------------------------------------------------------------------------------


def test_the_printed_cards_have_no_faults():
    assert faults(deck()) == []


@rule("SOLO-COMP-1", "SOLO-COMP-2", "SOLO-COMP-3")
def test_every_fault_in_a_file_is_listed_with_its_location():
    """One file, a dozen mistakes, each reported once."""
    document = deck(
        b1F={"event": {"years": [9, 4], "op": "walkout"}},
        b2F={"rails": {"north": "up", "east": "out", "south": "out", "west": "in"}},
        b2B={"staffing": 7, "colour": "red"},
        b3F={"cost": {"materials": 0}},
        b3B={"track": "gold"},
        b4F={"event": {"years": [0, 30], "effects": [op("walkout"), op("strike", 1)]}},
        b5F={"end_profit": -1, "max": 0},
    )
    document["building"] = document["building"][:-1]
    document["market"]["a"]["capital"][3] = 2
    document["market"]["b"]["goods"] = [1, 1]
    document["central_factory"]["tracks"]["goods"]["start"] = 7
    document["makret"] = {}
    assert sorted(faults(document)) == [
        ("building", "cards/missing-side"),
        ('building "1F".event.years', "cards/years"),
        ('building "2B".colour', "position/unknown-key"),
        ('building "2B".staffing', "position/number-out-of-range"),
        ('building "2F".rails.north', "position/unknown-id"),
        ('building "3B".track', "position/unknown-id"),
        ('building "3F".cost', "cards/costs-nothing"),
        ('building "4F".event.effects[1].op', "position/unknown-id"),
        ('building "5F".end_profit', "position/number-out-of-range"),
        ('building "5F".max', "position/number-out-of-range"),
        ("central_factory.tracks.goods.start", "position/number-out-of-range"),
        ("makret", "position/unknown-key"),
        ("market.a.capital", "cards/capital-not-sold"),
        ("market.b.goods", "position/wrong-length"),
    ]


def test_unknown_keys_are_reported_wherever_they_are():
    document = deck(
        b1F={
            "nmae": "x",
            "rails": {"up": "in"},
            "cost": {"materials": 1, "gold": 1},
            "event": {"years": [0, 2], "op": "walkout", "amount": 3, "when": "now"},
        },
        b1B={"event": {"years": [0, 2], "effects": [{"op": "walkout", "who": "all"}]}},
        central={"colour": "red"},
    )
    document["central_factory"]["tracks"]["gold"] = {"max": 1, "start": 0}
    document["central_factory"]["tracks"]["goods"]["mx"] = 3
    document["market"]["c"] = {}
    document["market"]["a"]["gold"] = [1] * 6
    found = faults(document)
    assert {code for _, code in found} == {"position/unknown-key"}
    assert sorted(where for where, _ in found) == [
        'building "1B".event.effects[0].who',
        'building "1F".cost.gold',
        'building "1F".event.amount',
        'building "1F".event.when',
        'building "1F".nmae',
        'building "1F".rails.up',
        "central_factory.colour",
        "central_factory.tracks.gold",
        "central_factory.tracks.goods.mx",
        "market.a.gold",
        "market.c",
    ]


@rule("SOLO-COMP-2")
def test_every_side_must_appear_once():
    document = deck()
    document["building"] = [b for b in document["building"] if b["id"] not in ("2B", "5F")]
    _, problems = read_cards(document)
    assert [(p.where, p.code, p.facts) for p in problems] == [
        ("building", "cards/missing-side", {"side": "2B"}),
        ("building", "cards/missing-side", {"side": "5F"}),
    ]
    document = deck()
    document["building"].append(document["building"][0])
    assert faults(document) == [('building "1F".id', "position/named-twice")]
    document = deck()
    document["building"][0]["id"] = "7F"
    assert faults(document) == [
        ("building[0].id", "position/unknown-id"),
        ("building", "cards/missing-side"),
    ]


@rule("SOLO-COMP-2")
@pytest.mark.parametrize("key", ["name", "track", "max", "staffing", "rails", "end_profit", "cost"])
def test_an_incomplete_building_is_reported_at_its_location(key: str):
    where = [where for where, _ in faults(without(key))]
    assert where
    assert set(where) == {f'building "1F".{key}'}


@rule("SOLO-COMP-2")
def test_a_building_without_an_event_is_reported_at_its_location():
    found = faults(without("event"))
    assert ('building "1F".event', "position/missing-key") in found


@rule("SOLO-COMP-2")
@pytest.mark.parametrize(
    "years",
    [[], [4], [0, 4, 8], [8, 4], [-2, 4], [0, 32], ["0", 4], [0, "x", 6], [0, 4.5], [True, 6], 5],
    ids=str,
)
def test_event_years_are_two_years_in_order(years: object):
    """Nothing that isn't a year is silently ignored."""
    found = faults(with_event({"years": years, "op": "walkout"}))
    assert ('building "1F".event.years', "cards/years") in found


@pytest.mark.parametrize("rail", ["up", "", None, 1, "In", ["in"]])
def test_rails_are_in_out_or_none(rail: object):
    rails = {"north": rail, "east": "none", "south": "none", "west": "in"}
    for document, where in (
        (deck(b4B={"rails": rails}), 'building "4B".rails.north'),
        (deck(central={"rails": rails}), "central_factory.rails.north"),
    ):
        assert faults(document) == [(where, "position/unknown-id")]


@rule("SOLO-SELL-2", "SOLO-COMP-3")
def test_on_side_a_capital_has_no_price():
    document = deck()
    document["market"]["a"]["capital"] = [0, 3, 0, 0, 0, 1]
    _, problems = read_cards(document)
    assert [(p.where, p.code, p.facts) for p in problems] == [
        ("market.a.capital", "cards/capital-not-sold", {"got": 3}),
        ("market.a.capital", "cards/capital-not-sold", {"got": 1}),
    ]


@rule("SOLO-COMP-3")
@pytest.mark.parametrize("price", [-1, 10, True, "2", 1.5, None])
def test_prices_are_whole_numbers_six_for_each_kind(price: object):
    document = deck()
    document["market"]["b"]["materials"][2] = price
    assert faults(document) == [("market.b.materials", "position/number-out-of-range")]
    document["market"]["b"]["materials"] = [1] * 7
    assert faults(document) == [("market.b.materials", "position/wrong-length")]


@pytest.mark.parametrize(
    ("event", "where", "code"),
    [
        ({"op": "strike"}, "op", "position/unknown-id"),
        ({"op": None}, "op", "position/unknown-id"),
        ({}, "op", "position/missing-key"),
        ({"op": "workers"}, "amount", "position/missing-key"),
        ({"op": "workers", "amount": 0}, "amount", "position/number-out-of-range"),
        ({"op": "workers", "amount": 21}, "amount", "position/number-out-of-range"),
        ({"op": "workers", "amount": "2"}, "amount", "position/not-a-number"),
        ({"op": "gain", "amount": 2, "kind": "gold"}, "kind", "position/unknown-id"),
        ({"op": "workers", "amount": 2, "kind": "goods"}, "kind", "position/unknown-key"),
        ({"effects": {"op": "walkout"}}, "effects", "position/not-a-list"),
        ({"effects": ["walkout"]}, "effects[0]", "position/not-an-object"),
    ],
    ids=str,
)
def test_effects_are_known_and_complete(event: Words, where: str, code: str):
    found = faults(with_event({"years": [0, 30], **event}))
    assert (f'building "1F".event.{where}', code) in found


@pytest.mark.parametrize("name", ["gain", "lose", "sale_bonus"])
def test_an_effect_on_a_kind_names_the_kind(name: str):
    found = faults(with_event({"years": [0, 30], "op": name, "amount": 1}))
    assert [where for where, _ in found] == ['building "1F".event.kind']


def test_an_unknown_effect_is_one_fault_and_not_two():
    """Nobody can say whether an unknown word needs an amount."""
    found = faults(with_event({"years": [0, 30], "op": "strike"}))
    assert found == [('building "1F".event.op', "position/unknown-id")]


@rule("SOLO-UP-2")
@pytest.mark.parametrize("cost", [{}, {"materials": 0, "capital": 0}])
def test_a_building_must_cost_something(cost: Words):
    """Otherwise nothing could be paid for its maintenance."""
    assert faults(deck(b6B={"cost": cost})) == [('building "6B".cost', "cards/costs-nothing")]


@rule("SOLO-SETUP-5", "R-2")
def test_cards_that_cannot_always_show_every_kind_are_refused():
    """Without Commodities; and with 2F as Materials, where turning 3F loses the only Goods."""
    for document in (
        deck(**{f"b{side}": {"track": "goods"} for side in ("2B", "3B", "5B")}),
        deck(b2F={"track": "materials"}),
    ):
        _, problems = read_cards(document)
        assert [(p.where, p.code, p.facts) for p in problems] == [
            ("building", "cards/kinds-cannot-be-shown", {"rule": "SOLO-SETUP-5"})
        ]
    assert faults(deck(b5F={"track": "goods"})) == []


@pytest.mark.parametrize("document", [None, [], "cards", 7])
def test_anything_but_a_table_has_no_cards(document: object):
    assert ("", "position/not-an-object") in faults(document)


# --- a player's own cards in play ----------------------------------------------------------------


# Cheap Buildings, a larger Central Factory, another market.
OWN = deck(
    b1B={"cost": {"goods": 1}, "max": 9, "end_profit": 33, "name": "Windmill"},
    central={
        "staffing": 1,
        "tracks": {
            "materials": {"max": 9, "start": 5},
            "commodities": {"max": 9, "start": 0},
            "goods": {"max": 9, "start": 3},
            "capital": {"max": 20, "start": 11},
        },
    },
)
OWN["market"]["b"]["goods"] = [4, 4, 4, 4, 4, 4]


def test_a_players_own_cards_can_be_played():
    t = new_game(b"own", side="B", cards=OWN)
    assert t.stock == (5, 0, 3, 11)
    assert t.position["config"] == {"side": "B", "cards": OWN}
    t = placed(side="B", cards=OWN, have=(9, 0, 5, 20), row=["1B", "2F", "3F", "4F", "5F", "6F"])
    assert t.begin("sell").sell("goods profit").close().stock == (9, 0, 1, 20)
    assert t.build("1B", "1,0").stock == (9, 0, 0, 19)  # as a second action
    assert t.produce().stock == (9, 1, 1, 18)  # as a third; one worker is enough
    t = placed(side="B", cards=OWN, buildings={"1B": at("1,0", 2, 9)}, year=30).done()
    assert t.score() == [33]


def test_a_log_and_a_position_carry_the_cards():
    match = Match(INDUSTRIALIST, {"side": "B", "cards": OWN}, b"own cards")
    rng = Random(1)
    for _ in range(30):
        legal = INDUSTRIALIST.legal(match.rules, match.state, 0)
        match.play(0, rng.choice(legal))
    log = read_log(match.log.text())
    assert log.header.config == {"side": "B", "cards": OWN}
    *_, (_, g, s) = replay(INDUSTRIALIST, log)
    assert INDUSTRIALIST.digest(s) == INDUSTRIALIST.digest(match.state)
    written = json.dumps(INDUSTRIALIST.export_position(g, s))
    again = IndustrialistTable(json.loads(written))
    assert json.dumps(again.position) == written
    assert again.position["config"]["cards"] == OWN


def test_faulty_cards_are_refused_with_their_number_and_the_first_location():
    bad = deck(b1F={"max": 0, "staffing": 9})
    with pytest.raises(BadConfig) as caught:
        new_game(b"x", cards=bad)
    assert (caught.value.code, caught.value.where) == ("config/bad-cards", "cards")
    place = 'building "1F".max'
    facts = {"count": 2, "place": place, "fault": "position/number-out-of-range"}
    assert caught.value.facts == facts


# --- the command ----------------------------------------------------------------------------------


def test_cards_check_says_fine(tmp_path: Path):
    path = card_file(tmp_path / "own.toml", OWN)
    done = run("cards", "check", path, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(str(path))
    assert main(["cards", "check", str(ROOT / OWN_FILE)]) == 0


def test_cards_check_lists_every_fault_with_its_location(tmp_path: Path):
    bad = deck(b1F={"cost": {}}, b2F={"event": {"years": [30, 0], "op": "levi", "amount": 1}})
    bad["market"]["a"]["capital"][0] = 1
    bad["building"].pop()
    done = run("cards", "check", card_file(tmp_path / "bad.toml", bad), folder=tmp_path)
    assert done.returncode == 1
    head, *lines = done.stdout.splitlines()
    assert "5" in head
    places = [line.split(": ")[0].strip() for line in lines]
    assert places == [
        "market.a.capital",
        'building "1F".cost',
        'building "2F".event.years',
        'building "2F".event.op',
        "building",
    ]
    assert "levy" in lines[3]  # what was meant
    assert "6B" in lines[4]


def test_cards_check_refuses_files_that_are_not_card_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "broken.toml").write_text("[central_factory\n", encoding="utf-8")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    done = run("cards", "check", "broken.toml", folder=tmp_path)
    assert (done.returncode, "broken.toml: This isn’t TOML" in done.stderr) == (2, True)
    for name, said in (("nothing.toml", "nothing.toml"), ("bytes.toml", "isn’t a text file")):
        assert main(["cards", "check", str(tmp_path / name)]) == 2
        assert said in capsys.readouterr().err


def test_a_game_with_own_cards_on_the_command_line(tmp_path: Path):
    own = card_file(tmp_path / "own.toml", OWN)
    saved = tmp_path / "mine.jsonl"
    arguments = ["play", "industrialist", "--cards", own, "--side", "B", "--seed", "x"]
    done = run(*arguments, keys=f"1\nsave {saved}\nquit\n", folder=tmp_path)
    assert done.returncode == 0
    for said in ("custom cards", "market side B (advanced)", "$11"):
        assert said in done.stdout, said
    log = read_log(saved.read_text(encoding="utf-8"))
    assert log.header.config == {"side": "B", "cards": OWN}
    own.unlink()  # the saved game no longer needs the file
    done = run("play", "--load", saved, keys="quit\n", folder=tmp_path)
    assert (done.returncode, "custom cards" in done.stdout) == (0, True)
    assert run("replay", saved, "--quiet", folder=tmp_path).returncode == 0
    figures = run(
        *("simulate", "industrialist", "--cards", card_file(own, OWN), "--games", "5", "--json"),
        folder=tmp_path,
    )
    assert json.loads(figures.stdout)["faults"] == []


def test_a_game_with_bad_cards_is_refused_in_one_sentence(tmp_path: Path):
    bad = card_file(tmp_path / "bad.toml", deck(b1F={"max": 0}))
    done = run("play", "industrialist", "--cards", bad, folder=tmp_path)
    assert done.returncode == 2
    assert 'building "1F".max' in done.stderr
    assert "cards check" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_projects_card_file_agrees_with_the_values_in_the_tests():
    """The printed values in the tests and the file agree, including names."""
    t = new_game(b"any")
    names = t.rules.cards.names
    assert names[:12] == [side.name for side in SIDES.values()]
