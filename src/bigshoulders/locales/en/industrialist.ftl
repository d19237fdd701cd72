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
solo-op-sale_bonus = next turn: { $kind } sell { NUMBER($amount) } cheaper
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
solo-decision-actions = Year { NUMBER($year) }, market { NUMBER($market) }: begin an action, use the managers, or end the turn. The next action costs { NUMBER($cost) } Capital.
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
    .staffing = Done
solo-move-begin = { $action }
solo-move-sell_lot = Sell { $kind } for { $income }
solo-move-hire_worker = Hire a worker: { $card }
solo-move-move_workers = Move { NUMBER($count) }: { $origin } → { $target }
solo-move-build_card = Build { $side } at { $place }
solo-move-manager_unit = Managers: 1 unit onto { $track }
solo-move-manager_worker = Managers: a worker for { $card }
solo-move-manager_build = Managers: build { $side } at { $place }, without rails
solo-move-take_unit = From { $track }
solo-move-put_unit = Onto { $track }
solo-move-put_worker = { $card }
solo-move-give_marker = { $kind }
solo-move-choose_row = Row { $face }
solo-move-choose_card = { $card }
solo-move-draw_card = Deal { $side }
solo-move-flip_card = Flip { $side }
solo-move-roll_market = Roll { $face }

solo-event-card_dealt = Row { NUMBER($position) }: { $side }
solo-event-card_turned = Row { NUMBER($position) }: { $old } → { $new }
solo-event-year_began = Year { NUMBER($year) }
solo-event-market_set =
    { $chosen ->
        [1] The market die is set to { $face }
       *[0] The market die shows { $face }
    }
solo-event-action_began =
    { $cost ->
        [0] { $action } (free)
       *[other] { $action } (costs { NUMBER($cost) } Capital)
    }
solo-event-units_moved = { $track }: { SIGNED($change) } = { NUMBER($units) } ({ $reason })
solo-event-profit_moved = Profit { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
solo-event-workers_moved =
    { $count ->
        [one] 1 worker: { $origin } → { $target }
       *[other] { NUMBER($count) } workers: { $origin } → { $target }
    }
solo-event-workers_changed = { $card }: workers { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
solo-event-card_built = { $side } is built at { $place }
solo-event-marker_taken =
    { $units ->
        [0] The Central Factory loses its track of { $kind }
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
solo-refusal-do-something-first = An action that was begun does something; otherwise take it back.
solo-refusal-not-wanted = The market does not want { $kind } this turn.
solo-refusal-units-short = A lot of { $kind } is { NUMBER($price) }; you have { NUMBER($have) }.
solo-refusal-capital-for-profit-only = Capital is sold for Profit only.
solo-refusal-no-room-for-capital = There is no room for Capital; take Profit.
solo-refusal-not-built = { $card } is not built.
solo-refusal-die-full = The die of { $card } shows 6.
solo-refusal-once-per-action = You have done that in this action.
solo-refusal-no-rail-there = No rail leads from { $origin } to { $target }.
solo-refusal-too-few-workers = { $card } has { NUMBER($have) } and keeps at least 1; { NUMBER($count) } cannot leave.
solo-refusal-too-many-workers = { $card } has { NUMBER($have) }; with { NUMBER($count) } more there would be over 6.
solo-refusal-not-in-row = { $side } is not in the row.
solo-refusal-cost-short = That needs { NUMBER($cost) } { $kind }; you have { NUMBER($have) }.
solo-refusal-place-taken = A card lies there.
solo-refusal-place-apart = A Building lies beside another card.
solo-refusal-rails-do-not-match = The rails do not match those of { $card }.
solo-refusal-no-rail-connection = At least one shared edge must be a rail.
solo-refusal-rail-at-edge = The managers build only where there is no rail; there is one towards { $card }.
solo-refusal-managers-used = The managers have been used in this turn.
solo-refusal-managers-gone = The managers die has left the game.
solo-refusal-no-such-track = There is no track { $track }.
solo-refusal-track-full = { $track } is full ({ NUMBER($most) }).
solo-refusal-track-unstaffed = { $track } stores nothing before it is staffed: { NUMBER($have) } of { NUMBER($need) } workers.
solo-refusal-capital-not-from-managers = The managers give resources, not Capital.
solo-refusal-wrong-kind = { $track } is not a track that fits.
solo-refusal-track-empty = { $track } is empty.
solo-refusal-marker-gone = The Central Factory has no track of { $kind } any more.
solo-refusal-not-among-cards = { $card } is not among those to choose from.

solo-board-row = Row (leftmost first; event of the card right of the gap)
solo-board-map = Map
solo-board-market = Market: units for 1 Profit or Capital
solo-board-profit = Profit
solo-board-managers = managers die
solo-board-markers = spare markers
solo-board-cost = cost
solo-board-track = track
solo-board-staffing = staff
solo-board-rails = rails
solo-board-end = end Profit
solo-board-years = event in years
solo-board-event = event
solo-board-happened = happened
solo-daily = Daily game of { $date }: the same cards and rolls for everybody.
solo-shared = Industrialist, daily { $date }, side { $side }: { NUMBER($profit) } Profit, { $title }
