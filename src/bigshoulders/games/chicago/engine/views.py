"""Views: what a seat may know, and complete positions consistent with it (INFO-1 to INFO-3)."""

from __future__ import annotations

from typing import Final

from bigshoulders.games.chicago.engine.frames import BUILD, DRAFT, GAME, PASS_ON, REVEAL
from bigshoulders.games.chicago.engine.ids import BUILDING, ERAS, NO_BUILDING, ROW, SEATS
from bigshoulders.games.chicago.engine.rules import Rules
from bigshoulders.games.chicago.engine.state import STREAM_BUILDINGS, Column, State, column_of
from bigshoulders.games.chicago.engine.steps.building import ERA_OF_DECADE
from bigshoulders.kernel.bits import bits_of, members
from bigshoulders.kernel.chance import draw
from bigshoulders.kernel.contract import View
from bigshoulders.kernel.driver import awaited, legal
from bigshoulders.kernel.frames import UNKNOWN

HAND: Final = 3  # tiles in hand when everybody chooses (BUILD-1)


def redact(g: Rules, s: State, seat: int) -> View[State]:
    """The position redacted for a seat: without other players' Buildings; NOBODY is a spectator."""
    return View(seat, hide(s, seat), awaited(g.steps, g, s), legal(g.steps, g, s, seat))


def hide(s: State, seat: int) -> State:
    """A position with gaps: every column is named, hidden cells are UNKNOWN, the seed is
    removed."""
    drafting = is_waiting_for(s, DRAFT) or is_waiting_for(s, PASS_ON)
    choosing = is_waiting_for(s, BUILD) or is_waiting_for(s, REVEAL)
    return State(
        seed=b"",
        draws=s.draws[:],
        stack=s.stack[:],
        decade=s.decade,
        phase=s.phase,
        priority=s.priority,
        passes=s.passes,
        last_trader=s.last_trader,
        market=s.market,
        asset_stack=s.asset_stack,
        exhausted=s.exhausted,
        demand_stack=s.demand_stack,
        goals=s.goals,
        operated=s.operated,
        steel_spent=s.steel_spent,
        ready=s.ready,
        partner_appeal=s.partner_appeal,
        partner_row=s.partner_row,
        cash=s.cash[:],
        sold=s.sold,
        status=s.status,
        director=s.director[:],
        preferred=s.preferred,
        common=s.common[:],
        offer=s.offer,
        price=s.price[:],
        appeal=s.appeal[:],
        height=s.height[:],
        treasury=s.treasury[:],
        goods=s.goods[:],
        bonus_goods=s.bonus_goods[:],
        cubes=s.cubes[:],
        workers=s.workers[:],
        automated=s.automated[:],
        managers=s.managers[:],
        sales=s.sales[:],
        assets=s.assets,
        display=s.display,
        hand=only(s.hand, seat),
        drafted=only(s.drafted, seat) if drafting else s.drafted,
        chosen=only(s.chosen, seat) if choosing else s.chosen,
        removed=only(s.removed, seat),
        building_stacks=column_of([UNKNOWN] * ERAS),
        row=s.row,
        row_partner=s.row_partner[:],
        bank_partners=s.bank_partners[:],
        partners=s.partners[:],
        reserved=s.reserved,
        initiative=s.initiative,
        round_order=s.round_order,
        tiles=s.tiles,
        demand=s.demand[:],
        bag=s.bag[:],
        haymarket=s.haymarket[:],
        chain=s.chain[:],
        overlay=s.overlay[:],
        aside=s.aside,
        turn=s.turn[:],
    )


def only(column: Column, seat: int) -> Column:
    """A column by seat, with only one seat's own cell visible."""
    return column_of([cell if i == seat else UNKNOWN for i, cell in enumerate(column)])


def is_waiting_for(s: State, step: int) -> bool:
    return any(f.step == step for f in s.stack)


class Dice:
    """Random numbers for filling gaps, from a separate seed, so that the game's luck is
    untouched."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return draw(self.seed, STREAM_RESAMPLING, self.count, n)

    def take(self, pool: list[int]) -> int:
        """Remove and return a random member of a list."""
        return pool.pop(self.below(len(pool)))


STREAM_RESAMPLING: Final = 1000


def resample(g: Rules, view: View[State], seed: bytes) -> State:
    """A complete position consistent with a view: unseen Buildings are dealt again, luck gets a new
    seed.

    Without the draft, every hand it deals is possible in play. With the draft, whose passes nobody
    sees, only the number of tiles per era is right.
    """
    s = view.seen.copy()
    s.seed = seed
    dice = Dice(seed)
    pools = [unseen(g, s, view.seat, era) for era in range(ERAS)]
    others = [seat for seat in g.seats if seat != view.seat]
    if g.config.draft:
        eras = drafted_eras(g, s, others, pools, dice)
    else:
        eras = [dealt_eras(g, s, seat, dice) for seat in others]
    top = s.stack[-1].step if s.stack else GAME
    hand, drafted, chosen, removed = s.hand[:], s.drafted[:], s.chosen[:], s.removed[:]
    for seat, tiles in zip(others, eras, strict=True):
        buildings = [dice.take(pools[era]) for era in tiles]
        gone = finished_phases(s, seat)
        removed[seat] = bits_of(buildings[:gone])
        rest = buildings[gone:]
        has_answered = s.ready >> seat & 1
        if chosen[seat] == UNKNOWN:
            chosen[seat] = NO_BUILDING
        if top == BUILD and has_answered:
            chosen[seat] = dice.take(rest)
            removed[seat] |= 1 << dice.take(rest)
        if top == DRAFT:
            drafted[seat] = bits_of([dice.take(rest) for _ in range(s.stack[-1].pc + has_answered)])
        hand[seat] = bits_of(rest)
    for seat in range(g.players, SEATS):
        hand[seat] = drafted[seat] = removed[seat] = 0
        chosen[seat] = NO_BUILDING
    s.hand, s.drafted, s.chosen, s.removed = hand, drafted, chosen, removed
    s.building_stacks = column_of([bits_of(pool) for pool in pools])
    return s


def unseen(g: Rules, s: State, seat: int, era: int) -> list[int]:
    """Buildings of an era that a seat sees neither on the board nor among its own."""
    known = bits_of([building for building in s.row if building >= 0])
    if seat >= 0:
        known |= s.hand[seat] | s.removed[seat] | s.drafted[seat]
        if s.chosen[seat] >= 0:
            known |= bits_of([s.chosen[seat]])
    return members(g.building_sets[era] & ~known)


def stack_size(g: Rules, s: State, era: int) -> int:
    """The number of undealt Buildings of an era; it is public, from the number of draws."""
    return len(members(g.building_sets[era])) - s.draws[STREAM_BUILDINGS + era]


def finished_phases(s: State, seat: int) -> int:
    """The Building Phases a player has finished, each with one tile placed and one removed."""
    return len([b for b in s.row[seat * ROW : seat * ROW + ROW] if b >= 0])


def dealt_eras(g: Rules, s: State, seat: int, dice: Dice) -> list[int]:
    """The eras of a player's hidden tiles, removed ones first, from one possible history."""
    placed = [g.space_era[b] - 1 for b in s.row[seat * ROW : seat * ROW + ROW] if b >= 0]
    stories = histories(placed, 0, 0)
    story = stories[dice.below(len(stories))]
    if len(placed) == s.decade:
        return story
    if s.decade == 1:
        return [0, 0, 0]
    era = ERA_OF_DECADE[s.decade - 1] - 1
    return [*story, era, era] if was_dealt(s) else story


def was_dealt(s: State) -> bool:
    """Whether the Buildings of this Decade have been dealt."""
    return s.phase == BUILDING


def histories(placed: list[int], decade: int, kept: int) -> list[list[int]]:
    """Every order in which the other tiles can have been removed, with the kept one last."""
    if decade == len(placed):
        return [[kept]]
    era = ERA_OF_DECADE[decade] - 1
    hand = [kept, era, era]
    if placed[decade] not in hand:
        return []
    hand.remove(placed[decade])
    stories: list[list[int]] = []
    for i in range(2):
        for rest in histories(placed, decade + 1, hand[1 - i]):
            stories.append([hand[i], *rest])
    return stories


def drafted_eras(
    g: Rules, s: State, others: list[int], pools: list[list[int]], dice: Dice
) -> list[list[int]]:
    """The same with the draft, which mixes the hands: eras drawn at random from all tiles held."""
    held: list[int] = []
    for era in range(ERAS):
        held += [era] * (len(pools[era]) - stack_size(g, s, era))
    gone = finished_phases(s, others[0])
    hands_are_full = gone < s.decade and (was_dealt(s) or s.decade == 1)
    count = gone + (HAND if hands_are_full else 1)
    first = [0] if gone else []  # the tile removed in Decade 1 is from the first era
    for _ in others:
        for era in first:
            held.remove(era)
    return [first + [dice.take(held) for _ in range(count - len(first))] for _ in others]
