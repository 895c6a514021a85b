## en

location-diviners_hut-name = Diviner’s Hut
    .at = at the Diviner’s Hut
location-diviners_hut-summary = Draw 1 card per assistant you have placed, then take the first-player token.
    .brief = Draw per assistant; go first
location-diviners_hut-detail =
    Draw 1 card for each of your assistants now placed, in town and at home, counting the one that has
    just walked in. Then take the first-player token: you start the next round; this round’s order stays as
    it is. If you have the token already, you keep it. Assistants that were sent back to you do not
    count. The Ghost is not admitted; the Diviner saw it coming.

log-first-player = { $player } takes the first-player token.

## pl

location-diviners_hut-name = Chata Wróżbity
    .at = w Chacie Wróżbity
location-diviners_hut-summary = Dobierz 1 kartę za każdego umieszczonego pomocnika i weź znacznik pierwszego gracza.
    .brief = Karta za pomocnika; zaczynasz
location-diviners_hut-detail =
    Dobierz 1 kartę za każdego ze swoich pomocników, którzy są teraz umieszczeni, w mieście i w domu, wliczając tego,
    który właśnie wszedł. Potem weź znacznik pierwszego gracza: następną rundę zaczniesz ty; bieżąca toczy się po staremu.
    Jeśli masz już znacznik, zostaje u ciebie. Pomocnicy, których do ciebie odesłano, się nie liczą. Duch nie ma tu
    wstępu; Wróżbita przewidział, że przyjdzie.

log-first-player = { $player } bierze znacznik pierwszego gracza.

## cs

location-diviners_hut-name = Věštírna
    .at = ve Věštírně
location-diviners_hut-summary = 1 karta za každého umístěného pomocníka; vezměte si žeton prvního hráče.
    .brief = Karta za pomocníka; začnete
location-diviners_hut-detail =
    Doberte si 1 kartu za každého ze svých pomocníků, kteří jsou právě umístěni, ve městě i doma, včetně toho, který teď
    vešel. Pak si vezměte žeton prvního hráče: začínáte příští kolo, toto pokračuje beze změny. Máte-li ho už, zůstává vám.
    Pomocníci, které vám poslali zpět, se nepočítají. Duch sem nesmí; věštba ho ohlásila předem.

log-first-player = { $player } si bere žeton prvního hráče.

## fr

location-diviners_hut-name = Tente du devin
    .at = à la Tente du devin
location-diviners_hut-summary = Piochez 1 carte par assistant placé, puis prenez le jeton Premier joueur.
    .brief = 1 carte par assistant + jeton
location-diviners_hut-detail =
    Piochez 1 carte pour chacun de vos assistants en place, dans la Cité et à la maison, y compris celui qui vient
    d’entrer. Prenez ensuite le jeton Premier joueur : vous commencez la prochaine manche, celle-ci continue comme
    avant. Si vous l’avez déjà, vous le gardez. Les assistants qui vous ont été renvoyés ne comptent pas. Le Fantôme
    n’est pas admis ; le devin l’avait vu venir.

log-first-player = { $player } prend le jeton Premier joueur.
