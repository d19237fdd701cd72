"""Each number on the sheet matches what happens when its move is made on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bigshoulders.games.chicago.bots.apprentice import Apprentice
from bigshoulders.games.chicago.box import CHICAGO
from bigshoulders.games.chicago.content.catalog import catalog
from bigshoulders.games.chicago.content.records import UNLIMITED
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS, FACTORIES, KINDS, OPEN, RESOURCE_IDS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import RAN, REVENUE, TIER, State
from bigshoulders.games.chicago.engine.verbs.appeal import gain_appeal, next_to_operate
from bigshoulders.games.chicago.engine.verbs.staff import free_spaces, gain_salespeople
from bigshoulders.games.chicago.sheet.table import make
from bigshoulders.kernel.driver import settle
from bigshoulders.kernel.events import SILENT, Events
from bigshoulders.kernel.frames import Frame
from cases import CASES, choose, random_config

Words = dict[str, Any]
NAMED = {case.name: case.config for case in CASES if case.game is CHICAGO}
CONFIGS = NAMED | {f"random-{n}": random_config(Random(n)) for n in range(4)}
ENOUGH = 9  # cubes of each kind
RICH = 10_000
SHARES = {"common": 1, "preferred": 2, "director": 3}


class Moment:
    """A position in which a seat must act, with that seat's sheet."""

    def __init__(self, g: Rules, s: State, seat: int) -> None:
        self.g, self.s, self.seat = g, s, seat
        self.asked = str(self.shown(s)["question"]["step"])
        self.sheet = self.shown(s)
        self.legal = [CHICAGO.space(g).spell(m) for m in CHICAGO.legal(g, s, seat)]

    def shown(self, s: State) -> Words:
        seen = CHICAGO.redact(self.g, s, self.seat).seen
        return msgspec.to_builtins(make(self.g, seen, self.seat))

    @property
    def operating(self) -> tuple[str, Words, Words]:
        """The operating company, its charter and its turn."""
        name = str(self.sheet["operating"])
        line = self.sheet["companies"][name]
        assert line["turn"]["step"] == STEP_OF[self.asked]
        return name, line, line["turn"]

    def copy(self) -> State:
        return self.s.copy()

    def can(self, **words: Any) -> bool:
        return words in self.legal

    def moves(self, do: str) -> list[Words]:
        return [words for words in self.legal if words["do"] == do]

    def play(self, s: State, **words: Any) -> list[Words]:
        """The events of the seat's move, declining everything asked in between."""
        out = Events()
        space = CHICAGO.space(self.g)
        CHICAGO.apply(self.g, s, self.seat, space.parse(words), out)
        while s.stack and (no := DECLINING.get(self.shown(s)["question"]["step"])):
            CHICAGO.apply(self.g, s, s.stack[-1].seat, space.parse({"do": no}), out)
        return [CHICAGO.spell_event(event) for event in out.items]


STEP_OF = {"purchase": "purchase", "production": "produce", "sales": "sell", "payout": "pay"}
DECLINING = {"protection": "decline", "adjustment": "done"}


def is_kind(events: list[Words], kind: str, **facts: Any) -> list[Words]:
    wanted = {"event": kind, **facts}
    return [event for event in events if wanted.items() <= event.items()]


def value_after(events: list[Words], company: str, value: int, *causes: str) -> int:
    """A company's value after the moves that have one of these causes."""
    for event in is_kind(events, "stock_moved", company=company):
        if event["cause"] in causes:
            value = event["new"]
    return value


def moments(config: Words, seed: int) -> Iterator[Moment]:
    """A game among Apprentices that sometimes play at random."""
    g = CHICAGO.assemble(config)
    s = CHICAGO.new(g, b"promises %d" % seed, SILENT)
    rng = Random(seed)
    bot = Apprentice()
    while awaited := CHICAGO.awaited(g, s):
        seat = awaited[0]
        yield Moment(g, s, seat)
        if rng.random() < 0.3:
            move = choose(CHICAGO, g, CHICAGO.legal(g, s, seat), rng)
        else:
            move = bot.choose(g, CHICAGO.redact(g, s, seat), rng)
        CHICAGO.apply(g, s, seat, move, SILENT)


@pytest.mark.parametrize("name", CONFIGS)
def test_the_sheet_promises_what_happens(name: str) -> None:
    asked: set[str] = set()
    for n, moment in enumerate(moments(CONFIGS[name], 0)):
        asked.add(moment.asked)
        check = CHECKS.get(moment.asked)
        if check is not None and (moment.asked not in FREQUENT or n % 4 == 0):
            check(moment)
        if n % 9 == 0:
            check_order(moment)
            check_bonuses(moment)
            check_prices(moment)
            check_players(moment)
            check_board(moment)
            check_charters(moment)
            check_goals(moment)
    if name in NAMED:
        assert set(CHECKS) <= asked


# --- the Operating turn --------------------------------------------------------------------------


def check_payout(m: Moment) -> None:
    """OPS-41 to OPS-51, TRACK-4: both ways to use the revenue."""
    name, line, turn = m.operating
    assert m.can(do="pay_dividends") == turn["may_pay"]
    check_withholding(m, name, line, turn)
    if turn["may_pay"]:
        check_dividends(m, name, line, turn)
        check_thresholds(m, name, line, turn)


def check_withholding(m: Moment, name: str, line: Words, turn: Words) -> None:
    events = m.play(m.copy(), do="withhold")
    kept = sum(e["amount"] for e in is_kind(events, "paid", reason="withheld"))
    assert turn["withhold"]["to"] == {"treasury": kept}
    value = value_after(events, name, line["value"], "withheld")
    assert value == turn["withhold"]["value"] == line["withhold_value"]
    values = m.sheet["track"]["values"]
    assert values[line["space"] + turn["withhold"]["steps"]] == value


def check_dividends(m: Moment, name: str, line: Words, turn: Words) -> None:
    events = m.play(m.copy(), do="pay_dividends")
    holders = {e["payee"]: e["amount"] for e in is_kind(events, "paid", reason="dividends")}
    promised = {name if to == "treasury" else to: n for to, n in turn["pay"]["to"].items()}
    promised.pop("bank_pool", None)  # what the bank owes itself
    assert holders == {to: n for to, n in promised.items() if n}
    declared = is_kind(events, "dividend_declared")[0]
    assert (declared["revenue"], declared["per_share"]) == (turn["revenue"], turn["per_share"])
    assert value_after(events, name, line["value"], "dividends") == turn["pay"]["value"]
    assert turn["pay"]["value"] == line["steps"][turn["pay"]["steps"]]


def check_thresholds(m: Moment, name: str, line: Words, turn: Words) -> None:
    """One dollar less than a threshold brings one step less."""

    def value_with(revenue: int) -> int:
        s = m.copy()
        s.turn[REVENUE] = revenue
        events = m.play(s, do="pay_dividends")
        return value_after(events, name, line["value"], "dividends")

    for n, needed in enumerate(line["thresholds"]):
        assert value_with(needed - 1) == line["steps"][n]
        assert value_with(needed) == line["steps"][n + 1]
    assert value_with(4 * line["thresholds"][-1]) == line["steps"][len(line["thresholds"])]
    step = turn["next_step"]
    if step is None:
        assert value_with(turn["revenue"] + RICH) == turn["pay"]["value"]
    else:
        assert step["missing"] == step["revenue"] - turn["revenue"] > 0
        assert value_with(step["revenue"] - 1) == turn["pay"]["value"]
        assert value_with(step["revenue"]) == line["steps"][step["steps"]] > turn["pay"]["value"]


def check_sales(m: Moment) -> None:
    """OPS-34 to OPS-38, STAFF-3: where Goods can go and what each brings."""
    name, line, turn = m.operating
    sells = m.s.goods[COMPANY_IDS.index(name)] > 0 and turn["price"] > 0
    if turn["ran"] or name != "oscar_mayer":
        assert line["unit_price"] + turn["dearer"] == turn["price"]
    for outlet in line["outlets"]:
        is_open = outlet["open"] if "open" in outlet else outlet["room"] > 0
        assert m.can(do="sell_good", outlet=outlet["outlet"]) == (sells and is_open)
        if sells and is_open:
            events = m.play(m.copy(), do="sell_good", outlet=outlet["outlet"])
            brought = [e["amount"] for e in is_kind(events, "revenue_added", company=name)]
            if outlet["outlet"] == "half_price":
                assert brought == [turn["price"] // 2]
            elif outlet["room"] == 1 and outlet["bonus"]:
                assert brought == [turn["price"], outlet["bonus"]]
            else:
                assert brought == [turn["price"]]


def check_production(m: Moment) -> None:
    """OPS-18 to OPS-24: factories that are ready, what they lack and what they make."""
    name, line, turn = m.operating
    company = COMPANY_IDS.index(name)
    if name == "oscar_mayer":
        check_tiers(m, company, line)
        return
    total = m.s.goods[company] + m.s.bonus_goods[company]
    for n, factory in enumerate(line["factories"]):
        run = {"do": "run_factory", "factory": str(n + 1)}
        assert factory["ran"] == (n < turn["ran"])
        if n == turn["ran"]:
            assert m.can(**run) == factory["ready"]
        s = with_cubes(m, company, {})
        s.turn[RAN] = n
        if factory["staffed"]:
            made = is_kind(m.play(s, **run), "factory_ran")[0]["goods"]
            assert made == factory["goods"]
            total += made if all(f["staffed"] for f in line["factories"][:n]) else 0
        else:
            assert run not in [CHICAGO.space(m.g).spell(x) for x in CHICAGO.legal(m.g, s, m.seat)]
    assert line["full_run"]["goods"] == total
    assert line["full_run"]["revenue"] == total * line["unit_price"]
    check_inputs(m, company, line, turn)


def with_cubes(m: Moment, company: int, missing: Words) -> State:
    """A copy in which a company has what it lacked; plenty if nothing is named."""
    s = m.copy()
    for kind, resource in enumerate(RESOURCE_IDS):
        i = company * KINDS + kind
        s.cubes[i] = s.cubes[i] + missing.get(resource, 0) if missing else ENOUGH
    return s


def check_inputs(m: Moment, company: int, line: Words, turn: Words) -> None:
    """OPS-18: with the missing cubes, and not one fewer, all staffed factories run."""
    missing: dict[str, int] = {}
    for n, factory in enumerate(line["factories"][turn["ran"] :], turn["ran"]):
        if not factory["staffed"]:
            break
        for resource, count in factory["missing"].items():
            missing[resource] = missing.get(resource, 0) + count
        if factory["missing"]:
            assert runs_up_to(m, company, missing, turn["ran"], n)
            for resource in factory["missing"]:
                less = missing | {resource: missing[resource] - 1}
                assert not runs_up_to(m, company, less, turn["ran"], n)


def runs_up_to(m: Moment, company: int, added: dict[str, int], first: int, last: int) -> bool:
    s = with_cubes(m, company, added)
    for i in range(company * FACTORIES, company * FACTORIES + FACTORIES):
        s.managers[i] = 0
    for n in range(first, last + 1):
        move = CHICAGO.space(m.g).parse({"do": "run_factory", "factory": str(n + 1)})
        if s.stack[-1].step != m.s.stack[-1].step:
            return False
        if CHICAGO.refusal(m.g, s, m.seat, move) is not None:
            return False
        CHICAGO.apply(m.g, s, m.seat, move, SILENT)
    return True


def check_tiers(m: Moment, company: int, line: Words) -> None:
    """CO-OSCAR-2 to CO-OSCAR-7: Goods, price and revenue of the best tier."""
    if m.s.turn[TIER]:
        return
    best = (0, 0, 0)
    s = with_cubes(m, company, {})
    for x in CHICAGO.legal(m.g, s, m.seat):
        words = CHICAGO.space(m.g).spell(x)
        if words["do"] == "run_tier":
            after = s.copy()
            goods = is_kind(m.play(after, **words), "factory_ran")[0]["goods"]
            goods += s.goods[company] + s.bonus_goods[company]
            price = m.g.powers[company].unit_price(m.g, after, company)
            best = max(best, (goods * price, goods, price))
    run = line["full_run"]
    assert (run["revenue"], run["goods"], line["unit_price"]) == best
    assert line["factories"][0]["staffed"] == (best[1] > 0)


def check_purchase(m: Moment) -> None:
    """OPS-13: the price of each cube in the Supply Chain."""
    name, _, _ = m.operating
    supply = m.sheet["supply"]
    for words in m.moves("buy_cube") + m.moves("buy_overlay_cube"):
        paid = is_kind(m.play(m.copy(), **words), "paid", payer=name)[0]["amount"]
        if "columns" in supply:
            place = supply["columns"][int(words["column"])]
            assert words["resource"] in place["cubes"]
        else:
            place = next(p for p in supply["chain"] if p["place"] == words["price"])
            assert place["cubes"][words["resource"]] > 0
        assert paid == place["price"]


# --- the Stock and Action Phases -----------------------------------------------------------------


def check_stock_turn(m: Moment) -> None:
    check_certificates(m)
    check_foundings(m)
    check_sale(m)
    if m.g.advanced:
        check_takeovers(m)


def check_certificates(m: Moment) -> None:
    """STOCK-21: certificates for sale exist and cost the value of their shares."""
    for words in m.moves("buy_certificate"):
        line = m.sheet["companies"][words["company"]]
        assert line["certificates"][words["source"]][words["certificate"]] > 0
        events = m.play(m.copy(), **words)
        price = SHARES[words["certificate"]] * line["value"]
        assert is_kind(events, "paid", payer=f"seat_{m.seat}")[0]["amount"] == price


def check_foundings(m: Moment) -> None:
    """EST-3, EST-4: the price of the Director's Certificate at each initial value."""
    track = m.sheet["track"]
    for words in m.moves("found"):
        events = m.play(m.copy(), **words)
        value = is_kind(events, "founded")[0]["value"]
        price = track["founding"][track["initial"].index(value)]
        assert is_kind(events, "paid", reason="founding")[0]["amount"] == price


def check_sale(m: Moment) -> None:
    """STOCK-14, STOCK-15, OPT-11: the proceeds of the batch, alone and with one more
    certificate."""
    sale = m.sheet["sale"]
    offered = {name: lines["offered"] for name, lines in sale.items() if "offered" in lines}
    for words in m.moves("sell_certificate"):
        line = sale[words["company"]][words["certificate"]]
        s = m.copy()
        m.play(s, **words)
        check_batch(m, s, offered | {words["company"]: line})
    promised = sum(len(lines) - ("offered" in lines) for lines in sale.values())
    if not m.can(do="done") or offered:
        assert promised == len(m.moves("sell_certificate"))
    if offered:
        check_batch(m, m.copy(), offered)


def check_batch(m: Moment, s: State, batch: dict[str, Words]) -> None:
    done = CHICAGO.space(m.g).parse({"do": "done"})
    if CHICAGO.refusal(m.g, s, m.seat, done) is not None:
        return  # STOCK-6: still over the certificate limit
    events = m.play(s, do="done")
    paid = sorted(e["amount"] for e in is_kind(events, "paid", reason="certificates_sold"))
    assert paid == sorted(line["proceeds"] for line in batch.values() if line["proceeds"])
    for name, line in batch.items():
        value = m.sheet["companies"][name]["value"]
        assert value_after(events, name, value, "shares_sold") == line["value"]


def check_takeovers(m: Moment) -> None:
    """DIR-3, DIR-4: a player who buys the missing shares takes over, and nobody with fewer does."""
    rules = CHICAGO.assemble(CHICAGO.config(m.g))
    rules.certificate_limit = RICH
    for name, line in m.sheet["companies"].items():
        company = COMPANY_IDS.index(name)
        rivals = {rival["seat"]: rival for rival in line["directorship"]}
        for seat in m.g.seats:
            held = line["shares"].get(f"seat_{seat}", 0)
            if seat == m.s.director[company] or held == 0:
                assert seat not in rivals
                continue
            least, most_common, at_once = takeover(rules, m.s, seat, company)
            rival = rivals.get(seat)
            if line["value"] == 0:  # STOCK-26: not now, but later
                assert rival is None or not rival["now"]
                continue
            assert (rival is not None) == (least > 0), (name, seat, line)
            if rival is not None:
                assert rival["shares"] == held
                assert rival["now"] == at_once
                assert rival["needs"] == most_common or most_common == 0


def takeover(g: Rules, s: State, seat: int, company: int) -> tuple[int, int, bool]:
    """Purchases a player needs to take over; shares bought if all are Common; whether one is
    enough."""
    name = COMPANY_IDS[company]
    waiting = [(0, 0, s)]
    found: list[tuple[int, int, int]] = []
    while waiting:
        bought, shares, before = waiting.pop()
        asked = before.copy()
        asked.stack[-1] = Frame(s.stack[-1].step, seat, 2, s.stack[-1].a, 0, 0)
        for i in range(len(asked.offer)):
            asked.offer[i] = 0
        asked.cash[seat] = RICH
        asked.sold[seat] = 0
        tried: set[str] = set()
        for move in CHICAGO.legal(g, asked, seat):
            words = CHICAGO.space(g).spell(move)
            if words.get("company") == name and words["do"] == "buy_certificate":
                if words["certificate"] in tried:
                    continue  # Treasury or Bank Pool: it makes no difference
                tried.add(words["certificate"])
                after = asked.copy()
                CHICAGO.apply(g, after, seat, move, SILENT)
                n = shares + SHARES[words["certificate"]]
                common = n == bought + 1
                if after.director[company] == seat:
                    found.append((bought + 1, n if common else 0, n))
                elif bought < 3:
                    waiting.append((bought + 1, n, after))
    if not found:
        return 0, 0, False
    commons = [n for _, n, _ in found if n]
    return min(found)[0], min(commons, default=0), min(found)[0] == 1


def check_action_turn(m: Moment) -> None:
    """ACT-5 to ACT-12: where a Partner can go, and what the company and the bank pay."""
    mine = [COMPANY_IDS[c] for c in m.g.companies if m.s.director[c] == m.seat]
    for line in m.sheet["spaces"]:
        if "refused" not in line:
            continue
        for company in mine:
            words = {"do": "use_building", "space": line["space"], "company": company}
            assert m.can(**words) == (company not in line["refused"])
            if m.can(**words):
                check_use(m, words, line)


def check_use(m: Moment, words: Words, line: Words) -> None:
    assert line["open"]
    events = m.play(m.copy(), **words)
    paid = [e for e in events if e["event"] == "paid" and "building" in e["reason"]]
    owner = f"seat_{line['owner']}" if "owner" in line else "bank"
    costs = [(words["company"], owner, line["cost"]), ("bank", owner, line["bank_pays"])]
    assert [(e["payer"], e["payee"], e["amount"]) for e in paid] == [c for c in costs if c[2]]


def check_hire(m: Moment) -> None:
    """ACT-20: Workers cost what the Job Market shows, one after another."""
    s = m.copy()
    for price in m.sheet["jobs"]["prices"]:
        hires = [
            words
            for x in CHICAGO.legal(m.g, s, m.seat)
            if (words := CHICAGO.space(m.g).spell(x))["do"] == "hire_worker"
        ]
        if not hires:
            return
        events = m.play(s, **hires[0])
        assert sum(e["amount"] for e in is_kind(events, "paid", reason="worker_hired")) == price
        if s.stack[-1].step != m.s.stack[-1].step:
            return


CHECKS = {
    "payout": check_payout,
    "sales": check_sales,
    "production": check_production,
    "purchase": check_purchase,
    "stock_turn": check_stock_turn,
    "action_turn": check_action_turn,
    "hire": check_hire,
}
FREQUENT = ("stock_turn", "action_turn", "purchase")


# --- at any time ---------------------------------------------------------------------------------


def order_of(g: Rules, s: State) -> list[str]:
    """The companies in the order in which they would operate."""
    s = s.copy()
    s.operated = 0
    order: list[str] = []
    while (company := next_to_operate(g, s)) >= 0:
        order.append(COMPANY_IDS[company])
        s.operated |= 1 << company
    return order


def check_order(m: Moment) -> None:
    """OPS-1 to OPS-3, APP-8: the running order, and the place of a marker that moves up."""
    assert m.sheet["running_order"] == order_of(m.g, m.s)
    for company in m.g.companies:
        if m.s.status[company] != OPEN:
            continue
        name = COMPANY_IDS[company]
        line = m.sheet["companies"][name]
        assert m.sheet["running_order"][line["rank"] - 1] == name
        assert line["operated"] == (m.s.operated >> company & 1 == 1)
        for space in range(m.s.appeal[company] + 1, m.g.appeal_top + 1):
            s = m.copy()
            gain_appeal(m.g, s, company, space - s.appeal[company], SILENT)
            assert m.sheet["arrival_rank"][space] == order_of(m.g, s).index(name) + 1


def check_bonuses(m: Moment) -> None:
    """APP-6, APP-14 to APP-19: the next space with a bonus, and none before it."""
    for name, line in m.sheet["companies"].items():
        company = COMPANY_IDS.index(name)
        away = m.g.appeal_top - m.s.appeal[company]
        bonus = line["next_bonus"]
        if bonus is None:
            assert reached(m, company, away) == []
        else:
            assert reached(m, company, bonus["away"] - 1) == []
            assert reached(m, company, bonus["away"]) == [bonus["space"]]
            assert m.sheet["appeal_track"][bonus["space"]] == bonus["bonus"]


def reached(m: Moment, company: int, n: int) -> list[int]:
    """The bonus spaces a company reaches with this many steps of Appeal."""
    s = m.copy()
    depth = len(s.stack)
    gain_appeal(m.g, s, company, n, SILENT)
    out = Events()
    if len(s.stack) == depth:
        return []
    settle(m.g.steps, m.g, s, out)
    top = CHICAGO.export_position(m.g, s)["stack"][-1]
    if len(s.stack) > depth and top["step"] == "bonus":
        return [top["space"]]
    events = [CHICAGO.spell_event(event) for event in out.items]
    return [e["space"] for e in is_kind(events, "appeal_bonus", company=COMPANY_IDS[company])]


def check_prices(m: Moment) -> None:
    """STAFF-3, CO-OSCAR-7, CO-QUAKER-3: the price with one more Salesperson; staff and wages."""
    for name, line in m.sheet["companies"].items():
        company = COMPANY_IDS.index(name)
        s = m.copy()
        if m.g.powers[company].has_tiers():
            s.turn[TIER] = 1 + s.decade % 3  # with a tier already run, the choice stays the same
        line = m.shown(s)["companies"][name]
        gain_salespeople(m.g, s, company, 1, SILENT)
        after = m.shown(s)["companies"][name]
        assert after["unit_price"] == (line["next_price"] or line["unit_price"])
        assert (after["unit_price"] == line["unit_price"]) == (line["next_price"] is None)
        for n, factory in enumerate(line["factories"]):
            i = company * FACTORIES + n
            assert factory["free"] == free_spaces(m.g, m.s, company, n)
            assert factory["tokens"] + factory["automated"] == m.g.tokens[i]
        s = m.copy()
        s.treasury[company] = RICH
        m.g.powers[company].begin_turn(m.g, s, company, SILENT)
        assert RICH - s.treasury[company] == line["wages"]


def check_players(m: Moment) -> None:
    """CERT-5, END-2 to END-5: certificates, worth and dividends, counted from the position."""
    document: Any = CHICAGO.export_position(m.g, m.s)
    there = {n: c for n, c in document["companies"].items() if c["status"] == "open"}
    for seat, row in enumerate(m.sheet["players"]):
        me = f"seat_{seat}"
        shares = {name: held(company, me) for name, company in there.items()}
        worth = sum(n * there[name]["value"] for name, n in shares.items())
        assert row["shares_value"] == worth
        assert row["net_worth"] == document["players"][seat]["cash"] + worth
        runs = {name: m.sheet["companies"][name]["full_run"] for name in there}
        assert row["income"] == sum(n * (runs[c]["revenue"] // 10) for c, n in shares.items())
        assert row["directs"] == [n for n, c in there.items() if c["director"] == seat]
        papers = sum(c["common"].get(me, 0) + (c["preferred"] == me) for c in there.values())
        assert row["certificates"] == papers + len(row["directs"])
        assert row["priority"] == (document["priority"] == seat)


def held(company: Words, holder: str) -> int:
    shares = int(company["common"].get(holder, 0)) + 2 * (company["preferred"] == holder)
    return shares + 3 * (f"seat_{company['director']}" == holder)


def check_board(m: Moment) -> None:
    """The board and the players' order, read from the whole position and the printed numbers."""
    document: Any = CHICAGO.export_position(m.g, m.s)
    board, sheet = document["board"], m.sheet
    assert (sheet["decade"], sheet["phase"]) == (document["decade"], document["phase"])
    assert sheet["decks"] == {
        "demand": len(board["demand_stack"]),
        "assets": len(board["asset_stack"]),
        "buildings": [len(stack) for stack in board["building_stacks"]],
        "bag": sum(board["bag"].values()),
        "bonus_goods": m.g.bonus_good_tokens
        - sum(c.get("bonus_goods", 0) for c in document["companies"].values()),
    }
    assert (sheet["supply"]["bag"], sheet["supply"]["haymarket"]) == (
        board["bag"],
        board["haymarket"],
    )
    for place in sheet["supply"].get("chain", []):
        assert place["cubes"] == board["chain"][place["place"]]
    for number, place in enumerate(sheet["supply"].get("columns", [])):
        assert place["cubes"] == [r for r in RESOURCE_IDS if number in board["overlay"][r]]
    costs = {asset.id: asset.cost for asset in catalog().assets}
    assert [(slot["price"], slot["asset"]) for slot in sheet["assets"]] == [
        (int(price), asset) for price, asset in board["asset_display"].items()
    ]
    assert all(slot["cost"] == costs.get(slot["asset"], 0) for slot in sheet["assets"])
    for row in sheet["demand"]:
        for cell in row["cells"]:
            there = board["demand"][f"{row['industry']}.{cell['column']}"]
            assert (cell["tile"], cell["goods"]) == (there["tile"], there["goods"])
        full = all(cell["goods"] == cell["capacity"] for cell in row["cells"] if cell["tile"])
        assert row["half_price"] == (full or row["cells"][-1]["tile"] is None)
    assert (sheet["jobs"]["workers"], sheet["jobs"]["price"]) == (
        board["job_market"],
        sheet["jobs"]["prices"][0],
    )
    order = document["initiative"]
    for seat, (row, player) in enumerate(zip(sheet["players"], document["players"], strict=True)):
        assert row["initiative"] == (order.index(seat) + 1 if seat in order else None)
        assert (row["partners"], row["settled"]) == (player["partners"], player["ready"])
    for line in sheet["spaces"]:
        check_partners(line, document)


def check_partners(line: Words, document: Any) -> None:
    """ACT-3 to ACT-6: the Partners on an action space, and whether it takes another."""
    banks = document["board"]["bank_buildings"]
    if "owner" in line:
        cell = document["players"][line["owner"]]["row"][line["decade"] - 1]
        assert cell["building"] == line["space"]
        there = [] if cell["partner"] is None else [cell["partner"]]
        assert (line["partners"], line["open"]) == (there, not there)
    else:
        counts = banks[line["space"]]
        assert line["partners"] == [n for n, count in enumerate(counts) for _ in range(count)]
        if document["decade"] < line["from"]:
            assert not line["open"]
        elif line["space"] != "bank_pool":
            assert line["open"] == (line["repeatable"] or not line["partners"])


def check_charters(m: Moment) -> None:
    """Staff, shares, wages and Salespeople of every company, read from the whole position."""
    document: Any = CHICAGO.export_position(m.g, m.s)
    printed = {company.id: company for company in catalog().companies if company}
    for name, line in m.sheet["companies"].items():
        company = document["companies"][name]
        assert (line["value"], line["salespeople"]) == (company["value"], company["salespeople"])
        spaces = printed[name].sales_spaces
        assert line["sales_spaces"] == (None if spaces == UNLIMITED else spaces)
        holders = [f"seat_{seat}" for seat in m.g.seats] + ["treasury", "bank_pool"]
        shares = {holder: held(company, holder) for holder in holders}
        assert line["shares"] == {holder: n for holder, n in shares.items() if n}
        for_sale = {
            place: {
                "common": company["common"].get(place, 0),
                "preferred": int(company["preferred"] == place),
            }
            for place in ("treasury", "bank_pool")
        }
        assert line["certificates"] == {
            place: found for place, found in for_sale.items() if any(found.values())
        }
        if "turn" not in line:
            assert line["first_run"]["missing"] == line["factories"][0]["missing"]
        assert line["sold_out"] == (shares["treasury"] + shares["bank_pool"] == 0)
        for shown, factory in zip(line["factories"], company["factories"], strict=True):
            assert {key: shown[key] for key in factory} == factory
        assert line["employed"] == sum(factory["workers"] for factory in company["factories"])


def check_goals(m: Moment) -> None:
    """GOAL-1 to GOAL-15: the sheet names the winners that the account at the end pays."""
    document: Any = CHICAGO.export_position(m.g, m.s)
    assert [goal["goal"] for goal in m.sheet["goals"]] == document["board"]["goals"]
    won = [0] * m.g.players
    for goal in m.sheet["goals"]:
        counts = [n for n in goal["measures"] if n is not None]
        for seat in goal["leaders"]:
            assert goal["measures"][seat] == max(counts)
            won[seat] += goal["cash"]
    s = m.copy()
    s.stack.clear()
    pad = m.shown(s)["scorepad"]
    assert [row["goals"] for row in pad["players"]] == won
    for seat, row in enumerate(pad["players"]):
        worth = sum(holding["total"] for holding in row["holdings"].values())
        assert row["shares"] == worth == m.sheet["players"][seat]["shares_value"]
        assert row["total"] == row["cash"] + row["goals"] + row["shares"]
