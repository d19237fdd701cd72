### Ce qui s'est passé ou se passerait : un message par sorte d'événement.
### Un nom de ressource ou de main-d'œuvre au pluriel se choisit d'après le nom au singulier ; les cas
### restants sont « bétail » et « commercial ».

chicago-event-start_drawn = { $seat } est le premier joueur
chicago-event-phase_began = { $phase }, { $decade }
chicago-event-turn_began = C’est à { $seat } de jouer
chicago-event-operating_began = { $company } : tour d’exploitation
chicago-event-passed = { $seat } passe
chicago-event-paid = { $payer } → { $payee } : { MONEY($amount) } ({ $reason })
chicago-event-certificate_moved = { $company }, { $certificate } : { $origin } → { $target }
chicago-event-stock_moved = { $company }, valeur des parts : { $old } → { $new } ({ $cause })
chicago-event-protected = { $seat } utilise Price Protection : { $company } ne baisse pas
chicago-event-founded = { $seat } fonde { $company } à { MONEY($value) }
chicago-event-closed_down = { $company } ferme
chicago-event-director_changed = { $company }, présidence : { $old } → { $new }
chicago-event-priority_moved = Première transaction : { $old } → { $new }
chicago-event-initiative_taken = { $seat } devient le premier joueur
chicago-event-appeal_moved = { $company }, attractivité : { NUMBER($old) } → { NUMBER($new) }
chicago-event-appeal_bonus =
    { $taken ->
        [1] { $company } atteint la case { NUMBER($space) } de la piste Attractivité et prend le bonus
       *[0] { $company } atteint la case { NUMBER($space) } de la piste Attractivité et prend { MONEY(25) } à la place
    }
chicago-event-staff_moved =
    { $count ->
        [one] { NUMBER($count) } { $staff } : { $origin } → { $target }
       *[other]
            { $staff ->
                [ouvrier] { NUMBER($count) } ouvriers : { $origin } → { $target }
                [manager] { NUMBER($count) } managers : { $origin } → { $target }
               *[other] { NUMBER($count) } commerciaux : { $origin } → { $target }
            }
    }
chicago-event-automated =
    { $tokens_left ->
        [0] { $company }, usine { $factory } : un poste est automatisé ; l’usine est entièrement automatisée
       *[other] { $company }, usine { $factory } : un poste est automatisé
    }
chicago-event-tokens_placed =
    { $count ->
        [one] { $company }, usine { $factory } : { NUMBER($count) } pion Automatisation
       *[other] { $company }, usine { $factory } : { NUMBER($count) } pions Automatisation
    }
chicago-event-tokens_returned =
    { $count ->
        [one] { $company } : { NUMBER($count) } pion Automatisation retourne dans la réserve générale
       *[other] { $company } : { NUMBER($count) } pions Automatisation retournent dans la réserve générale
    }
chicago-event-cubes_moved =
    { $count ->
        [one] { NUMBER($count) } { $resource } : { $origin } → { $target }
       *[other]
            { $resource ->
                [acier] { NUMBER($count) } aciers : { $origin } → { $target }
                [bois] { NUMBER($count) } bois : { $origin } → { $target }
                [charbon] { NUMBER($count) } charbons : { $origin } → { $target }
               *[other] { NUMBER($count) } bétails : { $origin } → { $target }
            }
    }
chicago-event-goods_moved =
    { $count ->
        [one] { NUMBER($count) } marchandise : { $origin } → { $target }
       *[other] { NUMBER($count) } marchandises : { $origin } → { $target }
    }
chicago-event-bonus_goods_moved = { $company }, jetons Marchandise bonus : { SIGNED($change) } (encore { NUMBER($left) } dans la réserve)
chicago-event-asset_moved = { $asset } : { $origin } → { $target }
chicago-event-asset_exhausted = { $company } active { $asset }
chicago-event-asset_readied = { $company } : { $asset } est redressé
chicago-event-partner_moved = { $seat }, associé : { $origin } → { $target }
chicago-event-buildings_dealt =
    { $count ->
        [one] { $seat } reçoit { NUMBER($count) } bâtiment d’âge { $era ->
            [1] I
            [2] II
           *[3] III
        }
       *[other] { $seat } reçoit { NUMBER($count) } bâtiments d’âge { $era ->
            [1] I
            [2] II
           *[3] III
        }
    }
chicago-event-building_dealt = Vous recevez le bâtiment « { $building } »
chicago-event-building_kept = Vous conservez le bâtiment « { $building } »
chicago-event-building_passed = Bâtiment « { $building } » : { $seat } → { $target }
chicago-event-building_chosen = Vous placez le bâtiment « { $building } » face cachée
chicago-event-building_removed = Vous retirez du jeu le bâtiment « { $building } »
chicago-event-buildings_settled = { $seat } a choisi
chicago-event-building_revealed = { $seat } construit « { $building } »
chicago-event-building_used = { $seat } → { $space } pour { $company }
chicago-event-tile_moved = Tuile Demande { $tile } : { $origin } → { $target }
chicago-event-goal_drawn = Objectif public : { $goal }
chicago-event-factory_ran =
    { $goods ->
        [one] { $company }, usine { $factory } : { NUMBER($goods) } marchandise produite
       *[other] { $company }, usine { $factory } : { NUMBER($goods) } marchandises produites
    }
chicago-event-revenue_added = { $company }, gains : { SIGNED_MONEY($amount) } ({ $income }), { MONEY($total) } au total
chicago-event-dividend_declared = { $company } verse { MONEY($per_share) } par part sur { MONEY($revenue) } de gains
chicago-event-earnings_withheld = { $company } préserve son capital : { MONEY($revenue) }
chicago-event-wages_unpaid =
    { $workers ->
        [one] { $company } ne peut pas payer { NUMBER($workers) } ouvrier et doit préserver son capital
       *[other] { $company } ne peut pas payer { NUMBER($workers) } ouvriers et doit préserver son capital
    }
chicago-event-goal_won = { $seat } remporte l’objectif « { $goal } »
chicago-event-scored = { $seat } : { MONEY($cash) } en argent, { MONEY($goals) } en objectifs, { MONEY($shares) } en parts
chicago-event-won = { $seat } remporte la partie

## Sortes d’événements, filtres du journal
chicago-log-paid = Paiements
chicago-log-certificate_moved = Parts
chicago-log-stock_moved = Valeurs des parts
chicago-log-founded = Sociétés fondées
chicago-log-director_changed = Présidences
chicago-log-appeal_moved = Attractivité
chicago-log-factory_ran = Production
chicago-log-dividend_declared = Dividendes
chicago-log-earnings_withheld = Capital préservé
chicago-log-building_revealed = Bâtiments
chicago-log-building_used = Associés
chicago-log-asset_moved = Atouts capitaux
chicago-log-goal_won = Objectifs
