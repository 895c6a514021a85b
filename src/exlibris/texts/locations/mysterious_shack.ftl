## en

location-mysterious_shack-name = Mysterious Shack
    .at = at the Mysterious Shack
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Name a category, look, take all cards that match; you may shelve 1.
   *[any] Name a category, look, take any cards that match; you may shelve 1.
}
    .brief = Take cards of one category
location-mysterious_shack-detail =
    Name a category, then look at all the face-down cards here; no one else sees them. Show and take
    { $mysterious_shack_take ->
        [all] all those with a book of that category
       *[any] any number of those with a book of that category, or none
    }; you may shelve 1 of the cards you took. The
    others stay here face down. With no card here, nothing happens.

prompt-take-matching = { $player }, you may take any of these cards with { $category }; the others stay face down.
    .action = take { $card }
    .done = leave the others
log-look = { $player } looks at { $cards } { $at }.

## pl

location-mysterious_shack-name = Tajemnicza Chata
    .at = w Tajemniczej Chacie
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Podaj katalog, obejrzyj karty, weź wszystkie pasujące; 1 możesz ustawić.
   *[any] Podaj katalog, obejrzyj karty, weź dowolne pasujące; 1 możesz ustawić.
}
    .brief = Weź karty jednego katalogu
location-mysterious_shack-detail =
    Podaj katalog, a potem obejrzyj wszystkie zakryte karty, które tu leżą; nikt inny ich nie widzi. Pokaż i weź
    { $mysterious_shack_take ->
        [all] wszystkie, na których jest książka z tego katalogu
       *[any] dowolną liczbę tych, na których jest książka z tego katalogu, choćby zero
    }; możesz ustawić na półce 1 z wziętych kart. Pozostałe leżą tu dalej zakryte. Gdy nie ma tu kart, nic się nie
    dzieje.

prompt-take-matching = { $player }, możesz wziąć dowolne z tych kart z katalogu „{ $category }”; inne zostają zakryte.
    .action = wziąć { $card }
    .done = pozostałe zostawić
log-look = { $player } ogląda { $cards } { $at }.

## cs

location-mysterious_shack-name = Tajuplná chatrč
    .at = v Tajuplné chatrči
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Určete kategorii, podívejte se, vezměte všechny karty s ní; 1 můžete zařadit.
   *[any] Určete kategorii, podívejte se, vezměte kterékoli karty s ní; 1 můžete zařadit.
}
    .brief = Karty jedné kategorie
location-mysterious_shack-detail =
    Určete kategorii a pak si prohlédněte všechny karty, které tu leží lícem dolů; nikdo jiný je nevidí. Ukažte
    a vezměte si { $mysterious_shack_take ->
        [all] všechny s knihou té kategorie
       *[any] libovolný počet těch s knihou té kategorie, nebo žádnou
    }; 1 z nich můžete zařadit. Ostatní tu zůstanou lícem dolů. Když tu není karta, nestane se nic.

prompt-take-matching = { $player }: můžete si vzít kterékoli z těchto karet s kategorií „{ $category }“; ostatní zůstanou skryté.
    .action = vzít { $card }
    .done = ostatní nechat
log-look = { $player } si prohlíží { $cards } { $at }.

## fr

location-mysterious_shack-name = Cabane mystérieuse
    .at = à la Cabane mystérieuse
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Énoncez une catégorie, regardez, prenez toutes ses cartes ; 1 peut être archivée.
   *[any] Énoncez une catégorie, regardez, prenez-en à volonté ; 1 peut être archivée.
}
    .brief = Cartes d’une seule catégorie
location-mysterious_shack-detail =
    Énoncez une catégorie, puis regardez toutes les cartes face cachée posées ici ; personne d’autre ne les voit.
    Montrez et prenez { $mysterious_shack_take ->
        [all] toutes celles qui portent un livre de cette catégorie
       *[any] tout ou partie de celles qui portent un livre de cette catégorie, ou aucune
    } ; vous pouvez archiver une des cartes prises. Les autres restent ici, face cachée. S’il n’y a pas de carte ici, il
    ne se passe rien.

prompt-take-matching = { $player }, prenez les cartes que vous voulez de la catégorie « { $category } » ; les autres restent cachées.
    .action = prendre { $card }
    .done = laisser les autres
log-look = { $player } regarde { $cards } { $at }.
