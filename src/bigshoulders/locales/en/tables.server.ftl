### The server: its output, refusals and notifications.

server-welcome = Big Shoulders is running at { $address } (press Ctrl+C to stop).
server-no-page = The web page isn’t built, so only programs can use this server. Install a released package, or run { "make web" } in the source folder.
server-seat = Player { $number }
server-taken-back = Undone back to entry { $number }
server-new-rules = The rules are now version { $version }

# Notes in the log about seats; no full stop.
note-stand_in-own = { $name } hands the seat to a bot ({ $bot }) for a while
note-stand_in-consent = { $name } agrees that a bot ({ $bot }) stands in
note-stand_in-vote = The table votes that a bot ({ $bot }) stands in for { $name }
note-stand_in-clock = { $name } is out of time, so a bot ({ $bot }) stands in
note-stand_in-absence = { $name } has been away too long, so a bot ({ $bot }) stands in
note-back = { $name } is back
note-left = { $name } leaves the game for good, and a bot ({ $bot }) plays on
note-joined = { $other } takes over this seat
note-joined-unnamed = Somebody takes over this seat
note-assistance = Hints and bots’ reasons are on at this table
note-times = New times by consent: { $pace }; { $absence }

error-server-bad-setting = “{ $got }” isn’t a valid { $kind }.
error-server-workers = SQLite allows only one worker process, not { $got }. For more, set a PostgreSQL database in BIGSHOULDERS_DATABASE.
error-server-no-port = Can’t use port { $port }: { $fault }. Choose another with --port.
error-server-no-database = Can’t use the database: { $fault }
error-server-newer-database = This database was written by a newer version of Big Shoulders ({ $got }). Install that version or restore a backup.
error-server-damaged-database = The database file is damaged ({ $fault }). Restore a backup, or copy what SQLite’s “.recover” command can save.
error-server-torn-tables = The stored positions of these tables don’t follow from their logs. Restore a backup, or undo the last move of each.
error-config-unknown-game = There’s no game “{ $got }”.

error-bad_request = The server can’t read this request: { $fault }
error-unauthorized = The server can’t read these credentials. Send “Seat TOKEN”, “Owner TOKEN” or “Watch TOKEN”.
error-not_yours = You have neither that seat’s link nor the owner’s link, so you can’t see or do this. Ask the host for one.
error-invitation_used =
    { $why ->
        [started] This table has started without you: a bot took the seat. Ask the host for a watch link.
        [withdrawn] The host has freed this seat, so your link no longer opens it. Ask the host for a new invitation.
       *[accepted] This seat is taken: somebody has accepted the invitation. If that was you, sign in, or open your seat’s link from the device you joined on. If not, ask the host for a watch link.
    }
error-needs_consent =
    { $status ->
        [open] This player must say again that they’re ready. Wait for them, or for the end of the absence limit if the table has one.
       *[running] This seat has a player. Ask for their consent, call a vote, or wait until their time or the absence limit has run out.
    }
error-no_assistance = Hints and bots’ reasons are off at this table until the game is over.
error-hidden_until_end = The full log becomes available when the game is over.
error-secret_choice = Secret choices are explained when the game is over.
error-no_review_yet = A game can be reviewed once it’s over.
error-no_sandbox = Trying out moves counts as assistance, which is off at this table. You can do it after the game.
error-no_sandbox_daily = The daily game is the same for everybody, so moves can’t be tried out before you’ve finished it.
error-no_sandbox_now = You can try out moves on your own turn or after the game. Wait for your turn.
error-not_found = There’s nothing at this address.
error-no_such_table = There’s no table { $table }. The address is wrong or the table was deleted; ask for the link again.
error-no_such_seat = This table has no seat { $seat }.
error-no_story =
    { $why ->
        [game] This game has no summaries.
        [running] The game isn’t over yet, so it has no ending.
       *[chapter] This part of the game isn’t over yet.
    }
error-no_such_entry = There’s no entry { $seq }; the last one is { $head }.
error-no_vote = No vote is in progress.
error-method_not_allowed = This address doesn’t accept that method.
error-stale = The game has moved on to entry { $head }. Look at it again before you move.
error-not_running =
    { $status ->
        [open] The game hasn’t started yet.
        [running] The game is still in progress.
        [abandoned] The game was abandoned.
       *[finished] The game is over.
    }
error-already_started = The game has already started.
error-seats_open = Some seats are still empty. Name a bot to fill them, or wait.
error-seat_taken = Someone else has this seat.
error-seat_resigned = The player in this seat has left the game for good.
error-already_seated = You already play at this table, so you can’t take a second seat in this game.
error-stand_in_fixed = The stand-in at this table is always { $bot }. Nobody can choose another.
error-out_of_time = Your time is up, so the bot answers this question. Take your seat back afterwards.
error-bot_plays =
    { $why ->
        [yours] This is your own seat. You can hand it to a bot without a vote.
        [already] A bot already plays this seat.
       *[now] A bot is playing this seat. Take the seat back first.
    }
error-not_by_bot = Move { $seq } wasn’t made by a bot. Only bots can explain their moves.
error-no_review = This game can’t be reviewed.
error-nothing_to_undo =
    { $why ->
        [start] There’s nothing to undo: nobody has moved yet.
        [all] There’s nothing left to undo: you’ve taken all your moves back.
        [other] You can’t undo by yourself: another player has moved since.
       *[luck] You can’t undo any further: something was drawn or revealed.
    }
error-vote_open = A vote is already in progress. Answer it first.
error-same_times = The table already plays with these times. Propose others.
error-rematch_made = The next game is already set up at table { $table }.
error-not_alone = The same game can only be repeated against bots, because people at this table already know the draws. Start a rematch.
error-old_rules = Entry { $seq } was played under older rules. You can read it in the log but not replay it.
error-too_large = This is too large; the maximum is { $most }.
error-no_such_bot = There’s no bot “{ $got }”.
error-no_such_example = There’s no example position “{ $got }” in this game.
error-bad_seats =
    { $why ->
        [kind] A seat can’t be “{ $got }” here. Choose one of these: { $needed }.
       *[count] Wrong number of seats: { $got } instead of { $needed }.
    }
error-bad_pace =
    { $why ->
        [kind] There’s no clock of the kind “{ $got }”.
        [increment] The increment must be 0–{ $most } seconds, not { $got }.
       *[seconds] The time must be { $least }–{ $most } seconds, not { $got }.
    }
error-bad_absence = The absence limit must be { $least }–{ $most } seconds, not { $got }.
error-bad_day =
    { $why ->
        [game] This game has no game of the day.
        [future] { $got } hasn’t begun anywhere yet. Choose today or an earlier day.
       *[form] “{ $got }” isn’t a day. Write it like 2026-11-15.
    }
error-no_moves = Send one move as “do”, or 1–{ $most } moves as “dos”.
error-choose_seat = You have several seats here. Say which one with “seat”.
error-too_many = Too many requests. Wait a moment and try again.
error-internal = The server hit an error. Check what has changed before you try again.
error-storage_failed = The database isn’t responding. Nothing has changed; try again.
error-bot_failed = The bot { $bot } didn’t answer.
error-storage_full = The server’s disk is full. Nothing has changed.
error-read_only = The database is read-only. Nothing has changed.
error-unknown = This may or may not be stored: the database failed in the middle. Check before you try again, or send a move again with the same key.
error-key_reused = This key belongs to another move. Use a new key for each move.

error-sign_in = Sign in first, or send your program’s token.
error-wrong_password = The name or password is wrong.
error-banned = This account is banned.
error-name_taken = The name { $name } is taken. Choose another.
error-bad_name = Names need { $least }–{ $most } visible characters.
error-bad_password = Passwords need { $least }–{ $most } characters.
error-bad_address = “{ $got }” isn’t an address like { $form }.
error-unknown_host = The host of “{ $got }” can’t be found.
error-private_address = “{ $got }” is on a private network, and this server sends nothing there.
error-no_mail = This server doesn’t send e-mail.
error-wrong_code = That isn’t the code we sent. Check the latest e-mail.
error-no_such_token = This token doesn’t exist.
error-second_factor = Enter the code from your authenticator app, or a recovery code.
error-wrong_factor = That code isn’t right or was used already. Wait for the next one, or use a recovery code.
error-wrong_recovery = The name or recovery code is wrong, or the code was used already.
error-muted = An operator has muted you, so you can’t chat.
error-no_such_session = This session has already ended.
error-looks_alike = { $name } looks too much like the existing name { $other }. Choose another.

notice-turn = { $name }, it’s your turn at { $title }.
notice-table-turn = It’s { $name }’s turn at { $title }.
notice-replaced = { $name }, a bot plays your seat at { $title }. You can take it back at any time.
notice-table-replaced = A bot plays for { $name } at { $title }.
notice-replaced-subject = A bot plays your seat: { $title }
notice-subject = Your turn: { $title }
notice-body =
    { $text }

    { $link }

    You can turn these messages off at the table or in your account.
notice-confirm-subject = Confirm your address for Big Shoulders
notice-confirm-body = Your code is { $code }. If you didn’t ask for it, ignore this message; we won’t send any more.
notice-recovery-subject = Recover your Big Shoulders account
notice-recovery-body = { $name }, your recovery code is { $code }. It’s valid for 30 minutes. If you didn’t ask for it, ignore this message.
