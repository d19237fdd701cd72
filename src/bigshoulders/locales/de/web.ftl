### Die Texte der Seite außerhalb der Spiele.

web-skip = Zum Inhalt
web-nav = Navigation
web-nav-play = Spielen
web-nav-tables = Tische
web-nav-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-to-light = Helles Design
web-theme-to-dark = Dunkles Design
web-close = Schließen
web-retry = Jetzt erneut versuchen
web-loading = Der Tisch wird geladen …
web-back-home = Startseite
web-table-failed = Dieser Tisch lässt sich nicht öffnen
web-connection-lost = Verbindung verloren. Deine Auswahl bleibt erhalten.
web-connection-retry =
    { $seconds ->
        [0] Neuer Versuch …
       *[other] Neuer Versuch in { NUMBER($seconds) } s
    }
web-not-found = Seite nicht gefunden
web-not-found-text = Unter { $path } gibt es keine Seite.

## Die Startseite

web-default-name = Spieler { $seat }
web-learn = Spielend lernen
web-learn-text = Ein echtes Spiel gegen zwei Anfänger, mit einem Lehrer an deiner Seite. Etwa 15 Minuten.
web-learn-resume = Lektion fortsetzen
web-learn-resume-text = Der Lehrer weiß noch, wo du warst.
web-new-table = Neuer Tisch
web-new-table-text = Alle Optionen mit Erklärung
web-friends = Mit Freunden spielen
web-friends-text = Tisch öffnen, Link teilen
web-puzzles = Aufgaben
web-puzzles-text = Jeden Tag eine für alle, dazu ein Archiv
web-join = Einem Tisch beitreten
web-join-label = Link zum Tisch
web-join-placeholder = Link hier einfügen
web-join-button = Beitreten
web-join-wrong = Das ist kein Link zu einem Tisch. Solche Links sehen so aus: /t/…

## Listen von Tischen

web-my-tables = Deine Tische
web-in-progress =
    { $count ->
        [0] kein laufendes Spiel
        [one] 1 laufendes Spiel
       *[other] { NUMBER($count) } laufende Spiele
    }
web-no-tables = Du sitzt noch an keinem Tisch. Spiel gegen Bots oder öffne einen Tisch für Freunde.
web-all-tables =
    { $count ->
        [one] Dein Tisch
       *[other] Alle { NUMBER($count) } Tische
    }
web-open-tables = Offene Tische
web-open-count =
    { $count ->
        [one] 1 Tisch
       *[other] { NUMBER($count) } Tische
    }
web-more-tables = Weitere Tische anzeigen
web-no-open-tables = Keine offenen Tische. Eröffne einen, und alle können beitreten.
web-your-turn = Du bist an der Reihe
web-free-seat = Freier Platz
web-seats-free =
    { $count ->
        [0] Noch nicht begonnen
        [one] 1 Platz frei
       *[other] { NUMBER($count) } Plätze frei
    }
web-waits-for = Warten auf { $names }
web-status-finished = Beendet
web-status-abandoned = Abgebrochen
web-game = Spiel
web-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es gleich noch einmal.
web-no-answer = Der Server antwortet seit { $seconds } Sekunden nicht. Versuche es noch einmal.
web-trouble = Der Server hat gerade ein Problem (Fehler { $status }). Versuche es in einer Minute noch einmal.
web-too-many = Zu viele Anfragen von hier. Warte eine Minute und versuche es noch einmal.
web-try-again = Noch einmal versuchen
web-part-failed = Ein Teil dieser Seite konnte nicht geladen werden. Lade sie neu.
web-reload = Neu laden
web-lists-retry = Die Liste aktualisiert sich, sobald der Server antwortet.
web-refused = Der Server hat die Anfrage abgelehnt ({ $code }). Lade die Seite neu und versuche es noch einmal.
web-copied = Kopiert
web-copy-failed = Dieser Browser blockiert das Kopieren. Kopiere selbst: { $text }

## Ein neuer Tisch

web-back = Zurück
web-new-title = Neuer Tisch
web-new-friends-title = Tisch für Freunde
web-new-lead = Diese Optionen passen so. Ändere, was du willst, oder fang einfach an.
web-table = Tisch
web-players = Spieler
web-seat-name = Name für Platz { $seat }
web-seat-kind = Spieler auf Platz { $seat }
web-seat-kind-bot = Bot
web-seat-kind-invite = Freund (Link)
web-seat-kind-open = Für alle offen
web-seat-kind-me = An diesem Gerät
web-seat-me = du
web-seat-there = ist da
web-seat-waits = noch nicht da
web-seat-expected = erwartet
web-strength = Spielstärke von { $name }
web-bot-random = Zufall
web-bot-apprentice = Lehrling
web-bot-broker = Makler
web-bot-tycoon = Tycoon
web-bot-magnate = Magnat
web-bot-greedy = Gierig
web-bot-solver = Löser
web-seats-note = Du kannst einen Platz jederzeit einem Bot übergeben.
web-pace = Uhr
web-pace-none = Keine
    .text = Alle lassen sich so viel Zeit, wie sie wollen.
web-pace-relaxed = Gemütlich
    .text = Eine Stunde pro Spieler, dazu 30 Sekunden pro Zug.
web-pace-brisk = Zügig
    .text = 25 Minuten pro Spieler, dazu 15 Sekunden pro Zug.
web-pace-days = Fernspiel
    .text = Zwei Tage pro Zug. Läuft die Zeit ab, übernimmt ein Bot.
web-public = Öffentlicher Tisch
    .text = Alle auf diesem Server können den Tisch finden und zuschauen.
web-variants = Varianten und Module
web-read-rules = Regeln lesen
web-your-table = Dein Tisch
web-sum-players =
    { $bots ->
        [0] { $people ->
                [one] 1 Person
               *[other] { NUMBER($people) } Personen
            }
        [one] { $people ->
                [one] Du und 1 Bot
               *[other] { NUMBER($people) } Personen, 1 Bot
            }
       *[other] { $people ->
                [one] Du und { NUMBER($bots) } Bots
               *[other] { NUMBER($people) } Personen, { NUMBER($bots) } Bots
            }
    }
web-sum-with = Optionen
web-sum-all = Alle
web-set-count = { $count } von { $all }
web-sum-nothing = Keine
web-start = Spiel starten
web-open-table = Tisch öffnen
web-links-follow = Du bekommst für jeden Freund einen Link.
web-reset = Zurücksetzen
web-option-absent = Nicht mit „{ $choice }“.
web-choose-file = Datei wählen
web-remove-file = Datei entfernen

## Bevor es losgeht

web-join-name = Dein Name
web-join-seat = Platz nehmen
web-copy-link = Link kopieren
web-sit-here = Hier Platz nehmen
web-start-with-bots = Jetzt starten

## Einstellungen

web-set-name = Dein Name
    .text = So sehen dich andere an neuen Tischen.
web-set-theme = Design
web-set-theme-system = Wie das Gerät
web-set-theme-light = Hell
web-set-theme-dark = Dunkel
web-set-size = Textgröße
web-set-size-normal = Normal
web-set-size-large = Groß
web-set-motion = Animationen
    .text = Marker und Geld gleiten oder springen an ihren neuen Platz.
web-set-motion-system = Wie das Gerät
web-set-motion-calm = Reduziert
web-set-motion-full = Voll
web-set-sound = Ton
    .text = Leise Signale, wenn du an der Reihe bist, eine Dividende erhältst und ein Spiel endet.
web-set-confirm = Jeden Zug bestätigen
    .text = Sonst wird deine letzte Wahl sofort gesendet, egal welcher Zug es ist. Du kannst sie zurücknehmen, bis jemand anders zieht.
web-set-others = Züge der anderen
    .text = Sofort zeigen, nacheinander oder einen je Tastendruck. Nur gegen Bots siehst du alle, bevor du an der Reihe bist.
web-set-others-instant = Sofort
web-set-others-normal = Normal
web-set-others-step = Schritt für Schritt
web-set-banner = Phasen-Banner
    .text = Ein kurzes Banner am Anfang jeder Phase.
web-set-chapters = Seite nach jeder Dekade
    .text = Eine Übersicht am Ende jeder Dekade, auch unter Rückblick.
web-set-tips = Tipps
    .text = Nach einer Lektion weist der Lehrer einmal auf Neues und Gefährliches hin
web-set-warnings = Warnungen
    .text = Ein Wort vor einem Zug, den du bereuen könntest. Du kannst ihn trotzdem machen.

web-account = Konto
web-sign-in = Anmelden
web-notice-turn = Du bist an der Reihe: { $title }.
web-notice-go = Zum Tisch
web-channel-on = an
web-channel-off = aus
web-absence = Abwesende
web-absence-hour = 1 Stunde
web-absence-day = 1 Tag
web-absence-days = 3 Tage
web-absence-never = Warten
web-absence-text = Danach dürfen die anderen einen Bot ({ $bot }) einspringen lassen, wenn jemand am Zug und nicht da ist. Zurückkommen geht jederzeit.
web-assistance = Tipps
    .text = Alle dürfen einen Bot um Rat fragen und warum ein Bot so gezogen hat. Aus, solange du sie nicht einschaltest; Tisch und Spielverlauf zeigen es an.
daily-boards = Ergebnisse von heute
daily-unaided = Ohne Tipps
daily-aided = Mit Tipps
daily-count =
    { $count ->
        [one] { NUMBER($count) } Ergebnis
       *[other] { NUMBER($count) } Ergebnisse
    }
daily-none = Noch keine Ergebnisse.
web-import-log = Gespeicherten Spielverlauf öffnen
web-import-no-log = Diese Datei ist kein gespeicherter Spielverlauf. Wähle eine .jsonl-Datei, die aus einer Partie gespeichert wurde.
web-import-cut = Zeile { $line } dieses Spielverlaufs ist beschädigt. Speichere ihn noch einmal, oder lösche diese Zeile und alle folgenden.
web-import-changed = Dieser Spielverlauf wurde verändert: Zeile { $line } passt nicht zu den Zeilen davor. Speichere ihn noch einmal aus der Partie.
web-import-changed-start = Dieser Spielverlauf wurde verändert: Startwert, Optionen und Hashes in Zeile 1 passen nicht zusammen. Speichere ihn noch einmal aus der Partie.
web-import-running = Dieser Spielverlauf wurde während der Partie gespeichert, daher fehlt alles Geheime. Speichere ihn nach dem Ende noch einmal.
web-import-other-rules = Diese Partie folgt Version { $got } der Regeln, dieser Server hat aber Version { $expected }. Öffne sie auf einem Server mit Version { $got }.
web-import-other-game = Dieser Server bietet das Spiel dieses Spielverlaufs nicht an. Öffne ihn auf dem Server, der ihn gespeichert hat.
