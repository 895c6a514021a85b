## en

variant-observatory = Observatory
    .about = With the Observatory in town, and the Owl among the assistants.
location-observatory-name = Observatory
    .at = at the Observatory
location-observatory-summary = Look at the top 3 cards of the deck, keep 1, and put the others back in any order.
    .brief = Look at 3, keep 1
location-observatory-detail =
    Look at the top 3 cards of the deck. Keep 1 of them in your hand and put the others back on top, in
    any order you like. If the deck has fewer cards, the discard pile is shuffled and put under it first. If there are
    still fewer, you look at those; with none, nothing happens.

## pl

variant-observatory = Obserwatorium
    .about = Z Obserwatorium w mieście i Sową wśród pomocników.
location-observatory-name = Obserwatorium
    .at = w Obserwatorium
location-observatory-summary = Obejrzyj 3 wierzchnie karty talii, zostaw sobie 1, a resztę odłóż w dowolnej kolejności.
location-observatory-detail =
    Obejrzyj 3 wierzchnie karty talii. Jedną weź na rękę, a pozostałe odłóż na wierzch w dowolnej
    kolejności. Jeśli w talii jest ich mniej, najpierw potasuj stos kart odrzuconych i połóż go pod nią. Jeśli i wtedy
    jest ich mniej, oglądasz tyle, ile jest; jeśli nie ma żadnej, nic się nie dzieje.

## cs

variant-observatory = Hvězdárna
    .about = S Hvězdárnou ve městě a Sovou mezi pomocníky.
location-observatory-name = Hvězdárna
    .at = na Hvězdárně
location-observatory-summary = Prohlédněte si 3 vrchní karty balíčku, 1 si nechte a ostatní vraťte v libovolném pořadí.
location-observatory-detail =
    Prohlédněte si 3 vrchní karty balíčku. Jednu si vezměte do ruky a ostatní vraťte navrch v libovolném
    pořadí. Je-li jich v balíčku méně, nejprve zamíchejte odhazovací balíček a položte ho pod něj. Je-li jich i pak
    méně, prohlédnete si ty, které jsou; není-li žádná, nestane se nic.

## fr

variant-observatory = Observatoire
    .about = Avec l’Observatoire dans la Cité et le Hibou parmi les assistants.
location-observatory-name = Observatoire
    .at = à l’Observatoire
location-observatory-summary = Regardez les 3 premières cartes de la pioche, gardez-en 1, remettez les autres dans l’ordre voulu.
location-observatory-detail =
    Regardez les 3 premières cartes de la pioche. Gardez-en 1 en main et remettez les autres dessus, dans
    l’ordre de votre choix. Si la pioche en a moins, mélangez d’abord la défausse et placez-la dessous. S’il y en a
    encore moins, regardez celles-là ; s’il n’y en a aucune, rien ne se passe.
