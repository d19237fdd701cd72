### Seats and their links at a table, assistance, and the boards of the daily game.

side-seats = Places

seats-absent = absent trop longtemps
seats-stand-in = Faire jouer { $bot } à sa place
seats-propose = Demander un remplaçant
seats-offer = Copier le lien pour un nouveau joueur
seats-rule = Un bot ({ $bot }) remplace un joueur qui l’accepte, qui n’a plus de temps, ou que deux autres remplacent par un vote. Il peut revenir à tout moment.
seats-absence =
    { $hours ->
        [one] De même pour un joueur que la partie attend depuis une heure.
       *[other] De même pour un joueur que la partie attend depuis { NUMBER($hours) } heures.
    }
seats-assistance-on = Les conseils et les raisons des bots sont activés à cette table, pour tous.
seats-assistance-off = Les conseils et les raisons des bots sont désactivés à cette table jusqu’à la fin de la partie.
seats-links = Liens
seats-watch-link = Copier le lien de spectateur
seats-my-link = Lien de ma place
seats-link-of = Lien de la place : { $name }
seats-my-link-note = Le lien de votre place ouvre votre main sur un autre appareil. Ne le donnez à personne : qui l’a joue pour vous.
seats-renew = Nouveaux liens
seats-renew-note = Un nouveau lien remplace l’ancien, qui cesse aussitôt de fonctionner.
seats-renew-seat = Nouveau lien pour ma place
seats-renew-of = Nouveau lien pour { $name }
seats-renew-watch = Nouveau lien de spectateur
seats-renew-owner = Nouveau lien d’organisateur
seats-leave = Quitter la table
seats-hand-over = Laisser { $bot } jouer pour moi
seats-hand-over-of = Laisser { $bot } jouer pour { $name }
seats-leave-note = Vous pouvez reprendre votre place à tout moment. Après un départ définitif, seulement tant que personne ne l’a prise.

vote-stand-in = { $name } propose qu’un bot ({ $bot }) remplace { $other }.
vote-stand-in-me = { $name } demande si un bot ({ $bot }) peut jouer à votre place. Vous pourrez revenir à tout moment.
vote-times = { $name } propose de changer le temps : { $pace } ; { $absence }. Toutes les pendules repartiraient.

# Times of a table: the clocks, and what happens to absent players; no full stop.
times-title = Temps
times-change = Changer le temps
times-note = Le changement vaut dès que tous les joueurs sont d’accord. Toutes les pendules repartent alors avec le nouveau temps entier.
times-note-alone = Toutes les pendules repartent avec le nouveau temps entier.
times-propose = Proposer
times-set = Changer
times-now = Convenu : { $pace } ; { $absence }.
times-pace-none = sans pendule
times-pace-bank = { $seconds } par joueur
times-pace-increment = { $seconds } par joueur, plus { $increment } par coup
times-pace-move = { $seconds } par coup
times-absence = un bot peut remplacer un joueur absent après { $seconds }
times-absence-never = on attend les joueurs absents
span-days =
    { $count ->
        [one] { NUMBER($count) } jour
       *[other] { NUMBER($count) } jours
    }
span-hours =
    { $count ->
        [one] { NUMBER($count) } heure
       *[other] { NUMBER($count) } heures
    }
span-minutes =
    { $count ->
        [one] { NUMBER($count) } minute
       *[other] { NUMBER($count) } minutes
    }
span-seconds =
    { $count ->
        [one] { NUMBER($count) } seconde
       *[other] { NUMBER($count) } secondes
    }

hint-off = Les conseils sont désactivés à cette table : des personnes y jouent entre elles, et elle a été créée sans conseils. Ils sont libres une fois la partie finie.
hint-daily-unaided = C’est la partie du jour. Si vous demandez un conseil, votre résultat ira au tableau avec conseils.
hint-daily-aided = Vous avez demandé un conseil : votre résultat ira au tableau avec conseils.

web-bot-plays-consent = Vous avez accepté qu’un bot ({ $bot }) joue pour { $name }.
web-bot-plays-vote = La table a voté : un bot ({ $bot }) joue pour { $name }.
web-bot-plays-clock = { $name } n’a plus de temps ; un bot ({ $bot }) joue.
web-bot-plays-absence = { $name } s’est absenté trop longtemps ; un bot ({ $bot }) joue.
web-bot-plays-left = { $name } est parti pour de bon ; un bot ({ $bot }) joue.
web-substitute-plays = { $name } joue à votre place.

web-link-dead-seat = Ce lien de place a été remplacé par un nouveau, ou il n’a pas été copié en entier. Demandez le bon à la personne qui vous l’a envoyé.
web-link-dead-watch = Ce lien de spectateur ne fonctionne plus, ou il n’a pas été copié en entier. Demandez le bon à l’hôte.
web-link-dead-owner = Ce lien d’organisateur ne fonctionne plus, ou il n’a pas été copié en entier. La personne qui l’a renouvelé possède le nouveau.
web-link-needed = Cette table est privée : il vous faut un lien. Demandez à l’hôte une invitation ou un lien de spectateur.
web-invited-late = Vous êtes invité à jouer à la place occupée jusqu’ici par { $name }.

web-table-sign-in = Si cette table est dans votre compte, connectez-vous.
web-notify-here = M’avertir en mon absence
web-bot-plays = Un bot ({ $bot }) joue pour { $name }.
web-abandoned = Cette partie a été arrêtée.
web-take-back = Reprendre la place
web-rematch = Revanche
web-rematch-alone = Rejouer
web-rematch-ready = La partie suivante est prête.
web-rematch-are-ready = Prêts : { $names }
web-rematch-not-ready = Pas encore prêts : { $names }
web-rematch-join = Rejoindre la partie suivante
web-rematch-watch = Regarder la partie suivante
