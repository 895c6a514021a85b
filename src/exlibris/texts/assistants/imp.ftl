## en

assistant-imp-name = Fire Imp
    .one = the Fire Imp
assistant-imp-library = Volcanic Biblioteca
assistant-imp-summary = On arrival: burn 1 card there for 1 home action, or all of them (2 or more) for 2.
assistant-imp-detail =
    When the Fire Imp arrives at a location with cards, you may first discard 1 of them and do 1
    home action (draw 1 card or shelve 1), or discard all of them and do 2. The second option needs at least two
    cards. Face-down cards burn unseen. If the location needs the cards that went up in smoke, its effect
    is lost.

prompt-imp = { $player }, the Fire Imp may burn { $offered ->
    [1] the card { $at } for one home action.
   *[other] cards { $at }: one for one home action, or all for two.
}
    .done = burn nothing
prompt-imp-card = { $player }, which card does the Fire Imp burn { $at }?
    .action = burn { $card }
prompt-imp-unseen = { $player }, which of the face-down cards does the Fire Imp burn { $at }?
    .action = burn face-down card { $number }
log-burn = { $player } burns { $cards } { $at }.

## pl

assistant-imp-name = Ognisty Imp
    .one = Ognistego Impa
assistant-imp-library = Wulkaniczna Biblioteka
assistant-imp-summary = Po przybyciu: spal tam 1 kartę za 1 akcję domową albo wszystkie (2 lub więcej) za 2.
assistant-imp-detail =
    Gdy Ognisty Imp przybywa do lokacji, w której leżą karty, możesz najpierw odrzucić 1 z nich i wykonać 1 akcję domową
    (dobierz 1 kartę albo ustaw 1) lub odrzucić wszystkie i wykonać 2. Do drugiego trzeba co najmniej dwóch kart. Zakryte
    karty płoną nieobejrzane. Jeśli lokacji potrzebne są karty, które poszły z dymem, jej efekt przepada.

prompt-imp = { $player }, Ognisty Imp może { $offered ->
    [1] spalić kartę { $at } za jedną akcję domową.
   *[other] palić karty { $at }: jedną za jedną akcję domową albo wszystkie za dwie.
}
    .done = nic nie palić
prompt-imp-card = { $player }, którą kartę pali Ognisty Imp { $at }?
    .action = spalić { $card }
prompt-imp-unseen = { $player }, którą z zakrytych kart pali Ognisty Imp { $at }?
    .action = spalić zakrytą kartę { $number }
log-burn = { $player } pali { $cards } { $at }.

## cs

assistant-imp-name = Ohnivý rarach
    .one = Ohnivého raracha
assistant-imp-library = Vulkanická biblioteka
assistant-imp-summary = Po příchodu: spalte tam 1 kartu za 1 domácí akci, nebo všechny (aspoň 2) za 2.
assistant-imp-detail =
    Když Ohnivý rarach přijde do budovy, kde leží karty, můžete nejdřív odhodit 1 z nich a udělat 1 domácí akci (dobrat si
    1 kartu, nebo 1 zařadit), nebo odhodit všechny a udělat 2. To druhé chce aspoň dvě karty. Karty ležící lícem dolů shoří,
    aniž je kdo uvidí. Potřebuje-li budova karty, které lehly popelem, její účinek propadá.

prompt-imp = { $player }: Ohnivý rarach může { $offered ->
    [1] spálit kartu { $at } za jednu domácí akci.
   *[other] pálit karty { $at }: jednu za jednu domácí akci, nebo všechny za dvě.
}
    .done = nic nepálit
prompt-imp-card = { $player }: kterou kartu spálí Ohnivý rarach { $at }?
    .action = spálit { $card }
prompt-imp-unseen = { $player }: kterou ze skrytých karet spálí Ohnivý rarach { $at }?
    .action = spálit skrytou kartu { $number }
log-burn = { $player } pálí { $cards } { $at }.

## fr

assistant-imp-name = Feu follet
    .one = le Feu follet
assistant-imp-library = Bibliothèque volcanique
assistant-imp-summary = En arrivant : brûlez-y 1 carte pour 1 action Maison, ou toutes (au moins 2) pour 2.
assistant-imp-detail =
    Quand le Feu follet arrive dans un lieu où se trouvent des cartes, vous pouvez d’abord en défausser 1 et faire 1
    action Maison (piocher 1 carte ou en archiver 1), ou les défausser toutes et en faire 2. Le second choix demande au
    moins deux cartes. Les cartes face cachée brûlent sans être vues. Si le lieu a besoin des cartes parties en fumée,
    son effet est perdu.

prompt-imp = { $player }, le Feu follet peut brûler { $offered ->
    [1] la carte posée { $at } pour une action Maison.
   *[other] des cartes posées { $at } : une pour une action Maison, ou toutes pour deux.
}
    .done = ne rien brûler
prompt-imp-card = { $player }, quelle carte le Feu follet brûle-t-il { $at } ?
    .action = brûler { $card }
prompt-imp-unseen = { $player }, laquelle des cartes face cachée le Feu follet brûle-t-il { $at } ?
    .action = brûler la carte cachée { $number }
log-burn = { $player } brûle { $cards } { $at }.
