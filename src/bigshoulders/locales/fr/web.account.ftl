### Les mots de la page pour les comptes et les notifications.

web-this-browser = Ce navigateur
web-notifications = Notifications

## Comptes

web-sign-up = Créer un compte
web-sign-out = Se déconnecter
web-account-why = Pas besoin de compte : un lien suffit pour jouer. Un compte conserve les liens de vos tables, pour les retrouver sur tous vos appareils.
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
web-password-note = Au moins 8 caractères. Les codes de récupération de votre compte aident si vous l’oubliez.
web-password-yours = Votre mot de passe
web-password-show = Afficher le mot de passe
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change-note = Au moins 8 caractères. Vous serez déconnecté de tous vos autres appareils.
web-password-changed = Mot de passe modifié.
web-sign-in-recover = Récupérer le compte
web-sign-in-code-note = De votre application d’authentification. Un code de récupération convient aussi.
web-recover = Changer de mot de passe
web-recover-why = Choisissez un nouveau mot de passe avec l’un de vos codes de récupération. Cela vous déconnecte de tous les autres appareils.
web-recover-code = Code de récupération
web-recover-factor-note = De votre application d’authentification, ou un second code de récupération.
web-recover-mail = Envoyer un code par e-mail
web-recover-mailed = Si ce compte a une adresse e-mail confirmée, un code est en route.
web-sessions = Sessions ouvertes
web-sessions-why = Ces navigateurs sont connectés à votre compte. Terminez les sessions que vous ne reconnaissez pas, puis changez de mot de passe.
web-session-here = Ce navigateur
web-session-seen = Dernière utilisation : { $when }
web-session-unknown = Navigateur inconnu
web-session-end = Terminer la session
web-sessions-end = Terminer toutes les autres sessions
web-factor = Second facteur
web-factor-why = Avec un second facteur, la connexion demande aussi un code d’une application d’authentification sur votre téléphone.
web-factor-on = La connexion demande votre mot de passe et un code de votre application d’authentification.
web-factor-begin = Configurer un second facteur
web-factor-scan = Scannez cette image avec votre application d’authentification.
web-factor-picture = Code QR avec la clé pour votre application d’authentification
web-factor-key = Ou saisissez cette clé dans l’application :
web-factor-copy = Copier la clé
web-factor-code = Code de vérification
web-factor-confirm = Activer
web-factor-cancel = Annuler
web-factor-end = Désactiver
web-recovery = Codes de récupération
web-recovery-why = Un code de récupération permet de changer de mot de passe ou remplace votre second facteur. Chacun ne sert qu’une fois : gardez-les en lieu sûr.
web-recovery-by-mail = Si vous confirmez une adresse e-mail sous Notifications, nous pouvons aussi vous envoyer un code.
web-recovery-left =
    { $count ->
        [0] Vous n’avez aucun code de récupération.
        [one] Il vous reste un code de récupération.
       *[other] Il vous reste { NUMBER($count) } codes de récupération.
    }
web-recovery-made = Enregistrez ces codes maintenant. Ils ne seront plus affichés.
web-recovery-copy = Copier les codes
web-recovery-make = Créer des codes de récupération
web-recovery-replace = Les nouveaux codes remplacent les anciens.
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
web-channel-waits = pas encore confirmée

web-history = Parties jouées
web-history-none = Aucune partie terminée. Les parties terminées aux tables de votre compte apparaissent ici.
web-history-ratings = Classement contre des personnes
web-history-doubt =
    { $count ->
        [one] à { NUMBER($doubt) } points près, après 1 partie classée
       *[other] à { NUMBER($doubt) } points près, après { NUMBER($count) } parties classées
    }
web-history-unrated =
    { $count ->
        [one] Encore 1 partie classée avant un classement.
       *[other] Encore { NUMBER($count) } parties classées avant un classement.
    }
web-history-rated-text = Une partie terminée compte si au moins deux personnes avec un compte l’ont jouée. Elles sont classées entre elles ; les bots et les invités ne comptent pas, et qui abandonne est dernier. Chacun commence à 1500. Vous seul voyez votre classement.
web-history-course = Évolution du classement, de { NUMBER($low) } à { NUMBER($high) }
web-history-sizes = Par nombre de joueurs
web-history-game = Jeu
web-history-games = Parties
web-history-won = Gagnées
web-history-place = Place moyenne
web-history-best = Meilleur score
web-history-players =
    { $count ->
        [one] { $game }, en solitaire
       *[other] { $game }, { NUMBER($count) } joueurs
    }
web-history-opponents = Par adversaire
web-history-opponent = Adversaire
web-history-ahead = Vous devant
web-history-level = À égalité
web-history-companies = Sociétés préférées
web-history-companies-text = Parties à la fin desquelles vous déteniez des parts de la société.
web-history-company = Société
web-history-results =
    { $count ->
        [one] 1 partie
       *[other] { NUMBER($count) } parties
    }
web-history-placed = Place { NUMBER($place) } sur { NUMBER($players) }
web-history-change = Classement { SIGNED($change) }
web-history-resigned = abandon
web-history-deleted = compte supprimé
web-history-with = avec { $names }
web-history-table = Ouvrir la table
web-history-review = Analyse
web-history-more =
    { $count ->
        [one] Afficher 1 partie de plus
       *[other] Afficher { NUMBER($count) } parties de plus
    }
web-history-save-csv = Enregistrer en CSV
web-history-save-json = Enregistrer en JSON
