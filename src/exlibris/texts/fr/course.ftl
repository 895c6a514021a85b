### Comment la partie se déroule à table, au-delà des règles : ce qui est annulé, et ce qui s'est passé entre-temps.

log-take-back = { $player } annule { $value ->
    [one] un coup
   *[other] { $value } coups
}.
log-seats-drawn = L’ordre des places a été tiré au sort : { $players }.
log-seat-left = { $player } s’en va ; un ordinateur joue à sa place.
log-seat-replaced = { $player } a quitté la table ; un ordinateur joue à sa place.
log-seat-expired = { $player } n’a plus de temps ; un ordinateur joue à sa place.
log-seat-stalled = { $player } réfléchit depuis un quart d’heure ; un ordinateur joue à sa place.
log-seat-substituted = Un autre ordinateur joue à la place de { $player }.
log-seat-back = { $player } est de retour.
log-seat-resigned = { $player } abandonne.
log-seat-timed-out = { $player } n’a plus de temps et perd ; un ordinateur joue à sa place.
log-end-proposed = { $player } propose d’arrêter la partie.
log-end-refused = { $player } veut continuer.
log-end-agreed = Tout le monde accepte d’arrêter la partie.
log-end-host = L’hôte arrête la partie.
log-end-stalled = { $player } réfléchit depuis un quart d’heure ; la partie est arrêtée.

## Pourquoi la partie s'est arrêtée avant que les règles le veuillent.

ended-resigned = { $player } abandonne.
ended-time = { $player } n’a plus de temps.
ended-agreed = La partie s’arrête d’un commun accord : personne ne gagne.
ended-host = L’hôte a arrêté la partie : personne ne gagne.
ended-stalled = { $player } réfléchissait depuis un quart d’heure et la partie a été arrêtée : personne ne gagne.
ended-winner = Victoire : { $player }.

## Depuis votre dernier tour : une ligne par personne. $cards cite les cartes ou les compte.

since-line = { $player } { $phrases }.
since-next = { $first }, { $next }
since-library = engage { $assistant }
since-place = { $count ->
    [one] place un assistant
   *[other] place { $count } assistants
} { $places }
since-name = énonce la catégorie « { $category } »
since-reveal = révèle { $cards }
since-win = gagne avec « { $category } » : { $cards }
since-take = prend { $cards }
since-draw = pioche { $cards }
since-shelve = archive { $cards }
since-entomb = enterre { $card } sous { $card2 }
since-swap = échange { $card } de la Collection contre { $card2 }
since-exchange = échange { $card } et { $card2 } dans la Collection
since-give = donne { $cards } à { $other }
since-discard = défausse { $cards }
since-there = { $phrase } { $at }
since-round = La manche { $value } a commencé.
