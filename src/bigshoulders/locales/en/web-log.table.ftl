### The decision bar, the log, history, chart, chat and notes of a table in the browser.

bar-region = Decision
bar-preview = Effect
bar-preview-point = Point at a choice to see its effect.
bar-preview-loading = Calculating…
bar-preview-none = The effect can’t be shown: the server hasn’t answered. You can still confirm the move.
bar-suggestions = Suggestions
bar-warning = Warning
bar-plan = Moves
bar-refused = Not possible.
bar-unsent = Not confirmed yet.
bar-rule = Rule { $rule }
bar-rulebook = In the rulebook
bar-meaning = What does this mean now?
bar-back = Back
bar-count =
    { $count ->
        [one] { NUMBER($count) } choice
       *[other] { NUMBER($count) } choices
    }
bar-list =
    { $count ->
        [one] 1 place on the board
       *[other] { NUMBER($count) } places on the board
    }
bar-unlist = Hide list
bar-more = Show more
bar-less = Show less
bar-besides = Besides:
bar-redo = Redo
bar-undo = Undo
bar-start-over = Start over
bar-confirm = Confirm
bar-sending = Sending…
bar-confirm-every = Confirm every move

side-fold = Fold players and log
side-region = Log and chat
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
log-filter-kind = Type
log-filter-clear = Clear filter
log-all = Everything
log-earlier = Earlier entries ({ NUMBER($count) })
log-empty = No moves yet. The log starts with the first one.
log-none-match = No entries match this filter.
log-go = Show the table after move { NUMBER($seq) }
log-filter-undone = Include undone moves
log-secret = Secret choice
log-table = Table

hist-title = History
hist-at = Move { NUMBER($at) } of { NUMBER($head) }
hist-scrub = Position in the game
hist-back = One move back
hist-on = One move forward
web-review = Review
web-try-here = Try from here
hist-phase-back = Previous phase
hist-phase-on = Next phase
hist-play = Play
hist-pause = Pause
hist-speed = Speed
hist-times = { NUMBER($speed) }×
hist-jump = Jump to
hist-link = Copy link to this move
hist-said = Events of this move
hist-ask-back = Ask to go back to this move
hist-present = Back to the game
hist-looking = You’re looking at move { NUMBER($at) } of { NUMBER($head) }.

chart-title = Worth over time
chart-slider = Position in the chart
chart-early = The chart starts with the second turn.
chart-failed = The chart couldn’t be loaded. { $reason }
chart-moment = After move { NUMBER($seq) }
chart-worth = Worth
chart-cash = Cash
chart-money = { MONEY($amount) }
chart-profit = { NUMBER($amount) }
chart-holding = { $company }: { PERCENT($shares) }
chart-nothing = no shares

chat-title = Chat
chat-empty = No messages yet.
chat-earlier = Show earlier messages
chat-write = Message to the table
chat-send = Send
chat-failed = Your message wasn’t sent. { $reason }

notes-label = Private notes, visible only to you
notes-loading = Loading…
notes-kept = Saved
notes-writing = Saving…
notes-lost = Your notes couldn’t be loaded. { $reason }
notes-failed = Not saved. { $reason }

hint-intro = Ask a bot what it would do in your place, and why.
hint-ask = Suggest a move
hint-sandbox = Or try moves out first: nothing you do there touches the game.
hint-thinking = Thinking…
hint-over = The game is over, so there’s nothing left to advise.
hint-not-now = Hints are for your own decisions. Wait for your turn.
hint-failed = No hint this time. { $reason }
hint-money = about { MONEY($amount) } at the end
hint-profit = about { NUMBER($amount) } Profit at the end
hint-none = There’s nothing to decide here.

why-ask = Why?
why-label = Why did { $name } make move { NUMBER($seq) }?
why-title = Why did { $name } play this?
why-bot = { $bot }, asked again in the position before the move. Best choice first.
why-plan = During a turn, { $name } may follow an earlier plan. Asked now, it would choose the first of these.
why-not-exact = { $name }’s secret cards stay secret, so these reasons assume other cards.
why-made = played

vote-title = Vote
vote-undo = { $name } wants to go back to move { NUMBER($to) }.
vote-abandon = { $name } wants to end this game without a result.
vote-agree = Agree
vote-refuse = Refuse
vote-refused = The proposal was refused.
vote-waiting = Waiting for { $names }.
vote-failed = Your vote wasn’t counted. { $reason }

people-title = Players at this table
people-clocks = Time left
people-clock = { $name }’s time left
people-here = here
people-away = away
people-bot = bot ({ $bot })
people-resigned = resigned
people-abandon = Propose to end the game
people-abandon-sure = Ask everyone to end this game without a result?
people-resign = Resign
people-resign-sure = Leave for good and let a bot play on? You can come back until someone else takes your seat.
people-yes = Yes
people-no = No

replay-title = Replay
replay-to-table = Open table
replay-running = This game is still in progress. You see what your seat can see.

records-title = Records
records-json = Save log (JSON)
records-csv = Save log (CSV)
records-fairness = Fairness proof
records-proof = Every draw follows from a hash that was published before the game and from what each player added. Anyone can check it:
records-proof-later = Every draw follows from this hash, published before the first move. The secret behind it is shown when the game is over, so that anyone can check.
records-published = Published hash:
records-secret = Secret:
records-check = Save the log as JSON, then run:
records-copy = Copy hash
