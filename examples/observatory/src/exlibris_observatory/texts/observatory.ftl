## en

variant-observatory = Observatory
    .about = With the Observatory in town, and the Owl among the assistants.
location-observatory-name = Observatory
    .at = at the Observatory
location-observatory-summary = Look at the top 3 cards of the deck, keep 1, and put the others back in any order.
location-observatory-detail =
    Look at the top 3 cards of the deck. Keep 1 of them in your hand and put the others back on top, in
    the order you like. With fewer cards left you look at those; with none, nothing happens.

## pl

variant-observatory = Obserwatorium
    .about = Z Obserwatorium w mieście i Sową wśród pomocników.
location-observatory-name = Obserwatorium
    .at = w Obserwatorium
location-observatory-summary = Obejrzyj 3 wierzchnie karty talii, zostaw sobie 1, a resztę odłóż w dowolnej kolejności.
location-observatory-detail =
    Obejrzyj 3 wierzchnie karty talii. Jedną weź na rękę, a pozostałe odłóż na wierzch w dowolnej
    kolejności. Jeśli kart jest mniej, oglądasz tyle, ile zostało; jeśli nie ma żadnej, nic się nie dzieje.

## cs

variant-observatory = Hvězdárna
    .about = S Hvězdárnou ve městě a Sovou mezi pomocníky.
location-observatory-name = Hvězdárna
    .at = na Hvězdárně
location-observatory-summary = Prohlédněte si 3 vrchní karty balíčku, 1 si nechte a ostatní vraťte v libovolném pořadí.
location-observatory-detail =
    Prohlédněte si 3 vrchní karty balíčku. Jednu si vezměte do ruky a ostatní vraťte navrch v libovolném
    pořadí. Je-li karet méně, prohlédnete si ty, které zbývají; není-li žádná, nestane se nic.

## fr

variant-observatory = Observatoire
    .about = Avec l'Observatoire dans la Cité et le Hibou parmi les assistants.
location-observatory-name = Observatoire
    .at = à l'Observatoire
location-observatory-summary = Regardez les 3 premières cartes de la pioche, gardez-en 1, remettez les autres dans l'ordre voulu.
location-observatory-detail =
    Regardez les 3 premières cartes de la pioche. Gardez-en 1 en main et remettez les autres dessus, dans
    l'ordre de votre choix. S'il en reste moins, regardez celles-là ; s'il n'y en a plus, rien ne se passe.
