## en

location-curiosity_cart-name = Curiosity Cart
    .at = at the Curiosity Cart
location-curiosity_cart-summary = Discard any cards from hand and draw that many plus 1; you may shelve 1.
    .brief = Draw 1 more than you discard
location-curiosity_cart-detail =
    Discard any number of cards from your hand (none is a number too), then draw one card more than you
    discarded. You may shelve 1 of the cards you drew.
    .edition = { $preset ->
        [first-fr] The French rulebook doesn’t say “from your hand”; we take it from the others.
       *[other] { "" }
    }

## pl

location-curiosity_cart-name = Wózek z Osobliwościami
    .at = przy Wózku z Osobliwościami
location-curiosity_cart-summary = Odrzuć dowolną liczbę kart z ręki i dobierz o 1 więcej; jedną z nich możesz ustawić.
    .brief = Odrzuć n, dobierz n+1
location-curiosity_cart-detail =
    Odrzuć z ręki dowolną liczbę kart (zero to też liczba), a potem dobierz o jedną więcej. Możesz ustawić na półce
    1 z dobranych kart.
    .edition = { $preset ->
        [first-fr] Francuska instrukcja nie mówi, że z ręki; bierzemy to z pozostałych.
       *[other] { "" }
    }

## cs

location-curiosity_cart-name = Vozík s kuriozitami
    .at = u Vozíku s kuriozitami
location-curiosity_cart-summary = Odhoďte karty z ruky, doberte si o 1 víc; jednu z nich můžete zařadit.
    .brief = Vyměňte karty, 1 navíc
location-curiosity_cart-detail =
    Odhoďte z ruky libovolný počet karet (nula je také počet) a doberte si o jednu víc. Můžete zařadit 1 z dobraných karet.
    .edition = { $preset ->
        [first-fr] Francouzská pravidla neříkají, že z ruky; bereme to z ostatních.
       *[other] { "" }
    }

## fr

location-curiosity_cart-name = Charrette aux curiosités
    .at = à la Charrette aux curiosités
location-curiosity_cart-summary = Défaussez des cartes en main, piochez-en 1 de plus ; vous pouvez en archiver 1.
    .brief = Défaussez, piochez 1 de plus
location-curiosity_cart-detail =
    Défaussez autant de cartes de votre main que vous le souhaitez (zéro est aussi un nombre), puis piochez-en une de
    plus. Vous pouvez archiver une des cartes piochées.
    .edition = { $preset ->
        [first-fr] Le livret français ne dit pas « de votre main » ; nous suivons en cela les autres.
       *[other] { "" }
    }
