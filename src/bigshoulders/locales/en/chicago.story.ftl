### What happened at a table of Chicago 1875: the digest since the last turn.

# Lines: one for each thing that someone did
chicago-line-founded = { $name } founds { $company } at { MONEY($value) }
chicago-line-bought = { $name } buys { PERCENT($shares) } of { $company }
chicago-line-sold = { $name } sells { PERCENT($shares) } of { $company }
chicago-line-passed = { $name } passes
chicago-line-built = { $name } builds { $space }
chicago-line-used = { $name } uses { $space } for { $company }
    .yours = { $name } uses your { $space } for { $company }
chicago-line-asset = { $name } buys { $asset } for { $company }
chicago-line-issued = { $company } issues { PERCENT($shares) } to the Bank Pool
chicago-line-paid = { $company } pays { MONEY($per_share) } a share
chicago-line-withheld = { $company } withholds { MONEY($revenue) }
chicago-line-director = { $name } now directs { $company }
    .you = You now direct { $company }
chicago-line-closed = { $company } closes

# Where the money of a purse came from or went
chicago-flow-founding = Founding of { $other }
    .in = Founded by { $other }
chicago-flow-certificate_bought = Shares bought
    .in = Shares sold to { $other }
chicago-flow-certificates_sold = Shares sold
chicago-flow-building = Fee to { $other }
    .in = Fee from { $other }
chicago-flow-bank_building = Partner’s action
chicago-flow-worker_hired = Workers hired
chicago-flow-asset_bought = Capital Asset bought
chicago-flow-asset_activated = Capital Asset activated
chicago-flow-appeal_bonus = Appeal bonus
chicago-flow-fundraising = Fundraising
chicago-flow-bank_pool = Partner in the Bank Pool
chicago-flow-extra_dividends = Extra Dividends
    .in = Extra Dividends of { $other }
chicago-flow-dividends = Dividend of { $company }
chicago-flow-withheld = Earnings withheld
chicago-flow-emergency_fundraising = Emergency fundraising
chicago-flow-cube_bought = Resources bought
chicago-flow-wages = Wages
chicago-flow-closure = Company closed
chicago-flow-goal = Goals

# Threats
chicago-threat-directorship =
    { $needs ->
        [one] { $name } holds { PERCENT($shares) } of { $company }. One more share and { $name } directs it, for { MONEY($cost) }.
       *[other] { $name } holds { PERCENT($shares) } of { $company }. { NUMBER($needs) } more shares and { $name } directs it, for { MONEY($cost) }.
    }
chicago-threat-closing = { $company } stands at { MONEY($value) }. If it withholds, it closes.
    .sale = { $company } stands at { MONEY($value) }. { $name } holds { PERCENT($shares) } and can close it by selling.
chicago-threat-supply =
    { $supply ->
        [0] No { $resource } is for sale, and { $company } needs it. { $first } buys before you.
       *[other] { NUMBER($supply) } { $resource } for sale, and { NUMBER($companies) } companies want it. { $first } buys before { $company }.
    }
chicago-threat-demand = { $rival } sells before { $company } in { $industry }. It can sell { NUMBER($goods) } Goods, and there is room for { NUMBER($room) }.
chicago-threat-goal = { $name } now leads “{ $goal }”. You led it before.

# Banner at the start of a phase
chicago-banner-stock = The market opens
    .line = Stock Phase, { $year }. { $name } trades first.
    .you = Stock Phase, { $year }. You trade first.
chicago-banner-building = Everyone builds
    .line = Building Phase, { $year }. Everyone chooses at the same time.
    .you = Building Phase, { $year }. Everyone chooses at the same time.
chicago-banner-action = Partners go to work
    .line =
        { $count ->
            [one] Action Phase, { $year }. You send one Partner; { $name } begins.
           *[other] Action Phase, { $year }. You send { NUMBER($count) } Partners; { $name } begins.
        }
    .you =
        { $count ->
            [one] Action Phase, { $year }. You send one Partner, and you begin.
           *[other] Action Phase, { $year }. You send { NUMBER($count) } Partners, and you begin.
        }
chicago-banner-operating = The factories run
    .line = Operating Phase, { $year }. { $company } runs first.
    .you = Operating Phase, { $year }. { $company } runs first.

# The page after a Decade
chicago-decade-headline-closed = { $company } has closed.
chicago-decade-headline-near = { $company } came within a step of closing.
chicago-decade-headline-dividend = { $company } paid { MONEY($amount) } a share.
chicago-decade-headline-lean = A lean Decade for everyone.
chicago-decade-place =
    { $rank ->
        [2] You are second, { MONEY($amount) } behind.
        [3] You are third, { MONEY($amount) } behind.
       *[other] You are last, { MONEY($amount) } behind.
    }
    .lead = You lead by { MONEY($amount) }.
    .level = You and { $name } are level at { MONEY($amount) }.
chicago-decade-paid =
    { $left ->
        [one] One Decade to play. Companies paid investors { MONEY($paid) } this time, and { MONEY($mine) } of it came to you.
       *[other] { NUMBER($left) } Decades to play. Companies paid investors { MONEY($paid) } this time, and { MONEY($mine) } of it came to you.
    }
chicago-decade-replay = Play the Decade again
chicago-decade-worth = Worth of each investor
    .note = cash and shares
chicago-decade-companies = The companies
    .note = in running order
chicago-decade-revenue = Revenue
chicago-decade-share = A share
chicago-decade-to-you = To you
chicago-decade-price = Stock value
chicago-decade-withheld = withheld
chicago-decade-investments = Your investments
chicago-decade-best = Best: { $company }
chicago-decade-worst = Worst: { $company }
chicago-decade-goals = The goals as they stand
    .note = { MONEY(200) } each at the end
chicago-decade-coming = What { $year } brings
chicago-decade-coming-partner = Another Partner for everyone, after building.
chicago-decade-coming-space = { $space } opens.
chicago-decade-coming-buildings =
    { $count ->
        [one] One new Building in hand.
       *[other] { NUMBER($count) } new Buildings in hand.
    }
chicago-decade-coming-demand = { $industry } has room for { NUMBER($room) } Goods.
chicago-decade-coming-last = The last Decade: Treasuries are worth nothing at the end.
chicago-decade-continue = On to { $year }
chicago-story-since = Since your last turn
    .start = Since the start
    .count =
        { $count ->
            [one] 1 move
           *[other] { NUMBER($count) } moves
        }
chicago-story-strip =
    { $count ->
        [one] Since your last turn, 1 move
       *[other] Since your last turn, { NUMBER($count) } moves
    }
chicago-story-replay = Play them again
chicago-story-you = you { SIGNED_MONEY($amount) }
chicago-story-none = none to you
chicago-story-purses = Your purses
chicago-story-yours = Yours
chicago-story-nothing = Nothing of yours changed.
chicago-story-prices = Prices and order
chicago-story-founded = founded at { MONEY($value) }
chicago-story-closed = closed
chicago-story-appeal = Appeal { NUMBER($before) } → { NUMBER($after) }
chicago-story-place = runs in place { NUMBER($after) }, was { NUMBER($before) }
chicago-story-before = runs before { $company } now
chicago-story-watch = Watch out
chicago-story-calm = No warnings.
chicago-story-show = Show
    .label = Show on the board: { $text }
chicago-story-later = Later
chicago-story-done = Got it
