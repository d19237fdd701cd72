### Der Tisch von Chicago 1875 im Browser.

chicago-name = Chicago 1875
chicago-web-subtitle = City of the Big Shoulders
chicago-web-log-phase = { $decade }, { $phase }
chicago-web-seats-note = Ein Lehrling macht Fehler, ein Makler spielt solide, ein Tycoon denkt voraus, ein Magnat hat aus Tausenden von Partien gelernt. Du kannst einen Platz jederzeit einem Bot übergeben.

## Optionen
chicago-option-edition = Auflage
chicago-option-edition-new = Chicago 1875
    .text = Neuauflage. Aktienübersicht bis { MONEY(400) }.
chicago-option-edition-first = Erste Auflage
    .text = City of the Big Shoulders, 2020. Eigener Spielplan, eigene Preise und Plättchen.
chicago-option-advanced = Modus
chicago-option-advanced-false = Basisspiel
    .text = Du behältst die Unternehmen, die du gründest. Keine Notfall-Mittelbeschaffung.
chicago-option-advanced-true = Fortgeschrittenes Spiel
    .text = Direktorenposten können wechseln. Unternehmen können im Notfall Mittel beschaffen.
chicago-option-goals = Öffentliche Ziele
    .text = Fünf Ziele, am Ende je { MONEY(200) }.
    .tag = erste Spiele
chicago-option-chiefs = „Chief“-Kapitalanlagen
    .text = Vier weitere Kapitalanlagen im Stapel.
chicago-option-draft = Gebäude „draften“
    .text = Wähle ein Gebäude nach dem anderen und gib den Rest weiter.
chicago-option-friendly_closure = Freundschafts-Regel
    .text = Aktionäre erhalten etwas Geld, wenn ein Unternehmen geschlossen wird.
    .tag = erste Spiele
chicago-option-advanced_chain = Fortgeschrittene Lieferkette
    .text = Jeder Würfel hat seinen eigenen Preis. Das Geld ist knapper.
    .tag = Experten
chicago-option-relaxed_purchasing = Flexibler Einkauf
    .text = Unternehmen dürfen auch während der Produktion Ressourcen kaufen.
chicago-option-friendly_sales = Freundliche Aktienverkäufe
    .text = Verkauft jemand anderes als der Direktor, fällt der Aktienwert nur um eine Stufe. Steht in keiner Anleitung.
chicago-option-special_companies = Spezialunternehmen
    .text = Unternehmen mit eigenen Fähigkeiten. Manche Werte sind Hausregel-Werte.
chicago-option-companies = Unternehmen
    .text = Die anderen bleiben in der Schachtel. Jeder gründet eines, also braucht ihr mindestens eines pro Person.
chicago-option-decades = Dekaden
    .text = Weniger Dekaden, kürzere Partie. Sie endet nach der letzten Betriebs-Phase.

## Die Startseite
chicago-home-poster-since = Seit 1875
chicago-home-poster-decades = Fünf Dekaden
chicago-home-poster-players = 2–4 Investoren
chicago-home-poster-lead = Gründe Unternehmen, handle mit ihren Aktien, stelle ein, automatisiere und verkaufe in den Mittleren Westen. Wer 1915 am reichsten ist, gewinnt.
chicago-home-play-now = Gegen Bots spielen
chicago-home-play-now-text = Basisspiel, du und drei Bots. Geht sofort los.
chicago-home-companies = Unternehmen im Spiel
chicago-home-phases = Eine Dekade in fünf Phasen
chicago-home-phase-stock = Aktien
    .text = Aktien verkaufen, ein Zertifikat kaufen, ein Unternehmen gründen
chicago-home-phase-building = Bau
    .text = Jeder fügt der Stadt ein Gebäude hinzu
chicago-home-phase-action = Aktion
    .text = Partner handeln für die Unternehmen, die du leitest
chicago-home-phase-operating = Betrieb
    .text = Nach Attraktivität: kaufen, produzieren, verkaufen, zahlen oder einbehalten
chicago-home-phase-cleanup = Aufräumen
    .text = Die Märkte werden aufgefüllt, zehn Jahre vergehen
