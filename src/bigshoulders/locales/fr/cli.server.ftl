### La ligne de commande.

cli-name = Ada
cli-player = Joueur { $number }
cli-daily = Partie du jour, { $date } : les mêmes cartes et les mêmes lancers pour tout le monde.
cli-undo-done = Coup annulé.
cli-why-unknown = Dites ce que vous voudriez faire, par exemple : why acheter swift prioritaire
cli-why-legal = { $move } : vous pouvez le faire.
cli-why-nobody = Aucun bot n’a encore joué de coup que vous puissiez voir.
cli-why-nothing = { $name } n’a pas encore joué de coup que vous puissiez voir.
cli-why-other = Interrogé à nouveau, { $bot } choisirait maintenant : { $move }
cli-opponent = { $bot } joue pour { $name }.
cli-opponents-unknown = { $file } ne nomme pas vos adversaires. Pour les choisir : bigshoulders play --load { $file } --bots NOMS
cli-advice = { $bot } a envisagé :
cli-advice-stand-in = { $bot }, qui remplace { $other }, a envisagé :
cli-advice-nobody = Aucun bot n’a pu vous conseiller ici.
cli-advice-none = { $bot } n’explique pas ses coups. Son choix : { $move }
cli-advice-expected = { $money } attendus à la fin
cli-bot-fault = { $name } a rencontré un bug ; un autre bot a joué à sa place. Merci de signaler { $file }.
bot-random = Hasard
bot-apprentice = Apprenti
bot-broker = Courtier
bot-tycoon = Tycoon
bot-magnate = Magnat
bot-greedy = Glouton
bot-solver = Solveur
cli-saved = Partie enregistrée dans { $file }.
cli-loaded =
    { $count ->
        [one] { $file } chargé ({ NUMBER($count) } coup).
       *[other] { $file } chargé ({ NUMBER($count) } coups).
    }
cli-left = La partie est enregistrée dans { $file }. Pour la reprendre : bigshoulders play --load { $file }
cli-winner = remporte la partie
cli-label = { $name } : { $text }
cli-joined = { $first } ; { $rest }
cli-warning = △ { $title }. { $text }
cli-warning-fix = Plutôt : { $move }.
cli-warnings-on = Les mises en garde sont activées.
cli-warnings-off = Les mises en garde sont désactivées. Tapez { "warnings" } pour les réactiver.
cli-and = { $first } et { $rest }
cli-comma = { $first }, { $rest }
cli-undone = { $seat } revient au coup { $target }
cli-replay-finished =
    { $count ->
        [one] { NUMBER($count) } coup ; chaque position correspond au journal. Scores finaux : { $scores }
       *[other] { NUMBER($count) } coups ; chaque position correspond au journal. Scores finaux : { $scores }
    }
cli-replay-unfinished =
    { $count ->
        [one] { NUMBER($count) } coup ; chaque position correspond au journal. La partie n’est pas terminée.
       *[other] { NUMBER($count) } coups ; chaque position correspond au journal. La partie n’est pas terminée.
    }
cli-position-fine = { $file } : cette position est valide.
cli-cards-fine = { $file } : ces cartes sont valides.
cli-simulating = Simulation
cli-simulated = Parties : { $games } ; décisions : { $decisions } en { $seconds } s, soit { $rate } par seconde.
cli-seat = place
cli-quartile-1 = premier quartile
cli-median = médiane
cli-quartile-3 = troisième quartile
cli-fault = ERREUR { $fault }
cli-no-faults = Aucune erreur.
cli-arena = Parties : { NUMBER($games) } sur { NUMBER($asked) }. Intervalles à 95 % entre crochets et après ±.
cli-arena-bot = bot
cli-arena-seats = places
cli-arena-wins = victoires %
cli-arena-money = argent final
cli-arena-rating = classement
cli-arena-times = Millisecondes par décision :
cli-arena-mean = moyenne
cli-arena-p99 = 99 % en
cli-arena-most = la plus longue
cli-arena-faults =
    { $count ->
        [one] { $bot } : { NUMBER($count) } erreur, enregistrée dans { $folder }.
       *[other] { $bot } : { NUMBER($count) } erreurs, enregistrées dans { $folder }.
    }
cli-interval = { $value } [{ $low } ; { $high }]
cli-lab-kept = Résultats enregistrés dans { $file }.
cli-lab-stopped = Arrêté : { NUMBER($games) } parties sur { NUMBER($asked) } sont enregistrées dans { $folder }. Relancez la même commande pour reprendre.
cli-lab-report = Rapport : { $page }. Chiffres : { $document }.
cli-lab-judgement = Jugement écrit dans { $file }. Parties étudiées : { NUMBER($games) }. Le rapport est { $report }.
cli-lab-dataset = Jeu de données écrit dans { $file }. Parties : { NUMBER($games) } ; décisions : { NUMBER($decisions) }.
cli-lab-puzzles = Problèmes enregistrés dans { $file } : { NUMBER($count) }.
cli-lab-puzzles-stopped = Interrompu. Les parties déjà examinées sont enregistrées dans { $folder }. Relancez la même commande pour reprendre.
cli-reviewing = Analyse
cli-review-entry = Entrée
cli-review-player = Joueur
cli-review-played = Coup joué
cli-review-other = Meilleur coup
cli-review-worth = Perte
cli-review-doubt = { $amount } ± { $doubt }
cli-review-none = Aucun meilleur coup ne vaut clairement { $amount } ou plus.
cli-review-summary = { $moves ->
    [one] { $moves } décision parcourue
   *[other] { $moves } décisions parcourues
 }, dont { $examined } examinées de près.
