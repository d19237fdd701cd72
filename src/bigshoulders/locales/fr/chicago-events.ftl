### Ce qui s'est passé ou se passerait : un message par sorte d'événement.
### Un nom de ressource ou de main-d'œuvre au pluriel se choisit d'après le nom au singulier ; les cas
### restants sont « bétail » et « commercial ».

event-start_drawn = { $seat } est le premier joueur
event-phase_began = { $phase }, { $decade }
event-turn_began = C’est à { $seat } de jouer
event-operating_began = { $company } : tour d’exploitation
event-passed = { $seat } passe
event-paid = { $payer } → { $payee } : { MONEY($amount) } ({ $reason })
event-certificate_moved = { $company }, { $certificate } : { $origin } → { $target }
event-stock_moved = { $company }, valeur des parts : { $old } → { $new } ({ $cause })
event-protected = { $seat } utilise Price Protection : { $company } ne baisse pas
event-founded = { $seat } fonde { $company } à { MONEY($value) }
event-closed_down = { $company } ferme
event-director_changed = { $company }, présidence : { $old } → { $new }
event-priority_moved = Première transaction : { $old } → { $new }
event-initiative_taken = { $seat } devient le premier joueur
event-appeal_moved = { $company }, attractivité : { NUMBER($old) } → { NUMBER($new) }
event-appeal_bonus =
    { $taken ->
        [1] { $company } atteint la case { NUMBER($space) } de la piste Attractivité et prend le bonus
       *[0] { $company } atteint la case { NUMBER($space) } de la piste Attractivité et prend { MONEY(25) } à la place
    }
event-staff_moved =
    { $count ->
        [one] { NUMBER($count) } { $staff } : { $origin } → { $target }
       *[other]
            { $staff ->
                [ouvrier] { NUMBER($count) } ouvriers : { $origin } → { $target }
                [manager] { NUMBER($count) } managers : { $origin } → { $target }
               *[other] { NUMBER($count) } commerciaux : { $origin } → { $target }
            }
    }
event-automated =
    { $tokens_left ->
        [0] { $company }, usine { $factory } : un poste est automatisé ; l’usine est entièrement automatisée
       *[other] { $company }, usine { $factory } : un poste est automatisé
    }
event-tokens_placed =
    { $count ->
        [one] { $company }, usine { $factory } : { NUMBER($count) } pion Automatisation
       *[other] { $company }, usine { $factory } : { NUMBER($count) } pions Automatisation
    }
event-tokens_returned =
    { $count ->
        [one] { $company } : { NUMBER($count) } pion Automatisation retourne dans la réserve générale
       *[other] { $company } : { NUMBER($count) } pions Automatisation retournent dans la réserve générale
    }
event-cubes_moved =
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
event-goods_moved =
    { $count ->
        [one] { NUMBER($count) } marchandise : { $origin } → { $target }
       *[other] { NUMBER($count) } marchandises : { $origin } → { $target }
    }
event-bonus_goods_moved = { $company }, jetons Marchandise bonus : { SIGNED($change) } (encore { NUMBER($left) } dans la réserve)
event-asset_moved = { $asset } : { $origin } → { $target }
event-asset_exhausted = { $company } active { $asset }
event-asset_readied = { $company } : { $asset } est redressé
event-partner_moved = { $seat }, associé : { $origin } → { $target }
event-buildings_dealt =
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
event-building_dealt = Vous recevez le bâtiment « { $building } »
event-building_kept = Vous conservez le bâtiment « { $building } »
event-building_passed = Bâtiment « { $building } » : { $seat } → { $target }
event-building_chosen = Vous placez le bâtiment « { $building } » face cachée
event-building_removed = Vous retirez du jeu le bâtiment « { $building } »
event-buildings_settled = { $seat } a choisi
event-building_revealed = { $seat } construit « { $building } »
event-building_used = { $seat } → { $space } pour { $company }
event-tile_moved = Tuile Demande { $tile } : { $origin } → { $target }
event-goal_drawn = Objectif public : { $goal }
event-factory_ran =
    { $goods ->
        [one] { $company }, usine { $factory } : { NUMBER($goods) } marchandise produite
       *[other] { $company }, usine { $factory } : { NUMBER($goods) } marchandises produites
    }
event-revenue_added = { $company }, gains : { SIGNED_MONEY($amount) } ({ $income }), { MONEY($total) } au total
event-dividend_declared = { $company } verse { MONEY($per_share) } par part sur { MONEY($revenue) } de gains
event-earnings_withheld = { $company } préserve son capital : { MONEY($revenue) }
event-wages_unpaid =
    { $workers ->
        [one] { $company } ne peut pas payer { NUMBER($workers) } ouvrier et doit préserver son capital
       *[other] { $company } ne peut pas payer { NUMBER($workers) } ouvriers et doit préserver son capital
    }
event-goal_won = { $seat } remporte l’objectif « { $goal } »
event-scored = { $seat } : { MONEY($cash) } en argent, { MONEY($goals) } en objectifs, { MONEY($shares) } en parts
event-won = { $seat } remporte la partie
