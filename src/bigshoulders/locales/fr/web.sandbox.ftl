# Le bac à sable : des coups essayés à partir d’un moment de la partie.

sandbox-title = Bac à sable
sandbox-from = Bac à sable depuis l’entrée { $at }
sandbox-untouched = Vous jouez pour tous. La vraie partie ne change pas.
sandbox-dealt-open = Le hasard est nouveau.
sandbox-dealt-true = Les tuiles en main sont celles de la partie ; tout ce qui est tiré ensuite est nouveau.
sandbox-dealt-again = Les tuiles que vous ne voyez pas sont redistribuées, et le hasard est nouveau.
sandbox-acting = Vous jouez pour { $name }.
sandbox-acting-again = Vous jouez pour { $name }, dont les tuiles sont redistribuées.
sandbox-lines = Variantes
sandbox-line = Variante { $letter }
sandbox-name = Nom de la variante
sandbox-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
sandbox-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
sandbox-branch = Nouvelle variante
sandbox-full = Vous pouvez garder { $count } variantes. Supprimez-en une d’abord.
sandbox-compare = Comparer
sandbox-bot = Laisser jouer un bot
sandbox-redeal = Redistribuer
sandbox-play = { $count ->
    [0] Jouer cette variante
    [one] Jouer cette variante ({ $count } coup)
   *[other] Jouer cette variante ({ $count } coups)
}
sandbox-play-none = La variante n’a encore aucun coup à vous.
sandbox-stale = Ce n’est plus votre tour : cette variante ne peut plus être jouée à la table.
sandbox-to-table = Retour à la table
sandbox-to-replay = Retour à la relecture
sandbox-to-end = À la fin de la variante
sandbox-played = Partie réelle
sandbox-next = Coups suivants
sandbox-worth = Fortune, ou score à la fin
sandbox-cash = Argent
sandbox-best = meilleur
sandbox-open = Ouvrir cette variante
sandbox-remove = Supprimer
sandbox-note = Les écarts se mesurent à la première colonne. Les variantes d’une même distribution rencontrent le même hasard. Seul ce navigateur les garde.
