### Comment la partie s'est terminée, et qui gagne.

result-ended-shelf = Une Collection assez remplie a déclenché la dernière manche.
result-ended-round_limit = La Cité ne voulait plus attendre : la limite de manches a déclenché la dernière.

result-ended-rounds = La cinquième manche était la dernière.

result-solo-won = { $winners } obtient le diplôme : { $total } contre { $library } pour la Bibliothèque publique.
result-solo-lost =
    Pas de diplôme : { $total } pour { $player }, { $library } pour la Bibliothèque publique. Elle collectionne depuis
    plus longtemps.

result-won-total = { $winners } gagne avec un total de { $total }.
result-won-books = { $winners } gagne : à égalité de points ({ $total }), mais avec plus de livres dans la Collection.
result-won-hand = { $winners } gagne : à égalité de points et de livres, mais avec moins de cartes en main.
result-won-banned = { $winners } gagne : à égalité de points, de livres et de cartes en main, mais avec moins de Livres Bannis.
result-won-shared = { $last_tie_breaker ->
    [shared] { $winners } se partagent la victoire avec un total de { $total }, à égalité aussi de livres, de cartes en main et de Livres Bannis.
   *[no_race]
        { $winners } se partagent la victoire avec un total de { $total }, à égalité aussi de livres, de cartes en main
        et de Livres Bannis. Le livret départage par une course de lecture, qu’aucun logiciel ne peut arbitrer : réglez cela à la maison, avec un livre.
}
