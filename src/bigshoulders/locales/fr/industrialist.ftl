### Industrialist, le jeu en solitaire. Les noms des cartes viennent du fichier de cartes.
### Les sortes d'unités sont écrites comme au milieu d'une phrase ; « de » peut les précéder sans élision.

solo-title = Industrialist
solo-side-A = face A du marché (jeu de base)
solo-side-B = face B du marché (mode avancé)
solo-own-cards = cartes personnelles
solo-central = Usine centrale
solo-kind-materials = matières
solo-kind-commodities = demi-produits
solo-kind-goods = marchandises
solo-kind-capital = capital
solo-action-sell = Vendre
solo-action-hire = Embaucher et déplacer
solo-action-build = Construire
solo-action-produce = Produire
solo-income-profit = profit
solo-income-capital = capital
solo-track-central = Usine centrale ({ $kind })
solo-way-north =
    { $steps ->
        [one] { NUMBER($steps) } case au nord
       *[other] { NUMBER($steps) } cases au nord
    }
solo-way-east =
    { $steps ->
        [one] { NUMBER($steps) } case à l'est
       *[other] { NUMBER($steps) } cases à l'est
    }
solo-way-south =
    { $steps ->
        [one] { NUMBER($steps) } case au sud
       *[other] { NUMBER($steps) } cases au sud
    }
solo-way-west =
    { $steps ->
        [one] { NUMBER($steps) } case à l'ouest
       *[other] { NUMBER($steps) } cases à l'ouest
    }
solo-place = à { $way } de l'Usine centrale
    .corner = à { $along } et { $across } de l'Usine centrale
solo-track-building = { $card } ({ $kind })
solo-reason-sale = vente
solo-reason-action = action
solo-reason-building = construction
solo-reason-managers = managers
solo-reason-production = production
solo-reason-event = événement
solo-reason-labour = salaires
solo-reason-maintenance = entretien
solo-reason-marker = marqueur cédé
solo-reason-end = fin de la partie
solo-op-workers =
    { $amount ->
        [one] { NUMBER($amount) } ouvrier
       *[other] { NUMBER($amount) } ouvriers
    }
solo-op-gain =
    { $amount ->
        [one] gagner { NUMBER($amount) } unité de { $kind }
       *[other] gagner { NUMBER($amount) } unités de { $kind }
    }
solo-op-lose =
    { $amount ->
        [one] perdre { NUMBER($amount) } unité de { $kind }
       *[other] perdre { NUMBER($amount) } unités de { $kind }
    }
solo-op-profit_per_building = profit +{ NUMBER($amount) } par bâtiment
solo-op-managers = dé Managers +{ NUMBER($amount) }
solo-op-choose_market = prochain tour : choisir la ligne du marché
solo-op-sale_bonus =
    { $amount ->
        [one] prochain tour : { NUMBER($amount) } unité de moins par lot de { $kind }
       *[other] prochain tour : { NUMBER($amount) } unités de moins par lot de { $kind }
    }
solo-op-production_bonus = prochain tour : production +{ NUMBER($amount) }
solo-op-free_actions = prochain tour : actions gratuites
solo-op-produce_now = produire immédiatement
solo-op-walkout = débrayage : le bâtiment qui a le plus d'ouvriers en perd un
solo-op-levy = prélèvement : capital −{ NUMBER($amount) } par bâtiment
solo-rank-0 = Cireur de chaussures
solo-rank-1 = Propriétaire
solo-rank-2 = Entrepreneur
solo-rank-3 = Capitaine d'industrie
solo-rank-4 = Titan de l'industrie

solo-decision-market_choice = Choisissez la ligne du marché.
solo-decision-actions =
    { $cost ->
        [0] Année { NUMBER($year) }, marché { NUMBER($market) } : commencez une action, utilisez les managers ou terminez le tour. La prochaine action est gratuite.
       *[other] Année { NUMBER($year) }, marché { NUMBER($market) } : commencez une action, utilisez les managers ou terminez le tour. Coût de la prochaine action en capital : { NUMBER($cost) }.
    }
    .last = Année { NUMBER($year) }, marché { NUMBER($market) } : utilisez les managers ou terminez le tour.
solo-decision-selling = Vendez des lots contre du profit ou du capital.
solo-decision-staffing = Embauchez un ouvrier, déplacez des ouvriers le long d'une voie, ou les deux.
solo-decision-building = Choisissez un bâtiment et son emplacement.
solo-decision-take_units =
    { $count ->
        [one] Choisissez la piste qui fournit { NUMBER($count) } unité de { $kind }.
       *[other] Choisissez la piste qui fournit la prochaine des { NUMBER($count) } unités de { $kind }.
    }
solo-decision-take_any = Entretien, { $card } : choisissez la piste qui fournit la prochaine unité.
solo-decision-put_units =
    { $count ->
        [one] Choisissez la piste qui reçoit { NUMBER($count) } unité de { $kind }.
       *[other] Choisissez la piste qui reçoit la prochaine des { NUMBER($count) } unités de { $kind }.
    }
solo-decision-new_workers =
    { $count ->
        [one] Choisissez la carte qui reçoit l'ouvrier.
       *[other] Choisissez la carte qui reçoit le prochain des { NUMBER($count) } ouvriers.
    }
solo-decision-marker_choice = Il ne reste aucun marqueur : choisissez la piste de l'Usine centrale qui cède son marqueur et perd ses unités.
solo-decision-walkout = Débrayage : choisissez le bâtiment qui perd un ouvrier.
solo-decision-labour_choice = Salaires : choisissez le prochain bâtiment à payer (coût en capital : { NUMBER($due) }).
solo-decision-upkeep_choice = Entretien : choisissez le prochain bâtiment à payer.

solo-move-done = Terminer
    .actions = Terminer le tour
    .selling = Ne plus vendre
    .staffing = Terminer l'action
solo-move-begin = { $action }
solo-move-sell_lot = Vendre un lot de { $kind } contre du { $income }
solo-move-hire_worker = Embaucher un ouvrier : { $card }
solo-move-move_workers =
    { $count ->
        [one] Déplacer { NUMBER($count) } ouvrier : { $origin } → { $target }
       *[other] Déplacer { NUMBER($count) } ouvriers : { $origin } → { $target }
    }
solo-move-build_card = Construire { $side } { $place }
solo-move-manager_unit = Managers : 1 unité → { $track }
solo-move-manager_worker = Managers : 1 ouvrier → { $card }
solo-move-manager_build = Managers : construire { $side } sans voie, { $place }
solo-move-take_unit = Prendre 1 unité : { $track }
solo-move-put_unit = Placer 1 unité : { $track }
solo-move-put_worker = Placer l'ouvrier : { $card }
solo-move-give_marker = Prendre le marqueur : { $kind }
solo-move-choose_row = Ligne { $face } du marché
solo-move-choose_card = Choisir { $card }
solo-move-draw_card = Distribuer { $side }
solo-move-flip_card = Retourner { $side }
solo-move-roll_market = Obtenir { $face } au dé Marché

solo-event-card_dealt = Carte { NUMBER($position) } de la rangée : { $side }
solo-event-card_turned = Carte { NUMBER($position) } de la rangée : { $old } → { $new }
solo-event-year_began = Année { NUMBER($year) }
solo-event-market_set =
    { $chosen ->
        [1] Le dé Marché est placé sur { $face }
       *[0] Le dé Marché indique { $face }
    }
solo-event-action_began =
    { $cost ->
        [0] Gratuit
       *[other] Coût en capital : { NUMBER($cost) }
    }
solo-event-units_moved = { $track } : { SIGNED($change) } = { NUMBER($units) } ({ $reason })
solo-event-profit_moved = Profit : { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
solo-event-workers_moved =
    { $count ->
        [one] { NUMBER($count) } ouvrier : { $origin } → { $target }
       *[other] { NUMBER($count) } ouvriers : { $origin } → { $target }
    }
solo-event-workers_changed = { $card }, ouvriers : { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
solo-event-card_built = { $side } est construit { $place }
solo-event-marker_taken =
    { $units ->
        [0] L'Usine centrale perd sa piste de { $kind }
        [one] L'Usine centrale perd sa piste de { $kind } avec { NUMBER($units) } unité
       *[other] L'Usine centrale perd sa piste de { $kind } avec { NUMBER($units) } unités
    }
solo-event-marker_placed = Un marqueur pour { $side } ; marqueurs disponibles : { NUMBER($spare) }
solo-event-event_happened = Événement : { $side }
solo-event-row_closed = La rangée se resserre ; cartes restantes : { NUMBER($left) }
solo-event-managers_moved = Dé Managers : { SIGNED($change) } = { NUMBER($managers) }
solo-event-promised = { $effect }
solo-event-scored = Profit final { NUMBER($profit) } : { $title }

solo-refusal-game-over = La partie est terminée.
solo-refusal-not-your-turn = Personne d'autre ne joue à cette table.
solo-refusal-draw-first = Il faut d'abord un lancer ou une carte.
solo-refusal-not-now = Ce n'est pas possible pour le moment.
solo-refusal-not-a-draw = Ce tirage n'est pas possible pour le moment.
solo-refusal-action-passed = Les actions se suivent dans un ordre fixe ; dans ce tour, il est trop tard pour celle-ci : { $action }.
solo-refusal-capital-short = Coût en capital : { NUMBER($cost) } ; vous avez { NUMBER($have) }.
solo-refusal-nothing-to-sell = Il n'y a aucun lot à vendre.
solo-refusal-nobody-to-hire = Tous les dés Ouvriers indiquent 6.
solo-refusal-nothing-to-build = Aucun bâtiment de la rangée ne peut être payé et placé.
solo-refusal-do-something-first = Utilisez l'action commencée ou annulez-la.
solo-refusal-not-wanted = Pendant ce tour, le marché n'achète pas de { $kind }.
solo-refusal-units-short = Unités pour un lot de { $kind } : { NUMBER($price) } ; vous avez { NUMBER($have) }.
solo-refusal-capital-for-profit-only = Le capital se vend seulement contre du profit.
solo-refusal-no-room-for-capital = Il n'y a plus de place pour le capital ; prenez du profit.
solo-refusal-not-built = { $card } n'est pas construit.
solo-refusal-die-full = { $card } : le dé Ouvriers indique 6.
solo-refusal-once-per-action = Vous l'avez déjà fait pendant cette action.
solo-refusal-no-rail-there = Aucune voie ne va dans ce sens : { $origin } → { $target }.
solo-refusal-too-few-workers =
    { $count ->
        [0] Il faut déplacer au moins 1 ouvrier.
        [one] { $card }, ouvriers : { NUMBER($have) }, dont au moins 1 reste ; { NUMBER($count) } ne peut pas partir.
       *[other] { $card }, ouvriers : { NUMBER($have) }, dont au moins 1 reste ; { NUMBER($count) } ne peuvent pas partir.
    }
solo-refusal-too-many-workers = { $card }, ouvriers : { NUMBER($have) } ; avec { NUMBER($count) } de plus, il y en aurait plus de 6.
solo-refusal-not-in-row = { $side } n'est pas dans la rangée.
solo-refusal-cost-short =
    { $cost ->
        [one] Il faut { NUMBER($cost) } unité de { $kind } ; vous avez { NUMBER($have) }.
       *[other] Il faut { NUMBER($cost) } unités de { $kind } ; vous avez { NUMBER($have) }.
    }
solo-refusal-place-taken = Cet emplacement est occupé par une carte.
solo-refusal-place-apart = Un bâtiment doit être à côté d'une autre carte.
solo-refusal-rails-do-not-match = Les voies ne correspondent pas à celles de la carte voisine : { $card }.
solo-refusal-no-rail-connection = Au moins un bord commun doit être relié par une voie.
solo-refusal-rail-at-edge = Les managers construisent seulement là où aucun bord commun n'a de voie ; ici, il y en a une : { $card }.
solo-refusal-managers-used = Les managers ont déjà servi pendant ce tour.
solo-refusal-managers-gone = Le dé Managers est retiré du jeu.
solo-refusal-no-such-track = { $track } : cette piste n'est pas en jeu.
solo-refusal-track-full = { $track } : cette piste est pleine ({ NUMBER($most) }).
solo-refusal-track-unstaffed = { $track } : cette piste ne stocke rien tant que l'effectif n'est pas complet ({ NUMBER($have) } sur { NUMBER($need) }).
solo-refusal-capital-not-from-managers = Les managers donnent des ressources, pas de capital.
solo-refusal-wrong-kind = { $track } : il faut ici des unités d'une autre sorte.
solo-refusal-track-empty = { $track } : cette piste est vide.
solo-refusal-marker-gone = L'Usine centrale n'a plus de piste de { $kind }.
solo-refusal-not-among-cards = { $card } ne fait pas partie du choix.
solo-refusal-not-in-cost = { $track } : le coût de { $side } ne comporte pas de telles unités.

solo-board-row = Rangée, depuis la gauche
solo-board-key = M matières, C demi-produits, G marchandises, $ capital ; flèches : voies au nord (N), à l'est (E), au sud (S), à l'ouest (W) ; profit d'un bâtiment à effectif complet à la fin
solo-board-events = Événements : construire une carte déclenche celui de la carte à sa droite
solo-board-now = maintenant
solo-board-map = Plan
solo-board-market = Marché : unités pour 1 profit ou 1 capital
solo-board-year = année
solo-board-profit = Profit
solo-board-managers = dé Managers
solo-board-markers = marqueurs disponibles
solo-board-cost = coût
solo-board-track = piste
solo-board-staffing = eff.
solo-board-rails = voies
solo-board-end = profit
solo-board-years = années
solo-board-event = événement
solo-board-happened = déjà survenu
solo-welcome = Bienvenue. Vous avez seize tours pour faire du profit. Tapez le numéro d'un coup, ou : why MOTS, hint, undo, board, save FICHIER, load FICHIER, quit.
solo-help = Tapez un numéro de 1 à { NUMBER($count) }, ou : why MOTS (pourquoi un coup est impossible), hint (ce que ferait un robot), undo, board, save FICHIER, load FICHIER, quit.
solo-daily = Partie du jour, { $date } : les mêmes cartes et les mêmes lancers pour tout le monde.
solo-shared = Industrialist, partie du jour { $date }, face { $side } : profit { NUMBER($profit) }, { $title }
