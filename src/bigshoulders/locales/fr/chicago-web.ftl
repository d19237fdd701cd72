### La table de Chicago 1875 dans le navigateur.

chicago-name = Chicago 1875
chicago-web-subtitle = City of the Big Shoulders
chicago-web-log-phase = { $decade }, { $phase }
chicago-web-seats-note = Un Apprenti fait des erreurs, un Courtier joue bien, un Tycoon anticipe, un Magnat a appris de milliers de parties. Vous pouvez confier une place à un bot à tout moment.

## Options
chicago-option-edition = Édition
chicago-option-edition-new = Chicago 1875
    .text = Nouvelle édition. Piste Bourse jusqu’à { MONEY(400) }.
chicago-option-edition-first = Première édition
    .text = City of the Big Shoulders, 2020. Son plateau, ses prix et ses tuiles.
chicago-option-advanced = Mode
chicago-option-advanced-false = Jeu de base
    .text = Vous conservez les sociétés que vous fondez. Pas de levée de fonds d’urgence.
chicago-option-advanced-true = Mode avancé
    .text = Les présidences peuvent changer de mains. Les sociétés peuvent lever des fonds en urgence.
chicago-option-goals = Objectifs publics
    .text = Cinq objectifs, { MONEY(200) } chacun à la fin.
    .tag = premières parties
chicago-option-chiefs = Atouts capitaux « Chief »
    .text = Quatre atouts capitaux de plus dans la pile.
chicago-option-draft = Draft des bâtiments
    .text = Choisissez un bâtiment à la fois et passez les autres au voisin.
chicago-option-friendly_closure = Fermetures simplifiées
    .text = Les actionnaires reçoivent un peu d’argent quand une société ferme.
    .tag = premières parties
chicago-option-advanced_chain = Chaîne d’approvisionnement avancée
    .text = Chaque cube a son propre prix. L’argent est plus rare.
    .tag = expert
chicago-option-relaxed_purchasing = Achats assouplis
    .text = Les sociétés peuvent aussi acheter des ressources pendant la production.
chicago-option-friendly_sales = Ventes de parts amicales
    .text = Une vente par un autre joueur que le président ne fait baisser la valeur des parts que d’une case. Absent des livrets de règles.
chicago-option-special_companies = Sociétés spéciales
    .text = Des sociétés aux pouvoirs particuliers. Certaines valeurs sont des valeurs maison.
chicago-option-companies = Sociétés
    .text = Les autres restent dans la boîte. Chaque joueur en fonde une : gardez-en au moins une par joueur.
chicago-option-decades = Décennies
    .text = Moins de décennies, partie plus courte. Elle se termine après la dernière phase d’Exploitation.

## La page d’accueil
chicago-home-poster-since = Depuis 1875
chicago-home-poster-decades = Cinq décennies
chicago-home-poster-players = 2 à 4 investisseurs
chicago-home-poster-lead = Fondez des sociétés, négociez leurs parts, embauchez, automatisez et vendez au Midwest. L’investisseur le plus riche en 1915 l’emporte.
chicago-home-play-now = Jouer contre des bots
chicago-home-play-now-text = Jeu de base, vous et trois bots. Tout de suite.
chicago-home-companies = Sociétés du jeu
chicago-home-phases = Une décennie en cinq phases
chicago-home-phase-stock = Bourse
    .text = Vendez des parts, achetez un certificat, fondez une société
chicago-home-phase-building = Construction
    .text = Chaque joueur ajoute un bâtiment à la ville
chicago-home-phase-action = Actions
    .text = Les associés agissent pour les sociétés que vous présidez
chicago-home-phase-operating = Exploitation
    .text = Par ordre d’attractivité : acheter, produire, vendre, verser ou préserver
chicago-home-phase-cleanup = Entretien
    .text = Les marchés se renouvellent, dix ans passent
