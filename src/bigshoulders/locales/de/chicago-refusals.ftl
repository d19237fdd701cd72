### Warum ein Zug nicht möglich ist: eine Meldung je Grund.
### Wo Artikel und Präposition vom Wort abhängen, entscheidet das Wort selbst („Kohle“, „Bankbereich“).

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht an der Reihe, sondern { $awaited }.
refusal-draw-first = Zuerst muss etwas zufällig gezogen werden.
refusal-not-now = Das ist jetzt nicht möglich.
refusal-company-not-available = Du kannst { $company } nicht gründen: Das Unternehmen ist schon im Spiel, geschlossen oder in diesem Spiel nicht dabei.
refusal-value-too-high = Das kostet { MONEY($cost) }, aber du hast { MONEY($have) }.
refusal-funds-short = Das kostet { MONEY($cost) }, aber du hast { MONEY($have) }.
refusal-over-certificate-limit =
    { $held ->
        [one] Du hältst { NUMBER($held) } Zertifikat; das Limit ist { NUMBER($limit) }.
       *[other] Du hältst { NUMBER($held) } Zertifikate; das Limit ist { NUMBER($limit) }.
    }
refusal-over-share-limit = Du hältst { PERCENT($held) } von { $company }; mit weiteren { PERCENT($shares) } hättest du mehr als { PERCENT($limit) }.
refusal-director-and-preferred = Du leitest { $company } und kannst deshalb das Vorzugszertifikat nicht kaufen.
refusal-sold-this-decade = Du hast in dieser Dekade Aktien von { $company } verkauft und kannst deshalb keine kaufen.
refusal-closed-not-for-sale = { $company } steht auf „Geschlossen“; seine Aktien haben keinen Preis.
refusal-no-such-certificate =
    { $source ->
        [Bankbereich] Im Bankbereich gibt es kein { $certificate } von { $company }.
       *[other] In der Unternehmenskasse gibt es kein { $certificate } von { $company }.
    }
refusal-not-held = Du hast kein { $certificate } von { $company } zu verkaufen.
refusal-director-not-for-sale = Im Basisspiel kannst du das Direktorenzertifikat von { $company } nicht verkaufen.
refusal-director-without-heir =
    { $most ->
        [0] Niemand sonst hält Aktien von { $company }; ein neuer Direktor braucht { PERCENT($needed) }.
       *[other] Ein neuer Direktor braucht { PERCENT($needed) } von { $company }; niemand sonst hat mehr als { PERCENT($most) }.
    }
refusal-one-batch = Du hast in diesem Zug schon verkauft; pro Zug ist nur ein Verkauf erlaubt.
refusal-must-sell = Du hältst { NUMBER($held) } Zertifikate bei einem Limit von { NUMBER($limit) } und musst zuerst verkaufen.
refusal-company-not-open = { $company } ist nicht im Spiel.
refusal-nothing-offered = Du hast nichts zum Verkauf angeboten.
refusal-director-by-founding = Das Direktorenzertifikat von { $company } bekommt nur, wer das Unternehmen gründet.
refusal-founding-over-limit =
    { $held ->
        [one] Du hältst { NUMBER($held) } Zertifikat; mit dem Direktorenzertifikat eines neuen Unternehmens lägst du über dem Limit von { NUMBER($limit) }.
       *[other] Du hältst { NUMBER($held) } Zertifikate; mit dem Direktorenzertifikat eines neuen Unternehmens lägst du über dem Limit von { NUMBER($limit) }.
    }
refusal-has-sold = Du hast in diesem Zug verkauft und kannst nicht mehr passen. Beende deinen Zug.
refusal-no-free-actions = In der Aktien-Phase gibt es keine freien Aktionen.
refusal-discard-before-selling = Wirf Kapitalanlagen vor dem Verkauf ab.
refusal-finish-sale = Schließe zuerst den Verkauf ab.
refusal-not-in-hand = Das Gebäude „{ $building }“ ist nicht auf deiner Hand.
refusal-not-in-draft = Das Gebäude „{ $building }“ steht dir nicht zur Wahl.
refusal-place-first = Wähle zuerst das Gebäude, das du platzierst.
refusal-already-chosen = Du hast dein Gebäude schon gewählt.
refusal-not-director = Du leitest { $company } nicht.
refusal-building-not-built = Das Gebäude „{ $space }“ ist noch nicht gebaut.
refusal-building-used-up = Das Feld „{ $space }“ wurde in dieser Dekade schon genutzt.
refusal-building-not-yet = Das Feld „{ $space }“ steht ab der { NUMBER($decade) }. Dekade offen.
refusal-treasury-short = Das kostet { MONEY($cost) }, aber { $company } hat { MONEY($have) }.
refusal-pool-is-for-players-without-company = Den Bankbereich dürfen nur Spieler nutzen, die kein Unternehmen leiten.
refusal-flyer-bars-salespeople = { $company } darf keine Gebäude nutzen, die einen Verkäufer bringen.
refusal-quaker-bars-salespeople = { $company } darf keine Gebäude nutzen, die einen Verkäufer bringen.
refusal-quaker-bars-cubes = { $company } darf keine Ressourcengebäude nutzen.
refusal-no-worker-space = { $company } hat kein freies Arbeiterfeld.
refusal-worker-too-dear = Der nächste Arbeiter kostet { MONEY($cost) }, aber { $company } hat { MONEY($have) }.
refusal-dividend-short = { $company } braucht dafür { MONEY($cost) } in der Unternehmenskasse, auch wenn weniger ausgezahlt wird; vorhanden sind { MONEY($have) }.
refusal-no-asset-on-display = In der Auslage ist keine Kapitalanlage.
refusal-no-asset-affordable = { $company } hat { MONEY($have) }; die billigste Kapitalanlage kostet { MONEY($cheapest) }.
refusal-cannot-automate = { $company } hat keinen Arbeiter, der automatisiert werden kann.
refusal-cannot-automate-two =
    { $possible ->
        [0] { $company } kann keinen der 2 nötigen Arbeiter automatisieren.
       *[other] { $company } kann nur { NUMBER($possible) } der 2 nötigen Arbeiter automatisieren.
    }
refusal-partner-first = Schicke einen Partner los, bevor du deinen Zug beendest.
refusal-partner-placed = Du hast in diesem Zug schon einen Partner losgeschickt.
refusal-asset-not-held = Keines deiner Unternehmen hat { $asset }.
refusal-asset-is-exhausted = { $asset } wurde in dieser Dekade schon genutzt.
refusal-asset-before-payout = Nutze { $asset } in der Betriebsrunde des Unternehmens, bevor über Dividenden entschieden wird.
refusal-asset-before-sale = Nutze { $asset } in der Betriebsrunde des Unternehmens, bevor die erste Ware verkauft wird.
refusal-asset-after-production = Nutze { $asset } in der Betriebsrunde des Unternehmens, jederzeit nach der Produktion.
refusal-asset-afterwards = Nutze { $asset } in der Betriebsrunde des Unternehmens, nachdem der Aktienwert angepasst wurde.
refusal-asset-only-reacts = Du kannst { $asset } nur nutzen, um eine Verringerung des Aktienwerts zu verhindern.
refusal-trade-same = Du kannst { $resource } nicht gegen { $resource } tauschen. Wähle zwei verschiedene Ressourcen.
refusal-trade-needs-two = Ein Tausch braucht 2 { $resource }, das Unternehmen hat aber { NUMBER($have) }.
refusal-not-in-haymarket =
    { $resource ->
        [Kohle] Auf dem Haymarket Square liegt keine { $resource }.
       *[other] Auf dem Haymarket Square liegt kein { $resource }.
    }
refusal-not-in-display = { $asset } ist nicht in der Auslage.
refusal-factory-absent = { $company } hat keine Fabrik { $factory }.
refusal-factory-full = Fabrik { $factory } von { $company } hat kein freies Arbeiterfeld.
refusal-manager-space-full = Fabrik { $factory } von { $company } hat kein freies Managerfeld.
refusal-not-automatable = In Fabrik { $factory } von { $company } kann kein Arbeiter automatisiert werden.
refusal-hire-one = Stelle mindestens einen Arbeiter ein.
refusal-cube-not-there =
    { $resource ->
        [Kohle] Dort liegt keine { $resource } zum Verkauf.
       *[other] Dort liegt kein { $resource } zum Verkauf.
    }
refusal-two-if-possible = Es gibt nur { NUMBER($there) } { $resource }. Wähle eine Ressource, von der mindestens 2 da sind.
refusal-take-another-kind = Du hast schon 1 { $resource } genommen. Wähle eine andere Ressource.
refusal-overlay-empty =
    { $resource ->
        [Kohle] In der Lieferkette liegt keine { $resource }.
       *[other] In der Lieferkette liegt kein { $resource }.
    }
refusal-overlay-not-named = Diese Ressource bringt das Gebäude nicht: { $resource }.
refusal-overlay-other-kind = { $resource } vervollständigt nicht, was dieses Gebäude bringt.
refusal-discard-held-or-new = { $asset } ist weder die neue Kapitalanlage noch liegt sie auf der Unternehmensurkunde.
refusal-not-this-company = { $company } ist gerade nicht in der Betriebsrunde.
refusal-nothing-to-issue = { $company } hat kein { $certificate } mehr in der Unternehmenskasse.
refusal-director-not-issued = Das Direktorenzertifikat kann nicht ausgegeben werden.
refusal-banned-purchase = { $company } darf keine Ressourcen kaufen.
refusal-purchase-is-over = Ressourcen kannst du nur kaufen, bevor die erste Fabrik produziert.
refusal-factory-has-run = Fabrik { $factory } hat in diesem Zug schon produziert.
refusal-factory-to-the-left = Fabrik { $next } muss vor Fabrik { $factory } produzieren.
refusal-factory-unstaffed =
    { $filled ->
        [one] In Fabrik { $factory } ist { NUMBER($filled) } von { NUMBER($spaces) } Arbeiterfeldern besetzt.
       *[other] In Fabrik { $factory } sind { NUMBER($filled) } von { NUMBER($spaces) } Arbeiterfeldern besetzt.
    }
refusal-input-missing = Fabrik { $factory } braucht { NUMBER($need) } { $resource }, das Unternehmen hat aber { NUMBER($have) }.
refusal-flyer-unstaffed = { $company } braucht mindestens einen Arbeiter, um seine Fabrik zu betreiben.
refusal-tiers-only = { $company } betreibt seine Fabrik in Produktionsstufen mit 2, 4 oder 6 Arbeitern.
refusal-no-tiers = { $company } produziert nicht in Produktionsstufen.
refusal-tier-unstaffed = Diese Produktionsstufe braucht { NUMBER($need) } Arbeiter; vorhanden: { NUMBER($have) }.
refusal-no-goods = { $company } hat keine Waren zu verkaufen.
refusal-demand-closed = Hier kannst du keine Waren verkaufen: { $demand }.
refusal-demand-full = Hier ist kein Platz mehr: { $demand }.
refusal-half-price-not-yet = Zum halben Preis kannst du nur verkaufen, wenn die ganze Reihe gefüllt oder ihr rechtes Feld offen ist.
refusal-no-price-without-run = { $company } hat keinen Verkaufspreis, solange die Fabrik nicht produziert hat.
refusal-pay-needs-run = { $company } hat keine Fabrik betrieben und muss deshalb Gewinne einbehalten.
refusal-pay-needs-sale = { $company } hat keine Ware verkauft und muss deshalb Gewinne einbehalten.
refusal-pay-needs-wages = { $company } konnte { NUMBER($unpaid) } Arbeiter nicht bezahlen und muss deshalb Gewinne einbehalten.
refusal-not-a-draw = Das kann jetzt nicht gezogen werden.
refusal-wrong-chain = Dieses Spiel verwendet diese Lieferkette nicht.
