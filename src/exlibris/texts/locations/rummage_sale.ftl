## en

location-rummage_sale-name = Yard Sale
    .at = at the Yard Sale
location-rummage_sale-summary = Offer cards from hand; for each card sold, draw 2, then { $rummage_sale_shelving ->
    [may] you may shelve 1.
   *[must] shelve 1.
}
    .brief = Sell cards; draw 2 for each
location-rummage_sale-detail =
    Show any number of cards from your hand. In turn order each opponent takes 1 of them into their hand,
    shelves 1, or passes; keep going around until none is left or all opponents pass in a row. For each
    card sold, draw 2 cards, then { $rummage_sale_shelving ->
        [may] you may shelve 1 from your hand, one sale after the other.
       *[must] shelve 1 from your hand, one sale after the other; shelving is not optional.
    }
    Unsold cards come back to your hand. With an empty hand, nothing happens.

prompt-offer = { $player }, which cards from your hand do you offer? For each card sold, you draw two and { $rummage_sale_shelving ->
    [may] may shelve one.
   *[must] shelve one.
}
    .action = offer { $card }
    .done = that is all: offer { $count }
prompt-buy = { $player }, { $other } is selling: take a card, or pass. For each card sold, { $other } draws two and { $rummage_sale_shelving ->
    [may] may shelve one.
   *[must] shelves one.
}
    .action = take { $card }
    .done = pass
log-offer = { $player } offers { $cards } for sale.
log-pass-sale = { $player } buys nothing this time.

## pl

location-rummage_sale-name = Wyprzedaż Garażowa
    .at = na Wyprzedaży Garażowej
location-rummage_sale-summary = Wystaw karty z ręki; za każdą sprzedaną dobierz 2, { $rummage_sale_shelving ->
    [may] możesz ustawić 1.
   *[must] ustaw 1.
}
    .brief = Za sprzedaną dobierz 2
location-rummage_sale-detail =
    Pokaż dowolną liczbę kart z ręki. Po kolei każdy przeciwnik bierze 1 z nich na rękę, ustawia 1 na półce
    albo pasuje; i tak w kółko, aż nic nie zostanie albo wszyscy spasują jeden po drugim. Za każdą sprzedaną kartę
    dobierz 2 karty, a potem { $rummage_sale_shelving ->
        [may] możesz ustawić 1 z ręki na półce, osobno po każdej sprzedaży.
       *[must] ustaw 1 z ręki na półce, osobno po każdej sprzedaży; to nie jest propozycja.
    }
    Niesprzedane karty wracają na rękę. Przy pustej ręce nic się nie dzieje.

prompt-offer = { $player }, które karty z ręki wystawiasz? Za każdą sprzedaną dobierasz dwie i { $rummage_sale_shelving ->
    [may] możesz ustawić jedną.
   *[must] ustawiasz jedną.
}
    .action = wystawić { $card }
    .done = to wszystko: wystawić { $count }
prompt-buy = { $player }, { $other } sprzedaje karty: weź kartę albo spasuj. Za każdą sprzedaną { $other } dobiera dwie i { $rummage_sale_shelving ->
    [may] może jedną ustawić.
   *[must] jedną ustawia.
}
    .action = wziąć { $card }
    .done = spasować
log-offer = { $player } wystawia na sprzedaż { $cards }.
log-pass-sale = { $player } tym razem nic nie kupuje.

## cs

location-rummage_sale-name = Bleší trh
    .at = na Bleším trhu
location-rummage_sale-summary = Nabídněte karty z ruky; za prodanou si doberte 2 a { $rummage_sale_shelving ->
    [may] můžete 1 zařadit.
   *[must] 1 zařaďte.
}
    .brief = Za prodanou si doberte 2
location-rummage_sale-detail =
    Ukažte libovolný počet karet z ruky. Popořadě si každý spoluhráč vezme 1 z nich do ruky, 1 zařadí, nebo pasuje;
    tak dokola, dokud se všechny nerozeberou nebo dokud všichni jeden po druhém nepasují. Za každou prodanou kartu si doberte 2 karty
    a pak { $rummage_sale_shelving ->
        [may] můžete 1 z ruky zařadit, po každém prodeji zvlášť.
       *[must] 1 z ruky zařaďte, po každém prodeji zvlášť; nemáte na vybranou.
    }
    Neprodané karty se vám vrátí do ruky. Při prázdné ruce se nestane nic.

prompt-offer = { $player }: které karty z ruky nabídnete? Za každou prodanou si doberete dvě a { $rummage_sale_shelving ->
    [may] můžete jednu zařadit.
   *[must] jednu zařadíte.
}
    .action = nabídnout { $card }
    .done = to je vše: nabídnout { $count }
prompt-buy = { $player }: vezměte si kartu, nebo pasujte. Prodává { $other }. Za každou prodanou si { $other } dobere dvě a { $rummage_sale_shelving ->
    [may] může jednu zařadit.
   *[must] jednu zařadí.
}
    .action = vzít { $card }
    .done = pasovat
log-offer = { $player } nabízí k prodeji { $cards }.
log-pass-sale = { $player } tentokrát nekupuje nic.

## fr

location-rummage_sale-name = Grande Braderie
    .at = à la Grande Braderie
location-rummage_sale-summary = Proposez des cartes en main ; par vente, piochez 2 cartes et { $rummage_sale_shelving ->
    [may] archivez-en 1 ou aucune.
   *[must] archivez-en 1.
}
    .brief = 2 cartes par carte vendue
location-rummage_sale-detail =
    Montrez autant de cartes de votre main que vous le souhaitez. Dans l’ordre du tour, chaque adversaire en prend 1 en
    main, en archive 1 ou passe ; on tourne jusqu’à ce qu’il n’en reste plus ou que tout le monde passe au même tour de
    table. Pour chaque carte vendue, piochez 2 cartes, puis { $rummage_sale_shelving ->
        [may] vous pouvez en archiver 1 de votre main, une vente après l’autre.
       *[must] archivez-en 1 de votre main, une vente après l’autre ; ce n’est pas facultatif.
    } Les invendus reviennent dans votre main. Avec une main vide, il ne se passe rien.

prompt-offer = { $player }, quelles cartes en main proposez-vous ? Pour chaque vente, piochez deux cartes et { $rummage_sale_shelving ->
    [may] archivez-en une si vous voulez.
   *[must] archivez-en une.
}
    .action = proposer { $card }
    .done = c’est tout : proposer { $count }
prompt-buy = { $player }, { $other } vend : prenez une carte ou passez. Pour chaque vente, { $other } pioche deux cartes et { $rummage_sale_shelving ->
    [may] peut en archiver une.
   *[must] en archive une.
}
    .action = prendre { $card }
    .done = passer
log-offer = { $player } met en vente { $cards }.
log-pass-sale = { $player } n’achète rien cette fois.
