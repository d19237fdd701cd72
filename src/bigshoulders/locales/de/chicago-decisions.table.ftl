### Was ein Spieler gefragt wird: eine Meldung je Frage.

chicago-decision-founding = { $seat }, wähle ein Unternehmen und seinen anfänglichen Aktienwert.
chicago-decision-stock_turn = { $seat }, verkaufe Zertifikate, kaufe eines oder passe.
    .selling = { $seat }, biete weitere Zertifikate an oder verkaufe die angebotenen.
    .buying = { $seat }, kaufe ein Zertifikat oder beende deinen Zug.
    .must_sell = { $seat }, du hältst { NUMBER($held) } Zertifikate, das Limit ist { NUMBER($limit) }. Verkaufe genug, um es einzuhalten.
chicago-decision-protection =
    { $steps ->
        [one] { $seat }, { $company } fällt gleich um { NUMBER($steps) } Stufe. Möchtest du Price Protection nutzen?
       *[other] { $seat }, { $company } fällt gleich um { NUMBER($steps) } Stufen. Möchtest du Price Protection nutzen?
    }
chicago-decision-draft = { $seat }, wähle ein Gebäude, das du behältst; die anderen gibst du weiter.
chicago-decision-build = { $seat }, wähle ein Gebäude zum Platzieren.
    .remove = { $seat }, wähle ein Gebäude, das du aus dem Spiel entfernst; das andere behältst du.
chicago-decision-action_turn = { $seat }, schicke einen Partner los.
    .after = { $seat }, führe freie Aktionen aus oder beende deinen Zug.
chicago-decision-hire = { $seat }, stelle Arbeiter für { $company } ein. Der nächste kostet { MONEY($cost) }.
chicago-decision-initiative = { $seat }, möchtest du Startspieler werden?
chicago-decision-bonus = { $seat }, { $company } erreicht Attraktivität { NUMBER($space) }: { $bonus } oder { MONEY(25) }?
chicago-decision-workers = { $seat }, wähle eine Fabrik von { $company } für den Arbeiter.
    .freed = { $seat }, wähle eine Fabrik von { $company } für den frei gewordenen Arbeiter oder schicke ihn auf den Arbeitsmarkt zurück.
chicago-decision-managers = { $seat }, wähle eine Fabrik von { $company } für den Manager.
chicago-decision-automation = { $seat }, wähle die Fabrik von { $company }, in der du einen Arbeiter automatisierst.
chicago-decision-cubes = { $seat }, wähle eine Ressource vom Haymarket Square für { $company }.
chicago-decision-two_cubes =
    { $set ->
        [identical] { $seat }, wähle eine Ressource: { $company } nimmt zwei davon vom Haymarket Square.
       *[different] { $seat }, wähle eine Ressource vom Haymarket Square für { $company }; die beiden müssen verschieden sein.
    }
chicago-decision-overlay_cubes = { $seat }, möchtest du für { $company } eine fehlende Ressource kostenlos aus der Lieferkette nehmen?
chicago-decision-asset_choice = { $seat }, wähle eine Kapitalanlage für { $company }.
chicago-decision-asset_keep = { $seat }, { $company } hat keinen freien Platz für { $asset }: Wähle die Kapitalanlage, die du abwirfst.
chicago-decision-worker_offer = { $seat }, möchtest du einen Arbeiter für { $company } nehmen?
chicago-decision-staff_choice = { $seat }, ein Manager oder ein Verkäufer für { $company }?
chicago-decision-free_automation = { $seat }, möchtest du einen Arbeiter von { $company } kostenlos automatisieren?
chicago-decision-steel_offer = { $seat }, möchtest du 2 Stahl von { $company } ausgeben, um statt des Managers 2 Waren und Attraktivität +3 zu erhalten?
chicago-decision-issue = { $seat }, Notfall-Mittelbeschaffung: Möchtest du Aktien von { $company } zu { MONEY($value) } ausgeben?
chicago-decision-purchase = { $seat }, kaufe Ressourcen für { $company }.
chicago-decision-production = { $seat }, betreibe die nächste Fabrik von { $company } oder beende die Produktion.
chicago-decision-sales = { $seat }, verkaufe Waren von { $company } für je { MONEY($price) }.
chicago-decision-payout = { $seat }, { $company } hat { MONEY($revenue) } Umsatz gemacht. Dividenden zahlen oder Gewinne einbehalten?
chicago-decision-adjustment = { $seat }, führe freie Aktionen für { $company } aus, bevor sich der Aktienwert ändert, oder mach weiter.
chicago-decision-afterwards = { $seat }, führe letzte freie Aktionen für { $company } aus oder beende deinen Zug.
