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
