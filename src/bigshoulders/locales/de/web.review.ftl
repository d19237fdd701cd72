# Die Analyse einer beendeten Partie.

review-title = Analyse
review-of = Analyse von { $title }
review-graph = Erwarteter Vorsprung
review-graph-note = Am Ende der Partie vor dem stärksten Rivalen, Entscheidung für Entscheidung
review-level = gleichauf
review-lead = { SIGNED_MONEY($amount) }
review-players = Spieler
review-all = Alle
review-seat = Spieler { $number }
review-you = Du
review-stage = Phase
review-stage-all = Alle Phasen
review-size = Größe
review-size-all = Ab { MONEY($amount) }
review-position = Entscheidung { $index } von { $count }
review-moment = { $chapter }, { $stage }
review-spoken = Entscheidung { $index } von { $count }, { $chapter }, { $stage }. { $leads }
review-spoken-lead = { $name }: { SIGNED_MONEY($amount) }
review-first = Erste Entscheidung
review-back = Vorige Entscheidung
review-next = Nächste Entscheidung
review-last = Letzte Entscheidung
review-controls = Wiedergabe
review-play = Abspielen
review-pause = Pause
review-see = Auf dem Spielplan zeigen
review-try = Von hier ausprobieren
review-table = Zurück zum Tisch
review-agreed = Kein besserer Zug gefunden
review-agreed-value = { $percent } %
review-lost = Gegen bessere Züge verloren
review-best = Beste Dekade
review-decisions = Schlüsselentscheidungen
review-swings = Größte Umschwünge
review-swings-note = Änderung eines Vorsprungs in einem Zug; auch das Glück zählt mit
review-swing = { $name }: { $move }
review-grade-find = Starker Zug
review-grade-large = Großer Verlust
review-grade-small = Verlust
review-better = Besser: { $move }
review-found = Das Zweitbeste: { $move }
review-why = Warum?
review-loss =
    { $amount ->
        [0] { MONEY(0) }
       *[other] −{ MONEY($amount) }
    }
review-gain = +{ MONEY($amount) }
review-doubt = auf { MONEY($doubt) } genau
review-where = { $name } · { $chapter }, { $stage } · Eintrag { $seq }
review-none = Keine sicheren Verluste. Die Bots haben nichts deutlich Besseres gefunden.
review-none-here = Zu diesen Filtern passt nichts.
review-working = Die Bots sehen sich die Partie an: { $percent } %
review-failed = Die Analyse brach ab, weil ein Bot versagte. Starte sie noch einmal.
review-again = Noch einmal starten
review-note = Jeder Betrag ist eine Schätzung: Bots spielen die Partie weiter, und was der Spieler nicht sehen konnte, wird neu ausgeteilt. Das Band um eine Linie zeigt ungefähr, wie unsicher sie ist.
review-rings = Auf dem Tisch steht ein roter Rahmen um den gespielten Zug und ein gestrichelter grüner um den besseren.
review-keys = Pfeile links und rechts: eine Entscheidung. Hoch und runter: Schlüsselentscheidungen. Pos1 und Ende: Anfang und Ende. Leertaste: abspielen oder anhalten. B: eine andere Linie ausprobieren. 1–4: nur die Entscheidungen eines Spielers, dieselbe Taste noch einmal: alle.
