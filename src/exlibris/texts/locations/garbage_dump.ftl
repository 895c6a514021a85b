## en

location-garbage_dump-name = Garbage Dump
    .at = at the Garbage Dump
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Name a category; you may dig 1 matching card out of the discard pile, and shelve it.
   *[must] Name a category and dig 1 matching card out of the discard pile; you may shelve it.
}
    .brief = Dig a card out of the pile
location-garbage_dump-detail =
    During resolution, name a category; then search the discard pile { $garbage_dump_take ->
        [may] if you like, and take 1 card with a book of that category, or none. You may shelve it right away.
       *[must] and take 1 card with a book of that category. You may shelve it right away. If there is such a card, you have to take one.
    }
    The pile already holds what the tiles
    with lower numbers have thrown out this round. Two visitors search in the order of their spaces, and
    only the one who searches sees the pile. If no card fits, or the pile is empty, you go home with the
    smell.

prompt-search = { $player }, take a card with { $category } out of the discard pile.
    .action = take { $card }
    .done = take none of them
log-found-nothing = { $player } finds no { $category } in the discard pile.
log-salvage = { $player } digs { $cards } out of the discard pile.

## pl

location-garbage_dump-name = Wysypisko Śmieci
    .at = na Wysypisku Śmieci
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Podaj katalog; możesz wygrzebać z odrzuconych 1 taką kartę i ją ustawić.
   *[must] Podaj katalog i wygrzeb z odrzuconych 1 taką kartę; możesz ją ustawić.
}
    .brief = Wygrzeb kartę z katalogu
location-garbage_dump-detail =
    Podczas rozpatrywania podaj katalog; potem przeszukaj stos kart odrzuconych{ $garbage_dump_take ->
        [may] , jeśli chcesz, i weź 1 kartę z książką z tego katalogu albo nie bierz żadnej. Możesz ją od razu ustawić na półce.
       *[must] {" "}i weź 1 kartę z książką z tego katalogu. Możesz ją od razu ustawić na półce. Jeśli taka jest, musisz ją wziąć.
    }
    Na stosie jest już to, co w tej rundzie wyrzuciły kafle o niższych numerach. Dwoje gości szuka w kolejności pól,
    a stos widzi tylko ta osoba, która szuka. Jeśli żadna karta nie pasuje albo stos jest pusty, wracasz do domu
    z samym zapachem.

prompt-search = { $player }, weź ze stosu kart odrzuconych kartę z katalogu „{ $category }”.
    .action = wziąć { $card }
    .done = nie brać żadnej
log-found-nothing = { $player } nie znajduje na stosie kart odrzuconych niczego z katalogu „{ $category }”.
log-salvage = { $player } wygrzebuje { $cards } ze stosu kart odrzuconych.

## cs

location-garbage_dump-name = Skládka
    .at = na Skládce
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Určete kategorii; můžete z odhozených vyhrabat 1 takovou kartu a zařadit ji.
   *[must] Určete kategorii a vyhrabte z odhozených 1 takovou kartu; můžete ji zařadit.
}
    .brief = Vyhrabte odhozenou kartu
location-garbage_dump-detail =
    Při vyhodnocení určete kategorii; pak prohledejte odhazovací balíček{ $garbage_dump_take ->
        [may] , chcete-li, a vezměte si 1 kartu s knihou té kategorie, nebo žádnou. Můžete ji hned zařadit.
       *[must] {" "}a vezměte si 1 kartu s knihou té kategorie. Můžete ji hned zařadit. Je-li tam taková, musíte si ji vzít.
    }
    V balíčku už je to, co v tomto kole vyhodily desky s nižším číslem. Dva návštěvníci hledají v pořadí svých políček
    a balíček vidí jen ten, který hledá. Nehodí-li se žádná karta, nebo je-li balíček prázdný, odnesete si domů jen ten zápach.

prompt-search = { $player }: vezměte si z odhazovacího balíčku kartu s kategorií „{ $category }“.
    .action = vzít { $card }
    .done = nebrat žádnou
log-found-nothing = { $player } v odhazovacím balíčku nenachází nic z kategorie „{ $category }“.
log-salvage = { $player } vyhrabává { $cards } z odhazovacího balíčku.

## fr

location-garbage_dump-name = Décharge publique
    .at = à la Décharge publique
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Énoncez 1 catégorie ; vous pouvez tirer 1 de ses cartes de la défausse et l’archiver.
   *[must] Énoncez 1 catégorie et tirez 1 de ses cartes de la défausse ; vous pouvez l’archiver.
}
    .brief = 1 carte tirée de la défausse
location-garbage_dump-detail =
    Pendant la résolution, énoncez une catégorie ; { $garbage_dump_take ->
        [may] vous pouvez ensuite fouiller la défausse et y prendre 1 carte portant un livre de cette catégorie, ou aucune. Vous pouvez l’archiver aussitôt.
       *[must] fouillez ensuite la défausse et prenez 1 carte portant un livre de cette catégorie. Vous pouvez l’archiver aussitôt. S’il y en a, vous devez en prendre une.
    } La défausse contient déjà ce que les tuiles de numéro inférieur ont jeté pendant la manche. Deux visiteurs fouillent
    dans l’ordre de leurs emplacements, et seul celui qui fouille voit la défausse. Si aucune carte ne convient, ou si
    la défausse est vide, vous ne rapportez que l’odeur.

prompt-search = { $player }, prenez dans la défausse une carte de la catégorie « { $category } ».
    .action = prendre { $card }
    .done = n’en prendre aucune
log-found-nothing = { $player } ne trouve dans la défausse aucune carte de la catégorie « { $category } ».
log-salvage = { $player } déterre { $cards } de la défausse.
