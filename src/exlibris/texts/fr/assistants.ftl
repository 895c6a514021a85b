### Les 12 assistants spéciaux. one : celui-ci dans une phrase. summary : une ligne. detail : tout, y compris quand rien
### ne se passe. Là où les livrets diffèrent, le texte suit les réglages de content/rulesets/switches.toml.

assistant-automaton-name = Automate
    .one = l'Automate
assistant-automaton-library = Bibliothèque à ressort
assistant-automaton-summary = En arrivant : 1 action Maison par autre assistant à vous sur cette tuile.
assistant-automaton-detail =
    Quand l'Automate arrive dans un lieu ou dans votre bibliothèque, il fait d'abord une action Maison (piocher 1 carte
    ou en archiver 1) pour chaque autre assistant à vous déjà présent sur cette tuile. Ceux des autres ne le remontent pas.
    Ensuite, l'emplacement agit comme d'habitude.

assistant-bookworm-name = Ver Bibliophage
    .one = le Ver Bibliophage
assistant-bookworm-library = L'Aile bien grignotée
assistant-bookworm-summary = Chez vous : piochez 1 et archivez 1 ; défaussez une carte pour recommencer une fois.
assistant-bookworm-detail =
    Sur un emplacement de votre bibliothèque, le Ver Bibliophage fait les deux actions Maison : piochez 1 carte et
    archivez-en 1, dans l'ordre voulu. Ensuite vous pouvez défausser 1 carte de votre main ou de votre Collection pour refaire
    les deux ; il ne digère pas plus d'un supplément. Dans la Cité, c'est un ver comme un autre.

assistant-cube-name = Cube gélatineux
    .one = le Cube gélatineux
assistant-cube-library = Donjon de la Pensée Profonde
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Qui vient donne une carte au hasard (à archiver ou non) ou permet 2 actions Maison.
   *[no] Qui le rejoint vous donne une carte au hasard ou vous laisse piocher 1 et archiver 1.
}
assistant-cube-detail =
    Quand un assistant adverse arrive dans le lieu du Cube, cet adversaire choisit, avant l'effet du lieu : vous donner une
    carte de sa main au hasard{ $cube_card_shelved ->
        [yes] , que vous pouvez archiver aussitôt,
       *[no] { "" }
    } ou vous laisser faire aussitôt les deux actions Maison (piocher 1 carte, en archiver 1). Avec une main vide, seul le
    second choix reste. Cela vaut à chaque arrivée ; les assistants spéciaux déjà là avant le Cube agissent avant lui. Qui était
    là avant que le Cube s'y glisse ne doit rien.

assistant-ghost-name = Fantôme
    .one = le Fantôme
assistant-ghost-library = Bureau des lettres mortes
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] Peut partager l'emplacement d'un adversaire (effet instantané) et pioche 1 carte.
   *[anybody] Peut partager un emplacement occupé (effet instantané) et pioche 1 carte.
}
assistant-ghost-detail =
    Le Fantôme peut être placé sur un emplacement occupé d'un lieu à effet instantané et le partager { $ghost_shares_with ->
        [opponent] avec l'assistant adverse, jamais avec l'un des vôtres.
       *[anybody] avec l'assistant qui s'y trouve.
    }
    Dans ce cas, piochez 1 carte avant l'effet du lieu ; les assistants spéciaux déjà présents agissent d'abord. Dans
    un lieu à effet retardé, ou sur un emplacement libre, il se place comme tout le monde. Personne ne peut rejoindre
    un Fantôme seul. La Tente du devin lui est interdite, et le Bonhomme de neige l'arrête.

assistant-goblin-name = Gobelin sournois
    .one = le Gobelin sournois
assistant-goblin-library = Grottes de la Perception
assistant-goblin-summary = En arrivant : énoncez une catégorie à chaque adversaire, qui vous en doit une carte.
assistant-goblin-detail =
    Quand le Gobelin sournois arrive dans un lieu où se trouvent des assistants adverses, vous pouvez d'abord énoncer une
    catégorie à chacun de ces adversaires, l'un après l'autre, une fois chacun. Qui a en main une carte de cette catégorie
    vous en donne une, de son choix ; qui n'en a pas vous montre toute sa main, à vous seulement. Vous pouvez archiver les
    cartes empruntées, pour parler comme le Gobelin.

assistant-golem-name = Golem de bric & de broc
    .one = le Golem de bric & de broc
assistant-golem-library = Bibliothèque de la récup'
assistant-golem-summary = En Résolution : prenez 1 carte à défausser sur chaque tuile jusqu'à la sienne.
assistant-golem-detail =
    Tant que le Golem de bric & de broc se tient dans un lieu en phase de Résolution, vous pouvez prendre 1 des cartes qui
    vont être défaussées sur chaque tuile, dans l'ordre des numéros, jusqu'à la sienne comprise ; vous pouvez l'archiver
    aussitôt. Ensuite le Golem vous revient, et les tuiles de numéro supérieur jettent sans surveillance. Ce qu'il prend n'atteint
    jamais la défausse. Dans votre bibliothèque, il ne sauve rien.

assistant-imp-name = Feu follet
    .one = le Feu follet
assistant-imp-library = Bibliothèque volcanique
assistant-imp-summary = En arrivant : brûlez-y 1 carte pour 1 action Maison, ou toutes (dès 2) pour 2.
assistant-imp-detail =
    Quand le Feu follet arrive dans un lieu où se trouvent des cartes, vous pouvez d'abord en défausser 1 et faire 1 action
    Maison (piocher 1 carte ou en archiver 1), ou les défausser toutes et en faire 2. Le second choix demande au moins deux
    cartes. Les cartes face cachée brûlent sans être vues. Si le lieu a besoin des cartes parties en fumée, son effet est
    perdu.

assistant-mummy-name = Momie
    .one = la Momie
assistant-mummy-library = Pyramide des fonds fermés
assistant-mummy-summary = Ses cartes vont aussi sur ou sous une autre ; chaque carte enterrée vaut 2 points.
assistant-mummy-detail =
    Une carte archivée par la Momie peut aller sur une carte de votre Collection ou dessous, plutôt qu'à côté. La carte du dessous
    est face cachée : ses livres ne comptent pas, elle ne rapproche pas non plus la dernière manche, mais elle vaut 2 points
    à la fin, sur la ligne de la stabilité. Une carte en couvre une autre au plus. Si celle du dessus est défaussée, celle du
    dessous reste, face cachée, comme une carte ordinaire de la Collection.

assistant-sasquatch-name = Sasquatch
    .one = le Sasquatch
assistant-sasquatch-library = Cabane des notes de bas de patte
assistant-sasquatch-summary = Ne visite que les tuiles sans adversaire ; s'il en vient, vous pouvez le reprendre.
assistant-sasquatch-detail =
    Le Sasquatch ne peut être placé que dans un lieu sans assistant adverse ; la Guilde des assistants peut le déplacer
    partout. Quand un assistant adverse arrive dans son lieu, vous pouvez le reprendre avant l'effet du lieu et le placer de
    nouveau à un tour suivant de la manche. Les assistants spéciaux arrivés avant lui agissent d'abord. Ce qu'il y a
    fait reste fait ; il n'y aura aucune preuve de son passage.

assistant-snowman-name = Bonhomme de neige
    .one = le Bonhomme de neige
assistant-snowman-library = Igloo des renseignements
assistant-snowman-summary = Tant qu'il est dans un lieu à effet instantané, personne d'autre n'y entre.
assistant-snowman-detail =
    Tant que le Bonhomme de neige se tient dans un lieu à effet instantané, aucun autre assistant ne peut y être placé, même
    l'un des vôtres, même le Fantôme. Ceux qui y sont déjà peuvent rester. Seule la Guilde des assistants passe outre{ $guild_at_snowman ->
        [free] , sur les emplacements occupés comme sur les libres
       *[occupied] , et seulement sur l'emplacement d'un adversaire
    }. Dans un lieu à effet retardé, il est purement décoratif.

assistant-witch-name = Sorcière
    .one = la Sorcière
assistant-witch-library = Chaumière aux bonnes formules
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] Livre Banni : révélez une carte ou non ; gardez l'une, archivez l'autre face cachée.
       *[must] Livre Banni : révélez une carte, gardez-en une, archivez l'autre face cachée.
    }
   *[discarded] { $witch_reveal ->
        [may] Livre Banni : révélez une carte ou non ; gardez l'une, défaussez l'autre.
       *[must] Livre Banni : révélez une carte, gardez-en une, défaussez l'autre.
    }
}
assistant-witch-detail =
    Chaque fois que la Sorcière vous obtient une carte portant au moins un Livre Banni, { $witch_reveal ->
        [may] vous pouvez révéler la première carte de la pioche ; si vous le faites,
       *[must] révélez la première carte de la pioche ;
    }
    gardez celle que vous préférez et { $witch_loser ->
        [face_down]
            archivez l'autre face cachée : elle va où irait n'importe quelle carte, mais ses livres ne comptent pas.
       *[discarded] défaussez l'autre.
    }
    Plusieurs cartes de ce genre s'échangent une à une. Une carte ainsi révélée ne s'échange plus, quoi qu'elle porte.

assistant-wizard-name = Magicien
    .one = le Magicien
assistant-wizard-library = Tour des hautes étagères
assistant-wizard-summary = Avant d'archiver, il peut décaler d'une case { $wizard_shift ->
    [any_cards] des cartes de la Collection, au choix.
   *[group] un groupe de cartes adjacentes.
}
assistant-wizard-detail =
    Avant que le Magicien archive une carte, vous pouvez décaler { $wizard_shift ->
        [any_cards] les cartes de votre Collection que vous voulez, voisines ou non,
       *[group] un groupe de cartes adjacentes de votre Collection
    }
    d'une case, toutes dans le même sens ; la carte va alors dans une case que le décalage a vidée{ $wizard_shift ->
        [any_cards] , à côté d'une carte décalée
       *[group] { "" }
    }. Entre-temps, la Collection peut se disloquer ou dépasser, mais avec la nouvelle carte elle doit de nouveau tenir d'un seul
    bloc, sur trois rangées.
