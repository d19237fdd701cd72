# La table dans le terminal.
chicago-edition-new = Chicago 1875
chicago-edition-first = City of the Big Shoulders (première édition)
chicago-mode-basic = Jeu de base
chicago-mode-advanced = Mode avancé
chicago-welcome = Bienvenue. Tapez le numéro d’un coup ou une commande : why MOTS, hint, { "why?" }, undo, board, charters, save FICHIER, load FICHIER, quit.
chicago-help = Tapez un numéro de 1 à { NUMBER($count) }, la lettre d’une suggestion ou une commande. Commandes : why MOTS (pourquoi un coup est impossible), hint (ce que jouerait un bot), { "why?" } (pourquoi un bot a joué son dernier coup), warnings (mises en garde), undo, board, charters, save FICHIER, load FICHIER, quit.
