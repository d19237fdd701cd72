### Die Befehlszeile.

edition-new = Chicago 1875
edition-first = City of the Big Shoulders (erste Auflage)
mode-basic = Basisspiel
mode-advanced = Fortgeschrittenes Spiel

board-players = Spieler
board-cash = Bargeld
board-worth = Vermögen
board-certificates = Zertifikate
board-partners = Partner
board-initiative = Initiative
board-priority = Prioritäts-Deal
board-you = du
board-shares = Aktien in % (D Direktor, P Vorzugszertifikat)
board-value = Aktienwert
board-companies = Unternehmen in Betriebsreihenfolge ([w Arbeiter, # automatisiert, _ frei, M Manager]; L Vieh, S Stahl, W Holz, C Kohle)
board-director = Direktor
board-appeal = Attrakt.
board-treasury = Kasse
board-factories = Fabriken
board-price = Preis
board-resources = Ressourcen
board-goods = Waren
board-assets = Kapitalanlagen
board-effect = pro Dekade
board-bonus = Sofortbonus
board-demand = Nachfrage
board-supply = Angebot
board-bag = Beutel
board-spaces = Aktionsfelder (× Partner)
board-goals = Öffentliche Ziele
board-charters = Unternehmen zum Gründen (Manager: A Attraktivität, R Ressourcen, G Waren, # Automatisierung)
board-industry = Firmenart
board-manager = Manager
board-slots = Plätze
board-house-values = * Hausregel-Werte: Die Werte dieser Unternehmensurkunde stehen in keiner Spielregel
board-hand = Deine Gebäude

cli-name = Ada
cli-player = Spieler { $number }
cli-welcome = Willkommen. Tippe die Nummer eines Zugs oder einen Befehl: why WÖRTER, hint, why?, undo, board, charters, save DATEI, load DATEI, quit.
cli-help = Tippe eine Nummer von 1 bis { NUMBER($count) } oder einen Befehl. Befehle: why WÖRTER (warum ein Zug nicht geht), hint (was ein Bot spielen würde), why? (warum ein Bot so gezogen hat), undo, board, charters, save DATEI, load DATEI, quit.
cli-undo-done = Zug zurückgenommen.
cli-why-unknown = Sag, was du tun möchtest, zum Beispiel: why swift vorzugszertifikat kaufen
cli-why-legal = { $move }: Das kannst du tun.
cli-why-nobody = Noch hat kein Bot einen Zug gemacht, den du sehen kannst.
cli-why-nothing = { $name } hat noch keinen Zug gemacht, den du sehen kannst.
cli-why-other = Erneut gefragt, würde { $bot } jetzt wählen: { $move }
cli-opponent = { $name } wird von { $bot } gespielt.
cli-opponents-unknown = { $file } nennt deine Gegenspieler nicht. Wähle sie mit: bigshoulders play --load { $file } --bots NAMEN
cli-advice = { $bot } hat abgewogen:
cli-advice-stand-in = { $bot } hat anstelle von { $other } abgewogen:
cli-advice-nobody = Hier konnte dich kein Bot beraten.
cli-advice-none = { $bot } begründet seine Züge nicht. Seine Wahl: { $move }
cli-advice-expected = { $money } am Ende erwartet
cli-bot-fault = { $name } ist auf einen Programmfehler gestoßen; ein anderer Bot hat für ihn gezogen. Bitte melde { $file }.
bot-random = Zufall
bot-apprentice = Lehrling
bot-broker = Makler
bot-tycoon = Magnat
bot-greedy = Gierig
bot-solver = Löser
cli-saved = In { $file } gespeichert.
cli-loaded =
    { $count ->
        [one] { $file } geladen ({ NUMBER($count) } Zug).
       *[other] { $file } geladen ({ NUMBER($count) } Züge).
    }
cli-left = Das Spiel ist in { $file } gespeichert. Setze es fort mit: bigshoulders play --load { $file }
cli-winner = gewinnt
cli-label = { $name }: { $text }
cli-joined = { $first }; { $rest }
cli-undone = { $seat } nimmt bis Zug { $target } zurück
cli-replay-finished =
    { $count ->
        [one] { NUMBER($count) } Zug; jede Stellung stimmt mit dem Protokoll überein. Endergebnis: { $scores }
       *[other] { NUMBER($count) } Züge; jede Stellung stimmt mit dem Protokoll überein. Endergebnis: { $scores }
    }
cli-replay-unfinished =
    { $count ->
        [one] { NUMBER($count) } Zug; jede Stellung stimmt mit dem Protokoll überein. Das Spiel ist nicht beendet.
       *[other] { NUMBER($count) } Züge; jede Stellung stimmt mit dem Protokoll überein. Das Spiel ist nicht beendet.
    }
cli-position-fine = { $file }: Diese Stellung ist gültig.
cli-cards-fine = { $file }: Diese Karten sind gültig.
cli-simulating = Simulation
cli-simulated = Spiele: { $games }; Entscheidungen: { $decisions } in { $seconds } s, also { $rate } pro Sekunde.
cli-seat = Platz
cli-quartile-1 = unteres Quartil
cli-median = Median
cli-quartile-3 = oberes Quartil
cli-fault = FEHLER { $fault }
cli-no-faults = Keine Fehler.
cli-arena = Spiele: { NUMBER($games) } von { NUMBER($asked) }. 95-%-Intervalle in Klammern und nach ±.
cli-arena-bot = Bot
cli-arena-seats = Plätze
cli-arena-wins = Siege %
cli-arena-money = Endvermögen
cli-arena-rating = Wertung
cli-arena-times = Millisekunden pro Entscheidung:
cli-arena-mean = Mittel
cli-arena-p99 = 99 % in
cli-arena-most = längste
cli-arena-faults = { $bot }: { NUMBER($count) } Fehler, gespeichert in { $folder }.
cli-interval = { $value } [{ $low }; { $high }]
cli-lab-kept = Ergebnisse in { $file } gespeichert.
cli-lab-stopped = Angehalten: { NUMBER($games) } von { NUMBER($asked) } Spielen sind in { $folder } gespeichert. Derselbe Befehl setzt den Lauf fort.
cli-lab-report = Bericht: { $page }. Zahlen: { $document }.
cli-lab-dataset = Datensatz in { $file } geschrieben. Spiele: { NUMBER($games) }; Entscheidungen: { NUMBER($decisions) }.
