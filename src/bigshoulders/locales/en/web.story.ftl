### What happened, in every game: the digest, the pages between chapters, the end.

story-since = Since your last turn
    .start = Since the start
    .count =
        { $count ->
            [one] 1 move
           *[other] { NUMBER($count) } moves
        }
story-strip =
    { $count ->
        [one] Since your last turn, 1 move
       *[other] Since your last turn, { NUMBER($count) } moves
    }
story-replay = Play them again
story-you = you { SIGNED_MONEY($amount) }
story-none = none to you
story-purses = Your purses
story-yours = Yours
story-unchanged = no change
story-nothing = Nothing of yours changed.
story-prices = Prices and order
story-founded = founded at { MONEY($value) }
story-closed = closed
story-appeal = Appeal { NUMBER($before) } → { NUMBER($after) }
story-place = runs in place { NUMBER($after) }, was { NUMBER($before) }
story-before = runs before { $company } now
story-watch = Watch out
story-calm = No warnings.
story-show = Show
    .label = Show on the board: { $text }
story-later = Later
story-done = Got it
