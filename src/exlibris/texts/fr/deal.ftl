### Ce qu'une table promet de sa donne, et comment on vérifie un enregistrement.

deal-title = La donne, dévoilée
deal-about = Ce nombre a été calculé à partir de l’ordre de toutes les cartes avant que quiconque prenne place, et on ne peut pas en déduire les cartes. La partie finie, la table montre d’où il vient, et chacun peut vérifier que rien n’a été changé. Ce navigateur l’a noté ; recopiez-le si vous voulez en être sûr.
deal-about-older = C’est le SHA-256 de la graine de la donne, que la table montre quand la partie est finie.
deal-chosen = La graine de cette donne a été choisie par la personne qui a ouvert la table ; elle pouvait connaître toutes les cartes.
deal-copy = Copier l’empreinte
deal-copied = Copiée
deal-more = Ce qu’elle prouve
deal-seed = Graine
deal-salt = Sel
deal-check = Vérifier la donne
verify-title = Vérifier une donne
verify-about = L’enregistrement d’une partie finie dévoile ce que sa table a promis avant que la première carte soit vue : la graine de la donne. Ici, on la compare à l’empreinte et on rejoue toute la partie.
verify-noted = Empreinte, telle que vous l’avez notée
verify-noted-help = Sans elle, l’enregistrement n’est comparé qu’à lui-même.
verify-noted-here = Ce navigateur l’a notée quand il a vu la table pour la première fois.
verify-noted-digits = Une empreinte a 64 caractères, de 0 à 9 et de a à f.
verify-again = Vérifier de nouveau
verify-checking = La partie est rejouée…
verify-good = La donne est celle qui a été promise
verify-partly = Rien ne cloche, mais rien n’a été promis
verify-bad = Quelque chose ne va pas
verify-noted-yes = C’est l’empreinte qui a été notée.
verify-noted-no = Ce n’est pas l’empreinte qui a été notée.
verify-hash-yes = L’empreinte vient de cette donne.
verify-hash-no = L’empreinte ne vient pas de cette donne.
verify-hash-none = L’enregistrement n’a pas d’empreinte : la partie n’a pas été jouée à une table.
verify-deal-yes = La partie a été jouée avec les cartes, les règles et les places de cette donne.
verify-deal-no = La partie n’a pas été jouée avec les cartes, les règles et les places de cette donne.
verify-deal-none = Rien ne montre donc quelle donne était fixée avant la partie.
verify-actions-yes = { $count ->
    [one] Le choix de l’enregistrement était permis.
   *[other] Les { $count } choix de l’enregistrement étaient permis.
 }
verify-actions-no = Un choix de l’enregistrement n’était pas permis.
verify-result-yes = Le résultat de l’enregistrement est celui auquel mène la partie.
verify-result-no = Le résultat de l’enregistrement n’est pas celui auquel mène la partie.
verify-result-none = Il n’y a pas de résultat à comparer : la partie a été arrêtée plus tôt, ou l’enregistrement n’en donne pas.
verify-drawn = Les places ont été tirées au sort avec la même graine. Dans l’ordre du tour, elles sont allées aux personnes qui avaient d’abord pris les places { $order }.
verify-numbers = Les nombres
verify-shows = Ce que cela montre
verify-shows-deal = Depuis que l’empreinte est visible, personne n’a changé les cartes, les règles ni le tirage des places : aucune autre donne n’a la même empreinte.
verify-shows-play = Chaque choix de l’enregistrement était permis, et ensemble ils mènent à ce résultat.
verify-not = Ce que cela ne montre pas
verify-not-knowing = Que personne ne connaissait les cartes. C’est le serveur qui les a mélangées : la personne qui le tient pouvait regarder.
verify-not-choosing = Que cette donne était la première. Les joueurs n’ont pas d’influence sur la graine : un serveur malhonnête pourrait tirer jusqu’à ce qu’une donne lui plaise.
verify-not-people = Qui était à la table, et ce qui a été annulé. Les enregistrements n’en disent rien.
verify-not-itself = Que ce serveur dit la vérité sur la vérification.
verify-yourself = Sans ce serveur
verify-yourself-how = Téléchargez l’enregistrement et vérifiez-le avec Ex Libris sur votre ordinateur, avec l’empreinte que vous avez notée :
seat-offer = Proposer ma place
seat-offer-about = La personne qui ouvre ce lien joue la même donne contre les mêmes ordinateurs. À la fin, les deux Collections sont côte à côte. Le lien contient votre Collection finale et votre formulaire ; votre nom n’y figure que si vous l’écrivez ici.
seat-offer-name = Votre nom, si vous voulez
seat-take = Prendre la place
seat-take-from = { $name } vous propose sa place
seat-take-about = { $rulebook }. Vous recevez les mêmes cartes, face aux mêmes ordinateurs, et vous pourrez comparer les Collections à la fin. La partie n’est pas classée.
seat-beat = { $named ->
    [0] Quelqu’un
   *[other] { $by }
} a fait { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Ferez-vous mieux ?
seat-target = { $named ->
    [0] À battre : { $total }
   *[other] À battre : { $by }, { $total }
}
same-deal = La même donne, deux fois
same-deal-before = le joueur précédent
same-deal-ahead = Avec les mêmes cartes, { $ahead } devance { $behind } de { $points ->
    [one] un point
   *[other] { $points } points
} : { $more } à { $less }
same-deal-even = Avec les mêmes cartes, { $first } et { $second } sont à égalité : { $total }
slip-result = { $name } a fait { $total ->
    [one] { $total } point
   *[other] { $total } points
}
slip-titles = Titres de la Collection : { $name }
slip-seat = Prenez ma place
slip-seat-about = Scannez le code pour jouer cette donne.
day-about = { $rulebook }. Aujourd’hui, tout le monde reçoit les mêmes cartes et les mêmes adversaires. La partie n’est pas classée.
day-once = Un seul essai : une fois en place, vous jouez cette donne jusqu’au bout, sans conseils, et ne pouvez pas la recommencer.
day-next = La prochaine donne arrive à minuit.
day-risk = { $days ->
    [one] Vous avez joué hier : jouez aujourd’hui, et c’est une série.
   *[other] { $days } jours de suite : jouez aujourd’hui pour garder la série.
}
day-first = Vous n’avez encore fini aucune partie ici. Avant d’user l’essai du jour, jouez une première partie : elle s’explique au fur et à mesure, et la donne attend jusqu’à minuit.
day-first-open = Vers une première partie
day-when = À la fin de votre partie, vous voyez les totaux de chacun, votre place et la meilleure Collection, et vous pouvez changer votre nom dans la liste, qui s’allonge jusqu’à minuit.
day-name = Votre nom dans la liste du jour, si vous voulez
day-name-about = Tous ceux qui ont joué la donne du jour peuvent le lire. Sans nom, vous y êtes « { $nameless } ».
day-again = Continuer votre partie
day-look = Votre partie et la meilleure Collection
day-ended = Cette partie s’est arrêtée avant la fin et n’a donc pas de total. Il y aura une nouvelle donne demain.
day-list = Les totaux du jour
day-count = { $count ->
    [one] Votre total est le premier.
   *[other] { $count } personnes ont joué cette donne.
}
day-grows = La liste s’allonge jusqu’à minuit : revenez la voir ce soir.
day-computers = Les ordinateurs de votre partie : { $totals }.
day-streak = Jours joués d’affilée : { $days }.
day-before = La veille
day-rank = La donne du jour : place { $place } sur { $count }, avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
day-own = La donne du jour : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
day-sign = Changer le nom
day-signed = La liste montre le nouveau nom.
day-best = La meilleure Collection du jour, et la vôtre
