### Entscheidungsleiste, Spielverlauf, Rückblick, Diagramm, Chat und Notizen eines Tisches im Browser.

bar-region = Entscheidung
bar-preview = Wirkung
bar-preview-point = Zeige auf eine Möglichkeit, um ihre Wirkung zu sehen.
bar-preview-loading = Wird berechnet …
bar-preview-none = Die Wirkung lässt sich nicht anzeigen: Der Server hat nicht geantwortet. Du kannst den Zug trotzdem bestätigen.
bar-suggestions = Vorschläge
bar-warning = Warnung
bar-plan = Züge
bar-refused = Nicht möglich.
bar-unsent = Noch nicht bestätigt.
bar-rule = Regel { $rule }
bar-rulebook = Im Regelbuch
bar-meaning = Was bedeutet das jetzt?
bar-back = Zurück
bar-count =
    { $count ->
        [one] { NUMBER($count) } Möglichkeit
       *[other] { NUMBER($count) } Möglichkeiten
    }
bar-list =
    { $count ->
        [one] 1 Möglichkeit auf dem Spielplan
       *[other] { NUMBER($count) } Möglichkeiten auf dem Spielplan
    }
bar-unlist = Liste ausblenden
bar-more = Mehr zeigen
bar-less = Weniger zeigen
bar-besides = Außerdem:
bar-redo = Wiederherstellen
bar-undo = Rückgängig
bar-start-over = Von vorn
bar-confirm = Bestätigen
bar-sending = Wird gesendet …
bar-confirm-every = Jeden Zug bestätigen

side-fold = Spieler und Spielverlauf einklappen
side-region = Spielverlauf und Chat
side-log = Spielverlauf
side-chat = Chat
side-notes = Notizen
side-history = Rückblick
side-chart = Diagramm
side-hint = Tipp

log-title = Spielverlauf
log-filter = Filtern
log-filter-on = aktiv
log-filter-player = Spieler
log-filter-thing = Unternehmen oder Karte
log-filter-kind = Art
log-filter-clear = Filter löschen
log-all = Alles
log-earlier = Frühere Einträge ({ NUMBER($count) })
log-empty = Noch keine Züge. Der Spielverlauf beginnt mit dem ersten.
log-none-match = Kein Eintrag passt zu diesem Filter.
log-go = Tisch nach Zug { NUMBER($seq) } zeigen
log-filter-undone = Zurückgenommene Züge anzeigen
log-secret = Geheime Wahl
log-table = Tisch

hist-title = Rückblick
hist-at = Zug { NUMBER($at) } von { NUMBER($head) }
hist-scrub = Zeitpunkt im Spiel
hist-back = Ein Zug zurück
hist-on = Ein Zug vor
web-review = Analyse
web-try-here = Von hier ausprobieren
hist-phase-back = Vorherige Phase
hist-phase-on = Nächste Phase
hist-play = Abspielen
hist-pause = Pause
hist-speed = Geschwindigkeit
hist-times = { NUMBER($speed) }-fach
hist-jump = Springen zu
hist-link = Link zu diesem Zug kopieren
hist-said = Ereignisse dieses Zugs
hist-ask-back = Rückkehr zu diesem Zug vorschlagen
hist-present = Zurück zum Spiel
hist-looking = Du siehst gerade Zug { NUMBER($at) } von { NUMBER($head) }.

chart-title = Vermögen im Lauf der Zeit
chart-slider = Zeitpunkt im Diagramm
chart-early = Das Diagramm beginnt mit dem zweiten Zug.
chart-failed = Das Diagramm konnte nicht geladen werden. { $reason }
chart-moment = Nach Zug { NUMBER($seq) }
chart-worth = Vermögen
chart-cash = Bargeld
chart-money = { MONEY($amount) }
chart-profit = { NUMBER($amount) }
chart-holding = { $company }: { PERCENT($shares) }
chart-nothing = keine Aktien

chat-title = Chat
chat-empty = Noch keine Nachrichten.
chat-earlier = Frühere Nachrichten anzeigen
chat-write = Nachricht an den Tisch
chat-send = Senden
chat-failed = Deine Nachricht wurde nicht gesendet. { $reason }

notes-label = Private Notizen, nur für dich sichtbar
notes-loading = Wird geladen …
notes-kept = Gespeichert
notes-writing = Wird gespeichert …
notes-lost = Deine Notizen konnten nicht geladen werden. { $reason }
notes-failed = Nicht gespeichert. { $reason }

hint-intro = Frag einen Bot, was er an deiner Stelle tun würde und warum.
hint-ask = Zug vorschlagen
hint-sandbox = Oder probiere Züge zuerst aus: Nichts davon berührt die Partie.
hint-thinking = Denkt nach …
hint-over = Das Spiel ist vorbei, es gibt nichts mehr zu raten.
hint-not-now = Tipps gibt es nur für deine eigenen Entscheidungen. Warte, bis du an der Reihe bist.
hint-failed = Diesmal kein Tipp. { $reason }
hint-money = etwa { MONEY($amount) } am Ende
hint-profit = etwa { NUMBER($amount) } Gewinn am Ende
hint-none = Hier gibt es nichts zu entscheiden.

why-ask = Warum?
why-label = Warum hat { $name } Zug { NUMBER($seq) } gemacht?
why-title = Warum hat { $name } so gezogen?
why-bot = { $bot }, erneut gefragt in der Stellung vor dem Zug. Die beste Wahl steht oben.
why-plan = Innerhalb eines Zugs kann { $name } einem früheren Plan folgen. Jetzt gefragt, würde der Bot die erste Möglichkeit wählen.
why-not-exact = Die geheimen Karten von { $name } bleiben geheim; diese Gründe gehen von anderen Karten aus.
why-made = gespielt

vote-title = Abstimmung
vote-undo = { $name } möchte zu Zug { NUMBER($to) } zurückgehen.
vote-abandon = { $name } möchte das Spiel ohne Ergebnis beenden.
vote-agree = Zustimmen
vote-refuse = Ablehnen
vote-refused = Der Vorschlag wurde abgelehnt.
vote-waiting = Warten auf { $names }.
vote-failed = Deine Stimme wurde nicht gezählt. { $reason }

people-title = Spieler an diesem Tisch
people-clocks = Verbleibende Zeit
people-clock = Verbleibende Zeit von { $name }
people-here = da
people-away = abwesend
people-bot = Bot ({ $bot })
people-resigned = hat aufgegeben
people-abandon = Spielende vorschlagen
people-abandon-sure = Alle fragen, ob das Spiel ohne Ergebnis enden soll?
people-resign = Spiel aufgeben
people-resign-sure = Endgültig gehen und einen Bot weiterspielen lassen? Du kannst zurückkommen, solange niemand deinen Platz übernimmt.
people-yes = Ja
people-no = Nein

replay-title = Wiederholung
replay-to-table = Zum Tisch
replay-running = Dieses Spiel läuft noch. Du siehst, was dein Platz sehen darf.

records-title = Aufzeichnungen
records-json = Spielverlauf speichern (JSON)
records-csv = Spielverlauf speichern (CSV)
records-fairness = Fairness-Nachweis
records-proof = Jede Ziehung folgt aus einem Hash, der vor dem Spiel veröffentlicht wurde, und aus dem, was alle beigetragen haben. Das kann jeder nachprüfen:
records-proof-later = Jede Ziehung folgt aus diesem Hash, der vor dem ersten Zug veröffentlicht wurde. Das Geheimnis dahinter erscheint nach dem Spiel, damit es jeder nachprüfen kann.
records-published = Veröffentlichter Hash:
records-secret = Geheimnis:
records-check = Speichere den Spielverlauf als JSON und starte dann:
records-copy = Hash kopieren
