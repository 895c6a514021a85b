### Jak skończyła się gra i kto wygrywa.

result-ended-shelf = Finałowa runda nadeszła, bo czyjeś półki były dość pełne.
result-ended-round_limit = Finałowa runda nadeszła, bo miasto nie chciało dłużej czekać: to był limit rund.

result-ended-rounds = Piąta runda była ostatnia.

result-solo-won = { $winners } zdobywa uprawnienia bibliotekarskie: { $total } do { $library } w starciu z Biblioteką Miejską.
result-solo-lost =
    Uprawnień nie będzie. Punkty: { $player } { $total }, Biblioteka Miejska { $library }. Ona zbiera dłużej.

result-won-total = { $winners } wygrywa, zdobywając { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}.
result-won-books = { $winners } wygrywa: na czele remis z wynikiem { $total }, ale na tych półkach jest więcej książek.
result-won-hand = { $winners } wygrywa: remis w punktach i książkach, ale mniej kart zostało na ręce.
result-won-banned = { $winners } wygrywa: remis w punktach, książkach i kartach na ręce, ale mniej Ksiąg Zakazanych.
result-won-shared = { $last_tie_breaker ->
    [shared] { $winners }: wspólne zwycięstwo z wynikiem { $total }; remis także w książkach, kartach na ręce i Księgach Zakazanych.
   *[no_race]
        { $winners }: wspólne zwycięstwo z wynikiem { $total }; remis także w książkach, kartach na ręce i Księgach
        Zakazanych. Według instrukcji rozstrzyga wyścig w czytaniu, a tego żaden program nie rozsądzi: załatwcie to w
        domu, z książką.
}
