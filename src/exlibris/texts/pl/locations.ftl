### 18 lokacji. at: gdzie coś się dzieje. summary: jeden wiersz na kafel. detail: wszystko, także kiedy nic się nie
### dzieje. Gdzie instrukcje się różnią, wybierają według przełączników z content/rulesets/switches.toml.

location-diviners_hut-name = Chata Wróżbity
    .at = w Chacie Wróżbity
location-diviners_hut-summary = Dobierz 1 kartę za każdego umieszczonego pomocnika i weź znacznik pierwszego gracza.
location-diviners_hut-detail =
    Dobierz 1 kartę za każdego ze swoich pomocników, którzy są teraz umieszczeni, w mieście i w domu, wliczając tego,
    który właśnie wszedł. Potem weź znacznik pierwszego gracza: zaczynasz następną rundę, a ta toczy się po staremu.
    Jeśli masz już znacznik, zostaje u ciebie. Pomocnicy, których do ciebie odesłano, się nie liczą. Duch nie ma tu
    wstępu; Wróżbita przewidział, że przyjdzie.

location-book_swap-name = Giełda Książek Używanych
    .at = na Giełdzie Książek Używanych
location-book_swap-summary = Wymień kartę z ręki na jedną z tutejszych; możesz ją ustawić na półce.
location-book_swap-detail =
    Oddaj 1 kartę z ręki i weź 1 z kart, które tu leżą; wziętą możesz od razu ustawić na półce. Twoja zostaje tutaj,
    odkryta, dla następnej osoby. Jeśli możesz się wymienić, musisz. Z pustą ręką albo gdy nie ma tu kart, nic się nie
    dzieje.

location-auction_house-name = Dom Aukcyjny
    .at = w Domu Aukcyjnym
location-auction_house-summary = Zalicytuj od 1 do 4 kart z ręki; najwyższa oferta zgarnia karty na koniec rundy.
location-auction_house-detail =
    Każde pole to oferta od 1 do 4, a zostaje tylko najwyższa. Kto przychodzi później, musi przebić, nawet własnego
    pomocnika; przebity wraca do właściciela i zostanie umieszczony ponownie w późniejszej turze tej rundy. Po ofercie 4
    nikt już nie wejdzie. Podczas rozpatrywania zwycięska osoba odrzuca tyle kart z ręki, ile wynosi oferta, bierze
    wszystkie leżące tu karty i może dowolne z nich ustawić na półce. Kto ma na ręce za mało kart, nie płaci nic i nic
    nie dostaje; tak samo, gdy nie ma tu już kart. Jeśli licytujący pomocnik opuści dom inną drogą, licytacja zaczyna
    się od 1.

location-paper_mill-name = Papiernia
    .at = w Papierni
location-paper_mill-summary = { $paper_mill_discards ->
    [hand_or_shelf] Zmiel co najmniej 1 kartę, tylko z ręki albo z półki, potem ustaw 1 lub 2.
   *[hand_and_shelf] Zmiel co najmniej 1 kartę z ręki lub półki, potem ustaw do 2.
}
location-paper_mill-detail =
    { $paper_mill_discards ->
        [hand_or_shelf]
            Odrzuć co najmniej 1 kartę, wszystkie z ręki albo wszystkie z półki; potem ustaw na półce 1 lub 2 karty z
            ręki, o ile jakieś masz.
       *[hand_and_shelf]
            Odrzuć co najmniej 1 kartę z ręki, z półki albo z obu miejsc; potem ustaw na półce do 2 kart z ręki.
    }
    Karta może opuścić półkę tylko wtedy, gdy reszta zostaje w jednym kawałku. Jeśli nie masz czego odrzucić, nic się
    nie dzieje.

location-community_center-name = Miejski Dom Kultury
    .at = w Miejskim Domu Kultury
location-community_center-summary = Weź 1 kartę, drugą daj przeciwnikowi; obie wolno ustawić na półce.
location-community_center-detail =
    Weź 1 z kart, które tu leżą; możesz ją od razu ustawić na półce. Potem, jeśli jakieś zostały, wybierz jedną i daj
    ją wybranemu przeciwnikowi, który też może ją od razu ustawić. Brać i dawać trzeba; duch wspólnoty nie zna
    wyjątków. Gdy nie ma tu kart, nic się nie dzieje.

location-curiosity_cart-name = Wózek z Osobliwościami
    .at = przy Wózku z Osobliwościami
location-curiosity_cart-summary = Odrzuć ile chcesz kart z ręki, dobierz o 1 więcej; jedną z nich możesz ustawić.
location-curiosity_cart-detail =
    Odrzuć z ręki dowolną liczbę kart (zero to też liczba), a potem dobierz o jedną więcej. Możesz ustawić na półce
    1 z dobranych kart.

location-gambling_den-name = Jaskinia Hazardu
    .at = w Jaskini Hazardu
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Katalog za każdego pomocnika, 4 karty: kto ma najwięcej książek, bierze pasujące.
   *[player] Każdy podaje katalog, odkryjcie 4 karty: kto ma najwięcej książek, bierze pasujące.
}
location-gambling_den-detail =
    Poczynając od ciebie, zgodnie z ruchem wskazówek zegara, każdy, kto ma tu pomocnika, podaje { $gambling_den_names ->
        [assistant] tyle katalogów, ilu ma tu pomocników
       *[player] katalog
    }, za każdym razem inny. Odkryjcie 4 karty z talii. Wygrywa katalog, z którego jest na nich najwięcej książek: kto go
    podał, bierze każdą kartę z choć jedną taką książką, resztę się odrzuca. Na półce wolno ustawić tyle z tych kart,
    ile osób ma tu pomocnika. Przy remisie katalogów wygrywasz, jeśli twój jest wśród nich; w innym razie wygrywa
    remisująca osoba najbliżej ciebie { $gambling_den_tie ->
        [clockwise] zgodnie z ruchem wskazówek zegara
       *[counter_clockwise] przeciwnie do ruchu wskazówek zegara
    }. Jeśli nie pokaże się żadna książka z podanych katalogów, wygrywasz, i to chwalebnie, nic.

location-librarians_lounge-name = Klub Bibliotekarza
    .at = w Klubie Bibliotekarza
location-librarians_lounge-summary = Wezwij do domu pomocnika i użyj jego pola, zmień coś na półce albo jedno i drugie.
location-librarians_lounge-detail =
    Zrób jedno z dwojga albo jedno i drugie, w dowolnej kolejności. Wezwanie: przenieś jednego ze swoich pomocników z lokacji na
    puste pole swojej biblioteki i użyj tego pola. Przemeblowanie: zamień kartę na swojej półce na kartę z ręki,
    zamień miejscami dwie karty na półce albo zdejmij kartę z półki i ustaw ją gdzie indziej. Pomocnika umieszczonego
    lub przeniesionego w tej turze nie można wezwać, więc ten w fotelu zostaje.

location-book_collector-name = Kolekcjoner Książek
    .at = u Kolekcjonera Książek
location-book_collector-summary = Odrzuć dowolne karty; za każde 2 książki dla Kolekcjonera dobierz 1; ustaw do 2.
location-book_collector-detail =
    Kolekcjoner szuka książek z każdego katalogu, który pokazuje leżąca tu karta. Odrzuć dowolną liczbę kart z ręki,
    z półki albo z obu miejsc, policz na nich poszukiwane książki i dobierz o połowę mniej kart, zaokrąglając w dół.
    Na półce możesz ustawić do 2 z dobranych kart. Karty zakryte na półce liczą się z książkami, które kryją. Karta
    może opuścić półkę tylko wtedy, gdy reszta zostaje w jednym kawałku. Gdy nie ma tu karty, nic się nie dzieje.

location-bon_mot_bookshop-name = Księgarz
    .at = u Księgarza
location-bon_mot_bookshop-summary = Weź 1 kartę; możesz ją ustawić na półce.
location-bon_mot_bookshop-detail =
    Weź 1 z kart, które tu leżą; możesz ją od razu ustawić na półce. Gdy nie ma tu kart, nic się nie dzieje.

location-garbage_dump-name = Wysypisko Śmieci
    .at = na Wysypisku Śmieci
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Podaj katalog; możesz wygrzebać z odrzuconych 1 jego kartę i ją ustawić.
   *[must] Podaj katalog i wygrzeb z odrzuconych 1 jego kartę; możesz ją ustawić.
}
location-garbage_dump-detail =
    Podczas rozpatrywania podaj katalog; potem przeszukaj stos kart odrzuconych{ $garbage_dump_take ->
        [may] , jeśli chcesz, i weź 1 kartę z książką z tego katalogu albo żadnej. Możesz ją od razu ustawić na półce.
       *[must] {" "}i weź 1 kartę z książką z tego katalogu. Możesz ją od razu ustawić na półce. Jeśli taka jest, musisz ją wziąć.
    }
    W stosie jest już to, co w tej rundzie wyrzuciły kafle o niższych numerach. Dwoje gości szuka w kolejności pól,
    a stos widzi tylko ta osoba, która szuka. Jeśli żadna karta nie pasuje albo stos jest pusty, wracasz do domu
    z samym zapachem.

location-bookworm_tavern-name = Piwiarnia
    .at = w Piwiarni
location-bookworm_tavern-summary = Odkryjcie po 2 karty na pomocnika; bierzcie po kolei; swoje możesz ustawić.
location-bookworm_tavern-detail =
    Podczas rozpatrywania odkrywa się z talii po 2 karty na każdego obecnego pomocnika. W kolejności pól każdy pomocnik
    bierze 1 z nich dla właściciela, potem jeszcze raz tak samo, aż nic nie zostanie. Karty zdobyte w ten sposób możesz
    ustawić na półce. Jeśli talii zabraknie, kart odkrywa się mniej, a koniec kolejki wychodzi na tym gorzej.

location-mysterious_shack-name = Tajemnicza Chata
    .at = w Tajemniczej Chacie
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Podaj katalog, obejrzyj, weź wszystkie pasujące karty; 1 możesz ustawić.
   *[any] Podaj katalog, obejrzyj, weź dowolne pasujące karty; 1 możesz ustawić.
}
location-mysterious_shack-detail =
    Podaj katalog, a potem obejrzyj wszystkie zakryte karty, które tu leżą; nikt inny ich nie widzi. Pokaż i weź { $mysterious_shack_take ->
        [all] wszystkie z książką z tego katalogu
       *[any] dowolną liczbę tych z książką z tego katalogu albo żadnej
    }; możesz ustawić na półce 1 z wziętych kart. Pozostałe leżą tu dalej zakryte. Gdy nie ma tu kart, nic się nie
    dzieje.

location-flea_market-name = Targ Staroci
    .at = na Targu Staroci
location-flea_market-summary = Weź 1 kartę, albo 2, jeśli stoi tu już inny pomocnik; możesz je ustawić.
location-flea_market-detail =
    Weź 1 z kart, które tu leżą, i jeszcze jedną, jeśli jest tu już inny pomocnik, choćby twój własny. Wzięte karty
    możesz ustawić na półce. Jeśli została tylko jedna karta, bierzesz tylko ją. Gdy nie ma tu kart, nic się nie dzieje.

location-assistants_guild-name = Gildia Pomocników
    .at = w Gildii Pomocników
location-assistants_guild-summary = Przenieś pomocnika z domu na pole przeciwnika w mieście i użyj tego pola.
location-assistants_guild-detail =
    Przenieś jednego ze swoich pomocników z biblioteki na pole w mieście, na którym stoi pomocnik przeciwnika. Tamten
    wraca do właściciela i zostanie umieszczony ponownie w późniejszej turze tej rundy. Twój odwiedza lokację: efekt
    natychmiastowy dzieje się teraz, opóźniony podczas rozpatrywania. Gildia otwiera nawet drzwi Bałwana{ $guild_at_snowman ->
        [free] {" "}i wpuszcza też na wolne pola lokacji z Bałwanem
       *[occupied] { "" }
    }, ale nie wprowadzi Ducha do Chaty Wróżbity.
    Jeśli nikogo nie masz w domu albo nikogo nie da się wyprzeć, nic się nie dzieje.

location-tax_collector-name = Poborca Podatkowy
    .at = u Poborcy Podatkowego
location-tax_collector-summary = Każdy przeciwnik płaci tu 1 kartę; potem { $tax_collector_pays ->
    [tile] zapłać ile chcesz i weź tyle innych.
   *[discard] odrzuć ile chcesz i weź tyle samo.
}
location-tax_collector-detail =
    Po kolei każdy przeciwnik kładzie tu odkrytą 1 kartę z ręki lub półki; kto nic nie ma, temu się upiecze.
    Potem możesz { $tax_collector_pays ->
        [tile]
            też położyć tu dowolną liczbę kart z ręki, z półki albo z obu miejsc i wziąć tyle samo z tych, które leżały
            tu wcześniej. Twoja zapłata zostaje dla następnej osoby.
       *[discard]
            odrzucić dowolną liczbę kart z ręki, z półki albo z obu miejsc i wziąć tyle samo z leżących tu kart.
    }
    Wzięte karty możesz ustawić na półce. Karta może opuścić półkę tylko wtedy, gdy reszta zostaje w jednym kawałku.
    Karty, których nikt nie wziął, leżą tu do rozpatrywania, a potem są odrzucane.

location-rummage_sale-name = Wyprzedaż Garażowa
    .at = na Wyprzedaży Garażowej
location-rummage_sale-summary = Wystaw karty z ręki; za każdą sprzedaną dobierz 2 i { $rummage_sale_shelving ->
    [may] możesz ustawić 1.
   *[must] ustaw 1.
}
location-rummage_sale-detail =
    Pokaż dowolną liczbę kart z ręki. Po kolei każdy przeciwnik bierze 1 z nich na rękę, ustawia 1 na półce
    albo pasuje; i tak w kółko, aż nic nie zostanie albo wszyscy spasują w tym samym okrążeniu. Za każdą sprzedaną kartę
    dobierz 2 karty, a potem { $rummage_sale_shelving ->
        [may] możesz ustawić 1 z ręki na półce, sprzedaż po sprzedaży.
       *[must] ustaw 1 z ręki na półce, sprzedaż po sprzedaży; to nie jest propozycja.
    }
    Niesprzedane karty wracają na rękę. Z pustą ręką nic się nie dzieje.

location-shelfmasons_guild-name = Gildia Półkomurarzy
    .at = w Gildii Półkomurarzy
location-shelfmasons_guild-summary = Przesuń sąsiednie karty z jednego rzędu półki { $shelfmasons_directions ->
    [sideways] w lewo lub w prawo.
   *[all] w jedną stronę.
}
location-shelfmasons_guild-detail =
    Wybierz kierunek ({ $shelfmasons_directions ->
        [sideways] w lewo lub w prawo
       *[all] w lewo, w prawo, w górę lub w dół
    }) i zestaw sąsiednich kart z jednego rzędu swojej półki; przesuń je w tę stronę o tyle pól, ile chcesz. Przy każdym
    kroku półka musi zostać w jednym kawałku i w obrębie trzech rzędów, a karty nie przechodzą jedna przez drugą.
    Po przesunięciu może zostać luka. Możesz też zostawić wszystko, jak stoi.
