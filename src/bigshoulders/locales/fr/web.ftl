### Les mots du navigateur : ce qui entoure les jeux.

web-subtitle = City of the Big Shoulders
web-skip = Aller au contenu
web-nav = Navigation
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-rules = Règles
web-settings = Réglages
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-to-light = Plein jour
web-theme-to-dark = Éclairage au gaz
web-close = Fermer
web-retry = Réessayer maintenant
web-loading = On dresse la table…
web-back-home = Vers l’accueil
web-table-failed = Cette table ne peut pas être ouverte
web-connection-lost =
    { $seconds ->
        [0] Connexion perdue. Nouvel essai. Votre brouillon est conservé.
       *[other] Connexion perdue. Nouvel essai dans { NUMBER($seconds) } s. Votre brouillon est conservé.
    }
web-not-found = Il n’y a rien ici
web-not-found-text = Aucune page n’a pour adresse { $path }.

## La première page

web-default-name = Ada
web-poster-since = Depuis 1875
web-poster-decades = Cinq décennies
web-poster-players = Deux à quatre investisseurs
web-poster-lead = Fondez des sociétés, négociez leurs parts, embauchez, automatisez et vendez au Midwest. L’investisseur le plus riche en 1915 l’emporte.
web-play-now = Jouer contre des bots
web-play-now-text = Vous et trois bots, jeu de base : tout de suite
web-new-table = Nouvelle table
web-new-table-text = Toutes les options, expliquées
web-friends = Jouer entre amis
web-friends-text = Ouvrez une table, partagez le lien
web-companies = Les sociétés du jeu
web-solo-text = Le jeu en solitaire : six bâtiments en trente ans
web-solo-play = Jouer
web-solo-daily = Partie du jour
web-phases = Une décennie en cinq phases
web-phase-stock = Bourse
    .text = Vendez des parts, achetez un certificat, fondez une société
web-phase-building = Construction
    .text = Chacun ajoute un bâtiment à la ville
web-phase-action = Actions
    .text = Les associés agissent pour les sociétés que vous présidez
web-phase-operating = Exploitation
    .text = Par Attractivité : acheter, produire, vendre, verser ou préserver
web-phase-cleanup = Entretien
    .text = Les marchés avancent, dix ans passent
web-join = Rejoindre une table
web-join-label = Lien vers une table
web-join-placeholder = Collez-le ici
web-join-button = Rejoindre
web-join-wrong = Ce n’est pas un lien vers une table. Il ressemble à /t/… avec la suite.

## Listes de tables

web-my-tables = Vos tables
web-in-progress =
    { $count ->
        [0] aucune en cours
        [one] 1 en cours
       *[other] { NUMBER($count) } en cours
    }
web-no-tables = Vous n’êtes encore à aucune table. Jouez contre des bots ou ouvrez une table pour vos amis.
web-all-tables =
    { $count ->
        [one] Votre table
       *[other] Les { NUMBER($count) } tables
    }
web-open-tables = Tables ouvertes de la maison
web-open-count =
    { $count ->
        [one] { NUMBER($count) } table
       *[other] { NUMBER($count) } tables
    }
web-no-open-tables = Personne n’attend de joueurs. Ouvrez une table à tous.
web-your-turn = À vous
web-free-seat = Place libre
web-seats-free =
    { $count ->
        [0] Pas commencée
        [one] 1 place libre
       *[other] { NUMBER($count) } places libres
    }
web-waits-for = On attend { $names }
web-status-finished = Terminée
web-status-abandoned = Abandonnée
web-game = Jeu
web-game-chicago = Chicago 1875
web-game-industrialist = Industrialist
web-unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
web-refused = Le serveur a refusé ({ $code }).
web-copied = Copié
web-copy-failed = Ce navigateur ne permet pas à la page de copier. Voici le texte : { $text }

## Une nouvelle table

web-back = Retour
web-new-title = Nouvelle table
web-new-friends-title = Une table entre amis
web-new-lead = Prête telle quelle. Changez ce que vous voulez, ou commencez.
web-table = Table
web-players = Joueurs
web-seat-name = Nom à la place { $seat }
web-seat-kind = Qui prend la place { $seat }
web-seat-kind-bot = Bot
web-seat-kind-invite = Ami, par lien
web-seat-kind-open = N’importe qui
web-seat-kind-me = À cet écran
web-seat-me = vous
web-seat-there = est là
web-seat-waits = pas encore là
web-strength = Force de { $name }
web-bot-random = Hasard
web-bot-apprentice = Apprenti
web-bot-broker = Courtier
web-bot-tycoon = Magnat
web-bot-greedy = Avide
web-bot-solver = Calculateur
web-seats-note = Bots : un Apprenti se trompe, un Courtier joue juste, un Magnat prévoit. Une place peut être confiée à un bot à tout moment.
web-solo-note = Vous jouez seul : seize tours, trente ans, pour le plus grand profit.
web-pace = Pendule
web-pace-none = Aucune
    .text = Chacun prend le temps qu’il lui faut.
web-pace-relaxed = Tranquille
    .text = Une heure chacun, et 30 secondes de plus par coup.
web-pace-brisk = Vive
    .text = 25 minutes chacun, et 15 secondes de plus par coup.
web-pace-days = Par correspondance
    .text = Deux jours pour chaque coup. À zéro, un bot prend le relais.
web-public = Affichée dans la maison
    .text = Chacun sur ce serveur voit la table et peut regarder.
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
web-sum-with = Avec
web-sum-nothing = Rien de plus
web-start = Commencer
web-open-table = Ouvrir la table
web-links-follow = Vous aurez ensuite un lien pour chaque ami.
web-reset = Rétablir les valeurs
web-option-absent = Absent de la première édition.
web-option-edition = Édition
web-option-edition-new = Chicago 1875
    .text = Nouvelle édition. Piste Bourse jusqu’à { MONEY(400) }.
web-option-edition-first = Première édition
    .text = City of the Big Shoulders, 2020. Son plateau, ses prix et ses tuiles.
web-option-advanced = Mode
web-option-advanced-false = Jeu de base
    .text = Vous gardez les sociétés que vous fondez. Pas de levée de fonds d’urgence.
web-option-advanced-true = Mode avancé
    .text = Les présidences changent de main. Les sociétés peuvent émettre des parts en cas de besoin.
web-option-goals = Objectifs publics
    .text = Cinq objectifs sur la table, { MONEY(200) } chacun à la fin.
    .tag = premières parties
web-option-chiefs = Atouts capitaux « Chief »
    .text = Quatre atouts capitaux de plus dans la pile.
web-option-draft = Draft des bâtiments
    .text = Passez des bâtiments avant de choisir.
web-option-friendly_closure = Fermetures simplifiées
    .text = Une société fermée verse quelque chose à ses actionnaires.
    .tag = premières parties
web-option-advanced_chain = Chaîne d’approvisionnement avancée
    .text = Chaque cube a son prix. L’argent est plus rare.
    .tag = expert
web-option-relaxed_purchasing = Achats assouplis
    .text = Les ressources peuvent aussi être achetées pendant la production.
web-option-friendly_sales = Ventes de parts amicales
    .text = Les ventes d’un autre que le président ne font baisser le cours que d’un cran. Dans aucun livret.
web-option-special_companies = Sociétés spéciales
    .text = Des sociétés aux pouvoirs propres. Certaines valeurs sont des valeurs maison.
web-option-side = Marché
web-option-side-A = Face A
    .text = Le premier marché, pour apprendre.
web-option-side-B = Face B
    .text = Le marché plus difficile.

## Avant le début

web-waiting = La partie commence quand toutes les places sont prises.
web-invited = Vous êtes invité. Sous quel nom jouerez-vous ?
web-join-name = Votre nom
web-join-seat = Prendre la place
web-copy-link = Copier le lien
web-sit-here = S’asseoir ici
web-start-with-bots = Commencer maintenant
web-start-note = Les places encore libres sont données à des bots.

## Règles

web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-english = La spécification des règles est en anglais.
web-rules-nothing = Rien dans ce livre ne dit « { $wanted } ».

## Réglages

web-set-name = Votre nom
    .text = Comme les autres le voient aux nouvelles tables.
web-set-theme = Lumière
web-set-theme-system = Comme le système
web-set-theme-light = Plein jour
web-set-theme-dark = Gaz
web-set-size = Taille du texte
web-set-size-normal = Normale
web-set-size-large = Grande
web-set-motion = Mouvement
    .text = Marqueurs et argent se déplacent, ou changent simplement.
web-set-motion-system = Comme le système
web-set-motion-calm = Calme
web-set-motion-full = Complet
web-set-sound = Son
    .text = Une cloche quand c’est à vous et que vous regardez ailleurs.
web-set-confirm = Confirmer chaque action
    .text = Sinon, le dernier choix d’une action est envoyé aussitôt ; Annuler le reprend.
