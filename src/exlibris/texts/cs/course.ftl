### Jak hra u stolu plyne mimo pravidla: co se bere zpět a co se mezitím stalo.

log-take-back = { $player } bere zpět { $value ->
    [one] tah
    [few] { $value } tahy
    [many] { $value } tahu
   *[other] { $value } tahů
}.
log-seats-drawn = Pořadí u stolu je vylosováno: { $players }.
log-seat-left = { $player } odchází; dál hraje počítač.
log-seat-replaced = { $player } je pryč; dál hraje počítač.
log-seat-expired = { $player }: čas vypršel; dál hraje počítač.
log-seat-stalled = { $player } se už čtvrt hodiny rozmýšlí; dál hraje počítač.
log-seat-substituted = Dál hraje jiný počítač: { $player }.
log-seat-back = { $player } je zpět.
log-seat-resigned = { $player } hru vzdává.
log-seat-timed-out = { $player }: čas vypršel, hra je prohraná; dál hraje počítač.
log-end-proposed = { $player } navrhuje hru ukončit.
log-end-refused = { $player } chce hrát dál.
log-end-agreed = Všichni souhlasí, že hra skončí.
log-end-host = Hostitel hru ukončuje.
log-end-stalled = { $player } se už čtvrt hodiny rozmýšlí; hra se ruší.

## Proč hra skončila dřív, než velí pravidla.

ended-resigned = { $player } hru vzdává.
ended-time = { $player }: čas vypršel.
ended-agreed = Hra skončila po dohodě: nikdo nevítězí.
ended-host = Hostitel hru ukončuje: nikdo nevítězí.
ended-stalled = Hra byla zrušena po čtvrthodině čekání na rozhodnutí ({ $player }): nikdo nevítězí.
ended-winner = Vítězí { $player }.

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
since-name = určuje kategorii „{ $category }“
since-reveal = otáčí { $cards }
since-win = vyhrává s kategorií „{ $category }“: { $cards }
since-take = bere { $cards }
since-draw = dobírá si { $cards }
since-shelve = zařazuje { $cards }
since-entomb = pohřbívá { $card } pod { $card2 }
since-swap = vyměňuje { $card } z polic za { $card2 }
since-exchange = prohazuje { $card } a { $card2 } v policích
since-give = dává { $cards } (dostane { $other })
since-discard = odhazuje { $cards }
since-there = { $phrase } { $at }
since-round = Začalo { $value }. kolo.
