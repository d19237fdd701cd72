### The waiting room of a table that hasn’t started.

room-title = A table of { $game }
room-waiting =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { NUMBER($count) } more players
    }
room-waiting-for = Waiting for { $names }
room-everyone-ready = Everyone is ready
room-start-note = Start now and a bot takes each free seat.
room-again = The options changed, so everyone must say again that they’re ready.
room-starts = The game starts at once.
room-guest = { $host } can start the game. It also starts as soon as everyone is ready.
room-options-changed = The host changed the options.
    .text = Look at the marked lines, then say that you’re ready again.
room-im-ready = I’m ready
room-ready = ready
room-not-ready = not ready
room-back-soon = back in a moment
room-add-bot = Add a bot
room-free-seat = Free the seat
room-remove = Remove
room-remove-note = Frees the seat. The player needs a new invitation to come back.
room-rename = Rename
room-rename-save = Save
room-strength = Bot’s strength in seat { $seat }
room-invite = Invite
room-qr = QR code of the invitation
room-qr-large = Enlarge the QR code
room-qr-text = Point a phone’s camera at it. The link is for one person and one seat.
room-play = Options of this game
room-change = Change
room-change-note = Everyone else must say again that they’re ready.
room-save = Save options
room-watching = Spectators
room-watching-text = They see what everyone sees: no hands and no hints.
