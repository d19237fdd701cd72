### La barre de décision, le journal, l'historique, la courbe, la discussion et les notes d'une table dans le navigateur.

bar-region = Décision
bar-preview = Effet
bar-preview-point = Pointez un choix pour en voir l'effet.
bar-preview-loading = Calcul en cours…
bar-preview-nothing = Aucun effet immédiat.
bar-refused = Impossible.
bar-rule = Règle { $rule }
bar-back = Retour
bar-count =
    { $count ->
        [one] { NUMBER($count) } choix
       *[other] { NUMBER($count) } choix
    }
bar-list = Sur le plateau : { NUMBER($count) } · afficher la liste
bar-unlist = Masquer la liste
bar-undo = Annuler
bar-start-over = Recommencer le tour
bar-confirm = Confirmer
bar-sending = Envoi…
bar-confirm-every = Confirmer chaque coup

side-region = Journal et discussion
side-log = Journal
side-chat = Discussion
side-notes = Carnet
side-history = Historique
side-chart = Courbe
side-hint = Conseil

log-title = Journal de la partie
log-filter = Filtrer
log-filter-on = actif
log-filter-player = Joueur
log-filter-thing = Société ou carte
log-filter-kind = Quoi
log-filter-clear = Tout afficher
log-all = Tout
log-earlier = Entrées précédentes ({ NUMBER($count) })
log-empty = Rien ne s'est encore passé. Le journal commence avec le premier coup.
log-none-match = Rien ne correspond à ce filtre.
log-year = Année { NUMBER($year) }
log-phase = { $decade }, { $phase }
log-go = Montrer la table après le coup { NUMBER($seq) }
log-filter-undone = Montrer aussi les coups annulés
log-secret = Un choix secret
log-table = La table
log-kind-paid = Paiements
log-kind-certificate_moved = Parts
log-kind-stock_moved = Valeurs des parts
log-kind-founded = Sociétés fondées
log-kind-director_changed = Présidences
log-kind-appeal_moved = Attractivité
log-kind-factory_ran = Productions
log-kind-dividend_declared = Dividendes
log-kind-earnings_withheld = Capital préservé
log-kind-building_revealed = Bâtiments
log-kind-building_used = Associés
log-kind-asset_moved = Atouts capitaux
log-kind-goal_won = Objectifs
log-kind-market_set = Dé du marché
log-kind-action_began = Débuts d'action
log-kind-units_moved = Unités
log-kind-profit_moved = Gains de profit
log-kind-workers_moved = Ouvriers déplacés
log-kind-workers_changed = Ouvriers
log-kind-card_built = Constructions
log-kind-event_happened = Événements
log-kind-managers_moved = Dé Managers

hist-title = Historique
hist-at = Coup { NUMBER($at) } sur { NUMBER($head) }
hist-scrub = Moment de la partie
hist-back = Un coup en arrière
hist-on = Un coup en avant
hist-phase-back = Phase précédente
hist-phase-on = Phase suivante
hist-play = Lire
hist-pause = Suspendre
hist-speed = Vitesse
hist-times = × { NUMBER($speed) }
hist-jump = Aller à
hist-link = Copier le lien de ce coup
hist-said = Ce qui s'est passé
hist-ask-back = Demander de revenir à ce coup
hist-present = Revenir à la partie
hist-looking = Vous regardez le coup { NUMBER($at) } sur { NUMBER($head) }.

chart-title = Richesse au fil du temps
chart-title-solo = Profit au fil du temps
chart-slider = Moment de la courbe
chart-early = La courbe commence au deuxième tour.
chart-failed = La courbe n'a pas pu être chargée.
chart-moment = Après le coup { NUMBER($seq) }
chart-worth = Valeur totale
chart-cash = Argent
chart-col-profit = Profit total
chart-col-capital = Capital en réserve
chart-money = { MONEY($amount) }
chart-profit = { NUMBER($amount) }
chart-holding = { $company } : { PERCENT($shares) }
chart-nothing = aucune part

chat-title = Discussion de la table
chat-empty = Personne n'a encore rien dit.
chat-write = Dire quelque chose à la table
chat-send = Envoyer
chat-failed = L'envoi a échoué. Réessayez.

notes-label = Notes que vous seul pouvez lire
notes-loading = Chargement…
notes-kept = Enregistré
notes-writing = Enregistrement…
notes-failed = Non enregistré : le serveur est injoignable.

hint-intro = Demandez à un robot ce qu'il ferait à votre place, et pourquoi.
hint-ask = Que feriez-vous ?
hint-thinking = Réflexion…
hint-not-now = Les conseils portent sur vos propres décisions : attendez votre tour.
hint-failed = Aucun conseil disponible pour le moment.
hint-money = environ { MONEY($amount) } à la fin
hint-profit = profit final d'environ { NUMBER($amount) }
hint-none = Il n'y a rien à peser ici.

why-ask = pourquoi ?
why-label = Pourquoi { $name } a-t-il joué le coup { NUMBER($seq) } ?
why-title = Pourquoi { $name } a-t-il fait cela ?
why-bot = { $bot }, interrogé à nouveau dans la position d’avant le coup, par ordre de préférence.
why-plan = Pendant un tour, { $name } peut suivre un plan plus ancien ; interrogé seulement maintenant, le premier de ces coups serait choisi.
why-not-exact = Ce que { $name } tient secret le reste : voici ce qui serait pesé avec d’autres cartes secrètes.
why-made = joué

since-title = Depuis votre départ
since-moves =
    { $count ->
        [one] { NUMBER($count) } coup des autres
       *[other] { NUMBER($count) } coups des autres
    }
since-close = Fermer
since-show = Montrer la table comme je l'ai laissée
since-cash = { $name } : { MONEY($before) } → { MONEY($after) }
since-founded = Fondation de { $company } par { $name }
since-value = Part de { $company } : { MONEY($before) } → { MONEY($after) }
since-director = { $name } préside maintenant { $company }

vote-title = Scrutin
vote-undo = { $name } demande de revenir au coup { NUMBER($to) }.
vote-abandon = { $name } demande d'arrêter la partie sans résultat.
vote-agree = Accepter
vote-refuse = Refuser
vote-waiting = En attente de { $names }.
vote-failed = Cela n'a pas abouti. Réessayez.

people-title = Joueurs de cette table
people-clocks = Temps restant
people-clock = Temps restant de { $name }
people-here = présent
people-away = absent
people-bot = robot, { $bot }
people-resigned = a abandonné
people-abandon = Proposer d'arrêter
people-abandon-sure = Demander à tous d'arrêter la partie sans résultat ?
people-resign = Abandonner
people-resign-sure = Laisser votre place à un robot pour le reste de la partie ?
people-yes = Oui
people-no = Non
