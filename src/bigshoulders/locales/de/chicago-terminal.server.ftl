# Der Tisch im Terminal.
chicago-edition-new = Chicago 1875
chicago-edition-first = City of the Big Shoulders (erste Auflage)
chicago-mode-basic = Basisspiel
chicago-mode-advanced = Fortgeschrittenes Spiel
chicago-welcome = Willkommen. Tippe die Nummer eines Zugs oder einen Befehl: why WÖRTER, hint, why?, undo, board, charters, save DATEI, load DATEI, quit.
chicago-help = Tippe eine Nummer von 1 bis { NUMBER($count) }, den Buchstaben eines Vorschlags oder einen Befehl. Befehle: why WÖRTER (warum ein Zug nicht geht), hint (was ein Bot spielen würde), why? (warum ein Bot so gezogen hat), warnings (an oder aus), undo, board, charters, save DATEI, load DATEI, quit.
