# L’analyse d’une partie terminée.

review-title = Analyse
review-of = Analyse : { $title }
review-graph = Avance attendue
review-graph-note = Sur le rival le plus fort en fin de partie, décision par décision
review-level = égalité
review-lead = { SIGNED_MONEY($amount) }
review-players = Joueur
review-all = Tous
review-seat = Joueur { $number }
review-you = Vous
review-stage = Phase
review-stage-all = Toutes les phases
review-size = Écart
review-size-all = À partir de { MONEY($amount) }
review-position = Décision { $index } sur { $count }
review-moment = { $chapter }, { $stage }
review-spoken = Décision { $index } sur { $count }, { $chapter }, { $stage }. { $leads }
review-spoken-lead = { $name } : { SIGNED_MONEY($amount) }
review-first = Première décision
review-back = Décision précédente
review-next = Décision suivante
review-last = Dernière décision
review-controls = Lecture
review-play = Lire
review-pause = Pause
review-see = Voir sur le plateau
review-try = Essayer d’ici
review-table = Retour à la table
review-agreed = Sans meilleur coup trouvé
review-agreed-value = { $percent } %
review-lost = Perdu par rapport aux meilleurs coups
review-best = Meilleure décennie
review-decisions = Décisions clés
review-swings = Plus grands retournements
review-swings-note = Variation d’une avance en un tour ; la chance compte aussi
review-swing = { $name } : { $move }
review-grade-find = Coup fort
review-grade-large = Grosse perte
review-grade-small = Perte
review-better = Mieux : { $move }
review-found = Le deuxième meilleur : { $move }
review-why = Pourquoi ?
review-loss =
    { $amount ->
        [0] { MONEY(0) }
       *[other] −{ MONEY($amount) }
    }
review-gain = +{ MONEY($amount) }
review-doubt = à { MONEY($doubt) } près
review-where = { $name } · { $chapter }, { $stage } · entrée { $seq }
review-none = Aucune perte certaine. Les bots n’ont rien trouvé de nettement meilleur.
review-none-here = Rien ne correspond à ces filtres.
review-working = Les bots examinent la partie : { $percent } %
review-failed = L’analyse s’est arrêtée parce qu’un bot a échoué. Relancez-la.
review-again = Relancer
review-note = Chaque montant est une estimation : des bots poursuivent la partie après une nouvelle donne de ce que le joueur ne voyait pas. La bande autour d’une courbe indique à peu près son incertitude.
review-rings = Sur le plateau, un cadre rouge marque le coup joué, un cadre vert pointillé le meilleur coup.
review-keys = Flèches gauche et droite : une décision. Haut et bas : les décisions clés. Origine et Fin : le début et la fin. Espace : lecture ou pause. B : essayer une autre ligne. 1–4 : les décisions d’un seul joueur, la même touche encore : celles de tous.
