### Po co jest decyzja: jedno zdanie dla kogoś, kto nie zna zasad. Decyzje lokacji i pomocników objaśnia ich opis.

why-library = W bibliotece stoją twoi pomocnicy, gdy zostają w domu, a zdolność jej starszego pomocnika służy ci do końca gry.
why-library-pool = { why-library }
why-assistant-card = Starszy pomocnik ma zdolność, której zwykli nie mają, i zostaje z tobą do końca gry.
why-eliminate = Tych dwóch lokacji już nie odwiedzisz, ale i Biblioteka Miejska nic tam więcej nie zyska: zostaw te, które ci pomagają.
why-place = Lokacja daje karty albo pozwala je ustawić na półkach; na koniec liczą się tylko książki, które stoją tam alfabetycznie.
why-home = Karta na ręce nic ci na koniec nie da: punkty przynosi dopiero ustawiona, a dobieranie daje większy wybór.
why-both-home = { why-home }
why-put = Inspekcja czyta rząd po rzędzie od lewego górnego rogu i zakrywa to, co psuje alfabet, więc zostaw luki na litery, które przyjdą.
why-flip = Inspekcja zakrywa karty, które psują alfabet; zakryj którąś wcześniej, jeśli uratuje to lepsze karty za nią.
why-shelve-gained = Na koniec liczą się tylko książki na półkach; to, co zostaje na ręce, czeka na inną okazję.
why-shelve-hand = Na koniec liczą się tylko książki na półkach; wybierz literę, która jeszcze pasuje do kolejności.
why-discard-hand = Pozbywasz się liter, które już nie pasują, i Ksiąg Zakazanych, a dobierasz coś innego.
why-discard-own = Płacisz tym, co najmniej potrzebne: literami, które już nie pasują, Księgami Zakazanymi, katalogami, których nie zbierasz.
why-take = Dobre są litery, które jeszcze pasują na półki, Dzieła Wybitne i książki ze specjalizacji twojej biblioteczki.
why-name-category = Każda książka ze specjalizacji twojej biblioteczki to punkty, Dzieła Wybitne nagradzają tych, którzy mają ich najwięcej, a Księgi Zakazane kosztują.
why-keep-from-deck = { why-take }
why-discard-looked-at = Przydatne karty zostają w zasięgu, a te, których potrzebują tylko inni, znikają z talii.
why-put-back = Co leży na wierzchu, mogą dobrać inni; co leży głęboko, na razie nikomu nie przypadnie.
why-put-at-bottom = Karta z wierzchu zostanie dobrana jako następna, może przez kogoś innego; ze spodu prędko nie wróci.

# Wiersze formularza: ile dają i jak dostać więcej.
line-help-b1 = Punkt za każdą kartę największego pełnego prostokąta, który sięga dolnego rzędu i ma co najmniej dwie karty wysokości i dwie szerokości. Zapełniaj trzy rzędy równo, bez luk.
line-help-b2 = Na koniec najwięcej książek z tego katalogu daje 15 punktów, drugi wynik 9, trzeci 4. Wystarczy jedna książka więcej niż u następnego gracza.
line-help-b3 = Każda książka z tego katalogu na półkach kosztuje na koniec punkt. Układaj inne karty; taką kartę wolno przed inspekcją zakryć, jeśli to się opłaca.
line-help-b4 = Trzy punkty za każdą książkę z katalogu, z którego masz ich najmniej; zakazany się nie liczy. Układaj książki z katalogu o najniższej liczbie.
line-help-b5 = Twoja specjalizacja, do końca tajna: dwa punkty za każdą taką książkę na twoich półkach. Najwięcej dają karty, które mają ich kilka.

# Podpowiedzi w pierwszej grze, każda raz.
tips-off = Bez podpowiedzi
tip-totals = { $final ->
    [1] Trwa finałowa runda
   *[0] Któraś karta psuje alfabet
}: sumy zakładają teraz, że każdy zakryje przed inspekcją to, co najlepiej zakryć. „{ $now }” pod formularzem pokazuje półki takie, jakie są.
tip-round = W każdej rundzie wszyscy umieszczają pomocników, po jednym na zmianę. Każdy z nich daje karty albo miejsce na nie. Wskaż lokację albo dotknij jej nazwy, by przeczytać, co robi.
tip-home = Dom jest zawsze otwarty: pomocnik dobiera tam kartę albo ustawia jedną z ręki. Idź tam, gdy żadna lokacja nie pomaga bardziej.
tip-worth = Liczba na karcie, na przykład +4, to punkty za ustawienie jej teraz w najlepszym miejscu. Karta, która zostaje na ręce, nic nie daje.
tip-end = Nowa runda, nowe lokacje. Gdy na czyichś półkach stoi { $goal } kart, następuje jeszcze finałowa runda, a potem przychodzi inspekcja.
tip-prominent = Dzieła Wybitne tej gry: { $prominent }. Na koniec najwięcej takich książek daje 15 punktów, drugi wynik 9, trzeci 4.
tip-banned = Księgi Zakazane tej gry: { $banned }. Każda taka książka na twoich półkach kosztuje punkt.
tip-focus = Tylko ty znasz specjalizację swojej biblioteczki: { $focus }. Każda taka książka na twoich półkach to dwa punkty.
tip-variety = Każda książka z katalogu, z którego masz ich najmniej, daje trzy punkty (B4). Jeśli z któregoś nie masz żadnej, cały wiersz przepada.
tip-draw = Ustaw kartę, która pasuje; dobierz, jeśli żadna nie pasuje. Punkty dają tylko karty na półkach.
tip-order = Karty czyta się rząd po rzędzie od lewego górnego rogu, według liter, potem liczb. A stoi u góry po lewej, Z na dole po prawej: zostaw luki na litery, które przyjdą.
tip-inspection = Na koniec inspekcja zakrywa każdą kartę, która psuje alfabet, i jej książki się nie liczą. Ważniejsza jest więc kolejność niż pełny rząd.
tip-stability = Każda karta największego pełnego prostokąta, który sięga dolnego rzędu, to punkt (B1). Buduj rzędy jeden nad drugim, bez luk.
tip-take = Dobra karta ma literę, która jeszcze pasuje na półki, Dzieła Wybitne albo książki z twojej specjalizacji.
tip-gained = Ustaw ją od razu, jeśli jej liczba jest dobra: oszczędza to później pomocnika u siebie.
tip-flip = Inspekcja czyta dalej od ostatniej karty w kolejności. Karta o zbyt dalekiej literze sprawia, że padają następne: zakryj ją, a zostaną. Jej książki już się nie liczą.
