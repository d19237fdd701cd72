### Was ein Spieler gefragt wird: eine Meldung je Frage.

decision-founding = { $seat }, wähle ein Unternehmen und seinen anfänglichen Aktienwert.
decision-stock_turn = { $seat }, verkaufe Zertifikate, kaufe eines oder passe.
    .selling = { $seat }, biete weitere Zertifikate an oder verkaufe die angebotenen.
    .buying = { $seat }, kaufe ein Zertifikat oder beende deinen Zug.
    .must_sell = { $seat }, du hältst { NUMBER($held) } Zertifikate, das Limit ist { NUMBER($limit) }. Verkaufe genug, um es einzuhalten.
decision-protection =
    { $steps ->
        [one] { $seat }, { $company } fällt gleich um { NUMBER($steps) } Stufe. Möchtest du Price Protection nutzen?
       *[other] { $seat }, { $company } fällt gleich um { NUMBER($steps) } Stufen. Möchtest du Price Protection nutzen?
    }
decision-draft = { $seat }, wähle ein Gebäude, das du behältst; die anderen gibst du weiter.
decision-build = { $seat }, wähle ein Gebäude zum Platzieren.
    .remove = { $seat }, wähle ein Gebäude, das du aus dem Spiel entfernst; das andere behältst du.
decision-action_turn = { $seat }, schicke einen Partner los.
    .after = { $seat }, führe freie Aktionen aus oder beende deinen Zug.
decision-hire = { $seat }, stelle Arbeiter für { $company } ein. Der nächste kostet { MONEY($cost) }.
decision-initiative = { $seat }, möchtest du Startspieler werden?
decision-bonus = { $seat }, { $company } erreicht Attraktivität { NUMBER($space) }: { $bonus } oder { MONEY(25) }?
decision-workers = { $seat }, wähle eine Fabrik von { $company } für den Arbeiter.
    .freed = { $seat }, wähle eine Fabrik von { $company } für den frei gewordenen Arbeiter oder schicke ihn auf den Arbeitsmarkt zurück.
decision-managers = { $seat }, wähle eine Fabrik von { $company } für den Manager.
decision-automation = { $seat }, wähle die Fabrik von { $company }, in der du einen Arbeiter automatisierst.
decision-cubes = { $seat }, wähle eine Ressource vom Haymarket Square für { $company }.
decision-two_cubes =
    { $set ->
        [identical] { $seat }, wähle eine Ressource: { $company } nimmt zwei davon vom Haymarket Square.
       *[different] { $seat }, wähle eine Ressource vom Haymarket Square für { $company }; die beiden müssen verschieden sein.
    }
decision-overlay_cubes = { $seat }, möchtest du für { $company } eine fehlende Ressource kostenlos aus der Lieferkette nehmen?
decision-asset_choice = { $seat }, wähle eine Kapitalanlage für { $company }.
decision-asset_keep = { $seat }, { $company } hat keinen freien Platz für { $asset }: Wähle die Kapitalanlage, die du abwirfst.
decision-worker_offer = { $seat }, möchtest du einen Arbeiter für { $company } nehmen?
decision-staff_choice = { $seat }, ein Manager oder ein Verkäufer für { $company }?
decision-free_automation = { $seat }, möchtest du einen Arbeiter von { $company } kostenlos automatisieren?
decision-steel_offer = { $seat }, möchtest du 2 Stahl von { $company } ausgeben, um statt des Managers 2 Waren und Attraktivität +3 zu erhalten?
decision-issue = { $seat }, Notfall-Mittelbeschaffung: Möchtest du Aktien von { $company } zu { MONEY($value) } ausgeben?
decision-purchase = { $seat }, kaufe Ressourcen für { $company }.
decision-production = { $seat }, betreibe die nächste Fabrik von { $company } oder beende die Produktion.
decision-sales = { $seat }, verkaufe Waren von { $company } für je { MONEY($price) }.
decision-payout = { $seat }, { $company } hat { MONEY($revenue) } Umsatz gemacht. Dividenden zahlen oder Gewinne einbehalten?
decision-adjustment = { $seat }, führe freie Aktionen für { $company } aus, bevor sich der Aktienwert ändert, oder mach weiter.
decision-afterwards = { $seat }, führe letzte freie Aktionen für { $company } aus oder beende deinen Zug.
