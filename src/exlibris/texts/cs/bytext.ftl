### Stůl jako text, pro čtečky obrazovky a braillské řádky.
### Slova příkazů se píšou: více způsobů zápisu oddělují svislé čáry. Anglická fungují v každém jazyce.

bytext-title = Stůl jako text
bytext-close = Ukázat stůl jako obraz
bytext-asked = Váš tah
bytext-now = Právě teď
bytext-command = Tah nebo příkaz
bytext-enter = Provést
bytext-hint = Například „budova 14“ nebo „police“; „nápověda“ vypíše vše.
bytext-said = Odpovědi a novinky
bytext-moves = Možné tahy
bytext-move = { $name }: { $text }

## Stůl

bytext-players = Hráči
bytext-state = Stav hry
bytext-fact = { $name }: { $value }
bytext-list = { $before }; { $after }
bytext-discard-top = Na vrchu odhazovacího balíčku: { $card }
bytext-deck-known = V balíčku: { $card }, { $place }. odshora
bytext-face-down = { $count ->
    [one] jedna skrytá karta
    [few] { $count } skryté karty
    [many] { $count } skryté karty
   *[other] { $count } skrytých karet
}
bytext-no-cards = Žádné karty.
bytext-free = volné
bytext-row = Řada { $row }: { $cards }
bytext-gap = prázdné
bytext-card-down = { $card } lícem dolů
bytext-card-wrong = { $card } (byla by otočena)
bytext-card-better = { $card } (lépe otočit)
bytext-card-below = { $card } na { $below }
bytext-card-unknown = karta lícem dolů
bytext-books = Knihy lícem nahoru: { $books }
bytext-book = { $category }: „{ $title }“
bytext-result = Výsledek

## Odpovědi

bytext-help = Tah se píše tak, jak stojí v seznamu, například „place 14.1“, „shelve M3“, „right of A2“ nebo „done“. První slovo lze vynechat. Více tahů za sebou se odděluje středníky.
bytext-unknown = „{ $typed }“ není příkaz ani tah, který je teď možný. „nápověda“ vypíše příkazy, „tahy“ tahy.
bytext-several = To může znamenat více tahů: { $names }.
bytext-possible = To je teď možné: { $text }.
bytext-nothing-asked = Právě teď se vás nikdo na nic neptá.
bytext-other-asked = Teď je na řadě jiná otázka. { $question }
bytext-not-legal = Takový tah teď není možný. Příkaz „tahy“ vypíše možné.
bytext-no-tile = Ve městě není budova s číslem { $typed }.
bytext-no-player = Nikdo se tu nejmenuje „{ $typed }“.
bytext-no-card = Karta „{ $typed }“ neexistuje.
bytext-no-assistant = Bez speciálního pomocníka: { $name }.
bytext-taken-back = Vzato zpět.
bytext-confirm = Napište „ano“, a stane se to.

## Příkazy: slova, a co dělají

bytext-word-help = nápověda | pomoc
bytext-about-help = tento seznam
bytext-word-question = otázka
bytext-about-question = na co se hra ptá
bytext-word-moves = tahy
bytext-about-moves = možné tahy
bytext-word-why = proč ne | proč
bytext-about-why = proč tah není možný, například „proč ne 14.2“
bytext-word-do = tah
bytext-about-do = provést tah, jehož název by mohl být i příkazem
bytext-word-yes = ano
bytext-about-yes = potvrdit tah, který nepůjde vzít zpět
bytext-word-undo = zpět
bytext-about-undo = vzít zpět poslední tah
bytext-word-pass = předat
bytext-about-pass = předat zařízení dalšímu hráči
bytext-word-state = stav
bytext-about-state = kolo, fáze, kategorie, balíček a odhazovací balíček
bytext-word-town = město
bytext-about-town = všechny budovy s políčky a kartami
bytext-word-tile = budova
bytext-about-tile = jedna budova a co dělá, například „budova 14“
bytext-word-players = hráči
bytext-about-players = pomocníci, ruce a police všech
bytext-word-shelf = police
bytext-about-shelf = vaše police, nebo něčí, například „police Rita“
bytext-word-hand = ruka
bytext-about-hand = vaše karty
bytext-word-card = karta
bytext-about-card = knihy na kartě, například „karta M3“
bytext-word-assistant = pomocník
bytext-about-assistant = co dělá váš speciální pomocník, nebo něčí, například „pomocník Rita“
bytext-word-form = formulář
bytext-about-form = vaše průběžné body, nebo něčí, například „formulář Rita“
bytext-word-log = záznam
bytext-about-log = poslední řádky záznamu, například „záznam 20“
bytext-word-board = obraz
bytext-about-board = ukázat stůl jako obraz
