### Le livret de règles.

rules-chapter = Chapitre { NUMBER($number) }
rules-chapters = Chapitres
rules-contents = Sommaire
rules-minutes = { NUMBER($minutes) } min
rules-left =
    { $minutes ->
        [one] reste { NUMBER($left) } minute sur 1
       *[other] reste { NUMBER($left) } min sur { NUMBER($minutes) }
    }
rules-bar = Barre du chapitre
rules-next = Chapitre suivant
rules-search = Chercher dans les règles
rules-place = { $chapter } · { $section }
rules-found =
    { $count ->
        [one] Un passage · Entrée l’ouvre
       *[other] { NUMBER($shown) } passages sur { NUMBER($count) } · Entrée ouvre, les flèches choisissent
    }
rules-more = Tout afficher
rules-nothing = Rien pour « { $wanted } ». Essayez un seul mot, comme charbon, dividende ou associé, ou cherchez dans le texte complet.
rules-text = Ce que dit le texte
rules-first-edition = Première édition
rules-try = À vous de jouer
rules-try-open = Ouvrir cette position à une table
rules-example = Exemple
rules-advice = Pour votre première partie
rules-questions = Trois questions
rules-edition = Édition
rules-edition-note = Ces pages suivent l’édition que vous jouez.
rules-edition-new = Nouvelle édition
rules-edition-first = Première
rules-open-law = Texte complet
rules-open-aid = Feuille à imprimer
rules-aid-print = Imprimer cette feuille
rules-beside = Règles à côté de la table
rules-whole = Ouvrir en pleine page

# The numbered text
rules-law = Texte complet des règles
rules-book = Livret de règles
rules-english = Le texte complet est en anglais.
rules-no-rule = Aucune règle ne contient « { $wanted } ».
