### 12 starszych pomocników. one: w bierniku, do zdania. summary: jeden wiersz. detail: wszystko, także kiedy nic się
### nie dzieje. Gdzie instrukcje się różnią, wybierają według przełączników z content/rulesets/switches.toml.

assistant-automaton-name = Automaton
    .one = Automatona
assistant-automaton-library = Nakręcane Magazyny
assistant-automaton-summary = Po przybyciu: 1 akcja domowa za każdego innego twojego pomocnika na tym kaflu.
assistant-automaton-detail =
    Gdy Automaton przybywa do lokacji lub do twojej biblioteki, najpierw wykonuje jedną akcję domową (dobierz 1 kartę
    albo ustaw 1) za każdego innego twojego pomocnika, który już jest na tym kaflu. Cudzy pomocnicy go nie nakręcają.
    Potem pole działa jak zwykle.

assistant-bookworm-name = Mól Książkowy
    .one = Mola Książkowego
assistant-bookworm-library = Nadgryzione Skrzydło
assistant-bookworm-summary = U siebie: dobierz 1 i ustaw 1; odrzuć kartę, by zrobić to jeszcze raz.
assistant-bookworm-detail =
    Na polu twojej biblioteki Mól Książkowy wykonuje obie akcje domowe: dobierz 1 kartę i ustaw 1, w dowolnej kolejności.
    Potem możesz odrzucić 1 kartę z ręki lub półki, by zrobić obie jeszcze raz; więcej niż jednej dokładki nie strawi.
    W mieście to mól jak każdy inny.

assistant-cube-name = Galaretowata Kostka
    .one = Galaretowatą Kostkę
assistant-cube-library = Czeluście Głębokiej Zadumy
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Kto dołącza, daje losową kartę (możesz ją ustawić) lub pozwala na obie akcje domowe.
   *[no] Kto do niej dołącza, daje ci losową kartę albo pozwala dobrać 1 i ustawić 1.
}
assistant-cube-detail =
    Gdy pomocnik przeciwnika przychodzi do lokacji Kostki, ten przeciwnik wybiera przed efektem lokacji: daje
    ci losową kartę z ręki{ $cube_card_shelved ->
        [yes] , którą możesz od razu ustawić na półce,
       *[no] { "" }
    } albo pozwala ci od razu wykonać obie akcje domowe (dobierz 1 kartę, ustaw 1). Przy pustej ręce zostaje tylko to drugie.
    Tak jest przy każdym przybyciu; starsi pomocnicy, którzy stali tam przed Kostką, działają przed nią. Kto był na
    miejscu, zanim Kostka się wcisnęła, nie jest nic winien.

assistant-ghost-name = Duch
    .one = Ducha
assistant-ghost-library = Archiwum Martwych Liter
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] Może dzielić pole przeciwnika w lokacji natychmiastowej; najpierw dobiera 1 kartę.
   *[anybody] Może dzielić zajęte pole w lokacji natychmiastowej; najpierw dobiera 1 kartę.
}
assistant-ghost-detail =
    Ducha można umieścić na zajętym polu lokacji natychmiastowej, które dzieli { $ghost_shares_with ->
        [opponent] z pomocnikiem przeciwnika, nigdy z twoim własnym.
       *[anybody] z pomocnikiem, który tam stoi.
    }
    Jeśli tak stanie, dobierz 1 kartę przed efektem lokacji; starsi pomocnicy, którzy już tam są, działają przed
    Duchem. W lokacji opóźnionej lub na wolnym polu stawia się go jak każdego. Do Ducha, który stoi sam, nikt nie może
    dołączyć. Nie wolno mu do Chaty Wróżbity, a Bałwan go nie wpuści.

assistant-goblin-name = Gobliński Szubrawiec
    .one = Goblińskiego Szubrawca
assistant-goblin-library = Zakamarki Umysłu
assistant-goblin-summary = Po przybyciu: podaj katalog każdemu obecnemu przeciwnikowi; musi ci dać taką kartę.
assistant-goblin-detail =
    Gdy Gobliński Szubrawiec przybywa do lokacji z pomocnikami przeciwników, możesz najpierw podać katalog każdemu
    z tych przeciwników, jednemu po drugim, każdemu raz. Kto ma na ręce kartę z taką książką, oddaje ci jedną, przez siebie
    wybraną; kto nie ma, pokazuje ci, i tylko tobie, całą rękę. Pożyczone karty (tak to nazywa Szubrawiec) możesz ustawić
    na półce.

assistant-golem-name = Golem Złomek
    .one = Golema Złomka
assistant-golem-library = Składnica Rzeczy Ocalonych
assistant-golem-summary = Przy rozpatrywaniu: weź 1 odrzucaną kartę z każdego kafla aż po jego własny.
assistant-golem-detail =
    Póki podczas rozpatrywania Golem Złomek stoi w lokacji, możesz wziąć 1 z kart, które mają zostać odrzucone, z każdego
    kafla po kolei, aż po jego własny włącznie; możesz ją od razu ustawić na półce. Potem Golem wraca do ciebie, a kafle
    o wyższych numerach wyrzucają bez nadzoru. Co weźmie, nigdy nie trafia do stosu odrzuconych. W twojej bibliotece nie
    ratuje niczego.

assistant-imp-name = Ognisty Imp
    .one = Ognistego Impa
assistant-imp-library = Wulkaniczna Biblioteka
assistant-imp-summary = Po przybyciu: spal tam 1 kartę za 1 akcję domową albo wszystkie (2 lub więcej) za 2.
assistant-imp-detail =
    Gdy Ognisty Imp przybywa do lokacji, w której leżą karty, możesz najpierw odrzucić 1 z nich i wykonać 1 akcję domową
    (dobierz 1 kartę albo ustaw 1) lub odrzucić wszystkie i wykonać 2. Do drugiego trzeba co najmniej dwóch kart. Zakryte
    karty płoną nieoglądane. Jeśli lokacji potrzebne są karty, które poszły z dymem, jej efekt przepada.

assistant-mummy-name = Mumia
    .one = Mumię
assistant-mummy-library = Piramida Zbiorów Zamkniętych
assistant-mummy-summary = Jej karty można ustawić na innej lub pod inną; każda zabalsamowana daje 2 punkty.
assistant-mummy-detail =
    Karta ustawiana przez Mumię może wejść na kartę twojej półki albo pod nią, zamiast obok. Dolna karta takiej pary leży
    zakryta: jej książki się nie liczą i nie przybliża ona finałowej rundy, ale na koniec jest warta 2 punkty, w wierszu
    stabilności półek. Karta przykrywa najwyżej jedną inną. Jeśli górna zostanie odrzucona, dolna zostaje, zakryta, jako
    zwykła karta półki.

assistant-sasquatch-name = Wielka Stopa
    .one = Wielką Stopę
assistant-sasquatch-library = Chata pod Przypisem
assistant-sasquatch-summary = Odwiedza tylko kafle bez przeciwników; gdy ktoś przyjdzie, możesz ją wycofać.
assistant-sasquatch-detail =
    Wielką Stopę można umieścić tylko w lokacji bez pomocników przeciwników; Gildia Pomocników może ją przenieść wszędzie.
    Gdy pomocnik przeciwnika przychodzi do jej lokacji, możesz ją wycofać przed efektem lokacji i umieścić
    ponownie w późniejszej turze tej rundy. Starsi pomocnicy, którzy stali tam przed nią, działają wcześniej. Co tam
    zrobiła, to zrobiła; dowodów, że tam była, nie będzie.

assistant-snowman-name = Bałwan
    .one = Bałwana
assistant-snowman-library = Igloo Informacji
assistant-snowman-summary = Póki stoi w lokacji natychmiastowej, nikt inny nie może tam wejść.
assistant-snowman-detail =
    Póki Bałwan stoi w lokacji natychmiastowej, nie wolno umieścić tam żadnego innego pomocnika, nawet twojego, nawet Ducha.
    Kto już tam jest, może zostać. Obejść go pozwala tylko Gildia Pomocników{ $guild_at_snowman ->
        [free] , i to zarówno na zajęte pola, jak i na wolne
       *[occupied] , i to tylko na pole zajęte przez przeciwnika
    }. W lokacji opóźnionej jest zaledwie ozdobą.

assistant-witch-name = Wiedźma
    .one = Wiedźmę
assistant-witch-library = Chatka na Kurzej Stronie
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] Po zdobyciu Księgi Zakazanej: możesz odkryć kartę, by jedną z dwóch ustawić zakrytą.
       *[must] Po zdobyciu Księgi Zakazanej: odkryj kartę, jedną zatrzymaj, drugą ustaw zakrytą.
    }
   *[discarded] { $witch_reveal ->
        [may] Po zdobyciu Księgi Zakazanej: możesz odkryć kartę z talii, by jedną z dwóch odrzucić.
       *[must] Po zdobyciu Księgi Zakazanej: odkryj kartę z talii, jedną zatrzymaj, drugą odrzuć.
    }
}
assistant-witch-detail =
    Zawsze, gdy Wiedźma zdobywa dla ciebie kartę z choć jedną Księgą Zakazaną, { $witch_reveal ->
        [may] możesz odkryć wierzchnią kartę talii; jeśli tak zrobisz,
       *[must] odkryj wierzchnią kartę talii;
    }
    zatrzymaj tę, którą wolisz, a { $witch_loser ->
        [face_down]
            drugą ustaw zakrytą na półce: staje tam, gdzie mogłaby każda karta, ale jej książki się nie liczą.
       *[discarded] drugą odrzuć.
    }
    Kilka takich kart wymienia się po jednej. Karty odkrytej w ten sposób nie wymienia się ponownie, cokolwiek na niej jest.

assistant-wizard-name = Czarnoksiężnik
    .one = Czarnoksiężnika
assistant-wizard-library = Wieża Wyższej Półki
assistant-wizard-summary = Zanim ustawi kartę, może przesunąć { $wizard_shift ->
    [any_cards] o jedno pole dowolne karty z półki.
   *[group] o jedno pole zestaw sąsiednich kart.
}
assistant-wizard-detail =
    Zanim Czarnoksiężnik ustawi kartę, możesz przesunąć { $wizard_shift ->
        [any_cards] dowolne karty swojej półki, sąsiadujące albo nie,
       *[group] zestaw sąsiadujących ze sobą kart swojej półki
    }
    o jedno pole, wszystkie w tę samą stronę; karta trafia wtedy na pole, które się przez to opróżniło{ $wizard_shift ->
        [any_cards] , obok karty, która została przesunięta
       *[group] { "" }
    }. W trakcie przesuwania półka może się rozpaść albo przekroczyć trzy rzędy, ale z nową kartą musi znów być
    w jednym kawałku i w obrębie trzech rzędów.
