### À quoi sert une décision : une phrase pour qui n’a pas lu la règle. Le résumé des lieux et des assistants explique les leurs.

why-library = C’est la maison de vos assistants, et le pouvoir de son assistant spécial vous sert jusqu’à la fin de la partie.
why-library-pool = { why-library }
why-assistant-card = Votre assistant spécial a un pouvoir que les autres n’ont pas, et il vous reste jusqu’à la fin de la partie.
why-eliminate = Vous n’irez plus dans ces deux lieux, mais la Bibliothèque publique n’y gagne plus rien non plus : gardez ceux qui vous aident.
why-place = Un lieu donne des cartes ou permet d’en archiver ; à la fin, seuls comptent les livres qui suivent l’alphabet dans votre Collection.
why-home = Une carte en main ne vous apporte rien à la fin : archivée, elle rapporte des points ; piocher donne plus de choix.
why-both-home = { why-home }
why-put = L’inspection lit rangée par rangée depuis le haut à gauche et retourne ce qui rompt l’alphabet : laissez donc des trous.
why-flip = L’inspection retourne ce qui rompt l’alphabet ; retournez d’abord une carte si cela en sauve de meilleures après elle.
why-shelve-gained = À la fin, seuls comptent les livres de votre Collection ; ce qui reste en main attend une autre occasion.
why-shelve-hand = À la fin, seuls comptent les livres de votre Collection ; choisissez une lettre qui suit encore l’alphabet.
why-discard-hand = Vous vous défaites des lettres sans place et des Livres Bannis, et piochez autre chose.
why-discard-own = Vous payez avec ce qui vous sert le moins : lettres sans place, Livres Bannis, catégories qui ne vous disent rien.
why-take = Préférez les lettres qui suivent encore l’alphabet, les Livres Populaires et les livres de votre spécialité.
why-name-category = Chaque livre de votre spécialité rapporte, les Livres Populaires récompensent qui en a le plus, les Livres Bannis coûtent.
why-keep-from-deck = { why-take }
why-discard-looked-at = Les cartes utiles restent à portée ; celles qui ne servent qu’aux autres quittent la pioche.
why-put-back = Ce qui est au-dessus, d’autres peuvent le piocher ; ce qui est au fond n’est à personne pour l’instant.
why-put-at-bottom = La première carte sera piochée bientôt, peut-être par quelqu’un d’autre ; du dessous, elle ne revient pas de sitôt.

# Lignes du formulaire : ce qu’elles rapportent, et comment en tirer plus.
line-help-b1 = Un point par carte du plus grand rectangle plein posé sur la rangée du bas, haut et large d’au moins deux cartes. Remplissez trois rangées de façon égale, sans trous.
line-help-b2 = À la fin, le plus grand nombre de livres de cette catégorie rapporte 15 points, le deuxième 9, le troisième 4. Un livre de plus que le joueur suivant suffit.
line-help-b3 = Chaque livre archivé de cette catégorie coûte un point à la fin. Archivez d’autres cartes ; avant l’inspection, vous pouvez retourner une telle carte si cela rapporte.
line-help-b4 = Trois points par livre de la catégorie la plus rare chez vous, sans compter la bannie. Archivez des livres de la catégorie qui en a le moins.
line-help-b5 = Votre spécialité, secrète jusqu’à la fin : deux points par livre de cette catégorie dans votre Collection. Les cartes qui en ont plusieurs rapportent le plus.

# Astuces de la première partie, chacune une fois.
tips-off = Sans astuces
tip-totals = { $final ->
    [1] La dernière manche a commencé
   *[0] Une carte rompt l’alphabet
} : les totaux supposent désormais que chacun retourne ses meilleures cartes avant l’inspection. « { $now } », sous le formulaire, montre les Collections en l’état.
tip-round = À chaque manche, chacun place ses assistants, un à la fois et à tour de rôle. Chacun vous vaut des cartes, ou une place pour elles. Pointez un lieu ou touchez son nom pour lire ce qu’il fait.
tip-home = La maison vous est toujours ouverte : un assistant y pioche une carte ou en archive une de votre main. Allez-y quand aucun lieu n’aide mieux.
tip-worth = Le nombre sur une carte, comme +4, dit ce qu’elle rapporte si vous l’archivez maintenant au meilleur endroit. Une carte qui reste en main ne rapporte rien.
tip-end = Nouvelle manche, nouveaux lieux. Dès qu’une Collection compte { $goal } cartes, on joue encore une dernière manche, puis vient l’inspection.
tip-prominent = Livres Populaires de cette partie : { $prominent }. À la fin, le plus grand nombre de ces livres rapporte 15 points, le deuxième 9, le troisième 4.
tip-banned = Livres Bannis de cette partie : { $banned }. Chacun de ces livres dans votre Collection coûte un point.
tip-focus = Votre spécialité, que personne d’autre ne connaît : { $focus }. Chacun de ces livres dans votre Collection rapporte deux points.
tip-variety = Chaque livre de la catégorie la plus rare chez vous rapporte trois points (B4). S’il vous en manque une, toute la ligne est perdue.
tip-draw = Archivez une carte qui convient ; sinon, piochez. Seules les cartes archivées rapportent.
tip-order = On lit rangée par rangée depuis le haut à gauche, par lettre puis par nombre. A va en haut à gauche, Z en bas à droite : laissez des trous pour les lettres à venir.
tip-inspection = À la fin, l’inspection retourne chaque carte qui rompt l’alphabet, et ses livres ne comptent plus. L’ordre compte donc plus qu’une rangée pleine.
tip-stability = Chaque carte du plus grand rectangle plein posé sur la rangée du bas rapporte un point (B1). Montez les rangées l’une sur l’autre, sans trous.
tip-take = Une bonne carte a une lettre qui suit encore l’alphabet, des Livres Populaires ou des livres de votre spécialité.
tip-gained = Archivez-la tout de suite si son nombre est bon : cela épargne plus tard un assistant à la maison.
tip-flip = L’inspection reprend à la dernière carte en ordre. Une carte trop loin dans l’alphabet fait tomber les suivantes : retournez-la, et elles restent. Ses propres livres ne comptent plus.
