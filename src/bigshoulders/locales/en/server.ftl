### The server: its output, refusals and notifications.

server-welcome = Big Shoulders is running at { $address } (press Ctrl+C to stop).
server-seat = Player { $number }
server-taken-back = Undone back to entry { $number }
server-new-rules = The rules are now version { $version }

error-server-bad-setting = “{ $got }” isn’t a valid { $kind }.
error-server-workers = SQLite allows only one worker process, not { $got }. For more, set a PostgreSQL database in BIGSHOULDERS_DATABASE.
error-server-no-port = Can’t use port { $port }: { $fault }. Choose another with --port.
error-server-no-database = Can’t use the database: { $fault }
error-config-unknown-game = There’s no game “{ $got }”.

error-bad_request = The server can’t read this request: { $fault }
error-unauthorized = The server can’t read these credentials. Send “Seat TOKEN”, “Owner TOKEN” or “Watch TOKEN”.
error-not_yours = You can’t see or do this. You need that seat’s link or the owner’s link.
error-hidden_until_end = The full log becomes available when the game is over.
error-secret_choice = Secret choices are explained when the game is over.
error-not_found = There’s nothing at this address.
error-no_such_table = There’s no table { $table }.
error-no_such_seat = This table has no seat { $seat }.
error-no_such_entry = There’s no entry { $seq }; the last one is { $head }.
error-no_vote = No vote is in progress.
error-method_not_allowed = This address doesn’t accept that method.
error-stale = The game has moved on to entry { $head }. Look at it again before you move.
error-not_running = The game isn’t in progress.
error-already_started = The game has already started.
error-seats_open = Some seats are still empty. Name a bot to fill them, or wait.
error-seat_taken = Someone else has this seat.
error-seat_resigned = The player in this seat has left the game for good.
error-bot_plays = A bot is playing this seat. Take the seat back first.
error-not_by_bot = Move { $seq } wasn’t made by a bot. Only bots can explain their moves.
error-nothing_to_undo = There’s nothing to undo. You can undo only back to the last draw, reveal or move by another player.
error-vote_open = A vote is already in progress. Answer it first.
error-rematch_made = The next game is already set up at table { $table }.
error-old_rules = Entry { $seq } was played under older rules. You can read it in the log but not replay it.
error-too_large = This is too large; the maximum is { $most }.
error-no_such_bot = There’s no bot “{ $got }”.
error-bad_seats = Wrong number of seats: { $got } instead of { $needed }.
error-bad_pace = This clock can’t be used: { $got }.
error-bad_day = There’s no game of the day for { $got }. Write days like 2026-11-15; only Industrialist has one.
error-no_moves = Send one move as “do”, or 1–{ $most } moves as “dos”.
error-choose_seat = You have several seats here. Say which one with “seat”.
error-too_many = Too many requests. Wait a moment and try again.
error-internal = The server hit an error. Nothing has changed; try again.
error-storage_failed = The database isn’t responding. Nothing has changed; try again.
error-bot_failed = The bot { $bot } didn’t answer.
error-storage_full = The server’s disk is full. Nothing has changed.

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

notice-turn = { $name }, it’s your turn at { $title }.
notice-table-turn = It’s { $name }’s turn at { $title }.
notice-subject = Your turn: { $title }
notice-body =
    { $text }

    { $link }

    You can turn these messages off at the table or in your account.
notice-confirm-subject = Confirm your address for Big Shoulders
notice-confirm-body = Your code is { $code }. If you didn’t ask for it, ignore this message; we won’t send any more.
