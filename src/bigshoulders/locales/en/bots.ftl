# Why a bot prefers a move. Each fact is followed by no full stop: several stand below one another.
reason-founds_company = founds { $company } and directs it
reason-takes_directorship = takes over the directorship of { $company }
reason-gives_up_directorship = gives up the directorship of { $company }
reason-share_worth = by the end each share of { $company } should bring about { MONEY($value) }
reason-staffs_factory = { $company }: factory { NUMBER($factory) } has all its Workers
reason-dearer_goods = { $company } sells its Goods at { MONEY($price) }
reason-automates = { $company }: automation in factory { NUMBER($factory) }
reason-employs_manager = { $company }: a Manager for factory { NUMBER($factory) }
reason-gains_appeal = { $company }: Appeal { SIGNED($steps) }
reason-makes_goods =
    { $count ->
        [one] { $company } has { NUMBER($count) } more Good to sell
       *[other] { $company } has { NUMBER($count) } more Goods to sell
    }
reason-raises_funds = { MONEY($amount) } more in the Treasury of { $company }
reason-income = { MONEY($amount) } into your own pocket
reason-goal_lead = leads in the goal “{ $goal }”
reason-more_cash = about { MONEY($amount) } more cash by the next Stock Phase than with the other moves
reason-raises_value = { $company } should then stand at about { MONEY($value) }, higher than with the other moves
reason-holds_back = costs { $player } about { MONEY($amount) } of final money
reason-better_lead = against the other players about { MONEY($amount) } better than the next best move
reason-about_even = against the other players hardly better than the next best move

# The same for Industrialist.
reason-earns_profit = { NUMBER($amount) } more Profit this turn
reason-staffs = { $side } becomes fully staffed: { NUMBER($profit) } Profit at the end
reason-staffs_central = the Central Factory becomes fully staffed and can produce
reason-keeps_staff = { $card } stays fully staffed
reason-lacks_workers =
    { $count ->
        [one] { $card } then lacks only { NUMBER($count) } worker
       *[other] { $card } then lacks only { NUMBER($count) } workers
    }
reason-sets_off = sets off the event of { $side } ({ $event })
reason-avoids = does not set off the event of { $side } ({ $event })
reason-builds = builds { $side }: { NUMBER($profit) } Profit at the end if it is fully staffed
reason-can_pay = can then pay for { $side }
reason-rail_leads = workers can then move: { $origin } → { $target }
reason-produces = { $kind } produced: { NUMBER($count) }
reason-produces_units =
    { $count ->
        [one] produces { NUMBER($count) } unit
       *[other] produces { NUMBER($count) } units
    }
reason-leaves_units = { $kind } left after the turn: { NUMBER($count) }
reason-can_produce =
    { $count ->
        [one] the next production can bring { NUMBER($count) } unit
       *[other] the next production can bring { NUMBER($count) } units
    }
reason-spares_managers = the managers die stays at { NUMBER($face) }
reason-expects_more = about { NUMBER($amount) } more Profit at the end than with the next best move
reason-same_outcome = the next best move leads to the same position: either will do
reason-even = the next best move promises about as much Profit
reason-at_first_sight = decided at first sight; a closer look finds about { NUMBER($amount) } more Profit in the next move
