### Jak hra skončila a kdo vyhrává.

result-ended-shelf = Poslední kolo přišlo, protože něčí police byly dost plné.
result-ended-round_limit = Poslední kolo přišlo, protože město už nechtělo déle čekat: víc kol se nehraje.

result-ended-rounds = Páté kolo bylo poslední.

result-solo-won = { $winners } dostává licenci: { $total } b., Veřejná knihovna má { $library } b.
result-solo-lost =
    Licence nebude. Body: { $player } { $total }, Veřejná knihovna { $library }. Ta sbírá déle.

result-won-total = { $winners } vyhrává: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}.
result-won-books = { $winners } vyhrává: v čele je shoda ({ $total } b.), rozhoduje víc knih v policích.
result-won-hand = { $winners } vyhrává: v bodech i knihách je shoda, rozhoduje méně karet v ruce.
result-won-banned = { $winners } vyhrává: v bodech, knihách i kartách v ruce je shoda, rozhoduje méně Zakázaných knih.
result-won-shared = { $last_tie_breaker ->
    [shared] { $winners }: společné vítězství s { $total } b.; shoda je i v knihách, kartách v ruce a Zakázaných knihách.
   *[no_race]
        { $winners }: společné vítězství s { $total } b.; shoda je i v knihách, kartách v ruce a Zakázaných knihách.
        Podle pravidel rozhodne závod ve čtení, který žádný program neodpíská: vyřiďte si to doma, s knihou.
}
