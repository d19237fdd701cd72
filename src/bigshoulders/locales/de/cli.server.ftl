### Die Befehlszeile.

cli-name = Ada
cli-player = Spieler { $number }
cli-daily = Spiel des Tages, { $date }: für alle dieselben Karten und Würfe.
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
bot-tycoon = Tycoon
bot-magnate = Magnat
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
cli-warning = △ { $title }. { $text }
cli-warning-fix = Stattdessen: { $move }.
cli-warnings-on = Warnungen sind an.
cli-warnings-off = Warnungen sind aus. Mit { "warnings" } schaltest du sie wieder an.
cli-and = { $first } und { $rest }
cli-comma = { $first }, { $rest }
cli-undone = { $seat } nimmt bis Zug { $target } zurück
cli-replay-finished =
    { $count ->
        [one] { NUMBER($count) } Zug; jede Stellung stimmt mit dem Spielverlauf überein. Endergebnis: { $scores }
       *[other] { NUMBER($count) } Züge; jede Stellung stimmt mit dem Spielverlauf überein. Endergebnis: { $scores }
    }
cli-replay-unfinished =
    { $count ->
        [one] { NUMBER($count) } Zug; jede Stellung stimmt mit dem Spielverlauf überein. Das Spiel ist nicht beendet.
       *[other] { NUMBER($count) } Züge; jede Stellung stimmt mit dem Spielverlauf überein. Das Spiel ist nicht beendet.
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
cli-lab-judgement = Urteil in { $file } geschrieben. Partien, aus denen gelernt wurde: { NUMBER($games) }. Der Bericht ist { $report }.
cli-lab-dataset = Datensatz in { $file } geschrieben. Spiele: { NUMBER($games) }; Entscheidungen: { NUMBER($decisions) }.
cli-lab-puzzles = Aufgaben gespeichert in { $file }: { NUMBER($count) }.
cli-lab-puzzles-stopped = Angehalten. Die bisher durchsuchten Partien sind in { $folder } gespeichert. Derselbe Befehl setzt den Lauf fort.
cli-reviewing = Analyse
cli-review-entry = Eintrag
cli-review-player = Spieler
cli-review-played = Gespielt
cli-review-other = Besser
cli-review-worth = Verlust
cli-review-doubt = { $amount } ± { $doubt }
cli-review-none = Kein besserer Zug war deutlich { $amount } oder mehr wert.
cli-review-summary = { $moves ->
    [one] { $moves } Entscheidung durchgesehen
   *[other] { $moves } Entscheidungen durchgesehen
 }, davon { $examined } genau untersucht.
