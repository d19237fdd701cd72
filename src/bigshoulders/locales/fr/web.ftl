### Les mots de la page en dehors des jeux.

web-skip = Aller au contenu
web-nav = Navigation
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-rules = Règles
web-settings = Paramètres
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-to-light = Thème clair
web-theme-to-dark = Thème sombre
web-close = Fermer
web-retry = Réessayer maintenant
web-loading = Chargement de la table…
web-back-home = Accueil
web-table-failed = Impossible d’ouvrir cette table
web-connection-lost = Connexion perdue. Vos choix non envoyés sont conservés.
web-connection-retry =
    { $seconds ->
        [0] Reconnexion…
       *[other] Reconnexion dans { NUMBER($seconds) } s
    }
web-not-found = Page introuvable
web-not-found-text = Il n’y a pas de page à l’adresse { $path }.

## Page d'accueil

web-default-name = Joueur { $seat }
web-learn = Apprendre en jouant
web-learn-text = Une vraie partie contre deux débutants, avec un guide à vos côtés. Environ 15 minutes.
web-learn-resume = Reprendre la leçon
web-learn-resume-text = Le guide a gardé votre place.
web-new-table = Nouvelle table
web-new-table-text = Toutes les options, expliquées
web-friends = Jouer entre amis
web-friends-text = Ouvrez une table, partagez le lien
web-puzzles = Problèmes
web-puzzles-text = Un par jour pour tout le monde, et des archives
web-join = Rejoindre une table
web-join-label = Lien de la table
web-join-placeholder = Collez le lien ici
web-join-button = Rejoindre
web-join-wrong = Ce n’est pas un lien de table. Les liens de table ressemblent à /t/…

## Listes de tables

web-my-tables = Vos tables
web-in-progress =
    { $count ->
        [0] aucune en cours
        [one] 1 en cours
       *[other] { NUMBER($count) } en cours
    }
web-no-tables = Vous n’avez encore rejoint aucune table. Jouez contre des bots ou ouvrez une table pour vos amis.
web-all-tables =
    { $count ->
        [one] Votre table
       *[other] Les { NUMBER($count) } tables
    }
web-open-tables = Tables ouvertes
web-open-count =
    { $count ->
        [one] { NUMBER($count) } table
       *[other] { NUMBER($count) } tables
    }
web-more-tables = Afficher d’autres tables
web-no-open-tables = Aucune table ouverte. Créez-en une et tout le monde pourra la rejoindre.
web-your-turn = C’est votre tour
web-free-seat = Place libre
web-seats-free =
    { $count ->
        [0] Pas commencée
        [one] 1 place libre
       *[other] { NUMBER($count) } places libres
    }
web-waits-for = En attente : { $names }
web-status-finished = Terminée
web-status-abandoned = Arrêtée
web-game = Jeu
web-unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez dans un instant.
web-no-answer = Le serveur ne répond pas depuis { $seconds } secondes. Réessayez.
web-trouble = Le serveur a un problème en ce moment (erreur { $status }). Réessayez dans une minute.
web-too-many = Trop de requêtes depuis cette adresse. Attendez une minute et réessayez.
web-try-again = Réessayer
web-part-failed = Une partie de cette page n’a pas pu être chargée. Rechargez-la pour réessayer.
web-reload = Recharger
web-lists-retry = La liste se met à jour dès que le serveur répond.
web-refused = Le serveur a refusé la requête ({ $code }). Rechargez la page et réessayez.
web-copied = Copié
web-copy-failed = Ce navigateur bloque la copie. Copiez vous-même : { $text }

## Une nouvelle table

web-back = Retour
web-new-title = Nouvelle table
web-new-friends-title = Table entre amis
web-new-lead = Ces options conviennent telles quelles. Changez ce que vous voulez, ou lancez la partie.
web-table = Table
web-players = Joueurs
web-seat-name = Nom pour la place { $seat }
web-seat-kind = Joueur à la place { $seat }
web-seat-kind-bot = Bot
web-seat-kind-invite = Ami (lien)
web-seat-kind-open = Ouverte à tous
web-seat-kind-me = Sur cet appareil
web-seat-me = vous
web-seat-there = arrivé
web-seat-waits = pas encore arrivé
web-seat-expected = attendu
web-strength = Niveau : { $name }
web-bot-random = Hasard
web-bot-apprentice = Apprenti
web-bot-broker = Courtier
web-bot-tycoon = Tycoon
web-bot-magnate = Magnat
web-bot-greedy = Glouton
web-bot-solver = Solveur
web-seats-note = Vous pouvez confier une place à un bot à tout moment.
web-pace = Pendule
web-pace-none = Aucune
    .text = Chacun prend le temps qu’il lui faut.
web-pace-relaxed = Tranquille
    .text = Une heure par joueur, plus 30 secondes par coup.
web-pace-brisk = Rapide
    .text = 25 minutes par joueur, plus 15 secondes par coup.
web-pace-days = Correspondance
    .text = Deux jours par coup. Quand le temps est écoulé, un bot prend le relais.
web-public = Table publique
    .text = Tout le monde sur ce serveur peut trouver la table et regarder.
web-variants = Variantes et modules
web-read-rules = Lire les règles
web-your-table = Votre table
web-sum-players =
    { $bots ->
        [0] { $people ->
                [one] 1 personne
               *[other] { NUMBER($people) } personnes
            }
        [one] { $people ->
                [one] Vous et 1 bot
               *[other] { NUMBER($people) } personnes, 1 bot
            }
       *[other] { $people ->
                [one] Vous et { NUMBER($bots) } bots
               *[other] { NUMBER($people) } personnes, { NUMBER($bots) } bots
            }
    }
web-sum-with = Options
web-sum-all = Toutes
web-set-count = { $count } sur { $all }
web-sum-nothing = Aucune
web-start = Lancer la partie
web-open-table = Ouvrir la table
web-links-follow = Vous aurez un lien pour chaque ami.
web-reset = Réinitialiser
web-option-absent = Incompatible avec « { $choice } ».
web-choose-file = Choisir un fichier
web-remove-file = Retirer le fichier

## Avant le début

web-join-name = Votre nom
web-join-seat = Prendre la place
web-copy-link = Copier le lien
web-sit-here = Prendre cette place
web-start-with-bots = Lancer maintenant

## Paramètres

web-set-name = Votre nom
    .text = Affiché aux autres joueurs aux nouvelles tables.
web-set-theme = Thème
web-set-theme-system = Comme l’appareil
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-size = Taille du texte
web-set-size-normal = Normale
web-set-size-large = Grande
web-set-motion = Animations
    .text = Les marqueurs et l’argent glissent, ou changent de place d’un coup.
web-set-motion-system = Comme l’appareil
web-set-motion-calm = Réduites
web-set-motion-full = Complètes
web-set-sound = Son
    .text = De brefs signaux à votre tour, quand vous recevez un dividende et à la fin d’une partie.
web-set-confirm = Confirmer chaque coup
    .text = Sinon, votre dernier choix est envoyé aussitôt, quel que soit le coup. Vous pouvez l’annuler tant que personne d’autre n’a joué.
web-set-others = Coups des autres
    .text = Les montrer dès qu’ils arrivent, l’un après l’autre, ou un à chaque touche. Contre des bots seuls, vous les voyez tous avant votre tour.
web-set-others-instant = Immédiat
web-set-others-normal = Normal
web-set-others-step = Pas à pas
web-set-banner = Bandeau de phase
    .text = Un court bandeau au début de chaque phase.
web-set-chapters = Page après chaque décennie
    .text = Un résumé à la fin de chaque décennie, aussi sous Historique.
web-set-tips = Conseils
    .text = Après une leçon, le guide signale une fois ce qui est nouveau ou risqué
web-set-warnings = Mises en garde
    .text = Un mot avant un coup que vous pourriez regretter. Vous pouvez toujours le jouer.

web-account = Compte
web-sign-in = Se connecter
web-notice-turn = C’est votre tour : { $title }.
web-notice-go = Ouvrir la table
web-channel-on = activé
web-channel-off = désactivé
web-absence = Joueurs absents
web-absence-hour = 1 heure
web-absence-day = 1 jour
web-absence-days = 3 jours
web-absence-never = Attendre
web-absence-text = Passé ce délai, les autres peuvent laisser un bot ({ $bot }) remplacer un joueur absent quand c’est son tour. Il peut revenir.
web-assistance = Conseils
    .text = Chacun peut demander conseil à un bot, et pourquoi un bot a joué ainsi. Désactivé par défaut ; la table et son journal l’indiquent.
daily-boards = Résultats du jour
daily-unaided = Sans conseils
daily-aided = Avec conseils
daily-count =
    { $count ->
        [one] { NUMBER($count) } résultat
       *[other] { NUMBER($count) } résultats
    }
daily-none = Pas encore de résultat.
web-import-log = Ouvrir un journal enregistré
web-import-no-log = Ce fichier n’est pas un journal enregistré. Choisissez un fichier .jsonl enregistré depuis une partie.
web-import-cut = La ligne { $line } de ce journal est endommagée. Enregistrez-le de nouveau, ou supprimez cette ligne et les suivantes.
web-import-changed = Ce journal a été modifié : la ligne { $line } ne découle pas des précédentes. Enregistrez-le de nouveau depuis sa partie.
web-import-changed-start = Ce journal a été modifié : la graine, les options et les empreintes de la ligne 1 ne concordent pas. Enregistrez-le de nouveau depuis sa partie.
web-import-running = Ce journal a été enregistré pendant la partie : tout ce qui est secret y manque. Enregistrez-le de nouveau une fois la partie terminée.
web-import-other-rules = Cette partie suit la version { $got } des règles, mais ce serveur utilise la version { $expected }. Ouvrez-la sur un serveur qui a la version { $got }.
web-import-other-game = Ce serveur ne propose pas le jeu de ce journal. Ouvrez-le sur le serveur qui l’a enregistré.
