### Der Tisch im Browser, für alle Spiele.

# Wer und wo
table-you = Du

# Die Entscheidung
table-waiting = Warten auf { $names }
table-moving = Das Spiel geht weiter.
table-over = Das Spiel ist zu Ende.

# Spieler
table-players = Spieler

# Die Züge der anderen
catchup-region = Ausstehende Züge
catchup-left =
    { $count ->
        [one] Noch 1 Zug zu zeigen
       *[other] Noch { NUMBER($count) } Züge zu zeigen
    }
    .mine =
        { $count ->
            [one] Du bist nach 1 Zug dran
           *[other] Du bist nach { NUMBER($count) } Zügen dran
        }
catchup-next = Nächster Zug
catchup-skip = Zu meinem Zug
    .watching = Zur Gegenwart
