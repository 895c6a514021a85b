### Koniec gry

winner = { $count ->
    [1] { $names } wygrywa
   *[other] { $names }: wspólne zwycięstwo
}
solo-won = { $name } przyćmiewa Bibliotekę Miejską
solo-lost = Biblioteka Miejska nie przyznaje uprawnień
inspection-title = Inspekcja bibliotek
inspection-title-solo = Prywatna kontra miejska
form-help = Dotknij liczby, by zobaczyć, skąd się wzięła.
line-total = Razem
explain-b1 = { $stability ->
    [0] nie ma pełnego prostokąta sięgającego dolnego rzędu, wysokiego i szerokiego na co najmniej dwie karty
   *[other] w największym pełnym prostokącie sięgającym dolnego rzędu, wysokim i szerokim na co najmniej dwie karty, jest ich { $stability }
}{ $entombed ->
    [0] {""}
    [one] {""}; { $entombed } zabalsamowana karta dodaje 2
    [few] {""}; { $entombed } zabalsamowane karty dodają po 2
    [many] {""}; { $entombed } zabalsamowanych kart dodaje po 2
   *[other] {""}; { $entombed } zabalsamowanej karty dodaje po 2
}. To daje { $value }.
explain-b2 = { $category }: { $count }. U wszystkich: { $counts }. Nagrody to 15, 9 i 4; przy remisie nagrody się dzieli, w zaokrągleniu w górę. To daje { $value }.
explain-b2-solo = { $category }: { $count } wobec { $other }. Kto ma więcej, dostaje 15; Biblioteka Miejska także przy remisie. To daje { $value }.
explain-b3 = { $category } na półkach: { $count }, minus punkt za każdą książkę. To daje { $value }.
explain-b4 = najmniej książek jest z katalogu „{ $category }” (zakazanego się nie liczy): { $count }, po trzy punkty. To daje { $value }.
explain-b5 = tajna specjalizacja to { $category }: { $count } na półkach, po dwa punkty. To daje { $value }.
explain-total-solo = { $sum } daje { $value }. Remis wygrywa Biblioteka Miejska.
explain-total = { $sum } daje { $value }. Na wypadek remisu: książki na półkach ({ $books }), karty na ręce ({ $hand }).
tallies-title = Książki, które przeszły inspekcję
books-total = Książki
final-shelves = Półki po inspekcji
course-title = Jak przebiegała gra
flipped-cards = { $count ->
    [one] Zakryta:
    [few] Zakryte ({ $count }):
    [many] Zakryte ({ $count }):
   *[other] Zakryte ({ $count }):
}
turned-cards = { $count ->
    [one] Zakryta przez inspekcję:
    [few] Zakryte przez inspekcję ({ $count }):
    [many] Zakryte przez inspekcję ({ $count }):
   *[other] Zakryte przez inspekcję ({ $count }):
}
hindsight-better = Po zakryciu { $cards } byłoby { $best } zamiast { $total }.
hindsight-open = Bez zakrywania byłoby { $best } zamiast { $total }.
hindsight-best = Żadne inne zakrycie nie dałoby więcej niż { $total }.
flipped-none = Niczego nie trzeba było zakrywać.
open-review = Analiza
play-level = Zagraj na poziomie { $level }
share-slip = Udostępnij kartę biblioteczną
share-picture = Udostępnij obrazek
share-picture-failed = Tej przeglądarce nie udało się narysować obrazka.
lead-table = Przy tym stole: { $headline }
share-result = Wyślij swój wynik: { $name }
share-saved = Obrazek jest w pobranych plikach: { $name }
share-picture-copy = Kopiuj obrazek
share-text-copy = Kopiuj słowa
share-send = Wyślij słowa…
play-post = Wyślij wynik
play-post-about = BG Stats przyjmuje wynik przez link: imiona, punkty i role trafiają tam dopiero po jego otwarciu.
play-bg-stats = Wyślij do BG Stats
play-as-text = Jako tekst, do rozgrywki na BoardGameGeek:
play-copy = Skopiuj tekst
inspector-again = Zobacz inspekcję jeszcze raz
look-at-table = Spójrz na stół
