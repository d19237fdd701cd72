### Rat zu Zügen: was sie öffnen, was sie aufgeben, was später kommt; Warnungen; Vorschläge.

# Der Zug selbst
industrialist-note-begin-sell =
    { $lots ->
        [one] Du kannst { NUMBER($lots) } Posten verkaufen.
       *[other] Du kannst { NUMBER($lots) } Posten verkaufen.
    }
industrialist-note-begin-hire = Du stellst 1 Arbeiter ein, versetzt Arbeiter über ein Gleis oder tust beides.
industrialist-note-begin-build =
    { $buildings ->
        [one] Du baust das { NUMBER($buildings) } Gebäude, das du bezahlen kannst.
       *[other] Du wählst eines von { NUMBER($buildings) } Gebäuden, die du bezahlen kannst.
    }
industrialist-note-begin-produce = Jede besetzte Karte produziert.
industrialist-note-action_cost =
    { $cost ->
        [0] Das ist kostenlos.
       *[other] Das kostet { NUMBER($cost) } Kapital.
    }
industrialist-note-ends_actions = Für diesen Zug vorbei: { $actions }.
industrialist-note-year_ends = Dein Zug im Jahr { NUMBER($year) } endet.
industrialist-note-last_year_ends = Das Jahr { NUMBER($year) } ist das letzte: Dein Zug endet, und die Gebäude werden gewertet.
industrialist-note-selling_ends =
    { $lots ->
        [one] Du hast { NUMBER($lots) } Posten verkauft. Einstellen, Bauen und Produzieren sind in diesem Zug noch möglich.
       *[other] Du hast { NUMBER($lots) } Posten verkauft. Einstellen, Bauen und Produzieren sind in diesem Zug noch möglich.
    }
industrialist-note-staffing_ends =
    { $hired ->
        [0] { $moved ->
            [0] Du stellst niemanden ein und versetzt niemanden.
           *[other] Du stellst in diesem Zug niemanden ein.
        }
       *[other] { $moved ->
            [0] Du versetzt in diesem Zug niemanden.
           *[other] Einstellen und Versetzen sind erledigt.
        }
    }

# Was folgt
industrialist-note-game_ends = Das Spiel endet.
industrialist-note-then-roll = Dann wird der Marktwürfel geworfen.
industrialist-note-opens-market_choice = Dann wählst du die Marktzeile.
industrialist-note-opens-building = Dann wählst du ein Gebäude und seinen Platz.
industrialist-note-opens-take_units = Dann wählst du die Leisten, die { NUMBER($count) } { $kind } zahlen.
industrialist-note-opens-take_any = Dann wählst du die Leiste, die die Instandhaltung zahlt.
industrialist-note-opens-put_units = Dann wählst du die Leisten für { NUMBER($count) } { $kind }.
industrialist-note-opens-new_workers = Dann wählst du Karten für die neuen Arbeiter.
industrialist-note-opens-marker_choice = Dann muss eine Leiste der Zentralfabrik ihren Marker und ihre Einheiten abgeben.
industrialist-note-opens-walkout = Dann wählst du das Gebäude, das einen Arbeiter verliert.
industrialist-note-opens-labour_choice = Dann wählst du, für welche Gebäude du Löhne zahlst.
industrialist-note-opens-upkeep_choice = Dann wählst du, für welche Gebäude du die Instandhaltung zahlst.

# Warnungen
industrialist-warning-ends_actions = Nach { $action } geht in diesem Zug nicht mehr: { $actions }
    .text =
        { $lots ->
            [0] Aktionen haben eine Reihenfolge, und du könntest beide bezahlen: zusammen { NUMBER($cost) } Kapital.
            [one] Aktionen haben eine Reihenfolge. Du könntest erst { NUMBER($lots) } Posten verkaufen und diese Aktion noch bezahlen: zusammen { NUMBER($cost) } Kapital.
           *[other] Aktionen haben eine Reihenfolge. Du könntest erst { NUMBER($lots) } Posten verkaufen und diese Aktion noch bezahlen: zusammen { NUMBER($cost) } Kapital.
        }
industrialist-warning-free_action = Die erste Aktion eines Zuges ist kostenlos
    .text =
        { $lots ->
            [0] Du würdest das Jahr { NUMBER($year) } beenden, ohne sie zu nutzen.
            [one] Du würdest das Jahr { NUMBER($year) } beenden, ohne sie zu nutzen, und { NUMBER($lots) } Posten lässt sich verkaufen.
           *[other] Du würdest das Jahr { NUMBER($year) } beenden, ohne sie zu nutzen, und { NUMBER($lots) } Posten lassen sich verkaufen.
        }

# Vorschläge
industrialist-suggestion-sell_best = Bestmöglich verkaufen
    .result =
        { $lots ->
            [one] { NUMBER($lots) } Posten, Gewinn +{ NUMBER($profit) }. Dein Kapital bleibt, wie es ist.
           *[other] { NUMBER($lots) } Posten, Gewinn +{ NUMBER($profit) }. Dein Kapital bleibt, wie es ist.
        }
industrialist-suggestion-finish_turn = Zug zu Ende spielen
    .result = Die Aktion und dein Zug im Jahr { NUMBER($year) } enden.
