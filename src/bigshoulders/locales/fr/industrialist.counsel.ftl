### Conseils sur les coups : ce qu'ils ouvrent, ce qu'ils font perdre, ce qui vient plus tard ; mises en garde ; suggestions.

# Le coup lui-même
industrialist-note-begin-sell =
    { $lots ->
        [one] Vous pouvez vendre { NUMBER($lots) } lot.
       *[other] Vous pouvez vendre { NUMBER($lots) } lots.
    }
industrialist-note-begin-hire = Vous embauchez 1 ouvrier, déplacez des ouvriers le long d’une voie, ou les deux.
industrialist-note-begin-build =
    { $buildings ->
        [one] Vous construisez le seul bâtiment à votre portée ({ NUMBER($buildings) }).
       *[other] Vous choisissez parmi { NUMBER($buildings) } bâtiments à votre portée.
    }
industrialist-note-begin-produce = Chaque carte qui a ses ouvriers produit.
industrialist-note-action_cost =
    { $cost ->
        [0] C’est gratuit.
       *[other] Cela coûte { NUMBER($cost) } de capital.
    }
industrialist-note-ends_actions = Terminé pour ce tour : { $actions }.
industrialist-note-year_ends = Votre tour de l’année { NUMBER($year) } s’achève.
industrialist-note-last_year_ends = L’année { NUMBER($year) } est la dernière : votre tour s’achève, et les bâtiments sont comptés.
industrialist-note-selling_ends =
    { $lots ->
        [one] Vous avez vendu { NUMBER($lots) } lot. Vous pouvez encore embaucher, construire et produire ce tour-ci.
       *[other] Vous avez vendu { NUMBER($lots) } lots. Vous pouvez encore embaucher, construire et produire ce tour-ci.
    }
industrialist-note-staffing_ends =
    { $hired ->
        [0] { $moved ->
            [0] Vous n’embauchez ni ne déplacez personne.
           *[other] Vous n’embauchez personne ce tour-ci.
        }
       *[other] { $moved ->
            [0] Vous ne déplacez aucun ouvrier ce tour-ci.
           *[other] Embauche et déplacement sont faits.
        }
    }

# La suite
industrialist-note-game_ends = La partie s’achève.
industrialist-note-then-roll = Ensuite, le dé Marché est lancé.
industrialist-note-opens-market_choice = Ensuite, vous choisissez la ligne du marché.
industrialist-note-opens-building = Ensuite, vous choisissez un bâtiment et son emplacement.
industrialist-note-opens-take_units = Ensuite, vous choisissez les pistes qui paient ({ $kind }, { NUMBER($count) }).
industrialist-note-opens-take_any = Ensuite, vous choisissez la piste qui paie l’entretien.
industrialist-note-opens-put_units = Ensuite, vous choisissez les pistes qui reçoivent ({ $kind }, { NUMBER($count) }).
industrialist-note-opens-new_workers = Ensuite, vous choisissez les cartes des nouveaux ouvriers.
industrialist-note-opens-marker_choice = Ensuite, une piste de l’Usine centrale doit céder son marqueur et ses unités.
industrialist-note-opens-walkout = Ensuite, vous choisissez le bâtiment qui perd un ouvrier.
industrialist-note-opens-labour_choice = Ensuite, vous choisissez les bâtiments dont vous payez les salaires.
industrialist-note-opens-upkeep_choice = Ensuite, vous choisissez les bâtiments dont vous payez l’entretien.

# Mises en garde
industrialist-warning-ends_actions = Après { $action }, impossible ce tour-ci : { $actions }
    .text =
        { $lots ->
            [0] Les actions se suivent dans l’ordre, et vous pourriez payer les deux : { NUMBER($cost) } de capital en tout.
            [one] Les actions se suivent dans l’ordre. Vous pourriez d’abord vendre { NUMBER($lots) } lot et payer encore cette action : { NUMBER($cost) } de capital en tout.
           *[other] Les actions se suivent dans l’ordre. Vous pourriez d’abord vendre { NUMBER($lots) } lots et payer encore cette action : { NUMBER($cost) } de capital en tout.
        }
industrialist-warning-free_action = La première action d’un tour est gratuite
    .text =
        { $lots ->
            [0] Vous finiriez l’année { NUMBER($year) } sans l’utiliser.
            [one] Vous finiriez l’année { NUMBER($year) } sans l’utiliser, et { NUMBER($lots) } lot peut être vendu.
           *[other] Vous finiriez l’année { NUMBER($year) } sans l’utiliser, et { NUMBER($lots) } lots peuvent être vendus.
        }

# Suggestions
industrialist-suggestion-sell_best = Vendre au mieux
    .result =
        { $lots ->
            [one] { NUMBER($lots) } lot, profit +{ NUMBER($profit) }. Votre capital ne change pas.
           *[other] { NUMBER($lots) } lots, profit +{ NUMBER($profit) }. Votre capital ne change pas.
        }
industrialist-suggestion-finish_turn = Jouer le tour jusqu’au bout
    .result = L’action et votre tour de l’année { NUMBER($year) } s’achèvent.
