### Industrialist, the solitaire game. Names of cards come from the card file.

solo-title = Industrialist
solo-side-A = market side A (basic)
solo-side-B = market side B (advanced)
solo-own-cards = custom cards
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
solo-track-central = Central Factory ({ $kind })
solo-way-north =
    { $steps ->
        [one] { NUMBER($steps) } space north
       *[other] { NUMBER($steps) } spaces north
    }
solo-way-east =
    { $steps ->
        [one] { NUMBER($steps) } space east
       *[other] { NUMBER($steps) } spaces east
    }
solo-way-south =
    { $steps ->
        [one] { NUMBER($steps) } space south
       *[other] { NUMBER($steps) } spaces south
    }
solo-way-west =
    { $steps ->
        [one] { NUMBER($steps) } space west
       *[other] { NUMBER($steps) } spaces west
    }
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
solo-reason-marker = marker given up
solo-reason-end = end of game
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
solo-op-sale_bonus =
    { $amount ->
        [one] next turn: each lot of { $kind } needs { NUMBER($amount) } unit fewer
       *[other] next turn: each lot of { $kind } needs { NUMBER($amount) } units fewer
    }
solo-op-production_bonus = next turn: production +{ NUMBER($amount) }
solo-op-free_actions = next turn: actions are free
solo-op-produce_now = produce immediately
solo-op-walkout = walkout: the Building with the most workers loses one
solo-op-levy = levy: { NUMBER($amount) } Capital per Building
solo-rank-0 = Bootblacking
solo-rank-1 = Proprietor
solo-rank-2 = Entrepreneur
solo-rank-3 = Captain of Industry
solo-rank-4 = Titan of Industry

solo-decision-market_choice = Choose a market row.
solo-decision-actions =
    { $cost ->
        [0] Year { NUMBER($year) }, market { NUMBER($market) }: start an action, use the managers, or end your turn. The next action is free.
       *[other] Year { NUMBER($year) }, market { NUMBER($market) }: start an action, use the managers, or end your turn. The next action costs { NUMBER($cost) } Capital.
    }
    .last = Year { NUMBER($year) }, market { NUMBER($market) }: use the managers, or end your turn.
solo-decision-selling = Sell lots for Profit or Capital.
solo-decision-staffing = Hire a worker, move workers along a rail, or both.
solo-decision-building = Choose a Building and a place for it.
solo-decision-take_units =
    { $count ->
        [one] Choose a track to take { NUMBER($count) } { $kind } from.
       *[other] Choose a track to take the next { $kind } from ({ NUMBER($count) } to go).
    }
solo-decision-take_any = Maintenance of { $card }: choose a track to pay the next unit from.
solo-decision-put_units =
    { $count ->
        [one] Choose a track to put { NUMBER($count) } { $kind } on.
       *[other] Choose a track to put the next { $kind } on ({ NUMBER($count) } to go).
    }
solo-decision-new_workers =
    { $count ->
        [one] Choose a card for the worker.
       *[other] Choose a card for the next worker ({ NUMBER($count) } to go).
    }
solo-decision-marker_choice = No marker is left. Choose the Central Factory track that gives up its marker and its units.
solo-decision-walkout = Walkout: choose the Building that loses a worker.
solo-decision-labour_choice = Labour costs: choose the next Building to pay ({ NUMBER($due) } Capital).
solo-decision-upkeep_choice = Maintenance: choose the next Building to pay for.

solo-move-done = Done
    .actions = End turn
    .selling = Stop selling
    .staffing = End action
solo-move-begin = { $action }
solo-move-sell_lot = Sell a lot of { $kind } for { $income }
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
solo-move-give_marker = Give up the { $kind } marker
solo-move-choose_row = Market row { $face }
solo-move-choose_card = Choose { $card }
solo-move-draw_card = Deal { $side }
solo-move-flip_card = Flip { $side }
solo-move-roll_market = Roll { $face }

solo-event-card_dealt = Row, card { NUMBER($position) }: { $side }
solo-event-card_turned = Row, card { NUMBER($position) }: { $old } → { $new }
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
solo-event-profit_moved = Profit: { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
solo-event-workers_moved =
    { $count ->
        [one] 1 worker: { $origin } → { $target }
       *[other] { NUMBER($count) } workers: { $origin } → { $target }
    }
solo-event-workers_changed = { $card }: workers { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
solo-event-card_built = { $side } is built, { $place }
solo-event-marker_taken =
    { $units ->
        [0] The Central Factory loses its { $kind } track
        [one] The Central Factory loses its { $kind } track and { NUMBER($units) } unit
       *[other] The Central Factory loses its { $kind } track and { NUMBER($units) } units
    }
solo-event-marker_placed = { $side } gets a marker; spare markers: { NUMBER($spare) }
solo-event-event_happened = Event: { $side }
solo-event-row_closed = The row closes up; cards left: { NUMBER($left) }
solo-event-managers_moved = Managers die { SIGNED($change) } = { NUMBER($managers) }
solo-event-promised = { $effect }
solo-event-scored = Final Profit { NUMBER($profit) }: { $title }

solo-refusal-game-over = The game is over.
solo-refusal-not-your-turn = You’re the only player at this table.
solo-refusal-draw-first = A die roll or a card draw comes first.
solo-refusal-not-now = You can’t do that right now.
solo-refusal-not-a-draw = That can’t be drawn right now.
solo-refusal-action-passed = Actions come in a fixed order, so it’s too late for this one this turn: { $action }.
solo-refusal-capital-short = That costs { NUMBER($cost) } Capital, but you have { NUMBER($have) }.
solo-refusal-nothing-to-sell = You have no lot to sell.
solo-refusal-nobody-to-hire = You can’t hire anyone: every worker die already shows 6.
solo-refusal-nothing-to-build = You can’t both pay for and place any Building in the row.
solo-refusal-do-something-first = Use the action you’ve started, or undo it.
solo-refusal-not-wanted = The market isn’t buying { $kind } this turn.
solo-refusal-units-short =
    { $price ->
        [one] A lot of { $kind } takes { NUMBER($price) } unit, but you have { NUMBER($have) }.
       *[other] A lot of { $kind } takes { NUMBER($price) } units, but you have { NUMBER($have) }.
    }
solo-refusal-capital-for-profit-only = You can sell Capital only for Profit.
solo-refusal-no-room-for-capital = There’s no room for more Capital. Take Profit instead.
solo-refusal-not-built = { $card } hasn’t been built.
solo-refusal-die-full = { $card }: the worker die already shows 6.
solo-refusal-once-per-action = You’ve already done that in this action.
solo-refusal-no-rail-there = No rail leads this way: { $origin } → { $target }.
solo-refusal-too-few-workers =
    { $count ->
        [0] Move at least 1 worker.
       *[other] { $card } must keep at least 1 of its workers ({ NUMBER($have) }), so { NUMBER($count) } can’t leave.
    }
solo-refusal-too-many-workers = { $card }: { NUMBER($count) } more would exceed 6 workers; there are { NUMBER($have) }.
solo-refusal-not-in-row = { $side } isn’t in the row.
solo-refusal-cost-short = That costs { NUMBER($cost) } { $kind }, but you have { NUMBER($have) }.
solo-refusal-place-taken = There’s already a card there.
solo-refusal-place-apart = A Building must be next to another card.
solo-refusal-rails-do-not-match = The rails don’t match those of { $card }.
solo-refusal-no-rail-connection = At least one shared edge must have a rail.
solo-refusal-rail-at-edge = The managers can build only where no shared edge has a rail; the edge towards { $card } has one.
solo-refusal-managers-used = You’ve already used the managers this turn.
solo-refusal-managers-gone = The managers die is out of the game.
solo-refusal-no-such-track = { $track }: this track isn’t in play.
solo-refusal-track-full = { $track } is full ({ NUMBER($most) }).
solo-refusal-track-unstaffed = { $track } can’t store anything until fully staffed: { NUMBER($have) } of { NUMBER($need) } workers.
solo-refusal-capital-not-from-managers = The managers give resources, not Capital.
solo-refusal-wrong-kind = { $track }: a different kind of unit is needed here.
solo-refusal-track-empty = { $track } is empty.
solo-refusal-marker-gone = The Central Factory no longer has a { $kind } track.
solo-refusal-not-among-cards = You can’t choose { $card } here.
solo-refusal-not-in-cost = { $track }: { $side } doesn’t cost these units.

solo-board-row = Row, left to right
solo-board-key = M Materials, C Commodities, G Goods, $ Capital; arrows: rails N, E, S, W; Profit at the end if fully staffed
solo-board-events = Events: building a card triggers the event of the card to its right
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
solo-welcome = Welcome. You have sixteen turns to make Profit. Type the number of a move, or a command: why WORDS, hint, undo, board, save FILE, load FILE, quit.
solo-help = Type a number from 1 to { NUMBER($count) }, or a command: why WORDS (why a move isn’t possible), hint (what a bot would play), undo, board, save FILE, load FILE, quit.
solo-daily = Game of the day, { $date }: everyone gets the same cards and rolls.
solo-shared = Industrialist, game of the day { $date }, side { $side }: { NUMBER($profit) } Profit, { $title }
