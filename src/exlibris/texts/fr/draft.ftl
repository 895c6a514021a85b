### Le choix des bibliothèques et des assistants spéciaux avant la première manche.

draft-offer = Choisissez votre bibliothèque
draft-offer-assistant = Choisissez votre assistant spécial
draft-chosen-assistant = Votre assistant spécial
draft-remove = Retirez-en une de la partie
draft-wait = Votre choix, quand viendra votre tour
draft-watched = { $name } choisit parmi celles-ci
draft-watched-pool = Encore libres
draft-watched-chosen = { $name } a choisi
draft-chosen = Votre bibliothèque
draft-lots = Tirage au sort : { $name } a le jeton Premier joueur et choisit en dernier.
draft-town-soon = Quand tout le monde aura choisi, on révélera les Livres Populaires et les Livres Bannis, on distribuera les cartes et la Cité ouvrira.
