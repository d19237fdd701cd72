### What a player is asked: one message per question.

decision-founding = { $seat }, choose a company and its initial stock value.
decision-stock_turn = { $seat }, sell certificates, buy one, or pass.
    .selling = { $seat }, offer more certificates, or sell those offered.
    .buying = { $seat }, buy one certificate, or end the turn.
    .must_sell = { $seat }, you are over the certificate limit: { NUMBER($held) } of { NUMBER($limit) }. Sell enough to reach it.
decision-protection =
    { $steps ->
        [one] { $seat }, { $company } is about to fall 1 step. Use Price Protection?
       *[other] { $seat }, { $company } is about to fall { NUMBER($steps) } steps. Use Price Protection?
    }
decision-draft = { $seat }, choose the Building you keep; the others are passed on.
decision-build = { $seat }, choose the Building you place.
    .remove = { $seat }, choose the Building you remove from the game; you keep the other.
decision-action_turn = { $seat }, send a Partner.
    .after = { $seat }, take free actions, or end the turn.
decision-hire = { $seat }, hire Workers for { $company }. The next one costs { MONEY($cost) }.
decision-initiative = { $seat }, take the initiative?
decision-bonus = { $seat }, { $company } reaches Appeal { NUMBER($space) }: take { $bonus }, or { MONEY(25) }?
decision-workers = { $seat }, choose a factory of { $company } for the Worker.
    .freed = { $seat }, choose a factory of { $company } for the Worker set free, or return the Worker to the Job Market.
decision-managers = { $seat }, choose a factory of { $company } for the Manager.
decision-automation = { $seat }, choose the factory of { $company } in which a Worker is automated.
decision-cubes = { $seat }, choose a resource from Haymarket for { $company }.
decision-two_cubes =
    { $set ->
        [identical] { $seat }, choose the resource of which { $company } takes two from Haymarket.
       *[different] { $seat }, choose a resource from Haymarket for { $company }; the two must be different.
    }
decision-overlay_cubes = { $seat }, take a missing resource from the Supply Chain for { $company }, free?
decision-asset_choice = { $seat }, choose a Capital Asset for { $company }.
decision-asset_keep = { $seat }, { $company } has no free slot for { $asset }: choose the asset to discard.
decision-worker_offer = { $seat }, take a Worker for { $company }?
decision-staff_choice = { $seat }, a Manager or a Salesperson for { $company }?
decision-free_automation = { $seat }, automate one Worker of { $company }, free?
decision-steel_offer = { $seat }, spend 2 Steel of { $company } for 2 Goods and Appeal +3 in place of the Manager?
decision-issue = { $seat }, emergency fundraising: issue shares of { $company } at { MONEY($value) }?
decision-purchase = { $seat }, buy resources for { $company }.
decision-production = { $seat }, run the next factory of { $company }, or stop.
decision-sales = { $seat }, sell the Goods of { $company } at { MONEY($price) } each.
decision-payout = { $seat }, { $company } has a revenue of { MONEY($revenue) }: pay dividends or withhold?
decision-adjustment = { $seat }, free actions of { $company } before its stock value moves, or go on.
decision-afterwards = { $seat }, last free actions of { $company }, or end the turn.
