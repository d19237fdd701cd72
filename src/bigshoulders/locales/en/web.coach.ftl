# The coach: the buttons of its card, for every game.

coach-region = Coach
coach-warning = Coach, warning
coach-next = Next
coach-back = Back
coach-show = Show me
coach-close = Got it
coach-skip = Skip the lesson
coach-skip-sure = Skip the lesson? You’ll find it on the home page whenever you want it.
coach-skip-yes = Skip
coach-skip-no = Keep learning
coach-skipped = Lesson skipped. “Learn by playing” on the home page starts it again.
coach-mute = Turn off tips
coach-muted = Tips are off. You can turn them on again in the settings.
coach-progress = Part { $part } of { $parts }
coach-shown = Nothing was chosen. It’s your move.
coach-silent = The coach speaks up when something new happens.
coach-again = Read again
