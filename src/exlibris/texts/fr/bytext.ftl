### La table en texte, pour les lecteurs d’écran et les plages braille.
### Les mots des commandes se tapent : des barres séparent plusieurs façons de les écrire. Les mots anglais valent dans toutes les langues.

bytext-title = La table en texte
bytext-close = Afficher la table en image
bytext-asked = À vous de jouer
bytext-now = En ce moment
bytext-command = Coup ou commande
bytext-enter = Valider
bytext-hint = Par exemple « lieu 14 » ou « collection » ; « aide » affiche toute la liste.
bytext-said = Réponses et nouvelles
bytext-moves = Coups possibles
bytext-move = { $name } : { $text }

## La table

bytext-players = Joueurs
bytext-state = État de la partie
bytext-fact = { $name } : { $value }
bytext-list = { $before } ; { $after }
bytext-discard-top = Sur la défausse : { $card }
bytext-deck-known = Dans la pioche : { $card }, numéro { $place } à partir du dessus
bytext-face-down = { $count ->
    [one] une carte cachée
    [many] { $count } cartes cachées
   *[other] { $count } cartes cachées
}
bytext-no-cards = Aucune carte.
bytext-free = libre
bytext-row = Rangée { $row } : { $cards }
bytext-gap = vide
bytext-card-down = { $card } face cachée
bytext-card-wrong = { $card } (serait retournée)
bytext-card-better = { $card } (à retourner de préférence)
bytext-card-below = { $card } sur { $below }
bytext-card-unknown = une carte face cachée
bytext-books = Livres visibles : { $books }
bytext-book = { $category } : « { $title } »
bytext-result = Résultat

## Réponses

bytext-help = Tapez un coup tel qu’il figure dans la liste, par exemple « place 14.1 », « shelve M3 », « right of A2 » ou « done ». On peut omettre le premier mot. Plusieurs coups se séparent par des points-virgules.
bytext-unknown = « { $typed } » n’est ni une commande ni un coup possible en ce moment. « aide » liste les commandes, « coups » les coups.
bytext-several = Cela peut désigner plusieurs coups : { $names }.
bytext-possible = C’est possible maintenant : { $text }.
bytext-nothing-asked = Rien ne vous est demandé en ce moment.
bytext-other-asked = Ce n’est pas la question posée. { $question }
bytext-not-legal = Ce n’est pas un des coups possibles. « coups » les énumère.
bytext-no-tile = La Cité n’a pas de lieu numéro { $typed }.
bytext-no-player = Personne ici ne s’appelle « { $typed } ».
bytext-no-card = Il n’y a pas de carte « { $typed } ».
bytext-no-assistant = Sans assistant spécial : { $name }.
bytext-taken-back = Coup annulé.
bytext-confirm = Tapez « oui » pour le faire.

## Commandes : les mots, et ce qu’ils font

bytext-word-help = aide
bytext-about-help = cette liste
bytext-word-question = question
bytext-about-question = ce qui vous est demandé
bytext-word-moves = coups
bytext-about-moves = les coups possibles
bytext-word-why = pourquoi pas | pourquoi
bytext-about-why = pourquoi un coup est impossible, par exemple « pourquoi pas 14.2 »
bytext-word-do = coup
bytext-about-do = jouer un coup dont le nom pourrait aussi être une commande
bytext-word-yes = oui
bytext-about-yes = confirmer un coup que l’on ne pourra pas annuler
bytext-word-undo = annuler
bytext-about-undo = annuler votre dernier coup
bytext-word-pass = passer
bytext-about-pass = passer l’appareil à la personne suivante
bytext-word-state = état
bytext-about-state = manche, phase, catégories, pioche et défausse
bytext-word-town = cité
bytext-about-town = tous les lieux, avec leurs emplacements et leurs cartes
bytext-word-tile = lieu
bytext-about-tile = un lieu et ce qu’il fait, par exemple « lieu 14 »
bytext-word-players = joueurs
bytext-about-players = les assistants, les mains et les Collections de tout le monde
bytext-word-shelf = collection
bytext-about-shelf = votre Collection ou une autre, par exemple « collection Rita »
bytext-word-hand = main
bytext-about-hand = vos cartes
bytext-word-card = carte
bytext-about-card = les livres d’une carte, par exemple « carte M3 »
bytext-word-assistant = assistant
bytext-about-assistant = ce que fait votre assistant spécial ou un autre, par exemple « assistant Rita »
bytext-word-form = formulaire
bytext-about-form = vos points à ce stade ou ceux d’une autre personne, par exemple « formulaire Rita »
bytext-word-log = journal
bytext-about-log = les dernières lignes du journal, par exemple « journal 20 »
bytext-word-board = image
bytext-about-board = afficher la table en image
