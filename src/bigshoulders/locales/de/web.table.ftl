### Der Tisch von Chicago 1875 im Browser.

# Wer und wo
table-you = Du
table-you-by = du
table-you-to = dich
table-home = Chicago 1875: Startseite
table-first-edition = Erste Auflage
table-decade = Dekade
table-phase = Phase
table-phase-stock = Aktien
table-phase-building = Bau
table-phase-action = Aktion
table-phase-operating = Betrieb
table-phase-cleanup = Aufräumen
table-initiative = Initiative
table-priority = Zugreihenfolge ab dem Prioritäts-Deal
table-priority-short = Prioritäts-Deal
table-bot = Bot
table-away = abwesend
table-to-move = an der Reihe
table-settled = bereit
table-views = Ansichten
table-view-play = Jetzt
table-view-board = Spielplan
table-view-shares = Aktien
table-view-companies = Unternehmen
table-view-markets = Märkte
table-view-sheet = Tabelle
table-view-text = Text
table-view-log = Spielverlauf

# Die Entscheidung
table-waiting = Warten auf { $names }
table-moving = Das Spiel geht weiter.
table-over = Das Spiel ist zu Ende.
table-since = Seit deinem letzten Zug
table-for = für
table-acting = Handelndes Unternehmen
table-open-spaces =
    { $open ->
        [one] { NUMBER($open) } Feld nutzbar · Partner übrig: { NUMBER($partners) }
       *[other] { NUMBER($open) } Felder nutzbar · Partner übrig: { NUMBER($partners) }
    }
table-consequences = Änderungen
table-runs-now = Nr. { NUMBER($rank) } in der Betriebsreihenfolge (vorher { NUMBER($was) })
table-directorship-goes = { $name }: neuer Direktor
table-planned = geplant: { $company }
table-kind-pass = Passen
table-kind-done = Schritt beenden
table-kind-decline = Ablehnen
table-kind-found = Unternehmen gründen
table-kind-sell_certificate = Zertifikate verkaufen
table-kind-buy_certificate = Zertifikat kaufen
table-kind-protect = Price Protection
table-kind-keep_building = Gebäude behalten
table-kind-place_building = Gebäude platzieren
table-kind-remove_building = Gebäude entfernen
table-kind-use_building = Partner schicken
table-kind-activate_asset = Kapitalanlage aktivieren
table-kind-discard_asset = Kapitalanlage abwerfen
table-kind-trade = 2 gegen 1 tauschen
table-kind-buy_asset = Kapitalanlage kaufen
table-kind-hire_worker = Arbeiter einstellen
table-kind-put_worker = Arbeiter platzieren
table-kind-put_manager = Manager platzieren
table-kind-automate = Automatisieren
table-kind-take_cube = Ressource nehmen
table-kind-take_overlay_cube = Ressource kostenlos nehmen
table-kind-take_bonus = Bonus nehmen
table-kind-take_cash = Geld nehmen
table-kind-take_initiative = Startspieler werden
table-kind-take_manager = Manager nehmen
table-kind-take_salesperson = Verkäufer nehmen
table-kind-spend_steel = Stahl ausgeben
table-kind-issue_certificate = Aktien ausgeben
table-kind-buy_cube = Ressourcen kaufen
table-kind-buy_overlay_cube = Ressourcen kaufen
table-kind-run_factory = Fabrik betreiben
table-kind-run_tier = Fabrik betreiben
table-kind-sell_good = Waren verkaufen
table-kind-pay_dividends = Dividenden zahlen
table-kind-withhold = Gewinne einbehalten

# Leisten
table-stock-track = Aktien
table-stock-track-note = Wert einer Aktie
table-stock-cell = Aktienwert { $value }
table-appeal-track = Attraktivität
table-appeal-track-note = höchste zuerst
table-appeal-cell = Attraktivität { NUMBER($space) }
table-appeal-cell-bonus = Attraktivität { NUMBER($space) }, Bonus: { $bonus }
table-directed = { $company }, Direktor: { $name }

# Nachfrage und Lieferkette
table-demand = Nachfrage
table-demand-note = Reihe gefüllt: halber Preis, unbegrenzt
table-tiles-left = { NUMBER($count) } Plättchen übrig
table-if-filled = wenn gefüllt
table-no-bonus = ohne Bonus
table-demand-cell = { $industry }, { $column }: { NUMBER($goods) } von { NUMBER($capacity) } Waren
table-left = noch { NUMBER($count) }
table-full = gefüllt
table-closed-tile = keine Nachfrage
table-half-price = halber Preis
table-supply = Lieferkette
table-supply-note = das Unternehmen zahlt an die Bank
table-supply-overlay-note = rechts am günstigsten
table-next = nächste
table-resource = Ressourcen
table-buy-cube = 1 { $resource } für { MONEY($price) } kaufen
table-cubes = { $resource }: { NUMBER($count) }
table-trade = { $company }: 2 gegen 1 tauschen
table-bag = Beutel

# Stadt, Kapitalanlagen, Gebäude, Ziele
table-city = Stadt
table-city-note = unbegrenzt nutzbar; die anderen einmal pro Dekade
table-jobs-empty = leer: ein Arbeiter kostet { $price }
table-fee = { $amount } an { $name }
table-fee-bank = { $amount } an die Bank
table-fee-free = kostenlos · { $name } { $amount }
table-fee-worker = { $amount } für den nächsten Arbeiter
table-fee-dividends = { $amount } aus der Kasse
table-fee-funds = { $amount } von der Bank
table-opens = ab { $year }
table-used-by = genutzt von { $name }
table-assets = Kapitalanlagen
table-assets-note = links: einmal pro Dekade · rechts: Sofortbonus
table-assets-left = { NUMBER($count) } im Stapel
table-asset = { $name } für { MONEY($price) }. Jede Dekade: { $effect }. Sofortbonus: { $bonus }.
table-pay = zahle { $amount }
table-no-fall = fällt nicht
table-empty = leer
table-buildings = Gebäude
table-buildings-note = jedes einmal pro Dekade · die Gebühr geht an den Eigentümer
table-nothing-built = noch nichts gebaut
table-goals = Ziele
table-goals-note = je { $amount } am Ende
table-leads = führt

# Spieler
table-players = Spieler
table-player = Spieler
table-personal-cash = Persönliche Mittel
table-partners = Partner: { NUMBER($ready) } von { NUMBER($all) } verfügbar
table-partners-short = Partner
table-certificates = Zertifikate
table-in-hand = Auf der Hand

# Unternehmen
table-companies = Unternehmen
table-company = Unternehmen
table-my-companies = Meine Unternehmen
table-other-companies = Andere Unternehmen
table-no-company = Du leitest kein Unternehmen. Ein Partner im Bankbereich bringt dir { MONEY(25) }.
table-closed-companies = Geschlossen: { $companies }
table-status-available = Du kannst dieses Unternehmen noch gründen.
table-status-closed = Dieses Unternehmen wurde geschlossen.
table-director = Direktor
table-stock = Aktienwert
table-runs = Nr. { NUMBER($rank) } in der Betriebsreihenfolge
table-can-run = Fabrik 1 kann laufen
table-cannot-run = kann nicht laufen, es fehlt: { $lack }
table-cannot-pay = kann nicht laufen, es fehlt Geld für Ressourcen
table-idle = steht still
table-company-cash = Unternehmenskasse
table-treasury-short = Kasse
table-per-good = Pro Ware
table-by-tier = nach Produktionsstufe
table-factory = Fabrik { NUMBER($number) }
table-factory-of = { $company }, Fabrik { NUMBER($number) }
table-ready = bereit
table-ran = hat produziert
table-short = fehlt
table-posts-open =
    { $count ->
        [one] { NUMBER($count) } freies Arbeiterfeld
       *[other] { NUMBER($count) } freie Arbeiterfelder
    }
table-posts =
    { $count ->
        [one] { NUMBER($count) } Arbeiterfeld
       *[other] { NUMBER($count) } Arbeiterfelder
    }
table-post-open = freies Arbeiterfeld
table-automated = automatisiert
table-automated-bonus = eine mehr, wenn vollständig automatisiert
table-no-manager = kein Manager
table-per-worker = pro Arbeiter
table-goods = Waren
table-goods-count =
    { $count ->
        [one] { NUMBER($count) } Ware
       *[other] { NUMBER($count) } Waren
    }
table-own-shares = Unverkaufte Aktien
table-asset-slots = Anlagen { NUMBER($used) }/{ NUMBER($slots) }
table-use = Nutzen
table-discard = Abwerfen
table-exhausted = erschöpft
table-asset-ready = aufgerichtet
table-next-bonus = bei { NUMBER($space) }: { $bonus }
table-wages = fällige Löhne: { $amount }
table-full-run = Volle Produktion
table-full-run-note = Dividende, wenn alle besetzten Fabriken produzieren und alles verkauft wird

# Aktien
table-shares = Aktien
table-shares-note = Aktienwerte und Besitz
table-sold-out-note = ausverkauft am Ende der Phase: +1 Stufe
table-sold-out = ausverkauft
table-price = Preis
table-directs = Direktor: { $name }
table-per-share = Pro Aktie
table-sell = Verkaufen
table-buy-one = Kaufen
table-sell-label = { $certificate } von { $company } anbieten: Der Verkauf bringt { MONEY($proceeds) }, der Aktienwert fällt auf { $value }
table-buy-label = { $certificate } von { $company } ({ $source }) für { $price } kaufen
table-no-companies-yet = Noch kein Unternehmen im Spiel.
table-shares-value = Wert der Aktien
table-worth-now = Aktuelles Vermögen
table-income = Ertrag bei Vollbetrieb
table-directorships = Direktorenposten
table-danger-now = Wechsel mit 1 Zertifikat
table-danger = gefährdet
table-safe = sicher
table-director-holds = { $name } ist Direktor mit { $shares }.
table-takes-over = { $name } übernimmt mit { $shares } mehr.

# Gründung
table-found = Unternehmen gründen
table-or-found = Oder Unternehmen gründen
table-found-note = du kaufst das Direktorenzertifikat (30 %)
table-sort = Sortieren
table-sort-industry = Nach Firmenart
table-sort-price = Nach Preis
table-sort-appeal = Nach Attraktivität
table-slots =
    { $count ->
        [0] kein Platz für Kapitalanlagen
        [one] { NUMBER($count) } Platz für Kapitalanlagen
       *[other] { NUMBER($count) } Plätze für Kapitalanlagen
    }
table-house-values = Hausregel-Werte
table-opening-price = { $company }: anfänglicher Aktienwert
table-choose-charter = Wähle ein Unternehmen
table-you-pay = du zahlst { $amount }
table-you-keep = dir bleiben { $amount }
table-you-lack = { $amount } fehlen
table-found-hint = Deine Zahlung geht in die Unternehmenskasse. Davon bezahlt das Unternehmen Arbeiter und Ressourcen.

# Bau-Phase
table-hand = Deine Gebäude
table-hand-place = wähle eines zum Bauen
table-hand-remove = wähle eines zum Entfernen; das andere behältst du
table-hand-draft = wähle eines zum Behalten; die anderen gibst du weiter
table-hand-later = eines davon baust du in der Bau-Phase
table-hand-waiting = verdeckt, bis alle bereit sind
table-hand-empty = Du hast keine Gebäude auf der Hand.
table-still-choosing = Wählen noch: { $names }
table-building-free = kostenlos · die Bank zahlt dir { $amount }
table-building-fee = das Unternehmen zahlt dir { $amount }
table-building-workers = Arbeitsmarkt +{ NUMBER($count) }
table-tile-chosen = wird gebaut
table-tile-kept = behalten

# Betrieb
table-operates = Betriebsrunde: { $company }
table-steps = Schritte der Betriebsrunde
table-step-issue = Mittel beschaffen
table-step-purchase = Ressourcen kaufen
table-step-produce = Produzieren
table-step-sell = Verkaufen
table-step-pay = Dividenden
table-step-free = Ende
table-issue-hint = Notfall-Mittelbeschaffung: Der Aktienwert fällt um eine Stufe je ausgegebener Aktie und um eine weitere.
table-issued = angeboten: { $list }
table-for-factories = Für alle Fabriken
table-need = Bedarf
table-have = Vorrat
table-lack = Fehlt
table-covered = gedeckt
table-nothing-needed = kein Bedarf
table-free-actions = Freie Aktionen
table-run-factories = Fabriken betreiben, von links nach rechts
table-run-tier =
    { $goods ->
        [one] { NUMBER($workers) } Arbeiter → { NUMBER($goods) } Ware
       *[other] { NUMBER($workers) } Arbeiter → { NUMBER($goods) } Waren
    }
table-running-order = Betriebsreihenfolge
table-has-operated = fertig
table-sell-goods = Waren verkaufen
table-outlet-label = 1 Ware verkaufen: { $outlet }, frei: { NUMBER($room) } von { NUMBER($capacity) }
table-half-open = unbegrenzt
table-half-shut = wenn die Reihe gefüllt ist
table-goods-left = Waren übrig
table-goods-sold = Waren verkauft
table-price-each = Verkaufspreis
table-revenue-name = Umsatz
table-revenue = Umsatz { $amount }
table-one-more-salesperson = Ein Verkäufer mehr: { $price } pro Ware
table-pay-or-withhold = Dividenden zahlen oder Gewinne einbehalten?
table-pay-dividends = Dividenden zahlen
table-withhold = Einbehalten
table-pay-label = Dividenden zahlen: { $amount } pro Aktie
table-withhold-label = Gewinne einbehalten: { $amount }
table-a-share = pro Aktie
table-steps-up =
    { $count ->
        [0] unverändert
        [one] { NUMBER($count) } Stufe nach oben
       *[other] { NUMBER($count) } Stufen nach oben
    }
table-steps-down =
    { $count ->
        [0] unverändert
        [one] { NUMBER($count) } Stufe nach unten
       *[other] { NUMBER($count) } Stufen nach unten
    }
table-cash = Bargeld
table-worth-change = Gesamt
table-missing-for-step =
    { $steps ->
        [one] Noch { $missing } Umsatz (dann { $revenue }) für { NUMBER($steps) } Stufe nach oben.
       *[other] Noch { $missing } Umsatz (dann { $revenue }) für { NUMBER($steps) } Stufen nach oben.
    }
table-most-steps = Das ist der höchstmögliche Anstieg.
table-may-not-pay = Um Dividenden zu zahlen, musst du eine Fabrik betreiben und eine Ware verkaufen.

# Das Ende
table-final = Endergebnis
table-winner = { $name } gewinnt das Spiel mit { $lead } Vorsprung.
table-winners = Geteilter Sieg: { $names }
table-total = Summe
table-final-shares = Endgültige Aktienwerte
table-replay = Wiederholung ansehen
table-new-game = Neues Spiel

# Tabelle, Text, Tasten
table-spreadsheet = Tabelle
table-spreadsheet-note = Aktien in %; D Direktor, P Vorzugszertifikat
table-order-short = Reihenfolge
table-text = Der Tisch als Text
table-text-player = { $name }: { $cash }, Vermögen { $worth }, Zertifikate { NUMBER($certificates) } von { NUMBER($limit) }, Partner verfügbar { NUMBER($ready) } von { NUMBER($partners) }.
table-text-company = { NUMBER($rank) }. { $company }, Direktor { $name }: Aktienwert { $value }, Attraktivität { NUMBER($appeal) }, { $cash }, Waren { NUMBER($goods) } zu { $price }, Ressourcen: { $cubes }.
table-spaces = Aktionsfelder
table-free = kostenlos
table-none = keine
table-ask = Frag alles: Ruhe mit der Maus darauf, halte den Finger darauf oder drücke I.
table-keys = Tastenkürzel
table-help = Tastenkürzel und Sprache
table-summary = Übersicht { $year }
table-key-choice = nummerierte Möglichkeit wählen
table-key-confirm = bestätigen
table-key-back = einen Schritt zurück
table-key-next = zur nächsten Stelle, an der du handeln kannst
table-key-undo = rückgängig
table-key-over = von vorn
table-key-redo = die zurückgenommenen Züge wieder machen
table-key-acting = zum nächsten Unternehmen wechseln
table-key-board = Spielplan
table-key-shares = Aktien
table-key-companies = Unternehmen
table-key-sheet = Tabelle
table-key-text = der Tisch als Text
table-key-log = Spielverlauf
table-key-card = die Karte des Dings unter der Maus oder dem Fokus; Pfeile führen zum nächsten
table-key-pin = die offene Karte anheften, höchstens zwei
table-key-digest = die Übersicht seit deinem letzten Zug schließen
table-key-digest-again = sie wieder öffnen
table-key-replay = diese Züge noch einmal zeigen
table-key-step = den nächsten Zug der anderen zeigen
table-key-skip = gleich zu meinem Zug
table-key-rail = Spieler, Spielverlauf und Chat einklappen
table-key-keys = diese Liste

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
table-unread =
    { $count ->
        [one] 1 neuer Zug
       *[other] { NUMBER($count) } neue Züge
    }
