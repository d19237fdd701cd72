### Conseils sur les coups : ce qu'ils ouvrent, ce qu'ils font perdre, ce qui vient plus tard ; mises en garde ; suggestions.

# Le coup lui-même
chicago-note-pass =
    { $passes ->
        [one] Vous gardez { MONEY($cash) }. { NUMBER($passes) } joueur sur { NUMBER($players) } aura passé ; quand tous passent à la suite, la phase de Bourse s’achève.
       *[other] Vous gardez { MONEY($cash) }. { NUMBER($passes) } joueurs sur { NUMBER($players) } auront passé à la suite ; quand tous l’ont fait, la phase de Bourse s’achève.
    }
chicago-note-last_pass = Vous gardez { MONEY($cash) }. Tous les joueurs ont alors passé : la phase de Bourse s’achève.
chicago-note-no_purchase = Vous n’achetez rien ce tour-ci et gardez { MONEY($cash) }.
chicago-note-hiring_ends =
    { $free ->
        [0] Tous les emplacements Ouvrier chez { $company } sont occupés.
        [one] { NUMBER($free) } emplacement Ouvrier reste vide chez { $company }.
       *[other] { NUMBER($free) } emplacements Ouvrier restent vides chez { $company }.
    }
chicago-note-no_issue = { $company } ne lève pas de fonds, et la valeur des parts reste à { $old }.
chicago-note-purchase_ends =
    { $runs ->
        [0] Avec ses ressources, { $company } ne peut faire produire aucune de ses { NUMBER($all) } usines.
       *[other] Avec ses ressources, { $company } peut faire produire { NUMBER($runs) } de ses { NUMBER($all) } usines.
    }
chicago-note-production_ends =
    { $goods ->
        [0] { $company } n’a pas de marchandises à vendre.
        [one] { $company } a { NUMBER($goods) } marchandise à vendre.
       *[other] { $company } a { NUMBER($goods) } marchandises à vendre.
    }
chicago-note-sale_ends =
    { $goods ->
        [0] { $company } en reste à { MONEY($revenue) } de gains et a vendu toutes ses marchandises.
        [one] { $company } en reste à { MONEY($revenue) } de gains et garde { NUMBER($goods) } marchandise.
       *[other] { $company } en reste à { MONEY($revenue) } de gains et garde { NUMBER($goods) } marchandises.
    }
chicago-note-place_kept = Vous restez numéro { NUMBER($place) } dans l’ordre d’initiative.
chicago-note-declined-worker_offer = { $company } renonce à l’ouvrier.
chicago-note-declined-overlay_cubes = { $company } renonce à la ressource gratuite.
chicago-note-declined-steel_offer = { $company } garde son acier et renonce à 2 marchandises et Attractivité +3.
chicago-note-first_crew = Les premiers ouvriers chez { $company } coûtent environ { MONEY($crew) }. Ses ressources ne sont pas encore toutes en vente.
chicago-note-first_run = La première production chez { $company } coûte environ { MONEY($crew) } d’ouvriers et { MONEY($cubes) } de ressources.
chicago-note-offered = { PERCENT($shares) } des parts { $company } proposées pour { MONEY($amount) }. La valeur des parts passera de { $old } à { $new }, et vous ne pourrez plus en acheter cette décennie.
chicago-note-issued = { PERCENT($shares) } des parts { $company } proposées pour { MONEY($amount) }. La valeur des parts passera de { $old } à { $new }.
chicago-note-passed_on =
    { $count ->
        [one] Vous le conservez et passez { NUMBER($count) } autre bâtiment.
       *[other] Vous le conservez et passez { NUMBER($count) } autres bâtiments.
    }
chicago-note-company_pays_you = À chaque utilisation, la société vous verse { MONEY($amount) }, sur votre argent personnel.
chicago-note-bank_pays_you = À chaque utilisation, la banque vous verse { MONEY($amount) }, sur votre argent personnel.
chicago-note-brings_workers =
    { $count ->
        [one] Il amène { NUMBER($count) } ouvrier au marché de l’emploi.
       *[other] Il amène { NUMBER($count) } ouvriers au marché de l’emploi.
    }
chicago-note-hand_kept = Vous gardez le bâtiment « { $building } » en main.
chicago-note-asset_kept-free = Une fois par décennie, pendant votre tour d’Actions ou le tour d’exploitation : { $effect }.
chicago-note-asset_kept-reaction = Une fois par décennie, au moment de la baisse : { $effect }.
chicago-note-asset_kept-revenue = Une fois par décennie, avant de verser ou de préserver : { $effect }.
chicago-note-asset_kept-before_sale = Une fois par décennie, avant la première marchandise vendue : { $effect }.
chicago-note-asset_kept-after_production = Une fois par décennie, à tout moment après la production : { $effect }.
chicago-note-asset_kept-after_adjustment = Une fois par décennie, à la fin du tour d’exploitation : { $effect }.
chicago-note-use_costs = Chaque utilisation coûte { MONEY($cost) } à la société.
chicago-note-asset_lost = { $company } n’a pas d’emplacement Atout capital : elle prend le bonus de la tuile { $asset } et la défausse.
chicago-note-asset_swapped = { $company } n’a pas d’emplacement libre : un de ses atouts ou { $asset } devra partir.
chicago-note-asset_gone = Vous renoncez à : { $effect }, une fois par décennie.
chicago-note-crew =
    { $workers ->
        [0] L’usine { NUMBER($factory) } a alors tous ses ouvriers.
        [one] Il manque alors { NUMBER($workers) } ouvrier à l’usine { NUMBER($factory) }.
       *[other] Il manque alors { NUMBER($workers) } ouvriers à l’usine { NUMBER($factory) }.
    }
chicago-note-bonus_given_up = Vous renoncez au bonus : { $bonus }.
chicago-note-cash_given_up = Vous renoncez à { MONEY($amount) }.

# La suite
chicago-note-game_ends = La partie s’achève.
chicago-note-others_choose = Ensuite, les autres choisissent.
chicago-note-next_player = Ensuite, c’est à { $seat } de jouer.
chicago-note-then-pass_on = Quand tout le monde a choisi, chacun passe ses bâtiments.
chicago-note-then-reveal = Quand tout le monde a choisi, les bâtiments sont révélés.
chicago-note-then-draw_a_start = Ensuite, le premier joueur est tiré au sort.
chicago-note-then-draw_a_tile = Ensuite, de nouvelles tuiles Demande sont piochées.
chicago-note-then-draw_starting_asset = Ensuite, les premiers atouts capitaux sont piochés.
chicago-note-then-draw_an_asset = Ensuite, un nouvel atout capital est pioché.
chicago-note-then-draw_a_goal = Ensuite, les objectifs sont piochés.
chicago-note-then-draw_a_cube = Ensuite, la chaîne d’approvisionnement est réalimentée.
chicago-note-then-deal_a_building = Ensuite, des bâtiments sont distribués.
chicago-note-opens-founding = Ensuite, vous fondez votre société.
chicago-note-opens-stock_turn = Ensuite, vous pouvez vendre, acheter ou passer.
chicago-note-opens-protection = Ensuite, vous décidez si { $company } utilise Price Protection.
chicago-note-opens-draft = Ensuite, vous choisissez votre prochain bâtiment.
chicago-note-opens-build = Ensuite, vous choisissez un bâtiment à retirer.
chicago-note-opens-action_turn = Ensuite, vous pouvez encore effectuer des actions gratuites.
chicago-note-opens-hire =
    { $count ->
        [0] Ensuite, vous pouvez arrêter d’embaucher.
        [one] Ensuite, { $company } peut embaucher { NUMBER($count) } ouvrier à { MONEY($price) }, { MONEY($total) } en tout.
       *[other] Ensuite, { $company } peut embaucher jusqu’à { NUMBER($count) } ouvriers : { MONEY($price) } le prochain, { MONEY($total) } en tout.
    }
chicago-note-opens-initiative = Ensuite, vous décidez si vous devenez premier joueur.
chicago-note-opens-bonus = Ensuite, { $company } prend le bonus ({ $bonus }) ou { MONEY($amount) }.
chicago-note-opens-workers =
    { $count ->
        [one] Ensuite, vous choisissez une usine pour { NUMBER($count) } ouvrier chez { $company }.
       *[other] Ensuite, vous choisissez les usines pour { NUMBER($count) } ouvriers chez { $company }.
    }
chicago-note-opens-managers =
    { $count ->
        [one] Ensuite, vous choisissez une usine pour { NUMBER($count) } manager chez { $company }.
       *[other] Ensuite, vous choisissez les usines pour { NUMBER($count) } managers chez { $company }.
    }
chicago-note-opens-automation =
    { $count ->
        [one] Ensuite, vous choisissez où automatiser { NUMBER($count) } poste chez { $company }.
       *[other] Ensuite, vous choisissez où automatiser { NUMBER($count) } postes chez { $company }.
    }
chicago-note-opens-cubes =
    { $count ->
        [one] Ensuite, { $company } prend { NUMBER($count) } ressource au choix au Haymarket Square.
       *[other] Ensuite, { $company } prend { NUMBER($count) } ressources au choix au Haymarket Square.
    }
chicago-note-opens-two_cubes = Ensuite, vous choisissez les ressources à prendre au Haymarket Square pour { $company }.
chicago-note-opens-overlay_cubes = Ensuite, { $company } peut prendre gratuitement une ressource manquante dans la chaîne d’approvisionnement.
chicago-note-opens-asset_choice = Ensuite, { $company } achète un atout capital, de { MONEY($least) } à { MONEY($most) }.
chicago-note-opens-asset_keep = Ensuite, { $company } défausse un atout capital : elle n’a pas d’emplacement libre.
chicago-note-opens-worker_offer = Ensuite, { $company } peut prendre un ouvrier gratuitement.
chicago-note-opens-staff_choice = Ensuite, { $company } prend un manager ou un commercial.
chicago-note-opens-free_automation = Ensuite, { $company } peut automatiser un poste gratuitement.
chicago-note-opens-steel_offer = Ensuite, { $company } peut dépenser 2 aciers pour 2 marchandises et Attractivité +3 à la place.
chicago-note-opens-issue = Ensuite, { $company } peut vendre des parts à la banque pour lever des fonds.
chicago-note-opens-purchase = Ensuite, { $company } achète des ressources.
chicago-note-opens-production =
    { $runs ->
        [0] Ensuite vient la production : { $company } ne peut encore faire produire aucune usine.
        [one] Ensuite vient la production : { $company } peut faire produire { NUMBER($runs) } usine.
       *[other] Ensuite vient la production : { $company } peut faire produire { NUMBER($runs) } usines.
    }
chicago-note-opens-sales =
    { $goods ->
        [one] Ensuite, { $company } vend { NUMBER($goods) } marchandise.
       *[other] Ensuite, { $company } vend { NUMBER($goods) } marchandises.
    }
chicago-note-opens-payout = Ensuite, vous versez des dividendes ou préservez le capital : { $company } a { MONEY($revenue) } de gains.
chicago-note-opens-adjustment = Ensuite, { $company } peut encore effectuer des actions gratuites avant l’évolution de la valeur des parts.
chicago-note-opens-afterwards = Ensuite, { $company } peut encore effectuer ses dernières actions gratuites.
chicago-note-cannot_run =
    { $why ->
        [money] { $company } ne produira pas cette décennie : les ressources de l’usine 1 coûtent environ { MONEY($cubes) }, et le patrimoine contient { MONEY($treasury) }. Un seul associé n’y change rien. La valeur des parts tombe à { $down }.
       *[lack] { $company } ne produira pas cette décennie : il manque { $lack } à l’usine 1, et un seul associé n’y change rien. La valeur des parts tombe à { $down }.
    }

# Mises en garde : le fait, puis son prix et sa conséquence
chicago-warning-low_price = { $company } ne pourrait pas payer sa première production
    .text = À { MONEY($price) }, son patrimoine contient { MONEY($treasury) }. Les ouvriers ({ MONEY($crew) }) et les ressources ({ MONEY($cubes) }) coûtent environ { MONEY($need) }. Choisissez un prix plus haut, ou prévoyez d’acheter une de ses parts.
chicago-warning-certificate_limit = Ce serait votre certificat { NUMBER($held) } sur { NUMBER($limit) }
    .text = Vous atteignez la limite de certificats : plus d’achat ni de fondation avant d’avoir vendu.
chicago-warning-own_company_short = { $company } a d’abord besoin d’argent
    .text = Le prix de cette part n’aide pas { $company } : il va chez { $rival }. { $company } a besoin d’environ { MONEY($need) } pour sa première production, et son patrimoine contient { MONEY($treasury) }.
chicago-warning-directorship_lost = Vous perdriez { $company }
    .text = { $seat } en devient président avec { PERCENT($shares) } des parts, et décide de son argent et de ses usines.
chicago-warning-cannot_run = { $company } ne peut faire produire aucune usine cette décennie
    .text =
        { $why ->
            [money] Les ressources de l’usine 1 coûtent environ { MONEY($cubes) }, et le patrimoine contient { MONEY($treasury) }. Sans production, pas de dividende, et la valeur des parts tombe à { $down }.
           *[lack] Il manque { $lack } à l’usine 1, et vous n’avez plus d’associé. Sans production, pas de dividende, et la valeur des parts tombe à { $down }.
        }
chicago-warning-crew_unpaid = { $company } ne pourrait plus embaucher
    .text =
        { $workers ->
            [one] Il manque { NUMBER($workers) } ouvrier à l’usine 1 ({ MONEY($crew) }), et il resterait { MONEY($treasury) }. Sans ouvrier, rien ne tourne.
           *[other] Il manque { NUMBER($workers) } ouvriers à l’usine 1 ({ MONEY($crew) }), et il resterait { MONEY($treasury) }. Sans équipe complète, rien ne tourne.
        }
chicago-warning-cubes_unpaid = { $company } ne pourrait plus acheter ses ressources
    .text = Il resterait { MONEY($treasury) }, et les ressources de l’usine 1 coûtent environ { MONEY($cubes) }. Il y aurait des ouvriers, mais rien à travailler.
chicago-warning-crew_missing = L’usine 1 resterait à l’arrêt chez { $company }
    .text =
        { $workers ->
            [one] Il lui manque { NUMBER($workers) } ouvrier ({ MONEY($crew) }), et le patrimoine contient { MONEY($treasury) }. Sans équipe complète, elle ne produit rien.
           *[other] Il lui manque { NUMBER($workers) } ouvriers ({ MONEY($crew) }), et le patrimoine contient { MONEY($treasury) }. Sans équipe complète, elle ne produit rien.
        }
chicago-warning-factory_short = Il manque { $lack } à l’usine { NUMBER($factory) } chez { $company }
    .text =
        { $runs ->
            [0] Cela coûte { MONEY($cost) } maintenant. Sans cela, rien ne tourne : pas de marchandises, pas de dividende, et la valeur des parts tombe à { $down }.
           *[other] Cela coûte { MONEY($cost) } maintenant. Sans cela, cette usine ne produit rien cette décennie.
        }
    .fix = L’acheter pour { MONEY($cost) }
chicago-warning-factory_idle = Une usine peut encore produire chez { $company }
    .text =
        { $goods ->
            [one] Elle ferait { NUMBER($goods) } marchandise. Une fois la production arrêtée, elle reste à l’arrêt cette décennie.
           *[other] Elle ferait { NUMBER($goods) } marchandises. Une fois la production arrêtée, elle reste à l’arrêt cette décennie.
        }
chicago-warning-goods_unsold = { $company } garderait des marchandises invendues
    .text =
        { $sold ->
            [0] Sa rangée a encore des places au prix plein, et vendre maintenant rapporte { MONEY($revenue) }. Une société qui ne vend rien doit préserver son capital.
           *[other] Sa rangée a encore des places au prix plein, et vendre maintenant rapporte { MONEY($revenue) } de plus.
        }
    .fix = Vendre pour { MONEY($revenue) }
chicago-warning-withholding = { $company } tombe de { $old } à { $down }
    .text = Préserver met { MONEY($revenue) } dans son patrimoine. Verser vous rapporte { MONEY($mine) } et porte la valeur des parts à { $up }.

# Suggestions : le bouton, puis ce que font les coups
chicago-suggestion-cheapest_set = Acheter le lot le moins cher
    .result =
        { $runs ->
            [one] { $company } paie { MONEY($cost) }, garde { MONEY($left) } et peut faire produire { NUMBER($runs) } usine.
           *[other] { $company } paie { MONEY($cost) }, garde { MONEY($left) } et peut faire produire { NUMBER($runs) } usines.
        }
chicago-suggestion-sell_best = Vendre au mieux
    .result =
        { $goods ->
            [one] { $company } vend { NUMBER($goods) } marchandise pour { MONEY($revenue) }, soit { MONEY($total) } de gains.
           *[other] { $company } vend { NUMBER($goods) } marchandises pour { MONEY($revenue) }, soit { MONEY($total) } de gains.
        }
chicago-suggestion-finish_turn = Jouer le tour jusqu’au bout
    .result =
        { $end ->
            [payout]
                { $cost ->
                    [0] { $company } termine avec { MONEY($revenue) } de gains. Ensuite, vous versez des dividendes ou préservez le capital.
                   *[other]
                        { $runs ->
                            [one] { $company } dépense { MONEY($cost) } en ressources, fait produire { NUMBER($runs) } usine et termine avec { MONEY($revenue) } de gains. Ensuite, vous versez des dividendes ou préservez le capital.
                           *[other] { $company } dépense { MONEY($cost) } en ressources, fait produire { NUMBER($runs) } usines et termine avec { MONEY($revenue) } de gains. Ensuite, vous versez des dividendes ou préservez le capital.
                        }
                }
            [question]
                { $cost ->
                    [0] { $company } avance jusqu’à la prochaine question qui demande votre décision.
                   *[other] { $company } dépense { MONEY($cost) } en ressources. Ensuite, une question demande votre décision.
                }
           *[turn] { $company } ne peut pas verser de dividende cette décennie : elle préserve son capital, et son tour s’achève.
        }
