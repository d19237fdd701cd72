### The browser's words about accounts, and about being told that a game waits.

web-this-browser = This browser
web-account = Account
web-notifications = Notifications

## Accounts

web-sign-in = Sign in
web-sign-up = Create an account
web-sign-out = Sign out
web-account-why = Nobody needs an account: links alone are enough to play. An account keeps the links of your tables, so that you find them on every device.
web-table-sign-in = If it is kept with your account, sign in.
web-account-asking = One moment…
web-account-name = Name
web-account-name-note = 2 to 40 characters. With it you sign in.
web-account-entered =
    { $tables ->
        [0] Welcome, { $name }.
        [one] Welcome, { $name }. The table of this browser is now kept with your account.
       *[other] Welcome, { $name }. The { NUMBER($tables) } tables of this browser are now kept with your account.
    }
web-account-of = Signed in as { $name }
web-account-kept = The tables that you open, join or are invited to are kept with your account.
web-sign-out-forget = Forget the tables in this browser too
    .text = For a browser that is not your own. Your account keeps them.
web-password = Password
web-password-note = 8 characters or more. It cannot be sent to you: keep it well.
web-password-show = Show the password
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password
web-password-change-note = 8 characters or more. Everybody signed in elsewhere is signed out.
web-password-changed = The password is changed.
web-tokens = Programs that play for you
web-tokens-why = A program that sends this token as “Bearer” may play at your tables, but not change your account. See the interface of the server in its documentation.
web-token-label = What it is for
web-token-make = Make a token
web-token-made = Keep it now: it is not shown again.
web-copy-token = Copy it
web-token-end = End it
web-token-unnamed = Unnamed
web-account-delete = Delete my account
web-account-delete-text = Your name, your chat and your notes are deleted at all your tables. Where a game still runs, a bot plays on for you. This cannot be undone.
web-account-delete-type = Write { $name } to confirm
web-account-delete-yes = Delete for good
web-account-delete-no = Keep it
web-account-deleted = Your account is deleted.

## Being told

web-notice-turn = It is your turn at { $title }.
web-notice-go = Go there
web-notify = Notify me in this browser
    .text = When it is your turn at any of your tables and you look elsewhere.
web-notify-why = While Big Shoulders is open in a tab or window, also in the background.
web-notify-denied = This browser blocks notifications from here. Allow them in its settings for this page, then come back.
web-notify-missing = This browser shows no notifications for pages. The bell and the title of the page still tell you.
web-notify-try = Show one now
web-notify-example = This is how you will be told.
web-told-person = At all my tables
web-told-away = A message when a game waits and you have not got it open.
web-told-no-account = With an account, one address serves all your tables. Without one, set it table by table below.
web-told-tables = Table by table
web-told-no-tables = You sit at no table that is being played.
web-told-watching = You only watch here: nobody waits for you.
web-told-seat = Turns of { $name }
web-told-table = Every turn at this table
web-webhook = Webhook
    .text = An address that a program of yours or of your group listens at. It is sent the table, the seat and a sentence as JSON.
web-email = E-mail
    .text = A new address gets a code first, and nothing else until you enter it here.
web-email-none = This server sends no e-mail: its operator has set up none. A webhook works.
web-email-code = Code
    .text = It was sent to { $address }.
web-email-code-sent = A code is on its way.
web-email-confirm = Confirm the address
web-channel-save = Save
web-channel-saved = Saved.
web-channel-turn-off = Turn off
web-channel-turn-on = Turn on
web-channel-remove = Remove
web-channel-on = on
web-channel-off = off
web-channel-waits = not confirmed yet
web-told-here = Tell me when I am away

## A seat that a bot plays, and the next game

web-bot-plays = A bot ({ $bot }) plays for { $name }.
web-bot-plays-time = The time of { $name } has run out: a bot ({ $bot }) plays on.
web-abandoned = This game was given up.
web-take-back = Take the seat back
web-rematch = Play again with the same players
web-rematch-alone = Play again
web-rematch-ready = The next game is set up.
web-rematch-join = Join the next game
