### La table d'Industrialist dans le navigateur.

industrialist-name = Industrialist
industrialist-web-years = Années
industrialist-web-years-note = seize tours
industrialist-web-labour = Salaires
industrialist-web-maintenance = Entretien
industrialist-web-actions = Actions de ce tour
industrialist-web-action-taken = faite
industrialist-web-action-now = en cours
industrialist-web-action-passed = sautée
industrialist-web-action-free = gratuite
industrialist-web-action-cost = coûte { NUMBER($cost) } de capital
industrialist-web-action-end = Terminer l’action
industrialist-web-action-end-note = suite du tour
industrialist-web-end-note = lance le dé Marché
industrialist-web-managers = Managers
industrialist-web-managers-cost = { NUMBER($cost) } de capital
industrialist-web-managers-used = déjà utilisés
industrialist-web-managers-gone = hors du jeu
industrialist-web-die = Dé Marché
industrialist-web-face = Le dé montre { NUMBER($face) }
industrialist-web-market = Marché, face { $side }
industrialist-web-market-note = unités par lot
industrialist-web-sell =
    { $units ->
        [one] Vendre ({ $kind }) : { NUMBER($units) } unité par lot
       *[other] Vendre ({ $kind }) : { NUMBER($units) } unités par lot
    }
industrialist-web-have = en stock
industrialist-web-profit = Profit
industrialist-web-standing = Si la partie finissait maintenant : { NUMBER($profit) }, { $title }.
industrialist-web-next-rank = Encore { NUMBER($missing) } pour le titre suivant.
industrialist-web-from = dès { NUMBER($profit) }
industrialist-web-row = Rangée
industrialist-web-row-note = construire une carte vérifie l’événement de la carte à sa droite
industrialist-web-row-empty = Toutes les cartes sont construites.
industrialist-web-cost = Coût
industrialist-web-makes = Produit
industrialist-web-needs = Ouvriers nécessaires
industrialist-web-needs-workers = Ouvriers nécessaires : { NUMBER($count) }
industrialist-web-plus = +{ NUMBER($profit) }
industrialist-web-at-end = Profit final, si l’effectif est complet
industrialist-web-rail-in = entrée { $edge }
industrialist-web-rail-out = sortie { $edge }
industrialist-web-edge-north = nord
industrialist-web-edge-east = est
industrialist-web-edge-south = sud
industrialist-web-edge-west = ouest
industrialist-web-event-years = Années { NUMBER($from) }–{ NUMBER($to) }
industrialist-web-event-happened = survenu
industrialist-web-event-due = maintenant
industrialist-web-event-lapsed = passé
industrialist-web-map = Plan
industrialist-web-map-note = faites glisser pour déplacer
industrialist-web-map-keys = Plan des cartes construites. Les flèches le déplacent, plus et moins zooment, 0 montre tout.
industrialist-web-zoom-in = Agrandir
industrialist-web-zoom-out = Réduire
industrialist-web-zoom-fit = Tout montrer
industrialist-web-place = Emplacement libre { $place }
industrialist-web-place-free = Construire ici
industrialist-web-card = { $card }, ouvriers : { NUMBER($workers) } sur { NUMBER($need) }
industrialist-web-track = { $card }, { $kind } : { NUMBER($units) }/{ NUMBER($most) }
industrialist-web-staffed = effectif complet
industrialist-web-short =
    { $count ->
        [one] manque { NUMBER($count) } ouvrier
       *[other] manque { NUMBER($count) } ouvriers
    }
industrialist-web-forecast = À venir
industrialist-web-would-make = Une production donnerait
industrialist-web-makes-nothing = rien
industrialist-web-labour-due = { NUMBER($amount) } de capital
industrialist-web-labour-unpaid =
    { $count ->
        [one] { NUMBER($count) } bâtiment impossible à payer : son dé Ouvriers tombe à 1.
       *[other] { NUMBER($count) } bâtiments impossibles à payer : leurs dés Ouvriers tombent à 1.
    }
industrialist-web-maintenance-due =
    { $amount ->
        [one] { NUMBER($amount) } unité, ou 1 de profit si elle manque
       *[other] { NUMBER($amount) } unités, ou 1 de profit par unité manquante
    }
industrialist-web-this-turn = Ce tour
industrialist-web-promised = Au prochain tour
industrialist-web-markers = Marqueurs
industrialist-web-markers-left = { NUMBER($count) } en réserve
industrialist-web-over = La partie est terminée.
industrialist-web-watching = Vous regardez la partie.
industrialist-web-waiting = Un instant…
industrialist-web-end = Trente ans ont passé
industrialist-web-final = { NUMBER($profit) } de profit
industrialist-web-story = Bâtiments construits : { NUMBER($built) } sur 6. Effectif complet à la fin : { NUMBER($staffed) }, pour { NUMBER($endProfit) } de profit.
industrialist-web-story-best = Votre meilleur tour : année { NUMBER($year) }, { SIGNED($gain) }.
industrialist-web-costs = Les plus grosses pertes
industrialist-web-cost-maintenance = Entretien impayé : −{ NUMBER($amount) } de profit, surtout en année { NUMBER($year) }.
industrialist-web-cost-event = Événements : −{ NUMBER($amount) } de profit, surtout en année { NUMBER($year) }.
industrialist-web-cost-unstaffed = Bâtiments sans effectif complet à la fin : { NUMBER($amount) } de profit perdu.
industrialist-web-cost-labour =
    { $amount ->
        [one] Salaires : 1 de capital.
       *[other] Salaires : { NUMBER($amount) } de capital, surtout en année { NUMBER($year) }.
    }
industrialist-web-cost-upkeep =
    { $amount ->
        [one] L’entretien a pris 1 unité.
       *[other] L’entretien a pris { NUMBER($amount) } unités, surtout en année { NUMBER($year) }.
    }
industrialist-web-cost-event_units =
    { $amount ->
        [one] Les événements ont pris 1 unité.
       *[other] Les événements ont pris { NUMBER($amount) } unités, surtout en année { NUMBER($year) }.
    }
industrialist-web-cost-marker =
    { $amount ->
        [one] 1 unité perdue avec son marqueur.
       *[other] { NUMBER($amount) } unités perdues avec leurs marqueurs.
    }
industrialist-web-cost-left_over =
    { $amount ->
        [one] 1 unité restait à la fin.
       *[other] { NUMBER($amount) } unités restaient à la fin.
    }
industrialist-web-cost-show = Voir
industrialist-web-share-daily = Industrialist, partie du jour { $date }, face { $side }
industrialist-web-share-title = Industrialist, face { $side }
industrialist-web-copy = Copier le résultat
industrialist-web-replay = Revoir la partie
industrialist-web-no-review = Les bots n’analysent que Chicago 1875. Pour chercher de meilleurs coups, ouvrez la relecture et essayez-en à partir de n’importe quel moment.
industrialist-web-same = Rejouer la même partie
    .note = La même partie redonne les mêmes cartes et les mêmes lancers de dé.
    .daily = Elle ne compte pas pour le tableau du jour.
industrialist-web-another = Autre partie
industrialist-web-home = Accueil
industrialist-web-kind-done = Terminer
industrialist-web-kind-begin = Commencer une action
industrialist-web-kind-sell_lot = Vendre un lot
industrialist-web-kind-hire_worker = Embaucher un ouvrier
industrialist-web-kind-move_workers = Déplacer des ouvriers
industrialist-web-kind-build_card = Construire
industrialist-web-kind-manager_unit = Managers : ajouter une unité
industrialist-web-kind-manager_worker = Managers : ajouter un ouvrier
industrialist-web-kind-manager_build = Managers : construire sans voie
industrialist-web-kind-take_unit = Prendre une unité
industrialist-web-kind-put_unit = Placer une unité
industrialist-web-kind-put_worker = Placer un ouvrier
industrialist-web-kind-give_marker = Céder un marqueur
industrialist-web-kind-choose_row = Choisir une ligne du marché
industrialist-web-kind-choose_card = Choisir un bâtiment

# The home page and the page for a new table
industrialist-web-home-text = Le jeu en solo : six bâtiments en trente ans
industrialist-web-home-learn = Apprendre
industrialist-web-home-play = Jouer
industrialist-web-home-daily = Partie du jour
industrialist-web-home-note = Vous jouez seul pour le plus grand profit : seize tours en trente ans.
industrialist-web-log-year = Année { NUMBER($year) }
industrialist-web-chart-title = Profit au fil du temps
industrialist-web-chart-profit = Profit
industrialist-web-chart-capital = Capital

## Options
industrialist-option-cards = Cartes
    .text = Vos propres valeurs de cartes, dans un fichier TOML. Sans fichier, vous jouez avec les cartes du jeu.
industrialist-option-side = Marché
industrialist-option-side-A = Face A
    .text = Le marché des premières parties.
industrialist-option-side-B = Face B
    .text = Le marché plus difficile.
