### Panel trenéra u stolu, poslední kolo a denní hádanka.

hints-thinking = Trenér přemýšlí…
hints-show = Ukázat
hints-do = Udělat to
hints-next = Další v pořadí
hints-expected = Očekávané body
hints-expected-about = Na konci hry, podle sítě natrénované na mnoha hrách; ± říká, o kolik se to může lišit podle karet, které nevidíte. Šance na výhru leží nejspíš mezi oběma čísly.
hints-what-if = Co když pomocníka umístím sem?
hints-choose-place = Vyberte políčko
hints-always = Ukazovat u každého náhledu umístění
hints-total = Celkem
hints-rival = Nejlepší spoluhráč
hints-library = Veřejná knihovna
hints-win = Šance na výhru
hints-too-few = málo pokusů

puzzle-title = Hádanka dne
puzzle-number = Hádanka { $number }
puzzle-ask = Máte { $choices ->
    [one] { $choices } možnost
    [few] { $choices } různé možnosti
    [many] { $choices } různé možnosti
   *[other] { $choices } různých možností
} a jedna je zřetelně nejlepší. Která? Vyberte ji na stole.
puzzle-best = Ano, to je nejlepší.
puzzle-rank = { $rank }. nejlepší (možností: { $choices }).
puzzle-chosen = { $chosen }: { $cost }.
puzzle-better = Nejlépe: { $best }.
puzzle-streak = { $days ->
    [one] Vyřešeno první den: dobrý začátek.
    [few] Vyřešeno { $days } dny po sobě.
    [many] Vyřešeno { $days } dne po sobě.
   *[other] Vyřešeno { $days } dní po sobě.
}
puzzle-first = Počítá se jen první odpověď dne.
puzzle-show = Ukázat nejlepší volbu
puzzle-copy = Zkopírovat výsledek
puzzle-copied = Zkopírováno
puzzle-share = Ex Libris, hádanka { $number }: dnes ne.
puzzle-share-solved = Ex Libris, hádanka { $number }: vyřešena{ $days ->
    [1] {""}
   *[other] , { $days }. den po sobě
}.
puzzle-less = Skrýt
puzzle-more = Ukázat

## Konec hry

final-title = Poslední kolo
final-yours = Spustily ho vaše police: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
final-theirs = Dost plné police: { $names }.
final-then = Dohrajte ho do konce; pak přijde inspekce.
best-flips-none = Není co otáčet: takhle to dá { $total } b.
best-flips-count = { $count ->
    [one] Vyplatí se otočit jednu kartu
    [few] Vyplatí se otočit { $count } karty
   *[other] Vyplatí se otočit { $count } karet
}; podle toho, co je vidět, to dá { $total } b.
best-flips-turn = Nejlépe: otočit { $cards }; podle toho, co je vidět, to dá { $total } b.
best-flips-do = { $count ->
    [one] Otočit ji
    [few] Otočit tyto { $count }
    [many] Otočit těchto { $count }
   *[other] Otočit těchto { $count }
}
foresee-key = E: očekávané body

## Nové kolo

round-begins = { $round }: na tahu je { $name }. Nově ve městě: { $tiles }.
round-fullest = Nejvíc karet v policích: { $cards } z { $goal }.
