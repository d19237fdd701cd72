### The table of Industrialist in the browser.

industrialist-name = Industrialist
industrialist-web-years = Years
industrialist-web-years-note = sixteen turns
industrialist-web-labour = Labour costs
industrialist-web-maintenance = Maintenance
industrialist-web-actions = Actions this turn
industrialist-web-action-taken = done
industrialist-web-action-now = in progress
industrialist-web-action-passed = skipped
industrialist-web-action-free = free
industrialist-web-action-cost = costs { NUMBER($cost) } Capital
industrialist-web-action-end = End action
industrialist-web-action-end-note = continue the turn
industrialist-web-end-note = rolls the market die
industrialist-web-managers = Managers
industrialist-web-managers-cost = { NUMBER($cost) } Capital
industrialist-web-managers-used = already used
industrialist-web-managers-gone = out of the game
industrialist-web-die = Market die
industrialist-web-face = The die shows { NUMBER($face) }
industrialist-web-market = Market, side { $side }
industrialist-web-market-note = units per lot
industrialist-web-sell =
    { $units ->
        [one] Sell { $kind }: { NUMBER($units) } unit per lot
       *[other] Sell { $kind }: { NUMBER($units) } units per lot
    }
industrialist-web-have = in stock
industrialist-web-profit = Profit
industrialist-web-standing = If the game ended now: { NUMBER($profit) }, { $title }.
industrialist-web-next-rank = { NUMBER($missing) } more for the next title.
industrialist-web-from = from { NUMBER($profit) }
industrialist-web-row = Row
industrialist-web-row-note = building a card checks the event of the card to its right
industrialist-web-row-empty = All cards are built.
industrialist-web-cost = Cost
industrialist-web-makes = Produces
industrialist-web-needs = Workers needed
industrialist-web-needs-workers =
    { $count ->
        [one] Needs { NUMBER($count) } worker
       *[other] Needs { NUMBER($count) } workers
    }
industrialist-web-plus = +{ NUMBER($profit) }
industrialist-web-at-end = Profit at the end, if fully staffed
industrialist-web-rail-in = in from the { $edge }
industrialist-web-rail-out = out to the { $edge }
industrialist-web-edge-north = north
industrialist-web-edge-east = east
industrialist-web-edge-south = south
industrialist-web-edge-west = west
industrialist-web-event-years = Years { NUMBER($from) }–{ NUMBER($to) }
industrialist-web-event-happened = happened
industrialist-web-event-due = due now
industrialist-web-event-lapsed = expired
industrialist-web-map = Map
industrialist-web-map-note = drag to move
industrialist-web-map-keys = Map of the built cards. Arrow keys move it, plus and minus zoom, 0 shows all.
industrialist-web-zoom-in = Zoom in
industrialist-web-zoom-out = Zoom out
industrialist-web-zoom-fit = Show all
industrialist-web-place = Free place, { $place }
industrialist-web-place-free = Build here
industrialist-web-card = { $card }: { NUMBER($workers) } of { NUMBER($need) } workers
industrialist-web-track = { $card }, { $kind }: { NUMBER($units) }/{ NUMBER($most) }
industrialist-web-staffed = fully staffed
industrialist-web-short =
    { $count ->
        [one] { NUMBER($count) } worker short
       *[other] { NUMBER($count) } workers short
    }
industrialist-web-forecast = Coming up
industrialist-web-would-make = Production would yield
industrialist-web-makes-nothing = nothing
industrialist-web-labour-due = { NUMBER($amount) } Capital
industrialist-web-labour-unpaid =
    { $count ->
        [one] { NUMBER($count) } Building can’t be paid: its worker die drops to 1.
       *[other] { NUMBER($count) } Buildings can’t be paid: their worker dice drop to 1.
    }
industrialist-web-maintenance-due =
    { $amount ->
        [one] { NUMBER($amount) } unit, or 1 Profit if it’s missing
       *[other] { NUMBER($amount) } units, or 1 Profit for each missing unit
    }
industrialist-web-this-turn = This turn
industrialist-web-promised = Next turn
industrialist-web-markers = Markers
industrialist-web-markers-left = { NUMBER($count) } spare
industrialist-web-over = The game is over.
industrialist-web-watching = You’re watching.
industrialist-web-waiting = One moment…
industrialist-web-end = Thirty years are over
industrialist-web-final = { NUMBER($profit) } Profit
industrialist-web-story = Buildings built: { NUMBER($built) } of 6. Fully staffed at the end: { NUMBER($staffed) }, for { NUMBER($endProfit) } Profit.
industrialist-web-story-best = Your best turn was in year { NUMBER($year) }: { SIGNED($gain) }.
industrialist-web-costs = The largest costs
industrialist-web-cost-maintenance = Maintenance you couldn’t pay: −{ NUMBER($amount) } Profit, most of it in year { NUMBER($year) }.
industrialist-web-cost-event = Events: −{ NUMBER($amount) } Profit, most of it in year { NUMBER($year) }.
industrialist-web-cost-unstaffed = Buildings without full staff at the end: { NUMBER($amount) } Profit not scored.
industrialist-web-cost-labour =
    { $amount ->
        [one] Labour costs: 1 Capital.
       *[other] Labour costs: { NUMBER($amount) } Capital, most of it in year { NUMBER($year) }.
    }
industrialist-web-cost-upkeep =
    { $amount ->
        [one] Maintenance took 1 unit.
       *[other] Maintenance took { NUMBER($amount) } units, most of them in year { NUMBER($year) }.
    }
industrialist-web-cost-event_units =
    { $amount ->
        [one] Events took 1 unit.
       *[other] Events took { NUMBER($amount) } units, most of them in year { NUMBER($year) }.
    }
industrialist-web-cost-marker =
    { $amount ->
        [one] 1 unit was lost with its marker.
       *[other] { NUMBER($amount) } units were lost with their markers.
    }
industrialist-web-cost-left_over =
    { $amount ->
        [one] 1 unit was left at the end.
       *[other] { NUMBER($amount) } units were left at the end.
    }
industrialist-web-cost-show = See it
industrialist-web-share-daily = Industrialist, game of the day { $date }, side { $side }
industrialist-web-share-title = Industrialist, side { $side }
industrialist-web-copy = Copy result
industrialist-web-replay = Watch replay
industrialist-web-no-review = Bots review Chicago 1875 only. To look for better moves, open the replay and try some from any moment.
industrialist-web-same = Same game again
    .note = The same game again deals the same cards and rolls the same dice.
    .daily = It doesn’t count for the day’s board.
industrialist-web-another = Another game
industrialist-web-home = Home
industrialist-web-kind-done = End
industrialist-web-kind-begin = Start an action
industrialist-web-kind-sell_lot = Sell a lot
industrialist-web-kind-hire_worker = Hire a worker
industrialist-web-kind-move_workers = Move workers
industrialist-web-kind-build_card = Build
industrialist-web-kind-manager_unit = Managers: add a unit
industrialist-web-kind-manager_worker = Managers: add a worker
industrialist-web-kind-manager_build = Managers: build without rails
industrialist-web-kind-take_unit = Take a unit
industrialist-web-kind-put_unit = Place a unit
industrialist-web-kind-put_worker = Place a worker
industrialist-web-kind-give_marker = Give up a marker
industrialist-web-kind-choose_row = Choose a market row
industrialist-web-kind-choose_card = Choose a Building

# The home page and the page for a new table
industrialist-web-home-text = The solo game: six Buildings in thirty years
industrialist-web-home-learn = Learn
industrialist-web-home-play = Play
industrialist-web-home-daily = Game of the day
industrialist-web-home-note = You play alone for the highest Profit: sixteen turns in thirty years.
industrialist-web-log-year = Year { NUMBER($year) }
industrialist-web-chart-title = Profit over time
industrialist-web-chart-profit = Profit
industrialist-web-chart-capital = Capital

## Options
industrialist-option-cards = Cards
    .text = Your own card values, as a TOML file. Without one you play with the cards of the game.
industrialist-option-side = Market
industrialist-option-side-A = Side A
    .text = The market for your first games.
industrialist-option-side-B = Side B
    .text = The harder market.
