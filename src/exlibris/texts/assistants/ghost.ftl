## en

assistant-ghost-name = Ghost
    .one = the Ghost
assistant-ghost-library = The Dead Letter Office
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] May share an opponent’s space at an instant location; if it does, draw 1 card first.
   *[anybody] May share an occupied space at an instant location; if it does, draw 1 card first.
}
assistant-ghost-detail =
    The Ghost may be placed on an occupied space at an instant location and share it with { $ghost_shares_with ->
        [opponent] the opponent’s assistant there, never with one of your own.
       *[anybody] the assistant there.
    }
    If it does, draw 1 card before the location takes effect; special assistants that are there already act
    first. At a delayed location, or on a free space, it is placed like any other. No assistant can join a Ghost
    that stands alone. It may not visit the Diviner’s Hut, and the Snowman keeps it out.

## pl

assistant-ghost-name = Duch
    .one = Ducha
assistant-ghost-library = Archiwum Martwych Liter
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] Przy efekcie natychmiastowym może dzielić pole z przeciwnikiem; najpierw dobierz 1.
   *[anybody] Przy efekcie natychmiastowym może stanąć na zajętym polu; najpierw dobierz 1 kartę.
}
assistant-ghost-detail =
    Ducha można umieścić na zajętym polu lokacji z efektem natychmiastowym, które dzieli { $ghost_shares_with ->
        [opponent] z pomocnikiem przeciwnika, nigdy z twoim własnym.
       *[anybody] z pomocnikiem, który tam stoi.
    }
    Jeśli tak stanie, dobierz 1 kartę przed efektem lokacji; starsi pomocnicy, którzy już tam są, działają przed
    Duchem. W lokacji z efektem opóźnionym lub na wolnym polu stawia się go jak każdego. Do Ducha, który stoi sam, nikt nie może
    dołączyć. Nie wolno mu do Chaty Wróżbity, a Bałwan go nie wpuści.

## cs

assistant-ghost-name = Duch
    .one = Ducha
assistant-ghost-library = Vysoké učení strašlivé
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] Smí sdílet políčko spoluhráče v budově s okamžitým účinkem; napřed si doberte 1.
   *[anybody] Smí sdílet obsazené políčko v budově s okamžitým účinkem; napřed si doberte 1.
}
assistant-ghost-detail =
    Ducha lze umístit na obsazené políčko budovy s okamžitým účinkem, které pak sdílí { $ghost_shares_with ->
        [opponent] s pomocníkem spoluhráče, nikdy s vaším vlastním.
       *[anybody] s pomocníkem, který tam stojí.
    }
    Když to udělá, doberte si 1 kartu, ještě než budova zapůsobí; speciální pomocníci, kteří už tam jsou, jednají před
    ním. Do budovy se zpožděným účinkem nebo na volné políčko se umisťuje jako kdokoli jiný. K Duchovi, který stojí sám, se
    nikdo přidat nemůže. Do Věštírny nesmí a Sněhulák ho nepustí.

## fr

assistant-ghost-name = Fantôme
    .one = le Fantôme
assistant-ghost-library = Bureau des lettres mortes
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] Lieu instantané : peut partager l’emplacement d’un adversaire ; piochez 1 carte.
   *[anybody] Lieu instantané : peut partager un emplacement occupé ; piochez alors 1 carte.
}
assistant-ghost-detail =
    Le Fantôme peut être placé sur un emplacement occupé d’un lieu à effet instantané et le partager
    { $ghost_shares_with ->
        [opponent] avec l’assistant adverse, jamais avec l’un des vôtres.
       *[anybody] avec l’assistant qui s’y trouve.
    } Dans ce cas, piochez 1 carte avant l’effet du lieu ; les assistants spéciaux déjà présents agissent d’abord. Dans
    un lieu à effet retardé, ou sur un emplacement libre, il se place comme tout le monde. Personne ne peut rejoindre un
    Fantôme seul. La Tente du devin lui est interdite, et le Bonhomme de neige l’arrête.
