### Das Regelbuch.

rules-chapter = Kapitel { NUMBER($number) }
rules-chapters = Kapitel
rules-contents = Inhalt
rules-minutes = { NUMBER($minutes) } min
rules-left =
    { $minutes ->
        [one] noch { NUMBER($left) } von 1 Minute
       *[other] noch { NUMBER($left) } von { NUMBER($minutes) } Minuten
    }
rules-bar = Kapitelleiste
rules-next = Nächstes Kapitel
rules-search = In den Regeln suchen
rules-place = { $chapter } · { $section }
rules-found =
    { $count ->
        [one] Eine Stelle · Enter öffnet sie
       *[other] { NUMBER($shown) } von { NUMBER($count) } Stellen · Enter öffnet, Pfeiltasten wählen
    }
rules-more = Alle zeigen
rules-nothing = Nichts zu „{ $wanted }“. Versuche ein einzelnes Wort, etwa Kohle, Dividende oder Partner, oder suche im vollständigen Text.
rules-text = So steht es im Text
rules-first-edition = Erste Auflage
rules-try = Probier es aus
rules-try-open = Diese Stellung an einem Tisch öffnen
rules-example = Beispiel
rules-advice = Für dein erstes Spiel
rules-questions = Drei Fragen
rules-edition = Auflage
rules-edition-note = Diese Seiten folgen der Auflage, die du spielst.
rules-edition-new = Neuauflage
rules-edition-first = Erste
rules-open-law = Vollständiger Text
rules-open-aid = Blatt zum Drucken
rules-aid-print = Dieses Blatt drucken
rules-beside = Regeln neben dem Tisch
rules-whole = Als Seite öffnen

# The numbered text
rules-law = Vollständiger Regeltext
rules-book = Regelbuch
rules-english = Der vollständige Text ist auf Englisch.
rules-no-rule = Keine Regel enthält „{ $wanted }“.
