### Der Tisch von Chicago 1875 im Browser.

chicago-web-subtitle = City of the Big Shoulders
chicago-web-log-phase = { $decade }, { $phase }
chicago-web-seats-note = Ein Lehrling macht Fehler, ein Makler spielt solide, ein Tycoon denkt voraus, ein Magnat hat aus Tausenden von Partien gelernt. Du kannst einen Platz jederzeit einem Bot übergeben.
