### Events, past or previewed: one message per kind.

event-start_drawn = { $seat } is the starting player
event-phase_began = { $phase }, { $decade }
event-turn_began = { $seat } is next to move
event-operating_began = { $company } operates
event-passed = { $seat } passes
event-paid = { $payer } → { $payee }: { MONEY($amount) } ({ $reason })
event-certificate_moved = { $certificate } of { $company }: { $origin } → { $target }
event-stock_moved = { $company } stock value: { $old } → { $new } ({ $cause })
event-protected = { $seat } uses Price Protection: { $company } doesn’t fall
event-founded = { $seat } founds { $company } at { MONEY($value) }
event-closed_down = { $company } closes down
event-director_changed = Directorship of { $company }: { $old } → { $new }
event-priority_moved = Priority Deal: { $old } → { $new }
event-initiative_taken = { $seat } takes the initiative
event-appeal_moved = { $company } Appeal: { NUMBER($old) } → { NUMBER($new) }
event-appeal_bonus =
    { $taken ->
        [1] { $company } reaches Appeal { NUMBER($space) } and takes the bonus
       *[0] { $company } reaches Appeal { NUMBER($space) } and takes { MONEY(25) } instead
    }
event-staff_moved =
    { $count ->
        [one] 1 { $staff }: { $origin } → { $target }
       *[other] { NUMBER($count) } × { $staff }: { $origin } → { $target }
    }
event-automated =
    { $tokens_left ->
        [0] { $company }, factory { $factory }: a Worker is automated; the factory is fully automated
       *[other] { $company }, factory { $factory }: a Worker is automated
    }
event-tokens_placed =
    { $count ->
        [one] { $company }, factory { $factory }: 1 Automation token
       *[other] { $company }, factory { $factory }: { NUMBER($count) } Automation tokens
    }
event-tokens_returned =
    { $count ->
        [one] 1 Automation token of { $company } returns to the general supply
       *[other] { NUMBER($count) } Automation tokens of { $company } return to the general supply
    }
event-cubes_moved = { NUMBER($count) } { $resource }: { $origin } → { $target }
event-goods_moved =
    { $count ->
        [one] 1 Good: { $origin } → { $target }
       *[other] { NUMBER($count) } Goods: { $origin } → { $target }
    }
event-bonus_goods_moved = Bonus Good tokens of { $company }: { SIGNED($change) } ({ NUMBER($left) } left in the supply)
event-asset_moved = { $asset }: { $origin } → { $target }
event-asset_exhausted = { $company } exhausts { $asset }
event-asset_readied = { $asset } of { $company } is ready again
event-partner_moved = Partner of { $seat }: { $origin } → { $target }
event-buildings_dealt =
    { $era ->
        [1] { $seat } is dealt Era I Buildings: { NUMBER($count) }
        [2] { $seat } is dealt Era II Buildings: { NUMBER($count) }
       *[3] { $seat } is dealt Era III Buildings: { NUMBER($count) }
    }
event-building_dealt = You’re dealt “{ $building }”
event-building_kept = You keep “{ $building }”
event-building_passed = “{ $building }”: { $seat } → { $target }
event-building_chosen = You place “{ $building }” face down
event-building_removed = You remove “{ $building }” from the game
event-buildings_settled = { $seat } has chosen
event-building_revealed = { $seat } builds “{ $building }”
event-building_used = { $seat } → { $space } for { $company }
event-tile_moved = Demand tile { $tile }: { $origin } → { $target }
event-goal_drawn = Goal: { $goal }
event-factory_ran =
    { $goods ->
        [one] { $company }, factory { $factory } runs: 1 Good
       *[other] { $company }, factory { $factory } runs: { NUMBER($goods) } Goods
    }
event-revenue_added = { $company } revenue { SIGNED_MONEY($amount) } ({ $income }), { MONEY($total) } in all
event-dividend_declared = { $company } pays { MONEY($per_share) } per share on { MONEY($revenue) } of revenue
event-earnings_withheld = { $company } withholds { MONEY($revenue) }
event-wages_unpaid =
    { $workers ->
        [one] { $company } can’t pay { NUMBER($workers) } Worker and must withhold
       *[other] { $company } can’t pay { NUMBER($workers) } Workers and must withhold
    }
event-goal_won = { $seat } wins the goal “{ $goal }”
event-scored = { $seat }: { MONEY($cash) } cash, { MONEY($goals) } for goals, { MONEY($shares) } in shares
event-won = { $seat } wins
