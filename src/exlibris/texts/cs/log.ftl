### Co se stalo, po jedné větě. $cards karty vyjmenuje, nebo je spočítá těm, kdo je nesmějí znát (4. pád).
### $player to dělá; $other je druhá osoba; $at říká kde; $assistant je pomocník (4. pád).

## Karty

log-reshuffle = { $value ->
    [one] Balíček došel: { $value } karta z odhazovacího tvoří nový.
    [few] Balíček došel: { $value } karty z odhazovacího se zamíchaly do nového.
    [many] Balíček došel: { $value } karty z odhazovacího se zamíchaly do nového.
   *[other] Balíček došel: { $value } karet z odhazovacího se zamíchalo do nového.
}
log-draw = { $player } si dobírá { $cards }.
log-take = { $player } si bere { $cards } { $at }.
log-pass = { $player } dává { $cards }; dostává { $other }.
log-discard = { $player } odhazuje { $cards }.
log-discard-shelf = { $player } odhazuje { $cards } z polic.
log-shelve = { $player } zařazuje { $cards }.
log-take-out = { $player } vyndává { $cards } z polic a zařadí ji jinam.
log-shift = { $player } posouvá { $cards } { $key ->
    [up] nahoru
    [down] dolů
    [left] doleva
   *[right] doprava
} o jedno místo.

## Pomocníci na cestách

log-return = { $player } dostává zpět { $assistant } ({ $at }).
log-displace = { $player } posílá z domova { $assistant } na obsazené políčko { $at }; ustupuje { $other }.
log-bring-home = { $player } volá domů { $assistant } ({ $at }).

## Budovy

log-first-player = { $player } si bere žeton prvního hráče.
log-lay = { $player } nechává { $cards } { $at }.
log-cannot-pay = { $player } nemá čím zaplatit nabídku { $value } a nedostává nic.
log-present = { $player } vybírá { $cards } { $at } jako dárek; dostane { $other }.
log-name = { $player } určuje kategorii { $at }: { $category }.
log-reveal = { $player } otáčí { $cards } { $at }.
log-win = { $player } vyhrává { $at } s kategorií „{ $category }“ a bere si { $cards }.
log-swap-hand = { $player } vyměňuje { $card } z polic za { $card2 } z ruky.
log-swap-shelf = { $player } prohazuje { $card } a { $card2 } v policích.
log-found-nothing = { $player } v odhazovacím balíčku nenachází nic z kategorie „{ $category }“.
log-salvage = { $player } vyhrabává { $cards } z odhazovacího balíčku.
log-look = { $player } si prohlíží { $cards } { $at }.
log-look-deck = { $player } si prohlíží vršek balíčku: { $cards }.
log-deck-bottom = { $player } dává vrchní kartu dospod balíčku: { $cards }.
log-offer = { $player } nabízí k prodeji { $cards }.
log-pass-sale = { $player } tentokrát nekupuje nic.

## Speciální pomocníci

log-allow = { $player } dovoluje obě domácí akce: { $other } si dobere kartu a jednu zařadí.
log-shows-hand = { $player } ukazuje { $cards }, dívá se { $other }: nic z kategorie „{ $category }“.
log-burn = { $player } pálí { $cards } { $at }.
log-cover = { $player } pohřbívá { $card2 } pod { $card }.
log-entomb = { $player } pohřbívá { $card } pod { $card2 }.
log-witch-reveals = { $player } otáčí { $cards }, ať má Čarodějka o čem přemýšlet.
log-witch-keeps = Čarodějka nechává, co bylo; { $player } odhazuje { $cards }.
log-witch-swaps = { $player } nechává Čarodějku vyměnit { $card2 } za { $card }.

## Průběh hry

log-library = { $special_assistants ->
    [with_library] { $player } otevírá knihovnu „{ $library }“ a najímá { $assistant }.
   *[other] { $player } najímá { $assistant }.
}
log-round = Začíná { $value }. kolo; první je na tahu { $player }.
log-tile = Na toto kolo otevírá { $tile }.
log-place = { $place ->
    [auction_house] { $player } umisťuje { $assistant } { $at } a nabízí { $number }.
   *[other] { $player } umisťuje { $assistant } { $at }.
}
log-resolve = Vyhodnocení { $at }.
log-clear = { $count ->
    [0] Neodhazuje se nic { $at }.
   *[other] Město odhazuje { $cards } { $at }.
}
log-permanent = Odteď natrvalo: { $tile }.
log-library-removed = { $player } posílá zpět do krabice knihovnu „{ $library }“.
log-library-gets = Veřejná knihovna dostává z balíčku { $cards }.
log-clue = Nápověda: Veřejná knihovna se nezaměřuje na kategorii „{ $category }“.
log-library-focus = Zaměření Veřejné knihovny vychází najevo: { $category }.
log-library-open = Veřejná knihovna je rozložena a spočítána: { $value ->
    [one] { $value } karta.
    [few] { $value } karty.
    [many] { $value } karty.
   *[other] { $value } karet.
}
log-eliminate = { $player } zavírá nadobro budovu { $tile }.
log-witch-shelves = { $player } nechává Čarodějce { $card }; do polic jde lícem dolů { $card2 }.
log-final-round = { $key ->
    [round_limit] Příští kolo je poslední: město určilo mez.
   *[shelf] Příští kolo je poslední: { $value ->
        [one] v něčích policích je { $value } karta.
        [few] v něčích policích jsou { $value } karty.
        [many] v něčích policích je { $value } karty.
       *[other] v něčích policích je { $value } karet.
    }
}
log-flip = { $player } otáčí lícem dolů { $cards }.
log-inspection = Inspekce probíhá: karty mimo pořadí se otáčejí lícem dolů.
