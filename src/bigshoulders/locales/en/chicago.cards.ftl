### Cards that explain the things of Chicago 1875. The message is the one sentence of the card; its
### attributes are the name, the kind and the facts, where the thing has them.

# Amounts inside sentences
chicago-card-workers =
    { $count ->
        [one] 1 Worker
       *[other] { NUMBER($count) } Workers
    }
chicago-card-cubes =
    { $resource ->
        [livestock] { NUMBER($count) } Livestock
        [steel] { NUMBER($count) } Steel
        [wood] { NUMBER($count) } Wood
       *[coal] { NUMBER($count) } Coal
    }

# Companies and factories
chicago-card-company = Makes Goods in { NUMBER($factories) } factories and sells them in { $industry }.
    .open = { $industry } · Director: { $name }
    .available = { $industry } · can be founded
    .closed = { $industry } · closed
    .sells = Sells at
    .prices = { $first } a Good. With Salespeople: { $more }.
    .founding = Founding
    .founder = Its founder pays { MONEY($least) } to { MONEY($most) } into its Treasury for 30% of the shares.
    .limits = Limits
    .slots = Assets
    .keeps =
        { $count ->
            [0] It has no slot: it takes the bonus of an asset and loses the tile.
            [one] It keeps one Capital Asset.
           *[other] It keeps { NUMBER($count) } Capital Assets.
        }
    .order = Operating order
    .hold = You hold
    .runs = { $company } can run { NUMBER($count) } of { NUMBER($all) } factories.
    .stuck = { $company } can’t run yet. Factory { NUMBER($number) } lacks { $list }.
    .operated = { $company } has operated this Decade.
    .foundable = You can found it now.
    .could_run = { $company } has Workers and resources for { NUMBER($count) } of { NUMBER($all) } factories.
    .payable = You could found it in a Stock Phase: for { MONEY($least) } or more of your { MONEY($cash) }.
    .dear = Founding it costs at least { MONEY($least) }, and you have { MONEY($cash) }.
chicago-card-company-american_flyer = Makes 1 Good per employed Worker. Two Managers raise its price from { MONEY(40) } to { MONEY(50) }, and each catalog brings { MONEY(40) } more.
    .limits = It can’t automate and can’t use Salesperson Buildings.
chicago-card-company-quaker_oats = When it hires two or more Workers in one action, it may automate one free of charge.
    .limits = It pays { MONEY(20) } per employed Worker when it operates, or must withhold. It can’t buy resources or use resource or Salesperson Buildings.
chicago-card-company-oscar_mayer = Its one factory runs with 2, 4 or 6 Workers, for more and cheaper Goods each time.
    .limits = It can’t automate. Each pair of Salespeople raises the price by { MONEY(10) }, without limit.
chicago-card-company-schwinn = Once per Decade, instead of a Manager, it may turn 2 Steel into 2 Goods and Appeal +3.
    .limits = It can’t employ Managers.
chicago-card-company-florsheim = Three factories, and the Managers of the first and the last automate a Worker each time they run.
    .limits = It follows the ordinary rules in everything else.
chicago-card-factory = { $ingredients } make { $goods }.
    .kind = Factory of { $company }
    .per_worker = Each Worker makes 1 Good; a run needs { $ingredients }.
    .tier = { $ingredients } make { $goods } at { MONEY($price) } each.
    .tiers = The more Workers it employs, the more Goods one run makes.
    .when = Once in the company’s Operating turn, after the factories to its left.
    .manager = Manager
    .bonus = Each run with a Manager also brings: { $list }.
    .machines = Machines
    .automated = Fully automated, it makes 1 Good more.
    .ready = Ready to run.
    .ran = Has run this turn.
    .lacks = It lacks { $list }.
    .staff = Workers
    .tokens = Automated

# What an effect does, as a sentence and in short
chicago-card-effect-cubes = Take { $list } from Haymarket Square; a cube that isn’t there is lost.
chicago-card-effect-two_identical = Take 2 cubes of one kind from Haymarket Square; if no kind has 2, take 1.
chicago-card-effect-two_different = Take 2 cubes of different kinds from Haymarket Square; if only one kind is there, take 1.
chicago-card-effect-cubes_of_choice =
    { $n ->
        [one] Take 1 cube of your choice from Haymarket Square.
       *[other] Take { NUMBER($n) } cubes of your choice from Haymarket Square.
    }
    .short =
        { $n ->
            [one] 1 resource of choice
           *[other] { NUMBER($n) } resources of choice
        }
chicago-card-effect-purchase_asset =
    { $discount ->
        [0] Buy one face-up Capital Asset.
       *[other] Buy one face-up Capital Asset for { MONEY($discount) } less than its space shows.
    }
chicago-card-effect-appeal =
    { $n ->
        [one] The company moves 1 space up the Appeal Track and gets the bonus it reaches.
       *[other] The company moves { NUMBER($n) } spaces up the Appeal Track and gets every bonus on the way.
    }
    .short = Appeal +{ NUMBER($n) }
chicago-card-effect-staff-workers =
    { $n ->
        [one] Gain 1 Worker for a free Worker space; without one it’s lost.
       *[other] Gain { NUMBER($n) } Workers for free Worker spaces; those without a space are lost.
    }
chicago-card-effect-staff-managers =
    { $n ->
        [one] Gain 1 Manager for a factory without one.
       *[other] Gain { NUMBER($n) } Managers for factories without one.
    }
chicago-card-effect-staff-salespeople =
    { $n ->
        [one] Gain 1 Salesperson: the company’s Goods rise to the next price on its charter.
       *[other] Gain { NUMBER($n) } Salespeople: the company’s Goods rise { NUMBER($n) } prices on its charter.
    }
chicago-card-effect-goods =
    { $n ->
        [one] Put 1 Good into the company’s Treasury; no factory, Worker or cube is needed.
       *[other] Put { NUMBER($n) } Goods into the company’s Treasury; no factory, Worker or cube is needed.
    }
    .short =
        { $n ->
            [one] 1 Good
           *[other] { NUMBER($n) } Goods
        }
chicago-card-effect-automate =
    { $n ->
        [one] Replace 1 Worker with a machine; the Worker moves to a free space of the company or to the Job Market.
       *[other] Replace { NUMBER($n) } Workers with machines; they move to free spaces of the company or to the Job Market.
    }
    .short =
        { $n ->
            [one] 1 Worker automated
           *[other] { NUMBER($n) } Workers automated
        }
chicago-card-effect-extra_dividends = The company pays { MONEY($amount) } from its Treasury, a tenth on each share; then its stock value moves as after revenue of { MONEY($amount) }.
chicago-card-effect-hire_workers = Hire as many Workers as the company has room and money for, the cheapest first.
chicago-card-effect-initiative = You may also move to the first space of the Initiative Track.
chicago-card-effect-fundraising = The bank pays { MONEY($amount) } into the company’s Treasury.
chicago-card-effect-optional_worker = You may put 1 Worker on a free Worker space; without one it’s lost.
    .short = 1 Worker
chicago-card-effect-stock_value = The company’s stock value rises 1 step.
    .short = stock value +1 step
chicago-card-effect-catalog = Adds { MONEY($amount) } to the company’s revenue this turn.
chicago-card-effect-manager_or_salesperson = Gain 1 Manager or 1 Salesperson for a free space.
chicago-card-effect-dearer_goods = Each Good the company sells this turn brings { MONEY($amount) } more.

# Capital Assets
chicago-card-asset = Capital Asset · on the { MONEY($price) } space
    .own = Capital Asset · { $company }
    .away = Capital Asset
    .free = Once per Decade, in your Action turn or the company’s Operating turn.
    .reaction = Once per Decade, at the moment of the fall, even outside your turn.
    .after_adjustment = Once per Decade, at the end of the company’s Operating turn, after dividends.
    .after_production = Once per Decade, in the company’s Operating turn, any time after production.
    .revenue = Once per Decade, in the company’s Operating turn, before it pays or withholds.
    .before_sale = Once per Decade, in the company’s Operating turn, before it sells a Good.
    .price = The company pays the bank { MONEY($price) } to buy it.
    .price_and_use = The company pays the bank { MONEY($price) } to buy it and { MONEY($cost) } for each use.
    .use = The company pays the bank { MONEY($cost) } for each use.
    .nothing = Nobody. Using it is free.
    .bonus = One-time bonus when bought: { $bonus }.
    .protection = Cancels one fall of the stock value, when the company withholds or another player sells its shares.
    .buys = { $company } can pay for it: { MONEY($left) } would be left in its Treasury.
    .loses = { $company } can pay for it, but has no free slot: it would get the bonus and give up a tile.
    .could_buy = { $company } could buy it: { MONEY($left) } would be left in its Treasury.
    .could_lose = { $company } could buy it, but has no free slot: it would get the bonus and give up a tile.
    .short = { $company } is { MONEY($short) } short.
    .ready = Ready: { $company } can use it this Decade.
    .exhausted = Used this Decade. It’s ready again after Cleanup.
    .later = Once a cheaper one sells

# Buildings and the city
chicago-card-space = City space · printed on the board
    .building = Building · { $name }, { $year }
    .hand = Building · in hand
    .once = In the Action Phase, once per Decade, by the first Partner sent there.
    .often = In the Action Phase, any number of times.
    .from = In the Action Phase, once per Decade, from { $year } on.
    .pool = In the Action Phase, only for a player who directs no company.
    .bank_to_you = The bank pays you { MONEY($amount) }. The company that uses it pays nothing.
    .bank_to_owner = The bank pays { $name } { MONEY($amount) }. The company that uses it pays nothing.
    .company_to_you = The company that uses it pays you { MONEY($amount) }, into your Personal Funds.
    .company_to_owner = The company that uses it pays { $name } { MONEY($amount) }, into the owner’s Personal Funds.
    .fee = The company pays the bank { MONEY($amount) }.
    .worker = The company pays the bank: { MONEY($amount) } for the next Worker.
    .tile = The company pays the bank the price of the tile’s space.
    .funds = The bank. The company pays nothing.
    .dividends = The company’s Treasury pays everyone who holds shares.
    .market =
        { $count ->
            [0] Building it adds no Workers to the Job Market.
            [one] Building it adds 1 Worker to the Job Market.
           *[other] Building it adds { NUMBER($count) } Workers to the Job Market.
        }
    .open = Free for the next Partner.
    .can = { $company } can use it.
    .could = { $company } could use it.
    .none =
        { $count ->
            [one] Your company can’t use it at the moment.
           *[other] None of your companies can use it at the moment.
        }
    .users =
        { $count ->
            [0] None of the { NUMBER($all) } companies could use it at the moment.
           *[other] { NUMBER($count) } of the { NUMBER($all) } companies could use it at the moment.
        }
    .used = Used by { $name } this Decade.
    .opens = Opens in { $year }.
    .left = Partners left
chicago-card-space-bank_pool = The bank pays you { MONEY(25) }, into your Personal Funds.

# Public Goals
chicago-card-goal = Everyone tied for first is paid in full.
    .name = Public Goal
    .kind = Public Goal · { MONEY($amount) } at the end
    .tied = Tied
    .when = Counted once, after the last Operating Phase.
    .pays = The bank, into your Personal Funds.
    .alone = You lead with { $mine }.
    .level = You’re tied for first with { $names }.
    .behind =
        { $count ->
            [one] { $names } leads with { $best }. You have { $mine }.
           *[other] { $names } lead with { $best }. You have { $mine }.
        }
chicago-card-goal-most_managers = Employ the most Managers on all your charters together.
chicago-card-goal-most_salespeople = Employ the most Salespeople on all your charters together.
chicago-card-goal-most_assets = Have the most Capital Assets on your charters; discarded ones don’t count.
chicago-card-goal-most_workers = Employ the most Workers on all your charters; automated spaces don’t count.
chicago-card-goal-most_automation = Have the most Automation tokens on Worker spaces of your charters.
chicago-card-goal-highest_appeal = Direct a company on the highest occupied Appeal space; its place in the stack doesn’t matter.
chicago-card-goal-richest_company = Direct the company whose Treasury holds the most cash.
chicago-card-goal-most_partners = Have gained the most Partners; you start with two and can gain three more.
chicago-card-goal-most_common = Hold the most Common Certificates of all companies together.
chicago-card-goal-most_preferred = Hold the most Preferred Certificates of all companies together.

# The tracks
chicago-card-stock = A share costs this much, and a dividend can raise the value by 2 steps at most.
    .name = { $value } a share
    .kind = Stock Track
    .high = A share costs this much; from here on a great Decade can raise the value by 3 steps.
    .paying = Paying
    .two = Revenue of { MONEY($one) } raises it 1 step, { MONEY($two) } 2 steps.
    .three = Revenue of { MONEY($one) } raises it 1 step, { MONEY($two) } 2 steps, { MONEY($three) } 3 steps.
    .top = This is the top: the value can’t rise any further.
    .withholding = Withholding
    .falls = One step down, to { $value }, whatever it earned.
    .lowest = The value can’t fall any further.
    .selling = Selling
    .shares = Each share a player sells lowers the value one step.
    .batch = Each share its Director sells lowers the value one step; anyone else’s sale lowers it one step in all.
    .founding = A new company may start here: its founder pays { MONEY($amount) } for 30% of the shares.
    .here = Here
    .above = Above
    .below = Below
    .pays = { $company } rises to here if it pays its { MONEY($revenue) }.
    .withholds = { $company } falls to here if it withholds its { MONEY($revenue) }.
    .would_pay = { $company } would rise to here by paying { MONEY($revenue) }: so much do its staffed factories bring.
chicago-card-stock-closed = A share is worth nothing here; a company still here when the next Stock Phase begins leaves the game.
    .kind = Stock Track
    .when = When sales or withholding push a company below the lowest value.
    .brings = Until then it acts and operates, and a dividend brings it back.
chicago-card-appeal = The higher a company stands, the earlier it operates; on one space the upper marker goes first.
    .kind = Appeal Track
    .when = Appeal comes from Buildings, Capital Assets, Managers and Advertising.
    .brings = Reaching a space with a symbol brings its bonus.
    .top = A further gain moves the company to the top of this stack and brings no bonus.
    .away =
        { $steps ->
            [one] 1 step away
           *[other] { NUMBER($steps) } steps away
        }
chicago-card-bonus = Nobody. The company may take { MONEY(25) } from the bank instead.
    .name = At { NUMBER($space) }: { $bonus }
    .kind = Appeal bonus
    .when = The moment a company reaches or passes space { NUMBER($space) }.
    .passed = Your companies are past it.
    .can = { $space } brings { $company } to it now.
    .could = { $space } would bring { $company } to it.
chicago-card-bonus-worker = Put one Worker on a free Worker space of the company, free of charge.
chicago-card-bonus-salesperson = Put one Salesperson on the charter: the company’s Goods rise to the next price.
chicago-card-bonus-automation = Replace one Worker of the company with a machine.
chicago-card-bonus-partner = Gain one more Partner, once per player; you can send it in this very Action Phase.
chicago-card-bonus-bonus_good = The company makes one extra Good at the end of every production step, for the rest of the game.
chicago-card-bonus-stock_value = The company’s stock value rises 1 step.
chicago-card-track = The Appeal of a company: the higher it stands, the earlier it operates.
    .name = Appeal
    .kind = Appeal Track
    .when = It rises through Buildings, Capital Assets, Managers and Advertising, and never falls.
    .brings = First choice of resources and Demand, and the bonuses on the track.
chicago-card-rise = The stock value of the company goes up.
    .name = Stock value up
    .kind = Stock Track
    .when = After a dividend at least as high as the value, and when all shares are sold at the end of the Stock Phase.
    .brings = Every share of the company is worth more, yours included.
chicago-card-fall = The stock value of the company goes down.
    .name = Stock value down
    .kind = Stock Track
    .when = When the company withholds its revenue, and when players sell its shares.
chicago-card-closed = The company has closed, or stands on the Closed space.
    .name = Closed
    .kind = Stock Track
    .when = A company still on the Closed space when a Stock Phase begins leaves the game.

# Resources and markets
chicago-card-resource = { NUMBER($companies) } of the { NUMBER($all) } companies in this game use it, { NUMBER($first) } of them in their first factory.
    .kind = Resource
    .when = A company buys it in its Operating turn, from the Supply Chain.
    .pays = The company pays the bank the price of the space.
    .brings = Buildings, Managers and Capital Assets give it from Haymarket Square.
    .wanted =
        { $companies ->
            [one] One company still lacks { NUMBER($cubes) }. For sale: { NUMBER($for_sale) }.
           *[other] { NUMBER($companies) } companies still lack { NUMBER($cubes) } in all. For sale: { NUMBER($for_sale) }.
        }
chicago-card-any = Any one of the four resources that lies in Haymarket Square.
    .name = Resource of choice
    .kind = Resource
    .pays = Nobody. If Haymarket Square has none, there’s nothing to take.
chicago-card-supply = The operating company may buy any of these cubes for this price each.
    .name = { MONEY($price) } each
    .kind = Supply Chain
    .when = In the Operating turn of a company, before it runs its factories.
    .pays = The company pays the bank.
    .brings = Cubes move to cheaper spaces after each company; in Cleanup the cheapest go to Haymarket Square.
chicago-card-supply-x = These cubes aren’t for sale yet.
    .name = Next cubes
    .kind = Supply Chain
    .when = They move on as soon as cheaper spaces are empty.
chicago-card-haymarket = Used cubes land here, and Buildings, Capital Assets and Managers take cubes from here.
    .name = Haymarket Square
    .kind = Resources
    .when = In your Action turn or its Operating turn, a company may trade 2 cubes of one kind for 1 of another.
    .pays = Nobody: cubes from here are free.
chicago-card-bag = New cubes for the Supply Chain are drawn from here at random.
    .name = Bag
    .kind = Resources
    .when = After each company operates, and in Cleanup.
chicago-card-trade = Give 2 cubes of one kind to Haymarket Square and take 1 of another kind from there.
    .name = Trade 2 for 1
    .kind = Resources
    .when = In your Action turn or the company’s Operating turn, any number of times.
    .pays = Nobody: it costs no money.
chicago-card-jobs = Workers who look for a job; the cheapest is hired first, and an empty market charges the most.
    .kind = City space
    .when = Hire in the Action Phase. Every new Building may bring more Workers.
    .pays = The company pays the bank.
    .next = Next Worker
    .waiting = Waiting
chicago-card-industry = The row of Demand in which companies of this industry sell their Goods.
    .kind = Demand
    .when = In the Operating turn of a company, after its factories have run.
    .pays = The bank pays the revenue.
    .room = Goods wanted
chicago-card-demand = Goods sell here at full price, and the company that fills the last place adds { MONEY($bonus) } to its revenue.
    .when = In the Operating turn of a company of this industry.
    .pays = The bank pays the revenue.
    .room = Filled
    .full = If full
    .half = The row is full, so any number of Goods sell at half price.
chicago-card-demand-plain = Goods sell here at full price; filling the tile brings nothing extra.
    .when = In the Operating turn of a company of this industry.
    .pays = The bank pays the revenue.
chicago-card-demand-half = Any number of Goods sell here at half price.
    .when = In the Operating turn of a company of this industry.
    .pays = The bank pays the revenue.
chicago-card-demand-red = No Goods can be sold here; the tile leaves in the first Cleanup.
chicago-card-half = Any number of Goods sell at half price.
    .name = Half price
    .kind = Demand
    .when = Once every tile in the row is full, or this outlet is uncovered.
    .pays = The bank pays the revenue.

# Staff and pieces
chicago-card-worker = Fills one Worker space of a factory; a factory runs only when all its spaces are filled.
    .name = Worker
    .kind = Staff
    .when = Hired at the Job Market in the Action Phase, or gained from Buildings and bonuses.
    .pays = The company pays the bank once, when it hires.
    .brings = Workers stay with the company and work every Decade.
chicago-card-manager = Sits in one factory and brings its bonus each time that factory runs.
    .name = Manager
    .kind = Staff
    .when = Hired in the Action Phase, or gained from Buildings and Capital Assets.
    .brings = The bonus printed beside the Manager’s space.
chicago-card-salesperson = Raises the price of all the company’s Goods to the next one on its charter.
    .name = Salesperson
    .kind = Staff
    .when = Hired in the Action Phase, or gained from Buildings and bonuses.
    .brings = The higher price, for every Good and every Decade.
chicago-card-automation = A machine in place of a Worker: the space is filled for good and the Worker is free again.
    .name = Automation
    .kind = Token
    .when = Through Buildings, Capital Assets and the Appeal bonus at 7.
    .brings = A fully automated factory makes 1 Good more.
chicago-card-good = The product of a factory. Each Good sold adds the company’s price to its revenue.
    .name = Good
    .kind = Piece
    .when = Made and sold in the company’s Operating turn; unsold Goods stay in its Treasury.
    .pays = The bank pays the revenue.
chicago-card-bonus_good = Makes one extra Good at the end of the company’s production, every Decade.
    .name = Bonus Good token
    .kind = Token
    .when = Gained on the Appeal Track. It works even if no factory runs.
chicago-card-factory-any = Turns Workers and resources into Goods.
    .name = Factory
    .kind = Charter
    .when = Once in the company’s Operating turn, from left to right.
chicago-card-capital = Does something once per Decade, and often brings a bonus when it’s bought.
    .name = Capital Asset
    .kind = Tile
    .when = Bought in the Action Phase. Tiles slide to cheaper spaces, and Cleanup removes the cheapest.
    .pays = The company pays the bank the price of the space.
    .brings = A company keeps only as many as its charter has slots.
chicago-card-building = An action space: send a Partner there and a company carries out its action.
    .name = Building
    .kind = Tile
    .when = You build one each Decade, and it stays for the whole game.
    .pays = The company that uses it pays the owner, or the bank does.
chicago-card-hand = The Buildings you may build; the other players can’t see them.
    .name = Your Buildings
    .kind = Tiles
    .when = Each Decade, build one, remove one and keep one for the next.
chicago-card-often = This space can be used any number of times per Decade.
    .name = Unlimited use
    .kind = Action space
    .when = In the Action Phase. Spaces without this sign take one Partner per Decade.

# Money and shares
chicago-card-personal = Your own money. It buys shares and founds companies, nothing else, and it counts at the end.
    .name = Personal Funds
    .kind = Purse
    .when = You spend it in the Stock Phase.
    .brings = Dividends, fees for your Buildings and the sale of shares fill it.
chicago-card-treasury = The company’s money. It pays for everything the company does, and it counts for nothing at the end.
    .name = Treasury
    .kind = Purse
    .when = It pays for Workers, resources, Capital Assets and Buildings.
    .brings = The sale of its shares, withheld revenue, dividends on unsold shares and Fundraising fill it.
chicago-card-bank = Money without limit: it pays revenue and takes what companies pay for staff and resources.
    .name = Bank
    .kind = Purse
chicago-card-pool = Certificates sold to the bank. They earn nobody a dividend.
    .name = Bank Pool
    .kind = Shares
    .when = Anyone may buy them in the Stock Phase.
    .pays = The buyer pays the bank, not the company.
chicago-card-money = Dollars. Your Personal Funds and the Treasuries of your companies never mix.
    .name = Money
    .kind = Two purses
chicago-card-revenue = The earnings of a company in its Operating turn: Goods sold, Demand bonuses and catalogs.
    .name = Revenue
    .kind = Money
    .when = At the end of the turn the Director pays it out or withholds it.
    .pays = The bank pays it.
chicago-card-worth = Your score now, without goals: your money and your shares at their current value.
    .name = Current worth
    .kind = Score
    .when = The score counts after the last Operating Phase. Most money wins.
    .brings = Treasuries, Goods, Capital Assets and Buildings count for nothing.
    .goals = Goals led
chicago-card-share = A tenth of a company. Its holder gets a tenth of every dividend.
    .name = Share
    .kind = Certificate
    .when = Bought and sold in the Stock Phase.
    .pays = You pay the company, or the bank if the share lies in the Bank Pool.
chicago-card-certificates = How many certificates a player holds, of all companies and kinds, and the limit.
    .name = Certificates
    .kind = Limit
    .when = At the limit you can’t buy another one.
    .over = Over the limit: certificates must be sold first.
chicago-card-certificate = Certificate · { $percent }
    .worth = Certificate
    .sold = After this sale
chicago-card-certificate-director = Three shares. Its holder is the Director and makes every decision of the company.
    .when = The founder of the company buys it.
    .pays = The founder pays the company.
chicago-card-certificate-preferred = Two shares on one certificate, so it takes only one place under the limit.
    .when = Bought in the Stock Phase. The company’s Director can’t hold it.
    .pays = You pay the company, or the bank if it lies in the Bank Pool.
chicago-card-certificate-common = One share. Each company has five of these certificates.
    .when = Bought and sold in the Stock Phase.
    .pays = You pay the company, or the bank if it lies in the Bank Pool.
chicago-card-dividend = The revenue goes to the shareholders: a tenth for each share, the company’s unsold shares included.
    .name = Pay dividends
    .kind = Operating Phase
    .when = At the end of an Operating turn in which a factory ran and a Good was sold.
    .pays = The bank pays every shareholder.
    .brings = The stock value rises if the revenue is at least as high.
chicago-card-withhold = The whole revenue goes into the company’s Treasury, and shareholders get nothing.
    .name = Withhold earnings
    .kind = Operating Phase
    .when = At the end of an Operating turn. It’s forced if nothing was made or sold.
    .pays = The bank pays the company.
    .brings = The stock value falls one step.

# Players, order, phases
chicago-card-player = Directs { $companies }.
    .you = You
    .kind = Player
    .none = Directs no company.
    .last = Last move
chicago-card-bot = A player that the computer controls.
    .name = Bot
    .kind = Player
chicago-card-partner = Your action pawn: each one you send carries out one action for one of your companies.
    .name = Partner
    .kind = Action Phase
    .when = You send one at a time in the Action Phase, until all are placed.
    .brings = Three more join you: in Decade 3, at Appeal 9, and once all factories of your first company have run in one turn.
    .yours = Yours
    .now =
        { $count ->
            [one] You can place your last one now.
           *[other] You can place one now and have { NUMBER($count) } left.
        }
    .later =
        { $count ->
            [one] You have one left to place this Decade.
           *[other] You have { NUMBER($count) } left to place this Decade.
        }
    .placed = All yours are placed. They return in Cleanup.
    .next = In the next Action Phase you can place { NUMBER($count) }.
chicago-card-priority = Its holder has the first Stock turn.
    .kind = Turn order
    .when = It moves at the end of each Stock Phase, to the player after the last one who bought or sold.
chicago-card-initiative = The order in which players send Partners.
    .kind = Turn order
    .when = Advertising lets you move to the front; the new order counts from the next round.
    .first = First
chicago-card-decade = The game ends after the Operating Phase of the fifth Decade, 1915. Most money wins.
    .name = Decades
    .kind = The game
    .when = Each Decade has five phases, and then ten years pass.
    .brings = At the end your money, your shares at their value and { MONEY(200) } per goal count.
chicago-card-phase = Phase
chicago-card-phase-stock = Players in turn sell shares and buy one certificate or found a company, until everyone passes.
    .pays = You pay from your Personal Funds.
    .brings = A company with no share left to buy rises one step at the end.
chicago-card-phase-building = Everyone chooses one of three Buildings in secret; all are revealed at once.
    .pays = Nobody: building is free.
    .brings = A new action space, and Workers for the Job Market.
chicago-card-phase-action = Players send their Partners to Buildings and city spaces, one at a time, in Initiative order.
    .pays = The company that acts pays from its Treasury.
    .brings = Staff, resources, Appeal, Capital Assets and money for your companies.
chicago-card-phase-operating = Companies buy resources, run their factories, sell Goods, and pay or withhold, one after the other.
    .when = The company with the highest Appeal goes first.
    .pays = The company pays for resources; the bank pays the revenue.
chicago-card-phase-cleanup = Ten years pass: markets move on, assets are ready again and Partners come home.
    .brings = Full Demand tiles leave, new ones come, and the next Decade begins.
