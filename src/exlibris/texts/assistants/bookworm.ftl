## en

assistant-bookworm-name = Bookworm
    .one = the Bookworm
assistant-bookworm-library = The Well-Gnawed Wing
assistant-bookworm-summary = At home: draw 1 and shelve 1; discard a card to do it once more.
assistant-bookworm-detail =
    On a space in your library, the Bookworm may do both home actions: draw 1 card and shelve 1, in either
    order. Then you may discard 1 card from your hand or shelf to do both once more; one second helping is all it can digest. In town it is a worm like any other.

prompt-bookworm-again = { $player }, the Bookworm is still hungry: discard a card from hand or shelf to draw and shelve once more.
    .action = feed it { $card }
    .done = enough

## pl

assistant-bookworm-name = Mól Książkowy
    .one = Mola Książkowego
assistant-bookworm-library = Nadgryzione Skrzydło
assistant-bookworm-summary = U siebie: dobierz 1 i ustaw 1; odrzuć kartę, by zrobić to jeszcze raz.
assistant-bookworm-detail =
    Na polu twojej biblioteki Mól Książkowy może wykonać obie akcje domowe: dobrać 1 kartę i ustawić 1, w dowolnej kolejności.
    Potem możesz odrzucić 1 kartę z ręki lub półki, by zrobić obie jeszcze raz; więcej niż jednej dokładki nie strawi.
    W mieście to mól jak każdy inny.

prompt-bookworm-again = { $player }, Mól Książkowy jest wciąż głodny: odrzuć kartę z ręki lub półki, by znów dobrać i ustawić.
    .action = nakarmić kartą { $card }
    .done = wystarczy

## cs

assistant-bookworm-name = Červ pochybností
    .one = Červa pochybností
assistant-bookworm-library = Ohlodané křídlo
assistant-bookworm-summary = Doma: doberte si 1 a 1 zařaďte; za odhozenou kartu ještě jednou totéž.
assistant-bookworm-detail =
    Na políčku vaší knihovny smí Červ pochybností udělat obě domácí akce: dobrat si 1 kartu a 1 zařadit, v libovolném
    pořadí. Pak můžete odhodit 1 kartu z ruky nebo z polic a udělat obě ještě jednou; víc než jeden přídavek nestráví. Ve
    městě je to červ jako každý jiný.

prompt-bookworm-again = { $player }: Červ pochybností má pořád hlad. Odhoďte kartu z ruky či z polic a znovu si doberte a zařaďte.
    .action = nakrmit ho kartou { $card }
    .done = stačilo

## fr

assistant-bookworm-name = Ver Bibliophage
    .one = le Ver Bibliophage
assistant-bookworm-library = L’Aile bien grignotée
assistant-bookworm-summary = Chez vous : les 2 actions Maison ; défaussez 1 carte pour recommencer.
assistant-bookworm-detail =
    Sur un emplacement de votre bibliothèque, le Ver Bibliophage peut faire les deux actions Maison : piocher 1 carte et
    en archiver 1, dans l’ordre de votre choix. Ensuite vous pouvez défausser 1 carte de votre main ou de votre
    Collection pour refaire les deux ; il ne digère pas plus d’un supplément. Dans la Cité, c’est un ver comme un autre.

prompt-bookworm-again = { $player }, le Ver Bibliophage a encore faim : défaussez une carte de la main ou de la Collection pour piocher et archiver de nouveau.
    .action = le nourrir avec { $card }
    .done = ça suffit
