### The coached first turns of Industrialist.

industrialist-coach-chapter-start = First turns: the table
industrialist-coach-chapter-turn = First turns: the actions
industrialist-coach-chapter-end = First turns: the end

industrialist-coach-welcome = Welcome, industrialist
    .text = You play alone: { NUMBER($turns) } turns ① of two years each. Profit ② is your score. It comes from selling and, at the end, from your Buildings, and you never spend it.
industrialist-coach-factory = Your Central Factory
    .text = Its four tracks hold what you own: Materials, Commodities, Goods and Capital. The die shows its workers: it has { NUMBER($workers) } and needs { NUMBER($staffing) }. Until then it produces nothing.
industrialist-coach-actions = Four actions, in this order
    .text = Sell, hire, build, produce: each at most once per turn, from left to right. The first one you take is free, the second costs 1 Capital, the third 2, the fourth 4.
industrialist-coach-hire = Hire first
    .text =
        { $cost ->
            [0] One more worker, and the Central Factory is fully staffed. It’s your first action this turn, so it’s free. You can’t sell afterwards this turn, but keep your units: they pay for your first Building.
           *[other] One more worker, and the Central Factory is fully staffed. It costs { NUMBER($cost) } Capital now. You can’t sell afterwards this turn, but keep your units: they pay for your first Building.
        }
industrialist-coach-worker = Put the worker on the Central Factory
    .text = Its die goes up by one. Choose the factory on the map, then confirm.
industrialist-coach-produce = Now produce
    .text =
        { $cost ->
            [0] The Central Factory is fully staffed: producing adds { NUMBER($gain) } units to its tracks. As your first action it’s free. You can’t build afterwards this turn, but next turn you’ll have more to build with.
           *[other] The Central Factory is fully staffed: producing adds { NUMBER($gain) } units to its tracks. As another action it costs { NUMBER($cost) } Capital. You can’t build afterwards this turn, but next turn you’ll have more to build with.
        }
industrialist-coach-made = Your first production
    .text = Each track of a fully staffed card gained units. A second card with a track of the same kind doubles that: both tracks then gain 2.
industrialist-coach-next-year = The turn is over
    .text = No action is left. Ending the turn moves the year on by two and rolls the market die. You can’t undo past the roll.
industrialist-coach-market = The market die shows { NUMBER($face) }
    .text = Its row ① says how many units make one lot: the fewer, the better for you to sell. The managers ② cost as much Capital as the die shows, so they’re cheap when it’s a bad time to sell.
industrialist-coach-sell = Sell for Profit or for Capital
    .text = Each lot brings 1 of either. Early on, take Capital: it pays for actions and Buildings. Profit can wait.
industrialist-coach-build = Build
    .text =
        { $cost ->
            [0] Start the action ① while it’s free: you can pay for a Building of the row ②. Don’t sell first, because it’s paid in units. Buildings bring more production, and most of the Profit at the end.
           *[other] Start the action ① for { NUMBER($cost) } Capital: you can pay for a Building of the row ② as well. Buildings bring more production, and most of the Profit at the end.
        }
industrialist-coach-place = Choose a card and its place
    .text = Pick a card ①, then a place ② where its rails meet those of a built card. The card to its right in the row may bring its event.
industrialist-coach-built = { $card } stands
    .text = It has 1 worker and needs { NUMBER($staffing) }. Fully staffed it produces, and at the end it brings { NUMBER($profit) } Profit.
industrialist-coach-upkeep = Two kinds of bills are coming
    .text = Year { NUMBER($labour) } ① costs Capital for each Building with more workers than it needs. Year { NUMBER($maintenance) } ② takes two units for each Building. The Central Factory is exempt from both.
industrialist-coach-goodbye = The game ends after year 30
    .text = Then every fully staffed Building adds its Profit. With { NUMBER($profit) } you’re a { $title }. Two actions make a normal turn; build early and staff what you build. The rest is yours.
