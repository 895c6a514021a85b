### Le panneau de l'entraîneur à la table, la dernière manche, et l'énigme du jour.

hints-thinking = L’entraîneur réfléchit…
hints-show = Montrer
hints-do = Jouer ce coup
hints-next = Autres bons choix
hints-expected = Points attendus
hints-expected-about = En fin de partie, selon un réseau de neurones entraîné sur de nombreuses parties ; ± indique à quel point cela dépend des cartes que vous ne voyez pas. Les chances de gagner sont sans doute entre les deux bornes.
hints-what-if = Et si je me place ici ?
hints-choose-place = Choisissez un emplacement
hints-always = L’indiquer dans chaque aperçu de placement
hints-total = Total
hints-rival = Meilleur adversaire
hints-library = Bibliothèque publique
hints-win = Chances de gagner
hints-too-few = trop peu d’essais

puzzle-title = L’énigme du jour
puzzle-number = Énigme { $number }
puzzle-ask = Il y a { $choices } choix. Lequel est le meilleur ? Choisissez-le sur la table.
puzzle-best = Oui, c’est le meilleur.
puzzle-rank = Ce choix est le n° { $rank } sur { $choices }.
puzzle-chosen = { $chosen } : { $cost }.
puzzle-better = Le meilleur : { $best }.
puzzle-streak = { $days ->
    [one] Énigme résolue. La série commence.
   *[other] Énigmes résolues : { $days } jours de suite.
}
puzzle-first = Seule la première réponse du jour compte.
puzzle-show = Montrer le meilleur choix
puzzle-copy = Copier le résultat
puzzle-copied = Copié
puzzle-share = Ex Libris, énigme { $number } : pas aujourd’hui.
puzzle-share-solved = Ex Libris, énigme { $number } : résolue, jours de suite : { $days }.
puzzle-less = Masquer
puzzle-more = Afficher

## La fin de la partie

final-title = La dernière manche
final-yours = C’est votre Collection qui la déclenche, avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
final-theirs = Déclenchée par : { $names }.
final-then = Jouez-la jusqu’au bout ; ensuite vient l’inspection.
best-flips-none = Rien à retourner : en l’état, le total est de { $total }.
best-flips-count = { $count ->
    [one] Une carte mérite d’être retournée
   *[other] { $count } cartes méritent d’être retournées
}, soit un total de { $total }, pour autant qu’on puisse en juger.
best-flips-turn = Le mieux : retourner { $cards }, soit un total de { $total }, pour autant qu’on puisse en juger.
best-flips-do = { $count ->
    [one] La retourner
   *[other] Retourner ces { $count } cartes
}
foresee-key = E : points attendus

## Une nouvelle manche

round-begins = { $round }. Place en premier : { $name }. Nouveau dans la Cité : { $tiles }.
round-fullest = Collection la plus pleine : { $cards } cartes sur { $goal }.
