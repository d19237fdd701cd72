"""DIR-14, DIR-15, EST-10: the reserved Partner of a lost company."""

from __future__ import annotations

from printed import ready
from table import Table, papers, rule, table


def run_all(t: Table, company: str, factories: int) -> list[tuple[int, str, str]]:
    """Continue to this company's Operating turn and run all its factories; return the Partners that
    moved."""
    while t.asked != "production" or t.question["company"] != company:
        t.least()
    heard = []
    for factory in range(1, factories + 1):
        heard += t.run(factory).told("partner_moved")
    if t.asked == "production":
        heard += t.upto("sales").told("partner_moved")
    assert t.asked == "sales"
    return heard


SHARED = {"value": 50, **papers(ann="D", bob="ccc")}
STAFFED = {
    **SHARED,
    "resources": {"steel": 3, "livestock": 2},
    "factories": [{"workers": 2}, {"workers": 3}],
}
HERS = {"ann": {"reserved_partner": "swift"}}


@rule("DIR-14")
def test_dir14_a_takeover_sends_the_reserved_partner_to_the_bank_pool():
    t = table(2, advanced=True, companies={"swift": SHARED}, priority=1, people=HERS)
    t.buy("bob", "swift")
    assert t.told("partner_moved") == [(0, "swift", "waiting")]
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert t.player("ann")["partners"] == 2


@rule("DIR-14")
def test_dir14_dumping_sends_it_there_too():
    swift = {"value": 50, **papers(ann="Dc", bob="cccc")}
    t = table(2, advanced=True, companies={"swift": swift}, people=HERS)
    t.sell("ann", "swift common")
    assert t.told("partner_moved") == [(0, "swift", "waiting")]


@rule("DIR-14")
def test_dir14_selling_the_directors_certificate_sends_it_there_too():
    t = table(2, advanced=True, companies={"swift": SHARED}, people=HERS)
    t.sell("ann", "swift director")
    assert t.told("partner_moved") == [(0, "swift", "waiting")]
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("DIR-14", "CLOSE-8", "Q-127")
def test_close8_a_closure_sends_it_there_too():
    swift = {"director": 0, "value": 0}
    t = table(2, decade=2, companies={"swift": swift}, people=HERS)
    assert t.company("swift") == {"status": "closed"}
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert t.player("ann")["partners"] == 2
    t.play("ann", do="found", company="libby", value="35")
    assert t.told("partner_moved") == [(0, "waiting", "libby")]
    assert t.player("ann")["reserved_partner"] == "libby"


@rule("DIR-14", "EST-10")
def test_est10_the_next_company_established_receives_it_even_in_the_same_turn():
    t = table(2, advanced=True, companies={"swift": SHARED}, people=HERS)
    t.sell("ann", "swift director")
    t.play("ann", do="found", company="elgin", value="40")
    assert t.told("partner_moved") == [(0, "waiting", "elgin")]
    assert t.player("ann")["reserved_partner"] == "elgin"
    assert t.player("ann")["partners"] == 2


@rule("DIR-14", "EST-10")
def test_dir14_it_is_unlocked_when_that_company_runs_all_its_factories():
    t = table(2, advanced=True, companies={"swift": SHARED}, people=HERS)
    t.sell("ann", "swift director")
    t.play("ann", do="found", company="cracker_jack", value="40")
    document = t.position  # with staff and cubes, as if years had passed
    cracker_jack = document["companies"]["cracker_jack"]
    cracker_jack["factories"] = [{"workers": 1}, {"workers": 3}]
    cracker_jack["resources"] = {"wood": 1, "coal": 1, "steel": 1}
    del document["board"]["bag"]
    t = Table(document)
    assert run_all(t, "cracker_jack", 2) == [(0, "cracker_jack", "hand")]
    assert t.player("ann")["reserved_partner"] == "gained"


@rule("Q-31", "DIR-14")
def test_q31_a_waiting_partner_cannot_be_used_and_outlasts_cleanup():
    companies = {"swift": SHARED, "libby": {"director": 0, "value": 50}}
    companies["elgin"] = {"director": 1, "value": 50}
    t = table(2, advanced=True, companies=companies, priority=1, people=HERS)
    t.buy("bob", "swift")
    turns = 0
    while t.decade == 1:
        turns += t.asked == "action_turn" and t.awaited == ["ann"]
        t.least()
    assert turns == 2
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert t.player("ann")["partners"] == 2


@rule("Q-31")
def test_q31_a_company_established_before_the_loss_does_not_receive_it():
    libby = {"director": 0, "value": 50, **ready("libby", 2)}
    companies = {"swift": SHARED, "libby": libby}
    t = table(2, advanced=True, companies=companies, priority=1, people=HERS)
    t.buy("bob", "swift")
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert run_all(t, "libby", 2) == []
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("Q-31")
def test_q31_a_company_taken_over_after_the_loss_does_not_receive_it():
    spare = {"value": 50, **papers(ann="ccc", bob="D")}
    companies = {"swift": SHARED, "cracker_jack": {**spare, **ready("cracker_jack", 2)}}
    t = table(2, advanced=True, companies=companies, priority=1, people=HERS)
    t.buy("bob", "swift")
    t.buy("ann", "cracker_jack")
    assert t.company("cracker_jack")["director"] == 0
    assert t.player("ann")["reserved_partner"] == "waiting"
    assert run_all(t, "cracker_jack", 2) == []
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("Q-31", "DIR-14")
def test_q31_retaking_the_lost_company_does_not_bring_it_back():
    swift = {"value": 50, **papers(ann="D", bob="cc")}
    t = table(2, advanced=True, companies={"swift": swift}, priority=1, people=HERS)
    t.buy("bob", "swift", "preferred")
    t.buy("ann", "swift")
    t.play("bob", do="pass")
    t.buy("ann", "swift")
    assert t.company("swift")["director"] == 0
    assert t.told("partner_moved") == []
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("Q-32", "DIR-14", "EST-10")
def test_q32_if_the_second_company_is_lost_too_the_third_receives_it():
    t = table(2, advanced=True, companies={"swift": SHARED}, people=HERS)
    t.sell("ann", "swift director")
    t.play("ann", do="found", company="elgin", value="35")
    for certificate in ("preferred", "common", "common"):
        t.buy("bob", "elgin", certificate)
        heard = t.told("partner_moved")
        if t.awaited == ["ann"] and t.company("elgin")["director"] == 0:
            t.play("ann", do="pass")
    assert t.company("elgin")["director"] == 1
    assert heard == [(0, "elgin", "waiting")]
    t.play("ann", do="found", company="doggett", value="35")
    assert t.told("partner_moved") == [(0, "waiting", "doggett")]
    assert t.player("ann")["reserved_partner"] == "doggett"


@rule("Q-33")
def test_q33_a_player_who_takes_over_a_starting_company_gains_nothing_from_it():
    people = {"ann": {"reserved_partner": "swift"}, "bob": {"reserved_partner": "libby"}}
    companies = {"swift": STAFFED, "libby": {"director": 1, "value": 40}}
    t = table(2, advanced=True, companies=companies, priority=1, people=people)
    t.buy("bob", "swift")
    assert t.company("swift")["director"] == 1
    assert run_all(t, "swift", 2) == []
    assert t.player("bob")["reserved_partner"] == "libby"
    assert t.player("ann")["reserved_partner"] == "waiting"


@rule("Q-33", "DIR-14")
def test_q33_without_the_takeover_the_same_run_unlocks_it():
    companies = {"swift": STAFFED, "libby": {"director": 1, "value": 40}}
    t = table(2, advanced=True, companies=companies, priority=1, people=HERS)
    assert run_all(t, "swift", 2) == [(0, "swift", "hand")]


@rule("DIR-14")
def test_dir14_losing_another_company_leaves_the_reserved_partner_where_it_is():
    companies = {"swift": {"director": 0, "value": 50}, "libby": SHARED}
    t = table(2, advanced=True, companies=companies, priority=1, people=HERS)
    t.buy("bob", "libby")
    assert t.company("libby")["director"] == 1
    assert t.told("partner_moved") == []
    assert t.player("ann")["reserved_partner"] == "swift"


@rule("DIR-14", "EST-10")
def test_est10_a_partner_on_a_charter_does_not_move_to_a_second_company():
    t = table(2, companies={"swift": {"director": 0, "value": 50}}, people=HERS)
    t.play("ann", do="found", company="elgin", value="35")
    assert t.told("partner_moved") == []
    assert t.player("ann")["reserved_partner"] == "swift"


@rule("DIR-15")
def test_dir15_an_unlocked_partner_is_not_lost_with_the_company():
    people = {"ann": {"reserved_partner": "gained"}}
    t = table(2, advanced=True, companies={"swift": SHARED}, priority=1, people=people)
    t.buy("bob", "swift")
    assert t.company("swift")["director"] == 1
    assert t.told("partner_moved") == []
    assert (t.player("ann")["reserved_partner"], t.player("ann")["partners"]) == ("gained", 3)


@rule("DIR-15", "EST-10")
def test_dir15_nor_is_it_lost_by_closure_and_a_new_company_carries_none():
    people = {"ann": {"reserved_partner": "gained"}}
    t = table(2, decade=2, companies={"swift": {"director": 0, "value": 0}}, people=people)
    assert (t.player("ann")["reserved_partner"], t.player("ann")["partners"]) == ("gained", 3)
    t.play("ann", do="found", company="elgin", value="35")
    assert t.told("partner_moved") == []
