### Counsel on moves: what they open, give up and bring later; warnings; suggestions.

# The move itself
industrialist-note-begin-sell =
    { $lots ->
        [one] You can sell { NUMBER($lots) } lot.
       *[other] You can sell { NUMBER($lots) } lots.
    }
industrialist-note-begin-hire = You hire 1 worker, move workers along one rail, or both.
industrialist-note-begin-build =
    { $buildings ->
        [one] You build { NUMBER($buildings) } Building that you can pay for.
       *[other] You choose one of { NUMBER($buildings) } Buildings that you can pay for.
    }
industrialist-note-begin-produce = Every staffed card produces.
industrialist-note-action_cost =
    { $cost ->
        [0] It’s free.
       *[other] It costs { NUMBER($cost) } Capital.
    }
industrialist-note-ends_actions = Ended for this turn: { $actions }.
industrialist-note-year_ends = Your turn of year { NUMBER($year) } ends.
industrialist-note-last_year_ends = Year { NUMBER($year) } is the last one: your turn ends, and the Buildings are scored.
industrialist-note-selling_ends =
    { $lots ->
        [one] You’ve sold { NUMBER($lots) } lot. You can still hire, build and produce this turn.
       *[other] You’ve sold { NUMBER($lots) } lots. You can still hire, build and produce this turn.
    }
industrialist-note-staffing_ends =
    { $hired ->
        [0] { $moved ->
            [0] You neither hire nor move workers.
           *[other] You don’t hire anyone this turn.
        }
       *[other] { $moved ->
            [0] You move no workers this turn.
           *[other] Hiring and moving are done.
        }
    }

# What follows
industrialist-note-game_ends = The game ends.
industrialist-note-then-roll = Then the market die is rolled.
industrialist-note-opens-market_choice = Then you choose the market row.
industrialist-note-opens-building = Then you choose a Building and its place.
industrialist-note-opens-take_units = Then you choose the tracks that pay { NUMBER($count) } { $kind }.
industrialist-note-opens-take_any = Then you choose the track that pays for maintenance.
industrialist-note-opens-put_units = Then you choose the tracks for { NUMBER($count) } { $kind }.
industrialist-note-opens-new_workers = Then you choose cards for the new workers.
industrialist-note-opens-marker_choice = Then a Central Factory track must give up its marker and its units.
industrialist-note-opens-walkout = Then you choose the Building that loses a worker.
industrialist-note-opens-labour_choice = Then you choose which Buildings get their labour costs.
industrialist-note-opens-upkeep_choice = Then you choose which Buildings get their maintenance.

# Warnings
industrialist-warning-ends_actions = After { $action } you can’t go back to: { $actions }
    .text =
        { $lots ->
            [0] Actions go in order, and you could pay for both: { NUMBER($cost) } Capital.
            [one] Actions go in order. You could sell { NUMBER($lots) } lot first and still pay for this action: { NUMBER($cost) } Capital for both.
           *[other] Actions go in order. You could sell { NUMBER($lots) } lots first and still pay for this action: { NUMBER($cost) } Capital for both.
        }
industrialist-warning-free_action = The first action of a turn is free
    .text =
        { $lots ->
            [0] You’d end year { NUMBER($year) } without using it.
            [one] You’d end year { NUMBER($year) } without using it, and { NUMBER($lots) } lot can be sold.
           *[other] You’d end year { NUMBER($year) } without using it, and { NUMBER($lots) } lots can be sold.
        }

# Suggestions
industrialist-suggestion-sell_best = Sell best
    .result =
        { $lots ->
            [one] { NUMBER($lots) } lot, Profit +{ NUMBER($profit) }. Your Capital stays as it is.
           *[other] { NUMBER($lots) } lots, Profit +{ NUMBER($profit) }. Your Capital stays as it is.
        }
industrialist-suggestion-finish_turn = Finish turn
    .result = The action and your turn of year { NUMBER($year) } end.
