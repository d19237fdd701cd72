### The browser's own words: what stands around the games.

web-subtitle = City of the Big Shoulders
web-skip = Skip to the content
web-nav = Main
web-nav-play = Play
web-nav-tables = Tables
web-nav-rules = Rules
web-settings = Settings
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-to-light = Daylight
web-theme-to-dark = Gaslight
web-close = Close
web-retry = Try now
web-loading = Setting the table…
web-back-home = To the first page
web-table-failed = This table cannot be opened
web-connection-lost =
    { $seconds ->
        [0] Connection lost. Trying again. Your draft is kept.
       *[other] Connection lost. Trying again in { NUMBER($seconds) } s. Your draft is kept.
    }
web-not-found = There is nothing here
web-not-found-text = No page has the address { $path }.

## The first page

web-default-name = Ada
web-poster-since = Est. 1875
web-poster-decades = Five Decades
web-poster-players = Two to four investors
web-poster-lead = Found companies, trade their shares, hire, automate, and sell to the Midwest. The richest investor in 1915 wins.
web-play-now = Play against bots
web-play-now-text = You and three bots, Basic Game: at once
web-new-table = New table
web-new-table-text = Every option, explained
web-friends = Play with friends
web-friends-text = Open a table, share the link
web-companies = Companies in the game
web-solo-text = The solitaire game: six Buildings in thirty years
web-solo-play = Play
web-solo-daily = Game of the day
web-phases = A Decade in five phases
web-phase-stock = Stock
    .text = Sell shares, buy one certificate, found a company
web-phase-building = Building
    .text = Everyone adds one Building to the city
web-phase-action = Action
    .text = Partners act for the companies you direct
web-phase-operating = Operating
    .text = By Appeal: buy, produce, sell, pay or withhold
web-phase-cleanup = Cleanup
    .text = Markets move on, ten years pass
web-join = Join a table
web-join-label = Link to a table
web-join-placeholder = Paste it here
web-join-button = Join
web-join-wrong = That is no link to a table. It looks like /t/… with what follows.

## Lists of tables

web-my-tables = Your tables
web-in-progress =
    { $count ->
        [0] none in progress
        [one] 1 in progress
       *[other] { NUMBER($count) } in progress
    }
web-no-tables = You sit at no table yet. Play against bots, or open a table for friends.
web-all-tables =
    { $count ->
        [one] Your table
       *[other] All { NUMBER($count) } tables
    }
web-open-tables = Open tables of the house
web-open-count =
    { $count ->
        [one] 1 table
       *[other] { NUMBER($count) } tables
    }
web-no-open-tables = Nobody waits for players. Open a table and let anyone join.
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
web-game-chicago = Chicago 1875
web-game-industrialist = Industrialist
web-unreachable = The server does not answer. Check that it is running, then try again.
web-refused = The server refused ({ $code }).
web-copied = Copied
web-copy-failed = This browser does not let the page copy. Here it is: { $text }

## A new table

web-back = Back
web-new-title = New table
web-new-friends-title = A table for friends
web-new-lead = Ready as it stands. Change anything, or just start.
web-table = Table
web-players = Players
web-seat-name = Name at seat { $seat }
web-seat-kind = Who takes seat { $seat }
web-seat-kind-bot = Bot
web-seat-kind-invite = Friend, by link
web-seat-kind-open = Anyone
web-seat-kind-me = At this screen
web-seat-me = you
web-seat-there = is there
web-seat-waits = not here yet
web-strength = Strength of { $name }
web-bot-random = Random
web-bot-apprentice = Apprentice
web-bot-broker = Broker
web-bot-tycoon = Tycoon
web-bot-greedy = Greedy
web-bot-solver = Solver
web-seats-note = Bots: an Apprentice errs, a Broker plays soundly, a Tycoon thinks ahead. A seat can be handed to a bot at any time.
web-solo-note = You play alone: sixteen turns, thirty years, for the highest Profit.
web-pace = Clock
web-pace-none = None
    .text = Everyone takes the time they need.
web-pace-relaxed = Relaxed
    .text = An hour each, and 30 seconds more for every move.
web-pace-brisk = Brisk
    .text = 25 minutes each, and 15 seconds more for every move.
web-pace-days = By correspondence
    .text = Two days for every move. At zero a bot takes over.
web-public = Listed in the house
    .text = Anyone on this server sees the table and may watch.
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
web-sum-with = With
web-sum-nothing = Nothing more
web-start = Start game
web-open-table = Open the table
web-links-follow = Then you get a link for every friend.
web-reset = Reset to defaults
web-option-absent = Not in the first edition.
web-option-edition = Edition
web-option-edition-new = Chicago 1875
    .text = New edition. Stock Track up to { MONEY(400) }.
web-option-edition-first = First edition
    .text = City of the Big Shoulders, 2020. Its own board, prices and tiles.
web-option-advanced = Game
web-option-advanced-false = Basic Game
    .text = You keep the companies you found. No emergency fundraising.
web-option-advanced-true = Advanced Game
    .text = Directorships change hands. Companies may issue shares in need.
web-option-goals = Public Goals
    .text = Five goals on the table, { MONEY(200) } each at the end.
    .tag = first games
web-option-chiefs = Chief Capital Assets
    .text = Four more Capital Assets in the stack.
web-option-draft = Building draft
    .text = Pass Buildings on before you choose.
web-option-friendly_closure = Friendly closure
    .text = A closed company pays its shareholders something.
    .tag = first games
web-option-advanced_chain = Advanced Supply Chain
    .text = Every cube has its price. Tighter money.
    .tag = expert
web-option-relaxed_purchasing = Relaxed purchasing
    .text = Resources may be bought while producing too.
web-option-friendly_sales = Friendly stock sales
    .text = Sales by others than the Director lower the price by one step only. In no rulebook.
web-option-special_companies = Special companies
    .text = Companies with powers of their own. Some values are house values.
web-option-side = Market
web-option-side-A = Side A
    .text = The first market to learn.
web-option-side-B = Side B
    .text = The harder market.

## Before a table begins

web-waiting = The game begins when every seat is taken.
web-invited = You are invited. By what name will you play?
web-join-name = Your name
web-join-seat = Take the seat
web-copy-link = Copy link
web-sit-here = Sit here
web-start-with-bots = Start now
web-start-note = Seats still free are given to bots.

## Rules

web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-english = The rules specification is in English.
web-rules-nothing = Nothing in this book says “{ $wanted }”.

## Settings

web-set-name = Your name
    .text = As the others see it at new tables.
web-set-theme = Light
web-set-theme-system = As the system
web-set-theme-light = Daylight
web-set-theme-dark = Gaslight
web-set-size = Text size
web-set-size-normal = Normal
web-set-size-large = Large
web-set-motion = Motion
    .text = Markers and money move, or simply change.
web-set-motion-system = As the system
web-set-motion-calm = Calm
web-set-motion-full = Full
web-set-sound = Sound
    .text = A bell when it is your turn and you look elsewhere.
web-set-confirm = Confirm every action
    .text = Off: the last choice of an action is sent at once; Undo takes it back.
