### Industrialist, das Solospiel. Die Namen der Karten kommen aus der Kartendatei.

industrialist-title = Industrialist
industrialist-side-A = Marktseite A (Basis)
industrialist-side-B = Marktseite B (fortgeschritten)
industrialist-own-cards = eigene Karten
industrialist-central = Zentralfabrik
industrialist-kind-materials = Rohstoffe
industrialist-kind-commodities = Halbwaren
industrialist-kind-goods = Waren
industrialist-kind-capital = Kapital
industrialist-action-sell = Verkaufen
industrialist-action-hire = Einstellen und versetzen
industrialist-action-build = Bauen
industrialist-action-produce = Produzieren
industrialist-income-profit = Gewinn
industrialist-income-capital = Kapital
industrialist-track-central = Zentralfabrik ({ $kind })
industrialist-way-north =
    { $steps ->
        [one] { NUMBER($steps) } Feld nördlich
       *[other] { NUMBER($steps) } Felder nördlich
    }
industrialist-way-east =
    { $steps ->
        [one] { NUMBER($steps) } Feld östlich
       *[other] { NUMBER($steps) } Felder östlich
    }
industrialist-way-south =
    { $steps ->
        [one] { NUMBER($steps) } Feld südlich
       *[other] { NUMBER($steps) } Felder südlich
    }
industrialist-way-west =
    { $steps ->
        [one] { NUMBER($steps) } Feld westlich
       *[other] { NUMBER($steps) } Felder westlich
    }
industrialist-place = { $way } der Zentralfabrik
    .corner = { $along } und { $across } der Zentralfabrik
industrialist-track-building = { $card } ({ $kind })
industrialist-reason-sale = Verkauf
industrialist-reason-action = Aktion
industrialist-reason-building = Bau
industrialist-reason-managers = Manager
industrialist-reason-production = Produktion
industrialist-reason-event = Ereignis
industrialist-reason-labour = Löhne
industrialist-reason-maintenance = Instandhaltung
industrialist-reason-marker = Marker abgegeben
industrialist-reason-end = Spielende
industrialist-op-workers = { NUMBER($amount) } Arbeiter
industrialist-op-gain =
    { $amount ->
        [one] { NUMBER($amount) } Einheit { $kind } erhalten
       *[other] { NUMBER($amount) } Einheiten { $kind } erhalten
    }
industrialist-op-lose =
    { $amount ->
        [one] { NUMBER($amount) } Einheit { $kind } verlieren
       *[other] { NUMBER($amount) } Einheiten { $kind } verlieren
    }
industrialist-op-profit_per_building = Gewinn +{ NUMBER($amount) } pro Gebäude
industrialist-op-managers = Managerwürfel +{ NUMBER($amount) }
industrialist-op-choose_market = nächster Zug: Marktzeile wählen
industrialist-op-sale_bonus =
    { $amount ->
        [one] nächster Zug: { NUMBER($amount) } Einheit weniger pro Posten { $kind }
       *[other] nächster Zug: { NUMBER($amount) } Einheiten weniger pro Posten { $kind }
    }
industrialist-op-production_bonus = nächster Zug: Produktion +{ NUMBER($amount) }
industrialist-op-free_actions = nächster Zug: kostenlose Aktionen
industrialist-op-produce_now = sofort produzieren
industrialist-op-walkout = Arbeitsniederlegung: Das Gebäude mit den meisten Arbeitern verliert einen
industrialist-op-levy = Abgabe: { NUMBER($amount) } Kapital pro Gebäude
industrialist-rank-0 = Schuhputzer
industrialist-rank-1 = Inhaber
industrialist-rank-2 = Unternehmer
industrialist-rank-3 = Industriekapitän
industrialist-rank-4 = Titan der Industrie

industrialist-decision-market_choice = Wähle eine Marktzeile.
industrialist-decision-actions =
    { $cost ->
        [0] Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Beginne eine Aktion, nutze die Manager oder beende deinen Zug. Die nächste Aktion ist kostenlos.
       *[other] Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Beginne eine Aktion, nutze die Manager oder beende deinen Zug. Die nächste Aktion kostet { NUMBER($cost) } Kapital.
    }
    .last = Jahr { NUMBER($year) }, Markt { NUMBER($market) }: Nutze die Manager oder beende deinen Zug.
industrialist-decision-selling = Verkaufe Posten für Gewinn oder Kapital.
    .managers = Es gibt nichts mehr zu verkaufen: Nutze die Manager oder beende den Verkauf.
industrialist-decision-staffing = Stelle einen Arbeiter ein, versetze Arbeiter über ein Gleis oder tu beides.
industrialist-decision-building = Wähle ein Gebäude und einen Platz dafür.
industrialist-decision-take_units =
    { $count ->
        [one] Wähle die Leiste, von der du { NUMBER($count) } Einheit { $kind } nimmst.
       *[other] Wähle die Leiste, von der du die nächste Einheit { $kind } nimmst (noch { NUMBER($count) }).
    }
industrialist-decision-take_any = Instandhaltung, { $card }: Wähle die Leiste, von der du die nächste Einheit zahlst.
industrialist-decision-put_units =
    { $count ->
        [one] Wähle die Leiste, auf die du { NUMBER($count) } Einheit { $kind } legst.
       *[other] Wähle die Leiste, auf die du die nächste Einheit { $kind } legst (noch { NUMBER($count) }).
    }
industrialist-decision-new_workers =
    { $count ->
        [one] Wähle eine Karte für den Arbeiter.
       *[other] Wähle eine Karte für den nächsten Arbeiter (noch { NUMBER($count) }).
    }
industrialist-decision-marker_choice = Es ist kein Marker mehr frei. Wähle die Leiste der Zentralfabrik, die ihren Marker und ihre Einheiten abgibt.
industrialist-decision-walkout = Arbeitsniederlegung: Wähle das Gebäude, das einen Arbeiter verliert.
industrialist-decision-labour_choice = Löhne: Wähle das Gebäude, für das du als Nächstes zahlst ({ NUMBER($due) } Kapital).
industrialist-decision-upkeep_choice = Instandhaltung: Wähle das Gebäude, für das du als Nächstes zahlst.

industrialist-move-done = Fertig
    .actions = Zug beenden
    .selling = Verkauf beenden
    .staffing = Aktion beenden
industrialist-move-begin = { $action }
industrialist-move-sell_lot = Einen Posten { $kind } für { $income } verkaufen
industrialist-move-hire_worker = Arbeiter einstellen: { $card }
industrialist-move-move_workers = { NUMBER($count) } Arbeiter versetzen: { $origin } → { $target }
industrialist-move-build_card = { $side } bauen, { $place }
industrialist-move-manager_unit = Manager: 1 Einheit → { $track }
industrialist-move-manager_worker = Manager: 1 Arbeiter → { $card }
industrialist-move-manager_build = Manager: { $side } ohne Gleis bauen, { $place }
industrialist-move-take_unit = 1 Einheit nehmen: { $track }
industrialist-move-put_unit = 1 Einheit platzieren: { $track }
industrialist-move-put_worker = Arbeiter platzieren: { $card }
industrialist-move-give_marker = Marker abgeben: { $kind }
industrialist-move-choose_row = Marktzeile { $face }
industrialist-move-choose_card = { $card } wählen
industrialist-move-draw_card = { $side } austeilen
industrialist-move-flip_card = { $side } umdrehen
industrialist-move-roll_market = { $face } würfeln

industrialist-event-card_dealt = Reihe, Karte { NUMBER($position) }: { $side }
industrialist-event-card_turned = Reihe, Karte { NUMBER($position) }: { $old } → { $new }
industrialist-event-year_began = Jahr { NUMBER($year) }
industrialist-event-market_set =
    { $chosen ->
        [1] Der Marktwürfel wird auf { $face } gestellt
       *[0] Der Marktwürfel zeigt { $face }
    }
industrialist-event-action_began =
    { $cost ->
        [0] Kostenlos
       *[other] Kostet { NUMBER($cost) } Kapital
    }
industrialist-event-units_moved = { $track }: { SIGNED($change) } = { NUMBER($units) } ({ $reason })
industrialist-event-profit_moved = Gewinn: { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
industrialist-event-workers_moved = { NUMBER($count) } Arbeiter: { $origin } → { $target }
industrialist-event-workers_changed = { $card }, Arbeiter: { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
industrialist-event-card_built = { $side } wird gebaut, { $place }
industrialist-event-marker_taken =
    { $units ->
        [0] Die Zentralfabrik verliert ihre Leiste für { $kind }
        [one] Die Zentralfabrik verliert ihre Leiste für { $kind } und { NUMBER($units) } Einheit
       *[other] Die Zentralfabrik verliert ihre Leiste für { $kind } und { NUMBER($units) } Einheiten
    }
industrialist-event-marker_placed = { $side } erhält einen Marker; freie Marker: { NUMBER($spare) }
industrialist-event-event_happened = Ereignis: { $side }
industrialist-event-row_closed = Die Reihe rückt zusammen; übrige Karten: { NUMBER($left) }
industrialist-event-managers_moved = Managerwürfel: { SIGNED($change) } = { NUMBER($managers) }
industrialist-event-promised = { $effect }
industrialist-event-scored = Endgewinn { NUMBER($profit) }: { $title }

industrialist-refusal-game-over = Das Spiel ist zu Ende.
industrialist-refusal-not-your-turn = Du bist der einzige Spieler an diesem Tisch.
industrialist-refusal-draw-first = Zuerst wird gewürfelt oder eine Karte gezogen.
industrialist-refusal-not-now = Vorher ist eine andere Frage zu beantworten.
industrialist-refusal-not-a-draw = Das kann jetzt nicht gezogen werden.
industrialist-refusal-action-passed = Die Aktionen haben eine feste Reihenfolge. In diesem Zug ist es dafür zu spät: { $action }.
industrialist-refusal-capital-short = Das kostet { NUMBER($cost) } Kapital, aber du hast { NUMBER($have) }.
industrialist-refusal-nothing-to-sell = Du hast keinen Posten zu verkaufen.
industrialist-refusal-nobody-to-hire = Du kannst niemanden einstellen: Alle Arbeiterwürfel zeigen schon 6.
industrialist-refusal-nothing-to-build = Du kannst kein Gebäude der Reihe bezahlen und platzieren.
industrialist-refusal-do-something-first = Nutze die begonnene Aktion oder nimm sie zurück.
industrialist-refusal-not-wanted = Der Markt kauft in diesem Zug nicht: { $kind }.
industrialist-refusal-units-short =
    { $price ->
        [one] Ein Posten { $kind } braucht { NUMBER($price) } Einheit, aber du hast { NUMBER($have) }.
       *[other] Ein Posten { $kind } braucht { NUMBER($price) } Einheiten, aber du hast { NUMBER($have) }.
    }
industrialist-refusal-capital-for-profit-only = Kapital kannst du nur für Gewinn verkaufen.
industrialist-refusal-no-room-for-capital = Für Kapital ist kein Platz mehr. Nimm stattdessen Gewinn.
industrialist-refusal-not-built = { $card } ist nicht gebaut.
industrialist-refusal-die-full = { $card }: Der Arbeiterwürfel zeigt schon 6.
industrialist-refusal-once-per-action = Das hast du in dieser Aktion schon getan.
industrialist-refusal-no-rail-there = In dieser Richtung gibt es kein Gleis: { $origin } → { $target }.
industrialist-refusal-too-few-workers =
    { $count ->
        [0] Versetze mindestens 1 Arbeiter.
        [one] { $card } hat { NUMBER($have) } Arbeiter und muss mindestens 1 behalten; { NUMBER($count) } kann nicht gehen.
       *[other] { $card } hat { NUMBER($have) } Arbeiter und muss mindestens 1 behalten; { NUMBER($count) } können nicht gehen.
    }
industrialist-refusal-too-many-workers = { $card }: Mit { NUMBER($count) } mehr wären es über 6 Arbeiter; jetzt sind es { NUMBER($have) }.
industrialist-refusal-not-in-row = { $side } liegt nicht in der Reihe.
industrialist-refusal-cost-short =
    { $cost ->
        [one] Das kostet { NUMBER($cost) } Einheit { $kind }, aber du hast { NUMBER($have) }.
       *[other] Das kostet { NUMBER($cost) } Einheiten { $kind }, aber du hast { NUMBER($have) }.
    }
industrialist-refusal-place-taken = Dort liegt schon eine Karte.
industrialist-refusal-place-apart = Ein Gebäude muss neben einer anderen Karte liegen.
industrialist-refusal-rails-do-not-match = Die Gleise passen nicht zu denen der Nachbarkarte: { $card }.
industrialist-refusal-no-rail-connection = Mindestens eine gemeinsame Kante muss ein Gleis haben.
industrialist-refusal-rail-at-edge = Die Manager bauen nur, wo keine gemeinsame Kante ein Gleis hat; zu { $card } hin liegt aber eines.
industrialist-refusal-managers-used = Du hast die Manager in diesem Zug schon genutzt.
industrialist-refusal-managers-gone = Der Managerwürfel ist aus dem Spiel.
industrialist-refusal-no-such-track = { $track }: Diese Leiste ist nicht im Spiel.
industrialist-refusal-track-full = { $track }: Diese Leiste ist voll ({ NUMBER($most) }).
industrialist-refusal-track-unstaffed = { $track }: Diese Leiste lagert nichts, solange die Karte nicht voll besetzt ist ({ NUMBER($have) } von { NUMBER($need) } Arbeitern).
industrialist-refusal-capital-not-from-managers = Die Manager bringen Ressourcen, kein Kapital.
industrialist-refusal-wrong-kind = { $track }: Hier ist eine andere Art von Einheiten nötig.
industrialist-refusal-track-empty = { $track }: Diese Leiste ist leer.
industrialist-refusal-marker-gone = Die Zentralfabrik hat diese Leiste nicht mehr: { $kind }.
industrialist-refusal-not-among-cards = { $card } kannst du hier nicht wählen.
industrialist-refusal-not-in-cost = { $track }: { $side } kostet diese Einheiten nicht.

industrialist-board-row = Reihe, von links nach rechts
industrialist-board-key = M Rohstoffe, C Halbwaren, G Waren, $ Kapital; Pfeile: Gleise im Norden (N), Osten (E), Süden (S), Westen (W); Gewinn am Ende, wenn voll besetzt
industrialist-board-events = Ereignisse: Eine gebaute Karte löst das Ereignis der Karte rechts von ihr aus
industrialist-board-now = jetzt
industrialist-board-map = Lageplan
industrialist-board-market = Markt: Einheiten für 1 Gewinn oder 1 Kapital
industrialist-board-year = Jahr
industrialist-board-profit = Gewinn
industrialist-board-managers = Managerwürfel
industrialist-board-markers = freie Marker
industrialist-board-cost = Kosten
industrialist-board-track = Leiste
industrialist-board-staffing = Pers.
industrialist-board-rails = Gleise
industrialist-board-end = Gewinn
industrialist-board-years = Jahre
industrialist-board-event = Ereignis
industrialist-board-happened = schon eingetreten
industrialist-welcome = Willkommen. Du hast sechzehn Züge, um Gewinn zu machen. Tippe die Nummer eines Zugs, den Buchstaben eines Vorschlags oder einen Befehl: why WÖRTER, hint, undo, board, save DATEI, load DATEI, quit.
industrialist-help = Tippe eine Nummer von 1 bis { NUMBER($count) }, den Buchstaben eines Vorschlags oder einen Befehl: why WÖRTER (warum ein Zug nicht geht), hint (was ein Bot spielen würde), warnings (an oder aus), undo, board, save DATEI, load DATEI, quit.
industrialist-shared = Industrialist, Spiel des Tages { $date }, Seite { $side }: { NUMBER($profit) } Gewinn, { $title }

## Arten von Ereignissen, als Filter des Spielverlaufs
industrialist-log-market_set = Marktwürfel
industrialist-log-action_began = Aktionen
industrialist-log-units_moved = Einheiten
industrialist-log-profit_moved = Gewinn
industrialist-log-workers_moved = Versetzte Arbeiter
industrialist-log-workers_changed = Arbeiter
industrialist-log-card_built = Bauten
industrialist-log-event_happened = Ereignisse
industrialist-log-managers_moved = Managerwürfel
