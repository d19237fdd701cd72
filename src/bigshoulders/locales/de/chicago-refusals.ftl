### Warum ein Zug nicht möglich ist: eine Meldung je Grund.
### Wo Artikel und Präposition vom Wort abhängen, entscheidet das Wort selbst („Kohle“, „Bankbereich“).

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Du bist nicht an der Reihe, sondern { $awaited }.
refusal-draw-first = Zuerst wird gezogen.
refusal-not-now = Das ist jetzt nicht möglich.
refusal-company-not-available = { $company } kann nicht gegründet werden: Das Unternehmen ist schon im Spiel, geschlossen oder in diesem Spiel nicht dabei.
refusal-value-too-high = Das kostet { MONEY($cost) }; du hast { MONEY($have) }.
refusal-funds-short = Das kostet { MONEY($cost) }; du hast { MONEY($have) }.
refusal-over-certificate-limit =
    { $held ->
        [one] Du hältst { NUMBER($held) } Zertifikat; das Limit ist { NUMBER($limit) }.
       *[other] Du hältst { NUMBER($held) } Zertifikate; das Limit ist { NUMBER($limit) }.
    }
refusal-over-share-limit = Du hältst { PERCENT($held) } von { $company }; mit weiteren { PERCENT($shares) } hättest du mehr als { PERCENT($limit) }.
refusal-director-and-preferred = Du leitest { $company } und kannst deshalb das Vorzugszertifikat nicht kaufen.
refusal-sold-this-decade = Du hast { $company } in dieser Dekade verkauft und kannst nicht kaufen.
refusal-closed-not-for-sale = { $company } steht auf „Geschlossen“; die Aktien haben keinen Preis.
refusal-no-such-certificate =
    { $source ->
        [Bankbereich] Im Bankbereich gibt es kein { $certificate } von { $company }.
       *[other] In der Unternehmenskasse gibt es kein { $certificate } von { $company }.
    }
refusal-not-held = Du hast kein { $certificate } von { $company } zu verkaufen.
refusal-director-not-for-sale = Im Basisspiel kann das Direktorenzertifikat von { $company } nicht verkauft werden.
refusal-director-without-heir =
    { $most ->
        [0] Niemand sonst hält Aktien von { $company }; nötig sind { PERCENT($needed) }.
       *[other] Niemand sonst hält { PERCENT($needed) } von { $company }; mehr als { PERCENT($most) } hat keiner.
    }
refusal-one-batch = Du hast in diesem Zug schon verkauft; pro Zug gibt es einen Verkauf.
refusal-must-sell = Du liegst über dem Zertifikatslimit ({ NUMBER($held) } bei einem Limit von { NUMBER($limit) }) und musst zuerst verkaufen.
refusal-company-not-open = { $company } ist nicht im Spiel.
refusal-nothing-offered = Du hast nichts zum Verkauf angeboten.
refusal-director-by-founding = Das Direktorenzertifikat von { $company } kauft nur, wer das Unternehmen gründet.
refusal-founding-over-limit =
    { $held ->
        [one] Du hältst { NUMBER($held) } Zertifikat; mit dem Direktorenzertifikat eines neuen Unternehmens lägst du über dem Limit von { NUMBER($limit) }.
       *[other] Du hältst { NUMBER($held) } Zertifikate; mit dem Direktorenzertifikat eines neuen Unternehmens lägst du über dem Limit von { NUMBER($limit) }.
    }
refusal-has-sold = Du hast in diesem Zug verkauft und passt deshalb nicht; beende den Zug.
refusal-no-free-actions = In der Aktien-Phase gibt es keine freien Aktionen.
refusal-discard-before-selling = Kapitalanlagen werden vor dem Verkauf abgeworfen.
refusal-finish-sale = Schließe zuerst den Verkauf ab.
refusal-not-in-hand = Das Gebäude „{ $building }“ ist nicht auf deiner Hand.
refusal-not-in-draft = Das Gebäude „{ $building }“ gehört nicht zu denen, unter denen du wählst.
refusal-place-first = Wähle zuerst das Gebäude, das du platzierst.
refusal-already-chosen = Du hast dein Gebäude schon gewählt.
refusal-not-director = Du leitest { $company } nicht.
refusal-building-not-built = Das Gebäude „{ $space }“ ist nicht gebaut.
refusal-building-used-up = Das Feld „{ $space }“ ist in dieser Dekade schon genutzt.
refusal-building-not-yet = Das Feld „{ $space }“ öffnet in der { NUMBER($decade) }. Dekade.
refusal-treasury-short = Das kostet { MONEY($cost) }; { $company } hat { MONEY($have) }.
refusal-pool-is-for-players-without-company = Der Bankbereich ist für Spieler, die kein Unternehmen leiten.
refusal-flyer-bars-salespeople = { $company } darf keine Gebäude nutzen, die einen Verkäufer bringen.
refusal-quaker-bars-salespeople = { $company } darf keine Gebäude nutzen, die einen Verkäufer bringen.
refusal-quaker-bars-cubes = { $company } darf keine Ressourcengebäude nutzen.
refusal-no-worker-space = { $company } hat kein freies Arbeiterfeld.
refusal-worker-too-dear = Der nächste Arbeiter kostet { MONEY($cost) }; { $company } hat { MONEY($have) }.
refusal-dividend-short = { $company } braucht dafür { MONEY($cost) } in der Unternehmenskasse, auch wenn weniger abfließt; vorhanden sind { MONEY($have) }.
refusal-no-asset-on-display = In der Auslage ist keine Kapitalanlage.
refusal-no-asset-affordable = { $company } hat { MONEY($have) }; die billigste Kapitalanlage kostet { MONEY($cheapest) }.
refusal-cannot-automate = { $company } hat keinen Arbeiter, der automatisiert werden kann.
refusal-cannot-automate-two =
    { $possible ->
        [0] { $company } kann keinen der 2 nötigen Arbeiter automatisieren.
       *[other] { $company } kann nur { NUMBER($possible) } der 2 nötigen Arbeiter automatisieren.
    }
refusal-partner-first = Schicke einen Partner los, bevor du den Zug beendest.
refusal-partner-placed = Du hast in diesem Zug schon einen Partner losgeschickt.
refusal-asset-not-held = Keines deiner Unternehmen hat { $asset }.
refusal-asset-is-exhausted = { $asset } ist in dieser Dekade schon erschöpft.
refusal-asset-before-payout = { $asset } nutzt du in der Betriebsrunde des Unternehmens, bevor über Dividenden entschieden wird.
refusal-asset-before-sale = { $asset } nutzt du in der Betriebsrunde des Unternehmens, bevor die erste Ware verkauft wird.
refusal-asset-after-production = { $asset } nutzt du in der Betriebsrunde des Unternehmens, jederzeit nach der Produktion.
refusal-asset-afterwards = { $asset } nutzt du in der Betriebsrunde des Unternehmens, nachdem der Aktienwert angepasst ist.
refusal-asset-only-reacts = { $asset } wird dir angeboten, wenn du eine Verringerung des Aktienwerts aufheben kannst.
refusal-trade-same = Ein Tausch gibt eine Sorte und nimmt eine andere, nicht { $resource } gegen { $resource }.
refusal-trade-needs-two = Ein Tausch braucht 2 { $resource }; das Unternehmen hat { NUMBER($have) }.
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
refusal-two-if-possible = Es gibt nur { NUMBER($there) } { $resource }; nimm eine Sorte, von der 2 da sind.
refusal-take-another-kind = Du hast schon 1 { $resource } genommen; nimm eine andere Sorte.
refusal-overlay-empty =
    { $resource ->
        [Kohle] Auf der Lieferkette liegt keine { $resource }.
       *[other] Auf der Lieferkette liegt kein { $resource }.
    }
refusal-overlay-not-named = { $resource } bringt dieses Gebäude nicht.
refusal-overlay-other-kind = { $resource } ergänzt nicht, was das Gebäude bringt.
refusal-discard-held-or-new = { $asset } ist weder die neue Kapitalanlage noch auf der Unternehmensurkunde.
refusal-not-this-company = { $company } ist gerade nicht in der Betriebsrunde.
refusal-nothing-to-issue = { $company } hat kein { $certificate } mehr in der Unternehmenskasse.
refusal-director-not-issued = Das Direktorenzertifikat kann nicht ausgegeben werden.
refusal-banned-purchase = { $company } darf keine Ressourcen kaufen.
refusal-purchase-is-over = Ressourcen werden gekauft, bevor die erste Fabrik produziert.
refusal-factory-has-run = Fabrik { $factory } hat in diesem Zug schon produziert.
refusal-factory-to-the-left = Fabrik { $next } muss vor Fabrik { $factory } produzieren.
refusal-factory-unstaffed =
    { $filled ->
        [one] In Fabrik { $factory } ist { NUMBER($filled) } von { NUMBER($spaces) } Arbeiterfeldern besetzt.
       *[other] In Fabrik { $factory } sind { NUMBER($filled) } von { NUMBER($spaces) } Arbeiterfeldern besetzt.
    }
refusal-input-missing = Fabrik { $factory } braucht { NUMBER($need) } { $resource }; das Unternehmen hat { NUMBER($have) }.
refusal-flyer-unstaffed = { $company } braucht mindestens einen Arbeiter, um die Fabrik zu betreiben.
refusal-tiers-only = { $company } betreibt die Fabrik in Produktionsstufen mit 2, 4 oder 6 Arbeitern.
refusal-no-tiers = { $company } hat keine Produktionsstufen.
refusal-tier-unstaffed = Diese Produktionsstufe braucht { NUMBER($need) } Arbeiter; vorhanden: { NUMBER($have) }.
refusal-no-goods = { $company } hat keine Waren.
refusal-demand-closed = Hier können keine Waren verkauft werden: { $demand }.
refusal-demand-full = Hier ist alles gefüllt: { $demand }.
refusal-half-price-not-yet = Zum halben Preis werden Waren nur verkauft, wenn die ganze Reihe gefüllt oder ihr rechtes Feld offen ist.
refusal-no-price-without-run = { $company } hat keinen Verkaufspreis, bevor die Fabrik produziert hat.
refusal-pay-needs-run = { $company } hat keine Fabrik betrieben und muss deshalb Gewinne einbehalten.
refusal-pay-needs-sale = { $company } hat keine Ware verkauft und muss deshalb Gewinne einbehalten.
refusal-pay-needs-wages = { $company } konnte { NUMBER($unpaid) } Arbeiter nicht bezahlen und muss deshalb Gewinne einbehalten.
refusal-not-a-draw = Das kann jetzt nicht gezogen werden.
refusal-wrong-chain = Diese Lieferkette ist nicht in diesem Spiel.
