### Les leçons et la page des règles. Vellum, la bibliothécaire qui enseigne, parle peu et gentiment.
### $prominent, $banned et $focus sont des noms de catégories.

## Les leçons

learn-title = Apprendre en dix minutes
learn-about = Quatre courtes leçons à une vraie table. Vellum se tient à côté de vous ; elle archive depuis plus longtemps qu’elle ne l’avoue.
learn-librarian = Vellum, la bibliothécaire
learn-next = Suite
learn-back = Retour
learn-show = Montrez-moi
learn-restart = Recommencer
learn-skip = Passer la leçon
learn-step = { $step } sur { $steps }
learn-done = finie
learn-begun = commencée
learn-next-lesson = Leçon suivante
learn-all-lessons = Toutes les leçons
learn-missing = Cette leçon n’existe pas. Peut-être est-elle empruntée.
learn-others-move = Aux autres maintenant. Suivez bien leurs gestes.
learn-first-listen = Chaque chose en son temps. Écoutez-moi, puis appuyez sur Suite.
lesson-over = C’était « { $lesson } ». Bien archivé.
learn-play-title = Envie de plus ?
learn-play-about = Une partie en mode débutant contre deux coursiers. Ils ne pensent pas à mal et se trompent souvent.
learn-play = Jouer une vraie partie
learn-to-rules = Lire les règles

lesson-first-shelf = Une première Collection
lesson-first-shelf-about = De la main à la Collection, par ordre alphabétique.
lesson-first-visit = Une première visite
lesson-first-visit-about = Ce que la Cité peut offrir, et comment finit une manche.
lesson-delayed-effect = Un effet retardé
lesson-delayed-effect-about = Une enchère, une soirée à la Brasserie, et la patience qu’il faut aux deux.
lesson-inspection = L’inspection
lesson-inspection-about = Ce que l’inspection retourne, et ce que vaut chaque ligne du formulaire.

## Une première Collection

learn-shelf-goal = Le but : le plus de points sur le formulaire d’inspection. Il a cinq lignes, et seuls comptent les livres de votre Collection.
learn-shelf-hand = Votre main : six cartes. Chacune a une lettre, un numéro et deux à quatre signes. Un signe, c’est un livre.
learn-shelf-inspector = L’inspection raffole de la catégorie « { $prominent } » et ne supporte pas la catégorie « { $banned } ». Tout le monde le sait.
learn-shelf-focus = Votre spécialité, { $focus }, n’est connue que de vous : deux points pour chacun de ses livres.
learn-shelf-home = Au travail. Placez un assistant sur un emplacement de votre bibliothèque. Chez soi, c’est toujours ouvert.
learn-shelf-home-wrong = La Cité viendra à la prochaine leçon. D’abord à la maison, s’il vous plaît.
learn-shelf-shelve = À la maison, on pioche une carte ou on en archive une. Archivez.
learn-shelf-shelve-wrong = Piocher est une belle habitude, mais une Collection vide n’impressionne personne. Archivez.
learn-shelf-first = Commencez par F2.
learn-shelf-first-wrong = Son heure viendra. Donnez-moi F2, et les autres trouveront leur place autour.
learn-shelf-again = Berta est restée chez elle aussi. À vous de nouveau : un assistant à la maison, archiver, et M6.
learn-shelf-again-wrong = À la maison, puis archiver, puis M6. Dans cet ordre. Je suis bibliothécaire.
learn-shelf-order =
    Une carte doit en toucher une autre par un côté. M vient après F, donc M6 va à droite. Des lettres peuvent manquer
    entre les deux.
learn-shelf-order-wrong =
    C’est permis, mais l’inspection lit chaque rangée de gauche à droite, celle du haut d’abord. À droite de F2, là où
    M vient après F.
learn-shelf-third = Et votre dernier assistant : à la maison, archiver, S3.
learn-shelf-third-wrong = Presque. À la maison, archiver, S3.
learn-shelf-rows =
    Une Collection a trois rangées au plus. Commencez-en une deuxième, en dessous. Elle se lit après la première, S
    reste donc en dernier.
learn-shelf-rows-wrong = Sous la première rangée, s’il vous plaît. Là, S se lit après F et M, et la Collection tient mieux.
learn-shelf-worth =
    Une Collection ! Le formulaire compte à mesure qu’elle grandit. Chaque livre de la catégorie « { $focus } », votre
    spécialité, rapporte deux points.

## Une première visite

learn-visit-town =
    La Cité. Sur les tuiles vertes, l’effet a lieu dès qu’on entre. Les cartes qui s’y trouvent sont pour les visiteurs.
learn-visit-bookshop = La Librairie du Bon mot donne une carte à chaque visite. Placez-y un assistant sur un emplacement libre.
learn-visit-bookshop-wrong = Une autre fois. La Librairie, s’il vous plaît ; c’est elle qui sent le meilleur.
learn-visit-take = Prenez une carte. T8 vient juste après votre S3.
learn-visit-take-wrong = Un bon livre, mais où irait-il ? T8 se place après S3.
learn-visit-shelve =
    Ce que vous prenez ici, vous pouvez l’archiver aussitôt. Faites-le, à droite de S3 : cela fait un carré de quatre,
    et l’inspection aime les meubles solides.
learn-visit-shelve-wrong = Archivez T8, à droite de S3. Les carrés valent des points.
learn-visit-market =
    Berta était au Marché aux Puces avant vous. Tant mieux : qui y trouve quelqu’un prend deux cartes. Allez-y
    et prenez-en une ; il n’en reste alors qu’une, qui vient d’elle-même.
learn-visit-market-wrong = Le Marché aux Puces, et les deux cartes. Berta vous a gardé la place au chaud.
learn-visit-keep =
    Ce que vous avez pris, vous pouvez l’archiver ou le garder. Archivez V1 à droite de T8, puis gardez X1 en main.
learn-visit-keep-wrong = V1 à droite de T8. Puis dites que vous gardez le reste.
learn-visit-hut =
    La Tente du devin : une carte par assistant placé, et vous commencez la prochaine manche. Envoyez-y votre dernier assistant.
learn-visit-hut-wrong = Trois cartes attendent à la Tente. On ne traite pas les cartes avec tant de légèreté.
learn-visit-round =
    Plus personne n’a d’assistant à placer : la manche est finie. Les cartes restantes sont défaussées. Parmi les tuiles de la
    manche, celle qui porte le plus petit numéro, la Librairie, reste pour de bon ; de nouvelles remplacent les autres.
learn-visit-special = Encore un mot. Une vraie partie commence par le choix d’une bibliothèque. Chacune amène un assistant spécial doté d’un pouvoir ; lisez-les et prenez celle qui vous plaît.

## Un effet retardé

learn-delay-red =
    Les tuiles rouges prennent leur temps. Leur effet attend que tous les assistants soient placés ; puis on les résout
    une à une, du plus petit numéro au plus grand.
learn-delay-bid =
    Berta mise une carte pour le lot de la Vente aux enchères : trois cartes. Seule la plus haute mise reste. Misez-en
    deux.
learn-delay-bid-wrong = Pas là. Deux suffiront : une mise se paie en cartes, et les cartes sont chères.
learn-delay-tavern =
    Berta a repris son assistant et n’a plus misé. Oswin est assis à la Brasserie, où l’on révèle deux cartes par
    client. Installez-vous après lui.
learn-delay-tavern-wrong = La Brasserie, le prochain emplacement libre. Oswin est de meilleure compagnie qu’il n’en a l’air.
learn-delay-home = Votre dernier assistant : à la maison, et piochez une carte. Ensuite la Cité règle ses comptes.
learn-delay-home-wrong = À la maison, et piochez. Il vous faudra des cartes pour payer.
learn-delay-pay =
    Tuile 3, la Vente aux enchères : c’est gagné. Payez deux cartes de votre main, celles dont vous pouvez vous passer.
    Pourquoi pas celles de la catégorie « { $banned } » ?
learn-delay-lot = Le lot est à vous. Archivez N1 à droite de M6 et gardez le reste en main.
learn-delay-lot-wrong = N1, à droite de M6 : deux rangées pleines de trois. Puis gardez le reste.
learn-delay-drink =
    Tuile 12, la Brasserie : quatre cartes pour deux clients. Oswin est au premier emplacement et en a pris une. À
    vous : W6 porte un livre de votre spécialité.
learn-delay-drink-wrong = Regardez les signes. W6 porte un livre de la catégorie « { $focus } », et vient après V.
learn-delay-shelve =
    Encore Oswin, et il ne vous restait que la dernière : H5, c’est la maison qui offre. Archivez W6 à droite de V1, et
    gardez H5 en main.
learn-delay-shelve-wrong = W6 à droite de V1, puis gardez l’autre.
learn-delay-order =
    Voilà l’art des tuiles rouges : venir tôt, garder de quoi payer, et surveiller les numéros. Les petits passent
    d’abord.

## L'inspection

learn-form-reading =
    Quand, à la fin d’une manche, une Collection a { $trigger } cartes, on joue encore une dernière manche. La nôtre est
    finie ; si ces Collections sont plus courtes, c’est pour être lues plus vite. L’inspection lit la vôtre : rangée par
    rangée depuis le haut, chacune de gauche à droite.
learn-form-broken =
    M8, puis M6 : pas dans l’ordre. Une carte qui ne suit pas celle d’avant est retournée, et ses livres sont perdus.
learn-form-flip =
    Mais vous pouvez retourner des cartes vous-même, avant l’inspection. Retournez M8 : elle porte de toute façon un
    livre de la catégorie « { $banned } », et M6 est sauvée.
learn-form-flip-wrong = Celle-là est à sa place. C’est M8 qui gêne.
learn-form-ready = Dites maintenant que l’inspection peut commencer. Personne ne voit ce que les autres ont retourné avant que tous aient fini.
learn-form-ready-wrong = Assez retourné, laissez le reste. Dites que l’inspection peut commencer.
learn-form-b1 =
    B1, stabilité : le plus grand rectangle plein posé sur la rangée du bas, un point par carte. Le vôtre fait trois de
    haut et deux de large : { $b1 }. Les cartes cachées pèsent autant que les autres.
learn-form-b2 =
    B2 : le plus grand nombre de livres de la catégorie « { $prominent } » rapporte 15 points, la deuxième place 9, la
    troisième 4. Vous en avez { $own_prominent }, contre { $other_prominent } pour { $other }. Les ex æquo se partagent
    les points, même sans un seul de ces livres : une Collection vide peut donc en avoir.
learn-form-b3 =
    B3 : un point de moins par livre de la catégorie « { $banned } ». { $own_banned ->
        [one] Il s’en est glissé un.
       *[other] Il s’en est glissé { $own_banned }.
    }
learn-form-b4 =
    B4, diversité des catégories : trois points par livre de la catégorie dont vous avez le moins, { $banned } mis à
    part. { $own_rarest ->
        [one] { $own_rarest } livre
       *[other] { $own_rarest } livres
    } de la catégorie « { $rarest } » : { $b4 }.
learn-form-b5 = B5 : deux points par livre de votre spécialité, { $focus }. { $own_focus ->
        [one] { $own_focus } livre
       *[other] { $own_focus } livres
    } : { $b5 }.
learn-form-total =
    { $total } pour vous, et { $other_total } pour { $other }. Dans la partie complète, chaque bibliothèque a en plus un
    assistant spécial. Vous vous débrouillerez.

### La page des règles. Les réglages du livret y sont sous leurs noms de content/rulesets/switches.toml, les cartes qui
### amènent la dernière manche sous $final_two, $final_three et $final_four. Une ligne vide commence un paragraphe.

rules-title = Les règles
rules-about = Tout le jeu avec nos propres mots, selon le livret choisi ici.
rules-rulebook = Livret de règles
rules-contents = Sommaire
rules-to-lessons = Plutôt apprendre en jouant ?
rules-print = Imprimer
rules-yes = { $card } peut aller ici
rules-no = { $card } ne peut pas aller ici

rules-aim = De quoi il s’agit
rules-aim-text =
    Chacun tient une petite bibliothèque et en veut une plus grande. On rassemble des livres dans la Cité et on les
    archive dans sa Collection par ordre alphabétique. Quand une Collection est assez remplie, on joue encore une
    manche ; puis vient l’inspection, qui lit les Collections et remplit le formulaire B-7c. Qui a le plus de points
    obtient le poste de Grand Bibliothécaire. Les autres ont le droit d’emprunter.

rules-need = Ce qu’il y a dans la boîte
rules-need-text =
    152 cartes Livres ; 18 tuiles Lieu ; 6 cartes Catégorie ; un jeton Premier joueur ; et les assistants, des gnomes de
    quatre couleurs. { $special_assistants ->
        [with_library] Il y a 12 bibliothèques, chacune avec son assistant spécial.
       *[other] Toutes les bibliothèques sont identiques ; quatre assistants spéciaux ont chacun leur carte.
    }

    On joue à deux, à trois, à quatre ou en solitaire. Ici personne n’a à mélanger, à distribuer ni à additionner, et toutes les
    écritures sont lisibles.

rules-cards = Les cartes Livres
rules-cards-text =
    Une carte est un bout de rangée qui porte de deux à quatre livres. En haut : une lettre, le numéro de la carte pour
    cette lettre, le nombre de cartes que compte la lettre, et un signe par livre. Chaque signe désigne une des six catégories.
    Seule cette partie compte ; les titres en dessous sont là pour la lecture.

    Les cartes se suivent par lettre, et par numéro pour une même lettre : M3 vient avant M8, et N1 après les deux.

rules-setup = La mise en place
rules-setup-text =
    Selon la règle, le jeton Premier joueur revient à qui a acheté un livre en dernier ; ici, on tire au sort. La Tente
    du devin est déjà ouverte dans la Cité ; les autres lieux sont mélangés.

    { $special_assistants ->
        [with_library] { $library_choice ->
            [open_pool] Deux bibliothèques par personne sont proposées. En commençant par le dernier joueur, chacun en
                prend une et en retire une autre. La bibliothèque amène son assistant spécial ; deux ordinaires le
                rejoignent.
           *[own_two] Chacun reçoit deux bibliothèques et en garde une ; on choisit en commençant par le dernier
                joueur. La bibliothèque amène son assistant spécial ; deux ordinaires le rejoignent.
        }
       *[other] Chacun reçoit un assistant spécial, et deux ordinaires le rejoignent. On peut aussi convenir de les choisir,
            en commençant par le dernier joueur.
    }

    Alors seulement, on révèle deux cartes Catégorie : les Livres Populaires, que l’inspection réclame, et les Livres
    Bannis, que personne ne devrait avoir. Chacun en reçoit une autre en secret : sa spécialité. Votre spécialité n’est
    donc jamais populaire, jamais bannie, et jamais celle de quelqu’un d’autre. Enfin, chacun reçoit des cartes
    Livres : { $starting_hand }.

rules-round = Une manche
rules-round-text =
    Une manche a quatre parties : préparation, placement, résolution et restauration. Vous n’avez à décider que dans la
    deuxième et parfois dans la troisième ; les autres se font toutes seules.

rules-preparation = La préparation
rules-preparation-text =
    On révèle de nouveaux lieux jusqu’à en avoir un par personne, sans compter ceux qui sont devenus permanents. À la
    première manche, la Tente du devin en est un. Puis chaque lieu de la Cité reçoit autant de cartes que l’indique sa
    tuile, face visible sauf indication contraire.

rules-placement = Le placement
rules-placement-text =
    En commençant par le premier joueur, puis dans le sens horaire, chacun place un assistant à la fois sur
    un emplacement libre, dans la Cité ou à la maison, jusqu’à ce que personne n’en ait plus. On ne peut ni passer ni
    garder un assistant en réserve. Un assistant spécial est un assistant, sauf indication contraire.

    Les lieux verts sont instantanés : ils agissent à votre arrivée. Les rouges sont retardés : ils attendent la
    résolution. Les emplacements marqués 3+ ou 4+ sont fermés quand on est moins nombreux. Vous pouvez aller là où rien
    ne peut se passer, si la vue vous plaît.

    Quand vous venez d’obtenir une carte, « vous pouvez archiver » veut dire aussitôt ; plus tard, cet effet ne le
    permet plus. Les cartes que vous n’archivez pas vont dans votre main, qui n’a pas de limite.

rules-home = À la maison
rules-home-text =
    Votre bibliothèque a trois emplacements, pour vos seuls assistants. Sur chacun, vous pouvez aussitôt faire une action
    Maison : piocher une carte, ou en archiver une de votre main ; rien ne vous y oblige. « Les deux actions Maison »,
    c’est une de chaque, dans l’ordre de votre choix.

    S’il faut plus de cartes qu’il n’en reste dans la pioche, on mélange la défausse et on la place dessous. Si cela ne
    suffit pas, vous recevez ce qu’il y a.

rules-resolution = La résolution
rules-resolution-text =
    Quand tous les assistants sont placés, on passe les lieux en revue par numéro, la Tente du devin d’abord. Pour chacun, on applique l’effet retardé, s’il en a un ; puis les cartes qui y restent sont défaussées, et les assistants sont
    repris. De la défausse, on ne voit que la carte du dessus, sauf quand on y fouille à la Décharge publique.

rules-cleanup = La restauration
rules-cleanup-text =
    Parmi les lieux de la manche, celui qui porte le plus petit numéro devient permanent : il reste jusqu’à la fin. Après la
    première manche, c’est toujours la Tente. Les autres s’en vont ; quand il n’y en a plus de nouveaux, on les mélange
    et ils reviennent. La Cité gagne donc un lieu par manche. Les assistants à la maison sont repris.

rules-shelving = Archiver
rules-shelving-text =
    La première carte va n’importe où. Chaque autre doit toucher une carte de votre Collection par un côté, en haut, en
    bas, à gauche ou à droite ; les coins ne comptent pas. Une Collection a trois rangées au plus et la largeur que vous
    voulez. On n’écarte jamais les cartes.

    Personne ne contrôle l’alphabet pendant que vous archivez. Laissez des trous entre les lettres pour ce qui pourrait
    venir, et souvenez-vous qu’une rangée se lit jusqu’au bout avant la suivante.

    Une carte ne peut être défaussée ou retirée de la Collection que si le reste tient d’un seul bloc.
rules-example-deck = Les cartes des exemples sont celles du paquet anglais.
rules-shelving-example =
    Où peut aller { $card } ? { $count ->
        [one] Seule la case cochée est permise.
       *[other] Les { $count } cases cochées sont permises.
    } Pas de quatrième rangée, ni de case qui ne touche que par un coin.

rules-final-round = La dernière manche
rules-final-round-text =
    Après chaque restauration, on compte les cartes des Collections. Dès que l’une atteint { $final_two } cartes à deux,
    { $final_three } à trois ou { $final_four } à quatre, on joue encore exactement une manche. Elle finit avec sa
    résolution ; puis vient l’inspection. Les cartes face cachée comptent, les enterrées non.

    Ici, la partie s’arrête de toute façon après la manche { $round_limit } : il faut bien qu’elle finisse.

rules-inspection = L’inspection
rules-inspection-text =
    D’abord, chacun peut retourner les cartes de son choix dans sa Collection, ou aucune. Tous le font en même temps, et
    personne ne voit ce que les autres ont retourné avant que tous aient fini.{ $preset ->
        [revised-en] { " " }Le livret révisé le permet à tout moment de la partie ; ici, on vous le demande une fois, maintenant,
            car retourner une carte plus tôt n’apporterait rien.
       *[other] { "" }
    } Puis l’inspection lit chaque Collection
    de la rangée du haut à celle du bas, chacune de gauche à droite. Une carte qui ne vient pas après la précédente est
    retournée. Des lettres peuvent manquer. Les cartes face cachée sont sautées.

    Les livres d’une carte face cachée ne comptent pour rien. En tant que meuble, elle soutient toujours la Collection.
    Quand deux cartes se gênent, retournez donc celle qui vous manquera le moins, avant que l’inspection choisisse
    pour vous.

rules-stability = B1 : stabilité des étagères
rules-stability-text =
    Un point pour chaque carte du plus grand rectangle plein qui touche la rangée du bas et mesure au moins deux cartes
    de haut et deux de large. Les cartes face cachée comptent ici comme les autres. Sans un tel rectangle, zéro. Les
    points des cartes enterrées s’ajoutent à cette ligne.

rules-prominent = B2 : Livres Populaires
rules-prominent-text =
    Comparez vos livres de la catégorie populaire : le plus grand nombre rapporte 15 points, la deuxième place 9, la
    troisième 4, la quatrième rien. À égalité, on additionne { $prominent_ties ->
        [next_place] la récompense de la place et celle de la suivante, quel que soit le nombre d’ex aequo,
       *[all_places] les récompenses de toutes les places partagées
    } et on divise, en arrondissant au supérieur.

rules-banned = B3 : Livres Bannis
rules-banned-text = Chaque livre de la catégorie bannie coûte un point.

rules-variety = B4 : diversité des catégories
rules-variety-text =
    Trois points pour chaque livre de la catégorie dont vous avez le moins, la bannie mise à part. Si plusieurs sont
    également rares, une seule compte. Une catégorie dont vous n’avez aucun livre réduit cette ligne à zéro.

rules-focus = B5 : spécialité
rules-focus-text = Deux points pour chaque livre de votre catégorie secrète, révélée maintenant.

rules-total = Qui gagne
rules-total-text =
    Le plus grand total gagne. À égalité, gagne qui a le plus de livres dans sa Collection, puis le moins de cartes en
    main, puis le moins de Livres Bannis. { $last_tie_breaker ->
        [shared] Si cela ne tranche rien, la victoire est partagée.
       *[no_race] Le livret départage alors par une course de lecture ; ici, la victoire est partagée.
    }

rules-example = Un exemple compté
rules-example-about =
    Trois Collections, plus courtes qu’en fin de partie ; la catégorie populaire est « { $prominent } », la bannie « { $banned } ». Touchez un nombre pour voir d’où il vient.
rules-example-text =
    Chez { $name }, { $flipped } ne vient pas après la carte précédente et est retournée. Les trois rangées pleines de
    trois rapportent { $b1 } points. { $second } et { $name } sont à égalité dans la catégorie « { $prominent } » derrière { $first } et
    se partagent les deuxième et troisième places : 9 et 4 font 13, soit { $b2 } chacun, arrondi au supérieur. { $second }
    n’a aucun livre de l’une des catégories comptées : la diversité rapporte { $second_b4 }.

rules-locations = Les dix-huit lieux
rules-locations-text =
    Le numéro décide de l’ordre de la résolution. Le vert agit aussitôt, le rouge attend. Les chiffres indiquent combien de
    cartes la tuile reçoit et combien d’emplacements elle a. Si un lieu a besoin de cartes et qu’il n’en reste pas, il
    ne se passe rien.
rules-tile-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
rules-tile-face-down = { $count ->
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, face cachée
}
rules-tile-spaces = { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
}
rules-tile-more = 1 de plus à partir de { $players } joueurs
rules-tile-bids = emplacements pour les mises { $bids }
rules-tile-solo = sert aussi en solo

rules-assistants = Les assistants spéciaux
rules-assistants-text = { $special_assistants ->
    [with_library] Chacun vient avec sa bibliothèque. Son pouvoir agit à la maison comme dans la Cité, mais souvent
        seulement à l’endroit où il se trouve.
   *[other] L’édition révisée en a quatre, sous forme de cartes. Les autres ne sont que dans les premières éditions.
}
rules-assistant-elsewhere = absent de la boîte de ce livret

rules-priority = Quand les pouvoirs se rencontrent
rules-priority-text =
    Ce que dit un lieu passe avant ce que peut un assistant. Entre assistants spéciaux au même endroit, celui qui était
    là le premier agit le premier. Le Gobelin sournois qui vient détrousser quelqu’un chez le Cube gélatineux paie donc d’abord à la porte.{ $preset ->
        [revised-en] { " " }Le livret révisé n’a pas ce chapitre : ses assistants agissent au moment qu’indique leur icône. Ici, l’ordre
            des premières éditions y vaut aussi.
       *[other] { "" }
    }

rules-variants = D’autres façons de jouer
rules-variants-text =
    Mode débutant : personne n’a d’assistant spécial ; chacun en a trois ordinaires. { $special_assistants ->
        [with_library] Les lieux 3, 7, 8, 9, 15 et 17 restent { $preset ->
            [first-fr] aussi dans la boîte.
           *[other] aussi dans la boîte, si vous voulez.
        }
       *[other] Tous les lieux servent.
    }

    Mode amical : sans les lieux 3, 7, 15 et 16{ $special_assistants ->
        [with_library] , et sans les bibliothèques du Gobelin, du Cube, du Bonhomme de neige et du Feu follet.
       *[other] .
    }

    Partie longue : la dernière manche demande trois cartes de plus.

    Récompense suivante seulement : à trois ou plus ex aequo aux Livres Populaires, on ne partage que la récompense de
    la place et la suivante, comme le veut le livret pris à la lettre. Trois premiers ex aequo se partagent alors 15 et 9.

rules-solo = En solitaire
rules-solo-text =
    Cinq manches contre la Bibliothèque publique, à qui appartient tout ce qui est défaussé. Dix lieux servent : six
    sont visibles, quatre attendent. Vous avez quatre assistants : { $solo_special ->
        [two_of_seven] l’assistant spécial d’une bibliothèque, à choisir entre deux tirées au sort, et trois ordinaires.
       *[other] la Momie, la Sorcière ou le Magicien, et trois ordinaires.
    } { $solo_assistants_per_tile ->
        [any] Plusieurs d’entre eux peuvent être dans un même lieu.
       *[other] Un seul d’entre eux peut être dans un lieu à la fois.
    }

    Au début de chaque manche, on défausse de la pioche autant de cartes que l’indique le niveau, d’une à sept. Après
    chaque manche, vous retirez deux lieux pour de bon et il en vient un nouveau, jusqu’à ce qu’il n’en reste plus après
    la cinquième.{ $preset ->
        [first-fr] { " " }Le texte du livret français en annonce deux, son propre tableau un seul.
       *[other] { "" }
    } La défausse n’est jamais remélangée dans la pioche : elle est à la Bibliothèque. Les cartes qui
    manquent ne sont ni distribuées, ni piochées, ni défaussées.

    La Bibliothèque a elle aussi une spécialité secrète. { $solo_clues ->
        [two_cards] Aux manches 2 et 4, vous apprenez une catégorie qui n’est pas la sienne ; ensuite vous pouvez la déduire.
       *[other] À la manche 2, vous apprenez une catégorie qui n’est pas la sienne, à la manche 4, sa spécialité elle-même.
    }

    À la fin, vous défaussez votre main, que la Bibliothèque reçoit donc aussi. Toutes ses cartes sont étalées et
    comptées ; c’est alors seulement que vous choisissez ce que vous retournez. Les deux camps sont comptés sur le
    formulaire S-42a : la stabilité n’est que pour vous ; les 15 points des Livres Populaires vont au camp qui en a le
    plus, et la Bibliothèque gagne les égalités. Vous gagnez avec plus de points qu’elle. L’égalité ne suffit pas.

rules-rulebooks = Les cinq livrets
rules-rulebooks-text =
    Nous suivons cinq livrets, en quatre langues et deux éditions, et ils ne s’accordent pas partout. Tout sur cette page
    suit celui qui est choisi en haut ; choisissez-en un autre, et les phrases changent. Là où il ne dit rien, la page dit
    comment on joue ici.
