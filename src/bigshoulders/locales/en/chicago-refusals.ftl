### Why a move is not possible: one message per reason.

refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of { $awaited }.
refusal-draw-first = A draw comes first.
refusal-not-now = That is not possible now.
refusal-company-not-available = { $company } cannot be founded: it is in play already, closed, or not in this game.
refusal-value-too-high = That costs { MONEY($cost) }; you have { MONEY($have) }.
refusal-funds-short = That costs { MONEY($cost) }; you have { MONEY($have) }.
refusal-over-certificate-limit = Certificates: { NUMBER($held) } of { NUMBER($limit) }; you can hold no more.
refusal-over-share-limit = You hold { PERCENT($held) } of { $company }; with { PERCENT($shares) } more you would have over { PERCENT($limit) }.
refusal-director-and-preferred = You direct { $company }, so you cannot buy its Preferred Certificate.
refusal-sold-this-decade = You sold { $company } this Decade, so you cannot buy it.
refusal-closed-not-for-sale = { $company } is in Closed; its shares have no price.
refusal-no-such-certificate = There is no { $certificate } of { $company } in the { $source }.
refusal-not-held = You have no { $certificate } of { $company } to sell.
refusal-director-not-for-sale = In the Basic Game the Director's Certificate of { $company } cannot be sold.
refusal-director-without-heir =
    { $most ->
        [0] Nobody else holds any of { $company }; somebody must hold { PERCENT($needed) }.
       *[other] Nobody else holds { PERCENT($needed) } of { $company }; the most is { PERCENT($most) }.
    }
refusal-one-batch = You have sold in this turn already; there is one sale a turn.
refusal-must-sell = You are over the certificate limit ({ NUMBER($held) } of { NUMBER($limit) }) and must sell first.
refusal-company-not-open = { $company } is not in play.
refusal-nothing-offered = You have offered nothing to sell.
refusal-director-by-founding = The Director's Certificate of { $company } is bought only by founding it.
refusal-founding-over-limit = Certificates: { NUMBER($held) } of { NUMBER($limit) }; there is no room for the Director's Certificate of a new company.
refusal-has-sold = You have sold in this turn, so you do not pass; end the turn.
refusal-no-free-actions = There are no free actions in the Stock Phase.
refusal-discard-before-selling = Assets are discarded before you sell.
refusal-finish-sale = Finish the sale first.
refusal-not-in-hand = { $building } is not in your hand.
refusal-not-in-draft = { $building } is not among the Buildings you choose from.
refusal-place-first = Choose the Building you place first.
refusal-already-chosen = You have chosen your Building already.
refusal-not-director = You do not direct { $company }.
refusal-building-not-built = { $space } has not been built.
refusal-building-used-up = { $space } has been used this Decade.
refusal-building-not-yet = { $space } opens in Decade { NUMBER($decade) }.
refusal-treasury-short = That costs { MONEY($cost) }; { $company } has { MONEY($have) }.
refusal-pool-is-for-players-without-company = The Bank Pool is for players who direct no company.
refusal-flyer-bars-salespeople = { $company } may not use Buildings that give a Salesperson.
refusal-quaker-bars-salespeople = { $company } may not use Buildings that give a Salesperson.
refusal-quaker-bars-cubes = { $company } may not use resource Buildings.
refusal-no-worker-space = { $company } has no free Worker space.
refusal-worker-too-dear = The next Worker costs { MONEY($cost) }; { $company } has { MONEY($have) }.
refusal-dividend-short = { $company } needs { MONEY($cost) } in its Treasury for that, even if less leaves it; it has { MONEY($have) }.
refusal-no-asset-on-display = There is no asset on display.
refusal-no-asset-affordable = { $company } has { MONEY($have) }; the cheapest asset costs { MONEY($cheapest) }.
refusal-cannot-automate = { $company } has no Worker that can be automated.
refusal-cannot-automate-two =
    { $possible ->
        [0] { $company } can automate no Worker; this needs 2.
       *[other] { $company } can automate only { NUMBER($possible) } of the 2 Workers this needs.
    }
refusal-partner-first = Send a Partner before you end the turn.
refusal-partner-placed = You have sent a Partner in this turn already.
refusal-asset-not-held = No company of yours has { $asset }.
refusal-asset-is-exhausted = { $asset } has been used this Decade.
refusal-asset-before-payout = { $asset } is used in its company's Operating turn, before dividends are decided.
refusal-asset-before-sale = { $asset } is used in its company's Operating turn, before the first Good is sold.
refusal-asset-after-production = { $asset } is used in its company's Operating turn, at any time after production.
refusal-asset-afterwards = { $asset } is used in its company's Operating turn, after the stock value has moved.
refusal-asset-only-reacts = { $asset } is offered to you when a fall can be cancelled.
refusal-trade-same = A trade gives one kind and takes another, not { $resource } for { $resource }.
refusal-trade-needs-two = A trade needs 2 { $resource }; the company has { NUMBER($have) }.
refusal-not-in-haymarket = There is no { $resource } in Haymarket.
refusal-not-in-display = { $asset } is not on display.
refusal-factory-absent = { $company } has no factory { $factory }.
refusal-factory-full = Factory { $factory } of { $company } has no free Worker space.
refusal-manager-space-full = Factory { $factory } of { $company } has no free Manager space.
refusal-not-automatable = No Worker can be automated in factory { $factory } of { $company }.
refusal-hire-one = Hire at least one Worker.
refusal-cube-not-there = There is no { $resource } for sale there.
refusal-two-if-possible = There is only { NUMBER($there) } { $resource }; take a kind of which 2 are there.
refusal-take-another-kind = You have taken { $resource }; take another kind.
refusal-overlay-empty = There is no { $resource } on the Supply Chain.
refusal-overlay-not-named = The Building does not give { $resource }.
refusal-overlay-other-kind = { $resource } does not complete what the Building gives.
refusal-discard-held-or-new = { $asset } is neither the new asset nor on the charter.
refusal-not-this-company = { $company } is not operating now.
refusal-nothing-to-issue = { $company } has no { $certificate } left in its Treasury.
refusal-director-not-issued = The Director's Certificate cannot be issued.
refusal-banned-purchase = { $company } may not buy resources.
refusal-purchase-is-over = Resources are bought before the first factory runs.
refusal-factory-has-run = Factory { $factory } has run this turn.
refusal-factory-to-the-left = Factory { $next } must run before factory { $factory }.
refusal-factory-unstaffed = Factory { $factory } has { NUMBER($filled) } of { NUMBER($spaces) } Worker spaces filled.
refusal-input-missing = Factory { $factory } needs { NUMBER($need) } { $resource }; the company has { NUMBER($have) }.
refusal-flyer-unstaffed = { $company } needs at least one Worker to run its factory.
refusal-tiers-only = { $company } runs its factory in tiers of 2, 4 or 6 Workers.
refusal-no-tiers = { $company } has no tiers.
refusal-tier-unstaffed = This tier needs { NUMBER($need) } Workers; there are { NUMBER($have) }.
refusal-no-goods = { $company } has no Goods.
refusal-demand-closed = No Goods can be sold on { $demand }.
refusal-demand-full = { $demand } is full.
refusal-half-price-not-yet = Goods are sold at half price only when the whole row is full or its right space is open.
refusal-no-price-without-run = { $company } has no price before its factory has run.
refusal-pay-needs-run = { $company } ran no factory, so it must withhold.
refusal-pay-needs-sale = { $company } sold no Good, so it must withhold.
refusal-pay-needs-wages = { $company } could not pay { NUMBER($unpaid) } of its Workers, so it must withhold.
refusal-not-a-draw = That cannot be drawn now.
refusal-wrong-chain = That Supply Chain is not in this game.
