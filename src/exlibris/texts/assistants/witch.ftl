## en

assistant-witch-name = Witch
    .one = the Witch
assistant-witch-library = The Spell-Checked Cottage
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] When it gets a Banned Book, you may reveal a card, keep one, shelve one face down.
       *[must] When it gets a Banned Book, reveal a card, keep one, shelve one face down.
    }
   *[discarded] { $witch_reveal ->
        [may] When it gets a Banned Book, you may reveal a card, keep one, discard the other.
       *[must] When it gets a Banned Book, reveal a card, keep one, discard the other.
    }
}
assistant-witch-detail =
    Whenever the Witch gets you a card with at least one Banned Book, { $witch_reveal ->
        [may] you may reveal the top card of the deck; if you do,
       *[must] reveal the top card of the deck;
    }
    keep whichever you prefer and { $witch_loser ->
        [face_down]
            shelve the other face down: it goes where any card might, but its books do not count.
       *[discarded] discard the other.
    }
    Several such cards are handled one by one. A card revealed like this does not count again, whatever is on it.

prompt-witch = { $player }, the Witch has revealed { $card }: which of the two do you keep? The other is discarded.
    .action = keep { $card }
prompt-witch-reveal = { $player }, should the Witch reveal a card? You keep it or { $card }, and shelve the other face down.
    .done = leave it as it is
prompt-witch-shelve = { $player }, the Witch has revealed { $card }: which of the two do you keep? You shelve the other
    face down.
    .action = keep { $card }
log-witch-reveals = { $player } reveals { $cards } for the Witch to consider.
log-witch-keeps = The Witch lets { $player } keep the card and discard { $cards }.
log-witch-swaps = The Witch leaves { $player } with { $card } instead of { $card2 }.
log-witch-shelves = { $player } lets the Witch keep { $card }; { $card2 } goes on the shelf face down.

## pl

assistant-witch-name = Wiedźma
    .one = Wiedźmę
assistant-witch-library = Chatka na Kurzej Stronie
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] Po zdobyciu Księgi Zakazanej: możesz odkryć kartę, by jedną z dwóch ustawić zakrytą.
       *[must] Po zdobyciu Księgi Zakazanej: odkryj kartę, jedną zatrzymaj, drugą ustaw zakrytą.
    }
   *[discarded] { $witch_reveal ->
        [may] Po zdobyciu Księgi Zakazanej: możesz odkryć kartę z talii, by jedną z dwóch odrzucić.
       *[must] Po zdobyciu Księgi Zakazanej: odkryj kartę z talii, jedną zatrzymaj, drugą odrzuć.
    }
}
assistant-witch-detail =
    Zawsze, gdy Wiedźma zdobywa dla ciebie kartę z choć jedną Księgą Zakazaną, { $witch_reveal ->
        [may] możesz odkryć wierzchnią kartę talii; jeśli tak zrobisz,
       *[must] odkryj wierzchnią kartę talii;
    }
    zatrzymaj tę, którą wolisz, a { $witch_loser ->
        [face_down]
            drugą ustaw zakrytą na półce: staje tam, gdzie mogłaby każda karta, ale jej książki się nie liczą.
       *[discarded] drugą odrzuć.
    }
    Kilka takich kart wymienia się po jednej. Karty odkrytej w ten sposób nie wymienia się ponownie, cokolwiek na niej jest.

prompt-witch = { $player }, Wiedźma odkrywa { $card }: którą z dwóch zatrzymujesz? Drugą odrzucisz.
    .action = zatrzymać { $card }
prompt-witch-reveal = { $player }, czy Wiedźma ma odkryć kartę? Zatrzymasz ją albo { $card }, drugą ustawisz zakrytą.
    .done = zostawić, jak jest
prompt-witch-shelve = { $player }, Wiedźma odkrywa { $card }: którą z dwóch zatrzymujesz? Drugą ustawisz
    na półce zakrytą.
    .action = zatrzymać { $card }
log-witch-reveals = { $player } odkrywa { $cards }, żeby Wiedźma miała o czym myśleć.
log-witch-keeps = Wiedźma zostawia to, co było; { $player } odrzuca { $cards }.
log-witch-swaps = { $player } pozwala Wiedźmie podmienić { $card2 } na { $card }.
log-witch-shelves = { $player } pozwala Wiedźmie zatrzymać { $card }; na półkę idzie zakryta { $card2 }.

## cs

assistant-witch-name = Čarodějka
    .one = Čarodějku
assistant-witch-library = Chaloupka na kuří straně
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] Získá-li Zakázanou knihu: může otočit kartu, 1 si nechat, druhou zařadit skrytou.
       *[must] Získá-li Zakázanou knihu: otočte kartu, 1 si nechte, druhou zařaďte skrytou.
    }
   *[discarded] { $witch_reveal ->
        [may] Získá-li Zakázanou knihu: smí otočit kartu z balíčku, 1 si nechat, druhou odhodit.
       *[must] Získá-li Zakázanou knihu: otočte kartu z balíčku, 1 si nechte, druhou odhoďte.
    }
}
assistant-witch-detail =
    Kdykoli pro vás Čarodějka získá kartu s aspoň jednou Zakázanou knihou, { $witch_reveal ->
        [may] můžete otočit vrchní kartu balíčku; uděláte-li to,
       *[must] otočte vrchní kartu balíčku;
    }
    nechte si tu, která se vám líbí víc, a { $witch_loser ->
        [face_down]
            druhou zařaďte lícem dolů: přijde, kam by směla kterákoli karta, ale její knihy se nepočítají.
       *[discarded] druhou odhoďte.
    }
    Víc takových karet se mění po jedné. Karta takto otočená se znovu nemění, ať je na ní cokoli.

prompt-witch = { $player }: Čarodějka otáčí { $card }. Kterou z těch dvou si necháte? Druhá se odhodí.
    .action = nechat si { $card }
prompt-witch-reveal = { $player }: má Čarodějka otočit kartu? Necháte si ji, nebo { $card }, a druhou zařadíte lícem dolů.
    .done = nechat to tak
prompt-witch-shelve = { $player }: Čarodějka otáčí { $card }. Kterou z těch dvou si necháte? Druhá půjde do vašich
    polic lícem dolů.
    .action = nechat si { $card }
log-witch-reveals = { $player } otáčí { $cards }, ať má Čarodějka o čem přemýšlet.
log-witch-keeps = Čarodějka nechává původní kartu; { $player } odhazuje { $cards }.
log-witch-swaps = { $player } nechává Čarodějku vyměnit { $card2 } za { $card }.
log-witch-shelves = { $player } nechává Čarodějce { $card }; do polic jde lícem dolů { $card2 }.

## fr

assistant-witch-name = Sorcière
    .one = la Sorcière
assistant-witch-library = Chaumière aux bonnes formules
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] Livre Banni : révélez une carte ou non ; gardez l’une, archivez l’autre face cachée.
       *[must] Livre Banni : révélez une carte, gardez-en une, archivez l’autre face cachée.
    }
   *[discarded] { $witch_reveal ->
        [may] Livre Banni : révélez une carte ou non ; gardez l’une, défaussez l’autre.
       *[must] Livre Banni : révélez une carte, gardez-en une, défaussez l’autre.
    }
}
assistant-witch-detail =
    Chaque fois que la Sorcière vous procure une carte portant au moins un Livre Banni, { $witch_reveal ->
        [may] vous pouvez révéler la première carte de la pioche ; si vous le faites,
       *[must] révélez la première carte de la pioche ;
    } gardez celle que vous préférez et { $witch_loser ->
        [face_down]
            archivez l’autre face cachée : elle va où irait n’importe quelle carte, mais ses livres ne comptent pas.
       *[discarded] défaussez l’autre.
    } Plusieurs cartes de ce genre s’échangent une à une. Une carte ainsi révélée ne s’échange plus, quoi qu’elle porte.

prompt-witch = { $player }, la Sorcière a révélé { $card } : laquelle des deux gardez-vous ? L’autre est défaussée.
    .action = garder { $card }
prompt-witch-reveal = { $player }, la Sorcière révèle-t-elle une carte ? Vous garderez celle-ci ou { $card }, et archiverez l’autre face cachée.
    .done = en rester là
prompt-witch-shelve = { $player }, la Sorcière a révélé { $card } : laquelle des deux gardez-vous ? L’autre va dans
    votre Collection, face cachée.
    .action = garder { $card }
log-witch-reveals = { $player } révèle { $cards } pour que la Sorcière y réfléchisse.
log-witch-keeps = La Sorcière laisse les choses en l’état ; { $player } défausse { $cards }.
log-witch-swaps = Grâce à la Sorcière, { $player } garde { $card } au lieu de { $card2 }.
log-witch-shelves = { $player } garde { $card } grâce à la Sorcière ; { $card2 } va dans la Collection, face cachée.
