### The server: what it says and why it refuses.

server-welcome = Big Shoulders is open at { $address } (Ctrl+C closes it).
server-seat = Player { $number }
server-taken-back = Taken back to entry { $number }
server-new-rules = The rules are now version { $version }

error-server-bad-setting = "{ $got }" cannot be read as { $kind }.
error-server-workers = With SQLite there is one worker process, not { $got }; for more, name a PostgreSQL database in BIGSHOULDERS_DATABASE.
error-server-no-port = The port { $port } cannot be used: { $fault }. Choose another with --port.
error-server-no-database = The database cannot be used: { $fault }
error-config-unknown-game = There is no game "{ $got }".

error-bad_request = The request cannot be read: { $fault }
error-unauthorized = The credentials cannot be read; they look like "Seat TOKEN", "Owner TOKEN" or "Watch TOKEN".
error-not_yours = This is not yours to see or do: you need the link of that seat, or the owner's.
error-hidden_until_end = The log is shown when the game is over.
error-secret_choice = What was chosen in secret is explained when the game is over.
error-not_found = There is nothing here.
error-no_such_table = There is no table { $table }.
error-no_such_seat = There is no seat { $seat } at this table.
error-no_such_entry = There is no entry { $seq }; the last one is { $head }.
error-no_vote = Nothing is being voted on.
error-method_not_allowed = This cannot be done here.
error-stale = The game has gone on; the last entry is { $head }.
error-not_running = The game is not running.
error-already_started = The game has begun already.
error-seats_open = Some seats are still empty; name a bot to fill them, or wait.
error-seat_taken = Somebody else has this seat.
error-seat_resigned = This seat has left the game for good.
error-bot_plays = A bot plays this seat; take it back first.
error-not_by_bot = No bot made the move { $seq }; only bots can be asked why.
error-nothing_to_undo = There is nothing to take back: undo reaches to the last draw, reveal or move of another player.
error-vote_open = A vote is open already; answer it first.
error-rematch_made = The next game has been set up already: table { $table }.
error-old_rules = Entry { $seq } was played by older rules; this moment can be read in the log but no longer shown.
error-too_large = This is too large; the most is { $most }.
error-no_such_bot = There is no bot "{ $got }".
error-bad_seats = The seats do not fit: { $needed } needed, not { $got }.
error-bad_pace = This pace cannot be played: { $got }.
error-bad_day = There is no game of the day for { $got }; a day is spelt 2026-11-15, and only Industrialist has one.
error-no_moves = Send one move as "do" or from 1 to { $most } moves as "dos".
error-choose_seat = You have several seats here; say which one with "seat".
error-too_many = Too many requests; wait a moment.
error-internal = Something went wrong on our side; nothing has changed.
error-storage_failed = The database does not answer; nothing has changed. Try again.
error-bot_failed = The bot { $bot } gave no answer.
error-storage_full = The disk of the server is full; nothing has changed.

error-sign_in = Sign in first, or send the token of your program.
error-wrong_password = The name or the password is wrong.
error-banned = This account has been shut out.
error-name_taken = Somebody else has the name { $name }.
error-bad_name = A name has from { $least } to { $most } characters that can be seen.
error-bad_password = A password has from { $least } to { $most } characters.
error-bad_address = "{ $got }" is not an address of the form { $form }.
error-unknown_host = The host of "{ $got }" is unknown.
error-private_address = "{ $got }" is on a private network; this server sends nothing there.
error-no_mail = This server sends no e-mail.
error-wrong_code = This is not the code that was sent.
error-no_such_token = There is no such token.

notice-turn = { $name }, it is your turn at { $title }.
notice-table-turn = { $name } is asked at { $title }.
notice-subject = Your turn: { $title }
notice-body =
    { $text }

    { $link }

    You can turn these messages off at the table or in your account.
notice-confirm-subject = Confirm your address for Big Shoulders
notice-confirm-body = The code is { $code }. If you did not ask for it, do nothing, and nothing more will be sent.
