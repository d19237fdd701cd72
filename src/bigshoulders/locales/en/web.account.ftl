### The page's words for accounts and notifications.

web-this-browser = This browser
web-notifications = Notifications

## Accounts

web-sign-up = Create an account
web-sign-out = Sign out
web-account-why = You don’t need an account: a link is enough to play. An account stores your table links, so you can find them on every device.
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
web-password-note = At least 8 characters. Recovery codes in your account help if you forget it.
web-password-yours = Your password
web-password-show = Show password
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-change-note = At least 8 characters. This signs you out on all other devices.
web-password-changed = Password changed.
web-sign-in-recover = Recover account
web-sign-in-code-note = From your authenticator app. A recovery code works too.
web-recover = Set new password
web-recover-why = Set a new password with one of your recovery codes. This signs you out on all other devices.
web-recover-code = Recovery code
web-recover-factor-note = From your authenticator app, or a second recovery code.
web-recover-mail = Send a code by e-mail
web-recover-mailed = If this account has a confirmed e-mail address, a code is on its way.
web-sessions = Sessions
web-sessions-why = These browsers are signed in to your account. End any you don’t recognize, then change your password.
web-session-here = This browser
web-session-seen = Last used { $when }
web-session-unknown = Unknown browser
web-session-end = End session
web-sessions-end = End all other sessions
web-factor = Second factor
web-factor-why = With a second factor, signing in also takes a code from an authenticator app on your phone.
web-factor-on = Signing in takes your password and a code from your authenticator app.
web-factor-begin = Set up second factor
web-factor-scan = Scan this picture with your authenticator app.
web-factor-picture = QR code with the key for your authenticator app
web-factor-key = Or enter this key in the app:
web-factor-copy = Copy key
web-factor-code = Code
web-factor-confirm = Turn on
web-factor-cancel = Cancel
web-factor-end = Turn off
web-recovery = Recovery codes
web-recovery-why = A recovery code sets a new password or stands in for your second factor. Each one works once, so keep them somewhere safe.
web-recovery-by-mail = If you confirm an e-mail address under Notifications, we can also send you a code.
web-recovery-left =
    { $count ->
        [0] You have no recovery codes.
        [one] You have one recovery code left.
       *[other] You have { NUMBER($count) } recovery codes left.
    }
web-recovery-made = Save these codes now. They won’t be shown again.
web-recovery-copy = Copy codes
web-recovery-make = Create recovery codes
web-recovery-replace = New codes replace the old ones.
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
web-channel-waits = not confirmed yet

web-history = History
web-history-none = No finished games yet. Games you finish at tables of your account appear here.
web-history-ratings = Rating against people
web-history-doubt =
    { $count ->
        [one] give or take { NUMBER($doubt) }, after 1 rated game
       *[other] give or take { NUMBER($doubt) }, after { NUMBER($count) } rated games
    }
web-history-unrated =
    { $count ->
        [one] One more rated game to a rating.
       *[other] { NUMBER($count) } rated games to a rating.
    }
web-history-rated-text = A finished game is rated if at least two people with accounts played it. They’re ranked among themselves; bots and guests don’t count, and a player who resigned comes last. Everyone starts at 1500. Only you see your rating.
web-history-course = Course of the rating, from { NUMBER($low) } to { NUMBER($high) }
web-history-sizes = By number of players
web-history-game = Game
web-history-games = Games
web-history-won = Won
web-history-place = Mean place
web-history-best = Best score
web-history-players =
    { $count ->
        [one] { $game }, alone
       *[other] { $game }, { NUMBER($count) } players
    }
web-history-opponents = By opponent
web-history-opponent = Opponent
web-history-ahead = You ahead
web-history-level = Level
web-history-companies = Favorite companies
web-history-companies-text = Games at whose end you held shares of the company.
web-history-company = Company
web-history-results =
    { $count ->
        [one] 1 game
       *[other] { NUMBER($count) } games
    }
web-history-placed = Place { NUMBER($place) } of { NUMBER($players) }
web-history-change = Rating { SIGNED($change) }
web-history-resigned = resigned
web-history-deleted = deleted account
web-history-with = with { $names }
web-history-table = Open table
web-history-review = Review
web-history-more =
    { $count ->
        [one] Show 1 more
       *[other] Show { NUMBER($count) } more
    }
web-history-save-csv = Save as CSV
web-history-save-json = Save as JSON
