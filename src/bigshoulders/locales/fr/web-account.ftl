### Les mots de la page pour les comptes et les notifications.

web-this-browser = Ce navigateur
web-account = Compte
web-notifications = Notifications

## Comptes

web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-out = Se déconnecter
web-account-why = Pas besoin de compte : un lien suffit pour jouer. Un compte conserve les liens de vos tables, pour les retrouver sur tous vos appareils.
web-table-sign-in = Si cette table est dans votre compte, connectez-vous.
web-account-asking = Un instant…
web-account-name = Nom
web-account-name-note = De 2 à 40 caractères. Ce nom sert à vous connecter.
web-account-entered =
    { $tables ->
        [0] Bienvenue, { $name }.
        [one] Bienvenue, { $name }. La table de ce navigateur est maintenant dans votre compte.
       *[other] Bienvenue, { $name }. Les { NUMBER($tables) } tables de ce navigateur sont maintenant dans votre compte.
    }
web-account-of = Connecté sous le nom { $name }
web-account-kept = Votre compte conserve les tables que vous ouvrez, que vous rejoignez ou auxquelles vous êtes invité.
web-sign-out-forget = Retirer aussi les tables de ce navigateur
    .text = Pour un navigateur partagé. Votre compte les conserve.
web-password = Mot de passe
web-password-note = Au moins 8 caractères. Nous ne pouvons pas le retrouver : conservez-le en lieu sûr.
web-password-show = Afficher le mot de passe
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change-note = Au moins 8 caractères. Vous serez déconnecté de tous vos autres appareils.
web-password-changed = Mot de passe modifié.
web-tokens = Programmes qui jouent pour vous
web-tokens-why = Un programme qui envoie un jeton comme « Bearer » peut jouer à vos tables, mais pas modifier votre compte. La documentation de l’API explique comment.
web-token-label = Usage
web-token-make = Créer un jeton
web-token-made = Copiez le jeton maintenant. Il ne sera plus affiché.
web-copy-token = Copier le jeton
web-token-end = Révoquer
web-token-unnamed = Sans nom
web-account-delete = Supprimer le compte
web-account-delete-text = Votre nom, vos messages et vos notes seront supprimés à toutes vos tables. Un bot vous remplacera dans les parties en cours. C’est définitif.
web-account-delete-type = Tapez { $name } pour confirmer
web-account-delete-yes = Supprimer définitivement
web-account-delete-no = Garder le compte
web-account-deleted = Compte supprimé.

## Notifications

web-notice-turn = C’est votre tour : { $title }.
web-notice-go = Ouvrir la table
web-notify = Notifications du navigateur
    .text = Quand c’est votre tour à une table et que vous êtes dans un autre onglet.
web-notify-why = Fonctionne tant que Big Shoulders est ouvert dans un onglet ou une fenêtre, même à l’arrière-plan.
web-notify-denied = Ce navigateur bloque nos notifications. Autorisez-les dans les paramètres du navigateur pour ce site, puis revenez.
web-notify-missing = Ce navigateur ne gère pas les notifications. La cloche et le titre de la page vous avertissent quand même.
web-notify-try = Envoyer un essai
web-notify-example = Voilà à quoi ressembleront les notifications.
web-notify-person = Toutes mes tables
web-notify-away = Vous recevez un message quand c’est votre tour et que la partie n’est pas ouverte.
web-notify-no-account = Avec un compte, une adresse suffit pour toutes vos tables. Sans compte, indiquez-la ci-dessous pour chaque table.
web-notify-tables = Table par table
web-notify-no-tables = Vous n’avez aucune partie en cours.
web-notify-watching = Vous êtes spectateur ici : vous n’avez pas de tour à jouer.
web-notify-seat = Quand c’est à { $name } de jouer
web-notify-table = Tous les tours à cette table
web-webhook = Webhook
    .text = L’URL de votre propre programme. Il reçoit la table, la place et une phrase en JSON.
web-email = E-mail
    .text = Une nouvelle adresse reçoit d’abord un code, puis rien d’autre tant que vous ne l’avez pas saisi ici.
web-email-none = Ce serveur n’envoie pas d’e-mails. Utilisez un webhook.
web-email-code = Code reçu
    .text = Envoyé à { $address }.
web-email-code-sent = Code envoyé.
web-email-confirm = Confirmer l’adresse
web-channel-save = Enregistrer
web-channel-saved = Enregistré.
web-channel-turn-off = Désactiver
web-channel-turn-on = Activer
web-channel-remove = Retirer
web-channel-on = activé
web-channel-off = désactivé
web-channel-waits = pas encore confirmée
web-notify-here = M’avertir en mon absence

## Une place jouée par un bot, et la partie suivante

web-bot-plays = Un bot ({ $bot }) joue pour { $name }.
web-bot-plays-time = { $name } n’a plus de temps : un bot ({ $bot }) joue à sa place.
web-abandoned = Cette partie a été arrêtée.
web-take-back = Reprendre la place
web-rematch = Revanche
web-rematch-alone = Rejouer
web-rematch-ready = La partie suivante est prête.
web-rematch-join = Rejoindre la partie suivante
