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
