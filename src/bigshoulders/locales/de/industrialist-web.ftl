### Der Tisch von Industrialist im Browser.

industrialist-name = Industrialist
industrialist-web-years = Jahre
industrialist-web-years-note = sechzehn Züge
industrialist-web-labour = Löhne
industrialist-web-maintenance = Instandhaltung
industrialist-web-actions = Aktionen in diesem Zug
industrialist-web-action-taken = erledigt
industrialist-web-action-now = im Gange
industrialist-web-action-passed = übersprungen
industrialist-web-action-free = kostenlos
industrialist-web-action-cost = kostet { NUMBER($cost) } Kapital
industrialist-web-action-end = Aktion beenden
industrialist-web-action-end-note = weiter im Zug
industrialist-web-end-note = würfelt den Markt
industrialist-web-managers = Manager
industrialist-web-managers-cost = { NUMBER($cost) } Kapital
industrialist-web-managers-used = schon genutzt
industrialist-web-managers-gone = aus dem Spiel
industrialist-web-die = Marktwürfel
industrialist-web-face = Der Würfel zeigt { NUMBER($face) }
industrialist-web-market = Markt, Seite { $side }
industrialist-web-market-note = Einheiten pro Posten
industrialist-web-sell =
    { $units ->
        [one] { $kind } verkaufen: { NUMBER($units) } Einheit pro Posten
       *[other] { $kind } verkaufen: { NUMBER($units) } Einheiten pro Posten
    }
industrialist-web-have = Bestand
industrialist-web-profit = Gewinn
industrialist-web-standing = Wäre jetzt Schluss: { NUMBER($profit) }, { $title }.
industrialist-web-next-rank = Noch { NUMBER($missing) } bis zum nächsten Titel.
industrialist-web-from = ab { NUMBER($profit) }
industrialist-web-row = Reihe
industrialist-web-row-note = der Bau einer Karte prüft das Ereignis der Karte rechts daneben
industrialist-web-row-empty = Alle Karten sind gebaut.
industrialist-web-cost = Kosten
industrialist-web-makes = Produziert
industrialist-web-needs = Nötige Arbeiter
industrialist-web-needs-workers = Braucht { NUMBER($count) } Arbeiter
industrialist-web-plus = +{ NUMBER($profit) }
industrialist-web-at-end = Gewinn am Ende, wenn voll besetzt
industrialist-web-rail-in = von { $edge }
industrialist-web-rail-out = nach { $edge }
industrialist-web-edge-north = Norden
industrialist-web-edge-east = Osten
industrialist-web-edge-south = Süden
industrialist-web-edge-west = Westen
industrialist-web-event-years = Jahre { NUMBER($from) }–{ NUMBER($to) }
industrialist-web-event-happened = eingetreten
industrialist-web-event-due = jetzt
industrialist-web-event-lapsed = verfallen
industrialist-web-map = Lageplan
industrialist-web-map-note = zum Verschieben ziehen
industrialist-web-map-keys = Lageplan der gebauten Karten. Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles.
industrialist-web-zoom-in = Vergrößern
industrialist-web-zoom-out = Verkleinern
industrialist-web-zoom-fit = Alles zeigen
industrialist-web-place = Freier Platz { $place }
industrialist-web-place-free = Hier bauen
industrialist-web-card = { $card }: { NUMBER($workers) } von { NUMBER($need) } Arbeitern
industrialist-web-track = { $card } ({ $kind }): { NUMBER($units) }/{ NUMBER($most) }
industrialist-web-staffed = voll besetzt
industrialist-web-short =
    { $count ->
        [one] { NUMBER($count) } Arbeiter fehlt
       *[other] { NUMBER($count) } Arbeiter fehlen
    }
industrialist-web-forecast = Ausblick
industrialist-web-would-make = Eine Produktion brächte
industrialist-web-makes-nothing = nichts
industrialist-web-labour-due = { NUMBER($amount) } Kapital
industrialist-web-labour-unpaid =
    { $count ->
        [one] { NUMBER($count) } Gebäude nicht bezahlbar: Der Arbeiterwürfel fällt auf 1.
       *[other] { NUMBER($count) } Gebäude nicht bezahlbar: Die Arbeiterwürfel fallen auf 1.
    }
industrialist-web-maintenance-due =
    { $amount ->
        [one] { NUMBER($amount) } Einheit oder, wenn sie fehlt, 1 Gewinn
       *[other] { NUMBER($amount) } Einheiten oder 1 Gewinn für jede fehlende
    }
industrialist-web-this-turn = Dieser Zug
industrialist-web-promised = Im nächsten Zug
industrialist-web-markers = Marker
industrialist-web-markers-left = { NUMBER($count) } übrig
industrialist-web-over = Das Spiel ist zu Ende.
industrialist-web-watching = Du siehst zu.
industrialist-web-waiting = Einen Moment …
industrialist-web-end = Dreißig Jahre sind vorbei
industrialist-web-final = { NUMBER($profit) } Gewinn
industrialist-web-story = Gebaute Gebäude: { NUMBER($built) } von 6. Am Ende voll besetzt: { NUMBER($staffed) }, für { NUMBER($endProfit) } Gewinn.
industrialist-web-story-best = Dein bester Zug war im Jahr { NUMBER($year) }: { SIGNED($gain) }.
industrialist-web-costs = Die größten Verluste
industrialist-web-cost-maintenance = Unbezahlte Instandhaltung: −{ NUMBER($amount) } Gewinn, das meiste im Jahr { NUMBER($year) }.
industrialist-web-cost-event = Ereignisse: −{ NUMBER($amount) } Gewinn, das meiste im Jahr { NUMBER($year) }.
industrialist-web-cost-unstaffed = Am Ende nicht voll besetzte Gebäude: { NUMBER($amount) } Gewinn entgangen.
industrialist-web-cost-labour =
    { $amount ->
        [one] Löhne: 1 Kapital.
       *[other] Löhne: { NUMBER($amount) } Kapital, das meiste im Jahr { NUMBER($year) }.
    }
industrialist-web-cost-upkeep =
    { $amount ->
        [one] Die Instandhaltung kostete 1 Einheit.
       *[other] Die Instandhaltung kostete { NUMBER($amount) } Einheiten, die meisten im Jahr { NUMBER($year) }.
    }
industrialist-web-cost-event_units =
    { $amount ->
        [one] Ereignisse kosteten 1 Einheit.
       *[other] Ereignisse kosteten { NUMBER($amount) } Einheiten, die meisten im Jahr { NUMBER($year) }.
    }
industrialist-web-cost-marker =
    { $amount ->
        [one] 1 Einheit ging mit ihrem Marker verloren.
       *[other] { NUMBER($amount) } Einheiten gingen mit ihren Markern verloren.
    }
industrialist-web-cost-left_over =
    { $amount ->
        [one] 1 Einheit blieb am Ende übrig.
       *[other] { NUMBER($amount) } Einheiten blieben am Ende übrig.
    }
industrialist-web-cost-show = Ansehen
industrialist-web-share-daily = Industrialist, Spiel des Tages { $date }, Seite { $side }
industrialist-web-share-title = Industrialist, Seite { $side }
industrialist-web-copy = Ergebnis kopieren
industrialist-web-replay = Wiederholung ansehen
industrialist-web-no-review = Bots analysieren nur Chicago 1875. Wenn du bessere Züge suchst, öffne die Wiederholung und probiere von jedem Moment aus welche aus.
industrialist-web-same = Dasselbe Spiel noch einmal
    .note = Dasselbe Spiel bringt dieselben Karten und dieselben Würfe.
    .daily = Für die Liste des Tages zählt es nicht.
industrialist-web-another = Anderes Spiel
industrialist-web-home = Startseite
industrialist-web-kind-done = Beenden
industrialist-web-kind-begin = Aktion beginnen
industrialist-web-kind-sell_lot = Posten verkaufen
industrialist-web-kind-hire_worker = Arbeiter einstellen
industrialist-web-kind-move_workers = Arbeiter versetzen
industrialist-web-kind-build_card = Bauen
industrialist-web-kind-manager_unit = Manager: Einheit hinzufügen
industrialist-web-kind-manager_worker = Manager: Arbeiter hinzufügen
industrialist-web-kind-manager_build = Manager: ohne Gleis bauen
industrialist-web-kind-take_unit = Einheit nehmen
industrialist-web-kind-put_unit = Einheit platzieren
industrialist-web-kind-put_worker = Arbeiter platzieren
industrialist-web-kind-give_marker = Marker abgeben
industrialist-web-kind-choose_row = Marktzeile wählen
industrialist-web-kind-choose_card = Gebäude wählen

# The home page and the page for a new table
industrialist-web-home-text = Das Solospiel: sechs Gebäude in dreißig Jahren
industrialist-web-home-learn = Lernen
industrialist-web-home-play = Spielen
industrialist-web-home-daily = Spiel des Tages
industrialist-web-home-note = Du spielst allein um den höchsten Gewinn: sechzehn Züge in dreißig Jahren.
industrialist-web-log-year = Jahr { NUMBER($year) }
industrialist-web-chart-title = Gewinn im Lauf der Zeit
industrialist-web-chart-profit = Gewinn
industrialist-web-chart-capital = Kapital

## Optionen
industrialist-option-cards = Karten
    .text = Deine eigenen Kartenwerte als TOML-Datei. Ohne Datei spielst du mit den Karten des Spiels.
industrialist-option-side = Markt
industrialist-option-side-A = Seite A
    .text = Der Markt für die ersten Spiele.
industrialist-option-side-B = Seite B
    .text = Der schwierigere Markt.
