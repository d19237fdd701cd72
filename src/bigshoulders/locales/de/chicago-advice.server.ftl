# Warum ein Bot einen Zug vorzieht. Ohne Punkt am Ende: mehrere Gründe stehen untereinander.
chicago-advice-founds_company = gründet { $company } und wird Direktor
chicago-advice-takes_directorship = übernimmt den Direktorenposten von { $company }
chicago-advice-gives_up_directorship = gibt den Direktorenposten von { $company } auf
chicago-advice-share_worth = jede Aktie von { $company } sollte dir bis zum Ende etwa { MONEY($value) } einbringen
chicago-advice-staffs_factory = { $company }: Fabrik { NUMBER($factory) } ist voll besetzt
chicago-advice-dearer_goods = { $company } verkauft seine Waren für { MONEY($price) }
chicago-advice-automates = { $company }: Automatisierung in Fabrik { NUMBER($factory) }
chicago-advice-employs_manager = { $company }: ein Manager für Fabrik { NUMBER($factory) }
chicago-advice-gains_appeal = { $company }: Attraktivität { SIGNED($steps) }
chicago-advice-makes_goods =
    { $count ->
        [one] { $company } hat { NUMBER($count) } Ware mehr zu verkaufen
       *[other] { $company } hat { NUMBER($count) } Waren mehr zu verkaufen
    }
chicago-advice-raises_funds = { MONEY($amount) } mehr in der Unternehmenskasse von { $company }
chicago-advice-income = { MONEY($amount) } in die eigene Tasche
chicago-advice-goal_lead = geht beim Ziel „{ $goal }“ in Führung
chicago-advice-more_cash = bis zur nächsten Aktien-Phase etwa { MONEY($amount) } mehr Bargeld als bei den anderen Zügen
chicago-advice-raises_value = { $company } sollte dann etwa { MONEY($value) } erreichen, mehr als bei den anderen Zügen
chicago-advice-holds_back = kostet { $player } bis zum Ende etwa { MONEY($amount) }
chicago-advice-experience =
    die Erfahrung aus ähnlichen Partien spricht dafür: { $subject ->
        [cash] dein Bargeld
        [shares] deine Aktien
        [dividends] was deine Unternehmen verdienen
        [growth] was deine Unternehmen noch zulegen können
        [treasury] das Geld in deinen Unternehmenskassen
        [inputs] dein Vorrat an Ressourcen
        [staff] deine Belegschaft
        [assets] deine Kapitalanlagen
        [goods] deine eingelagerten Waren
        [companies] die Zahl deiner Unternehmen
        [partners] deine Partner
        [appeal] deine Attraktivität
        [goals] deine Ziele
        [certificates] deine Zertifikate
        [buildings] deine Gebäude
        [directorship] dein Halt an deinen Unternehmen
       *[turn] dein Platz in der Reihenfolge
    } (etwa { MONEY($amount) })
chicago-advice-better_lead = etwa { MONEY($amount) } besser als der zweitbeste Zug, gemessen an den anderen Spielern
chicago-advice-about_even = kaum besser als der zweitbeste Zug, gemessen an den anderen Spielern
