### Ce qui n'allait pas et ce qui aurait été juste : un message par code.

error-did-you-mean = Vouliez-vous dire { $word } ?
error-known = Valeurs connues : { $words }.
error-file = { $file } : { $fault }.
error-document = le document
error-position =
    { $count ->
        [one] La position contient { NUMBER($count) } erreur :
       *[other] La position contient { NUMBER($count) } erreurs :
    }

error-cards =
    { $count ->
        [one] Le fichier de cartes contient { NUMBER($count) } erreur :
       *[other] Le fichier de cartes contient { NUMBER($count) } erreurs :
    }

error-cards-kinds-cannot-be-shown = La rangée ne peut pas toujours montrer les trois ressources [{ $rule }].
error-cards-no-name = Une carte doit avoir un nom, et non « { $got } ».
error-cards-capital-not-sold = Sur la face A, le capital ne se vend pas ; le prix doit être 0, et non { $got }.
error-cards-missing-side = La face { $side } manque.
error-cards-costs-nothing = Un bâtiment doit coûter quelque chose.
error-cards-years = Il faut deux années de 0 à { $last }, la seconde n'étant pas antérieure à la première, et non { $got }.
error-chance-empty-seed = Une graine doit avoir au moins un caractère.
error-chance-nothing-to-draw = Il n'y a rien à tirer dans la série { $stream }.
error-engine-runaway = Les règles ne s'arrêtent pas ; l'erreur vient de nous, merci de la signaler.
error-undo-nothing-to-undo = Il n'y a rien à annuler : on ne revient pas au-delà du dernier tirage, de la dernière révélation ou du dernier coup d'un autre joueur.
error-play-not-a-date = « { $got } » n'est pas une date telle que 2026-11-15.
error-play-no-such-number = Il n'y a pas de coup { $got } ; choisissez de 1 à { $most }.
error-play-no-such-opponent = Il n'y a pas ici d'adversaire « { $got } » ; il y a : { $names }.
error-simulate-no-games = Le nombre de parties doit être au moins 1, et non { $got }.
error-bots-unknown-bot = Il n'y a pas de joueur « { $got } » pour { $game }.
error-bots-takes-no-seconds = « { $got } » : { $name } ne joue pas au temps ; supprimez les deux-points et la suite.
error-bots-bad-seconds = « { $got } » n'est pas une durée telle que 1s ou 300ms ; de { $fewest } à { $most } sont possibles.
error-bots-too-many = { $got } joueurs sont nommés ; il y a { $most } places.
error-arena-no-workers = Le nombre de parties simultanées doit être au moins 1, et non { $got }.
error-arena-nothing-to-resume = Indiquez avec --out le fichier à continuer.
error-arena-file-exists = Ce fichier existe déjà ; ajoutez --resume pour le continuer, ou choisissez-en un autre.
error-arena-bad-line = Cette ligne n'est pas celle d'une arène : { $got }
error-arena-other-arena = Ce fichier est celui d'une autre arène : { $name } y vaut { $got }, et non { $expected }.
error-arena-worker-died = Un processus de travail a été arrêté de l'extérieur, peut-être faute de mémoire. Les parties jouées sont conservées ; continuez avec --resume.
error-arena-worker-failed = Une partie a échoué ; l'erreur vient de nous, merci de la signaler : { $fault }
error-rules-unknown-id = Il n'y a pas de règle { $got }.
error-file-not-text = Ce n'est pas un fichier de texte.
error-file-not-json = Ce n'est pas du JSON : { $fault } à la ligne { $line }, colonne { $column }.

error-config-not-an-object = Les options doivent être un objet, et non { $got }.
error-config-not-a-setting = « { $got } » n'a pas la forme OPTION=VALEUR.
error-config-unknown-option = « { $got } » n'est pas une option.
error-config-players = Le nombre de joueurs doit être 2, 3 ou 4, et non { $got }.
error-config-not-a-flag = Cette option vaut true ou false, et non { $got }.
error-config-not-a-list = Cette option est une liste, et non { $got }.
error-config-unknown-edition = Il n'y a pas d'édition « { $got } ».
error-config-not-in-first-edition = Cela n'existe pas dans la première édition [{ $rule }].
error-config-unknown-company = « { $got } » n'est pas une société spéciale.
error-config-named-twice = « { $got } » est nommé deux fois.
error-config-not-a-base-company = « { $got } » n'est pas une société du jeu de base.
error-config-too-few-companies = { $got } sociétés ne suffisent pas ; chaque joueur en fonde une, il en faut donc au moins { $least }.
error-config-decades = Le nombre de décennies doit être de 1 à 5, pas { $got }.
error-config-unknown-language = Il n'y a pas ici de langue « { $got } ».
error-config-unknown-side = Il n'y a pas de face « { $got } » du marché.
error-config-bad-cards =
    { $count ->
        [one] Les cartes contiennent { NUMBER($count) } erreur, ici : { $place } ({ $fault }) ; `bigshoulders cards check` la décrit.
       *[other] Les cartes contiennent { NUMBER($count) } erreurs, la première ici : { $place } ({ $fault }) ; `bigshoulders cards check` les donne toutes.
    }
error-config-incomplete-record = La fiche « { $name } » est incomplète ({ $place } : { $fault }) et ne peut pas être jouée.

error-spelling-not-an-object = Un coup est un objet, et non { $got }.
error-spelling-unknown-kind = « { $got } » n'est pas une valeur connue pour « { $word } ».
error-spelling-unknown-id = « { $got } » n'est pas une valeur connue pour « { $domain } ».
error-spelling-unknown-argument = « { $kind } » n'a pas d'argument « { $got } ».
error-spelling-missing-argument = « { $kind } » demande l'argument « { $argument } ».
error-spelling-not-a-whole-number = Ce doit être un nombre entier, et non { $got }.
error-spelling-number-out-of-range = { $got } est hors limites ; le maximum est { $most }.

error-data-not-toml = Ce n'est pas du TOML : { $fault }
error-data-not-a-table = Ce doit être une table, et non { $got }.
error-data-missing-key = La clé « { $key } » manque.
error-data-unknown-key = « { $got } » est une clé inconnue ici.
error-data-not-a-number = Ce doit être un nombre entier d'au moins { $least }, et non { $got }.
error-data-not-a-flag = Ce doit être true ou false, et non { $got }.
error-data-not-a-text = Ce doit être un texte, et non { $got }.
error-data-not-a-list = Ce doit être une liste de la bonne longueur, et non { $got }.
error-data-unknown-word = « { $got } » est un mot inconnu ici.
error-data-unknown-id = « { $got } » n'est pas l'identifiant attendu ici.
error-data-unknown-effect = L'effet « { $got } » est inconnu.
error-data-missing-id = Nombre de fiches : { $got } ; il en faut { $need }.
error-data-wrong-era = Ce bâtiment n'est pas d'âge { $era }.
error-data-prices-do-not-fit-spaces = Le nombre de prix ({ $prices }) ne convient pas au nombre d'emplacements Commercial ({ $spaces }).
error-data-too-many-factories = Un plateau Société a de 1 à { $most } usines, et non { $got }.
error-data-columns-out-of-order = La colonne { $got } n'est pas à sa place.
error-data-wrong-length = Nombre de colonnes : { $got } ; il en faut { $need }.

error-log-empty = Le journal est vide.
error-log-not-json = Cette ligne n'est pas du JSON : { $fault }
error-log-not-an-object = Cette ligne n'est pas un objet : { $got }
error-log-unknown-format = Le format est { $got } ; il faut { $expected }.
error-log-bad-header = La première ligne doit contenir { $needs }.
error-log-bad-seed = La graine { $got } n'est pas une suite de chiffres hexadécimaux.
error-log-seed-does-not-fit = La graine ne correspond pas à l'empreinte publiée { $commitment }.
error-log-still-running = C’est l’export d’une partie encore en cours : sa graine et ce qui est caché n’y sont pas. Seules les parties terminées et les exports avec --whole peuvent être lus.
error-log-bad-entry = Une entrée doit contenir { $needs }.
error-log-wrong-number = C'est l'entrée { $got } ; l'entrée { $expected } est attendue.
error-log-other-game = C'est un journal de jeu « { $got } », et non « { $expected } ».
error-log-undo-to-nowhere = Il n'y a pas d'entrée { $got } à laquelle revenir.
error-log-illegal-move = Le coup { $move } n'est pas permis ici : { $refusal } [{ $rule }].
error-log-other-events = Le coup { $move } a d'autres effets que ceux du journal.
error-log-other-position = La position n'est pas celle du journal : { $got } au lieu de { $expected }.
error-log-no-such-entry = Il n'y a pas d'entrée { $got } ; la dernière est { $most }.

error-position-unknown-format = Le format est { $got } ; il faut { $expected }.
error-position-other-edition = Cette position est de l'édition « { $got } » ; les options disent « { $expected } », dont le plateau et les règles diffèrent.
error-position-not-an-object = Ce doit être un objet, et non { $got }.
error-position-not-a-list = Ce doit être une liste, et non { $got }.
error-position-not-a-number = Ce doit être un nombre entier, et non { $got }.
error-position-not-a-flag = Ce doit être true ou false, et non { $got }.
error-position-not-a-seed = Ce doit être null ou une suite de chiffres hexadécimaux, et non { $got }.
error-position-number-out-of-range = { $got } est hors limites.
error-position-unknown-id = { $got } est inconnu ici.
error-position-unknown-key = Cette clé est inconnue.
error-position-missing-key = Cette clé manque.
error-position-named-twice = { $got } est à deux endroits.
error-position-wrong-length = Le nombre est { $got } au lieu de { $expected }.
error-position-not-an-order = Ce doit être un ordre des { $players } places.
error-position-no-such-seat = Il n'y a pas de telle place à une table de { $players } joueurs.
error-position-not-in-this-game = { $got } n'est pas dans cette partie.
error-position-not-on-the-track = { $got } n'est pas une valeur de la piste Bourse.
error-position-negative-money = { $got } est inférieur à zéro.
error-position-partners = Associés posés : { $got } ; associés gagnés : { $expected }.
error-position-reserved-partner = L'associé bonus ne peut pas être sur { $company } : ce joueur ne préside pas cette société.
error-position-certificate-limit = Nombre de certificats : { $held }, au-dessus de la limite de { $limit }.
error-position-common-certificates = Nombre de certificats ordinaires : { $got } au lieu de { $expected }.
error-position-share-limit = Parts détenues par un seul joueur : { $got } ; la limite est de { $limit }.
error-position-director-and-preferred = Le président ne peut pas détenir le certificat prioritaire.
error-position-director-outnumbered = Parts du président : { $director } ; parts d'un autre joueur : { $most }.
error-position-nothing-is-being-sold = Des certificats sont proposés, mais aucune vente n'est en cours.
error-position-salespeople = Le nombre de commerciaux ({ $got }) dépasse le nombre d'emplacements ({ $spaces }).
error-position-worker-spaces = Le nombre d'ouvriers et de pions Automatisation ({ $got }) dépasse le nombre d'emplacements ({ $spaces }).
error-position-tokens = Emplacements automatisés : { $got } ; pions Automatisation : { $tokens }.
error-position-managers = Le nombre de managers ({ $got }) dépasse le nombre d'emplacements ({ $spaces }).
error-position-too-many-assets = Le nombre d'atouts capitaux ({ $got }) dépasse le nombre d'emplacements ({ $slots }).
error-position-not-held = { $got } n'est pas sur ce plateau Société.
error-position-appeal-stack = Dans cette pile, les rangs doivent se suivre à partir de 0, et non { $heights }.
error-position-cubes = Nombre de cubes : { $got } au lieu de { $expected }.
error-position-wrong-chain = Il y a des cubes sur une chaîne d'approvisionnement qui n'est pas dans cette partie.
error-position-bonus-goods = Il y a plus de { $limit } jetons Marchandise bonus.
error-position-goods-on-demand = Le nombre de marchandises ({ $got }) dépasse le nombre d'emplacements octogonaux ({ $room }).
error-position-demand-gap = Il y a un vide à gauche de cette tuile.
error-position-stack-size = Nombre de tuiles dans la pile : { $got } au lieu de { $expected }.
error-position-row = Dans une rangée, les bâtiments occupent exactement les premières cases, au nombre de { $built }.
error-position-partner-on-nothing = Un associé est sur une case sans bâtiment.
error-position-hidden-buildings = Nombre de bâtiments cachés : { $got } au lieu de { $expected }.
error-position-used-twice = Associés sur une case utilisable une fois par décennie : { $got }.
error-position-too-early = Cette case s'ouvre à la { $decade }e décennie.
error-position-goals = Nombre d'objectifs publics : { $got } au lieu de { $expected }.
error-position-nothing-awaited = La partie n'attend rien, mais elle n'est pas terminée.
error-position-stack-bottom = L'étape la plus basse doit être { $expected }.
error-position-out-of-course = L'étape { $got } de la partie ne convient pas à ce qui se trouve au-dessus.
error-position-too-far = Cette étape ne peut pas en être à { $got } ; le maximum est { $most }.
error-position-company-not-open = { $company } n'est pas en jeu.
error-position-odd-year = Les années sont paires ; { $got } ne l'est pas.
error-position-markers = Nombre de marqueurs : { $got } au lieu de { $expected }.
error-position-worker-die = Un dé Ouvriers indique de 1 à 6, et non { $got }.
error-position-track = Le nombre d'unités ({ $got }) dépasse le maximum de la piste ({ $most }).
error-position-card-in-two-places = La carte { $card } doit se trouver une seule fois, dans la rangée ou sur le plan.
error-position-place-taken = Il y a deux cartes en { $place }.
error-position-place-apart = La carte en { $place } n'en touche aucune autre.
error-position-step-without-ground = La position n'a pas ce dont l'étape { $got } a besoin.
error-position-no-answer = La question { $got } n'a aucune réponse possible.
error-position-not-built = { $side } n'est pas construit.
error-position-wrong-seat = La question est posée à la place { $got }, qui ne peut pas y répondre.

error-envs-illegal-action = L'action { $got } n'est pas permise dans la partie { $game }.
error-envs-wrong-number-of-actions = Il y a { $got } actions pour { $expected } parties.
error-envs-unknown-form = Il n'existe pas de forme d'observation « { $got } ».
error-envs-unknown-render-mode = Il n'existe pas de mode de rendu « { $got } ».
error-envs-wrong-number-of-bots = { $got } robots sont nommés pour { $expected } autres places.
error-envs-no-such-seat = Il n'y a pas de place { $got } ; les places vont de 0 à { $most }.
error-envs-not-a-count = Il faut un nombre entier d'au moins { $least }, pas { $got }.
error-envs-seed-not-bytes = Une graine est faite d'octets, comme b'monday' ; { $got } n'en est pas une.
error-envs-closed = Ces parties sont closes ; commencez-en de nouvelles.
error-envs-worker-lost = Le processus { $worker } est perdu (état { $status }), peut-être faute de mémoire, et ses parties avec lui ; commencez-en de nouvelles.
error-lab-needs-extra = Il faut le supplément « lab » ; { $library } manque : pip install 'bigshoulders[lab]'.
error-lab-other-spec = Ce dossier contient les résultats d’un autre cahier ou d’autres règles ; indiquez un autre dossier.
error-lab-other-code = Les parties de ce dossier viennent d’un autre code ou d’autres données (commit { $commit } ; différences dans { $differs }), et { $missing } manquent. Indiquez un autre dossier avec --out, ou continuez avec le code dont elles viennent.
error-lab-foreign-part = Ces parties viennent d’un autre cahier ou d’un autre code. Supprimez ce fichier et relancez la même commande : elles seront rejouées.
error-lab-not-results = Ce ne sont pas des résultats du laboratoire : { $fault }
error-lab-damaged-part = Ce fichier est endommagé ({ $fault }). Supprimez-le et relancez la même commande : ses parties seront rejouées.
error-lab-damaged-claim = Ce fichier est endommagé ({ $fault }). Supprimez-le et relancez la même commande : les parties à côté sont gardées.
error-lab-not-a-log = Ce n’est pas le journal d’une partie : { $fault }
error-lab-workers-lost = Tous les processus ont été perdus { $attempts } fois de suite, peut-être faute de mémoire. Ce qui a été joué est gardé ; réessayez avec moins de --jobs.
error-lab-bad-address = Ce n’est pas l’adresse d’une grappe Ray.
error-lab-no-cluster = Aucune grappe Ray ne répond là : { $fault }
error-spec-not-toml = Ce n’est pas du TOML : { $fault }
error-spec-unknown-format = Ce n’est pas un cahier d’expériences : son format est { $got }, non { $expected }.
error-spec-unknown-key = « { $got } » est inconnu ici.
error-spec-unknown-game = Il n’y a pas de jeu « { $got } ».
error-spec-unknown-meter = Il n’y a pas de mesure « { $got } ».
error-spec-needs = Il faut { $needs }.
error-spec-named-twice = Deux expériences s’appellent « { $got } ».
error-spec-games = Le nombre de parties doit être un entier d’au moins 1, non { $got }.
error-spec-not-a-list = « { $key } » doit être une liste de noms.
error-spec-not-a-table = « { $key } » doit être une table : [defaults], [[experiment]].
error-spec-bad-name = Le nom { $got } ne peut pas être celui d’un fichier : sont possibles les lettres de a à z, les chiffres, les traits d’union, les tirets bas et, mais pas au début, les points, 100 au plus.
error-spec-other-meter = La mesure « { $got } » est faite pour { $expected }, non pour { $game }.
