### Ce qu'il faut décider. Chaque question cite la personne, la chose et la règle. « action » dit ce que fait un des
### choix, « done » ce que signifie y mettre fin ; sans eux valent les mots généraux d'actions.ftl.
### $place est la clé du lieu et $rule_id celle de la règle, pour les questions que plusieurs effets partagent ;
### $offered compte ce qui est offert.

## Mise en place et placement

prompt-library = { $player }, choisissez votre bibliothèque. Son assistant spécial vient avec ; l'autre reste dans la boîte.
prompt-library-pool = { $player }, prenez une des bibliothèques offertes, puis retirez-en une autre de la partie.
prompt-assistant-card = { $player }, choisissez votre assistant spécial.
prompt-eliminate = { $player }, quel lieu quitte la partie ? Deux s'en vont après chaque manche.
    .action = fermer pour de bon : { $tile }
prompt-place = { $player }, placez un assistant dans la Cité ou à la maison.

## Verbes que beaucoup d'effets partagent

prompt-home = { $player }, vous pouvez faire une action Maison : piocher une carte ou en archiver une.
    .done = ne rien faire
prompt-both-home = { $player }, vous pouvez faire les deux actions Maison, dans l'ordre voulu : piocher une carte et en archiver une.
    .done = en rester là
prompt-put = { $player }, où va { $card } ? À côté d'une carte archivée, sur trois rangées au plus.
    .action = archiver { $card } { $where }
prompt-shelve-gained = { $player }, vous pouvez archiver { $rule_id ->
    [LOC03-05] autant que voulu des cartes gagnées
    [LOC07-05] des cartes gagnées, au plus une par personne présente au tripot
    [LOC09-03] jusqu'à deux des cartes piochées
    [LOC14-02] autant que voulu des cartes prises
    [LOC16-04] autant que voulu des cartes prises
    [LOC06-02] une des cartes piochées
    [LOC13-05] une des cartes prises
    [ASST-GOBLIN-04] autant que voulu des cartes empruntées par le Gobelin
   *[other] { $offered ->
        [one] la carte obtenue
       *[other] autant que voulu des cartes obtenues
    }
}.
    .action = archiver { $card }
    .done = garder le reste en main
prompt-shelve-hand = { $player }, { $rule_id ->
    [LOC04-01] { $paper_mill_discards ->
        [hand_or_shelf] archivez une ou deux cartes de votre main.
       *[hand_and_shelf] vous pouvez archiver jusqu'à deux cartes de votre main.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] une carte est vendue : vous pouvez en archiver une de votre main.
       *[must] une carte est vendue : archivez-en une de votre main.
    }
   *[other] quelle carte de votre main archivez-vous ?
}
    .action = archiver { $card }
    .done = ne plus rien archiver
prompt-discard-hand = { $player }, défaussez autant de cartes que voulu de votre main ; vous en piocherez une de plus.
    .action = défausser { $card }
    .done = ne plus rien défausser, et piocher
prompt-discard-own = { $place ->
    [book_collector] { $player }, défaussez des cartes de votre main ou de la Collection : deux livres qui plaisent au collectionneur valent une carte.
   *[other] { $player }, { $paper_mill_discards ->
        [hand_or_shelf] défaussez au moins une carte, toutes de la main ou toutes de la Collection ; puis archivez-en une ou deux.
       *[hand_and_shelf] défaussez au moins une carte de la main ou de la Collection ; vous pourrez en archiver jusqu'à deux.
    }
}
    .action = défausser { $card }
    .done = ne plus rien défausser
prompt-keep-from-deck = { $player }, gardez une de ces cartes de la pioche : elle rejoint votre main.
    .action = garder { $card }
prompt-put-back = { $player }, les autres retournent sur la pioche : laquelle sera le plus au fond ?
    .action = remettre { $card } sous les autres
prompt-put-at-bottom = { $player }, vous pouvez mettre la première carte de la pioche tout en dessous.
    .action = mettre { $card } tout en dessous
    .done = la laisser dessus
prompt-take = { $player }, { $rule_id ->
    [LOC05-01] prenez une carte { $at } ; ensuite vous en donnez une
    [LOC16-02] { $tax_collector_pays ->
        [tile] prenez autant d'autres cartes { $at } que vous en avez payé : encore { $count }
       *[discard] prenez autant de cartes { $at } que vous en avez défaussé : encore { $count }
    }
   *[other] prenez une carte { $at }
}.
    .action = prendre { $card }
prompt-name-category = { $player }, { $rule_id ->
    [LOC13-02] énoncez une catégorie, puis regardez les cartes { $at } ; { $mysterious_shack_take ->
        [all] vous prenez celles qui la montrent.
       *[any] vous pouvez prendre celles qui la montrent.
    }
    [LOC11-01] énoncez une catégorie à chercher dans la défausse.
   *[other] quelle catégorie le Gobelin demande-t-il à { $other } ?
}
    .action = énoncer : { $category }

## Les lieux

prompt-swap-take = { $player }, quelle carte voulez-vous { $at } ? Vous en donnerez une de votre main.
    .action = prendre { $card }
prompt-swap-give = { $player }, quelle carte de votre main donnez-vous pour { $card } ? Elle reste { $at }, face visible.
    .action = donner { $card }
prompt-pay-bid = { $player }, payez votre mise : défaussez encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de votre main.
    .action = défausser { $card }
prompt-choose-gift = { $player }, quelle carte donnez-vous { $at } ? Elle ira à quelqu'un d'autre.
    .action = donner { $card }
prompt-choose-recipient = { $player }, qui reçoit { $card } ?
    .action = la donner à { $other }
prompt-bet = { $player }, énoncez une catégorie encore libre. On révèle quatre cartes ; la mieux représentée gagne.
    .action = parier sur : { $category }
prompt-lounge = { $player }, rappelez un assistant à la maison, réarrangez votre Collection, ou les deux.
    .done = tout laisser en l'état
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
prompt-reshelve = { $player }, quelle carte retirez-vous pour l'archiver ailleurs ? Le reste doit tenir d'un seul bloc.
    .action = retirer { $card }
    .done = ne rien changer
prompt-search = { $player }, prenez dans la défausse une carte de la catégorie « { $category } ».
    .action = prendre { $card }
    .done = n'en prendre aucune
prompt-take-matching = { $player }, prenez, parmi ces cartes, celles que vous voulez en « { $category } » ; les autres restent cachées.
    .action = prendre { $card }
    .done = laisser les autres
prompt-send-from-home = { $player }, quel assistant à la maison la Guilde envoie-t-elle dans la Cité ?
    .action = envoyer { $assistant }
prompt-displace = { $player }, de qui prenez-vous la place dans la Cité ? L'assistant délogé revient à son propriétaire.
    .action = prendre la place { $at }, emplacement { $number }
prompt-displace-which = { $player }, deux assistants partagent l'emplacement { $there } : lequel revient à son propriétaire ?
prompt-displace-whose = { $player }, deux assistants partagent l'emplacement { $there } : lequel revient à son propriétaire ?
    .action = renvoyer l'assistant ({ $other })
prompt-pay-tax = { $player }, { $other } envoie le Collecteur d'impôts : posez sur la tuile une carte de la main ou de la Collection.
    .action = payer { $card }
prompt-discard-to-take = { $player }, { $tax_collector_pays ->
    [tile] payez des cartes de la main ou de la Collection ; elles restent { $at }, vous en prendrez autant d'autres.
   *[discard] défaussez des cartes de la main ou de la Collection ; vous en prendrez autant { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] payer { $card }
       *[discard] défausser { $card }
    }
    .done = { $tax_collector_pays ->
        [tile] ne plus rien payer
       *[discard] ne plus rien défausser
    }
prompt-offer = { $player }, quelles cartes en main proposez-vous ? Pour chaque vente, piochez-en deux et { $rummage_sale_shelving ->
    [may] archivez-en une si vous voulez.
   *[must] archivez-en une.
}
    .action = proposer { $card }
    .done = ne plus rien proposer
prompt-buy = { $player }, { $other } vend : prenez une carte ou passez. Pour chaque vente, { $other } en pioche deux et { $rummage_sale_shelving ->
    [may] peut en archiver une.
   *[must] en archive une.
}
    .action = prendre { $card }
    .done = passer
prompt-shift-direction = { $player }, dans quel sens décalez-vous des cartes d'une rangée de votre Collection ?
    .done = ne rien décaler
prompt-shift-first = { $player }, quelle carte est à un bout du groupe que vous décalez ?
    .action = commencer par { $card }
    .done = ne rien décaler
prompt-shift-last = { $player }, quelle carte est à l'autre bout ? Toutes celles d'entre les deux suivent.
    .action = finir par { $card }
    .done = ne rien décaler
prompt-shift-on = { $player }, décalez-vous encore les mêmes cartes ?
    .done = les laisser là

## Les assistants spéciaux

prompt-bookworm-again = { $player }, le Ver Bibliophage a encore faim : défaussez une carte, main ou Collection, pour piocher et archiver encore.
    .action = le nourrir avec { $card }
    .done = ça suffit
prompt-cube = { $player }, le Cube gélatineux bloque la porte { $at } : { $other } reçoit une carte au hasard, ou pioche et archive ?
prompt-goblin-victim = { $player }, qui le Gobelin détrousse-t-il { $at } ? Chaque adversaire une fois.
    .action = détrousser { $other }
    .done = ne plus détrousser personne
prompt-goblin-hand-over = { $player }, { $other } envoie le Gobelin, qui veut « { $category } » : quelle carte donnez-vous ?
    .action = donner { $card }
prompt-golem = { $player }, le Golem de bric & de broc peut sauver une des cartes qui vont être défaussées { $at }.
    .action = sauver { $card }
    .done = les laisser partir
prompt-imp = { $player }, le Feu follet peut brûler { $offered ->
    [one] la carte { $at } pour une action Maison.
   *[other] des cartes { $at } : une pour une action Maison, ou toutes pour deux.
}
    .done = ne rien brûler
prompt-imp-card = { $player }, quelle carte le Feu follet brûle-t-il { $at } ?
    .action = brûler { $card }
prompt-imp-unseen = { $player }, laquelle des cartes face cachée le Feu follet brûle-t-il { $at } ?
    .action = brûler la carte cachée { $number }
prompt-mummy = { $player }, comment la Momie archive-t-elle { $card } ? Une carte enterrée vaut 2 points, ses livres ne comptent pas.
prompt-mummy-cover = { $player }, quelle carte est enterrée sous { $card } ?
    .action = enterrer { $card }
prompt-mummy-bury = { $player }, sous quelle carte enterrer { $card } ?
    .action = l'enterrer sous { $card }
prompt-sasquatch = { $player }, { $other } s'approche trop de votre Sasquatch { $at } : le reprendre, ou le laisser là ?
prompt-witch = { $player }, la Sorcière a révélé { $card } : laquelle des deux gardez-vous ? L'autre est défaussée.
    .action = garder { $card }
prompt-witch-reveal = { $player }, la Sorcière révèle-t-elle une carte ? Gardez-la ou gardez la Bannie, et archivez l'autre face cachée.
    .done = en rester là
prompt-witch-shelve = { $player }, la Sorcière a révélé { $card } : laquelle des deux gardez-vous ? L'autre va dans
    votre Collection, face cachée.
    .action = garder { $card }
prompt-wizard = { $player }, comment le Magicien archive-t-il { $card } ? Un décalage d'une case peut lui faire de la place.
prompt-wizard-group = { $player }, choisissez { $wizard_shift ->
    [any_cards] les cartes
   *[group] des cartes voisines
} à décaler ; { $card } ira là où elles laissent un trou.
    .action = décaler aussi { $card }
    .done = décaler celles-ci
prompt-wizard-gap = { $player }, dans laquelle des cases vidées va { $card } ?
    .action = mettre { $card } { $where }

## Inspection

prompt-flip = { $player }, retournez des cartes si cela aide l'alphabet, puis dites que c'est fini. D'ici là, nul ne le voit.
