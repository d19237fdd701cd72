### La fin d'une partie de Chicago 1875 : affiche, compte final, tournants, records, un conseil.

chicago-end-city = Chicago, { $year }
chicago-end-wins = { $name } gagne
    .you = Vous gagnez
    .tie = { $names } se partagent la ville
    .tie-you = Vous partagez la ville avec { $names }
chicago-end-by = avec { MONEY($amount) } d’avance
    .late = avec { MONEY($amount) } d’avance, dans la dernière { $phase }
    .level = à égalité d’argent, avec plus d’objectifs
    .tie = avec { MONEY($amount) } chacun
chicago-end-led = { $name } a mené de { $year } jusqu’à la fin.
    .you = Vous avez mené de { $year } jusqu’à la fin.
chicago-end-overtook = { $name } a mené jusqu’à la { $phase } de { $year }.
    .you = Vous avez mené jusqu’à la { $phase } de { $year }.
chicago-end-decided = { $name } avait plus en argent et en parts. Les objectifs ont fait la différence.
    .you = Vous aviez plus en argent et en parts. Les objectifs ont fait la différence.
chicago-end-took = { $name } a remporté { NUMBER($count) } des { NUMBER($total) } objectifs.
    .you = Vous avez remporté { NUMBER($count) } des { NUMBER($total) } objectifs.
chicago-end-paid = { $company } a versé { MONEY($amount) } par part en { $year }, le meilleur dividende de la partie.
chicago-end-left = { $name } a quitté la partie avant la fin, et un bot a pris le relais.
    .you = Vous avez quitté la partie avant la fin, et un bot a pris le relais.

chicago-end-review = Analyser la partie
chicago-end-share = Partager une image
chicago-end-export = Enregistrer le journal
chicago-end-details = Détails

# Le compte final
chicago-end-account = Le compte final
    .cash = argent
    .shares = parts
    .goals = objectifs, { MONEY($amount) } chacun
chicago-end-behind = à { MONEY($amount) }

# Tournants
chicago-end-points = Les tournants
    .note = plus grands écarts de l’avance attendue
    .dividends = Les plus gros dividendes
    .dividends-note = une analyse trouve les tournants
chicago-end-see = Voir
    .label = Voir sur le plateau : { $text }
chicago-end-lead = votre avance
    .other = avance ({ $name })

# Objectifs et records
chicago-end-goals = Objectifs
    .note = en cas d’égalité, tous sont payés
    .nobody = personne
chicago-end-records = Les records
chicago-record-dividend = Plus gros dividende
    .value = { MONEY($per_share) } par part
    .about = { $company }, { $year }
chicago-record-founding = Meilleure fondation
    .value = { MONEY($value) } → { MONEY($final) }
    .about = { $company }
chicago-record-building = Bâtiment le plus rentable
    .value = { MONEY($amount) }
    .about = { $space }
chicago-record-bargain = Meilleure affaire
    .value = { MONEY($price) } → { MONEY($final) }
    .about = { $company } ({ PERCENT($shares) })
chicago-record-steady = Société la plus régulière
    .value =
        { $count ->
            [one] 1 dividende
           *[other] { NUMBER($count) } dividendes
        }
    .about = { $company }
chicago-record-landlord = Propriétaire le plus sollicité
    .value = { MONEY($amount) } encaissés
    .about =
        { $visits ->
            [one] 1 visite
           *[other] { NUMBER($visits) } visites
        }
chicago-record-orders = Carnet de commandes le plus rempli
    .value =
        { $goods ->
            [one] 1 marchandise vendue
           *[other] { NUMBER($goods) } marchandises vendues
        }
    .about = { $company }, { $year }
chicago-record-journey = Plus long voyage
    .value =
        { $steps ->
            [one] 1 case
           *[other] { NUMBER($steps) } cases
        }
    .about = { $company }, sur la piste Bourse

# Une chose à essayer
chicago-end-next = À essayer la prochaine fois
chicago-end-position = Voir à quel moment
chicago-end-lesson = « { $played } » en { $year } vous a coûté environ { MONEY($amount) }, à { MONEY($doubt) } près. Mieux : { $other }.
    .try = Essayer de là
    .none = Aucun conseil ne correspond à cette partie. L’analyse montre les coups qui vous ont coûté le plus.
chicago-tip-T1 = Avant de fonder, faites le compte : trois fois le prix doit payer les ouvriers de l’usine 1, environ { MONEY(40) } chacun, et laisser environ { MONEY(60) } pour les ressources.
chicago-tip-T5 = Ne fondez une deuxième société que si vous avez les associés pour la faire tourner. Une société à l’arrêt perd un cran chaque décennie.
chicago-tip-T7 = L’argent en main ne rapporte rien. Comparez le dernier dividende de chaque société à son prix, et achetez le meilleur rapport.
chicago-tip-T10 = Chaque part vendue coûte un cran. Vendez une part de plusieurs sociétés plutôt que plusieurs parts d’une seule.
chicago-tip-T13 = Construisez ce que toutes les sociétés peuvent utiliser. Ce que paient vos rivaux est un revenu sans parts.
chicago-tip-T16 = Complétez d’abord l’équipe de l’usine 1. Une usine avec un emplacement vide ne produit rien.
chicago-tip-T19 = Faites tourner une fois toutes les usines de votre société de départ. L’associé bonus travaille ensuite pour vous à chaque décennie.
chicago-tip-T20 = Amenez une société à 9 d’attractivité avant 1905. L’associé qui s’y trouve peut être envoyé dans la même phase.
chicago-tip-T25 = Regardez le prochain cran avant de vendre. Les derniers { MONEY(10) } de gains peuvent valoir un cran entier.
chicago-tip-T27 = Préserver le capital coûte un cran sur chaque part que vous détenez. Faites-le tôt, à bas prix, et avec un projet pour cet argent.
chicago-tip-T28 = Les marchandises se gardent. Si votre ligne est pleine, attendez de nouvelles tuiles Demande, mais vendez-en au moins une pour pouvoir verser un dividende.
chicago-tip-T30 = À partir de 1905, videz le patrimoine de vos sociétés. Les dividendes supplémentaires versent { MONEY(10) } par part et font monter la valeur comme { MONEY(100) } de gains.

# L'image
chicago-end-picture = Image à partager
    .text = Elle montre les noms des joueurs et le compte final, rien d’autre.
    .format = Format
    .wide = Large
    .tall = Haut
    .save = Enregistrer l’image
