### Le serveur : ce qu'il dit et pourquoi il refuse.

server-welcome = Big Shoulders est ouvert sur { $address } (Ctrl+C pour fermer).
server-seat = Joueur { $number }
server-taken-back = Retour à l'entrée { $number }
server-new-rules = Les règles sont désormais en version { $version }

error-server-bad-setting = « { $got } » ne peut pas être lu comme { $kind }.
error-server-workers = Avec SQLite, il y a un seul processus, pas { $got } ; pour davantage, indiquez une base PostgreSQL dans BIGSHOULDERS_DATABASE.
error-server-no-port = Le port { $port } ne peut pas être utilisé : { $fault }. Choisissez-en un autre avec --port.
error-server-no-database = La base de données ne peut pas être utilisée : { $fault }
error-config-unknown-game = Il n'y a pas de jeu « { $got } ».

error-bad_request = La requête est illisible : { $fault }
error-unauthorized = L'autorisation est illisible ; elle s'écrit « Seat JETON », « Owner JETON » ou « Watch JETON ».
error-not_yours = Vous ne pouvez ni voir ni faire cela : il faut le lien de cette place ou celui du propriétaire.
error-hidden_until_end = Le journal sera montré à la fin de la partie.
error-secret_choice = Ce qui a été choisi en secret sera expliqué à la fin de la partie.
error-not_found = Il n'y a rien ici.
error-no_such_table = Il n'y a pas de table { $table }.
error-no_such_seat = Il n'y a pas de place { $seat } à cette table.
error-no_such_entry = Il n'y a pas d'entrée { $seq } ; la dernière est { $head }.
error-no_vote = Aucun vote n'est en cours.
error-method_not_allowed = Cela ne peut pas se faire ici.
error-stale = La partie a continué ; la dernière entrée est { $head }.
error-not_running = La partie n'est pas en cours.
error-already_started = La partie a déjà commencé.
error-seats_open = Des places sont encore libres ; nommez un bot pour les remplir, ou attendez.
error-seat_taken = Cette place appartient à quelqu'un d'autre.
error-seat_resigned = Cette place a quitté la partie pour de bon.
error-bot_plays = Un bot joue cette place ; reprenez-la d'abord.
error-not_by_bot = Aucun bot n'a joué le coup { $seq } ; on ne peut demander pourquoi qu'aux bots.
error-nothing_to_undo = Il n'y a rien à reprendre : on peut revenir jusqu'à la dernière pioche, révélation ou action d'un autre joueur.
error-vote_open = Un vote est déjà en cours ; répondez-y d'abord.
error-rematch_made = La partie suivante est déjà prête : table { $table }.
error-old_rules = L'entrée { $seq } a été jouée avec d'anciennes règles ; ce moment se lit dans le journal mais ne peut plus être montré.
error-too_large = C'est trop grand ; le maximum est { $most }.
error-no_such_bot = Il n'y a pas de bot « { $got } ».
error-bad_seats = Les places ne conviennent pas : il en faut { $needed }, pas { $got }.
error-bad_pace = Ce rythme ne peut pas être joué : { $got }.
error-bad_day = Il n’y a pas de partie du jour pour { $got } ; un jour s’écrit 2026-11-15, et seul Industrialist en a une.
error-no_moves = Envoyez une action (« do ») ou de 1 à { $most } actions (« dos »).
error-choose_seat = Vous avez plusieurs places ici ; précisez laquelle avec « seat ».
error-too_many = Trop de requêtes ; attendez un instant.
error-internal = Une erreur s'est produite de notre côté ; rien n'a changé.
error-storage_failed = La base de données ne répond pas ; rien n'a changé. Réessayez.
error-bot_failed = Le bot { $bot } n'a pas répondu.
error-storage_full = Le disque du serveur est plein ; rien n'a changé.

error-sign_in = Connectez-vous d’abord, ou envoyez le jeton de votre programme.
error-wrong_password = Le nom ou le mot de passe est faux.
error-banned = Ce compte est exclu.
error-name_taken = Quelqu’un porte déjà le nom { $name }.
error-bad_name = Un nom a de { $least } à { $most } caractères visibles.
error-bad_password = Un mot de passe a de { $least } à { $most } caractères.
error-bad_address = « { $got } » n’est pas une adresse de la forme { $form }.
error-unknown_host = L’hôte de « { $got } » est inconnu.
error-private_address = « { $got } » est sur un réseau privé ; ce serveur n’y envoie rien.
error-no_mail = Ce serveur n’envoie pas de courriel.
error-wrong_code = Ce n’est pas le code qui a été envoyé.
error-no_such_token = Ce jeton n’existe pas.

notice-turn = { $name }, c’est à vous à { $title }.
notice-table-turn = { $name } doit répondre à { $title }.
notice-subject = À vous : { $title }
notice-body =
    { $text }

    { $link }

    Vous pouvez arrêter ces messages à la table ou dans votre compte.
notice-confirm-subject = Confirmez votre adresse pour Big Shoulders
notice-confirm-body = Le code est { $code }. Si vous ne l’avez pas demandé, ne faites rien, et plus rien ne sera envoyé.
