### Jak hra u stolu plyne mimo pravidla: co se bere zpět a co se mezitím stalo.

log-take-back = { $player } bere zpět { $value ->
    [one] tah
    [few] { $value } tahy
    [many] { $value } tahu
   *[other] { $value } tahů
}.

## Od vašeho posledního tahu: jeden řádek na osobu. $cards karty vyjmenuje, nebo je spočítá (4. pád).

since-line = { $player } { $phrases }.
since-next = { $first }, { $next }
since-library = najímá { $assistant }
since-place = { $count ->
    [one] umisťuje pomocníka
    [few] umisťuje { $count } pomocníky
    [many] umisťuje { $count } pomocníka
   *[other] umisťuje { $count } pomocníků
} { $places }
since-take = bere { $cards }
since-draw = dobírá si { $cards }
since-shelve = zařazuje { $cards }
since-discard = odhazuje { $cards }
since-there = { $phrase } { $at }
since-round = Začalo { $value }. kolo.
