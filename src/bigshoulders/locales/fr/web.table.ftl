### La table dans le navigateur, pour tous les jeux.

# Qui et où
table-you = Vous

# La décision
table-waiting = En attente : { $names }
table-moving = La partie continue.
table-over = La partie est terminée.

# Joueurs
table-players = Joueurs

# Les coups des autres
catchup-region = Coups à montrer
catchup-left =
    { $count ->
        [one] 1 coup à montrer
       *[other] { NUMBER($count) } coups à montrer
    }
    .mine =
        { $count ->
            [one] À vous dans 1 coup
           *[other] À vous dans { NUMBER($count) } coups
        }
catchup-next = Coup suivant
catchup-skip = Passer à mon tour
    .watching = Aller au présent
