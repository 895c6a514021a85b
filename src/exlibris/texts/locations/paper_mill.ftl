## en

location-paper_mill-name = Paper Mill
    .at = at the Paper Mill
location-paper_mill-summary = { $paper_mill_shelving ->
    [must] Pulp 1 or more cards from hand or shelf, then shelve 1 or 2.
   *[may] Pulp 1 or more cards from hand or shelf, then shelve up to 2.
}
    .brief = Pulp cards, shelve up to 2
location-paper_mill-detail =
    { $paper_mill_shelving ->
        [must]
            Discard 1 or more cards from your hand, your shelf, or both; then shelve 1 or 2 cards from your
            hand, if you have any.
       *[may]
            Discard 1 or more cards from your hand, your shelf, or both; then shelve up to 2 cards from your
            hand.
    }
    A card may leave the shelf only if what remains stays in one piece. If you have no card to discard,
    nothing happens.

## pl

location-paper_mill-name = Papiernia
    .at = w Papierni
location-paper_mill-summary = { $paper_mill_shelving ->
    [must] Zmiel co najmniej 1 kartę z ręki lub półki, potem ustaw 1 lub 2.
   *[may] Zmiel co najmniej 1 kartę z ręki lub półki, potem ustaw najwyżej 2.
}
    .brief = Zmiel karty, ustaw do 2
location-paper_mill-detail =
    { $paper_mill_shelving ->
        [must]
            Odrzuć co najmniej 1 kartę z ręki, z półki albo z obu miejsc; potem ustaw na półce 1 lub 2 karty z ręki, o
            ile jakieś masz.
       *[may]
            Odrzuć co najmniej 1 kartę z ręki, z półki albo z obu miejsc; potem możesz ustawić na półce najwyżej 2 karty z ręki.
    }
    Karta może opuścić półkę tylko wtedy, gdy reszta zostaje w jednym kawałku. Jeśli nie masz czego odrzucić, nic się
    nie dzieje.

## cs

location-paper_mill-name = Papírna
    .at = v Papírně
location-paper_mill-summary = { $paper_mill_shelving ->
    [must] Rozemelte aspoň 1 kartu z ruky či z polic, pak 1 či 2 zařaďte.
   *[may] Rozemelte aspoň 1 kartu z ruky či z polic, pak smíte zařadit až 2.
}
    .brief = Rozemelte, zařaďte až 2
location-paper_mill-detail =
    { $paper_mill_shelving ->
        [must]
            Odhoďte aspoň 1 kartu z ruky, z polic nebo z obojího; pak zařaďte 1 nebo 2 karty z ruky, pokud nějaké máte.
       *[may]
            Odhoďte aspoň 1 kartu z ruky, z polic nebo z obojího; pak můžete zařadit až 2 karty z ruky.
    }
    Karta smí opustit police, jen když zbytek drží pohromadě. Nemáte-li co odhodit, nestane se nic.

## fr

location-paper_mill-name = Moulin à papier
    .at = au Moulin à papier
location-paper_mill-summary = { $paper_mill_shelving ->
    [must] Pilonnez 1 carte ou plus, main ou Collection, puis archivez-en 1 ou 2.
   *[may] Pilonnez 1 carte ou plus, main ou Collection, puis archivez-en jusqu’à 2.
}
    .brief = Pilonnez, archivez jusqu’à 2
location-paper_mill-detail =
    { $paper_mill_shelving ->
        [must]
            Défaussez 1 carte ou plus de votre main, de votre Collection ou des deux ; archivez ensuite 1 ou 2 cartes de
            votre main, pour autant que vous en ayez.
       *[may]
            Défaussez 1 carte ou plus de votre main, de votre Collection ou des deux ; archivez ensuite jusqu’à 2 cartes
            de votre main.
    } Une carte ne peut quitter la Collection que si le reste tient d’un seul bloc. Si vous n’avez rien à défausser, il
    ne se passe rien.
