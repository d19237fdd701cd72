### Seats and their links at a table, assistance, and the boards of the daily game.

side-seats = Seats

seats-absent = away too long
seats-stand-in = Let { $bot } stand in
seats-propose = Ask for a stand-in
seats-offer = Copy link for a new player
seats-rule = A bot ({ $bot }) stands in for a player who agrees, runs out of time, or is voted away by two others. They can come back at any time.
seats-absence =
    { $hours ->
        [one] The same goes for a player the game has waited an hour for.
       *[other] The same goes for a player the game has waited { NUMBER($hours) } hours for.
    }
seats-assistance-on = Hints and bots’ reasons are on at this table, for everyone.
seats-assistance-off = Hints and bots’ reasons are off at this table until the game is over.
seats-links = Links
seats-watch-link = Copy watch link
seats-my-link = My seat’s link
seats-link-of = { $name }’s seat link
seats-my-link-note = Your seat’s link opens your hand on another device. Keep it to yourself: anyone with it plays for you.
seats-renew = New links
seats-renew-note = A new link replaces the old one, which stops working at once.
seats-renew-seat = New link for my seat
seats-renew-of = New link for { $name }’s seat
seats-renew-watch = New watch link
seats-renew-owner = New owner link
seats-leave = Step away
seats-hand-over = Let { $bot } play for me
seats-hand-over-of = Let { $bot } play for { $name }
seats-leave-note = You can take your seat back at any time. After leaving for good, only until someone else takes it.

vote-stand-in = { $name } wants a bot ({ $bot }) to stand in for { $other }.
vote-stand-in-me = { $name } asks whether a bot ({ $bot }) may stand in for you. You can come back at any time.
vote-times = { $name } proposes to play with other times: { $pace }; { $absence }. All clocks would restart.

# Times of a table: the clocks, and what happens to absent players; no full stop.
times-title = Time
times-change = Change the time
times-note = This counts once every player agrees. All clocks then start with the full new time.
times-note-alone = All clocks start with the full new time.
times-propose = Propose
times-set = Change
times-now = Agreed: { $pace }; { $absence }.
times-pace-none = no clocks
times-pace-bank = { $seconds } each
times-pace-increment = { $seconds } each, plus { $increment } per move
times-pace-move = { $seconds } per move
times-absence = a bot may stand in for an absent player after { $seconds }
times-absence-never = absent players are waited for
span-days =
    { $count ->
        [one] { NUMBER($count) } day
       *[other] { NUMBER($count) } days
    }
span-hours =
    { $count ->
        [one] { NUMBER($count) } hour
       *[other] { NUMBER($count) } hours
    }
span-minutes =
    { $count ->
        [one] { NUMBER($count) } minute
       *[other] { NUMBER($count) } minutes
    }
span-seconds =
    { $count ->
        [one] { NUMBER($count) } second
       *[other] { NUMBER($count) } seconds
    }

hint-off = Hints are off at this table: people play each other here, and it was made without them. They’re free once the game is over.
hint-daily-unaided = This is the game of the day. If you ask for a hint, your result goes on the board with hints.
hint-daily-aided = You’ve asked for a hint, so your result goes on the board with hints.

web-bot-plays-consent = You agreed that a bot ({ $bot }) plays for { $name }.
web-bot-plays-vote = The table voted that a bot ({ $bot }) plays for { $name }.
web-bot-plays-clock = { $name } ran out of time, so a bot ({ $bot }) is playing.
web-bot-plays-absence = { $name } was away too long, so a bot ({ $bot }) is playing.
web-bot-plays-left = { $name } left for good, so a bot ({ $bot }) is playing.
web-substitute-plays = { $name } plays your seat for you.

web-link-dead-seat = This seat link was replaced by a new one, or it wasn’t copied whole. Ask the person who sent it for the right one.
web-link-dead-watch = This watch link doesn’t work any more, or it wasn’t copied whole. Ask the host for the right one.
web-link-dead-owner = This owner link doesn’t work any more, or it wasn’t copied whole. The person who renewed it has the new one.
web-link-needed = This table is private, so you need a link. Ask the host for an invitation or a watch link.
web-invited-late = You’re invited to take over { $name }’s seat in this game.

web-table-sign-in = If this table is in your account, sign in.
web-notify-here = Notify me when I’m away
web-bot-plays = A bot ({ $bot }) is playing for { $name }.
web-abandoned = This game was abandoned.
web-take-back = Take seat back
web-rematch = Rematch
web-rematch-alone = Play again
web-rematch-ready = The next game is ready.
web-rematch-are-ready = Ready: { $names }
web-rematch-not-ready = Not ready yet: { $names }
web-rematch-join = Join next game
web-rematch-watch = Watch the next game
