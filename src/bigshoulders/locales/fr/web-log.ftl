### La barre de décision, le journal, l'historique, la courbe, la discussion et les notes d'une table dans le navigateur.

bar-region = Décision
bar-preview = Effet
bar-preview-loading = Calcul en cours…
bar-preview-nothing = Aucun effet immédiat.
bar-refused = Impossible.
bar-rule = Règle { $rule }
bar-back = Retour
bar-count =
    { $count ->
        [one] { NUMBER($count) } choix
       *[other] { NUMBER($count) } choix
    }
bar-undo = Annuler
bar-start-over = Recommencer le tour
bar-confirm = Confirmer
bar-sending = Envoi…
