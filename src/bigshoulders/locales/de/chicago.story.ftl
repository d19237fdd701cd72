### Was an einem Tisch von Chicago 1875 geschehen ist: die Übersicht seit dem letzten Zug.

# Zeilen: eine je Handlung
chicago-line-founded = { $name } gründet { $company } zu { MONEY($value) }
chicago-line-bought = { $name } kauft { PERCENT($shares) } von { $company }
chicago-line-sold = { $name } verkauft { PERCENT($shares) } von { $company }
chicago-line-passed = { $name } passt
chicago-line-built = { $name } baut { $space }
chicago-line-used = { $name } nutzt { $space } für { $company }
    .yours = { $name } nutzt dein Gebäude { $space } für { $company }
chicago-line-asset = { $name } kauft { $asset } für { $company }
chicago-line-issued = { $company } gibt { PERCENT($shares) } in den Bankbereich
chicago-line-paid = { $company } zahlt { MONEY($per_share) } pro Aktie
chicago-line-withheld = { $company } behält { MONEY($revenue) } ein
chicago-line-director = { $name } leitet jetzt { $company }
    .you = Du leitest jetzt { $company }
chicago-line-closed = { $company } wird geschlossen

# Woher das Geld kam und wohin es ging
chicago-flow-founding = Gründung von { $other }
    .in = Gründung durch { $other }
chicago-flow-certificate_bought = Aktien gekauft
    .in = Aktien an { $other } verkauft
chicago-flow-certificates_sold = Aktien verkauft
chicago-flow-building = Gebühr an { $other }
    .in = Gebühr von { $other }
chicago-flow-bank_building = Aktion eines Partners
chicago-flow-worker_hired = Arbeiter eingestellt
chicago-flow-asset_bought = Kapitalanlage gekauft
chicago-flow-asset_activated = Kapitalanlage aktiviert
chicago-flow-appeal_bonus = Attraktivitätsbonus
chicago-flow-fundraising = Mittelbeschaffung
chicago-flow-bank_pool = Partner im Bankbereich
chicago-flow-extra_dividends = Zusätzliche Dividenden
    .in = Zusätzliche Dividenden von { $other }
chicago-flow-dividends = Dividende von { $company }
chicago-flow-withheld = Gewinne einbehalten
chicago-flow-emergency_fundraising = Notfall-Mittelbeschaffung
chicago-flow-cube_bought = Ressourcen gekauft
chicago-flow-wages = Löhne
chicago-flow-closure = Unternehmen geschlossen
chicago-flow-goal = Ziele

# Gefahren
chicago-threat-directorship =
    { $needs ->
        [one] { $name } hält { PERCENT($shares) } von { $company }. Mit einer weiteren Aktie für { MONEY($cost) } übernimmt { $name } die Leitung.
       *[other] { $name } hält { PERCENT($shares) } von { $company }. Mit { NUMBER($needs) } weiteren Aktien für { MONEY($cost) } übernimmt { $name } die Leitung.
    }
chicago-threat-closing = { $company } steht bei { MONEY($value) }. Behält es die Gewinne ein, wird es geschlossen.
    .sale = { $company } steht bei { MONEY($value) }. { $name } hält { PERCENT($shares) } und kann es durch Verkauf schließen.
chicago-threat-supply =
    { $supply ->
        [0] { $company } braucht { $resource }, aber es wird nichts angeboten. { $first } kauft vor dir ein.
       *[other] Im Angebot: { NUMBER($supply) } × { $resource } für { NUMBER($companies) } Unternehmen. { $first } kauft vor { $company } ein.
    }
chicago-threat-demand = { $rival } verkauft vor { $company } ({ $industry }). Es kann { NUMBER($goods) } Waren verkaufen; Platz ist für { NUMBER($room) }.
chicago-threat-goal = { $name } führt jetzt bei „{ $goal }“. Vorher warst du vorn.

# Banner am Anfang einer Phase
chicago-banner-stock = Die Börse öffnet
    .line = Aktien-Phase, { $year }. { $name } handelt zuerst.
    .you = Aktien-Phase, { $year }. Du handelst zuerst.
chicago-banner-building = Alle bauen
    .line = Bau-Phase, { $year }. Alle wählen gleichzeitig.
    .you = Bau-Phase, { $year }. Alle wählen gleichzeitig.
chicago-banner-action = Die Partner gehen an die Arbeit
    .line =
        { $count ->
            [one] Aktions-Phase, { $year }. Du schickst einen Partner; { $name } beginnt.
           *[other] Aktions-Phase, { $year }. Du schickst { NUMBER($count) } Partner; { $name } beginnt.
        }
    .you =
        { $count ->
            [one] Aktions-Phase, { $year }. Du schickst einen Partner und beginnst.
           *[other] Aktions-Phase, { $year }. Du schickst { NUMBER($count) } Partner und beginnst.
        }
chicago-banner-operating = Die Fabriken laufen
    .line = Betriebs-Phase, { $year }. { $company } beginnt.
    .you = Betriebs-Phase, { $year }. { $company } beginnt.

# Die Seite nach einer Dekade
chicago-decade-headline-closed = { $company } wurde geschlossen.
chicago-decade-headline-near = { $company } steht einen Schritt vor der Schließung.
chicago-decade-headline-dividend = { $company } zahlte { MONEY($amount) } pro Aktie.
chicago-decade-headline-lean = Eine magere Dekade für alle.
chicago-decade-place =
    { $rank ->
        [2] Du bist Zweiter, { MONEY($amount) } zurück.
        [3] Du bist Dritter, { MONEY($amount) } zurück.
       *[other] Du bist Letzter, { MONEY($amount) } zurück.
    }
    .lead = Du führst mit { MONEY($amount) }.
    .level = Du und { $name } liegen mit { MONEY($amount) } gleichauf.
chicago-decade-paid =
    { $left ->
        [one] Noch eine Dekade. Die Unternehmen zahlten den Aktionären { MONEY($paid) }, davon { MONEY($mine) } dir.
       *[other] Noch { NUMBER($left) } Dekaden. Die Unternehmen zahlten den Aktionären { MONEY($paid) }, davon { MONEY($mine) } dir.
    }
chicago-decade-replay = Die Dekade noch einmal zeigen
chicago-decade-worth = Vermögen aller Spieler
    .note = Bargeld und Aktien
chicago-decade-companies = Die Unternehmen
    .note = in Betriebsreihenfolge
chicago-decade-revenue = Umsatz
chicago-decade-share = Pro Aktie
chicago-decade-to-you = An dich
chicago-decade-price = Aktienwert
chicago-decade-withheld = einbehalten
chicago-decade-investments = Deine Anlagen
chicago-decade-best = Beste: { $company }
chicago-decade-worst = Schlechteste: { $company }
chicago-decade-goals = Die Ziele im Moment
    .note = je { MONEY(200) } am Ende
chicago-decade-coming = Was { $year } bringt
chicago-decade-coming-partner = Ein weiterer Partner für alle, nach dem Bauen.
chicago-decade-coming-space = { $space } öffnet.
chicago-decade-coming-buildings =
    { $count ->
        [one] Ein neues Gebäude auf der Hand.
       *[other] { NUMBER($count) } neue Gebäude auf der Hand.
    }
chicago-decade-coming-demand = { $industry }: Platz für { NUMBER($room) } Waren.
chicago-decade-coming-last = Die letzte Dekade: Unternehmenskassen sind am Ende nichts wert.
chicago-decade-continue = Weiter mit { $year }
chicago-story-since = Seit deinem letzten Zug
    .start = Seit Beginn
    .count =
        { $count ->
            [one] 1 Zug
           *[other] { NUMBER($count) } Züge
        }
chicago-story-strip =
    { $count ->
        [one] Seit deinem letzten Zug: 1 Zug
       *[other] Seit deinem letzten Zug: { NUMBER($count) } Züge
    }
chicago-story-replay = Noch einmal zeigen
chicago-story-you = du { SIGNED_MONEY($amount) }
chicago-story-none = nichts für dich
chicago-story-purses = Deine Kassen
chicago-story-yours = Deine
chicago-story-nothing = Bei dir hat sich nichts geändert.
chicago-story-prices = Werte und Reihenfolge
chicago-story-founded = gegründet zu { MONEY($value) }
chicago-story-closed = geschlossen
chicago-story-appeal = Attraktivität { NUMBER($before) } → { NUMBER($after) }
chicago-story-place = arbeitet an Stelle { NUMBER($after) }, vorher { NUMBER($before) }
chicago-story-before = arbeitet jetzt vor { $company }
chicago-story-watch = Vorsicht
chicago-story-calm = Keine Warnungen.
chicago-story-show = Zeigen
    .label = Auf dem Spielplan zeigen: { $text }
chicago-story-later = Später
chicago-story-done = Verstanden
