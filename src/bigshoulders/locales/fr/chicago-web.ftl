### La table de Chicago 1875 dans le navigateur.

chicago-web-subtitle = City of the Big Shoulders
chicago-web-log-phase = { $decade }, { $phase }
chicago-web-seats-note = Un Apprenti fait des erreurs, un Courtier joue bien, un Tycoon anticipe, un Magnat a appris de milliers de parties. Vous pouvez confier une place à un bot à tout moment.
