### Counsel on moves: what they open, give up and bring later; warnings; suggestions.

# The move itself
chicago-note-pass =
    { $passes ->
        [one] You keep { MONEY($cash) }. { NUMBER($passes) } of { NUMBER($players) } players has then passed; when all pass in a row, the Stock Phase ends.
       *[other] You keep { MONEY($cash) }. { NUMBER($passes) } of { NUMBER($players) } players have then passed in a row; when all have, the Stock Phase ends.
    }
chicago-note-last_pass = You keep { MONEY($cash) }. Everyone has then passed, so the Stock Phase ends.
chicago-note-no_purchase = You buy nothing this turn and keep { MONEY($cash) }.
chicago-note-hiring_ends =
    { $free ->
        [0] All Worker spaces of { $company } are full.
        [one] { NUMBER($free) } Worker space of { $company } stays empty.
       *[other] { NUMBER($free) } Worker spaces of { $company } stay empty.
    }
chicago-note-no_issue = { $company } raises no money, and its stock value stays at { $old }.
chicago-note-purchase_ends =
    { $runs ->
        [0] With its resources, { $company } can run none of its { NUMBER($all) } factories.
       *[other] With its resources, { $company } can run { NUMBER($runs) } of its { NUMBER($all) } factories.
    }
chicago-note-production_ends =
    { $goods ->
        [0] { $company } has no Goods to sell.
        [one] { $company } has { NUMBER($goods) } Good to sell.
       *[other] { $company } has { NUMBER($goods) } Goods to sell.
    }
chicago-note-sale_ends =
    { $goods ->
        [0] { $company } ends with { MONEY($revenue) } of revenue and has sold all its Goods.
        [one] { $company } ends with { MONEY($revenue) } of revenue and keeps { NUMBER($goods) } Good.
       *[other] { $company } ends with { MONEY($revenue) } of revenue and keeps { NUMBER($goods) } Goods.
    }
chicago-note-place_kept = You stay number { NUMBER($place) } in Initiative order.
chicago-note-declined-worker_offer = { $company } gives up the Worker.
chicago-note-declined-overlay_cubes = { $company } gives up the free resource.
chicago-note-declined-steel_offer = { $company } keeps its Steel and gives up 2 Goods and Appeal +3.
chicago-note-first_crew = The first Workers of { $company } cost about { MONEY($crew) }. Its resources aren’t all for sale yet.
chicago-note-first_run = The first run of { $company } costs about { MONEY($crew) } for Workers and { MONEY($cubes) } for resources.
chicago-note-offered = { PERCENT($shares) } of { $company } offered for { MONEY($amount) }. Its stock value will go { $old } → { $new }, and you can’t buy it again this Decade.
chicago-note-issued = { PERCENT($shares) } of { $company } offered for { MONEY($amount) }. Its stock value will go { $old } → { $new }.
chicago-note-passed_on =
    { $count ->
        [one] You keep it and pass { NUMBER($count) } other Building on.
       *[other] You keep it and pass { NUMBER($count) } other Buildings on.
    }
chicago-note-company_pays_you = Each use: the company pays you { MONEY($amount) }, into your own purse.
chicago-note-bank_pays_you = Each use: the bank pays you { MONEY($amount) }, into your own purse.
chicago-note-brings_workers =
    { $count ->
        [one] It brings { NUMBER($count) } Worker to the Job Market.
       *[other] It brings { NUMBER($count) } Workers to the Job Market.
    }
chicago-note-hand_kept = You keep “{ $building }” in hand.
chicago-note-asset_kept-free = Once per Decade, in your Action turn or the Operating turn: { $effect }.
chicago-note-asset_kept-reaction = Once per Decade, at the moment of the fall: { $effect }.
chicago-note-asset_kept-revenue = Once per Decade, before you pay or withhold: { $effect }.
chicago-note-asset_kept-before_sale = Once per Decade, before the first Good is sold: { $effect }.
chicago-note-asset_kept-after_production = Once per Decade, any time after production: { $effect }.
chicago-note-asset_kept-after_adjustment = Once per Decade, at the end of the Operating turn: { $effect }.
chicago-note-use_costs = Each use costs the company { MONEY($cost) }.
chicago-note-asset_lost = { $company } has no asset slot: it takes the bonus of { $asset } and gives up the tile.
chicago-note-asset_swapped = { $company } has no free slot: one of its assets or { $asset } must go.
chicago-note-asset_gone = You give up: { $effect }, once per Decade.
chicago-note-crew =
    { $workers ->
        [0] Factory { NUMBER($factory) } then has a full crew.
        [one] Factory { NUMBER($factory) } then lacks { NUMBER($workers) } Worker.
       *[other] Factory { NUMBER($factory) } then lacks { NUMBER($workers) } Workers.
    }
chicago-note-bonus_given_up = You give up { $bonus }.
chicago-note-cash_given_up = You give up { MONEY($amount) }.

# What follows
chicago-note-game_ends = The game ends.
chicago-note-others_choose = Then the others choose.
chicago-note-next_player = Then it’s { $seat }’s turn.
chicago-note-then-pass_on = Once everyone has chosen, all pass their Buildings on.
chicago-note-then-reveal = Once everyone has chosen, all Buildings are revealed.
chicago-note-then-draw_a_start = Then the starting player is drawn.
chicago-note-then-draw_a_tile = Then new Demand tiles are drawn.
chicago-note-then-draw_starting_asset = Then the first Capital Assets are drawn.
chicago-note-then-draw_an_asset = Then a new Capital Asset is drawn.
chicago-note-then-draw_a_goal = Then the goals are drawn.
chicago-note-then-draw_a_cube = Then the Supply Chain is refilled.
chicago-note-then-deal_a_building = Then Buildings are dealt.
chicago-note-opens-founding = Then you found your company.
chicago-note-opens-stock_turn = Then you sell, buy or pass.
chicago-note-opens-protection = Then you choose whether { $company } uses Price Protection.
chicago-note-opens-draft = Then you choose your next Building.
chicago-note-opens-build = Then you choose a Building to remove.
chicago-note-opens-action_turn = Then you can still take free actions.
chicago-note-opens-hire =
    { $count ->
        [0] Then you can end hiring.
        [one] Then { $company } can hire { NUMBER($count) } Worker for { MONEY($price) }, { MONEY($total) } in all.
       *[other] Then { $company } can hire up to { NUMBER($count) } Workers: { MONEY($price) } for the next, { MONEY($total) } for all.
    }
chicago-note-opens-initiative = Then you choose whether to take the initiative.
chicago-note-opens-bonus = Then { $company } takes { $bonus }, or { MONEY($amount) }.
chicago-note-opens-workers =
    { $count ->
        [one] Then you choose a factory of { $company } for { NUMBER($count) } Worker.
       *[other] Then you choose factories of { $company } for { NUMBER($count) } Workers.
    }
chicago-note-opens-managers =
    { $count ->
        [one] Then you choose a factory of { $company } for { NUMBER($count) } Manager.
       *[other] Then you choose factories of { $company } for { NUMBER($count) } Managers.
    }
chicago-note-opens-automation =
    { $count ->
        [one] Then you choose where { $company } automates { NUMBER($count) } Worker.
       *[other] Then you choose where { $company } automates { NUMBER($count) } Workers.
    }
chicago-note-opens-cubes =
    { $count ->
        [one] Then { $company } takes { NUMBER($count) } resource of your choice from Haymarket Square.
       *[other] Then { $company } takes { NUMBER($count) } resources of your choice from Haymarket Square.
    }
chicago-note-opens-two_cubes = Then you choose what { $company } takes from Haymarket Square.
chicago-note-opens-overlay_cubes = Then { $company } may take a missing resource from the Supply Chain, free of charge.
chicago-note-opens-asset_choice = Then { $company } buys a Capital Asset for { MONEY($least) } to { MONEY($most) }.
chicago-note-opens-asset_keep = Then { $company } discards an asset: it has no free slot.
chicago-note-opens-worker_offer = Then { $company } may take a Worker, free of charge.
chicago-note-opens-staff_choice = Then { $company } takes a Manager or a Salesperson.
chicago-note-opens-free_automation = Then { $company } may automate a Worker, free of charge.
chicago-note-opens-steel_offer = Then { $company } may spend 2 Steel on 2 Goods and Appeal +3 instead.
chicago-note-opens-issue = Then { $company } may issue shares to raise money.
chicago-note-opens-purchase = Then { $company } buys resources.
chicago-note-opens-production =
    { $runs ->
        [0] Then production begins: { $company } can run no factory yet.
        [one] Then production begins: { $company } can run { NUMBER($runs) } factory.
       *[other] Then production begins: { $company } can run { NUMBER($runs) } factories.
    }
chicago-note-opens-sales =
    { $goods ->
        [one] Then { $company } sells { NUMBER($goods) } Good.
       *[other] Then { $company } sells { NUMBER($goods) } Goods.
    }
chicago-note-opens-payout = Then you pay dividends or withhold: { $company } has { MONEY($revenue) } of revenue.
chicago-note-opens-adjustment = Then { $company } can still take free actions before its stock value moves.
chicago-note-opens-afterwards = Then { $company } can still take its last free actions.
chicago-note-cannot_run =
    { $why ->
        [money] { $company } can’t run this Decade: factory 1’s resources cost about { MONEY($cubes) }, and its Treasury has { MONEY($treasury) }. No single Partner fixes that. Its stock value falls to { $down }.
       *[lack] { $company } can’t run this Decade: factory 1 lacks { $lack }, and no single Partner fixes that. Its stock value falls to { $down }.
    }

# Warnings: the fact, then its price and its consequence
chicago-warning-low_price = { $company } couldn’t pay for its first run
    .text = At { MONEY($price) } its Treasury holds { MONEY($treasury) }. Workers ({ MONEY($crew) }) and resources ({ MONEY($cubes) }) cost about { MONEY($need) }. Choose a higher price, or plan to buy one of its shares.
chicago-warning-certificate_limit = That’s certificate { NUMBER($held) } of { NUMBER($limit) }
    .text = You’re then at the limit: you can’t buy or found anything until you sell.
chicago-warning-own_company_short = { $company } needs money first
    .text = The price of that share doesn’t help { $company }: it goes to { $rival }. { $company } needs about { MONEY($need) } for its first run, and its Treasury has { MONEY($treasury) }.
chicago-warning-directorship_lost = You’d lose { $company }
    .text = { $seat } becomes its Director, with { PERCENT($shares) } of the shares, and decides about its money and its factories.
chicago-warning-cannot_run = { $company } can’t run a factory this Decade
    .text =
        { $why ->
            [money] Factory 1’s resources cost about { MONEY($cubes) }, and the Treasury has { MONEY($treasury) }. Without a run there’s no dividend, and the stock value falls to { $down }.
           *[lack] Factory 1 lacks { $lack }, and you have no Partner left. Without a run there’s no dividend, and the stock value falls to { $down }.
        }
chicago-warning-crew_unpaid = { $company } couldn’t hire its crew
    .text =
        { $workers ->
            [one] Factory 1 lacks { NUMBER($workers) } Worker for { MONEY($crew) }, and { MONEY($treasury) } would be left. Without a crew nothing runs.
           *[other] Factory 1 lacks { NUMBER($workers) } Workers for { MONEY($crew) }, and { MONEY($treasury) } would be left. Without a full crew nothing runs.
        }
chicago-warning-cubes_unpaid = { $company } couldn’t buy its resources
    .text = That leaves { MONEY($treasury) }, and factory 1’s resources cost about { MONEY($cubes) }. It would have Workers, but nothing to work with.
chicago-warning-crew_missing = Factory 1 of { $company } would stand still
    .text =
        { $workers ->
            [one] It lacks { NUMBER($workers) } Worker for { MONEY($crew) }, and the Treasury has { MONEY($treasury) }. Without a full crew it makes nothing.
           *[other] It lacks { NUMBER($workers) } Workers for { MONEY($crew) }, and the Treasury has { MONEY($treasury) }. Without a full crew it makes nothing.
        }
chicago-warning-factory_short = Factory { NUMBER($factory) } of { $company } lacks { $lack }
    .text =
        { $runs ->
            [0] That costs { MONEY($cost) } now. Without it nothing runs: no Goods, no dividend, and the stock value falls to { $down }.
           *[other] That costs { MONEY($cost) } now. Without it this factory makes no Goods this Decade.
        }
    .fix = Buy it for { MONEY($cost) }
chicago-warning-factory_idle = A factory of { $company } can still run
    .text =
        { $goods ->
            [one] It would make { NUMBER($goods) } Good. Once production ends, it stands still this Decade.
           *[other] It would make { NUMBER($goods) } Goods. Once production ends, it stands still this Decade.
        }
chicago-warning-goods_unsold = { $company } would leave Goods unsold
    .text =
        { $sold ->
            [0] Its row still has places at full price, and selling now brings { MONEY($revenue) }. A company that sells nothing must withhold.
           *[other] Its row still has places at full price, and selling now brings { MONEY($revenue) } more.
        }
    .fix = Sell for { MONEY($revenue) }
chicago-warning-withholding = { $company } falls from { $old } to { $down }
    .text = Withholding puts { MONEY($revenue) } into its Treasury. Paying brings you { MONEY($mine) } and takes the stock value to { $up }.

# Suggestions: the button, then what the moves do
chicago-suggestion-cheapest_set = Buy the cheapest set
    .result =
        { $runs ->
            [one] { $company } pays { MONEY($cost) }, keeps { MONEY($left) }, and can run { NUMBER($runs) } factory.
           *[other] { $company } pays { MONEY($cost) }, keeps { MONEY($left) }, and can run { NUMBER($runs) } factories.
        }
chicago-suggestion-sell_best = Sell best
    .result =
        { $goods ->
            [one] { $company } sells { NUMBER($goods) } Good for { MONEY($revenue) }, which makes { MONEY($total) } of revenue.
           *[other] { $company } sells { NUMBER($goods) } Goods for { MONEY($revenue) }, which makes { MONEY($total) } of revenue.
        }
chicago-suggestion-finish_turn = Finish turn
    .result =
        { $end ->
            [payout]
                { $cost ->
                    [0] { $company } ends with { MONEY($revenue) } of revenue. Then you pay dividends or withhold.
                   *[other]
                        { $runs ->
                            [one] { $company } spends { MONEY($cost) } on resources, runs { NUMBER($runs) } factory and ends with { MONEY($revenue) } of revenue. Then you pay dividends or withhold.
                           *[other] { $company } spends { MONEY($cost) } on resources, runs { NUMBER($runs) } factories and ends with { MONEY($revenue) } of revenue. Then you pay dividends or withhold.
                        }
                }
            [question]
                { $cost ->
                    [0] { $company } goes on to the next question that only you can decide.
                   *[other] { $company } spends { MONEY($cost) } on resources. Then comes a question that only you can decide.
                }
           *[turn] { $company } can’t pay a dividend this Decade: it withholds, and its turn ends.
        }
