### Pourquoi un coup n'est pas possible : un message par raison.
### Un nom de ressource au pluriel se choisit d'après le nom au singulier ; le cas restant est « bétail ».

chicago-refusal-game-over = La partie est terminée.
chicago-refusal-not-your-turn = Ce n’est pas votre tour : c’est à { $awaited } de jouer.
chicago-refusal-draw-first = Il faut d’abord effectuer un tirage au sort.
chicago-refusal-not-now = Une autre question passe d’abord. Répondez-y.
chicago-refusal-company-not-available =
    { $status ->
        [open] { $company } est déjà en jeu : personne ne peut la fonder à nouveau.
        [closed] { $company } a fermé : une société fermée ne peut plus être fondée.
       *[absent] { $company } ne fait pas partie de cette partie.
    }
chicago-refusal-value-too-high = Cela coûte { MONEY($cost) }, mais vous avez { MONEY($have) }.
chicago-refusal-funds-short = Cela coûte { MONEY($cost) }, mais vous avez { MONEY($have) }.
chicago-refusal-over-certificate-limit =
    { $held ->
        [one] Vous détenez { NUMBER($held) } certificat ; la limite est de { NUMBER($limit) }.
       *[other] Vous détenez { NUMBER($held) } certificats ; la limite est de { NUMBER($limit) }.
    }
chicago-refusal-over-share-limit = Vous détenez { PERCENT($held) } de la société { $company } ; avec { PERCENT($shares) } de plus, vous dépasseriez { PERCENT($limit) }.
chicago-refusal-director-and-preferred = Vous présidez { $company } : vous ne pouvez pas acheter son certificat prioritaire.
chicago-refusal-sold-this-decade = Vous avez vendu des parts de la société { $company } cette décennie : vous ne pouvez pas en acheter.
chicago-refusal-closed-not-for-sale = { $company } est sur la case « Fermée » : ses parts n’ont pas de prix.
chicago-refusal-no-such-certificate =
    { $source ->
        [patrimoine] Il n’y a pas de { $certificate } { $company } dans le patrimoine.
       *[other] Il n’y a pas de { $certificate } { $company } dans la réserve de la banque.
    }
chicago-refusal-not-held = Vous n’avez pas de { $certificate } { $company } à vendre.
chicago-refusal-director-not-for-sale = Dans le jeu de base, vous ne pouvez pas vendre le certificat présidentiel de la société { $company }.
chicago-refusal-director-without-heir =
    { $most ->
        [0] Personne d’autre ne détient de parts de la société { $company } ; un nouveau président doit en avoir { PERCENT($needed) }.
       *[other] Un nouveau président doit détenir { PERCENT($needed) } de la société { $company } ; personne d’autre n’a plus de { PERCENT($most) }.
    }
chicago-refusal-one-batch = Vous avez déjà vendu pendant ce tour, et une seule vente par tour est permise.
chicago-refusal-must-sell = Vous détenez { NUMBER($held) } certificats pour une limite de { NUMBER($limit) } : vous devez d’abord vendre.
chicago-refusal-company-not-open =
    { $status ->
        [available] { $company } n’a pas encore été fondée : aucune action n’est à vendre.
        [closed] { $company } a fermé : ses actions ne s’achètent plus.
       *[absent] { $company } ne fait pas partie de cette partie.
    }
chicago-refusal-nothing-offered = Vous n’avez rien proposé à la vente.
chicago-refusal-director-by-founding = { $company } : le certificat présidentiel ne s’obtient qu’en fondant la société.
chicago-refusal-founding-over-limit =
    { $held ->
        [one] Vous détenez { NUMBER($held) } certificat ; avec le certificat présidentiel d’une nouvelle société, vous dépasseriez la limite de { NUMBER($limit) }.
       *[other] Vous détenez { NUMBER($held) } certificats ; avec le certificat présidentiel d’une nouvelle société, vous dépasseriez la limite de { NUMBER($limit) }.
    }
chicago-refusal-has-sold = Vous avez vendu pendant ce tour : vous ne pouvez plus passer. Terminez votre tour.
chicago-refusal-no-free-actions = Il n’y a pas d’actions gratuites pendant la phase de Bourse.
chicago-refusal-discard-before-selling = Défaussez vos atouts capitaux avant de vendre.
chicago-refusal-finish-sale = Terminez d’abord la vente.
chicago-refusal-not-in-hand = Vous n’avez pas en main le bâtiment « { $building } ».
chicago-refusal-not-in-draft = Le bâtiment « { $building } » n’est pas parmi ceux que vous pouvez choisir.
chicago-refusal-place-first = Choisissez d’abord le bâtiment à placer.
chicago-refusal-already-chosen = Vous avez déjà choisi votre bâtiment.
chicago-refusal-not-director = Vous ne présidez pas { $company }.
chicago-refusal-building-not-built = Le bâtiment « { $space } » n’est pas encore construit.
chicago-refusal-building-used-up = La case « { $space } » a déjà été utilisée cette décennie.
chicago-refusal-building-not-yet = La case « { $space } » s’ouvre à la { NUMBER($decade) }e décennie.
chicago-refusal-treasury-short = Cela coûte { MONEY($cost) }, mais { $company } a { MONEY($have) }.
chicago-refusal-pool-is-for-players-without-company = La réserve de la banque est réservée aux joueurs qui ne président aucune société.
chicago-refusal-flyer-bars-salespeople = { $company } ne peut pas utiliser les bâtiments qui donnent un commercial.
chicago-refusal-quaker-bars-salespeople = { $company } ne peut pas utiliser les bâtiments qui donnent un commercial.
chicago-refusal-quaker-bars-cubes = { $company } ne peut pas utiliser les bâtiments à ressources.
chicago-refusal-no-worker-space = { $company } n’a pas d’emplacement Ouvrier libre.
chicago-refusal-worker-too-dear = Le prochain ouvrier coûte { MONEY($cost) }, mais { $company } a { MONEY($have) }.
chicago-refusal-dividend-short = { $company } doit avoir { MONEY($cost) } dans son patrimoine, même s’il en sort moins ; il y a { MONEY($have) }.
chicago-refusal-no-asset-on-display = Aucun atout capital n’est disponible.
chicago-refusal-no-asset-affordable = { $company } a { MONEY($have) } ; l’atout capital le moins cher coûte { MONEY($cheapest) }.
chicago-refusal-cannot-automate = { $company } n’a aucun poste à automatiser.
chicago-refusal-cannot-automate-two =
    { $possible ->
        [0] { $company } ne peut automatiser aucun des 2 postes nécessaires.
       *[other] { $company } ne peut automatiser que { NUMBER($possible) } des 2 postes nécessaires.
    }
chicago-refusal-partner-first = Envoyez un associé avant de terminer votre tour.
chicago-refusal-partner-placed = Vous avez déjà envoyé un associé pendant ce tour.
chicago-refusal-asset-not-held = Aucune de vos sociétés n’a { $asset }.
chicago-refusal-asset-is-exhausted = { $asset } a déjà été utilisé cette décennie.
chicago-refusal-asset-before-payout = Utilisez { $asset } pendant le tour d’exploitation de sa société, avant la décision sur les dividendes.
chicago-refusal-asset-before-sale = Utilisez { $asset } pendant le tour d’exploitation de sa société, avant la vente de la première marchandise.
chicago-refusal-asset-after-production = Utilisez { $asset } pendant le tour d’exploitation de sa société, à tout moment après la production.
chicago-refusal-asset-afterwards = Utilisez { $asset } pendant le tour d’exploitation de sa société, après l’évolution de la valeur des parts.
chicago-refusal-asset-only-reacts = Vous ne pouvez utiliser { $asset } que pour annuler une baisse de la valeur des parts.
chicago-refusal-trade-same = Impossible d’échanger { $resource } contre { $resource }. Choisissez deux ressources différentes.
chicago-refusal-trade-needs-two =
    { $resource ->
        [acier] Un échange demande 2 aciers ; la société en a { NUMBER($have) }.
        [bois] Un échange demande 2 bois ; la société en a { NUMBER($have) }.
        [charbon] Un échange demande 2 charbons ; la société en a { NUMBER($have) }.
       *[other] Un échange demande 2 bétails ; la société en a { NUMBER($have) }.
    }
chicago-refusal-not-in-haymarket = Il n’y a aucun { $resource } au Haymarket Square.
chicago-refusal-not-in-display = { $asset } n’est pas parmi les atouts capitaux disponibles.
chicago-refusal-factory-absent = { $company } n’a pas d’usine { $factory }.
chicago-refusal-factory-full = L’usine { $factory } n’a pas d’emplacement Ouvrier libre chez { $company }.
chicago-refusal-manager-space-full = L’usine { $factory } n’a pas d’emplacement Manager libre chez { $company }.
chicago-refusal-not-automatable = Aucun poste ne peut être automatisé dans l’usine { $factory } chez { $company }.
chicago-refusal-hire-one = Embauchez au moins un ouvrier.
chicago-refusal-cube-not-there = Il n’y a aucun { $resource } en vente à cet endroit.
chicago-refusal-two-if-possible = Il n’y a que { NUMBER($there) } { $resource }. Choisissez une ressource présente au moins deux fois.
chicago-refusal-take-another-kind = Vous avez déjà pris 1 { $resource }. Choisissez une autre ressource.
chicago-refusal-overlay-empty = Il n’y a aucun { $resource } dans la chaîne d’approvisionnement.
chicago-refusal-overlay-not-named = Ce bâtiment ne donne pas cette ressource : { $resource }.
chicago-refusal-overlay-other-kind = Prendre 1 { $resource } ne complète pas le lot que donne ce bâtiment.
chicago-refusal-discard-held-or-new = { $asset } n’est ni le nouvel atout capital ni l’un de ceux du plateau Société.
chicago-refusal-not-this-company = { $company } n’est pas dans son tour d’exploitation.
chicago-refusal-nothing-to-issue = { $company } n’a plus de { $certificate } dans son patrimoine.
chicago-refusal-director-not-issued = Le certificat présidentiel ne peut pas être vendu à la banque.
chicago-refusal-banned-purchase = { $company } ne peut pas acheter de ressources.
chicago-refusal-purchase-is-over = Vous ne pouvez acheter des ressources qu’avant de faire produire la première usine.
chicago-refusal-factory-has-run = L’usine { $factory } a déjà produit pendant ce tour.
chicago-refusal-factory-to-the-left = L’usine { $next } doit produire avant l’usine { $factory }.
chicago-refusal-factory-unstaffed =
    { $filled ->
        [one] L’usine { $factory } a { NUMBER($filled) } emplacement Ouvrier occupé sur { NUMBER($spaces) }.
       *[other] L’usine { $factory } a { NUMBER($filled) } emplacements Ouvrier occupés sur { NUMBER($spaces) }.
    }
chicago-refusal-input-missing =
    { $need ->
        [one] L’usine { $factory } demande { NUMBER($need) } { $resource } ; la société en a { NUMBER($have) }.
       *[other]
            { $resource ->
                [acier] L’usine { $factory } demande { NUMBER($need) } aciers ; la société en a { NUMBER($have) }.
                [bois] L’usine { $factory } demande { NUMBER($need) } bois ; la société en a { NUMBER($have) }.
                [charbon] L’usine { $factory } demande { NUMBER($need) } charbons ; la société en a { NUMBER($have) }.
               *[other] L’usine { $factory } demande { NUMBER($need) } bétails ; la société en a { NUMBER($have) }.
            }
    }
chicago-refusal-flyer-unstaffed = { $company } a besoin d’au moins un ouvrier pour faire produire son usine.
chicago-refusal-tiers-only = { $company } fait produire son usine par paliers de 2, 4 ou 6 ouvriers.
chicago-refusal-no-tiers = { $company } ne produit pas par paliers.
chicago-refusal-tier-unstaffed = Ce palier demande { NUMBER($need) } ouvriers ; il y en a { NUMBER($have) }.
chicago-refusal-no-goods = { $company } n’a pas de marchandises à vendre.
chicago-refusal-demand-closed = Cet emplacement n’accueille aucune marchandise : { $demand }.
chicago-refusal-demand-full = Il n’y a plus de place ici : { $demand }.
chicago-refusal-half-price-not-yet = Vous ne pouvez pas encore vendre à moitié prix : la rangée a encore de la place, et une tuile couvre son emplacement de droite.
chicago-refusal-no-price-without-run = { $company } n’a pas de prix de vente tant que son usine n’a pas produit.
chicago-refusal-pay-needs-run = { $company } n’a fait produire aucune usine et doit donc préserver son capital.
chicago-refusal-pay-needs-sale = { $company } n’a vendu aucune marchandise et doit donc préserver son capital.
chicago-refusal-pay-needs-wages = { $company } n’a pas pu payer { NUMBER($unpaid) } de ses ouvriers et doit donc préserver son capital.
chicago-refusal-not-a-draw = Ce tirage n’est pas possible pour le moment.
chicago-refusal-wrong-chain = Cette partie n’utilise pas cette chaîne d’approvisionnement.
