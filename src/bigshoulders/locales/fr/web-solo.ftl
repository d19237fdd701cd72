### La table d'Industrialist dans le navigateur.

ind-years = Années
ind-years-note = seize tours
ind-labour = Salaires
ind-maintenance = Entretien
ind-actions = Actions de ce tour
ind-action-taken = faite
ind-action-now = en cours
ind-action-passed = sautée
ind-action-free = gratuite
ind-action-cost = coûte { NUMBER($cost) } de capital
ind-action-end = Terminer l’action
ind-action-end-note = suite du tour
ind-end-note = lance le dé Marché
ind-managers = Managers
ind-managers-cost = { NUMBER($cost) } de capital
ind-managers-used = déjà utilisés
ind-managers-gone = hors du jeu
ind-die = Dé Marché
ind-face = Le dé montre { NUMBER($face) }
ind-market = Marché, face { $side }
ind-market-note = unités par lot
ind-sell =
    { $units ->
        [one] Vendre ({ $kind }) : { NUMBER($units) } unité par lot
       *[other] Vendre ({ $kind }) : { NUMBER($units) } unités par lot
    }
ind-have = en stock
ind-profit = Profit
ind-standing = Si la partie finissait maintenant : { NUMBER($profit) }, { $title }.
ind-next-rank = Encore { NUMBER($missing) } pour le titre suivant.
ind-from = dès { NUMBER($profit) }
ind-row = Rangée
ind-row-note = construire une carte vérifie l’événement de la carte à sa droite
ind-row-empty = Toutes les cartes sont construites.
ind-cost = Coût
ind-makes = Produit
ind-needs = Ouvriers nécessaires
ind-needs-workers = Ouvriers nécessaires : { NUMBER($count) }
ind-plus = +{ NUMBER($profit) }
ind-at-end = Profit final, si l’effectif est complet
ind-rail-in = entrée { $edge }
ind-rail-out = sortie { $edge }
ind-edge-north = nord
ind-edge-east = est
ind-edge-south = sud
ind-edge-west = ouest
ind-event-years = Années { NUMBER($from) }–{ NUMBER($to) }
ind-event-happened = survenu
ind-event-due = maintenant
ind-event-lapsed = passé
ind-map = Plan
ind-map-note = faites glisser pour déplacer
ind-map-keys = Plan des cartes construites. Les flèches le déplacent, plus et moins zooment, 0 montre tout.
ind-zoom-in = Agrandir
ind-zoom-out = Réduire
ind-zoom-fit = Tout montrer
ind-place = Emplacement libre { $place }
ind-place-free = Construire ici
ind-card = { $card }, ouvriers : { NUMBER($workers) } sur { NUMBER($need) }
ind-track = { $card }, { $kind } : { NUMBER($units) }/{ NUMBER($most) }
ind-staffed = effectif complet
ind-short =
    { $count ->
        [one] manque { NUMBER($count) } ouvrier
       *[other] manque { NUMBER($count) } ouvriers
    }
ind-forecast = À venir
ind-would-make = Une production donnerait
ind-makes-nothing = rien
ind-labour-due = { NUMBER($amount) } de capital
ind-labour-unpaid =
    { $count ->
        [one] { NUMBER($count) } bâtiment impossible à payer : son dé Ouvriers tombe à 1.
       *[other] { NUMBER($count) } bâtiments impossibles à payer : leurs dés Ouvriers tombent à 1.
    }
ind-maintenance-due =
    { $amount ->
        [one] { NUMBER($amount) } unité, ou 1 de profit si elle manque
       *[other] { NUMBER($amount) } unités, ou 1 de profit par unité manquante
    }
ind-this-turn = Ce tour
ind-promised = Au prochain tour
ind-markers = Marqueurs
ind-markers-left = { NUMBER($count) } en réserve
ind-over = La partie est terminée.
ind-watching = Vous regardez la partie.
ind-waiting = Un instant…
ind-end = Trente ans ont passé
ind-final = { NUMBER($profit) } de profit
ind-story = Bâtiments construits : { NUMBER($built) } sur 6. Effectif complet à la fin : { NUMBER($staffed) }, pour { NUMBER($endProfit) } de profit.
ind-story-best = Votre meilleur tour : année { NUMBER($year) }, { SIGNED($gain) }.
ind-share-daily = Industrialist, partie du jour { $date }, face { $side }
ind-share-title = Industrialist, face { $side }
ind-copy = Copier le résultat
ind-replay = Revoir la partie
ind-home = Accueil
ind-kind-done = Terminer
ind-kind-begin = Commencer une action
ind-kind-sell_lot = Vendre un lot
ind-kind-hire_worker = Embaucher un ouvrier
ind-kind-move_workers = Déplacer des ouvriers
ind-kind-build_card = Construire
ind-kind-manager_unit = Managers : ajouter une unité
ind-kind-manager_worker = Managers : ajouter un ouvrier
ind-kind-manager_build = Managers : construire sans voie
ind-kind-take_unit = Prendre une unité
ind-kind-put_unit = Placer une unité
ind-kind-put_worker = Placer un ouvrier
ind-kind-give_marker = Céder un marqueur
ind-kind-choose_row = Choisir une ligne du marché
ind-kind-choose_card = Choisir un bâtiment

replay-title = Revoir la partie
replay-to-table = Ouvrir la table
replay-running = Cette partie est en cours. Vous voyez ce que voit votre place.
