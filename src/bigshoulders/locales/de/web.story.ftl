### Was geschehen ist, in jedem Spiel: die Übersicht, die Seiten zwischen den Kapiteln, das Ende.

story-since = Seit deinem letzten Zug
    .start = Seit Beginn
    .count =
        { $count ->
            [one] 1 Zug
           *[other] { NUMBER($count) } Züge
        }
story-strip =
    { $count ->
        [one] Seit deinem letzten Zug: 1 Zug
       *[other] Seit deinem letzten Zug: { NUMBER($count) } Züge
    }
story-replay = Noch einmal zeigen
story-you = du { SIGNED_MONEY($amount) }
story-none = nichts für dich
story-purses = Deine Kassen
story-yours = Deine
story-unchanged = unverändert
story-nothing = Bei dir hat sich nichts geändert.
story-prices = Werte und Reihenfolge
story-founded = gegründet zu { MONEY($value) }
story-closed = geschlossen
story-appeal = Attraktivität { NUMBER($before) } → { NUMBER($after) }
story-place = arbeitet an Stelle { NUMBER($after) }, vorher { NUMBER($before) }
story-before = arbeitet jetzt vor { $company }
story-watch = Vorsicht
story-calm = Keine Warnungen.
story-show = Zeigen
    .label = Auf dem Spielplan zeigen: { $text }
story-later = Später
story-done = Verstanden
