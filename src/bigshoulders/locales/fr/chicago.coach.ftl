### La première décennie guidée de Chicago 1875, et les conseils qui suivent.

chicago-coach-chapter-found = Première décennie : fondation
chicago-coach-chapter-stock = Première décennie : phase de Bourse
chicago-coach-chapter-building = Première décennie : phase de Construction
chicago-coach-chapter-action = Première décennie : phase d’Actions
chicago-coach-chapter-operating = Première décennie : phase d’Exploitation
chicago-coach-chapter-cleanup = Première décennie : la fin

# La fondation : les trois suggestions
chicago-suggest = Des sociétés pour commencer
chicago-suggest-safe = Le départ sûr
chicago-suggest-strong = La plus rentable
chicago-suggest-room = De quoi grandir
chicago-suggest-easy = facile
chicago-suggest-medium = moyenne
chicago-suggest-hard = difficile
chicago-suggest-start = Pour lancer l’usine 1
chicago-suggest-about = environ { MONEY($amount) }
chicago-suggest-unavailable = pas encore en vente
chicago-suggest-income = Elle rapporte ensuite
chicago-suggest-more =
    { $count ->
        [one] { NUMBER($count) } autre société
       *[other] { NUMBER($count) } autres sociétés
    }
chicago-suggest-all = Tout afficher
chicago-suggest-fewer = Afficher les trois
chicago-suggest-mine = Votre caisse
    .text = achète des parts
chicago-suggest-company = Caisse { $company }
    .text = paie tout ce qu’elle fait
chicago-suggest-nobody = La caisse de la société

chicago-charter-fairbank = Deux ouvriers suffisent à toute la société. Elle vit de charbon et part haut en attractivité.
chicago-charter-anglo = Peu chère à lancer, avec un emplacement Atout capital pour grandir. Cinq marchandises quand les deux usines tournent.
chicago-charter-cracker_jack = Un ouvrier, un bois, et elle rapporte. La seconde usine demande de la patience.
chicago-charter-swift = Des marchandises chères, une forte attractivité et un emplacement Atout capital. Il lui faut de l’acier et cinq ouvriers.
chicago-charter-elgin = De belles montres à un beau prix. Son premier manager la rend célèbre.
chicago-charter-libby = Beaucoup de conserves bon marché : six marchandises remplissent les tuiles Demande et leurs bonus.
chicago-charter-spalding = Peu chère à faire tourner, modeste à posséder. Plutôt une deuxième société.
chicago-charter-brunswick = Une marchandise chère à la fois. Sept ressources par décennie, surtout du bois.
chicago-charter-doggett = Bonnes chaussures, société vorace : sa seconde usine avale quatre ressources pour une marchandise.
chicago-charter-henderson = Trois usines et sept marchandises bon marché. Les trois doivent tourner pour libérer votre associé.

# La leçon
chicago-coach-welcome = Bienvenue à Chicago
    .text = Vous êtes investisseur. Après cinq décennies ①, votre argent et la valeur de vos parts décident. Chaque décennie a cinq phases ②, expliquées au fur et à mesure.
chicago-coach-purses = Vous gérez deux caisses
    .text = ① est la vôtre : { MONEY($cash) }. Elle sert à acheter des parts et compte à la fin. ② est celle de votre société. Elle paie les ouvriers, les ressources et tout le reste. Fonder fait passer de l’argent de ① à ②.
chicago-coach-charter = Choisissez votre société
    .text = Ces trois-là conviennent à cette partie. Lisez la recette : ouvriers et ressources entrent, marchandises sortent. Les cercles disent si le premier dividende est difficile.
chicago-coach-price = Choisissez le premier prix
    .text = Vous payez trois fois le prix ①. À { MONEY($value) }, la société débute avec { MONEY($treasury) } et vous gardez { MONEY($keep) } ②. Un prix bas vous laisse plus, un prix haut donne plus à la société.
chicago-coach-hard = { $company } est une première société difficile
    .text = { $character } Très bien si vous aimez les défis. Les sociétés suggérées paient plus tôt.
chicago-coach-founded = { $company } est à vous
    .text = Vous détenez trois de ses dix parts. Son patrimoine ① contient { MONEY($treasury) }, et l’usine 1 ② est vide. Votre but cette décennie : faire produire l’usine 1 et verser un dividende.
chicago-coach-sold-share = { $name } a acheté une part chez { $company }
    .text = Le patrimoine a reçu { MONEY($price) }, et { $name } touchera une partie des dividendes. Vous restez président.
chicago-coach-buy = Achetez une part chez { $company }
    .text = Son prix de { MONEY($price) } va au patrimoine, et vous gagnez deux fois : une part de plus pour vous, plus d’argent pour les ouvriers et les ressources.
chicago-coach-pass = Rien à acheter : passez
    .text = Vous avez { MONEY($cash) }, et aucune part n’est aussi bon marché. Si les autres continuent, ce sera de nouveau à vous.
chicago-coach-build = Placez un bâtiment
    .text = Placez-en un, puis retirez-en un et gardez le dernier. Chacun peut utiliser votre bâtiment, et vous êtes payé à chaque fois. Choisissez-en un qui serve à toute société.
chicago-coach-remove = Retirez-en un
    .text = Il quitte le jeu. Le dernier bâtiment reste dans votre main pour la décennie suivante.
chicago-coach-fee = Votre bâtiment a rapporté { MONEY($amount) }
    .text = Une société l’a utilisé. L’argent est dans votre caisse, pas dans un patrimoine.
chicago-coach-jobs = Le Marché de l’emploi
    .text =
        { $workers ->
            [one] { NUMBER($workers) } ouvrier est à embaucher, à { MONEY($price) }. Les moins chers partent d’abord : embauchez tôt.
           *[other] { NUMBER($workers) } ouvriers sont à embaucher, le premier à { MONEY($price) }. Les moins chers partent d’abord : embauchez tôt.
        }
chicago-coach-appeal = { $company } monte à { NUMBER($appeal) } en attractivité
    .text = L’attractivité fixe l’ordre de l’exploitation : la première société achète moins cher et trouve plus de demande. Il y a des bonus en chemin, et un associé sur la case 9.
chicago-coach-bonus = Le bonus ou l’argent
    .text = Prenez le bonus ①, ou de l’argent pour le patrimoine ②. Si la société peut s’en servir, le bonus vaut en général plus.
chicago-coach-asset = Un atout capital donne son bonus tout de suite
    .text =
        { $slots ->
            [0] { $company } n’a pas d’emplacement Atout capital libre : elle prend le bonus immédiat et défausse la tuile. Ce bonus vaut-il le prix ?
           *[other] { $company } a un emplacement Atout capital libre : elle prend le bonus immédiat, garde la tuile et peut l’utiliser une fois par décennie.
        }
chicago-coach-crew = D’abord les ouvriers de l’usine 1
    .text =
        { $workers ->
            [one] Chaque associé est une action pour votre société. Il manque { NUMBER($workers) } ouvrier à l’usine 1 : allez au Marché de l’emploi. Cela coûte { MONEY($crew) } sur { MONEY($treasury) }.
           *[other] Chaque associé est une action pour votre société. Il manque { NUMBER($workers) } ouvriers à l’usine 1 : allez au Marché de l’emploi. Cela coûte { MONEY($crew) } sur { MONEY($treasury) }.
        }
chicago-coach-fundraise = Levez d’abord des fonds
    .text = Les ouvriers de l’usine 1 coûtent { MONEY($crew) }, et le patrimoine contient { MONEY($treasury) }. Cette case apporte { MONEY(40) } de la banque. L’associé suivant pourra embaucher.
chicago-coach-late = L’usine 1 devra attendre
    .text = Ses ouvriers coûtent { MONEY($crew) }, et le patrimoine contient { MONEY($treasury) } : vos associés n’y suffiront pas cette décennie. Préparez la suivante : embauchez-en une partie ①, ou levez des fonds ②.
chicago-coach-hire = Remplissez l’usine 1
    .text =
        { $workers ->
            [one] Il lui manque { NUMBER($workers) } ouvrier. Avec une place vide, elle ne produit rien. Les ouvriers de l’usine 2 attendront que les ressources soient payées.
           *[other] Il lui manque { NUMBER($workers) } ouvriers. Avec une place vide, elle ne produit rien. Les ouvriers de l’usine 2 attendront que les ressources soient payées.
        }
chicago-coach-crewed = L’usine 1 a son équipe
    .text = Ses ressources coûtent environ { MONEY($cubes) }, et le patrimoine contient { MONEY($treasury) }. N’embauchez encore que s’il en reste assez, ou arrêtez-vous là.
chicago-coach-grow = L’usine 1 a ses ouvriers
    .text =
        { $spare ->
            [0] Ses ressources coûtent environ { MONEY($cubes) }, et le patrimoine contient { MONEY($treasury) }. Gardez cet argent : une case gratuite est ce qu’il y a de mieux.
           *[1] Ses ressources coûtent environ { MONEY($cubes) }, et le patrimoine contient { MONEY($treasury) }. Grandissez avec le reste : du personnel, de l’attractivité ou un atout capital.
        }
chicago-coach-no-cube = Ressource insuffisante en vente : { $resource }
    .text = L’usine 1 en a besoin. La case X avance quand les autres achètent, et un bâtiment peut en prendre au Haymarket Square.
chicago-coach-order = Les sociétés entrent en exploitation
    .text = Elles jouent par ordre d’attractivité : { $company } est numéro { NUMBER($rank) } sur { NUMBER($companies) }. Les premières achètent et vendent avant les autres.
chicago-coach-purchase = Achetez les ressources de l’usine 1
    .text = Il lui manque { $lack }, pour environ { MONEY($cubes) } sur { MONEY($treasury) }. Commencez par ①. Une fois la production lancée, la chaîne d’approvisionnement est fermée.
chicago-coach-save = L’usine 1 ne peut pas encore produire
    .text =
        { $why ->
            [workers] Il lui manque { $lack }, et personne ne peut être embauché maintenant. N’achetez que ce qui servira : l’argent gardé aidera la décennie suivante.
            [trade] Il lui manque { $lack }. Deux ressources pareilles s’échangent contre une au Haymarket Square : cela peut suffire.
            [money] Il lui manque { $lack }, et le patrimoine ne contient que { MONEY($treasury) }. Achetez-en une partie, ou gardez l’argent pour la décennie suivante.
           *[unavailable] Il lui manque { $lack }, et tout n’est pas en vente. N’achetez que ce qui servira : l’argent gardé aidera la décennie suivante.
        }
chicago-coach-stocked = L’usine 1 a tout ce qu’il faut
    .text = Terminez l’achat, ou achetez pour une autre usine qui a ses ouvriers.
chicago-coach-run = Faites produire votre usine
    .text = Ses ressources vont au Haymarket Square, ses marchandises au patrimoine. Si toutes vos usines produisent en un tour, votre associé réservé vous rejoint.
chicago-coach-sell = Vendez les marchandises
    .text = Posez chaque marchandise sur une tuile Demande de votre rangée. La dernière place d’une tuile ajoute son bonus : visez une tuile que vous pouvez remplir.
chicago-coach-payout = Verser ou préserver ?
    .text = Verser ① : vous recevez { MONEY($mine) }, et la valeur des parts passe à { MONEY($up) }. Préserver ② : le patrimoine reçoit { MONEY($revenue) }, et la valeur passe à { MONEY($down) }. Versez, sauf si la société ne peut pas tourner sans cet argent.
chicago-coach-dividend = Votre premier dividende : { MONEY($mine) }
    .text =
        { $gain ->
            [0] Il est dans votre caisse. La valeur des parts reste à { MONEY($value) } : elle monte quand les gains atteignent cette valeur.
           *[other] Il est dans votre caisse. La valeur des parts est passée de { MONEY($old) } à { MONEY($value) } : vos parts valent { MONEY($gain) } de plus.
        }
chicago-coach-withheld = { $company } garde ses gains
    .text = Le patrimoine a reçu { MONEY($revenue) }, et la valeur des parts a baissé d’une case. Dépensez cet argent pour ce qui paiera la décennie suivante.
chicago-coach-partner = Un associé vous rejoint
    .text = Toutes les usines ont produit en un tour : votre associé réservé est à vous, une action de plus à chaque phase d’Actions.
chicago-coach-decade = Une décennie est passée
    .text = Votre fortune : { MONEY($worth) }, dont { MONEY($cash) } en argent et { MONEY($shares) } en parts. Encore quatre décennies. Désormais, je n’interviens que pour une nouveauté ou un risque.

# Conseils pour les décennies suivantes
chicago-coach-stuck = { $company } ne peut pas produire cette décennie
    .text = Il manque { $lack } à l’usine 1, et le patrimoine contient { MONEY($treasury) }. Sans production, la valeur des parts tombe à { MONEY($down) }.
chicago-coach-closing = { $company } est près de fermer
    .text = Une société dont la valeur atteint Fermée quitte le jeu avec toutes ses parts. Tout dividende la relève.
chicago-coach-last-payout = Dernière décision pour { $company }
    .text = L’argent du patrimoine ne compte pas à la fin. Versez, sauf pour gagner « Le plus d’argent dans le patrimoine » parmi les sociétés.
chicago-coach-last-action = Dernière phase d’Actions
    .text = Rien de ce que vous bâtissez ne paiera après cette décennie. L’action augmente-t-elle un dividende, la valeur des parts ou un objectif ?
chicago-coach-rival-dividend = Les parts des autres vous paient aussi
    .text = { $company } a versé { MONEY($dividend) } par part la décennie passée, et une part coûte { MONEY($price) }.
chicago-coach-full-hand = Vous détenez tout ce que vous pouvez chez { $company }
    .text = La limite est de { NUMBER($shares) } parts. Placez le reste de l’argent dans d’autres sociétés.
chicago-coach-limit = Vous détenez { NUMBER($certificates) } certificats sur { NUMBER($limit) }
    .text = Un certificat prioritaire porte deux parts et prend donc moins de place.
chicago-coach-sold-out = Plus qu’un certificat à acheter chez { $company }
    .text = Si les joueurs détiennent toutes ses parts à la fin de la phase de Bourse, la valeur des parts monte d’une case. Vos { NUMBER($shares) } parts en profitent.
chicago-coach-second-company = Vous pourriez fonder une deuxième société
    .text = Vous avez { MONEY($cash) }. Une deuxième société demande ses ouvriers, ses ressources et ses actions : avez-vous des associés de reste ?
chicago-coach-free-partner = Votre associé réservé est proche
    .text = Toutes les usines doivent produire en un tour chez { $company }. Emplacements Ouvrier encore vides : { NUMBER($free) }.
chicago-coach-appeal-partner = Un associé attend sur la case 9 de l’attractivité
    .text = Encore { NUMBER($away) } pour { $company }. Vous pouvez utiliser cet associé tout de suite.
chicago-coach-full-row = Plus de marchandises que de demande
    .text = Votre rangée en prend encore { NUMBER($room) } au prix plein, et { $company } peut en produire { NUMBER($goods) }. Le reste se vend à moitié prix, ou attend.
chicago-coach-next-step = Il manque { MONEY($missing) } pour une case de plus
    .text = Avec autant de gains en plus, { $company } monte d’une case de plus. Un atout capital peut les apporter.
chicago-coach-triple = { $company } peut monter de trois cases
    .text = À partir de { MONEY(60) }, des gains de trois fois la valeur des parts la montent de trois cases : { MONEY($triple) } à présent.
chicago-coach-unused-asset = Encore inutilisé : { $asset }
    .text = { $company } peut l’utiliser une fois par décennie, et cela ne se reporte pas.
chicago-coach-rich-treasury = { $company } dort sur { MONEY($treasury) }
    .text = L’argent du patrimoine ne compte pas à la fin. Les Dividendes supplémentaires en changent { MONEY(100) } en { MONEY(10) } par part.
chicago-coach-goal = Un seul d’écart : { $goal }
    .text = Vous êtes à un point de la tête. L’objectif rapporte { MONEY($cash) }, et une égalité paie en entier.
chicago-coach-row-partner = Un associé de plus vous rejoint
    .text = Votre troisième bâtiment recouvre la case où cet associé attendait. Vous avez désormais une action de plus à chaque décennie.
chicago-coach-own-sale = Cette vente coûte aussi aux parts que vous gardez
    .text =
        { $kept ->
            [one] La valeur des parts passe de { MONEY($old) } à { MONEY($value) } : la part que vous gardez perd { MONEY($loss) }. Vous ne pourrez plus en acheter chez { $company } cette décennie.
           *[other] La valeur des parts passe de { MONEY($old) } à { MONEY($value) } : les { NUMBER($kept) } parts que vous gardez perdent { MONEY($loss) }. Vous ne pourrez plus en acheter chez { $company } cette décennie.
        }
chicago-coach-wanted-building = Ce bâtiment intéresse les autres
    .text = { NUMBER($companies) } sociétés adverses pourraient utiliser ce bâtiment : { $building }. Chaque utilisation vous rapporte { MONEY($amount) }.
chicago-coach-below = { $rival } passe juste avant { $company }
    .text = Les deux sont sur la case { NUMBER($appeal) }, et le marqueur { $rival } est au-dessus. Un point d’attractivité de plus, et { $company } achète et vend en premier.
chicago-coach-fill-tile = Complétez une tuile Demande maintenant
    .text = Vous avez assez de marchandises, et la dernière rapporte { MONEY($bonus) }. { $rival } vend plus tard dans la même rangée et pourrait prendre ce bonus.
