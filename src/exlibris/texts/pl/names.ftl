### Nazwy, na których opierają się wszystkie inne katalogi. assistant-….one stoi w bierniku, location-….at mówi gdzie.

category-corrupted = Plugawe kodeksy
category-fantastical = Niewiarygodna beletrystyka
category-historic = Tomy historyczne
category-monster = Potworne poradniki
category-reference = Encyklopedie i słowniki
category-spells = Zaklęcia i mikstury

card-name = { $letter }{ $number }
# W bierniku: „Rita dobiera 2 karty”.
cards-hidden = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

list-comma = { $first }, { $next }
list-and = { $first } i { $last }
list-end = { $first } i { $last }

assistant-standard-name = pomocnik
    .one = pomocnika
location-home-name = biblioteka
    .at = u siebie

### Instrukcje, ich warianty i poziomy gry jednoosobowej.

preset-first-en = Pierwsza edycja, angielska
    .about = Biblioteki z własnymi pomocnikami, sześć kart na ręce. Od tej instrukcji wszystko się zaczęło.
preset-first-pl = Pierwsza edycja, polska
    .about = Jak angielska, poza szczegółami; z polską talią i jej własnym alfabetem.
preset-first-cs = Pierwsza edycja, czeska
    .about = Jak angielska, poza szczegółami; z czeską talią.
preset-first-fr = Pierwsza edycja, francuska
    .about = Wszystkie biblioteki leżą odkryte do wyboru; francuska talia i mniej kierunków przesuwania.
preset-revised-en = Edycja poprawiona, angielska
    .about = Zwykłe biblioteki, czterech starszych pomocników na kartach, osiem kart na ręce i dłuższe półki.

variant-beginner = Gra dla początkujących
    .about = Bez starszych pomocników: każdy ma trzech zwykłych. Pierwsza edycja pomija trudniejsze lokacje.
variant-beginner-all-locations = Gra dla początkujących, całe miasto
    .about = Bez starszych pomocników, za to ze wszystkimi lokacjami.
variant-friendlier = Gra pokojowa
    .about = Bez lokacji i pomocników uprzykrzających życie innym.
variant-longer = Gra dłuższa
    .about = Finałowa runda zaczyna się o trzy karty później.
variant-next-award = Tylko następna nagroda
    .about = Gdy w Dziełach Wybitnych remisują co najmniej trzy osoby, dzielą tylko nagrodę za swoje miejsce i następną.
variant-drafted = Wybór pomocników
    .about = Starszego pomocnika się wybiera, od ostatniej osoby począwszy, zamiast dostawać go losowo.
variant-solo = Solo
    .about = Pięć rund w pojedynkę przeciw Bibliotece Miejskiej, która zatrzymuje wszystko, co odrzucisz.

solo-level-1 = Początkujący
solo-level-2 = Łatwy
solo-level-3 = Ambitny
solo-level-4 = Trudny
solo-level-5 = Bardzo trudny
solo-level-6 = Prawie nieosiągalny
solo-level-7 = Nieosiągalny
