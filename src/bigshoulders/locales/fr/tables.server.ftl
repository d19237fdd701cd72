### Le serveur : ce qu'il dit et pourquoi il refuse.

server-welcome = Big Shoulders tourne sur { $address } (Ctrl+C pour arrêter).
server-no-page = Cette installation ne contient pas la page web, donc seuls des programmes peuvent utiliser ce serveur. Installez un paquet publié, ou lancez { "make web" } dans le dossier des sources.
server-seat = Joueur { $number }
server-taken-back = Retour à l’entrée { $number }
server-new-rules = Les règles sont désormais en version { $version }

# Notes in the log about seats; no full stop.
note-stand_in-own = { $name } confie sa place à un bot ({ $bot }) pour un moment
note-stand_in-consent = { $name } accepte qu’un bot ({ $bot }) joue à sa place
note-stand_in-vote = La table décide par vote qu’un bot ({ $bot }) remplace { $name }
note-stand_in-clock = { $name } n’a plus de temps : un bot ({ $bot }) joue à sa place
note-stand_in-absence = { $name } s’est absenté trop longtemps : un bot ({ $bot }) joue à sa place
note-back = { $name } est de retour
note-left = { $name } quitte la partie pour de bon ; un bot ({ $bot }) continue
note-joined = { $other } reprend cette place
note-joined-unnamed = Quelqu’un reprend cette place
note-assistance = Les conseils et les raisons des bots sont activés à cette table
note-times = Nouveau temps d’un commun accord : { $pace } ; { $absence }

error-server-bad-setting = « { $got } » n’est pas une valeur valable pour { $kind }.
error-server-workers = Avec SQLite, un seul processus est possible, et non { $got }. Pour davantage, indiquez une base PostgreSQL dans BIGSHOULDERS_DATABASE.
error-server-no-port = Impossible d’utiliser le port { $port } : { $fault }. Choisissez-en un autre avec --port.
error-server-no-database = Impossible d’utiliser la base de données : { $fault }
error-server-newer-database = Cette base de données a été écrite par une version plus récente de Big Shoulders ({ $got }). Installez cette version ou restaurez une sauvegarde.
error-server-damaged-database = Le fichier de la base de données est endommagé ({ $fault }). Restaurez une sauvegarde, ou copiez ce que la commande « .recover » de SQLite peut sauver.
error-server-torn-tables = Les positions enregistrées de ces tables ne découlent pas de leur journal. Restaurez une sauvegarde, ou annulez le dernier coup de chacune.
error-config-unknown-game = Il n’y a pas de jeu « { $got } ».

error-bad_request = Le serveur ne peut pas lire cette requête : { $fault }
error-unauthorized = Le serveur ne peut pas lire cette autorisation. Envoyez « Seat JETON », « Owner JETON » ou « Watch JETON ».
error-not_yours = Vous n’avez ni le lien de cette place ni celui du propriétaire, et ne pouvez donc ni voir ni faire cela. Demandez-en un à l’hôte.
error-invitation_used =
    { $why ->
        [started] Cette partie a commencé sans vous : un bot a pris la place. Demandez à l’hôte un lien de spectateur.
        [withdrawn] L’hôte a libéré cette place ; votre lien ne l’ouvre plus. Demandez-lui une nouvelle invitation.
       *[accepted] Cette place est prise : quelqu’un a accepté l’invitation. Si c’était vous, connectez-vous, ou ouvrez le lien de votre place depuis l’appareil d’origine. Sinon, demandez à l’hôte un lien de spectateur.
    }
error-needs_consent =
    { $status ->
        [open] Cette personne doit de nouveau se dire prête. Attendez-la, ou attendez la fin du délai d’absence si la table en a un.
       *[running] Cette place a un joueur. Demandez son accord, proposez un vote, ou attendez que son temps ou le délai d’absence soit écoulé.
    }
error-no_assistance = Les conseils et les raisons des bots sont désactivés à cette table jusqu’à la fin de la partie.
error-hidden_until_end = Le journal complet sera disponible à la fin de la partie.
error-secret_choice = Les choix secrets seront expliqués à la fin de la partie.
error-no_review_yet = Une partie peut être analysée quand elle est terminée.
error-no_sandbox = Essayer des coups compte comme une aide, et cette table joue sans aide. Vous pourrez le faire après la partie.
error-no_sandbox_daily = La partie du jour est la même pour tous : terminez-la avant d’y essayer des coups.
error-no_sandbox_now = Vous pouvez essayer des coups à votre tour ou après la partie. Attendez votre tour.
error-not_found = Il n’y a rien à cette adresse.
error-no_such_table = Il n’y a pas de table { $table }. L’adresse est fausse ou la table a été supprimée ; redemandez le lien.
error-no_such_seat = Il n’y a pas de place { $seat } à cette table.
error-no_story =
    { $why ->
        [game] Ce jeu n’a pas de résumés.
        [running] La partie n’est pas terminée : elle n’a pas encore de fin.
       *[chapter] Cette partie du jeu n’est pas terminée.
    }
error-no_such_entry = Il n’y a pas d’entrée { $seq } ; la dernière est { $head }.
error-no_vote = Aucun vote n’est en cours.
error-method_not_allowed = Cette adresse n’accepte pas cette méthode.
error-stale = La partie a avancé jusqu’à l’entrée { $head }. Regardez-la de nouveau avant de jouer.
error-not_running =
    { $status ->
        [open] La partie n’a pas encore commencé.
        [running] La partie est encore en cours.
        [abandoned] La partie a été abandonnée.
       *[finished] La partie est terminée.
    }
error-already_started = La partie a déjà commencé.
error-seats_open = Des places sont encore libres. Choisissez un bot pour les occuper, ou attendez.
error-seat_taken = Cette place appartient à quelqu’un d’autre.
error-seat_resigned = Le joueur de cette place a quitté la partie définitivement.
error-already_seated = Vous jouez déjà à cette table : vous ne pouvez pas prendre une deuxième place dans cette partie.
error-stand_in_fixed = À cette table, le remplaçant est toujours { $bot }. Personne ne peut en choisir un autre.
error-out_of_time = Votre temps est écoulé : le bot répond à cette question. Reprenez votre place ensuite.
error-bot_plays =
    { $why ->
        [yours] C’est votre propre place. Vous pouvez la confier à un bot sans vote.
        [already] Un bot joue déjà à cette place.
       *[now] Un bot joue à cette place. Reprenez-la d’abord.
    }
error-not_by_bot = Le coup { $seq } n’a pas été joué par un bot. Seuls les bots peuvent expliquer leurs coups.
error-no_review = Cette partie ne peut pas être analysée.
error-nothing_to_undo =
    { $why ->
        [start] Il n’y a rien à annuler : personne n’a encore joué.
        [all] Il n’y a plus rien à annuler : vous avez repris tous vos coups.
        [other] Vous ne pouvez pas annuler seul : un autre joueur a joué depuis.
       *[luck] Vous ne pouvez pas revenir plus loin : quelque chose a été tiré ou révélé.
    }
error-vote_open = Un vote est déjà en cours. Répondez-y d’abord.
error-same_times = La table joue déjà avec ce temps. Proposez-en un autre.
error-rematch_made = La partie suivante est déjà prête à la table { $table }.
error-not_alone = La même partie ne peut être rejouée que contre des bots, car des personnes à cette table connaissent déjà les tirages. Lancez une revanche.
error-old_rules = L’entrée { $seq } a été jouée avec d’anciennes règles. Vous pouvez la lire dans le journal, mais pas la revoir sur le plateau.
error-too_large = C’est trop grand ; le maximum est { $most }.
error-no_such_bot = Il n’y a pas de bot « { $got } ».
error-no_such_example = Ce jeu n’a pas de position d’exemple « { $got } ».
error-bad_seats =
    { $why ->
        [kind] Une place ne peut pas être « { $got } » ici. Choisissez parmi : { $needed }.
       *[count] Mauvais nombre de places : { $got } au lieu de { $needed }.
    }
error-bad_pace =
    { $why ->
        [kind] Il n’y a pas de pendule du type « { $got } ».
        [increment] L’incrément doit être de 0 à { $most } secondes, pas { $got }.
       *[seconds] Le temps doit être de { $least } à { $most } secondes, pas { $got }.
    }
error-bad_absence = Le délai d’absence doit être de { $least } à { $most } secondes, et non de { $got }.
error-bad_day =
    { $why ->
        [game] Ce jeu n’a pas de partie du jour.
        [future] Le { $got } n’a encore commencé nulle part. Choisissez aujourd’hui ou un jour passé.
       *[form] « { $got } » n’est pas une date. Écrivez-la comme 2026-11-15.
    }
error-no_moves = Envoyez un coup dans « do », ou de 1 à { $most } coups dans « dos ».
error-choose_seat = Vous avez plusieurs places ici. Précisez laquelle avec « seat ».
error-too_many = Trop de requêtes. Attendez un instant, puis réessayez.
error-internal = Le serveur a rencontré une erreur. Vérifiez ce qui a changé avant de réessayer.
error-storage_failed = La base de données ne répond pas. Rien n’a changé ; réessayez.
error-bot_failed = Le bot { $bot } n’a pas répondu.
error-storage_full = Le disque du serveur est plein. Rien n’a changé.
error-read_only = La base de données est en lecture seule. Rien n’a changé.
error-unknown = Impossible de dire si c’est enregistré : la base de données a échoué en plein milieu. Vérifiez avant de réessayer, ou renvoyez le coup avec la même clé.
error-key_reused = Cette clé appartient à un autre coup. Utilisez une nouvelle clé pour chaque coup.

error-sign_in = Connectez-vous d’abord, ou envoyez le jeton de votre programme.
error-wrong_password = Nom ou mot de passe incorrect.
error-banned = Ce compte est banni.
error-name_taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
error-bad_name = Un nom doit avoir de { $least } à { $most } caractères visibles.
error-bad_password = Un mot de passe doit avoir de { $least } à { $most } caractères.
error-bad_address = « { $got } » n’est pas une adresse du type { $form }.
error-unknown_host = L’hôte de « { $got } » est introuvable.
error-private_address = « { $got } » est sur un réseau privé ; ce serveur n’y envoie rien.
error-no_mail = Ce serveur n’envoie pas d’e-mails.
error-wrong_code = Ce n’est pas le code envoyé. Vérifiez le dernier e-mail.
error-no_such_token = Ce jeton n’existe pas.
error-second_factor = Saisissez le code de votre application d’authentification ou un code de récupération.
error-wrong_factor = Ce code est faux ou a déjà servi. Attendez le suivant ou utilisez un code de récupération.
error-wrong_recovery = Le nom ou le code de récupération est faux, ou le code a déjà servi.
error-muted = Un administrateur vous a retiré la parole : vous ne pouvez pas écrire dans la discussion.
error-no_such_session = Cette session est déjà terminée.
error-looks_alike = { $name } ressemble trop au nom existant { $other }. Choisissez-en un autre.

notice-turn = { $name }, c’est votre tour : { $title }.
notice-table-turn = C’est à { $name } de jouer : { $title }.
notice-replaced = { $name }, un bot joue à votre place : { $title }. Vous pouvez la reprendre à tout moment.
notice-table-replaced = Un bot joue pour { $name } : { $title }.
notice-replaced-subject = Un bot joue à votre place : { $title }
notice-subject = C’est votre tour : { $title }
notice-body =
    { $text }

    { $link }

    Vous pouvez arrêter ces messages à la table ou dans votre compte.
notice-confirm-subject = Confirmez votre adresse pour Big Shoulders
notice-confirm-body = Votre code est { $code }. Si vous ne l’avez pas demandé, ignorez ce message ; nous n’enverrons plus rien.
notice-recovery-subject = Récupérer votre compte Big Shoulders
notice-recovery-body = { $name }, votre code de récupération est { $code }. Il est valable 30 minutes. Si vous ne l’avez pas demandé, ignorez ce message.
