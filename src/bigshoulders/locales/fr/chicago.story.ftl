### Ce qui s'est passé à une table de Chicago 1875 : le résumé depuis le dernier tour.

# Lignes : une par action
chicago-line-founded = { $name } fonde { $company } à { MONEY($value) }
chicago-line-bought = { $name } achète { PERCENT($shares) } de la société { $company }
chicago-line-sold = { $name } vend { PERCENT($shares) } de la société { $company }
chicago-line-passed = { $name } passe
chicago-line-built = { $name } construit { $space }
chicago-line-used = { $name } utilise { $space } pour { $company }
    .yours = { $name } utilise votre bâtiment { $space } pour { $company }
chicago-line-asset = { $name } achète { $asset } pour { $company }
chicago-line-issued = { $company } émet { PERCENT($shares) } vers la réserve de la banque
chicago-line-paid = { $company } verse { MONEY($per_share) } par part
chicago-line-withheld = { $company } préserve { MONEY($revenue) }
chicago-line-director = { $name } préside désormais { $company }
    .you = Vous présidez désormais { $company }
chicago-line-closed = { $company } ferme

# D'où vient et où va l'argent
chicago-flow-founding = Fondation : { $other }
    .in = Fondation par { $other }
chicago-flow-certificate_bought = Parts achetées
    .in = Parts vendues à { $other }
chicago-flow-certificates_sold = Parts vendues
chicago-flow-building = Payé à { $other }
    .in = Reçu : { $other }
chicago-flow-bank_building = Action d’un associé
chicago-flow-worker_hired = Ouvriers embauchés
chicago-flow-asset_bought = Atout capital acheté
chicago-flow-asset_activated = Atout capital activé
chicago-flow-appeal_bonus = Bonus d’attractivité
chicago-flow-fundraising = Levée de fonds
chicago-flow-bank_pool = Associé dans la réserve de la banque
chicago-flow-extra_dividends = Dividendes supplémentaires
    .in = Dividendes supplémentaires : { $other }
chicago-flow-dividends = Dividende : { $company }
chicago-flow-withheld = Capital préservé
chicago-flow-emergency_fundraising = Levée de fonds d’urgence
chicago-flow-cube_bought = Ressources achetées
chicago-flow-wages = Salaires
chicago-flow-closure = Fermeture de société
chicago-flow-goal = Objectifs

# Menaces
chicago-threat-directorship =
    { $needs ->
        [one] { $name } détient { PERCENT($shares) } de la société { $company }. Une part de plus, à { MONEY($cost) }, et { $name } en prend la présidence.
       *[other] { $name } détient { PERCENT($shares) } de la société { $company }. { NUMBER($needs) } parts de plus, à { MONEY($cost) }, et { $name } en prend la présidence.
    }
chicago-threat-closing = { $company } vaut { MONEY($value) }. Si elle préserve son capital, elle ferme.
    .sale = { $company } vaut { MONEY($value) }. { $name } en détient { PERCENT($shares) } et peut la fermer en vendant.
chicago-threat-supply =
    { $supply ->
        [0] Il manque à la société { $company } cette ressource, qui n’est plus en vente : { $resource }. { $first } achète avant vous.
       *[other] En vente : { NUMBER($supply) } { $resource }, pour { NUMBER($companies) } sociétés. { $first } achète avant { $company }.
    }
chicago-threat-demand = { $rival } vend avant { $company } ({ $industry }). Elle peut vendre { NUMBER($goods) } marchandises pour { NUMBER($room) } emplacements libres.
chicago-threat-goal = { $name } prend la tête de « { $goal } ». Vous la perdez.

# Bandeau au début d'une phase
chicago-banner-stock = La bourse ouvre
    .line = Phase de Bourse, { $year }. { $name } commence.
    .you = Phase de Bourse, { $year }. Vous commencez.
chicago-banner-building = Tout le monde construit
    .line = Phase de Construction, { $year }. Tout le monde choisit en même temps.
    .you = Phase de Construction, { $year }. Tout le monde choisit en même temps.
chicago-banner-action = Les associés au travail
    .line =
        { $count ->
            [one] Phase d’Actions, { $year }. Vous envoyez un associé ; { $name } commence.
           *[other] Phase d’Actions, { $year }. Vous envoyez { NUMBER($count) } associés ; { $name } commence.
        }
    .you =
        { $count ->
            [one] Phase d’Actions, { $year }. Vous envoyez un associé et vous commencez.
           *[other] Phase d’Actions, { $year }. Vous envoyez { NUMBER($count) } associés et vous commencez.
        }
chicago-banner-operating = Les usines tournent
    .line = Phase d’Exploitation, { $year }. { $company } commence.
    .you = Phase d’Exploitation, { $year }. { $company } commence.

# La page après une décennie
chicago-decade-headline-closed = { $company } a fermé.
chicago-decade-headline-near = { $company } est à un cran de la fermeture.
chicago-decade-headline-dividend = { $company } a versé { MONEY($amount) } par part.
chicago-decade-headline-lean = Une décennie maigre pour tous.
chicago-decade-place =
    { $rank ->
        [2] Vous êtes deuxième, à { MONEY($amount) } de la tête.
        [3] Vous êtes troisième, à { MONEY($amount) } de la tête.
       *[other] Vous êtes dernier, à { MONEY($amount) } de la tête.
    }
    .lead = Vous menez de { MONEY($amount) }.
    .level = Vous et { $name } êtes à égalité à { MONEY($amount) }.
chicago-decade-paid =
    { $left ->
        [one] Encore une décennie. Les sociétés ont versé { MONEY($paid) } aux actionnaires, dont { MONEY($mine) } pour vous.
       *[other] Encore { NUMBER($left) } décennies. Les sociétés ont versé { MONEY($paid) } aux actionnaires, dont { MONEY($mine) } pour vous.
    }
chicago-decade-replay = Revoir la décennie
chicago-decade-worth = Fortune de chacun
    .note = argent et parts
chicago-decade-companies = Les sociétés
    .note = dans l’ordre d’exploitation
chicago-decade-revenue = Gains
chicago-decade-share = Par part
chicago-decade-to-you = Pour vous
chicago-decade-price = Valeur des parts
chicago-decade-withheld = préservé
chicago-decade-investments = Vos placements
chicago-decade-best = Le meilleur : { $company }
chicago-decade-worst = Le pire : { $company }
chicago-decade-goals = Les objectifs à ce jour
    .note = { MONEY(200) } chacun à la fin
chicago-decade-coming = Ce qu’apporte { $year }
chicago-decade-coming-partner = Un associé de plus pour tous, après la construction.
chicago-decade-coming-space = Ouverture : { $space }.
chicago-decade-coming-buildings =
    { $count ->
        [one] Un nouveau bâtiment en main.
       *[other] { NUMBER($count) } nouveaux bâtiments en main.
    }
chicago-decade-coming-demand = { $industry } : place pour { NUMBER($room) } marchandises.
chicago-decade-coming-last = Dernière décennie : le patrimoine des sociétés ne vaut rien à la fin.
chicago-decade-continue = Continuer en { $year }
chicago-story-since = Depuis votre dernier tour
    .start = Depuis le début
    .count =
        { $count ->
            [one] 1 coup
           *[other] { NUMBER($count) } coups
        }
chicago-story-strip =
    { $count ->
        [one] Depuis votre dernier tour : 1 coup
       *[other] Depuis votre dernier tour : { NUMBER($count) } coups
    }
chicago-story-replay = Revoir
chicago-story-you = vous { SIGNED_MONEY($amount) }
chicago-story-none = rien pour vous
chicago-story-purses = Vos caisses
chicago-story-yours = La vôtre
chicago-story-nothing = Rien n’a changé pour vous.
chicago-story-prices = Valeurs et ordre
chicago-story-founded = fondée à { MONEY($value) }
chicago-story-closed = fermée
chicago-story-appeal = Attractivité { NUMBER($before) } → { NUMBER($after) }
chicago-story-place = exploite en position { NUMBER($after) }, avant { NUMBER($before) }
chicago-story-before = passe devant { $company }
chicago-story-watch = Attention
chicago-story-calm = Aucune alerte.
chicago-story-show = Voir
    .label = Voir sur le plateau : { $text }
chicago-story-later = Plus tard
chicago-story-done = Compris
