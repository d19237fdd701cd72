### Warum ein Zug nicht möglich ist: eine Meldung je Grund.
### Wo Artikel und Präposition vom Wort abhängen, entscheidet das Wort selbst („Kohle“, „Bankbereich“).

chicago-refusal-game-over = Das Spiel ist zu Ende.
chicago-refusal-not-your-turn = Du bist nicht an der Reihe, sondern { $awaited }.
chicago-refusal-draw-first = Zuerst muss etwas zufällig gezogen werden.
chicago-refusal-not-now = Vorher ist eine andere Frage zu beantworten.
chicago-refusal-company-not-available =
    { $status ->
        [open] { $company } ist schon im Spiel und kann nicht noch einmal gegründet werden.
        [closed] { $company } ist geschlossen, und ein geschlossenes Unternehmen kann nicht noch einmal gegründet werden.
       *[absent] { $company } ist in diesem Spiel nicht dabei.
    }
chicago-refusal-value-too-high = Das kostet { MONEY($cost) }, aber du hast { MONEY($have) }.
chicago-refusal-funds-short = Das kostet { MONEY($cost) }, aber du hast { MONEY($have) }.
chicago-refusal-over-certificate-limit =
    { $held ->
        [one] Du hältst { NUMBER($held) } Zertifikat; das Limit ist { NUMBER($limit) }.
       *[other] Du hältst { NUMBER($held) } Zertifikate; das Limit ist { NUMBER($limit) }.
    }
chicago-refusal-over-share-limit = Du hältst { PERCENT($held) } von { $company }; mit weiteren { PERCENT($shares) } hättest du mehr als { PERCENT($limit) }.
chicago-refusal-director-and-preferred = Du leitest { $company } und kannst deshalb das Vorzugszertifikat nicht kaufen.
chicago-refusal-sold-this-decade = Du hast in dieser Dekade Aktien von { $company } verkauft und kannst deshalb keine kaufen.
chicago-refusal-closed-not-for-sale = { $company } steht auf „Geschlossen“; seine Aktien haben keinen Preis.
chicago-refusal-no-such-certificate =
    { $source ->
        [Bankbereich] Im Bankbereich gibt es kein { $certificate } von { $company }.
       *[other] In der Unternehmenskasse gibt es kein { $certificate } von { $company }.
    }
chicago-refusal-not-held = Du hast kein { $certificate } von { $company } zu verkaufen.
chicago-refusal-director-not-for-sale = Im Basisspiel kannst du das Direktorenzertifikat von { $company } nicht verkaufen.
chicago-refusal-director-without-heir =
    { $most ->
        [0] Niemand sonst hält Aktien von { $company }; ein neuer Direktor braucht { PERCENT($needed) }.
       *[other] Ein neuer Direktor braucht { PERCENT($needed) } von { $company }; niemand sonst hat mehr als { PERCENT($most) }.
    }
chicago-refusal-one-batch = Du hast in diesem Zug schon verkauft; pro Zug ist nur ein Verkauf erlaubt.
chicago-refusal-must-sell = Du hältst { NUMBER($held) } Zertifikate bei einem Limit von { NUMBER($limit) } und musst zuerst verkaufen.
chicago-refusal-company-not-open =
    { $status ->
        [available] { $company } ist noch nicht gegründet, also gibt es keine Aktien zu kaufen.
        [closed] { $company } ist geschlossen, also gibt es keine Aktien mehr zu kaufen.
       *[absent] { $company } ist in diesem Spiel nicht dabei.
    }
chicago-refusal-nothing-offered = Du hast nichts zum Verkauf angeboten.
chicago-refusal-director-by-founding = Das Direktorenzertifikat von { $company } bekommt nur, wer das Unternehmen gründet.
chicago-refusal-founding-over-limit =
    { $held ->
        [one] Du hältst { NUMBER($held) } Zertifikat; mit dem Direktorenzertifikat eines neuen Unternehmens lägst du über dem Limit von { NUMBER($limit) }.
       *[other] Du hältst { NUMBER($held) } Zertifikate; mit dem Direktorenzertifikat eines neuen Unternehmens lägst du über dem Limit von { NUMBER($limit) }.
    }
chicago-refusal-has-sold = Du hast in diesem Zug verkauft und kannst nicht mehr passen. Beende deinen Zug.
chicago-refusal-no-free-actions = In der Aktien-Phase gibt es keine freien Aktionen.
chicago-refusal-discard-before-selling = Wirf Kapitalanlagen vor dem Verkauf ab.
chicago-refusal-finish-sale = Schließe zuerst den Verkauf ab.
chicago-refusal-not-in-hand = Das Gebäude „{ $building }“ ist nicht auf deiner Hand.
chicago-refusal-not-in-draft = Das Gebäude „{ $building }“ steht dir nicht zur Wahl.
chicago-refusal-place-first = Wähle zuerst das Gebäude, das du platzierst.
chicago-refusal-already-chosen = Du hast dein Gebäude schon gewählt.
chicago-refusal-not-director = Du leitest { $company } nicht.
chicago-refusal-building-not-built = Das Gebäude „{ $space }“ ist noch nicht gebaut.
chicago-refusal-building-used-up = Das Feld „{ $space }“ wurde in dieser Dekade schon genutzt.
chicago-refusal-building-not-yet = Das Feld „{ $space }“ steht ab der { NUMBER($decade) }. Dekade offen.
chicago-refusal-treasury-short = Das kostet { MONEY($cost) }, aber { $company } hat { MONEY($have) }.
chicago-refusal-pool-is-for-players-without-company = Den Bankbereich dürfen nur Spieler nutzen, die kein Unternehmen leiten.
chicago-refusal-flyer-bars-salespeople = { $company } darf keine Gebäude nutzen, die einen Verkäufer bringen.
chicago-refusal-quaker-bars-salespeople = { $company } darf keine Gebäude nutzen, die einen Verkäufer bringen.
chicago-refusal-quaker-bars-cubes = { $company } darf keine Ressourcengebäude nutzen.
chicago-refusal-no-worker-space = { $company } hat kein freies Arbeiterfeld.
chicago-refusal-worker-too-dear = Der nächste Arbeiter kostet { MONEY($cost) }, aber { $company } hat { MONEY($have) }.
chicago-refusal-dividend-short = { $company } braucht dafür { MONEY($cost) } in der Unternehmenskasse, auch wenn weniger ausgezahlt wird; vorhanden sind { MONEY($have) }.
chicago-refusal-no-asset-on-display = In der Auslage ist keine Kapitalanlage.
chicago-refusal-no-asset-affordable = { $company } hat { MONEY($have) }; die billigste Kapitalanlage kostet { MONEY($cheapest) }.
chicago-refusal-cannot-automate = { $company } hat keinen Arbeiter, der automatisiert werden kann.
chicago-refusal-cannot-automate-two =
    { $possible ->
        [0] { $company } kann keinen der 2 nötigen Arbeiter automatisieren.
       *[other] { $company } kann nur { NUMBER($possible) } der 2 nötigen Arbeiter automatisieren.
    }
chicago-refusal-partner-first = Schicke einen Partner los, bevor du deinen Zug beendest.
chicago-refusal-partner-placed = Du hast in diesem Zug schon einen Partner losgeschickt.
chicago-refusal-asset-not-held = Keines deiner Unternehmen hat { $asset }.
chicago-refusal-asset-is-exhausted = { $asset } wurde in dieser Dekade schon genutzt.
chicago-refusal-asset-before-payout = Nutze { $asset } in der Betriebsrunde des Unternehmens, bevor über Dividenden entschieden wird.
chicago-refusal-asset-before-sale = Nutze { $asset } in der Betriebsrunde des Unternehmens, bevor die erste Ware verkauft wird.
chicago-refusal-asset-after-production = Nutze { $asset } in der Betriebsrunde des Unternehmens, jederzeit nach der Produktion.
chicago-refusal-asset-afterwards = Nutze { $asset } in der Betriebsrunde des Unternehmens, nachdem der Aktienwert angepasst wurde.
chicago-refusal-asset-only-reacts = Du kannst { $asset } nur nutzen, um eine Verringerung des Aktienwerts zu verhindern.
chicago-refusal-trade-same = Du kannst { $resource } nicht gegen { $resource } tauschen. Wähle zwei verschiedene Ressourcen.
chicago-refusal-trade-needs-two = Ein Tausch braucht 2 { $resource }, das Unternehmen hat aber { NUMBER($have) }.
chicago-refusal-not-in-haymarket =
    { $resource ->
        [Kohle] Auf dem Haymarket Square liegt keine { $resource }.
       *[other] Auf dem Haymarket Square liegt kein { $resource }.
    }
chicago-refusal-not-in-display = { $asset } ist nicht in der Auslage.
chicago-refusal-factory-absent = { $company } hat keine Fabrik { $factory }.
chicago-refusal-factory-full = Fabrik { $factory } von { $company } hat kein freies Arbeiterfeld.
chicago-refusal-manager-space-full = Fabrik { $factory } von { $company } hat kein freies Managerfeld.
chicago-refusal-not-automatable = In Fabrik { $factory } von { $company } kann kein Arbeiter automatisiert werden.
chicago-refusal-hire-one = Stelle mindestens einen Arbeiter ein.
chicago-refusal-cube-not-there =
    { $resource ->
        [Kohle] Dort liegt keine { $resource } zum Verkauf.
       *[other] Dort liegt kein { $resource } zum Verkauf.
    }
chicago-refusal-two-if-possible = Es gibt nur { NUMBER($there) } { $resource }. Wähle eine Ressource, von der mindestens 2 da sind.
chicago-refusal-take-another-kind = Du hast schon 1 { $resource } genommen. Wähle eine andere Ressource.
chicago-refusal-overlay-empty =
    { $resource ->
        [Kohle] In der Lieferkette liegt keine { $resource }.
       *[other] In der Lieferkette liegt kein { $resource }.
    }
chicago-refusal-overlay-not-named = Diese Ressource bringt das Gebäude nicht: { $resource }.
chicago-refusal-overlay-other-kind = { $resource } vervollständigt nicht, was dieses Gebäude bringt.
chicago-refusal-discard-held-or-new = { $asset } ist weder die neue Kapitalanlage noch liegt sie auf der Unternehmensurkunde.
chicago-refusal-not-this-company = { $company } ist gerade nicht in der Betriebsrunde.
chicago-refusal-nothing-to-issue = { $company } hat kein { $certificate } mehr in der Unternehmenskasse.
chicago-refusal-director-not-issued = Das Direktorenzertifikat kann nicht ausgegeben werden.
chicago-refusal-banned-purchase = { $company } darf keine Ressourcen kaufen.
chicago-refusal-purchase-is-over = Ressourcen kannst du nur kaufen, bevor die erste Fabrik produziert.
chicago-refusal-factory-has-run = Fabrik { $factory } hat in diesem Zug schon produziert.
chicago-refusal-factory-to-the-left = Fabrik { $next } muss vor Fabrik { $factory } produzieren.
chicago-refusal-factory-unstaffed =
    { $filled ->
        [one] In Fabrik { $factory } ist { NUMBER($filled) } von { NUMBER($spaces) } Arbeiterfeldern besetzt.
       *[other] In Fabrik { $factory } sind { NUMBER($filled) } von { NUMBER($spaces) } Arbeiterfeldern besetzt.
    }
chicago-refusal-input-missing = Fabrik { $factory } braucht { NUMBER($need) } { $resource }, das Unternehmen hat aber { NUMBER($have) }.
chicago-refusal-flyer-unstaffed = { $company } braucht mindestens einen Arbeiter, um seine Fabrik zu betreiben.
chicago-refusal-tiers-only = { $company } betreibt seine Fabrik in Produktionsstufen mit 2, 4 oder 6 Arbeitern.
chicago-refusal-no-tiers = { $company } produziert nicht in Produktionsstufen.
chicago-refusal-tier-unstaffed = Diese Produktionsstufe braucht { NUMBER($need) } Arbeiter; vorhanden: { NUMBER($have) }.
chicago-refusal-no-goods = { $company } hat keine Waren zu verkaufen.
chicago-refusal-demand-closed = Dieses Feld nimmt keine Waren auf: { $demand }.
chicago-refusal-demand-full = Hier ist kein Platz mehr: { $demand }.
chicago-refusal-half-price-not-yet = Zum halben Preis kannst du noch nicht verkaufen: Die Reihe hat noch Platz, und ihr rechtes Feld ist verdeckt.
chicago-refusal-no-price-without-run = { $company } hat keinen Verkaufspreis, solange die Fabrik nicht produziert hat.
chicago-refusal-pay-needs-run = { $company } hat keine Fabrik betrieben und muss deshalb Gewinne einbehalten.
chicago-refusal-pay-needs-sale = { $company } hat keine Ware verkauft und muss deshalb Gewinne einbehalten.
chicago-refusal-pay-needs-wages = { $company } konnte { NUMBER($unpaid) } Arbeiter nicht bezahlen und muss deshalb Gewinne einbehalten.
chicago-refusal-not-a-draw = Das kann jetzt nicht gezogen werden.
chicago-refusal-wrong-chain = Dieses Spiel verwendet diese Lieferkette nicht.
