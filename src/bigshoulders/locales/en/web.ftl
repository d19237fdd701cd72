### The browser's own words: what stands around the games.

web-subtitle = City of the Big Shoulders
web-skip = Skip to the content
web-nav = Main
web-nav-play = Play
web-nav-tables = Tables
web-nav-rules = Rules
web-settings = Settings
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-to-light = Daylight
web-theme-to-dark = Gaslight
web-close = Close
web-retry = Try now
web-loading = Setting the table…
web-log = Log
web-back-home = To the first page
web-table-failed = This table cannot be opened
web-connection-lost =
    { $seconds ->
        [0] Connection lost. Trying again. Your draft is kept.
       *[other] Connection lost. Trying again in { NUMBER($seconds) } s. Your draft is kept.
    }
web-not-found = There is nothing here
web-not-found-text = No page has the address { $path }.
