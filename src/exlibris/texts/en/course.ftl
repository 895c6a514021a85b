### The course of a game at the table, beyond the rules: moves taken back, and what happened in the meantime.

log-take-back = { $player } takes back { $value ->
    [one] a move
   *[other] { $value } moves
}.
log-seats-drawn = The seats have been drawn, in turn order: { $players }.
log-seat-left = { $player } leaves; a computer takes over.
log-seat-replaced = { $player } is away; a computer takes over.
log-seat-expired = { $player } has run out of time; a computer takes over.
log-seat-stalled = { $player } has spent fifteen minutes on one decision; a computer takes over.
log-seat-substituted = Another computer takes over for { $player }.
log-seat-back = { $player } is back.
log-seat-resigned = { $player } resigns.
log-seat-timed-out = { $player } has run out of time and loses; a computer takes over.
log-end-proposed = { $player } proposes ending the game.
log-end-refused = { $player } wants to keep playing.
log-end-agreed = Everyone has agreed to end the game.
log-end-host = The host ends the game.
log-end-stalled = { $player } has spent fifteen minutes on one decision; the game is called off.

## Why people ended a game before the rules did.

ended-resigned = { $player } resigns.
ended-time = { $player } has run out of time.
ended-agreed = The players have agreed to end the game: no one wins.
ended-host = The host has ended the game: no one wins.
ended-stalled = { $player } spent fifteen minutes on one decision, so the game was called off: no one wins.
ended-winner = { $player } wins.

## Since your last turn: one line for each player, made of these phrases. $cards names the cards or counts them.

since-line = { $player } { $phrases }.
since-next = { $first }, { $next }
since-library = takes on { $assistant }
since-place = { $count ->
    [one] places an assistant
   *[other] places { $count } assistants
} { $places }
since-name = names { $category }
since-reveal = reveals { $cards }
since-win = wins with { $category }: { $cards }
since-take = takes { $cards }
since-draw = draws { $cards }
since-shelve = shelves { $cards }
since-entomb = entombs { $card } under { $card2 }
since-swap = swaps { $card } on the shelf for { $card2 }
since-exchange = swaps { $card } and { $card2 } on the shelf
since-give = gives { $cards } to { $other }
since-discard = discards { $cards }
since-there = { $phrase } { $at }
since-round = Round { $value } has begun.
