### Les 18 lieux. at : où cela se passe. summary : une ligne pour la tuile. detail : tout, y compris quand rien ne se
### passe. Là où les livrets diffèrent, le texte suit les réglages de content/rulesets/switches.toml.

location-diviners_hut-name = Tente du devin
    .at = à la Tente du devin
location-diviners_hut-summary = Piochez 1 carte par assistant placé, puis prenez le jeton Premier joueur.
location-diviners_hut-detail =
    Piochez 1 carte pour chacun de vos assistants placés à ce moment, dans la Cité et à la maison, y compris celui qui vient
    d'entrer. Prenez ensuite le jeton Premier joueur : vous commencez la prochaine manche, celle-ci continue comme avant.
    Si vous l'avez déjà, vous le gardez. Les assistants qui vous ont été renvoyés ne comptent pas. Le Fantôme n'est pas
    admis ; le devin l'avait vu venir.

location-book_swap-name = Bourse d'échange
    .at = à la Bourse d'échange
location-book_swap-summary = Échangez une carte en main contre une de celles-ci ; vous pouvez l'archiver.
location-book_swap-detail =
    Donnez 1 carte de votre main et prenez 1 des cartes posées ici ; vous pouvez archiver aussitôt la carte prise. La vôtre
    reste ici, face visible, pour qui viendra après. Si vous pouvez échanger, vous devez le faire. Avec une main vide, ou
    s'il n'y a pas de carte ici, il ne se passe rien.

location-auction_house-name = Vente aux enchères
    .at = à la Vente aux enchères
location-auction_house-summary = Misez 1 à 4 cartes en main ; la plus haute mise emporte le lot en fin de manche.
location-auction_house-detail =
    Chaque emplacement est une mise de 1 à 4, et une seule reste. Qui vient plus tard doit miser plus haut, même contre
    son propre assistant ; celui qui est battu revient à son propriétaire et sera placé de nouveau à un tour suivant de la manche.
    Personne n'entre plus une fois que 4 est misé. En phase de Résolution, on défausse de sa main autant de cartes que sa
    mise, on prend toutes les cartes posées ici et on peut en archiver autant que voulu. Avec trop peu de cartes en main, on
    ne paie rien et on n'obtient rien ; de même s'il ne reste pas de carte ici. Si l'assistant s'en va autrement, les
    enchères reprennent à 1.

location-paper_mill-name = Moulin à papier
    .at = au Moulin à papier
location-paper_mill-summary = { $paper_mill_discards ->
    [hand_or_shelf] Pilonnez 1 carte ou plus, toutes de main ou de Collection, puis archivez-en 1 ou 2.
   *[hand_and_shelf] Pilonnez 1 carte ou plus, main ou Collection, puis archivez-en jusqu'à 2.
}
location-paper_mill-detail =
    { $paper_mill_discards ->
        [hand_or_shelf]
            Défaussez 1 carte ou plus, toutes de votre main ou toutes de votre Collection ; archivez ensuite 1 ou 2 cartes de
            votre main, pour autant que vous en ayez.
       *[hand_and_shelf]
            Défaussez 1 carte ou plus de votre main, de votre Collection ou des deux ; archivez ensuite jusqu'à 2 cartes de
            votre main.
    }
    Une carte ne peut quitter la Collection que si le reste tient d'un seul bloc. Si vous n'avez rien à défausser, il ne se
    passe rien.

location-community_center-name = Centre communautaire
    .at = au Centre communautaire
location-community_center-summary = Prenez 1 carte, donnez-en une autre à un adversaire ; on peut archiver les deux.
location-community_center-detail =
    Prenez 1 des cartes posées ici ; vous pouvez l'archiver aussitôt. Ensuite, s'il en reste, choisissez-en une et donnez-la
    à l'adversaire de votre choix, qui peut l'archiver aussitôt également. Prendre et donner n'est pas facultatif ; la vie
    en communauté ne l'est jamais. S'il n'y a pas de carte ici, il ne se passe rien.

location-curiosity_cart-name = Charrette aux curiosités
    .at = à la Charrette aux curiosités
location-curiosity_cart-summary = Défaussez des cartes en main, piochez-en 1 de plus ; vous pouvez en archiver 1.
location-curiosity_cart-detail =
    Défaussez autant de cartes que voulu de votre main (zéro est aussi un nombre), puis piochez-en une de plus. Vous pouvez
    archiver 1 des cartes piochées.

location-gambling_den-name = Tripot clandestin
    .at = au Tripot clandestin
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Une catégorie par assistant ici, 4 cartes : qui a le plus de livres prend ces cartes.
   *[player] Chacun énonce une catégorie, 4 cartes : qui a le plus de livres prend ces cartes.
}
location-gambling_den-detail =
    En commençant par vous et dans le sens horaire, quiconque a un assistant ici énonce { $gambling_den_names ->
        [assistant] une catégorie pour chacun de ses assistants
       *[player] une catégorie
    }, sans en répéter aucune. Révélez 4 cartes de la pioche. La catégorie qui y compte le plus de livres gagne : qui l'a
    énoncée prend chaque carte portant au moins un de ces livres, le reste est défaussé. De ces cartes, on peut en archiver autant
    qu'il y a de personnes avec un assistant ici. En cas d'égalité entre catégories, vous gagnez si la vôtre en est ; sinon
    gagne la personne à égalité la plus proche de vous { $gambling_den_tie ->
        [clockwise] dans le sens horaire
       *[counter_clockwise] dans le sens antihoraire
    }. Si aucun livre des catégories énoncées ne paraît, vous gagnez, glorieusement, rien.

location-librarians_lounge-name = Salon littéraire
    .at = au Salon littéraire
location-librarians_lounge-summary = Rappelez un assistant et activez l'emplacement, modifiez la Collection, ou les deux.
location-librarians_lounge-detail =
    Faites l'un, l'autre ou les deux, dans l'ordre voulu. Rappeler : déplacez un de vos assistants d'un lieu vers un
    emplacement vide de votre bibliothèque et activez cet emplacement. Réarranger : échangez une carte de votre Collection contre
    une de votre main, échangez deux cartes de votre Collection, ou retirez une carte de la Collection et archivez-la ailleurs. Un
    assistant placé ou déplacé à ce tour ne peut être rappelé ; celui qui occupe ce fauteuil y reste.

location-book_collector-name = Le collectionneur
    .at = chez le collectionneur
location-book_collector-summary = Défaussez ; piochez 1 carte pour 2 livres qu'il désire ; archivez-en jusqu'à 2.
location-book_collector-detail =
    Le collectionneur veut des livres de chaque catégorie montrée sur la carte posée ici. Défaussez autant de cartes que
    voulu de votre main, de votre Collection ou des deux, comptez-y les livres désirés et piochez deux fois moins de cartes,
    arrondi vers le bas. Vous pouvez archiver jusqu'à 2 des cartes piochées. Les cartes face cachée de votre Collection comptent
    avec les livres qu'elles cachent. Une carte ne peut quitter la Collection que si le reste tient d'un seul bloc. S'il n'y a
    pas de carte ici, il ne se passe rien.

location-bon_mot_bookshop-name = Librairie du Bon Mot
    .at = à la Librairie du Bon Mot
location-bon_mot_bookshop-summary = Prenez 1 carte ; vous pouvez l'archiver.
location-bon_mot_bookshop-detail =
    Prenez 1 des cartes posées ici ; vous pouvez l'archiver aussitôt. S'il n'y a pas de carte ici, il ne se passe rien.

location-garbage_dump-name = Décharge publique
    .at = à la Décharge publique
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Énoncez une catégorie ; vous pouvez en tirer 1 carte de la défausse et l'archiver.
   *[must] Énoncez une catégorie et tirez-en 1 carte de la défausse ; vous pouvez l'archiver.
}
location-garbage_dump-detail =
    En phase de Résolution, énoncez une catégorie ; fouillez ensuite la défausse { $garbage_dump_take ->
        [may] si vous voulez et prenez 1 carte portant un livre de cette catégorie, ou aucune. Vous pouvez l'archiver aussitôt.
       *[must] et prenez 1 carte portant un livre de cette catégorie. Vous pouvez l'archiver aussitôt. S'il y en a une, vous devez la prendre.
    }
    La défausse contient déjà ce que les tuiles de numéro inférieur ont jeté à cette manche. Deux visiteurs fouillent dans
    l'ordre de leurs emplacements, et seul celui qui fouille voit la défausse. Si aucune carte ne convient, ou si elle est vide,
    vous rentrez avec l'odeur.

location-bookworm_tavern-name = Brasserie des Amis
    .at = à la Brasserie des Amis
location-bookworm_tavern-summary = 2 cartes par assistant ; prenez-les tour à tour ; vous pouvez archiver les vôtres.
location-bookworm_tavern-detail =
    En phase de Résolution, on révèle 2 cartes de la pioche par assistant présent. Dans l'ordre des emplacements, chaque
    assistant en prend 1 pour son propriétaire, puis de nouveau dans le même ordre, jusqu'à ce qu'il n'en reste plus. Vous pouvez
    archiver les cartes ainsi obtenues. Si la pioche ne suffit pas, on en révèle moins, et la fin de la file en pâtit.

location-mysterious_shack-name = Cabane mystérieuse
    .at = à la Cabane mystérieuse
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Énoncez une catégorie, regardez, prenez toutes ses cartes ; archivez-en 1 si voulu.
   *[any] Énoncez une catégorie, regardez, prenez de ses cartes ; archivez-en 1 si voulu.
}
location-mysterious_shack-detail =
    Énoncez une catégorie, puis regardez toutes les cartes face cachée posées ici ; personne d'autre ne les voit. Montrez et prenez { $mysterious_shack_take ->
        [all] toutes celles qui portent un livre de cette catégorie
       *[any] autant que voulu de celles qui portent un livre de cette catégorie, ou aucune
    } ; vous pouvez archiver 1 des cartes prises. Les autres restent ici, face cachée. S'il n'y a pas de carte ici, il ne se
    passe rien.

location-flea_market-name = Marché aux Puces
    .at = au Marché aux Puces
location-flea_market-summary = Prenez 1 carte, ou 2 si un autre assistant est déjà là ; vous pouvez les archiver.
location-flea_market-detail =
    Prenez 1 des cartes posées ici, et une deuxième si un autre assistant, même l'un des vôtres, est déjà là. Vous pouvez
    archiver ce que vous avez pris. S'il ne reste qu'une carte, vous ne prenez que celle-là. S'il n'y a pas de carte ici, il ne
    se passe rien.

location-assistants_guild-name = Guilde des assistants
    .at = à la Guilde des assistants
location-assistants_guild-summary = Envoyez un assistant de la maison déloger un adverse d'un lieu, et activez ce lieu.
location-assistants_guild-detail =
    Déplacez un de vos assistants de votre bibliothèque vers un emplacement dans la Cité occupé par un assistant adverse.
    Celui-ci revient à son propriétaire et sera placé de nouveau à un tour suivant de la manche. Le vôtre visite le
    lieu : un effet
    instantané a lieu maintenant, un effet retardé en phase de Résolution. La Guilde ouvre même la porte du Bonhomme de neige{ $guild_at_snowman ->
        [free] , et envoie aussi le vôtre sur les emplacements libres du lieu du Bonhomme de neige
       *[occupied] { "" }
    }, mais elle ne peut faire entrer le Fantôme dans la Tente du devin. Si vous n'avez personne à la maison, ou si aucun
    assistant adverse ne peut être délogé, il ne se passe rien.

location-tax_collector-name = Collecteur d'impôts
    .at = chez le Collecteur d'impôts
location-tax_collector-summary = Chaque adversaire paie 1 carte ici ; puis { $tax_collector_pays ->
    [tile] payez-en et prenez-en autant d'autres.
   *[discard] défaussez-en et prenez-en autant.
}
location-tax_collector-detail =
    Dans l'ordre du tour, chaque adversaire pose ici, face visible, 1 carte de sa main ou de sa Collection ; qui n'en a pas y
    échappe. Ensuite vous pouvez { $tax_collector_pays ->
        [tile]
            poser ici à votre tour autant de cartes que voulu de votre main, de votre Collection ou des deux, et en prendre
            autant de celles qui y étaient avant. Votre paiement reste pour qui viendra après.
       *[discard]
            défausser autant de cartes que voulu de votre main, de votre Collection ou des deux, et en prendre autant de celles
            posées ici.
    }
    Vous pouvez archiver les cartes prises. Une carte ne peut quitter une Collection que si le reste tient d'un seul bloc. Les
    cartes que personne n'a prises restent ici jusqu'à la Résolution, qui les défausse.

location-rummage_sale-name = Grande Braderie
    .at = à la Grande Braderie
location-rummage_sale-summary = Proposez des cartes en main ; par vente, piochez-en 2 et { $rummage_sale_shelving ->
    [may] archivez-en 1 si voulu.
   *[must] archivez-en 1.
}
location-rummage_sale-detail =
    Montrez autant de cartes que voulu de votre main. Dans l'ordre du tour, chaque adversaire en prend 1 en main, en archive 1
    ou passe ; on tourne jusqu'à ce qu'il n'en reste plus ou que tout le monde passe dans le même tour. Pour chaque carte
    vendue, piochez 2 cartes, puis { $rummage_sale_shelving ->
        [may] vous pouvez en archiver 1 de votre main, une vente après l'autre.
       *[must] archivez-en 1 de votre main, une vente après l'autre ; ce n'est pas facultatif.
    }
    Les invendus reviennent dans votre main. Avec une main vide, il ne se passe rien.

location-shelfmasons_guild-name = Guilde des étagéristes
    .at = à la Guilde des étagéristes
location-shelfmasons_guild-summary = Décalez des cartes voisines d'une rangée { $shelfmasons_directions ->
    [sideways] à gauche ou à droite.
   *[all] dans un même sens.
}
location-shelfmasons_guild-detail =
    Choisissez une direction ({ $shelfmasons_directions ->
        [sideways] à gauche ou à droite
       *[all] à gauche, à droite, en haut ou en bas
    }) et des cartes voisines d'une rangée de votre Collection ; décalez-les dans ce sens d'autant de cases que voulu. À chaque
    pas, la Collection doit tenir d'un seul bloc et sur trois rangées, et aucune carte ne passe à travers une autre. Le décalage
    peut laisser un trou. Vous pouvez aussi tout laisser en place.
