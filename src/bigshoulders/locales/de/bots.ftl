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

# Dasselbe für Industrialist.
reason-earns_profit = noch { NUMBER($amount) } Gewinn in diesem Zug
reason-staffs = { $side } wird voll besetzt: { NUMBER($profit) } Gewinn am Ende
reason-staffs_central = die Zentralfabrik wird voll besetzt und kann produzieren
reason-keeps_staff = { $card } bleibt voll besetzt
reason-lacks_workers =
    { $count ->
        [one] { $card }: Danach fehlt nur noch { NUMBER($count) } Arbeiter
       *[other] { $card }: Danach fehlen nur noch { NUMBER($count) } Arbeiter
    }
reason-sets_off = löst ein Ereignis aus, { $side } ({ $event })
reason-avoids = vermeidet ein Ereignis, { $side } ({ $event })
reason-builds = baut { $side }: { NUMBER($profit) } Gewinn am Ende, wenn voll besetzt
reason-can_pay = kann danach { $side } bezahlen
reason-rail_leads = Arbeiter können danach versetzt werden: { $origin } → { $target }
reason-produces =
    { $count ->
        [one] produziert { NUMBER($count) } Einheit { $kind }
       *[other] produziert { NUMBER($count) } Einheiten { $kind }
    }
reason-produces_units =
    { $count ->
        [one] produziert { NUMBER($count) } Einheit
       *[other] produziert { NUMBER($count) } Einheiten
    }
reason-leaves_units =
    { $count ->
        [one] { NUMBER($count) } Einheit { $kind } bleibt nach dem Zug
       *[other] { NUMBER($count) } Einheiten { $kind } bleiben nach dem Zug
    }
reason-can_produce =
    { $count ->
        [one] die nächste Produktion kann { NUMBER($count) } Einheit bringen
       *[other] die nächste Produktion kann { NUMBER($count) } Einheiten bringen
    }
reason-spares_managers = der Managerwürfel bleibt auf { NUMBER($face) }
reason-expects_more = am Ende etwa { NUMBER($amount) } Gewinn mehr als mit der zweitbesten Wahl
reason-same_outcome = die zweitbeste Wahl führt zur selben Stellung: Beide sind gleich gut
reason-even = die zweitbeste Wahl verspricht etwa ebenso viel Gewinn
reason-at_first_sight = auf den ersten Blick gewählt; genau besehen verspricht die nächste Wahl etwa { NUMBER($amount) } Gewinn mehr
