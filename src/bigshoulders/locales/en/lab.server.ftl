# The lab: reports and datasets.
lab-title = The balance of { $game }
lab-summary = Games
lab-summary-about = Every experiment in the specification. Values after ±, in brackets and as bars are 95% intervals.
lab-games = games
lab-decisions = decisions per game
lab-winner = winner’s score
lab-faults = errors
lab-seats = Seats
lab-seats-about = Does the order around the table matter? In the chart, 1 is par: an equal share of the wins.
lab-wins = wins
lab-money = final score
lab-wins-by-par = wins, as a multiple of par
lab-origin = Origin
lab-origin-about = The same engine, rules and seed produce the same page.

# The page about a learned judgement.
lab-judged-title = Forecasts of the learned judgement
lab-judged-lead = The final lead
lab-judged-lead-about = How closely the expected lead of each player over the mean of the table follows the final one, when a chapter of the game begins. 1 would be exact, 0 no better than chance.
lab-judged-lead-axis = correlation with the final lead
lab-judged-error = The error in dollars
lab-judged-error-about = How far the expected lead is from the final one (root of the mean square).
lab-judged-error-axis = error, $
lab-judged-estimate = { NUMBER($players) } players, the estimate alone
lab-judged-judgement = { NUMBER($players) } players, with what was learned
lab-judged-chapter = chapter { NUMBER($number) }
lab-judged-odds = The odds
lab-judged-odds-about = Of all seats that were given about the same chance to win: how many won, in percent. The odds are set so that they are true on the whole for these games; other games may differ.
lab-judged-odds-axis = won
lab-judged-said = odds given
lab-judged-happened = won
lab-judged-rows = rows
lab-judged-lessons = The games
lab-judged-lessons-about = Nothing was learned from the games it was measured with.
lab-judged-lesson = learned from: { $name }
lab-judged-check = measured with: { $name }
lab-judged-commit = commit
