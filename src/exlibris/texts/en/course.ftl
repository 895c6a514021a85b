### How a game goes at the table, beyond the rules: what is taken back, and what has happened meanwhile.

log-take-back = { $player } takes back { $value ->
    [one] a move
   *[other] { $value } moves
}.

## Since your last turn: one line for each player, made of these phrases. $cards names the cards or counts them.

since-line = { $player } { $phrases }.
since-next = { $first }, { $next }
since-library = takes on { $assistant }
since-place = { $count ->
    [one] places an assistant
   *[other] places { $count } assistants
} { $places }
since-take = takes { $cards }
since-draw = draws { $cards }
since-shelve = shelves { $cards }
since-discard = discards { $cards }
since-there = { $phrase } { $at }
since-round = Round { $value } has begun.
