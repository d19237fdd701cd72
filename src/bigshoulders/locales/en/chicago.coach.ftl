### The coached first Decade of Chicago 1875, and the tips after it.

chicago-coach-chapter-found = First Decade: founding
chicago-coach-chapter-stock = First Decade: Stock Phase
chicago-coach-chapter-building = First Decade: Building Phase
chicago-coach-chapter-action = First Decade: Action Phase
chicago-coach-chapter-operating = First Decade: Operating Phase
chicago-coach-chapter-cleanup = First Decade: the end

# Founding: the three suggestions
chicago-suggest = Companies to start with
chicago-suggest-safe = The safe start
chicago-suggest-strong = The strong earner
chicago-suggest-room = Room to grow
chicago-suggest-easy = easy
chicago-suggest-medium = medium
chicago-suggest-hard = hard
chicago-suggest-start = To run factory 1
chicago-suggest-about = about { MONEY($amount) }
chicago-suggest-unavailable = not for sale yet
chicago-suggest-income = It then takes in
chicago-suggest-more =
    { $count ->
        [one] { NUMBER($count) } more company
       *[other] { NUMBER($count) } more companies
    }
chicago-suggest-all = Show all
chicago-suggest-fewer = Show three
chicago-suggest-mine = Your purse
    .text = buys shares
chicago-suggest-company = { $company }’s purse
    .text = pays for everything it does
chicago-suggest-nobody = The company’s purse

chicago-charter-fairbank = Two Workers run the whole company. It lives on Coal and starts high on Appeal.
chicago-charter-anglo = Cheap to start, with an asset slot to grow. Five Goods when both factories run.
chicago-charter-cracker_jack = One Worker and one Wood, and it earns. The second factory takes patience.
chicago-charter-swift = Strong Goods, high Appeal and an asset slot. Needs Steel and five Workers in all.
chicago-charter-elgin = Fine watches at a fine price. Its first Manager makes it famous.
chicago-charter-libby = Many cheap cans: six Goods fill Demand tiles and collect their bonuses.
chicago-charter-spalding = Cheap to run, modest to own. Better as a second company.
chicago-charter-brunswick = One dear Good at a time. Seven resources a Decade, most of them Wood.
chicago-charter-doggett = Good shoes, hungry company: its second factory eats four resources for one Good.
chicago-charter-henderson = Three factories and seven cheap Goods. All three must run to free your Partner.

# The lesson
chicago-coach-welcome = Welcome to Chicago
    .text = You’re an investor. After five Decades ①, your cash and the value of your shares decide. Each Decade has five phases ②, and I’ll explain each one when it comes.
chicago-coach-purses = You keep two purses
    .text = ① is yours: { MONEY($cash) }. It buys shares, and it counts at the end. ② is your company’s. It pays for Workers, resources and everything else. Founding moves money from ① to ②.
chicago-coach-charter = Choose the company you’ll run
    .text = These three suit today’s deal. Read the recipe: Workers and resources go in, Goods come out. The circles say how hard the first dividend is.
chicago-coach-price = Choose the first price
    .text = You pay three times the price ①. At { MONEY($value) } the company starts with { MONEY($treasury) } and you keep { MONEY($keep) } ②. A low price leaves you more, a high one gives the company more.
chicago-coach-hard = { $company } is a hard first company
    .text = { $character } Fine if you like a challenge. The suggested companies pay sooner.
chicago-coach-founded = { $company } is yours
    .text = You hold three of its ten shares. Its Treasury ① has { MONEY($treasury) }, and factory 1 ② is empty. Your aim this Decade: run factory 1 and pay a dividend.
chicago-coach-sold-share = { $name } bought a share of { $company }
    .text = The Treasury got { MONEY($price) }, and { $name } will receive part of the dividends. You stay the Director.
chicago-coach-buy = Buy a share of { $company }
    .text = Its price of { MONEY($price) } goes into the Treasury, so you gain twice: one more share for you, more money for Workers and resources.
chicago-coach-pass = Nothing to buy, so pass
    .text = You have { MONEY($cash) }, and no share is that cheap. If others keep trading, you’ll be asked again.
chicago-coach-build = Place a Building
    .text = Place one of these, then remove one and keep one. Everyone may use your Building, and each use pays you. Choose one that every company wants.
chicago-coach-remove = Now remove one
    .text = It leaves the game. The last Building stays in your hand for the next Decade.
chicago-coach-fee = Your Building earned { MONEY($amount) }
    .text = A company used it. The money is in your own purse, not in a Treasury.
chicago-coach-jobs = The Job Market
    .text =
        { $workers ->
            [one] { NUMBER($workers) } Worker is for hire, at { MONEY($price) }. The cheapest go first, so hire early.
           *[other] { NUMBER($workers) } Workers are for hire, the first at { MONEY($price) }. The cheapest go first, so hire early.
        }
chicago-coach-appeal = { $company } rises to Appeal { NUMBER($appeal) }
    .text = Appeal decides who operates first: that company buys cheaper and finds more open Demand. On the way lie bonuses, and on space 9 a Partner.
chicago-coach-bonus = The bonus or the cash
    .text = Take the bonus ①, or money for the Treasury ②. If the company can use the bonus, it’s usually worth more.
chicago-coach-asset = A Capital Asset brings its bonus at once
    .text =
        { $slots ->
            [0] { $company } has no free asset slot, so it takes the one-time bonus and discards the tile. Is the bonus worth the price?
           *[other] { $company } has a free asset slot: it takes the one-time bonus, keeps the tile and may use it once per Decade.
        }
chicago-coach-crew = Hire for factory 1 first
    .text =
        { $workers ->
            [one] Each Partner is one action for your company. Factory 1 lacks { NUMBER($workers) } Worker: go to the Job Market. That costs { MONEY($crew) } of { MONEY($treasury) }.
           *[other] Each Partner is one action for your company. Factory 1 lacks { NUMBER($workers) } Workers: go to the Job Market. They cost { MONEY($crew) } of { MONEY($treasury) }.
        }
chicago-coach-fundraise = Raise money first
    .text = The Workers for factory 1 cost { MONEY($crew) }, and the Treasury has { MONEY($treasury) }. This space brings { MONEY(40) } from the bank. Your next Partner can then hire.
chicago-coach-late = Factory 1 must wait
    .text = Its Workers cost { MONEY($crew) }, and the Treasury has { MONEY($treasury) }: your Partners can’t close that gap this Decade. Prepare the next one: hire some of them now ①, or raise money ②.
chicago-coach-hire = Fill factory 1
    .text =
        { $workers ->
            [one] It lacks { NUMBER($workers) } Worker. With an empty space it makes nothing. Workers for factory 2 can wait until the resources are paid for.
           *[other] It lacks { NUMBER($workers) } Workers. With an empty space it makes nothing. Workers for factory 2 can wait until the resources are paid for.
        }
chicago-coach-crewed = Factory 1 has its crew
    .text = Its resources cost about { MONEY($cubes) }, and the Treasury has { MONEY($treasury) }. Hire on only if enough is left, or end here.
chicago-coach-grow = Factory 1 is staffed
    .text =
        { $spare ->
            [0] Its resources cost about { MONEY($cubes) }, and the Treasury has { MONEY($treasury) }. Keep that money: a space that brings something for nothing is the best now.
           *[1] Its resources cost about { MONEY($cubes) }, and the Treasury has { MONEY($treasury) }. Grow with the rest: more staff, Appeal or a Capital Asset.
        }
chicago-coach-no-cube = Not enough { $resource } is for sale
    .text = Factory 1 needs it. The X space moves up as others buy, and a Building may bring it from Haymarket Square.
chicago-coach-order = The companies operate
    .text = They run in order of Appeal: { $company } is number { NUMBER($rank) } of { NUMBER($companies) }. The first ones buy and sell before the others.
chicago-coach-purchase = Buy resources for factory 1
    .text = It lacks { $lack }, for about { MONEY($cubes) } of { MONEY($treasury) }. Start with ①. Once production begins, the Supply Chain is closed.
chicago-coach-save = Factory 1 can’t run yet
    .text =
        { $why ->
            [workers] It lacks { $lack }, and nobody can be hired now. Buy only what you’ll need: money you keep helps next Decade.
            [trade] It lacks { $lack }. Two equal resources trade for one from Haymarket Square: that may be enough.
            [money] It lacks { $lack }, and the Treasury has only { MONEY($treasury) }. Buy a part now, or save the money for next Decade.
           *[unavailable] It lacks { $lack }, and not all of that is for sale. Buy only what you’ll need: money you keep helps next Decade.
        }
chicago-coach-stocked = That’s enough for factory 1
    .text = End the purchase now, or buy for another factory that has its Workers.
chicago-coach-run = Run your factory
    .text = Its resources go to Haymarket Square, its Goods into the Treasury. If all your factories run in one turn, your reserved Partner joins you.
chicago-coach-sell = Sell the Goods
    .text = Put each Good on a Demand tile of your row. The last place of a tile adds its bonus, so aim for a tile you can fill.
chicago-coach-payout = Pay or withhold?
    .text = Pay ①: you get { MONEY($mine) }, and the stock value becomes { MONEY($up) }. Withhold ②: the Treasury gets { MONEY($revenue) }, and the value becomes { MONEY($down) }. Pay, unless the company can’t run without the money.
chicago-coach-dividend = Your first dividend: { MONEY($mine) }
    .text =
        { $gain ->
            [0] It’s in your own purse. The stock value stays at { MONEY($value) }: it rises when the revenue reaches the value.
           *[other] It’s in your own purse. The stock value rose from { MONEY($old) } to { MONEY($value) }, so your shares are worth { MONEY($gain) } more.
        }
chicago-coach-withheld = { $company } keeps its revenue
    .text = The Treasury got { MONEY($revenue) }, and the stock value fell a step. Spend the money on something that pays next Decade.
chicago-coach-partner = A Partner joins you
    .text = All factories ran in one turn, so your reserved Partner is yours: one more action in every Action Phase.
chicago-coach-decade = That was a Decade
    .text = You’re worth { MONEY($worth) }: { MONEY($cash) } in cash, { MONEY($shares) } in shares. Four Decades to go. From now on I only speak up for something new or risky.

# Tips for later Decades
chicago-coach-stuck = { $company } can’t run this Decade
    .text = Factory 1 lacks { $lack }, and the Treasury has { MONEY($treasury) }. Without a run the stock value falls to { MONEY($down) }.
chicago-coach-closing = { $company } is close to closing
    .text = A company whose value reaches Closed leaves the game with all its shares. Any dividend lifts it.
chicago-coach-last-payout = The last decision for { $company }
    .text = Money in the Treasury counts for nothing at the end. Pay, unless Richest company is yours to win.
chicago-coach-last-action = The last Action Phase
    .text = Nothing you build pays after this Decade. Does an action raise a dividend, a stock value or a goal?
chicago-coach-rival-dividend = Shares of others pay you too
    .text = { $company } paid { MONEY($dividend) } a share last Decade, and a share costs { MONEY($price) }.
chicago-coach-full-hand = You hold all you may of { $company }
    .text = { NUMBER($shares) } shares are the limit. Put further money into other companies.
chicago-coach-limit = You hold { NUMBER($certificates) } of { NUMBER($limit) } certificates
    .text = A Preferred Certificate carries two shares, so it takes less room.
chicago-coach-sold-out = One certificate sells { $company } out
    .text = If players hold all its shares when the Stock Phase ends, its stock value rises a step. That lifts each of your { NUMBER($shares) } shares.
chicago-coach-second-company = You could found a second company
    .text = You have { MONEY($cash) }. A second company needs its own Workers, resources and actions: do you have Partners to spare?
chicago-coach-free-partner = Your reserved Partner is close
    .text = All factories of { $company } must run in one turn. Worker spaces still empty: { NUMBER($free) }.
chicago-coach-appeal-partner = A Partner waits on Appeal 9
    .text = { $company } is { NUMBER($away) } away. You can use that Partner at once.
chicago-coach-full-row = More Goods than Demand
    .text = Your row takes { NUMBER($room) } more at full price, and { $company } can make { NUMBER($goods) }. The rest sells at half price, or waits.
chicago-coach-next-step = { MONEY($missing) } short of another step
    .text = With that much more revenue { $company } rises a step further. A Capital Asset may bring it.
chicago-coach-triple = { $company } can rise three steps
    .text = From { MONEY(60) } on, revenue of three times the stock value lifts it three steps: { MONEY($triple) } now.
chicago-coach-unused-asset = { $asset } is still unused
    .text = { $company } may use it once per Decade, and it won’t carry over.
chicago-coach-rich-treasury = { $company } sits on { MONEY($treasury) }
    .text = Money in the Treasury counts for nothing at the end. Extra Dividends turn { MONEY(100) } of it into { MONEY(10) } a share.
chicago-coach-goal = { $goal }: one short
    .text = You’re one behind the lead. The goal pays { MONEY($cash) }, and a tie pays in full.
chicago-coach-row-partner = One more Partner joins you
    .text = Your third Building covers the space where this Partner waited. From now on you have one more action in every Decade.
chicago-coach-own-sale = This sale costs the shares you keep
    .text =
        { $kept ->
            [one] The stock value of { $company } falls from { MONEY($old) } to { MONEY($value) }, so your last share loses { MONEY($loss) }. You can’t buy { $company } again this Decade.
           *[other] The stock value of { $company } falls from { MONEY($old) } to { MONEY($value) }, so the { NUMBER($kept) } shares you keep lose { MONEY($loss) }. You can’t buy { $company } again this Decade.
        }
chicago-coach-wanted-building = Others could use this Building
    .text = { $building } suits { NUMBER($companies) } companies of other players. Each use pays you { MONEY($amount) }.
chicago-coach-below = { $rival } is just ahead of { $company }
    .text = Both stand on Appeal { NUMBER($appeal) }, and { $rival } lies on top. One more Appeal, and { $company } buys and sells first.
chicago-coach-fill-tile = Fill a Demand tile now
    .text = You have the Goods for it, and the last one brings { MONEY($bonus) }. { $rival } sells on the same row later and could take that bonus.
