### Why a move is not possible: one message per reason.

refusal-game-over = The game is over.
refusal-not-your-turn = It isn’t your turn. The game is waiting for { $awaited }.
refusal-draw-first = Something has to be drawn at random first.
refusal-not-now = You can’t do that right now.
refusal-company-not-available = You can’t found { $company }: it’s already in play, closed, or not part of this game.
refusal-value-too-high = That costs { MONEY($cost) }, but you have { MONEY($have) }.
refusal-funds-short = That costs { MONEY($cost) }, but you have { MONEY($have) }.
refusal-over-certificate-limit =
    { $held ->
        [one] You hold { NUMBER($held) } certificate and the limit is { NUMBER($limit) }, so you can’t take another.
       *[other] You hold { NUMBER($held) } certificates and the limit is { NUMBER($limit) }, so you can’t take another.
    }
refusal-over-share-limit = You hold { PERCENT($held) } of { $company }; another { PERCENT($shares) } would take you over { PERCENT($limit) }.
refusal-director-and-preferred = You direct { $company }, so you can’t buy its Preferred Certificate.
refusal-sold-this-decade = You sold shares of { $company } this Decade, so you can’t buy any.
refusal-closed-not-for-sale = { $company } is on the Closed space, so its shares have no price.
refusal-no-such-certificate = There’s no { $certificate } of { $company } in the { $source }.
refusal-not-held = You have no { $certificate } of { $company } to sell.
refusal-director-not-for-sale = In the Basic Game you can’t sell the Director’s Certificate of { $company }.
refusal-director-without-heir =
    { $most ->
        [0] Nobody else holds shares of { $company }; a new Director needs { PERCENT($needed) }.
       *[other] Nobody else holds the { PERCENT($needed) } of { $company } a new Director needs; the most is { PERCENT($most) }.
    }
refusal-one-batch = You’ve already sold this turn, and you can sell only once per turn.
refusal-must-sell = You hold { NUMBER($held) } certificates and the limit is { NUMBER($limit) }, so you must sell first.
refusal-company-not-open = { $company } isn’t in play.
refusal-nothing-offered = You haven’t offered anything to sell.
refusal-director-by-founding = You can get the Director’s Certificate of { $company } only by founding the company.
refusal-founding-over-limit =
    { $held ->
        [one] You hold { NUMBER($held) } certificate and the limit is { NUMBER($limit) }; a new company’s Director’s Certificate would exceed it.
       *[other] You hold { NUMBER($held) } certificates and the limit is { NUMBER($limit) }; a new company’s Director’s Certificate would exceed it.
    }
refusal-has-sold = You’ve sold this turn, so you can’t pass. End your turn instead.
refusal-no-free-actions = There are no free actions in the Stock Phase.
refusal-discard-before-selling = Discard assets before you sell.
refusal-finish-sale = Finish the sale first.
refusal-not-in-hand = “{ $building }” isn’t in your hand.
refusal-not-in-draft = “{ $building }” isn’t one of the Buildings you can choose.
refusal-place-first = First choose the Building to place.
refusal-already-chosen = You’ve already chosen your Building.
refusal-not-director = You don’t direct { $company }.
refusal-building-not-built = “{ $space }” hasn’t been built yet.
refusal-building-used-up = “{ $space }” has already been used this Decade.
refusal-building-not-yet = “{ $space }” opens in Decade { NUMBER($decade) }.
refusal-treasury-short = That costs { MONEY($cost) }, but { $company } has { MONEY($have) }.
refusal-pool-is-for-players-without-company = Only players who don’t direct a company may use the Bank Pool.
refusal-flyer-bars-salespeople = { $company } may not use Buildings that give a Salesperson.
refusal-quaker-bars-salespeople = { $company } may not use Buildings that give a Salesperson.
refusal-quaker-bars-cubes = { $company } may not use Resource Buildings.
refusal-no-worker-space = { $company } has no free Worker space.
refusal-worker-too-dear = The next Worker costs { MONEY($cost) }, but { $company } has { MONEY($have) }.
refusal-dividend-short = { $company } needs { MONEY($cost) } in its Treasury for that, even if it pays out less; it has { MONEY($have) }.
refusal-no-asset-on-display = No Capital Asset is on display.
refusal-no-asset-affordable = { $company } has { MONEY($have) }; the cheapest asset costs { MONEY($cheapest) }.
refusal-cannot-automate = { $company } has no Worker to automate.
refusal-cannot-automate-two =
    { $possible ->
        [0] This automates 2 Workers, but { $company } can automate none.
       *[other] This automates 2 Workers, but { $company } can automate only { NUMBER($possible) }.
    }
refusal-partner-first = Send a Partner before you end your turn.
refusal-partner-placed = You’ve already sent a Partner this turn.
refusal-asset-not-held = None of your companies has { $asset }.
refusal-asset-is-exhausted = { $asset } has already been used this Decade.
refusal-asset-before-payout = Use { $asset } in its company’s Operating turn, before dividends are decided.
refusal-asset-before-sale = Use { $asset } in its company’s Operating turn, before the first Good is sold.
refusal-asset-after-production = Use { $asset } in its company’s Operating turn, at any time after production.
refusal-asset-afterwards = Use { $asset } in its company’s Operating turn, after the stock value has moved.
refusal-asset-only-reacts = You can use { $asset } only when it can cancel a fall in stock value.
refusal-trade-same = You can’t trade { $resource } for { $resource }. Choose two different resources.
refusal-trade-needs-two = A trade needs 2 { $resource }, but the company has { NUMBER($have) }.
refusal-not-in-haymarket = There’s no { $resource } at Haymarket Square.
refusal-not-in-display = { $asset } isn’t on display.
refusal-factory-absent = { $company } has no factory { $factory }.
refusal-factory-full = Factory { $factory } of { $company } has no free Worker space.
refusal-manager-space-full = Factory { $factory } of { $company } has no free Manager space.
refusal-not-automatable = No Worker can be automated in factory { $factory } of { $company }.
refusal-hire-one = Hire at least one Worker.
refusal-cube-not-there = There’s no { $resource } for sale there.
refusal-two-if-possible = There’s only { NUMBER($there) } { $resource }. Choose a resource with at least 2 cubes.
refusal-take-another-kind = You’ve already taken { $resource }. Choose a different resource.
refusal-overlay-empty = There’s no { $resource } on the Supply Chain.
refusal-overlay-not-named = This Building doesn’t give { $resource }.
refusal-overlay-other-kind = { $resource } doesn’t complete the set this Building gives.
refusal-discard-held-or-new = { $asset } is neither the new asset nor on the company’s charter.
refusal-not-this-company = { $company } isn’t operating now.
refusal-nothing-to-issue = { $company } has no { $certificate } left in its Treasury.
refusal-director-not-issued = The Director’s Certificate can’t be issued.
refusal-banned-purchase = { $company } may not buy resources.
refusal-purchase-is-over = You can buy resources only before the first factory runs.
refusal-factory-has-run = Factory { $factory } has already run this turn.
refusal-factory-to-the-left = Factory { $next } must run before factory { $factory }.
refusal-factory-unstaffed = Factory { $factory } has only { NUMBER($filled) } of its { NUMBER($spaces) } Worker spaces filled.
refusal-input-missing = Factory { $factory } needs { NUMBER($need) } { $resource }, but the company has { NUMBER($have) }.
refusal-flyer-unstaffed = { $company } needs at least one Worker to run its factory.
refusal-tiers-only = { $company } runs its factory in tiers of 2, 4 or 6 Workers.
refusal-no-tiers = { $company } doesn’t produce in tiers.
refusal-tier-unstaffed = This tier needs { NUMBER($need) } Workers, but there are { NUMBER($have) }.
refusal-no-goods = { $company } has no Goods to sell.
refusal-demand-closed = You can’t sell Goods here: { $demand }.
refusal-demand-full = { $demand } is full.
refusal-half-price-not-yet = You can sell at half price only when the whole row is full or its right space is open.
refusal-no-price-without-run = { $company } has no selling price until its factory has run.
refusal-pay-needs-run = { $company } ran no factory, so it must withhold.
refusal-pay-needs-sale = { $company } sold no Goods, so it must withhold.
refusal-pay-needs-wages = { $company } couldn’t pay { NUMBER($unpaid) } of its Workers, so it must withhold.
refusal-not-a-draw = That can’t be drawn right now.
refusal-wrong-chain = This game doesn’t use that Supply Chain.
