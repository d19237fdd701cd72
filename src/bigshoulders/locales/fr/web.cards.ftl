### Cartes qui expliquent les choses d’une table, dans tous les jeux.

card-when = Quand
card-pays = Paiement
card-brings = Apporte
card-once = Aussitôt
card-now = Maintenant
card-pin = Épingler cette carte (P)
card-unpin = Fermer cette carte
card-pinned = Cartes épinglées
card-log = Dans le journal
