### Questions to a player: one message each.

chicago-decision-founding = { $seat }, choose a company and its initial stock value.
chicago-decision-stock_turn = { $seat }, sell certificates, buy one, or pass.
    .selling = { $seat }, offer more certificates, or sell the ones you’ve offered.
    .buying = { $seat }, buy one certificate, or end your turn.
    .must_sell = { $seat }, you hold { NUMBER($held) } certificates and the limit is { NUMBER($limit) }. Sell down to the limit.
chicago-decision-protection =
    { $steps ->
        [one] { $seat }, { $company } is about to fall 1 step. Use Price Protection?
       *[other] { $seat }, { $company } is about to fall { NUMBER($steps) } steps. Use Price Protection?
    }
chicago-decision-draft = { $seat }, choose a Building to keep; you pass the others on.
chicago-decision-build = { $seat }, choose a Building to place.
    .remove = { $seat }, choose a Building to remove from the game; you keep the other.
chicago-decision-action_turn = { $seat }, send a Partner.
    .after = { $seat }, take free actions, or end your turn.
chicago-decision-hire = { $seat }, hire Workers for { $company }. The next one costs { MONEY($cost) }.
chicago-decision-initiative = { $seat }, take the initiative?
chicago-decision-bonus = { $seat }, { $company } reaches Appeal { NUMBER($space) }: take { $bonus }, or { MONEY(25) }?
chicago-decision-workers = { $seat }, choose a factory of { $company } for the Worker.
    .freed = { $seat }, choose a factory of { $company } for the freed Worker, or return the Worker to the Job Market.
chicago-decision-managers = { $seat }, choose a factory of { $company } for the Manager.
chicago-decision-automation = { $seat }, choose the factory of { $company } where you automate a Worker.
chicago-decision-cubes = { $seat }, choose a resource from Haymarket Square for { $company }.
chicago-decision-two_cubes =
    { $set ->
        [identical] { $seat }, choose a resource: { $company } takes two of it from Haymarket Square.
       *[different] { $seat }, choose a resource from Haymarket Square for { $company }; the two must be different.
    }
chicago-decision-overlay_cubes = { $seat }, take a missing resource for { $company } from the Supply Chain, free of charge?
chicago-decision-asset_choice = { $seat }, choose a Capital Asset for { $company }.
chicago-decision-asset_keep = { $seat }, { $company } has no free slot for { $asset }: choose the asset to discard.
chicago-decision-worker_offer = { $seat }, take a Worker for { $company }?
chicago-decision-staff_choice = { $seat }, a Manager or a Salesperson for { $company }?
chicago-decision-free_automation = { $seat }, automate one Worker of { $company } free of charge?
chicago-decision-steel_offer = { $seat }, spend 2 Steel from { $company } on 2 Goods and Appeal +3 instead of the Manager?
chicago-decision-issue = { $seat }, emergency fundraising: issue shares of { $company } at { MONEY($value) }?
chicago-decision-purchase = { $seat }, buy resources for { $company }.
chicago-decision-production = { $seat }, run the next factory of { $company }, or stop.
chicago-decision-sales = { $seat }, sell Goods of { $company } at { MONEY($price) } each.
chicago-decision-payout = { $seat }, { $company } earned { MONEY($revenue) } in revenue. Pay dividends or withhold?
chicago-decision-adjustment = { $seat }, take free actions for { $company } before its stock value moves, or continue.
chicago-decision-afterwards = { $seat }, take any last free actions for { $company }, or end your turn.
