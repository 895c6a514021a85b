## en

location-book_collector-name = Book Collector
    .at = at the Book Collector
location-book_collector-summary = Discard any cards; draw 1 per 2 wanted books; shelve up to 2 of the cards drawn.
    .brief = 1 card per 2 wanted books
location-book_collector-detail =
    The Collector wants books of every category shown on the card here. Discard any number of cards
    from your hand, your shelf, or both. Count the wanted books on them, and draw half as many cards,
    rounded down. You may shelve up to 2 of the cards you drew. Face-down cards on your shelf count with
    the books they hide. A card may leave the shelf only if what remains stays in one piece. With no card
    here, nothing happens.

prompt-sell-to-collector = { $player }, discard from hand or shelf what the Collector wants, two books for a card: { $count ->
        [one] one wanted book
       *[other] { $count } wanted books
    } so far, draw { $draws }.
    .action = discard { $card }
    .done = that is all: draw { $draws }

## pl

location-book_collector-name = Kolekcjoner Książek
    .at = u Kolekcjonera Książek
location-book_collector-summary = Odrzuć karty: za każde 2 książki dla Kolekcjonera dobierz kartę; możesz ustawić 2.
    .brief = Karta za 2 poszukiwane książki
location-book_collector-detail =
    Kolekcjoner szuka książek z każdego katalogu, który pokazuje leżąca tu karta. Odrzuć dowolną liczbę kart z ręki,
    z półki albo z obu miejsc, policz na nich poszukiwane książki i za każde 2 dobierz kartę, w zaokrągleniu w dół.
    Na półce możesz ustawić najwyżej 2 z dobranych kart. Karty zakryte na półce liczą się tak, jakby były odkryte. Karta
    może opuścić półkę tylko wtedy, gdy reszta zostaje w jednym kawałku. Gdy nie ma tu karty, nic się nie dzieje.

prompt-sell-to-collector = { $player }, odrzuć z ręki lub półki to, czego szuka Kolekcjoner; za każde dwie książki dobierasz kartę. Na razie: { $count ->
        [one] { $count } książka
        [few] { $count } książki
        [many] { $count } książek
       *[other] { $count } książki
    }, dobierzesz { $draws }.
    .action = odrzucić { $card }
    .done = to wszystko: dobrać { $draws }

## cs

location-book_collector-name = Sběratel knih
    .at = u Sběratele knih
location-book_collector-summary = Odhoďte karty; za 2 žádané knihy si doberte 1; až 2 smíte zařadit.
    .brief = Karta za 2 žádané knihy
location-book_collector-detail =
    Sběratel chce knihy všech kategorií, které ukazuje karta, jež tu leží. Odhoďte libovolný počet karet z ruky, z polic
    nebo z obojího, spočítejte na nich žádané knihy a doberte si poloviční počet karet, zaokrouhleno dolů. Zařadit
    můžete až 2 z dobraných karet. Karty, které leží v policích lícem dolů, se počítají i s knihami, které skrývají. Karta
    smí opustit police, jen když zbytek drží pohromadě. Když tu není karta, nestane se nic.

prompt-sell-to-collector = { $player }: odhoďte z ruky či z polic, co Sběratel chce; za každé dvě knihy si doberete kartu. Zatím { $count ->
        [one] { $count } kniha
        [few] { $count } knihy
        [many] { $count } knihy
       *[other] { $count } knih
    }, doberete si { $draws }.
    .action = odhodit { $card }
    .done = to je vše: dobrat si { $draws }

## fr

location-book_collector-name = Le collectionneur
    .at = chez le collectionneur
location-book_collector-summary = Défaussez ; piochez 1 carte pour 2 livres qu’il désire ; archivez-en jusqu’à 2.
    .brief = 1 carte pour 2 livres désirés
location-book_collector-detail =
    Le collectionneur veut des livres de chaque catégorie montrée sur la carte posée ici. Défaussez autant de cartes que
    vous le souhaitez de votre main, de votre Collection ou des deux, comptez-y les livres désirés et piochez deux fois
    moins de cartes, en arrondissant à l’inférieur. Vous pouvez archiver jusqu’à 2 des cartes piochées. Les cartes face
    cachée de votre Collection comptent avec les livres qu’elles cachent. Une carte ne peut quitter la Collection que si
    le reste tient d’un seul bloc. S’il n’y a pas de carte ici, il ne se passe rien.

prompt-sell-to-collector = { $player }, défaussez de la main ou de la Collection ce que veut le collectionneur, deux livres pour une carte : { $count ->
        [one] { $count } livre
       *[other] { $count } livres
    }, { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
    } à piocher.
    .action = défausser { $card }
    .done = c’est tout : piocher { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
    }
