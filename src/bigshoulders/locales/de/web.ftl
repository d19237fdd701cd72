### Die Wörter des Browsers: was um die Spiele herum steht.

web-subtitle = City of the Big Shoulders
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
web-theme-to-light = Tageslicht
web-theme-to-dark = Gaslicht
web-close = Schließen
web-retry = Jetzt versuchen
web-loading = Der Tisch wird gedeckt…
web-back-home = Zur Startseite
web-table-failed = Dieser Tisch lässt sich nicht öffnen
web-connection-lost =
    { $seconds ->
        [0] Verbindung verloren. Neuer Versuch. Dein Entwurf bleibt erhalten.
       *[other] Verbindung verloren. Neuer Versuch in { NUMBER($seconds) } s. Dein Entwurf bleibt erhalten.
    }
web-not-found = Hier ist nichts
web-not-found-text = Keine Seite hat die Adresse { $path }.

## Die Startseite

web-default-name = Ada
web-poster-since = Seit 1875
web-poster-decades = Fünf Dekaden
web-poster-players = Zwei bis vier Investoren
web-poster-lead = Gründe Unternehmen, handle mit ihren Aktien, stelle ein, automatisiere und verkaufe in den Mittleren Westen. Wer 1915 am reichsten ist, gewinnt.
web-play-now = Gegen Bots spielen
web-play-now-text = Du und drei Bots, Basisspiel: sofort
web-new-table = Neuer Tisch
web-new-table-text = Alle Optionen, erklärt
web-friends = Mit Freunden spielen
web-friends-text = Tisch öffnen, Link teilen
web-companies = Unternehmen im Spiel
web-solo-text = Das Solospiel: sechs Gebäude in dreißig Jahren
web-solo-play = Spielen
web-solo-daily = Spiel des Tages
web-phases = Eine Dekade in fünf Phasen
web-phase-stock = Aktien
    .text = Aktien verkaufen, ein Zertifikat kaufen, ein Unternehmen gründen
web-phase-building = Bau
    .text = Alle bauen ein Gebäude in die Stadt
web-phase-action = Aktion
    .text = Partner handeln für die Unternehmen, die du leitest
web-phase-operating = Betrieb
    .text = Nach Attraktivität: kaufen, produzieren, verkaufen, zahlen oder einbehalten
web-phase-cleanup = Aufräumen
    .text = Die Märkte rücken vor, zehn Jahre vergehen
web-join = An einen Tisch setzen
web-join-label = Link zu einem Tisch
web-join-placeholder = Hier einfügen
web-join-button = Mitspielen
web-join-wrong = Das ist kein Link zu einem Tisch. Er sieht aus wie /t/… mit dem, was folgt.

## Listen von Tischen

web-my-tables = Deine Tische
web-in-progress =
    { $count ->
        [0] keiner läuft
        [one] 1 läuft
       *[other] { NUMBER($count) } laufen
    }
web-no-tables = Du sitzt noch an keinem Tisch. Spiel gegen Bots oder öffne einen Tisch für Freunde.
web-all-tables =
    { $count ->
        [one] Dein Tisch
       *[other] Alle { NUMBER($count) } Tische
    }
web-open-tables = Offene Tische des Hauses
web-open-count =
    { $count ->
        [one] 1 Tisch
       *[other] { NUMBER($count) } Tische
    }
web-no-open-tables = Niemand wartet auf Mitspieler. Öffne einen Tisch für alle.
web-your-turn = Du bist dran
web-free-seat = Freier Platz
web-seats-free =
    { $count ->
        [0] Noch nicht begonnen
        [one] 1 Platz frei
       *[other] { NUMBER($count) } Plätze frei
    }
web-waits-for = Wartet auf { $names }
web-status-finished = Beendet
web-status-abandoned = Abgebrochen
web-game = Spiel
web-game-chicago = Chicago 1875
web-game-industrialist = Industrialist
web-unreachable = Der Server antwortet nicht. Prüfe, ob er läuft, und versuche es noch einmal.
web-refused = Der Server hat abgelehnt ({ $code }).
web-copied = Kopiert
web-copy-failed = Dieser Browser lässt die Seite nicht kopieren. Hier ist der Text: { $text }

## Ein neuer Tisch

web-back = Zurück
web-new-title = Neuer Tisch
web-new-friends-title = Ein Tisch für Freunde
web-new-lead = Fertig, wie er ist. Ändere, was du willst, oder fang einfach an.
web-table = Tisch
web-players = Spieler
web-seat-name = Name an Platz { $seat }
web-seat-kind = Wer an Platz { $seat } sitzt
web-seat-kind-bot = Bot
web-seat-kind-invite = Freund, per Link
web-seat-kind-open = Irgendwer
web-seat-kind-me = An diesem Gerät
web-seat-me = du
web-seat-there = ist da
web-seat-waits = noch nicht da
web-strength = Stärke von { $name }
web-bot-random = Zufall
web-bot-apprentice = Lehrling
web-bot-broker = Makler
web-bot-tycoon = Magnat
web-bot-greedy = Gierig
web-bot-solver = Rechner
web-seats-note = Bots: Ein Lehrling irrt sich, ein Makler spielt solide, ein Magnat denkt voraus. Ein Platz kann jederzeit einem Bot übergeben werden.
web-solo-note = Du spielst allein: sechzehn Züge, dreißig Jahre, um den höchsten Profit.
web-pace = Uhr
web-pace-none = Keine
    .text = Alle nehmen sich die Zeit, die sie brauchen.
web-pace-relaxed = Gemütlich
    .text = Eine Stunde für jeden, und 30 Sekunden mehr je Zug.
web-pace-brisk = Zügig
    .text = 25 Minuten für jeden, und 15 Sekunden mehr je Zug.
web-pace-days = Fernspiel
    .text = Zwei Tage für jeden Zug. Bei null übernimmt ein Bot.
web-public = Im Haus sichtbar
    .text = Alle auf diesem Server sehen den Tisch und können zuschauen.
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
web-sum-with = Mit
web-sum-nothing = Nichts weiter
web-start = Spiel beginnen
web-open-table = Tisch öffnen
web-links-follow = Danach bekommst du für jeden Freund einen Link.
web-reset = Auf Vorgaben zurücksetzen
web-option-absent = Nicht in der ersten Auflage.
web-option-edition = Auflage
web-option-edition-new = Chicago 1875
    .text = Neuauflage. Aktienleiste bis { MONEY(400) }.
web-option-edition-first = Erste Auflage
    .text = City of the Big Shoulders, 2020. Eigener Plan, eigene Preise und Plättchen.
web-option-advanced = Spiel
web-option-advanced-false = Basisspiel
    .text = Du behältst die Unternehmen, die du gründest. Keine Notfinanzierung.
web-option-advanced-true = Fortgeschrittenes Spiel
    .text = Direktorenposten wechseln. Unternehmen können in Not Aktien ausgeben.
web-option-goals = Öffentliche Ziele
    .text = Fünf Ziele auf dem Tisch, am Ende je { MONEY(200) }.
    .tag = erste Partien
web-option-chiefs = „Chief“-Kapitalanlagen
    .text = Vier weitere Kapitalanlagen im Stapel.
web-option-draft = Gebäude „draften“
    .text = Gib Gebäude weiter, bevor du wählst.
web-option-friendly_closure = Freundschafts-Regel
    .text = Ein geschlossenes Unternehmen zahlt seinen Aktionären etwas aus.
    .tag = erste Partien
web-option-advanced_chain = Fortgeschrittene Lieferkette
    .text = Jeder Würfel hat seinen Preis. Das Geld wird knapper.
    .tag = Experten
web-option-relaxed_purchasing = Flexibler Einkauf
    .text = Ressourcen dürfen auch während der Produktion gekauft werden.
web-option-friendly_sales = Freundliche Aktienverkäufe
    .text = Verkäufe anderer als des Direktors senken den Wert nur um einen Schritt. In keinem Regelheft.
web-option-special_companies = Spezialunternehmen
    .text = Unternehmen mit eigenen Fähigkeiten. Manche Werte sind Hausregel-Werte.
web-option-side = Markt
web-option-side-A = Seite A
    .text = Der erste Markt, zum Lernen.
web-option-side-B = Seite B
    .text = Der schwierigere Markt.

## Bevor es losgeht

web-waiting = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-invited = Du bist eingeladen. Unter welchem Namen spielst du?
web-join-name = Dein Name
web-join-seat = Platz nehmen
web-copy-link = Link kopieren
web-sit-here = Hier sitzen
web-start-with-bots = Jetzt beginnen
web-start-note = Noch freie Plätze bekommen Bots.

## Regeln

web-rules-search = Regeln durchsuchen
web-rules-contents = Inhalt
web-rules-english = Die Regelspezifikation ist auf Englisch.
web-rules-nothing = Nichts in diesem Buch sagt „{ $wanted }“.

## Einstellungen

web-set-name = Dein Name
    .text = Wie ihn die anderen an neuen Tischen sehen.
web-set-theme = Licht
web-set-theme-system = Wie das System
web-set-theme-light = Tageslicht
web-set-theme-dark = Gaslicht
web-set-size = Textgröße
web-set-size-normal = Normal
web-set-size-large = Groß
web-set-motion = Bewegung
    .text = Marker und Geld bewegen sich, oder ändern sich nur.
web-set-motion-system = Wie das System
web-set-motion-calm = Ruhig
web-set-motion-full = Voll
web-set-sound = Ton
    .text = Eine Glocke, wenn du dran bist und woanders hinsiehst.
web-set-confirm = Jede Aktion bestätigen
    .text = Aus: Die letzte Wahl einer Aktion wird sofort gesendet; Zurücknehmen macht sie rückgängig.
