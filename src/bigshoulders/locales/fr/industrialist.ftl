### Industrialist, le jeu en solitaire. Les noms des cartes viennent du fichier de cartes.
### Les sortes d'unités sont écrites comme au milieu d'une phrase ; « de » peut les précéder sans élision.

solo-title = Industrialist
solo-side-A = face A du marché (base)
solo-side-B = face B du marché (avancé)
solo-own-cards = cartes personnalisées
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
        [one] { NUMBER($steps) } case à l’est
       *[other] { NUMBER($steps) } cases à l’est
    }
solo-way-south =
    { $steps ->
        [one] { NUMBER($steps) } case au sud
       *[other] { NUMBER($steps) } cases au sud
    }
solo-way-west =
    { $steps ->
        [one] { NUMBER($steps) } case à l’ouest
       *[other] { NUMBER($steps) } cases à l’ouest
    }
solo-place = à { $way } de l’Usine centrale
    .corner = à { $along } et { $across } de l’Usine centrale
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
solo-op-walkout = débrayage : le bâtiment qui a le plus d’ouvriers en perd un
solo-op-levy = prélèvement : capital −{ NUMBER($amount) } par bâtiment
solo-rank-0 = Cireur de chaussures
solo-rank-1 = Propriétaire
solo-rank-2 = Entrepreneur
solo-rank-3 = Capitaine d’industrie
solo-rank-4 = Titan de l’industrie

solo-decision-market_choice = Choisissez une ligne du marché.
solo-decision-actions =
    { $cost ->
        [0] Année { NUMBER($year) }, marché { NUMBER($market) } : commencez une action, utilisez les managers ou terminez votre tour. La prochaine action est gratuite.
       *[other] Année { NUMBER($year) }, marché { NUMBER($market) } : commencez une action, utilisez les managers ou terminez votre tour. La prochaine action coûte { NUMBER($cost) } de capital.
    }
    .last = Année { NUMBER($year) }, marché { NUMBER($market) } : utilisez les managers ou terminez votre tour.
solo-decision-selling = Vendez des lots contre du profit ou du capital.
solo-decision-staffing = Embauchez un ouvrier, déplacez des ouvriers le long d’une voie, ou les deux.
solo-decision-building = Choisissez un bâtiment et son emplacement.
solo-decision-take_units =
    { $count ->
        [one] Choisissez la piste où prendre { NUMBER($count) } unité de { $kind }.
       *[other] Choisissez la piste où prendre la prochaine unité de { $kind } (encore { NUMBER($count) }).
    }
solo-decision-take_any = Entretien, { $card } : choisissez la piste où prendre la prochaine unité.
solo-decision-put_units =
    { $count ->
        [one] Choisissez la piste où placer { NUMBER($count) } unité de { $kind }.
       *[other] Choisissez la piste où placer la prochaine unité de { $kind } (encore { NUMBER($count) }).
    }
solo-decision-new_workers =
    { $count ->
        [one] Choisissez une carte pour l’ouvrier.
       *[other] Choisissez une carte pour le prochain ouvrier (encore { NUMBER($count) }).
    }
solo-decision-marker_choice = Il ne reste aucun marqueur. Choisissez la piste de l’Usine centrale qui cède son marqueur et perd ses unités.
solo-decision-walkout = Débrayage : choisissez le bâtiment qui perd un ouvrier.
solo-decision-labour_choice = Salaires : choisissez le prochain bâtiment à payer ({ NUMBER($due) } de capital).
solo-decision-upkeep_choice = Entretien : choisissez le prochain bâtiment à payer.

solo-move-done = Terminer
    .actions = Terminer le tour
    .selling = Arrêter la vente
    .staffing = Terminer l’action
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
solo-move-put_worker = Placer l’ouvrier : { $card }
solo-move-give_marker = Céder le marqueur : { $kind }
solo-move-choose_row = Ligne { $face } du marché
solo-move-choose_card = Choisir { $card }
solo-move-draw_card = Distribuer { $side }
solo-move-flip_card = Retourner { $side }
solo-move-roll_market = Obtenir { $face } au dé Marché

solo-event-card_dealt = Rangée, carte { NUMBER($position) } : { $side }
solo-event-card_turned = Rangée, carte { NUMBER($position) } : { $old } → { $new }
solo-event-year_began = Année { NUMBER($year) }
solo-event-market_set =
    { $chosen ->
        [1] Le dé Marché est placé sur { $face }
       *[0] Le dé Marché indique { $face }
    }
solo-event-action_began =
    { $cost ->
        [0] Gratuit
       *[other] Coûte { NUMBER($cost) } de capital
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
        [0] L’Usine centrale perd sa piste de { $kind }
        [one] L’Usine centrale perd sa piste de { $kind } et { NUMBER($units) } unité
       *[other] L’Usine centrale perd sa piste de { $kind } et { NUMBER($units) } unités
    }
solo-event-marker_placed = { $side } reçoit un marqueur ; marqueurs disponibles : { NUMBER($spare) }
solo-event-event_happened = Événement : { $side }
solo-event-row_closed = La rangée se resserre ; cartes restantes : { NUMBER($left) }
solo-event-managers_moved = Dé Managers : { SIGNED($change) } = { NUMBER($managers) }
solo-event-promised = { $effect }
solo-event-scored = Profit final { NUMBER($profit) } : { $title }

solo-refusal-game-over = La partie est terminée.
solo-refusal-not-your-turn = Vous êtes le seul joueur à cette table.
solo-refusal-draw-first = Il faut d’abord lancer le dé ou tirer une carte.
solo-refusal-not-now = Vous ne pouvez pas faire cela pour le moment.
solo-refusal-not-a-draw = Ce tirage n’est pas possible pour le moment.
solo-refusal-action-passed = Les actions se suivent dans un ordre fixe : il est trop tard pour celle-ci pendant ce tour ({ $action }).
solo-refusal-capital-short = Cela coûte { NUMBER($cost) } de capital, mais vous avez { NUMBER($have) }.
solo-refusal-nothing-to-sell = Vous n’avez aucun lot à vendre.
solo-refusal-nobody-to-hire = Vous ne pouvez embaucher personne : tous les dés Ouvriers indiquent déjà 6.
solo-refusal-nothing-to-build = Vous ne pouvez payer et placer aucun bâtiment de la rangée.
solo-refusal-do-something-first = Utilisez l’action commencée ou annulez-la.
solo-refusal-not-wanted = Le marché n’achète pas de { $kind } pendant ce tour.
solo-refusal-units-short =
    { $price ->
        [one] Un lot de { $kind } demande { NUMBER($price) } unité, mais vous avez { NUMBER($have) }.
       *[other] Un lot de { $kind } demande { NUMBER($price) } unités, mais vous avez { NUMBER($have) }.
    }
solo-refusal-capital-for-profit-only = Le capital ne se vend que contre du profit.
solo-refusal-no-room-for-capital = Il n’y a plus de place pour le capital. Prenez du profit.
solo-refusal-not-built = { $card } n’est pas construit.
solo-refusal-die-full = { $card } : le dé Ouvriers indique déjà 6.
solo-refusal-once-per-action = Vous l’avez déjà fait pendant cette action.
solo-refusal-no-rail-there = Aucune voie ne va dans ce sens : { $origin } → { $target }.
solo-refusal-too-few-workers =
    { $count ->
        [0] Déplacez au moins 1 ouvrier.
        [one] { $card } doit garder au moins 1 de ses ouvriers ({ NUMBER($have) }) : { NUMBER($count) } ne peut pas partir.
       *[other] { $card } doit garder au moins 1 de ses ouvriers ({ NUMBER($have) }) : { NUMBER($count) } ne peuvent pas partir.
    }
solo-refusal-too-many-workers = { $card } : avec { NUMBER($count) } de plus, il y aurait plus de 6 ouvriers ; il y en a { NUMBER($have) }.
solo-refusal-not-in-row = { $side } n’est pas dans la rangée.
solo-refusal-cost-short =
    { $cost ->
        [one] Il faut { NUMBER($cost) } unité de { $kind }, mais vous avez { NUMBER($have) }.
       *[other] Il faut { NUMBER($cost) } unités de { $kind }, mais vous avez { NUMBER($have) }.
    }
solo-refusal-place-taken = Il y a déjà une carte à cet endroit.
solo-refusal-place-apart = Un bâtiment doit être à côté d’une autre carte.
solo-refusal-rails-do-not-match = Les voies ne correspondent pas à celles de la carte voisine : { $card }.
solo-refusal-no-rail-connection = Au moins un bord commun doit être relié par une voie.
solo-refusal-rail-at-edge = Les managers ne construisent que là où aucun bord commun n’a de voie ; ici, il y en a une vers { $card }.
solo-refusal-managers-used = Vous avez déjà utilisé les managers pendant ce tour.
solo-refusal-managers-gone = Le dé Managers est retiré du jeu.
solo-refusal-no-such-track = { $track } : cette piste n’est pas en jeu.
solo-refusal-track-full = { $track } : cette piste est pleine ({ NUMBER($most) }).
solo-refusal-track-unstaffed = { $track } : cette piste ne stocke rien tant que l’effectif n’est pas complet ({ NUMBER($have) } sur { NUMBER($need) }).
solo-refusal-capital-not-from-managers = Les managers donnent des ressources, pas de capital.
solo-refusal-wrong-kind = { $track } : il faut ici des unités d’un autre type.
solo-refusal-track-empty = { $track } : cette piste est vide.
solo-refusal-marker-gone = L’Usine centrale n’a plus de piste de { $kind }.
solo-refusal-not-among-cards = Vous ne pouvez pas choisir { $card } ici.
solo-refusal-not-in-cost = { $track } : ces unités ne font pas partie du coût ({ $side }).

solo-board-row = Rangée, de gauche à droite
solo-board-key = M matières, C demi-produits, G marchandises, $ capital ; flèches : voies au nord (N), à l’est (E), au sud (S), à l’ouest (W) ; profit à la fin si l’effectif est complet
solo-board-events = Événements : construire une carte déclenche l’événement de la carte à sa droite
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
solo-welcome = Bienvenue. Vous avez seize tours pour faire du profit. Tapez le numéro d’un coup ou une commande : why MOTS, hint, undo, board, save FICHIER, load FICHIER, quit.
solo-help = Tapez un numéro de 1 à { NUMBER($count) } ou une commande : why MOTS (pourquoi un coup est impossible), hint (ce que jouerait un bot), undo, board, save FICHIER, load FICHIER, quit.
solo-daily = Partie du jour, { $date } : les mêmes cartes et les mêmes lancers pour tout le monde.
solo-shared = Industrialist, partie du jour { $date }, face { $side } : { NUMBER($profit) } de profit, { $title }
