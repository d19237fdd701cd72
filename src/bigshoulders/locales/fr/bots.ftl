# Pourquoi un bot préfère un coup. Pas de point final : plusieurs faits se suivent.
reason-founds_company = crée { $company } et en prend la présidence
reason-takes_directorship = prend la présidence de { $company }
reason-gives_up_directorship = abandonne la présidence de { $company }
reason-share_worth = d'ici la fin, chaque part de { $company } devrait rapporter environ { MONEY($value) }
reason-staffs_factory = { $company } : l'usine { NUMBER($factory) } a tous ses ouvriers
reason-dearer_goods = { $company } vend ses marchandises à { MONEY($price) }
reason-automates = { $company } : automatisation dans l'usine { NUMBER($factory) }
reason-employs_manager = { $company } : un manager pour l'usine { NUMBER($factory) }
reason-gains_appeal = { $company } : attractivité { SIGNED($steps) }
reason-makes_goods =
    { $count ->
        [one] { $company } a { NUMBER($count) } marchandise de plus à vendre
       *[other] { $company } a { NUMBER($count) } marchandises de plus à vendre
    }
reason-raises_funds = { MONEY($amount) } de plus dans le patrimoine de { $company }
reason-income = { MONEY($amount) } dans votre poche
reason-goal_lead = mène pour l'objectif « { $goal } »
reason-more_cash = environ { MONEY($amount) } de plus en main à la prochaine phase de Bourse qu'avec les autres coups
reason-raises_value = { $company } devrait alors valoir environ { MONEY($value) }, plus qu'avec les autres coups
reason-holds_back = coûte à { $player } environ { MONEY($amount) } d'argent final
reason-better_lead = face aux autres joueurs, environ { MONEY($amount) } de mieux que le meilleur autre coup
reason-about_even = face aux autres joueurs, à peine mieux que le meilleur autre coup
