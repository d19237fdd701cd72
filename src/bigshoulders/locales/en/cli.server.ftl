### The command line.

cli-name = Ada
cli-player = Player { $number }
cli-daily = Game of the day, { $date }: everyone gets the same cards and rolls.
cli-undo-done = Move undone.
cli-why-unknown = Say what you’d like to do, for example: why buy swift preferred
cli-why-legal = { $move }: you can do this.
cli-why-nobody = No bot has made a move you can see yet.
cli-why-nothing = { $name } hasn’t made a move you can see yet.
cli-why-other = Asked again, { $bot } would now choose: { $move }
cli-opponent = { $name } is played by { $bot }.
cli-opponents-unknown = { $file } doesn’t name your opponents. Choose them with: bigshoulders play --load { $file } --bots NAMES
cli-advice = { $bot } considered:
cli-advice-stand-in = { $bot }, standing in for { $other }, considered:
cli-advice-nobody = No bot could advise you here.
cli-advice-none = { $bot } doesn’t explain its moves. Its choice: { $move }
cli-advice-expected = { $money } expected at the end
cli-bot-fault = { $name } hit a bug; another bot moved in its place. Please report { $file }.
bot-random = Random
bot-apprentice = Apprentice
bot-broker = Broker
bot-tycoon = Tycoon
bot-magnate = Magnate
bot-greedy = Greedy
bot-solver = Solver
cli-saved = Saved to { $file }.
cli-loaded =
    { $count ->
        [one] Loaded { $file } ({ NUMBER($count) } move).
       *[other] Loaded { $file } ({ NUMBER($count) } moves).
    }
cli-left = The game is saved in { $file }. Resume it with: bigshoulders play --load { $file }
cli-winner = wins
cli-label = { $name }: { $text }
cli-joined = { $first }; { $rest }
cli-warning = △ { $title }. { $text }
cli-warning-fix = Instead: { $move }.
cli-warnings-on = Warnings are on.
cli-warnings-off = Warnings are off. Type { "warnings" } to switch them on again.
cli-and = { $first } and { $rest }
cli-comma = { $first }, { $rest }
cli-undone = { $seat } undoes back to move { $target }
cli-replay-finished =
    { $count ->
        [one] { NUMBER($count) } move; every position matches the log. Final scores: { $scores }
       *[other] { NUMBER($count) } moves; every position matches the log. Final scores: { $scores }
    }
cli-replay-unfinished =
    { $count ->
        [one] { NUMBER($count) } move; every position matches the log. The game isn’t finished.
       *[other] { NUMBER($count) } moves; every position matches the log. The game isn’t finished.
    }
cli-position-fine = { $file }: this position is valid.
cli-cards-fine = { $file }: these cards are valid.
cli-simulating = Playing
cli-simulated = Games: { $games }; decisions: { $decisions } in { $seconds } s, { $rate } per second.
cli-seat = seat
cli-quartile-1 = lower quartile
cli-median = median
cli-quartile-3 = upper quartile
cli-fault = ERROR { $fault }
cli-no-faults = No errors.
cli-arena = Games: { NUMBER($games) } of { NUMBER($asked) }. Brackets and ± show 95% intervals.
cli-arena-bot = bot
cli-arena-seats = seats
cli-arena-wins = wins %
cli-arena-money = final money
cli-arena-rating = rating
cli-arena-times = Milliseconds per decision:
cli-arena-mean = mean
cli-arena-p99 = 99% within
cli-arena-most = longest
cli-arena-faults =
    { $count ->
        [one] { $bot }: { NUMBER($count) } error, saved in { $folder }.
       *[other] { $bot }: { NUMBER($count) } errors, saved in { $folder }.
    }
cli-interval = { $value } [{ $low }, { $high }]
cli-lab-kept = Results saved in { $file }.
cli-lab-stopped = Stopped: { NUMBER($games) } of { NUMBER($asked) } games are saved in { $folder }. Run the same command to resume.
cli-lab-report = Report: { $page }. Figures: { $document }.
cli-lab-judgement = Judgement written to { $file }. Games learned from: { NUMBER($games) }. The report is { $report }.
cli-lab-dataset = Dataset written to { $file }. Games: { NUMBER($games) }; decisions: { NUMBER($decisions) }.
cli-lab-puzzles = Puzzles written to { $file }: { NUMBER($count) }.
cli-lab-puzzles-stopped = Stopped. The games looked through so far are saved in { $folder }. Run the same command to resume.
cli-reviewing = Reviewing
cli-review-entry = Entry
cli-review-player = Player
cli-review-played = Played
cli-review-other = Better
cli-review-worth = Loss
cli-review-doubt = { $amount } ± { $doubt }
cli-review-none = No better move was found that is clearly worth { $amount } or more.
cli-review-summary = { $moves ->
    [one] { $moves } decision surveyed
   *[other] { $moves } decisions surveyed
 }, { $examined } examined closely.
