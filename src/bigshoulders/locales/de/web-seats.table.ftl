### Seats and their links at a table, assistance, and the boards of the daily game.

side-seats = Plätze

seats-absent = zu lange abwesend
seats-stand-in = { $bot } einspringen lassen
seats-propose = Um Vertretung bitten
seats-offer = Link für einen neuen Spieler kopieren
seats-rule = Ein Bot ({ $bot }) springt ein, wenn jemand zustimmt, keine Zeit mehr hat oder zwei andere dafür stimmen. Zurückkommen geht jederzeit.
seats-absence =
    { $hours ->
        [one] Dasselbe gilt, wenn das Spiel eine Stunde auf jemanden gewartet hat.
       *[other] Dasselbe gilt, wenn das Spiel { NUMBER($hours) } Stunden auf jemanden gewartet hat.
    }
seats-assistance-on = Tipps und die Gründe der Bots sind an diesem Tisch für alle eingeschaltet.
seats-assistance-off = Tipps und die Gründe der Bots sind an diesem Tisch bis zum Spielende ausgeschaltet.
seats-links = Links zum Tisch
seats-watch-link = Zuschauerlink kopieren
seats-my-link = Link meines Platzes
seats-link-of = Link des Platzes von { $name }
seats-my-link-note = Der Link deines Platzes öffnet deine Hand auf einem anderen Gerät. Gib ihn nicht weiter: Wer ihn hat, spielt für dich.
seats-renew = Neue Links
seats-renew-note = Ein neuer Link ersetzt den alten, der sofort nicht mehr funktioniert.
seats-renew-seat = Neuer Link für meinen Platz
seats-renew-of = Neuer Link für den Platz von { $name }
seats-renew-watch = Neuer Zuschauerlink
seats-renew-owner = Neuer Gastgeberlink
seats-leave = Den Tisch verlassen
seats-hand-over = { $bot } für mich spielen lassen
seats-hand-over-of = { $bot } für { $name } spielen lassen
seats-leave-note = Du kannst deinen Platz jederzeit wieder übernehmen. Nach einem endgültigen Abschied nur, solange ihn niemand anders hat.

vote-stand-in = { $name } möchte, dass ein Bot ({ $bot }) für { $other } einspringt.
vote-stand-in-me = { $name } fragt, ob ein Bot ({ $bot }) für dich einspringen darf. Du kannst jederzeit zurückkommen.
vote-times = { $name } schlägt andere Zeiten vor: { $pace }; { $absence }. Alle Uhren würden neu beginnen.

# Times of a table: the clocks, and what happens to absent players; no full stop.
times-title = Zeit
times-change = Zeit ändern
times-note = Die Änderung gilt, sobald alle zustimmen. Dann beginnen alle Uhren mit der vollen neuen Zeit.
times-note-alone = Alle Uhren beginnen mit der vollen neuen Zeit.
times-propose = Vorschlagen
times-set = Ändern
times-now = Vereinbart: { $pace }; { $absence }.
times-pace-none = keine Uhren
times-pace-bank = { $seconds } pro Spieler
times-pace-increment = { $seconds } pro Spieler, dazu { $increment } pro Zug
times-pace-move = { $seconds } pro Zug
times-absence = Frist für Abwesende: { $seconds }
times-absence-never = auf Abwesende wird gewartet
span-days =
    { $count ->
        [one] { NUMBER($count) } Tag
       *[other] { NUMBER($count) } Tage
    }
span-hours =
    { $count ->
        [one] { NUMBER($count) } Stunde
       *[other] { NUMBER($count) } Stunden
    }
span-minutes =
    { $count ->
        [one] { NUMBER($count) } Minute
       *[other] { NUMBER($count) } Minuten
    }
span-seconds =
    { $count ->
        [one] { NUMBER($count) } Sekunde
       *[other] { NUMBER($count) } Sekunden
    }

hint-off = Tipps sind an diesem Tisch ausgeschaltet: Hier spielen Menschen gegeneinander, und er wurde ohne Tipps angelegt. Nach dem Spiel sind sie frei.
hint-daily-unaided = Das ist das Spiel des Tages. Wenn du um einen Tipp bittest, zählt dein Ergebnis zur Liste mit Tipps.
hint-daily-aided = Du hast um einen Tipp gebeten; dein Ergebnis zählt zur Liste mit Tipps.

web-bot-plays-consent = Du hast zugestimmt, dass ein Bot ({ $bot }) für { $name } spielt.
web-bot-plays-vote = Der Tisch hat dafür gestimmt, dass ein Bot ({ $bot }) für { $name } spielt.
web-bot-plays-clock = Die Zeit von { $name } ist abgelaufen; ein Bot ({ $bot }) spielt.
web-bot-plays-absence = { $name } war zu lange abwesend; ein Bot ({ $bot }) spielt.
web-bot-plays-left = { $name } hat das Spiel endgültig verlassen; ein Bot ({ $bot }) spielt.
web-substitute-plays = { $name } spielt an deinem Platz.

web-link-dead-seat = Dieser Link zu einem Platz wurde durch einen neuen ersetzt oder nicht vollständig kopiert. Bitte die Person, die ihn dir geschickt hat, um den richtigen.
web-link-dead-watch = Dieser Zuschauerlink funktioniert nicht mehr oder wurde nicht vollständig kopiert. Bitte den Gastgeber um den richtigen.
web-link-dead-owner = Dieser Gastgeberlink funktioniert nicht mehr oder wurde nicht vollständig kopiert. Den neuen hat, wer ihn erneuert hat.
web-link-needed = Dieser Tisch ist privat; du brauchst einen Link. Bitte um eine Einladung oder einen Zuschauerlink.
web-invited-late = Du bist eingeladen, in diesem Spiel den Platz von { $name } zu übernehmen.

web-table-sign-in = Wenn der Tisch zu deinem Konto gehört, melde dich an.
web-notify-here = Benachrichtigen, wenn ich weg bin
web-bot-plays = Ein Bot ({ $bot }) spielt für { $name }.
web-abandoned = Dieses Spiel wurde abgebrochen.
web-take-back = Platz zurückholen
web-rematch = Revanche
web-rematch-alone = Noch einmal spielen
web-rematch-ready = Das nächste Spiel ist bereit.
web-rematch-are-ready = Bereit: { $names }
web-rematch-not-ready = Noch nicht bereit: { $names }
web-rematch-join = Zum nächsten Spiel
web-rematch-watch = Nächste Partie ansehen
