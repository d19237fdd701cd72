### Ce qui s'est passé, dans tous les jeux : le résumé, les pages entre les chapitres, la fin.

story-since = Depuis votre dernier tour
    .start = Depuis le début
    .count =
        { $count ->
            [one] 1 coup
           *[other] { NUMBER($count) } coups
        }
story-strip =
    { $count ->
        [one] Depuis votre dernier tour : 1 coup
       *[other] Depuis votre dernier tour : { NUMBER($count) } coups
    }
story-replay = Revoir
story-you = vous { SIGNED_MONEY($amount) }
story-none = rien pour vous
story-purses = Vos caisses
story-yours = La vôtre
story-unchanged = inchangé
story-nothing = Rien n’a changé pour vous.
story-prices = Valeurs et ordre
story-founded = fondée à { MONEY($value) }
story-closed = fermée
story-appeal = Attractivité { NUMBER($before) } → { NUMBER($after) }
story-place = exploite en position { NUMBER($after) }, avant { NUMBER($before) }
story-before = passe devant { $company }
story-watch = Attention
story-calm = Aucune alerte.
story-show = Voir
    .label = Voir sur le plateau : { $text }
story-later = Plus tard
story-done = Compris
