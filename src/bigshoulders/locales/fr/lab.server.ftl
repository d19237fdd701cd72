# Le laboratoire : rapports et jeux de données.
lab-title = Équilibre : { $game }
lab-summary = Parties
lab-summary-about = Toutes les expériences de la spécification. Après ±, entre parenthèses et en barres : intervalles à 95 %.
lab-games = parties
lab-decisions = décisions par partie
lab-winner = score du vainqueur
lab-faults = erreurs
lab-seats = Places
lab-seats-about = L’ordre autour de la table compte-t-il ? Sur le graphique, 1 correspond à une part égale des victoires.
lab-wins = victoires
lab-money = score final
lab-wins-by-par = victoires, en multiples de la part égale
lab-origin = Origine
lab-origin-about = Le même moteur, les mêmes règles et la même graine donnent la même page.

# La page sur un jugement appris.
lab-judged-title = Les prévisions du jugement appris
lab-judged-lead = L’avance finale
lab-judged-lead-about = Dans quelle mesure l’avance attendue de chaque joueur sur la moyenne de la table suit l’avance finale, au début de chaque chapitre de la partie. 1 serait exact, 0 ne vaudrait pas mieux que le hasard.
lab-judged-lead-axis = corrélation avec l’avance finale
lab-judged-error = L’erreur en dollars
lab-judged-error-about = L’écart entre l’avance attendue et l’avance finale (racine de la moyenne des carrés).
lab-judged-error-axis = erreur, $
lab-judged-estimate = { NUMBER($players) } joueurs, l’estimation seule
lab-judged-judgement = { NUMBER($players) } joueurs, avec ce qui a été appris
lab-judged-chapter = chapitre { NUMBER($number) }
lab-judged-odds = Les chances
lab-judged-odds-about = Parmi les sièges à qui l’on donnait à peu près la même chance de gagner : combien ont gagné, en pour cent. Les chances sont réglées pour être justes en moyenne sur ces parties ; d’autres parties peuvent s’en écarter.
lab-judged-odds-axis = victoires
lab-judged-said = chances données
lab-judged-happened = victoires
lab-judged-rows = lignes
lab-judged-lessons = Les parties
lab-judged-lessons-about = Rien n’a été appris des parties qui ont servi à mesurer.
lab-judged-lesson = apprises : { $name }
lab-judged-check = mesurées : { $name }
lab-judged-commit = version du code
