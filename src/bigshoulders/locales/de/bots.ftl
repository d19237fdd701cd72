# Warum ein Bot einen Zug vorzieht. Ohne Punkt am Ende: mehrere Gründe stehen untereinander.
reason-founds_company = gründet { $company } und wird Direktor
reason-takes_directorship = übernimmt den Direktorenposten von { $company }
reason-gives_up_directorship = gibt den Direktorenposten von { $company } auf
reason-share_worth = bis zum Ende sollte jede Aktie von { $company } etwa { MONEY($value) } einbringen
reason-staffs_factory = { $company }: Fabrik { NUMBER($factory) } hat alle Arbeiter
reason-dearer_goods = { $company } verkauft seine Waren für { MONEY($price) }
reason-automates = { $company }: Automatisierung in Fabrik { NUMBER($factory) }
reason-employs_manager = { $company }: ein Manager für Fabrik { NUMBER($factory) }
reason-gains_appeal = { $company }: Attraktivität { SIGNED($steps) }
reason-makes_goods =
    { $count ->
        [one] { $company } hat { NUMBER($count) } Ware mehr zu verkaufen
       *[other] { $company } hat { NUMBER($count) } Waren mehr zu verkaufen
    }
reason-raises_funds = { MONEY($amount) } mehr in der Unternehmenskasse von { $company }
reason-income = { MONEY($amount) } in die eigene Tasche
reason-goal_lead = liegt beim Ziel „{ $goal }“ vorn
reason-more_cash = bis zur nächsten Aktien-Phase etwa { MONEY($amount) } mehr Bargeld als bei den anderen Zügen
reason-raises_value = { $company } sollte dann bei etwa { MONEY($value) } stehen, höher als bei den anderen Zügen
reason-holds_back = kostet { $player } etwa { MONEY($amount) } am Ende
reason-better_lead = gegenüber den anderen Spielern etwa { MONEY($amount) } besser als der nächstbeste Zug
reason-about_even = gegenüber den anderen Spielern kaum besser als der nächstbeste Zug
