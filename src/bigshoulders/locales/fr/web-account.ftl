### Les mots du navigateur pour les comptes, et pour savoir qu’une partie attend.

web-this-browser = Ce navigateur
web-account = Compte
web-notifications = Notifications

## Comptes

web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-out = Se déconnecter
web-account-why = Personne n’a besoin d’un compte : les liens suffisent pour jouer. Un compte garde les liens de vos tables, pour les retrouver sur tous vos appareils.
web-table-sign-in = Si votre compte la garde, connectez-vous.
web-account-asking = Un instant…
web-account-name = Nom
web-account-name-note = De 2 à 40 caractères. Il sert à vous connecter.
web-account-entered =
    { $tables ->
        [0] Bienvenue, { $name }.
        [one] Bienvenue, { $name }. La table de ce navigateur est maintenant gardée avec votre compte.
       *[other] Bienvenue, { $name }. Les { NUMBER($tables) } tables de ce navigateur sont maintenant gardées avec votre compte.
    }
web-account-of = Connecté : { $name }
web-account-kept = Les tables que vous ouvrez, rejoignez ou auxquelles on vous invite sont gardées avec votre compte.
web-sign-out-forget = Oublier aussi les tables dans ce navigateur
    .text = Pour un navigateur qui n’est pas le vôtre. Votre compte les garde.
web-password = Mot de passe
web-password-note = 8 caractères ou plus. Il ne peut pas vous être envoyé : gardez-le bien.
web-password-show = Montrer le mot de passe
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change-note = 8 caractères ou plus. Toutes les autres connexions prennent fin.
web-password-changed = Le mot de passe est changé.
web-tokens = Programmes qui jouent pour vous
web-tokens-why = Un programme qui envoie ce jeton comme « Bearer » peut jouer à vos tables, mais pas changer votre compte. L’interface du serveur est décrite dans sa documentation.
web-token-label = À quoi il sert
web-token-make = Créer un jeton
web-token-made = Gardez-le maintenant : il ne sera plus montré.
web-copy-token = Le copier
web-token-end = Y mettre fin
web-token-unnamed = Sans nom
web-account-delete = Supprimer mon compte
web-account-delete-text = Votre nom, vos messages et vos notes sont supprimés à toutes vos tables. Là où une partie se joue encore, un bot continue pour vous. C’est définitif.
web-account-delete-type = Écrivez { $name } pour confirmer
web-account-delete-yes = Supprimer pour toujours
web-account-delete-no = Le garder
web-account-deleted = Votre compte est supprimé.

## Être averti

web-notice-turn = C’est à vous de jouer : { $title }.
web-notice-go = Y aller
web-notify = M’avertir dans ce navigateur
    .text = Quand c’est à vous à l’une de vos tables et que vous regardez ailleurs.
web-notify-why = Tant que Big Shoulders est ouvert dans un onglet ou une fenêtre, même à l’arrière-plan.
web-notify-denied = Ce navigateur bloque les notifications d’ici. Autorisez-les dans ses réglages pour cette page, puis revenez.
web-notify-missing = Ce navigateur ne montre pas de notifications pour les pages. La cloche et le titre de la page vous avertissent quand même.
web-notify-try = En montrer une
web-notify-example = Voilà comment vous serez averti.
web-told-person = À toutes mes tables
web-told-away = Un message quand une partie attend et que vous ne l’avez pas ouverte.
web-told-no-account = Avec un compte, une adresse sert pour toutes vos tables. Sans compte, indiquez-la table par table ci-dessous.
web-told-tables = Table par table
web-told-no-tables = Vous n’êtes à aucune table où l’on joue.
web-told-watching = Vous ne faites que regarder ici : personne ne vous attend.
web-told-seat = Tours de { $name }
web-told-table = Chaque tour à cette table
web-webhook = Webhook
    .text = Une adresse qu’écoute un programme à vous ou à votre groupe. Elle reçoit la table, la place et une phrase en JSON.
web-email = Courriel
    .text = Une nouvelle adresse reçoit d’abord un code, et rien d’autre avant que vous ne l’entriez ici.
web-email-none = Ce serveur n’envoie pas de courriel : son opérateur n’en a pas prévu. Un webhook fonctionne.
web-email-code = Code reçu
    .text = Il a été envoyé à { $address }.
web-email-code-sent = Un code est en route.
web-email-confirm = Confirmer l’adresse
web-channel-save = Enregistrer
web-channel-saved = Enregistré.
web-channel-turn-off = Désactiver
web-channel-turn-on = Activer
web-channel-remove = Retirer
web-channel-on = activé
web-channel-off = désactivé
web-channel-waits = pas encore confirmée
web-told-here = M’avertir quand je suis absent

## Une place jouée par un bot, et la partie suivante

web-bot-plays = Un bot ({ $bot }) joue pour { $name }.
web-bot-plays-time = Le temps de { $name } est écoulé : un bot ({ $bot }) joue à sa place.
web-abandoned = Cette partie a été abandonnée.
web-take-back = Reprendre la place
web-rematch = Rejouer avec les mêmes joueurs
web-rematch-alone = Rejouer
web-rematch-ready = La partie suivante est prête.
web-rematch-join = Rejoindre la partie suivante
