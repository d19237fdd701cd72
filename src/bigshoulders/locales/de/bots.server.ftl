# Warum ein Bot einen Zug vorzieht. Ohne Punkt am Ende: mehrere Gründe stehen untereinander.
reason-founds_company = gründet { $company } und wird Direktor
reason-takes_directorship = übernimmt den Direktorenposten von { $company }
reason-gives_up_directorship = gibt den Direktorenposten von { $company } auf
reason-share_worth = jede Aktie von { $company } sollte dir bis zum Ende etwa { MONEY($value) } einbringen
reason-staffs_factory = { $company }: Fabrik { NUMBER($factory) } ist voll besetzt
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
reason-goal_lead = geht beim Ziel „{ $goal }“ in Führung
reason-more_cash = bis zur nächsten Aktien-Phase etwa { MONEY($amount) } mehr Bargeld als bei den anderen Zügen
reason-raises_value = { $company } sollte dann etwa { MONEY($value) } erreichen, mehr als bei den anderen Zügen
reason-holds_back = kostet { $player } bis zum Ende etwa { MONEY($amount) }
reason-experience =
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
reason-better_lead = etwa { MONEY($amount) } besser als der zweitbeste Zug, gemessen an den anderen Spielern
reason-about_even = kaum besser als der zweitbeste Zug, gemessen an den anderen Spielern

# Dasselbe für Industrialist.
reason-earns_profit = { NUMBER($amount) } Gewinn mehr in diesem Zug
reason-staffs = { $side } ist dann voll besetzt: { NUMBER($profit) } Gewinn am Ende
reason-staffs_central = die Zentralfabrik ist dann voll besetzt und kann produzieren
reason-keeps_staff = { $card } bleibt voll besetzt
reason-lacks_workers =
    { $count ->
        [one] { $card }: dann fehlt nur noch { NUMBER($count) } Arbeiter
       *[other] { $card }: dann fehlen nur noch { NUMBER($count) } Arbeiter
    }
reason-sets_off = löst das Ereignis auf { $side } aus ({ $event })
reason-avoids = vermeidet das Ereignis auf { $side } ({ $event })
reason-builds = baut { $side }: am Ende { NUMBER($profit) } Gewinn, wenn voll besetzt
reason-can_pay = kann sich danach { $side } leisten
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
reason-spares_managers = lässt den Managerwürfel auf { NUMBER($face) }
reason-expects_more = am Ende etwa { NUMBER($amount) } Gewinn mehr als der zweitbeste Zug
reason-same_outcome = der zweitbeste Zug führt zur selben Stellung: beide sind gleich gut
reason-even = der zweitbeste Zug verspricht etwa ebenso viel Gewinn
reason-at_first_sight = auf den ersten Blick gewählt; bei näherem Hinsehen verspricht der nächste Zug der Liste etwa { NUMBER($amount) } Gewinn mehr
