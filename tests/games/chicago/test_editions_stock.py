"""Section 17, the Stock Phase of both editions: ED-22 to ED-26, ED-29, ED-65, ED-66."""

from __future__ import annotations

from typing import Any

import pytest

from bigshoulders.kernel.errors import BadPosition
from table import NAMES, Table, bid, papers, rule, table

EDITIONS = ["new", "first"]
each_edition = pytest.mark.parametrize("edition", EDITIONS)
PASS, DONE = {"do": "pass"}, {"do": "done"}
FOUND = {"do": "found", "company": "doggett", "value": "35"}

# Ann holds 9 certificates: Director's and 3 Common of two companies, and 1 Common of Elgin.
NINE = {
    "libby": {"value": 40, **papers(ann="Dccc")},
    "anglo": {"value": 40, **papers(ann="Dccc")},
    "elgin": {"value": 50, **papers(ann="c", bob="D")},
}


def robbed(edition: str, players: int = 2, **words: Any) -> Table:
    """After ann's turn, bob took over Swift and gave her three Common for it: 12 of 10.

    With three players the limit is 12, and Ann holds two more Common.
    """
    companies = {**NINE, "swift": {"value": 60, **papers(ann="D", bob="ccc")}}
    if players == 3:
        companies["henderson"] = {"value": 35, **papers(ann="cc", bob="D")}
    t = table(players, edition=edition, advanced=True, companies=companies, **words)
    t.play("ann", **PASS).buy("bob", "swift")
    assert t.company("swift")["director"] == 1
    assert t.held("ann") == {2: 12, 3: 14}[players]
    return t


def over_limit(edition: str, **words: Any) -> Table:
    """A position in which ann holds 12 of 10 certificates."""
    companies = {**NINE, "swift": {"value": 60, **papers(ann="ccc", bob="Dc")}}
    words = {"advanced": True, "companies": companies, **words}
    return table(2, edition=edition, **words)


# --- ED-22, ED-23: over the certificate limit ----------------------------------------------------


@rule("ED-22", "ED-23")
def test_ed23_a_player_put_over_the_limit_during_a_phase_must_sell_or_may_pass():
    t = robbed("new")
    for do in (PASS, bid("elgin"), FOUND):
        assert t.why("ann", **do) == ("must-sell", "STOCK-6", {"held": 12, "limit": 10})
    t = robbed("first")
    assert t.can("ann", **PASS)
    over = {"held": 12, "limit": 10}
    assert t.why("ann", **bid("elgin")) == ("over-certificate-limit", "CERT-5", over)
    assert t.why("ann", **FOUND) == ("founding-over-limit", "EST-11", over)


@rule("ED-23")
def test_ed23_a_voluntary_sale_may_leave_her_over_the_limit():
    t = robbed("new").offer("ann", "swift common")
    assert t.why("ann", **DONE) == ("must-sell", "STOCK-6", {"held": 11, "limit": 10})
    t = robbed("first").sell("ann", "swift common")
    assert (t.held("ann"), t.cash("ann"), t.value("swift")) == (11, 560, 50)
    no = ("over-certificate-limit", "CERT-5", {"held": 11, "limit": 10})
    assert t.why("ann", **bid("elgin")) == no
    assert t.play("ann", **DONE).awaited == ["bob"]


@rule("ED-23")
@each_edition
def test_ed23_at_the_limit_she_cannot_buy_and_below_it_she_can(edition: str):
    t = robbed(edition).sell("ann", *["swift common"] * 2)
    no = ("over-certificate-limit", "CERT-5", {"held": 10, "limit": 10})
    assert t.why("ann", **bid("elgin")) == no
    t = robbed(edition).sell("ann", *["swift common"] * 3).buy("ann", "elgin")
    assert t.held("ann") == 10


@rule("ED-23")
@pytest.mark.parametrize("players", [2, 3])
def test_ed23_in_the_first_edition_the_phase_may_end_while_she_is_over_the_limit(players: int):
    t = robbed("first", players)
    for name in ("cat", "ann", "bob") if players == 3 else ("ann", "bob"):
        assert t.phase == "stock"
        t.play(name, **PASS)
    assert t.phase == "building"
    assert t.held("ann") == {2: 12, 3: 14}[players]
    assert t.problems == []
    t = robbed("new", players)
    if players == 3:
        t.play("cat", **PASS)
    held, limit = {2: (12, 10), 3: (14, 12)}[players]
    assert t.why("ann", **PASS) == ("must-sell", "STOCK-6", {"held": held, "limit": limit})


@rule("ED-22", "ED-23")
def test_ed22_in_the_first_turn_of_the_next_phase_she_must_sell():
    t = robbed("first").drift(2, "stock")
    assert (t.held("ann"), t.problems) == (12, [])
    if t.awaited == ["bob"]:
        t.play("bob", **PASS)
    must = {"held": 12, "limit": 10}
    for do in (PASS, bid("elgin"), FOUND):
        assert t.why("ann", **do) == ("must-sell", "STOCK-6", must)
    t.offer("ann", "libby common")
    assert t.why("ann", **DONE) == ("must-sell", "STOCK-6", {"held": 11, "limit": 10})
    t.sell("ann", "anglo common").play("ann", **DONE)
    assert t.held("ann") == 10


@rule("ED-22")
@pytest.mark.parametrize("priority", [0, 1])
@each_edition
def test_ed22_both_editions_check_the_first_turn_of_a_phase(edition: str, priority: int):
    t = over_limit(edition, decade=2, priority=priority)
    if priority == 1:
        t.play("bob", **PASS)
    assert t.why("ann", **PASS) == ("must-sell", "STOCK-6", {"held": 12, "limit": 10})
    assert not t.legal("ann", "buy_certificate")
    t.sell("ann", "swift common", "swift common")
    assert t.held("ann") == 10


@rule("ED-22", "ED-23")
def test_ed22_a_forced_sale_that_loses_a_company_is_not_followed_by_another_in_the_first_edition():
    # one Common of Swift brings ann from 11 to 10; the exchange for the Director's then makes it 12
    companies = {
        "libby": NINE["libby"],
        "anglo": NINE["anglo"],
        "elgin": {"value": 50, **papers(ann="c", bob="D")},
        "swift": {"value": 60, **papers(ann="Dc", bob="cccc")},
    }
    for edition in EDITIONS:
        t = table(2, edition=edition, advanced=True, decade=2, companies=companies)
        assert t.why("ann", **PASS) == ("must-sell", "STOCK-6", {"held": 11, "limit": 10})
        t.sell("ann", "swift common")
        assert (t.company("swift")["director"], t.held("ann")) == (1, 12)
        t.play("ann", **DONE).play("bob", **PASS)
        if edition == "new":
            assert t.why("ann", **PASS) == ("must-sell", "STOCK-6", {"held": 12, "limit": 10})
        else:
            assert t.play("ann", **PASS).phase == "building"


@rule("ED-22", "ED-23", "Q-186")
def test_q186_robbed_before_her_first_turn_of_a_phase_she_may_pass_in_the_first_edition():
    companies = {**NINE, "swift": {"value": 60, **papers(ann="D", bob="ccc")}}
    for edition in EDITIONS:
        t = table(2, edition=edition, advanced=True, priority=1, companies=companies)
        t.buy("bob", "swift")
        assert t.held("ann") == 12
        assert t.can("ann", **PASS) == (edition == "first")
        assert not t.legal("ann", "buy_certificate")


@rule("ED-23")
def test_ed23_a_player_who_dumps_a_company_in_a_later_turn_may_also_pass():
    companies = {
        "libby": NINE["libby"],
        "anglo": NINE["anglo"],
        "elgin": {"director": 1, "value": 50},
        "swift": {"value": 60, **papers(ann="Dc", bob="cccc")},
    }
    for edition in EDITIONS:
        t = table(2, edition=edition, advanced=True, companies=companies)
        t.play("ann", **PASS).buy("bob", "libby")
        t.sell("ann", "swift common").play("ann", **DONE)
        t.play("bob", **PASS)
        assert t.held("ann") == 11
        assert t.can("ann", **PASS) == (edition == "first")
        assert not t.legal("ann", "buy_certificate")


@rule("ED-23")
@pytest.mark.parametrize("phase", ["building", "action", "operating"])
def test_ed23_only_the_first_edition_has_positions_over_the_limit_outside_the_stock_phase(
    phase: str,
):
    assert over_limit("first", phase=phase).held("ann") == 12
    for edition, advanced in (("new", True), ("new", False), ("first", False)):
        companies = {**NINE, "swift": {"value": 60, **papers(ann="ccc", bob="D")}}
        with pytest.raises(BadPosition) as caught:
            over_limit(edition, phase=phase, advanced=advanced, companies=companies)
        [fault] = caught.value.problems
        assert (fault.code, fault.where) == ("position/certificate-limit", "players[0]")
        assert fault.facts == {"held": 12, "limit": 10}


@rule("ED-23")
def test_ed23_at_the_end_of_the_game_all_her_certificates_count():
    operated = {"operated": ["libby", "anglo", "elgin", "swift"]}
    t = over_limit("first", phase="operating", decade=5, operating=operated)
    # 6 + 6 shares at $40, one at $50, three at $60
    assert t.scores()[0] == 500 + 12 * 40 + 50 + 3 * 60


# --- ED-24 to ED-26: the sale of a Director's Certificate ----------------------------------------

# Seller, holder of the Preferred and one Common, holder of three Common; and which of the latter
# two is first to the seller's left.
TIES_OF_THREE = [(0, 1, 2, 1), (0, 2, 1, 1), (1, 0, 2, 2), (1, 2, 0, 2), (2, 0, 1, 0), (2, 1, 0, 0)]
TIES_OF_FOUR = [
    (0, 1, 2, 1),
    (0, 2, 1, 1),
    (0, 1, 3, 1),
    (0, 3, 1, 1),
    (0, 2, 3, 2),
    (0, 3, 2, 2),
    (1, 0, 3, 3),
    (1, 3, 0, 3),
    (2, 0, 1, 0),
    (2, 1, 0, 0),
    (2, 1, 3, 3),
    (3, 2, 1, 1),
]


@rule("ED-24")
@pytest.mark.parametrize(
    ("players", "seller", "preferred", "other", "left"),
    [(3, *tie) for tie in TIES_OF_THREE] + [(4, *tie) for tie in TIES_OF_FOUR],
)
def test_ed24_of_two_with_three_shares_each_the_left_one_or_the_preferred_wins(
    players: int, seller: int, preferred: int, other: int, left: int
):
    names = NAMES[seller], NAMES[preferred], NAMES[other]
    swift = papers(**{names[0]: "Dc", names[1]: "Pc", names[2]: "ccc"})
    for edition, heir in (("new", preferred), ("first", left)):
        t = table(
            players,
            edition=edition,
            advanced=True,
            companies={"swift": {"value": 100, **swift}},
            priority=seller,
        )
        t.sell(names[0], "swift director")
        assert t.told("director_changed") == [("swift", seller, heir)]
        assert (t.cash(seller), t.value("swift")) == (800, 50)
        if heir == preferred:
            after = {names[0]: "c", names[1]: "D", names[2]: "ccc", "bank_pool": "Pc"}
        else:
            after = {names[0]: "c", names[1]: "Pc", names[2]: "D", "bank_pool": "ccc"}
        assert t.papers("swift") == after


@rule("ED-24")
@each_edition
def test_ed24_this_decides_only_ties(edition: str):
    # bob sits to the left of ann and has the Preferred, but dan has the most shares
    swift = papers(ann="Dc", bob="P", dan="cccc")
    t = table(4, edition=edition, advanced=True, companies={"swift": {"value": 100, **swift}})
    t.sell("ann", "swift director")
    assert t.papers("swift") == {"ann": "c", "bob": "P", "dan": "Dc", "bank_pool": "ccc"}


@rule("ED-24", "DIR-8")
def test_ed24_it_does_not_decide_a_tie_with_the_seller():
    swift = papers(ann="Dccc", bob="c", cat="Pc")
    t = table(3, advanced=True, companies={"swift": {"value": 100, **swift}})
    t.sell("ann", "swift director")
    assert t.papers("swift") == {"ann": "D", "bob": "c", "cat": "Pc", "bank_pool": "ccc"}


@rule("ED-68", "Q-190", "DIR-9", "DIR-14")
def test_ed68_first_edition_the_sale_triggers_the_transfer_at_three_against_three():
    swift = {"value": 100, "treasury": 70, **papers(ann="Dccc", bob="c", cat="Pc")}
    t = table(
        3,
        edition="first",
        advanced=True,
        companies={"swift": swift},
        people={"ann": {"reserved_partner": "swift"}},
    )
    t.sell("ann", "swift director")
    assert t.told("director_changed") == [("swift", 0, 2)]
    assert t.papers("swift") == {"ann": "ccc", "bob": "c", "cat": "D", "bank_pool": "Pc"}
    assert (t.cash("ann"), t.cash("cat"), t.treasury("swift")) == (800, 500, 70)
    assert t.value("swift") == 50
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert t.problems == []


@rule("ED-68", "Q-190", "DIR-3")
def test_q190_three_common_sold_instead_leave_the_director_in_place():
    swift = papers(ann="Dccc", bob="c", cat="Pc")
    t = table(3, edition="first", advanced=True, companies={"swift": {"value": 100, **swift}})
    t.sell("ann", "swift common", "swift common", "swift common")
    assert t.events("director_changed") == []
    assert t.papers("swift") == {"ann": "D", "bob": "c", "cat": "Pc", "bank_pool": "ccc"}


@rule("ED-68", "STOCK-13")
@each_edition
def test_ed68_still_only_while_an_opponent_holds_three(edition: str):
    swift = papers(ann="Dccc", bob="cc", cat="P")
    t = table(3, edition=edition, advanced=True, companies={"swift": {"value": 100, **swift}})
    r = t.refusal("ann", do="sell_certificate", company="swift", certificate="director")
    assert (r.code, r.facts) == (
        "director-without-heir",
        {"company": "swift", "most": 2, "needed": 3},
    )


@rule("ED-25")
@each_edition
def test_ed25_the_bank_exchanges_with_the_new_director_and_the_seller_gets_cash_only(edition: str):
    swift = papers(ann="Dc", bob="Pcc")
    t = table(2, edition=edition, advanced=True, companies={"swift": {"value": 80, **swift}})
    t.sell("ann", "swift director")
    assert t.papers("swift") == {"ann": "c", "bob": "Dc", "bank_pool": "Pc", "treasury": "cc"}
    assert (t.cash("ann"), t.cash("bob")) == (740, 500)


@rule("ED-26")
@pytest.mark.parametrize("offered", ["common", "director"])
@each_edition
def test_ed26_charter_and_certificates_change_hands_together(edition: str, offered: str):
    goods = {"treasury": 70, "goods": 2, "resources": {"coal": 3}, "assets": ["foundry"]}
    facts = {"value": 100, **goods, **papers(ann="Dc", bob="Pcc", cat="c")}
    t = table(3, edition=edition, advanced=True, companies={"swift": facts})
    t.sell("ann", f"swift {offered}")
    if offered == "common":
        after = {"ann": "Pc", "bob": "Dc", "cat": "c", "bank_pool": "c"}
    else:
        after = {"ann": "c", "bob": "Dc", "cat": "c", "bank_pool": "Pc"}
    assert t.papers("swift") == {**after, "treasury": "c"}
    assert t.treasury("swift") == 70
    assert t.goods("swift") == 2
    assert t.resources("swift") == {"coal": 3}
    assert t.company("swift")["assets"] == ["foundry"]


# --- ED-29, ED-65, ED-66 -------------------------------------------------------------------------


@rule("ED-29")
@pytest.mark.parametrize("shares", [{"bob": "c"}, {"bob": "Pcc"}])
@each_edition
def test_ed29_shares_in_the_bank_pool_lower_no_value(edition: str, shares: dict[str, str]):
    swift = {"value": 100, **papers(ann="D", **shares)}
    t = table(2, edition=edition, companies={"swift": swift}, priority=1)
    t.sell("bob", *["swift common"] * shares["bob"].count("c")).play("bob", **DONE)
    value = t.value("swift")
    t.play("ann", **PASS).play("bob", **PASS)
    assert (t.phase, t.value("swift")) == ("building", value)
    assert t.events("stock_moved") == []


@rule("ED-65", "OPT-11")
@pytest.mark.parametrize(("friendly", "other", "own"), [(False, 40, 50), (True, 80, 50)])
@each_edition
def test_ed65_friendly_stock_sales_exist_in_both_editions(
    edition: str, friendly: bool, other: int, own: int
):
    swift = {"value": 100, **papers(ann="Dccc", bob="Pcc")}
    words = {"edition": edition, "friendly_sales": friendly, "companies": {"swift": swift}}
    t = table(2, priority=1, **words).sell("bob", "swift preferred", *["swift common"] * 2)
    assert (t.value("swift"), t.cash("bob")) == (other, 900)
    t = table(2, priority=0, **words).sell("ann", *["swift common"] * 3)
    assert (t.value("swift"), t.cash("ann")) == (own, 800)  # its Director: one step per share


@rule("ED-65", "OPT-11", "ED-14")
def test_ed65_the_single_step_also_stops_at_10_in_the_first_edition():
    swift = {"value": 10, **papers(ann="D", bob="ccc")}
    for edition, after in (("new", 0), ("first", 10)):
        words = {"edition": edition, "friendly_sales": True, "companies": {"swift": swift}}
        t = table(2, priority=1, **words).sell("bob", *["swift common"] * 3)
        assert (t.cash("bob"), t.value("swift")) == (530, after)


@rule("ED-66")
@each_edition
def test_ed66_a_player_who_can_pay_may_establish_a_company_in_the_stock_phase_of_decade_1(
    edition: str,
):
    swift = {"value": 60, **papers(ann="D", bob="ccc")}
    t = table(2, edition=edition, advanced=True, companies={"swift": swift}, cash=[0, 0])
    assert (t.decade, t.can("ann", **FOUND)) == (1, False)
    t.sell("ann", "swift director").play("ann", **FOUND)  # $180 for the Director's Certificate
    assert (t.cash("ann"), t.treasury("doggett")) == (75, 105)
    assert t.company("doggett")["director"] == 0
