## en

location-auction_house-name = Auction House
    .at = at the Auction House
    .closed = That much or more has already been bid: choose a higher bid, if there is one.
location-auction_house-summary = Bid 1 to 4 cards from hand; at round’s end the highest gets the lot, may shelve it.
    .brief = Bid cards to win the lot
location-auction_house-detail =
    Each space is a bid from 1 to 4, and only one bidder stays. Each later assistant must bid higher, even to
    outbid one of your own; the outbid assistant goes back to its owner, who places it again on
    a later turn this round. After a bid of 4, the house is full. During resolution the bidder discards as many
    cards from hand as were bid, takes all the cards here, and may shelve any of them. With too few cards in
    hand the bidder pays nothing and gets nothing; the same goes when no card is left here. If the bidder
    leaves the house some other way, bidding starts again at 1.
    .edition = { $preset ->
        [first-fr] The French rulebook doesn’t say that the bid is paid from hand; we take it from the others.
       *[other] { "" }
    }

prompt-pay-bid = { $player }, pay your bid: discard { $count ->
    [one] 1 card
   *[other] { $count } cards
} from your hand.
    .action = discard { $card }
log-cannot-pay = { $player } can’t pay the bid of { $value } and gets nothing.

## pl

location-auction_house-name = Dom Aukcyjny
    .at = w Domu Aukcyjnym
    .closed = Ktoś licytuje już tyle samo albo więcej: wybierz wyższą ofertę, jeśli jeszcze jest.
location-auction_house-summary = Licytuj 1–4 karty z ręki; kto da więcej, po rundzie bierze karty i może ustawić.
    .brief = Licytuj: kto da więcej
location-auction_house-detail =
    Każde pole to oferta od 1 do 4, a zostaje tylko najwyższa. Kto przychodzi później, musi przebić, nawet własnego
    pomocnika; przebity wraca do właściciela i zostanie umieszczony ponownie w późniejszej turze tej rundy. Po ofercie 4
    nikt już nie wejdzie. Podczas rozpatrywania ten, kto wygrał licytację, odrzuca tyle kart z ręki, ile wynosi oferta, bierze
    wszystkie leżące tu karty i może dowolne z nich ustawić na półce. Kto ma na ręce za mało kart, nie płaci nic i nic
    nie dostaje; tak samo, gdy nie ma tu już kart. Jeśli licytujący pomocnik opuści Dom Aukcyjny w inny sposób,
    licytacja zaczyna się od 1.
    .edition = { $preset ->
        [first-fr] Francuska instrukcja nie mówi, że płaci się z ręki; bierzemy to z pozostałych.
       *[other] { "" }
    }

prompt-pay-bid = { $player }, zapłać zalicytowaną cenę: odrzuć z ręki jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
    .action = odrzucić { $card }
log-cannot-pay = { $player } nie ma czym zapłacić zalicytowanej ceny ({ $value }) i nie dostaje nic.

## cs

location-auction_house-name = Aukční dům
    .at = v Aukčním domě
    .closed = Někdo už nabízí stejně nebo víc: zvolte vyšší nabídku, pokud ještě je.
location-auction_house-summary = Nabídněte 1 až 4 karty z ruky; nejvyšší na konci kola vše bere a smí zařadit.
    .brief = Nejvyšší nabídka bere vše
location-auction_house-detail =
    Každé políčko je nabídka od 1 do 4 a zůstane jen jedna. Kdo přijde později, musí nabídnout víc, i proti vlastnímu
    pomocníkovi; přebitý se vrací majiteli a bude umístěn znovu v některém dalším tahu tohoto kola. Po nabídce 4 už nikdo
    nevejde. Při vyhodnocení vítěz odhodí z ruky tolik karet, kolik činí nabídka, vezme si všechny, které tu leží,
    a může je zařadit. Kdo má v ruce málo karet, neplatí nic a nic nedostane; stejně tak když tu už žádná
    karta není. Opustí-li dražitel dům jinak, draží se znovu od 1.
    .edition = { $preset ->
        [first-fr] Francouzská pravidla neříkají, že se platí z ruky; bereme to z ostatních.
       *[other] { "" }
    }

prompt-pay-bid = { $player }: zaplaťte svou nabídku, odhoďte z ruky ještě { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .action = odhodit { $card }
log-cannot-pay = { $player } nemá čím zaplatit nabídku { $value } a nedostává nic.

## fr

location-auction_house-name = Vente aux enchères
    .at = à la Vente aux enchères
    .closed = On a déjà misé autant ou plus : choisissez une mise plus haute, s’il en reste.
location-auction_house-summary = Misez 1 à 4 cartes ; la plus haute prend le lot en fin de manche et peut l’archiver.
    .brief = La plus haute mise prend tout
location-auction_house-detail =
    Chaque emplacement est une mise de 1 à 4, et une seule reste. Qui vient après doit miser plus haut, même contre
    son propre assistant ; celui qui est battu revient à son propriétaire et sera placé de nouveau lors d’un tour
    ultérieur de la manche. Une mise de 4 ferme la salle. Pendant la résolution, on paie sa mise en défaussant autant de cartes de sa
    main, on prend toutes les cartes posées ici et on peut en archiver tout ou partie. Avec trop peu de cartes en main,
    on ne paie rien et on n’obtient rien ; de même s’il ne reste pas de carte ici. Si l’assistant quitte la salle d’une
    autre façon, les enchères reprennent à 1.
    .edition = { $preset ->
        [first-fr] Le livret français ne dit pas que la mise se paie de sa main ; nous suivons en cela les autres.
       *[other] { "" }
    }

prompt-pay-bid = { $player }, payez votre mise : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de votre main à défausser.
    .action = défausser { $card }
log-cannot-pay = { $player } ne peut payer sa mise de { $value } et n’obtient rien.
