## en

location-bon_mot_bookshop-name = Bon Mot Bookshop
    .at = at the Bon Mot Bookshop
location-bon_mot_bookshop-summary = Take 1 card; you may shelve it.
    .brief = Take 1 card; you may shelve it
location-bon_mot_bookshop-detail =
    Take 1 of the cards here; you may shelve it right away. With no card here, nothing happens.

## pl

location-bon_mot_bookshop-name = Księgarz
    .at = u Księgarza
location-bon_mot_bookshop-summary = Weź 1 kartę; możesz ją ustawić na półce.
    .brief = Weź 1 i możesz ustawić
location-bon_mot_bookshop-detail =
    Weź 1 z kart, które tu leżą; możesz ją od razu ustawić na półce. Gdy nie ma tu kart, nic się nie dzieje.

## cs

location-bon_mot_bookshop-name = Knihkupectví
    .at = v Knihkupectví
location-bon_mot_bookshop-summary = Vezměte si 1 kartu; můžete ji zařadit.
    .brief = Vezměte 1; smíte zařadit
location-bon_mot_bookshop-detail =
    Vezměte si 1 z karet, které tu leží; můžete ji hned zařadit. Když tu není karta, nestane se nic.

## fr

location-bon_mot_bookshop-name = Librairie du Bon mot
    .at = à la Librairie du Bon mot
location-bon_mot_bookshop-summary = Prenez 1 carte ; vous pouvez l’archiver.
    .brief = Prenez 1 carte, à archiver ou non
location-bon_mot_bookshop-detail =
    Prenez une des cartes posées ici ; vous pouvez l’archiver aussitôt. S’il n’y a pas de carte ici, il ne se passe rien.
