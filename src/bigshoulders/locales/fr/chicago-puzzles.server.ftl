# Problèmes. Chaque genre a sa question, un titre, le but, l’explication après la réponse et l’en-tête de ses chiffres.
chicago-puzzle-dividend = { $company } : gains du tour { MONEY($revenue) }, valeur des parts { MONEY($value) }. Faut-il verser les dividendes ou préserver le capital ?
    .kind = Dividendes
    .title = Verser ou préserver ?
    .goal = Choisissez ce qui vous donne la meilleure avance en fin de partie.
    .why = Sur { NUMBER($deals) } tirages, avec la même chance pour les deux, le meilleur choix a rapporté en moyenne { MONEY($margin) } de plus. L’écart ne doit rien au hasard.
    .worth = Avance attendue
chicago-puzzle-directorship =
    { $twist ->
        [win] { $company } : vous voulez la présidence. Quel tour de Bourse vous la donne et vous la garantit jusqu’à votre prochain tour ?
       *[keep] { $company } : votre présidence est menacée. Quel tour de Bourse vous la conserve jusqu’à votre prochain tour ?
    }
    .kind = Présidence
    .title = Prendre ou garder la présidence
    .goal = Elle doit tenir quoi que fasse un seul adversaire entre-temps. Si plusieurs tours conviennent, gardez le plus d’argent et de valeur en parts.
    .why =
        { $rivals ->
            [0] Sur les { NUMBER($considered) } tours qui comptent, seul celui-ci tient. Toutes les réponses de chaque adversaire ont été essayées.
           *[other] Sur les { NUMBER($considered) } tours qui comptent, c’est le moins cher qui tienne. Le suivant coûte { MONEY($margin) } de plus. Toutes les réponses de chaque adversaire ont été essayées.
        }
    .worth = Argent et parts après le tour
chicago-puzzle-demand = { $company } dispose de { MONEY($cash) } dans son patrimoine. Quels cubes achète-t-elle ?
    .kind = Demande
    .title = Remplir la Demande
    .goal = Rapportez le plus possible ce tour-ci : les gains moins le prix des cubes. La production et les ventes suivent au mieux.
    .why = Les { NUMBER($considered) } achats possibles ont été joués de toutes les façons. Le meilleur rapporte { MONEY($margin) } de plus que le suivant de la liste.
    .worth = Rapporté ce tour-ci
chicago-puzzle-founding =
    { $twist ->
        [start] La partie commence et vous avez { MONEY($cash) }. Quelle société fondez-vous ?
       *[later] Vous avez { MONEY($cash) } et fondez une société maintenant. Laquelle ?
    }
    .kind = Fondation
    .title = Fonder la bonne société
    .goal = Choisissez ce qui vous donne la meilleure avance en fin de partie. Chaque société figure à la valeur qui lui convient le mieux.
    .why = Sur { NUMBER($deals) } tirages, avec la même chance pour toutes, le meilleur choix a rapporté en moyenne au moins { MONEY($margin) } de plus que les autres. L’écart ne doit rien au hasard.
    .worth = Avance attendue
chicago-puzzle-buys = Acheter { $cubes } pour { MONEY($cost) }
chicago-puzzle-buys_nothing = Ne rien acheter
chicago-puzzle-note-revenue = Gains { MONEY($revenue) }, cubes { MONEY($cost) }
chicago-puzzle-note-sells =
    { $count ->
        [one] { NUMBER($count) } marchandise vendue : { $outlet }
       *[other] { NUMBER($count) } marchandises vendues : { $outlet }
    }
chicago-puzzle-note-sells_nothing = Aucune marchandise vendue
chicago-puzzle-note-holds = Vous présidez la société quoi que fasse un adversaire
chicago-puzzle-note-not_director = { $player } préside la société
chicago-puzzle-note-takes_over = { $player } peut acheter un { $certificate } et prendre la présidence
chicago-puzzle-note-sells_and_takes_over = { $player } peut vendre d’autres parts, acheter un { $certificate } et prendre la présidence
chicago-puzzle-note-futures = Argent final attendu : { MONEY($money) }
