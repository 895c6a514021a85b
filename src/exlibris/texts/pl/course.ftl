### Jak gra toczy się przy stole, poza zasadami: co zostaje cofnięte i co działo się w międzyczasie.

log-take-back = { $player } cofa { $value ->
    [one] ruch
    [few] { $value } ruchy
    [many] { $value } ruchów
   *[other] { $value } ruchu
}.

## Od twojej ostatniej tury: po jednym wierszu na osobę. $cards wymienia karty albo je liczy (w bierniku).

since-line = { $player } { $phrases }.
since-next = { $first }, { $next }
since-library = zatrudnia { $assistant }
since-place = umieszcza { $count ->
    [one] pomocnika
    [few] { $count } pomocników
    [many] { $count } pomocników
   *[other] { $count } pomocnika
} { $places }
since-take = bierze { $cards }
since-draw = dobiera { $cards }
since-shelve = ustawia { $cards }
since-discard = odrzuca { $cards }
since-there = { $phrase } { $at }
since-round = Zaczęła się runda { $value }.
