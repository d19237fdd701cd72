### Industrialist, das Solospiel. Die Namen der Karten kommen aus der Kartendatei.

solo-title = Industrialist
solo-side-A = Marktseite A (Basis)
solo-side-B = Marktseite B (fortgeschritten)
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
solo-op-choose_market = nächster Zug: Marktzeile wählen
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

solo-decision-market_choice = Wähle eine Marktzeile.
solo-decision-actions =
    { $cost ->
        [0] Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Beginne eine Aktion, nutze die Manager oder beende deinen Zug. Die nächste Aktion ist kostenlos.
       *[other] Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Beginne eine Aktion, nutze die Manager oder beende deinen Zug. Die nächste Aktion kostet { NUMBER($cost) } Kapital.
    }
    .last = Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Nutze die Manager oder beende deinen Zug.
solo-decision-selling = Verkaufe Posten für Gewinn oder Kapital.
solo-decision-staffing = Stelle einen Arbeiter ein, versetze Arbeiter über ein Gleis oder tu beides.
solo-decision-building = Wähle ein Gebäude und einen Platz dafür.
solo-decision-take_units =
    { $count ->
        [one] Wähle die Leiste, von der du { NUMBER($count) } Einheit { $kind } nimmst.
       *[other] Wähle die Leiste, von der du die nächste Einheit { $kind } nimmst (noch { NUMBER($count) }).
    }
solo-decision-take_any = Instandhaltung, { $card }: Wähle die Leiste, von der du die nächste Einheit zahlst.
solo-decision-put_units =
    { $count ->
        [one] Wähle die Leiste, auf die du { NUMBER($count) } Einheit { $kind } legst.
       *[other] Wähle die Leiste, auf die du die nächste Einheit { $kind } legst (noch { NUMBER($count) }).
    }
solo-decision-new_workers =
    { $count ->
        [one] Wähle eine Karte für den Arbeiter.
       *[other] Wähle eine Karte für den nächsten Arbeiter (noch { NUMBER($count) }).
    }
solo-decision-marker_choice = Es ist kein Marker mehr frei. Wähle die Leiste der Zentralfabrik, die ihren Marker und ihre Einheiten abgibt.
solo-decision-walkout = Arbeitsniederlegung: Wähle das Gebäude, das einen Arbeiter verliert.
solo-decision-labour_choice = Löhne: Wähle das Gebäude, für das du als Nächstes zahlst ({ NUMBER($due) } Kapital).
solo-decision-upkeep_choice = Instandhaltung: Wähle das Gebäude, für das du als Nächstes zahlst.

solo-move-done = Fertig
    .actions = Zug beenden
    .selling = Verkauf beenden
    .staffing = Aktion beenden
solo-move-begin = { $action }
solo-move-sell_lot = Einen Posten { $kind } für { $income } verkaufen
solo-move-hire_worker = Arbeiter einstellen: { $card }
solo-move-move_workers = { NUMBER($count) } Arbeiter versetzen: { $origin } → { $target }
solo-move-build_card = { $side } bauen, { $place }
solo-move-manager_unit = Manager: 1 Einheit → { $track }
solo-move-manager_worker = Manager: 1 Arbeiter → { $card }
solo-move-manager_build = Manager: { $side } ohne Gleis bauen, { $place }
solo-move-take_unit = 1 Einheit nehmen: { $track }
solo-move-put_unit = 1 Einheit platzieren: { $track }
solo-move-put_worker = Arbeiter platzieren: { $card }
solo-move-give_marker = Marker abgeben: { $kind }
solo-move-choose_row = Marktzeile { $face }
solo-move-choose_card = { $card } wählen
solo-move-draw_card = { $side } austeilen
solo-move-flip_card = { $side } umdrehen
solo-move-roll_market = { $face } würfeln

solo-event-card_dealt = Reihe, Karte { NUMBER($position) }: { $side }
solo-event-card_turned = Reihe, Karte { NUMBER($position) }: { $old } → { $new }
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
        [0] Die Zentralfabrik verliert ihre Leiste für { $kind }
        [one] Die Zentralfabrik verliert ihre Leiste für { $kind } und { NUMBER($units) } Einheit
       *[other] Die Zentralfabrik verliert ihre Leiste für { $kind } und { NUMBER($units) } Einheiten
    }
solo-event-marker_placed = { $side } erhält einen Marker; freie Marker: { NUMBER($spare) }
solo-event-event_happened = Ereignis: { $side }
solo-event-row_closed = Die Reihe rückt zusammen; übrige Karten: { NUMBER($left) }
solo-event-managers_moved = Managerwürfel: { SIGNED($change) } = { NUMBER($managers) }
solo-event-promised = { $effect }
solo-event-scored = Endgewinn { NUMBER($profit) }: { $title }

solo-refusal-game-over = Das Spiel ist zu Ende.
solo-refusal-not-your-turn = Du bist der einzige Spieler an diesem Tisch.
solo-refusal-draw-first = Zuerst wird gewürfelt oder eine Karte gezogen.
solo-refusal-not-now = Das ist jetzt nicht möglich.
solo-refusal-not-a-draw = Das kann jetzt nicht gezogen werden.
solo-refusal-action-passed = Die Aktionen haben eine feste Reihenfolge. In diesem Zug ist es dafür zu spät: { $action }.
solo-refusal-capital-short = Das kostet { NUMBER($cost) } Kapital, aber du hast { NUMBER($have) }.
solo-refusal-nothing-to-sell = Du hast keinen Posten zu verkaufen.
solo-refusal-nobody-to-hire = Du kannst niemanden einstellen: Alle Arbeiterwürfel zeigen schon 6.
solo-refusal-nothing-to-build = Du kannst kein Gebäude der Reihe bezahlen und platzieren.
solo-refusal-do-something-first = Nutze die begonnene Aktion oder nimm sie zurück.
solo-refusal-not-wanted = Der Markt kauft in diesem Zug nicht: { $kind }.
solo-refusal-units-short =
    { $price ->
        [one] Ein Posten { $kind } braucht { NUMBER($price) } Einheit, aber du hast { NUMBER($have) }.
       *[other] Ein Posten { $kind } braucht { NUMBER($price) } Einheiten, aber du hast { NUMBER($have) }.
    }
solo-refusal-capital-for-profit-only = Kapital kannst du nur für Gewinn verkaufen.
solo-refusal-no-room-for-capital = Für Kapital ist kein Platz mehr. Nimm stattdessen Gewinn.
solo-refusal-not-built = { $card } ist nicht gebaut.
solo-refusal-die-full = { $card }: Der Arbeiterwürfel zeigt schon 6.
solo-refusal-once-per-action = Das hast du in dieser Aktion schon getan.
solo-refusal-no-rail-there = In dieser Richtung gibt es kein Gleis: { $origin } → { $target }.
solo-refusal-too-few-workers =
    { $count ->
        [0] Versetze mindestens 1 Arbeiter.
        [one] { $card } hat { NUMBER($have) } Arbeiter und muss mindestens 1 behalten; { NUMBER($count) } kann nicht gehen.
       *[other] { $card } hat { NUMBER($have) } Arbeiter und muss mindestens 1 behalten; { NUMBER($count) } können nicht gehen.
    }
solo-refusal-too-many-workers = { $card }: Mit { NUMBER($count) } mehr wären es über 6 Arbeiter; jetzt sind es { NUMBER($have) }.
solo-refusal-not-in-row = { $side } liegt nicht in der Reihe.
solo-refusal-cost-short =
    { $cost ->
        [one] Das kostet { NUMBER($cost) } Einheit { $kind }, aber du hast { NUMBER($have) }.
       *[other] Das kostet { NUMBER($cost) } Einheiten { $kind }, aber du hast { NUMBER($have) }.
    }
solo-refusal-place-taken = Dort liegt schon eine Karte.
solo-refusal-place-apart = Ein Gebäude muss neben einer anderen Karte liegen.
solo-refusal-rails-do-not-match = Die Gleise passen nicht zu denen der Nachbarkarte: { $card }.
solo-refusal-no-rail-connection = Mindestens eine gemeinsame Kante muss ein Gleis haben.
solo-refusal-rail-at-edge = Die Manager bauen nur, wo keine gemeinsame Kante ein Gleis hat; zu { $card } hin liegt aber eines.
solo-refusal-managers-used = Du hast die Manager in diesem Zug schon genutzt.
solo-refusal-managers-gone = Der Managerwürfel ist aus dem Spiel.
solo-refusal-no-such-track = { $track }: Diese Leiste ist nicht im Spiel.
solo-refusal-track-full = { $track }: Diese Leiste ist voll ({ NUMBER($most) }).
solo-refusal-track-unstaffed = { $track }: Diese Leiste lagert nichts, solange die Karte nicht voll besetzt ist ({ NUMBER($have) } von { NUMBER($need) } Arbeitern).
solo-refusal-capital-not-from-managers = Die Manager bringen Ressourcen, kein Kapital.
solo-refusal-wrong-kind = { $track }: Hier ist eine andere Art von Einheiten nötig.
solo-refusal-track-empty = { $track }: Diese Leiste ist leer.
solo-refusal-marker-gone = Die Zentralfabrik hat diese Leiste nicht mehr: { $kind }.
solo-refusal-not-among-cards = { $card } kannst du hier nicht wählen.
solo-refusal-not-in-cost = { $track }: { $side } kostet diese Einheiten nicht.

solo-board-row = Reihe, von links nach rechts
solo-board-key = M Rohstoffe, C Halbwaren, G Waren, $ Kapital; Pfeile: Gleise im Norden (N), Osten (E), Süden (S), Westen (W); Gewinn am Ende, wenn voll besetzt
solo-board-events = Ereignisse: Eine gebaute Karte löst das Ereignis der Karte rechts von ihr aus
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
solo-welcome = Willkommen. Du hast sechzehn Züge, um Gewinn zu machen. Tippe die Nummer eines Zugs oder einen Befehl: why WÖRTER, hint, undo, board, save DATEI, load DATEI, quit.
solo-help = Tippe eine Nummer von 1 bis { NUMBER($count) } oder einen Befehl: why WÖRTER (warum ein Zug nicht geht), hint (was ein Bot spielen würde), undo, board, save DATEI, load DATEI, quit.
solo-daily = Spiel des Tages, { $date }: für alle dieselben Karten und Würfe.
solo-shared = Industrialist, Spiel des Tages { $date }, Seite { $side }: { NUMBER($profit) } Gewinn, { $title }
