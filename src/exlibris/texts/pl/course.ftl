### Jak gra toczy się przy stole, poza zasadami: co zostaje cofnięte i co działo się w międzyczasie.

log-take-back = { $player } cofa { $value ->
    [one] ruch
    [few] { $value } ruchy
    [many] { $value } ruchów
   *[other] { $value } ruchu
}.
log-seats-drawn = Wylosowano kolejność miejsc przy stole: { $players }.
log-seat-left = { $player } odchodzi; dalej gra komputer.
log-seat-replaced = { $player } jest z dala od stołu; dalej gra komputer.
log-seat-expired = Skończył się czas: { $player }; dalej gra komputer.
log-seat-stalled = { $player } zastanawia się już od kwadransa; dalej gra komputer.
log-seat-substituted = { $player }: dalej gra inny komputer.
log-seat-back = { $player } wraca.
log-seat-resigned = { $player } poddaje partię.
log-seat-timed-out = { $player } nie ma już czasu i przegrywa; dalej gra komputer.
log-end-proposed = { $player } proponuje zakończenie gry.
log-end-refused = { $player } chce grać dalej.
log-end-agreed = Wszyscy zgadzają się na zakończenie gry.
log-end-host = Gospodarz stołu kończy grę.
log-end-stalled = { $player } zastanawia się już od kwadransa; gra zostaje przerwana.

## Dlaczego gra skończyła się wcześniej, niż każą zasady.

ended-resigned = { $player } poddaje partię.
ended-time = { $player } nie ma już czasu.
ended-agreed = Gra zakończona za zgodą wszystkich: nikt nie wygrywa.
ended-host = Gospodarz stołu zakończył grę: nikt nie wygrywa.
ended-stalled = Gra przerwana po kwadransie czekania na decyzję ({ $player }): nikt nie wygrywa.
ended-winner = Wygrywa { $player }.

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
since-name = podaje katalog „{ $category }”
since-reveal = odkrywa { $cards }
since-win = wygrywa katalogiem „{ $category }”: { $cards }
since-take = bierze { $cards }
since-draw = dobiera { $cards }
since-shelve = ustawia { $cards }
since-entomb = balsamuje { $card } pod { $card2 }
since-swap = zamienia { $card } z półki na { $card2 }
since-exchange = zamienia miejscami { $card } i { $card2 } na półce
since-give = oddaje { $cards } (dostaje { $other })
since-discard = odrzuca { $cards }
since-there = { $phrase } { $at }
since-round = Zaczęła się runda { $value }.
