### The table of Industrialist in the browser.

ind-years = Years
ind-years-note = sixteen turns
ind-labour = Labour costs
ind-maintenance = Maintenance
ind-actions = Actions this turn
ind-action-taken = done
ind-action-now = in progress
ind-action-passed = skipped
ind-action-free = free
ind-action-cost = costs { NUMBER($cost) } Capital
ind-action-end = End action
ind-action-end-note = continue the turn
ind-end-note = rolls the market die
ind-managers = Managers
ind-managers-cost = { NUMBER($cost) } Capital
ind-managers-used = already used
ind-managers-gone = out of the game
ind-die = Market die
ind-face = The die shows { NUMBER($face) }
ind-market = Market, side { $side }
ind-market-note = units per lot
ind-sell =
    { $units ->
        [one] Sell { $kind }: { NUMBER($units) } unit per lot
       *[other] Sell { $kind }: { NUMBER($units) } units per lot
    }
ind-have = in stock
ind-profit = Profit
ind-standing = If the game ended now: { NUMBER($profit) }, { $title }.
ind-next-rank = { NUMBER($missing) } more for the next title.
ind-from = from { NUMBER($profit) }
ind-row = Row
ind-row-note = building a card checks the event of the card to its right
ind-row-empty = All cards are built.
ind-cost = Cost
ind-makes = Produces
ind-needs = Workers needed
ind-needs-workers =
    { $count ->
        [one] Needs { NUMBER($count) } worker
       *[other] Needs { NUMBER($count) } workers
    }
ind-plus = +{ NUMBER($profit) }
ind-at-end = Profit at the end, if fully staffed
ind-rail-in = in from the { $edge }
ind-rail-out = out to the { $edge }
ind-edge-north = north
ind-edge-east = east
ind-edge-south = south
ind-edge-west = west
ind-event-years = Years { NUMBER($from) }–{ NUMBER($to) }
ind-event-happened = happened
ind-event-due = due now
ind-event-lapsed = expired
ind-map = Map
ind-map-note = drag to move
ind-map-keys = Map of the built cards. Arrow keys move it, plus and minus zoom, 0 shows all.
ind-zoom-in = Zoom in
ind-zoom-out = Zoom out
ind-zoom-fit = Show all
ind-place = Free place, { $place }
ind-place-free = Build here
ind-card = { $card }: { NUMBER($workers) } of { NUMBER($need) } workers
ind-track = { $card }, { $kind }: { NUMBER($units) }/{ NUMBER($most) }
ind-staffed = fully staffed
ind-short =
    { $count ->
        [one] { NUMBER($count) } worker short
       *[other] { NUMBER($count) } workers short
    }
ind-forecast = Coming up
ind-would-make = Production would yield
ind-makes-nothing = nothing
ind-labour-due = { NUMBER($amount) } Capital
ind-labour-unpaid =
    { $count ->
        [one] { NUMBER($count) } Building can’t be paid: its worker die drops to 1.
       *[other] { NUMBER($count) } Buildings can’t be paid: their worker dice drop to 1.
    }
ind-maintenance-due =
    { $amount ->
        [one] { NUMBER($amount) } unit, or 1 Profit if it’s missing
       *[other] { NUMBER($amount) } units, or 1 Profit for each missing unit
    }
ind-this-turn = This turn
ind-promised = Next turn
ind-markers = Markers
ind-markers-left = { NUMBER($count) } spare
ind-over = The game is over.
ind-watching = You’re watching.
ind-waiting = One moment…
ind-end = Thirty years are over
ind-final = { NUMBER($profit) } Profit
ind-story = Buildings built: { NUMBER($built) } of 6. Fully staffed at the end: { NUMBER($staffed) }, for { NUMBER($endProfit) } Profit.
ind-story-best = Your best turn was in year { NUMBER($year) }: { SIGNED($gain) }.
ind-share-daily = Industrialist, game of the day { $date }, side { $side }
ind-share-title = Industrialist, side { $side }
ind-copy = Copy result
ind-replay = Watch replay
ind-home = Home
ind-kind-done = End
ind-kind-begin = Start an action
ind-kind-sell_lot = Sell a lot
ind-kind-hire_worker = Hire a worker
ind-kind-move_workers = Move workers
ind-kind-build_card = Build
ind-kind-manager_unit = Managers: add a unit
ind-kind-manager_worker = Managers: add a worker
ind-kind-manager_build = Managers: build without rails
ind-kind-take_unit = Take a unit
ind-kind-put_unit = Place a unit
ind-kind-put_worker = Place a worker
ind-kind-give_marker = Give up a marker
ind-kind-choose_row = Choose a market row
ind-kind-choose_card = Choose a Building

replay-title = Replay
replay-to-table = Open table
replay-running = This game is still in progress. You see what your seat can see.
