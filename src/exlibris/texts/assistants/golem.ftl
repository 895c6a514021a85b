## en

assistant-golem-name = Trash Golem
    .one = the Trash Golem
assistant-golem-library = The Reclaimed Annex
assistant-golem-summary = During resolution: take 1 card about to be discarded from each tile up to its own.
assistant-golem-detail =
    While the Trash Golem stands on a location during resolution, you may take 1 of the cards about to be
    discarded from each tile, in order of number, up to and including the Golem’s own; you may shelve it
    right away. Then the Golem comes back to you, and tiles with higher numbers throw things out unsupervised. What
    it takes never reaches the discard pile. In your library it rescues nothing.

prompt-golem = { $player }, the Trash Golem may save one of the cards about to be discarded { $at }.
    .action = save { $card }
    .done = let them go

## pl

assistant-golem-name = Golem Złomek
    .one = Golema Złomka
assistant-golem-library = Składnica Rzeczy Ocalonych
assistant-golem-summary = Przy rozpatrywaniu: weź 1 odrzucaną kartę z każdego kafla aż po jego własny.
assistant-golem-detail =
    Póki podczas rozpatrywania Golem Złomek stoi w lokacji, możesz wziąć 1 z kart, które mają zostać odrzucone, z każdego
    kafla po kolei, aż po jego własny włącznie; możesz ją od razu ustawić na półce. Potem Golem wraca do ciebie, a kafle
    o wyższych numerach wyrzucają karty bez nadzoru. Co weźmie, nigdy nie trafia na stos kart odrzuconych. W twojej bibliotece nie
    ratuje niczego.

prompt-golem = { $player }, Golem Złomek może ocalić jedną z kart, które zaraz zostaną odrzucone { $at }.
    .action = ocalić { $card }
    .done = niech idą

## cs

assistant-golem-name = Recyklátor
    .one = Recyklátora
assistant-golem-library = Sběrna čtiva
assistant-golem-summary = Při vyhodnocení: vezměte 1 odhazovanou kartu z každé desky až po tu jeho.
assistant-golem-detail =
    Dokud Recyklátor při vyhodnocení stojí v budově, můžete si vzít 1 z karet, které se mají odhodit, z každé desky popořadě,
    až po tu jeho včetně; každou můžete hned zařadit. Pak se Recyklátor vrací k vám a desky s vyššími čísly vyhazují bez dozoru. Co
    vezme, to se do odhazovacího balíčku nedostane. Ve vaší knihovně nezachrání nic.

prompt-golem = { $player }: Recyklátor může zachránit jednu z karet, které se teď odhodí { $at }.
    .action = zachránit { $card }
    .done = nezachránit žádnou

## fr

assistant-golem-name = Golem de bric & de broc
    .one = le Golem de bric & de broc
assistant-golem-library = Bibliothèque de la récup’
assistant-golem-summary = Pendant la résolution : sauvez 1 carte par tuile, jusqu’à la sienne.
assistant-golem-detail =
    Pendant la résolution, tant que le Golem de bric & de broc se tient dans un lieu, vous pouvez prendre sur chaque
    tuile une des cartes qui vont être défaussées, dans l’ordre des numéros, jusqu’à la sienne comprise ; vous pouvez
    l’archiver aussitôt. Ensuite le Golem vous revient, et les tuiles de numéro supérieur jettent sans surveillance. Ce
    qu’il prend n’atteint jamais la défausse. Dans votre bibliothèque, il ne sauve rien.

prompt-golem = { $player }, le Golem de bric & de broc peut sauver une des cartes qui vont être défaussées { $at }.
    .action = sauver { $card }
    .done = les laisser partir
