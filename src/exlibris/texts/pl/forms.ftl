### Formularze inspekcji, w terminalu i na papierze.

form-title-multiplayer = Protokół inspekcji bibliotek prywatnych
form-title-solo = Protokół porównania biblioteki prywatnej z miejską
form-facts = Dzieła Wybitne: { $prominent }. Księgi Zakazane: { $banned }.
form-label = { $label }:
form-round = Runda { $round }
form-public-library = Biblioteka Miejska
form-seat = Miejsce { $number }
form-imprint = Ex Libris · Formularz { $number } · Nieoficjalny. Prosimy pisać czytelnie.
form-online = Ex Libris, przy ekranie
form-signature = Podpis inspektora, atramentem

form-line-turned = Zakryte przez inspekcję
form-none = brak
form-unknown = –
form-note-prominent = Wybitne
form-note-banned = Zakazane
form-note-focus = spec.

form-line-b1 = Stabilność półek
form-line-b2 = Dzieła Wybitne
form-line-b3 = Księgi Zakazane
form-line-b4 = Różnorodność katalogowa
form-line-b5 = Specjalizacja biblioteczki
form-line-total = Razem
form-line-books = Książki na półkach
form-line-hand = Karty na ręce
form-line-rank = Lokata
form-course = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
    [many] { $decisions } decyzji
   *[other] { $decisions } decyzji
}.

form-work-b1 = { $stability ->
    [0] bez prostokąta
   *[other] prostokąt: { $stability }
}
form-work-b1-entombed = { form-work-b1 }, { $entombed } za zabalsamowane
form-work-b1-tallied = według podanych liczb
form-work-b2 = { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}: { form-place } miejsce
form-work-b2-shared = { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}: { form-place } miejsce wspólnie, { $pot } / { $tied }
form-work-b2-solo = { $own ->
    [one] { $own } książka
    [few] { $own } książki
    [many] { $own } książek
   *[other] { $own } książki
} wobec { $other }
form-work-b3 = { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}
form-work-b4 = 3 × { $books } ({ $category })
form-work-b5 = 2 × { $books } ({ $category })
form-place = { $place }.

form-solo-won = { $name } wygrywa { $own } do { $other }. Biblioteka Miejska gratuluje, choć sztywno.
form-solo-lost = Biblioteka Miejska wygrywa { $other } do { $own }.
form-solo-tied = Remis { $own } do { $own }: remisy wygrywa Biblioteka Miejska.
form-best = { $name }: { $best } zamiast { $total } po zakryciu { $cards }.
form-best-none = { $name }: zakrycie czegokolwiek nie dałoby więcej niż { $total }.
