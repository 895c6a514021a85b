### Panel trenera przy stole i codzienna zagadka.

hints-thinking = Trener się zastanawia …
hints-show = Pokaż
hints-do = Zrób to
hints-next = Następne najlepsze
hints-expected = Spodziewane punkty
hints-expected-about = Na koniec gry, według sieci wyuczonej na wielu grach; ± mówi, jak to zależy od kart, których nie widzisz.
hints-what-if = A jeśli tu stanę?
hints-choose-place = Wybierz miejsce
hints-always = Podawaj przy każdym podglądzie ustawienia
hints-total = Razem
hints-rival = Najlepszy wynik rywali
hints-library = Biblioteka Miejska
hints-win = Szansa wygranej

puzzle-title = Zagadka dnia
puzzle-number = Zagadka { $number }
puzzle-ask = Różnych wyborów: { $choices }, a jeden jest wyraźnie najlepszy. Który? Wybierz go na stole.
puzzle-best = Tak, to najlepszy wybór.
puzzle-rank = Miejsce { $rank } z { $choices }.
puzzle-chosen = { $chosen }: { $cost }.
puzzle-better = Najlepiej: { $best }.
puzzle-streak = { $days ->
    [one] Rozwiązana jeden dzień z rzędu.
    [few] Rozwiązana { $days } dni z rzędu.
    [many] Rozwiązana { $days } dni z rzędu.
   *[other] Rozwiązana { $days } dnia z rzędu.
}
puzzle-first = Liczy się tylko pierwsza odpowiedź danego dnia.
puzzle-show = Pokaż najlepszy wybór
puzzle-copy = Kopiuj wynik
puzzle-copied = Skopiowano
puzzle-share = Ex Libris, zagadka { $number }: nie dzisiaj.
puzzle-share-solved = Ex Libris, zagadka { $number }: rozwiązana, dni z rzędu: { $days }.
puzzle-less = Ukryj
puzzle-more = Pokaż
