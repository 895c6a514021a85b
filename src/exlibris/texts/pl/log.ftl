### Co się stało, po jednym zdaniu. $cards wymienia karty albo je liczy dla tych, którzy nie mogą ich znać (w bierniku).
### $player to robi; $other to druga osoba; $at mówi gdzie; $assistant to pomocnik (w bierniku).

## Karty

log-reshuffle = { $value ->
    [one] Talia nie wystarcza: { $value } karta ze stosu kart odrzuconych trafia pod spód.
    [few] Talia nie wystarcza: { $value } karty ze stosu kart odrzuconych potasowano i włożono pod spód.
   *[many] Talia nie wystarcza: { $value } kart ze stosu kart odrzuconych potasowano i włożono pod spód.
}
log-draw = { $player } dobiera { $cards }.
log-take = { $player } bierze { $cards } { $at }.
log-pass = { $player } oddaje { $cards }; dostaje { $other }.
log-discard = { $player } odrzuca { $cards }.
log-discard-shelf = { $player } odrzuca { $cards } z półki.
log-discard-deck = { $player } odrzuca { $cards } z talii.
log-shelve = { $player } ustawia { $cards } na półce.
log-shift = { $player } przesuwa { $cards } { $key ->
    [up] w górę
    [down] w dół
    [left] w lewo
   *[right] w prawo
} o jedno pole.

## Pomocnicy w ruchu

log-return = { $player } odzyskuje { $assistant } ({ $at }).

## Lokacje

log-lay = { $player } zostawia { $cards } { $at }.
log-name = { $player } podaje katalog { $at }: { $category }.
log-reveal = { $player } odkrywa { $cards } { $at }.
log-look-deck = { $player } ogląda wierzch talii: { $cards }.
log-deck-bottom = { $player } odkłada na spód talii { $cards } z wierzchu.

## Przebieg gry

log-first-drawn = Nie wiadomo, kto ostatnio kupił książkę, więc decyduje los. Znacznik pierwszego gracza dostaje { $player }.
log-library = { $special_assistants ->
    [with_library] { $player } otwiera bibliotekę „{ $library }” i zatrudnia { $assistant }.
   *[other] { $player } zatrudnia { $assistant }.
}
log-prominent = Odkryta karta Dzieł Wybitnych: { $category }.
log-banned = Odkryta karta Ksiąg Zakazanych: { $category }.
# $value is 255 for those who may not know it.
log-focus = { $value ->
    [255] { $player } dostaje zakrytą specjalizację biblioteczki.
   *[other] { $player } dostaje specjalizację biblioteczki: { $category }.
}
log-hand = { $player } dostaje na rękę { $cards }.
log-library-sealed = Biblioteka Miejska dostaje zakrytą specjalizację i { $value ->
    [one] { $value } wskazówkę.
    [few] { $value } wskazówki.
    [many] { $value } wskazówek.
   *[other] { $value } wskazówki.
}
log-round = Zaczyna się runda { $value }; pierwszy ruch: { $player }.
log-tile = Na tę rundę otwiera się { $tile }.
log-place = { $place ->
    [auction_house] { $player } umieszcza { $assistant } { $at } i licytuje { $number }.
   *[other] { $player } umieszcza { $assistant } { $at }.
}
log-resolve = Rozpatrywanie { $at }.
log-clear = { $count ->
    [0] Niczego nie odrzucono { $at }.
   *[other] Odrzucono { $cards } { $at }.
}
log-permanent = { $tile } zostaje na stałe.
log-library-removed = { $player } odsyła do pudełka bibliotekę „{ $library }”.
log-library-gets = Biblioteka Miejska dostaje z talii { $cards }.
log-clue = Wskazówka: specjalizacja Biblioteki Miejskiej to nie { $category }.
log-library-focus = Specjalizacja Biblioteki Miejskiej wychodzi na jaw: { $category }.
log-library-open = Biblioteka Miejska zostaje rozłożona i policzona: { $value ->
    [one] { $value } karta.
    [few] { $value } karty.
    [many] { $value } kart.
   *[other] { $value } karty.
}
log-eliminate = { $player } zamyka na dobre lokację { $tile }.
log-final-round = { $key ->
    [round_limit] Następna runda jest finałowa: miasto wyznaczyło granicę.
   *[shelf] Następna runda jest finałowa: { $value ->
        [one] na czyichś półkach stoi { $value } karta.
        [few] na czyichś półkach stoją { $value } karty.
       *[many] na czyichś półkach stoi { $value } kart.
    }
}
log-flip = { $player } zakrywa { $cards }.
log-inspection = Trwa inspekcja: karty stojące nie po kolei zostają zakryte.
