### Panel trenera przy stole, runda finałowa i codzienna zagadka.

hints-thinking = Trener się zastanawia…
hints-show = Pokaż
hints-do = Zrób to
hints-next = Następne w kolejności
hints-expected = Spodziewane punkty
hints-expected-about = Na koniec gry, według sieci neuronowej wyuczonej na wielu grach; ± pokazuje, o ile wynik może się zmienić przez karty, których nie widzisz. Szansa na wygraną mieści się najpewniej w podanych granicach.
hints-what-if = A gdyby zagrać tutaj?
hints-choose-place = Wybierz miejsce
hints-always = Podawaj przy każdym podglądzie ruchu
hints-total = Razem
hints-rival = Najlepszy wynik rywali
hints-library = Biblioteka Miejska
hints-win = Szansa na wygraną
hints-too-few = za mało prób

puzzle-title = Zagadka dnia
puzzle-number = Zagadka { $number }
puzzle-ask = { $choices ->
    [one] Jest { $choices } możliwość
    [few] Są { $choices } różne możliwości
    [many] Jest { $choices } różnych możliwości
   *[other] Możliwości: { $choices }
}. Która jest najlepsza? Wybierz ją na stole.
puzzle-best = Tak, to najlepszy wybór.
puzzle-rank = Miejsce { $rank } z { $choices }.
puzzle-chosen = { $chosen }: { $cost }.
puzzle-better = Najlepiej: { $best }.
puzzle-streak = { $days ->
    [one] Seria: jeden dzień, dobre i to.
    [few] Seria: { $days } dni.
    [many] Seria: { $days } dni.
   *[other] Seria: { $days } dnia.
}
puzzle-first = Liczy się tylko pierwsza odpowiedź danego dnia.
puzzle-show = Pokaż najlepszy wybór
puzzle-copy = Kopiuj wynik
puzzle-copied = Skopiowano
puzzle-share = Ex Libris, zagadka { $number }: nie dzisiaj.
puzzle-share-solved = Ex Libris, zagadka { $number }: rozwiązana, dni z rzędu: { $days }.
puzzle-less = Ukryj
puzzle-more = Pokaż

## Koniec gry

final-title = Finałowa runda
final-yours = Rozpoczynają ją twoje półki: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
final-theirs = Dość kart na półkach: { $names }.
final-then = Gra się ją do końca; potem przychodzi inspekcja.
best-flips-none = Nie ma czego zakrywać: tak jest najlepiej, z wynikiem { $total }.
best-flips-count = { $count ->
    [one] Opłaca się zakryć { $count } kartę
    [few] Opłaca się zakryć { $count } karty
   *[many] Opłaca się zakryć { $count } kart
}: z tego, co widać, wynik to { $total }.
best-flips-turn = Najlepiej zakryć { $cards }: z tego, co widać, wynik to { $total }.
best-flips-do = { $count ->
    [one] Zakryj ją
    [few] Zakryj te { $count }
    [many] Zakryj te { $count }
   *[other] Zakryj te { $count }
}
foresee-key = E: spodziewane punkty

## Nowa runda

round-begins = { $round }. Zaczyna: { $name }. Nowe w mieście: { $tiles }.
round-fullest = Najwięcej kart na półkach: { $cards } z { $goal }.
