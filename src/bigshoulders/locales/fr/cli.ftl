### La ligne de commande.

edition-new = Chicago 1875
edition-first = City of the Big Shoulders (première édition)
mode-basic = Jeu de base
mode-advanced = Mode avancé

board-players = Joueurs
board-cash = argent
board-worth = fortune
board-certificates = certificats
board-partners = associés
board-initiative = initiative
board-priority = Première transaction
board-you = vous
board-shares = Parts en % (D président, P prioritaire)
board-value = valeur des parts
board-companies = Sociétés dans l'ordre d'exploitation ([w ouvrier, # automatisé, _ libre, M manager] ; L bétail, S acier, W bois, C charbon)
board-director = président
board-appeal = attract.
board-treasury = patrimoine
board-factories = usines
board-price = prix
board-resources = ressources
board-goods = march.
board-assets = Atouts capitaux
board-effect = par décennie
board-bonus = bonus immédiat
board-demand = Demande
board-supply = Offre
board-bag = sac
board-spaces = Cases d'actions (× associé)
board-goals = Objectifs publics
board-charters = Sociétés à fonder (manager : A attractivité, R ressources, G marchandises, # automatisation)
board-industry = type
board-manager = managers
board-slots = empl.
board-house-values = * valeurs maison : les valeurs imprimées de ce plateau Société ne figurent dans aucun livret de règles
board-hand = Vos bâtiments

cli-name = Ada
cli-player = Joueur { $number }
cli-welcome = Bienvenue. Tapez le numéro d'un coup, ou : why MOTS, hint, { "why?" }, undo, board, charters, save FICHIER, load FICHIER, quit.
cli-help = Tapez un numéro de 1 à { NUMBER($count) }, ou : why MOTS (pourquoi un coup est impossible), hint (ce que ferait un adversaire), { "why?" } (pourquoi il a joué ainsi), undo, board, charters, save FICHIER, load FICHIER, quit.
cli-undo-done = Coup annulé.
cli-why-unknown = Dites ce que vous voudriez faire, par exemple : why acheter swift prioritaire
cli-why-legal = { $move } : c'est possible.
cli-why-nobody = Aucun adversaire n'a encore rien fait ici que vous ayez pu voir.
cli-why-nothing = { $name } n'a encore rien fait ici que vous ayez pu voir.
cli-why-other = { $bot } réfléchit à nouveau quand on l'interroge, et choisirait à présent : { $move }
cli-opponent = { $name } joue en tant que { $bot }.
cli-opponents-unknown = { $file } ne dit pas qui étaient vos adversaires ; pour en choisir d'autres : bigshoulders play --load { $file } --bots NOMS
cli-advice = { $bot } a pesé :
cli-advice-stand-in = { $bot } remplace { $other } et a pesé :
cli-advice-nobody = Rien n'a pu être pesé ici.
cli-advice-none = { $bot } ne donne pas de raisons. Son choix : { $move }
cli-advice-expected = { $money } attendus à la fin
cli-bot-fault = { $name } a rencontré une erreur de notre part et a été aidé ; merci de signaler { $file }.
bot-random = Hasard
bot-apprentice = Apprenti
bot-broker = Courtier
bot-tycoon = Magnat
bot-greedy = Gourmand
bot-solver = Solveur
cli-saved = Enregistré dans { $file }.
cli-loaded =
    { $count ->
        [one] { $file } est chargé ({ NUMBER($count) } coup).
       *[other] { $file } est chargé ({ NUMBER($count) } coups).
    }
cli-left = La partie est conservée dans { $file }. Pour la reprendre : bigshoulders play --load { $file }
cli-winner = remporte la partie
cli-label = { $name } : { $text }
cli-joined = { $first } ; { $rest }
cli-undone = { $seat } revient au coup { $target }
cli-replay-finished =
    { $count ->
        [one] { NUMBER($count) } coup, chaque position conforme au journal. Scores finaux : { $scores }
       *[other] { NUMBER($count) } coups, chaque position conforme au journal. Scores finaux : { $scores }
    }
cli-replay-unfinished =
    { $count ->
        [one] { NUMBER($count) } coup, chaque position conforme au journal. La partie n'est pas terminée.
       *[other] { NUMBER($count) } coups, chaque position conforme au journal. La partie n'est pas terminée.
    }
cli-position-fine = { $file } : on peut jouer cette position.
cli-cards-fine = { $file } : on peut jouer avec ces cartes.
cli-simulating = Simulation
cli-simulated = Parties : { $games } ; décisions : { $decisions } en { $seconds } s, soit { $rate } par seconde.
cli-seat = place
cli-quartile-1 = premier quartile
cli-median = médiane
cli-quartile-3 = troisième quartile
cli-fault = ERREUR { $fault }
cli-no-faults = Aucune erreur.
cli-arena = Parties : { NUMBER($games) } sur { NUMBER($asked) }. Entre crochets et après ± : intervalles à 95%.
cli-arena-bot = joueur
cli-arena-seats = places
cli-arena-wins = victoires %
cli-arena-money = argent final
cli-arena-rating = classement
cli-arena-times = Millisecondes par décision :
cli-arena-mean = moyenne
cli-arena-p99 = 99% en
cli-arena-most = la plus longue
cli-arena-faults = { $bot } : { NUMBER($count) } erreurs, conservées dans { $folder }.
cli-interval = { $value } [{ $low } ; { $high }]
cli-lab-kept = Résultats gardés dans { $file }.
cli-lab-stopped = Arrêté : { NUMBER($games) } parties sur { NUMBER($asked) } sont gardées dans { $folder }. La même commande continue à partir de là.
cli-lab-report = Le rapport est { $page }, ses chiffres sont { $document }.
cli-lab-dataset = { NUMBER($games) } parties et { NUMBER($decisions) } décisions écrites dans { $file }.
