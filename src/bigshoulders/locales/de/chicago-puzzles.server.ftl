# Aufgaben. Jede Art hat ihre Frage, einen Titel, das Ziel, die Erklärung nach der Antwort und die Überschrift ihrer Zahlen.
chicago-puzzle-dividend = { $company } hat in diesem Zug { MONEY($revenue) } Umsatz gemacht. Der Aktienwert beträgt { MONEY($value) }. Auszahlen oder einbehalten?
    .kind = Dividenden
    .title = Auszahlen oder einbehalten?
    .goal = Wähle, was dir am Ende der Partie den größten Vorsprung bringt.
    .why = In { NUMBER($deals) } Ziehungen mit gleichem Glück für beide brachte die bessere Wahl im Schnitt { MONEY($margin) } mehr. Der Abstand ist kein Zufall.
    .worth = Erwarteter Vorsprung
chicago-puzzle-directorship =
    { $twist ->
        [win] Du willst den Direktorenposten von { $company }. Welcher Aktienzug holt ihn und hält ihn bis zu deinem nächsten Zug?
       *[keep] Dein Direktorenposten bei { $company } ist in Gefahr. Welcher Aktienzug sichert ihn bis zu deinem nächsten Zug?
    }
    .kind = Direktorenposten
    .title = Direktorenposten holen oder halten
    .goal = Er muss halten, was auch immer ein einzelner Gegner bis dahin tut. Halten mehrere Züge, behalte so viel Bargeld und Aktienwert wie möglich.
    .why =
        { $rivals ->
            [0] Von den { NUMBER($considered) } Zügen, auf die es ankommt, hält nur dieser. Jede Antwort jedes Gegners wurde probiert.
           *[other] Von den { NUMBER($considered) } Zügen, auf die es ankommt, ist dies der günstigste, der hält. Der nächste kostet { MONEY($margin) } mehr. Jede Antwort jedes Gegners wurde probiert.
        }
    .worth = Bargeld und Aktien nach dem Zug
chicago-puzzle-demand = { $company } hat { MONEY($cash) } in der Kasse. Welche Würfel kauft das Unternehmen?
    .kind = Nachfrage
    .title = Nachfrage bedienen
    .goal = Verdiene in diesem Zug das meiste: den Umsatz minus den Preis der Würfel. Produktion und Verkauf folgen dann bestmöglich.
    .why = Alle { NUMBER($considered) } bezahlbaren Käufe wurden auf jede Art durchgespielt. Der beste bringt { MONEY($margin) } mehr als der nächste in der Liste.
    .worth = Verdienst in diesem Zug
chicago-puzzle-founding =
    { $twist ->
        [start] Die Partie beginnt und du hast { MONEY($cash) }. Welches Unternehmen gründest du?
       *[later] Du hast { MONEY($cash) } und gründest jetzt ein Unternehmen. Welches?
    }
    .kind = Gründung
    .title = Das richtige Unternehmen gründen
    .goal = Wähle, was dir am Ende der Partie den größten Vorsprung bringt. Jedes Unternehmen steht mit dem Wert da, der ihm am besten bekommt.
    .why = In { NUMBER($deals) } Ziehungen mit gleichem Glück für alle brachte die beste Wahl im Schnitt mindestens { MONEY($margin) } mehr als jede andere. Der Abstand ist kein Zufall.
    .worth = Erwarteter Vorsprung
chicago-puzzle-buys = { $cubes } für { MONEY($cost) } kaufen
chicago-puzzle-buys_nothing = Nichts kaufen
chicago-puzzle-note-revenue = Umsatz { MONEY($revenue) }, Würfel { MONEY($cost) }
chicago-puzzle-note-sells =
    { $count ->
        [one] { NUMBER($count) } Ware verkauft: { $outlet }
       *[other] { NUMBER($count) } Waren verkauft: { $outlet }
    }
chicago-puzzle-note-sells_nothing = Keine Ware verkauft
chicago-puzzle-note-holds = Du leitest das Unternehmen, was auch immer ein einzelner Gegner tut
chicago-puzzle-note-not_director = { $player } leitet das Unternehmen
chicago-puzzle-note-takes_over = { $player } kann ein { $certificate } kaufen und übernehmen
chicago-puzzle-note-sells_and_takes_over = { $player } kann andere Aktien verkaufen, ein { $certificate } kaufen und übernehmen
chicago-puzzle-note-futures = Erwartetes Geld am Ende: { MONEY($money) }
