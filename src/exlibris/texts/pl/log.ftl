### Co się stało, po jednym zdaniu. $cards wymienia karty albo je liczy dla tych, którzy nie mogą ich znać (w bierniku).
### $player to robi; $other to druga osoba; $at mówi gdzie; $assistant to pomocnik (w bierniku).

## Karty

log-reshuffle = { $value ->
    [one] Talia się skończyła: { $value } karta ze stosu odrzuconych tworzy nową.
    [few] Talia się skończyła: { $value } karty ze stosu odrzuconych potasowano na nową.
   *[many] Talia się skończyła: { $value } kart ze stosu odrzuconych potasowano na nową.
}
log-draw = { $player } dobiera { $cards }.
log-take = { $player } bierze { $cards } { $at }.
log-pass = { $player } oddaje { $cards }; dostaje { $other }.
log-discard = { $player } odrzuca { $cards }.
log-discard-shelf = { $player } odrzuca { $cards } z półki.
log-shelve = { $player } ustawia { $cards } na półce.
log-take-out = { $player } zdejmuje { $cards } z półki, by ustawić ją na nowo.
log-shift = { $player } przesuwa { $cards } { $key ->
    [up] w górę
    [down] w dół
    [left] w lewo
   *[right] w prawo
} o jedno pole.

## Pomocnicy w ruchu

log-return = { $player } odzyskuje { $assistant } ({ $at }).
log-displace = { $player } posyła z domu { $assistant } na zajęte pole { $at }; ustępuje { $other }.
log-bring-home = { $player } wzywa do domu { $assistant } ({ $at }).

## Lokacje

log-first-player = { $player } bierze znacznik pierwszego gracza.
log-lay = { $player } zostawia { $cards } { $at }.
log-cannot-pay = { $player } nie ma z czego zapłacić oferty { $value } i nie dostaje nic.
log-present = { $player } wybiera { $cards } { $at } na prezent; obdarowuje: { $other }.
log-name = { $player } podaje katalog { $at }: { $category }.
log-reveal = { $player } odkrywa { $cards } { $at }.
log-win = { $player } wygrywa { $at } katalogiem „{ $category }” i bierze { $cards }.
log-swap-hand = { $player } zamienia { $card } z półki na { $card2 } z ręki.
log-swap-shelf = { $player } zamienia miejscami { $card } i { $card2 } na półce.
log-found-nothing = { $player } nie znajduje w stosie odrzuconych nic z katalogu „{ $category }”.
log-salvage = { $player } wygrzebuje { $cards } ze stosu odrzuconych.
log-look = { $player } ogląda { $cards } { $at }.
log-look-deck = { $player } ogląda wierzch talii: { $cards }.
log-deck-bottom = { $player } odkłada wierzchnią kartę na spód talii: { $cards }.
log-offer = { $player } wystawia na sprzedaż { $cards }.
log-pass-sale = { $player } tym razem nic nie kupuje.

## Starsi pomocnicy

log-allow = { $player } pozwala na obie akcje domowe: { $other } dobiera kartę i ustawia jedną.
log-shows-hand = { $player } pokazuje { $cards }, patrzy { $other }: nic z katalogu „{ $category }”.
log-burn = { $player } pali { $cards } { $at }.
log-cover = { $player } balsamuje { $card2 } pod { $card }.
log-entomb = { $player } balsamuje { $card } pod { $card2 }.
log-witch-reveals = { $player } odkrywa { $cards }, żeby Wiedźma miała o czym myśleć.
log-witch-keeps = Wiedźma zostawia to, co było; { $player } odrzuca { $cards }.
log-witch-swaps = { $player } pozwala Wiedźmie podmienić { $card2 } na { $card }.

## Przebieg gry

log-library = { $special_assistants ->
    [with_library] { $player } otwiera bibliotekę „{ $library }” i zatrudnia { $assistant }.
   *[other] { $player } zatrudnia { $assistant }.
}
log-round = Zaczyna się runda { $value }; pierwszy ruch: { $player }.
log-tile = Na tę rundę otwiera się { $tile }.
log-place = { $place ->
    [auction_house] { $player } umieszcza { $assistant } { $at } i licytuje { $number }.
   *[other] { $player } umieszcza { $assistant } { $at }.
}
log-resolve = Rozpatrywanie { $at }.
log-clear = { $count ->
    [0] Nic nie odrzucono { $at }.
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
log-witch-shelves = { $player } pozwala Wiedźmie zatrzymać { $card }; na półkę idzie zakryta { $card2 }.
log-final-round = { $key ->
    [round_limit] Następna runda jest finałowa: miasto wyznaczyło granicę.
   *[shelf] Następna runda jest finałowa: { $value ->
        [one] na czyjejś półce stoi { $value } karta.
        [few] na czyjejś półce stoją { $value } karty.
       *[many] na czyjejś półce stoi { $value } kart.
    }
}
log-flip = { $player } zakrywa { $cards }.
log-inspection = Trwa inspekcja: karty stojące nie po kolei zostają zakryte.
