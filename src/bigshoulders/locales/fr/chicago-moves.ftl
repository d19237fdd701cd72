### Ce qu'un joueur peut faire : un message par sorte de coup. Les coups du hasard sont les tirages.
### Un nom de ressource au pluriel se choisit d'après le nom au singulier ; le cas restant est « bétail ».

move-pass = Passer
move-done = Terminer
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
move-decline = Refuser
    .protection = Laisser baisser la valeur des parts
    .initiative = Garder votre place
    .worker_offer = Ne pas prendre d’ouvrier
    .workers = Renvoyer l’ouvrier au marché de l’emploi
    .workers_full = Renvoyer l’ouvrier dans la réserve générale
    .overlay_cubes = Ne pas prendre de cube
    .free_automation = Ne pas automatiser
    .steel_offer = Conserver l’acier
move-found = Fonder { $company } à { MONEY($value) }
move-sell_certificate = Proposer un { $certificate } { $company }
move-buy_certificate = Acheter un { $certificate } { $company } ({ $source })
move-protect = Utiliser Price Protection
move-keep_building = Conserver le bâtiment « { $building } »
move-place_building = Placer le bâtiment « { $building } »
move-remove_building = Retirer du jeu le bâtiment « { $building } »
move-use_building = { $space } pour { $company }
move-activate_asset = Activer { $asset }
move-discard_asset = Défausser { $asset }
move-trade =
    { $give ->
        [acier] Échanger 2 aciers contre 1 { $take } pour { $company }
        [bois] Échanger 2 bois contre 1 { $take } pour { $company }
        [charbon] Échanger 2 charbons contre 1 { $take } pour { $company }
       *[other] Échanger 2 bétails contre 1 { $take } pour { $company }
    }
move-buy_asset = Acheter { $asset }
move-hire_worker = Embaucher un ouvrier dans l’usine { $factory }
move-put_worker = Placer l’ouvrier dans l’usine { $factory }
move-put_manager = Placer le manager dans l’usine { $factory }
move-automate = Automatiser un poste dans l’usine { $factory }
move-take_cube = Prendre 1 { $resource } au Haymarket Square
move-take_overlay_cube = Prendre gratuitement 1 { $resource } dans la chaîne d’approvisionnement
move-take_bonus = Prendre le bonus
move-take_cash = Prendre { MONEY(25) } à la place
move-take_initiative = Devenir premier joueur
move-take_manager = Prendre un manager
move-take_salesperson = Prendre un commercial
move-spend_steel = Dépenser 2 aciers pour 2 marchandises et Attractivité +3
move-issue_certificate = Proposer un { $certificate } à la réserve de la banque
move-buy_cube = Acheter 1 { $resource } pour { MONEY($price) }
move-buy_overlay_cube = Acheter 1 { $resource } dans la colonne { NUMBER($column) }
move-run_factory = Faire produire l’usine { $factory }
move-run_tier = Faire produire l’usine avec { $workers } ouvriers
move-sell_good = Vendre 1 marchandise : { $outlet }
move-pay_dividends = Verser des dividendes
move-withhold = Préserver le capital
move-draw_start = { $seat } commence
move-draw_tile = Piocher la tuile Demande { $tile }
move-draw_asset = Piocher { $asset }
move-draw_goal = Piocher l’objectif « { $goal } »
move-draw_cube = Piocher 1 { $resource }
move-deal_building = Distribuer le bâtiment « { $building } »

# Ce que dit le journal après coup, là où un bouton en dirait trop peu.
past-done = Terminé
    .stock_turn_buying = Terminer le tour de Bourse sans acheter
    .action_turn = Terminer le tour de la phase d’Actions
    .hire = Arrêter d’embaucher des ouvriers
    .purchase = Arrêter l’achat de ressources
    .production = Arrêter la production
    .sales = Arrêter la vente de marchandises
    .adjustment = Ne plus faire d’actions gratuites avant l’évolution de la valeur des parts
    .afterwards = Terminer le tour d’exploitation
