### Les premiers tours d’Industrialist, avec un guide.

industrialist-coach-chapter-start = Premiers tours : la table
industrialist-coach-chapter-turn = Premiers tours : les actions
industrialist-coach-chapter-end = Premiers tours : la fin

industrialist-coach-welcome = Bienvenue dans l’industrie
    .text = Vous jouez seul : { NUMBER($turns) } tours ① de deux ans. Le profit ② est votre score. Il vient des ventes et, à la fin, de vos bâtiments ; il ne se dépense jamais.
industrialist-coach-factory = Votre Usine centrale
    .text = Ses quatre pistes contiennent vos biens : matières, demi-produits, marchandises et capital. Le dé montre ses ouvriers : elle en a { NUMBER($workers) } et en demande { NUMBER($staffing) }. D’ici là, elle ne produit rien.
industrialist-coach-actions = Quatre actions, dans cet ordre
    .text = Vendre, embaucher, construire, produire : chacune une fois par tour au plus, de gauche à droite. La première que vous faites est gratuite, la deuxième coûte 1 de capital, la troisième 2, la quatrième 4.
industrialist-coach-hire = Embauchez d’abord
    .text =
        { $cost ->
            [0] Un ouvrier de plus, et l’Usine centrale est au complet. C’est votre première action du tour : elle est gratuite. Vous ne pourrez plus vendre ce tour-ci, mais gardez vos unités : elles paieront votre premier bâtiment.
           *[other] Un ouvrier de plus, et l’Usine centrale est au complet. Cela coûte maintenant { NUMBER($cost) } de capital. Vous ne pourrez plus vendre ce tour-ci, mais gardez vos unités : elles paieront votre premier bâtiment.
        }
industrialist-coach-worker = Placez l’ouvrier à l’Usine centrale
    .text = Son dé augmente de un. Choisissez l’usine sur le plan, puis confirmez.
industrialist-coach-produce = Maintenant, produisez
    .text =
        { $cost ->
            [0] L’Usine centrale est au complet : produire ajoute { NUMBER($gain) } unités à ses pistes. Comme première action, c’est gratuit. Vous ne pourrez plus construire ce tour-ci, mais au prochain vous aurez plus d’unités pour cela.
           *[other] L’Usine centrale est au complet : produire ajoute { NUMBER($gain) } unités à ses pistes. Comme action suivante, cela coûte { NUMBER($cost) } de capital. Vous ne pourrez plus construire ce tour-ci, mais au prochain vous aurez plus d’unités pour cela.
        }
industrialist-coach-made = Votre première production
    .text = Chaque piste d’une carte au complet a gagné des unités. Une deuxième carte avec une piste de la même sorte double le gain : chacune des deux pistes reçoit alors 2.
industrialist-coach-next-year = Le tour est fini
    .text = Il ne reste aucune action. Terminer le tour avance l’année de deux et lance le dé Marché. On n’annule rien au-delà du lancer.
industrialist-coach-market = Le dé Marché montre { NUMBER($face) }
    .text = Sa ligne ① dit combien d’unités font un lot : moins il en faut, mieux vous vendez. Les managers ② coûtent en capital la valeur du dé : peu, quand la vente est mauvaise.
industrialist-coach-sell = Vendez contre du profit ou du capital
    .text = Chaque lot rapporte 1 de l’un ou de l’autre. Au début, prenez du capital : il paie les actions et les bâtiments. Le profit peut attendre.
industrialist-coach-build = Construisez
    .text =
        { $cost ->
            [0] Commencez l’action ① tant qu’elle est gratuite : vous pouvez payer un bâtiment de la rangée ②. Ne vendez pas d’abord, car il se paie en unités. Les bâtiments augmentent la production et donnent l’essentiel du profit à la fin.
           *[other] Commencez l’action ① pour { NUMBER($cost) } de capital : vous pouvez payer aussi un bâtiment de la rangée ②. Les bâtiments augmentent la production et donnent l’essentiel du profit à la fin.
        }
industrialist-coach-place = Choisissez une carte et sa place
    .text = Prenez une carte ①, puis un emplacement ② où ses voies rejoignent celles d’une carte construite. La carte à sa droite dans la rangée peut déclencher son événement.
industrialist-coach-built = C’est construit : { $card }
    .text = Ce bâtiment a 1 ouvrier et en demande { NUMBER($staffing) }. Au complet, il produit, et il rapporte { NUMBER($profit) } de profit à la fin.
industrialist-coach-upkeep = Deux sortes de frais approchent
    .text = L’année { NUMBER($labour) } ① coûte du capital pour chaque bâtiment qui a trop d’ouvriers. L’année { NUMBER($maintenance) } ② prend deux unités par bâtiment. L’Usine centrale en est dispensée.
industrialist-coach-goodbye = La partie finit après l’année 30
    .text = Chaque bâtiment au complet ajoute alors son profit. À partir de { NUMBER($profit) }, votre titre est « { $title } ». Deux actions font un tour normal ; construisez tôt et complétez vos équipes. À vous de jouer.
