## en

assistant-wizard-name = Wizard
    .one = the Wizard
assistant-wizard-library = The Tower of Higher Shelving
assistant-wizard-summary = When it shelves, it may first shift { $wizard_shift ->
    [any_cards] any cards on your shelf by one cell.
   *[group] a connected group of cards by one cell.
}
assistant-wizard-detail =
    Before a card is shelved by the Wizard, you may shift { $wizard_shift ->
        [any_cards] any cards on your shelf, next to each other or not,
       *[group] a connected group of cards on your shelf
    }
    by one cell, all in the same direction; the card then goes into a cell that the shift has emptied{ $wizard_shift ->
        [any_cards] , next to a card that was shifted
       *[group] { "" }
    }.
    Meanwhile, the shelf may fall apart or stick out, but with the new card it has to be in one piece
    again, within three rows.

prompt-wizard = { $player }, how does the Wizard shelve { $card }? A shift by one cell can make room for it.
prompt-wizard-group = { $player }, pick { $wizard_shift ->
    [any_cards] any cards
   *[group] neighboring cards
} to shift; { $card } goes where they leave a gap.
    .action = shift { $card } too
    .done = shift these
prompt-wizard-gap = { $player }, which of the emptied cells does { $card } go into?
    .action = put { $card } { $where }

## pl

assistant-wizard-name = Czarnoksiężnik
    .one = Czarnoksiężnika
assistant-wizard-library = Wieża Wyższej Półki
assistant-wizard-summary = Zanim ustawi kartę, może przesunąć { $wizard_shift ->
    [any_cards] o jedno pole dowolne karty z półki.
   *[group] o jedno pole zestaw sąsiednich kart.
}
assistant-wizard-detail =
    Zanim Czarnoksiężnik ustawi kartę, możesz przesunąć { $wizard_shift ->
        [any_cards] dowolne karty ze swoich półek, sąsiadujące albo nie,
       *[group] zestaw sąsiadujących ze sobą kart ze swoich półek
    }
    o jedno pole, wszystkie w tę samą stronę; karta trafia wtedy na pole, które się zwolniło{ $wizard_shift ->
        [any_cards] , obok karty, która została przesunięta
       *[group] { "" }
    }. W trakcie przesuwania półki mogą się rozpaść albo przekroczyć trzy rzędy, ale z nową kartą muszą znów być
    w jednym kawałku i w obrębie trzech rzędów.

prompt-wizard = { $player }, jak Czarnoksiężnik ustawia { $card }? Przesunięcie o jedno pole może zrobić miejsce.
prompt-wizard-group = { $player }, wybierz { $wizard_shift ->
    [any_cards] dowolne karty
   *[group] sąsiadujące ze sobą karty
} do przesunięcia; { $card } trafi tam, gdzie zrobią lukę.
    .action = przesunąć też { $card }
    .done = przesunąć te
prompt-wizard-gap = { $player }, na które ze zwolnionych pól trafi { $card }?
    .action = wstawić { $card } { $where }

## cs

assistant-wizard-name = Kouzelník
    .one = Kouzelníka
assistant-wizard-library = Věž vyšších polic
assistant-wizard-summary = Než zařadí kartu, může o jedno místo posunout { $wizard_shift ->
    [any_cards] kterékoli karty ve vašich policích.
   *[group] skupinu sousedících karet.
}
assistant-wizard-detail =
    Než Kouzelník zařadí kartu, můžete posunout { $wizard_shift ->
        [any_cards] kterékoli karty ve svých policích, sousedící i ne,
       *[group] skupinu sousedících karet ve svých policích
    }
    o jedno místo, všechny týmž směrem; karta pak přijde na místo, které se tím uvolnilo{ $wizard_shift ->
        [any_cards] , vedle karty, která byla posunuta
       *[group] { "" }
    }. Mezitím se police smějí rozpadnout nebo vyčnívat, ale s novou kartou musí zase držet pohromadě a mít nejvýš tři řady.

prompt-wizard = { $player }: jak Kouzelník zařadí { $card }? Posunem o jedno místo pro ni může vzniknout mezera.
prompt-wizard-group = { $player }: vyberte { $wizard_shift ->
    [any_cards] libovolné karty
   *[group] sousedící karty
} k posunutí; { $card } přijde tam, kde po nich zbude mezera.
    .action = posunout i { $card }
    .done = posunout tyhle
prompt-wizard-gap = { $player }: na které z uvolněných míst přijde { $card }?
    .action = dát { $card } { $where }

## fr

assistant-wizard-name = Magicien
    .one = le Magicien
assistant-wizard-library = Tour des hautes étagères
assistant-wizard-summary = Avant d’archiver, il peut décaler d’une case { $wizard_shift ->
    [any_cards] des cartes de la Collection, au choix.
   *[group] un groupe de cartes adjacentes.
}
assistant-wizard-detail =
    Avant que le Magicien archive une carte, vous pouvez décaler d’une case, dans un même sens, { $wizard_shift ->
        [any_cards] les cartes de votre Collection que vous voulez, voisines ou non
       *[group] un groupe de cartes adjacentes de votre Collection
    } ; la carte va alors dans une case que le décalage a vidée{ $wizard_shift ->
        [any_cards] , à côté d’une carte décalée
       *[group] { "" }
    }. Entre-temps, la Collection peut se disloquer ou dépasser, mais avec la nouvelle carte elle doit de nouveau tenir
    d’un seul bloc, sur trois rangées.

prompt-wizard = { $player }, comment le Magicien archive-t-il { $card } ? Un décalage d’une case peut lui faire de la place.
prompt-wizard-group = { $player }, choisissez { $wizard_shift ->
    [any_cards] les cartes
   *[group] des cartes voisines
} à décaler ; { $card } ira là où elles laissent un trou.
    .action = décaler aussi { $card }
    .done = décaler celles-ci
prompt-wizard-gap = { $player }, dans laquelle des cases vidées va { $card } ?
    .action = mettre { $card } { $where }
