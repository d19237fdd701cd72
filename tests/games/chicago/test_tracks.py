"""Sections 2.3 to 2.5: the Stock Track, the stock bump, the Appeal Track."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bigshoulders.kernel.errors import BadMove
from printed import STOCK_TRACK
from table import Table, at_payout, rule, table


@rule("TRACK-1", "DATA-STOCK", "TERM-6")
@pytest.mark.parametrize(("lower", "value"), list(pairwise(STOCK_TRACK)))
def test_track1_one_share_sold_moves_one_space_down(lower: int, value: int):
    companies = {"swift": {"director": 0, "value": value, "common": {"seat_1": 1}}}
    t = table(2, companies=companies, priority=1)
    t.sell("bob", "swift common")
    assert t.cash("bob") == 500 + value
    assert t.value("swift") == lower
    assert t.told("stock_moved") == [("swift", value, lower, "shares_sold")]


@rule("TRACK-1", "DATA-STOCK")
@pytest.mark.parametrize(("value", "upper"), [*pairwise(STOCK_TRACK), (400, 400)])
def test_track1_one_step_up_is_the_next_space_and_400_the_last(value: int, upper: int):
    t = at_payout(max(value, 1), value=value)
    t.play("ann", do="pay_dividends")
    assert t.value("libby") == upper


@rule("TRACK-2")
def test_track2_initial_values_are_the_four_shaded_spaces():
    t = table(2)
    found = [m["value"] for m in t.legal("ann", "found") if m["company"] == "libby"]
    assert found == ["35", "40", "50", "60"]
    for value in ("25", "80", "100"):
        with pytest.raises(BadMove):
            t.refusal("ann", do="found", company="libby", value=value)


# DATA-BUMP, copied by hand: value, +1 from, +2 from, +3 from.
GUIDE = [
    (10, 10, 20, None),
    (15, 15, 30, None),
    (20, 20, 40, None),
    (25, 25, 50, None),
    (35, 35, 70, None),
    (40, 40, 80, None),
    (50, 50, 100, None),
    (60, 60, 120, 180),
    (80, 80, 160, 240),
    (100, 100, 200, 300),
    (120, 120, 240, 360),
    (140, 140, 280, 420),
    (160, 160, 320, 480),
    (190, 190, 380, 570),
    (220, 220, 440, 660),
    (250, 250, 500, 750),
    (280, 280, 560, 840),
    (320, 320, 640, 960),
    (360, 360, 720, 1080),
    (400, 400, 800, 1200),
]


@rule("TRACK-4", "TRACK-3", "DATA-BUMP", "EX-45", "OPS-50", "TRACK-5")
@pytest.mark.parametrize(("value", "once", "twice", "thrice"), GUIDE)
def test_track4_bump_guide(value: int, once: int, twice: int, thrice: int | None):
    """Each threshold, and one dollar less; without a 3x entry, any revenue gives two."""
    steps_by_revenue = {once - 1: 0, once: 1, twice - 1: 1, twice: 2}
    if thrice is None:
        steps_by_revenue |= {3 * value: 2, 1200: 2}
    else:
        steps_by_revenue |= {thrice - 1: 2, thrice: 3, 4 * value: 3}
    for revenue, steps in steps_by_revenue.items():
        t = at_payout(revenue, value=value)
        t.play("ann", do="pay_dividends")
        assert t.value("libby") == STOCK_TRACK[min(20, STOCK_TRACK.index(value) + steps)]


@rule("TRACK-3", "TRACK-4")
def test_track3_sixty_itself_is_over_the_threshold_line_and_fifty_is_not():
    assert at_payout(150, value=50).play("ann", do="pay_dividends").value("libby") == 80
    assert at_payout(180, value=60).play("ann", do="pay_dividends").value("libby") == 120


@rule("TRACK-4", "Q-109", "Q-191", "TRACK-8")
@pytest.mark.parametrize(("revenue", "value"), [(0, 0), (1, 10), (5, 10), (500, 10)])
def test_track4_from_closed_any_revenue_above_zero_gives_one_step(revenue: int, value: int):
    t = at_payout(revenue, value=0)
    t.play("ann", do="pay_dividends")
    # Still in Closed at the next Stock Phase: then the company is gone.
    if value == 0:
        assert t.company("libby") == {"status": "closed"}
    else:
        assert t.value("libby") == value


@rule("TRACK-4", "Q-191")
def test_q191_revenue_worth_two_steps_at_10_raises_a_company_in_closed_only_to_10():
    assert at_payout(20, value=10).play("ann", do="pay_dividends").value("libby") == 20
    assert at_payout(20, value=0).play("ann", do="pay_dividends").value("libby") == 10


def before_appeal(space: int) -> Table:
    """Libby, with a Worker and room for all bonuses, is one space before."""
    return table(
        2,
        phase="action",
        initiative=[0, 1],
        people={"ann": {"reserved_partner": "libby"}, "bob": {"reserved_partner": "swift"}},
        companies={
            "libby": {
                "director": 0,
                "value": 100,
                "treasury": 100,
                "appeal": space - 1,
                "factories": [{"workers": 1}],
            },
            "swift": {"director": 1, "value": 50, "appeal": 3, "treasury": 100},
        },
    )


BONUS_SPACES = [3, 5, 7, 9, 11, 13, 15, 16]
NO_BONUS_SPACES = [1, 2, 4, 6, 8, 10, 12, 14]


@rule("APP-1", "DATA-APPEAL")
@pytest.mark.parametrize("space", NO_BONUS_SPACES)
def test_app1_spaces_without_a_bonus(space: int):
    t = before_appeal(space)
    t.use("ann", "advertising", "libby")
    assert t.appeal("libby") == space
    assert t.awaited == ["bob"]
    assert t.treasury("libby") == 80
    assert t.events("appeal_bonus") == []


@rule("APP-1", "DATA-APPEAL")
@pytest.mark.parametrize("space", BONUS_SPACES)
def test_app1_every_bonus_space_offers_its_bonus_or_25(space: int):
    t = before_appeal(space)
    t.use("ann", "advertising", "libby")
    assert t.appeal("libby") == space
    assert t.legal("ann") == [{"do": "take_bonus"}, {"do": "take_cash"}]
    before = t.company("libby")
    t.play("ann", do="take_cash")
    assert t.treasury("libby") == 80 + 25
    assert t.company("libby") == {**before, "treasury": 105}
    assert t.player("ann")["partners"] == 1
