# Why a bot prefers a move. No full stop: several reasons are listed below one another.
chicago-advice-founds_company = founds { $company } and directs it
chicago-advice-takes_directorship = takes over the directorship of { $company }
chicago-advice-gives_up_directorship = gives up the directorship of { $company }
chicago-advice-share_worth = each share of { $company } should earn you about { MONEY($value) } by the end
chicago-advice-staffs_factory = { $company }: factory { NUMBER($factory) } has all its Workers
chicago-advice-dearer_goods = { $company } sells its Goods at { MONEY($price) }
chicago-advice-automates = { $company }: automation in factory { NUMBER($factory) }
chicago-advice-employs_manager = { $company }: a Manager for factory { NUMBER($factory) }
chicago-advice-gains_appeal = { $company }: Appeal { SIGNED($steps) }
chicago-advice-makes_goods =
    { $count ->
        [one] { $company } has { NUMBER($count) } more Good to sell
       *[other] { $company } has { NUMBER($count) } more Goods to sell
    }
chicago-advice-raises_funds = { MONEY($amount) } more in the Treasury of { $company }
chicago-advice-income = { MONEY($amount) } into your own pocket
chicago-advice-goal_lead = takes the lead for the goal “{ $goal }”
chicago-advice-more_cash = about { MONEY($amount) } more cash at the next Stock Phase than the other moves bring
chicago-advice-raises_value = { $company } should then reach about { MONEY($value) }, more than with the other moves
chicago-advice-holds_back = costs { $player } about { MONEY($amount) } by the end
chicago-advice-experience =
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
chicago-advice-better_lead = about { MONEY($amount) } better than the second-best move, measured against the other players
chicago-advice-about_even = hardly better than the second-best move, measured against the other players
