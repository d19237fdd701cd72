### The table of Chicago 1875.

# Who and where
chicago-table-you-by = you
chicago-table-you-to = you
chicago-table-home = Chicago 1875: home
chicago-table-first-edition = First edition
chicago-table-decade = Decade
chicago-table-phase = Phase
chicago-table-phase-stock = Stock
chicago-table-phase-building = Building
chicago-table-phase-action = Action
chicago-table-phase-operating = Operating
chicago-table-phase-cleanup = Cleanup
chicago-table-initiative = Initiative
chicago-table-priority = Turn order from the Priority Deal
chicago-table-priority-short = Priority Deal
chicago-table-bot = Bot
chicago-table-away = away
chicago-table-to-move = to move
chicago-table-settled = ready
chicago-table-views = Views
chicago-table-view-play = Now
chicago-table-view-board = Board
chicago-table-view-shares = Shares
chicago-table-view-companies = Companies
chicago-table-view-markets = Markets
chicago-table-view-sheet = Spreadsheet
chicago-table-view-text = Text
chicago-table-view-log = Log

# The decision
chicago-table-since = Since your last move
chicago-table-for = for
chicago-table-acting = Acting company
chicago-table-open-spaces =
    { $open ->
        [one] { NUMBER($open) } space open · Partners left: { NUMBER($partners) }
       *[other] { NUMBER($open) } spaces open · Partners left: { NUMBER($partners) }
    }
chicago-table-consequences = Changes
chicago-table-runs-now = no. { NUMBER($rank) } in operating order, was { NUMBER($was) }
chicago-table-directorship-goes = { $name }: new Director
chicago-table-planned = planned: { $company }
chicago-table-kind-pass = Pass
chicago-table-kind-done = End step
chicago-table-kind-decline = Decline
chicago-table-kind-found = Found a company
chicago-table-kind-sell_certificate = Sell certificates
chicago-table-kind-buy_certificate = Buy a certificate
chicago-table-kind-protect = Price Protection
chicago-table-kind-keep_building = Keep a Building
chicago-table-kind-place_building = Place a Building
chicago-table-kind-remove_building = Remove a Building
chicago-table-kind-use_building = Send a Partner
chicago-table-kind-activate_asset = Activate a Capital Asset
chicago-table-kind-discard_asset = Discard a Capital Asset
chicago-table-kind-trade = Trade 2 for 1
chicago-table-kind-buy_asset = Buy a Capital Asset
chicago-table-kind-hire_worker = Hire a Worker
chicago-table-kind-put_worker = Place the Worker
chicago-table-kind-put_manager = Place the Manager
chicago-table-kind-automate = Automate
chicago-table-kind-take_cube = Take a resource
chicago-table-kind-take_overlay_cube = Take a free resource
chicago-table-kind-take_bonus = Take the bonus
chicago-table-kind-take_cash = Take the money
chicago-table-kind-take_initiative = Take the initiative
chicago-table-kind-take_manager = Take a Manager
chicago-table-kind-take_salesperson = Take a Salesperson
chicago-table-kind-spend_steel = Spend Steel
chicago-table-kind-issue_certificate = Issue shares
chicago-table-kind-buy_cube = Buy resources
chicago-table-kind-buy_overlay_cube = Buy resources
chicago-table-kind-run_factory = Run a factory
chicago-table-kind-run_tier = Run the factory
chicago-table-kind-sell_good = Sell Goods
chicago-table-kind-pay_dividends = Pay dividends
chicago-table-kind-withhold = Withhold earnings

# Tracks
chicago-table-stock-track = Stock
chicago-table-stock-track-note = value of a share
chicago-table-stock-cell = Stock value { $value }
chicago-table-appeal-track = Appeal
chicago-table-appeal-track-note = highest operates first
chicago-table-appeal-cell = Appeal { NUMBER($space) }
chicago-table-appeal-cell-bonus = Appeal { NUMBER($space) }, bonus: { $bonus }
chicago-table-directed = { $company }, directed by { $name }

# Demand and supply
chicago-table-demand = Demand
chicago-table-demand-note = row full: half price, no limit
chicago-table-tiles-left =
    { $count ->
        [one] { NUMBER($count) } tile left
       *[other] { NUMBER($count) } tiles left
    }
chicago-table-if-filled = if full
chicago-table-no-bonus = no bonus
chicago-table-demand-cell = { $industry }, { $column }: { NUMBER($goods) } of { NUMBER($capacity) } Goods
chicago-table-left = { NUMBER($count) } left
chicago-table-full = full
chicago-table-closed-tile = no demand
chicago-table-half-price = half price
chicago-table-supply = Supply Chain
chicago-table-supply-note = the company pays the bank
chicago-table-supply-overlay-note = cheapest on the right
chicago-table-next = next
chicago-table-resource = Resources
chicago-table-buy-cube = Buy 1 { $resource } for { MONEY($price) }
chicago-table-cubes = { $resource }: { NUMBER($count) }
chicago-table-trade = { $company }: trade 2 for 1
chicago-table-bag = Bag

# City, assets, Buildings, goals
chicago-table-city = City
chicago-table-city-note = unlimited use; the others once per Decade
chicago-table-jobs-empty = empty: a Worker costs { $price }
chicago-table-fee = { $amount } to { $name }
chicago-table-fee-bank = { $amount } to the bank
chicago-table-fee-free = free · { $name } { $amount }
chicago-table-fee-worker = { $amount } for the next Worker
chicago-table-fee-dividends = { $amount } from the Treasury
chicago-table-fee-funds = { $amount } from the bank
chicago-table-opens = from { $year }
chicago-table-used-by = used by { $name }
chicago-table-assets = Capital Assets
chicago-table-assets-note = left: once per Decade · right: one-time bonus
chicago-table-assets-left = { NUMBER($count) } in the stack
chicago-table-asset = { $name } for { MONEY($price) }. Each Decade: { $effect }. One-time bonus: { $bonus }.
chicago-table-pay = pay { $amount }
chicago-table-no-fall = doesn’t fall
chicago-table-empty = empty
chicago-table-buildings = Buildings
chicago-table-buildings-note = each once per Decade · the fee goes to the owner
chicago-table-nothing-built = nothing built yet
chicago-table-goals = Goals
chicago-table-goals-note = { $amount } each at the end
chicago-table-leads = leads

# Players
chicago-table-player = Player
chicago-table-personal-cash = Personal Funds
chicago-table-partners = Partners: { NUMBER($ready) } of { NUMBER($all) } available
chicago-table-partners-short = Partners
chicago-table-certificates = Certificates
chicago-table-in-hand = In hand

# Companies
chicago-table-companies = Companies
chicago-table-company = Company
chicago-table-my-companies = My companies
chicago-table-other-companies = Other companies
chicago-table-no-company = You don’t direct a company. A Partner in the Bank Pool earns you { MONEY(25) }.
chicago-table-closed-companies = Closed: { $companies }
chicago-table-status-available = You can still found this company.
chicago-table-status-closed = This company has closed.
chicago-table-director = Director
chicago-table-stock = Stock value
chicago-table-runs = no. { NUMBER($rank) } in operating order
chicago-table-can-run = can run factory 1
chicago-table-cannot-run = can’t run: lacks { $lack }
chicago-table-cannot-pay = can’t run: lacks money for resources
chicago-table-idle = can’t run
chicago-table-company-cash = Treasury
chicago-table-treasury-short = Treasury
chicago-table-per-good = Per Good
chicago-table-by-tier = by tier
chicago-table-factory = Factory { NUMBER($number) }
chicago-table-factory-of = { $company }, factory { NUMBER($number) }
chicago-table-ready = ready
chicago-table-ran = has run
chicago-table-short = missing
chicago-table-posts-open =
    { $count ->
        [one] { NUMBER($count) } open Worker space
       *[other] { NUMBER($count) } open Worker spaces
    }
chicago-table-posts =
    { $count ->
        [one] { NUMBER($count) } Worker space
       *[other] { NUMBER($count) } Worker spaces
    }
chicago-table-post-open = open Worker space
chicago-table-automated = automated
chicago-table-automated-bonus = one more when fully automated
chicago-table-no-manager = no Manager
chicago-table-per-worker = per Worker
chicago-table-goods = Goods
chicago-table-goods-count =
    { $count ->
        [one] { NUMBER($count) } Good
       *[other] { NUMBER($count) } Goods
    }
chicago-table-own-shares = Unsold shares
chicago-table-asset-slots = Assets { NUMBER($used) }/{ NUMBER($slots) }
chicago-table-use = Use
chicago-table-discard = Discard
chicago-table-exhausted = exhausted
chicago-table-asset-ready = ready
chicago-table-next-bonus = at { NUMBER($space) }: { $bonus }
chicago-table-wages = wages due: { $amount }
chicago-table-full-run = Full run
chicago-table-full-run-note = dividend if every staffed factory runs and all Goods sell

# Shares
chicago-table-shares = Shares
chicago-table-shares-note = stock values and holdings
chicago-table-sold-out-note = sold out at the end of the phase: +1 step
chicago-table-sold-out = sold out
chicago-table-price = Price
chicago-table-directs = Director: { $name }
chicago-table-per-share = Per share
chicago-table-sell = Sell
chicago-table-buy-one = Buy
chicago-table-sell-label = Offer a { $certificate } of { $company }: the sale brings { MONEY($proceeds) }, and the stock value falls to { $value }
chicago-table-buy-label = Buy a { $certificate } of { $company } from the { $source } for { $price }
chicago-table-no-companies-yet = No companies in play yet.
chicago-table-shares-value = Value of shares
chicago-table-worth-now = Current worth
chicago-table-income = Income at full run
chicago-table-directorships = Directorships
chicago-table-danger-now = one certificate from changing hands
chicago-table-danger = at risk
chicago-table-safe = safe
chicago-table-director-holds = { $name } is Director with { $shares }.
chicago-table-takes-over = { $name } takes over with { $shares } more.

# Founding
chicago-table-found = Found a company
chicago-table-or-found = Or found a company
chicago-table-found-note = you buy the Director’s Certificate (30%)
chicago-table-sort = Sort
chicago-table-sort-industry = By industry
chicago-table-sort-price = By price
chicago-table-sort-appeal = By Appeal
chicago-table-slots =
    { $count ->
        [0] no asset slot
        [one] { NUMBER($count) } asset slot
       *[other] { NUMBER($count) } asset slots
    }
chicago-table-house-values = house values
chicago-table-opening-price = { $company }: initial stock value
chicago-table-choose-charter = Choose a company
chicago-table-you-pay = you pay { $amount }
chicago-table-you-keep = you keep { $amount }
chicago-table-you-lack = { $amount } short
chicago-table-found-hint = Your payment goes to the company’s Treasury. The company uses it to hire Workers and buy resources.

# Building Phase
chicago-table-hand = Your Buildings
chicago-table-hand-place = choose one to build
chicago-table-hand-remove = choose one to remove; you keep the other
chicago-table-hand-draft = choose one to keep; you pass the others on
chicago-table-hand-later = you build one in the Building Phase
chicago-table-hand-waiting = hidden until everyone is ready
chicago-table-hand-empty = You have no Buildings in hand.
chicago-table-still-choosing = Still choosing: { $names }
chicago-table-building-free = free · the bank pays you { $amount }
chicago-table-building-fee = the company pays you { $amount }
chicago-table-building-workers = Job Market +{ NUMBER($count) }
chicago-table-tile-chosen = to be built
chicago-table-tile-kept = kept

# Operating
chicago-table-operates = { $company } operates
chicago-table-steps = Steps of the Operating turn
chicago-table-step-issue = Raise funds
chicago-table-step-purchase = Buy resources
chicago-table-step-produce = Produce
chicago-table-step-sell = Sell
chicago-table-step-pay = Dividends
chicago-table-step-free = End
chicago-table-issue-hint = Emergency fundraising: the stock value falls one step per share issued, plus one more.
chicago-table-issued = offered: { $list }
chicago-table-for-factories = For all factories
chicago-table-need = Need
chicago-table-have = Have
chicago-table-lack = Lack
chicago-table-covered = covered
chicago-table-nothing-needed = nothing needed
chicago-table-free-actions = Free actions
chicago-table-run-factories = Run factories, left to right
chicago-table-run-tier =
    { $goods ->
        [one] { NUMBER($workers) } Workers → { NUMBER($goods) } Good
       *[other] { NUMBER($workers) } Workers → { NUMBER($goods) } Goods
    }
chicago-table-running-order = Operating order
chicago-table-has-operated = done
chicago-table-sell-goods = Sell Goods
chicago-table-outlet-label = Sell 1 Good: { $outlet }, { NUMBER($room) } of { NUMBER($capacity) } free
chicago-table-half-open = no limit
chicago-table-half-shut = when the row is full
chicago-table-goods-left = Goods left
chicago-table-goods-sold = Goods sold
chicago-table-price-each = Selling price
chicago-table-revenue-name = Revenue
chicago-table-revenue = Revenue { $amount }
chicago-table-one-more-salesperson = One more Salesperson: { $price } per Good
chicago-table-pay-or-withhold = Pay dividends or withhold earnings?
chicago-table-pay-dividends = Pay dividends
chicago-table-withhold = Withhold
chicago-table-pay-label = Pay dividends: { $amount } per share
chicago-table-withhold-label = Withhold earnings: { $amount }
chicago-table-a-share = per share
chicago-table-steps-up =
    { $count ->
        [0] no change
        [one] 1 step up
       *[other] { NUMBER($count) } steps up
    }
chicago-table-steps-down =
    { $count ->
        [0] no change
        [one] 1 step down
       *[other] { NUMBER($count) } steps down
    }
chicago-table-cash = Cash
chicago-table-worth-change = Worth
chicago-table-missing-for-step =
    { $steps ->
        [one] { $missing } more revenue ({ $revenue }) for { NUMBER($steps) } step up.
       *[other] { $missing } more revenue ({ $revenue }) for { NUMBER($steps) } steps up.
    }
chicago-table-most-steps = That’s the largest rise possible.
chicago-table-may-not-pay = To pay dividends, run a factory and sell a Good.

# The end
chicago-table-final = Final score
chicago-table-winner = { $name } wins, { $lead } ahead.
chicago-table-winners = Shared victory: { $names }
chicago-table-total = Total
chicago-table-final-shares = Final stock values
chicago-table-replay = Watch replay
chicago-table-new-game = New game

# Spreadsheet, text, keys
chicago-table-spreadsheet = Spreadsheet
chicago-table-spreadsheet-note = shares in %; D Director, P Preferred
chicago-table-order-short = Order
chicago-table-text = The table as text
chicago-table-text-player = { $name }: { $cash }, worth { $worth }, certificates { NUMBER($certificates) } of { NUMBER($limit) }, Partners available { NUMBER($ready) } of { NUMBER($partners) }.
chicago-table-text-company = { NUMBER($rank) }. { $company }, Director { $name }: stock value { $value }, Appeal { NUMBER($appeal) }, { $cash }, Goods { NUMBER($goods) } at { $price }, resources: { $cubes }.
chicago-table-spaces = Action spaces
chicago-table-free = free
chicago-table-none = none
chicago-table-ask = Ask anything: rest the mouse on it, hold it, or press I.
chicago-table-keys = Keyboard shortcuts
chicago-table-help = Menu and shortcuts
chicago-table-summary = Summary of { $year }
chicago-table-key-choice = make the numbered choice
chicago-table-key-confirm = confirm
chicago-table-key-back = go back one step
chicago-table-key-next = go to the next place where you can act
chicago-table-key-undo = undo
chicago-table-key-over = start over
chicago-table-key-redo = make the moves again that you took back
chicago-table-key-acting = switch to the next acting company
chicago-table-key-board = board
chicago-table-key-shares = shares
chicago-table-key-companies = companies
chicago-table-key-sheet = spreadsheet
chicago-table-key-text = the table as text
chicago-table-key-log = log
chicago-table-key-card = the card of the thing under the mouse or the focus; arrows go on to the next
chicago-table-key-pin = pin the open card, two at most
chicago-table-key-digest = dismiss what happened since your last turn
chicago-table-key-digest-again = show it again
chicago-table-key-replay = play it again
chicago-table-key-step = show the next move of the others
chicago-table-key-skip = skip to my turn
chicago-table-key-rail = fold the players, log and chat
chicago-table-key-keys = this list

chicago-table-unread =
    { $count ->
        [one] 1 new move
       *[other] { NUMBER($count) } new moves
    }
chicago-table-unread-chat =
    { $count ->
        [one] 1 new message
       *[other] { NUMBER($count) } new messages
    }
