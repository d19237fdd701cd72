# Pourquoi un bot préfère un coup. Pas de point final : plusieurs faits se suivent.
reason-founds_company = fonde { $company } et en prend la présidence
reason-takes_directorship = prend la présidence de la société { $company }
reason-gives_up_directorship = abandonne la présidence de la société { $company }
reason-share_worth = { $company } : chaque part devrait vous rapporter environ { MONEY($value) } d’ici la fin
reason-staffs_factory = { $company } : l’usine { NUMBER($factory) } a désormais tous ses ouvriers
reason-dearer_goods = { $company } vend ses marchandises à { MONEY($price) }
reason-automates = { $company } : automatisation dans l’usine { NUMBER($factory) }
reason-employs_manager = { $company } : un manager pour l’usine { NUMBER($factory) }
reason-gains_appeal = { $company } : attractivité { SIGNED($steps) }
reason-makes_goods =
    { $count ->
        [one] { $company } a { NUMBER($count) } marchandise de plus à vendre
       *[other] { $company } a { NUMBER($count) } marchandises de plus à vendre
    }
reason-raises_funds = { $company } : { MONEY($amount) } de plus dans le patrimoine
reason-income = { MONEY($amount) } dans votre poche
reason-goal_lead = prend la tête pour l’objectif « { $goal } »
reason-more_cash = environ { MONEY($amount) } de plus en main à la prochaine phase de Bourse qu’avec les autres coups
reason-raises_value = { $company } devrait alors valoir environ { MONEY($value) }, plus qu’avec les autres coups
reason-holds_back = coûte à { $player } environ { MONEY($amount) } d’ici la fin
reason-experience =
    l’expérience de parties semblables plaide pour lui : { $subject ->
        [cash] votre argent
        [shares] vos parts
        [dividends] les revenus de vos sociétés
        [growth] la marge de progression de vos sociétés
        [treasury] le patrimoine de vos sociétés
        [inputs] vos ressources
        [staff] votre personnel
        [assets] vos atouts capitaux
        [goods] vos marchandises en réserve
        [companies] le nombre de vos sociétés
        [partners] vos associés
        [appeal] votre attractivité
        [goals] vos objectifs
        [certificates] vos certificats
        [buildings] vos bâtiments
        [directorship] votre mainmise sur vos sociétés
       *[turn] votre place dans l’ordre du tour
    } (environ { MONEY($amount) })
reason-better_lead = environ { MONEY($amount) } de mieux que le deuxième meilleur coup, par rapport aux autres joueurs
reason-about_even = à peine mieux que le deuxième meilleur coup, par rapport aux autres joueurs

# De même pour Industrialist.
reason-earns_profit = { NUMBER($amount) } de profit de plus pendant ce tour
reason-staffs = { $side } : effectif complet, { NUMBER($profit) } de profit à la fin
reason-staffs_central = l’Usine centrale a alors un effectif complet et peut produire
reason-keeps_staff = { $card } : l’effectif reste complet
reason-lacks_workers =
    { $count ->
        [one] { $card } : il ne manque plus que { NUMBER($count) } ouvrier
       *[other] { $card } : il ne manque plus que { NUMBER($count) } ouvriers
    }
reason-sets_off = déclenche l’événement sur { $side } ({ $event })
reason-avoids = évite l’événement sur { $side } ({ $event })
reason-builds = construit { $side } : { NUMBER($profit) } de profit à la fin si l’effectif est complet
reason-can_pay = pourra ensuite payer { $side }
reason-rail_leads = des ouvriers pourront se déplacer : { $origin } → { $target }
reason-produces =
    { $count ->
        [one] produit { NUMBER($count) } unité de { $kind }
       *[other] produit { NUMBER($count) } unités de { $kind }
    }
reason-produces_units =
    { $count ->
        [one] produit { NUMBER($count) } unité
       *[other] produit { NUMBER($count) } unités
    }
reason-leaves_units =
    { $count ->
        [one] { NUMBER($count) } unité de { $kind } en réserve après ce tour
       *[other] { NUMBER($count) } unités de { $kind } en réserve après ce tour
    }
reason-can_produce =
    { $count ->
        [one] la prochaine production peut donner { NUMBER($count) } unité
       *[other] la prochaine production peut donner { NUMBER($count) } unités
    }
reason-spares_managers = laisse le dé Managers sur { NUMBER($face) }
reason-expects_more = environ { NUMBER($amount) } de profit final de plus que le deuxième meilleur coup
reason-same_outcome = le deuxième meilleur coup mène à la même position : les deux se valent
reason-even = le deuxième meilleur coup promet à peu près autant de profit
reason-at_first_sight = choisi au premier coup d’œil ; à y regarder de plus près, le coup suivant de la liste promet environ { NUMBER($amount) } de profit de plus
