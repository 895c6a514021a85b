## en

assistant-mummy-name = Mummy
    .one = the Mummy
assistant-mummy-library = The Very Closed Stacks
assistant-mummy-summary = Its cards may be shelved on or under another; each entombed card is worth 2 points.
assistant-mummy-detail =
    A card shelved by the Mummy may go on top of a card on your shelf or underneath it, instead of beside
    one. The lower card of the pair lies face down: its books do not count, nor does it count toward the final round, but it is worth 2 points at the end, on the shelf stability line. A card
    covers at most one other. If the upper card is discarded, the lower one stays, face down, as an
    ordinary card of the shelf.

prompt-mummy = { $player }, how does the Mummy shelve { $card }? Entombed cards score 2 points each, not their books.
prompt-mummy-cover = { $player }, which card is entombed under { $card }?
    .action = entomb { $card }
prompt-mummy-bury = { $player }, under which card is { $card } entombed?
    .action = entomb it under { $card }
log-cover = { $player } entombs { $card2 } under { $card }.
log-entomb = { $player } entombs { $card } under { $card2 }.

## pl

assistant-mummy-name = Mumia
    .one = Mumię
assistant-mummy-library = Piramida Zbiorów Zamkniętych
assistant-mummy-summary = Jej karty można ustawić na innej lub pod inną; każda zabalsamowana daje 2 punkty.
assistant-mummy-detail =
    Karta ustawiana przez Mumię może stanąć na karcie z twoich półek albo pod nią, zamiast obok. Dolna karta takiej pary leży
    zakryta: jej książki się nie liczą i nie przybliża ona finałowej rundy, ale na koniec jest warta 2 punkty, w wierszu
    stabilności półek. Karta przykrywa najwyżej jedną inną. Jeśli górna zostanie odrzucona, dolna zostaje, zakryta, jako
    zwykła karta na półce.

prompt-mummy = { $player }, jak Mumia ustawia { $card }? Karta zabalsamowana daje 2 punkty, ale jej książki się nie liczą.
prompt-mummy-cover = { $player }, którą kartę przykryje { $card }?
    .action = zabalsamować { $card }
prompt-mummy-bury = { $player }, pod którą kartą zabalsamować { $card }?
    .action = zabalsamować pod { $card }
log-cover = { $player } balsamuje { $card2 } pod { $card }.
log-entomb = { $player } balsamuje { $card } pod { $card2 }.

## cs

assistant-mummy-name = Mumie
    .one = Mumii
assistant-mummy-library = Hrobka uzavřených fondů
assistant-mummy-summary = Své karty smí zařadit i na jinou nebo pod ni; pohřbená karta je za 2 body.
assistant-mummy-detail =
    Karta, kterou zařazuje Mumie, nemusí přijít vedle jiné: smí i na některou kartu ve vašich policích nebo pod ni. Spodní
    karta takové dvojice leží lícem dolů: její knihy se nepočítají a ona sama nepřibližuje poslední kolo, ale na konci
    je za 2 body, v řádku stability. Karta zakryje nejvýš jednu další. Odhodí-li se ta horní, spodní zůstane, lícem
    dolů, jako obyčejná zařazená karta.

prompt-mummy = { $player }: jak Mumie zařadí { $card }? Pohřbená karta je za 2 body, ale její knihy se nepočítají.
prompt-mummy-cover = { $player }: kterou kartu zakryje { $card }?
    .action = pohřbít { $card }
prompt-mummy-bury = { $player }: pod kterou kartu pohřbít { $card }?
    .action = pohřbít pod { $card }
log-cover = { $player } pohřbívá { $card2 } pod { $card }.
log-entomb = { $player } pohřbívá { $card } pod { $card2 }.

## fr

assistant-mummy-name = Momie
    .one = la Momie
assistant-mummy-library = Pyramide des fonds fermés
assistant-mummy-summary = Ses cartes vont aussi sur ou sous une autre ; chaque carte enterrée vaut 2 points.
assistant-mummy-detail =
    Une carte archivée par la Momie peut aller sur une carte de votre Collection ou dessous, plutôt qu’à côté. La carte
    du dessous est face cachée : ses livres ne comptent pas, elle ne rapproche pas non plus la dernière manche, mais
    elle vaut 2 points à la fin, sur la ligne de la stabilité. Une carte en couvre une autre au plus. Si celle du dessus
    est défaussée, celle du dessous reste, face cachée, comme une carte ordinaire de la Collection.

prompt-mummy = { $player }, comment la Momie archive-t-elle { $card } ? Une carte enterrée vaut 2 points, ses livres ne comptent pas.
prompt-mummy-cover = { $player }, quelle carte est enterrée sous { $card } ?
    .action = enterrer { $card }
prompt-mummy-bury = { $player }, sous quelle carte enterrer { $card } ?
    .action = l’enterrer sous { $card }
log-cover = { $player } enterre { $card2 } sous { $card }.
log-entomb = { $player } enterre { $card } sous { $card2 }.
