"""Bots by name: which are known and which are refused."""

from __future__ import annotations

import pickle

import pytest

from bigshoulders.kernel.errors import BadConfig
from bigshoulders.shelf import (
    SHELF,
    bot_names,
    default_bot,
    make_bot,
    parse_bot,
    parse_bots,
)


def test_every_game_has_its_bots():
    assert bot_names("chicago") == ["random", "apprentice", "broker", "tycoon", "magnate"]
    assert bot_names("industrialist") == ["random", "greedy", "solver"]
    for game in SHELF:
        assert default_bot(game).name in bot_names(game)


def test_an_unknown_name_is_answered_with_the_known_ones():
    with pytest.raises(BadConfig) as caught:
        parse_bot("chicago", "brokr", "--bots")
    assert caught.value.code == "bots/unknown-bot"
    assert caught.value.where == "--bots"
    assert caught.value.facts["known"] == bot_names("chicago")


def test_a_bot_without_a_clock_takes_no_seconds():
    with pytest.raises(BadConfig) as caught:
        parse_bot("industrialist", "greedy:1s")
    assert caught.value.code == "bots/takes-no-seconds"


def test_a_bot_with_a_clock_takes_seconds_or_has_a_default():
    assert parse_bot("chicago", "tycoon").seconds == 1
    assert parse_bot("chicago", "tycoon:300ms").seconds == 0.3
    assert str(parse_bot("chicago", "tycoon:0.3s")) == "tycoon:300ms"
    assert str(parse_bot("chicago", "tycoon")) == "tycoon:1s"


@pytest.mark.parametrize("seconds", ["", "1", "s", "0s", "-1s", "99ms", "601s", "1m"])
def test_nonsensical_times_are_refused(seconds: str):
    with pytest.raises(BadConfig) as caught:
        parse_bot("chicago", f"tycoon:{seconds}", "--bots")
    assert caught.value.code == "bots/bad-seconds"


def test_names_separated_by_commas_are_bots_in_that_order():
    assert [str(bot) for bot in parse_bots("industrialist", "solver, random,random")] == [
        "solver",
        "random",
        "random",
    ]
    with pytest.raises(BadConfig):
        parse_bots("industrialist", "solver,,random")


def test_a_named_bot_can_be_sent_to_another_process():
    named = parse_bot("industrialist", "greedy")
    assert pickle.loads(pickle.dumps(named)) == named
    assert type(named.make()) is type(make_bot("industrialist", "greedy"))
