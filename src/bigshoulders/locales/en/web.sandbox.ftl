# The sandbox: moves tried out from a moment of a game.

sandbox-title = Sandbox
sandbox-from = Sandbox from entry { $at }
sandbox-untouched = You move for everyone. The real game is untouched.
sandbox-dealt-open = Luck is new.
sandbox-dealt-true = Tiles in hand are those of the game; everything drawn from here on is new.
sandbox-dealt-again = Tiles that you can’t see are dealt again, and luck is new.
sandbox-acting = You move for { $name }.
sandbox-acting-again = You move for { $name }, whose tiles are dealt again.
sandbox-lines = Lines
sandbox-line = Line { $letter }
sandbox-name = Name of the line
sandbox-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
sandbox-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
sandbox-branch = Branch
sandbox-full = You can keep { $count } lines. Remove one first.
sandbox-compare = Compare
sandbox-bot = Let a bot move
sandbox-redeal = Deal again
sandbox-play = { $count ->
    [0] Play this line
    [one] Play this line ({ $count } move)
   *[other] Play this line ({ $count } moves)
}
sandbox-play-none = The line has no move of yours to play yet.
sandbox-stale = It’s no longer your turn, so this line can’t be played at the table.
sandbox-to-table = Back to the table
sandbox-to-replay = Back to the replay
sandbox-to-end = To the end of the line
sandbox-played = As played
sandbox-next = Next moves
sandbox-worth = Worth, or the score at the end
sandbox-cash = Cash
sandbox-best = best
sandbox-open = Open this line
sandbox-remove = Remove
sandbox-note = Differences are from the first column. Lines with the same deal meet the same luck. Only this browser keeps them.
