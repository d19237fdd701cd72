### Events, past or previewed: one message per kind.

chicago-event-start_drawn = { $seat } is the starting player
chicago-event-phase_began = { $phase }, { $decade }
chicago-event-turn_began = { $seat } is next to move
chicago-event-operating_began = { $company } operates
chicago-event-passed = { $seat } passes
chicago-event-paid = { $payer } → { $payee }: { MONEY($amount) } ({ $reason })
chicago-event-certificate_moved = { $certificate } of { $company }: { $origin } → { $target }
chicago-event-stock_moved = { $company } stock value: { $old } → { $new } ({ $cause })
chicago-event-protected = { $seat } uses Price Protection: { $company } doesn’t fall
chicago-event-founded = { $seat } founds { $company } at { MONEY($value) }
chicago-event-closed_down = { $company } closes down
chicago-event-director_changed = Directorship of { $company }: { $old } → { $new }
chicago-event-priority_moved = Priority Deal: { $old } → { $new }
chicago-event-initiative_taken = { $seat } takes the initiative
chicago-event-appeal_moved = { $company } Appeal: { NUMBER($old) } → { NUMBER($new) }
chicago-event-appeal_bonus =
    { $taken ->
        [1] { $company } reaches Appeal { NUMBER($space) } and takes the bonus
       *[0] { $company } reaches Appeal { NUMBER($space) } and takes { MONEY(25) } instead
    }
chicago-event-staff_moved =
    { $count ->
        [one] 1 { $staff }: { $origin } → { $target }
       *[other] { NUMBER($count) } × { $staff }: { $origin } → { $target }
    }
chicago-event-automated =
    { $tokens_left ->
        [0] { $company }, factory { $factory }: a Worker is automated; the factory is fully automated
       *[other] { $company }, factory { $factory }: a Worker is automated
    }
chicago-event-tokens_placed =
    { $count ->
        [one] { $company }, factory { $factory }: 1 Automation token
       *[other] { $company }, factory { $factory }: { NUMBER($count) } Automation tokens
    }
chicago-event-tokens_returned =
    { $count ->
        [one] 1 Automation token of { $company } returns to the general supply
       *[other] { NUMBER($count) } Automation tokens of { $company } return to the general supply
    }
chicago-event-cubes_moved = { NUMBER($count) } { $resource }: { $origin } → { $target }
chicago-event-goods_moved =
    { $count ->
        [one] 1 Good: { $origin } → { $target }
       *[other] { NUMBER($count) } Goods: { $origin } → { $target }
    }
chicago-event-bonus_goods_moved = Bonus Good tokens of { $company }: { SIGNED($change) } ({ NUMBER($left) } left in the supply)
chicago-event-asset_moved = { $asset }: { $origin } → { $target }
chicago-event-asset_exhausted = { $company } exhausts { $asset }
chicago-event-asset_readied = { $asset } of { $company } is ready again
chicago-event-partner_moved = Partner of { $seat }: { $origin } → { $target }
chicago-event-buildings_dealt =
    { $era ->
        [1] { $seat } is dealt Era I Buildings: { NUMBER($count) }
        [2] { $seat } is dealt Era II Buildings: { NUMBER($count) }
       *[3] { $seat } is dealt Era III Buildings: { NUMBER($count) }
    }
chicago-event-building_dealt = You’re dealt “{ $building }”
chicago-event-building_kept = You keep “{ $building }”
chicago-event-building_passed = “{ $building }”: { $seat } → { $target }
chicago-event-building_chosen = You place “{ $building }” face down
chicago-event-building_removed = You remove “{ $building }” from the game
chicago-event-buildings_settled = { $seat } has chosen
chicago-event-building_revealed = { $seat } builds “{ $building }”
chicago-event-building_used = { $seat } → { $space } for { $company }
chicago-event-tile_moved = Demand tile { $tile }: { $origin } → { $target }
chicago-event-goal_drawn = Goal: { $goal }
chicago-event-factory_ran =
    { $goods ->
        [one] { $company }, factory { $factory } runs: 1 Good
       *[other] { $company }, factory { $factory } runs: { NUMBER($goods) } Goods
    }
chicago-event-revenue_added = { $company } revenue { SIGNED_MONEY($amount) } ({ $income }), { MONEY($total) } in all
chicago-event-dividend_declared = { $company } pays { MONEY($per_share) } per share on { MONEY($revenue) } of revenue
chicago-event-earnings_withheld = { $company } withholds { MONEY($revenue) }
chicago-event-wages_unpaid =
    { $workers ->
        [one] { $company } can’t pay { NUMBER($workers) } Worker and must withhold
       *[other] { $company } can’t pay { NUMBER($workers) } Workers and must withhold
    }
chicago-event-goal_won = { $seat } wins the goal “{ $goal }”
chicago-event-scored = { $seat }: { MONEY($cash) } cash, { MONEY($goals) } for goals, { MONEY($shares) } in shares
chicago-event-won = { $seat } wins

## Kinds of events, as filters of the log
chicago-log-paid = Payments
chicago-log-certificate_moved = Shares
chicago-log-stock_moved = Stock values
chicago-log-founded = Companies founded
chicago-log-director_changed = Directorships
chicago-log-appeal_moved = Appeal
chicago-log-factory_ran = Production
chicago-log-dividend_declared = Dividends
chicago-log-earnings_withheld = Withheld earnings
chicago-log-building_revealed = Buildings
chicago-log-building_used = Partners
chicago-log-asset_moved = Capital Assets
chicago-log-goal_won = Goals
