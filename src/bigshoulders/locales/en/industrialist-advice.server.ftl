# Why a bot prefers a move. No full stop: several reasons are listed below one another.
industrialist-advice-earns_profit = { NUMBER($amount) } more Profit this turn
industrialist-advice-staffs = { $side } is then fully staffed: { NUMBER($profit) } Profit at the end
industrialist-advice-staffs_central = the Central Factory is then fully staffed and can produce
industrialist-advice-keeps_staff = { $card } stays fully staffed
industrialist-advice-lacks_workers =
    { $count ->
        [one] { $card } is then only { NUMBER($count) } worker short
       *[other] { $card } is then only { NUMBER($count) } workers short
    }
industrialist-advice-sets_off = triggers the event on { $side } ({ $event })
industrialist-advice-avoids = avoids the event on { $side } ({ $event })
industrialist-advice-builds = builds { $side }: { NUMBER($profit) } Profit at the end if fully staffed
industrialist-advice-can_pay = can then afford { $side }
industrialist-advice-rail_leads = workers can then move: { $origin } → { $target }
industrialist-advice-produces = { $kind } produced: { NUMBER($count) }
industrialist-advice-produces_units =
    { $count ->
        [one] produces { NUMBER($count) } unit
       *[other] produces { NUMBER($count) } units
    }
industrialist-advice-leaves_units = { $kind } left after the turn: { NUMBER($count) }
industrialist-advice-can_produce =
    { $count ->
        [one] the next production can yield { NUMBER($count) } unit
       *[other] the next production can yield { NUMBER($count) } units
    }
industrialist-advice-spares_managers = leaves the managers die at { NUMBER($face) }
industrialist-advice-expects_more = about { NUMBER($amount) } more Profit at the end than the second-best move
industrialist-advice-same_outcome = the second-best move leads to the same position, so either will do
industrialist-advice-even = the second-best move promises about as much Profit
industrialist-advice-at_first_sight = chosen at first sight; a closer look finds about { NUMBER($amount) } more Profit in the next move listed
