"""The certificate limit: DATA-CERT, EST-11; STOCK-6 and DIR-11 for a player over it."""

from __future__ import annotations

import pytest

from bigshoulders.games.chicago.voice import ChicagoVoice
from bigshoulders.kernel.errors import BadPosition
from bigshoulders.language.messages import messages
from table import Table, bid, discarding, papers, rule, table

# ann holds Director's + 3 Common of two companies and 1 Common of elgin: 9 certificates.
NINE = {
    "libby": {"value": 40, **papers(ann="Dccc")},
    "anglo": {"value": 40, **papers(ann="Dccc")},
    "elgin": {"value": 50, **papers(ann="c", bob="D")},
}


def robbed() -> Table:
    """Two players: bob has just taken over swift from ann, who now holds 12 of 10."""
    swift = {"value": 60, **papers(ann="D", bob="ccc")}
    t = table(2, advanced=True, companies={**NINE, "swift": swift}, priority=1)
    assert t.held("ann") == 10
    t.play("bob", **bid("swift"))
    return t


@rule("DIR-11", "STOCK-6", "CERT-5")
def test_dir11_three_common_for_a_directors_certificate_put_a_player_over_the_limit():
    t = robbed()
    assert t.held("ann") == 12
    assert t.awaited == ["ann"]
    for do in ({"do": "pass"}, bid("elgin"), {"do": "found", "company": "swift", "value": "35"}):
        assert t.why("ann", **do) == ("must-sell", "STOCK-6", {"held": 12, "limit": 10})


@rule("STOCK-6", "Q-18")
def test_stock6_the_batch_must_reach_the_limit():
    t = robbed()
    t.offer("ann", "swift common")
    assert t.why("ann", do="done") == ("must-sell", "STOCK-6", {"held": 11, "limit": 10})
    t.sell("ann", "libby common")
    assert t.held("ann") == 10
    assert t.cash("ann") == 500 + 60 + 40
    assert (t.value("swift"), t.value("libby")) == (50, 35)


@rule("STOCK-6", "Q-18")
def test_q18_at_the_limit_nothing_can_be_bought_afterwards():
    t = robbed()
    t.sell("ann", "swift common", "swift common")
    r = t.refusal("ann", **bid("elgin"))
    assert (r.code, r.rule, r.facts) == (
        "over-certificate-limit",
        "CERT-5",
        {"held": 10, "limit": 10},
    )
    t.play("ann", do="done")
    assert t.awaited == ["bob"]


@rule("STOCK-6", "Q-18")
def test_q18_the_batch_may_be_larger_and_then_one_certificate_can_be_bought():
    t = robbed()
    t.sell("ann", *["swift common"] * 3)
    assert t.held("ann") == 9
    t.play("ann", **bid("elgin"))
    assert t.held("ann") == 10


@rule("STOCK-6", "Q-17", "STOCK-23")
def test_q17_a_forced_sale_bars_buying_like_any_other():
    t = robbed()
    t.sell("ann", *["swift common"] * 3)
    r = t.refusal("ann", **bid("swift", source="bank_pool"))
    assert (r.code, r.facts) == ("sold-this-decade", {"company": "swift"})


@rule("STOCK-6", "STOCK-36")
def test_stock36_an_asset_may_be_discarded_before_a_forced_sale():
    companies = {**NINE, "swift": {"value": 60, **papers(ann="D", bob="ccc")}}
    companies["libby"] = {**NINE["libby"], "assets": ["foundry"]}
    t = table(2, advanced=True, companies=companies, priority=1)
    t.play("bob", **bid("swift"))
    t.play("ann", **discarding("foundry"))
    assert t.refusal("ann", do="pass").code == "must-sell"  # a discard isn't a sale


@rule("DIR-11", "STOCK-6")
def test_dir11_preferred_and_common_for_a_directors_certificate_are_one_more():
    swift = {"value": 60, **papers(ann="D", bob="Pc")}
    t = table(2, advanced=True, companies={**NINE, "swift": swift}, priority=1)
    t.play("bob", **bid("swift"))
    assert t.company("swift")["preferred"] == "seat_0"
    assert t.refusal("ann", do="pass").facts == {"held": 11, "limit": 10}
    t.sell("ann", "swift preferred")
    assert t.held("ann") == 10


@rule("DIR-11")
def test_dir11_the_player_complies_in_their_next_turn_not_before():
    swift = {"value": 60, **papers(ann="D", bob="ccc")}
    more = {"doggett": {"value": 35, **papers(ann="cc", bob="D")}}
    t = table(3, advanced=True, companies={**NINE, **more, "swift": swift}, priority=1)
    t.play("bob", **bid("swift"))
    assert t.held("ann") == 14  # of 12
    assert t.awaited == ["cat"]
    t.play("cat", do="pass")
    assert t.awaited == ["ann"]
    assert t.refusal("ann", do="pass").facts == {"held": 14, "limit": 12}


@rule("DIR-11", "STOCK-6")
def test_dir11_a_player_who_dumps_a_company_complies_one_turn_later():
    swift = {"value": 60, **papers(ann="Dc", bob="cccc")}
    companies = {**NINE, "swift": swift}
    companies["elgin"] = {"director": 1, "value": 50}
    t = table(2, advanced=True, companies=companies)
    assert t.held("ann") == 10
    t.sell("ann", "swift common")
    assert t.held("ann") == 11
    assert t.refusal("ann", **bid("elgin")).code == "over-certificate-limit"
    t.play("ann", do="done")
    t.play("bob", do="pass")
    assert t.refusal("ann", do="pass").facts == {"held": 11, "limit": 10}


@rule("Q-19", "STOCK-5", "STOCK-6")
def test_q19_the_phase_cannot_end_while_a_player_is_over_the_limit():
    t = robbed()
    t.sell("ann", "swift common", "libby common")
    t.play("ann", do="done")
    t.play("bob", do="pass")
    assert t.phase == "stock"
    t.play("ann", do="pass")  # back within the limit she can
    assert t.phase == "building"


def robbed_of_elgin(swift: dict) -> Table:
    """Two players: bob has just taken over elgin from ann, who holds 11 of 10 and directs swift."""
    companies = {
        "libby": NINE["libby"],
        "anglo": {"value": 40, **papers(ann="Dcc")},
        "elgin": {"value": 50, **papers(ann="D", bob="Pc")},
        "swift": {"director": 0, "value": 60, **swift},
    }
    t = table(2, advanced=True, companies=companies, priority=1)
    assert t.held("ann") == 10
    t.play("bob", **bid("elgin"))
    assert t.held("ann") == 11
    return t


@rule("Q-18", "STOCK-6", "DIR-3")
def test_q18_a_forced_sale_that_loses_a_company_counts_before_the_transfer():
    # selling the Common of swift brings ann from 11 to 10; the exchange then makes it 12
    t = robbed_of_elgin({"common": {"seat_0": 1, "seat_1": 4}})
    t.sell("ann", "swift common")
    assert t.company("swift")["director"] == 1
    assert t.held("ann") == 12
    assert t.refusal("ann", **bid("elgin")).facts == {"held": 12, "limit": 10}
    t.play("ann", do="done")  # the turn may end over the limit
    t.play("bob", do="pass")
    assert t.why("ann", do="pass") == ("must-sell", "STOCK-6", {"held": 12, "limit": 10})
    t.sell("ann", "swift common", "swift common")
    assert t.held("ann") == 10


@rule("Q-18", "STOCK-6", "DIR-6")
def test_q18_the_directors_certificate_is_one_certificate_of_the_forced_batch():
    t = robbed_of_elgin({"common": {"seat_0": 1, "seat_1": 3}})
    t.sell("ann", "swift director")
    assert t.held("ann") == 10
    assert t.company("swift")["director"] == 1


@rule("Q-20", "Q-13", "STOCK-18", "STOCK-6")
def test_q20_certificates_of_a_company_in_closed_can_be_sold_to_comply():
    swift = {"value": 10, **papers(ann="D", bob="ccc", cat="c")}
    more = {"doggett": {"value": 35, **papers(ann="cc", bob="D")}}
    t = table(3, advanced=True, companies={**NINE, **more, "swift": swift}, priority=1)
    t.play("bob", **bid("swift"))
    t.sell("cat", "swift common")
    t.play("cat", do="done")
    assert (t.value("swift"), t.held("ann")) == (0, 14)
    t.sell("ann", "swift common", "swift common")
    assert (t.cash("ann"), t.held("ann")) == (500, 12)
    assert t.events("paid") == []


@rule("Q-22", "CERT-5")
def test_q22_the_limit_is_checked_before_a_takeover_would_lower_the_count():
    # bob holds 10; a fourth Common of swift would make him Director and leave him with 8
    own = {"value": 40, **papers(bob="Dccc")}
    companies = {"libby": own, "anglo": {**own, "common": {"seat_1": 2}}}
    companies["swift"] = {"value": 60, **papers(ann="D", bob="ccc")}
    t = table(2, advanced=True, companies=companies, priority=1)
    assert t.held("bob") == 10
    r = t.refusal("bob", **bid("swift"))
    assert (r.code, r.rule) == ("over-certificate-limit", "CERT-5")
    assert r.facts == {"held": 10, "limit": 10}
    t.sell("bob", "libby common")
    t.play("bob", **bid("swift"))
    assert t.company("swift")["director"] == 1
    assert t.held("bob") == 8


# Bob's holdings in the others' companies: how many Commons of each he has at the limit.
AT_LIMIT = [
    (2, 10, {"libby": 5, "swift": 5}),
    (3, 12, {"libby": 5, "swift": 5, "anglo": 2}),
    (4, 14, {"libby": 5, "swift": 5, "anglo": 4}),
]


def at_certificate_limit(players: int, commons: dict[str, int]) -> Table:
    companies = {
        name: {"director": 0, "value": 50, "common": {"seat_1": count}}
        for name, count in commons.items()
    }
    companies["elgin"] = {"director": 0, "value": 50}
    return table(players, companies=companies, priority=1)


@rule("DATA-CERT", "EX-8", "CERT-5", "STOCK-22")
@pytest.mark.parametrize(("players", "limit", "commons"), AT_LIMIT)
def test_ex8_certificate_limits(players: int, limit: int, commons: dict[str, int]):
    assert sum(commons.values()) == limit
    buy = {"do": "buy_certificate", "company": "elgin", "certificate": "common"}
    t = at_certificate_limit(players, commons)
    r = t.refusal("bob", **buy, source="treasury")
    assert (r.code, r.rule) == ("over-certificate-limit", "CERT-5")
    assert r.facts == {"held": limit, "limit": limit}
    commons = {**commons, "libby": 4}
    assert at_certificate_limit(players, commons).can("bob", **buy, source="treasury")


@rule("EST-11", "DATA-CERT")
@pytest.mark.parametrize(("players", "limit", "commons"), AT_LIMIT)
def test_est11_a_player_at_the_limit_cannot_establish(
    players: int, limit: int, commons: dict[str, int]
):
    t = at_certificate_limit(players, commons)
    r = t.refusal("bob", do="found", company="doggett", value="35")
    assert (r.code, r.rule) == ("founding-over-limit", "EST-11")
    assert r.facts == {"held": limit, "limit": limit}
    t = at_certificate_limit(players, {**commons, "libby": 4})
    t.play("bob", do="found", company="doggett", value="35")
    # The Director's Certificate counts: now bob is at the limit.
    while t.awaited != ["bob"]:
        t.play(t.awaited[0], do="pass")
    r = t.refusal("bob", **bid("elgin"))
    assert (r.code, r.facts) == ("over-certificate-limit", {"held": limit, "limit": limit})


@rule("Q-19", "CERT-5", "INV-6")
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("phase", ["stock", "building", "action", "operating"])
def test_q19_only_a_stock_phase_of_the_advanced_game_has_players_over_the_limit(phase, advanced):
    own = {"value": 40, **papers(ann="Dccc")}
    companies = {"libby": own, "anglo": own, "elgin": {**own, "common": {"seat_0": 2}}}

    def position() -> Table:
        return table(2, phase=phase, advanced=advanced, companies=companies)

    if advanced and phase == "stock":
        assert position().held("ann") == 11
        return
    with pytest.raises(BadPosition) as caught:
        position()
    fault = caught.value.problems[0]
    assert (fault.code, fault.where) == ("position/certificate-limit", "players[0]")
    assert fault.facts == {"held": 11, "limit": 10}


# --- the sentences about it ----------------------------------------------------------------------


def question(t: Table, language: str = "en") -> str:
    """The question to ann, in a language."""
    return ChicagoVoice(messages(language), ["Ann", "Bob"], t.rules).decision(t.state, 0)


def must_sell(held: int, language: str = "en") -> str:
    """The sentence for a player who holds this many certificates of 10."""
    facts: dict[str, str | int] = {"seat": "Ann", "held": held, "limit": 10}
    return messages(language).text("chicago-decision-stock_turn", facts, "must_sell")


@rule("STOCK-6")
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_stock6_a_player_over_the_limit_is_warned(language: str):
    assert question(robbed(), language) == must_sell(12, language)
    assert "12" in must_sell(12, language)
    assert "10" in must_sell(12, language)


@rule("STOCK-6")
def test_stock6_a_player_over_the_limit_is_warned_until_enough_is_offered():
    t = robbed().offer("ann", "swift common")
    assert question(t) == must_sell(12)
    t.offer("ann", "swift common")
    assert question(t) != must_sell(12)
    assert t.can("ann", do="done")


@rule("STOCK-6")
def test_stock6_a_player_at_the_limit_is_not_warned():
    swift = {"value": 60, **papers(ann="D", bob="ccc")}
    t = table(2, advanced=True, companies={**NINE, "swift": swift})
    assert t.held("ann") == 10
    assert question(t) != must_sell(10)
