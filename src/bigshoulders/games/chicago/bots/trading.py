"""The value of a purchase, a founding or a sale in the Stock Phase."""

from __future__ import annotations

from typing import Final, final

from bigshoulders.games.chicago.bots.outlook import CASH, CUBE_COST, DIRECTORSHIP, SHARE, Outlook
from bigshoulders.games.chicago.engine.ids import DIRECTOR, OPEN, SHARES_IN
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State
from bigshoulders.games.chicago.engine.steps.sale import sale_steps
from bigshoulders.games.chicago.engine.verbs.market import value_after
from bigshoulders.games.chicago.engine.verbs.partners import gained_partners
from bigshoulders.games.chicago.engine.verbs.shares import best_rival, shares_of
from bigshoulders.kernel.moves import arg_a, arg_b, arg_c

RIVALS: Final = 0.6  # share of the strongest rival's gain that counts as a loss
FRESH_START: Final = 0.92  # a new company rarely grows as fast as the projection


@final
class StockSense:
    """Scores for the moves of a Stock turn, in dollars of final money."""

    def __init__(self, g: Rules, outlook: Outlook) -> None:
        self.g = g
        self.outlook = outlook

    def purchase(self, s: State, seat: int, m: int) -> float:
        """The share's outlook against its price, plus money for the Treasury and control."""
        g = self.g
        company, shares = arg_a(m), SHARES_IN[arg_b(m)]
        price = shares * g.value[s.price[company]]
        acting = self.outlook.acting(s, company)
        paid_in = price if arg_c(m) == 0 else 0
        value = self.outlook.share_value(s, company, paid_in, acting) * SHARE[s.decade]
        held = shares_of(s, company, seat)
        score = shares * value - price * CASH[s.decade + 1]
        if paid_in:
            before = self.outlook.share_value(s, company, 0, acting) * SHARE[s.decade]
            score += (value - before) * held
            rival = best_rival(g, s, company, seat)
            score -= (value - before) * rival * RIVALS / (g.players - 1)
        if g.advanced:
            score += self.control(s, seat, company, held, shares)
        return score

    def control(self, s: State, seat: int, company: int, held: int, shares: int) -> float:
        """Taking over a directorship, or protecting one."""
        worth = DIRECTORSHIP[s.decade]
        director = s.director[company]
        if director == seat:
            rival = best_rival(self.g, s, company, seat)
            return worth * 0.5 if held <= rival + 1 else 0.0
        return worth if held + shares > shares_of(s, company, director) else 0.0

    def founding(self, s: State, seat: int, company: int, value: int, neglect: float) -> float:
        """A new company: three shares, a Treasury, and Partners shared with the other companies."""
        g, outlook = self.g, self.outlook
        turns = g.decades - s.decade + 1
        mine = outlook.directed(s, seat)
        acting = gained_partners(s, seat) / (mine + 1.0)
        cost = 3 * value
        spare = s.cash[seat] - cost
        more = 3 if spare >= 3 * value else spare // value
        worth = self.new_share(s, company, value, cost + more * value, acting, turns)
        score = (3 + more) * worth * SHARE[s.decade] * FRESH_START
        score -= (3 + more) * value * CASH[s.decade + 1]
        return score + DIRECTORSHIP[s.decade] - neglect

    def neglect(self, s: State, seat: int) -> float:
        """The loss to the player's other companies when their Director has one more to manage."""
        loss = 0.0
        mine = self.outlook.directed(s, seat)
        partners = gained_partners(s, seat)
        for company in self.g.companies:
            if s.status[company] == OPEN and s.director[company] == seat:
                now = self.outlook.share_value(s, company, 0, partners / float(mine))
                then = self.outlook.share_value(s, company, 0, partners / (mine + 1.0))
                loss += (now - then) * shares_of(s, company, seat) * SHARE[s.decade]
        return loss

    def new_share(
        self, s: State, company: int, value: int, treasury: int, acting: float, turns: int
    ) -> float:
        """Dividends and final value of a share of a company that isn't founded yet."""
        g, outlook = self.g, self.outlook
        most = outlook.potential(company)
        cubes = g.powers[company].full_inputs(g, company) * CUBE_COST / most
        return outlook.follow(
            0.0, most, cubes, float(treasury), g.value.index(value), 4, turns, acting, 0.0
        )

    def sale(self, s: State, seat: int, m: int) -> float:
        """The price of a certificate now compared with later; the player's other shares fall
        too."""
        g = self.g
        company, shares = arg_a(m), SHARES_IN[arg_b(m)]
        space = s.price[company]
        value = self.outlook.share_value(s, company, 0, self.outlook.acting(s, company))
        held = shares_of(s, company, seat)
        fallen = value_after(g, space, -sale_steps(g, s, seat, company, shares))
        later = 0.5 * (CASH[s.decade] + CASH[s.decade + 1])  # some of it finds no use this decade
        score = shares * (g.value[space] * later - value * SHARE[s.decade])
        score -= (held - shares) * 0.7 * (g.value[space] - fallen)
        if arg_b(m) == DIRECTOR or s.director[company] == seat:
            score -= DIRECTORSHIP[s.decade]
        return score
