### Co se stalo, po jedné větě. $cards karty vyjmenuje, nebo je spočítá těm, kdo je nesmějí znát (4. pád).
### $player to dělá; $other je druhá osoba; $at říká kde; $assistant je pomocník (4. pád).

## Karty

log-reshuffle = { $value ->
    [one] V balíčku je málo karet: { $value } karta z odhazovacího jde pod něj.
    [few] V balíčku je málo karet: { $value } karty z odhazovacího se zamíchaly a jdou pod něj.
    [many] V balíčku je málo karet: { $value } karty z odhazovacího se zamíchaly a jdou pod něj.
   *[other] V balíčku je málo karet: { $value } karet z odhazovacího se zamíchalo a jde pod něj.
}
log-draw = { $player } si dobírá { $cards }.
log-take = { $player } si bere { $cards } { $at }.
log-pass = { $player } dává { $cards }, komu: { $other }.
log-discard = { $player } odhazuje { $cards }.
log-discard-shelf = { $player } odhazuje { $cards } z polic.
log-discard-deck = { $player } odhazuje { $cards } z balíčku.
log-shelve = { $player } zařazuje { $cards }.
log-shift = { $player } posouvá { $cards } { $key ->
    [up] nahoru
    [down] dolů
    [left] doleva
   *[right] doprava
} o jedno místo.

## Pomocníci na cestách

log-return = { $player } dostává zpět { $assistant } ({ $at }).

## Budovy

log-lay = { $player } nechává { $cards } { $at }.
log-name = { $player } určuje kategorii { $at }: { $category }.
log-reveal = { $player } otáčí { $cards } { $at }.
log-look-deck = { $player } si prohlíží vršek balíčku: { $cards }.
log-deck-bottom = { $player } dává vrchní kartu naspod balíčku: { $cards }.

## Průběh hry

log-first-drawn = Nevíme, kdo si naposledy pořídil knihu, proto rozhoduje los. Žeton prvního hráče dostává { $player }.
log-library = { $special_assistants ->
    [with_library] { $player } otevírá knihovnu „{ $library }“ a najímá { $assistant }.
   *[other] { $player } najímá { $assistant }.
}
log-prominent = Otočená karta Význačných děl: { $category }.
log-banned = Otočená karta Zakázaných knih: { $category }.
# $value is 255 for those who may not know it.
log-focus = { $value ->
    [255] { $player } dostává skryté zaměření knihovny.
   *[other] { $player } dostává zaměření knihovny: { $category }.
}
log-hand = { $player } dostává do ruky { $cards }.
log-library-sealed = Veřejná knihovna dostává skryté zaměření a { $value ->
    [one] { $value } stopu.
    [few] { $value } stopy.
    [many] { $value } stopy.
   *[other] { $value } stop.
}
log-round = Začíná { $value }. kolo; první je na tahu { $player }.
log-tile = V tomto kole je otevřeno: { $tile }.
log-place = { $place ->
    [auction_house] { $player } umisťuje { $assistant } { $at } a nabízí { $number }.
   *[other] { $player } umisťuje { $assistant } { $at }.
}
log-resolve = Vyhodnocení { $at }.
log-clear = { $count ->
    [0] Město { $at } nic neodhazuje.
   *[other] Město { $at } odhazuje { $cards }.
}
log-permanent = Nová stálá budova: { $tile }.
log-library-removed = { $player } posílá zpět do krabice knihovnu „{ $library }“.
log-library-gets = Veřejná knihovna dostává z balíčku { $cards }.
log-clue = Stopa: Veřejná knihovna se nezaměřuje na kategorii „{ $category }“.
log-library-focus = Zaměření Veřejné knihovny vychází najevo: { $category }.
log-library-open = Veřejná knihovna je rozložena a spočítána: { $value ->
    [one] { $value } karta.
    [few] { $value } karty.
    [many] { $value } karty.
   *[other] { $value } karet.
}
log-eliminate = { $player } zavírá nadobro budovu { $tile }.
log-final-round = { $key ->
    [round_limit] Příští kolo je poslední: víc jich město nepovolí.
   *[shelf] Příští kolo je poslední: { $value ->
        [one] v něčích policích je { $value } karta.
        [few] v něčích policích jsou { $value } karty.
        [many] v něčích policích je { $value } karty.
       *[other] v něčích policích je { $value } karet.
    }
}
log-flip = { $player } otáčí lícem dolů { $cards }.
log-inspection = Inspekce probíhá: karty mimo pořadí se otáčejí lícem dolů.
