### Une société qui a dû préserver son capital : pourquoi, et ce que cela coûte.

chicago-coach-idle = { $company } est restée à l’arrêt
    .text =
        { $why ->
            [lack] Aucune usine n’a produit : il manque { $lack } à l’usine 1. Donc pas de dividende, et la valeur des parts est tombée à { MONEY($value) }. Cela vous coûte { MONEY($loss) }.
            [unsold] Elle n’a rien vendu. Donc pas de dividende, et la valeur des parts est tombée à { MONEY($value) }. Cela vous coûte { MONEY($loss) }.
           *[stopped] Aucune usine n’a produit. Donc pas de dividende, et la valeur des parts est tombée à { MONEY($value) }. Cela vous coûte { MONEY($loss) }.
        }
chicago-idle-workers =
    { $count ->
        [one] { NUMBER($count) } ouvrier
       *[other] { NUMBER($count) } ouvriers
    }
chicago-idle-cubes = { NUMBER($count) } { $resource }
chicago-idle-close = Compris
