"""Certificates: holdings, purchases, sales and transfers of directorship."""

from __future__ import annotations

from mypy_extensions import i64

from bigshoulders.games.chicago.engine.events import (
    BY_FOUNDING,
    CERTIFICATE_MOVED,
    DIRECTOR_CHANGED,
    FOR_CERTIFICATE,
    FOR_FOUNDING,
    FOUNDED,
    PARTNER_CHARTER,
    PARTNER_MOVED,
    PARTNER_POOL,
    STOCK_MOVED,
    TOKENS_PLACED,
)
from bigshoulders.games.chicago.engine.ids import (
    BANK,
    COMMON,
    DIRECTOR,
    FACTORIES,
    HOLDERS,
    NO_HOLDER,
    OPEN,
    POOL,
    PREFERRED,
    SHARES_IN,
    TREASURY,
    WAITING,
    company_purse,
)
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import State, put
from bigshoulders.games.chicago.engine.verbs.appeal import put_at_bottom
from bigshoulders.games.chicago.engine.verbs.money import pay
from bigshoulders.kernel.events import Events


def shares_of(s: State, company: i64, holder: i64) -> int:
    """Shares (tenths) of a company held in one place."""
    shares = s.common[company * HOLDERS + holder]
    if s.preferred[company] == holder:
        shares += 2
    if s.director[company] == holder:
        shares += 3
    return shares


def certificates_of(g: Rules, s: State, seat: i64) -> int:
    """CERT-5: certificates of all companies and kinds a player holds."""
    common, preferred, director = s.common, s.preferred, s.director
    count: i64 = 0
    for company in g.companies:
        count += common[company * HOLDERS + seat]
        if preferred[company] == seat:
            count += 1
        if director[company] == seat:
            count += 1
    return count


def move_certificate(
    s: State, company: int, certificate: int, origin: int, target: int, out: Events
) -> None:
    """CERT-2: move one Common or Preferred Certificate from one holder to another."""
    if certificate == COMMON:
        if origin != NO_HOLDER:
            s.common[company * HOLDERS + origin] -= 1
        if target != NO_HOLDER:
            s.common[company * HOLDERS + target] += 1
    else:
        s.preferred = put(s.preferred, company, target)
    if out.live:
        out.add(CERTIFICATE_MOVED, company, certificate, origin, target)


def buy(
    g: Rules, s: State, seat: int, company: int, certificate: int, source: int, out: Events
) -> None:
    """STOCK-21: pay the company or the bank and take the certificate."""
    price = SHARES_IN[certificate] * g.value[s.price[company]]
    payee = company_purse(company) if source == TREASURY else BANK
    pay(s, seat, payee, price, FOR_CERTIFICATE, out)
    move_certificate(s, company, certificate, source, seat, out)


def found(g: Rules, s: State, seat: int, company: int, space: int, out: Events) -> None:
    """EST-3 to EST-10: establish a company at a space of the Stock Track."""
    value = g.value[space]
    if out.live:
        out.add(FOUNDED, company, seat, value)
        out.add(STOCK_MOVED, company, 0, value, BY_FOUNDING)
    s.status = put(s.status, company, OPEN)
    s.price[company] = space
    pay(s, seat, company_purse(company), 3 * value, FOR_FOUNDING, out)
    set_director(s, company, seat, out)
    put_at_bottom(g, s, company, g.start_appeal[company], out)
    if out.live:
        for factory in range(g.factories[company]):
            tokens = g.tokens[company * FACTORIES + factory]
            if tokens:
                out.add(TOKENS_PLACED, company, factory, tokens)
    move_certificate(s, company, PREFERRED, NO_HOLDER, TREASURY, out)
    for _ in range(5):
        move_certificate(s, company, COMMON, NO_HOLDER, TREASURY, out)
    g.customs.on_founding(g, s, seat, company, out)


def set_director(s: State, company: int, seat: int, out: Events) -> None:
    """Give the Director's Certificate to a player."""
    old = s.director[company]
    s.director = put(s.director, company, seat)
    if out.live:
        out.add(CERTIFICATE_MOVED, company, DIRECTOR, old if old >= 0 else NO_HOLDER, seat)


def transfer(g: Rules, s: State, company: int, new: int, receiver: int, out: Events) -> None:
    """DIR-9: pass directorship to `new`, who gives three shares for it to `receiver`."""
    old = s.director[company]
    if out.live:
        out.add(DIRECTOR_CHANGED, company, old, new)
    lose_reserved_partner(s, old, company, out)
    set_director(s, company, new, out)
    if s.preferred[company] == new:
        move_certificate(s, company, PREFERRED, new, receiver, out)
        move_certificate(s, company, COMMON, new, receiver, out)
    else:
        for _ in range(3):
            move_certificate(s, company, COMMON, new, receiver, out)


def lose_reserved_partner(s: State, seat: int, company: int, out: Events) -> None:
    """DIR-14: a Partner still on a lost company goes to the Bank Pool and waits there."""
    if s.reserved[seat] == company:
        s.reserved = put(s.reserved, seat, WAITING)
        if out.live:
            out.add(PARTNER_MOVED, seat, PARTNER_CHARTER + company, PARTNER_POOL)


def dividend(revenue: int) -> int:
    """OPS-42: the dividend per share: a tenth of the revenue, rounded down."""
    return revenue // 10


def missing_shares(s: State, company: int, seat: int) -> int:
    """DIR-3, DIR-4: the shares a player still needs to hold strictly more than the Director."""
    return shares_of(s, company, s.director[company]) + 1 - shares_of(s, company, seat)


def best_rival(g: Rules, s: State, company: int, seat: int) -> int:
    """The largest holding of a company among the other players."""
    most = 0
    for rival in g.seats:
        if rival != seat:
            shares = shares_of(s, company, rival)
            if shares > most:
                most = shares
    return most


def is_sold_out(s: State, company: int) -> bool:
    """Q-36: whether Treasury and Bank Pool hold none of its certificates."""
    return (
        s.common[company * HOLDERS + TREASURY] == 0
        and s.common[company * HOLDERS + POOL] == 0
        and s.preferred[company] < TREASURY
    )
