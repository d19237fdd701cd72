### Ce qu'un joueur peut faire : un message par sorte de coup. Les coups du hasard sont les tirages.
### Un nom de ressource au pluriel se choisit d'après le nom au singulier ; le cas restant est « bétail ».

chicago-move-pass = Passer
chicago-move-done = Terminer
    .stock_turn_selling = Vendre les certificats proposés
    .stock_turn_buying = Terminer le tour sans acheter
    .action_turn = Terminer le tour
    .hire = Arrêter d’embaucher
    .issue = Vendre ces parts à la banque
    .issue_nothing = Ne vendre aucune part à la banque
    .purchase = Arrêter les achats
    .production = Arrêter la production
    .sales = Arrêter la vente
    .adjustment = Continuer
    .afterwards = Terminer le tour
chicago-move-decline = Refuser
    .protection = Laisser baisser la valeur des parts
    .initiative = Garder votre place
    .worker_offer = Ne pas prendre d’ouvrier
    .workers = Renvoyer l’ouvrier au marché de l’emploi
    .workers_full = Renvoyer l’ouvrier dans la réserve générale
    .overlay_cubes = Ne pas prendre de cube
    .free_automation = Ne pas automatiser
    .steel_offer = Conserver l’acier
chicago-move-found = Fonder { $company } à { MONEY($value) }
chicago-move-sell_certificate = Proposer un { $certificate } { $company }
chicago-move-buy_certificate = Acheter un { $certificate } { $company } ({ $source })
chicago-move-protect = Utiliser Price Protection
chicago-move-keep_building = Conserver le bâtiment « { $building } »
chicago-move-place_building = Placer le bâtiment « { $building } »
chicago-move-remove_building = Retirer du jeu le bâtiment « { $building } »
chicago-move-use_building = { $space } pour { $company }
chicago-move-activate_asset = Activer { $asset }
chicago-move-discard_asset = Défausser { $asset }
chicago-move-trade =
    { $give ->
        [acier] Échanger 2 aciers contre 1 { $take } pour { $company }
        [bois] Échanger 2 bois contre 1 { $take } pour { $company }
        [charbon] Échanger 2 charbons contre 1 { $take } pour { $company }
       *[other] Échanger 2 bétails contre 1 { $take } pour { $company }
    }
chicago-move-buy_asset = Acheter { $asset }
chicago-move-hire_worker = Embaucher un ouvrier dans l’usine { $factory }
chicago-move-put_worker = Placer l’ouvrier dans l’usine { $factory }
chicago-move-put_manager = Placer le manager dans l’usine { $factory }
chicago-move-automate = Automatiser un poste dans l’usine { $factory }
chicago-move-take_cube = Prendre 1 { $resource } au Haymarket Square
chicago-move-take_overlay_cube = Prendre gratuitement 1 { $resource } dans la chaîne d’approvisionnement
chicago-move-take_bonus = Prendre le bonus
chicago-move-take_cash = Prendre { MONEY(25) } à la place
chicago-move-take_initiative = Devenir premier joueur
chicago-move-take_manager = Prendre un manager
chicago-move-take_salesperson = Prendre un commercial
chicago-move-spend_steel = Dépenser 2 aciers pour 2 marchandises et Attractivité +3
chicago-move-issue_certificate = Proposer un { $certificate } à la réserve de la banque
chicago-move-buy_cube = Acheter 1 { $resource } pour { MONEY($price) }
chicago-move-buy_overlay_cube = Acheter 1 { $resource } dans la colonne { NUMBER($column) }
chicago-move-run_factory = Faire produire l’usine { $factory }
chicago-move-run_tier = Faire produire l’usine avec { $workers } ouvriers
chicago-move-sell_good = Vendre 1 marchandise : { $outlet }
chicago-move-pay_dividends = Verser des dividendes
chicago-move-withhold = Préserver le capital
chicago-move-draw_start = { $seat } commence
chicago-move-draw_tile = Piocher la tuile Demande { $tile }
chicago-move-draw_asset = Piocher { $asset }
chicago-move-draw_goal = Piocher l’objectif « { $goal } »
chicago-move-draw_cube = Piocher 1 { $resource }
chicago-move-deal_building = Distribuer le bâtiment « { $building } »

# Ce que dit le journal après coup, là où un bouton en dirait trop peu.
chicago-past-done = Terminé
    .stock_turn_buying = Terminer le tour de Bourse sans acheter
    .action_turn = Terminer le tour de la phase d’Actions
    .hire = Arrêter d’embaucher des ouvriers
    .purchase = Arrêter l’achat de ressources
    .production = Arrêter la production
    .sales = Arrêter la vente de marchandises
    .adjustment = Ne plus faire d’actions gratuites avant l’évolution de la valeur des parts
    .afterwards = Terminer le tour d’exploitation
