# Pourquoi un bot préfère un coup. Pas de point final : plusieurs faits se suivent.
industrialist-advice-earns_profit = { NUMBER($amount) } de profit de plus pendant ce tour
industrialist-advice-staffs = { $side } : effectif complet, { NUMBER($profit) } de profit à la fin
industrialist-advice-staffs_central = l’Usine centrale a alors un effectif complet et peut produire
industrialist-advice-keeps_staff = { $card } : l’effectif reste complet
industrialist-advice-lacks_workers =
    { $count ->
        [one] { $card } : il ne manque plus que { NUMBER($count) } ouvrier
       *[other] { $card } : il ne manque plus que { NUMBER($count) } ouvriers
    }
industrialist-advice-sets_off = déclenche l’événement sur { $side } ({ $event })
industrialist-advice-avoids = évite l’événement sur { $side } ({ $event })
industrialist-advice-builds = construit { $side } : { NUMBER($profit) } de profit à la fin si l’effectif est complet
industrialist-advice-can_pay = pourra ensuite payer { $side }
industrialist-advice-rail_leads = des ouvriers pourront se déplacer : { $origin } → { $target }
industrialist-advice-produces =
    { $count ->
        [one] produit { NUMBER($count) } unité de { $kind }
       *[other] produit { NUMBER($count) } unités de { $kind }
    }
industrialist-advice-produces_units =
    { $count ->
        [one] produit { NUMBER($count) } unité
       *[other] produit { NUMBER($count) } unités
    }
industrialist-advice-leaves_units =
    { $count ->
        [one] { NUMBER($count) } unité de { $kind } en réserve après ce tour
       *[other] { NUMBER($count) } unités de { $kind } en réserve après ce tour
    }
industrialist-advice-can_produce =
    { $count ->
        [one] la prochaine production peut donner { NUMBER($count) } unité
       *[other] la prochaine production peut donner { NUMBER($count) } unités
    }
industrialist-advice-spares_managers = laisse le dé Managers sur { NUMBER($face) }
industrialist-advice-expects_more = environ { NUMBER($amount) } de profit final de plus que le deuxième meilleur coup
industrialist-advice-same_outcome = le deuxième meilleur coup mène à la même position : les deux se valent
industrialist-advice-even = le deuxième meilleur coup promet à peu près autant de profit
industrialist-advice-at_first_sight = choisi au premier coup d’œil ; à y regarder de plus près, le coup suivant de la liste promet environ { NUMBER($amount) } de profit de plus
