### Przebieg gry poza zasadami: co zostało cofnięte i co się wydarzyło w międzyczasie.

log-take-back = { $player } cofa { $value ->
    [one] ruch
    [few] { $value } ruchy
   *[many] { $value } ruchów
}.

## Od twojej ostatniej tury: jeden wiersz na osobę, złożony z tych czynności. $cards wymienia karty albo je liczy.

since-line = { $player } { $deeds }.
since-next = { $first }, { $next }
since-library = zatrudnia { $assistant }
since-place = { $count ->
    [one] umieszcza pomocnika
   *[other] umieszcza { $count } pomocników
} { $places }
since-take = bierze { $cards }
since-draw = dobiera { $cards }
since-shelve = ustawia na półce { $cards }
since-discard = odrzuca { $cards }
since-round = Zaczęła się runda { $value }.
