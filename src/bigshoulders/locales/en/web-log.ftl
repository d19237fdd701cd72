### The decision bar, the log, history, chart, chat and notes of a table in the browser.

bar-region = Decision
bar-preview = Brings
bar-preview-loading = Working it out…
bar-preview-nothing = No immediate effect.
bar-refused = Not possible.
bar-rule = Rule { $rule }
bar-back = Back
bar-count =
    { $count ->
        [one] { NUMBER($count) } choice
       *[other] { NUMBER($count) } choices
    }
bar-undo = Undo
bar-start-over = Start over
bar-confirm = Confirm
bar-sending = Sending…
