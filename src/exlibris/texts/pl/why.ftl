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
why-put-back = Co leży na wierzchu, mogą dobrać inni; co leży głęboko, na razie nikomu nie przypadnie.
why-put-at-bottom = Karta z wierzchu zostanie dobrana jako następna, może przez kogoś innego; ze spodu prędko nie wróci.

# Wiersze formularza: ile dają i jak dostać więcej.
line-help-b1 = Punkt za każdą kartę największego pełnego prostokąta, który sięga dolnego rzędu i ma co najmniej dwie karty wysokości i dwie szerokości. Zapełniaj trzy rzędy równo, bez luk.
line-help-b2 = Na koniec najwięcej książek z tego katalogu daje 15 punktów, drugi wynik 9, trzeci 4. Wystarczy jedna książka więcej niż u następnego gracza.
line-help-b3 = Każda książka z tego katalogu na półkach kosztuje na koniec punkt. Układaj inne karty; taką kartę wolno przed inspekcją zakryć, jeśli to się opłaca.
line-help-b4 = Trzy punkty za każdą książkę z katalogu, z którego masz ich najmniej; zakazany się nie liczy. Układaj książki z katalogu o najniższej liczbie.
line-help-b5 = Twoja specjalizacja, do końca tajna: dwa punkty za każdą taką książkę na twoich półkach. Najwięcej dają karty, które mają ich kilka.
