### Errors and how to fix them: one message per code.

error-did-you-mean = Did you mean { $word }?
error-known = Valid values: { $words }.
error-file = { $file }: { $fault }.
error-document = the document
error-position =
    { $count ->
        [one] The position has { NUMBER($count) } error:
       *[other] The position has { NUMBER($count) } errors:
    }

error-cards =
    { $count ->
        [one] The card file has { NUMBER($count) } error:
       *[other] The card file has { NUMBER($count) } errors:
    }

error-cards-kinds-cannot-be-shown = These cards can’t guarantee that the row shows all three resources [{ $rule }].
error-cards-no-name = A card needs a name, not { $got }.
error-cards-capital-not-sold = Side A doesn’t sell Capital, so its price must be 0, not { $got }.
error-cards-missing-side = Side { $side } is missing.
error-cards-costs-nothing = A Building must cost something.
error-cards-years = Expected two years from 0 to { $last }, the first no later than the second, but got { $got }.
error-chance-nothing-to-draw = Stream { $stream } has nothing left to draw.
error-engine-runaway = The rules engine didn’t stop. This is a bug; please report it.
error-undo-nothing-to-undo = There’s nothing to undo. You can undo only back to the last draw, reveal or move by another player.
error-play-not-a-date = “{ $got }” isn’t a date. Write dates like 2026-11-15.
error-play-no-daily = There’s no game of the day for { $got }.
error-play-no-such-number = There’s no move { $got }. Choose a number from 1 to { $most }.
error-play-no-such-opponent = Nobody here is called “{ $got }”. Your opponents: { $names }.
error-simulate-no-games = The number of games must be at least 1, not { $got }.
error-bots-unknown-bot = { $game } has no bot called “{ $got }”.
error-bots-takes-no-seconds = “{ $got }”: { $name } doesn’t use a clock. Leave out the colon and the time.
error-bots-bad-seconds = “{ $got }” isn’t a time such as 1s or 300ms. Choose one from { $fewest } to { $most }.
error-bots-bad-policy = This isn’t a policy for this game: { $fault }.
error-bots-needs-numpy = A policy needs numpy, which isn’t installed. Run: { "pip install 'bigshoulders[envs]'" }
error-bots-too-many = Too many bots: { $got } named, { $most } free.
error-arena-no-workers = The number of parallel games must be at least 1, not { $got }.
error-arena-nothing-to-resume = Use --out to name the file to resume.
error-arena-file-exists = This file already exists. Add --resume to continue it, or choose another name.
error-arena-bad-line = This line doesn’t come from an arena: { $got }
error-arena-other-arena = This file belongs to another arena: its { $name } is { $got }, not { $expected }.
error-arena-worker-failed = A game crashed. This is a bug; please report it: { $fault }
error-rules-unknown-id = There’s no rule { $got }.
error-file-not-text = This isn’t a text file.
error-file-not-json = This isn’t JSON: { $fault } in line { $line }, column { $column }.

error-config-no-face = { $game } doesn’t have this part: { $face }.
error-config-not-an-object = The options must be an object, not { $got }.
error-config-unknown-option = “{ $got }” isn’t an option.
error-config-players = The number of players must be 2, 3 or 4, not { $got }.
error-config-not-a-flag = This option must be true or false, not { $got }.
error-config-not-a-list = This option must be a list, not { $got }.
error-config-unknown-edition = There’s no edition “{ $got }”.
error-config-not-in-first-edition = The first edition doesn’t have this [{ $rule }].
error-config-unknown-company = “{ $got }” isn’t a special company.
error-config-named-twice = “{ $got }” is named twice.
error-config-unknown-set = “{ $got }” isn’t a set of Buildings.
error-config-not-a-base-company = “{ $got }” isn’t a company of the base game.
error-config-too-few-companies = Too few companies: { $got }. Each player founds one, so there must be at least { $least }.
error-config-decades = The number of Decades must be from 1 to 5, not { $got }.
error-config-unknown-language = There’s no language “{ $got }”.
error-config-unknown-side = The market has no side “{ $got }”.
error-config-bad-cards =
    { $count ->
        [one] The cards have { NUMBER($count) } error at { $place } ({ $fault }). Run `bigshoulders cards check` to see it in full.
       *[other] The cards have { NUMBER($count) } errors, the first at { $place } ({ $fault }). Run `bigshoulders cards check` to list them all.
    }
error-config-incomplete-record = You can’t play with { $name }: its record is incomplete ({ $place }: { $fault }).

error-spelling-not-an-object = A move must be an object, not { $got }.
error-spelling-unknown-kind = “{ $got }” isn’t a known “{ $word }”.
error-spelling-unknown-id = “{ $got }” isn’t a known { $domain }.
error-spelling-unknown-argument = “{ $kind }” has no argument “{ $got }”.
error-spelling-missing-argument = “{ $kind }” needs the argument “{ $argument }”.
error-spelling-not-a-whole-number = This must be a whole number, not { $got }.
error-spelling-number-out-of-range = { $got } is out of range; the maximum is { $most }.

error-data-not-toml = This isn’t TOML: { $fault }
error-data-not-a-table = This must be a table, not { $got }.
error-data-missing-key = The key “{ $key }” is missing.
error-data-unknown-key = “{ $got }” isn’t a known key here.
error-data-not-a-number = This must be a whole number of at least { $least }, not { $got }.
error-data-not-a-flag = This must be true or false, not { $got }.
error-data-not-a-text = This must be text, not { $got }.
error-data-not-a-list = This must be a list of the right length, not { $got }.
error-data-unknown-word = “{ $got }” isn’t a known value here.
error-data-unknown-id = “{ $got }” isn’t the id expected here.
error-data-unknown-effect = There’s no effect “{ $got }”.
error-data-missing-id = Number of records: { $got } instead of { $need }.
error-data-wrong-era = This Building doesn’t belong to Era { $era }.
error-data-prices-do-not-fit-spaces = The number of prices ({ $prices }) doesn’t match the number of Salesperson spaces ({ $spaces }).
error-data-too-many-factories = A charter has 1 to { $most } factories, not { $got }.
error-data-too-many-buildings = There are { $got } later Buildings, but at most { $most } fit.
error-data-id-taken = The id “{ $got }” is already taken.
error-data-columns-out-of-order = Column { $got } is out of order.
error-data-wrong-length = Number of columns: { $got } instead of { $need }.

error-log-empty = The log is empty.
error-log-not-json = This line isn’t JSON: { $fault }
error-log-not-an-object = This line isn’t an object: { $got }
error-log-unknown-format = The format must be { $expected }, not { $got }.
error-log-bad-header = The first line must contain { $needs }.
error-log-bad-seed = The seed { $got } isn’t a string of hexadecimal digits.
error-log-seed-does-not-fit = The seed doesn’t match the published hash { $commitment }.
error-log-still-running = This export comes from a game still in progress, so it lacks the seed and all hidden information. Finish the game first, or export it with --whole.
error-log-bad-entry = An entry must contain { $needs }.
error-log-wrong-number = Expected entry { $expected }, but found entry { $got }.
error-log-other-game = This log is from { $got }, not { $expected }.
error-log-undo-to-nowhere = There’s no entry { $got } to return to.
error-log-illegal-move = The move { $move } isn’t legal here: { $refusal } [{ $rule }].
error-log-other-events = The move { $move } has different effects from those in the log.
error-log-other-position = The position doesn’t match the log: { $got } instead of { $expected }.
error-log-no-such-entry = There’s no entry { $got }; the last one is { $most }.
error-review-not-finished = The game isn’t over, so it can’t be reviewed yet.

error-position-unknown-format = The format must be { $expected }, not { $got }.
error-position-other-edition = This position is from the edition “{ $got }”, but the options say “{ $expected }”. The two have different boards and rules.
error-position-not-an-object = This must be an object, not { $got }.
error-position-not-a-list = This must be a list, not { $got }.
error-position-not-a-number = This must be a whole number, not { $got }.
error-position-not-a-flag = This must be true or false, not { $got }.
error-position-not-a-seed = This must be null or a string of hexadecimal digits, not { $got }.
error-position-number-out-of-range = { $got } is out of range.
error-position-unknown-id = { $got } isn’t known here.
error-position-unknown-key = This key isn’t known.
error-position-missing-key = This key is missing.
error-position-named-twice = { $got } appears in two places.
error-position-wrong-length = Number of entries: { $got } instead of { $expected }.
error-position-not-an-order = This must list each of the { $players } seats once.
error-position-no-such-seat = A table for { $players } has no such seat.
error-position-not-in-this-game = { $got } isn’t in this game.
error-position-not-on-the-track = { $got } isn’t a value on the Stock Track.
error-position-negative-money = { $got } is less than zero.
error-position-partners = Partners placed: { $got }. Partners gained: { $expected }.
error-position-reserved-partner = The reserved Partner can’t be on { $company }: this player doesn’t direct it.
error-position-certificate-limit = Certificates held: { $held }, over the limit of { $limit }.
error-position-common-certificates = Number of Common Certificates: { $got } instead of { $expected }.
error-position-share-limit = One player holds { $got } shares; the limit is { $limit }.
error-position-director-and-preferred = The Director can’t hold the Preferred Certificate.
error-position-director-outnumbered = The Director’s shares: { $director }. Another player’s shares: { $most }.
error-position-nothing-is-being-sold = Certificates are offered, but nothing is being sold.
error-position-salespeople = Too many Salespeople: { $got }, with room for { $spaces }.
error-position-worker-spaces = Too many Workers and Automation tokens: { $got }, with room for { $spaces }.
error-position-tokens = Automated spaces: { $got }. Automation tokens: { $tokens }.
error-position-managers = Too many Managers: { $got }, with room for { $spaces }.
error-position-too-many-assets = Too many Capital Assets: { $got }, with room for { $slots }.
error-position-not-held = { $got } isn’t on this charter.
error-position-appeal-stack = Positions in this stack must count up from 0, not { $heights }.
error-position-cubes = Number of cubes: { $got } instead of { $expected }.
error-position-wrong-chain = There are cubes on a Supply Chain that this game doesn’t use.
error-position-bonus-goods = There are more than { $limit } Bonus Good tokens.
error-position-goods-on-demand = Too many Goods: { $got }, with room for { $room }.
error-position-demand-gap = There’s a gap to the left of this tile.
error-position-stack-size = Number of tiles in the stack: { $got } instead of { $expected }.
error-position-row = Buildings must fill the first spaces of the row without a gap; their number here is { $built }.
error-position-partner-on-nothing = A Partner is on a space without a Building.
error-position-hidden-buildings = Number of hidden Buildings: { $got } instead of { $expected }.
error-position-used-twice = { $got } Partners are on a space that can be used only once per Decade.
error-position-too-early = This space opens in Decade { $decade }.
error-position-goals = Number of goals: { $got } instead of { $expected }.
error-position-nothing-awaited = The game isn’t over, but it isn’t waiting for anything.
error-position-stack-bottom = The bottom step must be { $expected }.
error-position-out-of-course = Step { $got } doesn’t fit the steps above it.
error-position-too-far = This step can’t be at { $got }; the maximum is { $most }.
error-position-company-not-open = { $company } isn’t in play.
error-position-odd-year = Years must be even; { $got } isn’t.
error-position-markers = Number of markers: { $got } instead of { $expected }.
error-position-worker-die = A worker die shows 1 to 6, not { $got }.
error-position-track = Too many units: { $got }, with room for { $most }.
error-position-card-in-two-places = Card { $card } must appear exactly once, in the row or on the map.
error-position-place-taken = Two cards lie at { $place }.
error-position-place-apart = The card at { $place } doesn’t touch any other.
error-position-step-without-ground = The position lacks what step { $got } needs.
error-position-no-answer = The decision { $got } has no legal answer.
error-position-not-built = { $side } hasn’t been built.
error-position-wrong-seat = Seat { $got } is asked to decide but can’t.

error-envs-illegal-action = Action { $got } isn’t legal in game { $game }.
error-envs-wrong-number-of-actions = Actions given: { $got }. Games: { $expected }. The two must match.
error-envs-unknown-form = There’s no observation form “{ $got }”.
error-envs-unknown-render-mode = There’s no render mode “{ $got }”.
error-envs-wrong-number-of-bots = Bots named: { $got }. Other seats: { $expected }. The two must match.
error-envs-no-such-seat = There’s no seat { $got }. Seats run from 0 to { $most }.
error-envs-not-a-count = This must be a whole number of at least { $least }, not { $got }.
error-envs-seed-not-bytes = A seed must be bytes, such as { "b'monday'" }, not { $got }.
error-envs-no-batch = { $game } can’t be played in batches.
error-envs-closed = These games are closed. Start new ones.
error-envs-unknown-reward = There’s no reward “{ $got }” here.
error-envs-other-state = This is a state of “{ $got }”, not of “{ $expected }”. Restore it where it came from.
error-envs-other-number-of-games = Games in the state: { $got }. Games here: { $expected }. The two must match.
error-envs-wrong-number-of-seeds = Seeds given: { $got }. Games: { $expected }. The two must match.
error-envs-bad-reset-mask = A reset mask needs { $expected } booleans, at least one of them True.
error-envs-not-reset = Game { $game } is over. Reset it before the next step.
error-envs-bad-lineup = Seats in the line-up: { $got }. Seats in the game: { $expected }. The two must match, and one seat must be None, for the learner.
error-lab-not-a-dataset = This isn’t a dataset that can be read here: { $fault }.
error-lab-not-one-game = Games in the dataset: { $got }. It must have finished games of exactly one.
error-envs-needs-minari = This needs minari, which isn’t installed. Run: { "pip install 'minari[hdf5]'" }
error-envs-worker-lost = Worker process { $worker } died with its games (status { $status }), perhaps for lack of memory. Start new games.
error-cli-needs-extra = This needs { $library }, which isn’t installed. Run: { "pip install 'bigshoulders[" }{ $extra }{ "]'" }
error-lab-other-spec = This folder holds results from another specification or other rules. Choose another folder.
error-lab-other-code = The games in this folder come from other code or data (commit { $commit }; { $differs } differ), and { $missing } are missing. Choose another folder with --out, or resume with the original code.
error-lab-foreign-part = These games come from another specification or other code. Delete this file and run the same command again to replay them.
error-lab-not-results = These aren’t lab results: { $fault }
error-lab-damaged-part = This file is damaged ({ $fault }). Delete it and run the same command again to replay its games.
error-lab-damaged-claim = This file is damaged ({ $fault }). Delete it and run the same command again; no games are lost.
error-lab-not-a-log = This isn’t a game log: { $fault }
error-lab-workers-lost = All worker processes died { $attempts } times in a row, perhaps for lack of memory. Finished games are saved; retry with a lower --jobs.
error-lab-bad-address = This isn’t the address of a Ray cluster.
error-lab-no-cluster = No Ray cluster answers at this address: { $fault }
error-spec-not-toml = This isn’t TOML: { $fault }
error-spec-unknown-format = This isn’t a specification: its format is { $got }, not { $expected }.
error-spec-unknown-key = “{ $got }” isn’t known here.
error-spec-unknown-game = There’s no game “{ $got }”.
error-spec-unknown-meter = There’s no meter “{ $got }”.
error-spec-needs = This must contain { $needs }.
error-spec-named-twice = Two experiments are called “{ $got }”.
error-config-no-judgement = { $game } has no quick judgement of positions.
error-spec-slips = The frequency of random moves must be a number from 0 to { $most }, not { $got }.
error-lab-no-judged-rows = These results hold no rows of version { $expected } to learn from. Name the meter “judged” in the specification and play its games again.
error-data-other-rows = This judgement was learned from rows of another version ({ $got } instead of { $known }). Learn it again.
error-spec-games = The number of games must be a whole number of at least 1, not { $got }.
error-spec-not-a-list = “{ $key }” must be a list of names.
error-spec-not-a-table = “{ $key }” must be a table: [defaults], [[experiment]].
error-spec-bad-name = { $got } can’t be used as a file name. Use up to 100 letters a–z, digits, hyphens, underscores and dots, and don’t start with a dot.
error-spec-other-meter = The meter “{ $got }” is for { $expected }, not { $game }.
