### The page's words for accounts and notifications.

web-this-browser = This browser
web-account = Account
web-notifications = Notifications

## Accounts

web-sign-in = Sign in
web-sign-up = Create an account
web-sign-out = Sign out
web-account-why = You don’t need an account: a link is enough to play. An account stores your table links, so you can find them on every device.
web-table-sign-in = If this table is in your account, sign in.
web-account-asking = One moment…
web-account-name = Name
web-account-name-note = 2–40 characters. You sign in with this name.
web-account-entered =
    { $tables ->
        [0] Welcome, { $name }.
        [one] Welcome, { $name }. The table in this browser is now in your account.
       *[other] Welcome, { $name }. The { NUMBER($tables) } tables in this browser are now in your account.
    }
web-account-of = Signed in as { $name }
web-account-kept = Your account stores the tables you open, join or are invited to.
web-sign-out-forget = Also remove the tables from this browser
    .text = For a shared browser. Your account keeps them.
web-password = Password
web-password-note = At least 8 characters. We can’t recover it, so store it safely.
web-password-show = Show password
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-change-note = At least 8 characters. This signs you out on all other devices.
web-password-changed = Password changed.
web-tokens = Programs that play for you
web-tokens-why = A program that sends a token as “Bearer” can play at your tables but can’t change your account. The API documentation explains how.
web-token-label = Purpose
web-token-make = Create token
web-token-made = Copy the token now. It won’t be shown again.
web-copy-token = Copy token
web-token-end = Revoke
web-token-unnamed = Unnamed
web-account-delete = Delete account
web-account-delete-text = This deletes your name, chat messages and notes at all your tables. A bot takes over your seat in unfinished games. You can’t undo this.
web-account-delete-type = Type { $name } to confirm
web-account-delete-yes = Delete permanently
web-account-delete-no = Keep account
web-account-deleted = Account deleted.

## Notifications

web-notice-turn = It’s your turn at { $title }.
web-notice-go = Open table
web-notify = Browser notifications
    .text = When it’s your turn at any table and you’re in another tab.
web-notify-why = Works while Big Shoulders is open in a tab or window, even in the background.
web-notify-denied = This browser blocks our notifications. Allow them in the browser’s settings for this site, then come back.
web-notify-missing = This browser doesn’t support notifications. The bell and the page title still alert you.
web-notify-try = Send a test
web-notify-example = This is how notifications will look.
web-notify-person = All my tables
web-notify-away = You get a message when it’s your turn and the game isn’t open.
web-notify-no-account = With an account, one address covers all your tables. Without one, set it for each table below.
web-notify-tables = Individual tables
web-notify-no-tables = You have no games in progress.
web-notify-watching = You’re a spectator here, so you have no turns.
web-notify-seat = { $name }’s turns
web-notify-table = Every turn at this table
web-webhook = Webhook
    .text = The URL of your own program. It receives the table, the seat and a sentence as JSON.
web-email = E-mail
    .text = We send a code to a new address first, and nothing else until you enter it here.
web-email-none = This server doesn’t send e-mail. Use a webhook instead.
web-email-code = Code
    .text = Sent to { $address }.
web-email-code-sent = Code sent.
web-email-confirm = Confirm address
web-channel-save = Save
web-channel-saved = Saved.
web-channel-turn-off = Turn off
web-channel-turn-on = Turn on
web-channel-remove = Remove
web-channel-on = on
web-channel-off = off
web-channel-waits = not confirmed yet
web-notify-here = Notify me when I’m away

## A seat that a bot plays, and the next game

web-bot-plays = A bot ({ $bot }) is playing for { $name }.
web-bot-plays-time = { $name } ran out of time, so a bot ({ $bot }) is playing.
web-abandoned = This game was abandoned.
web-take-back = Take seat back
web-rematch = Rematch
web-rematch-alone = Play again
web-rematch-ready = The next game is ready.
web-rematch-join = Join next game
