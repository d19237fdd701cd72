"""How the bots handle choices that only the first edition offers."""

from __future__ import annotations

from random import Random

import pytest

from bigshoulders.games.chicago.bots.apprentice import Apprentice
from bigshoulders.games.chicago.box import CHICAGO
from printed import ready
from table import Table, table


def chosen(t: Table, seat: int = 0) -> dict[str, object]:
    """The Apprentice's move, as spelt."""
    view = CHICAGO.redact(t.rules, t.state, seat)
    return CHICAGO.space(t.rules).spell(Apprentice().choose(t.rules, view, Random(1)))


def at_payout(revenue: int) -> Table:
    """Libby, at $50 with Popular Partners, has this revenue to pay or withhold."""
    libby = {"director": 0, "value": 50, "assets": ["popular_partners"], **ready("libby")}
    companies = {"libby": libby, "elgin": {"director": 1, "value": 50, "goods": 1, "appeal": 0}}
    t = table(2, edition="first", phase="operating", companies=companies)
    t.run("1").sell_goods("half_price").upto("payout")
    document = t.position
    document["operating"]["revenue"] = revenue
    return Table(document)


@pytest.mark.parametrize(
    ("revenue", "value"),
    [
        (100, 100),  # two steps from 50, then the asset
        (180, 120),  # the asset first: three steps from 60
    ],
)
def test_popular_partners_are_used_where_they_gain_most(revenue: int, value: int) -> None:
    t = at_payout(revenue)
    while t.awaited == ["ann"]:
        t.play("ann", **chosen(t))
    assert t.value("libby") == value


def test_popular_partners_wait_while_goods_are_sold() -> None:
    libby = {"director": 0, "value": 50, "assets": ["popular_partners"], "goods": 2}
    companies = {"libby": libby, "elgin": {"director": 1, "value": 50, "goods": 1, "appeal": 0}}
    t = table(2, edition="first", phase="operating", companies=companies).upto("sales")
    assert chosen(t)["do"] == "sell_good"


def test_a_freed_worker_stays_if_there_is_room() -> None:
    swift = {"director": 0, "value": 50, "treasury": 200}
    t = table(
        2,
        edition="first",
        phase="action",
        companies={"swift": {**swift, "factories": [{"workers": 1, "automated": 1}, {}]}},
        people={"ann": {"row": [{"building": "I-12"}]}},
    )
    t.use("ann", "I-12", "swift")
    assert t.asked == "workers"
    assert chosen(t) == {"do": "put_worker", "factory": "2"}
