"""Numbers of action spaces and sources of effects: stored games hold them, so they never move."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.engine.events import PARTNER_PLACE_WORDS, partner_space
from bigshoulders.games.chicago.engine.ids import (
    BUILDING_SETS,
    EFFECT_SOURCE_WORDS,
    MOST_LATER_BUILDINGS,
    SPACE_IDS,
    source_of,
)
from bigshoulders.kernel.errors import BadConfig
from printed import BUILDINGS
from table import rule

BANK = [
    *["job_market", "advertising", "hire_manager", "hire_salesperson", "purchase_asset"],
    *["extra_dividends", "fundraising_40", "fundraising_60", "fundraising_80", "bank_pool"],
]


@rule("DATA-BUILDING", "DATA-BANK")
def test_the_first_54_spaces_keep_their_numbers():
    assert SPACE_IDS[:54] == [*BUILDINGS, *BANK]


def test_the_first_139_sources_of_effects_keep_their_numbers():
    ids = EFFECT_SOURCE_WORDS.ids
    assert ids[:54] == SPACE_IDS[:54]
    assert ids[54] == "asset brilliant_marketing"
    assert ids[74] == "purchase of brilliant_marketing"
    assert ids[94] == "manager anglo.1"
    assert ids[138] == "manager florsheim.3"
    found = sha256("\n".join(ids[:139]).encode()).hexdigest()
    assert found.startswith("be9b9c7514189669")


def test_the_first_73_places_of_a_partner_keep_their_numbers():
    found = sha256("\n".join(PARTNER_PLACE_WORDS.ids[:73]).encode()).hexdigest()
    assert found.startswith("10e2995d98acbc88")


def test_every_space_is_spelt_alike_as_a_space_a_source_and_a_place():
    for space, name in enumerate(SPACE_IDS):
        assert EFFECT_SOURCE_WORDS.ids[source_of(space)] == name
        assert PARTNER_PLACE_WORDS.ids[partner_space(space)] == name
    assert len(SPACE_IDS) <= 54 + MOST_LATER_BUILDINGS


@rule("OPT-16")
def test_opt16_an_unknown_set_of_buildings_is_refused():
    with pytest.raises(BadConfig) as caught:
        CHICAGO.assemble({"players": 2, "building_sets": ["chicago_1893"]})
    assert (caught.value.code, caught.value.where) == ("config/unknown-set", "building_sets")
    assert caught.value.facts == {"got": "chicago_1893", "known": BUILDING_SETS}


@rule("OPT-16")
def test_opt16_without_a_set_the_stacks_hold_the_printed_buildings():
    for document in ({"players": 4}, {"players": 4, "building_sets": []}):
        g = CHICAGO.assemble(document)
        assert [tiles.bit_length() for tiles in g.building_sets] == [12, 28, 44]
        assert "building_sets" not in g.config.document()
