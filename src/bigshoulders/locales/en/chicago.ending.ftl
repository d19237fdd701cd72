### The end of a game of Chicago 1875: poster, final account, turning points, records, one tip.

chicago-end-city = Chicago, { $year }
chicago-end-wins = { $name } wins
    .you = You win
    .tie = { $names } share the city
    .tie-you = { $names } and you share the city
chicago-end-by = by { MONEY($amount) }
    .late = by { MONEY($amount) }, in the last { $phase }
    .level = level on money, with more goals
    .tie = with { MONEY($amount) } each
chicago-end-led = { $name } led from { $year } to the end.
    .you = You led from { $year } to the end.
chicago-end-overtook = { $name } led until the { $phase } of { $year }.
    .you = You led until the { $phase } of { $year }.
chicago-end-decided = { $name } had more in cash and shares. The goals decided it.
    .you = You had more in cash and shares. The goals decided it.
chicago-end-took = { $name } took { NUMBER($count) } of the { NUMBER($total) } goals.
    .you = You took { NUMBER($count) } of the { NUMBER($total) } goals.
chicago-end-paid = { $company } paid { MONEY($amount) } a share in { $year }, the best dividend of the game.
chicago-end-left = { $name } left before the end, and a bot played on.
    .you = You left before the end, and a bot played on.

chicago-end-review = Review the game
chicago-end-share = Share a picture
chicago-end-export = Save the log
chicago-end-details = Details

# The final account
chicago-end-account = The final account
    .cash = cash
    .shares = shares
    .goals = goals, { MONEY($amount) } each
chicago-end-behind = { MONEY($amount) } behind

# Turning points
chicago-end-points = Turning points
    .note = largest swings of the expected lead
    .dividends = The largest dividends
    .dividends-note = a review finds the turning points
chicago-end-see = See it
    .label = See it on the board: { $text }
chicago-end-lead = your lead
    .other = lead of { $name }

# Goals and records
chicago-end-goals = Goals
    .note = ties pay everyone
    .nobody = nobody
chicago-end-records = For the record
chicago-record-dividend = Biggest dividend
    .value = { MONEY($per_share) } a share
    .about = { $company }, { $year }
chicago-record-founding = Best founding
    .value = { MONEY($value) } → { MONEY($final) }
    .about = { $company }
chicago-record-building = Most profitable Building
    .value = { MONEY($amount) }
    .about = { $space }
chicago-record-bargain = Best bargain
    .value = { MONEY($price) } → { MONEY($final) }
    .about = { PERCENT($shares) } of { $company }
chicago-record-steady = Steadiest company
    .value =
        { $count ->
            [one] 1 dividend
           *[other] { NUMBER($count) } dividends
        }
    .about = { $company }
chicago-record-landlord = Busiest landlord
    .value = { MONEY($amount) } in fees
    .about =
        { $visits ->
            [one] 1 visit
           *[other] { NUMBER($visits) } visits
        }
chicago-record-orders = Fullest order book
    .value =
        { $goods ->
            [one] 1 Good sold
           *[other] { NUMBER($goods) } Goods sold
        }
    .about = { $company }, { $year }
chicago-record-journey = Longest journey
    .value =
        { $steps ->
            [one] 1 step
           *[other] { NUMBER($steps) } steps
        }
    .about = { $company } on the Stock Track

# One thing to try next time
chicago-end-next = One thing to try next time
chicago-end-position = See where
chicago-end-lesson = “{ $played }” in { $year } cost you about { MONEY($amount) }, give or take { MONEY($doubt) }. Better: { $other }.
    .try = Try it from there
    .none = No tip fits this game. The review shows the moves that cost you most.
chicago-tip-T1 = Before you found, add it up: three times the price must pay for factory 1’s Workers, about { MONEY(40) } each, and leave about { MONEY(60) } for cubes.
chicago-tip-T5 = Found a second company only when you have the Partners to run it. A company that doesn’t run falls a step every Decade.
chicago-tip-T7 = Money in hand earns nothing. Compare each company’s last dividend with its price, and buy the best ratio.
chicago-tip-T10 = Selling costs a step for each share. Sell one share of many companies, not many of one.
chicago-tip-T13 = Build what every company at the table can use. Fees from rivals are income without shares.
chicago-tip-T16 = Finish the crew of factory 1 first. A factory with one empty space makes nothing.
chicago-tip-T19 = Run all factories of your Starting Company once. The reserved Partner then works for you every Decade.
chicago-tip-T20 = Bring one company to Appeal 9 by 1905. You can send the Partner there in the same phase.
chicago-tip-T25 = Look at the next step before you sell. The last { MONEY(10) } of revenue can be worth a whole step.
chicago-tip-T27 = Withholding costs you a step on every share you hold. Do it early, at a low price, and with a plan for the money.
chicago-tip-T28 = Goods keep. If your row is full, store them for new Demand tiles, but sell at least one so that you can pay a dividend.
chicago-tip-T30 = From 1905 on, empty the Treasuries. Extra Dividends pay { MONEY(10) } a share and move the price like { MONEY(100) } of revenue.

# The picture
chicago-end-picture = Picture to share
    .text = It shows the players’ names and the final account, nothing else.
    .format = Format
    .wide = Wide
    .tall = Tall
    .save = Save picture
