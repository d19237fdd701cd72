### The table of Chicago 1875 in the browser.

chicago-web-subtitle = City of the Big Shoulders
chicago-web-log-phase = { $decade }, { $phase }
chicago-web-seats-note = An Apprentice makes mistakes, a Broker plays soundly, a Tycoon thinks ahead, and a Magnate has learned from thousands of games. You can hand a seat to a bot at any time.
