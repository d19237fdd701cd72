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
board-charters = Unternehmen, die gegründet werden können (Manager: A Attraktivität, R Ressourcen, G Waren, # Automatisierung)
board-industry = Firmenart
board-manager = Manager
board-slots = Plätze
board-house-values = * Hausregel-Werte: Die gedruckten Werte dieser Unternehmensurkunde stehen in keiner Spielregel
board-hand = Deine Gebäude

cli-name = Ada
cli-player = Spieler { $number }
cli-welcome = Willkommen. Tippe die Nummer eines Zugs oder: why WÖRTER, hint, why?, undo, board, charters, save DATEI, load DATEI, quit.
cli-help = Tippe eine Nummer von 1 bis { NUMBER($count) } oder: why WÖRTER (warum ein Zug nicht geht), hint (was ein Gegner täte), why? (warum er so gespielt hat), undo, board, charters, save DATEI, load DATEI, quit.
cli-undo-done = Zurückgenommen.
cli-why-unknown = Sag, was du tun möchtest, zum Beispiel: why swift vorzugszertifikat kaufen
cli-why-legal = { $move }: Das ist möglich.
cli-why-nobody = Noch hat hier kein Gegner etwas getan, das du sehen konntest.
cli-why-nothing = { $name } hat hier noch nichts getan, das du sehen konntest.
cli-why-other = { $bot } überlegt auf die Frage hin neu und würde nun wählen: { $move }
cli-opponent = { $name } spielt als { $bot }.
cli-opponents-unknown = { $file } sagt nicht, wer deine Gegner waren; andere wählst du mit: bigshoulders play --load { $file } --bots NAMEN
cli-advice = { $bot } hat abgewogen:
cli-advice-stand-in = { $bot } vertritt { $other } und hat abgewogen:
cli-advice-nobody = Hier konnte nichts abgewogen werden.
cli-advice-none = { $bot } nennt keine Gründe. Seine Wahl: { $move }
cli-advice-expected = { $money } am Ende erwartet
cli-bot-fault = { $name } stieß auf einen Fehler von uns und bekam Hilfe; bitte melde { $file }.
bot-random = Zufall
bot-apprentice = Lehrling
bot-broker = Makler
bot-tycoon = Magnat
bot-greedy = Gierig
bot-solver = Löser
cli-saved = Gespeichert in { $file }.
cli-loaded =
    { $count ->
        [one] { $file } ist geladen ({ NUMBER($count) } Zug).
       *[other] { $file } ist geladen ({ NUMBER($count) } Züge).
    }
cli-left = Das Spiel bleibt in { $file } erhalten. Weiter geht es mit: bigshoulders play --load { $file }
cli-winner = gewinnt
cli-label = { $name }: { $text }
cli-joined = { $first }; { $rest }
cli-undone = { $seat } nimmt bis Zug { $target } zurück
cli-replay-finished =
    { $count ->
        [one] { NUMBER($count) } Zug, jede Stellung wie aufgezeichnet. Endergebnis: { $scores }
       *[other] { NUMBER($count) } Züge, jede Stellung wie aufgezeichnet. Endergebnis: { $scores }
    }
cli-replay-unfinished =
    { $count ->
        [one] { NUMBER($count) } Zug, jede Stellung wie aufgezeichnet. Das Spiel ist nicht beendet.
       *[other] { NUMBER($count) } Züge, jede Stellung wie aufgezeichnet. Das Spiel ist nicht beendet.
    }
cli-position-fine = { $file }: Diese Stellung kann weitergespielt werden.
cli-cards-fine = { $file }: Mit diesen Karten kann gespielt werden.
cli-simulating = Simulation
cli-simulated = Spiele: { $games }; Entscheidungen: { $decisions } in { $seconds } s, also { $rate } pro Sekunde.
cli-seat = Platz
cli-quartile-1 = unteres Quartil
cli-median = Median
cli-quartile-3 = oberes Quartil
cli-fault = FEHLER { $fault }
cli-no-faults = Keine Fehler.
cli-arena = Spiele: { NUMBER($games) } von { NUMBER($asked) }. In Klammern und nach ±: Intervalle zu 95 %.
cli-arena-bot = Spieler
cli-arena-seats = Plätze
cli-arena-wins = Siege %
cli-arena-money = Endvermögen
cli-arena-rating = Wertung
cli-arena-times = Millisekunden je Entscheidung:
cli-arena-mean = Mittel
cli-arena-p99 = 99 % in
cli-arena-most = längste
cli-arena-faults = { $bot }: { NUMBER($count) } Fehler, aufgehoben in { $folder }.
cli-interval = { $value } [{ $low }; { $high }]
cli-lab-kept = Ergebnisse in { $file }.
cli-lab-stopped = Angehalten: { NUMBER($games) } von { NUMBER($asked) } Partien sind in { $folder } aufgehoben. Derselbe Befehl macht dort weiter.
cli-lab-report = Der Bericht ist { $page }, seine Zahlen sind { $document }.
cli-lab-dataset = { NUMBER($games) } Partien mit { NUMBER($decisions) } Entscheidungen in { $file } geschrieben.
