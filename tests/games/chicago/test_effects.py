"""The vocabulary of effects: words, numbers, refusals and gains in one place."""

from __future__ import annotations

from copy import deepcopy

import pytest

from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.content.assemble import build
from bigshoulders.games.chicago.content.catalog import catalog
from bigshoulders.games.chicago.engine.effects import CLASSES, EFFECTS
from bigshoulders.games.chicago.engine.ids import SPACE_WORDS
from bigshoulders.games.chicago.engine.rules import Effect, Numbers
from bigshoulders.kernel.errors import BadData
from records import building_records, content_of
from table import beside, rule, using


def used_words() -> set[str]:
    """Every word of a data file."""
    content = catalog()
    lists = [space.effects for space in content.spaces]
    lists += [effects for asset in content.assets for effects in (asset.bonus, asset.effects)]
    lists += [f.bonus for company in content.companies if company for f in company.factories]
    return {effect.do for effects in lists for effect in effects}


def test_every_word_is_used_and_has_one_class():
    assert len(EFFECTS) == len(CLASSES)
    assert set(EFFECTS) == used_words()


def test_an_effect_has_a_check_exactly_if_it_says_that_it_may_refuse():
    for effect in CLASSES:
        has_check = effect.check is not Effect.check
        assert effect(Numbers({})).may_refuse == has_check, effect.word


@rule("ACT-12")
def test_act12_in_the_data_only_first_effects_refuse():
    """So asking every effect gives the answers that asking the first one gave."""
    g = CHICAGO.assemble({"players": 4, "chiefs": True})
    for space, name in enumerate(SPACE_WORDS.ids):
        effects = g.effects[space]
        assert g.space_checks[space] == [e for e in effects[:1] if e.may_refuse], name
        assert not any(e.may_refuse for e in effects[1:]), name


@rule("ACT-12", "ACT-54")
def test_act12_an_effect_in_second_place_refuses_too():
    buildings = deepcopy(building_records())
    tile = next(b for b in buildings["building"] if b["id"] == "I-8")
    tile["effects"] = [{"do": "appeal", "n": 2}, {"do": "automate", "n": 1}]
    t = beside("I-8", "swift", {"factories": [{}, {}]})
    assert t.can("ann", **using("I-8", "swift"))
    t.rules = build(t.rules.config, content_of(buildings=buildings))
    r = t.refusal("ann", **using("I-8", "swift"))
    assert (r.code, r.rule) == ("cannot-automate", "ACT-54")


@pytest.mark.parametrize(
    ("effect", "code", "facts"),
    [
        (
            {"do": "appel", "n": 1},
            "data/unknown-effect",
            {"got": "appel", "did_you_mean": "appeal"},
        ),
        ({"do": "automate", "m": 1}, "data/unknown-key", {"got": "m", "known": ["n"]}),
        ({"do": "goods", "n": "two"}, "data/not-a-number", {"got": "two", "least": 0}),
    ],
)
def test_a_misspelt_effect_is_refused_with_its_place(effect, code, facts):
    buildings = deepcopy(building_records())
    buildings["building"][0]["effects"] = [effect]
    with pytest.raises(BadData) as caught:
        content_of(buildings=buildings)
    assert caught.value.code == code
    assert caught.value.where.startswith('buildings.toml: building "I-1": effects[0]')
    assert caught.value.facts == facts


def test_gains_add_up_what_the_effects_of_a_source_bring():
    g = CHICAGO.assemble({"players": 4, "chiefs": True})
    gains = g.gains[SPACE_WORDS.ids.index("III-10")]
    assert (gains.workers, gains.salespeople, gains.managers, gains.appeal) == (1, 1, 0, 0)
    gains = g.gains[SPACE_WORDS.ids.index("III-1")]
    assert (gains.cubes, gains.named_cubes, gains.gives_cubes()) == ([0, 2, 1, 0], 3, True)
    gains = g.gains[SPACE_WORDS.ids.index("advertising")]
    assert (gains.appeal, gains.initiative, gains.gives_cubes()) == (1, 1, False)
