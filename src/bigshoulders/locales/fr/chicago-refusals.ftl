### Pourquoi un coup n'est pas possible : un message par raison.
### Un nom de ressource au pluriel se choisit d'après le nom au singulier ; le cas restant est « bétail ».

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour : c’est à { $awaited } de jouer.
refusal-draw-first = Il faut d’abord effectuer un tirage au sort.
refusal-not-now = Vous ne pouvez pas faire cela pour le moment.
refusal-company-not-available = Vous ne pouvez pas fonder { $company } : la société est déjà en jeu, fermée ou absente de cette partie.
refusal-value-too-high = Cela coûte { MONEY($cost) }, mais vous avez { MONEY($have) }.
refusal-funds-short = Cela coûte { MONEY($cost) }, mais vous avez { MONEY($have) }.
refusal-over-certificate-limit =
    { $held ->
        [one] Vous détenez { NUMBER($held) } certificat ; la limite est de { NUMBER($limit) }.
       *[other] Vous détenez { NUMBER($held) } certificats ; la limite est de { NUMBER($limit) }.
    }
refusal-over-share-limit = Vous détenez { PERCENT($held) } de la société { $company } ; avec { PERCENT($shares) } de plus, vous dépasseriez { PERCENT($limit) }.
refusal-director-and-preferred = Vous présidez { $company } : vous ne pouvez pas acheter son certificat prioritaire.
refusal-sold-this-decade = Vous avez vendu des parts de la société { $company } cette décennie : vous ne pouvez pas en acheter.
refusal-closed-not-for-sale = { $company } est sur la case « Fermée » : ses parts n’ont pas de prix.
refusal-no-such-certificate =
    { $source ->
        [patrimoine] Il n’y a pas de { $certificate } { $company } dans le patrimoine.
       *[other] Il n’y a pas de { $certificate } { $company } dans la réserve de la banque.
    }
refusal-not-held = Vous n’avez pas de { $certificate } { $company } à vendre.
refusal-director-not-for-sale = Dans le jeu de base, vous ne pouvez pas vendre le certificat présidentiel de la société { $company }.
refusal-director-without-heir =
    { $most ->
        [0] Personne d’autre ne détient de parts de la société { $company } ; un nouveau président doit en avoir { PERCENT($needed) }.
       *[other] Un nouveau président doit détenir { PERCENT($needed) } de la société { $company } ; personne d’autre n’a plus de { PERCENT($most) }.
    }
refusal-one-batch = Vous avez déjà vendu pendant ce tour, et une seule vente par tour est permise.
refusal-must-sell = Vous détenez { NUMBER($held) } certificats pour une limite de { NUMBER($limit) } : vous devez d’abord vendre.
refusal-company-not-open = { $company } n’est pas en jeu.
refusal-nothing-offered = Vous n’avez rien proposé à la vente.
refusal-director-by-founding = { $company } : le certificat présidentiel ne s’obtient qu’en fondant la société.
refusal-founding-over-limit =
    { $held ->
        [one] Vous détenez { NUMBER($held) } certificat ; avec le certificat présidentiel d’une nouvelle société, vous dépasseriez la limite de { NUMBER($limit) }.
       *[other] Vous détenez { NUMBER($held) } certificats ; avec le certificat présidentiel d’une nouvelle société, vous dépasseriez la limite de { NUMBER($limit) }.
    }
refusal-has-sold = Vous avez vendu pendant ce tour : vous ne pouvez plus passer. Terminez votre tour.
refusal-no-free-actions = Il n’y a pas d’actions gratuites pendant la phase de Bourse.
refusal-discard-before-selling = Défaussez vos atouts capitaux avant de vendre.
refusal-finish-sale = Terminez d’abord la vente.
refusal-not-in-hand = Vous n’avez pas en main le bâtiment « { $building } ».
refusal-not-in-draft = Le bâtiment « { $building } » n’est pas parmi ceux que vous pouvez choisir.
refusal-place-first = Choisissez d’abord le bâtiment à placer.
refusal-already-chosen = Vous avez déjà choisi votre bâtiment.
refusal-not-director = Vous ne présidez pas { $company }.
refusal-building-not-built = Le bâtiment « { $space } » n’est pas encore construit.
refusal-building-used-up = La case « { $space } » a déjà été utilisée cette décennie.
refusal-building-not-yet = La case « { $space } » s’ouvre à la { NUMBER($decade) }e décennie.
refusal-treasury-short = Cela coûte { MONEY($cost) }, mais { $company } a { MONEY($have) }.
refusal-pool-is-for-players-without-company = La réserve de la banque est réservée aux joueurs qui ne président aucune société.
refusal-flyer-bars-salespeople = { $company } ne peut pas utiliser les bâtiments qui donnent un commercial.
refusal-quaker-bars-salespeople = { $company } ne peut pas utiliser les bâtiments qui donnent un commercial.
refusal-quaker-bars-cubes = { $company } ne peut pas utiliser les bâtiments à ressources.
refusal-no-worker-space = { $company } n’a pas d’emplacement Ouvrier libre.
refusal-worker-too-dear = Le prochain ouvrier coûte { MONEY($cost) }, mais { $company } a { MONEY($have) }.
refusal-dividend-short = { $company } doit avoir { MONEY($cost) } dans son patrimoine, même s’il en sort moins ; il y a { MONEY($have) }.
refusal-no-asset-on-display = Aucun atout capital n’est disponible.
refusal-no-asset-affordable = { $company } a { MONEY($have) } ; l’atout capital le moins cher coûte { MONEY($cheapest) }.
refusal-cannot-automate = { $company } n’a aucun poste à automatiser.
refusal-cannot-automate-two =
    { $possible ->
        [0] { $company } ne peut automatiser aucun des 2 postes nécessaires.
       *[other] { $company } ne peut automatiser que { NUMBER($possible) } des 2 postes nécessaires.
    }
refusal-partner-first = Envoyez un associé avant de terminer votre tour.
refusal-partner-placed = Vous avez déjà envoyé un associé pendant ce tour.
refusal-asset-not-held = Aucune de vos sociétés n’a { $asset }.
refusal-asset-is-exhausted = { $asset } a déjà été utilisé cette décennie.
refusal-asset-before-payout = Utilisez { $asset } pendant le tour d’exploitation de sa société, avant la décision sur les dividendes.
refusal-asset-before-sale = Utilisez { $asset } pendant le tour d’exploitation de sa société, avant la vente de la première marchandise.
refusal-asset-after-production = Utilisez { $asset } pendant le tour d’exploitation de sa société, à tout moment après la production.
refusal-asset-afterwards = Utilisez { $asset } pendant le tour d’exploitation de sa société, après l’évolution de la valeur des parts.
refusal-asset-only-reacts = Vous ne pouvez utiliser { $asset } que pour annuler une baisse de la valeur des parts.
refusal-trade-same = Impossible d’échanger { $resource } contre { $resource }. Choisissez deux ressources différentes.
refusal-trade-needs-two =
    { $resource ->
        [acier] Un échange demande 2 aciers ; la société en a { NUMBER($have) }.
        [bois] Un échange demande 2 bois ; la société en a { NUMBER($have) }.
        [charbon] Un échange demande 2 charbons ; la société en a { NUMBER($have) }.
       *[other] Un échange demande 2 bétails ; la société en a { NUMBER($have) }.
    }
refusal-not-in-haymarket = Il n’y a aucun { $resource } au Haymarket Square.
refusal-not-in-display = { $asset } n’est pas parmi les atouts capitaux disponibles.
refusal-factory-absent = { $company } n’a pas d’usine { $factory }.
refusal-factory-full = L’usine { $factory } n’a pas d’emplacement Ouvrier libre chez { $company }.
refusal-manager-space-full = L’usine { $factory } n’a pas d’emplacement Manager libre chez { $company }.
refusal-not-automatable = Aucun poste ne peut être automatisé dans l’usine { $factory } chez { $company }.
refusal-hire-one = Embauchez au moins un ouvrier.
refusal-cube-not-there = Il n’y a aucun { $resource } en vente à cet endroit.
refusal-two-if-possible = Il n’y a que { NUMBER($there) } { $resource }. Choisissez une ressource présente au moins deux fois.
refusal-take-another-kind = Vous avez déjà pris 1 { $resource }. Choisissez une autre ressource.
refusal-overlay-empty = Il n’y a aucun { $resource } dans la chaîne d’approvisionnement.
refusal-overlay-not-named = Ce bâtiment ne donne pas cette ressource : { $resource }.
refusal-overlay-other-kind = Prendre 1 { $resource } ne complète pas le lot que donne ce bâtiment.
refusal-discard-held-or-new = { $asset } n’est ni le nouvel atout capital ni l’un de ceux du plateau Société.
refusal-not-this-company = { $company } n’est pas dans son tour d’exploitation.
refusal-nothing-to-issue = { $company } n’a plus de { $certificate } dans son patrimoine.
refusal-director-not-issued = Le certificat présidentiel ne peut pas être vendu à la banque.
refusal-banned-purchase = { $company } ne peut pas acheter de ressources.
refusal-purchase-is-over = Vous ne pouvez acheter des ressources qu’avant de faire produire la première usine.
refusal-factory-has-run = L’usine { $factory } a déjà produit pendant ce tour.
refusal-factory-to-the-left = L’usine { $next } doit produire avant l’usine { $factory }.
refusal-factory-unstaffed =
    { $filled ->
        [one] L’usine { $factory } a { NUMBER($filled) } emplacement Ouvrier occupé sur { NUMBER($spaces) }.
       *[other] L’usine { $factory } a { NUMBER($filled) } emplacements Ouvrier occupés sur { NUMBER($spaces) }.
    }
refusal-input-missing =
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
refusal-flyer-unstaffed = { $company } a besoin d’au moins un ouvrier pour faire produire son usine.
refusal-tiers-only = { $company } fait produire son usine par paliers de 2, 4 ou 6 ouvriers.
refusal-no-tiers = { $company } ne produit pas par paliers.
refusal-tier-unstaffed = Ce palier demande { NUMBER($need) } ouvriers ; il y en a { NUMBER($have) }.
refusal-no-goods = { $company } n’a pas de marchandises à vendre.
refusal-demand-closed = Vous ne pouvez pas vendre de marchandises ici : { $demand }.
refusal-demand-full = Il n’y a plus de place ici : { $demand }.
refusal-half-price-not-yet = Vous ne pouvez vendre à moitié prix que si toute la rangée est pleine ou si son emplacement de droite est ouvert.
refusal-no-price-without-run = { $company } n’a pas de prix de vente tant que son usine n’a pas produit.
refusal-pay-needs-run = { $company } n’a fait produire aucune usine et doit donc préserver son capital.
refusal-pay-needs-sale = { $company } n’a vendu aucune marchandise et doit donc préserver son capital.
refusal-pay-needs-wages = { $company } n’a pas pu payer { NUMBER($unpaid) } de ses ouvriers et doit donc préserver son capital.
refusal-not-a-draw = Ce tirage n’est pas possible pour le moment.
refusal-wrong-chain = Cette partie n’utilise pas cette chaîne d’approvisionnement.
