# The table in the terminal.
chicago-edition-new = Chicago 1875
chicago-edition-first = City of the Big Shoulders (first edition)
chicago-mode-basic = Basic Game
chicago-mode-advanced = Advanced Game
chicago-welcome = Welcome. Type the number of a move, or a command: why WORDS, hint, why?, undo, board, charters, save FILE, load FILE, quit.
chicago-help = Type a number from 1 to { NUMBER($count) }, the letter of a suggestion, or a command. Commands: why WORDS (why a move isn’t possible), hint (what a bot would play), why? (why a bot made its last move), warnings (on or off), undo, board, charters, save FILE, load FILE, quit.
