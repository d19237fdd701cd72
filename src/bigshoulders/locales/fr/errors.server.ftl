### Ce qui n'allait pas et ce qui aurait été juste : un message par code.

error-did-you-mean = Vouliez-vous dire { $word } ?
error-known = Valeurs possibles : { $words }.
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

error-cards-kinds-cannot-be-shown = Avec ces cartes, la rangée ne peut pas toujours montrer les trois ressources [{ $rule }].
error-cards-no-name = Une carte doit avoir un nom, et non « { $got } ».
error-cards-capital-not-sold = Sur la face A, le capital ne se vend pas ; le prix doit être 0, et non { $got }.
error-cards-missing-side = Il manque la face { $side }.
error-cards-costs-nothing = Un bâtiment doit coûter quelque chose.
error-cards-years = Il faut deux années entre 0 et { $last }, la première n’étant pas après la seconde ; reçu : { $got }.
error-chance-nothing-to-draw = La série { $stream } n’a plus rien à tirer.
error-engine-runaway = Le moteur de règles ne s’arrête pas. C’est un bug ; merci de le signaler.
error-undo-nothing-to-undo = Il n’y a rien à annuler. Vous ne pouvez revenir que jusqu’au dernier tirage, à la dernière révélation ou au dernier coup d’un autre joueur.
error-play-not-a-date = « { $got } » n’est pas une date. Écrivez les dates ainsi : 2026-11-15.
error-play-no-daily = Il n’y a pas de partie du jour pour { $got }.
error-play-no-such-number = Il n’y a pas de coup { $got }. Choisissez un numéro de 1 à { $most }.
error-play-no-such-opponent = Personne ne s’appelle « { $got } » ici. Vos adversaires : { $names }.
error-simulate-no-games = Le nombre de parties doit être d’au moins 1, et non { $got }.
error-bots-unknown-bot = Il n’y a pas de bot « { $got } » pour { $game }.
error-bots-takes-no-seconds = « { $got } » : { $name } ne joue pas au temps. Supprimez les deux-points et la durée.
error-bots-bad-seconds = « { $got } » n’est pas une durée comme 1s ou 300ms. Choisissez une valeur de { $fewest } à { $most }.
error-bots-bad-policy = Ce n’est pas une politique pour ce jeu : { $fault }.
error-bots-needs-numpy = Une politique a besoin de numpy, qui n’est pas installé. Lancez : { "pip install 'bigshoulders[envs]'" }
error-bots-too-many = Trop de bots : { $got } nommés, { $most } places libres.
error-arena-no-workers = Le nombre de parties simultanées doit être d’au moins 1, et non { $got }.
error-arena-nothing-to-resume = Indiquez avec --out le fichier à reprendre.
error-arena-file-exists = Ce fichier existe déjà. Ajoutez --resume pour le reprendre ou choisissez un autre nom.
error-arena-bad-line = Cette ligne ne vient pas d’une arène : { $got }
error-arena-other-arena = Ce fichier appartient à une autre arène : { $name } y vaut { $got }, et non { $expected }.
error-arena-worker-failed = Une partie a planté. C’est un bug ; merci de le signaler : { $fault }
error-rules-unknown-id = Il n’y a pas de règle { $got }.
error-file-not-text = Ce n’est pas un fichier texte.
error-file-not-json = Ce n’est pas du JSON : { $fault } à la ligne { $line }, colonne { $column }.

error-config-no-face = Il manque une partie à { $game } : { $face }.
error-config-not-an-object = Les options doivent être un objet, et non { $got }.
error-config-unknown-option = « { $got } » n’est pas une option.
error-config-players = Le nombre de joueurs doit être 2, 3 ou 4, et non { $got }.
error-config-not-a-flag = Cette option doit valoir true ou false, et non { $got }.
error-config-not-a-list = Cette option doit être une liste, et non { $got }.
error-config-unknown-edition = Il n’y a pas d’édition « { $got } ».
error-config-not-in-first-edition = Cela n’existe pas dans la première édition [{ $rule }].
error-config-unknown-company = « { $got } » n’est pas une société spéciale.
error-config-named-twice = « { $got } » est nommé deux fois.
error-config-unknown-set = « { $got } » n’est pas une série de bâtiments.
error-config-not-a-base-company = « { $got } » n’est pas une société du jeu de base.
error-config-too-few-companies = Trop peu de sociétés : { $got }. Chaque joueur en fonde une, il en faut donc au moins { $least }.
error-config-decades = Le nombre de décennies doit être de 1 à 5, et non { $got }.
error-config-unknown-language = La langue « { $got } » n’est pas disponible.
error-config-unknown-side = Le marché n’a pas de face « { $got } ».
error-config-bad-cards =
    { $count ->
        [one] Les cartes contiennent { NUMBER($count) } erreur, ici : { $place } ({ $fault }). Lancez `bigshoulders cards check` pour la voir en détail.
       *[other] Les cartes contiennent { NUMBER($count) } erreurs, la première ici : { $place } ({ $fault }). Lancez `bigshoulders cards check` pour les voir toutes.
    }
error-config-incomplete-record = Impossible de jouer avec « { $name } » : sa fiche est incomplète ({ $place } : { $fault }).

error-spelling-not-an-object = Un coup doit être un objet, et non { $got }.
error-spelling-unknown-kind = « { $got } » n’est pas une valeur connue pour « { $word } ».
error-spelling-unknown-id = « { $got } » n’est pas une valeur connue pour « { $domain } ».
error-spelling-unknown-argument = « { $kind } » n’a pas d’argument « { $got } ».
error-spelling-missing-argument = « { $kind } » demande l’argument « { $argument } ».
error-spelling-not-a-whole-number = Ce doit être un nombre entier, et non { $got }.
error-spelling-number-out-of-range = { $got } est hors limites ; le maximum est { $most }.

error-data-not-toml = Ce n’est pas du TOML : { $fault }
error-data-not-a-table = Ce doit être une table, et non { $got }.
error-data-missing-key = Il manque la clé « { $key } ».
error-data-unknown-key = « { $got } » est une clé inconnue ici.
error-data-not-a-number = Ce doit être un nombre entier d’au moins { $least }, et non { $got }.
error-data-not-a-flag = Ce doit être true ou false, et non { $got }.
error-data-not-a-text = Ce doit être du texte, et non { $got }.
error-data-not-a-list = Ce doit être une liste de la bonne longueur, et non { $got }.
error-data-unknown-word = « { $got } » n’est pas une valeur connue ici.
error-data-unknown-id = « { $got } » n’est pas l’identifiant attendu ici.
error-data-unknown-effect = L’effet « { $got } » n’existe pas.
error-data-missing-id = Nombre de fiches : { $got } au lieu de { $need }.
error-data-wrong-era = Ce bâtiment n’est pas d’âge { $era }.
error-data-prices-do-not-fit-spaces = Le nombre de prix ({ $prices }) ne correspond pas au nombre d’emplacements Commercial ({ $spaces }).
error-data-too-many-factories = Un plateau Société a de 1 à { $most } usines, et non { $got }.
error-data-too-many-buildings = Trop de bâtiments supplémentaires : { $got }, pour au plus { $most }.
error-data-id-taken = L’identifiant « { $got } » est déjà pris.
error-data-columns-out-of-order = La colonne { $got } n’est pas à sa place.
error-data-wrong-length = Nombre de colonnes : { $got } au lieu de { $need }.

error-log-empty = Le journal est vide.
error-log-not-json = Cette ligne n’est pas du JSON : { $fault }
error-log-not-an-object = Cette ligne n’est pas un objet : { $got }
error-log-unknown-format = Le format doit être { $expected }, et non { $got }.
error-log-bad-header = La première ligne doit contenir { $needs }.
error-log-bad-seed = La graine { $got } n’est pas une suite de chiffres hexadécimaux.
error-log-seed-does-not-fit = La graine ne correspond pas à l’empreinte publiée { $commitment }.
error-log-still-running = Cet export vient d’une partie en cours : il y manque la graine et tout ce qui est caché. Terminez la partie ou exportez-la avec --whole.
error-log-bad-entry = Une entrée doit contenir { $needs }.
error-log-wrong-number = L’entrée { $expected } était attendue ; c’est l’entrée { $got }.
error-log-other-game = Ce journal vient du jeu « { $got } », et non « { $expected } ».
error-log-undo-to-nowhere = Il n’y a pas d’entrée { $got } à laquelle revenir.
error-log-illegal-move = Le coup { $move } n’est pas permis ici : { $refusal } [{ $rule }].
error-log-other-events = Le coup { $move } a d’autres effets que ceux du journal.
error-log-other-position = La position ne correspond pas au journal : { $got } au lieu de { $expected }.
error-log-no-such-entry = Il n’y a pas d’entrée { $got } ; la dernière est { $most }.
error-review-not-finished = La partie n’est pas terminée : elle ne peut pas encore être analysée.

error-position-unknown-format = Le format doit être { $expected }, et non { $got }.
error-position-other-edition = Cette position vient de l’édition « { $got } », mais les options indiquent « { $expected } ». Leurs plateaux et leurs règles diffèrent.
error-position-not-an-object = Ce doit être un objet, et non { $got }.
error-position-not-a-list = Ce doit être une liste, et non { $got }.
error-position-not-a-number = Ce doit être un nombre entier, et non { $got }.
error-position-not-a-flag = Ce doit être true ou false, et non { $got }.
error-position-not-a-seed = Ce doit être null ou une suite de chiffres hexadécimaux, et non { $got }.
error-position-number-out-of-range = { $got } est hors limites.
error-position-unknown-id = { $got } est inconnu ici.
error-position-unknown-key = Cette clé est inconnue.
error-position-missing-key = Il manque cette clé.
error-position-named-twice = { $got } se trouve à deux endroits.
error-position-wrong-length = Nombre d’éléments : { $got } au lieu de { $expected }.
error-position-not-an-order = Cette liste doit contenir une fois chacune des { $players } places.
error-position-no-such-seat = Cette place n’existe pas à une table de { $players } joueurs.
error-position-not-in-this-game = { $got } n’est pas dans cette partie.
error-position-not-on-the-track = { $got } n’est pas une valeur de la piste Bourse.
error-position-negative-money = { $got } est inférieur à zéro.
error-position-partners = Associés placés : { $got }. Associés gagnés : { $expected }.
error-position-reserved-partner = L’associé bonus ne peut pas être sur { $company } : ce joueur ne préside pas cette société.
error-position-certificate-limit = Certificats détenus : { $held }, au-dessus de la limite de { $limit }.
error-position-common-certificates = Nombre de certificats ordinaires : { $got } au lieu de { $expected }.
error-position-share-limit = Un joueur détient { $got } parts ; la limite est de { $limit }.
error-position-director-and-preferred = Le président ne peut pas détenir le certificat prioritaire.
error-position-director-outnumbered = Parts du président : { $director }. Parts d’un autre joueur : { $most }.
error-position-nothing-is-being-sold = Des certificats sont proposés, mais aucune vente n’est en cours.
error-position-salespeople = Trop de commerciaux : { $got }, pour { $spaces } au plus.
error-position-worker-spaces = Trop d’ouvriers et de pions Automatisation : { $got }, pour { $spaces } au plus.
error-position-tokens = Emplacements automatisés : { $got }. Pions Automatisation : { $tokens }.
error-position-managers = Trop de managers : { $got }, pour { $spaces } au plus.
error-position-too-many-assets = Trop d’atouts capitaux : { $got }, pour { $slots } au plus.
error-position-not-held = { $got } n’est pas sur ce plateau Société.
error-position-appeal-stack = Dans cette pile, les rangs doivent se suivre à partir de 0 ; reçu : { $heights }.
error-position-cubes = Nombre de cubes : { $got } au lieu de { $expected }.
error-position-wrong-chain = Il y a des cubes sur une chaîne d’approvisionnement que cette partie n’utilise pas.
error-position-bonus-goods = Il y a plus de { $limit } jetons Marchandise bonus.
error-position-goods-on-demand = Trop de marchandises : { $got }, pour { $room } au plus.
error-position-demand-gap = Il y a un vide à gauche de cette tuile.
error-position-stack-size = Nombre de tuiles dans la pile : { $got } au lieu de { $expected }.
error-position-row = Les bâtiments doivent occuper les premières cases de la rangée, sans vide ; ici, leur nombre est { $built }.
error-position-partner-on-nothing = Un associé est sur une case sans bâtiment.
error-position-hidden-buildings = Nombre de bâtiments cachés : { $got } au lieu de { $expected }.
error-position-used-twice = { $got } associés sont sur une case qui ne s’utilise qu’une fois par décennie.
error-position-too-early = Cette case s’ouvre à la { $decade }e décennie.
error-position-goals = Nombre d’objectifs publics : { $got } au lieu de { $expected }.
error-position-nothing-awaited = La partie n’est pas terminée, mais elle n’attend rien.
error-position-stack-bottom = L’étape la plus basse doit être { $expected }.
error-position-out-of-course = L’étape { $got } ne convient pas aux étapes qui sont au-dessus.
error-position-too-far = Cette étape ne peut pas en être à { $got } ; le maximum est { $most }.
error-position-company-not-open = { $company } n’est pas en jeu.
error-position-odd-year = Les années doivent être paires ; { $got } ne l’est pas.
error-position-markers = Nombre de marqueurs : { $got } au lieu de { $expected }.
error-position-worker-die = Un dé Ouvriers indique de 1 à 6, et non { $got }.
error-position-track = Trop d’unités : { $got }, pour { $most } au plus.
error-position-card-in-two-places = La carte { $card } doit figurer exactement une fois, dans la rangée ou sur le plan.
error-position-place-taken = Il y a deux cartes en { $place }.
error-position-place-apart = La carte en { $place } n’en touche aucune autre.
error-position-step-without-ground = Il manque à la position ce dont l’étape { $got } a besoin.
error-position-no-answer = La décision { $got } n’a aucune réponse possible.
error-position-not-built = { $side } n’est pas construit.
error-position-wrong-seat = La décision est demandée à la place { $got }, qui ne peut pas la prendre.

error-envs-illegal-action = L’action { $got } n’est pas permise dans la partie { $game }.
error-envs-wrong-number-of-actions = Actions données : { $got }. Parties : { $expected }. Les deux nombres doivent être égaux.
error-envs-unknown-form = La forme d’observation « { $got } » n’existe pas.
error-envs-unknown-render-mode = Le mode de rendu « { $got } » n’existe pas.
error-envs-wrong-number-of-bots = Bots nommés : { $got }. Autres places : { $expected }. Les deux nombres doivent être égaux.
error-envs-no-such-seat = La place { $got } n’existe pas. Les places vont de 0 à { $most }.
error-envs-not-a-count = Ce doit être un nombre entier d’au moins { $least }, et non { $got }.
error-envs-seed-not-bytes = Une graine doit être en octets, comme { "b'monday'" }, et non { $got }.
error-envs-no-batch = { $game } ne peut pas être joué par lots.
error-envs-closed = Ces parties sont fermées. Commencez-en de nouvelles.
error-envs-unknown-reward = La récompense « { $got } » n’existe pas ici.
error-envs-other-state = Cet état vient de « { $got } », et non de « { $expected } ». Restaurez-le là d’où il vient.
error-envs-other-number-of-games = Parties dans l’état : { $got }. Parties ici : { $expected }. Les deux nombres doivent être égaux.
error-envs-wrong-number-of-seeds = Graines données : { $got }. Parties : { $expected }. Les deux nombres doivent être égaux.
error-envs-bad-reset-mask = Un masque de remise à zéro contient { $expected } booléens, dont au moins un True.
error-envs-not-reset = La partie { $game } est terminée. Remettez-la à zéro avant l’étape suivante.
error-envs-bad-lineup = Places dans l’alignement : { $got }. Places dans le jeu : { $expected }. Les deux nombres doivent être égaux, et une place doit être None, pour l’apprenant.
error-lab-not-a-dataset = Ce jeu de données n’est pas lisible ici : { $fault }.
error-lab-not-one-game = Jeux dans les données : { $got }. Il faut des parties terminées d’un seul jeu.
error-envs-needs-minari = Il faut minari, qui n’est pas installé. Lancez : { "pip install 'minari[hdf5]'" }
error-envs-worker-lost = Le processus { $worker } s’est arrêté avec ses parties (état { $status }), peut-être faute de mémoire. Commencez-en de nouvelles.
error-cli-needs-extra = Il faut { $library }, qui n’est pas installé. Lancez : { "pip install 'bigshoulders[" }{ $extra }{ "]'" }
error-lab-other-spec = Ce dossier contient les résultats d’une autre spécification ou d’autres règles. Choisissez un autre dossier.
error-lab-other-code = Les parties de ce dossier viennent d’un autre code ou d’autres données (commit { $commit } ; différences : { $differs }), et il en manque { $missing }. Choisissez un autre dossier avec --out ou reprenez avec le code d’origine.
error-lab-foreign-part = Ces parties viennent d’une autre spécification ou d’un autre code. Supprimez ce fichier et relancez la même commande pour les rejouer.
error-lab-not-results = Ce ne sont pas des résultats du laboratoire : { $fault }
error-lab-damaged-part = Ce fichier est endommagé ({ $fault }). Supprimez-le et relancez la même commande pour rejouer ses parties.
error-lab-damaged-claim = Ce fichier est endommagé ({ $fault }). Supprimez-le et relancez la même commande ; aucune partie n’est perdue.
error-lab-not-a-log = Ce n’est pas le journal d’une partie : { $fault }
error-lab-workers-lost = Tous les processus se sont arrêtés { $attempts } fois de suite, peut-être faute de mémoire. Les parties terminées sont enregistrées ; réessayez avec une valeur de --jobs plus petite.
error-lab-bad-address = Ce n’est pas l’adresse d’un cluster Ray.
error-lab-no-cluster = Aucun cluster Ray ne répond à cette adresse : { $fault }
error-spec-not-toml = Ce n’est pas du TOML : { $fault }
error-spec-unknown-format = Ce n’est pas une spécification : son format est { $got }, et non { $expected }.
error-spec-unknown-key = « { $got } » est inconnu ici.
error-spec-unknown-game = Il n’y a pas de jeu « { $got } ».
error-spec-unknown-meter = Il n’y a pas de mesure « { $got } ».
error-spec-needs = Il faut ici { $needs }.
error-spec-named-twice = Deux expériences s’appellent « { $got } ».
error-config-no-judgement = { $game } n’a pas de jugement rapide des positions.
error-spec-slips = La part de coups au hasard doit être un nombre de 0 à { $most }, et non { $got }.
error-lab-no-judged-rows = Ces résultats ne contiennent aucune ligne de version { $expected } dont on puisse apprendre. Nommez le compteur « judged » dans la spécification et rejouez ses parties.
error-data-other-rows = Ce jugement a été appris sur des lignes d’une autre version ({ $got } au lieu de { $known }). Apprenez-le de nouveau.
error-spec-games = Le nombre de parties doit être un entier d’au moins 1, et non { $got }.
error-spec-not-a-list = « { $key } » doit être une liste de noms.
error-spec-not-a-table = « { $key } » doit être une table : [defaults], [[experiment]].
error-spec-bad-name = { $got } ne peut pas servir de nom de fichier. Utilisez jusqu’à 100 lettres de a à z, chiffres, traits d’union, tirets bas et points, sans commencer par un point.
error-spec-other-meter = La mesure « { $got } » est faite pour { $expected }, et non pour { $game }.
