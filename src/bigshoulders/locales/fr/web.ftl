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
web-log = Journal
web-back-home = Vers l’accueil
web-table-failed = Cette table ne peut pas être ouverte
web-connection-lost =
    { $seconds ->
        [0] Connexion perdue. Nouvel essai. Votre brouillon est conservé.
       *[other] Connexion perdue. Nouvel essai dans { NUMBER($seconds) } s. Votre brouillon est conservé.
    }
web-not-found = Il n’y a rien ici
web-not-found-text = Aucune page n’a pour adresse { $path }.
