### La table de Chicago 1875.

# Qui et où
chicago-table-you-by = vous
chicago-table-you-to = vous
chicago-table-home = Chicago 1875 : accueil
chicago-table-first-edition = Première édition
chicago-table-decade = Décennie
chicago-table-phase = Phase
chicago-table-phase-stock = Bourse
chicago-table-phase-building = Construction
chicago-table-phase-action = Actions
chicago-table-phase-operating = Exploitation
chicago-table-phase-cleanup = Entretien
chicago-table-initiative = Initiative
chicago-table-priority = Ordre du tour à partir de la Première transaction
chicago-table-priority-short = Première transaction
chicago-table-bot = Bot
chicago-table-away = absent
chicago-table-to-move = joue
chicago-table-settled = prêt
chicago-table-views = Vues
chicago-table-view-play = Maintenant
chicago-table-view-board = Plateau
chicago-table-view-shares = Parts
chicago-table-view-companies = Sociétés
chicago-table-view-markets = Marchés
chicago-table-view-sheet = Tableau
chicago-table-view-text = Texte
chicago-table-view-log = Journal

# La décision
chicago-table-since = Depuis votre dernier coup
chicago-table-for = pour
chicago-table-acting = Société active
chicago-table-open-spaces =
    { $open ->
        [one] { NUMBER($open) } case jouable · associés restants : { NUMBER($partners) }
       *[other] { NUMBER($open) } cases jouables · associés restants : { NUMBER($partners) }
    }
chicago-table-consequences = Changements
chicago-table-runs-now = n° { NUMBER($rank) } dans l’ordre d’exploitation (avant : { NUMBER($was) })
chicago-table-directorship-goes = { $name } : nouveau président
chicago-table-planned = prévu : { $company }
chicago-table-kind-pass = Passer
chicago-table-kind-done = Terminer l’étape
chicago-table-kind-decline = Refuser
chicago-table-kind-found = Fonder une société
chicago-table-kind-sell_certificate = Vendre des certificats
chicago-table-kind-buy_certificate = Acheter un certificat
chicago-table-kind-protect = Price Protection
chicago-table-kind-keep_building = Conserver un bâtiment
chicago-table-kind-place_building = Placer un bâtiment
chicago-table-kind-remove_building = Retirer un bâtiment
chicago-table-kind-use_building = Envoyer un associé
chicago-table-kind-activate_asset = Activer un atout capital
chicago-table-kind-discard_asset = Défausser un atout capital
chicago-table-kind-trade = Échanger 2 contre 1
chicago-table-kind-buy_asset = Acheter un atout capital
chicago-table-kind-hire_worker = Embaucher un ouvrier
chicago-table-kind-put_worker = Placer l’ouvrier
chicago-table-kind-put_manager = Placer le manager
chicago-table-kind-automate = Automatiser
chicago-table-kind-take_cube = Prendre une ressource
chicago-table-kind-take_overlay_cube = Prendre une ressource gratuite
chicago-table-kind-take_bonus = Prendre le bonus
chicago-table-kind-take_cash = Prendre l’argent
chicago-table-kind-take_initiative = Devenir premier joueur
chicago-table-kind-take_manager = Prendre un manager
chicago-table-kind-take_salesperson = Prendre un commercial
chicago-table-kind-spend_steel = Dépenser de l’acier
chicago-table-kind-issue_certificate = Vendre des parts à la banque
chicago-table-kind-buy_cube = Acheter des ressources
chicago-table-kind-buy_overlay_cube = Acheter des ressources
chicago-table-kind-run_factory = Faire produire une usine
chicago-table-kind-run_tier = Faire produire l’usine
chicago-table-kind-sell_good = Vendre des marchandises
chicago-table-kind-pay_dividends = Verser des dividendes
chicago-table-kind-withhold = Préserver le capital

# Pistes
chicago-table-stock-track = Bourse
chicago-table-stock-track-note = valeur d’une part
chicago-table-stock-cell = Valeur des parts : { $value }
chicago-table-appeal-track = Attractivité
chicago-table-appeal-track-note = le plus haut d’abord
chicago-table-appeal-cell = Attractivité { NUMBER($space) }
chicago-table-appeal-cell-bonus = Attractivité { NUMBER($space) }, bonus : { $bonus }
chicago-table-directed = { $company }, président : { $name }

# Demande et chaîne d'approvisionnement
chicago-table-demand = Demande
chicago-table-demand-note = rangée pleine : moitié prix, sans limite
chicago-table-tiles-left =
    { $count ->
        [one] { NUMBER($count) } tuile restante
       *[other] { NUMBER($count) } tuiles restantes
    }
chicago-table-if-filled = si pleine
chicago-table-no-bonus = sans bonus
chicago-table-demand-cell = { $industry }, { $column }, marchandises : { NUMBER($goods) } sur { NUMBER($capacity) }
chicago-table-left = reste { NUMBER($count) }
chicago-table-full = pleine
chicago-table-closed-tile = pas de demande
chicago-table-half-price = moitié prix
chicago-table-supply = Chaîne d’approvisionnement
chicago-table-supply-note = la société paie la banque
chicago-table-supply-overlay-note = le moins cher à droite
chicago-table-next = suivant
chicago-table-resource = Ressources
chicago-table-buy-cube = Acheter 1 { $resource } pour { MONEY($price) }
chicago-table-cubes = { $resource } : { NUMBER($count) }
chicago-table-trade = { $company } : échanger 2 contre 1
chicago-table-bag = Sac

# Ville, atouts capitaux, bâtiments, objectifs
chicago-table-city = Ville
chicago-table-city-note = usage illimité ; les autres une fois par décennie
chicago-table-jobs-empty = vide : un ouvrier coûte { $price }
chicago-table-fee = { $amount } à { $name }
chicago-table-fee-bank = { $amount } à la banque
chicago-table-fee-free = gratuit · { $name } { $amount }
chicago-table-fee-worker = prochain ouvrier { $amount }
chicago-table-fee-dividends = { $amount } du patrimoine
chicago-table-fee-funds = { $amount } de la banque
chicago-table-opens = à partir de { $year }
chicago-table-used-by = utilisée par { $name }
chicago-table-assets = Atouts capitaux
chicago-table-assets-note = à gauche : une fois par décennie · à droite : bonus immédiat
chicago-table-assets-left = { NUMBER($count) } dans la pile
chicago-table-asset = { $name }, { MONEY($price) }. Chaque décennie : { $effect }. Bonus immédiat : { $bonus }.
chicago-table-pay = payer { $amount }
chicago-table-no-fall = pas de baisse
chicago-table-empty = vide
chicago-table-buildings = Bâtiments
chicago-table-buildings-note = chacun une fois par décennie · le prix va au propriétaire
chicago-table-nothing-built = rien de construit
chicago-table-goals = Objectifs
chicago-table-goals-note = { $amount } chacun à la fin
chicago-table-leads = en tête

# Joueurs
chicago-table-player = Joueur
chicago-table-personal-cash = Argent personnel
chicago-table-partners = Associés : { NUMBER($ready) } sur { NUMBER($all) } disponibles
chicago-table-partners-short = Associés
chicago-table-certificates = Certificats
chicago-table-in-hand = En main

# Sociétés
chicago-table-companies = Sociétés
chicago-table-company = Société
chicago-table-my-companies = Mes sociétés
chicago-table-other-companies = Autres sociétés
chicago-table-no-company = Vous ne présidez aucune société. Un associé dans la réserve de la banque vous rapporte { MONEY(25) }.
chicago-table-closed-companies = Fermées : { $companies }
chicago-table-status-available = Vous pouvez encore fonder cette société.
chicago-table-status-closed = Cette société a fermé.
chicago-table-director = Président
chicago-table-stock = Valeur des parts
chicago-table-runs = n° { NUMBER($rank) } dans l’ordre d’exploitation
chicago-table-can-run = l’usine 1 peut produire
chicago-table-cannot-run = ne peut pas produire : manque { $lack }
chicago-table-cannot-pay = ne peut pas produire : manque l’argent des ressources
chicago-table-idle = à l’arrêt
chicago-table-company-cash = Patrimoine
chicago-table-treasury-short = Patrimoine
chicago-table-per-good = Par marchandise
chicago-table-by-tier = selon le palier
chicago-table-factory = Usine { NUMBER($number) }
chicago-table-factory-of = { $company }, usine { NUMBER($number) }
chicago-table-ready = prête
chicago-table-ran = a produit
chicago-table-short = manque
chicago-table-posts-open =
    { $count ->
        [one] { NUMBER($count) } emplacement Ouvrier libre
       *[other] { NUMBER($count) } emplacements Ouvrier libres
    }
chicago-table-posts =
    { $count ->
        [one] { NUMBER($count) } emplacement Ouvrier
       *[other] { NUMBER($count) } emplacements Ouvrier
    }
chicago-table-post-open = emplacement Ouvrier libre
chicago-table-automated = automatisé
chicago-table-automated-bonus = une de plus si entièrement automatisée
chicago-table-no-manager = pas de manager
chicago-table-per-worker = par ouvrier
chicago-table-goods = Marchandises
chicago-table-goods-count =
    { $count ->
        [one] { NUMBER($count) } marchandise
       *[other] { NUMBER($count) } marchandises
    }
chicago-table-own-shares = Parts non vendues
chicago-table-asset-slots = Atouts { NUMBER($used) }/{ NUMBER($slots) }
chicago-table-use = Utiliser
chicago-table-discard = Défausser
chicago-table-exhausted = utilisé
chicago-table-asset-ready = redressé
chicago-table-next-bonus = à { NUMBER($space) } : { $bonus }
chicago-table-wages = salaires dus : { $amount }
chicago-table-full-run = Plein régime
chicago-table-full-run-note = dividende si toutes les usines pourvues produisent et que tout se vend

# Parts
chicago-table-shares = Parts
chicago-table-shares-note = valeurs et parts détenues
chicago-table-sold-out-note = entièrement détenue à la fin de la phase : +1 case
chicago-table-sold-out = entièrement détenue
chicago-table-price = Prix
chicago-table-directs = Président : { $name }
chicago-table-per-share = Par part
chicago-table-sell = Vendre
chicago-table-buy-one = Acheter
chicago-table-sell-label = Proposer un { $certificate } { $company } : la vente rapporte { MONEY($proceeds) }, la valeur des parts baisse à { $value }
chicago-table-buy-label = Acheter un { $certificate } { $company } ({ $source }) pour { $price }
chicago-table-no-companies-yet = Aucune société en jeu pour le moment.
chicago-table-shares-value = Valeur des parts
chicago-table-worth-now = Fortune actuelle
chicago-table-income = Revenu à plein régime
chicago-table-directorships = Présidences
chicago-table-danger-now = à un certificat près
chicago-table-danger = menacée
chicago-table-safe = sûre
chicago-table-director-holds = { $name } préside avec { $shares }.
chicago-table-takes-over = { $name } prend la présidence avec { $shares } de plus.

# Fondation
chicago-table-found = Fonder une société
chicago-table-or-found = Ou fonder une société
chicago-table-found-note = vous achetez le certificat présidentiel (30 %)
chicago-table-sort = Trier
chicago-table-sort-industry = Par type
chicago-table-sort-price = Par prix
chicago-table-sort-appeal = Par attractivité
chicago-table-slots =
    { $count ->
        [0] aucun emplacement Atout capital
        [one] { NUMBER($count) } emplacement Atout capital
       *[other] { NUMBER($count) } emplacements Atout capital
    }
chicago-table-house-values = valeurs maison
chicago-table-opening-price = { $company } : valeur initiale
chicago-table-choose-charter = Choisissez une société
chicago-table-you-pay = coût { $amount }
chicago-table-you-keep = reste { $amount }
chicago-table-you-lack = manque { $amount }
chicago-table-found-hint = Votre paiement va dans le patrimoine de la société. Elle s’en sert pour embaucher des ouvriers et acheter des ressources.

# Phase de Construction
chicago-table-hand = Vos bâtiments
chicago-table-hand-place = choisissez-en un à construire
chicago-table-hand-remove = choisissez-en un à retirer ; vous conservez l’autre
chicago-table-hand-draft = choisissez-en un à conserver ; les autres passent au voisin
chicago-table-hand-later = vous en construirez un à la Phase de Construction
chicago-table-hand-waiting = cachés tant que tous ne sont pas prêts
chicago-table-hand-empty = Vous n’avez aucun bâtiment en main.
chicago-table-still-choosing = Choisissent encore : { $names }
chicago-table-building-free = gratuit · la banque vous paie { $amount }
chicago-table-building-fee = la société vous paie { $amount }
chicago-table-building-workers = marché de l’emploi +{ NUMBER($count) }
chicago-table-tile-chosen = à construire
chicago-table-tile-kept = conservé

# Exploitation
chicago-table-operates = Exploitation : { $company }
chicago-table-steps = Étapes du tour d’exploitation
chicago-table-step-issue = Lever des fonds
chicago-table-step-purchase = Acheter des ressources
chicago-table-step-produce = Produire
chicago-table-step-sell = Vendre
chicago-table-step-pay = Dividendes
chicago-table-step-free = Fin
chicago-table-issue-hint = Levée de fonds d’urgence : la valeur des parts baisse d’une case par part vendue à la banque, plus une case.
chicago-table-issued = proposés : { $list }
chicago-table-for-factories = Pour toutes les usines
chicago-table-need = Besoin
chicago-table-have = En stock
chicago-table-lack = Manque
chicago-table-covered = couvert
chicago-table-nothing-needed = aucun besoin
chicago-table-free-actions = Actions gratuites
chicago-table-run-factories = Faire produire les usines, de gauche à droite
chicago-table-run-tier =
    { $goods ->
        [one] { NUMBER($workers) } ouvriers → { NUMBER($goods) } marchandise
       *[other] { NUMBER($workers) } ouvriers → { NUMBER($goods) } marchandises
    }
chicago-table-running-order = Ordre d’exploitation
chicago-table-has-operated = terminé
chicago-table-sell-goods = Vendre des marchandises
chicago-table-outlet-label = Vendre 1 marchandise : { $outlet }, places libres : { NUMBER($room) } sur { NUMBER($capacity) }
chicago-table-half-open = sans limite
chicago-table-half-shut = quand la rangée est pleine
chicago-table-goods-left = Marchandises restantes
chicago-table-goods-sold = Marchandises vendues
chicago-table-price-each = Prix de vente
chicago-table-revenue-name = Gains
chicago-table-revenue = Gains { $amount }
chicago-table-one-more-salesperson = Un commercial de plus : { $price } par marchandise
chicago-table-pay-or-withhold = Verser des dividendes ou préserver le capital ?
chicago-table-pay-dividends = Verser des dividendes
chicago-table-withhold = Préserver
chicago-table-pay-label = Verser des dividendes : { $amount } par part
chicago-table-withhold-label = Préserver le capital : { $amount }
chicago-table-a-share = par part
chicago-table-steps-up =
    { $count ->
        [0] inchangée
        [one] hausse de { NUMBER($count) } case
       *[other] hausse de { NUMBER($count) } cases
    }
chicago-table-steps-down =
    { $count ->
        [0] inchangée
        [one] baisse de { NUMBER($count) } case
       *[other] baisse de { NUMBER($count) } cases
    }
chicago-table-cash = Argent
chicago-table-worth-change = Fortune
chicago-table-missing-for-step =
    { $steps ->
        [one] Encore { $missing } de gains ({ $revenue }) pour une hausse de { NUMBER($steps) } case.
       *[other] Encore { $missing } de gains ({ $revenue }) pour une hausse de { NUMBER($steps) } cases.
    }
chicago-table-most-steps = C’est la plus forte hausse possible.
chicago-table-may-not-pay = Pour verser des dividendes, faites produire une usine et vendez une marchandise.

# La fin
chicago-table-final = Score final
chicago-table-winner = { $name } remporte la partie avec { $lead } d’avance.
chicago-table-winners = Victoire partagée : { $names }
chicago-table-total = Total
chicago-table-final-shares = Valeur finale des parts
chicago-table-replay = Revoir la partie
chicago-table-new-game = Nouvelle partie

# Tableau, texte, touches
chicago-table-spreadsheet = Tableau
chicago-table-spreadsheet-note = parts en % ; D président, P prioritaire
chicago-table-order-short = Ordre
chicago-table-text = La table en mode texte
chicago-table-text-player = { $name } : { $cash }, fortune { $worth }, certificats { NUMBER($certificates) } sur { NUMBER($limit) }, associés disponibles { NUMBER($ready) } sur { NUMBER($partners) }.
chicago-table-text-company = { NUMBER($rank) }. { $company }, président { $name } : valeur des parts { $value }, attractivité { NUMBER($appeal) }, { $cash }, marchandises { NUMBER($goods) } à { $price }, ressources : { $cubes }.
chicago-table-spaces = Cases d’actions
chicago-table-free = gratuit
chicago-table-none = aucun
chicago-table-ask = Demandez tout : laissez la souris dessus, maintenez le doigt, ou appuyez sur I.
chicago-table-keys = Raccourcis clavier
chicago-table-help = Menu et raccourcis
chicago-table-summary = Résumé de { $year }
chicago-table-key-choice = faire le choix numéroté
chicago-table-key-confirm = confirmer
chicago-table-key-back = revenir d’une étape
chicago-table-key-next = aller au prochain endroit où agir
chicago-table-key-undo = annuler le coup
chicago-table-key-over = recommencer
chicago-table-key-redo = rejouer les coups annulés
chicago-table-key-acting = passer à la société suivante
chicago-table-key-board = plateau
chicago-table-key-shares = parts
chicago-table-key-companies = sociétés
chicago-table-key-sheet = tableau
chicago-table-key-text = la table en mode texte
chicago-table-key-log = journal
chicago-table-key-card = la carte de la chose sous la souris ou le focus ; les flèches passent à la suivante
chicago-table-key-pin = épingler la carte ouverte, deux au plus
chicago-table-key-digest = fermer le résumé depuis votre dernier tour
chicago-table-key-digest-again = le rouvrir
chicago-table-key-replay = revoir ces coups
chicago-table-key-step = montrer le coup suivant des autres
chicago-table-key-skip = passer directement à mon tour
chicago-table-key-rail = replier les joueurs, le journal et la discussion
chicago-table-key-keys = cette liste

chicago-table-unread =
    { $count ->
        [one] 1 nouveau coup
       *[other] { NUMBER($count) } nouveaux coups
    }
chicago-table-unread-chat =
    { $count ->
        [one] 1 nouveau message
       *[other] { NUMBER($count) } nouveaux messages
    }
