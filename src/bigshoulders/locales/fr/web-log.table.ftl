### La barre de décision, le journal, l'historique, le graphique, la discussion et les notes d'une table dans le navigateur.

bar-region = Décision
bar-preview = Effet
bar-preview-point = Pointez un choix pour en voir l’effet.
bar-preview-loading = Calcul en cours…
bar-preview-none = L’effet ne peut pas être affiché : le serveur n’a pas répondu. Vous pouvez quand même confirmer le coup.
bar-suggestions = Suggestions
bar-warning = Mise en garde
bar-plan = Coups
bar-refused = Impossible.
bar-unsent = Pas encore confirmé.
bar-rule = Règle { $rule }
bar-rulebook = Dans le livret
bar-meaning = Qu’est-ce que cela veut dire ?
bar-back = Retour
bar-count =
    { $count ->
        [one] { NUMBER($count) } choix
       *[other] { NUMBER($count) } choix
    }
bar-list =
    { $count ->
        [one] 1 possibilité sur le plateau
       *[other] { NUMBER($count) } possibilités sur le plateau
    }
bar-unlist = Masquer la liste
bar-more = Afficher plus
bar-less = Afficher moins
bar-besides = En plus :
bar-redo = Rétablir
bar-undo = Annuler le coup
bar-start-over = Recommencer
bar-confirm = Confirmer
bar-sending = Envoi…
bar-confirm-every = Confirmer chaque coup

side-fold = Replier joueurs et journal
side-region = Journal et discussion
side-log = Journal
side-chat = Discussion
side-notes = Notes
side-history = Historique
side-chart = Graphique
side-hint = Conseil

log-title = Journal
log-filter = Filtrer
log-filter-on = actif
log-filter-player = Joueur
log-filter-thing = Société ou carte
log-filter-kind = Type
log-filter-clear = Effacer le filtre
log-all = Tout
log-earlier = Entrées précédentes ({ NUMBER($count) })
log-empty = Aucun coup pour l’instant. Le journal commence au premier.
log-none-match = Aucune entrée ne correspond à ce filtre.
log-go = Montrer la table après le coup { NUMBER($seq) }
log-filter-undone = Inclure les coups annulés
log-secret = Choix secret
log-table = Table

hist-title = Historique
hist-at = Coup { NUMBER($at) } sur { NUMBER($head) }
hist-scrub = Moment de la partie
hist-back = Coup précédent
hist-on = Coup suivant
web-review = Analyse
web-try-here = Essayer d’ici
hist-phase-back = Phase précédente
hist-phase-on = Phase suivante
hist-play = Lecture
hist-pause = Pause
hist-speed = Vitesse
hist-times = × { NUMBER($speed) }
hist-jump = Aller à
hist-link = Copier le lien de ce coup
hist-said = Événements de ce coup
hist-ask-back = Proposer de revenir à ce coup
hist-present = Revenir à la partie
hist-looking = Vous regardez le coup { NUMBER($at) } sur { NUMBER($head) }.

chart-title = Fortune au fil du temps
chart-slider = Moment du graphique
chart-early = Le graphique commence au deuxième tour.
chart-failed = Le graphique n’a pas pu être chargé. { $reason }
chart-moment = Après le coup { NUMBER($seq) }
chart-worth = Fortune
chart-cash = Argent
chart-money = { MONEY($amount) }
chart-profit = { NUMBER($amount) }
chart-holding = { $company } : { PERCENT($shares) }
chart-nothing = aucune part

chat-title = Discussion
chat-empty = Aucun message pour l’instant.
chat-earlier = Afficher les messages précédents
chat-write = Message à la table
chat-send = Envoyer
chat-failed = Votre message n’a pas été envoyé. { $reason }

notes-label = Notes privées, visibles de vous seul
notes-loading = Chargement…
notes-kept = Enregistré
notes-writing = Enregistrement…
notes-lost = Vos notes n’ont pas pu être chargées. { $reason }
notes-failed = Non enregistré. { $reason }

hint-intro = Demandez à un bot ce qu’il ferait à votre place, et pourquoi.
hint-ask = Suggérer un coup
hint-sandbox = Ou essayez d’abord des coups : rien n’y change la partie.
hint-thinking = Réflexion…
hint-over = La partie est finie : il n’y a plus de conseil à donner.
hint-not-now = Les conseils portent sur vos propres décisions. Attendez votre tour.
hint-failed = Pas de conseil cette fois. { $reason }
hint-money = environ { MONEY($amount) } à la fin
hint-profit = environ { NUMBER($amount) } de profit à la fin
hint-none = Il n’y a rien à décider ici.

why-ask = Pourquoi ?
why-label = { $name } : pourquoi le coup { NUMBER($seq) } ?
why-title = { $name } : pourquoi ce coup ?
why-bot = { $bot }, interrogé à nouveau dans la position avant le coup. Le meilleur choix est en tête.
why-plan = Pendant un tour, { $name } peut suivre un plan antérieur. Interrogé maintenant, ce bot choisirait le premier de ces coups.
why-not-exact = { $name } garde ses cartes secrètes : ces raisons supposent d’autres cartes.
why-made = joué

vote-title = Vote
vote-undo = { $name } propose de revenir au coup { NUMBER($to) }.
vote-abandon = { $name } propose d’arrêter la partie sans résultat.
vote-agree = Accepter
vote-refuse = Refuser
vote-refused = La proposition a été refusée.
vote-waiting = En attente : { $names }.
vote-failed = Votre vote n’a pas été compté. { $reason }

people-title = Joueurs de cette table
people-clocks = Temps restant
people-clock = { $name } : temps restant
people-here = présent
people-away = absent
people-bot = bot ({ $bot })
people-resigned = a abandonné
people-abandon = Proposer d’arrêter la partie
people-abandon-sure = Demander à tous d’arrêter la partie sans résultat ?
people-resign = Abandonner la partie
people-resign-sure = Partir pour de bon et laisser un bot continuer ? Vous pourrez revenir tant que personne ne prend votre place.
people-yes = Oui
people-no = Non

replay-title = Revoir la partie
replay-to-table = Ouvrir la table
replay-running = Cette partie est en cours. Vous voyez ce que voit votre place.

records-title = Archives
records-json = Enregistrer le journal (JSON)
records-csv = Enregistrer le journal (CSV)
records-fairness = Preuve d’équité
records-proof = Chaque tirage découle d’une empreinte publiée avant la partie et de ce que chacun y a ajouté. Tout le monde peut le vérifier :
records-proof-later = Chaque tirage découle de cette empreinte, publiée avant le premier coup. Le secret est révélé à la fin de la partie pour que chacun puisse vérifier.
records-published = Empreinte publiée :
records-secret = Secret :
records-check = Enregistrez le journal en JSON, puis lancez :
records-copy = Copier l’empreinte
