### The decision bar, the log, history, chart, chat and notes of a table in the browser.

bar-region = Decision
bar-preview = Brings
bar-preview-point = Point at a choice to see what it brings.
bar-preview-loading = Working it out…
bar-preview-nothing = No immediate effect.
bar-refused = Not possible.
bar-rule = Rule { $rule }
bar-back = Back
bar-count =
    { $count ->
        [one] { NUMBER($count) } choice
       *[other] { NUMBER($count) } choices
    }
bar-list = On the board: { NUMBER($count) } · show as a list
bar-unlist = Hide the list
bar-undo = Undo
bar-start-over = Start over
bar-confirm = Confirm
bar-sending = Sending…
bar-confirm-every = Confirm every move

side-region = Log and talk
side-log = Log
side-chat = Chat
side-notes = Notes
side-history = History
side-chart = Chart
side-hint = Hint

log-title = Log
log-filter = Filter
log-filter-on = on
log-filter-player = Player
log-filter-thing = Company or card
log-filter-kind = What
log-filter-clear = Show everything
log-all = Everything
log-earlier = Earlier entries ({ NUMBER($count) })
log-empty = Nothing has happened yet. The log starts with the first move.
log-none-match = Nothing matches this filter.
log-year = Year { NUMBER($year) }
log-phase = { $decade }, { $phase }
log-go = Show the table after move { NUMBER($seq) }
log-filter-undone = Also what was taken back
log-secret = A secret choice
log-table = The table
log-kind-paid = Payments
log-kind-certificate_moved = Shares
log-kind-stock_moved = Stock values
log-kind-founded = Companies founded
log-kind-director_changed = Directorships
log-kind-appeal_moved = Appeal
log-kind-factory_ran = Production
log-kind-dividend_declared = Dividends
log-kind-earnings_withheld = Withheld earnings
log-kind-building_revealed = Buildings
log-kind-building_used = Partners
log-kind-asset_moved = Capital Assets
log-kind-goal_won = Goals
log-kind-market_set = Market die
log-kind-action_began = Actions
log-kind-units_moved = Units
log-kind-profit_moved = Profit
log-kind-workers_moved = Moved workers
log-kind-workers_changed = Workers
log-kind-card_built = Building
log-kind-event_happened = Events
log-kind-managers_moved = Managers die

hist-title = History
hist-at = Move { NUMBER($at) } of { NUMBER($head) }
hist-scrub = Moment of the game
hist-back = One move back
hist-on = One move on
hist-phase-back = Previous phase
hist-phase-on = Next phase
hist-play = Play
hist-pause = Pause
hist-speed = Speed
hist-times = { NUMBER($speed) }×
hist-jump = Jump to
hist-link = Copy a link to this move
hist-said = What happened
hist-ask-back = Ask to go back to this move
hist-present = Back to the game
hist-looking = You are looking at move { NUMBER($at) } of { NUMBER($head) }.

chart-title = Worth over time
chart-title-solo = Profit over time
chart-slider = Moment of the chart
chart-early = The chart begins with the second turn.
chart-failed = The chart could not be loaded.
chart-moment = After move { NUMBER($seq) }
chart-worth = Worth
chart-cash = Cash
chart-col-profit = Profit
chart-col-capital = Capital
chart-money = { MONEY($amount) }
chart-profit = { NUMBER($amount) }
chart-holding = { $company } { PERCENT($shares) }
chart-nothing = no shares

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Send
chat-failed = That could not be sent. Try again.

notes-label = Notes only you can read
notes-loading = Loading…
notes-kept = Kept
notes-writing = Being kept…
notes-failed = Not kept: the server cannot be reached.

hint-intro = Ask a bot what it would do in your place, and why.
hint-ask = What would you do?
hint-thinking = Thinking…
hint-not-now = Hints are for your own decisions: wait for your turn.
hint-failed = No advice can be had now.
hint-money = about { MONEY($amount) } at the end
hint-profit = about { NUMBER($amount) } Profit at the end
hint-none = There is nothing to weigh here.

why-ask = why?
why-label = Why did { $name } make move { NUMBER($seq) }?
why-title = Why did { $name } do this?
why-bot = { $bot }, asked again in the position before the move, in its order of preference.
why-plan = Within a turn { $name } may follow an earlier plan; asked only now, the first of these would be chosen.
why-not-exact = What { $name } holds in secret stays secret: this is what would be weighed with other secret cards.
why-made = made

since-title = Since you left
since-moves =
    { $count ->
        [one] { NUMBER($count) } move of others
       *[other] { NUMBER($count) } moves of others
    }
since-close = Close
since-show = Show the table as I left it
since-cash = { $name }: { MONEY($before) } → { MONEY($after) }
since-founded = { $company } was founded by { $name }
since-value = { $company } stock { MONEY($before) } → { MONEY($after) }
since-director = { $name } directs { $company } now

vote-title = Vote
vote-undo = { $name } asks to go back to move { NUMBER($to) }.
vote-abandon = { $name } asks to end this game without a result.
vote-agree = Agree
vote-refuse = Refuse
vote-waiting = Waiting for { $names }.
vote-failed = That did not go through. Try again.

people-title = Players at this table
people-clocks = Time left
people-clock = Time left for { $name }
people-here = here
people-away = away
people-bot = bot, { $bot }
people-resigned = resigned
people-abandon = Ask to end the game
people-abandon-sure = Ask everybody to end this game without a result?
people-resign = Resign
people-resign-sure = Leave your seat to a bot for the rest of the game?
people-yes = Yes
people-no = No
