## en

location-gambling_den-name = Gambling Den
    .at = at the Gambling Den
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Name a category per assistant here; reveal 4 cards: the top category wins its cards.
   *[player] Each player here names a category; reveal 4 cards: the top category wins its cards.
}
    .brief = Bet on a category, win cards
location-gambling_den-detail =
    Clockwise from you, each player with an assistant here names { $gambling_den_names ->
        [assistant] as many categories as they have assistants here
       *[player] a category
    }, all different. Reveal 4 cards. The category with the most books on them wins: the player
    who named it takes every card with at least one such book, and the rest is discarded. The winner may
    shelve as many of these cards as there are players with an assistant here; if the winner’s special assistant
    stands here, its ability applies to them. If categories tie, you win
    if yours is among them; otherwise the first tied player { $gambling_den_tie ->
        [clockwise] clockwise
       *[counter_clockwise] counterclockwise
    } from you wins{ $gambling_den_names ->
        [assistant] , and a winner with several categories chooses one of them
       *[player] { "" }
    }. If no book of any
    named category is revealed, you win, gloriously, nothing.
    .edition = { $preset ->
        [first-pl] { "" }
       *[other] Only the Polish rulebook says that the categories must differ; we apply it in every edition.
    }

prompt-bet = { $player }, name a new category { $at }. Four cards are revealed; the category with the most books wins.
    .action = bet on { $category }
prompt-choose-winning = { $player }, several of your categories have the most books: which of them wins?
    .action = win with { $category }
log-win = { $player } wins { $at } with { $category }: { $cards }.

## pl

location-gambling_den-name = Jaskinia Hazardu
    .at = w Jaskini Hazardu
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Katalog za każdego pomocnika; kto trafi najliczniejszy na 4 kartach, bierze pasujące.
   *[player] Każdy podaje katalog; kto trafi najliczniejszy na 4 kartach, bierze pasujące.
}
    .brief = Obstaw katalog, bierz karty
location-gambling_den-detail =
    Poczynając od ciebie, zgodnie z ruchem wskazówek zegara, każdy, kto ma tu pomocnika, podaje { $gambling_den_names ->
        [assistant] tyle katalogów, ilu ma tu pomocników
       *[player] katalog
    }; żaden nie może się powtórzyć. Potem odkrywa się 4 karty z talii. Wygrywa katalog, z którego jest na nich najwięcej książek: kto go
    podał, bierze każdą kartę z choć jedną taką książką, resztę się odrzuca. Na półce wolno ustawić tyle z tych kart,
    ile osób ma tu pomocnika; jeśli zwycięzca ma tu starszego pomocnika, jego zdolność działa też przy tych kartach. Przy remisie katalogów wygrywasz, jeśli twój jest wśród nich; w przeciwnym razie wygrywa ta z remisujących osób, która siedzi najbliżej ciebie { $gambling_den_tie ->
        [clockwise] zgodnie z ruchem wskazówek zegara
       *[counter_clockwise] przeciwnie do ruchu wskazówek zegara
    }{ $gambling_den_names ->
        [assistant] , a kto wygrywa kilkoma katalogami, wybiera jeden z nich
       *[player] { "" }
    }. Jeśli nie pokaże się żadna książka z podanych katalogów, wygrywasz wielkie, chwalebne nic.
    .edition = { $preset ->
        [first-pl] { "" }
       *[other] O tym, że katalogi nie mogą się powtórzyć, mówi tylko polska instrukcja, ale gra się tak wszędzie.
    }

prompt-bet = { $player }, { $at } podaj katalog, którego nikt nie podał. Wygra ten, którego książek będzie najwięcej na czterech odkrytych kartach.
    .action = obstawić: { $category }
prompt-choose-winning = { $player }, kilka twoich katalogów ma najwięcej książek: którym z nich wygrywasz?
    .action = wygrać: { $category }
log-win = { $player } wygrywa { $at } katalogiem „{ $category }” i bierze { $cards }.

## cs

location-gambling_den-name = Hráčské doupě
    .at = v Hráčském doupěti
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Kategorie za pomocníka; kdo trefí nejpočetnější na 4 kartách, bere karty s ní.
   *[player] Každý určí kategorii; kdo trefí nejpočetnější na 4 kartách, bere karty s ní.
}
    .brief = Vsaďte na kategorii
location-gambling_den-detail =
    Počínaje vámi, po směru hodinových ručiček, určí každý, kdo tu má pomocníka, { $gambling_den_names ->
        [assistant] tolik kategorií, kolik tu má pomocníků
       *[player] kategorii
    }; žádná se nesmí opakovat. Otočte 4 karty z balíčku. Vyhrává kategorie, z níž je na nich nejvíc knih: kdo ji určil, bere každou
    kartu s aspoň jednou takovou knihou, zbytek se odhodí. Vítěz smí zařadit tolik z těch karet, kolik hráčů tu má
    pomocníka; stojí-li tu jeho speciální pomocník, platí pro ně i jeho schopnost. Při shodě kategorií vyhráváte, je-li
    vaše mezi nimi; jinak vyhrává ten z hráčů ve shodě, který je vám nejblíž { $gambling_den_tie ->
        [clockwise] po směru hodinových ručiček
       *[counter_clockwise] proti směru hodinových ručiček
    }{ $gambling_den_names ->
        [assistant] , a kdo vyhraje s více kategoriemi, jednu z nich si vybere
       *[player] { "" }
    }. Neobjeví-li se žádná kniha z určených kategorií, vyhráváte, a to slavně, nic.
    .edition = { $preset ->
        [first-pl] { "" }
       *[other] Že se kategorie nesmí opakovat, píšou jen polská pravidla, ale hraje se tak všude.
    }

prompt-bet = { $player }: { $at } určete kategorii, kterou ještě nikdo neurčil. Otočí se čtyři karty; vyhrává nejpočetnější kategorie.
    .action = vsadit na: { $category }
prompt-choose-winning = { $player }: nejvíc knih má několik vašich kategorií. Se kterou z nich vyhráváte?
    .action = vyhrát: { $category }
log-win = { $player } vyhrává { $at } s kategorií „{ $category }“ a bere si { $cards }.

## fr

location-gambling_den-name = Tripot clandestin
    .at = au Tripot clandestin
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Une catégorie par assistant ; la mieux représentée sur 4 cartes gagne les siennes.
   *[player] Chacun énonce une catégorie ; la mieux représentée sur 4 cartes gagne les siennes.
}
    .brief = Pariez sur une catégorie
location-gambling_den-detail =
    En commençant par vous et dans le sens horaire, quiconque a un assistant ici énonce { $gambling_den_names ->
        [assistant] une catégorie pour chacun de ses assistants
       *[player] une catégorie
    }, sans en répéter aucune. Révélez 4 cartes de la pioche. La catégorie qui y compte le plus de livres gagne : qui
    l’a énoncée prend chaque carte portant au moins un de ces livres, le reste est défaussé. La personne qui gagne peut
    archiver autant de ces cartes qu’il y a de personnes avec un assistant ici ; si son assistant spécial est ici, son
    pouvoir s’y applique. En cas d’égalité entre catégories, vous gagnez si la vôtre en est ; sinon gagne la
    personne à égalité la plus proche de vous { $gambling_den_tie ->
        [clockwise] dans le sens horaire
       *[counter_clockwise] dans le sens antihoraire
    }{ $gambling_den_names ->
        [assistant] , et qui gagne avec plusieurs catégories en choisit une
       *[player] { "" }
    }. Si aucun livre des catégories énoncées n’apparaît, vous gagnez, glorieusement, trois fois rien.
    .edition = { $preset ->
        [first-pl] { "" }
       *[other] Seul le livret polonais dit que les catégories doivent différer, mais on joue partout ainsi.
    }

prompt-bet = { $player }, énoncez { $at } une catégorie encore libre. On révèle quatre cartes : la catégorie qui y compte le plus de livres gagne.
    .action = parier sur : { $category }
prompt-choose-winning = { $player }, plusieurs de vos catégories ont le plus de livres : avec laquelle gagnez-vous ?
    .action = gagner avec : { $category }
log-win = { $player } gagne { $at } avec « { $category } » : { $cards }.
