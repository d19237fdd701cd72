### Der Tisch von Chicago 1875.

# Wer und wo
chicago-table-you-by = du
chicago-table-you-to = dich
chicago-table-home = Chicago 1875: Startseite
chicago-table-first-edition = Erste Auflage
chicago-table-decade = Dekade
chicago-table-phase = Phase
chicago-table-phase-stock = Aktien
chicago-table-phase-building = Bau
chicago-table-phase-action = Aktion
chicago-table-phase-operating = Betrieb
chicago-table-phase-cleanup = Aufräumen
chicago-table-initiative = Initiative
chicago-table-priority = Zugreihenfolge ab dem Prioritäts-Deal
chicago-table-priority-short = Prioritäts-Deal
chicago-table-bot = Bot
chicago-table-away = abwesend
chicago-table-to-move = an der Reihe
chicago-table-settled = bereit
chicago-table-views = Ansichten
chicago-table-view-play = Jetzt
chicago-table-view-board = Spielplan
chicago-table-view-shares = Aktien
chicago-table-view-companies = Unternehmen
chicago-table-view-markets = Märkte
chicago-table-view-sheet = Tabelle
chicago-table-view-text = Text
chicago-table-view-log = Spielverlauf

# Die Entscheidung
chicago-table-since = Seit deinem letzten Zug
chicago-table-for = für
chicago-table-acting = Handelndes Unternehmen
chicago-table-open-spaces =
    { $open ->
        [one] { NUMBER($open) } Feld nutzbar · Partner übrig: { NUMBER($partners) }
       *[other] { NUMBER($open) } Felder nutzbar · Partner übrig: { NUMBER($partners) }
    }
chicago-table-consequences = Änderungen
chicago-table-runs-now = Nr. { NUMBER($rank) } in der Betriebsreihenfolge (vorher { NUMBER($was) })
chicago-table-directorship-goes = { $name }: neuer Direktor
chicago-table-planned = geplant: { $company }
chicago-table-kind-pass = Passen
chicago-table-kind-done = Schritt beenden
chicago-table-kind-decline = Ablehnen
chicago-table-kind-found = Unternehmen gründen
chicago-table-kind-sell_certificate = Zertifikate verkaufen
chicago-table-kind-buy_certificate = Zertifikat kaufen
chicago-table-kind-protect = Price Protection
chicago-table-kind-keep_building = Gebäude behalten
chicago-table-kind-place_building = Gebäude platzieren
chicago-table-kind-remove_building = Gebäude entfernen
chicago-table-kind-use_building = Partner schicken
chicago-table-kind-activate_asset = Kapitalanlage aktivieren
chicago-table-kind-discard_asset = Kapitalanlage abwerfen
chicago-table-kind-trade = 2 gegen 1 tauschen
chicago-table-kind-buy_asset = Kapitalanlage kaufen
chicago-table-kind-hire_worker = Arbeiter einstellen
chicago-table-kind-put_worker = Arbeiter platzieren
chicago-table-kind-put_manager = Manager platzieren
chicago-table-kind-automate = Automatisieren
chicago-table-kind-take_cube = Ressource nehmen
chicago-table-kind-take_overlay_cube = Ressource kostenlos nehmen
chicago-table-kind-take_bonus = Bonus nehmen
chicago-table-kind-take_cash = Geld nehmen
chicago-table-kind-take_initiative = Startspieler werden
chicago-table-kind-take_manager = Manager nehmen
chicago-table-kind-take_salesperson = Verkäufer nehmen
chicago-table-kind-spend_steel = Stahl ausgeben
chicago-table-kind-issue_certificate = Aktien ausgeben
chicago-table-kind-buy_cube = Ressourcen kaufen
chicago-table-kind-buy_overlay_cube = Ressourcen kaufen
chicago-table-kind-run_factory = Fabrik betreiben
chicago-table-kind-run_tier = Fabrik betreiben
chicago-table-kind-sell_good = Waren verkaufen
chicago-table-kind-pay_dividends = Dividenden zahlen
chicago-table-kind-withhold = Gewinne einbehalten

# Leisten
chicago-table-stock-track = Aktien
chicago-table-stock-track-note = Wert einer Aktie
chicago-table-stock-cell = Aktienwert { $value }
chicago-table-appeal-track = Attraktivität
chicago-table-appeal-track-note = höchste zuerst
chicago-table-appeal-cell = Attraktivität { NUMBER($space) }
chicago-table-appeal-cell-bonus = Attraktivität { NUMBER($space) }, Bonus: { $bonus }
chicago-table-directed = { $company }, Direktor: { $name }

# Nachfrage und Lieferkette
chicago-table-demand = Nachfrage
chicago-table-demand-note = Reihe gefüllt: halber Preis, unbegrenzt
chicago-table-tiles-left = { NUMBER($count) } Plättchen übrig
chicago-table-if-filled = wenn gefüllt
chicago-table-no-bonus = ohne Bonus
chicago-table-demand-cell = { $industry }, { $column }: { NUMBER($goods) } von { NUMBER($capacity) } Waren
chicago-table-left = noch { NUMBER($count) }
chicago-table-full = gefüllt
chicago-table-closed-tile = keine Nachfrage
chicago-table-half-price = halber Preis
chicago-table-supply = Lieferkette
chicago-table-supply-note = das Unternehmen zahlt an die Bank
chicago-table-supply-overlay-note = rechts am günstigsten
chicago-table-next = nächste
chicago-table-resource = Ressourcen
chicago-table-buy-cube = 1 { $resource } für { MONEY($price) } kaufen
chicago-table-cubes = { $resource }: { NUMBER($count) }
chicago-table-trade = { $company }: 2 gegen 1 tauschen
chicago-table-bag = Beutel

# Stadt, Kapitalanlagen, Gebäude, Ziele
chicago-table-city = Stadt
chicago-table-city-note = unbegrenzt nutzbar; die anderen einmal pro Dekade
chicago-table-jobs-empty = leer: ein Arbeiter kostet { $price }
chicago-table-fee = { $amount } an { $name }
chicago-table-fee-bank = { $amount } an die Bank
chicago-table-fee-free = kostenlos · { $name } { $amount }
chicago-table-fee-worker = nächster Arbeiter { $amount }
chicago-table-fee-dividends = { $amount } aus der Kasse
chicago-table-fee-funds = { $amount } von der Bank
chicago-table-opens = ab { $year }
chicago-table-used-by = genutzt von { $name }
chicago-table-assets = Kapitalanlagen
chicago-table-assets-note = links: einmal pro Dekade · rechts: Sofortbonus
chicago-table-assets-left = { NUMBER($count) } im Stapel
chicago-table-asset = { $name } für { MONEY($price) }. Jede Dekade: { $effect }. Sofortbonus: { $bonus }.
chicago-table-pay = zahle { $amount }
chicago-table-no-fall = fällt nicht
chicago-table-empty = leer
chicago-table-buildings = Gebäude
chicago-table-buildings-note = jedes einmal pro Dekade · die Gebühr geht an den Eigentümer
chicago-table-nothing-built = noch nichts gebaut
chicago-table-goals = Ziele
chicago-table-goals-note = je { $amount } am Ende
chicago-table-leads = führt

# Spieler
chicago-table-player = Spieler
chicago-table-personal-cash = Persönliche Mittel
chicago-table-partners = Partner: { NUMBER($ready) } von { NUMBER($all) } verfügbar
chicago-table-partners-short = Partner
chicago-table-certificates = Zertifikate
chicago-table-in-hand = Auf der Hand

# Unternehmen
chicago-table-companies = Unternehmen
chicago-table-company = Unternehmen
chicago-table-my-companies = Meine Unternehmen
chicago-table-other-companies = Andere Unternehmen
chicago-table-no-company = Du leitest kein Unternehmen. Ein Partner im Bankbereich bringt dir { MONEY(25) }.
chicago-table-closed-companies = Geschlossen: { $companies }
chicago-table-status-available = Du kannst dieses Unternehmen noch gründen.
chicago-table-status-closed = Dieses Unternehmen wurde geschlossen.
chicago-table-director = Direktor
chicago-table-stock = Aktienwert
chicago-table-runs = Nr. { NUMBER($rank) } in der Betriebsreihenfolge
chicago-table-can-run = Fabrik 1 kann laufen
chicago-table-cannot-run = kann nicht laufen, es fehlt: { $lack }
chicago-table-cannot-pay = kann nicht laufen, es fehlt Geld für Ressourcen
chicago-table-idle = steht still
chicago-table-company-cash = Unternehmenskasse
chicago-table-treasury-short = Kasse
chicago-table-per-good = Pro Ware
chicago-table-by-tier = nach Produktionsstufe
chicago-table-factory = Fabrik { NUMBER($number) }
chicago-table-factory-of = { $company }, Fabrik { NUMBER($number) }
chicago-table-ready = bereit
chicago-table-ran = hat produziert
chicago-table-short = fehlt
chicago-table-posts-open =
    { $count ->
        [one] { NUMBER($count) } freies Arbeiterfeld
       *[other] { NUMBER($count) } freie Arbeiterfelder
    }
chicago-table-posts =
    { $count ->
        [one] { NUMBER($count) } Arbeiterfeld
       *[other] { NUMBER($count) } Arbeiterfelder
    }
chicago-table-post-open = freies Arbeiterfeld
chicago-table-automated = automatisiert
chicago-table-automated-bonus = eine mehr, wenn vollständig automatisiert
chicago-table-no-manager = kein Manager
chicago-table-per-worker = pro Arbeiter
chicago-table-goods = Waren
chicago-table-goods-count =
    { $count ->
        [one] { NUMBER($count) } Ware
       *[other] { NUMBER($count) } Waren
    }
chicago-table-own-shares = Unverkaufte Aktien
chicago-table-asset-slots = Anlagen { NUMBER($used) }/{ NUMBER($slots) }
chicago-table-use = Nutzen
chicago-table-discard = Abwerfen
chicago-table-exhausted = erschöpft
chicago-table-asset-ready = aufgerichtet
chicago-table-next-bonus = bei { NUMBER($space) }: { $bonus }
chicago-table-wages = fällige Löhne: { $amount }
chicago-table-full-run = Volle Produktion
chicago-table-full-run-note = Dividende, wenn alle besetzten Fabriken produzieren und alles verkauft wird

# Aktien
chicago-table-shares = Aktien
chicago-table-shares-note = Aktienwerte und Besitz
chicago-table-sold-out-note = ausverkauft am Ende der Phase: +1 Stufe
chicago-table-sold-out = ausverkauft
chicago-table-price = Preis
chicago-table-directs = Direktor: { $name }
chicago-table-per-share = Pro Aktie
chicago-table-sell = Verkaufen
chicago-table-buy-one = Kaufen
chicago-table-sell-label = { $certificate } von { $company } anbieten: Der Verkauf bringt { MONEY($proceeds) }, der Aktienwert fällt auf { $value }
chicago-table-buy-label = { $certificate } von { $company } ({ $source }) für { $price } kaufen
chicago-table-no-companies-yet = Noch kein Unternehmen im Spiel.
chicago-table-shares-value = Wert der Aktien
chicago-table-worth-now = Aktuelles Vermögen
chicago-table-income = Ertrag bei Vollbetrieb
chicago-table-directorships = Direktorenposten
chicago-table-danger-now = Wechsel mit 1 Zertifikat
chicago-table-danger = gefährdet
chicago-table-safe = sicher
chicago-table-director-holds = { $name } ist Direktor mit { $shares }.
chicago-table-takes-over = { $name } übernimmt mit { $shares } mehr.

# Gründung
chicago-table-found = Unternehmen gründen
chicago-table-or-found = Oder Unternehmen gründen
chicago-table-found-note = du kaufst das Direktorenzertifikat (30 %)
chicago-table-sort = Sortieren
chicago-table-sort-industry = Nach Firmenart
chicago-table-sort-price = Nach Preis
chicago-table-sort-appeal = Nach Attraktivität
chicago-table-slots =
    { $count ->
        [0] kein Platz für Kapitalanlagen
        [one] { NUMBER($count) } Platz für Kapitalanlagen
       *[other] { NUMBER($count) } Plätze für Kapitalanlagen
    }
chicago-table-house-values = Hausregel-Werte
chicago-table-opening-price = { $company }: anfänglicher Aktienwert
chicago-table-choose-charter = Wähle ein Unternehmen
chicago-table-you-pay = du zahlst { $amount }
chicago-table-you-keep = dir bleiben { $amount }
chicago-table-you-lack = { $amount } fehlen
chicago-table-found-hint = Deine Zahlung geht in die Unternehmenskasse. Davon bezahlt das Unternehmen Arbeiter und Ressourcen.

# Bau-Phase
chicago-table-hand = Deine Gebäude
chicago-table-hand-place = wähle eines zum Bauen
chicago-table-hand-remove = wähle eines zum Entfernen; das andere behältst du
chicago-table-hand-draft = wähle eines zum Behalten; die anderen gibst du weiter
chicago-table-hand-later = eines davon baust du in der Bau-Phase
chicago-table-hand-waiting = verdeckt, bis alle bereit sind
chicago-table-hand-empty = Du hast keine Gebäude auf der Hand.
chicago-table-still-choosing = Wählen noch: { $names }
chicago-table-building-free = kostenlos · die Bank zahlt dir { $amount }
chicago-table-building-fee = das Unternehmen zahlt dir { $amount }
chicago-table-building-workers = Arbeitsmarkt +{ NUMBER($count) }
chicago-table-tile-chosen = wird gebaut
chicago-table-tile-kept = behalten

# Betrieb
chicago-table-operates = Betriebsrunde: { $company }
chicago-table-steps = Schritte der Betriebsrunde
chicago-table-step-issue = Mittel beschaffen
chicago-table-step-purchase = Ressourcen kaufen
chicago-table-step-produce = Produzieren
chicago-table-step-sell = Verkaufen
chicago-table-step-pay = Dividenden
chicago-table-step-free = Ende
chicago-table-issue-hint = Notfall-Mittelbeschaffung: Der Aktienwert fällt um eine Stufe je ausgegebener Aktie und um eine weitere.
chicago-table-issued = angeboten: { $list }
chicago-table-for-factories = Für alle Fabriken
chicago-table-need = Bedarf
chicago-table-have = Vorrat
chicago-table-lack = Fehlt
chicago-table-covered = gedeckt
chicago-table-nothing-needed = kein Bedarf
chicago-table-free-actions = Freie Aktionen
chicago-table-run-factories = Fabriken betreiben, von links nach rechts
chicago-table-run-tier =
    { $goods ->
        [one] { NUMBER($workers) } Arbeiter → { NUMBER($goods) } Ware
       *[other] { NUMBER($workers) } Arbeiter → { NUMBER($goods) } Waren
    }
chicago-table-running-order = Betriebsreihenfolge
chicago-table-has-operated = fertig
chicago-table-sell-goods = Waren verkaufen
chicago-table-outlet-label = 1 Ware verkaufen: { $outlet }, frei: { NUMBER($room) } von { NUMBER($capacity) }
chicago-table-half-open = unbegrenzt
chicago-table-half-shut = wenn die Reihe gefüllt ist
chicago-table-goods-left = Waren übrig
chicago-table-goods-sold = Waren verkauft
chicago-table-price-each = Verkaufspreis
chicago-table-revenue-name = Umsatz
chicago-table-revenue = Umsatz { $amount }
chicago-table-one-more-salesperson = Ein Verkäufer mehr: { $price } pro Ware
chicago-table-pay-or-withhold = Dividenden zahlen oder Gewinne einbehalten?
chicago-table-pay-dividends = Dividenden zahlen
chicago-table-withhold = Einbehalten
chicago-table-pay-label = Dividenden zahlen: { $amount } pro Aktie
chicago-table-withhold-label = Gewinne einbehalten: { $amount }
chicago-table-a-share = pro Aktie
chicago-table-steps-up =
    { $count ->
        [0] unverändert
        [one] { NUMBER($count) } Stufe nach oben
       *[other] { NUMBER($count) } Stufen nach oben
    }
chicago-table-steps-down =
    { $count ->
        [0] unverändert
        [one] { NUMBER($count) } Stufe nach unten
       *[other] { NUMBER($count) } Stufen nach unten
    }
chicago-table-cash = Bargeld
chicago-table-worth-change = Gesamt
chicago-table-missing-for-step =
    { $steps ->
        [one] Noch { $missing } Umsatz (dann { $revenue }) für { NUMBER($steps) } Stufe nach oben.
       *[other] Noch { $missing } Umsatz (dann { $revenue }) für { NUMBER($steps) } Stufen nach oben.
    }
chicago-table-most-steps = Das ist der höchstmögliche Anstieg.
chicago-table-may-not-pay = Um Dividenden zu zahlen, musst du eine Fabrik betreiben und eine Ware verkaufen.

# Das Ende
chicago-table-final = Endergebnis
chicago-table-winner = { $name } gewinnt das Spiel mit { $lead } Vorsprung.
chicago-table-winners = Geteilter Sieg: { $names }
chicago-table-total = Summe
chicago-table-final-shares = Endgültige Aktienwerte
chicago-table-replay = Wiederholung ansehen
chicago-table-new-game = Neues Spiel

# Tabelle, Text, Tasten
chicago-table-spreadsheet = Tabelle
chicago-table-spreadsheet-note = Aktien in %; D Direktor, P Vorzugszertifikat
chicago-table-order-short = Reihenfolge
chicago-table-text = Der Tisch als Text
chicago-table-text-player = { $name }: { $cash }, Vermögen { $worth }, Zertifikate { NUMBER($certificates) } von { NUMBER($limit) }, Partner verfügbar { NUMBER($ready) } von { NUMBER($partners) }.
chicago-table-text-company = { NUMBER($rank) }. { $company }, Direktor { $name }: Aktienwert { $value }, Attraktivität { NUMBER($appeal) }, { $cash }, Waren { NUMBER($goods) } zu { $price }, Ressourcen: { $cubes }.
chicago-table-spaces = Aktionsfelder
chicago-table-free = kostenlos
chicago-table-none = keine
chicago-table-ask = Frag alles: Ruhe mit der Maus darauf, halte den Finger darauf oder drücke I.
chicago-table-keys = Tastenkürzel
chicago-table-help = Menü und Tastenkürzel
chicago-table-summary = Übersicht { $year }
chicago-table-key-choice = nummerierte Möglichkeit wählen
chicago-table-key-confirm = bestätigen
chicago-table-key-back = einen Schritt zurück
chicago-table-key-next = zur nächsten Stelle, an der du handeln kannst
chicago-table-key-undo = rückgängig
chicago-table-key-over = von vorn
chicago-table-key-redo = die zurückgenommenen Züge wieder machen
chicago-table-key-acting = zum nächsten Unternehmen wechseln
chicago-table-key-board = Spielplan
chicago-table-key-shares = Aktien
chicago-table-key-companies = Unternehmen
chicago-table-key-sheet = Tabelle
chicago-table-key-text = der Tisch als Text
chicago-table-key-log = Spielverlauf
chicago-table-key-card = die Karte des Dings unter der Maus oder dem Fokus; Pfeile führen zum nächsten
chicago-table-key-pin = die offene Karte anheften, höchstens zwei
chicago-table-key-digest = die Übersicht seit deinem letzten Zug schließen
chicago-table-key-digest-again = sie wieder öffnen
chicago-table-key-replay = diese Züge noch einmal zeigen
chicago-table-key-step = den nächsten Zug der anderen zeigen
chicago-table-key-skip = gleich zu meinem Zug
chicago-table-key-rail = Spieler, Spielverlauf und Chat einklappen
chicago-table-key-keys = diese Liste

chicago-table-unread =
    { $count ->
        [one] 1 neuer Zug
       *[other] { NUMBER($count) } neue Züge
    }
chicago-table-unread-chat =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { NUMBER($count) } neue Nachrichten
    }
