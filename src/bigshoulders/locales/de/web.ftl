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
web-log = Verlauf
web-back-home = Zur Startseite
web-table-failed = Dieser Tisch lässt sich nicht öffnen
web-connection-lost =
    { $seconds ->
        [0] Verbindung verloren. Neuer Versuch. Dein Entwurf bleibt erhalten.
       *[other] Verbindung verloren. Neuer Versuch in { NUMBER($seconds) } s. Dein Entwurf bleibt erhalten.
    }
web-not-found = Hier ist nichts
web-not-found-text = Keine Seite hat die Adresse { $path }.
