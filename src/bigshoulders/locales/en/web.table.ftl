### The Chicago table in the browser.

# Who and where
table-you = You
table-you-by = you
table-you-to = you
table-home = Chicago 1875: home
table-first-edition = First edition
table-decade = Decade
table-phase = Phase
table-phase-stock = Stock
table-phase-building = Building
table-phase-action = Action
table-phase-operating = Operating
table-phase-cleanup = Cleanup
table-initiative = Initiative
table-priority = Turn order from the Priority Deal
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
table-view-text = Text
table-view-log = Log

# The decision
table-waiting = Waiting for { $names }
table-moving = The game continues.
table-over = The game is over.
table-since = Since your last move
table-for = for
table-acting = Acting company
table-open-spaces =
    { $open ->
        [one] { NUMBER($open) } space open · Partners left: { NUMBER($partners) }
       *[other] { NUMBER($open) } spaces open · Partners left: { NUMBER($partners) }
    }
table-consequences = Changes
table-runs-now = no. { NUMBER($rank) } in operating order, was { NUMBER($was) }
table-directorship-goes = { $name }: new Director
table-planned = planned: { $company }
table-kind-pass = Pass
table-kind-done = End step
table-kind-decline = Decline
table-kind-found = Found a company
table-kind-sell_certificate = Sell certificates
table-kind-buy_certificate = Buy a certificate
table-kind-protect = Price Protection
table-kind-keep_building = Keep a Building
table-kind-place_building = Place a Building
table-kind-remove_building = Remove a Building
table-kind-use_building = Send a Partner
table-kind-activate_asset = Activate a Capital Asset
table-kind-discard_asset = Discard a Capital Asset
table-kind-trade = Trade 2 for 1
table-kind-buy_asset = Buy a Capital Asset
table-kind-hire_worker = Hire a Worker
table-kind-put_worker = Place the Worker
table-kind-put_manager = Place the Manager
table-kind-automate = Automate
table-kind-take_cube = Take a resource
table-kind-take_overlay_cube = Take a free resource
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
table-kind-withhold = Withhold earnings

# Tracks
table-stock-track = Stock
table-stock-track-note = value of a share
table-stock-cell = Stock value { $value }
table-appeal-track = Appeal
table-appeal-track-note = highest operates first
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
table-if-filled = if full
table-no-bonus = no bonus
table-demand-cell = { $industry }, { $column }: { NUMBER($goods) } of { NUMBER($capacity) } Goods
table-left = { NUMBER($count) } left
table-full = full
table-closed-tile = no demand
table-half-price = half price
table-supply = Supply Chain
table-supply-note = the company pays the bank
table-supply-overlay-note = cheapest on the right
table-next = next
table-resource = Resources
table-buy-cube = Buy 1 { $resource } for { MONEY($price) }
table-cubes = { $resource }: { NUMBER($count) }
table-trade = { $company }: trade 2 for 1
table-bag = Bag

# City, assets, Buildings, goals
table-city = City
table-city-note = unlimited use; the others once per Decade
table-jobs-empty = empty: a Worker costs { $price }
table-fee = { $amount } to { $name }
table-fee-bank = { $amount } to the bank
table-fee-free = free · { $name } { $amount }
table-fee-worker = { $amount } for the next Worker
table-fee-dividends = { $amount } from the Treasury
table-fee-funds = { $amount } from the bank
table-opens = from { $year }
table-used-by = used by { $name }
table-assets = Capital Assets
table-assets-note = left: once per Decade · right: one-time bonus
table-assets-left = { NUMBER($count) } in the stack
table-asset = { $name } for { MONEY($price) }. Each Decade: { $effect }. One-time bonus: { $bonus }.
table-pay = pay { $amount }
table-no-fall = doesn’t fall
table-empty = empty
table-buildings = Buildings
table-buildings-note = each once per Decade · the fee goes to the owner
table-nothing-built = nothing built yet
table-goals = Goals
table-goals-note = { $amount } each at the end
table-leads = leads

# Players
table-players = Players
table-player = Player
table-personal-cash = Personal Funds
table-partners = Partners: { NUMBER($ready) } of { NUMBER($all) } available
table-partners-short = Partners
table-certificates = Certificates
table-in-hand = In hand

# Companies
table-companies = Companies
table-company = Company
table-my-companies = My companies
table-other-companies = Other companies
table-no-company = You don’t direct a company. A Partner in the Bank Pool earns you { MONEY(25) }.
table-closed-companies = Closed: { $companies }
table-status-available = You can still found this company.
table-status-closed = This company has closed.
table-director = Director
table-stock = Stock value
table-runs = no. { NUMBER($rank) } in operating order
table-can-run = can run factory 1
table-cannot-run = can’t run: lacks { $lack }
table-cannot-pay = can’t run: lacks money for resources
table-idle = can’t run
table-company-cash = Treasury
table-treasury-short = Treasury
table-per-good = Per Good
table-by-tier = by tier
table-factory = Factory { NUMBER($number) }
table-factory-of = { $company }, factory { NUMBER($number) }
table-ready = ready
table-ran = has run
table-short = missing
table-posts-open =
    { $count ->
        [one] { NUMBER($count) } open Worker space
       *[other] { NUMBER($count) } open Worker spaces
    }
table-posts =
    { $count ->
        [one] { NUMBER($count) } Worker space
       *[other] { NUMBER($count) } Worker spaces
    }
table-post-open = open Worker space
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
table-own-shares = Unsold shares
table-asset-slots = Assets { NUMBER($used) }/{ NUMBER($slots) }
table-use = Use
table-discard = Discard
table-exhausted = exhausted
table-asset-ready = ready
table-next-bonus = at { NUMBER($space) }: { $bonus }
table-wages = wages due: { $amount }
table-full-run = Full run
table-full-run-note = dividend if every staffed factory runs and all Goods sell

# Shares
table-shares = Shares
table-shares-note = stock values and holdings
table-sold-out-note = sold out at the end of the phase: +1 step
table-sold-out = sold out
table-price = Price
table-directs = Director: { $name }
table-per-share = Per share
table-sell = Sell
table-buy-one = Buy
table-sell-label = Offer a { $certificate } of { $company }: the sale brings { MONEY($proceeds) }, and the stock value falls to { $value }
table-buy-label = Buy a { $certificate } of { $company } from the { $source } for { $price }
table-no-companies-yet = No companies in play yet.
table-shares-value = Value of shares
table-worth-now = Current worth
table-income = Income at full run
table-directorships = Directorships
table-danger-now = one certificate from changing hands
table-danger = at risk
table-safe = safe
table-director-holds = { $name } is Director with { $shares }.
table-takes-over = { $name } takes over with { $shares } more.

# Founding
table-found = Found a company
table-or-found = Or found a company
table-found-note = you buy the Director’s Certificate (30%)
table-sort = Sort
table-sort-industry = By industry
table-sort-price = By price
table-sort-appeal = By Appeal
table-slots =
    { $count ->
        [0] no asset slot
        [one] { NUMBER($count) } asset slot
       *[other] { NUMBER($count) } asset slots
    }
table-house-values = house values
table-opening-price = { $company }: initial stock value
table-choose-charter = Choose a company
table-you-pay = you pay { $amount }
table-you-keep = you keep { $amount }
table-you-lack = { $amount } short
table-found-hint = Your payment goes to the company’s Treasury. The company uses it to hire Workers and buy resources.

# Building Phase
table-hand = Your Buildings
table-hand-place = choose one to build
table-hand-remove = choose one to remove; you keep the other
table-hand-draft = choose one to keep; you pass the others on
table-hand-later = you build one in the Building Phase
table-hand-waiting = hidden until everyone is ready
table-hand-empty = You have no Buildings in hand.
table-still-choosing = Still choosing: { $names }
table-building-free = free · the bank pays you { $amount }
table-building-fee = the company pays you { $amount }
table-building-workers = Job Market +{ NUMBER($count) }
table-tile-chosen = to be built
table-tile-kept = kept

# Operating
table-operates = { $company } operates
table-steps = Steps of the Operating turn
table-step-issue = Raise funds
table-step-purchase = Buy resources
table-step-produce = Produce
table-step-sell = Sell
table-step-pay = Dividends
table-step-free = End
table-issue-hint = Emergency fundraising: the stock value falls one step per share issued, plus one more.
table-issued = offered: { $list }
table-for-factories = For all factories
table-need = Need
table-have = Have
table-lack = Lack
table-covered = covered
table-nothing-needed = nothing needed
table-free-actions = Free actions
table-run-factories = Run factories, left to right
table-run-tier =
    { $goods ->
        [one] { NUMBER($workers) } Workers → { NUMBER($goods) } Good
       *[other] { NUMBER($workers) } Workers → { NUMBER($goods) } Goods
    }
table-running-order = Operating order
table-has-operated = done
table-sell-goods = Sell Goods
table-outlet-label = Sell 1 Good: { $outlet }, { NUMBER($room) } of { NUMBER($capacity) } free
table-half-open = no limit
table-half-shut = when the row is full
table-goods-left = Goods left
table-goods-sold = Goods sold
table-price-each = Selling price
table-revenue-name = Revenue
table-revenue = Revenue { $amount }
table-one-more-salesperson = One more Salesperson: { $price } per Good
table-pay-or-withhold = Pay dividends or withhold earnings?
table-pay-dividends = Pay dividends
table-withhold = Withhold
table-pay-label = Pay dividends: { $amount } per share
table-withhold-label = Withhold earnings: { $amount }
table-a-share = per share
table-steps-up =
    { $count ->
        [0] no change
        [one] 1 step up
       *[other] { NUMBER($count) } steps up
    }
table-steps-down =
    { $count ->
        [0] no change
        [one] 1 step down
       *[other] { NUMBER($count) } steps down
    }
table-cash = Cash
table-worth-change = Worth
table-missing-for-step =
    { $steps ->
        [one] { $missing } more revenue ({ $revenue }) for { NUMBER($steps) } step up.
       *[other] { $missing } more revenue ({ $revenue }) for { NUMBER($steps) } steps up.
    }
table-most-steps = That’s the largest rise possible.
table-may-not-pay = To pay dividends, run a factory and sell a Good.

# The end
table-final = Final score
table-winner = { $name } wins, { $lead } ahead.
table-winners = Shared victory: { $names }
table-total = Total
table-final-shares = Final stock values
table-replay = Watch replay
table-new-game = New game

# Spreadsheet, text, keys
table-spreadsheet = Spreadsheet
table-spreadsheet-note = shares in %; D Director, P Preferred
table-order-short = Order
table-text = The table as text
table-text-player = { $name }: { $cash }, worth { $worth }, certificates { NUMBER($certificates) } of { NUMBER($limit) }, Partners available { NUMBER($ready) } of { NUMBER($partners) }.
table-text-company = { NUMBER($rank) }. { $company }, Director { $name }: stock value { $value }, Appeal { NUMBER($appeal) }, { $cash }, Goods { NUMBER($goods) } at { $price }, resources: { $cubes }.
table-spaces = Action spaces
table-free = free
table-none = none
table-ask = Ask anything: rest the mouse on it, hold it, or press I.
table-keys = Keyboard shortcuts
table-help = Shortcuts and language
table-summary = Summary of { $year }
table-key-choice = make the numbered choice
table-key-confirm = confirm
table-key-back = go back one step
table-key-next = go to the next place where you can act
table-key-undo = undo
table-key-over = start over
table-key-redo = make the moves again that you took back
table-key-acting = switch to the next acting company
table-key-board = board
table-key-shares = shares
table-key-companies = companies
table-key-sheet = spreadsheet
table-key-text = the table as text
table-key-log = log
table-key-card = the card of the thing under the mouse or the focus; arrows go on to the next
table-key-pin = pin the open card, two at most
table-key-digest = dismiss what happened since your last turn
table-key-digest-again = show it again
table-key-replay = play it again
table-key-step = show the next move of the others
table-key-skip = skip to my turn
table-key-rail = fold the players, log and chat
table-key-keys = this list

catchup-region = Moves to show
catchup-left =
    { $count ->
        [one] 1 move to show
       *[other] { NUMBER($count) } moves to show
    }
    .mine =
        { $count ->
            [one] Your turn after 1 move
           *[other] Your turn after { NUMBER($count) } moves
        }
catchup-next = Next move
catchup-skip = Skip to my turn
    .watching = Skip to now
table-unread =
    { $count ->
        [one] 1 new move
       *[other] { NUMBER($count) } new moves
    }
