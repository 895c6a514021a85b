### Les formulaires d'inspection, dans le terminal et sur papier.

form-title-multiplayer = Formulaire des Bibliothèques à Inspecter (F.B.I.)
form-title-solo = Formulaire de Concours Officiel de Bibliothécaire
form-facts = Livres Populaires : { $prominent }. Livres Bannis : { $banned }.
form-label = { $label } :
form-round = Manche { $round }
form-public-library = Bibliothèque publique
form-seat = Place { $number }
form-imprint = Ex Libris · Formulaire { $number } · Non officiel. Prière d’écrire lisiblement.
form-online = Ex Libris, à l’écran
form-signature = Pour l’inspection, à l’encre

form-line-turned = Retournées par l’inspection
form-none = aucune
form-unknown = –
form-note-prominent = Populaires
form-note-banned = Bannis
form-note-focus = spéc.

form-line-b1 = Stabilité des étagères
form-line-b2 = Livres Populaires
form-line-b3 = Livres Bannis
form-line-b4 = Diversité des catégories
form-line-b5 = Spécialité
form-line-total = Total
form-line-books = Livres dans la Collection
form-line-hand = Cartes en main
form-line-rank = Rang
form-course = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}.

form-work-b1 = { $stability ->
    [0] pas de rectangle
   *[other] rectangle de { $stability }
}
form-work-b1-entombed = { form-work-b1 }, { $entombed } pour les enterrées
form-work-b1-tallied = déjà compté
form-work-b2 = { $books ->
    [one] { $books } livre
   *[other] { $books } livres
} : { form-place }
form-work-b2-shared = { $books ->
    [one] { $books } livre
   *[other] { $books } livres
} : { form-place } à égalité, { $pot } / { $tied }
form-work-b2-solo = { $own ->
    [one] { $own } livre
   *[other] { $own } livres
} contre { $other }
form-work-b3 = { $books ->
    [one] { $books } livre
   *[other] { $books } livres
}
form-work-b4 = 3 × { $books } ({ $category })
form-work-b5 = 2 × { $books } ({ $category })
form-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}

form-solo-won = { $name } gagne par { $own } points à { $other }. La Bibliothèque publique présente ses félicitations, du bout des lèvres.
form-solo-lost = La Bibliothèque publique gagne par { $other } points à { $own }.
form-solo-tied = { $own } points partout : à égalité, la Bibliothèque publique gagne.
form-best = { $name } : { $best } points au lieu de { $total } en retournant { $cards }.
form-best-none = { $name } : rien à retourner qui rapporte plus de { $total }.
