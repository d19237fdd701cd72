### The Chicago table in the browser.

# Who and where
table-you = You
table-you-by = you
table-you-to = you
table-home = Chicago 1875: to the first page
table-first-edition = First edition
table-decade = Decade
table-phase = Phase
table-phase-stock = Stock
table-phase-building = Building
table-phase-action = Action
table-phase-operating = Operating
table-phase-cleanup = Cleanup
table-initiative = Initiative
table-priority = Order from the Priority Deal
table-priority-short = Priority Deal
table-bot = Bot
table-away = away
table-to-move = to move
table-settled = ready
table-views = Views
table-view-play = Now
table-view-board = Board
table-view-shares = Shares
table-view-companies = Companies
table-view-markets = Markets
table-view-sheet = Spreadsheet
table-view-text = In words
table-view-log = Log

# The decision
table-waiting = Waiting for { $names }
table-moving = The game moves on.
table-over = The game is over.
table-since = Since your last move
table-for = for
table-acting = Acting company
table-open-spaces = { NUMBER($open) } spaces open · Partners left: { NUMBER($partners) }
table-consequences = What changes
table-runs-now = runs as no. { NUMBER($rank) }, was { NUMBER($was) }
table-directorship-goes = { $name }: new Director
table-planned = planned: { $company }
table-kind-pass = Pass
table-kind-done = End this step
table-kind-decline = Decline
table-kind-found = Found a company
table-kind-sell_certificate = Sell certificates
table-kind-buy_certificate = Buy a certificate
table-kind-protect = Price Protection
table-kind-keep_building = Keep a Building
table-kind-place_building = Place a Building
table-kind-remove_building = Remove a Building
table-kind-use_building = Send a Partner
table-kind-activate_asset = Activate an asset
table-kind-discard_asset = Discard an asset
table-kind-trade = Trade 2 for 1
table-kind-buy_asset = Buy an asset
table-kind-hire_worker = Hire a Worker
table-kind-put_worker = Place the Worker
table-kind-put_manager = Place the Manager
table-kind-automate = Automate
table-kind-take_cube = Take a resource
table-kind-take_overlay_cube = Take a resource, free
table-kind-take_bonus = Take the bonus
table-kind-take_cash = Take the money
table-kind-take_initiative = Take the initiative
table-kind-take_manager = Take a Manager
table-kind-take_salesperson = Take a Salesperson
table-kind-spend_steel = Spend Steel
table-kind-issue_certificate = Issue shares
table-kind-buy_cube = Buy resources
table-kind-buy_overlay_cube = Buy resources
table-kind-run_factory = Run a factory
table-kind-run_tier = Run the factory
table-kind-sell_good = Sell Goods
table-kind-pay_dividends = Pay dividends
table-kind-withhold = Withhold

# Tracks
table-stock-track = Stock
table-stock-track-note = value of a share
table-stock-cell = Stock value { $value }
table-appeal-track = Appeal
table-appeal-track-note = top runs first
table-appeal-cell = Appeal { NUMBER($space) }
table-appeal-cell-bonus = Appeal { NUMBER($space) }, bonus: { $bonus }
table-directed = { $company }, directed by { $name }

# Demand and supply
table-demand = Demand
table-demand-note = row full: half price, no limit
table-tiles-left =
    { $count ->
        [one] { NUMBER($count) } tile left
       *[other] { NUMBER($count) } tiles left
    }
table-if-filled = if filled
table-no-bonus = no bonus
table-demand-cell = { $industry }, { $column }: { NUMBER($goods) } of { NUMBER($capacity) } Goods
table-left =
    { $count ->
        [one] { NUMBER($count) } left
       *[other] { NUMBER($count) } left
    }
table-full = full
table-closed-tile = no demand
table-half-price = half price
table-supply = Supply Chain
table-supply-note = the bank is paid by the company
table-supply-overlay-note = cheapest on the right
table-next = next
table-resource = Resources
table-buy-cube = Buy 1 { $resource } for { MONEY($price) }
table-cubes = { $resource }: { NUMBER($count) }
table-trade = { $company }: trade 2 for 1
table-bag = Bag

# City, assets, Buildings, goals
table-city = City
table-city-note = any number of times; the others once a Decade
table-jobs-empty = empty, a Worker costs { $price }
table-fee = { $amount } to { $name }
table-fee-free = free · { $name } { $amount }
table-fee-worker = { $amount } for the next Worker
table-fee-dividends = { $amount } from the Treasury
table-fee-funds = { $amount } from the bank
table-opens = from { $year } on
table-used-by = used by { $name }
table-assets = Capital Assets
table-assets-note = left: once a Decade · right: bonus when bought
table-assets-left =
    { $count ->
        [one] { NUMBER($count) } in the stack
       *[other] { NUMBER($count) } in the stack
    }
table-asset = { $name } for { MONEY($price) }. Each Decade: { $effect }. When bought: { $bonus }.
table-pay = pay { $amount }
table-no-fall = no fall
table-empty = empty
table-buildings = Buildings
table-buildings-note = each once a Decade · the fee goes to the owner
table-nothing-built = nothing built yet
table-goals = Goals
table-goals-note = { $amount } each at the end
table-leads = leads

# Players
table-players = Players
table-player = Player
table-personal-cash = Personal Funds
table-partners = Partners: { NUMBER($ready) } of { NUMBER($all) } ready
table-partners-short = Partners
table-certificates = Certificates
table-worth = worth { $amount }
table-in-hand = In hand

# Companies
table-companies = Companies
table-company = Company
table-my-companies = My companies
table-other-companies = Other companies
table-no-company = You direct no company. A Partner in the Bank Pool earns you { MONEY(25) }.
table-closed-companies = Closed: { $companies }
table-status-available = This company can still be founded.
table-status-closed = This company has been closed.
table-director = Director
table-stock = Stock
table-runs = runs as no. { NUMBER($rank) }
table-company-cash = Company cash
table-per-good = Per Good
table-by-tier = by tier
table-factory = Factory { NUMBER($number) }
table-factory-of = { $company }, factory { NUMBER($number) }
table-ready = ready
table-ran = has run
table-short = short
table-posts-open =
    { $count ->
        [one] { NUMBER($count) } open post
       *[other] { NUMBER($count) } open posts
    }
table-posts =
    { $count ->
        [one] { NUMBER($count) } post
       *[other] { NUMBER($count) } posts
    }
table-post-open = open post
table-automated = automated
table-automated-bonus = one more when fully automated
table-no-manager = no Manager
table-per-worker = per Worker
table-goods = Goods
table-goods-count =
    { $count ->
        [one] { NUMBER($count) } Good
       *[other] { NUMBER($count) } Goods
    }
table-own-shares = Own shares
table-asset-slots = Assets { NUMBER($used) }/{ NUMBER($slots) }
table-use = Use
table-discard = Discard
table-exhausted = exhausted
table-next-bonus = at { NUMBER($space) }: { $bonus }
table-wages = wages due: { $amount }
table-full-run = Full run
table-full-run-note = a dividend if every staffed factory ran and all Goods were sold

# Shares
table-shares = Shares
table-shares-note = stock values and holdings
table-sold-out-note = sold out at the end of the phase: +1 step
table-sold-out = sold out
table-price = Price
table-directs = Director: { $name }
table-per-share = A share earns
table-sell = Sell
table-buy-one = Buy one
table-sell-label = Offer the { $certificate } of { $company }: the batch brings { MONEY($proceeds) }, the stock falls to { $value }
table-buy-label = Buy the { $certificate } of { $company } from the { $source } for { $price }
table-batch = { $shares }: { $proceeds }, falls to { $value }
table-no-companies-yet = No company is in play yet.
table-shares-value = Shares at their value
table-worth-now = Worth now
table-income = Income at full run
table-order = Your order
table-falls-to = stock falls: { $old } → { $new }
table-no-buy-back = { $company } cannot be bought again this Decade
table-sell-hint = Choose certificates in the ledger; all are sold together.
table-buy-hint = After the sale, or without one, you may buy one certificate.
table-after = After this
table-directorships = Directorships
table-danger-now = one certificate away
table-danger = within reach
table-safe = safe
table-director-holds = { $name }: Director with { $shares }.
table-takes-over = { $name }: { $shares } more take over.

# Founding
table-found = Found a company
table-or-found = Or found a company
table-found-note = you buy the Director's Certificate: 30%
table-sort = Sort
table-sort-industry = By industry
table-sort-price = By price
table-sort-appeal = By Appeal
table-slots =
    { $count ->
        [0] no asset slot
        [one] asset slot
       *[other] { NUMBER($count) } asset slots
    }
table-house-values = house values
table-opening-price = { $company }: initial stock value
table-choose-charter = Choose a charter
table-you-pay = you pay { $amount }
table-you-keep = you keep { $amount }
table-you-lack = { $amount } short
table-found-hint = What you pay is the company's first money: it buys Workers and resources with it.

# Building Phase
table-hand = Your Buildings
table-hand-place = choose the one you build
table-hand-remove = choose the one you remove; the other stays in your hand
table-hand-draft = choose the one you keep; the others are passed on
table-hand-waiting = hidden until everybody is ready
table-hand-empty = You hold no Buildings.
table-still-choosing = Still choosing: { $names }
table-building-free = free · bank pays you { $amount }
table-building-fee = { $amount } from the company to you
table-building-workers = +{ NUMBER($count) } to the Job Market
table-tile-chosen = to be built
table-tile-kept = kept

# Operating
table-operates = { $company } operates
table-steps = Steps of the Operating turn
table-step-issue = Raise funds
table-step-purchase = Buy resources
table-step-produce = Produce
table-step-sell = Sell
table-step-pay = Pay or withhold
table-step-free = End
table-issue-hint = Emergency fundraising: each share issued lowers the stock by a step, and one step more.
table-issued = offered: { $list }
table-for-factories = For all factories
table-need = Need
table-have = Have
table-lack = Lack
table-covered = covered
table-nothing-needed = nothing needed
table-free-actions = Free actions
table-run-factories = Run factories, left to right
table-run-tier = { NUMBER($workers) } Workers → { NUMBER($goods) } Goods
table-running-order = Running order
table-has-operated = has operated
table-sell-goods = Sell Goods
table-outlet-label = Sell 1 Good: { $outlet }, room for { NUMBER($room) } of { NUMBER($capacity) }
table-half-open = any number
table-half-shut = when the row is full
table-goods-left = Goods left
table-goods-sold = Goods sold
table-price-each = Price of one
table-revenue-name = Revenue
table-revenue = Revenue { $amount }
table-one-more-salesperson = One more Salesperson: { $price } a Good
table-pay-or-withhold = Pay dividends or withhold?
table-pay-dividends = Pay dividends
table-withhold = Withhold
table-pay-label = Pay dividends: { $amount } a share
table-withhold-label = Withhold { $amount }
table-a-share = a share
table-steps-up =
    { $count ->
        [0] no step
        [one] 1 step up
       *[other] { NUMBER($count) } steps up
    }
table-steps-down =
    { $count ->
        [0] no step
        [one] 1 step down
       *[other] { NUMBER($count) } steps down
    }
table-cash = Cash
table-worth-change = Worth
table-missing-for-step =
    { $steps ->
        [one] { $missing } more for 1 step up, at { $revenue }.
       *[other] { $missing } more for { NUMBER($steps) } steps up, at { $revenue }.
    }
table-most-steps = No more steps can be had.
table-may-not-pay = Dividends need a factory that ran and a Good that was sold.

# The end
table-final = The final account
table-winner = { $name } wins, { $lead } ahead.
table-winners = Shared victory: { $names }
table-total = Total
table-final-shares = What the shares were worth
table-replay = Replay
table-new-game = New game

# Spreadsheet, words, keys
table-spreadsheet = Spreadsheet
table-spreadsheet-note = shares in %; D Director, P Preferred
table-order-short = Order
table-text = The table in words
table-text-player = { $name }: { $cash }, worth { $worth }, certificates { NUMBER($certificates) } of { NUMBER($limit) }, Partners ready { NUMBER($ready) } of { NUMBER($partners) }.
table-text-company = { NUMBER($rank) }. { $company }, Director { $name }: stock { $value }, Appeal { NUMBER($appeal) }, { $cash }, Goods { NUMBER($goods) } at { $price }, resources: { $cubes }.
table-spaces = Action spaces
table-free = free
table-none = none
table-keys = Keys
table-help = Keys and language
table-key-choice = the numbered choice
table-key-confirm = confirm
table-key-back = one step back
table-key-next = the next place where you can do something
table-key-undo = undo
table-key-over = start over
table-key-acting = next company to act for
table-key-board = board
table-key-shares = shares
table-key-companies = companies
table-key-sheet = spreadsheet
table-key-text = the table in words
table-key-log = log
table-key-keys = this list
