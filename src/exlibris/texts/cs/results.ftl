### Jak hra skončila a kdo vyhrává.

result-ended-shelf = Poslední kolo přišlo, protože něčí police byly dost plné.
result-ended-round_limit = Poslední kolo přišlo, protože město už nechtělo déle čekat: to byl limit kol.

result-ended-rounds = Páté kolo bylo poslední.

result-solo-won = { $winners } dostává licenci: { $total } ku { $library } proti Veřejné knihovně.
result-solo-lost =
    Licence nebude. Body: { $player } { $total }, Veřejná knihovna { $library }. Ta sbírá déle.

result-won-total = { $winners } vyhrává, body: { $total }.
result-won-books = { $winners } vyhrává: v čele je shoda, body: { $total }, ale v těchto policích je víc knih.
result-won-hand = { $winners } vyhrává: shoda v bodech i knihách, ale méně karet zbylo v ruce.
result-won-banned = { $winners } vyhrává: shoda v bodech, knihách i kartách v ruce, ale méně Zakázaných knih.
result-won-shared = { $last_tie_breaker ->
    [shared] { $winners }: společné vítězství, body: { $total }.
   *[no_race]
        { $winners }: společné vítězství, body: { $total }. Tištěný rozstřel je závod ve čtení, který žádný program
        neodpíská: vyřiďte si to doma, s knihou.
}
