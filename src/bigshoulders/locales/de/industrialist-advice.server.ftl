# Warum ein Bot einen Zug vorzieht. Ohne Punkt am Ende: mehrere Gründe stehen untereinander.
industrialist-advice-earns_profit = { NUMBER($amount) } Gewinn mehr in diesem Zug
industrialist-advice-staffs = { $side } ist dann voll besetzt: { NUMBER($profit) } Gewinn am Ende
industrialist-advice-staffs_central = die Zentralfabrik ist dann voll besetzt und kann produzieren
industrialist-advice-keeps_staff = { $card } bleibt voll besetzt
industrialist-advice-lacks_workers =
    { $count ->
        [one] { $card }: dann fehlt nur noch { NUMBER($count) } Arbeiter
       *[other] { $card }: dann fehlen nur noch { NUMBER($count) } Arbeiter
    }
industrialist-advice-sets_off = löst das Ereignis auf { $side } aus ({ $event })
industrialist-advice-avoids = vermeidet das Ereignis auf { $side } ({ $event })
industrialist-advice-builds = baut { $side }: am Ende { NUMBER($profit) } Gewinn, wenn voll besetzt
industrialist-advice-can_pay = kann sich danach { $side } leisten
industrialist-advice-rail_leads = Arbeiter können danach versetzt werden: { $origin } → { $target }
industrialist-advice-produces =
    { $count ->
        [one] produziert { NUMBER($count) } Einheit { $kind }
       *[other] produziert { NUMBER($count) } Einheiten { $kind }
    }
industrialist-advice-produces_units =
    { $count ->
        [one] produziert { NUMBER($count) } Einheit
       *[other] produziert { NUMBER($count) } Einheiten
    }
industrialist-advice-leaves_units =
    { $count ->
        [one] { NUMBER($count) } Einheit { $kind } bleibt nach dem Zug
       *[other] { NUMBER($count) } Einheiten { $kind } bleiben nach dem Zug
    }
industrialist-advice-can_produce =
    { $count ->
        [one] die nächste Produktion kann { NUMBER($count) } Einheit bringen
       *[other] die nächste Produktion kann { NUMBER($count) } Einheiten bringen
    }
industrialist-advice-spares_managers = lässt den Managerwürfel auf { NUMBER($face) }
industrialist-advice-expects_more = am Ende etwa { NUMBER($amount) } Gewinn mehr als der zweitbeste Zug
industrialist-advice-same_outcome = der zweitbeste Zug führt zur selben Stellung: beide sind gleich gut
industrialist-advice-even = der zweitbeste Zug verspricht etwa ebenso viel Gewinn
industrialist-advice-at_first_sight = auf den ersten Blick gewählt; bei näherem Hinsehen verspricht der nächste Zug der Liste etwa { NUMBER($amount) } Gewinn mehr
