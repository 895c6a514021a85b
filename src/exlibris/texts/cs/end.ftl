### Konec hry

winner = { $count ->
    [1] { $names } vyhrává
   *[other] { $names }: společné vítězství
}
solo-won = { $name } zastiňuje Veřejnou knihovnu
solo-lost = Licence nebude: vyhrává Veřejná knihovna
inspection-title = Inspekce knihoven
inspection-title-solo = Soukromá proti veřejné
form-help = Klepnutím na číslo zjistíte, kde se vzalo.
line-total = Celkem
explain-b1 = { $stability ->
    [0] žádný plný obdélník, který by sahal až do spodní řady a byl aspoň dvě karty vysoký a široký, tu není
   *[other] karty v největším plném obdélníku, který sahá až do spodní řady a je aspoň dvě karty vysoký a široký: { $stability }
}{ $entombed ->
    [0] {""}
    [one] {""}; { $entombed } pohřbená karta přidá 2
    [few] {""}; { $entombed } pohřbené karty přidají po 2
    [many] {""}; { $entombed } pohřbené karty přidá po 2
   *[other] {""}; { $entombed } pohřbených karet přidá po 2
}. To je { $value }.
explain-b2 = { $category }: { $count }. U všech: { $counts }. Odměny jsou 15, 9 a 4; při shodě se dělí a zaokrouhlují nahoru. To je { $value }.
explain-b2-solo = { $category }: { $count } proti { $other }. Kdo má víc, dostane 15, Veřejná knihovna i při shodě. To je { $value }.
explain-b3 = { $category } v policích: { $count }, za každou knihu bod dolů. To je { $value }.
explain-b4 = nejméně zastoupená nezakázaná kategorie je { $category }: { $count }, po třech bodech. To je { $value }.
explain-b5 = tajné zaměření je { $category }: { $count } v policích, po dvou bodech. To je { $value }.
explain-total-solo = { $sum } je { $value }. Při shodě vyhrává Veřejná knihovna.
explain-total = { $sum } je { $value }. Pro případ shody: knihy v policích { $books }, karty v ruce { $hand }.
tallies-title = Knihy, které prošly
books-total = Knihy
final-shelves = Police po inspekci
course-title = Jak se hra vyvíjela
flipped-cards = { $count ->
    [one] Lícem dolů:
    [few] Lícem dolů ({ $count }):
    [many] Lícem dolů ({ $count }):
   *[other] Lícem dolů ({ $count }):
}
turned-cards = { $count ->
    [one] Otočená inspekcí:
    [few] Otočené inspekcí ({ $count }):
    [many] Otočené inspekcí ({ $count }):
   *[other] Otočené inspekcí ({ $count }):
}
hindsight-better = Po otočení { $cards } by to bylo { $best } b. místo { $total }.
hindsight-open = Bez jediné otočené karty by to bylo { $best } b. místo { $total }.
hindsight-best = Žádné jiné otočení by nedalo víc než těchto { $total } b.
flipped-none = Nic se nemuselo otočit.
open-review = Rozbor
play-level = Hrát na úrovni { $level }
share-slip = Sdílet výpůjční lístek
share-picture = Sdílet obrázek
share-picture-failed = Tomuto prohlížeči se obrázek nepodařilo nakreslit.
lead-table = U tohoto stolu: { $headline }
share-result = Poslat svůj výsledek: { $name }
share-saved = Obrázek je ve stažených souborech: { $name }
share-picture-copy = Kopírovat obrázek
share-text-copy = Kopírovat text
share-send = Poslat text…
play-post = Poslat výsledek
play-post-about = BG Stats převezme výsledek přes odkaz: jména, body a role se tam odešlou, až ho otevřete.
play-bg-stats = Poslat do BG Stats
play-as-text = Jako text k partii na BoardGameGeek:
play-copy = Zkopírovat text
inspector-again = Ukázat inspekci znovu
look-at-table = Podívat se na stůl
