### Industrialist, the solitaire game. Names of cards come from the card file.

solo-title = Industrialist
solo-side-A = market side A (basic)
solo-side-B = market side B (advanced)
solo-own-cards = own cards
solo-central = Central Factory
solo-kind-materials = Materials
solo-kind-commodities = Commodities
solo-kind-goods = Goods
solo-kind-capital = Capital
solo-action-sell = Sell
solo-action-hire = Hire and move
solo-action-build = Build
solo-action-produce = Produce
solo-income-profit = Profit
solo-income-capital = Capital
solo-track-central = { $kind } of the Central Factory
solo-way-north = { NUMBER($steps) } north
solo-way-east = { NUMBER($steps) } east
solo-way-south = { NUMBER($steps) } south
solo-way-west = { NUMBER($steps) } west
solo-place = { $way } of the Central Factory
    .corner = { $along } and { $across } of the Central Factory
solo-track-building = { $card } ({ $kind })
solo-reason-sale = sale
solo-reason-action = action
solo-reason-building = building
solo-reason-managers = managers
solo-reason-production = production
solo-reason-event = event
solo-reason-labour = labour costs
solo-reason-maintenance = maintenance
solo-reason-marker = marker taken
solo-reason-end = end of the game
solo-op-workers =
    { $amount ->
        [one] 1 worker
       *[other] { NUMBER($amount) } workers
    }
solo-op-gain = gain { NUMBER($amount) } { $kind }
solo-op-lose = lose { NUMBER($amount) } { $kind }
solo-op-profit_per_building = { NUMBER($amount) } Profit per Building
solo-op-managers = managers die +{ NUMBER($amount) }
solo-op-choose_market = next turn: choose the market row
solo-op-sale_bonus = next turn: each lot of { $kind } takes { NUMBER($amount) } fewer
solo-op-production_bonus = next turn: production +{ NUMBER($amount) }
solo-op-free_actions = next turn: actions are free
solo-op-produce_now = produce at once
solo-op-walkout = walkout: the Building with the most workers loses one
solo-op-levy = levy: { NUMBER($amount) } Capital per Building
solo-rank-0 = Bootblacking
solo-rank-1 = Proprietor
solo-rank-2 = Entrepreneur
solo-rank-3 = Captain of Industry
solo-rank-4 = Titan of Industry

solo-decision-market_choice = Choose the row of the market.
solo-decision-actions =
    { $cost ->
        [0] Year { NUMBER($year) }, market { NUMBER($market) }: begin an action, use the managers, or end the turn. The next action is free.
       *[other] Year { NUMBER($year) }, market { NUMBER($market) }: begin an action, use the managers, or end the turn. The next action costs { NUMBER($cost) } Capital.
    }
    .last = Year { NUMBER($year) }, market { NUMBER($market) }: use the managers, or end the turn.
solo-decision-selling = Sell lots, for Profit or Capital.
solo-decision-staffing = Hire a worker, move workers along a rail, or both.
solo-decision-building = Choose a Building and its place.
solo-decision-take_units =
    { $count ->
        [one] Choose the track that gives 1 { $kind }.
       *[other] Choose the track that gives the next of { NUMBER($count) } { $kind }.
    }
solo-decision-take_any = Maintenance of { $card }: choose the track that pays the next unit.
solo-decision-put_units =
    { $count ->
        [one] Choose the track that gets 1 { $kind }.
       *[other] Choose the track that gets the next of { NUMBER($count) } { $kind }.
    }
solo-decision-new_workers =
    { $count ->
        [one] Choose the card that gets the worker.
       *[other] Choose the card that gets the next of { NUMBER($count) } workers.
    }
solo-decision-marker_choice = No marker is left: choose the track of the Central Factory that gives up its marker and its units.
solo-decision-walkout = Walkout: choose the Building that loses a worker.
solo-decision-labour_choice = Labour costs: choose the Building that is paid next ({ NUMBER($due) } Capital).
solo-decision-upkeep_choice = Maintenance: choose the Building that is paid next.

solo-move-done = Done
    .actions = End the turn
    .selling = Sell no more
    .staffing = End the action
solo-move-begin = { $action }
solo-move-sell_lot = Sell { $kind } for { $income }
solo-move-hire_worker = Hire a worker: { $card }
solo-move-move_workers =
    { $count ->
        [one] Move 1 worker: { $origin } → { $target }
       *[other] Move { NUMBER($count) } workers: { $origin } → { $target }
    }
solo-move-build_card = Build { $side }, { $place }
solo-move-manager_unit = Managers: 1 unit → { $track }
solo-move-manager_worker = Managers: 1 worker → { $card }
solo-move-manager_build = Managers: build { $side } without rails, { $place }
solo-move-take_unit = Take 1 unit: { $track }
solo-move-put_unit = Place 1 unit: { $track }
solo-move-put_worker = Place the worker: { $card }
solo-move-give_marker = Take the marker of { $kind }
solo-move-choose_row = Market row { $face }
solo-move-choose_card = Choose { $card }
solo-move-draw_card = Deal { $side }
solo-move-flip_card = Flip { $side }
solo-move-roll_market = Roll { $face }

solo-event-card_dealt = Card { NUMBER($position) } of the row: { $side }
solo-event-card_turned = Card { NUMBER($position) } of the row: { $old } → { $new }
solo-event-year_began = Year { NUMBER($year) }
solo-event-market_set =
    { $chosen ->
        [1] The market die is set to { $face }
       *[0] The market die shows { $face }
    }
solo-event-action_began =
    { $cost ->
        [0] Free
       *[other] Costs { NUMBER($cost) } Capital
    }
solo-event-units_moved = { $track }: { SIGNED($change) } = { NUMBER($units) } ({ $reason })
solo-event-profit_moved = Profit { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
solo-event-workers_moved =
    { $count ->
        [one] 1 worker: { $origin } → { $target }
       *[other] { NUMBER($count) } workers: { $origin } → { $target }
    }
solo-event-workers_changed = { $card }: workers { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
solo-event-card_built = { $side } is built, { $place }
solo-event-marker_taken =
    { $units ->
        [0] The Central Factory loses its track of { $kind }
        [one] The Central Factory loses its track of { $kind } with 1 unit
       *[other] The Central Factory loses its track of { $kind } with { NUMBER($units) } units
    }
solo-event-marker_placed = A marker for { $side }; spare markers: { NUMBER($spare) }
solo-event-event_happened = The event of { $side } happens
solo-event-row_closed = The row closes up; cards left: { NUMBER($left) }
solo-event-managers_moved = Managers die { SIGNED($change) } = { NUMBER($managers) }
solo-event-promised = { $effect }
solo-event-scored = Final Profit { NUMBER($profit) }: { $title }

solo-refusal-game-over = The game is over.
solo-refusal-not-your-turn = There is nobody else at this table.
solo-refusal-draw-first = A roll or a card comes first.
solo-refusal-not-now = That is not possible now.
solo-refusal-not-a-draw = That cannot be drawn now.
solo-refusal-action-passed = The actions come in order; { $action } can no longer be begun in this turn.
solo-refusal-capital-short = That costs { NUMBER($cost) } Capital; you have { NUMBER($have) }.
solo-refusal-nothing-to-sell = There is no lot to sell.
solo-refusal-nobody-to-hire = Every worker die shows 6.
solo-refusal-nothing-to-build = No Building of the row can be paid and placed.
solo-refusal-do-something-first = Do something with the action you have begun, or take it back.
solo-refusal-not-wanted = The market does not want { $kind } this turn.
solo-refusal-units-short = One lot of { $kind } takes { NUMBER($price) }; you have { NUMBER($have) }.
solo-refusal-capital-for-profit-only = Capital is sold for Profit only.
solo-refusal-no-room-for-capital = There is no room for Capital; take Profit.
solo-refusal-not-built = { $card } is not built.
solo-refusal-die-full = { $card }: the worker die shows 6.
solo-refusal-once-per-action = You have done that in this action.
solo-refusal-no-rail-there = No rail leads this way: { $origin } → { $target }.
solo-refusal-too-few-workers =
    { $count ->
        [0] At least 1 worker moves.
       *[other] { $card } has { NUMBER($have) } and keeps at least 1; { NUMBER($count) } cannot leave.
    }
solo-refusal-too-many-workers = { $card } has { NUMBER($have) }; with { NUMBER($count) } more there would be over 6.
solo-refusal-not-in-row = { $side } is not in the row.
solo-refusal-cost-short = That needs { NUMBER($cost) } { $kind }; you have { NUMBER($have) }.
solo-refusal-place-taken = A card lies there.
solo-refusal-place-apart = A Building must lie beside another card.
solo-refusal-rails-do-not-match = The rails do not match those of { $card }.
solo-refusal-no-rail-connection = At least one shared edge must be a rail.
solo-refusal-rail-at-edge = The managers build only where there is no rail; there is one towards { $card }.
solo-refusal-managers-used = The managers have been used in this turn.
solo-refusal-managers-gone = The managers die has left the game.
solo-refusal-no-such-track = { $track }: this track is not in play.
solo-refusal-track-full = { $track } is full ({ NUMBER($most) }).
solo-refusal-track-unstaffed = { $track } stores nothing before it is staffed: { NUMBER($have) } of { NUMBER($need) } workers.
solo-refusal-capital-not-from-managers = The managers give resources, not Capital.
solo-refusal-wrong-kind = { $track }: units of another kind are wanted here.
solo-refusal-track-empty = { $track } is empty.
solo-refusal-marker-gone = The Central Factory has no track of { $kind } any more.
solo-refusal-not-among-cards = { $card } is not among those to choose from.
solo-refusal-not-in-cost = { $track }: the cost of { $side } names no such units.

solo-board-row = Row, from the left
solo-board-key = M Materials, C Commodities, G Goods, $ Capital; arrows: rails at N, E, S, W; Profit for a staffed Building at the end
solo-board-events = Events: building a card brings the event of the card to its right
solo-board-now = now
solo-board-map = Map
solo-board-market = Market: units for 1 Profit or Capital
solo-board-year = year
solo-board-profit = Profit
solo-board-managers = managers die
solo-board-markers = spare markers
solo-board-cost = cost
solo-board-track = track
solo-board-staffing = staff
solo-board-rails = rails
solo-board-end = Profit
solo-board-years = years
solo-board-event = event
solo-board-happened = happened
solo-welcome = Welcome. You have sixteen turns to make Profit. Type the number of a move, or: why WORDS, hint, undo, board, save FILE, load FILE, quit.
solo-help = Type a number from 1 to { NUMBER($count) }, or: why WORDS (why a move is not possible), hint (what a bot would do), undo, board, save FILE, load FILE, quit.
solo-daily = Daily game of { $date }: the same cards and rolls for everybody.
solo-shared = Industrialist, daily { $date }, side { $side }: { NUMBER($profit) } Profit, { $title }
