### Industrialist, le jeu en solitaire. Les noms des cartes viennent du fichier de cartes.
### Les sortes d'unités sont écrites comme au milieu d'une phrase ; « de » peut les précéder sans élision.

industrialist-title = Industrialist
industrialist-side-A = face A du marché (base)
industrialist-side-B = face B du marché (avancé)
industrialist-own-cards = cartes personnalisées
industrialist-central = Usine centrale
industrialist-kind-materials = matières
industrialist-kind-commodities = demi-produits
industrialist-kind-goods = marchandises
industrialist-kind-capital = capital
industrialist-action-sell = Vendre
industrialist-action-hire = Embaucher et déplacer
industrialist-action-build = Construire
industrialist-action-produce = Produire
industrialist-income-profit = profit
industrialist-income-capital = capital
industrialist-track-central = Usine centrale ({ $kind })
industrialist-way-north =
    { $steps ->
        [one] { NUMBER($steps) } case au nord
       *[other] { NUMBER($steps) } cases au nord
    }
industrialist-way-east =
    { $steps ->
        [one] { NUMBER($steps) } case à l’est
       *[other] { NUMBER($steps) } cases à l’est
    }
industrialist-way-south =
    { $steps ->
        [one] { NUMBER($steps) } case au sud
       *[other] { NUMBER($steps) } cases au sud
    }
industrialist-way-west =
    { $steps ->
        [one] { NUMBER($steps) } case à l’ouest
       *[other] { NUMBER($steps) } cases à l’ouest
    }
industrialist-place = à { $way } de l’Usine centrale
    .corner = à { $along } et { $across } de l’Usine centrale
industrialist-track-building = { $card } ({ $kind })
industrialist-reason-sale = vente
industrialist-reason-action = action
industrialist-reason-building = construction
industrialist-reason-managers = managers
industrialist-reason-production = production
industrialist-reason-event = événement
industrialist-reason-labour = salaires
industrialist-reason-maintenance = entretien
industrialist-reason-marker = marqueur cédé
industrialist-reason-end = fin de la partie
industrialist-op-workers =
    { $amount ->
        [one] { NUMBER($amount) } ouvrier
       *[other] { NUMBER($amount) } ouvriers
    }
industrialist-op-gain =
    { $amount ->
        [one] gagner { NUMBER($amount) } unité de { $kind }
       *[other] gagner { NUMBER($amount) } unités de { $kind }
    }
industrialist-op-lose =
    { $amount ->
        [one] perdre { NUMBER($amount) } unité de { $kind }
       *[other] perdre { NUMBER($amount) } unités de { $kind }
    }
industrialist-op-profit_per_building = profit +{ NUMBER($amount) } par bâtiment
industrialist-op-managers = dé Managers +{ NUMBER($amount) }
industrialist-op-choose_market = prochain tour : choisir la ligne du marché
industrialist-op-sale_bonus =
    { $amount ->
        [one] prochain tour : { NUMBER($amount) } unité de moins par lot de { $kind }
       *[other] prochain tour : { NUMBER($amount) } unités de moins par lot de { $kind }
    }
industrialist-op-production_bonus = prochain tour : production +{ NUMBER($amount) }
industrialist-op-free_actions = prochain tour : actions gratuites
industrialist-op-produce_now = produire immédiatement
industrialist-op-walkout = débrayage : le bâtiment qui a le plus d’ouvriers en perd un
industrialist-op-levy = prélèvement : capital −{ NUMBER($amount) } par bâtiment
industrialist-rank-0 = Cireur de chaussures
industrialist-rank-1 = Propriétaire
industrialist-rank-2 = Entrepreneur
industrialist-rank-3 = Capitaine d’industrie
industrialist-rank-4 = Titan de l’industrie

industrialist-decision-market_choice = Choisissez une ligne du marché.
industrialist-decision-actions =
    { $cost ->
        [0] Année { NUMBER($year) }, marché { NUMBER($market) } : commencez une action, utilisez les managers ou terminez votre tour. La prochaine action est gratuite.
       *[other] Année { NUMBER($year) }, marché { NUMBER($market) } : commencez une action, utilisez les managers ou terminez votre tour. La prochaine action coûte { NUMBER($cost) } de capital.
    }
    .last = Année { NUMBER($year) }, marché { NUMBER($market) } : utilisez les managers ou terminez votre tour.
industrialist-decision-selling = Vendez des lots contre du profit ou du capital.
    .managers = Il n’y a plus rien à vendre : utilisez les managers ou terminez la vente.
industrialist-decision-staffing = Embauchez un ouvrier, déplacez des ouvriers le long d’une voie, ou les deux.
industrialist-decision-building = Choisissez un bâtiment et son emplacement.
industrialist-decision-take_units =
    { $count ->
        [one] Choisissez la piste où prendre { NUMBER($count) } unité de { $kind }.
       *[other] Choisissez la piste où prendre la prochaine unité de { $kind } (encore { NUMBER($count) }).
    }
industrialist-decision-take_any = Entretien, { $card } : choisissez la piste où prendre la prochaine unité.
industrialist-decision-put_units =
    { $count ->
        [one] Choisissez la piste où placer { NUMBER($count) } unité de { $kind }.
       *[other] Choisissez la piste où placer la prochaine unité de { $kind } (encore { NUMBER($count) }).
    }
industrialist-decision-new_workers =
    { $count ->
        [one] Choisissez une carte pour l’ouvrier.
       *[other] Choisissez une carte pour le prochain ouvrier (encore { NUMBER($count) }).
    }
industrialist-decision-marker_choice = Il ne reste aucun marqueur. Choisissez la piste de l’Usine centrale qui cède son marqueur et perd ses unités.
industrialist-decision-walkout = Débrayage : choisissez le bâtiment qui perd un ouvrier.
industrialist-decision-labour_choice = Salaires : choisissez le prochain bâtiment à payer ({ NUMBER($due) } de capital).
industrialist-decision-upkeep_choice = Entretien : choisissez le prochain bâtiment à payer.

industrialist-move-done = Terminer
    .actions = Terminer le tour
    .selling = Arrêter la vente
    .staffing = Terminer l’action
industrialist-move-begin = { $action }
industrialist-move-sell_lot = Vendre un lot de { $kind } contre du { $income }
industrialist-move-hire_worker = Embaucher un ouvrier : { $card }
industrialist-move-move_workers =
    { $count ->
        [one] Déplacer { NUMBER($count) } ouvrier : { $origin } → { $target }
       *[other] Déplacer { NUMBER($count) } ouvriers : { $origin } → { $target }
    }
industrialist-move-build_card = Construire { $side } { $place }
industrialist-move-manager_unit = Managers : 1 unité → { $track }
industrialist-move-manager_worker = Managers : 1 ouvrier → { $card }
industrialist-move-manager_build = Managers : construire { $side } sans voie, { $place }
industrialist-move-take_unit = Prendre 1 unité : { $track }
industrialist-move-put_unit = Placer 1 unité : { $track }
industrialist-move-put_worker = Placer l’ouvrier : { $card }
industrialist-move-give_marker = Céder le marqueur : { $kind }
industrialist-move-choose_row = Ligne { $face } du marché
industrialist-move-choose_card = Choisir { $card }
industrialist-move-draw_card = Distribuer { $side }
industrialist-move-flip_card = Retourner { $side }
industrialist-move-roll_market = Obtenir { $face } au dé Marché

industrialist-event-card_dealt = Rangée, carte { NUMBER($position) } : { $side }
industrialist-event-card_turned = Rangée, carte { NUMBER($position) } : { $old } → { $new }
industrialist-event-year_began = Année { NUMBER($year) }
industrialist-event-market_set =
    { $chosen ->
        [1] Le dé Marché est placé sur { $face }
       *[0] Le dé Marché indique { $face }
    }
industrialist-event-action_began =
    { $cost ->
        [0] Gratuit
       *[other] Coûte { NUMBER($cost) } de capital
    }
industrialist-event-units_moved = { $track } : { SIGNED($change) } = { NUMBER($units) } ({ $reason })
industrialist-event-profit_moved = Profit : { SIGNED($change) } = { NUMBER($profit) } ({ $reason })
industrialist-event-workers_moved =
    { $count ->
        [one] { NUMBER($count) } ouvrier : { $origin } → { $target }
       *[other] { NUMBER($count) } ouvriers : { $origin } → { $target }
    }
industrialist-event-workers_changed = { $card }, ouvriers : { SIGNED($change) } = { NUMBER($workers) } ({ $reason })
industrialist-event-card_built = { $side } est construit { $place }
industrialist-event-marker_taken =
    { $units ->
        [0] L’Usine centrale perd sa piste de { $kind }
        [one] L’Usine centrale perd sa piste de { $kind } et { NUMBER($units) } unité
       *[other] L’Usine centrale perd sa piste de { $kind } et { NUMBER($units) } unités
    }
industrialist-event-marker_placed = { $side } reçoit un marqueur ; marqueurs disponibles : { NUMBER($spare) }
industrialist-event-event_happened = Événement : { $side }
industrialist-event-row_closed = La rangée se resserre ; cartes restantes : { NUMBER($left) }
industrialist-event-managers_moved = Dé Managers : { SIGNED($change) } = { NUMBER($managers) }
industrialist-event-promised = { $effect }
industrialist-event-scored = Profit final { NUMBER($profit) } : { $title }

industrialist-refusal-game-over = La partie est terminée.
industrialist-refusal-not-your-turn = Vous êtes le seul joueur à cette table.
industrialist-refusal-draw-first = Il faut d’abord lancer le dé ou tirer une carte.
industrialist-refusal-not-now = Une autre question passe d’abord. Répondez-y.
industrialist-refusal-not-a-draw = Ce tirage n’est pas possible pour le moment.
industrialist-refusal-action-passed = Les actions se suivent dans un ordre fixe : il est trop tard pour celle-ci pendant ce tour ({ $action }).
industrialist-refusal-capital-short = Cela coûte { NUMBER($cost) } de capital, mais vous avez { NUMBER($have) }.
industrialist-refusal-nothing-to-sell = Vous n’avez aucun lot à vendre.
industrialist-refusal-nobody-to-hire = Vous ne pouvez embaucher personne : tous les dés Ouvriers indiquent déjà 6.
industrialist-refusal-nothing-to-build = Vous ne pouvez payer et placer aucun bâtiment de la rangée.
industrialist-refusal-do-something-first = Utilisez l’action commencée ou annulez-la.
industrialist-refusal-not-wanted = Le marché n’achète pas de { $kind } pendant ce tour.
industrialist-refusal-units-short =
    { $price ->
        [one] Un lot de { $kind } demande { NUMBER($price) } unité, mais vous avez { NUMBER($have) }.
       *[other] Un lot de { $kind } demande { NUMBER($price) } unités, mais vous avez { NUMBER($have) }.
    }
industrialist-refusal-capital-for-profit-only = Le capital ne se vend que contre du profit.
industrialist-refusal-no-room-for-capital = Il n’y a plus de place pour le capital. Prenez du profit.
industrialist-refusal-not-built = { $card } n’est pas construit.
industrialist-refusal-die-full = { $card } : le dé Ouvriers indique déjà 6.
industrialist-refusal-once-per-action = Vous l’avez déjà fait pendant cette action.
industrialist-refusal-no-rail-there = Aucune voie ne va dans ce sens : { $origin } → { $target }.
industrialist-refusal-too-few-workers =
    { $count ->
        [0] Déplacez au moins 1 ouvrier.
        [one] { $card } doit garder au moins 1 de ses ouvriers ({ NUMBER($have) }) : { NUMBER($count) } ne peut pas partir.
       *[other] { $card } doit garder au moins 1 de ses ouvriers ({ NUMBER($have) }) : { NUMBER($count) } ne peuvent pas partir.
    }
industrialist-refusal-too-many-workers = { $card } : avec { NUMBER($count) } de plus, il y aurait plus de 6 ouvriers ; il y en a { NUMBER($have) }.
industrialist-refusal-not-in-row = { $side } n’est pas dans la rangée.
industrialist-refusal-cost-short =
    { $cost ->
        [one] Il faut { NUMBER($cost) } unité de { $kind }, mais vous avez { NUMBER($have) }.
       *[other] Il faut { NUMBER($cost) } unités de { $kind }, mais vous avez { NUMBER($have) }.
    }
industrialist-refusal-place-taken = Il y a déjà une carte à cet endroit.
industrialist-refusal-place-apart = Un bâtiment doit être à côté d’une autre carte.
industrialist-refusal-rails-do-not-match = Les voies ne correspondent pas à celles de la carte voisine : { $card }.
industrialist-refusal-no-rail-connection = Au moins un bord commun doit être relié par une voie.
industrialist-refusal-rail-at-edge = Les managers ne construisent que là où aucun bord commun n’a de voie ; ici, il y en a une vers { $card }.
industrialist-refusal-managers-used = Vous avez déjà utilisé les managers pendant ce tour.
industrialist-refusal-managers-gone = Le dé Managers est retiré du jeu.
industrialist-refusal-no-such-track = { $track } : cette piste n’est pas en jeu.
industrialist-refusal-track-full = { $track } : cette piste est pleine ({ NUMBER($most) }).
industrialist-refusal-track-unstaffed = { $track } : cette piste ne stocke rien tant que l’effectif n’est pas complet ({ NUMBER($have) } sur { NUMBER($need) }).
industrialist-refusal-capital-not-from-managers = Les managers donnent des ressources, pas de capital.
industrialist-refusal-wrong-kind = { $track } : il faut ici des unités d’un autre type.
industrialist-refusal-track-empty = { $track } : cette piste est vide.
industrialist-refusal-marker-gone = L’Usine centrale n’a plus de piste de { $kind }.
industrialist-refusal-not-among-cards = Vous ne pouvez pas choisir { $card } ici.
industrialist-refusal-not-in-cost = { $track } : ces unités ne font pas partie du coût ({ $side }).

industrialist-board-row = Rangée, de gauche à droite
industrialist-board-key = M matières, C demi-produits, G marchandises, $ capital ; flèches : voies au nord (N), à l’est (E), au sud (S), à l’ouest (W) ; profit à la fin si l’effectif est complet
industrialist-board-events = Événements : construire une carte déclenche l’événement de la carte à sa droite
industrialist-board-now = maintenant
industrialist-board-map = Plan
industrialist-board-market = Marché : unités pour 1 profit ou 1 capital
industrialist-board-year = année
industrialist-board-profit = Profit
industrialist-board-managers = dé Managers
industrialist-board-markers = marqueurs disponibles
industrialist-board-cost = coût
industrialist-board-track = piste
industrialist-board-staffing = eff.
industrialist-board-rails = voies
industrialist-board-end = profit
industrialist-board-years = années
industrialist-board-event = événement
industrialist-board-happened = déjà survenu
industrialist-welcome = Bienvenue. Vous avez seize tours pour faire du profit. Tapez le numéro d’un coup, la lettre d’une suggestion ou une commande : why MOTS, hint, undo, board, save FICHIER, load FICHIER, quit.
industrialist-help = Tapez un numéro de 1 à { NUMBER($count) }, la lettre d’une suggestion ou une commande : why MOTS (pourquoi un coup est impossible), hint (ce que jouerait un bot), warnings (mises en garde), undo, board, save FICHIER, load FICHIER, quit.
industrialist-shared = Industrialist, partie du jour { $date }, face { $side } : { NUMBER($profit) } de profit, { $title }

## Sortes d’événements, filtres du journal
industrialist-log-market_set = Dé Marché
industrialist-log-action_began = Actions
industrialist-log-units_moved = Unités
industrialist-log-profit_moved = Profit
industrialist-log-workers_moved = Ouvriers déplacés
industrialist-log-workers_changed = Ouvriers
industrialist-log-card_built = Constructions
industrialist-log-event_happened = Événements
industrialist-log-managers_moved = Dé Managers
