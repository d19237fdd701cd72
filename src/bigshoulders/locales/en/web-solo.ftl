### The table of Industrialist in the browser.

ind-years = Years
ind-years-note = sixteen turns
ind-labour = Labour costs
ind-maintenance = Maintenance
ind-actions = Actions of this turn
ind-action-taken = taken
ind-action-now = in progress
ind-action-passed = passed
ind-action-free = free
ind-action-cost = costs { NUMBER($cost) } Capital
ind-action-end = End this action
ind-action-end-note = on with the turn
ind-end-note = rolls the market die
ind-managers = Managers
ind-managers-cost = { NUMBER($cost) } Capital
ind-managers-used = used this turn
ind-managers-gone = gone
ind-die = Market die
ind-face = Die shows { NUMBER($face) }
ind-market = Market, side { $side }
ind-market-note = units a lot
ind-sell = Sell { $kind }: { NUMBER($units) } units a lot
ind-have = have
ind-profit = Profit
ind-standing = Ended now, it would be { NUMBER($profit) }: { $title }.
ind-next-rank = { NUMBER($missing) } more for the next title.
ind-from = from { NUMBER($profit) }
ind-row = Row
ind-row-note = building a card looks at the event of the card to its right
ind-row-empty = Every card is built.
ind-cost = Cost
ind-makes = Makes
ind-needs = Workers it needs
ind-needs-workers = Needs { NUMBER($count) } workers
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
ind-event-due = now
ind-event-lapsed = past
ind-map = Map
ind-map-note = drag to move
ind-map-keys = Map of the built cards; arrow keys move it, plus and minus zoom, 0 shows all
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
ind-forecast = What is coming
ind-would-make = Producing would bring
ind-makes-nothing = nothing
ind-labour-due = { NUMBER($amount) } Capital
ind-labour-unpaid = { NUMBER($count) } cannot be paid: the worker die falls to 1.
ind-maintenance-due = { NUMBER($amount) } units, or 1 Profit for each that is missing
ind-this-turn = This turn
ind-promised = Promised
ind-markers = Markers
ind-markers-left =
    { $count ->
        [one] { NUMBER($count) } to spare
       *[other] { NUMBER($count) } to spare
    }
ind-over = The game is over.
ind-watching = You are watching.
ind-waiting = One moment…
ind-end = Thirty years are over
ind-final = { NUMBER($profit) } Profit
ind-story = Buildings built: { NUMBER($built) } of 6. Fully staffed at the end: { NUMBER($staffed) }, for { NUMBER($endProfit) } Profit.
ind-story-best = Your best turn was year { NUMBER($year) }: { SIGNED($gain) }.
ind-share-daily = Industrialist, daily game of { $date }, side { $side }
ind-share-title = Industrialist, side { $side }
ind-copy = Copy the result
ind-replay = Watch it again
ind-home = Home
ind-kind-done = End
ind-kind-begin = Begin an action
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
ind-kind-choose_row = Choose the market row
ind-kind-choose_card = Choose a Building

replay-title = Replay
replay-to-table = To the table
replay-running = This game is still being played; you see it as your seat may.
