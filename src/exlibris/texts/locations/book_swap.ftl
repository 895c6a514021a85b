## en

location-book_swap-name = Ye Olde Book Swap
    .at = at Ye Olde Book Swap
location-book_swap-summary = Swap a card from hand for one of these; you may shelve it.
    .brief = Swap 1 card; you may shelve it
location-book_swap-detail =
    Give 1 card from your hand and take 1 of the cards here; you may shelve the card you took right
    away. Yours stays here, face up, for the next visitor. If you can swap, you must. With an empty
    hand, or no card here, nothing happens.

prompt-swap-take = { $player }, which card do you want { $at }? You will give one from your hand for it.
    .action = take { $card }
prompt-swap-give = { $player }, which card from your hand do you give for { $card }? It stays { $at }, face up.
    .action = give { $card }

## pl

location-book_swap-name = Giełda Książek Używanych
    .at = na Giełdzie Książek Używanych
location-book_swap-summary = Wymień kartę z ręki na jedną z tutejszych; możesz ją ustawić na półce.
    .brief = Wymień 1 i możesz ustawić
location-book_swap-detail =
    Oddaj 1 kartę z ręki i weź 1 z kart, które tu leżą; wziętą możesz od razu ustawić na półce. Twoja zostaje tutaj,
    odkryta, dla następnej osoby. Jeśli możesz się wymienić, musisz. Przy pustej ręce albo gdy nie ma tu kart, nic się
    nie dzieje.

prompt-swap-take = { $player }, którą kartę bierzesz { $at }? Oddasz za nią jedną z ręki.
    .action = wziąć { $card }
prompt-swap-give = { $player }, którą kartę z ręki dajesz za { $card }? Zostanie { $at }, odkryta.
    .action = dać { $card }

## cs

location-book_swap-name = Knižní směnárna
    .at = v Knižní směnárně
location-book_swap-summary = Vyměňte kartu z ruky za jednu ze zdejších; můžete ji zařadit.
    .brief = Vyměňte 1; smíte zařadit
location-book_swap-detail =
    Dejte 1 kartu z ruky a vezměte si 1 z karet, které tu leží; získanou můžete hned zařadit. Ta vaše tu zůstane, odkrytá,
    pro dalšího návštěvníka. Můžete-li měnit, musíte. Při prázdné ruce, nebo když tu není karta, se nestane nic.

prompt-swap-take = { $player }: kterou kartu chcete { $at }? Dáte za ni jednu z ruky.
    .action = vzít { $card }
prompt-swap-give = { $player }: kterou kartu z ruky dáte za { $card }? Zůstane { $at }, odkrytá.
    .action = dát { $card }

## fr

location-book_swap-name = Bourse d’échange
    .at = à la Bourse d’échange
location-book_swap-summary = Échangez une carte en main contre une carte d’ici ; vous pouvez l’archiver.
    .brief = Échangez 1 carte, à archiver ou non
location-book_swap-detail =
    Donnez 1 carte de votre main et prenez une des cartes posées ici ; vous pouvez archiver aussitôt la carte prise. La
    vôtre reste ici, face visible, pour qui viendra après. Si vous pouvez échanger, vous devez le faire. Avec une main
    vide, ou s’il n’y a pas de carte ici, il ne se passe rien.

prompt-swap-take = { $player }, quelle carte voulez-vous { $at } ? Vous en donnerez une de votre main.
    .action = prendre { $card }
prompt-swap-give = { $player }, quelle carte de votre main donnez-vous pour { $card } ? Elle reste { $at }, face visible.
    .action = donner { $card }
