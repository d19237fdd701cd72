# Puzzles. A kind has its question, a title, the goal, the explanation after the answer and the heading of its numbers.
chicago-puzzle-dividend = { $company } has earned { MONEY($revenue) } this turn. Its stock value is { MONEY($value) }. Does it pay or withhold?
    .kind = Dividends
    .title = Pay or withhold?
    .goal = Choose what gives you the best lead at the end of the game.
    .why = In { NUMBER($deals) } deals with the same luck for both, the better choice led to { MONEY($margin) } more on average. The margin is beyond chance.
    .worth = Expected lead
chicago-puzzle-directorship =
    { $twist ->
        [win] You want the directorship of { $company }. Which Stock turn gets it and holds it until your next turn?
       *[keep] Your directorship of { $company } is in danger. Which Stock turn keeps it until your next turn?
    }
    .kind = Directorship
    .title = Win or keep the directorship
    .goal = It must hold whatever any one rival does in the meantime. If several turns hold, keep as much cash and share value as you can.
    .why =
        { $rivals ->
            [0] Of the { NUMBER($considered) } turns that matter, only this one holds. Every reply of every rival was tried.
           *[other] Of the { NUMBER($considered) } turns that matter, this is the cheapest one that holds. The next best costs { MONEY($margin) } more. Every reply of every rival was tried.
        }
    .worth = Cash and shares after the turn
chicago-puzzle-demand = { $company } has { MONEY($cash) } in its Treasury. Which cubes does it buy?
    .kind = Demand
    .title = Fill the Demand
    .goal = Earn the most this turn: the revenue less the price of the cubes. Production and sales then follow in the best way.
    .why = All { NUMBER($considered) } affordable purchases were played out in every way. The best earns { MONEY($margin) } more than the next one listed.
    .worth = Earned this turn
chicago-puzzle-founding =
    { $twist ->
        [start] The game begins and you have { MONEY($cash) }. Which company do you found?
       *[later] You have { MONEY($cash) } and found a company now. Which one?
    }
    .kind = Founding
    .title = Found the right company
    .goal = Choose what gives you the best lead at the end of the game. Each company is listed at the value that suits it best.
    .why = In { NUMBER($deals) } deals with the same luck for all, the best choice led to at least { MONEY($margin) } more on average than any other. The margin is beyond chance.
    .worth = Expected lead
chicago-puzzle-buys = Buy { $cubes } for { MONEY($cost) }
chicago-puzzle-buys_nothing = Buy nothing
chicago-puzzle-note-revenue = Revenue { MONEY($revenue) }, cubes { MONEY($cost) }
chicago-puzzle-note-sells =
    { $count ->
        [one] { NUMBER($count) } Good sold: { $outlet }
       *[other] { NUMBER($count) } Goods sold: { $outlet }
    }
chicago-puzzle-note-sells_nothing = No Goods sold
chicago-puzzle-note-holds = You direct the company whatever any one rival does
chicago-puzzle-note-not_director = { $player } directs the company
chicago-puzzle-note-takes_over = { $player } can buy a { $certificate } and take over
chicago-puzzle-note-sells_and_takes_over = { $player } can sell other shares, buy a { $certificate } and take over
chicago-puzzle-note-futures = Expected final money: { MONEY($money) }
