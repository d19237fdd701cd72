### Le serveur : ce qu'il dit et pourquoi il refuse.

server-welcome = Big Shoulders tourne sur { $address } (Ctrl+C pour arrêter).
server-seat = Joueur { $number }
server-taken-back = Retour à l’entrée { $number }
server-new-rules = Les règles sont désormais en version { $version }

error-server-bad-setting = « { $got } » n’est pas une valeur valable pour { $kind }.
error-server-workers = Avec SQLite, un seul processus est possible, et non { $got }. Pour davantage, indiquez une base PostgreSQL dans BIGSHOULDERS_DATABASE.
error-server-no-port = Impossible d’utiliser le port { $port } : { $fault }. Choisissez-en un autre avec --port.
error-server-no-database = Impossible d’utiliser la base de données : { $fault }
error-config-unknown-game = Il n’y a pas de jeu « { $got } ».

error-bad_request = Le serveur ne peut pas lire cette requête : { $fault }
error-unauthorized = Le serveur ne peut pas lire cette autorisation. Envoyez « Seat JETON », « Owner JETON » ou « Watch JETON ».
error-not_yours = Vous ne pouvez ni voir ni faire cela. Il vous faut le lien de cette place ou celui du propriétaire.
error-hidden_until_end = Le journal complet sera disponible à la fin de la partie.
error-secret_choice = Les choix secrets seront expliqués à la fin de la partie.
error-not_found = Il n’y a rien à cette adresse.
error-no_such_table = Il n’y a pas de table { $table }.
error-no_such_seat = Il n’y a pas de place { $seat } à cette table.
error-no_such_entry = Il n’y a pas d’entrée { $seq } ; la dernière est { $head }.
error-no_vote = Aucun vote n’est en cours.
error-method_not_allowed = Cette adresse n’accepte pas cette méthode.
error-stale = La partie a avancé jusqu’à l’entrée { $head }. Regardez-la de nouveau avant de jouer.
error-not_running = La partie n’est pas en cours.
error-already_started = La partie a déjà commencé.
error-seats_open = Des places sont encore libres. Choisissez un bot pour les occuper, ou attendez.
error-seat_taken = Cette place appartient à quelqu’un d’autre.
error-seat_resigned = Le joueur de cette place a quitté la partie définitivement.
error-bot_plays = Un bot joue à cette place. Reprenez-la d’abord.
error-not_by_bot = Le coup { $seq } n’a pas été joué par un bot. Seuls les bots peuvent expliquer leurs coups.
error-nothing_to_undo = Il n’y a rien à annuler. Vous ne pouvez revenir que jusqu’au dernier tirage, à la dernière révélation ou au dernier coup d’un autre joueur.
error-vote_open = Un vote est déjà en cours. Répondez-y d’abord.
error-rematch_made = La partie suivante est déjà prête à la table { $table }.
error-old_rules = L’entrée { $seq } a été jouée avec d’anciennes règles. Vous pouvez la lire dans le journal, mais pas la revoir sur le plateau.
error-too_large = C’est trop grand ; le maximum est { $most }.
error-no_such_bot = Il n’y a pas de bot « { $got } ».
error-bad_seats = Mauvais nombre de places : { $got } au lieu de { $needed }.
error-bad_pace = Cette pendule n’est pas possible : { $got }.
error-bad_day = Il n’y a pas de partie du jour pour { $got }. Écrivez le jour ainsi : 2026-11-15 ; seul Industrialist en propose une.
error-no_moves = Envoyez un coup dans « do », ou de 1 à { $most } coups dans « dos ».
error-choose_seat = Vous avez plusieurs places ici. Précisez laquelle avec « seat ».
error-too_many = Trop de requêtes. Attendez un instant, puis réessayez.
error-internal = Le serveur a rencontré une erreur. Rien n’a changé ; réessayez.
error-storage_failed = La base de données ne répond pas. Rien n’a changé ; réessayez.
error-bot_failed = Le bot { $bot } n’a pas répondu.
error-storage_full = Le disque du serveur est plein. Rien n’a changé.

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

notice-turn = { $name }, c’est votre tour : { $title }.
notice-table-turn = C’est à { $name } de jouer : { $title }.
notice-subject = C’est votre tour : { $title }
notice-body =
    { $text }

    { $link }

    Vous pouvez arrêter ces messages à la table ou dans votre compte.
notice-confirm-subject = Confirmez votre adresse pour Big Shoulders
notice-confirm-body = Votre code est { $code }. Si vous ne l’avez pas demandé, ignorez ce message ; nous n’enverrons plus rien.
