## en

location-flea_market-name = Flea Market
    .at = at the Flea Market
location-flea_market-summary = Take 1 card, or 2 if another assistant is already here; you may shelve them.
    .brief = Take 1, or 2 if not alone
location-flea_market-detail =
    Take 1 of the cards here, and a second one if another assistant, your own included, is here
    already. You may shelve what you took. If just one card is left, one is all there is. With no card
    here, nothing happens.

## pl

location-flea_market-name = Targ Staroci
    .at = na Targu Staroci
location-flea_market-summary = Weź 1 kartę albo 2, jeśli stoi tu już inny pomocnik; możesz je ustawić.
    .brief = Weź 1; 2, gdy ktoś tu stoi
location-flea_market-detail =
    Weź 1 z kart, które tu leżą, i jeszcze jedną, jeśli jest tu już inny pomocnik, choćby twój własny. Wzięte karty
    możesz ustawić na półce. Jeśli została tylko jedna karta, bierzesz tylko ją. Gdy nie ma tu kart, nic się nie dzieje.

## cs

location-flea_market-name = Knihy za babku
    .at = u stánku Knihy za babku
location-flea_market-summary = Vezměte si 1 kartu, nebo 2, je-li tu už jiný pomocník; můžete je zařadit.
    .brief = 1 karta; 2, když tu někdo je
location-flea_market-detail =
    Vezměte si 1 z karet, které tu leží, a druhou, je-li tu už jiný pomocník, třeba i váš vlastní. Co si vezmete, můžete
    zařadit. Zbývá-li jediná karta, vezmete si jen tu. Když tu není karta, nestane se nic.

## fr

location-flea_market-name = Marché aux Puces
    .at = au Marché aux Puces
location-flea_market-summary = Prenez 1 carte, ou 2 si un autre assistant est déjà là ; vous pouvez les archiver.
    .brief = 1 carte, ou 2 à plusieurs
location-flea_market-detail =
    Prenez une des cartes posées ici, et une deuxième si un autre assistant, même l’un des vôtres, est déjà là. Vous
    pouvez archiver ce que vous avez pris. S’il ne reste qu’une carte, vous ne prenez que celle-là. S’il n’y a pas de
    carte ici, il ne se passe rien.
