"""Specifications: they determine the games, and every mistake is reported with its location."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bigshoulders.kernel.errors import GameError
from bigshoulders.lab.experiment.results import chunks
from bigshoulders.lab.experiment.run import Job, play_job
from bigshoulders.lab.experiment.spec import FORMAT, Spec, packaged, parse_spec, read_spec
from bigshoulders.language.errors import explain
from bigshoulders.language.messages import messages

SMALL = f"""
format = "{FORMAT}"
name = "small"
seed = 3
[defaults]
bots = ["random"]
[[experiment]]
name = "two"
games = 10
config = {{ players = 2 }}
meters = ["chicago"]
[[experiment]]
name = "alone"
game = "industrialist"
games = 3
config = {{ side = "B" }}
"""


def test_the_chunks_contain_every_game_of_a_specification_once():
    spec = parse_spec(SMALL, "small.toml")
    games = [
        (c.experiment.name, n) for c in chunks(spec) for n in range(c.first, c.first + c.count)
    ]
    assert games == [("two", n) for n in range(10)] + [("alone", n) for n in range(3)]


def different() -> Spec:
    """One against three others, and one against one."""
    text = SMALL.replace('bots = ["random"]', 'bots = ["random", "apprentice"]', 1).replace(
        "players = 2", "players = 4"
    )
    text = text.replace('game = "industrialist"', "").replace('side = "B"', "players = 2")
    return parse_spec(text, "")


def test_every_bot_sits_in_every_seat_over_the_games_of_a_deal():
    two = different().experiments[0]
    assert [two.deal(n) for n in range(8)] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert [two.seating(n).index("random") for n in range(4)] == [0, 3, 2, 1]


def test_among_equals_every_game_is_a_different_deal():
    experiment = parse_spec(SMALL, "").experiments[0]
    assert experiment.bots == ["random"]
    assert [experiment.deal(n) for n in range(4)] == [0, 1, 2, 3]
    assert len({play_job(Job(3, experiment, n))["digest"] for n in range(4)}) == 4


def test_a_game_is_the_same_whenever_it_is_played():
    experiment = parse_spec(SMALL, "").experiments[0]
    assert play_job(Job(3, experiment, 4)) == play_job(Job(3, experiment, 4))
    digests = {play_job(Job(seed, experiment, 4))["digest"] for seed in (3, 4)}
    assert len(digests) == 2


def test_the_default_balance_run_has_at_least_ten_thousand_games_of_everything():
    spec = packaged("balance")
    assert sum(experiment.games for experiment in spec.experiments) >= 10_000
    configs = [experiment.config for experiment in spec.experiments]
    for edition in ("new", "first"):
        for players in (2, 3, 4):
            for advanced in (False, True):
                assert any(
                    c["edition"] == edition
                    and c["players"] == players
                    and c["advanced"] == advanced
                    for c in configs
                )
    assert any(len(c["special_companies"]) == 5 for c in configs)


def test_a_part_of_a_specification_has_whole_deals_of_every_experiment():
    spec = packaged("balance").scaled(200)
    assert [experiment.games for experiment in spec.experiments] == [200 // 13] * 13
    assert [experiment.games for experiment in different().scaled(14).experiments] == [4, 6]


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("seed = 3", "seed = ", "spec/not-toml", "s.toml"),
        (FORMAT, "other/1", "spec/unknown-format", "s.toml"),
        ("seed = 3", "sed = 3", "spec/unknown-key", "s.toml"),
        ("seed = 3", 'seed = "x"', "spec/needs", "s.toml"),
        ("games = 10", "games = 0", "spec/games", "s.toml: experiment 1"),
        ("games = 10", "game = 10", "spec/unknown-game", "s.toml: experiment 1"),
        ("games = 10", "game = [1]", "spec/unknown-game", "s.toml: experiment 1"),
        ("games = 10", "gamez = 10\ngames = 10", "spec/unknown-key", "s.toml: experiment 1"),
        ('name = "two"', "", "spec/needs", "s.toml: experiment 1"),
        ('name = "alone"', 'name = "two"', "spec/named-twice", "s.toml"),
        ('["random"]', '["hero"]', "bots/unknown-bot", "s.toml: experiment 1: bot"),
        ('["random"]', '"random"', "spec/not-a-list", "s.toml: experiment 1"),
        ('["chicago"]', '["boston"]', "spec/unknown-meter", "s.toml: experiment 1"),
        ("players = 2", "players = 7", "config/players", "s.toml: experiment 1: players"),
        ("players = 2", "players = 2026-11-16", "config/players", "s.toml: experiment 1: players"),
        ("games = 10", "games = 2026-11-16", "spec/games", "s.toml: experiment 1"),
        ("games = 10", "games = 10\nslips = 0.6", "spec/slips", "s.toml: experiment 1"),
        ("games = 10", "games = 10\nslips = true", "spec/slips", "s.toml: experiment 1"),
        (
            '["random"]',
            '["random", "random", "apprentice"]',
            "bots/too-many",
            "s.toml: experiment 1",
        ),
        ('"B" }', '"B" }\nmeters = ["chicago"]', "spec/other-meter", "s.toml: experiment 2"),
        ('[defaults]\nbots = ["random"]', "defaults = 3", "spec/not-a-table", "s.toml"),
        (SMALL[SMALL.index("[defaults]") :], "experiment = [1]", "spec/not-a-table", "s.toml"),
        *(
            ('name = "two"', f"name = {json.dumps(name)}", "spec/bad-name", "s.toml: experiment 1")
            for name in ("../../evil", "a/b", "a\0b", ".hidden", "", "a b", "x" * 101, "two\n")
        ),
    ],
)
def test_a_fault_is_reported_with_its_location(old: str, new: str, code: str, where: str):
    assert old in SMALL
    with pytest.raises(GameError) as found:
        parse_spec(SMALL.replace(old, new, 1), "s.toml")
    assert (found.value.code, found.value.where) == (code, where)
    assert explain(messages("en"), found.value).startswith(where)


def test_a_value_wrong_only_by_its_quotes_is_shown_with_them():
    for old, new in (("players = 2", 'players = "2"'), ("games = 10", 'games = "10"')):
        with pytest.raises(GameError) as found:
            parse_spec(SMALL.replace(old, new, 1), "s.toml")
        said = explain(messages("en"), found.value)
        assert f"not {new.partition('= ')[2]}." in said


def test_a_file_that_is_not_text_is_reported(tmp_path: Path):
    path = tmp_path / "s.toml"
    path.write_bytes(SMALL.encode("utf-16"))
    with pytest.raises(GameError, match="file/not-text") as found:
        read_spec(path)
    assert found.value.where == str(path)


def test_names_of_experiments_may_use_everything_file_names_allow():
    for name in ("two", "2-Players_v1.5", "-", "_x"):
        text = SMALL.replace('"two"', f'"{name}"')
        assert parse_spec(text, "").experiments[0].name == name
