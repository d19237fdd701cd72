### What was wrong, and what would have been right: one message per code.

error-did-you-mean = Did you mean { $word }?
error-known = Known: { $words }.
error-file = { $file }: { $fault }.
error-document = the document
error-position =
    { $count ->
        [one] The position has a fault:
       *[other] The position has { NUMBER($count) } faults:
    }

error-cards =
    { $count ->
        [one] The card file has a fault:
       *[other] The card file has { NUMBER($count) } faults:
    }

error-cards-kinds-cannot-be-shown = The row cannot always show all three resources [{ $rule }].
error-cards-no-name = A card needs a name, not { $got }.
error-cards-capital-not-sold = On side A Capital is not sold; the price must be 0, not { $got }.
error-cards-missing-side = The side { $side } is missing.
error-cards-costs-nothing = A Building costs something.
error-cards-years = Two years from 0 to { $last }, the first not after the second, are needed, not { $got }.
error-chance-empty-seed = A seed needs at least one character.
error-chance-nothing-to-draw = There is nothing to draw in stream { $stream }.
error-engine-runaway = The rules did not come to rest; this is our mistake, please report it.
error-undo-nothing-to-undo = There is nothing to take back: undo reaches to the last draw, reveal or move of another player.
error-play-not-a-date = "{ $got }" is not a date such as 2026-11-15.
error-play-no-such-number = There is no move { $got }; choose from 1 to { $most }.
error-play-no-such-opponent = There is no opponent "{ $got }" here; there are: { $names }.
error-simulate-no-games = The number of games must be at least 1, not { $got }.
error-bots-unknown-bot = There is no player "{ $got }" for { $game }.
error-bots-takes-no-seconds = "{ $got }": { $name } keeps no clock; leave out what follows the colon.
error-bots-bad-seconds = "{ $got }" is not a time such as 1s or 300ms; from { $fewest } to { $most } are possible.
error-bots-too-many = { $got } bots are named; there is room for { $most }.
error-arena-no-workers = The number of games at a time must be at least 1, not { $got }.
error-arena-nothing-to-resume = Say with --out which file to go on with.
error-arena-file-exists = This file is there already; add --resume to go on with it, or name another.
error-arena-bad-line = This line is not one of an arena: { $got }
error-arena-other-arena = This file is of another arena: its { $name } is { $got }, not { $expected }.
error-arena-worker-died = A worker process was ended from outside, perhaps for want of memory. The games so far are kept; go on with --resume.
error-arena-worker-failed = A game broke off, which is our mistake; please report it: { $fault }
error-rules-unknown-id = There is no rule { $got }.
error-file-not-text = This is not a text file.
error-file-not-json = This is not JSON: { $fault } in line { $line }, column { $column }.

error-config-not-an-object = The options must be an object, not { $got }.
error-config-not-a-setting = "{ $got }" is not OPTION=VALUE.
error-config-unknown-option = "{ $got }" is not an option.
error-config-players = The number of players must be 2, 3 or 4, not { $got }.
error-config-not-a-flag = This option is true or false, not { $got }.
error-config-not-a-list = This option is a list, not { $got }.
error-config-unknown-edition = There is no edition "{ $got }".
error-config-not-in-first-edition = This does not exist in the first edition [{ $rule }].
error-config-unknown-company = "{ $got }" is not a special company.
error-config-named-twice = "{ $got }" is named twice.
error-config-not-a-base-company = "{ $got }" is not a company of the base game.
error-config-too-few-companies = { $got } companies are too few; every player founds one, so there must be at least { $least }.
error-config-decades = The number of Decades must be 1 to 5, not { $got }.
error-config-unknown-language = There is no language "{ $got }" here.
error-config-unknown-side = There is no market side "{ $got }".
error-config-bad-cards = The cards have { $count } faults, the first at { $place } ({ $fault }); `bigshoulders cards check` lists them all.
error-config-incomplete-record = The record of { $name } is incomplete ({ $place }: { $fault }), so it cannot be played.

error-spelling-not-an-object = A move is an object, not { $got }.
error-spelling-unknown-kind = "{ $got }" is not a known "{ $word }".
error-spelling-unknown-id = "{ $got }" is not a known { $domain }.
error-spelling-unknown-argument = "{ $kind }" has no argument "{ $got }".
error-spelling-missing-argument = "{ $kind }" needs the argument "{ $argument }".
error-spelling-not-a-whole-number = This must be a whole number, not { $got }.
error-spelling-number-out-of-range = { $got } is out of range; the most is { $most }.

error-data-not-toml = This is not TOML: { $fault }
error-data-not-a-table = This must be a table, not { $got }.
error-data-missing-key = The key "{ $key }" is missing.
error-data-unknown-key = "{ $got }" is unknown here.
error-data-not-a-number = This must be a whole number of at least { $least }, not { $got }.
error-data-not-a-flag = This must be true or false, not { $got }.
error-data-not-a-text = This must be a text, not { $got }.
error-data-not-a-list = This must be a list of the right length, not { $got }.
error-data-unknown-word = "{ $got }" is unknown here.
error-data-unknown-id = "{ $got }" is not the id expected here.
error-data-unknown-effect = The effect "{ $got }" is unknown.
error-data-missing-id = There are { $got } records; { $need } are needed.
error-data-wrong-era = This Building does not belong to era { $era }.
error-data-prices-do-not-fit-spaces = { $prices } prices do not fit { $spaces } Salesperson spaces.
error-data-too-many-factories = A charter has 1 to { $most } factories, not { $got }.
error-data-columns-out-of-order = Column { $got } is out of order.
error-data-wrong-length = There are { $got } columns; { $need } are needed.

error-log-empty = The log is empty.
error-log-not-json = This line is not JSON: { $fault }
error-log-not-an-object = This line is not an object: { $got }
error-log-unknown-format = The format is { $got }; { $expected } is needed.
error-log-bad-header = The first line needs { $needs }.
error-log-bad-seed = The seed { $got } is not a row of hexadecimal digits.
error-log-seed-does-not-fit = The seed does not belong to the published hash { $commitment }.
error-log-still-running = This is the export of a game that was still running: its seed and what is hidden are not in it. Only finished games and exports with --whole can be read.
error-log-bad-entry = An entry needs { $needs }.
error-log-wrong-number = This is entry { $got }; entry { $expected } is expected.
error-log-other-game = This is a log of { $got }, not of { $expected }.
error-log-undo-to-nowhere = There is no entry { $got } to go back to.
error-log-illegal-move = The move { $move } is not legal here: { $refusal } [{ $rule }].
error-log-other-events = The move { $move } has other effects than those logged.
error-log-other-position = The position is not the one that was logged: { $got } instead of { $expected }.
error-log-no-such-entry = There is no entry { $got }; the last one is { $most }.

error-position-unknown-format = The format is { $got }; { $expected } is needed.
error-position-other-edition = This is a position of the edition "{ $got }"; the options say "{ $expected }", and their boards and rules differ.
error-position-not-an-object = This must be an object, not { $got }.
error-position-not-a-list = This must be a list, not { $got }.
error-position-not-a-number = This must be a whole number, not { $got }.
error-position-not-a-flag = This must be true or false, not { $got }.
error-position-not-a-seed = This must be null or a row of hexadecimal digits, not { $got }.
error-position-number-out-of-range = { $got } is out of range.
error-position-unknown-id = { $got } is unknown here.
error-position-unknown-key = This key is unknown.
error-position-missing-key = This key is missing.
error-position-named-twice = { $got } is in two places.
error-position-wrong-length = There are { $got } instead of { $expected }.
error-position-not-an-order = This must be an order of the { $players } seats.
error-position-no-such-seat = There is no such seat at a table of { $players }.
error-position-not-in-this-game = { $got } is not in this game.
error-position-not-on-the-track = { $got } is not a value of the Stock Track.
error-position-negative-money = { $got } is less than nothing.
error-position-partners = { $got } Partners stand somewhere; { $expected } have been gained.
error-position-reserved-partner = The reserved Partner cannot be on { $company }, which this player does not direct.
error-position-certificate-limit = { $held } certificates are over the limit of { $limit }.
error-position-common-certificates = There are { $got } Common Certificates instead of { $expected }.
error-position-share-limit = Somebody holds { $got } shares; the limit is { $limit }.
error-position-director-and-preferred = The Director cannot hold the Preferred Certificate.
error-position-director-outnumbered = The Director holds { $director } shares, somebody else { $most }.
error-position-nothing-is-being-sold = Certificates are offered, but nothing is being sold.
error-position-salespeople = { $got } Salespeople do not fit { $spaces } spaces.
error-position-worker-spaces = { $got } Workers and tokens do not fit { $spaces } spaces.
error-position-tokens = { $got } spaces are automated; there are { $tokens } tokens.
error-position-managers = { $got } Managers do not fit { $spaces } spaces.
error-position-too-many-assets = { $got } assets do not fit { $slots } slots.
error-position-not-held = { $got } is not on this charter.
error-position-appeal-stack = The places in this stack must count up from 0, not { $heights }.
error-position-cubes = There are { $got } cubes instead of { $expected }.
error-position-wrong-chain = There are cubes on a Supply Chain that is not in this game.
error-position-bonus-goods = There are more than { $limit } Bonus Good tokens.
error-position-goods-on-demand = { $got } Goods do not fit { $room } octagons.
error-position-demand-gap = There is a gap to the left of this tile.
error-position-stack-size = There are { $got } tiles in the stack instead of { $expected }.
error-position-row = Buildings stand exactly on the first { $built } spaces of a row.
error-position-partner-on-nothing = A Partner stands where there is no Building.
error-position-hidden-buildings = There are { $got } hidden Buildings instead of { $expected }.
error-position-used-twice = { $got } Partners stand on a space that is used once per Decade.
error-position-too-early = This space opens in Decade { $decade }.
error-position-goals = There are { $got } goals instead of { $expected }.
error-position-nothing-awaited = The game waits for nothing, but it is not over.
error-position-stack-bottom = The lowest step must be { $expected }.
error-position-out-of-course = The step { $got } of the game does not fit what lies above it.
error-position-too-far = This step cannot be at { $got }; the most is { $most }.
error-position-company-not-open = { $company } is not in play.
error-position-odd-year = Years are even; { $got } is not.
error-position-markers = There are { $got } markers instead of { $expected }.
error-position-worker-die = A worker die shows 1 to 6, not { $got }.
error-position-track = { $got } units do not fit a track of { $most }.
error-position-card-in-two-places = Card { $card } must lie once, in the row or on the map.
error-position-place-taken = Two cards lie at { $place }.
error-position-place-apart = The card at { $place } touches no other.
error-position-step-without-ground = The position has not what the step { $got } needs.
error-position-no-answer = The question { $got } has no possible answer.
error-position-not-built = { $side } is not built.
error-position-wrong-seat = The question is put to seat { $got }, who cannot answer it.

error-envs-illegal-action = Action { $got } is not legal in game { $game }.
error-envs-wrong-number-of-actions = There are { $got } actions for { $expected } games.
error-envs-unknown-form = There is no form of observations "{ $got }".
error-envs-unknown-render-mode = There is no render mode "{ $got }".
error-envs-wrong-number-of-bots = { $got } bots are named for { $expected } other seats.
error-envs-no-such-seat = There is no seat { $got }; seats are 0 to { $most }.
error-lab-needs-extra = This needs the extra "lab"; { $library } is missing: pip install 'bigshoulders[lab]'.
error-lab-other-spec = This folder holds the results of another specification or of other rules; name another folder.
error-lab-other-code = The games in this folder are of other code or data (commit { $commit }; { $differs } differ), and { $missing } are missing. Give another folder with --out, or go on with the code they are of.
error-lab-foreign-part = These games are of another specification or of other code. Delete this file and give the same command again: they are played again.
error-lab-not-results = These are no results of the lab: { $fault }
error-lab-damaged-part = This file is damaged ({ $fault }). Delete it and give the same command again: its games are played again.
error-lab-damaged-claim = This file is damaged ({ $fault }). Delete it and give the same command again: the games beside it are kept.
error-lab-not-a-log = This is not the log of a game: { $fault }
error-lab-workers-lost = All workers were lost { $attempts } times in a row, perhaps for want of memory. What was played is kept; try again with fewer --jobs.
error-lab-no-cluster = No Ray cluster answers there: { $fault }
error-spec-not-toml = This is not TOML: { $fault }
error-spec-unknown-format = This is not a specification: its format is { $got }, not { $expected }.
error-spec-unknown-key = "{ $got }" is unknown here.
error-spec-unknown-game = There is no game "{ $got }".
error-spec-unknown-meter = There is no meter "{ $got }".
error-spec-needs = It needs { $needs }.
error-spec-named-twice = Two experiments are called "{ $got }".
error-spec-games = The number of games must be a whole number of at least 1, not { $got }.
error-spec-not-a-list = "{ $key }" must be a list of names.
error-spec-not-a-table = "{ $key }" must be a table: [defaults], [[experiment]].
error-spec-bad-name = The name { $got } cannot be that of a file: letters from a to z, digits, hyphens, underscores and, but not at the beginning, points are possible, 100 at most.
error-spec-other-meter = The meter "{ $got }" is for { $expected }, not for { $game }.
