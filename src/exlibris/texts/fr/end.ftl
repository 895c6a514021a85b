### La fin de la partie

winner = { $count ->
    [1] { $names } gagne
   *[other] { $names } se partagent la victoire
}
solo-won = { $name } éclipse la Bibliothèque publique
solo-lost = La Bibliothèque publique garde le diplôme
inspection-title = Inspection des bibliothèques
inspection-title-solo = Privée contre publique
form-help = Touchez un nombre pour voir d’où il vient.
line-total = Total
explain-b1 = { $stability ->
    [0] aucun rectangle plein, haut et large d’au moins deux cartes, ne touche la rangée du bas
   *[other] le plus grand rectangle plein qui touche la rangée du bas, haut et large d’au moins deux cartes, en contient { $stability }
}{ $entombed ->
    [0] {""}
    [one] , et { $entombed } carte enterrée ajoute 2
   *[other] , et { $entombed } cartes enterrées ajoutent 2 chacune
}. Cela fait { $value }.
explain-b2 = { $category } : { $count }. Décompte : { $counts }. Les récompenses sont 15, 9 et 4 ; à égalité, on partage, en arrondissant au supérieur. Cela fait { $value }.
explain-b2-solo = { $category } : { $count } contre { $other }. Qui en a le plus reçoit 15 points ; à égalité, c’est la Bibliothèque publique. Cela fait { $value }.
explain-b3 = { $category } dans la Collection : { $count }, un point de moins par livre. Cela fait { $value }.
explain-b4 = la catégorie non bannie la plus faible est « { $category } » avec { $count }, trois points par livre. Cela fait { $value }.
explain-b5 = la spécialité secrète était « { $category } » : { $count } dans la Collection, deux points par livre. Cela fait { $value }.
explain-total-solo = { $sum } fait { $value }. À égalité, la Bibliothèque publique gagne.
explain-total = { $sum } fait { $value }. Pour départager : livres dans la Collection, { $books } ; cartes en main, { $hand }.
tallies-title = Les livres admis
books-total = Livres
final-shelves = Les Collections après l’inspection
course-title = Le cours de la partie
flipped-cards = { $count ->
    [one] Retournée :
   *[other] Retournées ({ $count }) :
}
turned-cards = { $count ->
    [one] Retournée par l’inspection :
   *[other] Retournées par l’inspection ({ $count }) :
}
hindsight-better = En retournant { $cards }, on aurait eu { $best } points au lieu de { $total }.
hindsight-open = Sans retourner aucune carte, on aurait eu { $best } points au lieu de { $total }.
hindsight-best = Impossible de dépasser { $total } en retournant d’autres cartes.
flipped-none = Aucune carte n’a dû être retournée.
open-review = Analyser la partie
play-level = Jouer au niveau { $level }
share-slip = Partager une fiche de prêt
share-picture = Partager une image
share-picture-failed = Ce navigateur n’a pas pu dessiner l’image.
lead-table = À cette table : { $headline }
share-result = Envoyer votre résultat à { $name }
share-saved = L’image est dans vos téléchargements : { $name }
share-picture-copy = Copier l’image
share-text-copy = Copier le texte
share-send = Envoyer le texte…
play-post = Publier le résultat
play-post-about = BG Stats reçoit le résultat par un lien : noms, points et rôles n’y partent que quand vous l’ouvrez.
play-bg-stats = Envoyer à BG Stats
play-as-text = En texte, pour une partie sur BoardGameGeek :
play-copy = Copier le texte
inspector-again = Revoir l’inspection
look-at-table = Voir la table
