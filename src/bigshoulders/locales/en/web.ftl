### The page's words outside the games.

web-skip = Skip to content
web-nav = Main
web-nav-play = Play
web-nav-tables = Tables
web-nav-rules = Rules
web-settings = Settings
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-close = Close
web-retry = Retry now
web-loading = Loading the table…
web-back-home = Home
web-table-failed = This table can’t be opened
web-connection-lost = Connection lost. Your unsent choices are kept.
web-connection-retry =
    { $seconds ->
        [0] Reconnecting…
       *[other] Reconnecting in { NUMBER($seconds) } s
    }
web-not-found = Page not found
web-not-found-text = There’s no page at { $path }.

## Home page

web-default-name = Player { $seat }
web-learn = Learn by playing
web-learn-text = A real game against two beginners, with a coach beside you. About 15 minutes.
web-learn-resume = Resume the lesson
web-learn-resume-text = The coach has kept your place.
web-new-table = New table
web-new-table-text = All options, explained
web-friends = Play with friends
web-friends-text = Open a table, share the link
web-puzzles = Puzzles
web-puzzles-text = One a day for everybody, and an archive
web-join = Join a table
web-join-label = Table link
web-join-placeholder = Paste the link here
web-join-button = Join
web-join-wrong = That isn’t a table link. Table links look like /t/…

## Lists of tables

web-my-tables = Your tables
web-in-progress =
    { $count ->
        [0] none in progress
        [one] 1 in progress
       *[other] { NUMBER($count) } in progress
    }
web-no-tables = You haven’t joined a table yet. Play against bots, or open a table for friends.
web-all-tables =
    { $count ->
        [one] Your table
       *[other] All { NUMBER($count) } tables
    }
web-open-tables = Open tables
web-open-count =
    { $count ->
        [one] 1 table
       *[other] { NUMBER($count) } tables
    }
web-more-tables = Show more tables
web-no-open-tables = No open tables. Start one and anyone can join.
web-your-turn = Your turn
web-free-seat = Free seat
web-seats-free =
    { $count ->
        [0] Not started
        [one] 1 seat free
       *[other] { NUMBER($count) } seats free
    }
web-waits-for = Waiting for { $names }
web-status-finished = Finished
web-status-abandoned = Abandoned
web-game = Game
web-unreachable = The server isn’t responding. Check your connection and try again in a moment.
web-no-answer = The server hasn’t answered for { $seconds } seconds. Try again.
web-trouble = The server has a problem at the moment (error { $status }). Try again in a minute.
web-too-many = Too many requests from here. Wait a minute and try again.
web-try-again = Try again
web-part-failed = A part of this page couldn’t be loaded. Reload it to try again.
web-reload = Reload
web-lists-retry = The list refreshes itself once the server responds.
web-refused = The server refused the request ({ $code }). Reload the page and try again.
web-copied = Copied
web-copy-failed = This browser blocks copying. Copy this yourself: { $text }

## A new table

web-back = Back
web-new-title = New table
web-new-friends-title = Table for friends
web-new-lead = These options work as they are. Change anything, or just start.
web-table = Table
web-players = Players
web-seat-name = Name for seat { $seat }
web-seat-kind = Player in seat { $seat }
web-seat-kind-bot = Bot
web-seat-kind-invite = Friend (link)
web-seat-kind-open = Anyone
web-seat-kind-me = On this device
web-seat-me = you
web-seat-there = joined
web-seat-waits = not joined yet
web-seat-expected = waiting
web-strength = { $name }’s strength
web-bot-random = Random
web-bot-apprentice = Apprentice
web-bot-broker = Broker
web-bot-tycoon = Tycoon
web-bot-magnate = Magnate
web-bot-greedy = Greedy
web-bot-solver = Solver
web-seats-note = You can hand a seat to a bot at any time.
web-pace = Clock
web-pace-none = None
    .text = Everyone takes as long as they like.
web-pace-relaxed = Relaxed
    .text = One hour each, plus 30 seconds per move.
web-pace-brisk = Brisk
    .text = 25 minutes each, plus 15 seconds per move.
web-pace-days = Correspondence
    .text = Two days per move. When time runs out, a bot takes over.
web-public = Public table
    .text = Anyone on this server can find the table and watch.
web-variants = Variants and modules
web-read-rules = Read the rules
web-your-table = Your table
web-sum-players =
    { $bots ->
        [0] { $people ->
                [one] 1 person
               *[other] { NUMBER($people) } people
            }
        [one] { $people ->
                [one] You and 1 bot
               *[other] { NUMBER($people) } people, 1 bot
            }
       *[other] { $people ->
                [one] You and { NUMBER($bots) } bots
               *[other] { NUMBER($people) } people, { NUMBER($bots) } bots
            }
    }
web-sum-with = Options
web-sum-all = All
web-set-count = { $count } of { $all }
web-sum-nothing = None
web-start = Start game
web-open-table = Open table
web-links-follow = You’ll get a link for each friend.
web-reset = Reset to defaults
web-option-absent = Not with “{ $choice }”.
web-choose-file = Choose a file
web-remove-file = Remove file

## Before a table begins

web-join-name = Your name
web-join-seat = Take seat
web-copy-link = Copy link
web-sit-here = Sit here
web-start-with-bots = Start now

## Settings

web-set-name = Your name
    .text = Shown to others at new tables.
web-set-theme = Theme
web-set-theme-system = Match system
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-size = Text size
web-set-size-normal = Normal
web-set-size-large = Large
web-set-motion = Animation
    .text = Markers and money move smoothly, or jump to their new place.
web-set-motion-system = Match system
web-set-motion-calm = Reduced
web-set-motion-full = Full
web-set-sound = Sound
    .text = Quiet cues when it’s your turn, when you receive a dividend and when a game ends.
web-set-confirm = Confirm every move
    .text = When off, your last choice is sent at once, whatever its kind. You can undo it until someone else acts.
web-set-others = Others’ moves
    .text = Show them as they come, one after another, or one for each key press. At a table with bots alone, you see them all before your turn.
web-set-others-instant = Instant
web-set-others-normal = Normal
web-set-others-step = Step by step
web-set-banner = Phase banner
    .text = A short banner when a phase begins.
web-set-chapters = Page after each Decade
    .text = A summary when a Decade has ended. It’s also under History.
web-set-tips = Tips
    .text = After a lesson, the coach points out something new or risky, once
web-set-warnings = Warnings
    .text = Say a word before a move you might regret. You can always make it.

web-account = Account
web-sign-in = Sign in
web-notice-turn = It’s your turn at { $title }.
web-notice-go = Open table
web-channel-on = on
web-channel-off = off
web-absence = Absent players
web-absence-hour = 1 hour
web-absence-day = 1 day
web-absence-days = 3 days
web-absence-never = Wait
web-absence-text = After this time the others may let a bot ({ $bot }) stand in for a player who’s away when it’s their turn. The player can come back.
web-assistance = Hints
    .text = Anyone may ask a bot for advice and why a bot moved as it did. Off unless you turn them on; the table and its log say so.
daily-boards = Today’s results
daily-unaided = Without hints
daily-aided = With hints
daily-count =
    { $count ->
        [one] 1 result
       *[other] { NUMBER($count) } results
    }
daily-none = No results yet.
web-import-log = Open a saved log
web-import-no-log = This file isn’t a saved log. Choose a .jsonl file that was saved from a game.
web-import-cut = Line { $line } of this log is damaged. Save the log again, or delete that line and everything after it.
web-import-changed = This log was changed: line { $line } doesn’t follow from the lines before it. Save it again from its game.
web-import-changed-start = This log was changed: the seed, the options and the hashes in line 1 don’t match. Save it again from its game.
web-import-running = This log was saved during the game, so everything secret is missing. Save it again when the game is over.
web-import-other-rules = This game was played with version { $got } of the rules, but this server has version { $expected }. Open it on a server with version { $got }.
web-import-other-game = This server doesn’t offer the game in this log. Open it on the server that saved it.
