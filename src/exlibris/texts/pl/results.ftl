### Jak skończyła się gra i kto wygrywa.

result-ended-shelf = Finałowa runda nadeszła, bo czyjaś półka była dość pełna.
result-ended-round_limit = Finałowa runda nadeszła, bo miasto nie chciało dłużej czekać: to był limit rund.

result-ended-rounds = Piąta runda była ostatnia.

result-solo-won = { $winners } zdobywa uprawnienia bibliotekarskie: { $total } do { $library } w meczu z Biblioteką Miejską.
result-solo-lost =
    Uprawnień nie będzie. Punkty: { $player } { $total }, Biblioteka Miejska { $library }. Ona zbiera dłużej.

result-won-total = { $winners } wygrywa, punkty: { $total }.
result-won-books = { $winners } wygrywa: na czele remis, punkty: { $total }, ale na tych półkach jest więcej książek.
result-won-hand = { $winners } wygrywa: remis w punktach i książkach, ale mniej kart zostało na ręce.
result-won-banned = { $winners } wygrywa: remis w punktach, książkach i kartach na ręce, ale mniej Ksiąg Zakazanych.
result-won-shared = { $last_tie_breaker ->
    [shared] { $winners }: wspólne zwycięstwo, punkty: { $total }.
   *[no_race]
        { $winners }: wspólne zwycięstwo, punkty: { $total }. Drukowany sposób na rozstrzygnięcie to wyścig w czytaniu,
        którego żaden program nie posędziuje: załatwcie to w domu, z książką.
}
