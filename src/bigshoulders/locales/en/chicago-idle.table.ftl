### A company that had to withhold: why, and what that cost.

chicago-coach-idle = { $company } idled
    .text =
        { $why ->
            [lack] No factory ran: factory 1 lacks { $lack }. So there was no dividend, and the stock value fell to { MONEY($value) }. That cost you { MONEY($loss) }.
            [unsold] It sold nothing. So there was no dividend, and the stock value fell to { MONEY($value) }. That cost you { MONEY($loss) }.
           *[stopped] No factory ran. So there was no dividend, and the stock value fell to { MONEY($value) }. That cost you { MONEY($loss) }.
        }
chicago-idle-workers =
    { $count ->
        [one] { NUMBER($count) } Worker
       *[other] { NUMBER($count) } Workers
    }
chicago-idle-cubes = { NUMBER($count) } { $resource }
chicago-idle-close = Got it
