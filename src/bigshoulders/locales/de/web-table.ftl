### Der Tisch von Chicago 1875 im Browser.

# Who and where
table-you = Du
table-you-by = du
table-you-to = dich
table-home = Chicago 1875: zur Startseite
table-first-edition = Erste Auflage
table-decade = Dekade
table-phase = Phase
table-phase-stock = Aktien
table-phase-building = Bau
table-phase-action = Aktion
table-phase-operating = Betrieb
table-phase-cleanup = Aufräumen
table-initiative = Initiative
table-priority = Reihenfolge ab dem Prioritäts-Deal
table-priority-short = Prioritäts-Deal
table-bot = Bot
table-away = abwesend
table-to-move = am Zug
table-settled = bereit
table-views = Ansichten
table-view-play = Jetzt
table-view-board = Spielplan
table-view-shares = Aktien
table-view-companies = Unternehmen
table-view-markets = Märkte
table-view-sheet = Tabelle
table-view-text = In Worten
table-view-log = Protokoll

# The decision
table-waiting = Warten auf { $names }
table-moving = Das Spiel geht weiter.
table-over = Das Spiel ist zu Ende.
table-since = Seit deinem letzten Zug
table-for = für
table-acting = Handelndes Unternehmen
table-open-spaces = { NUMBER($open) } Felder möglich · Partner übrig: { NUMBER($partners) }
table-consequences = Was sich ändert
table-runs-now = Betrieb als Nr. { NUMBER($rank) }, vorher { NUMBER($was) }
table-directorship-goes = { $name }: neuer Direktor
table-planned = geplant: { $company }
table-kind-pass = Passen
table-kind-done = Schritt beenden
table-kind-decline = Ablehnen
table-kind-found = Ein Unternehmen gründen
table-kind-sell_certificate = Zertifikate verkaufen
table-kind-buy_certificate = Ein Zertifikat kaufen
table-kind-protect = Price Protection
table-kind-keep_building = Ein Gebäude behalten
table-kind-place_building = Ein Gebäude platzieren
table-kind-remove_building = Ein Gebäude entfernen
table-kind-use_building = Einen Partner schicken
table-kind-activate_asset = Eine Kapitalanlage aktivieren
table-kind-discard_asset = Eine Kapitalanlage abwerfen
table-kind-trade = 2 gegen 1 tauschen
table-kind-buy_asset = Eine Kapitalanlage kaufen
table-kind-hire_worker = Einen Arbeiter einstellen
table-kind-put_worker = Den Arbeiter einsetzen
table-kind-put_manager = Den Manager einsetzen
table-kind-automate = Automatisieren
table-kind-take_cube = Eine Ressource nehmen
table-kind-take_overlay_cube = Eine Ressource nehmen, kostenlos
table-kind-take_bonus = Den Bonus nehmen
table-kind-take_cash = Das Geld nehmen
table-kind-take_initiative = Die Initiative nehmen
table-kind-take_manager = Einen Manager nehmen
table-kind-take_salesperson = Einen Verkäufer nehmen
table-kind-spend_steel = Stahl ausgeben
table-kind-issue_certificate = Aktien ausgeben
table-kind-buy_cube = Ressourcen kaufen
table-kind-buy_overlay_cube = Ressourcen kaufen
table-kind-run_factory = Eine Fabrik betreiben
table-kind-run_tier = Die Fabrik betreiben
table-kind-sell_good = Waren verkaufen
table-kind-pay_dividends = Dividenden zahlen
table-kind-withhold = Einbehalten

# Tracks
table-stock-track = Aktien
table-stock-track-note = Wert einer Aktie
table-stock-cell = Aktienwert { $value }
table-appeal-track = Attraktivität
table-appeal-track-note = höchste zuerst
table-appeal-cell = Attraktivität { NUMBER($space) }
table-appeal-cell-bonus = Attraktivität { NUMBER($space) }, Bonus: { $bonus }
table-directed = { $company }, Direktor: { $name }

# Demand and supply
table-demand = Nachfrage
table-demand-note = Reihe voll: halber Preis, unbegrenzt
table-tiles-left =
    { $count ->
        [one] { NUMBER($count) } Plättchen übrig
       *[other] { NUMBER($count) } Plättchen übrig
    }
table-if-filled = wenn voll
table-no-bonus = ohne Bonus
table-demand-cell = { $industry }, { $column }: { NUMBER($goods) } von { NUMBER($capacity) } Waren
table-left =
    { $count ->
        [one] noch { NUMBER($count) }
       *[other] noch { NUMBER($count) }
    }
table-full = voll
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

# City, assets, Buildings, goals
table-city = Stadt
table-city-note = beliebig oft; die anderen einmal pro Dekade
table-jobs-empty = leer, ein Arbeiter kostet { $price }
table-fee = { $amount } an { $name }
table-fee-free = kostenlos · { $name } { $amount }
table-fee-worker = { $amount } für den nächsten Arbeiter
table-fee-dividends = { $amount } aus der Unternehmenskasse
table-fee-funds = { $amount } von der Bank
table-opens = ab { $year }
table-used-by = benutzt: { $name }
table-assets = Kapitalanlagen
table-assets-note = links: einmal pro Dekade · rechts: Bonus beim Kauf
table-assets-left =
    { $count ->
        [one] { NUMBER($count) } im Stapel
       *[other] { NUMBER($count) } im Stapel
    }
table-asset = { $name } für { MONEY($price) }. Jede Dekade: { $effect }. Beim Kauf: { $bonus }.
table-pay = zahle { $amount }
table-no-fall = kein Fall
table-empty = leer
table-buildings = Gebäude
table-buildings-note = jedes einmal pro Dekade · die Gebühr bekommt der Besitzer
table-nothing-built = noch nichts gebaut
table-goals = Ziele
table-goals-note = je { $amount } am Ende
table-leads = führt

# Players
table-players = Spieler
table-player = Spieler
table-personal-cash = Persönliche Mittel
table-partners = Partner: { NUMBER($ready) } von { NUMBER($all) } verfügbar
table-partners-short = Partner
table-certificates = Zertifikate
table-worth = Vermögen { $amount }
table-in-hand = Auf der Hand

# Companies
table-companies = Unternehmen
table-company = Unternehmen
table-my-companies = Meine Unternehmen
table-other-companies = Andere Unternehmen
table-no-company = Du leitest kein Unternehmen. Ein Partner im Bankbereich bringt dir { MONEY(25) }.
table-closed-companies = Geschlossen: { $companies }
table-status-available = Dieses Unternehmen kann noch gegründet werden.
table-status-closed = Dieses Unternehmen wurde geschlossen.
table-director = Direktor
table-stock = Aktie
table-runs = Betrieb als Nr. { NUMBER($rank) }
table-company-cash = Unternehmenskasse
table-per-good = Pro Ware
table-by-tier = nach Stufe
table-factory = Fabrik { NUMBER($number) }
table-factory-of = { $company }, Fabrik { NUMBER($number) }
table-ready = bereit
table-ran = ist gelaufen
table-short = fehlt
table-posts-open =
    { $count ->
        [one] { NUMBER($count) } freie Stelle
       *[other] { NUMBER($count) } freie Stellen
    }
table-posts =
    { $count ->
        [one] { NUMBER($count) } Stelle
       *[other] { NUMBER($count) } Stellen
    }
table-post-open = freie Stelle
table-automated = automatisiert
table-automated-bonus = eine mehr, wenn voll automatisiert
table-no-manager = kein Manager
table-per-worker = pro Arbeiter
table-goods = Waren
table-goods-count =
    { $count ->
        [one] { NUMBER($count) } Ware
       *[other] { NUMBER($count) } Waren
    }
table-own-shares = Eigene Aktien
table-asset-slots = Anlagen { NUMBER($used) }/{ NUMBER($slots) }
table-use = Nutzen
table-discard = Abwerfen
table-exhausted = erschöpft
table-next-bonus = bei { NUMBER($space) }: { $bonus }
table-wages = fällige Löhne: { $amount }
table-full-run = Volle Auslastung
table-full-run-note = Dividende, wenn alle besetzten Fabriken liefen und alles verkauft würde

# Shares
table-shares = Aktien
table-shares-note = Aktienwerte und Anteile
table-sold-out-note = ausverkauft am Ende der Phase: +1 Stufe
table-sold-out = ausverkauft
table-price = Preis
table-directs = Direktor: { $name }
table-per-share = Ertrag pro Aktie
table-sell = Verkaufen
table-buy-one = Eines kaufen
table-sell-label = { $certificate } anbieten, { $company }: der Posten bringt { MONEY($proceeds) }, der Aktienwert fällt auf { $value }
table-buy-label = { $certificate } kaufen, { $company } ({ $source }), { $price }
table-batch = { $shares }: { $proceeds }, fällt auf { $value }
table-no-companies-yet = Noch ist kein Unternehmen im Spiel.
table-shares-value = Aktien zum Wert
table-worth-now = Vermögen jetzt
table-income = Ertrag bei voller Auslastung
table-order = Dein Auftrag
table-falls-to = Aktie fällt: { $old } → { $new }
table-no-buy-back = { $company }: in dieser Dekade kein Kauf mehr
table-sell-hint = Wähle Zertifikate in der Liste; alle werden zusammen verkauft.
table-buy-hint = Nach dem Verkauf, oder ohne, darfst du ein Zertifikat kaufen.
table-after = Danach
table-directorships = Direktorien
table-danger-now = ein Zertifikat entfernt
table-danger = in Reichweite
table-safe = sicher
table-director-holds = { $name }: Direktor mit { $shares }.
table-takes-over = { $name }: Übernahme mit { $shares } mehr.

# Founding
table-found = Ein Unternehmen gründen
table-or-found = Oder ein Unternehmen gründen
table-found-note = du kaufst das Direktorenzertifikat: 30 %
table-sort = Sortieren
table-sort-industry = Nach Branche
table-sort-price = Nach Preis
table-sort-appeal = Nach Attraktivität
table-slots =
    { $count ->
        [0] kein Anlagenplatz
        [one] Anlagenplatz
       *[other] { NUMBER($count) } Anlagenplätze
    }
table-house-values = Hausregel-Werte
table-opening-price = { $company }: Anfangs-Aktienwert
table-choose-charter = Wähle ein Unternehmen
table-you-pay = du zahlst { $amount }
table-you-keep = dir bleiben { $amount }
table-you-lack = { $amount } fehlen
table-found-hint = Was du zahlst, ist das erste Geld des Unternehmens: Davon bezahlt es Arbeiter und Ressourcen.

# Building Phase
table-hand = Deine Gebäude
table-hand-place = wähle das, das du baust
table-hand-remove = wähle das, das du entfernst; das andere bleibt auf der Hand
table-hand-draft = wähle das, das du behältst; die anderen gibst du weiter
table-hand-waiting = verdeckt, bis alle bereit sind
table-hand-empty = Du hast keine Gebäude auf der Hand.
table-still-choosing = Wählen noch: { $names }
table-building-free = kostenlos · die Bank zahlt dir { $amount }
table-building-fee = { $amount } vom Unternehmen an dich
table-building-workers = +{ NUMBER($count) } auf den Arbeitsmarkt
table-tile-chosen = wird gebaut
table-tile-kept = behalten

# Operating
table-operates = Betrieb: { $company }
table-steps = Schritte des Betriebszugs
table-step-issue = Mittel beschaffen
table-step-purchase = Ressourcen kaufen
table-step-produce = Produzieren
table-step-sell = Verkaufen
table-step-pay = Zahlen oder einbehalten
table-step-free = Ende
table-issue-hint = Notfall-Mittelbeschaffung: Jede ausgegebene Aktie senkt den Wert um eine Stufe, dazu eine Stufe mehr.
table-issued = angeboten: { $list }
table-for-factories = Für alle Fabriken
table-need = Bedarf
table-have = Vorhanden
table-lack = Fehlt
table-covered = gedeckt
table-nothing-needed = kein Bedarf
table-free-actions = Freie Aktionen
table-run-factories = Fabriken betreiben, von links nach rechts
table-run-tier = { NUMBER($workers) } Arbeiter → { NUMBER($goods) } Waren
table-running-order = Betriebsreihenfolge
table-has-operated = fertig
table-sell-goods = Waren verkaufen
table-outlet-label = 1 Ware verkaufen: { $outlet }, Platz für { NUMBER($room) } von { NUMBER($capacity) }
table-half-open = unbegrenzt
table-half-shut = wenn die Reihe voll ist
table-goods-left = Waren übrig
table-goods-sold = Waren verkauft
table-price-each = Preis pro Ware
table-revenue-name = Umsatz
table-revenue = Umsatz { $amount }
table-one-more-salesperson = Ein Verkäufer mehr: { $price } pro Ware
table-pay-or-withhold = Dividenden zahlen oder einbehalten?
table-pay-dividends = Zahlen
table-withhold = Einbehalten
table-pay-label = Dividenden zahlen: { $amount } pro Aktie
table-withhold-label = { $amount } einbehalten
table-a-share = pro Aktie
table-steps-up =
    { $count ->
        [0] keine Stufe
        [one] 1 Stufe hoch
       *[other] { NUMBER($count) } Stufen hoch
    }
table-steps-down =
    { $count ->
        [0] keine Stufe
        [one] 1 Stufe runter
       *[other] { NUMBER($count) } Stufen runter
    }
table-cash = Geld
table-worth-change = Vermögen
table-missing-for-step =
    { $steps ->
        [one] Noch { $missing } für 1 Stufe, bei { $revenue }.
       *[other] Noch { $missing } für { NUMBER($steps) } Stufen, bei { $revenue }.
    }
table-most-steps = Mehr Stufen sind nicht möglich.
table-may-not-pay = Zum Zahlen muss eine Fabrik gelaufen und eine Ware verkauft sein.

# The end
table-final = Die Schlussabrechnung
table-winner = { $name } gewinnt mit { $lead } Vorsprung.
table-winners = Geteilter Sieg: { $names }
table-total = Summe
table-final-shares = Was die Aktien wert waren
table-replay = Noch einmal ansehen
table-new-game = Neues Spiel

# Spreadsheet, words, keys
table-spreadsheet = Tabelle
table-spreadsheet-note = Aktien in %; D Direktor, P Vorzugszertifikat
table-order-short = Folge
table-text = Der Tisch in Worten
table-text-player = { $name }: { $cash }, Vermögen { $worth }, Zertifikate { NUMBER($certificates) } von { NUMBER($limit) }, Partner verfügbar { NUMBER($ready) } von { NUMBER($partners) }.
table-text-company = { NUMBER($rank) }. { $company }, Direktor { $name }: Aktie { $value }, Attraktivität { NUMBER($appeal) }, { $cash }, Waren { NUMBER($goods) } zu { $price }, Ressourcen: { $cubes }.
table-spaces = Aktionsfelder
table-free = kostenlos
table-none = nichts
table-keys = Tasten
table-help = Tasten und Sprache
table-key-choice = die nummerierte Wahl
table-key-confirm = bestätigen
table-key-back = einen Schritt zurück
table-key-next = die nächste Stelle, an der du etwas tun kannst
table-key-undo = zurücknehmen
table-key-over = von vorn
table-key-acting = nächstes Unternehmen
table-key-board = Spielplan
table-key-shares = Aktien
table-key-companies = Unternehmen
table-key-sheet = Tabelle
table-key-text = der Tisch in Worten
table-key-log = Protokoll
table-key-keys = diese Liste
