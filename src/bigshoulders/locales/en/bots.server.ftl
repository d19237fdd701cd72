# Why a bot prefers a move. No full stop: several reasons are listed below one another.
reason-founds_company = founds { $company } and directs it
reason-takes_directorship = takes over the directorship of { $company }
reason-gives_up_directorship = gives up the directorship of { $company }
reason-share_worth = each share of { $company } should earn you about { MONEY($value) } by the end
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
reason-goal_lead = takes the lead for the goal “{ $goal }”
reason-more_cash = about { MONEY($amount) } more cash at the next Stock Phase than the other moves bring
reason-raises_value = { $company } should then reach about { MONEY($value) }, more than with the other moves
reason-holds_back = costs { $player } about { MONEY($amount) } by the end
reason-experience =
    games like this one speak for it: { $subject ->
        [cash] your cash
        [shares] your shares
        [dividends] what your companies earn
        [growth] the room your companies have to grow
        [treasury] the money in your Treasuries
        [inputs] your supply of resources
        [staff] your staff
        [assets] your Capital Assets
        [goods] your stored Goods
        [companies] the number of your companies
        [partners] your Partners
        [appeal] your Appeal
        [goals] your goals
        [certificates] your certificates
        [buildings] your Buildings
        [directorship] your hold on your companies
       *[turn] your place in the order of play
    } (about { MONEY($amount) })
reason-better_lead = about { MONEY($amount) } better than the second-best move, measured against the other players
reason-about_even = hardly better than the second-best move, measured against the other players

# The same for Industrialist.
reason-earns_profit = { NUMBER($amount) } more Profit this turn
reason-staffs = { $side } is then fully staffed: { NUMBER($profit) } Profit at the end
reason-staffs_central = the Central Factory is then fully staffed and can produce
reason-keeps_staff = { $card } stays fully staffed
reason-lacks_workers =
    { $count ->
        [one] { $card } is then only { NUMBER($count) } worker short
       *[other] { $card } is then only { NUMBER($count) } workers short
    }
reason-sets_off = triggers the event on { $side } ({ $event })
reason-avoids = avoids the event on { $side } ({ $event })
reason-builds = builds { $side }: { NUMBER($profit) } Profit at the end if fully staffed
reason-can_pay = can then afford { $side }
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
        [one] the next production can yield { NUMBER($count) } unit
       *[other] the next production can yield { NUMBER($count) } units
    }
reason-spares_managers = leaves the managers die at { NUMBER($face) }
reason-expects_more = about { NUMBER($amount) } more Profit at the end than the second-best move
reason-same_outcome = the second-best move leads to the same position, so either will do
reason-even = the second-best move promises about as much Profit
reason-at_first_sight = chosen at first sight; a closer look finds about { NUMBER($amount) } more Profit in the next move listed
