## en

location-librarians_lounge-name = Librarians Lodge
    .at = at the Librarians Lodge
location-librarians_lounge-summary = Bring one of your assistants home and use that space; rearrange your shelf; or both.
    .brief = Recall one, fix your shelf
location-librarians_lounge-detail =
    Do one or both of these, in either order. Call home: move one of your assistants from a location to
    an empty space in your library and use that space with it. Rearrange: swap a card on your shelf with
    one in your hand, swap two cards on your shelf, or take a card off your shelf and shelve it again
    somewhere else. An assistant that was placed or moved this turn can’t be called home, so the assistant in
    this armchair stays.

prompt-lounge = { $player }, { $chosen ->
    [0] call an assistant home, rearrange your shelf, or both.
   *[other] you may do the other thing, too.
}
    .done = leave everything as it is
prompt-bring-home = { $player }, which assistant do you call home? It uses a free home space right away.
    .action = call home { $assistant } { $at }, space { $number }
    .done = call no one home
prompt-change-shelf = { $player }, what do you change on your shelf? One thing only.
    .done = change nothing
prompt-pick-shelved = { $player }, which shelved card changes places?
    .action = pick { $card }
    .done = change nothing
prompt-swap-hand = { $player }, which card from your hand takes the place of { $card }?
    .action = put { $card } there
    .done = change nothing
prompt-swap-shelf = { $player }, which card changes places with { $card }?
    .action = swap with { $card }
    .done = change nothing
prompt-reshelve = { $player }, which card do you take off the shelf and shelve again? The rest must stay in one piece.
    .action = take out { $card }
    .done = change nothing
log-take-out = { $player } takes { $cards } off the shelf, to shelve it again.
log-bring-home = { $player } calls { $assistant } home; it was { $at }.
log-swap-hand = { $player } swaps { $card } on the shelf for { $card2 } from hand.
log-swap-shelf = { $player } swaps { $card } and { $card2 } on the shelf.

## pl

location-librarians_lounge-name = Klub Bibliotekarza
    .at = w Klubie Bibliotekarza
location-librarians_lounge-summary = Wezwij pomocnika do akcji domowej, zmień coś na półce albo jedno i drugie.
    .brief = Wezwij kogoś, zmień półkę
location-librarians_lounge-detail =
    Zrób jedno z dwojga albo jedno i drugie, w dowolnej kolejności. Wezwanie: przenieś jednego ze swoich pomocników
    z lokacji na puste pole swojej biblioteki i użyj tego pola. Przemeblowanie: zamień kartę z półki na kartę z ręki,
    zamień miejscami dwie karty na półce albo zdejmij kartę z półki i ustaw ją gdzie indziej. Pomocnika umieszczonego
    lub przeniesionego w tej turze nie można wezwać, więc ten w fotelu zostaje.

prompt-lounge = { $player }, { $chosen ->
    [0] wezwij pomocnika do domu, zmień coś na półce albo jedno i drugie.
   *[other] możesz zrobić jeszcze tę drugą rzecz.
}
    .done = zostawić wszystko, jak jest
prompt-bring-home = { $player }, którego pomocnika wzywasz do domu? Od razu użyje wolnego pola domowego.
    .action = wezwać do domu { $assistant } ({ $at }, pole { $number })
    .done = nikogo nie wzywać
prompt-change-shelf = { $player }, co zmieniasz na swoich półkach? Tylko jedną rzecz.
    .done = nic nie zmieniać
prompt-pick-shelved = { $player }, która karta z półki zmienia miejsce?
    .action = wybrać { $card }
    .done = nic nie zmieniać
prompt-swap-hand = { $player }, która karta z ręki zajmie miejsce, na którym stoi { $card }?
    .action = wstawić tam { $card }
    .done = nic nie zmieniać
prompt-swap-shelf = { $player }, która karta zamienia się miejscami z { $card }?
    .action = zamienić z { $card }
    .done = nic nie zmieniać
prompt-reshelve = { $player }, którą kartę zdejmujesz z półki, by ustawić ją na nowo? Reszta musi się trzymać razem.
    .action = zdjąć { $card }
    .done = nic nie zmieniać
log-take-out = { $player } zdejmuje { $cards } z półki, by ustawić ją na nowo.
log-bring-home = { $player } wzywa do domu { $assistant } ({ $at }).
log-swap-hand = { $player } zamienia { $card } z półki na { $card2 } z ręki.
log-swap-shelf = { $player } zamienia miejscami { $card } i { $card2 } na półce.

## cs

location-librarians_lounge-name = Knihovnická lóže
    .at = v Knihovnické lóži
location-librarians_lounge-summary = Zavolejte pomocníka k domácí akci, přerovnejte police, nebo obojí.
    .brief = Zavolejte domů, přerovnejte
location-librarians_lounge-detail =
    Udělejte jedno z toho, nebo obojí, v libovolném pořadí. Zavolat domů: přesuňte jednoho ze svých pomocníků z budovy na
    volné políčko své knihovny a to políčko použijte. Přerovnat: vyměňte kartu v policích za kartu z ruky, prohoďte dvě karty
    v policích, nebo kartu z polic vyndejte a zařaďte jinam. Pomocníka, který byl v tomto tahu umístěn nebo přesunut, domů
    volat nelze, takže ten v křesle zůstane.

prompt-lounge = { $player }: { $chosen ->
    [0] zavolejte pomocníka domů, přerovnejte police, nebo obojí.
   *[other] můžete udělat i tu druhou věc.
}
    .done = nechat všechno, jak je
prompt-bring-home = { $player }: kterého pomocníka zavoláte domů? Hned použije volné domácí políčko.
    .action = zavolat domů { $assistant } ({ $at }, políčko { $number })
    .done = nevolat nikoho
prompt-change-shelf = { $player }: co ve svých policích změníte? Jen jednu věc.
    .done = neměnit nic
prompt-pick-shelved = { $player }: která zařazená karta změní místo?
    .action = vybrat { $card }
    .done = neměnit nic
prompt-swap-hand = { $player }: která karta z ruky přijde na místo, kde je { $card }?
    .action = dát tam { $card }
    .done = neměnit nic
prompt-swap-shelf = { $player }: která karta si vymění místo s kartou { $card }?
    .action = vyměnit s kartou { $card }
    .done = neměnit nic
prompt-reshelve = { $player }: kterou kartu vyndáte z polic a zařadíte jinam? Zbytek musí držet pohromadě.
    .action = vyndat { $card }
    .done = neměnit nic
log-take-out = { $player } vyndává { $cards } z polic a zařazuje jinam.
log-bring-home = { $player } volá domů { $assistant } ({ $at }).
log-swap-hand = { $player } vyměňuje { $card } z polic za { $card2 } z ruky.
log-swap-shelf = { $player } prohazuje { $card } a { $card2 } v policích.

## fr

location-librarians_lounge-name = Salon littéraire
    .at = au Salon littéraire
location-librarians_lounge-summary = Rappelez un assistant (1 action Maison), modifiez la Collection, ou les deux.
    .brief = Rappelez ou réarrangez
location-librarians_lounge-detail =
    Faites l’un, l’autre ou les deux, dans l’ordre de votre choix. Rappeler : déplacez un de vos assistants d’un lieu
    vers un emplacement vide de votre bibliothèque et activez cet emplacement. Réarranger : échangez une carte de votre
    Collection contre une de votre main, échangez deux cartes de votre Collection, ou retirez une carte de la Collection
    et archivez-la ailleurs. Un assistant placé ou déplacé à ce tour ne peut être rappelé ; celui qui occupe ce fauteuil
    y reste.

prompt-lounge = { $player }, { $chosen ->
    [0] rappelez un assistant à la maison, réarrangez votre Collection, ou les deux.
   *[other] l’autre possibilité vous reste ouverte.
}
    .done = tout laisser en l’état
prompt-bring-home = { $player }, quel assistant rappelez-vous ? Il active aussitôt un emplacement Maison libre.
    .action = rappeler { $assistant } ({ $at }, emplacement { $number })
    .done = ne rappeler personne
prompt-change-shelf = { $player }, que changez-vous dans votre Collection ? Une seule chose.
    .done = ne rien changer
prompt-pick-shelved = { $player }, quelle carte archivée change de place ?
    .action = choisir { $card }
    .done = ne rien changer
prompt-swap-hand = { $player }, quelle carte de votre main prend la place de { $card } ?
    .action = y mettre { $card }
    .done = ne rien changer
prompt-swap-shelf = { $player }, quelle carte change de place avec { $card } ?
    .action = échanger avec { $card }
    .done = ne rien changer
prompt-reshelve = { $player }, quelle carte retirez-vous pour l’archiver ailleurs ? Le reste doit tenir d’un seul bloc.
    .action = retirer { $card }
    .done = ne rien changer
log-take-out = { $player } retire { $cards } de sa Collection pour l’archiver ailleurs.
log-bring-home = { $player } rappelle à la maison { $assistant }, qui était { $at }.
log-swap-hand = { $player } échange { $card } de la Collection contre { $card2 } de sa main.
log-swap-shelf = { $player } échange { $card } et { $card2 } dans la Collection.
