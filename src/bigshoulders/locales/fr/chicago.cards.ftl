### Cartes qui expliquent les choses de Chicago 1875. Le message est la phrase de la carte ; ses
### attributs sont le nom, la sorte et les faits, là où il y en a.

# Quantités dans les phrases
chicago-card-workers =
    { $count ->
        [one] { NUMBER($count) } ouvrier
       *[other] { NUMBER($count) } ouvriers
    }
chicago-card-cubes =
    { $resource ->
        [livestock]
            { $count ->
                [one] { NUMBER($count) } bétail
               *[other] { NUMBER($count) } bétails
            }
        [steel]
            { $count ->
                [one] { NUMBER($count) } acier
               *[other] { NUMBER($count) } aciers
            }
        [wood] { NUMBER($count) } bois
       *[coal]
            { $count ->
                [one] { NUMBER($count) } charbon
               *[other] { NUMBER($count) } charbons
            }
    }

# Sociétés et usines
chicago-card-company = Produit des marchandises dans { NUMBER($factories) } usines et les vend sur le marché { $industry }.
    .open = { $industry } · président : { $name }
    .available = { $industry } · peut être fondée
    .closed = { $industry } · fermée
    .sells = Vend à
    .prices = { $first } la marchandise. Avec des commerciaux : { $more }.
    .founding = Fondation
    .founder = Son fondateur verse de { MONEY($least) } à { MONEY($most) } à son patrimoine pour 30 % des parts.
    .limits = Limites
    .slots = Atouts
    .keeps =
        { $count ->
            [0] Elle n’a pas d’emplacement : elle prend le bonus d’un atout et perd la tuile.
            [one] Elle garde un atout capital.
           *[other] Elle garde { NUMBER($count) } atouts capitaux.
        }
    .order = Ordre d’exploitation
    .hold = Vous avez
    .runs = { $company } peut faire produire { NUMBER($count) } de ses { NUMBER($all) } usines.
    .stuck = { $company } ne peut pas encore produire. Il manque à l’usine { NUMBER($number) } : { $list }.
    .operated = { $company } a été exploitée cette décennie.
    .foundable = Vous pouvez la fonder maintenant.
    .could_run = { $company } a les ouvriers et les ressources pour { NUMBER($count) } de ses { NUMBER($all) } usines.
    .payable = Vous pourriez la fonder en phase de Bourse, avec au moins { MONEY($least) } sur vos { MONEY($cash) }.
    .dear = La fonder coûte au moins { MONEY($least) }, et vous avez { MONEY($cash) }.
chicago-card-company-american_flyer = Produit 1 marchandise par ouvrier en poste. Deux managers font passer son prix de { MONEY(40) } à { MONEY(50) }, et chaque catalogue rapporte { MONEY(40) } de plus.
    .limits = Elle ne peut ni automatiser ni utiliser les bâtiments à commerciaux.
chicago-card-company-quaker_oats = Quand elle embauche deux ouvriers ou plus en une action, elle peut automatiser un poste gratuitement.
    .limits = À son tour d’exploitation, elle paie { MONEY(20) } par ouvrier en poste ou doit préserver son capital. Elle n’achète pas de ressources et n’utilise ni bâtiments à ressources ni bâtiments à commerciaux.
chicago-card-company-oscar_mayer = Son unique usine produit avec 2, 4 ou 6 ouvriers : toujours plus de marchandises, toujours moins chères.
    .limits = Elle ne peut pas automatiser. Chaque paire de commerciaux augmente le prix de { MONEY(10) }, sans limite.
chicago-card-company-schwinn = Une fois par décennie, au lieu d’un manager, elle peut changer 2 aciers en 2 marchandises et Attractivité +3.
    .limits = Elle ne peut pas employer de managers.
chicago-card-company-florsheim = Trois usines, et les managers de la première et de la dernière automatisent un poste à chaque production.
    .limits = Pour tout le reste, elle suit les règles ordinaires.
chicago-card-factory = { $ingredients } donnent { $goods }.
    .kind = Usine de la société { $company }
    .per_worker = Chaque ouvrier produit 1 marchandise ; il faut pour cela { $ingredients }.
    .tier = { $ingredients } donnent { $goods } à { MONEY($price) } pièce.
    .tiers = Plus elle emploie d’ouvriers, plus elle produit de marchandises à la fois.
    .when = Une fois pendant le tour d’exploitation de la société, après les usines à sa gauche.
    .manager = Manager
    .bonus = Avec un manager, chaque production rapporte aussi : { $list }.
    .machines = Machines
    .automated = Entièrement automatisée, elle produit 1 marchandise de plus.
    .ready = Prête à produire.
    .ran = A produit ce tour-ci.
    .lacks = Il manque : { $list }.
    .staff = Ouvriers
    .tokens = Automatisés

# Ce que fait un effet, en une phrase et en bref
chicago-card-effect-cubes = Prenez { $list } au Haymarket Square ; un cube absent est perdu.
chicago-card-effect-two_identical = Prenez 2 cubes d’une même ressource au Haymarket Square ; si aucune n’y est en double, prenez-en 1.
chicago-card-effect-two_different = Prenez 2 cubes de ressources différentes au Haymarket Square ; s’il n’y en a qu’une sorte, prenez-en 1.
chicago-card-effect-cubes_of_choice =
    { $n ->
        [one] Prenez { NUMBER($n) } cube de votre choix au Haymarket Square.
       *[other] Prenez { NUMBER($n) } cubes de votre choix au Haymarket Square.
    }
    .short =
        { $n ->
            [one] { NUMBER($n) } ressource au choix
           *[other] { NUMBER($n) } ressources au choix
        }
chicago-card-effect-purchase_asset =
    { $discount ->
        [0] Achetez un atout capital visible.
       *[other] Achetez un atout capital visible avec { MONEY($discount) } de réduction sur le prix de sa case.
    }
chicago-card-effect-appeal =
    { $n ->
        [one] La société avance de { NUMBER($n) } case sur la piste Attractivité et reçoit le bonus atteint.
       *[other] La société avance de { NUMBER($n) } cases sur la piste Attractivité et reçoit chaque bonus au passage.
    }
    .short = Attractivité +{ NUMBER($n) }
chicago-card-effect-staff-workers =
    { $n ->
        [one] Gagnez { NUMBER($n) } ouvrier pour un emplacement Ouvrier libre ; sans emplacement, il est perdu.
       *[other] Gagnez { NUMBER($n) } ouvriers pour des emplacements Ouvrier libres ; ceux sans emplacement sont perdus.
    }
chicago-card-effect-staff-managers =
    { $n ->
        [one] Gagnez { NUMBER($n) } manager pour une usine qui n’en a pas.
       *[other] Gagnez { NUMBER($n) } managers pour des usines qui n’en ont pas.
    }
chicago-card-effect-staff-salespeople =
    { $n ->
        [one] Gagnez { NUMBER($n) } commercial : les marchandises de la société passent au prix suivant.
       *[other] Gagnez { NUMBER($n) } commerciaux : les marchandises de la société montent de { NUMBER($n) } prix.
    }
chicago-card-effect-goods =
    { $n ->
        [one] Placez { NUMBER($n) } marchandise dans le patrimoine de la société, sans usine, ouvrier ni cube.
       *[other] Placez { NUMBER($n) } marchandises dans le patrimoine de la société, sans usine, ouvrier ni cube.
    }
    .short =
        { $n ->
            [one] { NUMBER($n) } marchandise
           *[other] { NUMBER($n) } marchandises
        }
chicago-card-effect-automate =
    { $n ->
        [one] Remplacez { NUMBER($n) } ouvrier par une machine ; il va sur un emplacement libre de la société ou au marché de l’emploi.
       *[other] Remplacez { NUMBER($n) } ouvriers par des machines ; ils vont sur des emplacements libres de la société ou au marché de l’emploi.
    }
    .short =
        { $n ->
            [one] { NUMBER($n) } poste automatisé
           *[other] { NUMBER($n) } postes automatisés
        }
chicago-card-effect-extra_dividends = La société verse { MONEY($amount) } de son patrimoine, un dixième par part ; puis la valeur des parts évolue comme pour des gains de { MONEY($amount) }.
chicago-card-effect-hire_workers = Embauchez autant d’ouvriers que la société a de place et d’argent, les moins chers d’abord.
chicago-card-effect-initiative = Vous pouvez aussi passer sur la première case de la piste Initiative.
chicago-card-effect-fundraising = La banque verse { MONEY($amount) } au patrimoine de la société.
chicago-card-effect-optional_worker = Vous pouvez placer 1 ouvrier sur un emplacement Ouvrier libre ; sinon il est perdu.
    .short = 1 ouvrier
chicago-card-effect-stock_value = La valeur des parts de la société augmente de 1 case.
    .short = valeur des parts +1 case
chicago-card-effect-catalog = Ajoute { MONEY($amount) } aux gains de la société ce tour-ci.
chicago-card-effect-manager_or_salesperson = Gagnez 1 manager ou 1 commercial pour un emplacement libre.
chicago-card-effect-dearer_goods = Chaque marchandise que la société vend ce tour-ci rapporte { MONEY($amount) } de plus.

# Atouts capitaux
chicago-card-asset = Atout capital · sur la case à { MONEY($price) }
    .own = Atout capital · { $company }
    .away = Atout capital
    .free = Une fois par décennie, pendant votre tour d’Actions ou le tour d’exploitation de la société.
    .reaction = Une fois par décennie, au moment de la baisse, même hors de votre tour.
    .after_adjustment = Une fois par décennie, à la fin du tour d’exploitation de la société, après les dividendes.
    .after_production = Une fois par décennie, pendant le tour d’exploitation de la société, à tout moment après la production.
    .revenue = Une fois par décennie, pendant le tour d’exploitation de la société, avant de verser ou de préserver.
    .before_sale = Une fois par décennie, pendant le tour d’exploitation de la société, avant de vendre une marchandise.
    .price = La société paie { MONEY($price) } à la banque pour l’acheter.
    .price_and_use = La société paie à la banque { MONEY($price) } pour l’acheter et { MONEY($cost) } à chaque utilisation.
    .use = La société paie { MONEY($cost) } à la banque à chaque utilisation.
    .nothing = Personne. L’utiliser est gratuit.
    .bonus = Bonus immédiat à l’achat : { $bonus }.
    .protection = Annule une baisse de la valeur des parts, quand la société préserve son capital ou qu’un autre joueur vend ses parts.
    .buys = { $company } peut le payer : il resterait { MONEY($left) } dans son patrimoine.
    .loses = { $company } peut le payer, mais n’a pas d’emplacement libre : elle aurait le bonus et perdrait une tuile.
    .could_buy = { $company } pourrait l’acheter : il resterait { MONEY($left) } dans son patrimoine.
    .could_lose = { $company } pourrait l’acheter, mais n’a pas d’emplacement libre : elle aurait le bonus et perdrait une tuile.
    .short = Il manque { MONEY($short) } à la société { $company }.
    .ready = Prêt : { $company } peut l’utiliser cette décennie.
    .exhausted = Utilisé cette décennie. Prêt de nouveau après l’Entretien.
    .later = Quand un moins cher est vendu

# Bâtiments et ville
chicago-card-space = Case de la ville · imprimée sur le plateau
    .building = Bâtiment · { $name }, { $year }
    .hand = Bâtiment · en main
    .once = Pendant la phase d’Actions, une fois par décennie, par le premier associé envoyé.
    .often = Pendant la phase d’Actions, autant de fois qu’on veut.
    .from = Pendant la phase d’Actions, une fois par décennie, à partir de { $year }.
    .pool = Pendant la phase d’Actions, seulement pour un joueur qui ne préside aucune société.
    .bank_to_you = La banque vous verse { MONEY($amount) }. La société qui l’utilise ne paie rien.
    .bank_to_owner = La banque verse { MONEY($amount) } à { $name }. La société qui l’utilise ne paie rien.
    .company_to_you = La société qui l’utilise vous verse { MONEY($amount) }, sur votre argent personnel.
    .company_to_owner = La société qui l’utilise verse { MONEY($amount) } à { $name }, sur son argent personnel.
    .fee = La société paie { MONEY($amount) } à la banque.
    .worker = La société paie la banque : { MONEY($amount) } pour le prochain ouvrier.
    .tile = La société paie à la banque le prix de la case de la tuile.
    .funds = La banque. La société ne paie rien.
    .dividends = Le patrimoine de la société paie tous ceux qui ont des parts.
    .market =
        { $count ->
            [0] Construire ce bâtiment n’ajoute aucun ouvrier au marché de l’emploi.
            [one] Construire ce bâtiment ajoute { NUMBER($count) } ouvrier au marché de l’emploi.
           *[other] Construire ce bâtiment ajoute { NUMBER($count) } ouvriers au marché de l’emploi.
        }
    .open = Libre pour le prochain associé.
    .can = { $company } peut l’utiliser.
    .could = { $company } pourrait l’utiliser.
    .none =
        { $count ->
            [one] Votre société ne peut pas l’utiliser pour l’instant.
           *[other] Aucune de vos sociétés ne peut l’utiliser pour l’instant.
        }
    .users =
        { $count ->
            [0] Aucune des { NUMBER($all) } sociétés ne pourrait l’utiliser pour l’instant.
            [one] Une seule des { NUMBER($all) } sociétés pourrait l’utiliser pour l’instant.
           *[other] { NUMBER($count) } des { NUMBER($all) } sociétés pourraient l’utiliser pour l’instant.
        }
    .used = Utilisé cette décennie. Associé : { $name }.
    .opens = Ouvre en { $year }.
    .left = Associés restants
chicago-card-space-bank_pool = La banque vous verse { MONEY(25) }, sur votre argent personnel.

# Objectifs publics
chicago-card-goal = Tous les ex æquo en tête sont payés en entier.
    .name = Objectif public
    .kind = Objectif public · { MONEY($amount) } à la fin
    .tied = Égalité
    .when = Compté une seule fois, après la dernière phase d’Exploitation.
    .pays = La banque, sur votre argent personnel.
    .alone = Vous êtes en tête avec { $mine }.
    .level = Vous êtes en tête, à égalité avec { $names }.
    .behind =
        { $count ->
            [one] { $names } est en tête avec { $best }. Vous avez { $mine }.
           *[other] { $names } sont en tête avec { $best }. Vous avez { $mine }.
        }
chicago-card-goal-most_managers = Ayez le plus de managers, toutes vos sociétés réunies.
chicago-card-goal-most_salespeople = Ayez le plus de commerciaux, toutes vos sociétés réunies.
chicago-card-goal-most_assets = Ayez le plus d’atouts capitaux sur vos plateaux Société ; ceux défaussés ne comptent pas.
chicago-card-goal-most_workers = Ayez le plus d’ouvriers en poste ; les postes automatisés ne comptent pas.
chicago-card-goal-most_automation = Ayez le plus de pions Automatisation sur les emplacements Ouvrier de vos sociétés.
chicago-card-goal-highest_appeal = Présidez une société sur la case occupée la plus haute de la piste Attractivité ; sa place dans la pile ne compte pas.
chicago-card-goal-richest_company = Présidez la société dont le patrimoine contient le plus d’argent.
chicago-card-goal-most_partners = Ayez obtenu le plus d’associés ; vous en avez deux au départ et pouvez en gagner trois.
chicago-card-goal-most_common = Possédez le plus de certificats ordinaires, toutes sociétés confondues.
chicago-card-goal-most_preferred = Possédez le plus de certificats prioritaires, toutes sociétés confondues.

# Les pistes
chicago-card-stock = Une part coûte ce prix, et un dividende augmente la valeur de 2 cases au maximum.
    .name = { $value } la part
    .kind = Piste Bourse
    .high = Une part coûte ce prix ; à partir d’ici, une grande décennie peut augmenter la valeur de 3 cases.
    .paying = Verser
    .two = Des gains de { MONEY($one) } l’augmentent de 1 case, { MONEY($two) } de 2 cases.
    .three = Des gains de { MONEY($one) } l’augmentent de 1 case, { MONEY($two) } de 2 cases, { MONEY($three) } de 3 cases.
    .top = C’est le haut de la piste : la valeur ne peut plus augmenter.
    .withholding = Préserver
    .falls = Une case de moins, jusqu’à { $value }, quels que soient les gains.
    .lowest = La valeur ne peut plus baisser.
    .selling = Vendre
    .shares = Chaque part vendue par un joueur fait baisser la valeur d’une case.
    .batch = Chaque part vendue par son président fait baisser la valeur d’une case ; la vente d’un autre joueur, d’une case en tout.
    .founding = Une nouvelle société peut commencer ici : son fondateur paie { MONEY($amount) } pour 30 % des parts.
    .here = Ici
    .above = Au-dessus
    .below = Au-dessous
    .pays = { $company } monte ici si elle verse ses { MONEY($revenue) }.
    .withholds = { $company } descend ici si elle préserve ses { MONEY($revenue) }.
    .would_pay = { $company } monterait ici en versant { MONEY($revenue) } : c’est ce que rapportent ses usines pourvues d’ouvriers.
chicago-card-stock-closed = Une part n’y vaut rien ; une société encore ici quand s’ouvre la phase de Bourse suivante quitte la partie.
    .kind = Piste Bourse
    .when = Quand des ventes ou un capital préservé poussent une société sous la valeur la plus basse.
    .brings = D’ici là elle agit et produit, et un dividende l’en fait sortir.
chicago-card-appeal = Plus une société est haut, plus tôt elle est exploitée ; sur une même case, le jeton du dessus commence.
    .kind = Piste Attractivité
    .when = L’attractivité vient des bâtiments, des atouts capitaux, des managers et de la Publicité.
    .brings = Atteindre une case avec un symbole donne son bonus.
    .top = Un gain de plus place la société au sommet de cette pile, sans bonus.
    .away =
        { $steps ->
            [one] à { NUMBER($steps) } case
           *[other] à { NUMBER($steps) } cases
        }
chicago-card-bonus = Personne. La société peut prendre { MONEY(25) } à la banque à la place.
    .name = Case { NUMBER($space) } : { $bonus }
    .kind = Bonus d’attractivité
    .when = Dès qu’une société atteint ou dépasse la case { NUMBER($space) }.
    .passed = Vos sociétés l’ont dépassée.
    .can = Pour y amener { $company } maintenant : { $space }.
    .could = De quoi y amener { $company } : { $space }.
chicago-card-bonus-worker = Placez gratuitement un ouvrier sur un emplacement Ouvrier libre de la société.
chicago-card-bonus-salesperson = Placez un commercial : les marchandises de la société passent au prix suivant.
chicago-card-bonus-automation = Remplacez un ouvrier de la société par une machine.
chicago-card-bonus-partner = Gagnez un associé de plus, une fois par joueur ; vous pouvez l’utiliser dès cette phase d’Actions.
chicago-card-bonus-bonus_good = La société produit une marchandise de plus à la fin de chaque production, jusqu’à la fin de la partie.
chicago-card-bonus-stock_value = La valeur des parts de la société augmente de 1 case.
chicago-card-track = L’attractivité d’une société : plus elle est haut, plus tôt elle est exploitée.
    .name = Attractivité
    .kind = Piste Attractivité
    .when = Elle augmente grâce aux bâtiments, aux atouts capitaux, aux managers et à la Publicité, et ne baisse jamais.
    .brings = Le premier choix des ressources et de la Demande, et les bonus de la piste.
chicago-card-rise = La valeur des parts de la société augmente.
    .name = Valeur des parts en hausse
    .kind = Piste Bourse
    .when = Après un dividende au moins égal à la valeur, et quand toutes les parts sont vendues à la fin de la phase de Bourse.
    .brings = Chaque part de la société vaut plus, les vôtres aussi.
chicago-card-fall = La valeur des parts de la société baisse.
    .name = Valeur des parts en baisse
    .kind = Piste Bourse
    .when = Quand la société préserve ses gains, et quand des joueurs vendent ses parts.
chicago-card-closed = La société a fermé, ou se trouve sur la case Fermée.
    .name = Fermée
    .kind = Piste Bourse
    .when = Une société encore sur la case Fermée au début d’une phase de Bourse quitte la partie.

# Ressources et marchés
chicago-card-resource = { NUMBER($companies) } des { NUMBER($all) } sociétés de cette partie l’utilisent, dont { NUMBER($first) } dans leur première usine.
    .kind = Ressource
    .when = Une société l’achète pendant son tour d’exploitation, dans la chaîne d’approvisionnement.
    .pays = La société paie à la banque le prix de la case.
    .brings = Bâtiments, managers et atouts capitaux en donnent depuis le Haymarket Square.
    .wanted =
        { $companies ->
            [one] Il en manque encore { NUMBER($cubes) } à { NUMBER($companies) } société. En vente : { NUMBER($for_sale) }.
           *[other] Il en manque encore { NUMBER($cubes) } à { NUMBER($companies) } sociétés. En vente : { NUMBER($for_sale) }.
        }
chicago-card-any = N’importe laquelle des quatre ressources présentes au Haymarket Square.
    .name = Ressource au choix
    .kind = Ressource
    .pays = Personne. Si le Haymarket Square est vide, il n’y a rien à prendre.
chicago-card-supply = La société en exploitation peut acheter ces cubes à ce prix pièce.
    .name = { MONEY($price) } pièce
    .kind = Chaîne d’approvisionnement
    .when = Pendant le tour d’exploitation d’une société, avant que ses usines produisent.
    .pays = La société paie la banque.
    .brings = Après chaque société, les cubes glissent vers les cases moins chères ; à l’Entretien, les moins chers vont au Haymarket Square.
chicago-card-supply-x = Ces cubes ne sont pas encore en vente.
    .name = Prochains cubes
    .kind = Chaîne d’approvisionnement
    .when = Ils avancent dès que des cases moins chères sont vides.
chicago-card-haymarket = Les cubes utilisés arrivent ici ; bâtiments, atouts capitaux et managers y prennent des cubes.
    .name = Haymarket Square
    .kind = Ressources
    .when = Pendant votre tour d’Actions ou son tour d’exploitation, une société peut échanger 2 cubes identiques contre 1 autre.
    .pays = Personne : les cubes d’ici sont gratuits.
chicago-card-bag = Les nouveaux cubes de la chaîne d’approvisionnement en sont tirés au hasard.
    .name = Sac
    .kind = Ressources
    .when = Après l’exploitation de chaque société, et à l’Entretien.
chicago-card-trade = Donnez 2 cubes identiques au Haymarket Square et prenez-y 1 cube d’une autre ressource.
    .name = Échange 2 contre 1
    .kind = Ressources
    .when = Pendant votre tour d’Actions ou le tour d’exploitation de la société, autant de fois que vous voulez.
    .pays = Personne : cela ne coûte pas d’argent.
chicago-card-jobs = Des ouvriers qui cherchent un emploi ; le moins cher est embauché d’abord, et un marché vide est le plus cher.
    .kind = Case de la ville
    .when = On embauche pendant la phase d’Actions. Chaque nouveau bâtiment peut amener des ouvriers.
    .pays = La société paie la banque.
    .next = Prochain ouvrier
    .waiting = En attente
chicago-card-industry = La rangée de la Demande où les sociétés de ce type vendent leurs marchandises.
    .kind = Demande
    .when = Pendant le tour d’exploitation d’une société, quand ses usines ont produit.
    .pays = La banque paie les gains.
    .room = Marchandises demandées
chicago-card-demand = Les marchandises s’y vendent au prix normal, et la société qui remplit le dernier emplacement ajoute { MONEY($bonus) } à ses gains.
    .when = Pendant le tour d’exploitation d’une société de ce type.
    .pays = La banque paie les gains.
    .room = Rempli
    .full = Si plein
    .half = La rangée est pleine : les marchandises s’y vendent à moitié prix, sans limite.
chicago-card-demand-plain = Les marchandises s’y vendent au prix normal ; remplir la tuile ne rapporte rien de plus.
    .when = Pendant le tour d’exploitation d’une société de ce type.
    .pays = La banque paie les gains.
chicago-card-demand-half = Les marchandises s’y vendent à moitié prix, sans limite.
    .when = Pendant le tour d’exploitation d’une société de ce type.
    .pays = La banque paie les gains.
chicago-card-demand-red = Aucune marchandise ne s’y vend ; la tuile quitte la partie au premier Entretien.
chicago-card-half = Les marchandises se vendent à moitié prix, sans limite.
    .name = Moitié prix
    .kind = Demande
    .when = Si toutes les tuiles de la rangée sont pleines, ou si ce débouché est découvert.
    .pays = La banque paie les gains.

# Personnel et pièces
chicago-card-worker = Occupe un emplacement Ouvrier d’une usine ; elle ne produit que si tous ses emplacements sont occupés.
    .name = Ouvrier
    .kind = Main-d’œuvre
    .when = Embauché au marché de l’emploi pendant la phase d’Actions, ou gagné par des bâtiments et des bonus.
    .pays = La société paie la banque une fois, à l’embauche.
    .brings = Les ouvriers restent dans la société et travaillent à chaque décennie.
chicago-card-manager = Dirige une usine et donne son bonus chaque fois qu’elle produit.
    .name = Manager
    .kind = Main-d’œuvre
    .when = Embauché pendant la phase d’Actions, ou gagné par des bâtiments et des atouts capitaux.
    .brings = Le bonus imprimé à côté de l’emplacement du manager.
chicago-card-salesperson = Fait passer toutes les marchandises de la société au prix suivant de son plateau.
    .name = Commercial
    .kind = Main-d’œuvre
    .when = Embauché pendant la phase d’Actions, ou gagné par des bâtiments et des bonus.
    .brings = Le prix plus élevé, pour chaque marchandise et à chaque décennie.
chicago-card-automation = Une machine à la place d’un ouvrier : le poste est occupé pour de bon et l’ouvrier est de nouveau libre.
    .name = Automatisation
    .kind = Pion
    .when = Par des bâtiments, des atouts capitaux et le bonus d’attractivité de la case 7.
    .brings = Une usine entièrement automatisée produit 1 marchandise de plus.
chicago-card-good = Ce que les usines produisent. Chaque marchandise vendue ajoute le prix de la société à ses gains.
    .name = Marchandise
    .kind = Pièce
    .when = Produite et vendue pendant le tour d’exploitation de la société ; les marchandises invendues restent dans son patrimoine.
    .pays = La banque paie les gains.
chicago-card-bonus_good = Donne une marchandise de plus à la fin de la production de la société, à chaque décennie.
    .name = Jeton Marchandise bonus
    .kind = Jeton
    .when = Gagné sur la piste Attractivité. Il sert même si aucune usine ne produit.
chicago-card-factory-any = Transforme ouvriers et ressources en marchandises.
    .name = Usine
    .kind = Plateau Société
    .when = Une fois pendant le tour d’exploitation de la société, de gauche à droite.
chicago-card-capital = Sert une fois par décennie, et donne souvent un bonus à l’achat.
    .name = Atout capital
    .kind = Tuile
    .when = S’achète pendant la phase d’Actions. Les tuiles glissent vers les cases moins chères, et l’Entretien retire la moins chère.
    .pays = La société paie à la banque le prix de la case.
    .brings = Une société n’en garde qu’autant que son plateau a d’emplacements.
chicago-card-building = Une case d’actions : envoyez-y un associé, et une société fait son action.
    .name = Bâtiment
    .kind = Tuile
    .when = Vous en construisez un par décennie, et il reste toute la partie.
    .pays = La société qui l’utilise paie le propriétaire, ou c’est la banque.
chicago-card-hand = Les bâtiments que vous pouvez construire ; les autres joueurs ne les voient pas.
    .name = Vos bâtiments
    .kind = Tuiles
    .when = À chaque décennie, construisez-en un, retirez-en un et gardez le dernier pour la suivante.
chicago-card-often = Cette case peut servir autant de fois qu’on veut par décennie.
    .name = Usage illimité
    .kind = Case d’actions
    .when = Pendant la phase d’Actions. Les cases sans ce signe n’accueillent qu’un associé par décennie.

# Argent et parts
chicago-card-personal = Votre propre argent. Il achète des parts et fonde des sociétés, rien d’autre, et il compte à la fin.
    .name = Argent personnel
    .kind = Bourse
    .when = Vous le dépensez pendant la phase de Bourse.
    .brings = Les dividendes, l’usage de vos bâtiments et la vente de parts le remplissent.
chicago-card-treasury = L’argent de la société. Il paie tout ce qu’elle fait et ne compte pas à la fin.
    .name = Patrimoine
    .kind = Bourse
    .when = Il paie ouvriers, ressources, atouts capitaux et bâtiments.
    .brings = La vente de ses parts, les gains préservés, les dividendes des parts invendues et les levées de fonds le remplissent.
chicago-card-bank = De l’argent sans limite : elle paie les gains et encaisse ce que les sociétés paient pour le personnel et les ressources.
    .name = Banque
    .kind = Bourse
chicago-card-pool = Les certificats vendus à la banque. Ils ne rapportent de dividende à personne.
    .name = Réserve de la banque
    .kind = Parts
    .when = Chacun peut les acheter pendant la phase de Bourse.
    .pays = L’acheteur paie la banque, pas la société.
chicago-card-money = Des dollars. Votre argent personnel et le patrimoine de vos sociétés ne se mélangent jamais.
    .name = Argent
    .kind = Deux caisses
chicago-card-revenue = Ce qu’une société gagne pendant son tour d’exploitation : marchandises vendues, bonus de la Demande et catalogues.
    .name = Gains
    .kind = Argent
    .when = À la fin du tour, le président les verse ou les préserve.
    .pays = La banque les paie.
chicago-card-worth = Votre score actuel sans les objectifs : votre argent et vos parts à leur valeur actuelle.
    .name = Fortune actuelle
    .kind = Score
    .when = Le score se compte après la dernière phase d’Exploitation. Le plus riche gagne.
    .brings = Patrimoines, marchandises, atouts capitaux et bâtiments ne comptent pas.
    .goals = Objectifs en tête
chicago-card-share = Un dixième d’une société. Son détenteur reçoit un dixième de chaque dividende.
    .name = Part
    .kind = Certificat
    .when = S’achète et se vend pendant la phase de Bourse.
    .pays = Vous payez la société, ou la banque si la part est dans la réserve de la banque.
chicago-card-certificates = Combien de certificats un joueur possède, toutes sociétés et sortes confondues, et la limite.
    .name = Certificats
    .kind = Limite
    .when = À la limite, vous ne pouvez plus en acheter.
    .over = Au-dessus de la limite : il faut d’abord vendre des certificats.
chicago-card-certificate = Certificat · { $percent }
    .worth = Le certificat
    .sold = Après cette vente
chicago-card-certificate-director = Trois parts. Son détenteur est le président et prend toutes les décisions de la société.
    .when = Qui fonde la société l’achète.
    .pays = Le fondateur paie la société.
chicago-card-certificate-preferred = Deux parts sur un seul certificat : il ne compte qu’une fois dans la limite.
    .when = S’achète pendant la phase de Bourse. Le président de la société ne peut pas le posséder.
    .pays = Vous payez la société, ou la banque s’il est dans la réserve de la banque.
chicago-card-certificate-common = Une part. Chaque société a cinq de ces certificats.
    .when = S’achète et se vend pendant la phase de Bourse.
    .pays = Vous payez la société, ou la banque s’il est dans la réserve de la banque.
chicago-card-dividend = Les gains vont aux actionnaires : un dixième par part, parts invendues de la société comprises.
    .name = Verser des dividendes
    .kind = Phase d’Exploitation
    .when = À la fin d’un tour d’exploitation où une usine a produit et une marchandise a été vendue.
    .pays = La banque paie tous les actionnaires.
    .brings = La valeur des parts augmente si les gains l’atteignent.
chicago-card-withhold = Tous les gains vont au patrimoine de la société, et les actionnaires n’ont rien.
    .name = Préserver le capital
    .kind = Phase d’Exploitation
    .when = À la fin d’un tour d’exploitation. C’est obligatoire si rien n’a été produit ou vendu.
    .pays = La banque paie la société.
    .brings = La valeur des parts baisse d’une case.

# Joueurs, ordre, phases
chicago-card-player = Préside : { $companies }.
    .you = Vous
    .kind = Joueur
    .none = Ne préside aucune société.
    .last = Dernier coup
chicago-card-bot = Un joueur dirigé par l’ordinateur.
    .name = Bot
    .kind = Joueur
chicago-card-partner = Votre pion d’action : chaque associé envoyé fait une action pour une de vos sociétés.
    .name = Associé
    .kind = Phase d’Actions
    .when = Vous en envoyez un à la fois pendant la phase d’Actions, jusqu’au dernier.
    .brings = Trois autres vous rejoignent : à la 3e décennie, à la case Attractivité 9, et quand toutes les usines de votre première société ont produit dans un même tour.
    .yours = Les vôtres
    .now =
        { $count ->
            [one] Vous pouvez placer le dernier maintenant.
           *[other] Vous pouvez en placer un maintenant ; il vous en reste { NUMBER($count) }.
        }
    .later =
        { $count ->
            [one] Il vous en reste un à placer cette décennie.
           *[other] Il vous en reste { NUMBER($count) } à placer cette décennie.
        }
    .placed = Les vôtres sont tous placés. Ils reviennent à l’Entretien.
    .next = À la prochaine phase d’Actions, vous pourrez en placer { NUMBER($count) }.
chicago-card-priority = Son détenteur joue le premier tour de Bourse.
    .kind = Ordre du tour
    .when = Elle passe, à la fin de chaque phase de Bourse, au joueur qui suit le dernier acheteur ou vendeur.
chicago-card-initiative = L’ordre dans lequel les joueurs envoient leurs associés.
    .kind = Ordre du tour
    .when = La Publicité vous fait passer en tête ; le nouvel ordre s’applique dès le prochain tour de table.
    .first = En tête
chicago-card-decade = La partie finit après la phase d’Exploitation de la cinquième décennie, 1915. Le plus riche gagne.
    .name = Décennies
    .kind = La partie
    .when = Chaque décennie a cinq phases, puis dix ans passent.
    .brings = À la fin comptent votre argent, vos parts à leur valeur et { MONEY(200) } par objectif.
chicago-card-phase = Phase
chicago-card-phase-stock = Chacun à son tour vend des parts et achète un certificat ou fonde une société, jusqu’à ce que tous passent.
    .pays = Vous payez avec votre argent personnel.
    .brings = Une société dont toutes les parts sont vendues augmente d’une case à la fin.
chicago-card-phase-building = Chacun choisit en secret un de ses trois bâtiments ; tous sont révélés en même temps.
    .pays = Personne : construire est gratuit.
    .brings = Une nouvelle case d’actions, et des ouvriers pour le marché de l’emploi.
chicago-card-phase-action = Les joueurs envoient leurs associés dans les bâtiments et les cases de la ville, un par un, selon l’Initiative.
    .pays = La société qui agit paie avec son patrimoine.
    .brings = Personnel, ressources, attractivité, atouts capitaux et argent pour vos sociétés.
chicago-card-phase-operating = L’une après l’autre, les sociétés achètent des ressources, font tourner leurs usines, vendent leurs marchandises, puis versent ou préservent leurs gains.
    .when = La société la plus haut sur la piste Attractivité commence.
    .pays = La société paie les ressources ; la banque paie les gains.
chicago-card-phase-cleanup = Dix ans passent : les marchés avancent, les atouts sont prêts de nouveau et les associés rentrent.
    .brings = Les tuiles Demande pleines partent, de nouvelles arrivent, et la décennie suivante commence.
