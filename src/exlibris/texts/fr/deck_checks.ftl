# A deck of one's own: what is wrong in its text.
deck-of-ones-own = On joue avec le paquet personnel de quelqu’un.

deck-problem-size = Trop long : un paquet a au plus { $signs } caractères sur { $lines } lignes.
deck-problem-name = Le paquet doit avoir un nom, et un seul, de 1 à { $most } caractères : « # name: Boîte de Mémé ».
deck-problem-count = Un paquet a de { $least } à { $most } cartes ; celui-ci en a { $found }.
deck-problem-letter = « { $found } » n’est pas une carte : il faut une lettre, ou une lettre et un numéro, comme A3.
deck-problem-scattered = On a déjà vu { $letter } : les cartes d’une lettre se suivent, dans l’ordre de l’alphabet.
deck-problem-number = « { $found } » vient trop tôt ou trop tard : la carte suivante est { $wanted }.
deck-problem-category = « { $found } » n’est pas une catégorie : il faut des noms de catégories séparés par des virgules, ou leurs initiales anglaises, comme msc.
deck-problem-books = Une carte porte de { $least } à { $most } livres ; celle-ci en porte { $found }.
deck-problem-titles = Titres : { $found } ; livres sur la carte : { $wanted }. Donnez un titre à chaque livre, ou n’en donnez aucun.
deck-problem-no-title = Un livre n’a pas de titre : il y a deux tabulations de suite.
deck-problem-signs = « { $title } » contient des caractères qui ne s’impriment pas.
deck-problem-long = « { $title }… » a { $found } caractères ; un titre en a au plus { $most }.
deck-problem-tight = « { $title }… » a { $found } caractères : au-delà de { $most }, un titre tient mal sur le dos d’un livre.
deck-problem-untitled = Cartes sans titres : { $count }. On joue sans titres tant qu’il en manque.
