# The review of a finished game.

review-title = Review
review-of = Review of { $title }
review-graph = Expected lead
review-graph-note = Over the strongest rival at the end of the game, decision by decision
review-level = level
review-lead = { SIGNED_MONEY($amount) }
review-players = Player
review-all = Everyone
review-seat = Player { $number }
review-you = You
review-stage = Phase
review-stage-all = All phases
review-size = Size
review-size-all = From { MONEY($amount) }
review-position = Decision { $index } of { $count }
review-moment = { $chapter }, { $stage }
review-spoken = Decision { $index } of { $count }, { $chapter }, { $stage }. { $leads }
review-spoken-lead = { $name }: { SIGNED_MONEY($amount) }
review-first = First decision
review-back = Previous decision
review-next = Next decision
review-last = Last decision
review-controls = Playback
review-play = Play
review-pause = Pause
review-see = Show on the board
review-try = Try from here
review-table = Back to the table
review-agreed = No better move found
review-agreed-value = { $percent }%
review-lost = Lost to better moves
review-best = Best decade
review-decisions = Key decisions
review-swings = Biggest swings
review-swings-note = Changes of a lead over one turn; luck counts as well
review-swing = { $name }: { $move }
review-grade-find = Strong move
review-grade-large = Large loss
review-grade-small = Loss
review-better = Better: { $move }
review-found = The next best: { $move }
review-why = Why?
review-loss =
    { $amount ->
        [0] { MONEY(0) }
       *[other] −{ MONEY($amount) }
    }
review-gain = +{ MONEY($amount) }
review-doubt = give or take { MONEY($doubt) }
review-where = { $name } · { $chapter }, { $stage } · entry { $seq }
review-none = No losses beyond doubt. The bots found nothing clearly better.
review-none-here = Nothing matches these filters.
review-working = The bots are looking at the game: { $percent }%
review-failed = The review stopped because a bot failed. Start it again.
review-again = Start again
review-note = Every amount is an estimate from games played on by bots, with hidden tiles dealt again. The band around a line shows roughly how uncertain it is.
review-rings = On the table, a red ring marks the move that was made, and a dashed green one the better move.
review-keys = Arrow keys left and right: one decision. Up and down: key decisions. Home and End: start and end. Space: play or pause. B: try another line. 1–4: one player’s decisions, the same key again: everyone’s.
