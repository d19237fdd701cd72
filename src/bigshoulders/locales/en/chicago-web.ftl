### The table of Chicago 1875 in the browser.

chicago-name = Chicago 1875
chicago-web-subtitle = City of the Big Shoulders
chicago-web-log-phase = { $decade }, { $phase }
chicago-web-seats-note = An Apprentice makes mistakes, a Broker plays soundly, a Tycoon thinks ahead, and a Magnate has learned from thousands of games. You can hand a seat to a bot at any time.

## Options
chicago-option-edition = Edition
chicago-option-edition-new = Chicago 1875
    .text = New edition. Stock Track up to { MONEY(400) }.
chicago-option-edition-first = First edition
    .text = City of the Big Shoulders, 2020. Its own board, prices and tiles.
chicago-option-advanced = Mode
chicago-option-advanced-false = Basic Game
    .text = You keep the companies you found. No emergency fundraising.
chicago-option-advanced-true = Advanced Game
    .text = Directorships can change hands. Companies can raise emergency funds.
chicago-option-goals = Public Goals
    .text = Five goals, worth { MONEY(200) } each at the end.
    .tag = first games
chicago-option-chiefs = Chief Capital Assets
    .text = Four more Capital Assets in the stack.
chicago-option-draft = Building draft
    .text = Choose one Building at a time and pass the rest on.
chicago-option-friendly_closure = Friendly closure
    .text = Shareholders get some money when a company closes.
    .tag = first games
chicago-option-advanced_chain = Advanced Supply Chain
    .text = Each cube has its own price. Money is tighter.
    .tag = expert
chicago-option-relaxed_purchasing = Relaxed purchasing
    .text = Companies may also buy resources during production.
chicago-option-friendly_sales = Friendly stock sales
    .text = A sale by anyone but the Director lowers the stock value by only one step. Not in any rulebook.
chicago-option-special_companies = Special companies
    .text = Companies with special powers. Some values are house values.
chicago-option-companies = Companies
    .text = The others stay in the box. Each player founds one, so keep at least one per player.
chicago-option-decades = Decades
    .text = Fewer Decades make a shorter game. It ends after the last Operating Phase.

## The first page
chicago-home-poster-since = Est. 1875
chicago-home-poster-decades = Five Decades
chicago-home-poster-players = 2–4 investors
chicago-home-poster-lead = Found companies, trade their shares, hire, automate, and sell to the Midwest. The richest investor in 1915 wins.
chicago-home-play-now = Play against bots
chicago-home-play-now-text = Basic Game, you and three bots. Starts now.
chicago-home-companies = Companies in the game
chicago-home-phases = A Decade in five phases
chicago-home-phase-stock = Stock
    .text = Sell shares, buy one certificate, found a company
chicago-home-phase-building = Building
    .text = Each player adds one Building to the city
chicago-home-phase-action = Action
    .text = Partners act for the companies you direct
chicago-home-phase-operating = Operating
    .text = In Appeal order: buy, produce, sell, pay or withhold
chicago-home-phase-cleanup = Cleanup
    .text = Markets are refreshed and ten years pass
