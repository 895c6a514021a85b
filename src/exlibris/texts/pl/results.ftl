### Jak skończyła się gra i kto wygrywa.

result-ended-shelf = Ostatnia runda nadeszła, bo czyjaś półka była dość pełna.
result-ended-round_limit = Ostatnia runda nadeszła, bo miasto nie chciało dłużej czekać: to był limit rund.

result-ended-rounds = Piąta runda była ostatnia.

result-solo-won = { $winners } dostaje licencję: { $total } do { $library } w meczu z Biblioteką Publiczną.
result-solo-lost =
    Licencji nie będzie. Punkty: { $player } { $total }, Biblioteka Publiczna { $library }. Ona zbiera dłużej.

result-won-total = { $winners } wygrywa, punkty: { $total }.
result-won-books = { $winners } wygrywa: na czele remis, punkty: { $total }, ale na tych półkach jest więcej książek.
result-won-hand = { $winners } wygrywa: remis w punktach i książkach, ale mniej kart zostało na ręce.
result-won-banned = { $winners } wygrywa: remis w punktach, książkach i kartach na ręce, ale mniej Ksiąg Zakazanych.
result-won-shared =
    { $winners }: wspólne zwycięstwo, punkty: { $total }. Drukowany sposób na rozstrzygnięcie to wyścig w czytaniu,
    którego żaden program nie posędziuje: załatwcie to w domu, z książką.
