### Industrialist, the solitaire game. Names of cards come from the card file.

industrialist-title = Industrialist
industrialist-side-A = market side A (basic)
industrialist-side-B = market side B (advanced)
industrialist-own-cards = custom cards
industrialist-central = Central Factory
industrialist-kind-materials = Materials
industrialist-kind-commodities = Commodities
industrialist-kind-goods = Goods
industrialist-kind-capital = Capital
industrialist-action-sell = Sell
industrialist-action-hire = Hire and move
industrialist-action-build = Build
industrialist-action-produce = Produce
industrialist-income-profit = Profit
industrialist-income-capital = Capital
industrialist-track-central = Central Factory ({ $kind })
industrialist-way-north =
    { $steps ->
        [one] { NUMBER($steps) } space north
       *[other] { NUMBER($steps) } spaces north
    }
industrialist-way-east =
    { $steps ->
        [one] { NUMBER($steps) } space east
       *[other] { NUMBER($steps) } spaces east
    }
industrialist-way-south =
    { $steps ->
        [one] { NUMBER($steps) } space south
       *[other] { NUMBER($steps) } spaces south
    }
industrialist-way-west =
    { $steps ->
        [one] { NUMBER($steps) } space west
       *[other] { NUMBER($steps) } spaces west
    }
industrialist-place = { $way } of the Central Factory
    .corner = { $along } and { $across } of the Central Factory
industrialist-track-building = { $card } ({ $kind })
industrialist-reason-sale = sale
industrialist-reason-action = action
industrialist-reason-building = building
industrialist-reason-managers = managers
industrialist-reason-production = production
industrialist-reason-event = event
industrialist-reason-labour = labour costs
industrialist-reason-maintenance = maintenance
industrialist-reason-marker = marker given up
industrialist-reason-end = end of game
industrialist-op-workers =
    { $amount ->
        [one] 1 worker
       *[other] { NUMBER($amount) } workers
    }
industrialist-op-gain = gain { NUMBER($amount) } { $kind }
industrialist-op-lose = lose { NUMBER($amount) } { $kind }
industrialist-op-profit_per_building = { NUMBER($amount) } Profit per Building
industrialist-op-managers = managers die +{ NUMBER($amount) }
industrialist-op-choose_market = next turn: choose the market row
industrialist-op-sale_bonus =
    { $amount ->
        [one] next turn: each lot of { $kind } needs { NUMBER($amount) } unit fewer
       *[other] next turn: each lot of { $kind } needs { NUMBER($amount) } units fewer
    }
industrialist-op-production_bonus = next turn: production +{ NUMBER($amount) }
industrialist-op-free_actions = next turn: actions are free
industrialist-op-produce_now = produce immediately
industrialist-op-walkout = walkout: the Building with the most workers loses one
industrialist-op-levy = levy: { NUMBER($amount) } Capital per Building
industrialist-rank-0 = Bootblacking
industrialist-rank-1 = Proprietor
industrialist-rank-2 = Entrepreneur
industrialist-rank-3 = Captain of Industry
industrialist-rank-4 = Titan of Industry

industrialist-decision-market_choice = Choose a market row.
industrialist-decision-actions =
    { $cost ->
        [0] Year { NUMBER($year) }, market { NUMBER($market) }: start an action, use the managers, or end your turn. The next action is free.
       *[other] Year { NUMBER($year) }, market { NUMBER($market) }: start an action, use the managers, or end your turn. The next action costs { NUMBER($cost) } Capital.
    }
    .last = Year { NUMBER($year) }, market { NUMBER($market) }: use the managers, or end your turn.
industrialist-decision-selling = Sell lots for Profit or Capital.
    .managers = Nothing is left to sell: use the managers, or end the sale.
industrialist-decision-staffing = Hire a worker, move workers along a rail, or both.
industrialist-decision-building = Choose a Building and a place for it.
industrialist-decision-take_units =
    { $count ->
        [one] Choose a track to take { NUMBER($count) } { $kind } from.
       *[other] Choose a track to take the next { $kind } from ({ NUMBER($count) } to go).
    }
industrialist-decision-take_any = Maintenance of { $card }: choose a track to pay the next unit from.
industrialist-decision-put_units =
    { $count ->
        [one] Choose a track to put { NUMBER($count) } { $kind } on.
       *[other] Choose a track to put the next { $kind } on ({ NUMBER($count) } to go).
    }
industrialist-decision-new_workers =
    { $count ->
        [one] Choose a card for the worker.
       *[other] Choose a card for the next worker ({ NUMBER($count) } to go).
    }
industrialist-decision-marker_choice = No marker is left. Choose the Central Factory track that gives up its marker and its units.
industrialist-decision-walkout = Walkout: choose the Building that loses a worker.
industrialist-decision-labour_choice = Labour costs: choose the next Building to pay ({ NUMBER($due) } Capital).
industrialist-decision-upkeep_choice = Maintenance: choose the next Building to pay for.

industrialist-move-done = Done
    .actions = End turn
    .selling = Stop selling
    .staffing = End action
industrialist-move-begin = { $action }
industrialist-move-sell_lot = Sell a lot of { $kind } for { $income }
industrialist-move-hire_worker = Hire a worker: { $card }
industrialist-move-move_workers =
    { $count ->
        [one] Move 1 worker: { $origin } → { $target }
       *[other] Move { NUMBER($count) } workers: { $origin } → { $target }
    }
industrialist-move-build_card = Build { $side }, { $place }
industrialist-move-manager_unit = Managers: 1 unit → { $track }
industrialist-move-manager_worker = Managers: 1 worker → { $card }
industrialist-move-manager_build = Managers: build { $side } without rails, { $place }
industrialist-move-take_unit = Take 1 unit: { $track }
industrialist-move-put_unit = Place 1 unit: { $track }
industrialist-move-put_worker = Place the worker: { $card }
industrialist-move-give_marker = Give up the { $kind } marker
industrialist-move-choose_row = Market row { $face }
industrialist-move-choose_card = Choose { $card }
industrialist-move-draw_card = Deal { $side }
industrialist-move-flip_card = Flip { $side }
industrialist-move-roll_market = Roll { $face }

industrialist-event-card_dealt = Row, card { NUMBER($position) }: { $side }
industrialist-event-card_turned = Row, card { NUMBER($position) }: { $old } → { $new }
industrialist-event-year_began = Year { NUMBER($year) }
industrialist-event-market_set =
    { $chosen ->
        [1] The market die is set to { $face }
       *[0] The market die shows { $face }
    }
industrialist-event-action_began =
    { $cost ->
        [0] Free
       *[other] Costs { NUMBER($cost) } Capital
    }
industrialist-event-units_moved = { $track }: { SIGNED($change) } = { NUMBER($units) } ({ $reason })
industrialist-event-profit_moved = Profit: { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
industrialist-event-workers_moved =
    { $count ->
        [one] 1 worker: { $origin } → { $target }
       *[other] { NUMBER($count) } workers: { $origin } → { $target }
    }
industrialist-event-workers_changed = { $card }: workers { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
industrialist-event-card_built = { $side } is built, { $place }
industrialist-event-marker_taken =
    { $units ->
        [0] The Central Factory loses its { $kind } track
        [one] The Central Factory loses its { $kind } track and { NUMBER($units) } unit
       *[other] The Central Factory loses its { $kind } track and { NUMBER($units) } units
    }
industrialist-event-marker_placed = { $side } gets a marker; spare markers: { NUMBER($spare) }
industrialist-event-event_happened = Event: { $side }
industrialist-event-row_closed = The row closes up; cards left: { NUMBER($left) }
industrialist-event-managers_moved = Managers die { SIGNED($change) } = { NUMBER($managers) }
industrialist-event-promised = { $effect }
industrialist-event-scored = Final Profit { NUMBER($profit) }: { $title }

industrialist-refusal-game-over = The game is over.
industrialist-refusal-not-your-turn = You’re the only player at this table.
industrialist-refusal-draw-first = A die roll or a card draw comes first.
industrialist-refusal-not-now = Another question comes first. Answer that one.
industrialist-refusal-not-a-draw = That can’t be drawn right now.
industrialist-refusal-action-passed = Actions come in a fixed order, so it’s too late for this one this turn: { $action }.
industrialist-refusal-capital-short = That costs { NUMBER($cost) } Capital, but you have { NUMBER($have) }.
industrialist-refusal-nothing-to-sell = You have no lot to sell.
industrialist-refusal-nobody-to-hire = You can’t hire anyone: every worker die already shows 6.
industrialist-refusal-nothing-to-build = You can’t both pay for and place any Building in the row.
industrialist-refusal-do-something-first = Use the action you’ve started, or undo it.
industrialist-refusal-not-wanted = The market isn’t buying { $kind } this turn.
industrialist-refusal-units-short =
    { $price ->
        [one] A lot of { $kind } takes { NUMBER($price) } unit, but you have { NUMBER($have) }.
       *[other] A lot of { $kind } takes { NUMBER($price) } units, but you have { NUMBER($have) }.
    }
industrialist-refusal-capital-for-profit-only = You can sell Capital only for Profit.
industrialist-refusal-no-room-for-capital = There’s no room for more Capital. Take Profit instead.
industrialist-refusal-not-built = { $card } hasn’t been built.
industrialist-refusal-die-full = { $card }: the worker die already shows 6.
industrialist-refusal-once-per-action = You’ve already done that in this action.
industrialist-refusal-no-rail-there = No rail leads this way: { $origin } → { $target }.
industrialist-refusal-too-few-workers =
    { $count ->
        [0] Move at least 1 worker.
       *[other] { $card } must keep at least 1 of its workers ({ NUMBER($have) }), so { NUMBER($count) } can’t leave.
    }
industrialist-refusal-too-many-workers = { $card }: { NUMBER($count) } more would exceed 6 workers; there are { NUMBER($have) }.
industrialist-refusal-not-in-row = { $side } isn’t in the row.
industrialist-refusal-cost-short = That costs { NUMBER($cost) } { $kind }, but you have { NUMBER($have) }.
industrialist-refusal-place-taken = There’s already a card there.
industrialist-refusal-place-apart = A Building must be next to another card.
industrialist-refusal-rails-do-not-match = The rails don’t match those of { $card }.
industrialist-refusal-no-rail-connection = At least one shared edge must have a rail.
industrialist-refusal-rail-at-edge = The managers can build only where no shared edge has a rail; the edge towards { $card } has one.
industrialist-refusal-managers-used = You’ve already used the managers this turn.
industrialist-refusal-managers-gone = The managers die is out of the game.
industrialist-refusal-no-such-track = { $track }: this track isn’t in play.
industrialist-refusal-track-full = { $track } is full ({ NUMBER($most) }).
industrialist-refusal-track-unstaffed = { $track } can’t store anything until fully staffed: { NUMBER($have) } of { NUMBER($need) } workers.
industrialist-refusal-capital-not-from-managers = The managers give resources, not Capital.
industrialist-refusal-wrong-kind = { $track }: a different kind of unit is needed here.
industrialist-refusal-track-empty = { $track } is empty.
industrialist-refusal-marker-gone = The Central Factory no longer has a { $kind } track.
industrialist-refusal-not-among-cards = You can’t choose { $card } here.
industrialist-refusal-not-in-cost = { $track }: { $side } doesn’t cost these units.

industrialist-board-row = Row, left to right
industrialist-board-key = M Materials, C Commodities, G Goods, $ Capital; arrows: rails N, E, S, W; Profit at the end if fully staffed
industrialist-board-events = Events: building a card triggers the event of the card to its right
industrialist-board-now = now
industrialist-board-map = Map
industrialist-board-market = Market: units for 1 Profit or Capital
industrialist-board-year = year
industrialist-board-profit = Profit
industrialist-board-managers = managers die
industrialist-board-markers = spare markers
industrialist-board-cost = cost
industrialist-board-track = track
industrialist-board-staffing = staff
industrialist-board-rails = rails
industrialist-board-end = Profit
industrialist-board-years = years
industrialist-board-event = event
industrialist-board-happened = happened
industrialist-welcome = Welcome. You have sixteen turns to make Profit. Type the number of a move, the letter of a suggestion, or a command. Commands: why WORDS, hint, undo, board, save FILE, load FILE, quit.
industrialist-help = Type a number from 1 to { NUMBER($count) }, the letter of a suggestion, or a command. Commands: why WORDS (why a move isn’t possible), hint (what a bot would play), warnings (on or off), undo, board, save FILE, load FILE, quit.
industrialist-shared = Industrialist, game of the day { $date }, side { $side }: { NUMBER($profit) } Profit, { $title }

## Kinds of events, as filters of the log
industrialist-log-market_set = Market die
industrialist-log-action_began = Actions
industrialist-log-units_moved = Units
industrialist-log-profit_moved = Profit
industrialist-log-workers_moved = Workers moved
industrialist-log-workers_changed = Workers
industrialist-log-card_built = Construction
industrialist-log-event_happened = Events
industrialist-log-managers_moved = Managers die
