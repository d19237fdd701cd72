### Why a move is not possible: one message per reason.

chicago-refusal-game-over = The game is over.
chicago-refusal-not-your-turn = It isn’t your turn. The game is waiting for { $awaited }.
chicago-refusal-draw-first = Something has to be drawn at random first.
chicago-refusal-not-now = Another question comes first. Answer that one.
chicago-refusal-company-not-available =
    { $status ->
        [open] { $company } is already in play, so nobody can found it again.
        [closed] { $company } has closed, and a closed company can’t be founded again.
       *[absent] { $company } isn’t part of this game.
    }
chicago-refusal-value-too-high = That costs { MONEY($cost) }, but you have { MONEY($have) }.
chicago-refusal-funds-short = That costs { MONEY($cost) }, but you have { MONEY($have) }.
chicago-refusal-over-certificate-limit =
    { $held ->
        [one] You hold { NUMBER($held) } certificate and the limit is { NUMBER($limit) }, so you can’t take another.
       *[other] You hold { NUMBER($held) } certificates and the limit is { NUMBER($limit) }, so you can’t take another.
    }
chicago-refusal-over-share-limit = You hold { PERCENT($held) } of { $company }; another { PERCENT($shares) } would take you over { PERCENT($limit) }.
chicago-refusal-director-and-preferred = You direct { $company }, so you can’t buy its Preferred Certificate.
chicago-refusal-sold-this-decade = You sold shares of { $company } this Decade, so you can’t buy any.
chicago-refusal-closed-not-for-sale = { $company } is on the Closed space, so its shares have no price.
chicago-refusal-no-such-certificate = There’s no { $certificate } of { $company } in the { $source }.
chicago-refusal-not-held = You have no { $certificate } of { $company } to sell.
chicago-refusal-director-not-for-sale = In the Basic Game you can’t sell the Director’s Certificate of { $company }.
chicago-refusal-director-without-heir =
    { $most ->
        [0] Nobody else holds shares of { $company }; a new Director needs { PERCENT($needed) }.
       *[other] Nobody else holds the { PERCENT($needed) } of { $company } a new Director needs; the most is { PERCENT($most) }.
    }
chicago-refusal-one-batch = You’ve already sold this turn, and you can sell only once per turn.
chicago-refusal-must-sell = You hold { NUMBER($held) } certificates and the limit is { NUMBER($limit) }, so you must sell first.
chicago-refusal-company-not-open =
    { $status ->
        [available] { $company } hasn’t been founded yet, so it has no shares for sale.
        [closed] { $company } has closed, so its shares can’t be bought.
       *[absent] { $company } isn’t part of this game.
    }
chicago-refusal-nothing-offered = You haven’t offered anything to sell.
chicago-refusal-director-by-founding = You can get the Director’s Certificate of { $company } only by founding the company.
chicago-refusal-founding-over-limit =
    { $held ->
        [one] You hold { NUMBER($held) } certificate and the limit is { NUMBER($limit) }; a new company’s Director’s Certificate would exceed it.
       *[other] You hold { NUMBER($held) } certificates and the limit is { NUMBER($limit) }; a new company’s Director’s Certificate would exceed it.
    }
chicago-refusal-has-sold = You’ve sold this turn, so you can’t pass. End your turn instead.
chicago-refusal-no-free-actions = There are no free actions in the Stock Phase.
chicago-refusal-discard-before-selling = Discard assets before you sell.
chicago-refusal-finish-sale = Finish the sale first.
chicago-refusal-not-in-hand = “{ $building }” isn’t in your hand.
chicago-refusal-not-in-draft = “{ $building }” isn’t one of the Buildings you can choose.
chicago-refusal-place-first = First choose the Building to place.
chicago-refusal-already-chosen = You’ve already chosen your Building.
chicago-refusal-not-director = You don’t direct { $company }.
chicago-refusal-building-not-built = “{ $space }” hasn’t been built yet.
chicago-refusal-building-used-up = “{ $space }” has already been used this Decade.
chicago-refusal-building-not-yet = “{ $space }” opens in Decade { NUMBER($decade) }.
chicago-refusal-treasury-short = That costs { MONEY($cost) }, but { $company } has { MONEY($have) }.
chicago-refusal-pool-is-for-players-without-company = Only players who don’t direct a company may use the Bank Pool.
chicago-refusal-flyer-bars-salespeople = { $company } may not use Buildings that give a Salesperson.
chicago-refusal-quaker-bars-salespeople = { $company } may not use Buildings that give a Salesperson.
chicago-refusal-quaker-bars-cubes = { $company } may not use Resource Buildings.
chicago-refusal-no-worker-space = { $company } has no free Worker space.
chicago-refusal-worker-too-dear = The next Worker costs { MONEY($cost) }, but { $company } has { MONEY($have) }.
chicago-refusal-dividend-short = { $company } needs { MONEY($cost) } in its Treasury for that, even if it pays out less; it has { MONEY($have) }.
chicago-refusal-no-asset-on-display = No Capital Asset is on display.
chicago-refusal-no-asset-affordable = { $company } has { MONEY($have) }; the cheapest asset costs { MONEY($cheapest) }.
chicago-refusal-cannot-automate = { $company } has no Worker to automate.
chicago-refusal-cannot-automate-two =
    { $possible ->
        [0] This automates 2 Workers, but { $company } can automate none.
       *[other] This automates 2 Workers, but { $company } can automate only { NUMBER($possible) }.
    }
chicago-refusal-partner-first = Send a Partner before you end your turn.
chicago-refusal-partner-placed = You’ve already sent a Partner this turn.
chicago-refusal-asset-not-held = None of your companies has { $asset }.
chicago-refusal-asset-is-exhausted = { $asset } has already been used this Decade.
chicago-refusal-asset-before-payout = Use { $asset } in its company’s Operating turn, before dividends are decided.
chicago-refusal-asset-before-sale = Use { $asset } in its company’s Operating turn, before the first Good is sold.
chicago-refusal-asset-after-production = Use { $asset } in its company’s Operating turn, at any time after production.
chicago-refusal-asset-afterwards = Use { $asset } in its company’s Operating turn, after the stock value has moved.
chicago-refusal-asset-only-reacts = You can use { $asset } only when it can cancel a fall in stock value.
chicago-refusal-trade-same = You can’t trade { $resource } for { $resource }. Choose two different resources.
chicago-refusal-trade-needs-two = A trade needs 2 { $resource }, but the company has { NUMBER($have) }.
chicago-refusal-not-in-haymarket = There’s no { $resource } at Haymarket Square.
chicago-refusal-not-in-display = { $asset } isn’t on display.
chicago-refusal-factory-absent = { $company } has no factory { $factory }.
chicago-refusal-factory-full = Factory { $factory } of { $company } has no free Worker space.
chicago-refusal-manager-space-full = Factory { $factory } of { $company } has no free Manager space.
chicago-refusal-not-automatable = No Worker can be automated in factory { $factory } of { $company }.
chicago-refusal-hire-one = Hire at least one Worker.
chicago-refusal-cube-not-there = There’s no { $resource } for sale there.
chicago-refusal-two-if-possible = There’s only { NUMBER($there) } { $resource }. Choose a resource with at least 2 cubes.
chicago-refusal-take-another-kind = You’ve already taken { $resource }. Choose a different resource.
chicago-refusal-overlay-empty = There’s no { $resource } on the Supply Chain.
chicago-refusal-overlay-not-named = This Building doesn’t give { $resource }.
chicago-refusal-overlay-other-kind = { $resource } doesn’t complete the set this Building gives.
chicago-refusal-discard-held-or-new = { $asset } is neither the new asset nor on the company’s charter.
chicago-refusal-not-this-company = { $company } isn’t operating now.
chicago-refusal-nothing-to-issue = { $company } has no { $certificate } left in its Treasury.
chicago-refusal-director-not-issued = The Director’s Certificate can’t be issued.
chicago-refusal-banned-purchase = { $company } may not buy resources.
chicago-refusal-purchase-is-over = You can buy resources only before the first factory runs.
chicago-refusal-factory-has-run = Factory { $factory } has already run this turn.
chicago-refusal-factory-to-the-left = Factory { $next } must run before factory { $factory }.
chicago-refusal-factory-unstaffed = Factory { $factory } has only { NUMBER($filled) } of its { NUMBER($spaces) } Worker spaces filled.
chicago-refusal-input-missing = Factory { $factory } needs { NUMBER($need) } { $resource }, but the company has { NUMBER($have) }.
chicago-refusal-flyer-unstaffed = { $company } needs at least one Worker to run its factory.
chicago-refusal-tiers-only = { $company } runs its factory in tiers of 2, 4 or 6 Workers.
chicago-refusal-no-tiers = { $company } doesn’t produce in tiers.
chicago-refusal-tier-unstaffed = This tier needs { NUMBER($need) } Workers, but there are { NUMBER($have) }.
chicago-refusal-no-goods = { $company } has no Goods to sell.
chicago-refusal-demand-closed = This space takes no Goods: { $demand }.
chicago-refusal-demand-full = { $demand } is full.
chicago-refusal-half-price-not-yet = You can’t sell at half price yet: the row still has room, and a tile covers its right space.
chicago-refusal-no-price-without-run = { $company } has no selling price until its factory has run.
chicago-refusal-pay-needs-run = { $company } ran no factory, so it must withhold.
chicago-refusal-pay-needs-sale = { $company } sold no Goods, so it must withhold.
chicago-refusal-pay-needs-wages = { $company } couldn’t pay { NUMBER($unpaid) } of its Workers, so it must withhold.
chicago-refusal-not-a-draw = That can’t be drawn right now.
chicago-refusal-wrong-chain = This game doesn’t use that Supply Chain.
