### Lekcje i strona z zasadami. Vellum, bibliotekarka, która uczy, mówi krótko i życzliwie.
### $prominent, $banned i $focus to nazwy katalogów.

## Lekcje

learn-title = Nauka gry w dziesięć minut
learn-about = Cztery krótkie lekcje przy prawdziwym stole. Obok stoi Vellum; ustawia książki dłużej, niż chce przyznać.
learn-librarian = Vellum, bibliotekarka
learn-next = Dalej
learn-back = Wstecz
learn-show = Pokaż mi
learn-restart = Od początku
learn-skip = Pomiń lekcję
learn-step = { $step } z { $steps }
learn-done = ukończona
learn-begun = zaczęta
learn-next-lesson = Następna lekcja
learn-all-lessons = Wszystkie lekcje
learn-missing = Nie ma takiej lekcji. Może jest wypożyczona.
learn-others-move = Teraz inni. Patrz im na ręce.
learn-first-listen = Wszystko w swoim czasie. Wysłuchaj mnie, a potem naciśnij „Dalej”.
lesson-over = To była lekcja „{ $lesson }”. Dobrze ustawione.
learn-play-title = Masz apetyt na więcej?
learn-play-about = Gra dla początkujących z dwoma gońcami. Mają dobre chęci i często się mylą.
learn-play = Zagraj prawdziwą grę
learn-to-rules = Przeczytaj zasady

lesson-first-shelf = Pierwsza półka
lesson-first-shelf-about = Z ręki na półkę, według alfabetu.
lesson-first-visit = Pierwsza wizyta
lesson-first-visit-about = Co ma do zaoferowania miasto i jak kończy się runda.
lesson-delayed-effect = Efekt opóźniony
lesson-delayed-effect-about = Aukcja, wieczór w Piwiarni i cierpliwość do obu.
lesson-inspection = Inspekcja
lesson-inspection-about = Co zakrywa inspekcja i ile wart jest każdy wiersz formularza.

## Pierwsza półka

learn-shelf-goal = Cel: najwięcej punktów w formularzu inspekcji. Ma pięć wierszy, a liczą się tylko książki na półkach.
learn-shelf-hand = Twoja ręka: sześć kart. Każda ma literę, numer i od dwóch do czterech ikon. Jedna ikona to jedna książka.
learn-shelf-inspector = Inspekcja przepada za katalogiem „{ $prominent }”, a nie znosi katalogu „{ $banned }”. To wiedzą wszyscy.
learn-shelf-focus = Twoja specjalizacja, „{ $focus }”, to tylko twoja tajemnica: dwa punkty za każdą jej książkę.
learn-shelf-home = Do pracy. Umieść pomocnika na polu swojej biblioteki. W domu zawsze otwarte.
learn-shelf-home-wrong = Miasto będzie w następnej lekcji. Najpierw dom, proszę.
learn-shelf-shelve = U siebie dobierasz kartę albo ustawiasz jedną na półce. Ustaw.
learn-shelf-shelve-wrong = Dobieranie to piękny zwyczaj, ale puste półki na nikim nie robią wrażenia. Ustaw.
learn-shelf-first = Zacznij od F2.
learn-shelf-first-wrong = Na nią przyjdzie czas. Daj mi F2, a inne znajdą swoje miejsce wokół niej.
learn-shelf-again = Berta też była u siebie. Znów twój ruch: pomocnik do domu, ustawianie i M6.
learn-shelf-again-wrong = Dom, potem ustawianie, potem M6. W tej kolejności. Jestem bibliotekarką.
learn-shelf-order =
    Karta musi stykać się krawędzią z inną kartą. M jest po F, więc M6 idzie na prawo. Litery pomiędzy można pominąć.
learn-shelf-order-wrong =
    Wolno, ale inspekcja czyta każdy rząd od lewej do prawej, górny najpierw. Na prawo od F2, tam, gdzie M jest po F.
learn-shelf-third = I ostatni pomocnik: dom, ustawianie, S3.
learn-shelf-third-wrong = Prawie. Dom, ustawianie, S3.
learn-shelf-rows =
    Półki to najwyżej trzy rzędy. Zacznij drugi, poniżej. Czyta się go po pierwszym, więc S i tak jest ostatnie.
learn-shelf-rows-wrong = Pod pierwszym rzędem, proszę. Tam S czyta się po F i M, a półki stoją pewniej.
learn-shelf-worth =
    Półki jak się patrzy! Formularz liczy, w miarę jak rosną. Każda książka z katalogu „{ $focus }”, twojej specjalizacji, to dwa punkty.

## Pierwsza wizyta

learn-visit-town =
    Miasto. Na zielonych kaflach coś się dzieje w chwili, gdy ktoś wchodzi. Karty, które na nich leżą, są dla gości.
learn-visit-bookshop = Księgarz daje kartę każdemu, kto przyjdzie. Umieść tam pomocnika na wolnym polu.
learn-visit-bookshop-wrong = Innym razem. Księgarz, proszę; tam pachnie najładniej.
learn-visit-take = Weź jedną kartę. T8 pasuje zaraz po twojej S3.
learn-visit-take-wrong = Solidna książka, ale gdzie by stanęła? Za S3 pasuje T8.
learn-visit-shelve =
    Co tu weźmiesz, możesz od razu ustawić. Zrób to, na prawo od S3: wyjdzie kwadrat z czterech kart, a inspekcja lubi
    stabilne meble.
learn-visit-shelve-wrong = Ustaw T8, na prawo od S3. Za kwadraty są punkty.
learn-visit-market =
    Berta była na Targu Staroci przed tobą. Dobrze: kto tam kogoś zastanie, bierze dwie karty. Idź i weź
    jedną; druga jest tam ostatnia i przyjdzie sama.
learn-visit-market-wrong = Targ Staroci i obie karty. Berta zagrzała ci tam miejsce.
learn-visit-keep =
    Wzięte karty możesz ustawić albo zatrzymać. Ustaw V1 na prawo od T8, a X1 zatrzymaj na ręce.
learn-visit-keep-wrong = V1 na prawo od T8. Potem powiedz, że resztę zatrzymujesz.
learn-visit-hut =
    Chata Wróżbity: karta za każdego umieszczonego pomocnika, a następną rundę zaczynasz ty. Wyślij tam ostatniego.
learn-visit-hut-wrong = W Chacie czekają trzy karty. Takich darów się nie lekceważy.
learn-visit-round =
    Nikt nie ma już pomocników: runda skończona. Leżące karty się odrzuca. Z kafli tej rundy na stałe zostaje ten
    o najniższym numerze, Księgarz; resztę zastępują nowe.
learn-visit-special = Jeszcze jedno. Prawdziwa gra zaczyna się od wyboru jednej z dwóch bibliotek. Każda ma starszego pomocnika z własną zdolnością; przeczytaj o obu i weź tę, która ci się podoba.

## Efekt opóźniony

learn-delay-red =
    Czerwonym kaflom się nie spieszy. Co mają zrobić, robią dopiero, gdy wszyscy pomocnicy już stoją, kafel po kaflu,
    od najniższego numeru.
learn-delay-bid =
    Berta daje w Domu Aukcyjnym jedną kartę za cały zestaw: trzy karty. Zostaje tylko najwyższa oferta. Zalicytuj dwie.
learn-delay-bid-wrong = Nie tam. Dwie wystarczą: ofertę płaci się kartami, a karty są drogie.
learn-delay-tavern =
    Berta wzięła pomocnika z powrotem i już nie licytuje. Oswin siedzi w Piwiarni, gdzie na każdego gościa odkrywa się
    dwie karty. Usiądź za nim.
learn-delay-tavern-wrong = Piwiarnia, następne wolne pole. Oswin to lepsze towarzystwo, niż się wydaje.
learn-delay-home = Ostatni pomocnik: do domu, i dobierz kartę. Potem miasto wyrówna rachunki.
learn-delay-home-wrong = Dom i dobieranie. Będzie trzeba mieć czym płacić.
learn-delay-pay =
    Kafel 3, Dom Aukcyjny: wygrana twoja. Zapłać dwiema kartami z ręki, tymi, których ci najmniej szkoda.
    Przychodzą na myśl te z katalogu „{ $banned }”.
learn-delay-lot = Zestaw jest twój. Ustaw N1 na prawo od M6, a resztę zatrzymaj na ręce.
learn-delay-lot-wrong = N1, na prawo od M6: dwa pełne rzędy po trzy. Potem zatrzymaj resztę.
learn-delay-drink =
    Kafel 12, Piwiarnia: cztery karty na dwoje gości. Oswin siedzi na pierwszym polu i jedną już ma. Teraz ty: W6 ma
    książkę z twojej specjalizacji.
learn-delay-drink-wrong = Spójrz na ikony. W6 ma książkę z katalogu „{ $focus }” i stoi po V.
learn-delay-shelve =
    Znów Oswin, a ostatnia została dla ciebie: H5, na koszt lokalu. Ustaw W6 na prawo od V1, a H5 zatrzymaj
    na ręce.
learn-delay-shelve-wrong = W6 na prawo od V1, potem zatrzymaj drugą.
learn-delay-order =
    Na tym polega sztuka czerwonych kafli: przyjść wcześnie, mieć karty na zapłatę i pilnować numerów. Niskie numery
    idą pierwsze.

## Inspekcja

learn-form-reading =
    Gdy na koniec rundy ktoś ma na półkach { $trigger } kart, gra się jeszcze jedną, finałową rundę. Nasza minęła; te półki
    są krótsze tylko po to, żeby szybko się czytały. Inspekcja czyta twoje: górny rząd najpierw, każdy od lewej do prawej.
learn-form-broken =
    M8, potem M6: nie po kolei. Karta, która nie następuje po poprzedniej, zostaje zakryta, a jej książki przepadają.
learn-form-flip =
    Ale karty wolno zakryć samemu, zanim przyjdzie inspekcja. Zakryj M8: i tak ma książkę z katalogu „{ $banned }”,
    a M6 będzie uratowana.
learn-form-flip-wrong = Ta stoi, gdzie powinna. To M8 zawadza.
learn-form-ready = Teraz zgłoś gotowość. Nikt nie widzi, co zakryli inni, póki wszyscy nie są gotowi.
learn-form-ready-wrong = Dość zakrywania, reszta zostaje. Zgłoś gotowość.
learn-form-b1 =
    B1, stabilność: największy pełny prostokąt, który sięga dolnego rzędu, punkt za każdą kartę. Twój ma trzy
    karty wzwyż i dwie wszerz: { $b1 }. Zakryte karty ważą tyle samo co inne.
learn-form-b2 =
    B2: najwięcej książek z katalogu „{ $prominent }” daje 15 punktów, drugie miejsce 9, trzecie 4. U ciebie jest ich
    { $own_prominent }, a { $other } ma { $other_prominent }. Przy remisie punkty się dzieli, nawet gdy nikt nie ma
    żadnej takiej książki: dlatego i puste półki mogą mieć punkty.
learn-form-b3 =
    B3: minus punkt za każdą książkę z katalogu „{ $banned }”. { $own_banned ->
        [one] Jedna się prześliznęła.
        [few] Prześliznęły się { $own_banned }.
        [many] Prześliznęło się { $own_banned }.
       *[other] Prześliznęło się { $own_banned }.
    }
learn-form-b4 =
    B4, różnorodność katalogowa: trzy punkty za każdą książkę z katalogu, z którego masz ich najmniej; katalog
    „{ $banned }” się nie liczy. „{ $rarest }”: { $own_rarest ->
        [one] { $own_rarest } książka
        [few] { $own_rarest } książki
        [many] { $own_rarest } książek
       *[other] { $own_rarest } książki
    }, czyli { $b4 }.
learn-form-b5 = B5: dwa punkty za każdą książkę z twojej specjalizacji, „{ $focus }”. { $own_focus ->
        [one] { $own_focus } książka
        [few] { $own_focus } książki
        [many] { $own_focus } książek
       *[other] { $own_focus } książki
    }: { $b5 }.
learn-form-total =
    Masz razem { $total } pkt, { $other } ma { $other_total } pkt. W pełnej grze każda biblioteka ma jeszcze starszego
    pomocnika. Dasz sobie radę.

### Strona z zasadami. Przełączniki instrukcji są tu pod nazwami z content/rulesets/switches.toml, a liczby kart, które
### sprowadzają finałową rundę, jako $final_two, $final_three i $final_four. Pusty wiersz zaczyna nowy akapit.

rules-title = Zasady
rules-about = Cała gra naszymi słowami, według wybranej tu instrukcji.
rules-rulebook = Instrukcja
rules-contents = Spis treści
rules-to-lessons = Wolisz uczyć się, grając?
rules-print = Drukuj
rules-yes = { $card } może tu stanąć
rules-no = { $card } nie może tu stanąć

rules-aim = O co chodzi
rules-aim-text =
    Każdy prowadzi małą bibliotekę i chce mieć większą. Zbierasz w mieście książki i ustawiasz je na półkach w kolejności
    alfabetycznej. Gdy czyjeś półki są dość pełne, gra się jeszcze jedną rundę; potem przychodzi inspekcja, czyta półki
    i wypełnia formularz B-7c. Kto ma najwięcej punktów, obejmuje urząd Głównego Bibliotekarza. Pozostałym wolno wypożyczać.

rules-need = Co jest w pudełku
rules-need-text =
    152 karty książek, 18 kafli lokacji, 6 kart katalogowych, znacznik pierwszego gracza i pomocnicy: gnomy w czterech
    kolorach. { $special_assistants ->
        [with_library] Jest 12 bibliotek, każda z własnym starszym pomocnikiem.
       *[other] Wszystkie biblioteki są jednakowe; czterech starszych pomocników jest na osobnych kartach.
    }

    Gra od dwóch do czterech osób albo jedna. Tutaj nikt nie musi tasować, rozdawać ani dodawać, a charakter pisma
    nie ma znaczenia.

rules-cards = Karty książek
rules-cards-text =
    Karta to kawałek półki, na którym stoi od dwóch do czterech książek. U góry jest litera, numer karty w obrębie tej litery, liczba kart
    tej litery i po jednej ikonie na każdą książkę. Ikony oznaczają sześć katalogów. Liczy się tylko ta górna część; tytuły niżej
    są do czytania.

    O kolejności decyduje litera, a w obrębie litery numer: M3 jest przed M8, a N1 po obu.

rules-setup = Przygotowanie do gry
rules-setup-text =
    Według instrukcji znacznik pierwszego gracza dostaje ten, kto ostatnio kupił książkę; tutaj decyduje los. Chata
    Wróżbity leży odkryta w mieście; pozostałe lokacje są potasowane.

    { $special_assistants ->
        [with_library] { $library_choice ->
            [open_pool] Po dwie biblioteki na osobę leżą odkryte. Od ostatniej osoby począwszy każdy po kolei bierze jedną
                z nich i usuwa inną. Z biblioteką przychodzi jej starszy pomocnik; dołączają do niego dwaj zwykli.
           *[own_two] Każdy dostaje dwie biblioteki i zatrzymuje jedną; ostatnia osoba wybiera pierwsza. Z biblioteką
                przychodzi jej starszy pomocnik; dołączają do niego dwaj zwykli.
        }
       *[other] Każdy dostaje losowo starszego pomocnika, a dołączają do niego dwaj zwykli. Można się też umówić na
            wybieranie, od ostatniej osoby począwszy.
    }

    Dopiero potem odkrywa się dwie karty katalogowe: Dzieła Wybitne, których chce inspekcja, i Księgi Zakazane, których
    nikt mieć nie powinien. Każdy dostaje jeszcze jedną w tajemnicy: specjalizację biblioteczki. Twoja specjalizacja nigdy
    więc nie jest wybitna, zakazana ani cudza. Na koniec każdy dostaje { $starting_hand ->
        [one] { $starting_hand } kartę książek
        [few] { $starting_hand } karty książek
        [many] { $starting_hand } kart książek
       *[other] { $starting_hand } karty książek
    }.

rules-round = Runda
rules-round-text =
    Runda ma cztery części: przygotowania, umieszczanie, rozpatrywanie efektów i czyszczenie. Decyzje podejmujesz w drugiej
    i czasem w trzeciej; pozostałe toczą się same.

rules-preparation = Przygotowania
rules-preparation-text =
    Odkrywa się nowe lokacje, aż będzie ich po jednej na osobę, nie licząc tych, które zostały na stałe. W pierwszej
    rundzie jedną z nich jest Chata Wróżbity. Potem na każdą lokację w mieście kładzie się tyle odkrytych kart, ile pokazuje jej kafel, chyba że kafel każe je zakryć.

rules-placement = Umieszczanie
rules-placement-text =
    Od pierwszej osoby, zgodnie z ruchem wskazówek zegara, każdy umieszcza po jednym pomocniku na wolnym polu, w mieście
    lub u siebie, aż wszyscy pomocnicy zostaną umieszczeni. Nie można spasować ani zostawić pomocnika na później. Starszy pomocnik jest pomocnikiem
    jak inni, chyba że napisano inaczej.

    Zielone lokacje mają efekt natychmiastowy: działają w chwili przybycia. Czerwone mają efekt opóźniony: czekają na
    rozpatrywanie. Pola z 3+ lub 4+ są zamknięte, gdy gra mniej osób. Wolno iść tam, gdzie nic się nie stanie, jeśli
    podoba ci się widok.

    „Możesz ustawić” po zdobyciu karty znaczy: od razu; później ten efekt już na to nie pozwala. Karty, których nie
    ustawisz, trafiają na rękę, a na ręce może ich być dowolnie wiele.

rules-home = U siebie
rules-home-text =
    Twoja biblioteka ma trzy pola, tylko dla twoich pomocników. Na każdym możesz od razu wykonać jedną akcję domową:
    dobrać kartę z talii albo ustawić jedną z ręki na półce; możesz też nie robić nic. „Obie akcje domowe” to po jednej
    z nich, w dowolnej kolejności.

    Gdy potrzeba więcej kart, niż jest w talii, tasuje się stos kart odrzuconych i kładzie pod nią. Jeśli i to nie
    wystarczy, dostajesz tyle, ile jest.

rules-resolution = Rozpatrywanie efektów
rules-resolution-text =
    Gdy wszyscy pomocnicy są umieszczeni, rozpatruje się lokacje według numerów, od Chaty Wróżbity. W każdej działa
    jej efekt opóźniony, jeśli go ma; potem odrzuca się leżące w niej karty, a pomocnicy wracają do właścicieli. Na stosie
    kart odrzuconych widać tylko wierzchnią kartę, chyba że przeszukujesz go na Wysypisku Śmieci.

rules-cleanup = Czyszczenie
rules-cleanup-text =
    Z lokacji tej rundy ta o najniższym numerze zostaje na stałe, do końca gry. Po pierwszej rundzie to zawsze Chata Wróżbity.
    Pozostałe odchodzą; gdy zabraknie nowych, odrzucone tasuje się i wykłada ponownie. Miasto rośnie więc o jedną lokację na rundę.
    Pomocników z domu bierze się z powrotem.

rules-shelving = Ustawianie
rules-shelving-text =
    Pierwsza karta staje gdziekolwiek. Każda następna musi stykać się krawędzią z kartą na twoich półkach, z góry, z dołu lub
    z boku; rogi się nie liczą. Rzędy są najwyżej trzy, za to dowolnie długie. Kart nigdy się nie rozsuwa.

    Przy ustawianiu nikt nie sprawdza alfabetu. Zostawiaj luki między literami na to, co może przyjść, i pamiętaj, że rząd
    czyta się do końca, zanim zacznie się następny.

    Kartę można z półki odrzucić albo zdjąć tylko wtedy, gdy reszta zostaje w jednym kawałku.
rules-example-deck = Karty w przykładach pochodzą z angielskiej talii.
rules-shelving-example =
    Gdzie może stanąć { $card }? { $count ->
        [one] Dozwolone jest { $count } pole z ptaszkiem.
        [few] Dozwolone są { $count } pola z ptaszkiem.
        [many] Dozwolone jest { $count } pól z ptaszkiem.
       *[other] Dozwolone jest { $count } pola z ptaszkiem.
    } Czwartego rzędu zacząć nie wolno, a pole, które styka się tylko rogiem, odpada.

rules-final-round = Finałowa runda
rules-final-round-text =
    Po każdym czyszczeniu liczy się karty na półkach. Gdy ktoś ma ich { $final_two } przy dwóch osobach, { $final_three }
    przy trzech lub { $final_four } przy czterech, gra się jeszcze dokładnie jedną rundę. Kończy się ona rozpatrywaniem;
    potem przychodzi inspekcja. Zakryte karty się liczą, zabalsamowane nie.

    Tutaj gra kończy się najpóźniej po { $round_limit ->
        [one] { $round_limit } rundzie
        [few] { $round_limit } rundach
        [many] { $round_limit } rundach
       *[other] { $round_limit } rundy
    }, żeby kiedyś się skończyła.

rules-inspection = Inspekcja
rules-inspection-text =
    Najpierw każdy może zakryć dowolne ze swoich kart. Wszyscy robią to naraz i nikt nie widzi, co zakryli inni, póki
    wszyscy nie są gotowi.{ $preset ->
        [revised-en] { " " }Instrukcja poprawionej edycji pozwala na to w każdej chwili gry; tutaj pytamy raz, teraz, bo
            wcześniejsze zakrycie nic by nie dało.
       *[other] { "" }
    } Potem inspekcja czyta wszystkim półki, od górnego rzędu do dolnego, każdy od lewej do prawej. Karta,
    która nie następuje po poprzedniej, zostaje zakryta. Luki w alfabecie są dozwolone. Zakryte karty się pomija.

    Książki na zakrytej karcie nie liczą się do niczego. Jako mebel karta wciąż trzyma półki w całości. Gdy więc dwie karty się
    kłócą, zakryj tę, której mniej żal, zanim inspekcja wybierze za ciebie.

rules-stability = B1: Stabilność półek
rules-stability-text =
    Jeden punkt za każdą kartę w największym pełnym prostokącie, który sięga dolnego rzędu i ma co najmniej dwie karty
    wzwyż i dwie wszerz. Zakryte karty też się tu liczą. Bez takiego prostokąta nie ma punktów. Do tego wiersza dolicza się
    punkty za karty zabalsamowane.

rules-prominent = B2: Dzieła Wybitne
rules-prominent-text =
    Porównuje się książki z wybitnego katalogu: najwięcej to 15 punktów, drugie miejsce 9, trzecie 4, czwarte nic.
    Przy remisie dodaje się { $prominent_ties ->
        [next_place] nagrody za to miejsce i za następne, bez względu na to, ile osób remisuje,
       *[all_places] nagrody za wszystkie zajęte wspólnie miejsca
    } i dzieli po równo, w zaokrągleniu w górę.

rules-banned = B3: Księgi Zakazane
rules-banned-text = Każda książka z zakazanego katalogu kosztuje punkt.

rules-variety = B4: Różnorodność katalogowa
rules-variety-text =
    Trzy punkty za każdą książkę z tego katalogu, z którego masz ich najmniej; zakazany się pomija. Jeśli kilka jest równie
    rzadkich, liczy się jeden z nich. Jeśli z któregoś katalogu nie masz ani jednej książki, nie dostajesz tu nic.

rules-focus = B5: Specjalizacja biblioteczki
rules-focus-text = Dwa punkty za każdą książkę z twojego tajnego katalogu, który teraz zostaje odkryty.

rules-total = Kto wygrywa
rules-total-text =
    Wygrywa osoba, która ma najwięcej punktów. Przy remisie decyduje więcej książek na półkach, potem mniej kart na
    ręce, potem mniej Ksiąg Zakazanych. { $last_tie_breaker ->
        [shared] Jeśli to nic nie rozstrzyga, zwycięstwo jest wspólne.
       *[no_race] Instrukcja każe tym, którzy nadal remisują, ścigać się w czytaniu książki; tutaj dzielą zwycięstwo.
    }

rules-example = Policzony przykład
rules-example-about =
    Półki trzech osób, krótsze niż na koniec gry; wybitny katalog to „{ $prominent }”, zakazany „{ $banned }”. Dotknij liczby, by zobaczyć, skąd się wzięła.
rules-example-text =
    Półki ({ $name }): { $flipped } nie następuje po poprzedniej karcie i zostaje zakryta. Trzy
    pełne rzędy po trzy dają { $b1 } punktów. { $second } i { $name } remisują w katalogu „{ $prominent }”, gdzie
    prowadzi { $first }, i dzielą drugie i trzecie miejsce: 9 i 4 to 13, czyli po { $b2 }, w zaokrągleniu w górę.
    { $second } nie ma ani jednej książki z jednego z katalogów, które się liczą, więc różnorodność katalogowa daje { $second_b4 }.

rules-locations = Osiemnaście lokacji
rules-locations-text =
    Numer decyduje o kolejności rozpatrywania. Zielone działają od razu, czerwone czekają. Liczby podają, ile kart rozdaje
    się na kafel i ile ma on pól. Jeśli lokacja potrzebuje kart, a żadnej już nie ma, nic się nie dzieje.
rules-tile-cards = { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
rules-tile-face-down = { $count ->
    [one] { $count } karta, zakryta
    [few] { $count } karty, zakryte
    [many] { $count } kart, zakrytych
   *[other] { $count } karty, zakryte
}
rules-tile-spaces = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
rules-tile-more = przy { $players } osobach i więcej: jeszcze 1
rules-tile-bids = pola na oferty { $bids }
rules-tile-solo = używana w grze solo

rules-assistants = Starsi pomocnicy
rules-assistants-text = { $special_assistants ->
    [with_library] Każdy przychodzi ze swoją biblioteką. Zdolności działają i w domu, i w mieście; wiele dotyczy tylko miejsca, w którym pomocnik stoi.
   *[other] Edycja poprawiona ma ich czterech, na kartach. Pozostali są tylko w pierwszych edycjach.
}
rules-assistant-elsewhere = nie ma go w pudełku z tą instrukcją

rules-priority = Gdy zdolności się spotkają
rules-priority-text =
    Efekt lokacji ma pierwszeństwo przed zdolnością pomocnika. Spośród starszych pomocników w tym samym miejscu pierwszy działa
    ten, kto był tam pierwszy. Szubrawiec, który przychodzi kraść tam, gdzie stoi
    Galaretowata Kostka, płaci więc najpierw przy drzwiach.{ $preset ->
        [revised-en] { " " }Instrukcja poprawionej edycji nie ma takiego rozdziału: jej pomocnicy działają według ikon czasu. U nas
            także w niej obowiązuje kolejność z pierwszych edycji.
       *[other] { "" }
    }

rules-variants = Inne sposoby gry
rules-variants-text =
    Gra dla początkujących: nikt nie ma starszego pomocnika; każdy ma trzech zwykłych. { $special_assistants ->
        [with_library] Lokacje 3, 7, 8, 9, 15 i 17 też zostają w pudełku{ $preset ->
            [first-fr] .
           *[other] , choć to tylko sugestia.
        }
       *[other] Używa się wszystkich lokacji.
    }

    Gra pokojowa: bez lokacji 3, 7, 15 i 16{ $special_assistants ->
        [with_library] {" "}oraz bez bibliotek Szubrawca, Kostki, Bałwana i Impa.
       *[other] .
    }

    Gra dłuższa: do finałowej rundy trzeba trzech kart więcej.

    Tylko następna nagroda: gdy w Dziełach Wybitnych remisują trzy osoby lub więcej, dzielą tylko nagrodę za swoje miejsce i
    następną, zgodnie z dosłownym brzmieniem instrukcji. Trzy osoby na pierwszym miejscu dzielą wtedy 15 i 9.

rules-solo = W pojedynkę
rules-solo-text =
    Pięć rund przeciw Bibliotece Miejskiej, do której należy wszystko, co odrzucone. Używa się dziesięciu lokacji: sześć
    leży odkrytych, cztery czekają. Masz czterech pomocników: { $solo_special ->
        [two_of_seven] starszego z jednej z dwóch wylosowanych bibliotek i trzech zwykłych.
       *[other] Mumię, Wiedźmę albo Czarnoksiężnika i trzech zwykłych.
    } { $solo_assistants_per_tile ->
        [any] W jednej lokacji może ich być kilku.
       *[other] W jednej lokacji może być naraz tylko jeden z nich.
    }

    Każda runda zaczyna się od odrzucenia z talii tylu kart, ile wynosi poziom, od jednej do siedmiu. Po każdej rundzie
    usuwasz na dobre dwie lokacje, a przychodzi jedna nowa, aż po piątej nie zostaje żadna.{ $preset ->
        [first-fr] { " " }Tekst francuskiej instrukcji mówi o dwóch nowych, jej własna tabela o jednej.
       *[other] { "" }
    }
    Stosu kart odrzuconych nigdy nie tasuje się z powrotem do talii, bo należy do Biblioteki. Kart, których brakuje, nie
    wykłada się, nie dobiera ani nie odrzuca.

    Biblioteka też ma tajną specjalizację. { $solo_clues ->
        [two_cards] W rundach 2 i 4 poznajesz katalog, który nią nie jest; potem można ją wydedukować.
       *[other] W rundzie 2 poznajesz katalog, który nią nie jest, w rundzie 4 samą specjalizację.
    }

    Na koniec odrzucasz karty z ręki, więc i one trafiają do Biblioteki. Wszystkie jej karty rozkłada się i liczy; dopiero potem
    wybierasz, co zakryć. Obie strony liczy się formularzem S-42a: stabilność jest tylko twoja; 15 punktów za Dzieła Wybitne dostaje strona, która ma ich więcej, a remisy wygrywa Biblioteka. Wygrywasz, mając
    więcej punktów niż ona. Tyle samo to za mało.

rules-rulebooks = Pięć instrukcji
rules-rulebooks-text =
    Gra ukazała się w czterech językach i dwóch edycjach, a instrukcje tu i ówdzie się różnią. Wszystko na tej stronie
    jest zgodne z tą, którą wybrano u góry; wybierz inną, a zdania się zmienią. Gdzie ona milczy,
    strona podaje, jak gra się tutaj.
