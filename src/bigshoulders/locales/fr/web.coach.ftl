# The coach: the buttons of its card, for every game.

coach-region = Guide
coach-warning = Guide, avertissement
coach-next = Suivant
coach-back = Retour
coach-show = Montrez-moi
coach-close = Compris
coach-skip = Passer la leçon
coach-skip-sure = Passer la leçon ? Vous la retrouverez sur la page d’accueil quand vous voudrez.
coach-skip-yes = Passer
coach-skip-no = Continuer la leçon
coach-skipped = Leçon passée. « Apprendre en jouant », sur la page d’accueil, la relance.
coach-mute = Désactiver les conseils
coach-muted = Les conseils sont désactivés. Vous pouvez les réactiver dans les réglages.
coach-progress = Partie { $part } sur { $parts }
coach-shown = Rien n’a été choisi. C’est à vous de jouer.
coach-silent = Le guide parle quand il y a du nouveau.
coach-again = Relire
