### Das Ende einer Partie Chicago 1875: Plakat, Endabrechnung, Wendepunkte, Rekorde, ein Tipp.

chicago-end-city = Chicago, { $year }
chicago-end-wins = { $name } gewinnt
    .you = Du gewinnst
    .tie = { $names } teilen sich die Stadt
    .tie-you = Du teilst dir die Stadt mit { $names }
chicago-end-by = mit { MONEY($amount) } Vorsprung
    .late = mit { MONEY($amount) } Vorsprung, in der letzten { $phase }
    .level = bei gleichem Geld, mit mehr Zielen
    .tie = mit je { MONEY($amount) }
chicago-end-led = { $name } führte von { $year } bis zum Ende.
    .you = Du hast von { $year } bis zum Ende geführt.
chicago-end-overtook = { $name } führte bis zur { $phase } { $year }.
    .you = Du hast bis zur { $phase } { $year } geführt.
chicago-end-decided = { $name } hatte mehr Bargeld und Aktien. Die Ziele gaben den Ausschlag.
    .you = Du hattest mehr Bargeld und Aktien. Die Ziele gaben den Ausschlag.
chicago-end-took = { $name } erreichte { NUMBER($count) } der { NUMBER($total) } Ziele.
    .you = Du hast { NUMBER($count) } der { NUMBER($total) } Ziele erreicht.
chicago-end-paid = { $company } zahlte { $year } { MONEY($amount) } pro Aktie, die beste Dividende der Partie.
chicago-end-left = { $name } ist vor dem Ende gegangen, ein Bot spielte weiter.
    .you = Du bist vor dem Ende gegangen, ein Bot spielte weiter.

chicago-end-review = Partie analysieren
chicago-end-share = Bild teilen
chicago-end-export = Spielverlauf speichern
chicago-end-details = Einzelheiten

# Die Endabrechnung
chicago-end-account = Die Endabrechnung
    .cash = Bargeld
    .shares = Aktien
    .goals = Ziele, je { MONEY($amount) }
chicago-end-behind = { MONEY($amount) } zurück

# Wendepunkte
chicago-end-points = Wendepunkte
    .note = größte Sprünge im erwarteten Vorsprung
    .dividends = Die größten Dividenden
    .dividends-note = eine Analyse findet die Wendepunkte
chicago-end-see = Ansehen
    .label = Auf dem Brett ansehen: { $text }
chicago-end-lead = dein Vorsprung
    .other = Vorsprung: { $name }

# Ziele und Rekorde
chicago-end-goals = Ziele
    .note = bei Gleichstand für alle
    .nobody = niemand
chicago-end-records = Rekorde der Partie
chicago-record-dividend = Größte Dividende
    .value = { MONEY($per_share) } pro Aktie
    .about = { $company }, { $year }
chicago-record-founding = Beste Gründung
    .value = { MONEY($value) } → { MONEY($final) }
    .about = { $company }
chicago-record-building = Einträglichstes Gebäude
    .value = { MONEY($amount) }
    .about = { $space }
chicago-record-bargain = Bester Kauf
    .value = { MONEY($price) } → { MONEY($final) }
    .about = { PERCENT($shares) } von { $company }
chicago-record-steady = Beständigstes Unternehmen
    .value =
        { $count ->
            [one] 1 Dividende
           *[other] { NUMBER($count) } Dividenden
        }
    .about = { $company }
chicago-record-landlord = Gefragtester Vermieter
    .value = { MONEY($amount) } Gebühren
    .about =
        { $visits ->
            [one] 1 Besuch
           *[other] { NUMBER($visits) } Besuche
        }
chicago-record-orders = Vollstes Auftragsbuch
    .value =
        { $goods ->
            [one] 1 Ware verkauft
           *[other] { NUMBER($goods) } Waren verkauft
        }
    .about = { $company }, { $year }
chicago-record-journey = Längste Reise
    .value =
        { $steps ->
            [one] 1 Schritt
           *[other] { NUMBER($steps) } Schritte
        }
    .about = { $company } auf der Aktienübersicht

# Ein Tipp
chicago-end-next = Ein Tipp fürs nächste Mal
chicago-end-position = Zur Stelle im Spiel
chicago-end-lesson = „{ $played }“ hat dich { $year } etwa { MONEY($amount) } gekostet, auf { MONEY($doubt) } genau. Besser: { $other }.
    .try = Von dort ausprobieren
    .none = Zu dieser Partie passt kein Tipp. Die Analyse zeigt die Züge, die dich am meisten gekostet haben.
chicago-tip-T1 = Rechne vor dem Gründen nach: Das Dreifache des Preises muss die Arbeiter von Fabrik 1 bezahlen, etwa { MONEY(40) } pro Arbeiter, und etwa { MONEY(60) } für Ressourcen übrig lassen.
chicago-tip-T5 = Gründe ein zweites Unternehmen erst, wenn du die Partner dafür hast. Ein Unternehmen, das stillsteht, fällt jede Dekade einen Schritt.
chicago-tip-T7 = Geld auf der Hand verdient nichts. Vergleiche bei jedem Unternehmen die letzte Dividende mit dem Preis und kaufe das beste Verhältnis.
chicago-tip-T10 = Jede verkaufte Aktie kostet einen Schritt. Verkaufe lieber je eine von vielen Unternehmen als viele von einem.
chicago-tip-T13 = Baue, was jedes Unternehmen am Tisch brauchen kann. Gebühren von anderen sind Einkommen ohne Aktien.
chicago-tip-T16 = Besetze zuerst Fabrik 1 ganz. Eine Fabrik mit einem leeren Feld stellt nichts her.
chicago-tip-T19 = Betreibe einmal alle Fabriken deines Startunternehmens. Der reservierte Partner arbeitet danach jede Dekade für dich.
chicago-tip-T20 = Bring ein Unternehmen bis 1905 auf Attraktivität 9. Den Partner dort kannst du noch in derselben Phase einsetzen.
chicago-tip-T25 = Sieh dir vor dem Verkauf den nächsten Schritt an. Die letzten { MONEY(10) } Umsatz können einen ganzen Schritt wert sein.
chicago-tip-T27 = Einbehalten kostet dich einen Schritt bei jeder deiner Aktien. Tu es früh, bei niedrigem Preis und mit einem Plan für das Geld.
chicago-tip-T28 = Waren halten sich. Ist deine Reihe voll, lagere sie für neue Nachfrage-Plättchen, aber verkaufe mindestens eine, damit du eine Dividende zahlen kannst.
chicago-tip-T30 = Leere ab 1905 die Unternehmenskassen. Zusätzliche Dividenden zahlen { MONEY(10) } pro Aktie und bewegen den Preis wie { MONEY(100) } Umsatz.

# Das Bild
chicago-end-picture = Bild zum Teilen
    .text = Es zeigt die Namen der Spieler und die Endabrechnung, sonst nichts.
    .format = Format
    .wide = Breit
    .tall = Hoch
    .save = Bild speichern
