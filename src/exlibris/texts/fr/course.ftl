### Comment la partie se déroule à table, au-delà des règles : ce qui est repris, et ce qui s'est passé entre-temps.

log-take-back = { $player } reprend { $value ->
    [one] un coup
   *[other] { $value } coups
}.

## Depuis votre dernier tour : une ligne par personne. $cards cite les cartes ou les compte.

since-line = { $player } { $phrases }.
since-next = { $first }, { $next }
since-library = engage { $assistant }
since-place = { $count ->
    [one] place un assistant
   *[other] place { $count } assistants
} { $places }
since-take = prend { $cards }
since-draw = pioche { $cards }
since-shelve = archive { $cards }
since-discard = défausse { $cards }
since-there = { $phrase } { $at }
since-round = La manche { $value } a commencé.
