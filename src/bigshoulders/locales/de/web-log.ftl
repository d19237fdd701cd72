### Entscheidungsleiste, Protokoll, Verlauf, Kurve, Gespräch und Notizen eines Tisches im Browser.

bar-region = Entscheidung
bar-preview = Bewirkt
bar-preview-point = Zeige auf eine Möglichkeit, um ihre Wirkung zu sehen.
bar-preview-loading = Wird berechnet…
bar-preview-nothing = Keine sofortige Wirkung.
bar-refused = Nicht möglich.
bar-rule = Regel { $rule }
bar-back = Zurück
bar-count =
    { $count ->
        [one] { NUMBER($count) } Möglichkeit
       *[other] { NUMBER($count) } Möglichkeiten
    }
bar-list = Auf dem Spielplan: { NUMBER($count) } · als Liste zeigen
bar-unlist = Liste ausblenden
bar-undo = Rückgängig
bar-start-over = Von vorn
bar-confirm = Bestätigen
bar-sending = Wird gesendet…
bar-confirm-every = Jeden Zug bestätigen

side-region = Protokoll und Gespräch
side-log = Protokoll
side-chat = Gespräch
side-notes = Notizen
side-history = Verlauf
side-chart = Kurve
side-hint = Rat

log-title = Protokoll
log-filter = Filtern
log-filter-on = aktiv
log-filter-player = Person
log-filter-thing = Unternehmen oder Karte
log-filter-kind = Was
log-filter-clear = Alles zeigen
log-all = Alles
log-earlier = Frühere Einträge ({ NUMBER($count) })
log-empty = Noch ist nichts geschehen. Das Protokoll beginnt mit dem ersten Zug.
log-none-match = Nichts passt zu diesem Filter.
log-year = Jahr { NUMBER($year) }
log-phase = { $decade }, { $phase }
log-go = Den Tisch nach Zug { NUMBER($seq) } zeigen
log-filter-undone = Auch Zurückgenommenes
log-secret = Eine geheime Wahl
log-table = Der Tisch
log-kind-paid = Zahlungen
log-kind-certificate_moved = Aktien
log-kind-stock_moved = Aktienwerte
log-kind-founded = Gründungen
log-kind-director_changed = Direktorate
log-kind-appeal_moved = Attraktivität
log-kind-factory_ran = Produktion
log-kind-dividend_declared = Dividenden
log-kind-earnings_withheld = Einbehaltenes
log-kind-building_revealed = Gebäude
log-kind-building_used = Partnereinsätze
log-kind-asset_moved = Kapitalanlagen
log-kind-goal_won = Ziele
log-kind-market_set = Marktwürfel
log-kind-action_began = Aktionen
log-kind-units_moved = Einheiten
log-kind-profit_moved = Gewinn
log-kind-workers_moved = Versetzte Arbeiter
log-kind-workers_changed = Arbeiter
log-kind-card_built = Bau
log-kind-event_happened = Ereignisse
log-kind-managers_moved = Managerwürfel

hist-title = Verlauf
hist-at = Zug { NUMBER($at) } von { NUMBER($head) }
hist-scrub = Zeitpunkt der Partie
hist-back = Einen Zug zurück
hist-on = Einen Zug weiter
hist-phase-back = Vorige Phase
hist-phase-on = Nächste Phase
hist-play = Abspielen
hist-pause = Anhalten
hist-speed = Tempo
hist-times = { NUMBER($speed) }-fach
hist-jump = Springe zu
hist-link = Link zu diesem Zug kopieren
hist-said = Was geschah
hist-ask-back = Bitten, hierher zurückzugehen
hist-present = Zurück zur Partie
hist-looking = Du siehst Zug { NUMBER($at) } von { NUMBER($head) }.

chart-title = Vermögen im Lauf der Zeit
chart-title-solo = Gewinn im Lauf der Zeit
chart-slider = Zeitpunkt der Kurve
chart-early = Die Kurve beginnt mit dem zweiten Zug.
chart-failed = Die Kurve konnte nicht geladen werden.
chart-moment = Nach Zug { NUMBER($seq) }
chart-worth = Vermögen
chart-cash = Bargeld
chart-col-profit = Gewinn
chart-col-capital = Kapital
chart-money = { MONEY($amount) }
chart-profit = { NUMBER($amount) }
chart-holding = { $company }: { PERCENT($shares) }
chart-nothing = keine Aktien

chat-title = Gespräch am Tisch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas zum Tisch sagen
chat-send = Senden
chat-failed = Das konnte nicht gesendet werden. Versuche es noch einmal.

notes-label = Notizen, die nur du lesen kannst
notes-loading = Wird geladen…
notes-kept = Gespeichert
notes-writing = Wird gespeichert…
notes-failed = Nicht gespeichert: Der Server ist nicht erreichbar.

hint-intro = Frage einen Bot, was er an deiner Stelle täte und warum.
hint-ask = Was würdest du tun?
hint-thinking = Denkt nach…
hint-not-now = Rat gibt es zu deinen eigenen Entscheidungen: Warte auf deinen Zug.
hint-failed = Gerade ist kein Rat zu haben.
hint-money = etwa { MONEY($amount) } am Ende
hint-profit = etwa { NUMBER($amount) } Gewinn am Ende
hint-none = Hier gibt es nichts abzuwägen.

why-ask = warum?
why-label = Warum hat { $name } Zug { NUMBER($seq) } gemacht?
why-title = Warum hat { $name } das getan?
why-bot = { $bot }, noch einmal gefragt in der Stellung vor dem Zug; was es vorzieht, zuerst.
why-plan = Innerhalb eines Zuges kann { $name } einem älteren Plan folgen; erst jetzt gefragt, würde das Erste davon gewählt.
why-not-exact = Was { $name } geheim hält, bleibt geheim: So würde mit anderen geheimen Karten abgewogen.
why-made = gemacht

since-title = Seit du weg warst
since-moves =
    { $count ->
        [one] { NUMBER($count) } Zug der anderen
       *[other] { NUMBER($count) } Züge der anderen
    }
since-close = Schließen
since-show = Den Tisch zeigen, wie ich ihn verließ
since-cash = Bargeld, { $name }: { MONEY($before) } → { MONEY($after) }
since-founded = { $company } wurde von { $name } gegründet
since-value = Aktienwert von { $company }: { MONEY($before) } → { MONEY($after) }
since-director = { $name } leitet jetzt { $company }

vote-title = Abstimmung
vote-undo = { $name } bittet, zu Zug { NUMBER($to) } zurückzugehen.
vote-abandon = { $name } bittet, das Spiel ohne Ergebnis zu beenden.
vote-agree = Zustimmen
vote-refuse = Ablehnen
vote-waiting = Wartet auf { $names }.
vote-failed = Das hat nicht geklappt. Versuche es noch einmal.

people-title = Spieler an diesem Tisch
people-clocks = Restzeit
people-clock = Restzeit von { $name }
people-here = da
people-away = abwesend
people-bot = Bot ({ $bot })
people-resigned = hat aufgegeben
people-abandon = Spielende vorschlagen
people-abandon-sure = Alle fragen, ob das Spiel ohne Ergebnis enden soll?
people-resign = Aufgeben
people-resign-sure = Deinen Platz für den Rest des Spiels einem Bot überlassen?
people-yes = Ja
people-no = Nein
