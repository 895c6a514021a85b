## en

location-tax_collector-name = Tax Collector
    .at = at the Tax Collector
location-tax_collector-summary = Opponents pay 1 card each; then { $tax_collector_pays ->
    [tile] pay any, take as many others; you may shelve them.
   *[discard] discard any, take as many; you may shelve them.
}
    .brief = Others pay 1; you may swap
location-tax_collector-detail =
    In turn order each opponent puts 1 card from hand or shelf here, face up; an opponent who has no card is let
    off. Then you may { $tax_collector_pays ->
        [tile]
            put any number of your own cards here, too, from your hand, your shelf, or both, and take as many of those
            that were here before. What you paid stays for the next visitor.
       *[discard]
            discard any number of cards from your hand, your shelf, or both, and take as many of the cards
            here.
    }
    You may shelve the cards you took. A card may leave a shelf only if what
    remains stays in one piece. Cards that are not taken stay here until resolution throws them
    out.

prompt-pay-tax = { $player }, { $other } sends the Tax Collector: put a card from hand or shelf on the tile.
    .action = pay { $card }
prompt-discard-to-take = { $player }, { $tax_collector_pays ->
    [tile] pay any cards from hand or shelf; they stay { $at }, and you will take as many others.
   *[discard] discard any cards from hand or shelf; you will take as many { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] pay { $card }
       *[discard] discard { $card }
    }
    .done = that is all: take { $count }

## pl

location-tax_collector-name = Poborca Podatkowy
    .at = u Poborcy Podatkowego
location-tax_collector-summary = Przeciwnicy płacą po 1 karcie; { $tax_collector_pays ->
    [tile] ile zapłacisz, tyle innych weźmiesz; możesz ustawić.
   *[discard] ile odrzucisz, tyle weźmiesz; możesz je ustawić.
}
    .brief = Inni płacą; możesz wymienić
location-tax_collector-detail =
    Po kolei każdy przeciwnik kładzie tu 1 odkrytą kartę z ręki lub półki; kto nic nie ma, temu się upiecze.
    Potem możesz { $tax_collector_pays ->
        [tile]
            też położyć tu dowolną liczbę kart z ręki, z półki albo z obu miejsc i wziąć tyle samo z tych, które leżały
            tu wcześniej. Twoja zapłata zostaje dla następnej osoby.
       *[discard]
            odrzucić dowolną liczbę kart z ręki, z półki albo z obu miejsc i wziąć tyle samo z leżących tu kart.
    }
    Wzięte karty możesz ustawić na półce. Karta może opuścić półkę tylko wtedy, gdy reszta zostaje w jednym kawałku.
    Karty, których nikt nie wziął, leżą tu aż do rozpatrywania, a potem są odrzucane.

prompt-pay-tax = { $player }, { $other } przysyła Poborcę Podatkowego: połóż na kaflu kartę z ręki lub półki.
    .action = zapłacić { $card }
prompt-discard-to-take = { $player }, { $tax_collector_pays ->
    [tile] zapłać dowolnymi kartami z ręki lub półki; zostaną { $at }, a weźmiesz tyle samo innych.
   *[discard] odrzuć dowolne karty z ręki lub półki; tyle samo weźmiesz { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] zapłacić { $card }
       *[discard] odrzucić { $card }
    }
    .done = to wszystko: wziąć { $count }

## cs

location-tax_collector-name = Výběrčí daní
    .at = u Výběrčího daní
location-tax_collector-summary = Spoluhráči dají po 1 kartě; { $tax_collector_pays ->
    [tile] kolik jich dáte vy, tolik jiných vezmete a smíte zařadit.
   *[discard] kolik jich odhodíte, tolik si vezmete a smíte zařadit.
}
    .brief = Ostatní dají 1; smíte měnit
location-tax_collector-detail =
    Popořadě sem každý spoluhráč položí lícem nahoru 1 kartu z ruky nebo z polic; kdo žádnou nemá, tomu to projde. Pak
    můžete { $tax_collector_pays ->
        [tile]
            i vy sem položit libovolný počet karet z ruky, z polic nebo z obojího a vzít si stejný počet těch, které
            tu byly předtím. Vaše platba zůstane pro dalšího návštěvníka.
       *[discard]
            odhodit libovolný počet karet z ruky, z polic nebo z obojího a vzít si stejný počet karet, které
            tu leží.
    }
    Získané karty můžete zařadit. Karta smí opustit police, jen když zbytek drží pohromadě. Karty, které si nikdo nevzal, tu
    zůstanou do vyhodnocení a pak se odhodí.

prompt-pay-tax = { $player }: položte na desku kartu z ruky nebo z polic. Výběrčího daní posílá { $other }.
    .action = zaplatit { $card }
prompt-discard-to-take = { $player }: { $tax_collector_pays ->
    [tile] zaplaťte libovolné karty z ruky či z polic; zůstanou { $at } a vezmete si stejný počet jiných.
   *[discard] odhoďte libovolné karty z ruky či z polic; stejný počet si jich vezmete { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] zaplatit { $card }
       *[discard] odhodit { $card }
    }
    .done = to je vše: vzít si { $count }

## fr

location-tax_collector-name = Collecteur d’impôts
    .at = chez le Collecteur d’impôts
location-tax_collector-summary = Les autres paient 1 carte ; { $tax_collector_pays ->
    [tile] payez, prenez-en autant d’autres ; vous pouvez archiver.
   *[discard] défaussez, prenez-en autant ; vous pouvez les archiver.
}
    .brief = Chacun paie 1 ; échangez
location-tax_collector-detail =
    Dans l’ordre du tour, chaque adversaire pose ici, face visible, 1 carte de sa main ou de sa Collection ; qui n’en a
    pas y échappe. Ensuite vous pouvez { $tax_collector_pays ->
        [tile]
            y poser à votre tour autant de cartes que vous le souhaitez de votre main, de votre Collection ou des deux,
            et en prendre autant de celles qui y étaient avant. Votre paiement reste pour qui viendra après.
       *[discard]
            défausser autant de cartes que vous le souhaitez de votre main, de votre Collection ou des deux, et en
            prendre autant de celles posées ici.
    } Vous pouvez archiver les cartes prises. Une carte ne peut quitter une Collection que si le reste tient d’un seul
    bloc. Les cartes que personne n’a prises restent ici jusqu’à la résolution, qui les défausse.

prompt-pay-tax = { $player }, { $other } vous envoie le Collecteur d’impôts : posez sur la tuile une carte de la main ou de la Collection.
    .action = payer { $card }
prompt-discard-to-take = { $player }, { $tax_collector_pays ->
    [tile] payez des cartes de la main ou de la Collection ; elles restent { $at }, vous en prendrez autant d’autres.
   *[discard] défaussez des cartes de la main ou de la Collection ; vous en prendrez autant { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] payer { $card }
       *[discard] défausser { $card }
    }
    .done = c’est tout : prendre { $count }
