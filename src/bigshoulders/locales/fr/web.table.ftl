### La table de Chicago 1875 dans le navigateur.

# Qui et où
table-you = Vous
table-you-by = vous
table-you-to = vous
table-home = Chicago 1875 : accueil
table-first-edition = Première édition
table-decade = Décennie
table-phase = Phase
table-phase-stock = Bourse
table-phase-building = Construction
table-phase-action = Actions
table-phase-operating = Exploitation
table-phase-cleanup = Entretien
table-initiative = Initiative
table-priority = Ordre du tour à partir de la Première transaction
table-priority-short = Première transaction
table-bot = Bot
table-away = absent
table-to-move = joue
table-settled = prêt
table-views = Vues
table-view-play = Maintenant
table-view-board = Plateau
table-view-shares = Parts
table-view-companies = Sociétés
table-view-markets = Marchés
table-view-sheet = Tableau
table-view-text = Texte
table-view-log = Journal

# La décision
table-waiting = En attente : { $names }
table-moving = La partie continue.
table-over = La partie est terminée.
table-since = Depuis votre dernier coup
table-for = pour
table-acting = Société active
table-open-spaces =
    { $open ->
        [one] { NUMBER($open) } case jouable · associés restants : { NUMBER($partners) }
       *[other] { NUMBER($open) } cases jouables · associés restants : { NUMBER($partners) }
    }
table-consequences = Changements
table-runs-now = n° { NUMBER($rank) } dans l’ordre d’exploitation (avant : { NUMBER($was) })
table-directorship-goes = { $name } : nouveau président
table-planned = prévu : { $company }
table-kind-pass = Passer
table-kind-done = Terminer l’étape
table-kind-decline = Refuser
table-kind-found = Fonder une société
table-kind-sell_certificate = Vendre des certificats
table-kind-buy_certificate = Acheter un certificat
table-kind-protect = Price Protection
table-kind-keep_building = Conserver un bâtiment
table-kind-place_building = Placer un bâtiment
table-kind-remove_building = Retirer un bâtiment
table-kind-use_building = Envoyer un associé
table-kind-activate_asset = Activer un atout capital
table-kind-discard_asset = Défausser un atout capital
table-kind-trade = Échanger 2 contre 1
table-kind-buy_asset = Acheter un atout capital
table-kind-hire_worker = Embaucher un ouvrier
table-kind-put_worker = Placer l’ouvrier
table-kind-put_manager = Placer le manager
table-kind-automate = Automatiser
table-kind-take_cube = Prendre une ressource
table-kind-take_overlay_cube = Prendre une ressource gratuite
table-kind-take_bonus = Prendre le bonus
table-kind-take_cash = Prendre l’argent
table-kind-take_initiative = Devenir premier joueur
table-kind-take_manager = Prendre un manager
table-kind-take_salesperson = Prendre un commercial
table-kind-spend_steel = Dépenser de l’acier
table-kind-issue_certificate = Vendre des parts à la banque
table-kind-buy_cube = Acheter des ressources
table-kind-buy_overlay_cube = Acheter des ressources
table-kind-run_factory = Faire produire une usine
table-kind-run_tier = Faire produire l’usine
table-kind-sell_good = Vendre des marchandises
table-kind-pay_dividends = Verser des dividendes
table-kind-withhold = Préserver le capital

# Pistes
table-stock-track = Bourse
table-stock-track-note = valeur d’une part
table-stock-cell = Valeur des parts : { $value }
table-appeal-track = Attractivité
table-appeal-track-note = le plus haut d’abord
table-appeal-cell = Attractivité { NUMBER($space) }
table-appeal-cell-bonus = Attractivité { NUMBER($space) }, bonus : { $bonus }
table-directed = { $company }, président : { $name }

# Demande et chaîne d'approvisionnement
table-demand = Demande
table-demand-note = rangée pleine : moitié prix, sans limite
table-tiles-left =
    { $count ->
        [one] { NUMBER($count) } tuile restante
       *[other] { NUMBER($count) } tuiles restantes
    }
table-if-filled = si pleine
table-no-bonus = sans bonus
table-demand-cell = { $industry }, { $column }, marchandises : { NUMBER($goods) } sur { NUMBER($capacity) }
table-left = reste { NUMBER($count) }
table-full = pleine
table-closed-tile = pas de demande
table-half-price = moitié prix
table-supply = Chaîne d’approvisionnement
table-supply-note = la société paie la banque
table-supply-overlay-note = le moins cher à droite
table-next = suivant
table-resource = Ressources
table-buy-cube = Acheter 1 { $resource } pour { MONEY($price) }
table-cubes = { $resource } : { NUMBER($count) }
table-trade = { $company } : échanger 2 contre 1
table-bag = Sac

# Ville, atouts capitaux, bâtiments, objectifs
table-city = Ville
table-city-note = usage illimité ; les autres une fois par décennie
table-jobs-empty = vide : un ouvrier coûte { $price }
table-fee = { $amount } à { $name }
table-fee-bank = { $amount } à la banque
table-fee-free = gratuit · { $name } { $amount }
table-fee-worker = { $amount } pour le prochain ouvrier
table-fee-dividends = { $amount } du patrimoine
table-fee-funds = { $amount } de la banque
table-opens = à partir de { $year }
table-used-by = utilisée par { $name }
table-assets = Atouts capitaux
table-assets-note = à gauche : une fois par décennie · à droite : bonus immédiat
table-assets-left = { NUMBER($count) } dans la pile
table-asset = { $name }, { MONEY($price) }. Chaque décennie : { $effect }. Bonus immédiat : { $bonus }.
table-pay = payer { $amount }
table-no-fall = pas de baisse
table-empty = vide
table-buildings = Bâtiments
table-buildings-note = chacun une fois par décennie · le prix va au propriétaire
table-nothing-built = rien de construit
table-goals = Objectifs
table-goals-note = { $amount } chacun à la fin
table-leads = en tête

# Joueurs
table-players = Joueurs
table-player = Joueur
table-personal-cash = Argent personnel
table-partners = Associés : { NUMBER($ready) } sur { NUMBER($all) } disponibles
table-partners-short = Associés
table-certificates = Certificats
table-in-hand = En main

# Sociétés
table-companies = Sociétés
table-company = Société
table-my-companies = Mes sociétés
table-other-companies = Autres sociétés
table-no-company = Vous ne présidez aucune société. Un associé dans la réserve de la banque vous rapporte { MONEY(25) }.
table-closed-companies = Fermées : { $companies }
table-status-available = Vous pouvez encore fonder cette société.
table-status-closed = Cette société a fermé.
table-director = Président
table-stock = Valeur des parts
table-runs = n° { NUMBER($rank) } dans l’ordre d’exploitation
table-can-run = l’usine 1 peut produire
table-cannot-run = ne peut pas produire : manque { $lack }
table-cannot-pay = ne peut pas produire : manque l’argent des ressources
table-idle = à l’arrêt
table-company-cash = Patrimoine
table-treasury-short = Patrimoine
table-per-good = Par marchandise
table-by-tier = selon le palier
table-factory = Usine { NUMBER($number) }
table-factory-of = { $company }, usine { NUMBER($number) }
table-ready = prête
table-ran = a produit
table-short = manque
table-posts-open =
    { $count ->
        [one] { NUMBER($count) } emplacement Ouvrier libre
       *[other] { NUMBER($count) } emplacements Ouvrier libres
    }
table-posts =
    { $count ->
        [one] { NUMBER($count) } emplacement Ouvrier
       *[other] { NUMBER($count) } emplacements Ouvrier
    }
table-post-open = emplacement Ouvrier libre
table-automated = automatisé
table-automated-bonus = une de plus si entièrement automatisée
table-no-manager = pas de manager
table-per-worker = par ouvrier
table-goods = Marchandises
table-goods-count =
    { $count ->
        [one] { NUMBER($count) } marchandise
       *[other] { NUMBER($count) } marchandises
    }
table-own-shares = Parts non vendues
table-asset-slots = Atouts { NUMBER($used) }/{ NUMBER($slots) }
table-use = Utiliser
table-discard = Défausser
table-exhausted = utilisé
table-asset-ready = redressé
table-next-bonus = à { NUMBER($space) } : { $bonus }
table-wages = salaires dus : { $amount }
table-full-run = Plein régime
table-full-run-note = dividende si toutes les usines pourvues produisent et que tout se vend

# Parts
table-shares = Parts
table-shares-note = valeurs et parts détenues
table-sold-out-note = entièrement détenue à la fin de la phase : +1 case
table-sold-out = entièrement détenue
table-price = Prix
table-directs = Président : { $name }
table-per-share = Par part
table-sell = Vendre
table-buy-one = Acheter
table-sell-label = Proposer un { $certificate } { $company } : la vente rapporte { MONEY($proceeds) }, la valeur des parts baisse à { $value }
table-buy-label = Acheter un { $certificate } { $company } ({ $source }) pour { $price }
table-no-companies-yet = Aucune société en jeu pour le moment.
table-shares-value = Valeur des parts
table-worth-now = Fortune actuelle
table-income = Revenu à plein régime
table-directorships = Présidences
table-danger-now = à un certificat près
table-danger = menacée
table-safe = sûre
table-director-holds = { $name } préside avec { $shares }.
table-takes-over = { $name } prend la présidence avec { $shares } de plus.

# Fondation
table-found = Fonder une société
table-or-found = Ou fonder une société
table-found-note = vous achetez le certificat présidentiel (30 %)
table-sort = Trier
table-sort-industry = Par type
table-sort-price = Par prix
table-sort-appeal = Par attractivité
table-slots =
    { $count ->
        [0] aucun emplacement Atout capital
        [one] { NUMBER($count) } emplacement Atout capital
       *[other] { NUMBER($count) } emplacements Atout capital
    }
table-house-values = valeurs maison
table-opening-price = { $company } : valeur initiale
table-choose-charter = Choisissez une société
table-you-pay = coût { $amount }
table-you-keep = reste { $amount }
table-you-lack = manque { $amount }
table-found-hint = Votre paiement va dans le patrimoine de la société. Elle s’en sert pour embaucher des ouvriers et acheter des ressources.

# Phase de Construction
table-hand = Vos bâtiments
table-hand-place = choisissez-en un à construire
table-hand-remove = choisissez-en un à retirer ; vous conservez l’autre
table-hand-draft = choisissez-en un à conserver ; les autres passent au voisin
table-hand-later = vous en construirez un à la Phase de Construction
table-hand-waiting = cachés tant que tous ne sont pas prêts
table-hand-empty = Vous n’avez aucun bâtiment en main.
table-still-choosing = Choisissent encore : { $names }
table-building-free = gratuit · la banque vous paie { $amount }
table-building-fee = la société vous paie { $amount }
table-building-workers = marché de l’emploi +{ NUMBER($count) }
table-tile-chosen = à construire
table-tile-kept = conservé

# Exploitation
table-operates = Exploitation : { $company }
table-steps = Étapes du tour d’exploitation
table-step-issue = Lever des fonds
table-step-purchase = Acheter des ressources
table-step-produce = Produire
table-step-sell = Vendre
table-step-pay = Dividendes
table-step-free = Fin
table-issue-hint = Levée de fonds d’urgence : la valeur des parts baisse d’une case par part vendue à la banque, plus une case.
table-issued = proposés : { $list }
table-for-factories = Pour toutes les usines
table-need = Besoin
table-have = En stock
table-lack = Manque
table-covered = couvert
table-nothing-needed = aucun besoin
table-free-actions = Actions gratuites
table-run-factories = Faire produire les usines, de gauche à droite
table-run-tier =
    { $goods ->
        [one] { NUMBER($workers) } ouvriers → { NUMBER($goods) } marchandise
       *[other] { NUMBER($workers) } ouvriers → { NUMBER($goods) } marchandises
    }
table-running-order = Ordre d’exploitation
table-has-operated = terminé
table-sell-goods = Vendre des marchandises
table-outlet-label = Vendre 1 marchandise : { $outlet }, places libres : { NUMBER($room) } sur { NUMBER($capacity) }
table-half-open = sans limite
table-half-shut = quand la rangée est pleine
table-goods-left = Marchandises restantes
table-goods-sold = Marchandises vendues
table-price-each = Prix de vente
table-revenue-name = Gains
table-revenue = Gains { $amount }
table-one-more-salesperson = Un commercial de plus : { $price } par marchandise
table-pay-or-withhold = Verser des dividendes ou préserver le capital ?
table-pay-dividends = Verser des dividendes
table-withhold = Préserver
table-pay-label = Verser des dividendes : { $amount } par part
table-withhold-label = Préserver le capital : { $amount }
table-a-share = par part
table-steps-up =
    { $count ->
        [0] inchangée
        [one] hausse de { NUMBER($count) } case
       *[other] hausse de { NUMBER($count) } cases
    }
table-steps-down =
    { $count ->
        [0] inchangée
        [one] baisse de { NUMBER($count) } case
       *[other] baisse de { NUMBER($count) } cases
    }
table-cash = Argent
table-worth-change = Fortune
table-missing-for-step =
    { $steps ->
        [one] Encore { $missing } de gains ({ $revenue }) pour une hausse de { NUMBER($steps) } case.
       *[other] Encore { $missing } de gains ({ $revenue }) pour une hausse de { NUMBER($steps) } cases.
    }
table-most-steps = C’est la plus forte hausse possible.
table-may-not-pay = Pour verser des dividendes, faites produire une usine et vendez une marchandise.

# La fin
table-final = Score final
table-winner = { $name } remporte la partie avec { $lead } d’avance.
table-winners = Victoire partagée : { $names }
table-total = Total
table-final-shares = Valeur finale des parts
table-replay = Revoir la partie
table-new-game = Nouvelle partie

# Tableau, texte, touches
table-spreadsheet = Tableau
table-spreadsheet-note = parts en % ; D président, P prioritaire
table-order-short = Ordre
table-text = La table en mode texte
table-text-player = { $name } : { $cash }, fortune { $worth }, certificats { NUMBER($certificates) } sur { NUMBER($limit) }, associés disponibles { NUMBER($ready) } sur { NUMBER($partners) }.
table-text-company = { NUMBER($rank) }. { $company }, président { $name } : valeur des parts { $value }, attractivité { NUMBER($appeal) }, { $cash }, marchandises { NUMBER($goods) } à { $price }, ressources : { $cubes }.
table-spaces = Cases d’actions
table-free = gratuit
table-none = aucun
table-ask = Demandez tout : laissez la souris dessus, maintenez le doigt, ou appuyez sur I.
table-keys = Raccourcis clavier
table-help = Raccourcis et langue
table-summary = Résumé de { $year }
table-key-choice = faire le choix numéroté
table-key-confirm = confirmer
table-key-back = revenir d’une étape
table-key-next = aller au prochain endroit où agir
table-key-undo = annuler le coup
table-key-over = recommencer
table-key-redo = rejouer les coups annulés
table-key-acting = passer à la société suivante
table-key-board = plateau
table-key-shares = parts
table-key-companies = sociétés
table-key-sheet = tableau
table-key-text = la table en mode texte
table-key-log = journal
table-key-card = la carte de la chose sous la souris ou le focus ; les flèches passent à la suivante
table-key-pin = épingler la carte ouverte, deux au plus
table-key-digest = fermer le résumé depuis votre dernier tour
table-key-digest-again = le rouvrir
table-key-replay = revoir ces coups
table-key-step = montrer le coup suivant des autres
table-key-skip = passer directement à mon tour
table-key-rail = replier les joueurs, le journal et la discussion
table-key-keys = cette liste

catchup-region = Coups à montrer
catchup-left =
    { $count ->
        [one] 1 coup à montrer
       *[other] { NUMBER($count) } coups à montrer
    }
    .mine =
        { $count ->
            [one] À vous dans 1 coup
           *[other] À vous dans { NUMBER($count) } coups
        }
catchup-next = Coup suivant
catchup-skip = Passer à mon tour
    .watching = Aller au présent
table-unread =
    { $count ->
        [one] 1 nouveau coup
       *[other] { NUMBER($count) } nouveaux coups
    }
