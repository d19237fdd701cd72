"""Why a bot prefers a move: its immediate effect, and how its futures differ from the others'."""

from __future__ import annotations

from math import inf, sqrt

from bigshoulders.bots.protocol import Advice, Candidate, Reason
from bigshoulders.games.chicago.bots.outlook import SHARE, Outlook
from bigshoulders.games.chicago.bots.search import Search, Weighed
from bigshoulders.games.chicago.engine.frames import ACTION_TURN, PURCHASE, STOCK_TURN
from bigshoulders.games.chicago.engine.ids import COMPANY_IDS, FACTORIES, GOAL_IDS, GOALS, OPEN
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.scoring import goal_winners
from bigshoulders.games.chicago.engine.verbs.shares import shares_of
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import legal, play
from bigshoulders.kernel.events import SILENT
from bigshoulders.kernel.json import Json

SHOWN = 4  # candidates
TOLD = 3  # reasons for each
ANSWERS = 12  # follow-up questions answered to see what a move does
NOTABLE_CASH = 10.0
NOTABLE_VALUE = 8.0
NOTABLE_LEAD = 25.0
NOTABLE_AHEAD = 5.0
NOTABLE_SHIFT = 15.0
ENOUGH = 4  # deals needed for a statement about a rival

Scored = tuple[float, Reason]  # how much it matters, and the reason


def advise(search: Search, view: View[State], weighed: list[Weighed]) -> Advice:
    """The best candidates with the final money in their futures, and the reasons."""
    shown: list[Candidate] = []
    first = weighed[0]
    for w in weighed[:SHOWN]:
        if not w.looks:
            search.glance(view.seen, view.seat, w)
    learned = [experience(search, view, w.move) for w in weighed[:SHOWN]]
    for i, w in enumerate(weighed[:SHOWN]):
        others = [other for other in weighed if other is not w and other.looks]
        found = at_once(search, view, w.move) + by_and_by(search.g, view, w, others)
        found += from_experience(learned[i], learned[:i] + learned[i + 1 :])
        if w is first:
            found += in_all(first, others, view.seat)
        found.sort(key=lambda scored: -scored[0])
        reasons = [reason for _, reason in found[:TOLD]]
        shown.append(Candidate(w.move, round(w.expected(view.seat)), reasons))
    return Advice(weighed[0].move, shown)


def outcome(search: Search, view: View[State], move: int) -> State:
    """The position after a move and quick answers to the questions it raises."""
    g, seat = search.g, view.seat
    s = view.seen.copy()
    play(g.steps, g, s, seat, move, SILENT)
    for _ in range(ANSWERS):
        if not s.stack or s.stack[-1].seat != seat:
            break
        if s.stack[-1].step in (STOCK_TURN, ACTION_TURN, PURCHASE):
            break
        play(g.steps, g, s, seat, search.habit(s, seat, legal(g.steps, g, s, seat)), SILENT)
    return s


def experience(search: Search, view: View[State], move: int) -> dict[str, float]:
    """By subject: what the learned judgement adds to or takes from the position after a move."""
    if search.judgement is None:
        return {}
    after = outcome(search, view, move)
    return search.judgement.shifts(after, view.seat) if after.stack else {}


def from_experience(mine: dict[str, float], others: list[dict[str, float]]) -> list[Scored]:
    """The subject that speaks most for a move, compared with the other moves."""
    others = [other for other in others if other]
    if not mine or not others:
        return []
    gains = [(mine[subject] - mean([o[subject] for o in others]), subject) for subject in mine]
    gain, subject = max(gains)
    if gain < NOTABLE_SHIFT:
        return []
    facts: dict[str, Json] = {"subject": subject, "amount": round(gain)}
    return [(2.0 + gain / 40.0, Reason("experience", facts))]


def at_once(search: Search, view: View[State], move: int) -> list[Scored]:
    """Changes to the player's own companies, purse and goals."""
    g, seat, old = search.g, view.seat, view.seen
    new = outcome(search, view, move)
    found: list[Scored] = []
    for company in g.companies:
        if new.status[company] == OPEN:
            found += certificates(search.quick.outlook, old, new, seat, company)
            if new.director[company] == seat and old.director[company] == seat:
                found += works(search.quick.outlook, old, new, company)
    gained: int = new.cash[seat] - old.cash[seat]
    if gained > 0:
        found.append((2.0 + gained / 50.0, Reason("income", {"amount": gained})))
    for goal in range(GOALS):
        if old.goals >> goal & 1:
            if seat in goal_winners(g, new, goal) and seat not in goal_winners(g, old, goal):
                found.append((2.5, Reason("goal_lead", {"goal": GOAL_IDS[goal]})))
    return found


def certificates(outlook: Outlook, old: State, new: State, seat: int, company: int) -> list[Scored]:
    """Shares bought or sold, directorships won or lost."""
    name = COMPANY_IDS[company]
    found: list[Scored] = []
    if new.director[company] == seat and old.director[company] != seat:
        key = "founds_company" if old.status[company] != OPEN else "takes_directorship"
        found.append((6.0, Reason(key, {"company": name})))
    elif old.director[company] == seat and new.director[company] != seat:
        found.append((6.0, Reason("gives_up_directorship", {"company": name})))
    if shares_of(new, company, seat) > shares_of(old, company, seat):
        acting = outlook.acting(new, company)
        value = outlook.share_value(new, company, 0, acting) * SHARE[new.decade]
        found.append((4.0, Reason("share_worth", {"company": name, "value": round(value)})))
    return found


def works(outlook: Outlook, old: State, new: State, company: int) -> list[Scored]:
    """The gains of one of the player's own companies."""
    name = COMPANY_IDS[company]
    found: list[Scored] = []
    facts: dict[str, Json]
    g = outlook.g
    power = g.powers[company]
    staffed = power.staffed(g, new, company)
    if staffed > power.staffed(g, old, company):
        found.append((5.0, Reason("staffs_factory", {"company": name, "factory": staffed})))
    if new.sales[company] > old.sales[company]:
        price = power.price_if_run(g, new, company)
        found.append((4.0, Reason("dearer_goods", {"company": name, "price": price})))
    first = company * FACTORIES
    for i in range(first, first + FACTORIES):
        if new.automated[i] > old.automated[i]:
            found.append((3.5, Reason("automates", {"company": name, "factory": i - first + 1})))
        if new.managers[i] > old.managers[i]:
            facts = {"company": name, "factory": i - first + 1}
            found.append((3.0, Reason("employs_manager", facts)))
    if new.appeal[company] > old.appeal[company]:
        facts = {"company": name, "steps": new.appeal[company] - old.appeal[company]}
        found.append((2.2, Reason("gains_appeal", facts)))
    if new.goods[company] > old.goods[company]:
        facts = {"company": name, "count": new.goods[company] - old.goods[company]}
        found.append((2.8, Reason("makes_goods", facts)))
    gained = new.treasury[company] - old.treasury[company]
    if gained > 0:
        found.append((1.8, Reason("raises_funds", {"company": name, "amount": gained})))
    return found


def by_and_by(g: Rules, view: View[State], w: Weighed, others: list[Weighed]) -> list[Scored]:
    """How a candidate's futures differ from the others', on average."""
    if not others or not w.looks:
        return []
    seat = view.seat
    found: list[Scored] = []
    facts: dict[str, Json]
    cash = w.cash / w.looks - mean([other.cash / other.looks for other in others])
    if cash >= NOTABLE_CASH:
        found.append((2.4 + cash / 40.0, Reason("more_cash", {"amount": round(cash)})))
    for company in g.companies:
        if shares_of(view.seen, company, seat):
            value = w.values[company] / w.looks
            rise = value - mean([other.values[company] / other.looks for other in others])
            if rise >= NOTABLE_VALUE:
                facts = {"company": COMPANY_IDS[company], "value": round(value)}
                found.append((2.6 + rise / 20.0, Reason("raises_value", facts)))
    sure = max(NOTABLE_LEAD, 2.0 * doubt(w, others))
    for rival in g.seats:
        if rival != seat:
            loss = mean([other.expected(rival) for other in others]) - w.expected(rival)
            if loss >= sure:
                facts = {"player": rival, "amount": round(loss)}
                found.append((1.5 + loss / 60.0, Reason("holds_back", facts)))
    return found


def doubt(w: Weighed, others: list[Weighed]) -> float:
    """The standard error of the difference from the others, over the deals they share."""
    deals = min(other.looks for other in [w, *others])
    if deals < ENOUGH:
        return inf
    ahead = [w.seen[i] - mean([other.seen[i] for other in others]) for i in range(deals)]
    middle = mean(ahead)
    return sqrt(mean([(d - middle) ** 2 for d in ahead]) / (deals - 1))


def in_all(first: Weighed, others: list[Weighed], seat: int) -> list[Scored]:
    """The candidate's lead. It comes first if another move would bring more money."""
    if not others:
        return []
    ahead = first.mean() - max(other.mean() for other in others)
    if ahead < 0:  # what the blurred judgement overlooked
        return []
    matters = 0.5
    if max(other.expected(seat) for other in others) > first.expected(seat):
        matters = 9.0
    if ahead < NOTABLE_AHEAD:
        return [(matters, Reason("about_even"))]
    return [(matters, Reason("better_lead", {"amount": round(ahead)}))]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
