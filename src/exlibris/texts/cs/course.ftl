### Průběh hry mimo pravidla: co se vzalo zpět a co se mezitím stalo.

log-take-back = { $player } bere zpět { $value ->
    [one] tah
    [few] { $value } tahy
    [many] { $value } tahu
   *[other] { $value } tahů
}.

## Od vašeho posledního tahu: jeden řádek za každého, složený z těchto činů. $cards karty vyjmenuje, nebo je spočítá.

since-line = { $player } { $deeds }.
since-next = { $first }, { $next }
since-library = najímá { $assistant }
since-place = { $count ->
    [one] umisťuje pomocníka
    [few] umisťuje { $count } pomocníky
    [many] umisťuje { $count } pomocníka
   *[other] umisťuje { $count } pomocníků
} { $places }
since-take = bere si { $cards }
since-draw = dobírá si { $cards }
since-shelve = zařazuje { $cards }
since-discard = odhazuje { $cards }
since-round = Začalo { $value }. kolo.
