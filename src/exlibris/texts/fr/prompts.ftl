### Ce qu'il faut décider. Chaque question cite la personne, la chose et la règle. « action » dit ce que fait un des
### choix, « done » ce que signifie y mettre fin ; sans eux valent les mots généraux d'actions.ftl.
### $place est la clé du lieu et $rule_id celle de la règle, pour les questions que plusieurs effets partagent ;
### $offered compte ce qui est offert.

## Mise en place et placement

prompt-library = { $player }, choisissez votre bibliothèque. Son assistant spécial vient avec ; l’autre bibliothèque reste dans la boîte.
prompt-library-pool = { $player }, prenez une de ces bibliothèques, puis retirez-en une autre.
prompt-assistant-card = { $player }, choisissez votre assistant spécial.
prompt-eliminate = { $player }, quel lieu quitte la partie ? Deux s’en vont après chaque manche ; celui-ci est le { $count ->
    [1] premier
   *[other] second
}.
    .action = fermer pour de bon : { $tile }
home-actions-follow = { $count ->
    [one] Une autre action Maison suit.
   *[other] { $count } autres actions Maison suivent.
}
library-keeps-discards = La Bibliothèque publique garde les défausses.
prompt-place = { $player }, placez un assistant dans la Cité ou à la maison.

## Why an assistant can’t be placed on a free space

why-space-alike = Ces emplacements sont tous pareils : prenez le premier libre.
why-space-special = Reste à placer : { $assistant }, et ce lieu lui est fermé. { $summary }
why-space-blocked = Un assistant s’y trouve et ne laisse entrer personne d’autre : { $assistant }.
why-space-one = En solo, ce lieu n’accueille qu’un seul assistant.
why-space-visitors = Pas ici, à cause des assistants qui s’y trouvent.
why-bid-short = Mise de { $bid } : il faut payer autant de cartes, et vous en avez { $count } en main pour l’instant.
why-space-idle = Pour l’instant, il ne se passerait rien ici.
why-space-costly = Pour l’instant, vous ne pourriez qu’y perdre des cartes.

## Verbes que beaucoup d'effets partagent

prompt-home = { $player }, vous pouvez faire une action Maison : piocher une carte ou en archiver une.
    .done = ne rien faire
prompt-both-home = { $player }, { $rule_id ->
    [ASST-CUBE-01] { $other } rejoint votre Cube gélatineux : vous
   *[other] vous
} pouvez { $chosen ->
    [0] faire les deux actions Maison, dans l’ordre voulu : piocher, archiver.
   *[other] aussi faire l’autre action Maison.
}
    .done = en rester là
prompt-put = { $player }, où va { $card } ? À côté d’une carte archivée, sur trois rangées au plus.
    .action = archiver { $card } { $where }
prompt-shelve-gained = { $player }, vous pouvez archiver { $rule_id ->
    [LOC03-05] tout ou partie des cartes gagnées
    [LOC07-05] { $chosen ->
        [0] des cartes gagnées, au plus une par personne présente au tripot
       *[other] d’autres cartes gagnées, en tout au plus une par personne présente au tripot
    }
    [LOC09-03] { $chosen ->
        [0] jusqu’à deux des cartes piochées
       *[other] encore une des cartes piochées
    }
    [LOC14-02] tout ou partie des cartes prises
    [LOC16-04] tout ou partie des cartes prises
    [LOC06-02] une des cartes piochées
    [LOC13-05] une des cartes prises
    [ASST-GOBLIN-04] tout ou partie des cartes empruntées par le Gobelin
   *[other] { $offered ->
        [1] la carte { $card }, obtenue { $at }
       *[other] tout ou partie des cartes obtenues
    }
}.
    .action = archiver { $card }
    .done = { $offered ->
        [1] la garder en main
       *[other] garder le reste en main
    }
prompt-shelve-hand = { $player }, { $rule_id ->
    [LOC04-01] { $chosen ->
        [0] { $paper_mill_shelving ->
            [must] archivez une ou deux cartes de votre main.
           *[may] vous pouvez archiver jusqu’à deux cartes de votre main.
        }
       *[other] vous pouvez archiver encore une carte de votre main.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] une carte est vendue : vous pouvez en archiver une de votre main.
       *[must] une carte est vendue : archivez-en une de votre main.
    }
   *[other] quelle carte de votre main archivez-vous ?
}
    .action = archiver { $card }
    .done = c’est tout
prompt-discard-hand = { $player }, défaussez autant de cartes de votre main que vous le souhaitez ; vous en piocherez une de plus.
    .action = défausser { $card }
    .done = c’est tout : piocher { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
    }
prompt-discard-own = { $player }, { $chosen ->
    [0] défaussez au moins une carte de votre main ou de votre Collection
   *[other] vous pouvez défausser d’autres cartes de votre main ou de votre Collection
} ; { $paper_mill_shelving ->
    [must] puis archivez-en une ou deux de votre main.
   *[may] vous pourrez en archiver jusqu’à deux.
}
    .action = défausser { $card }
    .done = c’est tout
prompt-keep-from-deck = { $player }, gardez une de ces cartes de la pioche : elle rejoint votre main.
    .action = garder { $card }
prompt-discard-looked-at = { $player }, choisissez les cartes de la pioche à défausser.
    .action = défausser { $card }
    .done = n’en défausser aucune autre
prompt-put-back = { $player }, les autres retournent sur la pioche : laquelle passe sous les autres ?
    .action = remettre { $card } sous les autres
prompt-put-at-bottom = { $player }, vous pouvez mettre la première carte de la pioche tout en dessous.
    .action = mettre { $card } tout en dessous
    .done = la laisser dessus
prompt-take = { $player }, { $rule_id ->
    [LOC05-01] prenez une carte { $at } ; ensuite vous en donnez une
    [LOC16-02] { $tax_collector_pays ->
        [tile] prenez { $at } autant d’autres cartes que vous en avez payé : encore { $count }
       *[discard] prenez { $at } autant de cartes que vous en avez défaussé : encore { $count }
    }
   *[other] prenez une carte { $at }
}.
    .action = prendre { $card }
prompt-name-category = { $player }, { $rule_id ->
    [LOC13-02] énoncez une catégorie, puis regardez les cartes posées { $at } ; { $mysterious_shack_take ->
        [all] vous prenez celles qui en portent un livre.
       *[any] vous pouvez prendre celles qui en portent un livre.
    }
    [LOC11-01] énoncez une catégorie à chercher dans la défausse.
   *[other] quelle catégorie le Gobelin demande-t-il à { $other } ?
}
    .action = énoncer : { $category }

## Inspection

prompt-flip = { $player }, retournez en secret les cartes qui en font tomber de meilleures ou coûtent plus qu’elles ne rapportent ; puis dites que c’est prêt.
