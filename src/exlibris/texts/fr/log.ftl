### Ce qui s'est passé, une phrase à la fois. $cards cite les cartes, ou les compte pour qui ne peut les connaître.
### $player l'a fait ; $other est l'autre personne ; $at dit où ; $assistant est l'assistant concerné.

## Les cartes

log-reshuffle = { $value ->
    [one] La pioche n’a pas assez de cartes : l’unique carte de la défausse passe dessous.
   *[other] La pioche n’a pas assez de cartes : les { $value } cartes de la défausse sont mélangées et passent dessous.
}
log-draw = { $player } pioche { $cards }.
log-take = { $player } prend { $cards } { $at }.
log-pass = { $player } donne { $cards } à { $other }.
log-discard = { $player } défausse { $cards }.
log-discard-shelf = { $player } défausse { $cards } de sa Collection.
log-discard-deck = { $player } défausse { $cards } de la pioche.
log-shelve = { $player } archive { $cards }.
log-shift = { $player } décale { $cards } d’une case { $key ->
    [up] vers le haut
    [down] vers le bas
    [left] vers la gauche
   *[right] vers la droite
}.

## Les assistants en route

log-return = { $player } récupère { $assistant }, qui était { $at }.

## Les lieux

log-lay = { $player } laisse { $cards } { $at }.
log-name = { $player } énonce une catégorie { $at } : { $category }.
log-reveal = { $player } révèle { $at } : { $cards }.
log-look-deck = { $player } regarde le dessus de la pioche : { $cards }.
log-deck-bottom = { $player } met la première carte sous la pioche : { $cards }.

## Le cours de la partie

log-first-drawn = Personne ne sait qui a acheté un livre en dernier : on tire au sort. Le jeton Premier joueur revient à { $player }.
log-library = { $special_assistants ->
    [with_library] { $player } s’installe dans « { $library } », avec { $assistant }.
   *[other] { $player } engage { $assistant }.
}
log-prominent = La carte des Livres Populaires est révélée : { $category }.
log-banned = La carte des Livres Bannis est révélée : { $category }.
# $value is 255 for those who may not know it.
log-focus = { $value ->
    [255] { $player } reçoit une spécialité, face cachée.
   *[other] { $player } reçoit une spécialité : { $category }.
}
log-hand = { $player } reçoit en main { $cards }.
log-library-sealed = La Bibliothèque publique reçoit une spécialité, face cachée, et { $value ->
    [one] { $value } indice.
   *[other] { $value } indices.
}
log-round = La manche { $value } commence ; { $player } ouvre le jeu.
log-tile = Ouverture pour cette manche : { $tile }.
log-place = { $place ->
    [auction_house] { $player } place { $assistant } { $at } et mise { $number }.
   *[other] { $player } place { $assistant } { $at }.
}
log-resolve = Résolution { $at }.
log-clear = { $count ->
    [0] Rien n’est défaussé { $at }.
   *[other] Défausse { $at } : { $cards }.
}
log-permanent = Lieu permanent désormais : { $tile }.
log-library-removed = { $player } renvoie « { $library } » dans la boîte.
log-library-gets = La Bibliothèque publique reçoit de la pioche : { $cards }.
log-clue = Un indice : la spécialité de la Bibliothèque publique n’est pas « { $category } ».
log-library-focus = La spécialité de la Bibliothèque publique est révélée : { $category }.
log-library-open = La Bibliothèque publique est étalée et comptée : { $value ->
    [one] { $value } carte.
   *[other] { $value } cartes.
}
log-eliminate = { $player } ferme pour de bon : { $tile }.
log-final-round = { $key ->
    [round_limit] La prochaine manche est la dernière : la Cité a fixé une limite.
   *[shelf] La prochaine manche est la dernière : une Collection compte { $value ->
        [one] { $value } carte.
       *[other] { $value } cartes.
    }
}
log-flip = { $player } retourne { $cards }.
log-inspection = L’inspection est en cours : les cartes mal classées sont retournées.
