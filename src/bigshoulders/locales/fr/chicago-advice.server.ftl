# Pourquoi un bot préfère un coup. Pas de point final : plusieurs faits se suivent.
chicago-advice-founds_company = fonde { $company } et en prend la présidence
chicago-advice-takes_directorship = prend la présidence de la société { $company }
chicago-advice-gives_up_directorship = abandonne la présidence de la société { $company }
chicago-advice-share_worth = { $company } : chaque part devrait vous rapporter environ { MONEY($value) } d’ici la fin
chicago-advice-staffs_factory = { $company } : l’usine { NUMBER($factory) } a désormais tous ses ouvriers
chicago-advice-dearer_goods = { $company } vend ses marchandises à { MONEY($price) }
chicago-advice-automates = { $company } : automatisation dans l’usine { NUMBER($factory) }
chicago-advice-employs_manager = { $company } : un manager pour l’usine { NUMBER($factory) }
chicago-advice-gains_appeal = { $company } : attractivité { SIGNED($steps) }
chicago-advice-makes_goods =
    { $count ->
        [one] { $company } a { NUMBER($count) } marchandise de plus à vendre
       *[other] { $company } a { NUMBER($count) } marchandises de plus à vendre
    }
chicago-advice-raises_funds = { $company } : { MONEY($amount) } de plus dans le patrimoine
chicago-advice-income = { MONEY($amount) } dans votre poche
chicago-advice-goal_lead = prend la tête pour l’objectif « { $goal } »
chicago-advice-more_cash = environ { MONEY($amount) } de plus en main à la prochaine phase de Bourse qu’avec les autres coups
chicago-advice-raises_value = { $company } devrait alors valoir environ { MONEY($value) }, plus qu’avec les autres coups
chicago-advice-holds_back = coûte à { $player } environ { MONEY($amount) } d’ici la fin
chicago-advice-experience =
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
chicago-advice-better_lead = environ { MONEY($amount) } de mieux que le deuxième meilleur coup, par rapport aux autres joueurs
chicago-advice-about_even = à peine mieux que le deuxième meilleur coup, par rapport aux autres joueurs
