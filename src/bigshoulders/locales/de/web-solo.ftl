### Der Tisch von Industrialist im Browser.

ind-years = Jahre
ind-years-note = sechzehn Züge
ind-labour = Löhne
ind-maintenance = Instandhaltung
ind-actions = Aktionen in diesem Zug
ind-action-taken = erledigt
ind-action-now = im Gange
ind-action-passed = übersprungen
ind-action-free = kostenlos
ind-action-cost = kostet { NUMBER($cost) } Kapital
ind-action-end = Aktion beenden
ind-action-end-note = weiter im Zug
ind-end-note = würfelt den Markt
ind-managers = Manager
ind-managers-cost = { NUMBER($cost) } Kapital
ind-managers-used = schon genutzt
ind-managers-gone = aus dem Spiel
ind-die = Marktwürfel
ind-face = Der Würfel zeigt { NUMBER($face) }
ind-market = Markt, Seite { $side }
ind-market-note = Einheiten pro Posten
ind-sell =
    { $units ->
        [one] { $kind } verkaufen: { NUMBER($units) } Einheit pro Posten
       *[other] { $kind } verkaufen: { NUMBER($units) } Einheiten pro Posten
    }
ind-have = Bestand
ind-profit = Gewinn
ind-standing = Wäre jetzt Schluss: { NUMBER($profit) }, { $title }.
ind-next-rank = Noch { NUMBER($missing) } bis zum nächsten Titel.
ind-from = ab { NUMBER($profit) }
ind-row = Reihe
ind-row-note = der Bau einer Karte prüft das Ereignis der Karte rechts daneben
ind-row-empty = Alle Karten sind gebaut.
ind-cost = Kosten
ind-makes = Produziert
ind-needs = Nötige Arbeiter
ind-needs-workers = Braucht { NUMBER($count) } Arbeiter
ind-plus = +{ NUMBER($profit) }
ind-at-end = Gewinn am Ende, wenn voll besetzt
ind-rail-in = von { $edge }
ind-rail-out = nach { $edge }
ind-edge-north = Norden
ind-edge-east = Osten
ind-edge-south = Süden
ind-edge-west = Westen
ind-event-years = Jahre { NUMBER($from) }–{ NUMBER($to) }
ind-event-happened = eingetreten
ind-event-due = jetzt
ind-event-lapsed = verfallen
ind-map = Lageplan
ind-map-note = zum Verschieben ziehen
ind-map-keys = Lageplan der gebauten Karten. Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles.
ind-zoom-in = Vergrößern
ind-zoom-out = Verkleinern
ind-zoom-fit = Alles zeigen
ind-place = Freier Platz { $place }
ind-place-free = Hier bauen
ind-card = { $card }: { NUMBER($workers) } von { NUMBER($need) } Arbeitern
ind-track = { $card } ({ $kind }): { NUMBER($units) }/{ NUMBER($most) }
ind-staffed = voll besetzt
ind-short =
    { $count ->
        [one] { NUMBER($count) } Arbeiter fehlt
       *[other] { NUMBER($count) } Arbeiter fehlen
    }
ind-forecast = Ausblick
ind-would-make = Eine Produktion brächte
ind-makes-nothing = nichts
ind-labour-due = { NUMBER($amount) } Kapital
ind-labour-unpaid =
    { $count ->
        [one] { NUMBER($count) } Gebäude nicht bezahlbar: Der Arbeiterwürfel fällt auf 1.
       *[other] { NUMBER($count) } Gebäude nicht bezahlbar: Die Arbeiterwürfel fallen auf 1.
    }
ind-maintenance-due =
    { $amount ->
        [one] { NUMBER($amount) } Einheit oder, wenn sie fehlt, 1 Gewinn
       *[other] { NUMBER($amount) } Einheiten oder 1 Gewinn für jede fehlende
    }
ind-this-turn = Dieser Zug
ind-promised = Im nächsten Zug
ind-markers = Marker
ind-markers-left = { NUMBER($count) } übrig
ind-over = Das Spiel ist zu Ende.
ind-watching = Du siehst zu.
ind-waiting = Einen Moment …
ind-end = Dreißig Jahre sind vorbei
ind-final = { NUMBER($profit) } Gewinn
ind-story = Gebaute Gebäude: { NUMBER($built) } von 6. Am Ende voll besetzt: { NUMBER($staffed) }, für { NUMBER($endProfit) } Gewinn.
ind-story-best = Dein bester Zug war im Jahr { NUMBER($year) }: { SIGNED($gain) }.
ind-share-daily = Industrialist, Spiel des Tages { $date }, Seite { $side }
ind-share-title = Industrialist, Seite { $side }
ind-copy = Ergebnis kopieren
ind-replay = Wiederholung ansehen
ind-home = Startseite
ind-kind-done = Beenden
ind-kind-begin = Aktion beginnen
ind-kind-sell_lot = Posten verkaufen
ind-kind-hire_worker = Arbeiter einstellen
ind-kind-move_workers = Arbeiter versetzen
ind-kind-build_card = Bauen
ind-kind-manager_unit = Manager: Einheit hinzufügen
ind-kind-manager_worker = Manager: Arbeiter hinzufügen
ind-kind-manager_build = Manager: ohne Gleis bauen
ind-kind-take_unit = Einheit nehmen
ind-kind-put_unit = Einheit platzieren
ind-kind-put_worker = Arbeiter platzieren
ind-kind-give_marker = Marker abgeben
ind-kind-choose_row = Marktzeile wählen
ind-kind-choose_card = Gebäude wählen

replay-title = Wiederholung
replay-to-table = Zum Tisch
replay-running = Dieses Spiel läuft noch. Du siehst, was dein Platz sehen darf.
