### Industrialist, das Solospiel. Die Namen der Karten kommen aus der Kartendatei.

solo-title = Industrialist
solo-side-A = Marktseite A (Basisspiel)
solo-side-B = Marktseite B (Fortgeschrittenes Spiel)
solo-own-cards = eigene Karten
solo-central = Zentralfabrik
solo-kind-materials = Rohstoffe
solo-kind-commodities = Halbwaren
solo-kind-goods = Waren
solo-kind-capital = Kapital
solo-action-sell = Verkaufen
solo-action-hire = Einstellen und versetzen
solo-action-build = Bauen
solo-action-produce = Produzieren
solo-income-profit = Gewinn
solo-income-capital = Kapital
solo-track-central = Zentralfabrik ({ $kind })
solo-way-north =
    { $steps ->
        [one] { NUMBER($steps) } Feld nördlich
       *[other] { NUMBER($steps) } Felder nördlich
    }
solo-way-east =
    { $steps ->
        [one] { NUMBER($steps) } Feld östlich
       *[other] { NUMBER($steps) } Felder östlich
    }
solo-way-south =
    { $steps ->
        [one] { NUMBER($steps) } Feld südlich
       *[other] { NUMBER($steps) } Felder südlich
    }
solo-way-west =
    { $steps ->
        [one] { NUMBER($steps) } Feld westlich
       *[other] { NUMBER($steps) } Felder westlich
    }
solo-place = { $way } der Zentralfabrik
    .corner = { $along } und { $across } der Zentralfabrik
solo-track-building = { $card } ({ $kind })
solo-reason-sale = Verkauf
solo-reason-action = Aktion
solo-reason-building = Bau
solo-reason-managers = Manager
solo-reason-production = Produktion
solo-reason-event = Ereignis
solo-reason-labour = Löhne
solo-reason-maintenance = Instandhaltung
solo-reason-marker = Marker abgegeben
solo-reason-end = Spielende
solo-op-workers = { NUMBER($amount) } Arbeiter
solo-op-gain =
    { $amount ->
        [one] { NUMBER($amount) } Einheit { $kind } erhalten
       *[other] { NUMBER($amount) } Einheiten { $kind } erhalten
    }
solo-op-lose =
    { $amount ->
        [one] { NUMBER($amount) } Einheit { $kind } verlieren
       *[other] { NUMBER($amount) } Einheiten { $kind } verlieren
    }
solo-op-profit_per_building = Gewinn +{ NUMBER($amount) } pro Gebäude
solo-op-managers = Managerwürfel +{ NUMBER($amount) }
solo-op-choose_market = nächster Zug: die Marktzeile wählen
solo-op-sale_bonus =
    { $amount ->
        [one] nächster Zug: { NUMBER($amount) } Einheit weniger pro Posten { $kind }
       *[other] nächster Zug: { NUMBER($amount) } Einheiten weniger pro Posten { $kind }
    }
solo-op-production_bonus = nächster Zug: Produktion +{ NUMBER($amount) }
solo-op-free_actions = nächster Zug: kostenlose Aktionen
solo-op-produce_now = sofort produzieren
solo-op-walkout = Arbeitsniederlegung: Das Gebäude mit den meisten Arbeitern verliert einen
solo-op-levy = Abgabe: { NUMBER($amount) } Kapital pro Gebäude
solo-rank-0 = Schuhputzer
solo-rank-1 = Inhaber
solo-rank-2 = Unternehmer
solo-rank-3 = Industriekapitän
solo-rank-4 = Titan der Industrie

solo-decision-market_choice = Wähle die Marktzeile.
solo-decision-actions =
    { $cost ->
        [0] Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Beginne eine Aktion, nutze die Manager oder beende den Zug. Die nächste Aktion ist kostenlos.
       *[other] Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Beginne eine Aktion, nutze die Manager oder beende den Zug. Die nächste Aktion kostet { NUMBER($cost) } Kapital.
    }
    .last = Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Nutze die Manager oder beende den Zug.
solo-decision-selling = Verkaufe Posten für Gewinn oder Kapital.
solo-decision-staffing = Stelle einen Arbeiter ein, versetze Arbeiter über ein Gleis oder tu beides.
solo-decision-building = Wähle ein Gebäude und seinen Platz.
solo-decision-take_units =
    { $count ->
        [one] Wähle die Leiste, die { NUMBER($count) } Einheit { $kind } abgibt.
       *[other] Wähle die Leiste, die die nächste von { NUMBER($count) } Einheiten { $kind } abgibt.
    }
solo-decision-take_any = Instandhaltung, { $card }: Wähle die Leiste, die die nächste Einheit abgibt.
solo-decision-put_units =
    { $count ->
        [one] Wähle die Leiste, die { NUMBER($count) } Einheit { $kind } erhält.
       *[other] Wähle die Leiste, die die nächste von { NUMBER($count) } Einheiten { $kind } erhält.
    }
solo-decision-new_workers =
    { $count ->
        [one] Wähle die Karte, die den Arbeiter erhält.
       *[other] Wähle die Karte, die den nächsten von { NUMBER($count) } Arbeitern erhält.
    }
solo-decision-marker_choice = Es ist kein Marker mehr frei: Wähle die Leiste der Zentralfabrik, die ihren Marker und ihre Einheiten abgibt.
solo-decision-walkout = Arbeitsniederlegung: Wähle das Gebäude, das einen Arbeiter verliert.
solo-decision-labour_choice = Löhne: Wähle das Gebäude, für das du als Nächstes zahlst ({ NUMBER($due) } Kapital).
solo-decision-upkeep_choice = Instandhaltung: Wähle das Gebäude, für das du als Nächstes zahlst.

solo-move-done = Fertig
    .actions = Zug beenden
    .selling = Nichts mehr verkaufen
    .staffing = Aktion beenden
solo-move-begin = { $action }
solo-move-sell_lot = Einen Posten { $kind } für { $income } verkaufen
solo-move-hire_worker = Einen Arbeiter einstellen: { $card }
solo-move-move_workers = { NUMBER($count) } Arbeiter versetzen: { $origin } → { $target }
solo-move-build_card = { $side } bauen, { $place }
solo-move-manager_unit = Manager: 1 Einheit → { $track }
solo-move-manager_worker = Manager: 1 Arbeiter → { $card }
solo-move-manager_build = Manager: { $side } ohne Gleis bauen, { $place }
solo-move-take_unit = 1 Einheit nehmen: { $track }
solo-move-put_unit = 1 Einheit platzieren: { $track }
solo-move-put_worker = Den Arbeiter platzieren: { $card }
solo-move-give_marker = Den Marker nehmen: { $kind }
solo-move-choose_row = Marktzeile { $face }
solo-move-choose_card = { $card } wählen
solo-move-draw_card = { $side } austeilen
solo-move-flip_card = { $side } umdrehen
solo-move-roll_market = { $face } würfeln

solo-event-card_dealt = Karte { NUMBER($position) } der Reihe: { $side }
solo-event-card_turned = Karte { NUMBER($position) } der Reihe: { $old } → { $new }
solo-event-year_began = Jahr { NUMBER($year) }
solo-event-market_set =
    { $chosen ->
        [1] Der Marktwürfel wird auf { $face } gestellt
       *[0] Der Marktwürfel zeigt { $face }
    }
solo-event-action_began =
    { $cost ->
        [0] Kostenlos
       *[other] Kostet { NUMBER($cost) } Kapital
    }
solo-event-units_moved = { $track }: { SIGNED($change) } = { NUMBER($units) } ({ $reason })
solo-event-profit_moved = Gewinn: { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
solo-event-workers_moved = { NUMBER($count) } Arbeiter: { $origin } → { $target }
solo-event-workers_changed = { $card }, Arbeiter: { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
solo-event-card_built = { $side } wird gebaut, { $place }
solo-event-marker_taken =
    { $units ->
        [0] Die Zentralfabrik verliert eine Leiste: { $kind }
        [one] Die Zentralfabrik verliert eine Leiste mit { NUMBER($units) } Einheit: { $kind }
       *[other] Die Zentralfabrik verliert eine Leiste mit { NUMBER($units) } Einheiten: { $kind }
    }
solo-event-marker_placed = Ein Marker für { $side }; freie Marker: { NUMBER($spare) }
solo-event-event_happened = Ereignis: { $side }
solo-event-row_closed = Die Reihe rückt zusammen; übrige Karten: { NUMBER($left) }
solo-event-managers_moved = Managerwürfel: { SIGNED($change) } = { NUMBER($managers) }
solo-event-promised = { $effect }
solo-event-scored = Endgewinn { NUMBER($profit) }: { $title }

solo-refusal-game-over = Das Spiel ist zu Ende.
solo-refusal-not-your-turn = An diesem Tisch spielt sonst niemand.
solo-refusal-draw-first = Zuerst kommt ein Wurf oder eine Karte.
solo-refusal-not-now = Das ist jetzt nicht möglich.
solo-refusal-not-a-draw = Das kann jetzt nicht gezogen werden.
solo-refusal-action-passed = Die Aktionen haben eine feste Reihenfolge; in diesem Zug ist es hierfür zu spät: { $action }.
solo-refusal-capital-short = Das kostet { NUMBER($cost) } Kapital; du hast { NUMBER($have) }.
solo-refusal-nothing-to-sell = Es gibt keinen Posten zu verkaufen.
solo-refusal-nobody-to-hire = Alle Arbeiterwürfel zeigen 6.
solo-refusal-nothing-to-build = Kein Gebäude der Reihe lässt sich bezahlen und platzieren.
solo-refusal-do-something-first = Nutze die begonnene Aktion oder nimm sie zurück.
solo-refusal-not-wanted = In diesem Zug auf dem Markt nicht gefragt: { $kind }.
solo-refusal-units-short =
    { $price ->
        [one] Ein Posten { $kind } ist { NUMBER($price) } Einheit; du hast { NUMBER($have) }.
       *[other] Ein Posten { $kind } sind { NUMBER($price) } Einheiten; du hast { NUMBER($have) }.
    }
solo-refusal-capital-for-profit-only = Kapital wird nur für Gewinn verkauft.
solo-refusal-no-room-for-capital = Für Kapital ist kein Platz mehr; nimm Gewinn.
solo-refusal-not-built = { $card } ist nicht gebaut.
solo-refusal-die-full = { $card }: Der Arbeiterwürfel zeigt 6.
solo-refusal-once-per-action = Das hast du in dieser Aktion schon getan.
solo-refusal-no-rail-there = In dieser Richtung gibt es kein Gleis: { $origin } → { $target }.
solo-refusal-too-few-workers =
    { $count ->
        [0] Mindestens 1 Arbeiter wird versetzt.
        [one] { $card }, Arbeiter: { NUMBER($have) }, mindestens 1 bleibt; { NUMBER($count) } kann nicht gehen.
       *[other] { $card }, Arbeiter: { NUMBER($have) }, mindestens 1 bleibt; { NUMBER($count) } können nicht gehen.
    }
solo-refusal-too-many-workers = { $card }, Arbeiter: { NUMBER($have) }; mit { NUMBER($count) } mehr wären es über 6.
solo-refusal-not-in-row = { $side } ist nicht in der Reihe.
solo-refusal-cost-short =
    { $cost ->
        [one] Nötig ist { NUMBER($cost) } Einheit { $kind }; du hast { NUMBER($have) }.
       *[other] Nötig sind { NUMBER($cost) } Einheiten { $kind }; du hast { NUMBER($have) }.
    }
solo-refusal-place-taken = Dort liegt schon eine Karte.
solo-refusal-place-apart = Ein Gebäude muss neben einer anderen Karte liegen.
solo-refusal-rails-do-not-match = Die Gleise passen nicht zu denen der Nachbarkarte: { $card }.
solo-refusal-no-rail-connection = Mindestens eine gemeinsame Kante muss ein Gleis haben.
solo-refusal-rail-at-edge = Die Manager bauen nur, wo keine gemeinsame Kante ein Gleis hat; hier ist eines: { $card }.
solo-refusal-managers-used = Die Manager sind in diesem Zug schon genutzt.
solo-refusal-managers-gone = Der Managerwürfel ist aus dem Spiel.
solo-refusal-no-such-track = { $track }: Diese Leiste ist nicht im Spiel.
solo-refusal-track-full = { $track }: Diese Leiste ist voll ({ NUMBER($most) }).
solo-refusal-track-unstaffed = { $track }: Diese Leiste lagert nichts, solange die Karte nicht voll besetzt ist ({ NUMBER($have) } von { NUMBER($need) } Arbeitern).
solo-refusal-capital-not-from-managers = Die Manager bringen Ressourcen, kein Kapital.
solo-refusal-wrong-kind = { $track }: Hier sind Einheiten einer anderen Sorte nötig.
solo-refusal-track-empty = { $track }: Diese Leiste ist leer.
solo-refusal-marker-gone = Diese Leiste hat die Zentralfabrik nicht mehr: { $kind }.
solo-refusal-not-among-cards = { $card } steht nicht zur Wahl.
solo-refusal-not-in-cost = { $track }: Solche Einheiten kommen in den Kosten von { $side } nicht vor.

solo-board-row = Reihe, von links
solo-board-key = M Rohstoffe, C Halbwaren, G Waren, $ Kapital; Pfeile: Gleise im Norden (N), Osten (E), Süden (S), Westen (W); Gewinn für ein voll besetztes Gebäude am Ende
solo-board-events = Ereignisse: Wer eine Karte baut, löst das der Karte rechts davon aus
solo-board-now = jetzt
solo-board-map = Lageplan
solo-board-market = Markt: Einheiten für 1 Gewinn oder 1 Kapital
solo-board-year = Jahr
solo-board-profit = Gewinn
solo-board-managers = Managerwürfel
solo-board-markers = freie Marker
solo-board-cost = Kosten
solo-board-track = Leiste
solo-board-staffing = Pers.
solo-board-rails = Gleise
solo-board-end = Gewinn
solo-board-years = Jahre
solo-board-event = Ereignis
solo-board-happened = schon eingetreten
solo-welcome = Willkommen. Du hast sechzehn Züge, um Gewinn zu machen. Tippe die Nummer eines Zugs oder: why WÖRTER, hint, undo, board, save DATEI, load DATEI, quit.
solo-help = Tippe eine Nummer von 1 bis { NUMBER($count) } oder: why WÖRTER (warum ein Zug nicht geht), hint (was ein Bot täte), undo, board, save DATEI, load DATEI, quit.
solo-daily = Tagesspiel vom { $date }: für alle dieselben Karten und Würfe.
solo-shared = Industrialist, Tagesspiel { $date }, Seite { $side }: Gewinn { NUMBER($profit) }, { $title }
