### The table in the browser, of every game.

# Who and where
table-you = You

# The decision
table-waiting = Waiting for { $names }
table-moving = The game continues.
table-over = The game is over.

# Players
table-players = Players

# Moves that others made
catchup-region = Moves to show
catchup-left =
    { $count ->
        [one] 1 move to show
       *[other] { NUMBER($count) } moves to show
    }
    .mine =
        { $count ->
            [one] Your turn after 1 move
           *[other] Your turn after { NUMBER($count) } moves
        }
catchup-next = Next move
catchup-skip = Skip to my turn
    .watching = Skip to now
