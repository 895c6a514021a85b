### Comment la partie s'est terminée, et qui gagne.

result-ended-shelf = La dernière manche est venue parce qu'une Collection était assez remplie.
result-ended-round_limit = La dernière manche est venue parce que la Cité ne voulait plus attendre : la limite de manches était atteinte.

result-ended-rounds = La cinquième manche était la dernière.

result-solo-won = { $winners } obtient le diplôme : { $total } points contre { $library } pour la Bibliothèque publique.
result-solo-lost =
    Pas de diplôme : { $total } points pour { $player }, { $library } pour la Bibliothèque publique. Elle collectionne
    depuis plus longtemps.

result-won-total = { $winners } gagne avec { $total } points.
result-won-books = { $winners } gagne : { $total } points en tête à égalité, mais avec plus de livres dans la Collection.
result-won-hand = { $winners } gagne : égalité de points et de livres, mais avec moins de cartes en main.
result-won-banned = { $winners } gagne : égalité de points, de livres et de main, mais avec moins de Livres Bannis.
result-won-shared = { $last_tie_breaker ->
    [shared] { $winners } partagent la victoire avec { $total } points.
   *[no_race]
        { $winners } partagent la victoire avec { $total } points. Le départage imprimé est une course de lecture qu'aucun
        logiciel ne peut arbitrer : réglez cela à la maison, avec un livre.
}
