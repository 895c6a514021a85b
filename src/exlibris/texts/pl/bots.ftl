# Computer players: their names in the list for a new table, what they do, what stands beside the name of their seat.
bot-greedy = Komputer, rozważny
    .about = Rozważa każdy efekt do końca i wybiera to, co obiecuje najlepszy formularz.
    .seated = komputer, rozważny
bot-random = Komputer, beztroski
    .about = Wybiera dowolny ruch, każdy tak samo chętnie.
    .seated = komputer, beztroski
bot-other = Komputer, { $bot }
    .seated = komputer, { $bot }
bot-trouble-missing = { $name }: gra tu komputer { $bot }, którego ten serwer nie ma. Gra potoczy się dalej, gdy znów będzie zainstalowany.
bot-trouble-failed = Komputer { $bot } zawiódł; tam, gdzie zawodzi, ruchy są losowe ({ $name }).
